import Knowledge
import Source

/// Queues that are given along with a closure: a call that takes both says where the closure runs, as far as nothing else is known of what it calls.
extension Resolver {
  func toldPlace(_ call: Site, _ argument: Site) -> PlaceVerdict? {
    guard project.kind(call) == .call, let kind = givenQueue(call) ?? queueOfReceiver(call), isLeftOpen(argument) else { return nil }
    return PlaceVerdict(place: kind == .main ? .main : .thread, confidence: .medium, grounds: [Ground(fact: .handedOver, site: call)])
  }

  /// The queue among a call's arguments, those it leaves to their defaults included.
  private func givenQueue(_ call: Site) -> ExecutorValue.Kind? {
    for argument in children(call) {
      guard let value = project.firstChild(argument), [.chain, .name, .implicitMember].contains(project.kind(value)) else { continue }
      if let kind = executor(value) { return kind }
      if queueLabels.contains(project.name(argument)), let kind = unseenQueue(value) { return kind }
    }
    let targets = resolution(of: call).targets
    guard targets.count == 1, !project.unit(targets[0]).isInterface else { return nil }
    let given = Set(children(call).compactMap { parameterOfArgument[$0] })
    for parameter in project.parameters(targets[0]) where !given.contains(parameter) {
      if let body = project.body(parameter), let value = project.firstChild(body), let kind = executor(value) { return kind }
    }
    return nil
  }

  /// The queue that the object which is called was made with, and keeps: `Debouncer(queue: .main)`.
  private func queueOfReceiver(_ call: Site) -> ExecutorValue.Kind? {
    guard let receiver = receiver(of: call), let maker = constantMaker(receiver), maker != call, case let making = resolution(of: maker), making.isStatic,
      making.targets.count == 1, project.kind(making.targets[0]) == .initializer, !project.unit(making.targets[0]).isInterface, keepsItsQueue(making.targets[0])
    else { return nil }
    return givenQueue(maker)
  }

  /// One of the initialiser's parameters is a queue that it puts into a property.
  private func keepsItsQueue(_ initializer: Decl) -> Bool {
    let type = entity(enclosing: initializer)
    guard type != .none else { return false }
    return project.parameters(initializer).contains { parameter in
      uses(ofParameter: parameter).contains { use in
        guard let assignment = parent(use), project.kind(assignment) == .assignment, let target = project.firstChild(assignment), target != use,
          let property = assignedProperty(target), entity(enclosing: property) == type
        else { return false }
        return index?.sites(project.name(property)).contains { handsOver($0) } ?? false
      }
    }
  }

  /// `queue.async { … }`: a closure is handed to what the property holds.
  private func handsOver(_ access: Site) -> Bool {
    guard let chain = parent(access), project.kind(chain) == .chain, case let links = children(chain), let position = links.firstIndex(of: access),
      position + 2 < links.count, project.kind(links[position + 2]) == .call
    else { return false }
    return placesByName[project.name(links[position + 2])] != nil
  }

  /// `.main` and `.global()` where nothing declares the parameter.
  private func unseenQueue(_ value: Site) -> ExecutorValue.Kind? {
    let links = project.kind(value) == .chain ? children(value) : [value]
    guard links.count <= 2, project.kind(links[0]) == .implicitMember, let last = links.last, resolution(of: last).targets.isEmpty else { return nil }
    let name = project.name(links[0])
    let kinds = Set(executors.filter { $0.patterns.contains { $0.name == name && $0.pattern.condition == nil } }.map(\.kind))
    return kinds.count == 1 ? kinds.first : nil
  }

  /// A closure that a property keeps runs where that is called, if it shows.
  private func isLeftOpen(_ argument: Site) -> Bool {
    guard let graph, !keepers(ofArgument: argument).isEmpty else { return true }
    return graph.keptCallers(argument).allSatisfy { caller in home(caller.site).map { place(of: $0.body).place == .unknown } ?? true }
  }

  // MARK: Stored queues

  /// The queue that a property is given by every call that makes an object of its type.
  func injectedQueue(_ site: Site) -> ExecutorValue.Kind? {
    guard case .variable(let property)? = heldObject(site), let graph, isMember(property), initialValue(property) == nil else { return nil }
    let type = entity(enclosing: property)
    guard type != .none, !entityInfo(type).isInterface else { return nil }
    let kinds = Set(graph.makers(type).map { givenQueue($0, for: property) })
    return kinds.count == 1 ? kinds.first ?? nil : nil
  }

  /// The queue that every call of a function gives to its parameter, or leaves to the parameter's default.
  func passedQueue(_ site: Site) -> ExecutorValue.Kind? {
    guard case .variable(let parameter)? = heldObject(site), project.kind(parameter) == .parameter, case let function = project.parent(parameter),
      function != .none, !project.unit(function).isInterface, let graph, let body = project.body(function)
    else { return nil }
    let kinds = Set(graph.callers(of: body).map { call -> ExecutorValue.Kind? in
      let given = children(call.site).first { parameterOfArgument[$0] == parameter } ?? project.body(parameter)
      return given.flatMap { project.firstChild($0) }.flatMap { executor($0) }
    })
    return kinds.count == 1 ? kinds.first ?? nil : nil
  }

  private func givenQueue(_ maker: Site, for property: Decl) -> ExecutorValue.Kind? {
    let parameter = resolution(of: maker).targets.first.flatMap { initializer in
      project.parameters(initializer).first { uses(ofParameter: $0).contains { isPut($0, into: property) } }
    }
    let arguments = children(maker)
    let given = arguments.first { parameter == nil ? project.name($0) == project.name(property) : parameterOfArgument[$0] == parameter }
    let value = given ?? parameter.flatMap { project.body($0) }
    return value.flatMap { project.firstChild($0) }.flatMap { executor($0) }
  }

  private func isPut(_ use: Site, into property: Decl) -> Bool {
    guard let assignment = parent(use), project.kind(assignment) == .assignment, let target = project.firstChild(assignment), target != use else { return false }
    return assignedProperty(target) == property
  }
}

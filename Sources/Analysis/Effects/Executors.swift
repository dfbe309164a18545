import Knowledge
import Source

/// A page's executors in the project's names.
struct PreparedExecutor: Sendable {
  var kind: ExecutorValue.Kind
  var patterns: [PreparedPattern]

  init(_ value: ExecutorValue, _ names: NameTable) {
    kind = value.kind
    patterns = value.values.compactMap { PreparedPattern($0, names) }
  }
}

/// Which queue, operation queue, run loop or scheduler an expression yields.
extension Resolver {
  /// The executor of a receiver, or of the nearest link to its left that yields one: operators such as `map` run where their upstream does.
  func executor(upstream site: Site, _ pattern: PreparedPattern) -> ExecutorValue.Kind? {
    var link = origin(site)
    for _ in 0 ..< 32 {
      guard let current = link else { return nil }
      if let kind = executor(current) { return kind }
      guard project.kind(current) == .call, !namesExecutor(current), let next = source(ofValuesOf: current, pattern) else { return nil }
      link = origin(next)
    }
    return nil
  }

  /// What a link gets its values from: its receiver, or for a function of the project what that returns.
  private func source(ofValuesOf call: Site, _ pattern: PreparedPattern) -> Site? {
    let resolution = resolution(of: call)
    if let returned = resolution.targets.count == 1 ? returnedValue(resolution.targets[0]) : nil { return returned }
    guard resolution.owner != .none, ancestry(resolution.owner).contains(where: { entityInfo($0).name == pattern.type.last }) else { return nil }
    return receiver(of: call)
  }

  /// The one value that a function of the project returns.
  private func returnedValue(_ function: Decl) -> Site? {
    guard !project.unit(function).isInterface, project.kind(function) == .function, let body = project.body(function), let last = lastChild(body) else { return nil }
    guard project.kind(last) == .jump else { return children(body).count == 1 ? last : nil }
    let returns = ownEvents(of: body).filter { project.kind($0) == .jump && project.name($0) == .return }
    return returns == [last] ? firstChild(last) : nil
  }

  /// A published property of the main actor changes there, and those who subscribe are told there and then.
  func publishedPlace(_ upstream: Site, _ pattern: PreparedPattern) -> PlaceVerdict? {
    var link = origin(upstream)
    for _ in 0 ..< 32 {
      guard let current = link else { return nil }
      guard project.kind(current) == .call else {
        guard project.isProjection(project.name(current)), let property = wrappedVariable(current) else { return nil }
        let verdict = place(isolation(of: property))
        return verdict.place == .main ? verdict.lowered(to: .medium) : nil
      }
      guard !namesExecutor(current), let next = source(ofValuesOf: current, pattern) else { return nil }
      link = origin(next)
    }
    return nil
  }

  /// `$name`, through operators of the same kind: a subscription is told of the current value before the call that makes it returns.
  func yieldsAtOnce(_ upstream: Site, _ prepared: PreparedPlace) -> Bool {
    var link = upstream
    for _ in 0 ..< 32 {
      let name = project.name(link)
      switch project.kind(link) {
      case .chain:
        guard let last = lastChild(link) else { return false }
        link = last
      case .name, .member: return project.names.utf8(name).first == UInt8(ascii: "$")
      case .call:
        guard prepared.patterns.contains(where: { $0.eventNames.contains(name) && matches($0, link) }), let next = receiver(of: link) else { return false }
        link = next
      default: return false
      }
    }
    return false
  }

  /// A link that decides the executor, though its scheduler is not known.
  private func namesExecutor(_ site: Site) -> Bool {
    let name = project.name(site)
    return executors.contains { $0.patterns.contains { $0.eventNames.contains(name) && matches($0, site) } }
  }

  /// The queue, operation queue, run loop or scheduler an expression yields, as far as its origin shows.
  func executor(_ site: Site) -> ExecutorValue.Kind? {
    guard let origin = origin(site) else { return nil }
    let name = project.name(origin)
    for prepared in executors {
      for pattern in prepared.patterns where pattern.eventNames.contains(name) && matches(pattern, origin) && holds(pattern.pattern.condition, at: origin) {
        return prepared.kind
      }
    }
    return nil
  }

  /// `site` is what is known or not to be a queue of that kind.
  func executorVerdict(_ kind: ExecutorValue.Kind?, _ site: Site?, _ grounds: [Ground], _ page: PageLine) -> PlaceVerdict {
    switch kind ?? site.flatMap({ heldExecutor($0) }) {
    case .main: PlaceVerdict(place: .main, confidence: kind == nil ? .medium : .high, grounds: grounds, page: page)
    case .concurrent, .serial: PlaceVerdict(place: .thread, confidence: kind == nil ? .medium : .high, grounds: grounds, page: page)
    case nil: PlaceVerdict(place: .unknown, confidence: .low, grounds: grounds, page: page)
    }
  }

  /// The queue that a property or parameter holds, by what is put into it.
  func heldExecutor(_ site: Site) -> ExecutorValue.Kind? { assignedExecutor(site) ?? injectedQueue(site) ?? passedQueue(site) }

  /// What a property without an initial value holds, as far as everything that is put into it is alike: `timer = DispatchSource.makeTimerSource(queue: .main)`.
  private func assignedExecutor(_ site: Site) -> ExecutorValue.Kind? {
    guard let index, case .variable(let property)? = heldObject(site), isMember(property), !project.unit(property).isInterface else { return nil }
    let values = index.sites(project.name(property)).compactMap { access -> Site? in
      guard isAssigned(access), let assignment = assignment(around: access), resolution(of: access).targets.contains(property) else { return nil }
      return lastChild(assignment).flatMap { isNil($0) ? nil : $0 }
    }
    let kinds = Set(values.map { executor($0) })
    return kinds.count == 1 ? kinds.first ?? nil : nil
  }

  /// The calls that tell the receiver of a call, or of a property, on which queue to call back: `connection.start(queue:)`.
  func tellingCalls(_ prepared: PreparedPlace, _ link: Site) -> [Site] {
    guard let index, let object = receiver(of: link).flatMap({ heldObject($0) }) else { return [] }
    return prepared.told.flatMap { pattern in
      index.sites(pattern.name).filter { call in
        matches(pattern, call) && receiver(of: call).flatMap { heldObject($0) } == object
      }
    }
  }
}

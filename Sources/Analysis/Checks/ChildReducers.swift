import Knowledge
import Source

/// Actions of a child that its parent sends: `.send(.list(.sort))` where the reducer whose action `.list` carries handles `.sort`.
struct ChildReducers {
  private let context: LintContext
  private let cases: ReducerCases
  private var resolver: Resolver { context.resolver }
  private var project: Project { context.project }

  init(_ context: LintContext, _ cases: ReducerCases) {
    self.context = context
    self.cases = cases
  }

  /// The `switch` around a call, and the child's case for the action that the call is given.
  func handler(ofSend send: Site) -> (selection: Site, handler: Site)? {
    guard let selection = cases.selection(around: send), let argument = resolver.arguments(of: send).first, let value = resolver.firstChild(argument),
      case let path = cases.members(in: value), path.count > 1, !path.contains(where: { project.text($0) == "delegate" })
    else { return nil }
    let parent = resolver.entity(enclosing: resolver.enclosingDeclaration(send))
    guard parent != .none, let child = child(behind: path[0], of: parent) else { return nil }
    let handlers = selections(of: child).lazy.compactMap { cases.handler(of: Array(path.dropFirst()), in: $0) }
    return handlers.first.map { (selection, $0) }
  }

  /// The type around the action that a case of the parent's own actions carries.
  private func child(behind name: Name, of parent: Entity) -> Entity? {
    let nested = resolver.entityInfo(parent).parts.flatMap { project.children($0) }.filter { project.kind($0) == .enum }
    for type in nested {
      let actions = resolver.types.entityOfDeclaration[Int(type.index)]
      for action in resolver.ownMembers(actions, name) where project.kind(action) == .enumCase {
        guard let parameter = project.parameters(action).first, case let carried = resolver.nominalEntity(resolver.type(of: parameter)), carried != .none else { continue }
        let child = resolver.entityInfo(carried).parent
        if child != .none, child != parent, !resolver.entityInfo(child).isInterface { return child }
      }
    }
    return nil
  }

  /// The outermost `switch` statements of a type's members.
  private func selections(of type: Entity) -> [Site] {
    resolver.entityInfo(type).parts.flatMap { project.children($0) }.flatMap { member -> [Site] in
      let bodies = [project.body(member), project.accessor(member, .get).flatMap { project.body($0) }].compactMap { $0 }
      return bodies.flatMap { body in
        (body.event ..< project.subtreeEnd(body)).map { Site(body.unit, $0) }.filter { project.kind($0) == .selection && cases.selection(around: $0) == nil }
      }
    }
  }
}

import Source

/// Functions of an app that nothing in its project calls or names: whoever reads of them deletes them.
struct UncalledFunctions {
  private let context: LintContext
  /// Libraries are called by others.
  private let isApp: Bool
  private var resolver: Resolver { context.resolver }
  private var project: Project { context.project }

  init(_ context: LintContext) {
    self.context = context
    isApp = context.project.targets.targets.contains { $0.kind == .app }
  }

  /// No word of the project says the function's name, and neither the system nor another language can ask for it.
  func contain(_ body: Site) -> Bool {
    guard isApp, context.kind(body) == .body, case let function = context.declaration(ofBody: body), project.kind(function) == .function,
      project.flags(function).isDisjoint(with: [.public, .open, .override]), project.attributes(function).allSatisfy({ isSilent($0, function) }),
      context.index.sites(project.name(function)).isEmpty, !isCalledBySign(project.text(project.name(function)))
    else { return false }
    let type = resolver.entity(enclosing: function)
    return type == .none || resolver.ancestry(type).allSatisfy { !mayAsk($0, for: function) }
  }

  /// It says where the function runs, not who calls it.
  private func isSilent(_ attribute: Attribute, _ function: Decl) -> Bool {
    ["MainActor", "discardableResult", "available", "inline", "Sendable", "concurrent"].contains(project.text(project.unit(function).name(attribute.name)))
  }

  /// What is called without its name: operators, values that are called, the functions of builders.
  private func isCalledBySign(_ name: String) -> Bool {
    name == "main" || name == "callAsFunction" || name.hasPrefix("build") || name.hasPrefix("dynamicallyCall") || !(name.first?.isLetter ?? false)
  }

  /// A type that nobody has read, a class of the system, or a protocol with such a requirement.
  private func mayAsk(_ ancestor: Entity, for function: Decl) -> Bool {
    let info = resolver.entityInfo(ancestor)
    if info.isExternal || info.isInterface && info.kind == .class { return true }
    return info.kind == .protocol && resolver.ownMembers(ancestor, project.name(function)).contains { $0 != function }
  }
}

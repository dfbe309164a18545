import Knowledge
import Source

/// All files linked: one numbering of declarations, one table of names, the SDK's interfaces beside the user's files.
/// What declarations mean to each other (types, members) is left to `TypeTable`.
///
/// A class that never changes: everything asks it, and handing a value of many arrays round would count the references of each.
public final class Project: Sendable {
  let units: [SourceUnit]
  /// How many of `units` are the user's files; they come first, in the order given.
  let fileCount: Int
  /// The user's files, and after them the pages' interfaces.
  var files: ArraySlice<SourceUnit> { units.prefix(fileCount) }
  var interfaces: ArraySlice<SourceUnit> { units.dropFirst(fileCount) }
  let names: NameTable
  let declarations: DeclarationColumns
  let targets: ProjectTargets
  let events: EventTable

  init(units: [SourceUnit], fileCount: Int, names: NameTable, declarations: DeclarationColumns, targets: ProjectTargets, events: EventTable) {
    self.units = units
    self.fileCount = fileCount
    self.names = names
    self.declarations = declarations
    self.targets = targets
    self.events = events
  }

  @inline(__always) func unit(_ decl: Decl) -> SourceUnit { units[Int(declarations.units[Int(decl.index)])] }
  func unit(_ site: Site) -> SourceUnit { units[Int(site.unit)] }
  @inline(__always) func local(_ decl: Decl, _ unit: SourceUnit) -> Int { Int(decl.index &- unit.firstDeclaration) }

  @inline(__always) func kind(_ decl: Decl) -> DeclarationKind { declarations.kinds[Int(decl.index)] }
  @inline(__always) func name(_ decl: Decl) -> Name { declarations.names[Int(decl.index)] }
  @inline(__always) func label(_ decl: Decl) -> Name { declarations.labels[Int(decl.index)] }
  @inline(__always) func flags(_ decl: Decl) -> DeclarationFlags { declarations.flags[Int(decl.index)] }
  @inline(__always) func parent(_ decl: Decl) -> Decl { declarations.parents[Int(decl.index)] }

  func type(_ decl: Decl) -> TypeID {
    let unit = unit(decl)
    return unit.summary.declarations.types[local(decl, unit)]
  }

  func body(_ decl: Decl) -> Site? {
    let unit = unit(decl)
    let body = unit.summary.declarations.bodies[local(decl, unit)]
    return body == .none ? nil : Site(unit.index, body.index)
  }

  func branch(_ decl: Decl) -> ConfigurationBranch? {
    let unit = unit(decl)
    let branch = Int(unit.summary.declarations.branches[local(decl, unit)])
    return branch == 0 ? nil : unit.summary.branches[branch]
  }

  /// The direct children, in source order, one after the other: a type may have thousands, and mostly the first few are wanted.
  @inline(__always) func children(of decl: Decl) -> some Sequence<Decl> {
    let ends = declarations.subtreeEnds
    return sequence(state: decl.index &+ 1) { child -> Decl? in
      guard child < ends[Int(decl.index)] else { return nil }
      defer { child = ends[Int(child)] }
      return Decl(child)
    }
  }

  func children(_ decl: Decl) -> [Decl] { Array(children(of: decl)) }

  func parameters(_ decl: Decl) -> [Decl] { children(of: decl).filter { kind($0) == .parameter } }

  /// They stand before all other children.
  func genericParameters(_ decl: Decl) -> [Decl] { Array(children(of: decl).prefix { kind($0) == .genericParameter }) }

  /// What is named where an accessor runs, its property or subscript; any other declaration is named itself.
  func named(_ decl: Decl) -> Decl { kind(decl) == .accessor ? parent(decl) : decl }

  func accessor(_ decl: Decl, _ word: Name) -> Decl? {
    children(of: decl).first { kind($0) == .accessor && name($0) == word }
  }

  /// The attributes of a declaration, with names of the project's table.
  func attributes(_ decl: Decl) -> ArraySlice<Attribute> {
    let unit = unit(decl)
    let index = local(decl, unit)
    let first = unit.summary.declarations.firstAttributes
    let end = index + 1 < first.count ? Int(first[index + 1]) : unit.summary.attributes.count
    return unit.summary.attributes[Int(first[index]) ..< max(Int(first[index]), end)]
  }

  func attribute(_ decl: Decl, named name: Name) -> Attribute? {
    let unit = unit(decl)
    return attributes(decl).first { unit.name($0.name) == name }
  }

  func inherited(_ decl: Decl) -> ArraySlice<TypeID> {
    let unit = unit(decl)
    let index = local(decl, unit)
    let first = unit.summary.declarations.firstInherited
    let end = index + 1 < first.count ? Int(first[index + 1]) : unit.summary.inheritedTypes.count
    return unit.summary.inheritedTypes[Int(first[index]) ..< max(Int(first[index]), end)]
  }

  func mode(_ unit: SourceUnit) -> BuildMode { unit.isInterface ? BuildMode() : targets.target(ofFile: unit.index).mode }
  func mode(_ decl: Decl) -> BuildMode { mode(unit(decl)) }

  func text(_ name: Name) -> String { names.text(name) }

  func place(_ site: Site) -> SourcePlace {
    let events = unit(site).summary.events
    return SourcePlace(file: site.unit, start: events.starts[Int(site.event)], end: events.ends[Int(site.event)])
  }

  /// The name's place: what a reason points at.
  func place(_ decl: Decl) -> SourcePlace {
    let unit = unit(decl)
    let start = unit.summary.declarations.nameStarts[local(decl, unit)]
    let length = UInt32(names.utf8(name(decl)).count)
    return SourcePlace(file: UInt32(unit.index), start: start, end: start &+ length)
  }

  /// `Feed.load(from:)`: the declaration qualified by its types, with labels.
  func symbol(_ decl: Decl) -> String {
    if decl == .none { return "" }
    switch kind(decl) {
    case .topLevel: return "top-level code"
    case .accessor:
      let property = parent(decl)
      let word = text(name(decl))
      return symbol(property) + (word == "get" ? "" : " (\(word))")
    case .parameter: return symbol(parent(decl))
    default: break
    }
    var result = text(name(decl))
    switch kind(decl) {
    case .function, .initializer, .subscript, .enumCase:
      let labels = parameters(decl).map { label($0) == .none ? "_:" : text(label($0)) + ":" }.joined()
      if kind(decl) != .enumCase || !labels.isEmpty { result += "(\(labels))" }
    default: break
    }
    var outer = parent(decl)
    while outer != .none {
      switch kind(outer) {
      case .class, .struct, .enum, .actor, .protocol, .extension: result = text(name(outer)) + "." + result
      default: return result
      }
      outer = parent(outer)
    }
    return result
  }
}

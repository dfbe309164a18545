// Declarations: what types, protocols, extensions and overrides do to members. The compiler's answers stand in truth.txt.
@globalActor actor Disk { static let shared = Disk() }
@discardableResult nonisolated func probe(_ id: String) -> Int { 1 }

@MainActor protocol Shown { func show() }
protocol PartlyShown { @MainActor func reveal(); func conceal() }
protocol Plain { func work() }
protocol Loading { func load() async }
nonisolated protocol Free { func roam() }
protocol Child: Shown { func grow() }

// Witnesses of types that say `nonisolated`.
nonisolated struct FreeShown: Shown {
  func show() { probe("free.witness") }
  func other() { probe("free.other") }
}
nonisolated struct LateShown { func other() { probe("late.other") } }
extension LateShown: Shown {
  func show() { probe("late.witness") }
  func more() { probe("late.more") }
}
nonisolated struct FreePartly: PartlyShown {
  func reveal() { probe("partly.reveal") }
  func conceal() { probe("partly.conceal") }
}
nonisolated struct FreeLoading: Loading { func load() async { probe("free.async-witness") } }
nonisolated enum FreePlain: Plain { func work() { probe("free.plain-witness") } }

// Types that nothing isolates and that name a `nonisolated` protocol beside an isolated one.
struct RoamingShown: Free, Shown {
  func roam() { probe("roaming.roam") }
  func show() { probe("roaming.show") }
  func other() { probe("roaming.other") }
}
struct RoamingPartly: Free, PartlyShown {
  func roam() {}
  func reveal() { probe("roaming.reveal") }
  func conceal() { probe("roaming.conceal") }
}
struct LateRoaming: PartlyShown {
  func reveal() { probe("late-roaming.reveal") }
  func conceal() {}
}
extension LateRoaming: Free { func roam() { probe("late-roaming.roam") } }

// Extensions with an actor of their own.
struct Bare {}
nonisolated extension Bare: Shown {
  func show() { probe("bare.witness-in-nonisolated-extension") }
  func more() { probe("bare.more") }
}
@Disk extension Bare: PartlyShown {
  func reveal() { probe("bare.reveal-in-disk-extension") }
  nonisolated func conceal() { probe("bare.conceal") }
}
@Disk struct OnDisk {}
extension OnDisk: Shown { func show() { probe("disk.shown-late") } }
extension OnDisk { func own() { probe("disk.own") } }
extension Shown { func showAgain() { probe("shown.extension") } }
extension Child { func growAgain() { probe("child.extension") } }
extension Free { func roamAgain() { probe("free.extension") } }
extension Plain { func workAgain() async { probe("plain.async-extension") } }

// Static members, subscripts, accessors.
@MainActor struct Panel {
  static func make() { probe("panel.static") }
  subscript(index: Int) -> Int { probe("panel.subscript") }
  var size: Int { get { probe("panel.get") } set { probe("panel.set") } }
  nonisolated var title: Int { probe("panel.nonisolated-get") }
  nonisolated static func free() async { probe("panel.nonisolated-static-async") }
  struct Inner { func draw() { probe("panel.inner") } }
  static func == (left: Panel, right: Panel) -> Bool { probe("panel.operator") == 1 }
}
final class Holder {
  init() { probe("holder.init") }
  deinit { probe("holder.deinit") }
}

// Classes.
class Base {
  init() {}
  @MainActor func turn() {}
  nonisolated func run() {}
  nonisolated func fetch() async {}
}
class Middle: Base {
  override func turn() { probe("middle.turn") }
  override nonisolated func run() { probe("middle.run") }
  override nonisolated func fetch() async { probe("middle.fetch") }
  func own() { probe("middle.own") }
}
@MainActor class Top { init() {}; func climb() {} }
class Under: Top { func dig() { probe("under.dig") } }
final class Deep: Under {
  override func climb() { probe("deep.climb") }
  nonisolated func free() { probe("deep.free") }
  class Nested { func sit() { probe("deep.nested") } }
}

// Functions.
func global() { probe("global.sync") }
func globalAsync() async { probe("global.async") }
@MainActor func globalMain() async { probe("global.main") }
@concurrent nonisolated func leaving() async { probe("global.concurrent") }
nonisolated(nonsending) func staying() async { probe("global.nonsending") }
func on(_ disk: isolated Disk) { probe("global.isolated") }
func maybe(_ actor: isolated (any Actor)?) async { probe("global.isolated-optional") }

// Types inside code of another actor, and their extensions.
@Disk final class Archive {
  struct Shelf { func stand() { probe("archive.nested") } }
}
extension Archive { struct Box { func hold() { probe("archive.nested-in-extension") } } }
extension Archive.Shelf { func lean() { probe("archive.extension-of-nested") } }
nonisolated func sorting() { struct Local { func sort() { probe("sorting.local-type") } } }
@MainActor func drawing() { struct Local { func draw() { probe("drawing.local-type") } } }

// MARK: Overrides below a class that says `nonisolated`

nonisolated class Unbound {
  nonisolated init() {}
  @MainActor func over() { probe("unbound.over") }
  @MainActor func later() async { probe("unbound.later") }
}

class UnboundChild: Unbound {
  override func over() { probe("unbound-child.over") }
  override func later() async { probe("unbound-child.later") }
}

class UnboundGrandchild: UnboundChild {
  override func over() { probe("unbound-grandchild.over") }
}

@MainActor class BoundChild: Unbound {
  nonisolated override init() {}
  override func over() { probe("bound-child.over") }
}

// MARK: Async overrides

class Later {
  init() {}
  @MainActor func over() async { probe("later.over") }
  @Disk func disk() async { probe("later.disk") }
}

class LaterChild: Later {
  override func over() async { probe("later-child.over") }
  override func disk() async { probe("later-child.disk") }
}

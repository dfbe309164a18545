// Closures, tasks, local functions and autoclosures in each kind of context. The compiler's answers stand in truth.txt.
import Dispatch

@globalActor actor Disk { static let shared = Disk() }
@discardableResult nonisolated func probe(_ id: String) -> Int { 1 }
nonisolated func lazily(_ value: @autoclosure () -> Int) {}
nonisolated func asyncSendable(_ body: @escaping @Sendable () async -> Void) async {}
nonisolated func asynchronously(_ body: () async -> Void) async {}
nonisolated func with(_ disk: Disk, _ body: (isolated Disk) -> Void) {}

actor Store {
  var number: Int?
  func run() {
    func local() { _ = self; probe("store.local") }
    Task { local(); probe("store.task-calling-local") }
    Task { Task { [weak self] in _ = self; probe("store.weak-inside") }; probe("store.around-weak") }
    Task { struct Own { func f() { _ = self } }; _ = Own(); probe("store.around-local-type") }
    let same = self
    Task { _ = same; probe("store.alias") }
    Task { [same] in _ = same; probe("store.captured-alias") }
    Task { func inner() { self.rest() }; probe("store.inner-function") }
    Task { Task { [self] in rest() }; probe("store.around-captured-self") }
    Task { Task { [x = self] in _ = x }; probe("store.around-captured-value") }
    Task { [self] in await asyncSendable { _ = self; probe("store.sendable-in-captured-self") } }
    Task.detached { [self] in await asyncSendable { _ = self; probe("store.sendable-in-detached-captured-self") } }
    Task.detached { Task { [self] in await asyncSendable { _ = self; probe("store.sendable-in-free-captured-self") } } }
    Task.detached { Task { await asyncSendable { _ = self; probe("store.sendable-in-free-self") } } }
    Task { number = 1; probe("store.implicit-member") }
    _ = number ?? probe("store.coalesce")
    _ = number ?? number ?? probe("store.coalesce-chain")
    _ = Int("1") ?? (number ?? probe("store.coalesce-inner"))
    _ = probe("store.left") == 1 && probe("store.right") == 1
    _ = true && number == 1 && probe("store.second-right") == 1
    _ = true && (number ?? probe("store.within-right")) == 1
    _ = probe("store.before-or") == 1 || number == 1 && probe("store.and-in-or") == 1
    lazily(probe("store.autoclosure"))
    lazily((number ?? 0) + probe("store.autoclosure-capturing"))
    let plain = { probe("store.let") }
    _ = plain()
    let capturing = { _ = self; probe("store.let-capturing") }
    capturing()
  }
  func rest() {}
  func later() async {
    async let child: Int = probe("store.async-let")
    _ = await child
    Task { [weak self] in guard let self else { return }; await self.rest(); probe("store.weak-then-strong") }
    await asynchronously { probe("store.async-closure") }
    await asynchronously { _ = self; probe("store.async-closure-capturing") }
    with(Disk.shared) { _ in probe("store.isolated-closure") }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { _ = self; probe("store.group-child") }
      _ = self
    }
  }
  nonisolated func free() { Task { _ = self; probe("store.task-in-nonisolated") } }
  static func make() { Task { probe("store.task-in-static") } }
}
@MainActor final class Screen {
  init() {}
  var number: Int?
  func run() async {
    _ = number ?? probe("screen.coalesce")
    lazily(probe("screen.autoclosure"))
    func local() { probe("screen.local") }
    [1].forEach { _ in func inner() { probe("screen.local-in-closure") }; inner() }
    Task { [weak self] in _ = self; probe("screen.weak-task") }
    Task { @Disk in probe("screen.disk-task") }
    Task { @concurrent in probe("screen.concurrent-task") }
    DispatchQueue.main.async { probe("screen.main-async") }
    DispatchQueue.global().async { probe("screen.global-async") }
    DispatchQueue.global().async { DispatchQueue.main.async { Task { probe("screen.task-in-main-async") } } }
    let kept: @Sendable () -> Void = { probe("screen.sendable-let") }
    kept()
    let marked: @MainActor () -> Void = { probe("screen.main-let") }
    marked()
    await asynchronously { probe("screen.async-closure") }
    Task.detached { Task { probe("screen.task-in-detached") } }
    async let child: Int = probe("screen.async-let")
    _ = await child
    local()
  }
}
func free(_ disk: isolated Disk) async {
  Task { probe("isolated.task") }
  Task { _ = disk; probe("isolated.task-capturing") }
  [1].forEach { _ in probe("isolated.closure") }
  [1].forEach { _ in _ = disk; probe("isolated.closure-capturing") }
  _ = Int("1") ?? probe("isolated.coalesce")
}
nonisolated func freeAsync() async {
  _ = Int("1") ?? probe("async.coalesce")
  lazily(probe("async.autoclosure"))
  [1].forEach { _ in probe("async.closure") }
  await asynchronously { probe("async.async-closure") }
  Task { @MainActor in [1].forEach { _ in probe("async.closure-in-main-task") } }
  func local() { probe("async.local") }
  func localAsync() async { probe("async.local-async") }
  local()
  await localAsync()
}

/// An ordered map over several threads with stacks deep enough for nested source. The result never depends on how many threads there were.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Maps `items` with `threads` threads (0: one a processor), each with a deep stack; musl and Dispatch give threads far less.
public func parallelMap<Item: Sendable, Output: Sendable>(
  _ items: [Item], threads: Int = 0, _ transform: @escaping @Sendable (Item) -> Output
) -> [Output] {
  if items.isEmpty { return [] }
  let count = min(threads > 0 ? threads : processorCount(), items.count, 256)
  let progress = Progress<Output>(itemCount: items.count)
  let group = ThreadGroup(stackSize: deepStack)
  for _ in 0 ..< count {
    group.start { progress.work { transform(items[$0]) } }
  }
  // Where the system grants no thread at all, the work is done here.
  if group.isEmpty { progress.work { transform(items[$0]) } }
  group.join()
  return progress.results()
}

/// Runs all tasks, each on a thread of its own but the first, and waits for them. What they touch must be their own.
public func runConcurrently(_ tasks: [() -> Void]) {
  let group = ThreadGroup(stackSize: deepStack)
  for task in tasks.dropFirst() where !group.start(task) { task() }
  tasks.first?()
  group.join()
}

/// What the threads of one map share: the next free item, and results by item. Work is handed out item by item: files differ in size by a
/// factor of a thousand, and a lock taken once a file costs nothing.
private final class Progress<Output> {
  private let lock = Lock()
  private let itemCount: Int
  private var next = 0
  private var finished: [(item: Int, output: Output)] = []

  init(itemCount: Int) { self.itemCount = itemCount }

  func work(_ transform: (Int) -> Output) {
    var own: [(item: Int, output: Output)] = []
    while let item = lock.locked({ takeNext() }) { own.append((item, transform(item))) }
    lock.locked { finished += own }
  }

  private func takeNext() -> Int? {
    if next >= itemCount { return nil }
    next += 1
    return next - 1
  }

  func results() -> [Output] {
    finished.sort { $0.item < $1.item }
    return finished.map(\.output)
  }
}

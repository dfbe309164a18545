/// Threads with a chosen stack size, and the lock they share. Foundation's `Thread` would bring in ICU, Dispatch cannot set the stack, and the
/// `Synchronization` module asks for a newer macOS than the tool does; so this file speaks to pthreads, and it is the only one that does.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads that are started one by one and awaited together.
final class ThreadGroup {
  #if canImport(Glibc)
    private typealias Handle = pthread_t
  #else
    private typealias Handle = pthread_t?
  #endif
  private var handles: [Handle] = []
  private let stackSize: Int

  init(stackSize: Int) { self.stackSize = stackSize }

  var isEmpty: Bool { handles.isEmpty }

  /// Starts a thread; false if the system has none left. What the body touches is handed over by hand, hence its owner answers for it.
  @discardableResult
  func start(_ body: @escaping () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let entry = Unmanaged.passRetained(ThreadBody {
      reserveMemory()
      body()
    })
    #if canImport(Glibc)
      var handle = pthread_t()
    #else
      var handle: pthread_t?
    #endif
    guard pthread_create(&handle, &attributes, runThreadBody, entry.toOpaque()) == 0 else {
      entry.release()
      return false
    }
    handles.append(handle)
    return true
  }

  func join() {
    for handle in handles {
      #if canImport(Glibc)
        pthread_join(handle, nil)
      #else
        if let handle { pthread_join(handle, nil) }
      #endif
    }
    handles = []
  }
}

/// Runs the body on a thread whose stack holds whatever the bounds on nesting let through, and waits for it; on the caller's thread where the
/// system grants none. Only the pages that are touched take memory.
public func withDeepStack<Value>(_ body: @escaping () -> Value) -> Value {
  let result = Result(body)
  let group = ThreadGroup(stackSize: deepStack)
  if !group.start(result.run) { result.run() }
  group.join()
  return result.value ?? body()
}

/// An unoptimised build takes up to 70 KB a level of nested source, and there may be some hundred levels.
let deepStack = 64 << 20

private final class Result<Value> {
  private let body: () -> Value
  private(set) var value: Value?

  init(_ body: @escaping () -> Value) { self.body = body }

  func run() { value = body() }
}

/// Glibc lets the heap of a thread grow page by page, each time by a call of the system that holds up all threads. A large block that is taken and
/// given back leaves the heap grown, and takes no memory, as nobody touches it. (To take the first such block out of the heap, another must have
/// been given back before: glibc learns from it that blocks of this size are no rarity.)
private func reserveMemory() {
  #if canImport(Glibc)
    for size in [reservedMemory, reservedMemory - 4096] {
      var block: UnsafeMutableRawPointer?
      // Where there is no such block, the heap grows as it did.
      if posix_memalign(&block, 16, size) == 0 { free(block) }
    }
  #endif
}

/// Bytes. Glibc has never more than 32 MB of it in a heap.
private let reservedMemory = 31 << 20

private final class ThreadBody {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func runThreadBody(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func runThreadBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
  }
#endif

/// A mutex at a fixed address, as pthreads ask.
final class Lock {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

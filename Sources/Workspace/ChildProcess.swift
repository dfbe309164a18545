/// Runs a program to its end: input from bytes, output and messages into bytes, the caller's environment kept. Like `SystemCalls`, a border to
/// the C library where pointers appear.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc  // for `environ`, a variable to the compiler
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

struct ChildProcess {
  var status: Int32
  var output: [UInt8]
  var messages: [UInt8]

  /// Starts `arguments[0]`, looked for in `PATH`. All three pipes are served at once: whichever fills up, nothing waits for another.
  static func run(_ arguments: [String], input: [UInt8] = []) -> Result<ChildProcess, SystemError> {
    guard let standardInput = Pipe(), let standardOutput = Pipe(), let standardError = Pipe() else { return .failure(.last) }
    let started = start(arguments, standardInput, standardOutput, standardError)
    standardInput.closeReading()
    standardOutput.closeWriting()
    standardError.closeWriting()
    guard case .success(let process) = started else {
      if case .failure(let error) = started { return .failure(error) }
      return .failure(.last)
    }
    let messages = Collected()
    let helpers = ThreadGroup(stackSize: 1 << 19)
    helpers.start { standardInput.write(input); standardInput.closeWriting() }
    helpers.start { messages.bytes = standardError.read() }
    let output = standardOutput.read()
    helpers.join()
    return .success(ChildProcess(status: wait(process), output: output, messages: messages.bytes))
  }

  private final class Collected { var bytes: [UInt8] = [] }

  private static func start(_ arguments: [String], _ input: Pipe, _ output: Pipe, _ messages: Pipe) -> Result<pid_t, SystemError> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, messages.writing, 2)
    // Messages in English, as they are looked at; the rest of the environment (GIT_DIR, GIT_INDEX_FILE, PATH) as it is.
    var variables: [UnsafeMutablePointer<CChar>?] = environment().filter { !$0.hasPrefix("LC_ALL=") && !$0.hasPrefix("LANGUAGE=") }.map { strdup($0) }
    variables += [strdup("LC_ALL=C"), nil]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in variables + words { free(pointer) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &words, &variables)
    return failure == 0 ? .success(process) : .failure(SystemError(number: failure))
  }

  private static func environment() -> [String] {
    #if canImport(Darwin)
      guard var entry = _NSGetEnviron().pointee as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? else { return [] }
    #else
      guard var entry = environ as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? else { return [] }
    #endif
    var variables: [String] = []
    while let variable = entry.pointee {
      variables.append(String(cString: variable))
      entry += 1
    }
    return variables
  }

  private static func wait(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return -1 }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}

/// Two ends of a pipe that no other child inherits.
private final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let got = readChunk(&chunk)
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return bytes }
      bytes.append(contentsOf: chunk[..<got])
    }
  }

  private func readChunk(_ chunk: inout [UInt8]) -> Int {
    let count = chunk.count
    #if canImport(Darwin)
      return Darwin.read(reading, &chunk, count)
    #elseif canImport(Glibc)
      return Glibc.read(reading, &chunk, count)
    #elseif canImport(Musl)
      return Musl.read(reading, &chunk, count)
    #endif
  }

  /// A reader that has gone is no error here: its exit status says what happened. Called on a thread of its own, in which the signal is held back.
  func write(_ bytes: [UInt8]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    _ = writeAll(bytes, to: writing)
  }
}

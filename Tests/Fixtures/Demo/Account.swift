import Dispatch

actor Account {
  private var token = "anonymous"

  func freshToken() async -> String {
    token
  }

  /// An old caller wants the token at once, so it waits for a task. On the main thread the app stands still; on the cooperative pool the
  /// task may never get a thread.
  nonisolated func tokenNow() -> String {
    let box = TokenBox()
    let done = DispatchSemaphore(value: 0)
    Task {
      box.token = await freshToken()
      done.signal()
    }
    done.wait()  // expect: semaphore-bridge
    return box.token
  }
}

final class TokenBox: @unchecked Sendable {
  var token = ""
}

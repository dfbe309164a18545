// What has resumed after a failure and does not leave comes to the callback that resumes again.
import Foundation

func fetch(_ done: @escaping (Bool) -> Void) { done(true) }
func subscribe(_ each: @escaping (Bool) -> Void) { for _ in 0 ..< 3 { each(true) } }

func save(_ data: Data) async -> Bool {
  await withCheckedContinuation { continuation in
    do {
      try data.write(to: URL(fileURLWithPath: "/var/saved"))
    } catch {
      continuation.resume(returning: false)
    }
    fetch { saved in continuation.resume(returning: saved) }  // expect: continuation-resumed-once
  }
}

func saveOnce(_ data: Data) async -> Bool {
  await withCheckedContinuation { continuation in
    do {
      try data.write(to: URL(fileURLWithPath: "/var/saved"))
    } catch {
      continuation.resume(returning: false)
      return
    }
    fetch { saved in continuation.resume(returning: saved) }
  }
}

func saveIfNeeded(_ data: Data) async -> Bool {
  await withCheckedContinuation { continuation in
    if data.isEmpty {
      continuation.resume(returning: false)
    } else {
      fetch { saved in continuation.resume(returning: saved) }
    }
  }
}

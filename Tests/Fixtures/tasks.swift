// A task inherits the actor it is made on, a detached one none; what is nonisolated and async runs on the pool.
import Foundation

@MainActor final class Model {
  func inherits() {
    Task {
      Thread.sleep(forTimeInterval: 1)  // expect: task-inherits-main error
    }
  }

  func inheritsWithPriority() {
    Task(priority: .low) {
      Thread.sleep(forTimeInterval: 1)  // expect: task-inherits-main error
    }
  }

  func afterAnAwait() {
    Task {
      await leaves()
      Thread.sleep(forTimeInterval: 1)  // expect: task-inherits-main error
    }
  }

  func statesMain() {
    Task { @MainActor in
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
    }
  }

  func isDetached() {
    Task.detached {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-in-async warning
    }
  }

  nonisolated func makesTaskOnNoActor() {
    Task {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-in-async warning
    }
  }

  nonisolated func leaves() async {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-in-async warning
  }

  func awaits() async {
    await leaves()
  }

  func sleepsRightly() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
  }

  nonisolated func comesBack() async {
    await MainActor.run {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
    }
  }
}

actor Worker {
  func work() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-in-async warning
  }

  nonisolated func plain() {
    Thread.sleep(forTimeInterval: 1)
  }

  @MainActor func shown() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }
}

@MainActor func callsTheActorsPlainFunction(_ worker: Worker) {
  worker.plain()  // expect: sleep-on-main error
}

@globalActor actor Disk {
  static let shared = Disk()
}

@Disk func onAnotherActor() {
  Thread.sleep(forTimeInterval: 1)  // expect: sleep-in-async warning
}

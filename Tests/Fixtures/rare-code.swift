// Branches of debug builds and what is done just before the program ends meet hardly any user: notes.
import Foundation
import SwiftUI

@MainActor final class Start {
  func open() {
    do {
      try FileManager.default.createDirectory(atPath: "/store", withIntermediateDirectories: true)  // expect: disk-on-main note
    } catch {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main note
      fatalError("no store")
    }
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  func compile(_ tool: Process) {
    #if DEBUG && os(macOS)
    tool.waitUntilExit()  // expect: process-on-main note
    helper()  // expect: sleep-on-main note
    #else
    tool.waitUntilExit()  // expect: process-on-main error
    #endif
  }

  nonisolated func helper() { Thread.sleep(forTimeInterval: 1) }
}

@MainActor final class Restart {
  var isDone = false

  func quit(_ helper: Process) {
    helper.waitUntilExit()  // expect: process-on-main note
    exit(0)
  }

  func quitLater() {
    isDone = true
    Thread.sleep(forTimeInterval: 2)  // expect: sleep-on-main note
    exit(0)
  }

  func importAll(_ data: Data) throws {
    try data.write(to: URL(fileURLWithPath: "/store"))  // expect: disk-on-main warning
    isDone = true
    exit(0)
  }

  func perhaps(_ helper: Process) {
    helper.waitUntilExit()  // expect: process-on-main error
    if isDone { return }
    exit(1)
  }
}

enum Log {
  static func endWith(_ size: Int) -> Never { fatalError("\(size)") }
}

@MainActor func openOrEnd() {
  do {
    try FileManager.default.createDirectory(atPath: "/store", withIntermediateDirectories: true)  // expect: disk-on-main note
  } catch {
    Log.endWith((try? FileManager.default.contentsOfDirectory(atPath: "/store").count) ?? 0)  // expect: disk-on-main note
  }
}

// What only previews ask for never runs in the app.
enum Samples {
  @MainActor static var slow: Int {
    Thread.sleep(forTimeInterval: 1)
    return 1
  }

  @MainActor static var used: Int {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
    return 1
  }
}

struct NumberView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct NumberView_Previews: PreviewProvider {
  static var previews: some View {
    NumberView(number: Samples.slow)
    NumberView(number: Samples.used)
  }
}

@MainActor func showNumber() -> NumberView { NumberView(number: Samples.used) }

#if DEBUG
/// A stand-in for developers.
final class SlowDownload {
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in print("more") }  // expect: display-link-never-stopped note, short-timer note
  }
}
#endif

/// What a program does while it dies of an error, however far away.
enum Death {
  nonisolated(unsafe) static var isReported = false

  static func of(_ text: String) -> Never {
    keep(text)
    print(text)
    exit(1)
  }

  static func keep(_ text: String) { Thread.sleep(forTimeInterval: 2) }

  @MainActor static func orReport(_ text: String) {
    if isReported { Thread.sleep(forTimeInterval: 2) }  // expect: sleep-on-main note
    fatalError(text)
  }

  @MainActor static func orFind(_ texts: [String]) -> String {
    for text in texts {
      Thread.sleep(forTimeInterval: 2)  // expect: sleep-on-main error
      if text.isEmpty { return text }
    }
    fatalError("none")
  }
}

@MainActor func dies(_ text: String?) -> String {
  guard let text else { Death.of("none") }  // expect: sleep-on-main note
  Death.keep(text)  // expect: sleep-on-main error
  return text
}

// A call that is made in some cases only, behind another one that is: most calls of the first function never come to it.
import Foundation

final class Log: Sendable {
  static let shared = Log()

  func write(_ text: String, isLoud: Bool) {
    if isLoud || text.count > 3 { start() }
  }

  private func start() {
    if !FileManager.default.fileExists(atPath: "/log") { head() }
  }

  private func head() { _ = try? String(contentsOfFile: "/version", encoding: .utf8) }

  func wait(_ isOn: Bool) {
    if isOn { pause() }
  }

  private func pause() {
    if FileManager.default.fileExists(atPath: "/pause") { rest() }
  }

  private func rest() { Thread.sleep(forTimeInterval: 1) }

  func read(_ isAll: Bool) -> String? {
    if isAll { return all() }
    return nil
  }

  private func all() -> String? { try? String(contentsOfFile: "/log", encoding: .utf8) }
}

@MainActor final class Desk {
  func open() { Log.shared.write("open", isLoud: true) }  // expect: disk-on-main note
  func hold(_ isOn: Bool) { Log.shared.wait(isOn) }  // expect: sleep-on-main warning
  func show() -> String? { Log.shared.read(true) }  // expect: disk-on-main warning
}

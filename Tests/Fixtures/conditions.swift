// Arguments decide: short sleeps, waits that only look, numeric hosts, files against addresses.
import Foundation

@MainActor final class Checks {
  let gate = DispatchSemaphore(value: 0)

  func sleeps() {
    Thread.sleep(forTimeInterval: 0.001)
    usleep(1000)
    usleep(200_000)  // expect: sleep-on-main
    let pause = 2.0
    Thread.sleep(forTimeInterval: pause)  // expect: sleep-on-main
  }

  func waits() {
    _ = gate.wait(timeout: .now())
    _ = gate.wait(timeout: .now() + .milliseconds(20))
    _ = gate.wait(timeout: .now() + 5)  // expect: wait-on-main
    _ = gate.wait(timeout: .distantFuture)  // expect: wait-on-main
    gate.wait()  // expect: wait-on-main
  }

  func reads(path: String) throws {
    _ = try Data(contentsOf: URL(fileURLWithPath: path))  // expect: disk-on-main
    _ = try Data(contentsOf: URL(string: "https://example.com/a")!)  // expect: network-on-main error
    let local = FileManager.default.temporaryDirectory.appendingPathComponent("a")
    _ = try Data(contentsOf: local)  // expect: disk-on-main
  }

  func readsUnknown(_ url: URL) throws {
    _ = try Data(contentsOf: url)  // expect: network-on-main warning
  }
}

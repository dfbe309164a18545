// A name with its module in front is the same name.
import Dispatch
import Foundation

@MainActor func qualified() {
  Foundation.Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  Foundation.sleep(1)  // expect: sleep-on-main
  let semaphore = Dispatch.DispatchSemaphore(value: 0)
  semaphore.wait()  // expect: wait-on-main
  Dispatch.DispatchQueue.global().async { Thread.sleep(forTimeInterval: 1) }
}

@MainActor func reads(_ path: String) throws -> Foundation.Data {
  try Foundation.Data(contentsOf: Foundation.URL(fileURLWithPath: path))  // expect: disk-on-main
}

nonisolated func leaves() async {
  _Concurrency.Task { @MainActor in
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }
}

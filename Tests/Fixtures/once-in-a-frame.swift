// What a static value does at its first use is work of one frame, not of every frame; it is still work of the main thread.
import SwiftUI

final class Model {
  @MainActor static let shared = Model()

  init() { load() }

  func load() {
    Thread.sleep(forTimeInterval: 1)
  }
}

@MainActor enum Formats {
  static let day = DateFormatter()
}

struct Page: View {
  let date: Date

  var body: some View {
    Text(Formats.day.string(from: date))
    Text("\(ObjectIdentifier(Model.shared))")  // expect: sleep-on-main warning
    Text(DateFormatter().string(from: date))  // expect: compute-in-frame
  }
}

@MainActor func start() -> Model {
  Model()  // expect: sleep-on-main error
}

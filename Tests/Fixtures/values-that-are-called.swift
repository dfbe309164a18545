// Functions without a name at the call: `callAsFunction`, and initialisers given as values.
import UIKit

struct LoadProfile {
  func callAsFunction(_ name: String) -> Data? { FileManager.default.contents(atPath: name) }
}

struct Sketch {
  let data: Data
  init(file: String) { data = (try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data() }
}

@MainActor final class ProfileModel {
  let load: LoadProfile

  init(load: LoadProfile) { self.load = load }

  func open(_ name: String) -> Data? { load(name) }  // expect: disk-on-main
  func sketches(_ files: [String]) -> [Sketch] { files.map(Sketch.init(file:)) }  // expect: disk-on-main
  func more(_ files: [String]) -> [Sketch] { files.map(Sketch.init) }  // expect: disk-on-main
}

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

struct Stamps {
  let folder: String
  func callAsFunction(_ name: String) -> Data? { FileManager.default.contents(atPath: folder + name) }
  static let shared = Stamps(folder: "/var/stamps/")
}

/// What starts with such a value is called like one whose type is written.
@MainActor final class StampModel {
  private let stamps = Stamps(folder: "/var/own/")

  func kept() -> Data? { stamps("a") }  // expect: disk-on-main
  func shared() -> Data? { Stamps.shared("a") }  // expect: disk-on-main
  func madeHere() -> Data? { Stamps(folder: "/var/here/")("a") }  // expect: disk-on-main
  func first(_ all: [Stamps]) -> Data? { all[0]("a") }  // expect: disk-on-main
  func given(_ other: Stamps) -> Data? { other("a") }  // expect: disk-on-main

  func local() -> Data? {
    let stamps = Stamps(folder: "/var/local/")
    return stamps("a")  // expect: disk-on-main
  }

  func elsewhere() { Task.detached { [stamps] in _ = stamps("a") } }
}

// Static requirements called on a generic parameter mean those of the types that conform.
import Foundation

protocol Box { static func open(_ name: String) -> Data? }

enum FileBox: Box {
  static func open(_ name: String) -> Data? { FileManager.default.contents(atPath: name) }
}

struct Holder<Kind: Box> {
  func value(_ name: String) -> Data? { Kind.open(name) }
}

enum Other { static func open(_ name: String) -> Data? { nil } }

@MainActor final class BoxModel {
  let holder = Holder<FileBox>()
  func read() -> Data? { holder.value("/var/a") }  // expect: disk-on-main
  func other() -> Data? { Other.open("/var/a") }
}

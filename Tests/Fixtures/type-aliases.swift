// A project's own name for a type of the SDK makes the same value.
import Foundation
import UIKit

typealias Bytes = Data
#if os(macOS)
typealias PlatformImage = NSImage
#else
typealias PlatformImage = UIImage
#endif
typealias Handler = () -> Void

@MainActor final class Shelf {
  let file = URL(fileURLWithPath: "/var/data/shelf")
  func bytes() throws -> Bytes { try Bytes(contentsOf: file) }  // expect: disk-on-main
  func picture() -> PlatformImage? { PlatformImage(contentsOfFile: file.path) }  // expect: disk-on-main
  func empty() -> Bytes { Bytes() }
}

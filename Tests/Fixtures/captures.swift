// What a closure captures by name is what the name means outside.
import UIKit

final class Archive {
  func unpack() -> Data? { try? Data(contentsOf: URL(fileURLWithPath: "/archive")) }
}

final class ArchiveController: UIViewController {
  let archive = Archive()

  func show() {
    DispatchQueue.main.async { [archive] in _ = archive.unpack() }  // expect: disk-on-main
    Task { [archive] in _ = archive.unpack() }  // expect: task-inherits-main
    let other = Archive()
    let open = { [weak other] in _ = other?.unpack() }  // expect: disk-on-main
    open()
    DispatchQueue.global().async { [archive] in _ = archive.unpack() }
  }
}

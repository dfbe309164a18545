// Who uses a static value first, nobody knows: that something uses it off main, too, does not make main safe.
import SwiftUI

struct Catalogue {
  static let bundled: Data = (try? Data(contentsOf: URL(fileURLWithPath: "/catalogue"))) ?? Data()

  static func warm() { DispatchQueue.global().async { _ = Catalogue.bundled } }
}

@MainActor final class CatalogueModel {
  func count() -> Int { Catalogue.bundled.count }  // expect: disk-on-main
}

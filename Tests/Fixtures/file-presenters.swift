// A document is told of changes to its file on a queue of its own, whatever its class is isolated to.
import AppKit

final class TextDocument: NSDocument {
  var text = ""

  override func presentedItemDidChange() {
    DispatchQueue.main.sync { text = "" }
    Thread.sleep(forTimeInterval: 1)
  }

  func refresh() {
    DispatchQueue.main.sync { text = "" }  // expect: main-queue-sync error
  }
}

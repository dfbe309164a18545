import AppKit

final class DeskScreen: NSViewController {
  override func viewDidLoad() {
    Ledger().repository()  // expect: sleep-on-main
    Ledger().cleaned()
    both()  // expect: sleep-on-main
    Ledger().touched()
    Ledger().elsewhere()
  }
}

func cleanOnDesk() { Thread.sleep(forTimeInterval: 1) }

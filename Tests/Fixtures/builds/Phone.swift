// Code of one build calls nothing that is kept for others: neither branches of `#if` that exclude each other nor libraries that one system lacks.
import UIKit

final class PhoneScreen: UIViewController {
  override func viewDidLoad() {
    Ledger().repository()
    Ledger().cleaned()
    both()  // expect: sleep-on-main
    Ledger().plain()  // expect: sleep-on-main
    Ledger().touched()  // expect: sleep-on-main
    chosen()
    Ledger().elsewhere()
  }
}

#if canImport(UIKit)
func chosen() { Ledger().pasteboard() }
#endif

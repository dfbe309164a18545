// That tests call the app's code says nothing of who else does: the system calls most of it.
import Foundation
import UIKit

final class Screen: UIViewController {
  override func viewDidLoad() { Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main

  @IBAction func tap(_ sender: Any) { Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main

  func reload() { Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main
}

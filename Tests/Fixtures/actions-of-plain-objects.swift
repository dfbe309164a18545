// An action of a nib is on main, whatever object has it.
import AppKit

final class Actions: NSObject {
  @IBAction func wait(_ sender: Any?) { Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main error
  @objc func unknown(_ sender: Any?) { Thread.sleep(forTimeInterval: 1) }
  @IBAction nonisolated func free(_ sender: Any?) {
    DispatchQueue.global().async { Thread.sleep(forTimeInterval: 1) }
  }
}

// A helper of what the system calls when the app ends, and of nothing else, is waited for on purpose like that itself.
import UIKit

final class Delegate: UIResponder, UIApplicationDelegate {
  func applicationWillTerminate(_ application: UIApplication) {
    stop()
    pause()
  }
  func applicationDidBecomeActive(_ application: UIApplication) { pause() }
  private func stop() {
    sleep(1)  // expect: sleep-on-main note
    finish()
  }
  private func finish() { sleep(1) }  // expect: sleep-on-main note
  private func pause() { sleep(1) }  // expect: sleep-on-main error
}

// What runs inside a frame or at launch is reported under its own rule, also through helpers.
import SwiftUI
import UIKit

struct Row: View {
  let path: String

  var body: some View {
    Text(title)
  }

  private var title: String {
    Thread.sleep(forTimeInterval: 1)  // expect: blocking-in-frame
    return path
  }
}

final class Canvas: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    measure()
  }

  private func measure() {
    Thread.sleep(forTimeInterval: 1)  // expect: blocking-in-frame
  }

  override func draw(_ rect: CGRect) {
    Thread.sleep(forTimeInterval: 1)  // expect: blocking-in-frame
  }

  func tapped() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    prepare()
    return true
  }

  private func prepare() {
    Thread.sleep(forTimeInterval: 1)  // expect: blocking-at-launch
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }
}

import UIKit
import XCTest

@MainActor final class ScreenTests: XCTestCase {
  func testScreen() {
    let screen = Screen()
    screen.viewDidLoad()
    screen.tap(self)
    screen.reload()
  }
}

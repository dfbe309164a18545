// A class whose superclass nobody has read has members nobody knows: a page may name them without their type.
import UIKit
import UnseenKit

final class DrawPicture: UnseenOperation {
  func draw() {}
}

final class Plain {
  func waitUntilFinished() {}
}

@MainActor final class Gallery {
  func show(_ picture: DrawPicture, _ plain: Plain) {
    picture.waitUntilFinished()  // expect: wait-on-main warning
    picture.draw()
    plain.waitUntilFinished()
  }
}

// A closure is put into the property that a protocol demands, and called through the type that has it; or the other way round.
import UIKit

protocol Tappable: AnyObject {
  var onTap: (() -> Void)? { get set }
  var onHold: (() -> Void)? { get set }
}

final class Tile: UIView, Tappable {
  var onTap: (() -> Void)?
  var onHold: (() -> Void)?
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }  // expect: wait-on-main
}

final class Board {
  var tiles: [any Tappable] = []
  let gate = DispatchSemaphore(value: 0)

  func wire(_ tile: Tile) {
    for tile in tiles { tile.onTap = { [gate] in gate.wait() } }
    tile.onHold = { [gate] in gate.wait() }
  }

  @MainActor func hold() { tiles.forEach { $0.onHold?() } }  // expect: wait-on-main
}

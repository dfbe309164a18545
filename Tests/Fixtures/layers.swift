// Layers draw on main in each frame; those that draw in tiles do so elsewhere.
import UIKit

final class GraphLayer: CALayer {
  override func draw(in context: CGContext) { print(FileManager.default.contents(atPath: "/var/graph") ?? Data()) }  // expect: blocking-in-frame
  override func display() { print(FileManager.default.contents(atPath: "/var/graph") ?? Data()) }  // expect: blocking-in-frame
}

final class MapLayer: CATiledLayer {
  override func draw(in context: CGContext) { print(FileManager.default.contents(atPath: "/var/map") ?? Data()) }
}

// Two loops in one another multiply where each round of the one goes through the other; where only one round does, or the parts of parts are gone through
// in a helper's own layout, they do not.
import UIKit

struct Part { let frame: CGRect }
struct Line { let parts: [Part] }

@MainActor final class Finder {
  private var rows: [CGRect] = []
  private var names: [String] = []
  var found = 0

  func all(_ points: [CGPoint]) {
    for row in rows {  // expect: loop-on-main warning
      for point in points where row.contains(point) { found += 1 }
    }
  }

  func one(_ point: CGPoint) {
    for row in rows {  // expect: loop-on-main note
      if row.contains(point) {
        for name in names where name.isEmpty { found += 1 }
      }
    }
  }
}

final class TextLayout {
  private var lines: [Line] = []
  private(set) var frames: [CGRect] = []

  func measure() { arrange() }
  func arrange() {
    for line in lines {
      for part in line.parts { frames.append(part.frame.insetBy(dx: 1, dy: 1)) }
    }
  }
}

final class LabelView: UIView {
  let text = TextLayout()

  override func layoutSubviews() {
    super.layoutSubviews()
    text.measure()  // expect: loop-on-main note
  }
}

final class MarksView: UIView {
  let text = TextLayout()

  override func draw(_ rect: CGRect) {
    text.arrange()  // expect: loop-on-main warning
  }
}

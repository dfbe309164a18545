// Members that a frame waits for though no actor holds them: layouts, shapes, preferences.
import SwiftUI

struct Columns: Layout {
  let widths: String

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: total(), height: 20)  // expect: blocking-in-frame
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }

  private func total() -> Double { Double((try? String(contentsOfFile: widths, encoding: .utf8)) ?? "") ?? 0 }
}

struct Outline: Shape {
  func path(in rect: CGRect) -> Path {
    _ = FileManager.default.contents(atPath: "/var/outline")  // expect: blocking-in-frame
    return Path(rect)
  }
}

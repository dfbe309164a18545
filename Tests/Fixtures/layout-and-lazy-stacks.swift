// Layout that asks for layout, constraints made again and again, scrolling in lazy stacks, timers in views.
import UIKit
import SwiftUI

final class Card: UIView {
  let title = UILabel()
  private var didSetUp = false
  private var height: NSLayoutConstraint?

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
    title.layer.shadowRadius = 3  // expect: offscreen-rendering note
  }

  private lazy var badge: UIView = {
    let view = UIView()
    NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 3)])
    return view
  }()

  func arrange() {
    badge.isHidden = false
    title.layoutIfNeeded()  // expect: layout-in-layout
  }

  override func updateConstraints() {
    if !didSetUp {
      didSetUp = true
      NSLayoutConstraint.activate([title.widthAnchor.constraint(equalToConstant: 3)])
    }
    height?.isActive = true
    super.updateConstraints()
  }

  func all(_ views: [UIView]) {
    for _ in views {
      layoutIfNeeded()  // expect: layout-in-layout
    }
    for view in views { view.layoutIfNeeded() }  // expect: layout-in-layout note
  }
}

final class Outlets: UIView {
  @IBOutlet weak var stack: UIStackView!
  weak var around: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.layoutIfNeeded()  // expect: layout-in-layout note
    around?.layoutIfNeeded()  // expect: layout-in-layout warning
  }
}

final class Other: UIView {
  let title = UILabel()
  override func updateConstraints() {
    NSLayoutConstraint.activate([title.widthAnchor.constraint(equalToConstant: 3)])  // expect: layout-in-layout
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    title.setNeedsLayout()  // expect: layout-feedback-loop note
    guard title.bounds.width > 3 else { return }
    setNeedsLayout()
  }
}

struct Measured: View {
  @State private var height = 0.0
  var body: some View {
    Text("x")
      .frame(height: height)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }  // expect: layout-feedback-loop note
  }
}

struct Fixed: View {
  let rows: [String]
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text($0).frame(height: 40) } } }
        .onAppear { proxy.scrollTo(rows.last, anchor: .bottom) }
    }
  }
}

struct Split: View {
  let rows: [String]
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { content }
        .onAppear {
          proxy.scrollTo(rows.last, anchor: .bottom)  // expect: lazy-stack-scroll-loop warning
          proxy.scrollTo("end")  // expect: lazy-stack-scroll-loop note
          proxy.scrollTo("end", anchor: nil)  // expect: lazy-stack-scroll-loop note
        }
    }
  }
  var content: some View { LazyVStack { ForEach(rows, id: \.self) { Text($0) } } }
}

struct Ticking: View {
  @State private var kept = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()
  static let shared = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()
  var body: some View { Text("x") }
}
final class Model {
  let ticks = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()
}

struct Carousel: View {
  let pictures: [Int]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(pictures, id: \.self) { Text("\($0)").containerRelativeFrame(.horizontal) }
        }
      }
      .onChange(of: pictures.count) { proxy.scrollTo(pictures.last, anchor: .center) }
    }
  }
}

struct TallRows: View {
  let pictures: [Int]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack {
          ForEach(pictures, id: \.self) { Text("\($0)").containerRelativeFrame(.horizontal) }
        }
      }
      .onChange(of: pictures.count) { proxy.scrollTo(pictures.last, anchor: .center) }  // expect: lazy-stack-scroll-loop
    }
  }
}

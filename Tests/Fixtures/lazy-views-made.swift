// What the initialiser of a lazy view does is done once, whoever asks for the view first; what is made anew in each layout is not.
import UIKit

final class Badge: UIView {
  init(size: CGFloat) {
    super.init(frame: .zero)
    heightAnchor.constraint(equalToConstant: size).isActive = true
  }
}

final class Stamp: UIView {
  init(width: CGFloat) {
    super.init(frame: .zero)
    widthAnchor.constraint(equalToConstant: width).isActive = true  // expect: layout-in-layout
  }
}

final class Screen: UIViewController {
  private lazy var badge = Badge(size: 10)
  override func viewDidLoad() { view.addSubview(badge) }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    badge.alpha = 1
    view.addSubview(Stamp(width: 4))
  }
}

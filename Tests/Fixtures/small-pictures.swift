// A picture of a few dozen points is drawn at once, however often; one as large as its view is not.
import UIKit

final class BadgeView: UIView {
  private var dot: UIImage?
  private var cover: UIImage?

  override func layoutSubviews() {
    super.layoutSubviews()
    dot = circle(side: 24)
    dot = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }  // expect: compute-in-frame note
    dot = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in cover?.draw(at: .zero) }  // expect: compute-in-frame warning
    cover = UIGraphicsImageRenderer(size: bounds.size).image { _ in }  // expect: compute-in-frame warning
  }

  private func circle(side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }  // expect: compute-in-frame note
  }
}

/// Pictures that come with the app are as large as the developer made them; others are as large as they are.
@MainActor final class Icons {
  func icon() -> Data? {
    guard let icon = UIImage(named: "logo") else { return nil }
    return icon.pngData()  // expect: compute-on-main note
  }

  func photo(_ photo: UIImage) -> Data? {
    photo.pngData()  // expect: compute-on-main warning
  }
}

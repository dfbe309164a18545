// The parameters of a closure follow from the property that keeps what is made with it; a representable's coordinator from its type.
import SwiftUI
import UIKit

struct Clip: Hashable {
  let file: String
  func poster() -> UIImage? { UIImage(contentsOfFile: file).flatMap { _ in UIImage(data: (try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data()) } }
}

final class ClipController: UIViewController {
  var source: UICollectionViewDiffableDataSource<Int, Clip>!
  let grid = UICollectionView()

  func prepare() {
    source = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, clip in
      _ = clip.poster()  // expect: blocking-in-frame
      return nil
    }
  }
}

struct PagePreview: UIViewRepresentable {
  final class Coordinator {
    func picture() -> Data? { try? Data(contentsOf: URL(fileURLWithPath: "/page")) }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    _ = context.coordinator.picture()  // expect: blocking-in-frame
  }
}

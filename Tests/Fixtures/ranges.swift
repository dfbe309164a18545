// A range is a collection of its own, whatever its bounds are: closures of its methods run where it stands.
import Foundation

struct Frames {
  var count = 0

  func prepare() { _ = (0 ..< count).map { frame($0) } }

  func reduced() -> [Int] { (0 ... count).reduce([]) { $0 + [frame($1)] } }

  func named() {
    let all = 0 ..< min(count, limit)
    all.forEach { _ = frame($0) }
  }

  private var limit: Int { unseenLimit() }

  private func frame(_ index: Int) -> Int {
    Thread.sleep(forTimeInterval: 1)
    return index
  }
}

@MainActor final class Player {
  func show(_ frames: Frames) {
    frames.prepare()  // expect: sleep-on-main error
    _ = frames.reduced()  // expect: sleep-on-main error
    frames.named()  // expect: sleep-on-main error
  }
}

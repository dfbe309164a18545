// Loops that never end or go over what a method makes of its receiver.
import Foundation
import UIKit

actor Pump {
  var jobs: [@Sendable () -> Int] = []
  var sum = 0

  func run() {
    while true {  // expect: endless-actor-loop
      if let job = jobs.popLast() { sum += job() }
    }
  }
}

final class Importer {
  var rows: [String] = []

  func take(_ text: String) {
    DispatchQueue.global().async {
      for line in text.split(separator: "\n") {
        DispatchQueue.main.async { self.rows.append(String(line)) }  // expect: hop-per-element
      }
      for name in "a b".split(separator: " ").prefix(2).map(String.init) { _ = name }
    }
  }
}

final class Badge: UIView {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    let fresh = [label.topAnchor.constraint(equalTo: topAnchor)]
    NSLayoutConstraint.activate(fresh)  // expect: layout-in-layout
  }
}

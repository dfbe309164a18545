// What collections make of their elements keeps its type: by key paths, by requirements of generic parameters, by parts of tuples, by slices.
import UIKit

struct Part: Hashable {
  var text: String { (try? String(contentsOfFile: "/var/part", encoding: .utf8)) ?? "" }
}

struct Whole: Hashable {
  var number = 0
  var part = Part()
  var spare: Part?
  var parts: [Part] = []
}

@MainActor final class Wholes {
  var all: [Whole] = []
  var byName: [String: Whole] = [:]
  var rows: [[Part]] = []
  var pairs: [(Int, Part)] = []

  func keyPaths1() {
    all.map(\.part).forEach { print($0.text) }  // expect: disk-on-main
  }

  func keyPaths2() {
    all.compactMap(\.spare).forEach { print($0.text) }  // expect: disk-on-main
  }

  func keyPaths3() {
    all.flatMap(\.parts).forEach { print($0.text) }  // expect: disk-on-main
  }

  func keyPaths4() {
    pairs.map(\.1).forEach { print($0.text) }  // expect: disk-on-main
  }

  func keyPaths5() {
    print(all.first.map(\.part)?.text ?? "")  // expect: disk-on-main
  }

  func keyPaths6() {
    print(all.map(\.number).sorted())
  }

  func groups1() {
    for (_, group) in Dictionary(grouping: all, by: \.number) { print(group[0].part.text) }  // expect: disk-on-main
  }

  func groups2() {
    let groups = Dictionary(grouping: all) { $0.number }
    print(groups[1]?.first?.part.text ?? "")  // expect: disk-on-main
  }

  func groups3() {
    let named = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0.part) })
    print(named[1]?.text ?? "")  // expect: disk-on-main
  }

  func groups4() {
    let latest = Dictionary(pairs, uniquingKeysWith: { old, _ in old })
    print(latest[1]?.text ?? "")  // expect: disk-on-main
  }

  func groups5() {
    print(groups.mapValues(\.count))
  }

  func nested1() {
    rows.flatMap { $0 }.forEach { print($0.text) }  // expect: disk-on-main
  }

  func nested2() {
    for part in rows.joined() { print(part.text) }  // expect: disk-on-main
  }

  func nested3() {
    byName.values.map { $0.parts }.flatMap { parts in parts }.forEach { print($0.text) }  // expect: disk-on-main
  }

  func tuples1() {
    all.enumerated().forEach { print($0, $1.part.text) }  // expect: disk-on-main
  }

  func tuples2() {
    byName.forEach { print($1.part.text) }  // expect: disk-on-main
  }

  func tuples3() {
    all.enumerated().map { _, whole in whole }.forEach { print($0.part.text) }  // expect: disk-on-main
  }

  func tuples4() {
    all.enumerated().forEach { print($0.offset) }
  }

  func slices1() {
    for whole in all[1...] { print(whole.part.text) }  // expect: disk-on-main
  }

  func slices2() {
    all[..<2].forEach { print($0.part.text) }  // expect: disk-on-main
  }

  func slices3() {
    all.suffix(from: 1).forEach { print($0.part.text) }  // expect: disk-on-main
  }

  func patterns1() {
    if case let whole? = all.first { print(whole.part.text) }  // expect: disk-on-main
  }

  func patterns2() {
    if case .some(let whole) = all.last { print(whole.part.text) }  // expect: disk-on-main
  }

  func patterns3() {
    print(all.firstIndex { $0.part.text.isEmpty } ?? 0)  // expect: disk-on-main
  }

  func texts1(_ lines: [String], _ bytes: Data) {
    try? lines.joined().write(toFile: "/var/lines", atomically: true, encoding: .utf8)  // expect: disk-on-main
  }

  func texts2(_ lines: [String], _ bytes: Data) {
    try? bytes[4...].write(to: URL(fileURLWithPath: "/var/bytes"))  // expect: disk-on-main
  }
}

final class PartsController: UIViewController {
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Part> { cell, _, part in
    var content = cell.defaultContentConfiguration()
    content.text = part.text  // expect: blocking-in-frame
    cell.contentConfiguration = content
  }
}

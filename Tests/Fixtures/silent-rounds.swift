// Calls that loops, what all sequences have, and sorting make without a word: iterators, and the operator that compares.
import Foundation

struct Pages: Sequence {
  let folder: String
  func makeIterator() -> Turning { Turning(folder: folder) }
}

struct Turning: IteratorProtocol {
  let folder: String
  var page = 0
  mutating func next() -> Data? {
    page += 1
    return FileManager.default.contents(atPath: "\(folder)/\(page)")
  }
}

final class Drops: Sequence, IteratorProtocol {
  private var left = 3
  func next() -> Int? {
    Thread.sleep(forTimeInterval: 0.2)
    left -= 1
    return left < 0 ? nil : left
  }
}

struct Countdown: Sequence, IteratorProtocol {
  var left = 3
  mutating func next() -> Int? {
    left -= 1
    return left < 0 ? nil : left
  }
}

struct Photo: Comparable {
  let path: String
  var size: Int { FileManager.default.contents(atPath: path)?.count ?? 0 }
  static func < (a: Photo, b: Photo) -> Bool { a.size < b.size }
}

struct Named: Comparable {
  let name: String
  static func < (a: Named, b: Named) -> Bool { a.name < b.name }
}

struct Scan: Equatable {
  let path: String
  var raw: Data? { FileManager.default.contents(atPath: path) }
  static func == (a: Scan, b: Scan) -> Bool { a.raw == b.raw }
}

@MainActor final class Album {
  var photos: [Photo] = []
  var names: [Named] = []
  var bytes = 0

  func read() {
    for page in Pages(folder: "/var/album") { bytes += page.count }  // expect: disk-on-main
  }

  func sum() -> Int { Pages(folder: "/var/album").reduce(0) { $0 + $1.count } }  // expect: disk-on-main

  func drip() {
    let drops = Drops()
    for drop in drops { bytes += drop }  // expect: sleep-on-main error
  }

  func count() {
    for number in Countdown() { bytes += number }
    for number in [1, 2] { bytes += number }
  }

  func order() {
    photos.sort()  // expect: disk-on-main
    names.sort()
    _ = names.sorted()
  }

  func largest() -> Photo? { photos.max() }  // expect: disk-on-main
  func isLarger(_ a: Photo, _ b: Photo) -> Bool { a > b }  // expect: disk-on-main
  func has(_ scan: Scan, _ all: [Scan]) -> Bool { all.contains(scan) }  // expect: disk-on-main
  func differ(_ a: Scan, _ b: Scan) -> Bool { a != b }  // expect: disk-on-main
  func differ(_ a: Named, _ b: Named) -> Bool { a != b || a > b }
  func byName() -> [Photo] { photos.sorted { $0.path < $1.path } }

  func later() {
    let photos = photos
    DispatchQueue.global().async {
      _ = photos.sorted()
      for page in Pages(folder: "/var/album") { print(page.count) }
    }
  }
}

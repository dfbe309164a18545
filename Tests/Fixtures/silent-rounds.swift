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

/// Without an iterator of its own its elements are read one by one.
struct Shelf: Collection {
  let paths: [String]
  var startIndex: Int { 0 }
  var endIndex: Int { paths.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> Data? { FileManager.default.contents(atPath: paths[position]) }
}

struct Titles: Collection {
  let paths: [String]
  var startIndex: Int { 0 }
  var endIndex: Int { paths.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> String { paths[position] }
  subscript(file position: Int) -> Data? { FileManager.default.contents(atPath: paths[position]) }
}

@MainActor final class Library {
  var all: [Data] = []

  func collect() { all = Array(Pages(folder: "/var/album")) }  // expect: disk-on-main
  func unique() -> Set<Data> { Set(Pages(folder: "/var/album")) }  // expect: disk-on-main
  func numbered() {
    for (number, page) in zip(1..., Pages(folder: "/var/album")) { print(number, page.count) }  // expect: disk-on-main
  }
  func append() { all.append(contentsOf: Pages(folder: "/var/album")) }  // expect: disk-on-main
  func first() -> Int? { Pages(folder: "/var/album").lazy.map { $0.count }.first { $0 > 0 } }  // expect: disk-on-main
  func numbers() -> [Int] { Array(Countdown()) + Array([1, 2]) }

  func browse(_ shelf: Shelf) {
    for file in shelf { print(file?.count ?? 0) }  // expect: disk-on-main
  }
  func sizes(_ shelf: Shelf) -> [Int] { shelf.map { $0?.count ?? 0 } }  // expect: disk-on-main
  func titles(_ titles: Titles) {
    for title in titles { print(title) }
  }
}

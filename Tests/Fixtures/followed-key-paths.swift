// Functions of the project that follow a key path they are given read the property there and then; those that keep it do not.
import Foundation

extension Sequence {
  func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
  func total(_ path: KeyPath<Element, Int>) -> Int { reduce(0) { $0 + $1[keyPath: path] } }
}

struct Column<Row> {
  let path: KeyPath<Row, Int>
  init(_ path: KeyPath<Row, Int>) { self.path = path }
}

struct File {
  let url: URL
  var size: Int { FileManager.default.contents(atPath: url.path)?.count ?? 0 }
  var name: String { url.lastPathComponent }
}

@MainActor final class Files {
  var files: [File] = []
  func bySize() { files = files.sorted(by: \.size) }  // expect: disk-on-main
  func total() -> Int { files.total(\.size) }  // expect: disk-on-main
  func byName() { files = files.sorted(by: \.name) }
  func column() -> Column<File> { Column(\.size) }
}

@MainActor final class Kept {
  var files: [File] = []
  private let bySize = \File.size
  private static let byName = \File.name

  func sizes() -> [Int] { files.map { $0[keyPath: bySize] } }  // expect: disk-on-main
  func size(_ file: File) -> Int { file[keyPath: \.size] }  // expect: disk-on-main
  func local() -> [Int] {
    let path = \File.size
    return files.map { $0[keyPath: path] }  // expect: disk-on-main
  }
  func handedOn() -> Int { files.total(bySize) }  // expect: disk-on-main
  func names() -> [String] { files.map { $0[keyPath: Kept.byName] } }
  func order() { files.sort(using: KeyPathComparator(\.size)) }  // expect: disk-on-main
  func ordered() -> [File] { files.sorted(using: KeyPathComparator(\File.size)) }  // expect: disk-on-main
  func orderByName() { files.sort(using: KeyPathComparator(\.name)) }
  func comparator() -> KeyPathComparator<File> { KeyPathComparator(\.size) }
}

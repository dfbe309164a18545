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

// What loops and closures are given of pairs, of numbered and joined sequences, and of what a closure made of each element.
import Foundation

struct File { func read() -> Data? { FileManager.default.contents(atPath: "/var/data/file") } }

@MainActor final class Shelf {
  var files: [String: File] = [:]
  var list: [File] = []
  func pairs() { for (_, file) in files { _ = file.read() } }  // expect: disk-on-main
  func pattern() { for case let (_, file) in files { _ = file.read() } }  // expect: disk-on-main
  func numbered() { for (number, file) in list.enumerated() { print(number, file.read() ?? Data()) } }  // expect: disk-on-main
  func joined() { for (_, other) in zip(files.keys, list) { _ = other.read() } }  // expect: disk-on-main
  func sorted() { for (_, file) in files.sorted(by: { $0.key < $1.key }) { _ = file.read() } }  // expect: disk-on-main
  func mapped() { list.map { $0 }.forEach { _ = $0.read() } }  // expect: disk-on-main
  func values() { for file in files.map({ $0.value }) { _ = file.read() } }  // expect: disk-on-main
  func compacted() { _ = list.compactMap { $0 as File? }.first?.read() }  // expect: disk-on-main
  func copied() { for (_, file) in Array(list).enumerated() { _ = file.read() } }  // expect: disk-on-main
  func both() { let (_, file) = (1, File()); _ = file.read() }  // expect: disk-on-main
}

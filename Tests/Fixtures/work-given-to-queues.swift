// Functions that hand what they are given to a queue: the closures of their callers are work of that queue.
import Foundation

final class Index: @unchecked Sendable {
  private let queue = DispatchQueue(label: "index")
  private let quick = DispatchQueue(label: "index.quick")
  private var names: [String] = []

  private func reading<T>(_ body: () -> T) -> T { queue.sync(execute: body) }
  private func later(_ body: @escaping () -> Void) { queue.async { body() } }
  private func quickly<T>(_ body: () -> T) -> T { quick.sync { body() } }
  private func quicklyLater(_ body: @escaping () -> Void) { quick.async(execute: body) }

  func load() {
    later { self.names = (try? FileManager.default.subpathsOfDirectory(atPath: "/var/index")) ?? [] }
    quicklyLater { self.names = [] }
  }

  var count: Int { reading { names.count } }

  /// No accessor: those of this name are none of the language yet.
  func read<T>(_ body: () -> T) -> T { queue.sync { body() } }
  var size: Int { read { names.count } }
  var quickCount: Int { quickly { names.count } }
}

@MainActor final class IndexModel {
  private let index = Index()
  private var count = 0

  func waits() { count = index.count }  // expect: queue-sync-on-main
  func waitsToRead() { count = index.size }  // expect: queue-sync-on-main
  func waitsBriefly() { count = index.quickCount }
}

/// What a queue only puts together in memory keeps main for a moment: a note.
final class Index: @unchecked Sendable {
  private let queue = DispatchQueue(label: "index")
  private var names: [String] = []

  func update(_ fresh: [String]) {
    queue.async { self.names = fresh.map { name in self.names.first { $0 == name } ?? name } }
  }

  @MainActor func current() -> [String] {
    queue.sync { names }  // expect: queue-sync-on-main note
  }
}

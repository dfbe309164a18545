// What a caller gives decides which way its callee goes: nothing, a case of an enumeration, one of several constants.
import Foundation

final class Shelf {
  func open(_ path: String, mark: Data? = nil) {
    if let mark { resolve(mark) }
  }

  func close(mark: Data?) {
    guard let mark else { return }
    resolve(mark)
  }

  func fill(mark: Data?) {
    if mark == nil { resolve(Data()) }
  }

  func forwarded(mark: Data? = nil) { close(mark: mark) }

  private func resolve(_ mark: Data) { Thread.sleep(forTimeInterval: 1) }
}

@MainActor func openWithout(_ shelf: Shelf) { shelf.open("a") }
@MainActor func openWith(_ shelf: Shelf, _ mark: Data) { shelf.open("a", mark: mark) }  // expect: sleep-on-main error
@MainActor func closeWithout(_ shelf: Shelf) { shelf.close(mark: nil) }
@MainActor func closeWith(_ shelf: Shelf, _ mark: Data?) { shelf.close(mark: mark) }  // expect: sleep-on-main error
@MainActor func fillWithout(_ shelf: Shelf) { shelf.fill(mark: nil) }  // expect: sleep-on-main error
@MainActor func throughAnother(_ shelf: Shelf) { shelf.forwarded() }
@MainActor func throughAnotherWith(_ shelf: Shelf, _ mark: Data) { shelf.forwarded(mark: mark) }  // expect: sleep-on-main error

enum Permission {
  case camera, place

  var status: Int {
    switch self {
    case .camera: return 0
    case .place: return ask()
    }
  }

  func request() -> Bool { status == 1 }

  private func ask() -> Int {
    Thread.sleep(forTimeInterval: 1)
    return 1
  }
}

@MainActor func camera() -> Bool { Permission.camera.request() }
@MainActor func place() -> Bool { Permission.place.request() }  // expect: sleep-on-main error
@MainActor func any(_ permission: Permission) -> Bool { permission.request() }  // expect: sleep-on-main error

final class Navigator {
  static let settings = "settings"
  static let files = "files"

  func go(to place: String) {
    if place == Navigator.settings {
      return
    } else if place == Navigator.files {
      Thread.sleep(forTimeInterval: 1)
    }
  }

  func show(_ permission: Permission) {
    switch permission {
    case .place: Thread.sleep(forTimeInterval: 1)
    default: break
    }
  }
}

@MainActor func toSettings(_ navigator: Navigator) { navigator.go(to: Navigator.settings) }
@MainActor func toFiles(_ navigator: Navigator) { navigator.go(to: Navigator.files) }  // expect: sleep-on-main error
@MainActor func somewhere(_ navigator: Navigator, _ place: String) { navigator.go(to: place) }  // expect: sleep-on-main error
@MainActor func showCamera(_ navigator: Navigator) { navigator.show(.camera) }
@MainActor func showPlace(_ navigator: Navigator) { navigator.show(.place) }  // expect: sleep-on-main error

final class Probe {
  func ask(then done: ((Int) -> Void)? = nil) -> Int {
    if done == nil { Thread.sleep(forTimeInterval: 1) }
    return 0
  }
}

@MainActor func askAndGoOn(_ probe: Probe) { _ = probe.ask { _ in } }
@MainActor func askAndWait(_ probe: Probe) { _ = probe.ask() }  // expect: sleep-on-main error

final class Gallery {
  /// Two parameters decide: a caller must give both values.
  init(isPaged: Bool, isSynced: Bool = false) {
    guard isPaged else { return }
    guard !isSynced else {
      Thread.sleep(forTimeInterval: 1)
      return
    }
  }

  static func whole(isSynced: Bool = false) -> Gallery { Gallery(isPaged: true, isSynced: isSynced) }
}

@MainActor func pagedLater() { _ = Gallery.whole() }
@MainActor func pagedNow() { _ = Gallery.whole(isSynced: true) }  // expect: sleep-on-main error
@MainActor func neverPaged() { _ = Gallery(isPaged: false, isSynced: true) }

/// A case with what it carries, perhaps through a constant.
enum Source {
  case text(String)
  case later(after: TimeInterval)
}

struct Importer {
  func load(_ source: Source) -> String {
    switch source {
    case .text(let text): return text
    case .later(let seconds):
      Thread.sleep(forTimeInterval: seconds)
      return ""
    }
  }
}

@MainActor func importText(_ importer: Importer) {
  let source: Source = .text("a")
  _ = importer.load(source)
  _ = importer.load(.text("b"))
}

@MainActor func importLater(_ importer: Importer) { _ = importer.load(.later(after: 3)) }  // expect: sleep-on-main error
@MainActor func importAny(_ importer: Importer, _ source: Source) { _ = importer.load(source) }  // expect: sleep-on-main error
@MainActor func importChanged(_ importer: Importer, _ isLate: Bool) {
  var source: Source = .text("a")
  if isLate { source = .later(after: 3) }
  _ = importer.load(source)  // expect: sleep-on-main error
}

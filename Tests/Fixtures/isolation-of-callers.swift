// A function that takes the isolation of its caller runs the closure it is given where it is called.
import Foundation

func loading<T>(isolation: isolated (any Actor)? = #isolation, _ body: () throws -> T) async rethrows -> T { try body() }
func loadingOn<T>(_ actor: isolated any Actor, _ body: () throws -> T) async rethrows -> T { try body() }

actor Shelf {}

@MainActor final class Themes {
  var text = ""

  func here() async {
    text = (try? await loading { try String(contentsOfFile: "/var/theme", encoding: .utf8) }) ?? ""  // expect: disk-on-main
  }

  func elsewhere(_ shelf: Shelf) async {
    text = (try? await loading(isolation: shelf) { try String(contentsOfFile: "/var/theme", encoding: .utf8) }) ?? ""
  }

  func onShelf(_ shelf: Shelf) async {
    text = (try? await loadingOn(shelf) { try String(contentsOfFile: "/var/theme", encoding: .utf8) }) ?? ""
  }
}

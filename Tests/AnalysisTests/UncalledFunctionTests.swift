// In an app nobody else calls what the app does not call: a note. Of a library, or where the system asks, that says nothing.
import Analysis
import TestSupport
import Testing

@Suite("Functions that nobody calls") struct UncalledFunctionTests {
  static let text = """
    import UIKit
    @MainActor func uncalled() { Thread.sleep(forTimeInterval: 1) }
    @MainActor func called() { Thread.sleep(forTimeInterval: 1) }
    @MainActor func named() { Thread.sleep(forTimeInterval: 1) }
    @MainActor public func offered() { Thread.sleep(forTimeInterval: 1) }
    final class Screen: UIViewController, PlayerDelegate {
      override func viewDidLoad() { called(); [1].forEach { _ in }; let later = named; later() }
      func playerDidStop() { Thread.sleep(forTimeInterval: 1) }
      @objc func tapped() { Thread.sleep(forTimeInterval: 1) }
    }
    """

  @Test("In an app it is a note") func inAnApp() {
    #expect(quiet(.app) == [2])
  }

  @Test("A library is called by others") func inALibrary() {
    #expect(quiet(.library) == [])
    #expect(quiet(.unknown) == [])
  }

  /// The lines of notes at functions of their own, not at those that call them.
  private func quiet(_ kind: TargetInfo.Kind) -> [Int] {
    var snippet = Snippet(Self.text)
    snippet.kind = kind
    let found = snippet.found().filter { $0.rule == "sleep-on-main" && $0.line != 7 }
    let loud = Set(found.filter { $0.severity != "note" }.map(\.line))
    return Set(found.map(\.line)).subtracting(loud).sorted()
  }
}

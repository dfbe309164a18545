// What the target of a file decides: extensions with and without a user interface, scripts that no target takes, members of other modules.
import Analysis
import Source
import TestSupport
import Testing

@Suite("Kinds of files and modules") struct FileKindTests {
  @Test("An extension's view controllers have a user, its other code has none") func extensions() {
    var controller = Snippet(
      "import UIKit\nfinal class Card: UIViewController {\n  func show() {\n    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error\n  }\n}\n")
    controller.kind = .extensionKind
    #expect(controller.disagreements() == [])
    var service = Snippet("import Foundation\n@MainActor func answer() {\n  Thread.sleep(forTimeInterval: 1)\n}\n")
    service.kind = .extensionKind
    #expect(service.found().map(\.severity) == ["note"])
  }

  @Test("A script that no target takes has no main thread to freeze") func scripts() {
    let script = "import Foundation\nThread.sleep(forTimeInterval: 1)\n"
    #expect(lint(["App/A.swift": (1, "let a = 1\n"), "tools/b.swift": (0, script)]).isEmpty)
    #expect(lint(["App/A.swift": (1, "let a = 1\n"), "App/main.swift": (1, script)]).isEmpty)
    #expect(lint(["App/A.swift": (1, "let a = 1\n"), "App/main.swift": (1, "import AppKit\n" + script)]) == ["sleep-on-main"])
  }

  @Test("A module's own overload of an SDK function is not seen by others") func overloads() {
    let own = """
      import Foundation
      extension DispatchQueue {
        func async(execute work: @escaping @convention(block) () -> Void) { async(group: nil, qos: .default, flags: [], execute: work) }
      }

      """
    let app = """
      import UIKit
      final class Screen: UIViewController {
        func load() { DispatchQueue.global().async { Thread.sleep(forTimeInterval: 1) } }
        nonisolated func show() { DispatchQueue.main.async { Thread.sleep(forTimeInterval: 1) } }
      }

      """
    #expect(lint(["A/Own.swift": (1, own), "B/App.swift": (2, app)]) == ["sleep-on-main"])
  }

  @Test("A library's type is not the app's of the same name") func qualifiedNames() {
    let app = "final class Session { static let shared = Session() }\n"
    let library = """
      import Alamofire
      import Foundation
      final class Client {
        private lazy var manager: Alamofire.Session = Alamofire.Session()
        func load(_ request: URLRequest) {
          manager.request(request).responseData { _ in Thread.sleep(forTimeInterval: 1) }
        }
      }

      """
    #expect(lint(["A/Session.swift": (1, app), "B/Client.swift": (2, library)]) == ["sleep-on-main"])
    #expect(lint(["A/Session.swift": (2, app), "B/Client.swift": (2, library)]) == ["sleep-on-main"])
  }

  /// The rules of what is found above notes in files that belong to targets, by number; 0 is none.
  private func lint(_ files: [String: (target: Int, text: String)]) -> [String] {
    let sorted = files.sorted { $0.key < $1.key }
    var targets = ProjectTargets(fileCount: sorted.count)
    for (name, kind) in [("One", TargetInfo.Kind.app), ("Two", .app)] { targets.targets.append(TargetInfo(name: name, kind: kind, evidence: "", mode: BuildMode())) }
    targets.targetOfFile = sorted.map(\.value.target)
    let project = Project(
      files: sorted.map { ($0.key, summarize(Array($0.value.text.utf8))) }, targets: targets, knowledge: Snippet.knowledge)
    return Analysis.lint(project, knowledge: Snippet.knowledge, options: LintOptions()).findings.filter { $0.severity > .note }.map(\.rule)
  }
}

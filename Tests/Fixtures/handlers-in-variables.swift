// What a helper calls in a closure that it puts into a variable first runs where the variable goes.
import AppKit

enum Panels {
  static func save(_ title: String, for window: NSWindow?, done: @escaping (URL) -> Void) {
    let panel = NSSavePanel()
    panel.title = title
    let handler: (NSApplication.ModalResponse) -> Void = { result in
      if result == .OK, let url = panel.url { done(url) }
    }
    if let window {
      panel.beginSheetModal(for: window, completionHandler: handler)
    } else {
      panel.begin(completionHandler: handler)
    }
  }

  static func elsewhere(_ done: @escaping (URL) -> Void) {
    let work = { done(URL(fileURLWithPath: "/")) }
    DispatchQueue.global().async(execute: work)
  }

  static func here(_ done: (URL) -> Void) {
    let work = { done(URL(fileURLWithPath: "/")) }
    work()
  }
}

final class Editor: NSViewController {
  func save() {
    Panels.save("Log", for: view.window) { _ in
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
    }
  }

  func saveElsewhere() {
    Panels.elsewhere { _ in Thread.sleep(forTimeInterval: 1) }
  }

  func saveHere() {
    Panels.here { _ in Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main
  }

  func export(_ chart: Chart) {
    let url = URL.temporaryDirectory.appendingPathComponent("chart.png")
    try? chart.picture.write(to: url)  // expect: disk-on-main
    try? chart.picture.write(to: chart.stream)
  }
}

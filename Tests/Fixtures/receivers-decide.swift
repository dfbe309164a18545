// What an override or a witness does is done by objects of its type: whoever calls the method that leads there on objects of another has nothing to do with it.
import Foundation

class Importer {
  func run() -> String { hook() }
  func runInClosure() -> [String] { [1, 2].map { _ in self.hook() } }
  func runTwice() -> String { run() + run() }
  var text: String { title }
  func hook() -> String { "" }
  var title: String { "" }
  class func make() -> String { "" }
  func start() -> String { Self.make() }
  init() { prepare() }
  func prepare() {}
}

final class SlowImporter: Importer {
  override func hook() -> String {
    Thread.sleep(forTimeInterval: 2)
    return ""
  }
  override var title: String {
    Thread.sleep(forTimeInterval: 2)
    return ""
  }
  override class func make() -> String {
    Thread.sleep(forTimeInterval: 2)
    return ""
  }
  override func prepare() { Thread.sleep(forTimeInterval: 2) }
  override init() { super.init() }
}

class QuickImporter: Importer {
  override func hook() -> String { "quick" }
  override var title: String { "quick" }
  override class func make() -> String { "quick" }
  override func prepare() {}
  override init() { super.init() }
  func all() -> String { run() }
}

/// Overrides what it inherits, and asks it all the same.
final class AskingImporter: SlowerImporter {
  override func hook() -> String { super.hook() }
}

class SlowerImporter: Importer {
  override func hook() -> String {
    Thread.sleep(forTimeInterval: 3)
    return ""
  }
}

final class SparedImporter: SlowerImporter {
  override func hook() -> String { "" }
}

@MainActor func quick() { _ = QuickImporter().run() }
@MainActor func quickKept() {
  let importer = QuickImporter()
  _ = importer.runTwice()
}
@MainActor func quickInClosure(_ importer: QuickImporter) { _ = importer.runInClosure() }
@MainActor func quickTitle(_ importer: QuickImporter) { _ = importer.text }
@MainActor func quickStatic(_ importer: QuickImporter) { _ = importer.start() }
@MainActor func quickOwn(_ importer: QuickImporter) { _ = importer.all() }
@MainActor func madeQuickly() -> Importer { QuickImporter() }
@MainActor func plain() { _ = Importer().run() }
@MainActor func spared(_ importer: SparedImporter) { _ = importer.run() }

@MainActor func slow() { _ = SlowImporter().run() }  // expect: sleep-on-main warning
@MainActor func slowTwice(_ importer: SlowImporter) { _ = importer.runTwice() }  // expect: sleep-on-main warning
@MainActor func slowInClosure(_ importer: SlowImporter) { _ = importer.runInClosure() }  // expect: sleep-on-main warning
@MainActor func slowTitle(_ importer: SlowImporter) { _ = importer.text }  // expect: sleep-on-main warning
@MainActor func slowStatic(_ importer: SlowImporter) { _ = importer.start() }  // expect: sleep-on-main warning
@MainActor func made() -> Importer { SlowImporter() }  // expect: sleep-on-main warning
@MainActor func asking(_ importer: AskingImporter) { _ = importer.run() }  // expect: sleep-on-main warning
@MainActor func any(_ importer: Importer) { _ = importer.run() }  // expect: sleep-on-main warning

final class Desk {
  let quick = QuickImporter()
  let slow = SlowImporter()
  @MainActor func open() { _ = quick.run() }
  @MainActor func openSlowly() { _ = slow.run() }  // expect: sleep-on-main warning
}

protocol Step {
  func work()
}

extension Step {
  func go() { work() }
  func goOn() { go() }
}

struct SlowStep: Step {
  func work() { Thread.sleep(forTimeInterval: 1) }
}

struct QuickStep: Step {
  func work() {}
  @MainActor func press() { go() }
}

@MainActor func stepQuickly() { QuickStep().goOn() }
@MainActor func stepSlowly() { SlowStep().goOn() }  // expect: sleep-on-main warning
@MainActor func step(_ step: any Step) { step.goOn() }  // expect: sleep-on-main warning
@MainActor func stepGenerically<S: Step>(_ step: S) { step.goOn() }  // expect: sleep-on-main warning

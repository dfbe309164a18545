// What a result builder makes calls its functions for each statement, branch, loop and block, though nobody writes the calls.
import UIKit

struct Rule { let name: String }

/// Each part of a body costs.
@resultBuilder enum RuleBuilder {
  static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
  static func buildExpression(_ file: String) -> [Rule] { [Rule(name: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")] }
  static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Rule]?) -> [Rule] {
    Thread.sleep(forTimeInterval: 1)
    return part ?? []
  }
  static func buildEither(first: [Rule]) -> [Rule] { first }
  static func buildEither(second: [Rule]) -> [Rule] {
    usleep(1_000_000)
    return second
  }
  static func buildArray(_ parts: [[Rule]]) -> [Rule] {
    _ = DispatchSemaphore(value: 0).wait(timeout: .distantFuture)
    return parts.flatMap { $0 }
  }
}

/// All of it at the end.
@resultBuilder enum LetterBuilder {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildFinalResult(_ text: String) -> Data { (try? Data(contentsOf: URL(fileURLWithPath: text))) ?? Data() }
}

@resultBuilder struct Pairs {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int {
    Thread.sleep(forTimeInterval: 1)
    return accumulated + next
  }
}

protocol Policy {
  @RuleBuilder var rules: [Rule] { get }
}

struct Group {
  @RuleBuilder let rules: () -> [Rule]
}

func makeRules(@RuleBuilder _ rules: () -> [Rule]) -> [Rule] { rules() }
func makeRulesLater(@RuleBuilder _ rules: @escaping @Sendable () -> [Rule]) { DispatchQueue.global().async { _ = rules() } }

@MainActor final class Book: Policy {
  let isLong = true

  var rules: [Rule] {
    Rule(name: "a")
    "/rules"  // expect: disk-on-main
  }

  @RuleBuilder func cheap() -> [Rule] {
    let name = "b"
    Rule(name: name)
    Rule(name: "c")
  }

  @RuleBuilder func optional() -> [Rule] {
    Rule(name: "a")
    if isLong { Rule(name: "b") }  // expect: sleep-on-main
  }

  @RuleBuilder func either() -> [Rule] {
    if isLong { Rule(name: "b") } else { Rule(name: "c") }  // expect: sleep-on-main
  }

  @RuleBuilder func chosen(_ number: Int) -> [Rule] {
    switch number {  // expect: sleep-on-main
    case 1: Rule(name: "b")
    default: Rule(name: "c")
    }
  }

  @RuleBuilder func looped() -> [Rule] {
    for name in ["a", "b"] { Rule(name: name) }  // expect: wait-on-main
  }

  @RuleBuilder func taken() -> [Rule] {
    return [Rule(name: isLong ? "a" : "b")]
  }

  @LetterBuilder var letter: Data {
    "/letter"  // expect: disk-on-main
    "/envelope"
  }

  @Pairs func pair() -> Int {
    1
    2  // expect: sleep-on-main
  }

  @Pairs func single() -> Int { 1 }

  func given() -> [Rule] {
    makeRules {
      Rule(name: "a")
      "/rules"  // expect: disk-on-main
    }
  }

  func plain() -> [Rule] { makeRules { Rule(name: "a") } }

  func later() {
    makeRulesLater {
      "/rules"
    }
  }

  func group() -> [Rule] {
    let group = Group(rules: {
      "/rules"  // expect: disk-on-main
    })
    return group.rules()
  }
}

struct Elsewhere: Policy {
  var rules: [Rule] { "/rules" }
}

func readElsewhere() { DispatchQueue.global().async { _ = Elsewhere().rules } }

// Slow texts are found for slow patterns only, and a real engine is slow on them.
import Foundation
import Testing

@testable import Analysis

@Suite struct SlowTexts {
  static let exponential = [
    "^([0-9]+,?)+$", "^(a+)+$", "^(a|a)*$", "^(a|aa)+$", #"^(?:( ?)|(\t?)|(\s?))*(let|var)\b"#, #"[\w-]+\.[a-z]{2,8}([/\w.-]*)*$"#, #"^(\d+)+$"#,
    "^(a?b?)*c", "^(?:x(?:a?|b?))*y", "^(([a-z])+.)+[A-Z]([a-z])+$", "^(.*,)*x$", #"^(\w+\s?)*$"#, "(a*)*b", "^(a{1,9})*$", "(?i)^(a|A)+$",
    "^((?:a+?)+?)$", #"^(\S+ ?)+;"#, "^([^,]|[a-z])*!!", "(?:a+b?)+c", "^(?:a|b|ab)*c$",
  ]

  @Test(arguments: exponential) func areFoundForExponentialPatterns(_ pattern: String) throws {
    let slow = try #require(SlowText.find(pattern, []))
    #expect(slow.growth == .exponential)
  }

  @Test(arguments: [
    "^[0-9]+(,[0-9]+)*$", "^(a+b)+$", "^(?:[a-z]+_)*[a-z]+$", #"^[\t ]*(?:class|struct|enum)(?=\s|$)"#, #"\b\d+(?:\.\d+)?\b"#, "(a+)+", "^(a*)*",
    "^(?>a+)+$", "^(a++)+$", "(?:a+)+?", #"^(\d+)(?:,\d+)*$"#, "^(a|b)*$", "^(ab|ac)*$", "@[a-zA-Z0-9_]{1,15}", "^(?:a{1,3}){1,3}$", "[0-9a-fA-F]{64}",
    #"^\s*+(?:a+b)*$"#, "\"(?:[^\"\\\\]|\\\\.)*\"", "^(?:[^*]|\\*(?!/))*$", "", "(", "a)", "[", "(?<x>a+)+\\k<x>", #"^(?:\Qa+\E)+$"#, "(?x) ^ (?: a + b ) + $ # end",
    #"^(https?://)?([\da-z.-]+)\.([a-z.]{2,6})[/\w .-]*/?$"#, "a{99999}{99999}", "^(a?){30}$", #"(\$[a-zA-Z0-9_]+)(?:\.([a-zA-Z0-9_]+))?"#,
  ]) func areNotFoundForOthers(_ pattern: String) {
    let slow = SlowText.find(pattern, [])
    #expect(slow?.growth != .exponential, "\(slow.map { $0.text(20) } ?? "")")
  }

  @Test(arguments: [#"^\s*\s*\s*x$"#, #"^\d+\d+\d+!"#, "^.*.*=.*$", #"^(\d+)(\d+)x"#]) func arePolynomialForNeighbours(_ pattern: String) throws {
    let slow = try #require(SlowText.find(pattern, []))
    #expect(slow.growth == .polynomial)
  }

  @Test func respectOptions() {
    #expect(SlowText.find("^(a|A)+$", []) == nil)
    #expect(SlowText.find("^(a|A)+$", .ignoresCase)?.growth == .exponential)
    #expect(SlowText.find("(a+)+", []) == nil)
    #expect(SlowText.find("(a+)+", .whole)?.growth == .exponential)
    #expect(SlowText.find("^( a|a )+$", []) == nil)
    #expect(SlowText.find("^( a|a )+$", .extended)?.growth == .exponential)
  }

  /// Three more rounds take more than twice the time where each doubles it, at the least: wide enough for a busy machine.
  @Test(arguments: exponential) func slowARealEngine(_ pattern: String) throws {
    let slow = try #require(SlowText.find(pattern, []))
    let expression = try NSRegularExpression(pattern: pattern)
    var rounds = 4
    while rounds < 40, duration(expression, slow.text(rounds)) < .milliseconds(2) { rounds += 1 }
    #expect(rounds < 40)
    let few = duration(expression, slow.text(rounds)), many = duration(expression, slow.text(rounds + 3))
    #expect(many > few * 2)
  }

  private func duration(_ expression: NSRegularExpression, _ text: String) -> Duration {
    let range = NSRange(location: 0, length: (text as NSString).length)
    return (0 ..< 3).map { _ in ContinuousClock().measure { _ = expression.firstMatch(in: text, range: range) } }.min() ?? .zero
  }
}

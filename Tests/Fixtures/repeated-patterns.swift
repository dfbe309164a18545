// A pattern that never changes is compiled again for each element, though the loop stands a few functions away.
import Foundation

struct Cue { var text: String }

struct Transcript {
  var cues: [Cue]

  func speakers() -> [String] {
    var result: [String] = []
    for cue in cues {
      if let speaker = speaker(of: cue) { result.append(speaker) }
    }
    return result
  }

  private func speaker(of cue: Cue) -> String? { first(of: "^(.+?):", in: cue.text) }

  private func first(of pattern: String, in text: String) -> String? {
    let regex = try? NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines])  // expect: regex-compiled-in-loop
    return regex?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)).map { String($0.range.location) }
  }
}

enum Titles {
  static func sorted(_ titles: [String]) -> [String] {
    titles.sorted(by: { first, second in comesBefore(first, second) })
  }

  static func comesBefore(_ first: String, _ second: String) -> Bool { first.plain().lowercased() < second.plain().lowercased() }
}

extension String {
  func plain() -> String {
    let accents = try! NSRegularExpression(pattern: "[\\u0300-\\u036f]+")  // expect: regex-compiled-in-loop
    return accents.stringByReplacingMatches(in: self, range: NSRange(location: 0, length: utf16.count), withTemplate: "")
  }
}

protocol Filter { func filter(_ input: String) -> String }

struct Chain: Filter {
  private let filters: [Filter]

  init(_ filters: [Filter]) { self.filters = filters }

  func filter(_ input: String) -> String { filters.reduce(input) { text, filter in filter.filter(text) } }
}

struct Replacement: Filter {
  let pattern: String

  func filter(_ input: String) -> String {
    guard let regex = try? NSRegularExpression(pattern: pattern) else { return input }  // expect: regex-compiled-in-loop
    return regex.stringByReplacingMatches(in: input, range: NSRange(input.startIndex..., in: input), withTemplate: "")
  }
}

/// Compiled once and kept: nothing is repeated.
final class Patterns {
  private var known: [String: NSRegularExpression] = [:]

  func matches(_ texts: [String]) -> Int { texts.filter { pattern("[0-9]+").firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil }.count }

  private func pattern(_ text: String) -> NSRegularExpression {
    if let kept = known[text] { return kept }
    let made = try! NSRegularExpression(pattern: text)
    known[text] = made
    return made
  }
}

/// Another pattern each time.
func count(_ patterns: [String], in text: String) -> Int {
  var count = 0
  for pattern in patterns { count += matches(pattern, in: text) }
  return count
}

private func matches(_ pattern: String, in text: String) -> Int {
  (try? NSRegularExpression(pattern: pattern))?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
}

/// The condition of an `if` is computed in each round of a `while`, its block is not.
final class Lines { func next() -> String? { nil } }

struct Counter {
  func count(_ lines: Lines) -> Int {
    var count = 0
    while let line = lines.next() {
      if let regex = try? NSRegularExpression(pattern: "error [0-9]+") {  // expect: regex-compiled-in-loop warning
        count += regex.numberOfMatches(in: line, range: NSRange(location: 0, length: line.utf16.count))
      }
    }
    return count
  }
}

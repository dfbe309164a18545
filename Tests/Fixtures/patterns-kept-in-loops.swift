// A pattern that is compiled in a loop and put away is a cache; a number that was counted with it is not the pattern.
import Foundation

final class Counter {
  private var cache: [String: NSRegularExpression] = [:]
  private var digits: NSRegularExpression?
  private var total = 0

  func added(_ names: [String], _ range: NSRange) throws {
    for name in names {
      total += try NSRegularExpression(pattern: "a[0-9]+").numberOfMatches(in: name, range: range)  // expect: regex-compiled-in-loop warning
    }
  }

  func put(_ names: [String], _ range: NSRange) throws {
    for name in names {
      let count = try NSRegularExpression(pattern: "a[0-9]+").numberOfMatches(in: name, range: range)  // expect: regex-compiled-in-loop warning
      total = count
    }
  }

  func dropped(_ names: [String]) throws {
    for _ in names {
      _ = try NSRegularExpression(pattern: "a[0-9]+")  // expect: regex-compiled-in-loop warning
    }
  }

  func passed(_ names: [String]) throws {
    for name in names {
      total = count(name, try NSRegularExpression(pattern: "a[0-9]+"))  // expect: regex-compiled-in-loop warning
    }
  }

  func count(_ name: String, _ pattern: NSRegularExpression) -> Int { name.count }

  func once(_ names: [String], _ range: NSRange) throws {
    for name in names {
      if digits == nil { digits = try NSRegularExpression(pattern: "a[0-9]+") }
      total += digits?.numberOfMatches(in: name, range: range) ?? 0
    }
  }

  func byKey(_ names: [String], _ range: NSRange) throws {
    for name in names {
      let pattern: NSRegularExpression
      if let known = cache["a"] { pattern = known } else {
        let made = try NSRegularExpression(pattern: "a[0-9]+")
        cache["a"] = made
        pattern = made
      }
      total += pattern.numberOfMatches(in: name, range: range)
    }
  }

  func byDefault(_ names: [String]) throws {
    for _ in names {
      digits = try digits ?? NSRegularExpression(pattern: "a[0-9]+")
    }
  }
}

/// Some rounds come to it, or each of them waits for something that takes longer.
final class Reader {
  func pictures(_ lines: [String]) throws -> Int {
    var total = 0
    for line in lines {
      if line.hasPrefix("!") {
        total += try NSRegularExpression(pattern: "a[0-9]+").numberOfMatches(in: line, range: NSRange())  // expect: regex-compiled-in-loop note
      }
    }
    return total
  }

  func stored(_ lines: [String], in store: Store) async throws -> Int {
    var total = 0
    for line in lines {
      total += try NSRegularExpression(pattern: "a[0-9]+").numberOfMatches(in: line, range: NSRange())  // expect: regex-compiled-in-loop note
      await store.keep(line)
    }
    return total
  }
}

actor Store { func keep(_ line: String) {} }

// Damaged files: any bytes must give a summary whose tables fit together.
import Foundation
import Testing

@testable import Source

@Suite("Any bytes give a sound summary")
struct SummaryFuzzTests {
  private func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    let summary = summarize(bytes)
    let outside = summary.firstOutsideItsParent
    guard summary.isSound, outside == nil else {
      Issue.record("\(what()): sound \(summary.isSound), \(outside ?? "") in \(String(decoding: bytes, as: UTF8.self))")
      return
    }
  }

  @Test func prefixes() {
    let bytes = Array(richSource.utf8)
    for length in stride(from: 0, through: bytes.count, by: 3) { check(Array(bytes.prefix(length)), "prefix of \(length)") }
  }

  @Test func suffixes() {
    let bytes = Array(richSource.utf8)
    for length in stride(from: 0, through: bytes.count, by: 7) { check(Array(bytes.suffix(length)), "suffix of \(length)") }
  }

  @Test func randomEdits() {
    let bytes = Array(richSource.utf8)
    let marks = Array("(){}[]<>,;:.=?!&#\"'\\/@`$_ \n".utf8)
    var random = SeededRandom(seed: 3)
    for round in 0 ..< 250 {
      var edited = bytes
      for _ in 0 ..< 1 + random.below(4) {
        let at = random.below(edited.count)
        switch random.below(4) {
        case 0: edited.remove(at: at)
        case 1: edited.insert(marks[random.below(marks.count)], at: at)
        case 2: edited[at] = UInt8(truncatingIfNeeded: random.next())
        default: edited.removeSubrange(at ..< min(edited.count, at + random.below(40)))
        }
      }
      check(edited, "round \(round)")
    }
  }

  @Test func deepNesting() async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        checkDeepNesting()
        continuation.resume()
      }
      // What a worker thread has.
      thread.stackSize = 64 << 20
      thread.start()
    }
  }

  private func checkDeepNesting() {
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("if a {", "}"), ("a ? b : ", ""), ("!", ""), ("x as ", ""), ("\"\\(", ")\"")] {
      let source = "func f() {" + String(repeating: open, count: 3000) + "a" + String(repeating: close, count: 3000) + "}"
      check(Array(source.utf8), "nested \(open)")
    }
    check(Array(("let a: " + String(repeating: "[", count: 3000)).utf8), "nested types")
    check(Array(("let a: " + String(repeating: "B.", count: 5000) + "C").utf8), "long type paths")
    check(Array(String(repeating: "struct S { ", count: 3000).utf8), "nested declarations")
    check(Array((String(repeating: "if a {} else ", count: 3000) + "{}").utf8), "long else chains")
  }
}

extension FileSummary {
  /// The first event or declaration that does not begin and end inside the one around it.
  var firstOutsideItsParent: String? {
    for row in 0 ..< events.count {
      for child in children(of: EventID(UInt32(row))) {
        if events.starts[Int(child.index)] < events.starts[row] || events.ends[Int(child.index)] > events.ends[row] {
          return "\(events.kinds[Int(child.index)]) in\n\(dump(EventID(UInt32(row))))"
        }
      }
    }
    for row in 0 ..< declarations.count {
      for child in children(of: DeclarationID(UInt32(row))) {
        let declaration = declaration(child)
        if declaration.parent != DeclarationID(UInt32(row)) || declaration.end > declarations.ends[row] {
          return "\(declaration.kind) in\n\(dump(DeclarationID(UInt32(row))))"
        }
      }
    }
    return nil
  }
}

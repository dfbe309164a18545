// A value that is printed or put into a string is asked for its description, where its type promises one.
import UIKit

struct Trace: CustomStringConvertible {
  let file: String
  var description: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
}

struct Dump: CustomDebugStringConvertible {
  var debugDescription: String {
    Thread.sleep(forTimeInterval: 1)
    return "dump"
  }
}

/// Has two: each is asked where it is preferred.
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "both" }
  var debugDescription: String {
    Thread.sleep(forTimeInterval: 1)
    return "both"
  }
}

final class Number: LosslessStringConvertible {
  init?(_ description: String) {}
  var description: String {
    Thread.sleep(forTimeInterval: 1)
    return "1"
  }
}

/// Promises nothing: nobody asks for it.
struct Unpromised {
  var description: String {
    Thread.sleep(forTimeInterval: 1)
    return "never"
  }
}

/// Written by a function of its own.
struct Styled: CustomStringConvertible {
  var description: String {
    Thread.sleep(forTimeInterval: 1)
    return "styled"
  }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ styled: Styled) { appendLiteral("styled") }
  mutating func appendInterpolation(_ trace: Trace, short: Bool) { appendLiteral("short") }
}

struct Query: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {}
}

@MainActor final class Console {
  let trace = Trace(file: "/trace")
  let dump = Dump()
  let both = Both()
  let unpromised = Unpromised()

  func direct() -> String { trace.description }  // expect: disk-on-main
  func interpolated() -> String { "trace: \(trace)" }  // expect: disk-on-main
  func interpolatedTwice() -> String { "\(1) \(self.trace) \(2)" }  // expect: disk-on-main
  func described() -> String { String(describing: trace) }  // expect: disk-on-main
  func printed() { print(trace) }  // expect: disk-on-main
  func printedLater() { print(1, trace, separator: "") }  // expect: disk-on-main
  func made(_ number: Number) -> String { String(number) }  // expect: sleep-on-main
  func debugPrinted() { debugPrint(dump) }  // expect: sleep-on-main
  func printedDump() { print(dump) }  // expect: sleep-on-main
  func reflected() -> String { String(reflecting: both) }  // expect: sleep-on-main
  func list(_ traces: [Trace]) -> [String] { traces.map { "\($0)" } }  // expect: disk-on-main

  func notReflected() -> String { "\(both) \(String(describing: both))" }
  func nothingPromised() { print(unpromised, "\(unpromised)") }
  func styled(_ styled: Styled) -> String { "\(styled)" }
  func short() -> String { "\(trace, short: true)" }
  func query() -> Query { "\(trace)" }
  func names() -> String { "\(trace.file) \(Trace.self)" }
  func elsewhere() {
    let trace = trace
    DispatchQueue.global().async { print("\(trace)") }
  }
}

struct Failure: LocalizedError {
  let log: String
  var errorDescription: String? { try? String(contentsOfFile: log, encoding: .utf8) }
}

struct Refusal: LocalizedError {
  var errorDescription: String? { "refused" }
}

@MainActor final class Report {
  let trace = Trace(file: "/trace")
  func tell() { print("it was \(trace)") }  // expect: disk-on-main
  func tell(_ failure: Failure) -> String { failure.localizedDescription }  // expect: disk-on-main
  func tell(_ refusal: Refusal) -> String { refusal.localizedDescription }
  func tell(_ error: any Error) -> String { error.localizedDescription }
}

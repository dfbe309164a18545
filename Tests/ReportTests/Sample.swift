import Analysis
import Knowledge
import Report

/// Findings built from text: a place is the first occurrence of a piece of a file.
struct Sample {
  var files: [SourceLines]
  var result = LintResult()

  init(_ files: KeyValuePairs<String, String>) {
    self.files = files.map { SourceLines(path: $0.key, text: Array($0.value.utf8)) }
  }

  func place(_ piece: String, in path: String) -> SourcePlace {
    let file = files.firstIndex { $0.path == path } ?? 0
    let text = files[file].text, sought = Array(piece.utf8)
    let start = text.indices.first { text[$0...].starts(with: sought) } ?? 0
    return SourcePlace(file: UInt32(file), start: UInt32(start), end: UInt32(start + sought.count))
  }

  func report(level: Severity = .warning) -> LintReport {
    LintReport(result, files: files, level: level, version: "0.0.0")
  }
}

extension Finding {
  static func reading(
    at place: SourcePlace, severity: Severity = .warning, symbol: String = "Feed.refresh()", message: String? = nil, chain: [Hop] = [],
    because: [Reason] = [], instead: String = ""
  ) -> Finding {
    Finding(
      rule: "disk-on-main", family: "main-thread", severity: severity, place: "main",
      message: message ?? "\(symbol) calls Data.init(contentsOf:), which reads the whole file", instead: instead, at: place, symbol: symbol,
      callee: "Data.init(contentsOf:)", effect: "disk", chain: chain, because: because, entry: "main")
  }
}

extension Sample {
  /// A helper that reads a file, called from two functions of a main-actor type.
  static var callers: Sample {
    var sample = Sample([
      "Feed.swift": "@MainActor\nfinal class Feed {\n  func refresh() {\n    store.load()\n  }\n  func reset() { store.load(again: true) }\n}\n",
      "Store.swift": "struct Store {\n  func load() {\n    data = try? Data(contentsOf: url)\n  }\n}\n",
    ])
    let blocking = Hop(
      place: sample.place("Data(contentsOf: url)", in: "Store.swift"), symbol: "Store.load()", text: "reads the whole file")
    let because = [Reason(text: "Feed is @MainActor", place: sample.place("@MainActor", in: "Feed.swift"), saysWhere: true)]
    for (call, symbol) in [("store.load()", "Feed.refresh()"), ("store.load(again: true)", "Feed.reset()")] {
      let place = sample.place(call, in: "Feed.swift")
      sample.result.findings.append(.reading(
        at: place, symbol: symbol, chain: [Hop(place: place, symbol: symbol, text: "calls Store.load()"), blocking], because: because,
        instead: "read it in a @concurrent function"))
    }
    return sample
  }
}

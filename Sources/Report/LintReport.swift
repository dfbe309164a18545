import Analysis
import Knowledge

/// Everything a reporter may print, as values: the result, the lines of the files it speaks of, and what is to be shown. Formats are
/// left to the reporters, one file each.
public struct LintReport: Sendable {
  /// Shown findings, sorted by path, place and rule.
  public let findings: [Finding]
  /// All of them: what was allowed is worth a look whatever is shown.
  public let suppressed: [SuppressedFinding]
  public let errors: [LintError]
  /// Beside `findings`, one each.
  public let fingerprints: [Fingerprint]
  public let suppressedFingerprints: [Fingerprint]
  /// In the order of `SourcePlace.file`.
  public let files: [SourceLines]
  /// How many files were asked for; others were read to understand them.
  public let fileCount: Int
  public let version: String
  /// Notes and other findings below the shown level.
  public let hidden: Int

  /// - Parameter level: the lowest severity shown.
  /// - Parameter fileCount: how many files were asked for; without it, all.
  public init(_ result: LintResult, files: [SourceLines], level: Severity, version: String, fileCount: Int? = nil) {
    self.files = files
    self.fileCount = fileCount ?? files.count
    self.version = version
    errors = result.errors
    let order = ReportOrder(files: files)
    findings = result.findings.filter { $0.severity >= level && $0.severity != .off }.sorted(by: order.precedes)
    hidden = result.findings.lazy.filter { $0.severity < level && $0.severity != .off }.count
    suppressed = result.suppressed.sorted { order.precedes($0.finding, $1.finding) }
    fingerprints = Fingerprint.all(of: findings, files: files)
    suppressedFingerprints = Fingerprint.all(of: suppressed.map(\.finding), files: files)
  }

  public func count(_ severity: Severity) -> Int { findings.lazy.filter { $0.severity == severity }.count }

  func lines(_ place: SourcePlace) -> SourceLines {
    let index = Int(place.file)
    return index < files.count ? files[index] : SourceLines(path: "?")
  }

  func path(_ place: SourcePlace) -> String { lines(place).path }

  func start(_ place: SourcePlace) -> LinePosition { lines(place).position(of: place.start) }

  func end(_ place: SourcePlace) -> LinePosition { lines(place).position(of: max(place.start, place.end)) }

  /// `Sources/Feed.swift:8:5`
  func location(_ place: SourcePlace) -> String {
    let position = start(place)
    return "\(path(place)):\(position.line):\(position.column)"
  }
}

extension LintResult {
  /// The files of which a report shows a line: Workspace hands in their text, and paths alone of the others.
  public var shownFiles: Set<UInt32> {
    var shown: Set<UInt32> = []
    for finding in findings + suppressed.map(\.finding) {
      shown.insert(finding.at.file)
      for hop in finding.chain { shown.insert(hop.place.file) }
      for reason in finding.because { if let place = reason.place { shown.insert(place.file) } }
    }
    for allowance in suppressed.flatMap(\.allowances) { shown.insert(allowance.place.file) }
    return shown
  }
}

/// The one order of every report: path, place, rule, message.
struct ReportOrder {
  let files: [SourceLines]

  func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.at.file != b.at.file {
      let left = path(a.at), right = path(b.at)
      if left != right { return left < right }
    }
    if a.at.start != b.at.start { return a.at.start < b.at.start }
    if a.rule != b.rule { return a.rule < b.rule }
    return a.message < b.message
  }

  private func path(_ place: SourcePlace) -> String {
    let index = Int(place.file)
    return index < files.count ? files[index].path : ""
  }
}

extension Severity {
  /// The word of every text format.
  public var word: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

import Knowledge

/// What Analysis answers and Report prints: findings as values, each with both halves of its reasons. Places are bytes; lines and columns
/// are left to Report.

/// A piece of source text: bytes of one file of the project.
public struct SourcePlace: Sendable, Hashable {
  /// Index into the list of files that was linted (sorted by path).
  public var file: UInt32
  /// Byte offsets from the file's start, end exclusive.
  public var start: UInt32
  public var end: UInt32

  public init(file: UInt32, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }
}

/// One step from the reported call to the blocking one.
public struct Hop: Sendable, Equatable {
  public var place: SourcePlace
  /// The function it stands in, qualified and with labels: `Feed.load(from:)`.
  public var symbol: String
  /// What happens there: "calls Store.load()", "reads the whole file".
  public var text: String

  public init(place: SourcePlace, symbol: String, text: String) {
    self.place = place
    self.symbol = symbol
    self.text = text
  }
}

/// One fact of the isolation half: "Feed is @MainActor", decided by a declaration, an attribute, a build setting or a line of a page.
public struct Reason: Sendable, Equatable {
  public var text: String
  /// Where the user's source says so.
  public var place: SourcePlace?
  /// Where a page of `rules/` says so; both may be nil (build settings).
  public var page: PageLine?
  /// It says why the code runs where it does; else it is what else the verdict rests on.
  public var saysWhere = false

  public init(text: String, place: SourcePlace? = nil, page: PageLine? = nil, saysWhere: Bool = false) {
    self.saysWhere = saysWhere
    self.text = text
    self.place = place
    self.page = page
  }
}

/// One verdict: a rule, the call it stands at, and why.
public struct Finding: Sendable, Equatable {
  public var rule: String
  /// The rule's folder: `main-thread`, `async`, …
  public var family: String
  public var severity: Severity
  /// Where the code runs: `main`, `pool`, `actor`, `thread`, `caller`, `unknown`, `frame`, `launch`.
  public var place: String
  /// One sentence that names the called symbol and the enclosing function; one line.
  public var message: String
  /// What to do instead; may be empty.
  public var instead: String
  public var at: SourcePlace
  /// The enclosing function, qualified and with labels: `Feed.load()`.
  public var symbol: String
  /// The API that blocks: `Data.init(contentsOf:)`.
  public var callee: String
  /// The name of the effect, empty for rules on shapes.
  public var effect: String
  /// Rules that would have reported the same call and gave way.
  public var alsoRules: [String]
  /// From the reported call to the blocking call, both included.
  public var chain: [Hop]
  /// Why it runs there.
  public var because: [Reason]
  /// The kind of entry point, a part of the finding's identity; `main` when several places reach it.
  public var entry: String

  public init(
    rule: String, family: String, severity: Severity, place: String, message: String, instead: String, at: SourcePlace, symbol: String,
    callee: String, effect: String = "", alsoRules: [String] = [], chain: [Hop] = [], because: [Reason] = [], entry: String = ""
  ) {
    self.rule = rule
    self.family = family
    self.severity = severity
    self.place = place
    self.message = message
    self.instead = instead
    self.at = at
    self.symbol = symbol
    self.callee = callee
    self.effect = effect
    self.alsoRules = alsoRules
    self.chain = chain
    self.because = because
    self.entry = entry
  }
}

/// A comment that silenced a finding.
public struct UsedAllowance: Sendable, Equatable {
  /// The comment.
  public var place: SourcePlace
  public var reason: String

  public init(place: SourcePlace, reason: String) {
    self.place = place
    self.reason = reason
  }
}

/// A finding that stands only when allowances are ignored.
public struct SuppressedFinding: Sendable, Equatable {
  public var finding: Finding
  public var allowances: [UsedAllowance]

  public init(finding: Finding, allowances: [UsedAllowance]) {
    self.finding = finding
    self.allowances = allowances
  }
}

/// Something that kept a file or a setting from being read as intended; shown beside the findings.
public struct LintError: Sendable, Equatable {
  /// As it is printed; empty where no file is to blame.
  public var path: String
  /// From 1, in UTF-8 bytes; 0 where no line is to blame.
  public var line: Int
  public var column: Int
  public var message: String

  public init(path: String = "", line: Int = 0, column: Int = 0, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `.lintconfig:3:1`, as much of it as is known.
  public var location: String {
    path + (line > 0 ? ":\(line)" + (column > 0 ? ":\(column)" : "") : "")
  }
}

/// The answer of one run, sorted by path, place and rule.
public struct LintResult: Sendable, Equatable {
  public var findings: [Finding]
  public var suppressed: [SuppressedFinding]
  public var errors: [LintError]

  public init(findings: [Finding] = [], suppressed: [SuppressedFinding] = [], errors: [LintError] = []) {
    self.findings = findings
    self.suppressed = suppressed
    self.errors = errors
  }
}

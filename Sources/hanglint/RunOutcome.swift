import Source
import Workspace

/// What a run says and where, and its exit code: a value, so that it can be said again.
struct RunOutcome: Equatable {
  enum Destination: Equatable {
    case output, error
    case file(String)
    /// The page that GitHub shows for a step, which is appended to.
    case stepSummary(String)
  }

  var writings: [(destination: Destination, text: [UInt8])] = []
  var code = ExitCode.success

  mutating func write(_ text: String, to destination: Destination) { writings.append((destination, Array(text.utf8))) }

  /// Says it all.
  func perform() throws(UsageError) -> ExitCode {
    for (destination, text) in writings {
      switch destination {
      case .output: if !StandardStreams.write(text, to: .output) { throw UsageError("standard output cannot be written") }
      case .error: StandardStreams.write(text, to: .error)
      case .file(let path): if let failure = StandardStreams.write(text, toFile: path) { throw UsageError("\(path): \(failure)") }
      case .stepSummary(let path):
        if let failure = StandardStreams.write(text, toFile: path, appending: true) { StandardStreams.complain("\(path): \(failure)") }
      }
    }
    return code
  }

  static func == (a: RunOutcome, b: RunOutcome) -> Bool {
    a.code == b.code && a.writings.count == b.writings.count && zip(a.writings, b.writings).allSatisfy { $0 == $1 }
  }
}

// MARK: - As bytes

extension RunOutcome {
  func encode() -> [UInt8] {
    var writer = ColumnWriter()
    writer.write(UInt32(code.rawValue))
    for (destination, text) in writings {
      let (kind, path) = destination.parts
      writer.bytes.append(kind)
      writer.write(block: path.utf8)
      writer.write(block: text)
    }
    return writer.bytes
  }

  init?(decoding bytes: [UInt8]) {
    var reader = ColumnReader(bytes)
    guard let code = reader.uint32().flatMap({ ExitCode(rawValue: Int32(bitPattern: $0)) }) else { return nil }
    self.code = code
    while !reader.isAtEnd {
      guard let kind = reader.uint8(), let path = reader.block(), let text = reader.block(),
        let destination = Destination(kind, String(decoding: path, as: UTF8.self))
      else { return nil }
      writings.append((destination, Array(text)))
    }
  }
}

extension RunOutcome.Destination {
  fileprivate var parts: (kind: UInt8, path: String) {
    switch self {
    case .output: (0, "")
    case .error: (1, "")
    case .file(let path): (2, path)
    case .stepSummary(let path): (3, path)
    }
  }

  fileprivate init?(_ kind: UInt8, _ path: String) {
    switch kind {
    case 0: self = .output
    case 1: self = .error
    case 2: self = .file(path)
    case 3: self = .stepSummary(path)
    default: return nil
    }
  }
}

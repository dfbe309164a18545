/// Text of files, paths and messages made safe to print: it can neither steer a terminal nor speak to a CI runner. Layout is left to the
/// reporters.
public struct PrintedText: Sendable {
  /// The log is read by a runner that takes commands from it (GitHub Actions, Azure Pipelines, TeamCity).
  public var guardsLogCommands: Bool

  public init(guardsLogCommands: Bool) { self.guardsLogCommands = guardsLogCommands }

  /// One line: controls and direction overrides shown as their code, tabs kept.
  func line(_ text: String) -> String {
    var safe = ""
    safe.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if PrintedText.isControl(scalar.value) {
        safe += "<U+\(PrintedText.code(scalar.value))>"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return guardsLogCommands ? PrintedText.withoutCommands(safe) : safe
  }

  /// A whole output line that begins with foreign text: no `::command` at its start.
  func wholeLine(_ text: String) -> String {
    guard guardsLogCommands else { return text }
    let blanks = text.prefix { $0 == " " || $0 == "\t" }
    let rest = text.dropFirst(blanks.count)
    return rest.hasPrefix("::") ? blanks + ": :" + rest.dropFirst(2) : text
  }

  private static func isControl(_ value: UInt32) -> Bool {
    (value < 0x20 && value != 0x09) || (0x7F ... 0x9F).contains(value) || (0x202A ... 0x202E).contains(value)
      || (0x2066 ... 0x2069).contains(value) || value == 0x2028 || value == 0x2029
  }

  private static func code(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// `##[name]`, `##vso[` and `##teamcity[` count anywhere in a line: a blank parts the two signs.
  private static func withoutCommands(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let commands = ["##[", "##vso[", "##teamcity["].map { Array($0.utf8) }
    var safe: [UInt8] = []
    for index in bytes.indices {
      safe.append(bytes[index])
      if bytes[index] == UInt8(ascii: "#"), commands.contains(where: { bytes[index...].starts(with: $0) }) { safe.append(UInt8(ascii: " ")) }
    }
    return safe.count == bytes.count ? text : String(decoding: safe, as: UTF8.self)
  }
}

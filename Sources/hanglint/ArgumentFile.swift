import Workspace

/// `@FILE` among the arguments: build systems write long command lines into files.
enum ArgumentFile {
  /// Each `@FILE` replaced by the lines of the file; what comes after `--` are paths.
  static func expand(_ typed: [String]) throws(UsageError) -> [String] {
    var expanded: [String] = []
    for (index, word) in typed.enumerated() {
      if word == "--" { return expanded + typed[index...] }
      expanded += word.hasPrefix("@") && word.count > 1 ? try lines(of: String(word.dropFirst())) : [word]
    }
    return expanded
  }

  private static func lines(of path: String) throws(UsageError) -> [String] {
    switch SourceReader.read(FilePath(path)) {
    case .failure(let failure): throw UsageError("@\(path): \(failure.message)")
    case .success(let bytes):
      return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}

/// `@FILE` among the arguments: build systems write long command lines into files.
enum ArgumentFile {
  /// Each `@FILE` replaced by the lines of the file.
  static func expand(_ typed: [String]) throws(UsageError) -> [String] {
    typed
  }
}

/// Reads `.lintconfig`.
public enum SettingsFile {
  static func isRoot(_ bytes: [UInt8]) -> Bool { false }
}

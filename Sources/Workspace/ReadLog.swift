/// The paths that were asked for, whether or not anything was there: what must be as it was for an answer to hold.
final class ReadLog {
  private(set) var paths: [FilePath] = []

  func note(_ path: FilePath) { paths.append(path) }

  func noting(_ reading: @escaping SettingsSearch.Reading) -> SettingsSearch.Reading {
    { path in
      self.note(path)
      return reading(path)
    }
  }
}

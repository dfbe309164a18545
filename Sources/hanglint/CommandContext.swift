import Knowledge
import Workspace

/// What several commands need to know: the project, its settings, the pages that count in it.
struct CommandContext {
  var workingDirectory: FilePath
  var root: ProjectRoot
  var settings: ProjectSettings

  /// The project around `paths` (the working directory without any) with the settings that options and files give it.
  init(_ arguments: Arguments, around paths: [String]) throws(UsageError) {
    workingDirectory = Workspace.workingDirectory()
    do throws(WorkspaceError) {
      root = try ProjectRoot.find(arguments: paths.map { FilePath($0) }, workingDirectory: workingDirectory)
      let found = FileDiscovery.find(in: root.directory)
      let directory = root.directory
      settings = try SettingsSearch.find(
        root: directory, settingsFiles: found.settingsFiles.map { directory.appending($0.bytes) },
        CommandContext.request(arguments, workingDirectory))
    } catch {
      throw UsageError(error)
    }
  }

  func readPages() -> ProjectPages {
    ProjectPages(settings) { $0.shown(from: workingDirectory, within: root.directory) }
  }

  static func request(_ arguments: Arguments, _ workingDirectory: FilePath) -> SettingsSearch.Request {
    SettingsSearch.Request(
      file: arguments.last(.config).map { FilePath($0) }, isIsolated: arguments.has(.isolated), options: settingOptions(arguments),
      workingDirectory: workingDirectory, toolVersion: CommandLineTool.version)
  }

  /// `--level`, `--fail-level` and `--strict` are short forms of `--set`, and stronger.
  static func settingOptions(_ arguments: Arguments) -> [String] {
    var options = arguments.all(.set)
    if let level = arguments.last(.level) { options.append("level=\(level)") }
    if let level = arguments.last(.failLevel) { options.append("fail-level=\(level)") }
    if arguments.has(.strict) { options.append("strict=true") }
    return options
  }
}

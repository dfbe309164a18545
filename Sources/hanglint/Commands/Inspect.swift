import Analysis
import Knowledge
import RuleBook
import Source
import Workspace

/// `inspect`: what the tool sees in files, as tab-separated lines under a line `# path` for each file.
enum Inspect {
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let kinds = Command.inspect.spec.firstArguments
    guard let kind = arguments.rest.first, kinds.contains(kind) else {
      throw UsageError("inspect: what? \(kinds.joined(separator: ", ")); as: hanglint inspect calls FILE…")
    }
    let paths = arguments.rest.dropFirst()
    guard !paths.isEmpty else { throw UsageError("inspect \(kind): of which files?") }
    switch kind {
    case "isolation": return try isolation(Array(paths), arguments)
    case "resolution": return try ResolutionTable.run(Array(paths), arguments)
    default: return eachFile(Array(paths), of: kind)
    }
  }

  private static func eachFile(_ paths: [String], of kind: String) -> ExitCode {
    var lines: [UInt8] = []
    var code = ExitCode.success
    for path in paths {
      switch SourceReader.read(FilePath(path)) {
      case .failure(let failure):
        StandardStreams.complain("\(path): \(failure.message)")
        code = .failure
      case .success(let bytes):
        lines += "# \(path)\n".utf8
        if kind == "tokens" { addTokens(of: bytes, to: &lines) } else { addCalls(of: bytes, to: &lines) }
      }
    }
    return StandardStreams.write(lines, to: .output) ? code : .failure
  }

  private static func addTokens(of bytes: [UInt8], to lines: inout [UInt8]) {
    for token in inspectTokens(bytes) { lines += "\(token.offset)\t\(token.length)\t\(token.kind)\n".utf8 }
  }

  private static func addCalls(of bytes: [UInt8], to lines: inout [UInt8]) {
    for call in inspectedCalls(bytes) { lines += "\(call.offset)\t\(call.name)\t\(call.trailingClosures)\n".utf8 }
  }

  private static func isolation(_ paths: [String], _ arguments: Arguments) throws(UsageError) -> ExitCode {
    let directory = workingDirectory()
    let settings: ProjectSettings
    do throws(WorkspaceError) {
      settings = try SettingsSearch.find(root: directory, CommandContext.request(arguments, directory))
    } catch {
      throw UsageError(error)
    }
    var files: [(path: String, summary: FileSummary)] = []
    for path in paths {
      switch SourceReader.read(FilePath(path)) {
      case .failure(let failure): throw UsageError("\(path): \(failure.message)")
      case .success(let bytes): files.append((path, summarize(bytes)))
      }
    }
    let build = BuildModeReader(reading: BuildModeReader.Input(
      root: directory, files: paths.map { FilePath($0) }, manifests: [], xcodeProjects: [], settings: settings))
    let knowledge = readKnowledge(pages: RuleBook.pages).0
    let project = Project(files: files, targets: build.targets(), knowledge: knowledge)
    var lines: [UInt8] = []
    for (path, calls) in zip(paths, inspectIsolation(project, knowledge: knowledge)) {
      lines += "# \(path)\n".utf8
      for call in calls {
        lines += "\(call.line)\t\(call.column)\t\(call.name)\t\(call.isolation)\t\(call.place)\t\(call.reason)\n".utf8
      }
    }
    return StandardStreams.write(lines, to: .output) ? .success : .failure
  }
}

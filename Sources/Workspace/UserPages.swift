/// Reads the pages of rules and facts that a project adds to the built-in ones, and says which modules draw interfaces.

import Knowledge
import Source

public enum UserPages {
  public struct Found {
    public var pages: [(path: String, text: String)] = []
    public var problems: [Problem] = []
    /// Directories and files that were asked for.
    public var looked: [FilePath] = []
  }

  /// The Markdown files of folders, sorted; each is named as `shown` says, which is how messages about it name it.
  public static func read(_ folders: [NamedFolder], shown: (FilePath) -> String) -> Found {
    var found = Found()
    for folder in folders {
      var directories = [folder.path]
      while let directory = directories.popLast() {
        found.looked.append(directory)
        switch directoryEntries(directory, keep: { _, _ in true }) {
        case .failure(let error): found.problems.append(folder.problem(shown(directory), error))
        case .success((_, let entries)):
          for entry in entries.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
            let path = directory.appending(entry.name)
            if entry.kind == .directory { directories.append(path); continue }
            guard endsWith(entry.name, ".md"), !entry.name.elementsEqual("README.md".utf8) else { continue }
            found.looked.append(path)
            switch SourceReader.read(path) {
            case .failure(let failure): found.problems.append(Problem(path: shown(path), message: failure.message))
            case .success(let bytes): found.pages.append((shown(path), String(decoding: bytes, as: UTF8.self)))
            }
          }
        }
      }
    }
    found.pages.sort { $0.path < $1.path }
    return found
  }
}

extension NamedFolder {
  /// The settings that name the folder are to blame, where a line of them does.
  fileprivate func problem(_ shown: String, _ error: SystemError) -> Problem {
    let message = "the folder of rules '\(shown)' cannot be read: \(error.text)"
    switch origin {
    case .file(let path, let line): return Problem(path: path, line: line, column: column, message: message, sourceLine: sourceLine)
    case .commandLine: return Problem(path: "--set", message: message)
    case .byDefault: return Problem(message: message)
    }
  }
}

extension Knowledge {
  /// The modules that declare the types whose members are called for each frame: whoever imports one has an interface to keep alive.
  public var drawingModules: Set<String> {
    let types = Set(marks.filter { $0.name == .frame }.flatMap(\.members).compactMap(\.type.first))
    var modules: Set<String> = []
    for interface in interfaces where !interface.module.isEmpty {
      let summary = interface.summary
      for id in summary.rootDeclarations where types.contains(summary.names.text(summary.declaration(id).name)) && summary.declaration(id).kind != .extension {
        modules.insert(interface.module)
      }
    }
    return modules
  }
}

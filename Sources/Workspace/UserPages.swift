/// Reads the pages of rules and facts that a project adds to the built-in ones, and says which modules draw interfaces.

import Knowledge
import Source

public enum UserPages {
  /// The Markdown files of folders, sorted; each is named by its path without `.md`, relative to the directory of its folder.
  public static func read(_ folders: [FilePath]) -> (pages: [(path: String, text: String)], problems: [Problem]) {
    var pages: [(String, String)] = []
    var problems: [Problem] = []
    for folder in folders {
      var directories = [folder]
      while let directory = directories.popLast() {
        switch directoryEntries(directory, keep: { _, _ in true }) {
        case .failure(let error): problems.append(Problem(path: folder.text, message: "the folder of rules cannot be read: \(error.text)"))
        case .success((_, let entries)):
          for entry in entries.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
            let path = directory.appending(entry.name)
            if entry.kind == .directory { directories.append(path); continue }
            guard endsWith(entry.name, ".md"), !entry.name.elementsEqual("README.md".utf8) else { continue }
            switch SourceReader.read(path) {
            case .failure(let failure): problems.append(Problem(path: path.text, message: failure.message))
            case .success(let bytes):
              let name = path.relative(to: folder.parent ?? folder)?.text ?? path.text
              pages.append((String(name.dropLast(3)), String(decoding: bytes, as: UTF8.self)))
            }
          }
        }
      }
    }
    return (pages.sorted { $0.0 < $1.0 }, problems)
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

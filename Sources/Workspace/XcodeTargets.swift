/// Gives the files of Xcode projects to their targets.

import Analysis

extension BuildModeReader {
  mutating func readXcodeProjects() {
    var projects = input.xcodeProjects.map { input.root.appending($0.bytes) }
    if projects.isEmpty { projects = BuildModeReader.xcodeProjects(around: input.root) }
    let packages = input.manifests.compactMap { input.root.appending($0.bytes).parent }
    for path in projects {
      guard let project = XcodeProject(path, shownPath: shown(path), reading: input.reading) else { continue }
      for problem in project.problems { warn(problem) }
      for target in project.targets { read(target, of: path, packages) }
    }
  }

  /// The Xcode projects that a part of them was asked for.
  static func xcodeProjects(around root: FilePath) -> [FilePath] {
    enclosing(root) { directory in
      guard case .success((_, let entries)) = directoryEntries(directory, keep: { name, kind in kind == .directory && name.count > 10 }) else { return [] }
      return entries.filter { endsWith($0.name, ".xcodeproj") }.map { directory.appending($0.name) }.sorted()
    }
  }

  private mutating func read(_ target: XcodeProject.Target, of project: FilePath, _ packages: [FilePath]) {
    let candidate = add(Candidate(
      name: target.name, kind: target.kind, evidence: "\(shown(project)), product type \(target.productType)", facts: target.facts,
      origin: "\(shown(project)), target \(target.name) (\(target.configuration))"))
    let rank = BuildModeReader.rank(target.kind)
    for path in target.files {
      if let file = file(at: path) { claim(file, for: candidate, Claim(rank: rank, depth: 1)) }
    }
    for folder in target.folders {
      // Packages that lie in the folder are modules of their own.
      let inner = packages.filter { $0 != folder.path && $0.relative(to: folder.path) != nil }
      for file in files(below: folder.path) {
        let path = input.root.appending(input.files[file].bytes)
        if folder.exceptions.contains(where: { path.relative(to: $0) != nil }) || inner.contains(where: { path.relative(to: $0) != nil }) { continue }
        claim(file, for: candidate, Claim(rank: rank, depth: 0))
      }
    }
  }

  static func rank(_ kind: TargetInfo.Kind) -> Int {
    switch kind {
    case .app: 50
    case .extensionKind: 45
    case .unknown: 40
    case .library: 20
    case .command: 18
    case .plugin, .macro: 16
    case .test: 15
    }
  }

  /// Projects that are generated from `project.yml` and were not generated here.
  mutating func readSpecifications() {
    let packages = input.manifests.compactMap { input.root.appending($0.bytes).parent }
    for path in input.projectSpecifications where !input.xcodeProjects.contains(where: { $0.parent == path.parent }) {
      let absolute = input.root.resolving(path)
      guard let specification = ProjectSpecification(absolute, reading: input.reading) else { continue }
      for target in specification.targets { read(target, of: absolute, packages) }
      guard specification.isUncertain || specification.targets.isEmpty else { continue }
      warn(Problem(
        .warning, path: shown(absolute),
        message: "not all targets and settings of this file can be read; generate the Xcode project, or say the modes in the [build] table of .lintconfig"))
    }
  }
}

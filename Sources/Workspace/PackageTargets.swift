/// Gives the files of packages to their targets, by SwiftPM's rules on where a target's files lie.

import Analysis

extension BuildModeReader {
  mutating func readPackages() {
    var manifests = input.manifests.map { input.root.appending($0.bytes) }
    let here = input.root.appending("Package.swift")
    if !manifests.contains(here) {
      manifests += BuildModeReader.enclosing(input.root) { directory in
        let manifest = directory.appending("Package.swift")
        log.note(manifest)
        guard case .success(let status) = fileStatus(manifest), status.kind == .file else { return [] }
        return [manifest]
      }
    }
    for manifest in manifests where manifest.name.elementsEqual("Package.swift".utf8) {
      guard let directory = manifest.parent else { continue }
      readPackage(directory, newest(manifests.filter { $0.parent == directory }) ?? manifest)
    }
  }

  /// A manifest for a newer compiler (`Package@swift-6.1.swift`) stands for the plain one, unless that one asks for newer tools.
  private func newest(_ manifests: [FilePath]) -> FilePath? {
    func version(_ path: FilePath) -> [Int] {
      String(decoding: path.name, as: UTF8.self).dropFirst("Package@swift-".count).split(separator: ".").compactMap { Int($0) }
    }
    func tools(_ path: FilePath) -> [Int] {
      guard case .success(let bytes)? = input.reading(path) else { return [] }
      let version = PackageManifest.toolsVersion(bytes)
      return [version.major, version.minor]
    }
    guard let special = manifests.max(by: { version($0).lexicographicallyPrecedes(version($1)) }),
      let plain = manifests.first(where: { $0.name.elementsEqual("Package.swift".utf8) }), special != plain
    else { return manifests.first }
    return tools(special).lexicographicallyPrecedes(tools(plain)) ? plain : special
  }

  private mutating func readPackage(_ directory: FilePath, _ path: FilePath) {
    guard case .success(let bytes)? = input.reading(path) else { return }
    let manifest = PackageManifest(bytes)
    for target in manifest.targets {
      guard let folder = folder(of: target, in: directory, manifest) else { continue }
      let origin = "\(shown(path)):\(target.line)"
      let files = members(of: target, in: folder)
      let candidate = add(Candidate(
        name: target.name, kind: target.kind, evidence: "\(origin) .\(target.factory)", facts: target.facts,
        languageDefault: manifest.languageDefault, origin: origin, maybeApp: target.kind == .command ? files : []))
      for file in files { claim(file, for: candidate, Claim(rank: 30, depth: folder.components.count)) }
    }
    let uncertain = manifest.targets.filter(\.isUncertain)
    if let first = uncertain.first {
      let names = uncertain.prefix(3).map(\.name).joined(separator: ", ") + (uncertain.count > 3 ? " and \(uncertain.count - 3) more" : "")
      warn(Problem(
        .warning, path: shown(path), line: first.line,
        message: "a part of the settings of \(names) depends on what the manifest computes and is taken as off; `[build]` in .lintconfig can say it"))
    }
    if manifest.hasUnreadTargets || manifest.targets.isEmpty { readUnnamedTargets(manifest, directory, path) }
  }

  /// Where the files of a target lie; nil: nowhere.
  private func folder(of target: PackageManifest.Target, in directory: FilePath, _ manifest: PackageManifest) -> FilePath? {
    if let path = target.path { return directory.resolving(FilePath(path)) }
    let sources = ["Sources", "Source", "src", "srcs"]
    let places = target.kind == .test ? ["Tests"] + sources : target.kind == .plugin ? ["Plugins"] : sources
    for place in places {
      let folder = directory.appending(place).appending(target.name)
      if !files(below: folder).isEmpty { return folder }
    }
    // The only target of its kind may have the folder to itself.
    let isAlone = manifest.targets.filter { ($0.kind == .test) == (target.kind == .test) && $0.kind != .plugin }.count == 1
    return isAlone ? places.map { directory.appending($0) }.first { !files(below: $0).isEmpty } : nil
  }

  private func members(of target: PackageManifest.Target, in folder: FilePath) -> [Int] {
    let excluded = target.exclude.map { folder.resolving(FilePath($0)) }
    let included = target.sources.map { folder.resolving(FilePath($0)) }
    let range = files(below: folder)
    if excluded.isEmpty, included.isEmpty { return Array(range) }
    return range.filter { file in
      let path = input.root.appending(input.files[file].bytes)
      return !excluded.contains { path.relative(to: $0) != nil } && (included.isEmpty || included.contains { path.relative(to: $0) != nil })
    }
  }

  /// A manifest that computes its targets still follows the convention: a folder of `Sources` or `Tests` is one.
  private mutating func readUnnamedTargets(_ manifest: PackageManifest, _ directory: FilePath, _ path: FilePath) {
    if manifest.hasUnreadTargets {
      warn(Problem(
        .warning, path: shown(path),
        message: "some targets are computed by the manifest; folders of Sources and Tests are taken for targets, without settings of their own"))
    }
    for (place, kind) in [("Sources", TargetInfo.Kind.library), ("Tests", .test)] {
      let base = directory.appending(place)
      var known: [String: Int] = [:]
      for file in files(below: base) {
        guard let below = input.root.appending(input.files[file].bytes).relative(to: base), below.components.count > 1,
          let first = below.components.first
        else { continue }
        let name = String(decoding: first, as: UTF8.self)
        let candidate = known[name] ?? add(Candidate(
          name: name, kind: kind, evidence: "folder of \(shown(base))", facts: BuildFacts(), languageDefault: manifest.languageDefault, origin: shown(path)))
        known[name] = candidate
        claim(file, for: candidate, Claim(rank: 25, depth: base.components.count))
      }
    }
  }
}

/// A directory with given files that lives as long as one test.

import Foundation
@testable import Workspace

final class TemporaryTree {
  let root: FilePath

  /// Files by path; a path that ends with a slash is an empty directory.
  init(_ files: [String: String] = [:]) throws {
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("hanglint-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    root = realPath(FilePath(url.path)) ?? FilePath(url.path)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root.text) }

  func path(_ relative: String) -> FilePath { root.appending(relative) }

  func write(_ path: String, _ text: String) throws {
    let full = root.text + "/" + path
    if path.hasSuffix("/") {
      try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: true)
      return
    }
    try FileManager.default.createDirectory(atPath: (full as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: full))
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root.text + "/" + path, withDestinationPath: target)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: root.text + "/" + path) }

  /// What a walk finds, as text.
  func swiftFiles(_ options: FileDiscovery.Options = .init()) -> [String] {
    FileDiscovery.find(in: root, options: options).swiftFiles.map(\.text)
  }

  /// Runs git in the directory; nil if that fails.
  @discardableResult
  func git(_ arguments: String...) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: root.text)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}

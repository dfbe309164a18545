// The files of Tests/Fixtures: `<topic>.swift` is one project, the files of a folder `<topic>` are one together.
import Foundation

public enum Fixture {
  /// The folder this package stands in.
  public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = package.appendingPathComponent("Tests/Fixtures")

  /// The topics with markers, sorted: files without their extension, and folders. Those without are other tests' own, except for look-alikes.
  public static let topics: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0 }.filter { topic in
      topic == "look-alikes" || (try? snippet(topic).markers.isEmpty) == false
    }.sorted()
  }()

  public static func snippet(_ topic: String) throws -> Snippet {
    let inFolder = swiftFiles(below: "Tests/Fixtures/" + topic)
    let paths = inFolder.isEmpty ? ["Tests/Fixtures/\(topic).swift"] : inFolder
    return Snippet(files: try paths.map { ($0, String(decoding: try bytes($0), as: UTF8.self)) })
  }

  /// Every Swift file below a folder of the package, sorted, as paths from the package's root.
  public static func swiftFiles(below folder: String) -> [String] {
    let start = package.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
  }

  public static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: package.appendingPathComponent(path))) }
}

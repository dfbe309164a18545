// The files of Tests/Fixtures: `<topic>.swift` is one project, the files of a folder `<topic>` are one together.
import Foundation

public enum Fixture {
  /// The folder this package stands in.
  public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = package.appendingPathComponent("Tests/Fixtures")

  /// The topics that are one file each, sorted.
  public static let topics: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  public static func snippet(_ topic: String) throws -> Snippet {
    let name = topic + ".swift"
    return Snippet(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8), path: name)
  }

  /// Every Swift file below a folder of the package, sorted, as paths from the package's root.
  public static func swiftFiles(below folder: String) -> [String] {
    let start = package.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
  }

  public static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: package.appendingPathComponent(path))) }
}

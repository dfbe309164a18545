// A URL is a file where the code around treats it as one, or where it comes from a call that hands over files.
import SwiftUI

@MainActor final class Importer {
  var text = Data()

  func load(_ url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    text = try Data(contentsOf: url)  // expect: disk-on-main warning
  }

  func open(_ url: URL) throws {
    guard url.startAccessingSecurityScopedResource() else { return }
    defer { url.stopAccessingSecurityScopedResource() }
    text = try Data(contentsOf: url)  // expect: disk-on-main warning
  }

  func other(_ url: URL, beside target: URL) throws {
    guard FileManager.default.fileExists(atPath: target.path) else { return }
    text = try Data(contentsOf: url)  // expect: network-on-main warning
  }

  func coordinated(_ place: URL) {
    NSFileCoordinator().coordinate(readingItemAt: place, options: [], error: nil) { found in  // expect: ipc-on-main
      text = (try? Data(contentsOf: found)) ?? Data()  // expect: disk-on-main warning
    }
  }
}

@MainActor final class Keeper {
  let place: URL
  let other: URL
  init(_ place: URL, _ other: URL) { (self.place, self.other) = (place, other) }
  func keep(_ data: Data) throws { try data.write(to: place) }  // expect: disk-on-main warning
  func kept() throws -> Data { try Data(contentsOf: place) }  // expect: disk-on-main warning
  func fetched() throws -> Data { try Data(contentsOf: other) }  // expect: network-on-main warning
}

extension String {
  init(reading url: URL, trimming: Bool) throws { try self.init(contentsOf: url, encoding: .utf8) }
}

@MainActor final class Names {
  func all(_ numbers: [Int]) -> [String] { numbers.map(String.init) }
}

struct ImportView: View {
  @State private var isShown = false
  @State private var text = Data()

  var body: some View {
    Text("\(text.count)").fileImporter(isPresented: $isShown, allowedContentTypes: [.data]) { result in
      guard let picked = try? result.get() else { return }
      text = (try? Data(contentsOf: picked)) ?? Data()  // expect: disk-on-main note
    }
  }
}

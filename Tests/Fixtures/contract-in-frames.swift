// What adds up in frames, at launch and in loops by what it is made of: collections filtered before they are sorted, pictures drawn for each row,
// a query for each element, what an app makes before its first frame.
import CoreData
import SwiftUI
import UIKit

struct Result: Identifiable {
  let id: Int
  let score: Int
}

struct Results: View {
  let all: [Result]
  @State private var least = 0

  var body: some View {
    List(all.filter { $0.score > least }.sorted { $0.score > $1.score }) { Text("\($0.score)") }  // expect: compute-in-frame warning
  }
}

struct FewResults: View {
  var body: some View {
    List([3, 1, 2].filter { $0 > 1 }.sorted(), id: \.self) { Text("\($0)") }  // expect: compute-in-frame note
  }
}

final class Faces: UITableViewController {
  private let faces: [UIImage] = []
  private let size = CGSize(width: 40, height: 40)

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "face", for: path)
    cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in  // expect: compute-in-frame warning
      faces[path.row].draw(in: CGRect(origin: .zero, size: size))
    }
    return cell
  }
}

@MainActor
final class Members {
  private let container = NSPersistentContainer(name: "Members")

  func known(_ names: [String]) throws -> Int {
    var count = 0
    for name in names {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Member")
      request.predicate = NSPredicate(format: "name == %@", name)
      count += try container.viewContext.fetch(request).count  // expect: database-on-main warning
    }
    return count
  }

  func all() throws -> [NSManagedObject] {
    try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Member"))  // expect: database-on-main note
  }

  func knownLater(_ names: [String]) async throws -> Int {
    let context = container.newBackgroundContext()
    return try await context.perform {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Member")
      request.predicate = NSPredicate(format: "name IN %@", names)
      return try context.count(for: request)
    }
  }
}

final class Delegate: UIResponder, UIApplicationDelegate {
  private let plugins = Delegate.read()  // expect: disk-on-main note
  private lazy var later = Delegate.read()  // expect: disk-on-main note

  override init() {
    super.init()
    _ = try? FileManager.default.contentsOfDirectory(atPath: "/data/themes")  // expect: blocking-at-launch warning
  }

  private static func read() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/data/plugins")) ?? []  // expect: blocking-at-launch warning
  }
}

@main
struct Notes: App {
  @State private var recent = Notes.read()  // expect: disk-on-main note

  var body: some Scene { WindowGroup { Text("\(recent.count)") } }

  private static func read() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/data/recent")) ?? []  // expect: blocking-at-launch warning
  }
}

final class Importer {
  @MainActor private var rows: [String] = []

  func show(_ lines: [String]) {
    DispatchQueue.global().async {
      lines.forEach { line in
        DispatchQueue.main.async { self.rows.append(line) }  // expect: hop-per-element
      }
    }
  }

  func showTogether(_ lines: [String]) {
    DispatchQueue.global().async {
      let trimmed = lines.map { $0.uppercased() }
      DispatchQueue.main.async { self.rows += trimmed }
    }
  }
}

@MainActor
final class Copied {
  var pasted: String? { UIPasteboard.general.string }  // expect: ipc-on-main warning

  func copy(_ text: String) { UIPasteboard.general.string = text }
}

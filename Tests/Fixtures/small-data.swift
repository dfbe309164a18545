// What is decoded is as slow as it is large: settings, keychain items, what was just encoded and types without collections are small.
import Foundation
import Security

struct Profile: Codable { var name: String, age: Int, home: Place? }
struct Place: Codable { var street: String, code: String }
struct Library: Codable { var books: [Profile] }

protocol Keeping { func data(forKey key: String) -> Data? }

struct Settings {
  static let shared = Settings()
  func data(key: String) -> Data? { UserDefaults.standard.data(forKey: key) }
}

@MainActor final class Model {
  let keeper: Keeping
  let defaults: UserDefaults
  var library: Library?

  init(keeper: Keeping, defaults: UserDefaults) {
    self.keeper = keeper
    self.defaults = defaults
  }

  func settings() throws {
    guard let kept = defaults.object(forKey: "library") as? Data else { return }
    library = try JSONDecoder().decode(Library.self, from: kept)  // expect: compute-on-main note
    if let more = Settings.shared.data(key: "more") {
      library = try JSONDecoder().decode(Library.self, from: more)  // expect: compute-on-main note
    }
    library = try keeper.data(forKey: "other").map { try JSONDecoder().decode(Library.self, from: $0) }  // expect: compute-on-main note
  }

  func keychainItem(_ query: CFDictionary) throws {
    var item: CFTypeRef?
    guard SecItemCopyMatching(query, &item) == errSecSuccess, let data = item as? Data else { return }  // expect: ipc-on-main warning
    library = try JSONDecoder().decode(Library.self, from: data)  // expect: compute-on-main note
  }

  func copied(_ object: Any) throws {
    let text = try JSONSerialization.data(withJSONObject: object)  // expect: compute-on-main note
    library = try JSONDecoder().decode(Library.self, from: text)  // expect: compute-on-main note
  }

  func received(_ answer: Data) throws {
    library = try JSONDecoder().decode(Library.self, from: answer)  // expect: compute-on-main warning
    _ = try JSONDecoder().decode([Profile].self, from: answer)  // expect: compute-on-main warning
    _ = try JSONDecoder().decode(Profile.self, from: answer)  // expect: compute-on-main note
  }

  func files(_ folder: URL) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("profile")
    let kept = try Data(contentsOf: place)  // expect: disk-on-main note
    let profile = try JSONDecoder().decode(Profile.self, from: kept)  // expect: compute-on-main note
    try JSONEncoder().encode(profile).write(to: place)  // expect: disk-on-main note, compute-on-main note
    let all = try Data(contentsOf: place)  // expect: disk-on-main warning
    library = try JSONDecoder().decode(Library.self, from: all)  // expect: compute-on-main warning
  }
}

// What is decoded is told by the type: of a few plain values, or one that may hold any number; of a shared helper each way says which one it asks for.
import Foundation

struct Profile: Codable { var name: String, age: Int }
struct Library: Codable { var books: [Profile] }
struct Answer<Value: Codable>: Codable { var code: Int, value: Value }
enum Weekday: String, Codable { case monday, tuesday }
struct Plan: Codable { var days: Set<Weekday>, hours: [Weekday: Int] }
struct ReaderSettings: Codable { var fonts: [String] }
struct Diary: Codable { var notes: [String: Int] }

@objc final class Choices: NSObject { var title = "", isOpen = false }
@objc final class Journal: NSObject { var entries: [String] = [] }

struct Loader {
  func load<T: Decodable>(_ data: Data) throws -> T { try JSONDecoder().decode(T.self, from: data) }
  func load<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { try JSONDecoder().decode(type, from: data) }
  func loadThrough<T: Decodable>(_ data: Data) throws -> T {
    let value: T = try load(data)
    return value
  }
}

@MainActor final class Model {
  let loader = Loader()
  var profile: Profile?
  var library: Library?

  func small(_ data: Data) throws {
    let own: Profile = try loader.load(data)  // expect: compute-on-main note
    profile = own
    _ = try loader.load(Profile.self, from: data)  // expect: compute-on-main note
    let through: Profile = try loader.loadThrough(data)  // expect: compute-on-main note
    profile = through
    _ = try JSONDecoder().decode(Answer<Profile>.self, from: data)  // expect: compute-on-main note
    _ = try JSONDecoder().decode(Plan.self, from: data)  // expect: compute-on-main note
    _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSValue.self, from: data)  // expect: compute-on-main note
    _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: Choices.self, from: data)  // expect: compute-on-main note
  }

  func assigned(_ data: Data) throws { profile = try loader.load(data) }  // expect: compute-on-main note
  func assignedMuch(_ data: Data) throws { library = try loader.load(data) }  // expect: compute-on-main warning
  func list(_ data: Data) throws -> [Profile] { try loader.load(data) }  // expect: compute-on-main warning
  func both(_ data: Data) throws {
    profile = try loader.load(data)  // expect: compute-on-main note
    library = try loader.load(data)  // expect: compute-on-main warning
    _ = try JSONDecoder().decode(ReaderSettings.self, from: data)  // expect: compute-on-main note
    _ = try JSONDecoder().decode([ReaderSettings].self, from: data)  // expect: compute-on-main warning
  }

  func files(_ place: URL) throws {
    guard FileManager.default.fileExists(atPath: place.path) else { return }
    profile = try JSONDecoder().decode(Profile.self, from: Data(contentsOf: place))  // expect: disk-on-main note
    _ = try JSONDecoder().decode(ReaderSettings.self, from: Data(contentsOf: place))  // expect: disk-on-main note
    library = try JSONDecoder().decode(Library.self, from: Data(contentsOf: place))  // expect: disk-on-main warning, compute-on-main warning
  }

  func large(_ data: Data) throws {
    let own: Library = try loader.load(data)  // expect: compute-on-main warning
    library = own
    _ = try loader.load(Library.self, from: data)  // expect: compute-on-main warning
    _ = try JSONDecoder().decode(Answer<Library>.self, from: data)  // expect: compute-on-main warning
    _ = try JSONDecoder().decode(Answer<[Profile]>.self, from: data)  // expect: compute-on-main warning
    _ = try JSONDecoder().decode(Diary.self, from: data)  // expect: compute-on-main warning
    _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSDictionary.self, from: data)  // expect: compute-on-main warning
    _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: Journal.self, from: data)  // expect: compute-on-main warning
  }
}

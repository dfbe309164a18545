// A shared reader is given files by some and addresses by others: each way to it is judged by what it hands over.
import Foundation
import UIKit

struct Bytes {
  let data: Data

  init(reading url: URL) throws { data = try Data(contentsOf: url) }
}

final class Store {
  func settings() throws -> Bytes {
    let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("library")
    return try Bytes(reading: url)
  }

  func words() throws -> Bytes? {
    guard let url = Bundle.main.url(forResource: "words", withExtension: "txt") else { return nil }
    return try Bytes(reading: url)
  }

  func anything(_ url: URL) throws -> Bytes { try Bytes(reading: url) }
}

@MainActor
final class Screen {
  private let store = Store()

  func showSettings() throws { print(try store.settings().data.count) }  // expect: disk-on-main warning
  func showWords() throws { print(try store.words()?.data.count ?? 0) }  // expect: disk-on-main note
  func show(_ url: URL) throws { print(try store.anything(url).data.count) }  // expect: network-on-main warning
}

enum Keeper {
  static func keep(_ text: String, at place: URL) { try? text.write(to: place, atomically: true, encoding: .utf8) }
}

@MainActor
final class KeepingScreen {
  private let home = URL(fileURLWithPath: NSHomeDirectory())

  func keepSettings() { Keeper.keep("1", at: home.appendingPathComponent("settings.txt")) }  // expect: disk-on-main note
  func keepNotes() { Keeper.keep("1", at: home.appendingPathComponent("notes.txt")) }  // expect: disk-on-main warning
}

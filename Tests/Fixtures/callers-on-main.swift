// Functions of the main thread that block are reported where they do; who calls them from the main thread waits, too, and gets a note.
import Foundation

@MainActor final class Store {
  func rows() -> Data? { FileManager.default.contents(atPath: "/var/data/rows") }  // expect: disk-on-main warning
  func isThere() -> Bool { FileManager.default.fileExists(atPath: "/var/data/rows") }  // expect: disk-on-main note
}

@MainActor final class Account {
  let store = Store()
  func rows() -> Data? { store.rows() }  // expect: disk-on-main note
  func isThere() -> Bool { store.isThere() }
}

@MainActor final class Screen {
  let account = Account()
  func show() -> Int { account.rows()?.count ?? 0 }  // expect: disk-on-main note
  func refresh() { Task { _ = account.rows() } }  // expect: disk-on-main note
  func leave() { Task.detached { await self.account.store.rows() } }  // expect: detached-hops-back
}

func elsewhere(_ account: Account) async { _ = await account.rows() }

// A variable that is declared first and given its value below is as small as that.
import Foundation

final class Chest {
  func data(forKey key: String) throws -> Data? { UserDefaults.standard.data(forKey: key) }

  func names() throws -> [String] {
    let found: Data?
    do { found = try data(forKey: "names") } catch { throw error }
    guard let found else { return [] }
    return try JSONDecoder().decode([String].self, from: found)
  }

  func otherNames(_ answer: Data, isNew: Bool) throws -> [String] {
    let found: Data
    if isNew { found = answer } else { found = UserDefaults.standard.data(forKey: "names") ?? Data() }
    return try JSONDecoder().decode([String].self, from: found)
  }
}

@MainActor func show(_ chest: Chest) throws { _ = try chest.names() }  // expect: compute-on-main note
@MainActor func showOther(_ chest: Chest, _ answer: Data) throws {
  _ = try chest.otherNames(answer, isNew: true)  // expect: compute-on-main warning
}

/// A public helper may be given anything; on the way from here it is given a keychain item, which a closure of a client fills in.
struct KeychainClient { var copyMatching: (CFDictionary, inout AnyObject?) -> OSStatus }

public struct Vault {
  let client: KeychainClient

  public func item(forKey key: String, account: String = "") throws -> Data? {
    var result: AnyObject?
    let status = client.copyMatching([:] as CFDictionary, &result)
    guard status == 0 else { return nil }
    return result as? Data
  }

  public func decoded<T: Decodable>(_ json: Data, as type: T.Type) throws -> T { try JSONDecoder().decode(T.self, from: json) }

  func words() throws -> [String] {
    guard let found = try item(forKey: "words") else { return [] }
    return try decoded(found, as: [String].self)
  }

  func answers(_ body: Data) throws -> [String] { try decoded(body, as: [String].self) }
}

@MainActor func showWords(_ vault: Vault) throws { _ = try vault.words() }  // expect: compute-on-main note
@MainActor func showAnswers(_ vault: Vault, _ body: Data) throws { _ = try vault.answers(body) }  // expect: compute-on-main warning

/// A closure that only shares a name with a keychain's method may read a file.
struct DataStore { var getData: (String) -> Data? }

@MainActor func showStored(_ store: DataStore) throws {
  guard let found = store.getData("words") else { return }
  _ = try JSONDecoder().decode([String].self, from: found)  // expect: compute-on-main warning
}

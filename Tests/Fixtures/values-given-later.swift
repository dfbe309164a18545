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

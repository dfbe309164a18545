// Of two functions of one name the synchronous one is meant where nothing is awaited, however many arguments are left to their defaults.
import Foundation

func trying<T>(_ times: Int, pause: Double = 0.2, _ attempt: () throws -> T) throws -> T {
  for _ in 1 ..< times {
    if let result = try? attempt() { return result }
    Thread.sleep(forTimeInterval: pause)
  }
  return try attempt()
}

func trying<T>(_ times: Int, _ attempt: () async throws -> T) async throws -> T {
  for _ in 1 ..< times {
    if let result = try? await attempt() { return result }
    try await Task.sleep(for: .milliseconds(200))
  }
  return try await attempt()
}

struct Vault {
  func check() throws -> Bool { true }
}

@MainActor final class VaultModel {
  private let vault = Vault()
  var isOpen = false
  func unlock() { isOpen = (try? trying(3) { try vault.check() }) ?? false }  // expect: sleep-on-main error
  func unlockLater() async { isOpen = (try? await trying(3) { try vault.check() }) ?? false }
}

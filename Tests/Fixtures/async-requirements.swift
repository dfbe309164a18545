// A protocol that asks for a synchronous and an async form of a function: each call means the one it awaits or does not.
import Foundation

protocol Gateway: Sendable {
  func quote(for name: String) -> Int?
  func quote(for name: String) async throws -> Int
}

struct NetGateway: Gateway {
  func quote(for name: String) -> Int? {
    let done = DispatchSemaphore(value: 0)
    done.wait()
    return nil
  }
  func quote(for name: String) async throws -> Int { try await Task.sleep(nanoseconds: 1); return 1 }
}

actor Portfolio {
  let gateway: any Gateway
  init(gateway: any Gateway) { self.gateway = gateway }

  func good() async throws -> Int { try await gateway.quote(for: "a") }
  func bad() -> Int? { gateway.quote(for: "a") }  // expect: wait-in-async
}

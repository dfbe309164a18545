// An async closure that is formed in nonisolated code runs on the pool, whatever takes it; in code of the main actor that rests on the callee.
import Foundation
import Server

struct Bridge {
  func value() -> Int {
    let gate = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { gate.signal() }
    gate.wait()
    return 1
  }
}

func routes(_ server: Server) {
  server.get("slow") { request async throws -> String in
    sleep(3)  // expect: sleep-in-async warning
    return ""
  }
  server.get("bridged") { request async -> Int in
    Bridge().value()  // expect: wait-in-async error
  }
  server.post("awaited") { request in
    let body = try await request.body()
    sleep(3)  // expect: sleep-in-async warning
    return body
  }
  server.group("nested") { group in
    group.get("slow") { _ async in sleep(3) }  // expect: sleep-in-async warning
  }
  server.get("quick") { request async -> String in
    try? await Task.sleep(for: .seconds(3))
    return ""
  }
  server.handleOnMain { await Task.yield(); sleep(3) }  // expect: sleep-on-main note
}

@MainActor func start(_ server: Server) {
  server.get("slow") { _ async in sleep(3) }  // expect: sleep-in-async note
}

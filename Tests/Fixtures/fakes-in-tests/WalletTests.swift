import XCTest

final class FakeBalance: Balance {
  func fetch() -> Int {
    Thread.sleep(forTimeInterval: 1)
    return 0
  }
}

final class FakeClock: Clock {
  func now() -> Int { 0 }
}

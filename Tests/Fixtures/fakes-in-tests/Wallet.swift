// What stands in for the app's code in tests takes part in no run of the app.
import Foundation

protocol Balance {
  func fetch() -> Int
}

protocol Clock {
  func now() -> Int
}

final class SystemClock: Clock {
  func now() -> Int {
    Thread.sleep(forTimeInterval: 1)
    return 1
  }
}

@MainActor final class Wallet {
  let balance: any Balance
  let clock: any Clock
  init(_ balance: any Balance, _ clock: any Clock) { (self.balance, self.clock) = (balance, clock) }

  func refresh() -> Int { balance.fetch() }
  func time() -> Int { clock.now() }  // expect: sleep-on-main error
}

// Endless loops whose rounds only change what the library's types hold, and those that end.
import Foundation

actor Crawler {
  private var waiting: [String] = []
  private var seen: Set<String> = []
  private var round = 0

  func run() {
    while true {  // expect: endless-actor-loop
      guard let next = waiting.popLast() else { continue }
      seen.insert(next)
    }
  }

  func count() {
    while true {  // expect: endless-actor-loop
      round += 1
    }
  }

  func until() {
    while true {
      guard let next = waiting.popLast() else { return }
      seen.insert(next)
    }
  }

  func leave() {
    while true {
      round += 1
      if round > 10 { exit(0) }
    }
  }

  func slow() async {
    while true {
      round += 1
      await Task.yield()
    }
  }
}

// Functions that share a name are told apart by labels, by the types of arguments, and by being awaited.
import Foundation

final class Service {
  func load(_ id: Int) { Thread.sleep(forTimeInterval: 1) }
  func load(named name: String) {}
  func load(_ id: Int, quickly: Bool) {}

  func fetch() { Thread.sleep(forTimeInterval: 1) }
  func fetch() async {}

  static func make() -> Service { Service() }
}

final class OtherService {
  func load(_ id: Int) {}
}

@MainActor final class Client {
  let service = Service.make()
  let other = OtherService()

  func byLabels() {
    service.load(3)  // expect: sleep-on-main error
    service.load(named: "three")
    service.load(3, quickly: true)
  }

  func byReceiver() {
    other.load(3)
  }

  func sync() {
    service.fetch()  // expect: sleep-on-main
  }

  func awaited() async {
    await service.fetch()
  }
}

// A function of the project hides none of the library's whose labels it has not.
func zip(path: String, to other: String? = nil) -> String {
  Thread.sleep(forTimeInterval: 1)
  return path
}

@MainActor func pairs(_ numbers: [Int]) -> Int { zip(numbers, numbers.dropFirst()).map { $0 + $1 }.count }
@MainActor func packed() -> String { zip(path: "/a") }  // expect: sleep-on-main

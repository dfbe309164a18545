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

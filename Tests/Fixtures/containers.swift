// What a wrapper takes from a container by key path has the type that the container's member makes.
import FactoryKit
import Foundation

extension Container {
  var store: Factory<Store> { self { Store() }.singleton }
  var name: Factory<String> { self { "none" } }
}

final class Store {
  func articles() -> Data? { FileManager.default.contents(atPath: "/var/articles") }
  func reset() {}
}

@MainActor final class Articles {
  @Injected(\.store) private var store
  @LazyInjected(\.store) private var other
  @Injected(\.name) private var name

  func show() { print(store.articles()?.count ?? 0) }  // expect: disk-on-main
  func showOther() { print(other.articles()?.count ?? 0) }  // expect: disk-on-main
  func showShared() { print(Container.shared.store().articles()?.count ?? 0) }  // expect: disk-on-main

  func clear() {
    store.reset()
    print(name.count)
  }
}

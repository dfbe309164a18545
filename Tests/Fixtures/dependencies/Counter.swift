import ComposableArchitecture
import Foundation

@Reducer struct Counter {
  struct State {
    var size = 0
    var file = URL(fileURLWithPath: "/count")
    mutating func load() { size = (try? Data(contentsOf: file))?.count ?? 0 }
    mutating func reset() { size = 0 }
  }
  enum Action { case opened, closed }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.load()  // expect: work-in-reducer
        return .none
      case .closed:
        state.reset()
        return .none
      }
    }
  }
}

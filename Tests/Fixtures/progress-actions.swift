// A case of a switch over events that measures progress is taken for each step of it: it lets nothing pass by.
import ComposableArchitecture

enum Download {
  case progress(Double), finished
}

@Reducer
struct Downloads {
  struct State: Equatable { var fraction = 0.0 }
  enum Action { case start, startQuietly, progress(Double), finished }
  let events: @Sendable () -> AsyncStream<Download>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          for await event in events() {
            switch event {
            case let .progress(value): await send(.progress(value))  // expect: action-storm
            case .finished: await send(.finished)
            }
          }
        }
      case .startQuietly:
        return .run { send in
          var last = 0
          for await event in events() {
            if case let .progress(value) = event, Int(value * 100) != last {
              last = Int(value * 100)
              await send(.progress(value))
            }
          }
        }
      case let .progress(value):
        state.fraction = value
        return .none
      case .finished:
        return .none
      }
    }
  }
}

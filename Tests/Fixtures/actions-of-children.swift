// A parent sends an action of its child, which does work for it.
import ComposableArchitecture

@Reducer struct Player {
  struct State: Equatable { var list = Tracks.State(); var isOn = false }
  enum Action { case start, stop, list(Tracks.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.list, action: \.list) { Tracks() }
    Reduce { state, action in
      switch action {
      case .start:
        state.isOn = true
        return .send(.list(.load))  // expect: action-as-function
      case .stop:
        return .send(.list(.delegate(.closed)))
      case .list:
        return .none
      }
    }
  }
}

@Reducer struct Tracks {
  struct State: Equatable { var rows: [String] = [] }
  enum Action { case load, loaded([String]), delegate(Delegate) }
  enum Delegate { case closed }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .load:
        return .run { send in await send(.loaded(["a"])) }
      case .loaded(let rows):
        state.rows = rows
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

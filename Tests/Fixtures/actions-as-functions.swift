// A reducer that reaches its own code by actions is told once, with all the places, if one of them may come often, as a text does with each letter;
// what only sets fields or sends on is no work, and what a finger does once costs little.
import ComposableArchitecture

@Reducer
struct Gallery {
  struct State { var page = 0; var isOpen = false }
  enum Action { case opened, edited(String), closed, more, again, fetch, reset, route(Int?), clear, chosenTapped(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.isOpen = true
        return .send(.fetch)  // expect: action-as-function note
      case .chosenTapped(let page):
        state.page = page
        return .send(.fetch)  // expect: action-as-function note
      case .edited(let text):
        state.page = text.count
        return .send(.fetch)  // expect: action-as-function warning
      case .more:
        return .send(.fetch)  // expect: action-as-function note
      case .again:
        state.page = 0
        return .merge(.send(.fetch), .send(.reset))  // expect: action-as-function note, action-as-function note
      case .closed:
        return .send(.route(nil))  // expect: action-as-function note
      case .route(let page):
        state.page = page ?? 0
        return page == nil ? .send(.clear) : .none  // expect: action-as-function note
      case .clear:
        state.page = 0
        return .send(.reset)  // expect: action-as-function note
      case .reset:
        state.page = 0
        state.isOpen = false
        return .none
      case .fetch:
        state.page += 1
        return .run { send in await send(.closed) }
      }
    }
  }
}

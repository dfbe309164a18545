// A reducer that shares logic by actions, sends in loops and works without a pause.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Feature {
  struct State { var text = ""; var rows: [Int] = []; var first: Int { rows[0] } }
  enum Action { case edited(String), reload, delegate(Delegate), start, done, tick, downloadProgress(Double), row(Int), child(Child.Action)
    enum Delegate { case closed }
  }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .edited:
        return .merge(.send(.reload), .none)  // expect: action-as-function
      case .reload:
        state.rows = []
        return .send(.delegate(.closed))
      case .delegate:
        state.text = "x"
        return .none
      case .start:
        return .send(.done)
      case .done:
        return .none
      case .tick:
        return .run { [rows = state.rows] send in
          for row in rows {
            if row > 3 { await send(.row(row)) }
          }
          for row in [1, 2, 3] { await send(.row(row)) }
          for row in rows { await send(.row(row)) }  // expect: action-storm warning
          for await progress in download() { await send(.downloadProgress(progress)) }  // expect: action-storm warning
          for await _ in clock.timer(interval: .milliseconds(50)) { await send(.tick) }  // expect: action-storm warning
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }  // expect: action-storm note
        }
      case .row(let limit):
        return .run { send in
          for number in 2..<limit { await work(number) }
          for number in 2..<limit { heavy(number) }  // expect: effect-loop-without-yield
          for number in 2..<8 { heavy(number) }
          for number in 2..<limit { light(number) }
        }
      case .downloadProgress, .child: return .none
      }
    }
  }
}

@Reducer
struct Child {
  struct State {}
  enum Action { case tapped }
}

func download() -> AsyncStream<Double> { AsyncStream { _ in } }
func work(_ number: Int) async {}
func light(_ number: Int) {}
func heavy(_ number: Int) { for _ in 0..<number {} }

struct Screen: View {
  let store: StoreOf<Feature>
  @State private var value = 0.0
  var body: some View {
    Slider(value: $value)
  }
}

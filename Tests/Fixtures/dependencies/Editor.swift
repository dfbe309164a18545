// A dependency that is named by a key path has the type of the property that the project adds to the library's values.
import ComposableArchitecture
import Foundation

struct DocumentClient: Sendable {
  var read: @Sendable (URL) -> String
}

extension DocumentClient: DependencyKey {
  static let liveValue = DocumentClient(read: { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" })
}

extension DependencyValues {
  var documents: DocumentClient {
    get { self[DocumentClient.self] }
    set { self[DocumentClient.self] = newValue }
  }
}

@Reducer struct Editor {
  struct State { var text = "", place = URL(fileURLWithPath: "/notes") }
  enum Action { case opened, reload }
  @Dependency(\.documents) var documents

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.text = documents.read(state.place)  // expect: work-in-reducer
        return .none
      case .reload:
        return .run { [documents, place = state.place] _ in _ = documents.read(place) }
      }
    }
  }
}

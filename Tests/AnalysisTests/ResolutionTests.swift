// What calls of declared names lead to: marked behind each call as `// outcome` or `// outcome: reason`, in the order in which the calls stand.
import Analysis
import Source
import TestSupport
import Testing

@Suite("Calls of declared names lead somewhere") struct ResolutionTests {
  @Test(arguments: [patterns, expected, closures, generics, others]) func agree(_ text: String) {
    let project = Project(
      files: [(path: "Snippet.swift", summary: summarize(Array(text.utf8)))], targets: ProjectTargets(fileCount: 1), knowledge: Snippet.knowledge)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let calls = inspectResolution(project, knowledge: Snippet.knowledge)[0]
    for (number, line) in lines.enumerated() {
      guard let mark = line.range(of: "// ") else { continue }
      let found = calls.filter { $0.line == number + 1 }.map { $0.outcome == .unresolved ? "unresolved: \($0.reason)" : $0.outcome.rawValue }
      #expect(found.joined(separator: ", ") == line[mark.upperBound...], "\(line)")
    }
  }

  static let prelude = """
    enum State { case idle, loaded(Int), both(a: Int, State); static func make(_ n: Int) -> State { .idle } }

    """

  static let patterns = prelude + """
    func f(_ s: State, _ all: [State]) {
      switch s {
      case .loaded(let n): _ = n  // resolved
      case let .both(a, .loaded(b)): _ = a + b  // resolved, resolved
      default: break
      }
      switch (s, 1) {
      case (.loaded(let n), _): _ = n  // resolved
      default: break
      }
      if case .both(let n, _) = s { _ = n }  // resolved
      guard case let .loaded(n) = s else { return }  // resolved
      for case .loaded(let m) in all { _ = n + m }  // resolved
    }
    """

  static let expected = prelude + """
    struct Holder { var state: State; var send: (State) -> Void }
    func g(_ s: State?, _ h: Holder, _ many: State...) -> State {
      let list: [State] = [.make(1), .loaded(2)]  // resolved, resolved
      let named: [String: State] = ["a": .make(1)]  // resolved
      if s == .make(3) { print(list, named) }  // resolved
      let flag = s ?? .make(4)  // resolved
      let value: State = if flag == .make(5) { .make(6) } else { .loaded(7) }  // resolved, resolved, resolved
      _ = Holder(state: .make(8), send: h.send)  // resolved, resolved
      h.send(.make(9))  // resolved
      _ = g(nil, h, .make(10), .loaded(11))  // resolved, resolved, resolved
      return switch value {
      case .idle: .make(12)  // resolved
      default: .loaded(13)  // resolved
      }
    }
    func unseen(_ machine: Machine<State, Int>, _ stranger: Stranger) {
      machine.fire(.make(1))  // resolved
      stranger.fire(.make(1))  // unresolved: implicit member without a visible type
    }
    """

  static let closures = """
    struct Item { func label() -> String { "" } }
    func log<T>(detail: String? = nil, done: ((T) -> String)? = nil, _ work: () -> T) {}
    func each<S: Sequence>(_ items: S, _ body: (S.Element) -> Void) {}
    func g(_ items: [Item]) {
      _ = items.map { $0.label() }  // resolved
      _ = items.first(where: { item in item.label() == "" })?.label()  // resolved, resolved
      log(detail: "") { 1 }  // resolved
      each(items) { $0.label() }  // resolved, resolved
      strange(items) { $0.label() }  // unresolved: closure parameter without a visible type
    }
    """

  static let generics = """
    class Store<State, Action> {
      class Context { var state: State { fatalError() }; func send(_ action: Action) {} }
    }
    struct Model { func reload() {} }
    enum Act { case open(Int) }
    typealias ModelStore = Store<Model, Act>
    func g(_ context: ModelStore.Context) {
      context.send(.open(1))  // resolved, resolved
      context.state.reload()  // resolved
      var models = [Model]()
      models.append(Model())  // resolved
      models[0].reload()  // resolved
    }
    """

  static let others = """
    import SwiftUI
    struct Row: View { var body: some View { Text("a") } }
    extension View { func font(size: Int) -> some View { self }; func badge() -> some View { self } }
    struct Screen: View {
      @Environment(\\.openURL) var open
      var body: some View {
        Row().tracking(1).badge()  // resolved, resolved
        Text("a").font(.body).badge()  // foreign, resolved
      }
    }
    struct Point { func move(by n: Int) {} }
    func g(_ stranger: Stranger) {
      stranger.move(to: 1)  // foreign
      stranger.move(by: 1)  // foreign
      stranger.place.move(by: 1)  // unresolved: undeclared member of a type that nothing declares
    }
    """
}

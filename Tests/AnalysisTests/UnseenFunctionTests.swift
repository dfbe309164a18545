// Closures given to functions that neither the project nor a page declares: inherited, as their names say, or unknown.
import Testing

@Suite("Closures given to functions that nothing declares") struct UnseenFunctionTests {
  private static let program = """
    import Elsewhere
    @MainActor final class Screen {
      let stranger = Stranger()
      func start() {
        stranger.fetch { probe("plain") }
        Stranger.shared.each(1) { _ in probe("static") }
        stranger.performOnMain { probe("on-main") }
        stranger.load(thenOnMain: { probe("label-on-main") })
        stranger.runInBackground { probe("in-background") }
        stranger.runInBackground { await probe("in-background-async") }
        stranger.takeSendable { probe("sendable") }
        stranger.onQueue { probe("queue") }
        mainThing { probe("main-without-preposition") }
        hinder { probe("word-that-holds-a-word") }
        func performOnMainLater(_ body: @escaping @Sendable () -> Void) {}
        performOnMainLater { probe("declared") }
      }
    }
    func free(_ stranger: Stranger) {
      stranger.fetch { probe("plain-from-nonisolated") }
      stranger.performOnMain { probe("on-main-from-nonisolated") }
      stranger.onQueue { probe("queue-from-nonisolated") }
    }
    """

  @Test(arguments: [
    ("plain", "MainActor"), ("static", "MainActor"), ("on-main", "MainActor"), ("label-on-main", "MainActor"),
    ("in-background", "nonisolated-sync"), ("in-background-async", "nonisolated-async"), ("sendable", "nonisolated-sync"),
    ("queue", "unknown"), ("main-without-preposition", "unknown"), ("word-that-holds-a-word", "MainActor"), ("declared", "nonisolated-sync"),
    ("plain-from-nonisolated", "nonisolated-sync"), ("on-main-from-nonisolated", "MainActor"), ("queue-from-nonisolated", "unknown"),
  ])
  func areTakenFor(_ probe: String, _ isolation: String) {
    let answers = IsolationProbes.answers([(path: "Screen.swift", text: Self.program)], .swift6)
    #expect(answers[probe] == isolation)
  }
}

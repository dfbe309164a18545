// A name is no proof: closures given to functions that nothing declares are reported as notes at most.
import Elsewhere
import Foundation

@MainActor final class Importer {
  let stranger = Stranger()

  func start() {
    stranger.performOnMain {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main note
    }
    stranger.runInBackground {
      Thread.sleep(forTimeInterval: 1)
    }
  }
}

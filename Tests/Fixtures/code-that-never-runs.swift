// Code that is compiled nowhere, previews, and threads that pace their own work.
import SwiftUI

#if false
@MainActor func abandoned() {
  sleep(3)
  slow()
  while true {}
}
#endif

func slow() { sleep(3) }

@MainActor func show() {
  #if false
  sleep(3)
  #else
  sleep(2)  // expect: sleep-on-main error
  #endif
  #if os(iOS) && false
  slow()
  #endif
  #if DEBUG
  slow()  // expect: sleep-on-main note
  #endif
}

struct Panel: View {
  var body: some View { Text("") }
}

#Preview { Panel().task { sleep(1) } }
#Preview("titled", traits: .portrait) { Panel().task { sleep(1) } }

final class Ticker {
  private var isDone = false

  func tick() {
    Thread {
      while true {
        usleep(100_000)
        print("tick")
      }
    }.start()
  }

  func wait() {
    Thread {
      while !self.isDone {  // expect: busy-wait warning
        usleep(100_000)
        print("not yet")
      }
    }.start()
  }

  func idle() {
    Thread {
      while true { usleep(100_000) }  // expect: busy-wait warning
    }.start()
  }
}

// Where an allow comment may stand and what it then covers; what becomes of those that say too little, come too late or silence nothing.
import Foundation

@MainActor final class Splash {
  func sameLine() {
    Thread.sleep(forTimeInterval: 1)  // allow-sync: only in the demo build
  }

  func lineAbove() {
    // allow-sync: only in the demo build
    Thread.sleep(forTimeInterval: 1)
    Thread.sleep(forTimeInterval: 2)  // expect: sleep-on-main
  }

  func aboveAWholeStatement() {
    // allow-sync: only in the demo build
    if sameLineCount > 0 {
      Thread.sleep(forTimeInterval: 1)
    }
  }

  var sameLineCount = 0

  // allow-sync: only in the demo build
  func declaration() {
    Thread.sleep(forTimeInterval: 1)
    nap()
  }

  func beside() {  // allow-sync: only in the demo build
    Thread.sleep(forTimeInterval: 1)
  }

  func hop() {
    allowedOnTheWay()
  }

  func blockComment() {
    Thread.sleep(forTimeInterval: 1)  /* allow-sync: only in the demo build */
  }

  func namesTheRule() {
    Thread.sleep(forTimeInterval: 1)  // allow-sync: [sleep-on-main] only in the demo build
  }

  func namesSeveralRules() {
    Thread.sleep(forTimeInterval: 1)  // allow-sync: [disk-on-main, sleep-on-main] only in the demo build
  }

  func namesAnotherRule() {
    Thread.sleep(forTimeInterval: 1)  // allow-sync: [disk-on-main] it reads // expect: sleep-on-main, unused-allowance
  }

  func namesALoser() {
    Task {
      Thread.sleep(forTimeInterval: 1)  // allow-sync: [sleep-on-main] it would be reported as this without the task
    }
  }

  func untilLater() {
    Thread.sleep(forTimeInterval: 1)  // allow-sync: until=2999-01-01 the new screen comes then
  }

  func expired() {
    Thread.sleep(forTimeInterval: 1)  // allow-sync: until=2020-01-01 the new screen comes then // expect: sleep-on-main, expired-allowance
  }

  func withoutReason() {
    Thread.sleep(forTimeInterval: 1)  /* allow-sync: */  // expect: allowance-without-reason, allowance-unseen-by-grep
  }

  func unseenByGrep() {
    Thread.sleep(forTimeInterval: 1)  //allow-sync: only in the demo build // expect: allowance-unseen-by-grep note
  }

  func unused() {
    sameLineCount += 1  // allow-sync: was a sleep once // expect: unused-allowance
  }

  func inText() {
    print("// allow-sync: no comment at all")
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }

  /// allow-sync: a doc comment speaks of the marker and does not mean it
  func inDocComment() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }
}

// allow-sync: the whole type is for the demo build
@MainActor final class Demo {
  func show() {
    Thread.sleep(forTimeInterval: 1)
  }

  func hide() {
    Thread.sleep(forTimeInterval: 1)
  }
}

@MainActor final class Other {
  func show() {
    nap()  // expect: sleep-on-main
  }

  func showAllowed() {
    napAllowed()
  }
}

func allowedOnTheWay() {
  nap()  // allow-sync: only in the demo build
}

func nap() {
  Thread.sleep(forTimeInterval: 1)
}

func napAllowed() {
  Thread.sleep(forTimeInterval: 1)  // allow-sync: only in the demo build
}

@MainActor
func restUntilSomeDay() {
  Thread.sleep(forTimeInterval: 1)  // allow-sync: until=2026-13-45 a day that cannot be read // expect: sleep-on-main, expired-allowance
}

import Foundation

final class Ledger {
  #if os(OSX)
  func repository() { Thread.sleep(forTimeInterval: 1) }
  #else
  func repository() {}
  #endif

  func cleaned() {
    #if os(iOS) || os(tvOS)
    cleanOnDesk()
    #endif
  }

  func plain() { Thread.sleep(forTimeInterval: 1) }

  func touched() {
    #if canImport(UIKit)
    plain()
    #elseif canImport(AppKit)
    print("nothing to touch")
    #endif
  }

  func pasteboard() {
    #if !canImport(UIKit)
    plain()
    #endif
  }

  func elsewhere() {
    #if !canImport(UIKit) && !(os(macOS) || os(OSX))
    plain()
    #endif
  }
}

func both() { Ledger().plain() }

#if FULL
@MainActor func full() {
  #if !FULL
  sleepWell()
  #endif
  #if FULL && DEBUG
  sleepWell()  // expect: sleep-on-main note
  #endif
  trial()
}

@MainActor func released() {
  #if !DEBUG
  sleepWell()  // expect: sleep-on-main
  #endif
}
#else
func trial() { sleepWell() }
#endif

func sleepWell() { Thread.sleep(forTimeInterval: 1) }

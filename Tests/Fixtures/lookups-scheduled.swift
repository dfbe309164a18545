// A host that is looked up on a run loop, and one that is waited for.
import Foundation

@MainActor final class Finder {
  func find(_ host: CFHost) -> Bool { CFHostStartInfoResolution(host, .addresses, nil) }  // expect: name-lookup-on-main

  func findLater(_ host: CFHost) -> Bool {
    CFHostScheduleWithRunLoop(host, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
    return CFHostStartInfoResolution(host, .addresses, nil)
  }
}

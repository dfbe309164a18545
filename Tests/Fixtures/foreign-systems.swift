// Code that only other systems compile hangs no app here; what is said to be for all systems but them does.
import Foundation

#if os(Windows)
func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
#else
func pause(_ seconds: Double) {}
#endif

@MainActor func show() {
  pause(1)
  #if os(Windows) || os(Android)
  Thread.sleep(forTimeInterval: 1)
  #elseif os(macOS)
  Thread.sleep(forTimeInterval: 2)  // expect: sleep-on-main error
  #endif
  #if !os(Windows)
  Thread.sleep(forTimeInterval: 3)  // expect: sleep-on-main error
  #endif
}

// A timer that a view's initialiser puts into a plain property is made anew with each copy, as one that stands there.
import Combine
import SwiftUI

struct Blink: ViewModifier {
  @State private var isOn = true
  private let pulse: Publishers.Autoconnect<Timer.TimerPublisher>

  init(every seconds: Double = 2) {
    pulse = Timer.publish(every: seconds, tolerance: 0.2, on: .main, in: .common).autoconnect()  // expect: timer-in-view-value
  }

  func body(content: Content) -> some View {
    content.opacity(isOn ? 1 : 0).onReceive(pulse) { _ in isOn.toggle() }
  }
}

struct Clock: View {
  @State private var ticks: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var now = Date()

  init() {
    _ticks = State(initialValue: Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect())
  }

  var body: some View { Text(now, style: .time).onReceive(ticks) { now = $0 } }
}

final class Model: ObservableObject {
  private let ticks: Publishers.Autoconnect<Timer.TimerPublisher>
  init() { ticks = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect() }
}

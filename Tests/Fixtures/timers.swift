// Timers and display links by the thread they are made on, the mode they are scheduled in, and who ends them.
import UIKit
import Combine

final class Poller {
  var timer: Timer?

  func background() {
    DispatchQueue.global().async {
      self.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }  // expect: timer-without-run-loop error
    }
  }

  func onMain() {
    DispatchQueue.main.async {
      self.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
    }
  }

  func toMain() {
    DispatchQueue.global().async {
      let timer = Timer(timeInterval: 5, repeats: false) { _ in }
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}

final class OwnThread {
  func own() {
    Thread.detachNewThread {
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
      RunLoop.current.run()
    }
  }
}

final class Poller2 {
  func later() async {
    let timer = Timer(timeInterval: 5, repeats: false) { _ in }
    RunLoop.current.add(timer, forMode: .common)  // expect: timer-without-run-loop error
  }
}

final class Helper {
  func start() { DispatchQueue.global().async { self.schedule() } }
  func schedule() {
    _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }  // expect: timer-without-run-loop warning
  }
}

final class Clock: UIViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var second: Timer?

  override func viewDidLoad() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }  // expect: timer-pauses-while-scrolling warning
    timer?.tolerance = 0.1
    second = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)  // expect: timer-pauses-while-scrolling note
  }

  func common() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.show() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func added() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.show() }
    RunLoop.main.add(timer, forMode: .default)  // expect: timer-pauses-while-scrolling warning
    self.timer = timer
  }

  func port(_ port: Port) { RunLoop.main.add(port, forMode: .default) }

  func show() { label.text = "now" }
  @objc func refresh() { print("x") }
  deinit { timer?.invalidate(); second?.invalidate() }
}

final class Ticker: ObservableObject {
  @Published var now = Date()
  private var bag = Set<AnyCancellable>()

  func start() {
    Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .default).autoconnect()  // expect: timer-pauses-while-scrolling warning
      .sink { [weak self] in self?.now = $0 }
      .store(in: &bag)
  }

  func startCommon() {
    Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()
      .sink { [weak self] in self?.now = $0 }
      .store(in: &bag)
  }
}

final class Meter: NSObject {
  private var link: CADisplayLink?
  private var fast: Timer?
  private var slow: Timer?

  func start() {
    link = CADisplayLink(target: self, selector: #selector(step))  // expect: display-link-never-stopped
    link?.add(to: .main, forMode: .common)
    fast = Timer(timeInterval: 0.5, repeats: true) { _ in }  // expect: display-link-never-stopped
    fast?.tolerance = 0.1
    slow = Timer(timeInterval: 5, repeats: true) { _ in }
    RunLoop.main.add(fast!, forMode: .common)
  }
  @objc func step() {}
}

final class Stopped: NSObject {
  private var link: CADisplayLink? { willSet { link?.invalidate() } }
  private var fast: Timer?

  func start() {
    link = CADisplayLink(target: self, selector: #selector(step))
    fast = Timer(timeInterval: 0.05, repeats: true) { $0.invalidate() }  // expect: short-timer
    fast?.tolerance = 0.1
  }
  @objc func step() {}
}

// A type that runs a run loop on a thread of its own may still be made on the cooperative pool, where nobody runs one.
final class Heartbeat: @unchecked Sendable {
  private var timer: Timer?
  private(set) var beats = 0

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in  // expect: timer-without-run-loop
      self?.beats += 1
    }
  }

  static func onItsOwnThread() {
    Thread {
      let timer = Timer(timeInterval: 30, repeats: true) { _ in print("beat") }
      RunLoop.current.add(timer, forMode: .default)
      RunLoop.current.run()
    }.start()
  }
}

func beatInBackground() {
  Task.detached { print(Heartbeat().beats) }
}

// A link that a helper makes and hands back is kept by its caller.
final class Spring: NSObject {
  private var link: CADisplayLink?

  func bounce() {
    if link == nil { link = makeLink() }
  }

  private func makeLink() -> CADisplayLink {
    let made = CADisplayLink(target: self, selector: #selector(step))  // expect: display-link-never-stopped
    made.add(to: .main, forMode: .common)
    return made
  }

  @objc private func step() { print("step") }
}

/// How often it fires is set elsewhere.
final class Refreshing {
  var rate = 0
  let fixed = 0.02
  var timer: Timer?

  init(rate: Int) { self.rate = rate }

  func start() {
    let interval = TimeInterval(rate) / 1000
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in print("more") }  // expect: short-timer note
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: fixed, repeats: true) { _ in print("more") }  // expect: short-timer warning
  }
}

/// What is added to the common modes is another timer.
final class TwoClocks: UIViewController {
  private let label = UILabel()
  private var first: Timer?
  private var second: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    first = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  // expect: timer-pauses-while-scrolling warning
    let other = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.label.text = "b" }
    other.tolerance = 0.2
    RunLoop.main.add(other, forMode: .common)
    second = other
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    first?.invalidate()
    second?.invalidate()
  }

  @objc private func tick() { label.text = "a" }
}

/// A timer that ends itself when it has counted enough is over soon; one that ends with its owner is not.
final class CountUp: ObservableObject {
  @Published var count = 0

  func short() {
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] timer in  // expect: short-timer note, timer-pauses-while-scrolling note
      guard let self else { return timer.invalidate() }
      count += 1
      if count > 20 { timer.invalidate() }
    }
  }

  func endless() {
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] timer in  // expect: short-timer warning, timer-pauses-while-scrolling warning
      guard let self else { return timer.invalidate() }
      count += 1
    }
  }
}

/// The label follows in the property's observer.
final class Progress: UIViewController {
  private let label = UILabel()
  private var timer: Timer?
  private var count = 0
  private var position = 0 { didSet { label.text = "\(position)" } }

  func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.position += 1 }  // expect: timer-pauses-while-scrolling warning
    timer?.tolerance = 0.1
  }

  func beginCounting() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.count += 1 }  // expect: timer-pauses-while-scrolling note
    timer?.tolerance = 0.1
  }

  func end() { timer?.invalidate() }
}

// Operations that are added to the main queue run there; others on a worker of their queue.
import UIKit

final class Pause: Operation {
  override func main() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }
}

final class WorkerPause: Operation {
  override func main() { Thread.sleep(forTimeInterval: 1) }
}

final class Either: Operation {
  override func main() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main warning
  }
}

final class Course: UIViewController {
  private let queue = OperationQueue()
  private var last: Operation?

  func begin() {
    OperationQueue.main.addOperation(Pause())
    let worker = WorkerPause()
    queue.addOperation(worker)
    queue.addOperation(Either())
    last = Either()
    if let last { OperationQueue.main.addOperations([last], waitUntilFinished: false) }
    OperationQueue.main.addOperation(Either())
  }
}

final class ByHand: Operation {
  override func main() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }
}

final class ByHandElsewhere: Operation {
  override func main() { Thread.sleep(forTimeInterval: 1) }
}

final class Workshop: UIViewController {
  func begin() {
    let step = ByHand()
    step.start()
    DispatchQueue.global().async { ByHandElsewhere().start() }
  }
}

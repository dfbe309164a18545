// Closures that helpers hand on: the queue they end on decides, also through lazy queues, circles and requirements.
import UIKit

protocol Sending {
  func send(_ completion: @escaping (Int) -> Void)
}

extension URLSession: Sending {
  func send(_ completion: @escaping (Int) -> Void) {
    DispatchQueue.global().async { completion(1) }
  }
}

final class Service {
  let sender: any Sending = URLSession.shared

  lazy var queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }()

  func inLine(completion: @escaping () -> Void) {
    queue.addOperation { completion() }
  }

  func again(tries: Int, completion: @escaping () -> Void) {
    if tries > 0 { return again(tries: tries - 1, completion: completion) }
    queue.addOperation { completion() }
  }

  func remote(completion: @escaping () -> Void) {
    sender.send { _ in completion() }
  }
}

final class Page: UIViewController {
  let service = Service()

  func load() {
    service.inLine { DispatchQueue.main.sync {} }
    service.again(tries: 3) { DispatchQueue.main.sync {} }
    service.remote { DispatchQueue.main.sync {} }
  }
}

// A member that is public in a type that is not can be called by nobody outside: on a worker only, if all who call it are.
import UIKit

final class Loader: UIViewController {
  override func viewDidLoad() {
    DispatchQueue.global().async { [weak self] in self?.load() }
    show()
  }
  public func load() { sleep(3) }
  public func show() { sleep(3) }  // expect: sleep-on-main
}

public final class OpenLoader: UIViewController {
  public override func viewDidLoad() { DispatchQueue.global().async { [weak self] in self?.load() } }
  public func load() { sleep(3) }  // expect: sleep-on-main
}

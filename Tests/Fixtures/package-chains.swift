// Chains of well-known packages: what each link yields is known, so that the last one is.
import NIOCore
import NIOPosix
import RxCocoa
import RxSwift
import UIKit

actor Connections {
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  func open(_ host: String) throws -> any Channel {
    try ClientBootstrap(group: group).connectTimeout(TimeAmount()).connect(host: host, port: 80).wait()  // expect: wait-in-async
  }

  func openLater(_ host: String) async throws -> any Channel {
    try await ClientBootstrap(group: group).connect(host: host, port: 80).get()
  }
}

struct User: Decodable { var names: [String] }

protocol Users {
  func raw() -> Observable<Data>
  func one() -> Single<Data>
}

final class Profile: UIViewController {
  private let bag = DisposeBag()
  private let subject = PublishSubject<Data>()
  private let users: any Users

  init(users: any Users) {
    self.users = users
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    subject
      .observe(on: MainScheduler.instance)
      .map { try JSONDecoder().decode([User].self, from: $0) }  // expect: compute-on-main
      .subscribe(onNext: { print($0.count) })
      .disposed(by: bag)
    subject
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .map { try JSONDecoder().decode([User].self, from: $0) }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { print($0.count) })
      .disposed(by: bag)
    users.raw()
      .distinctUntilChanged()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { print((try? JSONDecoder().decode([User].self, from: $0))?.count ?? 0) })  // expect: compute-on-main
      .disposed(by: bag)
    users.one()
      .observe(on: MainScheduler.instance)
      .subscribe(onSuccess: { print((try? JSONDecoder().decode([User].self, from: $0))?.count ?? 0) })  // expect: compute-on-main
      .disposed(by: bag)
    users.raw()
      .asDriver(onErrorJustReturn: Data())
      .drive(onNext: { print((try? JSONDecoder().decode([User].self, from: $0))?.count ?? 0) })  // expect: compute-on-main
      .disposed(by: bag)
  }
}

/// What controls tell, they tell on main.
final class Form: UIViewController {
  private let bag = DisposeBag()
  private let button = UIButton()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap
      .subscribe(onNext: { Thread.sleep(forTimeInterval: 1) })  // expect: sleep-on-main
      .disposed(by: bag)
    field.rx.text.orEmpty
      .distinctUntilChanged()
      .map { text -> Int in
        Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
        return text.count
      }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
    button.rx.tap
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { Thread.sleep(forTimeInterval: 1) })
      .disposed(by: bag)
    button.rx.tap.asDriver()
      .drive(onNext: { Thread.sleep(forTimeInterval: 1) })  // expect: sleep-on-main
      .disposed(by: bag)
  }
}

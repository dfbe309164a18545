// A networking package calls back on main unless it is given a queue; behind a protocol its stand-ins have no say.
import Alamofire
import Foundation

protocol Fetching {
  func fetch(_ request: URLRequest, completion: @escaping (Data) -> Void)
}

final class RealNetwork: Fetching {
  private let manager = Session.default
  private let queue = DispatchQueue(label: "parsing")

  func fetch(_ request: URLRequest, completion: @escaping (Data) -> Void) {
    manager.request(request).validate().responseData { completion($0.data) }
  }

  func parsed(_ request: URLRequest) {
    AF.request(request).responseData(queue: queue) { response in
      _ = try? JSONDecoder().decode([String].self, from: response.data)
    }
    AF.request(request).responseData { response in
      _ = try? JSONDecoder().decode([String].self, from: response.data)  // expect: compute-on-main
    }
  }
}

final class NoNetwork: Fetching {
  func fetch(_ request: URLRequest, completion: @escaping (Data) -> Void) {}
}

struct Remote {
  let network: any Fetching

  func load(_ request: URLRequest) {
    network.fetch(request) { data in
      _ = try? JSONDecoder().decode([String].self, from: data)  // expect: compute-on-main
    }
  }
}

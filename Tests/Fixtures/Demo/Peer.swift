import Foundation

enum Peer {
  /// A name lookup asks the network and waits: up to a minute where the network is bad.
  static func address(of host: String) -> String? {
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "https", nil, &found) == 0 else { return nil }
    defer { freeaddrinfo(found) }
    return found?.pointee.ai_family == AF_INET6 ? "IPv6" : "IPv4"
  }
}

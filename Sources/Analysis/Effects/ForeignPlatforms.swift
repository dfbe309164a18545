import Source

/// Code that is compiled for other systems only or never: branches of `#if os(Windows)`, `#if false` and the like. It hangs none of the apps that are meant.
extension Resolver {
  func isForeign(_ site: Site) -> Bool { isInBranch(site, namesForeignSystemsOnly) }

  /// Alternatives of which each asks for a foreign system or is false; negations and other tests prove nothing.
  private func namesForeignSystemsOnly(_ condition: String) -> Bool {
    condition.split(separator: "|").allSatisfy { part in
      part.split(separator: "&").contains { ["os(Windows)", "os(WASI)", "os(Android)", "os(OpenBSD)", "os(FreeBSD)", "false"].contains($0) }
    }
  }
}

/// Where what is remembered of a project lies: with its build products, which ignore files leave out already, or with the user's other caches.
enum CacheDirectory {
  /// - Parameter given: `--cache-dir`, absolute.
  static func find(root: FilePath, given: FilePath?, environment: (String) -> String? = environmentVariable) -> FilePath? {
    if let given { return given }
    let products = root.appending(".build")
    if case .success(let status) = fileStatus(products), status.kind == .directory { return products.appending("hanglint") }
    return userCaches(environment)?.appending("hanglint")
  }

  private static func userCaches(_ environment: (String) -> String?) -> FilePath? {
    func absolute(_ name: String) -> FilePath? { environment(name).map { FilePath($0) }.flatMap { $0.isAbsolute ? $0 : nil } }
    if let named = absolute("XDG_CACHE_HOME") { return named }
    #if canImport(Darwin)
      return absolute("HOME")?.appending("Library").appending("Caches")
    #else
      return absolute("HOME")?.appending(".cache")
    #endif
  }
}

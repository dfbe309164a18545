/// What Xcode's build settings mean for a module's mode, and what its product types mean for whether it has a main thread.

import Analysis

enum XcodeBuildMode {
  /// Settings that turn on a compiler feature, and whether `SWIFT_APPROACHABLE_CONCURRENCY` turns them on.
  private static let features: [(setting: String, feature: String, approachable: Bool)] = [
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", true),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true),
    ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", false),
  ]

  static func facts(_ settings: BuildSettingsStack) -> BuildFacts {
    var facts = BuildFacts()
    facts.languageMode = settings.value("SWIFT_VERSION").flatMap { BuildFacts.languageMode($0) }
    if let isolation = settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION"), !isolation.isEmpty { facts.defaultIsolationMain = isolation == "MainActor" }
    let isApproachable = isOn(settings.value("SWIFT_APPROACHABLE_CONCURRENCY"))
    let hasAllOfSix = isOn(settings.value("SWIFT_UPCOMING_FEATURE_6_0"))
    for (setting, feature, approachable) in features {
      let explicit = settings.value("SWIFT_UPCOMING_FEATURE_" + setting).flatMap { $0.isEmpty ? nil : $0 }
      // NonisolatedNonsendingByDefault is not on in mode 6.
      let byDefault = approachable && isApproachable || hasAllOfSix && feature != "NonisolatedNonsendingByDefault"
      if explicit.map({ isOn($0) }) ?? byDefault { facts.features.insert(feature) }
    }
    if settings.value("SWIFT_STRICT_CONCURRENCY") == "complete" { facts.features.insert("StrictConcurrency") }
    if let flags = settings.value("OTHER_SWIFT_FLAGS") { facts.apply(flags: BuildFacts.words(flags)) }
    return facts
  }

  /// `MIGRATE` warns and changes nothing.
  private static func isOn(_ value: String?) -> Bool { value == "YES" }

  /// `com.apple.product-type.…`, or nil for one that says nothing.
  static func kind(productType: String) -> TargetInfo.Kind? {
    let prefix = "com.apple.product-type."
    guard productType.hasPrefix(prefix) else { return nil }
    let type = productType.dropFirst(prefix.count)
    if type.hasPrefix("bundle.unit-test") || type.hasPrefix("bundle.ui-testing") || type.hasPrefix("bundle.ocunit-test") { return .test }
    if type.contains("extension") { return .extensionKind }
    if type.hasPrefix("application") { return .app }
    if type.hasPrefix("framework") || type.hasPrefix("library") || type.hasPrefix("bundle") || type.hasPrefix("objfile") { return .library }
    if type == "tool" || type == "xpc-service" { return .command }
    return nil
  }
}

/// How each target of the project is compiled and what it is: the switches that isolation depends on. The values are read by `Workspace`
/// (`Package.swift`, Xcode projects, settings); what they mean for a declaration is said in `Isolation`.

/// The switches of one module that decide where its code runs.
public struct BuildMode: Sendable, Hashable {
  public enum LanguageMode: UInt8, Sendable { case v5 = 5, v6 = 6 }

  public var languageMode: LanguageMode
  /// Unannotated declarations are `@MainActor`.
  public var defaultIsolationMain: Bool
  /// NonisolatedNonsendingByDefault: an unannotated nonisolated async function stays on its caller's actor.
  public var nonsendingByDefault: Bool
  /// DisableOutwardActorInference: property wrappers do not isolate the type that holds them. On in mode 6.
  public var disableOutwardActorInference: Bool
  /// GlobalActorIsolatedTypesUsability: conformances stated in extensions do not isolate subclasses. On in mode 6.
  public var globalActorUsability: Bool
  /// Initial values and default arguments are nonisolated unless they need the actor. On in mode 6 and with IsolatedDefaultValues.
  public var strictInitialisers: Bool
  /// The statements of `main.swift` are on the main actor for the compiler. On in mode 6 and with complete concurrency checking; without it they still run there.
  public var strictTopLevel: Bool
  /// Where this was read, for reasons: `Package.swift:12`, `App.xcodeproj, target App (Release)`, `default`.
  public var origin: String

  /// What a language mode turns on by itself. A project that says nothing is mode 5 with nothing else on.
  public init(languageMode: LanguageMode = .v5, origin: String = "default") {
    let six = languageMode == .v6
    self.languageMode = languageMode
    self.defaultIsolationMain = false
    self.nonsendingByDefault = false
    self.disableOutwardActorInference = six
    self.globalActorUsability = six
    self.strictInitialisers = six
    self.strictTopLevel = six
    self.origin = origin
  }

  /// Turns on a feature by the compiler's name (`NonisolatedNonsendingByDefault`, `StrictConcurrency`, …). False if it has no bearing on where code runs.
  @discardableResult
  public mutating func enable(feature: String) -> Bool {
    switch feature {
    case "NonisolatedNonsendingByDefault": nonsendingByDefault = true
    case "DisableOutwardActorInference": disableOutwardActorInference = true
    case "GlobalActorIsolatedTypesUsability": globalActorUsability = true
    case "IsolatedDefaultValues": strictInitialisers = true
    case "StrictConcurrency", "StrictConcurrency=complete": (strictInitialisers, strictTopLevel) = (true, true)
    default: return false
    }
    return true
  }
}

/// One target of a package or Xcode project: a module.
public struct TargetInfo: Sendable, Hashable {
  public enum Kind: String, Sendable {
    case app, library, test, command, plugin, macro
    case extensionKind = "extension"
    /// Nothing was proven: treated as an app.
    case unknown
  }

  /// The target's name; empty for files that belong to none.
  public var name: String
  public var kind: Kind
  /// What showed the kind, in words a verdict can repeat: `Package.swift:20 .executableTarget`, `product type com.apple.product-type.application`.
  public var evidence: String
  public var mode: BuildMode

  public init(name: String, kind: Kind, evidence: String, mode: BuildMode) {
    self.name = name
    self.kind = kind
    self.evidence = evidence
    self.mode = mode
  }
}

/// The targets of the project, and which one each file belongs to.
public struct ProjectTargets: Sendable {
  /// Target 0 holds the files that belong to no target; it is always there.
  public var targets: [TargetInfo]
  /// By the file's place in the sorted list of files. A file of several targets stands under the first of them whose main thread matters.
  public var targetOfFile: [Int]

  public init(targets: [TargetInfo], targetOfFile: [Int]) {
    self.targets = targets
    self.targetOfFile = targetOfFile
  }

  /// Every file in the nameless target, compiled in one mode.
  public init(fileCount: Int, mode: BuildMode = BuildMode()) {
    self.init(
      targets: [TargetInfo(name: "", kind: .unknown, evidence: "no target names these files", mode: mode)],
      targetOfFile: Array(repeating: 0, count: fileCount))
  }

  public func target(ofFile file: Int) -> TargetInfo {
    let index = targetOfFile.indices.contains(file) ? targetOfFile[file] : 0
    return targets.indices.contains(index) ? targets[index] : TargetInfo(name: "", kind: .unknown, evidence: "", mode: BuildMode())
  }
}

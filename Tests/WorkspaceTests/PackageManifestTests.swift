/// What a manifest says, read without running it.

import Analysis
import Testing
@testable import Workspace

struct PackageManifestTests {
  private func manifest(_ text: String) -> PackageManifest { PackageManifest(Array(text.utf8)) }

  private func facts(_ text: String, _ name: String = "A") throws -> BuildFacts {
    try #require(manifest(text).targets.first { $0.name == name }).facts
  }

  @Test func targetsAreNotProductsOrDependencies() {
    let found = manifest("""
      // swift-tools-version: 6.0
      import PackageDescription
      let dependency: Target.Dependency = .target(name: "NotOne")
      let package = Package(
        name: "P",
        products: [.library(name: "L", targets: ["A"]), .plugin(name: "Q", targets: ["Plug"])],
        dependencies: [.package(url: "u", from: "1.0.0")],
        targets: [
          .target(name: "A", dependencies: [.target(name: "B"), .product(name: "X", package: "x")], path: "Elsewhere/A", exclude: ["Old"], sources: ["S"]),
          .target(name: "B"),
          .executableTarget(name: "C", plugins: [.plugin(name: "Plug")]),
          .testTarget(name: "ATests"),
          .macro(name: "M"),
          .plugin(name: "Plug", capability: .buildTool()),
        ])
      """)
    #expect(found.targets.map(\.name) == ["A", "B", "C", "ATests", "M", "Plug"])
    #expect(found.targets.map(\.kind) == [.library, .library, .command, .test, .macro, .plugin])
    #expect(found.targets[0].path == "Elsewhere/A" && found.targets[0].exclude == ["Old"] && found.targets[0].sources == ["S"])
    #expect(found.targets[2].line == 11)
    #expect(found.languageDefault == .v6 && !found.hasUnreadTargets)
  }

  @Test(arguments: [
    ("// swift-tools-version:5.9", BuildMode.LanguageMode.v5), ("// swift-tools-version: 6.2", .v6), ("//swift-tools-version:6.0;x", .v6), ("", .v5),
    ("// Copyright\n// swift-tools-version:6.0", .v6),
  ]) func toolsVersion(_ line: String, _ mode: BuildMode.LanguageMode) {
    #expect(manifest(line + "\nimport PackageDescription\n").languageDefault == mode)
  }

  @Test(arguments: [
    (", swiftLanguageModes: [.v5])", BuildMode.LanguageMode.v5), (", swiftLanguageVersions: [.v5, .version(\"6\")])", .v6), (", swiftLanguageModes: [.v6])", .v6),
    (")\npackage.swiftLanguageModes = [.v5]\n", .v5), (", swiftLanguageVersions: [.v4_2])", .v5),
  ]) func packageLevelMode(_ end: String, _ mode: BuildMode.LanguageMode) {
    #expect(manifest("// swift-tools-version:6.0\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")]" + end).languageDefault == mode)
  }

  @Test func settingsOfATarget() throws {
    let found = try facts("""
      let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: [
        .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableExperimentalFeature("StrictConcurrency"), .enableUpcomingFeature("OnlyLinux", .when(platforms: [.linux])),
        .enableUpcomingFeature("OnlyDebug", .when(configuration: .debug)), .enableUpcomingFeature("Everywhere", .when(platforms: [.linux, .macOS])),
        .unsafeFlags(["-Xfrontend", "-enable-upcoming-feature", "-Xfrontend", "DisableOutwardActorInference"]),
      ])])
      """)
    #expect(found.languageMode == .v5 && found.defaultIsolationMain == true)
    #expect(found.features == ["NonisolatedNonsendingByDefault", "StrictConcurrency", "Everywhere", "DisableOutwardActorInference"])
    #expect(try facts("Package(targets: [.target(name: \"A\", swiftSettings: [.defaultIsolation(nil)])])").defaultIsolationMain == false)
    #expect(try facts("Package(targets: [.target(name: \"A\", swiftSettings: [.unsafeFlags([\"-swift-version\", \"6\", \"-default-isolation\", \"MainActor\"])])])") == BuildFacts(languageMode: .v6, defaultIsolationMain: true))
  }

  @Test func sharedArraysSumsAndStaticMembers() throws {
    let found = try facts("""
      let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: shared + [.strict] + more())])
      let shared: [SwiftSetting] = base + [.swiftLanguageMode(.v6)]
      var base: [SwiftSetting] { [.enableUpcomingFeature("One")] }
      func more() -> [SwiftSetting] { return [.enableUpcomingFeature("Two")] }
      extension SwiftSetting { static let strict = SwiftSetting.enableUpcomingFeature("Three") }
      """)
    #expect(found == BuildFacts(languageMode: .v6, features: ["One", "Two", "Three"]))
  }

  @Test(arguments: [
    "for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature(\"X\")] }",
    "for target in package.targets where target.type != .plugin { var settings = target.swiftSettings ?? []\n settings.append(contentsOf: shared)\n target.swiftSettings = settings }\nlet shared: [SwiftSetting] = [.enableUpcomingFeature(\"X\")]",
    "package.targets.forEach { $0.swiftSettings?.append(.enableUpcomingFeature(\"X\")) }",
    "package.targets.filter { $0.type != .macro }.forEach { target in target.swiftSettings = [.enableUpcomingFeature(\"X\")] }",
  ]) func loopsOverAllTargets(_ loop: String) throws {
    let text = "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .testTarget(name: \"B\")])\n" + loop
    #expect(try facts(text).features == ["X"])
    #expect(try facts(text, "B").features == ["X"])
  }

  /// The loop names the package, and the package holds every target's settings: these must not leak into each other.
  @Test func loopsDoNotCarrySettingsFromTargetToTarget() throws {
    let text = """
      let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)]), .target(name: "B")])
      let extra: [Target] = [.target(name: "C", swiftSettings: [.swiftLanguageMode(.v5)])]
      for target in package.targets + extra { target.swiftSettings?.append(.enableUpcomingFeature("X")) }
      """
    #expect(try facts(text, "B") == BuildFacts(features: ["X"]))
    #expect(try facts(text, "A") == BuildFacts(defaultIsolationMain: true, features: ["X"]))
    #expect(try facts(text, "C") == BuildFacts(languageMode: .v5, features: ["X"]))
  }

  @Test func conditionsOnTheEnvironmentAreOffAndSaid() throws {
    let found = try #require(manifest("""
      let strict = Context.environment["CI"] != nil
      let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: strict ? [.enableUpcomingFeature("X")] : [.enableUpcomingFeature("Y")])])
      """).targets.first)
    #expect(found.facts.features == ["Y"] && found.isUncertain)
  }

  @Test func compilerConditionsTakeTheNewBranch() throws {
    let found = try facts("""
      #if compiler(<6.0)
      let shared: [SwiftSetting] = []
      #else
      let other = 1
      #endif
      let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: settings())])
      func settings() -> [SwiftSetting] {
        #if swift(<6)
        return [.enableUpcomingFeature("Old")]
        #else
        return [.enableUpcomingFeature("New")]
        #endif
      }
      """)
    #expect(found.features == ["New"])
  }

  @Test func targetsAddedLaterCount() {
    let found = manifest("""
      let package = Package(name: "P", products: [.iOSApplication(name: "App", targets: ["AppModule"])], targets: [.executableTarget(name: "AppModule", path: ".")])
      package.targets.append(.target(name: "Later"))
      if true { package.targets += [.target(name: "Maybe")] }
      package.targets.append(feature("Made"))
      func feature(_ name: String) -> Target { .target(name: name) }
      """)
    #expect(found.targets.map(\.name) == ["AppModule", "Later", "Maybe"])
    #expect(found.targets.first?.kind == .app)
    #expect(found.hasUnreadTargets)
  }

  @Test(arguments: ["", "import", "Package(targets: [.target(name: ", "for target in package.targets {", "let a = a\nPackage(targets: [.target(name: a, swiftSettings: a)])"])
  func brokenManifestsDoNotTrap(_ text: String) {
    #expect(manifest(text).targets.count <= 1)
  }
}

struct PackageTargetsTests {
  private func targets(_ tree: TemporaryTree, _ directory: String = "", draws: (Int) -> Bool = { _ in false }) throws -> [String: String] {
    let root = directory.isEmpty ? tree.root : tree.path(directory)
    let found = FileDiscovery.find(in: root)
    let settings = try SettingsSearch.find(root: root, SettingsSearch.Request(workingDirectory: tree.root, toolVersion: "1"))
    let targets = BuildModeReader(reading: BuildModeReader.Input(
      root: root, files: found.swiftFiles, manifests: found.manifests, xcodeProjects: found.xcodeProjects, settings: settings)).targets(drawsInterface: draws)
    var result: [String: String] = [:]
    for (index, file) in found.swiftFiles.enumerated() {
      let info = targets.target(ofFile: index)
      result[file.text] = "\(info.name) \(info.kind.rawValue) \(info.mode.languageMode.rawValue)"
    }
    return result
  }

  @Test func filesLieWhereTheManagerLooks() throws {
    let tree = try TemporaryTree([
      "Package.swift": """
        // swift-tools-version:6.0
        let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B", path: "Other/B", exclude: ["Gone"]), .target(name: "Inner", path: "Other/B/Inner"),
          .testTarget(name: "ATests"), .executableTarget(name: "tool", swiftSettings: [.swiftLanguageMode(.v5)]), .plugin(name: "Plug", capability: .buildTool())])
        """,
      "Sources/A/x.swift": "", "Other/B/y.swift": "", "Other/B/Gone/z.swift": "", "Other/B/Inner/i.swift": "", "Tests/ATests/t.swift": "", "Sources/tool/main.swift": "",
      "Plugins/Plug/p.swift": "", "Scripts/s.swift": "",
    ])
    #expect(try targets(tree) == [
      "Package.swift": " unknown 5", "Sources/A/x.swift": "A library 6", "Other/B/y.swift": "B library 6", "Other/B/Gone/z.swift": " unknown 5",
      "Other/B/Inner/i.swift": "Inner library 6", "Tests/ATests/t.swift": "ATests test 6", "Sources/tool/main.swift": "tool command 5", "Plugins/Plug/p.swift": "Plug plugin 6",
      "Scripts/s.swift": " unknown 5",
    ])
    // A part of the package still has its modes.
    #expect(try targets(tree, "Sources")["A/x.swift"] == "A library 6")
    #expect(try targets(tree, "Sources/A") == ["x.swift": "A library 6"])
    #expect(try targets(tree, draws: { _ in true })["Sources/tool/main.swift"] == "tool app 5")
  }

  @Test func aLoneTargetMayUseTheWholeFolder() throws {
    let tree = try TemporaryTree(["Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"A\")])", "Sources/x.swift": ""])
    #expect(try targets(tree)["Sources/x.swift"] == "A library 5")
  }

  @Test func newerManifestReplacesTheOlder() throws {
    let plain = "let package = Package(name: \"P\", targets: [.target(name: \"A\")])"
    let tree = try TemporaryTree([
      "Package.swift": "// swift-tools-version:5.9\n" + plain, "Package@swift-6.0.swift": "// swift-tools-version:6.0\n" + plain,
      "Package@swift-5.10.swift": "// swift-tools-version:5.10\n" + plain, "Sources/A/x.swift": "",
    ])
    #expect(try targets(tree)["Sources/A/x.swift"] == "A library 6")
    try tree.write("Package.swift", "// swift-tools-version:6.2\n" + plain.replacing("\"A\"", with: "\"A\", swiftSettings: [.swiftLanguageMode(.v5)]"))
    #expect(try targets(tree)["Sources/A/x.swift"] == "A library 5")
  }

  @Test func computedTargetsFollowTheConvention() throws {
    let tree = try TemporaryTree([
      "Package.swift": "// swift-tools-version:6.0\nlet package = Package(name: \"P\", targets: names.map { .target(name: $0) })\nlet names = [\"A\"]", "Sources/A/x.swift": "", "Tests/T/t.swift": "",
    ])
    #expect(try targets(tree) == ["Package.swift": " unknown 5", "Sources/A/x.swift": "A library 6", "Tests/T/t.swift": "T test 6"])
  }

  @Test func settingsOverrideWhatWasRead() throws {
    let tree = try TemporaryTree([
      "Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"A\")])", "Sources/A/x.swift": "", "loose.swift": "",
      ".lintconfig": "[build]\nlanguage-mode = 6\ndefault-isolation = \"MainActor\"\nupcoming-features = [\"NonisolatedNonsendingByDefault\"]\n",
    ])
    let settings = try SettingsSearch.find(root: tree.root, SettingsSearch.Request(workingDirectory: tree.root, toolVersion: "1"))
    let found = FileDiscovery.find(in: tree.root)
    let targets = BuildModeReader(reading: BuildModeReader.Input(root: tree.root, files: found.swiftFiles, manifests: found.manifests, xcodeProjects: [], settings: settings)).targets()
    for file in found.swiftFiles.indices {
      let mode = targets.target(ofFile: file).mode
      #expect(mode.languageMode == .v6 && mode.defaultIsolationMain && mode.nonsendingByDefault && mode.strictInitialisers && mode.disableOutwardActorInference)
      #expect(mode.origin.hasPrefix(".lintconfig:"))
    }
  }
}

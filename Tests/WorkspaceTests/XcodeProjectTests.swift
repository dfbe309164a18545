/// What Xcode projects say: property lists, settings in layers, targets and their files.

import Analysis
import Testing
@testable import Workspace

struct PropertyListTests {
  @Test func readsTheOldStyle() {
    let list = PropertyList(Array("""
      // !$*UTF8*$!
      { a = word; "b c" = "quoted \\"text\\"\\n"; /* comment; } */ list = (1, "2", three, ); empty = (); nested = { x = { y = z; }; }; path = ../a-b/c.swift; }
      """.utf8))
    #expect(list.errorOffset == nil)
    #expect(list.root["a"]?.text == "word")
    #expect(list.root["b c"]?.text == "quoted \"text\"\n")
    #expect(list.root["list"]?.texts == ["1", "2", "three"])
    #expect(list.root["empty"]?.elements.isEmpty == true)
    #expect(list.root["nested"]?["x"]?["y"]?.text == "z")
    #expect(list.root["path"]?.text == "../a-b/c.swift")
    #expect(list.root["absent"] == nil && list.root["a"]?["b"] == nil)
  }

  @Test(arguments: ["", "{", "{ a = ", "{ a = \"x", "( 1 2 )", "{ = ; }", "/* open", "{ a = \"\\", String(repeating: "(", count: 5000), "<?xml version=\"1.0\"?>"])
  func brokenListsDoNotTrap(_ text: String) {
    let list = PropertyList(Array(text.utf8))
    _ = list.root.entries.map(\.value.texts)
    #expect(list.errorOffset != nil)
  }
}

struct BuildSettingsTests {
  private func level(_ pairs: (String, String)...) -> BuildSettingsLevel {
    var level = BuildSettingsLevel()
    for (key, value) in pairs { level.assign(key, value) }
    return level
  }

  @Test func strongestLevelWinsAndInherits() {
    let stack = BuildSettingsStack(levels: [
      level(("FLAGS", "$(inherited) -c"), ("V", "$(BASE:lower)${TAIL}")), level(("FLAGS", "-b $(FLAGS)")), level(("FLAGS", "-a"), ("BASE", "5"), ("TAIL", ".0")),
    ], configuration: "Release")
    #expect(stack.value("FLAGS") == "-b -a -c")
    #expect(stack.value("V") == "5.0")
    #expect(stack.value("ABSENT") == nil)
    #expect(BuildSettingsStack(levels: [level(("A", "$(B)"), ("B", "$(A)x"))], configuration: "R").value("A") == "x")
  }

  @Test func conditions() {
    let one = level(("K", "general"), ("K[sdk=iphoneos*]", "phone"), ("ONLY[sdk=macosx*]", "mac"), ("C[config=Debug]", "debug"), ("C", "other"), ("D[config=Rel*]", "release"))
    let stack = BuildSettingsStack(levels: [one], configuration: "Release")
    #expect(stack.value("K") == "general" && stack.value("ONLY") == "mac" && stack.value("C") == "other" && stack.value("D") == "release")
  }

  @Test func configurationFiles() throws {
    let tree = try TemporaryTree([
      "a.xcconfig": "// comment\n#include \"sub/b.xcconfig\"\n#include? \"gone.xcconfig\"\nSWIFT_VERSION = 6.0 // six\nFLAGS[sdk=macosx*] = -x\n",
      "sub/b.xcconfig": "#include \"../a.xcconfig\"\n#include \"lost.xcconfig\"\nSWIFT_VERSION = 5.0\r\nX=1;\n",
    ])
    var missing: [FilePath] = []
    let read = BuildSettingsLevel.read(tree.path("a.xcconfig"), reading: SettingsSearch.disk, missing: &missing)
    #expect(read.value("SWIFT_VERSION", configuration: "Release") == "6.0")
    #expect(read.value("X", configuration: "Release") == "1")
    #expect(read.value("FLAGS", configuration: "Release") == "-x")
    #expect(missing == [tree.path("sub/lost.xcconfig")])
  }

  private func mode(_ pairs: (String, String)...) -> BuildMode {
    var one = BuildSettingsLevel()
    for (key, value) in pairs { one.assign(key, value) }
    return XcodeBuildMode.facts(BuildSettingsStack(levels: [one], configuration: "Release")).mode(origin: "")
  }

  @Test func approachableConcurrencyIsADefault() {
    let app = mode(("SWIFT_VERSION", "5.0"), ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"))
    #expect(app.languageMode == .v5 && app.defaultIsolationMain && app.nonsendingByDefault && app.globalActorUsability && app.disableOutwardActorInference)
    #expect(!app.strictInitialisers && !app.strictTopLevel)
    #expect(!mode(("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NO")).nonsendingByDefault)
    #expect(!mode(("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "MIGRATE")).nonsendingByDefault)
    #expect(mode(("SWIFT_UPCOMING_FEATURE_6_0", "YES")).globalActorUsability && !mode(("SWIFT_UPCOMING_FEATURE_6_0", "YES")).nonsendingByDefault)
  }

  @Test func versionsAndFlags() {
    #expect(mode(("SWIFT_VERSION", "6.2")).languageMode == .v6)
    #expect(mode(("SWIFT_VERSION", "4.2")).languageMode == .v5 && mode(("SWIFT_VERSION", "")).languageMode == .v5)
    #expect(mode(("SWIFT_STRICT_CONCURRENCY", "complete")).strictInitialisers && !mode(("SWIFT_STRICT_CONCURRENCY", "targeted")).strictInitialisers)
    let flags = mode(("OTHER_SWIFT_FLAGS", "-D X -default-isolation MainActor -enable-upcoming-feature NonisolatedNonsendingByDefault \"-strict-concurrency=complete\""))
    #expect(flags.defaultIsolationMain && flags.nonsendingByDefault && flags.strictTopLevel)
    #expect(BuildFacts.words("a 'b c' d\\ e \"\"") == ["a", "b c", "d e", ""])
  }

  @Test(arguments: [
    ("application", TargetInfo.Kind.app), ("application.watchapp2", .app), ("app-extension", .extensionKind), ("extensionkit-extension", .extensionKind), ("framework", .library),
    ("library.static", .library), ("bundle.unit-test", .test), ("bundle.ui-testing", .test), ("bundle", .library), ("tool", .command), ("system-extension", .extensionKind),
  ]) func productTypes(_ type: String, _ kind: TargetInfo.Kind) {
    #expect(XcodeBuildMode.kind(productType: "com.apple.product-type." + type) == kind)
  }
}

struct XcodeProjectTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (APP, EXT, TST, AGG); projectDirPath = ""; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
      PR = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = CFG; buildSettings = {}; };
      G = {isa = PBXGroup; children = (SRC, CFG, SYNC, ROOTED, EXTG); sourceTree = "<group>"; };
      SRC = {isa = PBXGroup; children = (F1, F2); path = "My App"; sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = shared.swift; sourceTree = "<group>"; };
      ROOTED = {isa = PBXFileReference; name = r.swift; path = Elsewhere/r.swift; sourceTree = SOURCE_ROOT; };
      CFG = {isa = PBXFileReference; path = Config.xcconfig; sourceTree = "<group>"; };
      SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>"; exceptions = (X1, X2); };
      EXTG = {isa = PBXFileSystemSynchronizedRootGroup; path = Ext; sourceTree = "<group>"; };
      X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = ("Out.swift", Deep/Folder, Info.plist); };
      X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = EXT; membershipExceptions = (Out.swift); };
      APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = AL; buildPhases = (AS); fileSystemSynchronizedGroups = (SYNC); };
      EXT = {isa = PBXNativeTarget; name = Ext; productType = "com.apple.product-type.app-extension"; buildConfigurationList = EL; buildPhases = (ES); fileSystemSynchronizedGroups = (EXTG); };
      TST = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = EL; buildPhases = (TS); };
      AGG = {isa = PBXAggregateTarget; name = All; };
      AS = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); }; ES = {isa = PBXSourcesBuildPhase; files = (B4); }; TS = {isa = PBXSourcesBuildPhase; files = (B5); };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; }; B3 = {isa = PBXBuildFile; fileRef = ROOTED; };
      B4 = {isa = PBXBuildFile; fileRef = F2; }; B5 = {isa = PBXBuildFile; fileRef = F2; };
      AL = {isa = XCConfigurationList; buildConfigurations = (AD, AR); };
      AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated; }; };
      AR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; OTHER_SWIFT_FLAGS = ("$(inherited)", "-enable-upcoming-feature", NonisolatedNonsendingByDefault); }; };
      EL = {isa = XCConfigurationList; buildConfigurations = (ER); };
      ER = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
    }; }
    """

  private func tree() throws -> TemporaryTree {
    try TemporaryTree([
      "Demo.xcodeproj/project.pbxproj": XcodeProjectTests.project, "Config.xcconfig": "SWIFT_VERSION = 6.0\nOTHER_SWIFT_FLAGS = -strict-concurrency=complete\n",
      "My App/a.swift": "", "My App/shared.swift": "", "My App/unlisted.swift": "", "Elsewhere/r.swift": "", "Synced/s.swift": "", "Synced/Out.swift": "",
      "Synced/Deep/Folder/d.swift": "", "Synced/Deep/e.swift": "", "Synced/Pkg/Package.swift": "let package = Package(name: \"Pkg\", targets: [.target(name: \"Pkg\")])", "Synced/Pkg/Sources/Pkg/p.swift": "",
      "Ext/x.swift": "",
    ])
  }

  private func targets(_ tree: TemporaryTree, at directory: String = "") throws -> [String: TargetInfo] {
    let root = directory.isEmpty ? tree.root : tree.path(directory)
    let found = FileDiscovery.find(in: root)
    let settings = try SettingsSearch.find(root: root, SettingsSearch.Request(isIsolated: true, workingDirectory: tree.root, toolVersion: "1"))
    let read = BuildModeReader(reading: BuildModeReader.Input(root: root, files: found.swiftFiles, manifests: found.manifests, xcodeProjects: found.xcodeProjects, settings: settings))
    #expect(read.problems.isEmpty)
    return Dictionary(uniqueKeysWithValues: found.swiftFiles.enumerated().map { ($1.text, read.targets().target(ofFile: $0)) })
  }

  @Test func membershipThroughPhasesAndFolders() throws {
    let found = try targets(try tree()).mapValues(\.name)
    #expect(found == [
      "My App/a.swift": "App", "My App/shared.swift": "App", "My App/unlisted.swift": "", "Elsewhere/r.swift": "App", "Synced/s.swift": "App", "Synced/Out.swift": "Ext",
      "Synced/Deep/Folder/d.swift": "", "Synced/Deep/e.swift": "App", "Synced/Pkg/Package.swift": "", "Synced/Pkg/Sources/Pkg/p.swift": "Pkg", "Ext/x.swift": "Ext",
    ])
  }

  @Test func settingsOfTheReleaseConfiguration() throws {
    let found = try targets(try tree())
    let app = try #require(found["My App/a.swift"])
    #expect(app.kind == .app && app.evidence == "Demo.xcodeproj, product type com.apple.product-type.application")
    #expect(app.mode.languageMode == .v6 && app.mode.defaultIsolationMain && app.mode.nonsendingByDefault && app.mode.strictTopLevel)
    #expect(app.mode.origin == "Demo.xcodeproj, target App (Release)")
    let other = try #require(found["Ext/x.swift"])
    #expect(other.kind == .extensionKind && other.mode.languageMode == .v6 && !other.mode.defaultIsolationMain)
    #expect(found["My App/unlisted.swift"]?.mode.languageMode == .v5)
  }

  @Test func aPartOfTheProjectKeepsItsModes() throws {
    #expect(try targets(try tree(), at: "My App")["a.swift"]?.mode.defaultIsolationMain == true)
  }

  @Test func generatedAndIgnoredProjectStillCounts() throws {
    let tree = try tree()
    try tree.write(".gitignore", "*.xcodeproj\n")
    #expect(try targets(tree)["My App/a.swift"]?.name == "App")
  }

  @Test func specificationWithoutTargetsIsSaid() throws {
    let tree = try TemporaryTree(["App/project.yml": "name: App\n", "App/a.swift": ""])
    let found = FileDiscovery.find(in: tree.root)
    let settings = try SettingsSearch.find(root: tree.root, SettingsSearch.Request(isIsolated: true, workingDirectory: tree.root, toolVersion: "1"))
    let read = BuildModeReader(reading: BuildModeReader.Input(
      root: tree.root, files: found.swiftFiles, manifests: [], xcodeProjects: found.xcodeProjects, projectSpecifications: found.projectSpecifications, settings: settings))
    #expect(read.problems.map(\.path) == ["App/project.yml"])
  }

  @Test func unreadableProjectIsSaid() throws {
    let tree = try TemporaryTree(["Demo.xcodeproj/project.pbxproj": "<?xml version=\"1.0\"?>", "a.swift": ""])
    let project = try #require(XcodeProject(tree.path("Demo.xcodeproj"), shownPath: "Demo.xcodeproj", reading: SettingsSearch.disk))
    #expect(project.targets.isEmpty && project.problems.count == 1)
  }
}

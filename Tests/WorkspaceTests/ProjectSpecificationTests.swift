// `project.yml`: what it plainly states of targets, folders and settings.
import Analysis
import Testing

@testable import Workspace

@Suite struct ProjectSpecificationTests {
  private func targets(_ tree: TemporaryTree) throws -> [String: TargetInfo] {
    let found = FileDiscovery.find(in: tree.root)
    let settings = try SettingsSearch.find(root: tree.root, SettingsSearch.Request(isIsolated: true, workingDirectory: tree.root, toolVersion: "1"))
    let read = BuildModeReader(reading: BuildModeReader.Input(
      root: tree.root, files: found.swiftFiles, manifests: found.manifests, xcodeProjects: found.xcodeProjects,
      projectSpecifications: found.projectSpecifications, settings: settings))
    #expect(read.problems.isEmpty)
    return Dictionary(uniqueKeysWithValues: found.swiftFiles.indices.map { (found.swiftFiles[$0].text, read.targets().target(ofFile: $0)) })
  }

  private func tree() throws -> TemporaryTree {
    try TemporaryTree([
      "project.yml": """
        name: Demo   # the app
        include:
          - path: Widget/target.yml
        settings:
          base: { SWIFT_VERSION: "5.0" }
          configs:
            debug:
              SWIFT_STRICT_CONCURRENCY: minimal
            Release:
              SWIFT_STRICT_CONCURRENCY: complete
        settingGroups:
          modern:
            SWIFT_VERSION: 6.2
            SWIFT_APPROACHABLE_CONCURRENCY: true
        targets:
          Demo:
            type: application
            platform: iOS
            info:
              properties: {
                Names: [a, b],
              }
            sources:
              - path: App
                excludes:
                  - Old/**
              - Shared/one.swift
            settings:
              groups: [modern]
              base:
                SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
          DemoTests:
            type: bundle.unit-test
            sources: Tests
        """,
      "Widget/target.yml": """
        targets:
          Widget:
            type: app-extension
            sources:
            - path: ../WidgetSources
            settings:
              SWIFT_VERSION: 6.0
              OTHER_SWIFT_FLAGS:
              - "-enable-upcoming-feature"
              - NonisolatedNonsendingByDefault
        """,
      "App/a.swift": "", "App/Old/b.swift": "", "Shared/one.swift": "", "Shared/two.swift": "", "Tests/t.swift": "", "WidgetSources/w.swift": "",
    ])
  }

  @Test func foldersBelongToTargets() throws {
    #expect(try targets(try tree()).mapValues(\.name) == [
      "App/a.swift": "Demo", "App/Old/b.swift": "", "Shared/one.swift": "Demo", "Shared/two.swift": "", "Tests/t.swift": "DemoTests",
      "WidgetSources/w.swift": "Widget",
    ])
  }

  @Test func settingsOfTargetsGroupsAndTheProject() throws {
    let found = try targets(try tree())
    let app = try #require(found["App/a.swift"])
    #expect(app.kind == .app && app.mode.languageMode == .v6 && app.mode.defaultIsolationMain && app.mode.nonsendingByDefault)
    let tests = try #require(found["Tests/t.swift"])
    #expect(tests.kind == .test && tests.mode.languageMode == .v5 && tests.mode.strictTopLevel && !tests.mode.defaultIsolationMain)
    let widget = try #require(found["WidgetSources/w.swift"])
    #expect(widget.kind == .extensionKind && widget.mode.languageMode == .v6 && widget.mode.nonsendingByDefault)
  }

  @Test func textsListsAndMaps() {
    let yaml = YAML(Array("a: 'x # y'\nb: [1, \"2, 3\", {c: d}]\ne:\n- f: 1\n  g: 2\n- h\nblock: |\n  one\n  two\nurl: http://a.b/c\n".utf8))
    #expect(yaml["a"] == .text("x # y"))
    #expect(yaml["b"] == .list([.text("1"), .text("2, 3"), .map([YAML.Entry(key: "c", value: .text("d"))])]))
    #expect(yaml["e"]?.elements.map { $0["g"]?.text ?? $0.text ?? "" } == ["2", "h"])
    #expect(yaml["block"] == .text("one\ntwo"))
    #expect(yaml["url"] == .text("http://a.b/c"))
  }
}

// swift-tools-version: 6.0
import PackageDescription

/// What stands beside `RuleBook.swift` in `rules/`: the pages, which rules/embed writes into it.
let pages = [
  "README.md", "embed", "effects", "places", "main-thread", "async", "launch", "allowances", "frame", "run-loop", "swiftui",
  "continuations", "reducers", "regex", "sdk",
]

let package = Package(
  name: "hanglint",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "hanglint", targets: ["hanglint"])],
  targets: [
    .target(name: "Source"),
    .target(name: "RuleBook", path: "rules", exclude: pages, sources: ["RuleBook.swift"]),
    .target(name: "Knowledge", dependencies: ["Source", "RuleBook"]),
    .target(name: "Analysis", dependencies: ["Source", "Knowledge"]),
    .target(name: "Report", dependencies: ["Analysis"]),
    .target(name: "Workspace", dependencies: ["Report"]),
    .executableTarget(name: "hanglint", dependencies: ["Workspace"]),
    .target(name: "TestSupport", dependencies: ["Analysis", "RuleBook"], path: "Tests/TestSupport"),
    .testTarget(name: "SourceTests", dependencies: ["Source"]),
    .testTarget(name: "KnowledgeTests", dependencies: ["Knowledge"]),
    .testTarget(name: "RuleBookTests", dependencies: ["TestSupport"]),
    .testTarget(name: "AnalysisTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ReportTests", dependencies: ["Report"]),
    .testTarget(name: "WorkspaceTests", dependencies: ["Workspace"]),
    .testTarget(name: "CommandTests", dependencies: ["hanglint"]),
    .testTarget(name: "OracleTests", dependencies: ["TestSupport"], exclude: ["Program"]),
    .testTarget(name: "HouseTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

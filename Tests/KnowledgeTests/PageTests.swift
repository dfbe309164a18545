// Pages: their parts, their tables, and mistakes in both.
import Testing

@testable import Knowledge

private let effects = """
  # waits

  Calls that wait
  without bound.

  ```toml
  [[effect]]
  name = "waits"
  level = "warning"
  does = "waits"
  calls = [
    "DispatchSemaphore.wait()",
    "wait(timeout:) when timeout > 1",
  ]
  ```
  """

private let rule = """
  # wait-on-main

  A wait on the main thread hangs the app.
  It may never end.

  Second paragraph.

  ```toml
  [rule]
  finds = ["waits on main: error", "waits on pool: note"]
  message = "{callee} {does}"
  instead = "Await."
  ```

  ## Reported

  ```swift
  gate.wait()  // expect: wait-on-main
  ```

  ## Not reported

  ```swift
  let a = 1
  ```
  """

private func errors(_ pages: (path: String, text: String)...) -> [String] {
  readKnowledge(pages: pages).1.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.message); \($0.remedy)" }
}

/// The errors of a page that holds just these lines of TOML, lines counted from the first of them.
private func tableErrors(_ toml: String) -> [String] {
  readKnowledge(pages: [("x/page.md", "# page\n\nText.\n\n```toml\n\(toml)\n```\n")]).1
    .map { "\($0.position.line &- 5):\($0.position.column): \($0.message)" }
}

@Suite struct Pages {
  @Test func haveTitleSummaryAndBlocks() {
    let page = Page(path: "main-thread/wait-on-main.md", text: rule)
    #expect(page.name == "main-thread/wait-on-main")
    #expect(page.family == "main-thread")
    #expect(page.title == "wait-on-main")
    #expect(page.summary == "A wait on the main thread hangs the app. It may never end.")
    #expect(page.blocks.map(\.kind) == [.toml, .example(reported: true), .example(reported: false)])
    #expect(page.blocks.map(\.line) == [9, 18, 24])
    #expect(page.text(page.blocks[1]) == "gate.wait()  // expect: wait-on-main\n")
  }

  @Test func fencesMayBeLongerAndNameAModule() {
    let text = "# a\n\nb\n````\n```toml\n````\n```swift interface UIKit\nclass A {}\n```\n```swift\nprose\n```\n```swift interface\n```\n"
    let page = Page(path: "a.md", text: text)
    #expect(page.blocks.map(\.kind) == [.other, .interface(module: "UIKit"), .other, .interface(module: "")])
    #expect(page.family.isEmpty)
  }

  @Test func theirMistakes() {
    #expect(errors(("x/b.md", "# a\n\ntext\n")) == ["x/b.md:1:1: the title 'a' is not the file's name; write # b"])
    #expect(errors(("x/b.md", "text\n")) == ["x/b.md:1:1: the page has no title; write # b"])
    #expect(errors(("x/b.md", "# b\n\n```toml\na\n")) == ["x/b.md:3:1: the block is not closed; close it with a line of 3 backticks"])
    #expect(
      errors(("x/b.md", "# b\n```swift interfaces A\n```\n"))
        == ["x/b.md:2:1: 'swift interfaces A' is no kind of block; write swift, or swift interface MODULE"])
    #expect(errors(("x/b.md", "# b\n"), ("y/b.md", "# b\n")) == ["y/b.md:1:1: the name 'b' is taken by x/b.md; rename the page"])
  }
}

@Suite struct KnowledgeFromPages {
  @Test func effectsAndRules() throws {
    let (knowledge, errors) = readKnowledge(pages: [("main-thread/wait-on-main.md", rule), ("effects/waits.md", effects)])
    #expect(errors.isEmpty)
    let effect = try #require(knowledge.effects.first)
    #expect(effect.name == "waits" && effect.level == .warning && effect.does == "waits")
    #expect(effect.calls.map(\.description) == ["DispatchSemaphore.wait()", "wait(timeout:) when timeout > 1.0"])
    #expect(effect.calls.map(\.origin) == [PageLine(page: "effects/waits", line: 12), PageLine(page: "effects/waits", line: 13)])
    let found = try #require(knowledge.rules.first)
    #expect(found.id == "wait-on-main" && found.family == "main-thread" && found.severity == .error && found.check == nil)
    #expect(
      found.finds == [
        Rule.Find(effect: "waits", place: "main", severity: .error), Rule.Find(effect: "waits", place: "pool", severity: .note),
      ])
    #expect(found.summary == "A wait on the main thread hangs the app. It may never end." && found.page == rule)
    #expect(found.origin == PageLine(page: "main-thread/wait-on-main", line: 9))
  }

  @Test func placesExecutorsAndMarks() {
    let toml = """
      [[place]]
      runs = "argument"
      argument = "queue"
      otherwise = "thread"
      closures = ["NotificationCenter.addObserver(forName:object:queue:using:)"]
      closure = "using"
      [[executor]]
      kind = "main"
      values = ["DispatchQueue.main"]
      [[mark]]
      name = "frame"
      members = ["UIView.layoutSubviews()"]
      """
    let (knowledge, errors) = readKnowledge(pages: [("places/page.md", "# page\n\nText.\n\n```toml\n\(toml)\n```\n")])
    #expect(errors.isEmpty)
    #expect(knowledge.closurePlaces.first?.runs == .argument)
    #expect(knowledge.closurePlaces.first?.argument == "queue")
    #expect(knowledge.closurePlaces.first?.otherwise == .thread)
    #expect(knowledge.closurePlaces.first?.closure == "using")
    #expect(knowledge.executors.first?.kind == .main)
    #expect(knowledge.marks.first?.members.first?.name == "layoutSubviews")
  }

  @Test func placesOfMembersAndOfTimers() {
    let toml = """
      [[place]]
      runs = "same-thread"
      closures = ["Timer.scheduledTimer(withTimeInterval:repeats:block:)"]
      [[place]]
      runs = "argument"
      argument = "delegateQueue"
      delegate = "delegate"
      closures = ["URLSession.init(configuration:delegate:delegateQueue:)"]
      members = ["URLSessionTaskDelegate.urlSession"]
      [[place]]
      runs = "thread"
      members = ["Operation.main()"]
      """
    let (knowledge, errors) = readKnowledge(pages: [("places/page.md", "# page\n\nText.\n\n```toml\n\(toml)\n```\n")])
    #expect(errors.isEmpty)
    #expect(knowledge.closurePlaces.map(\.runs) == [.sameThread, .argument, .thread])
    #expect(knowledge.closurePlaces.map(\.delegate) == [nil, "delegate", nil])
    #expect(knowledge.closurePlaces.map { $0.members.map(\.name) } == [[], ["urlSession"], ["main"]])
    #expect(tableErrors("[[place]]\nruns = \"main\"") == ["1:3: [[place]] lacks 'closures'"])
  }

  @Test func placesOfValuesAndOfObjectsToldTheirQueue() {
    let toml = """
      [[place]]
      runs = "executed"
      otherwise = "same-thread"
      closures = ["Timer.init(timeInterval:repeats:block:)"]
      [[place]]
      runs = "argument"
      argument = "queue"
      told = ["NWListener.start(queue:)"]
      closures = ["NWListener.newConnectionHandler"]
      [[label]]
      labels = ["queue", "on"]
      """
    let (knowledge, errors) = readKnowledge(pages: [("places/page.md", "# page\n\nText.\n\n```toml\n\(toml)\n```\n")])
    #expect(errors.isEmpty)
    #expect(knowledge.closurePlaces.map(\.otherwise) == [.sameThread, nil])
    #expect(knowledge.closurePlaces.map { $0.told.map(\.name) } == [[], ["start"]])
    #expect(knowledge.queueLabels == ["queue", "on"])
    #expect(tableErrors("[[label]]") == ["1:3: [[label]] lacks 'labels'"])
  }

  @Test func interfacesAreSummarised() throws {
    let text = "# page\n\nText.\n\n```swift interface UIKit\n@MainActor open class UIView: UIResponder { func layoutSubviews() }\n```\n"
    let (knowledge, errors) = readKnowledge(pages: [("sdk/page.md", text)])
    #expect(errors.isEmpty)
    let interface = try #require(knowledge.interfaces.first)
    #expect(interface.module == "UIKit")
    #expect(interface.origin == PageLine(page: "sdk/page", line: 6))
    #expect(interface.summary.declarations.kinds == [.class, .function])
  }

  @Test func mistakesInInterfaces() {
    let text = "# page\n\nText.\n\n```swift interface UIKit\nfunc f()\nfunc g( -> {\n```\n"
    let (_, errors) = readKnowledge(pages: [("sdk/page.md", text)])
    #expect(errors.first?.message == "this is no Swift declaration")
    #expect(errors.first?.position.line == 7)
  }

  @Test func originsQuantitiesPrefixesAndPhrases() {
    let toml = """
      [[origin]]
      kind = "local"
      values = ["URL.temporaryDirectory"]
      words = ["fileURL"]
      [[quantity]]
      names = ["milliseconds"]
      factor = 0.001
      [[prefix]]
      prefix = "UI"
      suffixes = ["View"]
      protocols = true
      [[phrase]]
      isolation = "MainActor"
      phrases = ["on main"]
      """
    let (knowledge, errors) = readKnowledge(pages: [("places/page.md", "# page\n\nText.\n\n```toml\n\(toml)\n```\n")])
    #expect(errors.isEmpty)
    #expect(knowledge.urlOrigins.first?.kind == .local)
    #expect(knowledge.urlOrigins.first?.words == ["fileURL"])
    #expect(knowledge.quantities.first?.factor == 0.001)
    #expect(knowledge.prefixes.first?.isProtocol == true)
    #expect(knowledge.phrases.first?.phrases == [["on", "main"]])
  }

  @Test func mistakesInTables() {
    #expect(tableErrors("[[efect]]\nname = 1") == ["1:3: unknown key 'efect' in a page"])
    #expect(tableErrors("[effect]\nname = \"a\"") == ["1:2: 'effect' must be an array of tables, this is a table"])
    #expect(
      tableErrors("[[effect]]\nname = \"a\"\ncals = []") == [
        "3:1: unknown key 'cals' in [[effect]]", "1:3: [[effect]] lacks 'calls' and 'does'",
      ])
    #expect(
      tableErrors("[[effect]]\nname = \"A b\"\ndoes = \"\"\ncalls = []\nlevel = \"eror\"") == [
        "5:9: 'level' cannot be \"eror\"", "2:8: 'A b' cannot name an effect",
      ])
    #expect(
      tableErrors("[[effect]]\nname = \"a\"\ndoes = \"\"\ncalls = [\n  \"f(a)\",\n  1,\n]") == [
        "6:3: 'calls' holds strings, this is an integer", "5:7: a label ends in ':'",
      ])
    #expect(tableErrors("[[place]]\nruns = \"argument\"\nclosures = []") == ["1:3: [[place]] with runs = \"argument\" lacks 'argument'"])
    #expect(
      tableErrors("[[place]]\nruns = \"main\"\nargument = \"q\"\nclosures = []") == ["3:12: only runs = \"argument\" looks at an argument"])
    #expect(tableErrors("[[executor]]\nkind = \"mian\"\nvalues = []") == ["2:8: 'kind' cannot be \"mian\""])
    #expect(tableErrors("[[mark]]\nname = \"frame\"") == ["1:3: [[mark]] lacks both 'members' and 'closures'"])
  }

  @Test func mistakesInRules() {
    let rest = "message = \"m\"\ninstead = \"i\"\n"
    #expect(tableErrors("[rule]\n\(rest)") == ["1:2: [rule] lacks both 'finds' and 'check'"])
    #expect(tableErrors("[rule]\n\(rest)check = \"c\"") == ["1:2: [rule] with a check lacks 'severity'"])
    #expect(
      tableErrors("[rule]\n\(rest)finds = [\"waits at main: error\"]") == [
        "4:10: \"waits at main: error\" is not of the form \"EFFECT on PLACE: SEVERITY\""
      ])
    #expect(tableErrors("[rule]\n\(rest)finds = [\"waits on moon: error\"]") == ["4:10: 'moon' is no place"])
    #expect(tableErrors("[rule]\n\(rest)finds = [\"waits on main: eror\"]") == ["4:10: 'eror' is no severity"])
    #expect(tableErrors("[rule]\n\(rest)finds = [\"waits on main: error\"]") == ["4:10: no page has an effect 'waits'"])
    #expect(
      tableErrors("[rule]\nmessage = \"{calee}\"\ninstead = \"\"\ncheck = \"c\"\nseverity = \"note\"") == ["2:11: '{calee}' is not filled in"])
  }
}

"""A synthetic app of any size, the same bytes for the same size and seed: features of eight files each, which call each other and a common core.

Names repeat over the features as they do in real projects (`load`, `refresh`, `title`), one file in about forty blocks where it should not, and
there is some of everything: types, protocols, extensions, closures, tasks, actors, views."""

import os
import random

VERBS = ["load", "refresh", "update", "save", "fetch", "remove", "insert", "select", "prepare", "reset", "apply", "merge", "filter", "sort",
         "render", "resolve", "validate", "track", "import", "export"]
NOUNS = ["Item", "Feed", "Account", "Session", "Image", "Theme", "Episode", "Queue", "Profile", "Message", "Thread", "Setting", "Token",
         "Folder", "Tag", "Comment", "Device", "Order", "Event", "Route"]
FIELDS = ["title", "name", "count", "date", "size", "index", "state", "owner", "kind", "note"]

HAZARDS = [
    "status = (try? Data(contentsOf: fileURL))?.count.description ?? \"\"",
    "lock.wait()",
    "Thread.sleep(forTimeInterval: 0.5)",
    "status = (try? String(contentsOf: fileURL, encoding: .utf8)) ?? \"\"",
    "Task { status = (try? Data(contentsOf: fileURL)).map { \"\\($0.count)\" } ?? \"\" }",
    "DispatchQueue.global().sync { self.rebuild() }",
]


class Feature:
    def __init__(self, number, seed):
        self.number = number
        self.random = random.Random(seed * 1_000_003 + number)
        self.name = f"{self.random.choice(NOUNS)}{number}"
        self.other = self.random.randrange(max(1, number)) if number else 0
        self.other_name = f"{random.Random(seed * 1_000_003 + self.other).choice(NOUNS)}{self.other}"

    def verb(self):
        return self.random.choice(VERBS) + self.random.choice(NOUNS)

    def files(self):
        return [("Model", self.model()), ("Store", self.store()), ("Client", self.client()), ("Cache", self.cache()),
                ("ViewModel", self.view_model()), ("View", self.view()), ("Helpers", self.helpers()), ("Extensions", self.extensions())]

    def model(self):
        parts = ["import Foundation\n"]
        for part in range(self.random.randint(6, 16)):
            fields = self.random.sample(FIELDS, 5)
            parts.append(
                f"/// What the server sends of a {self.name.lower()}.\nstruct {self.name}Part{part}: Codable, Hashable, Identifiable {{\n  let id: Int\n"
                + "".join(f"  var {field}: {kind}\n" for field, kind in zip(fields, ["String", "Int", "Date?", "[String]", "Bool"]))
                + f"\n  var summary: String {{ \"\\(id) \\({fields[0]})\" }}\n\n  mutating func rename(_ text: String) {{\n"
                f"    guard !text.isEmpty, text != {fields[0]} else {{ return }}\n    {fields[0]} = text\n  }}\n}}\n")
        cases = self.random.sample(NOUNS, 6)
        parts.append(
            f"enum {self.name}Route: Equatable {{\n" + "".join(f"  case {case.lower()}(id: Int)\n" for case in cases)
            + "  case none\n\n  var identifier: Int? {\n    switch self {\n"
            + "".join(f"    case .{case.lower()}(let id): return id + {place}\n" for place, case in enumerate(cases)) + "    case .none: return nil\n    }\n  }\n}\n")
        return "\n".join(parts)

    def store(self):
        methods = "\n".join(
            f"  func {self.verb()}(_ item: {self.name}Part0, animated: Bool = true) {{\n    items[item.id] = item\n"
            f"    observers.forEach {{ $0(item) }}\n    if items.count > {self.random.randint(10, 500)} {{ trim() }}\n  }}\n" for _ in range(self.random.randint(15, 40)))
        return (
            f"import Foundation\n\nfinal class {self.name}Store {{\n  private var items: [Int: {self.name}Part0] = [:]\n"
            f"  private var observers: [({self.name}Part0) -> Void] = []\n  private let queue = DispatchQueue(label: \"store.{self.number}\")\n\n"
            f"  var count: Int {{ items.count }}\n\n  func observe(_ observer: @escaping ({self.name}Part0) -> Void) {{ observers.append(observer) }}\n\n{methods}\n"
            f"  private func trim() {{\n    let kept = items.values.sorted {{ $0.id < $1.id }}.prefix(100)\n"
            f"    items = Dictionary(uniqueKeysWithValues: kept.map {{ ($0.id, $0) }})\n  }}\n\n  func load(completion: @escaping ([{self.name}Part0]) -> Void) {{\n"
            f"    queue.async {{ [weak self] in\n      let found = self?.items.values.map {{ $0 }} ?? []\n      DispatchQueue.main.async {{ completion(found) }}\n    }}\n  }}\n}}\n")

    def client(self):
        verb = self.verb()
        return (
            f"import Foundation\n\nprotocol {self.name}Client: Sendable {{\n  func load(page: Int) async throws -> [{self.name}Part0]\n"
            f"  func {verb}(_ item: {self.name}Part0) async throws\n}}\n\nstruct Live{self.name}Client: {self.name}Client {{\n  let session: URLSession\n  let base: URL\n\n"
            f"  func load(page: Int) async throws -> [{self.name}Part0] {{\n    let url = base.appendingPathComponent(\"{self.name.lower()}/\\(page)\")\n"
            f"    let (data, response) = try await session.data(from: url)\n    guard (response as? HTTPURLResponse)?.statusCode == 200 else {{ throw URLError(.badServerResponse) }}\n"
            f"    return try JSONDecoder().decode([{self.name}Part0].self, from: data)\n  }}\n\n  func {verb}(_ item: {self.name}Part0) async throws {{\n"
            f"    var request = URLRequest(url: base)\n    request.httpMethod = \"POST\"\n    request.httpBody = try JSONEncoder().encode(item)\n"
            f"    _ = try await session.data(for: request)\n  }}\n}}\n\nstruct Fixed{self.name}Client: {self.name}Client {{\n  var items: [{self.name}Part0] = []\n"
            f"  func load(page: Int) async throws -> [{self.name}Part0] {{ items }}\n  func {verb}(_ item: {self.name}Part0) async throws {{}}\n}}\n")

    def cache(self):
        return (
            f"import Foundation\n\nactor {self.name}Cache {{\n  private var entries: [String: (value: Data, used: Date)] = [:]\n  private let directory: URL\n\n"
            f"  init(directory: URL) {{ self.directory = directory }}\n\n  func value(for key: String) -> Data? {{\n    guard let entry = entries[key] else {{ return read(key) }}\n"
            f"    entries[key]?.used = Date()\n    return entry.value\n  }}\n\n  private func read(_ key: String) -> Data? {{\n"
            f"    let file = directory.appendingPathComponent(key)\n    return FileManager.default.fileExists(atPath: file.path) ? FileManager.default.contents(atPath: file.path) : nil\n  }}\n\n"
            f"  func insert(_ data: Data, for key: String) {{\n    entries[key] = (data, Date())\n    while entries.count > {self.random.randint(20, 90)} {{ removeOldest() }}\n  }}\n\n"
            f"  private func removeOldest() {{\n    guard let oldest = entries.min(by: {{ $0.value.used < $1.value.used }}) else {{ return }}\n    entries[oldest.key] = nil\n  }}\n}}\n")

    def view_model(self):
        hazard = f"    {self.random.choice(HAZARDS)}\n" if self.random.random() < 0.2 else ""
        actions = "\n".join(
            f"  func {self.verb()}() {{\n    isLoading = true\n    defer {{ isLoading = false }}\n    {self.name.lower()}Total(of: items).map {{ status = \"\\($0)\" }}\n"
            f"    store.observe {{ [weak self] item in self?.items.append(item) }}\n  }}\n" for _ in range(self.random.randint(12, 36)))
        return (
            f"import Combine\nimport Foundation\n\n@MainActor\nfinal class {self.name}ViewModel: ObservableObject {{\n  @Published private(set) var items: [{self.name}Part0] = []\n"
            f"  @Published var status = \"\"\n  @Published var isLoading = false\n  private let client: any {self.name}Client\n  private let store = {self.name}Store()\n"
            f"  private let lock = DispatchSemaphore(value: 0)\n  private let fileURL: URL\n  private var page = 0\n\n  init(client: any {self.name}Client, fileURL: URL) {{\n"
            f"    self.client = client\n    self.fileURL = fileURL\n  }}\n\n  func refresh() async {{\n    do {{\n      items = try await client.load(page: page)\n      page += 1\n"
            f"    }} catch is CancellationError {{\n      return\n    }} catch {{\n      status = {self.other_name.lower()}Message(for: error)\n    }}\n  }}\n\n  func load() {{\n{hazard}"
            f"    Task {{ await refresh() }}\n    rebuild()\n  }}\n\n{actions}\n  func rebuild() {{\n    items = items.filter {{ $0.id % 2 == 0 }}\n  }}\n}}\n")

    def view(self):
        rows = "\n".join(
            f"      HStack {{\n        Text(model.status)\n        Spacer()\n        Button(\"{noun}\") {{ model.load() }}\n      }}\n      .padding({self.random.randint(2, 20)})"
            for noun in self.random.sample(NOUNS, 14))
        return (
            f"import SwiftUI\n\nstruct {self.name}View: View {{\n  @StateObject var model: {self.name}ViewModel\n  @State private var isShown = false\n\n  var body: some View {{\n"
            f"    List {{\n{rows}\n      ForEach(model.items) {{ item in {self.name}Row(item: item) }}\n    }}\n    .task {{ await model.refresh() }}\n    .onAppear {{ isShown = true }}\n"
            f"    .sheet(isPresented: $isShown) {{ {self.name}Row(item: model.items[0]) }}\n  }}\n}}\n\nstruct {self.name}Row: View {{\n  let item: {self.name}Part0\n\n"
            f"  var body: some View {{\n    VStack(alignment: .leading) {{\n      Text(item.summary)\n      Text(formatted(item.id))\n        .font(.caption)\n    }}\n  }}\n\n"
            f"  private func formatted(_ value: Int) -> String {{ {self.name.lower()}Label(value) + \"\\(value)\" }}\n}}\n")

    def helpers(self):
        low = self.name.lower()
        lines = "\n".join(
            f"func {self.verb()}{self.number}x{place}(_ values: [Int], limit: Int = {self.random.randint(1, 99)}) -> [Int] {{\n  var result: [Int] = []\n"
            f"  for (place, value) in values.enumerated() where value > limit && !result.contains(value) {{\n    result.append(value * place)\n  }}\n  return result.sorted()\n}}\n"
            for place in range(self.random.randint(12, 36)))
        return (
            f"import Foundation\n\nfunc {low}Label(_ value: Int) -> String {{\n  switch value {{\n  case 0: return \"none\"\n  case 1 ... 9: return \"few\"\n  default: return {self.other_name.lower()}Text(value)\n  }}\n}}\n\n"
            f"func {low}Text(_ value: Int) -> String {{ String(repeating: \"·\", count: value % 7) }}\n\nfunc {low}Total(of items: [{self.name}Part0]) -> Int? {{\n"
            f"  items.isEmpty ? nil : items.reduce(0) {{ $0 + $1.id }}\n}}\n\nfunc {low}Message(for error: any Error) -> String {{\n  \"\\({low}Label((error as NSError).code)): \\(error.localizedDescription)\"\n}}\n\n{lines}")

    def extensions(self):
        return (
            f"import Foundation\n\nextension {self.name}Part0: Comparable {{\n  static func < (a: {self.name}Part0, b: {self.name}Part0) -> Bool {{ a.id < b.id }}\n}}\n\n"
            f"extension {self.name}Store {{\n  func export(to url: URL) throws {{\n    let lines = (0 ..< count).map {{ \"\\($0),\\({self.name.lower()}Text($0))\" }}\n"
            f"    try lines.joined(separator: \"\\n\").write(to: url, atomically: true, encoding: .utf8)\n  }}\n}}\n\nextension Array where Element == {self.name}Part0 {{\n"
            f"  func grouped(by size: Int) -> [[Element]] {{\n    stride(from: 0, to: count, by: size).map {{ Array(self[$0 ..< Swift.min($0 + size, count)]) }}\n  }}\n}}\n")


def write(directory, megabytes, seed=1):
    """Writes features until there are so many megabytes; returns (files, bytes)."""
    files = total = number = 0
    while total < megabytes * 1_000_000:
        feature = Feature(number, seed)
        folder = os.path.join(directory, "Sources", f"Group{number // 50}", feature.name)
        os.makedirs(folder, exist_ok=True)
        for role, text in feature.files():
            data = text.encode()
            with open(os.path.join(folder, f"{feature.name}{role}.swift"), "wb") as file:
                file.write(data)
            files, total = files + 1, total + len(data)
        number += 1
    with open(os.path.join(directory, "Sources", "App.swift"), "w") as file:
        file.write("import SwiftUI\n\n@main\nstruct SyntheticApp: App {\n  var body: some Scene { WindowGroup { Text(\"App\") } }\n}\n")
    with open(os.path.join(directory, ".lintconfig"), "w") as file:
        file.write("root = true\n")
    return files + 1, total

// Holds the pages of `sdk/` and `places/` against what closures really do: each probe in the snippets names the isolation and the place expected of it.
import Knowledge
import RuleBook
import Source
import Testing

@testable import Analysis

@Suite struct ClosuresOfTheSDK {
  static let knowledge = readKnowledge(pages: RuleBook.pages).0

  @Test(arguments: [kits, views]) func runWhereThePagesSay(_ source: String) {
    let project = Project(
      files: [(path: "Snippet.swift", summary: summarize(Array(source.utf8)))], targets: ProjectTargets(fileCount: 1), knowledge: Self.knowledge)
    let resolver = Resolver(project: project, knowledge: Self.knowledge)
    let probes = self.probes(project)
    #expect(probes.count > 10)
    for (site, text) in probes {
      let words = text.split(separator: " ")
      let place = resolver.home(site).map { resolver.place(of: $0.body).place.rawValue } ?? "nowhere"
      #expect("\(words[0]) \(resolver.text(resolver.isolation(at: site).isolation)) \(place)" == text)
    }
  }

  /// Every call `probe("name isolation place")` with its text.
  private func probes(_ project: Project) -> [(site: Site, text: String)] {
    let unit = project.units[0]
    let events = unit.summary.events
    return (0 ..< events.count).compactMap { event in
      guard events.kinds[event] == .call, project.text(unit.name(events.names[event])) == "probe" else { return nil }
      let texts = (event ..< Int(events.subtreeEnds[event])).filter { events.kinds[$0] == .literal }
      return texts.first.map { (Site(0, UInt32(event)), project.text(unit.name(events.names[$0]))) }
    }
  }

  // MARK: Snippets

  static let kits = #"""
    import UIKit
    import SwiftUI
    import Combine
    import CoreData

    final class Screen: UIViewController, UICollectionViewDataSource {
      var timer: Timer?
      let queue = DispatchQueue(label: "x")
      let workers = DispatchQueue(label: "x", attributes: .concurrent)
      let session = URLSession(configuration: .default)
      let mainSession = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
      let container = NSPersistentContainer(name: "x")
      var bag = Set<AnyCancellable>()
      lazy var source = DispatchSource.makeTimerSource(queue: .main)
      lazy var background = DispatchSource.makeTimerSource()

      override func viewDidLoad() {
        probe("load MainActor main")
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in probe("timer nonisolated-sync main") }
        queue.async { probe("queue nonisolated-sync thread") }
        workers.async(flags: .barrier) { probe("barrier nonisolated-sync thread") }
        DispatchQueue.main.async { probe("main-async MainActor main") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { probe("main-after MainActor main") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { probe("global-after nonisolated-sync thread") }
        queue.sync { probe("sync MainActor main") }
        DispatchQueue.concurrentPerform(iterations: 4) { _ in probe("perform nonisolated-sync main") }
        let group = DispatchGroup()
        group.notify(queue: .main) { probe("notify-main MainActor main") }
        group.notify(queue: queue) { probe("notify-queue MainActor thread") }
        source.setEventHandler { probe("source-main MainActor main") }
        background.setEventHandler { probe("source MainActor thread") }
        let item = DispatchWorkItem { probe("item MainActor thread") }
        queue.async(execute: item)
        OperationQueue.main.addOperation { probe("op-main nonisolated-sync main") }
        OperationQueue().addOperation { probe("op nonisolated-sync thread") }
        RunLoop.main.perform { probe("runloop nonisolated-sync main") }
        Thread.detachNewThread { probe("detach nonisolated-sync thread") }
        let thread = Thread { probe("thread nonisolated-sync thread") }
        thread.start()
        NotificationCenter.default.addObserver(forName: .x, object: nil, queue: .main) { _ in probe("note-main nonisolated-sync main") }
        NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in probe("note-nil nonisolated-sync unknown") }
        session.dataTask(with: URL(string: "a")!) { _, _, _ in probe("data nonisolated-sync thread") }.resume()
        mainSession.dataTask(with: URL(string: "a")!) { _, _, _ in probe("data-main nonisolated-sync main") }.resume()
        URLSession.shared.dataTask(with: URLRequest(url: u)) { data, response, error in probe("data-shared nonisolated-sync thread") }.resume()
        UIView.animate(withDuration: 1) { probe("animate MainActor main") }
        UIView.animate(withDuration: 1, animations: { probe("animate2 MainActor main") }, completion: { _ in probe("animated MainActor main") })
        present(self, animated: true) { probe("presented MainActor main") }
        dismiss(animated: true, completion: { probe("dismissed MainActor main") })
        let action = UIAction(title: "x") { _ in probe("action MainActor main") }
        let alert = UIAlertAction(title: "x", style: .default) { _ in probe("alert MainActor main") }
        container.viewContext.perform { probe("view-context nonisolated-sync main") }
        container.viewContext.performAndWait { probe("perform-wait MainActor main") }
        container.performBackgroundTask { context in probe("background-task nonisolated-sync thread") }
        container.newBackgroundContext().perform { probe("background nonisolated-sync thread") }
        NotificationCenter.default.publisher(for: .x).receive(on: DispatchQueue.main).sink { _ in probe("sink-main MainActor main") }.store(in: &bag)
        Just(1).receive(on: DispatchQueue.main).map { $0 + 1 }.sink { _ in probe("sink-mapped MainActor main") }.store(in: &bag)
        Just(1).receive(on: DispatchQueue.global()).sink { _ in probe("sink-global MainActor thread") }.store(in: &bag)
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in probe("sink-timer MainActor main") }.store(in: &bag)
        session.dataTaskPublisher(for: u).map { $0.data }.sink { _ in probe("sink-session MainActor thread") }.store(in: &bag)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in probe("cell MainActor main") }
        Task { probe("task MainActor main") }
        Task.detached { probe("detached nonisolated-async pool") }
        Task { @MainActor in probe("task-main MainActor main") }
        let p = Process()
        p.terminationHandler = { _ in probe("terminated nonisolated-sync thread") }
        [3, 1].sorted { probe("sorted MainActor main"); return $0 < $1 }
        FileManager.default.enumerator(at: u, includingPropertiesForKeys: nil) { _, _ in probe("enumerator MainActor main"); return true }
        navigationController?.topViewController?.present(self, animated: true) { probe("nav MainActor main") }
        view.subviews.forEach { _ in probe("each MainActor main") }
        UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true) { probe("app MainActor main") }
        Mutex(1).withLock { _ in probe("mutex MainActor main") }
        OSAllocatedUnfairLock(initialState: 1).withLock { _ in probe("unfair nonisolated-sync main") }
        URLSession.shared.getAllTasks { _ in probe("tasks nonisolated-sync thread") }
        withAnimation { probe("anim MainActor main") }
        autoreleasepool { probe("pool MainActor main") }
        let stream = AsyncStream<Int> { c in probe("stream MainActor main"); c.onTermination = { _ in probe("term nonisolated-sync unknown") } }
        let lazyList = [1].lazy.map { probe("lazy MainActor main"); return $0 }
        [1: 2].mapValues { probe("dict MainActor main"); return $0 }
        tableView.performBatchUpdates({ probe("batch MainActor main") }, completion: { _ in probe("batched MainActor main") })
      }
      let tableView = UITableView()
      func work() async {
        await withTaskGroup(of: Void.self) { group in
          probe("group MainActor main")
          group.addTask { probe("child nonisolated-async pool") }
        }
        await withCheckedContinuation { c in probe("continuation MainActor main") }
        await withTaskCancellationHandler { probe("cancel-op MainActor main") } onCancel: { probe("cancel nonisolated-sync unknown") }
        await MainActor.run { probe("run MainActor main") }
        await container.viewContext.perform { probe("await-perform nonisolated-sync main") }
      }
      nonisolated func free() {
        DispatchQueue.main.async { probe("free-main MainActor main") }
        MainActor.assumeIsolated { probe("assume MainActor main") }
        Task { probe("free-task nonisolated-async pool") }
        Button("x") { probe("button MainActor main") }
      }
    }
    """#

  static let views = #"""
    import SwiftUI

    struct Panel: View {
      @State var n = 0
      var body: some View {
        VStack {
          ForEach([1, 2], id: \.self) { i in
            Text("a").onAppear { probe("appear MainActor main") }
          }
          Button(action: { probe("button-action MainActor main") }) { Text("b") }
          Button("x", role: .cancel) { probe("button-role MainActor main") }
        }
        .task { probe("view-task MainActor main") }
        .task(id: n) { probe("view-task-id MainActor main") }
        .refreshable { probe("refreshable nonisolated-async pool") }
        .onChange(of: n) { _, _ in probe("change MainActor main") }
        .onChange(of: n) { probe("change0 MainActor main") }
        .onReceive(Just(1)) { _ in probe("receive MainActor main") }
        .gesture(DragGesture().onChanged { _ in probe("drag MainActor main") }.onEnded { _ in probe("drag-end MainActor main") })
        .sheet(isPresented: $shown) { probe("sheet MainActor main") }
        .alert("x", isPresented: $shown) { Button("ok") { probe("alert-button MainActor main") } }
        GeometryReader { proxy in Text(String(probe("geometry MainActor main"))) }
        .onPreferenceChange(K.self) { _ in probe("preference nonisolated-sync main") }
      }
    }
    """#
}

// A property without an initial value holds the queue or source that is put into it; closures given to it run there.
import AppKit

final class Inbox {
  private var onMain: DispatchSourceTimer?
  private let watched: DispatchSourceFileSystemObject
  private var onWorker: DispatchSourceTimer?
  private var onEither: DispatchSourceTimer?
  private let queue: DispatchQueue
  private(set) var text = ""

  init(descriptor: Int32) {
    watched = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .write, queue: .main)
    queue = DispatchQueue.main
    watched.setEventHandler { [weak self] in self?.read() }  // expect: disk-on-main
    queue.async { [weak self] in self?.read() }  // expect: disk-on-main
  }

  func start() {
    onMain = DispatchSource.makeTimerSource(queue: .main)
    onMain?.setEventHandler { [weak self] in self?.read() }  // expect: disk-on-main
    onMain?.resume()
    onWorker = DispatchSource.makeTimerSource(queue: .global())
    onWorker?.setEventHandler { [weak self] in self?.read() }
    onEither = DispatchSource.makeTimerSource(queue: .main)
  }

  func startQuietly() {
    onEither = DispatchSource.makeTimerSource(queue: .global())
    onEither?.setEventHandler { [weak self] in self?.read() }
  }

  func stop() {
    onMain?.cancel()
    onMain = nil
  }

  private func read() { text = (try? String(contentsOfFile: "/var/inbox", encoding: .utf8)) ?? "" }
}

final class Draft: NSDocument {
  private let inbox = Inbox(descriptor: 0)

  func rename() {
    undoManager?.registerUndo(withTarget: self) { draft in draft.restore() }
  }

  private func restore() { print((try? String(contentsOfFile: "/var/draft", encoding: .utf8)) ?? "") }  // expect: disk-on-main
}

final class Canvas {
  let undo = UndoManager()

  func clear() {
    undo.registerUndo(withTarget: self) { $0.restore() }  // expect: disk-on-main
  }

  private func restore() { print((try? String(contentsOfFile: "/var/canvas", encoding: .utf8)) ?? "") }
}

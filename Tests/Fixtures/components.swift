// Components are given closures by initialisers that nobody writes: they run where the component calls them, or hands them on to.
import SwiftUI

struct PrimaryButton: View {
  let title: String
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}

struct IconButton: View {
  let icon: String
  var tint = 0
  let action: () -> Void
  var body: some View { Button { action() } label: { Image(systemName: icon) } }
}

struct Nested: View {
  let confirm: () -> Void
  var body: some View { PrimaryButton(title: "OK", action: confirm) }
}

struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      Text(title)
      content
    }
  }
}

struct Job {
  let run: () -> Void
  func start() { DispatchQueue.global().async { run() } }
}

struct Handed {
  let run: () -> Void
  func start() { DispatchQueue.global().async(execute: run) }
}

func read() -> String { (try? String(contentsOfFile: "/var/card", encoding: .utf8)) ?? "" }

struct Screen: View {
  @State private var text = ""

  var body: some View {
    PrimaryButton(title: "Read") { text = read() }  // expect: disk-on-main
    IconButton(icon: "star") { text = read() + "1" }  // expect: disk-on-main
    IconButton(icon: "star", tint: 1, action: { text = read() + "2" })  // expect: disk-on-main
    Nested { text = read() + "3" }  // expect: disk-on-main
    Card(title: "Text") { Text(read()) }  // expect: blocking-in-frame
    Card(title: "Text") { Button("Read") { text = read() + "4" } }  // expect: disk-on-main
    PrimaryButton(title: "Later") { Task.detached { print(read()) } }
    Button("Job") { Job { print(read()) }.start() }
    Button("Handed") { Handed { print(read()) }.start() }
  }
}

struct Plain: View {
  @State private var count = 1
  @State private var isAsking = false
  let chosen: String?

  var body: some View {
    Color.clear.onAppear { print(read()) }  // expect: disk-on-main
    Stepper("Count", value: $count) { _ in print(read(), 1) }  // expect: disk-on-main
    LabeledContent("Text") { Button("Read") { print(read(), 2) } }  // expect: disk-on-main
    Grid { GridRow { Text(read()) } }  // expect: blocking-in-frame
    Text("Ask").alert("Sure?", isPresented: $isAsking, presenting: chosen) { name in
      Button("OK") { print(read(), name) }  // expect: disk-on-main
    }
  }
}

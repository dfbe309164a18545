// The keychain and the pasteboard are quick as a rule: asked once, because the user tapped something, that is a note. In a loop, on a timer, when something
// appears or where nobody sees who calls, it is a warning.
import Security
import SwiftUI
import UIKit

enum Vault {
  static func token() -> Bool {
    SecItemCopyMatching([kSecClass: kSecClassGenericPassword] as CFDictionary, nil) == errSecSuccess
  }
}

@MainActor final class Account: ObservableObject {
  @Published var isKnown = false
  var names: [String] = []

  func signOut() { isKnown = Vault.token() }  // expect: ipc-on-main note
  func refresh() { isKnown = Vault.token() }  // expect: ipc-on-main warning
  func nobodyKnowsWhen() { isKnown = Vault.token() }  // expect: ipc-on-main warning
  func passedOn(_ done: () -> Void) { done() }

  func all() {
    for _ in names { isKnown = Vault.token() }  // expect: ipc-on-main warning
  }

  func later() {
    Task { isKnown = Vault.token() }  // expect: ipc-on-main note
  }

  func watch() {
    Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
      MainActor.assumeIsolated { self.isKnown = Vault.token() }  // expect: ipc-on-main warning
    }
  }
}

struct TapRow: View {
  let title: String
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}

struct AccountView: View {
  @ObservedObject var account: Account
  @State private var pasted = ""

  var body: some View {
    VStack {
      Button("Sign out") { account.signOut() }
      Button("Again") { account.signOut(); account.refresh() }
      Button("All", action: account.all)
      Button("Later") { account.later() }
      Button("Watch") { account.watch() }
      Button("Paste") { pasted = UIPasteboard.general.string ?? "" }  // expect: ipc-on-main note
      TapRow(title: "Paste") { pasted = UIPasteboard.general.string ?? "" }  // expect: ipc-on-main note
      Text(pasted)
    }
    .onAppear { account.refresh() }
    .onChange(of: pasted) { _ in pasted = UIPasteboard.general.string ?? "" }  // expect: ipc-on-main warning
  }
}

final class AccountController: UIViewController, UITableViewDelegate {
  private let button = UIButton()
  private let slider = UISlider()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    slider.addTarget(self, action: #selector(slid), for: .valueChanged)
    _ = Vault.token()  // expect: ipc-on-main warning
  }

  @objc private func tapped() { _ = Vault.token() }  // expect: ipc-on-main note
  @objc private func slid() { _ = Vault.token() }  // expect: ipc-on-main warning
  @IBAction func pasteHere(_ sender: Any) { title = UIPasteboard.general.string }  // expect: ipc-on-main note
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { _ = Vault.token() }  // expect: ipc-on-main note
}

/// A closure in a variable that calls itself begins where others call it.
@MainActor final class Retries {
  func again() {
    var next: (Int) -> Void = { _ in }
    next = { left in
      _ = Vault.token()  // expect: ipc-on-main warning
      if left > 0 { next(left - 1) }
    }
    next(3)
  }

  func inTurns() {
    var first: (Int) -> Void = { _ in }
    var second: (Int) -> Void = { _ in }
    first = { left in
      _ = Vault.token()  // expect: ipc-on-main warning
      if left > 0 { second(left - 1) }
    }
    second = { left in first(left) }
    second(3)
  }
}

// Properties that are written through bindings: their observers run on main, when the user changes something, not in the frame that makes the binding.
import SwiftUI

struct Frame { var width = 0.0 }

final class Settings: ObservableObject {
  @Published var name = "" { didSet { save() } }
  @Published var frame = Frame() { didSet { save() } }
  @Published var size = 1.0
  var other = "" { didSet { save() } }
  private func save() { try? Data(name.utf8).write(to: URL(fileURLWithPath: "/var/name")) }
}

@Observable final class Profile {
  var title = "" { didSet { save() } }
  private func save() { try? Data(title.utf8).write(to: URL(fileURLWithPath: "/var/title")) }
}

struct SettingsView: View {
  @StateObject private var settings = Settings()
  @Environment(Profile.self) private var profile

  var body: some View {
    @Bindable var profile = profile
    TextField("name", text: $settings.name)  // expect: disk-on-main warning
    Slider(value: $settings.frame.width)  // expect: disk-on-main warning
    Slider(value: $settings.size)
    TextField("title", text: $profile.title)  // expect: disk-on-main warning
    Text(settings.other)
  }
}

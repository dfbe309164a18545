import Knowledge
import Source

/// Observers of what the project's own code posts: they run on the thread of whoever posts it, before that goes on.
extension Resolver {
  func postedPlace(_ prepared: PreparedPlace, _ call: Site, _ ground: [Ground], _ page: PageLine) -> PlaceVerdict {
    let nowhere = PlaceVerdict(place: .unknown, confidence: .low, grounds: ground, page: page)
    guard let argument = children(call).first(where: { project.name($0) == prepared.argument }), let value = project.firstChild(argument),
      let subject = postedSubject(value)
    else { return nowhere }
    // What tests post says nothing of how the app runs.
    let posts = posts(of: subject, prepared).filter { graph?.isInTests($0) != true || graph?.isInTests(call) == true }
    let verdicts = posts.compactMap { post in home(post).map { place(of: $0.body) } }
    if let main = verdicts.first(where: { $0.place == .main && $0.confidence > .low }) {
      return PlaceVerdict(place: .main, confidence: .medium, grounds: ground + main.grounds, page: page)
    }
    guard let first = verdicts.first, Set(verdicts.map(\.place)) == [.thread] else { return nowhere }
    return PlaceVerdict(place: .thread, confidence: .medium, grounds: ground + first.grounds, page: page)
  }

  /// What a notification is named by: a constant of the project, or a text.
  private enum PostedSubject: Equatable {
    case constant(Decl)
    case text(Name)
  }

  private func postedSubject(_ value: Site) -> PostedSubject? {
    let link = project.kind(value) == .chain ? lastChild(value) ?? value : value
    if [.name, .member, .implicitMember].contains(project.kind(link)) {
      let targets = resolution(of: link).targets
      guard targets.count == 1, project.kind(targets[0]) == .variable, !project.unit(targets[0]).isInterface else { return nil }
      return .constant(targets[0])
    }
    let texts = ([value] + ownEvents(of: value)).filter { project.kind($0) == .literal && project.unit($0).summary.events.flags[Int($0.event)].contains(.string) }
    return texts.count == 1 ? .text(project.name(texts[0])) : nil
  }

  private func posts(of subject: PostedSubject, _ prepared: PreparedPlace) -> [Site] {
    guard let index else { return [] }
    return prepared.told.flatMap { pattern in
      index.sites(pattern.name).filter { post in
        project.kind(post) == .call && matches(pattern, post) && children(post).contains { argument in
          project.firstChild(argument).map { postedSubject($0) == subject || isMade($0, of: subject) } ?? false
        }
      }
    }
  }

  /// `post(Notification(name: .changed))`
  private func isMade(_ value: Site, of subject: PostedSubject) -> Bool {
    guard project.kind(value) == .chain, let call = lastChild(value), project.kind(call) == .call else { return false }
    return children(call).contains { project.firstChild($0).map { postedSubject($0) == subject } ?? false }
  }
}

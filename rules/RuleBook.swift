// The pages of `rules/` in documentation order. Written by rules/embed from the pages: change those.

public enum RuleBook {
  public static let pages: [(path: String, text: String)] = [
  ]
}

/// The pages of `rules/`, embedded in the binary.
public enum RuleBook {
  public static let pages: [(path: String, text: String)] = []
}

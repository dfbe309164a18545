/// A page of `rules/` for reading in a terminal: Markdown's marks become layout and style. Which page is left to the caller.
public enum PageText {
  /// - Parameter width: where paragraphs are wrapped; code and tables keep their lines.
  public static func render(_ markdown: String, coloured: Bool, width: Int = 90) -> String {
    var writer = PageWriter(style: Style(isColoured: coloured), width: max(20, width))
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { writer.take(line) }
    writer.endParagraph()
    while writer.text.hasSuffix("\n\n") { writer.text.removeLast() }
    return writer.text
  }
}

private struct PageWriter {
  let style: Style
  let width: Int
  var text = ""
  private var paragraph = ""
  /// Blanks before the lines of the paragraph after the first.
  private var hanging = 0
  private var isInCode = false

  init(style: Style, width: Int) {
    self.style = style
    self.width = width
  }

  mutating func take(_ line: Substring) {
    let trimmed = line.drop { $0 == " " }
    if trimmed.hasPrefix("```") {
      endParagraph()
      isInCode.toggle()
    } else if isInCode {
      text += line.isEmpty ? "\n" : "    " + style.faint(String(line)) + "\n"
    } else if trimmed.isEmpty {
      endParagraph()
      if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
    } else if trimmed.hasPrefix("#") {
      endParagraph()
      text += style.strong(String(trimmed.drop { $0 == "#" }.drop { $0 == " " })) + "\n"
    } else if trimmed.hasPrefix("|") {
      endParagraph()
      text += inline(String(line)) + "\n"
    } else if trimmed.hasPrefix("- ") || trimmed.hasPrefix("* ") {
      endParagraph()
      paragraph = String(line)
      hanging = line.count - trimmed.count + 2
    } else {
      paragraph += (paragraph.isEmpty ? "" : " ") + trimmed
    }
  }

  mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    var line = String(paragraph.prefix { $0 == " " })
    var isFirst = true
    for word in paragraph.split(separator: " ") {
      if !isFirst, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > width {
        text += inline(line) + "\n"
        line = String(repeating: " ", count: hanging) + word
      } else {
        line += (isFirst ? "" : " ") + word
      }
      isFirst = false
    }
    text += inline(line) + "\n"
    paragraph = ""
    hanging = 0
  }

  /// `code` is painted, and keeps its marks where there is no paint.
  private func inline(_ line: String) -> String {
    guard style.isColoured else { return line }
    var painted = ""
    for (index, piece) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      painted += index % 2 == 1 ? style.note(String(piece)) : String(piece)
    }
    return painted
  }
}

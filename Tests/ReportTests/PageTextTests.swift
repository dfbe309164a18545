// How `explain` shows a page.
import Report
import Testing

@Suite struct PageTextTests {
  let page = """
    # disk-on-main

    Reading a file on the main thread
    stops the app for as long as the disk takes.

    - a bundle's small resource stays
      a note

    ```swift
    let data = try Data(contentsOf: url)  // `x`
    ```
    """

  @Test func marksBecomeLayout() {
    #expect(PageText.render(page, coloured: false, width: 40) == """
      disk-on-main

      Reading a file on the main thread stops
      the app for as long as the disk takes.

      - a bundle's small resource stays a note

          let data = try Data(contentsOf: url)  // `x`

      """)
  }

  @Test func codeInTextIsPainted() {
    #expect(PageText.render("use `await`", coloured: true) == "use \u{1B}[1;36mawait\u{1B}[0m\n")
  }

  @Test func anEmptyPageIsEmpty() {
    #expect(PageText.render("", coloured: false) == "")
  }
}

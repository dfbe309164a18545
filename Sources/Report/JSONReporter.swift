import Analysis

/// The `json` format: one object, schema version 1, described in README. Columns are UTF-8 bytes from 1, ends are exclusive.
extension LintReport {
  public func json() -> String {
    var json = JSONText()
    json.object { json in
      json.field("schemaVersion", 1)
      json.object("tool") { tool in
        tool.field("name", "hanglint")
        tool.field("version", version)
      }
      json.object("summary") { summary in
        summary.field("files", fileCount)
        summary.field("errors", count(.error))
        summary.field("warnings", count(.warning))
        summary.field("notes", count(.note))
        summary.field("suppressed", suppressed.count)
      }
      json.array("findings", findings.indices) { json, index in
        json.object { write(findings[index], fingerprints[index], to: &$0) }
      }
      json.array("suppressed", suppressed.indices) { json, index in
        json.object { object in
          write(suppressed[index].finding, suppressedFingerprints[index], to: &object)
          object.inlineArray("allowances", suppressed[index].allowances) { json, allowance in
            json.object { object in
              write(allowance.place, to: &object)
              object.field("reason", allowance.reason)
            }
          }
        }
      }
      json.array("errors", errors) { json, error in
        json.object { object in
          if error.path.isEmpty { object.null("path") } else { object.field("path", error.path) }
          if error.line > 0 { object.field("line", error.line) } else { object.null("line") }
          if error.column > 0 { object.field("column", error.column) } else { object.null("column") }
          object.field("message", error.message)
        }
      }
    }
    return json.text + "\n"
  }

  private func write(_ finding: Finding, _ fingerprint: Fingerprint, to object: inout JSONText) {
    let start = start(finding.at), end = end(finding.at)
    object.field("rule", finding.rule)
    object.field("family", finding.family)
    object.field("severity", finding.severity.word)
    object.field("place", finding.place)
    object.field("message", finding.message)
    object.field("instead", finding.instead)
    object.field("path", path(finding.at))
    object.field("line", start.line)
    object.field("column", start.column)
    object.field("endLine", end.line)
    object.field("endColumn", end.column)
    object.field("symbol", finding.symbol)
    object.field("callee", finding.callee)
    object.inlineArray("alsoRules", finding.alsoRules) { $0.element($1) }
    object.inlineArray("chain", finding.chain) { json, hop in
      json.object { object in
        write(hop.place, to: &object)
        object.field("symbol", hop.symbol)
        object.field("text", hop.text)
      }
    }
    object.inlineArray("because", finding.because) { json, reason in
      json.object { object in
        if reason.place == nil, let page = reason.page {
          object.field("path", page.path)
          object.field("line", Int(page.line))
          object.field("column", 1)
        } else {
          write(reason.place, to: &object)
        }
        object.field("text", reason.text)
      }
    }
    object.field("fingerprint", fingerprint.text)
  }

  /// A reason that no line states (a build setting) has nulls.
  private func write(_ place: SourcePlace?, to object: inout JSONText) {
    guard let place else {
      object.null("path")
      object.null("line")
      object.null("column")
      return
    }
    let position = start(place)
    object.field("path", path(place))
    object.field("line", position.line)
    object.field("column", position.column)
  }
}

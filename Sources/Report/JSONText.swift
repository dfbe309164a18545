/// Writes JSON (RFC 8259) into one string: objects and arrays in the order given, one layout. Which fields there are is left to the caller.
struct JSONText {
  private(set) var text = ""
  private var needsComma = false

  mutating func object(_ key: String? = nil, _ fields: (inout JSONText) -> Void) {
    open(key, "{")
    fields(&self)
    close("}")
  }

  /// An array of objects, one a line.
  mutating func array<Element>(_ key: String, _ elements: some Sequence<Element>, _ write: (inout JSONText, Element) -> Void) {
    open(key, "[")
    var isEmpty = true
    for element in elements {
      text += isEmpty ? "\n  " : ",\n  "
      isEmpty = false
      needsComma = false
      write(&self, element)
    }
    if !isEmpty { text += "\n" }
    close("]")
  }

  /// An array within a line.
  mutating func inlineArray<Element>(_ key: String, _ elements: some Sequence<Element>, _ write: (inout JSONText, Element) -> Void) {
    open(key, "[")
    for element in elements { write(&self, element) }
    close("]")
  }

  mutating func field(_ key: String, _ value: String) {
    begin(key)
    quote(value)
    needsComma = true
  }

  mutating func field(_ key: String, _ value: Int) {
    begin(key)
    text += String(value)
    needsComma = true
  }

  mutating func null(_ key: String) {
    begin(key)
    text += "null"
    needsComma = true
  }

  mutating func element(_ value: String) {
    begin(nil)
    quote(value)
    needsComma = true
  }

  private mutating func open(_ key: String?, _ bracket: String) {
    begin(key)
    text += bracket
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func begin(_ key: String?) {
    if needsComma { text += ", " }
    guard let key else { return }
    quote(key)
    text += ": "
  }

  private mutating func quote(_ value: String) {
    text += "\""
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      text += value
    } else {
      escape(value)
    }
    text += "\""
  }

  private mutating func escape(_ value: String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        // U+2028 and U+2029 end a line for JavaScript; the rest of the list are controls.
        if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029 {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}

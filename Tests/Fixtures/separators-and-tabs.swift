// Unicode's separators hold no tab: two branches that cannot take the same character leave nothing to try twice.
import Foundation

let apart = try? NSRegularExpression(pattern: "^(?:\\p{Z}|\\t)+$")
let alike = try? NSRegularExpression(pattern: "^(?:\\p{Z}| )+$")  // expect: regex-backtracking
let spaces = try? NSRegularExpression(pattern: "^(?:\\s|\\t)+$")  // expect: regex-backtracking

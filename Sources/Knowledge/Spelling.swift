// "Did you mean": the nearest of the names that exist.

/// The candidate nearest to a misspelt word, if one is near enough to be meant.
public func closest(to word: String, in candidates: some Sequence<String>) -> String? {
  let bytes = Array(word.utf8)
  let limit = bytes.count < 4 ? 1 : bytes.count < 8 ? 2 : 3
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.utf8)
    guard abs(other.count - bytes.count) <= limit else { continue }
    let distance = editDistance(bytes, other)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// `did you mean 'x'?`, or what there is to choose from.
public func suggestion(for word: String, in candidates: [String]) -> String {
  if let near = closest(to: word, in: candidates) { return "did you mean '\(near)'?" }
  return candidates.isEmpty ? "" : "there are: " + candidates.joined(separator: ", ")
}

/// Insertions, deletions, replacements and swaps of neighbours.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}

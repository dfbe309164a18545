// Loops over collections end with them: where the rounds only put values together that is soon, where they block it is not.
import Foundation

struct Pair { var name: String, number: Int }

actor Batches {
  func pairs(_ names: [String], _ numbers: [Int]) -> [Pair] {
    var result: [Pair] = []
    for name in names {  // expect: endless-actor-loop note
      for number in numbers { result.append(Pair(name: name, number: number)) }
    }
    return result
  }

  func contents(_ folders: [URL], _ names: [String]) -> [Data] {
    var result: [Data] = []
    for folder in folders {  // expect: endless-actor-loop warning
      for name in names {
        if let data = try? Data(contentsOf: URL(fileURLWithPath: folder.path + name)) { result.append(data) }  // expect: disk-in-async note
      }
    }
    return result
  }
}

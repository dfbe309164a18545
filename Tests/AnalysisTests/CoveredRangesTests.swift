import Testing

@testable import Analysis

/// The ranges of allow comments, asked for a byte.
@Suite struct CoveredRangesTests {
  /// Every arrangement of ranges answers as a look at each of them would.
  @Test func answersAsALookAtEachWould() {
    var seed: UInt64 = 7
    func random(_ bound: UInt32) -> UInt32 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: seed >> 33) % bound
    }
    for _ in 0 ..< 200 {
      let ranges = (0 ..< Int(random(12))).map { entry -> (range: Range<UInt32>, entry: Int) in
        let start = random(40)
        return (start ..< start + random(20), entry)
      }
      let index = CoveredRanges(ranges)
      for offset: UInt32 in 0 ..< 64 {
        #expect(index.covering(offset) == ranges.filter { $0.range.contains(offset) }.map(\.entry))
      }
    }
  }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A day as one number, year * 10000 + month * 100 + day: what `until=` of an allowance is held against.
enum CalendarDay {
  /// The day of `--today`, else of the clock.
  static func today(_ typed: String?) throws(UsageError) -> UInt32 {
    guard let typed else { return clock() }
    guard let day = parse(typed) else { throw UsageError("--today: '\(typed)' is no day; write it as 2027-01-31") }
    return day
  }

  static func parse(_ text: String) -> UInt32? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30 ... 0x39).contains($0) }),
      let year = UInt32(parts[0]), let month = UInt32(parts[1]), let day = UInt32(parts[2]), (1 ... 12).contains(month),
      day > 0, day <= length(ofMonth: month, year)
    else { return nil }
    return year * 10000 + month * 100 + day
  }

  private static func length(ofMonth month: UInt32, _ year: UInt32) -> UInt32 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func clock() -> UInt32 {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return 0 }
    return UInt32(clamping: Int(parts.tm_year) + 1900) * 10000 + UInt32(clamping: Int(parts.tm_mon) + 1) * 100 + UInt32(clamping: parts.tm_mday)
  }
}

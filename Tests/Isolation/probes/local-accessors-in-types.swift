// Local accessors in types of every isolation, and autoclosures and local functions in them.
@discardableResult nonisolated func probe(_ id: String) -> Int { 1 }
@globalActor actor Disk { static let shared = Disk() }
nonisolated func onMain(_ body: @escaping @MainActor () -> Void) {}
nonisolated func lazily(_ value: @autoclosure () -> Int) {}
nonisolated protocol SP: Sendable {}
protocol Plain {}
nonisolated struct N1 { @MainActor func f() { var x: Int { probe("N1.x") }; _ = x } }
struct N2: SP { @MainActor func f() { var x: Int { probe("N2.x") }; _ = x }; func g() { var x: Int { probe("N2.gx") }; _ = x } }
nonisolated func n3() { @MainActor func l() { var x: Int { probe("n3.x") }; _ = x } }
@Disk func n4() { @MainActor func l() { var x: Int { probe("n4.x") }; _ = x } }
struct N5 {}
@Disk extension N5 { @MainActor func f() { var x: Int { probe("N5.x") }; _ = x } }
nonisolated extension N5 { @MainActor func g() { var x: Int { probe("N5.gx") }; _ = x } }
@MainActor extension N1 { func e() { var x: Int { probe("N1.ex") }; _ = x } }
extension Plain { func e() { var x: Int { probe("Plain.x") }; _ = x } }
extension SP { func e() { var x: Int { probe("SP.x") }; _ = x }; @MainActor func m() { var x: Int { probe("SP.mx") }; _ = x } }
actor N6 { @MainActor func f() { var x: Int { probe("N6.x") }; _ = x }; static func s() { var x: Int { probe("N6.sx") }; _ = x } }
@Disk struct N7 { @MainActor func f() { var x: Int { probe("N7.x") }; _ = x }; struct In { @MainActor func f() { var x: Int { probe("N7.in.x") }; _ = x } } }
@MainActor func n8() { var x: Int { _ = true && probe("n8.and") == 1; lazily(probe("n8.lazy")); _ = Int("1") ?? probe("n8.coalesce"); return 1 }; _ = x }
@MainActor func n9() { var x: Int { func l() { onMain { probe("n9.onMain") } }; l(); return 1 }; _ = x }
@MainActor func n10() { var x: Int { func l() { lazily(probe("n10.lazy")); struct L { func f() { onMain { probe("n10.L") } } } }; l(); return 1 }; _ = x }
@MainActor func n11() { var x: Int { var y: Int { probe("n11.y") }; return y }; _ = x }
@MainActor func n12() { var x: Int { var y = probe("n12.init") { didSet { probe("n12.y") } }; y = 1; return y }; _ = x }
@MainActor func n13() { var x: Int { func l() { var y: Int { probe("n13.y") }; _ = y }; l(); return 1 }; _ = x }
@MainActor final class N14 { nonisolated func f() { var x: Int { probe("N14.x") }; _ = x }; @Disk func g() { var x: Int { probe("N14.gx") }; _ = x }; init() {}; deinit { var x: Int { probe("N14.dx") }; _ = x } }

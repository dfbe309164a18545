// Types that adopt a `nonisolated` protocol, which inherits from isolated and from plain ones.
nonisolated func probe(_ id: String) {}
@MainActor protocol P { func r() }
nonisolated protocol Q: P { func q() }
nonisolated protocol N { func n() }
nonisolated protocol N2: N { func n2() }
protocol QD: P { func qd() }
@MainActor protocol PN: N { func pn() }
extension Q { func eq() { probe("Q.ext") } }
extension QD { func eqd() { probe("QD.ext") } }
extension N { func en() { probe("N.ext") } }
extension N2 { func en2() { probe("N2.ext") } }
extension PN { func epn() { probe("PN.ext") } }
struct S1: Q { func r() { probe("S1.r") }; func q() { probe("S1.q") }; func o() { probe("S1.o") } ; var v: Int { probe("S1.v"); return 1 } }
final class C1: Q { func r() { probe("C1.r") }; func q() { probe("C1.q") }; func o() { probe("C1.o") }; init() { probe("C1.init") } }
struct S2 { func o() { probe("S2.o") } }
extension S2: Q { func r() { probe("S2.r") }; func q() { probe("S2.q") }; func e() { probe("S2.e") } }
struct S3: QD { func r() { probe("S3.r") }; func qd() { probe("S3.qd") }; func o() { probe("S3.o") } }
struct S4: N { func n() { probe("S4.n") }; func o() { probe("S4.o") } }
struct S5: N2 { func n() { probe("S5.n") }; func n2() { probe("S5.n2") }; func o() { probe("S5.o") } }
nonisolated struct S6: Q { func r() { probe("S6.r") }; func q() { probe("S6.q") }; func o() { probe("S6.o") } }
struct S7: PN { func n() { probe("S7.n") }; func pn() { probe("S7.pn") }; func o() { probe("S7.o") } }
struct S8: Q, P { func r() { probe("S8.r") }; func q() { probe("S8.q") }; func o() { probe("S8.o") } }
@MainActor struct S9: Q { func r() { probe("S9.r") }; func q() { probe("S9.q") }; func o() { probe("S9.o") } }
actor A1: N { nonisolated func n() { probe("A1.n") }; func o() { probe("A1.o") } }

// Longer rows of protocols: what is implied by a `nonisolated` one, directly and from further up, and what is stated besides.
nonisolated func probe(_ id: String) {}
@globalActor actor Disk { static let shared = Disk() }
@MainActor protocol P { func r() }
protocol M: P { func m() }
nonisolated protocol QM: M { func q() }
nonisolated protocol Q: P { func q() }
protocol R: Q { func rr() }
@MainActor protocol RM: Q { func rr() }
nonisolated protocol NN: R { func nn() }
protocol PR { @MainActor func r() }
nonisolated protocol QPR: PR { func q() }
@Disk protocol PD { func r() }
nonisolated protocol QD: PD { func q() }
@MainActor protocol PA { func r() async }
nonisolated protocol QA: PA { func q() async }
@MainActor protocol PV { var v: Int { get } }
nonisolated protocol QV: PV {}
protocol QX: Q, P {}
protocol Plain { func r() }
nonisolated protocol QPlain: Plain { func q() }
protocol RPlain: QPlain { func rr() }
protocol Sib: P {}
nonisolated protocol QReq: P { @MainActor func q() }
struct T1: QM { func r() { probe("T1.r") }; func m() { probe("T1.m") }; func q() { probe("T1.q") }; func o() { probe("T1.o") } }
struct T2: R { func r() { probe("T2.r") }; func q() { probe("T2.q") }; func rr() { probe("T2.rr") }; func o() { probe("T2.o") } }
struct T3: RM { func r() { probe("T3.r") }; func q() { probe("T3.q") }; func rr() { probe("T3.rr") }; func o() { probe("T3.o") } }
struct T4: NN { func r() { probe("T4.r") }; func q() { probe("T4.q") }; func rr() { probe("T4.rr") }; func nn() { probe("T4.nn") }; func o() { probe("T4.o") } }
struct T5: QPR { func r() { probe("T5.r") }; func q() { probe("T5.q") }; func o() { probe("T5.o") } }
struct T6: QD { func r() { probe("T6.r") }; func q() { probe("T6.q") }; func o() { probe("T6.o") } }
struct T7: QA { func r() async { probe("T7.r") }; func q() async { probe("T7.q") }; func o() async { probe("T7.o") } }
struct T8: QV { var v: Int { probe("T8.v"); return 1 }; func o() { probe("T8.o") } }
struct T9: QX { func r() { probe("T9.r") }; func q() { probe("T9.q") }; func o() { probe("T9.o") } }
struct T10: QPlain { func r() { probe("T10.r") }; func q() { probe("T10.q") }; func o() { probe("T10.o") } }
struct T11: RPlain { func r() { probe("T11.r") }; func q() { probe("T11.q") }; func rr() { probe("T11.rr") }; func o() { probe("T11.o") } }
struct T12: Q, Sib { func r() { probe("T12.r") }; func q() { probe("T12.q") }; func o() { probe("T12.o") } }
struct T13: Sib, Q { func r() { probe("T13.r") }; func q() { probe("T13.q") }; func o() { probe("T13.o") } }
struct T14: QReq { func r() { probe("T14.r") }; func q() { probe("T14.q") }; func o() { probe("T14.o") } }
struct T15 {}
extension T15: QM { func r() { probe("T15.r") }; func m() { probe("T15.m") }; func q() { probe("T15.q") }; func o() { probe("T15.o") } }
@MainActor struct T16 { func o() { probe("T16.o") } }
extension T16: QPR { func r() { probe("T16.r") }; func q() { probe("T16.q") } }
nonisolated struct T17: QPR { func r() { probe("T17.r") }; func q() { probe("T17.q") }; func o() { probe("T17.o") } }
nonisolated struct T18 { func o() { probe("T18.o") } }
extension T18: Q { func r() { probe("T18.r") }; func q() { probe("T18.q") }; func e() { probe("T18.e") } }
@MainActor struct T19: P, Q { func r() { probe("T19.r") }; func q() { probe("T19.q") } }
@MainActor class Base: P { func r() { probe("Base.r") } }
final class T20: Base, Q { func q() { probe("T20.q") }; override func r() { probe("T20.r") } }
actor T21: QA { func r() async { probe("T21.r") }; func q() async { probe("T21.q") } }
@Disk struct T22: Q { func r() { probe("T22.r") }; func q() { probe("T22.q") } }
@Disk struct T23: QD { func r() { probe("T23.r") }; func q() { probe("T23.q") } }
@Disk struct T24: QA { func r() async { probe("T24.r") }; func q() async { probe("T24.q") } }

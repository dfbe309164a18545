// Isolated requirements of `nonisolated` protocols, asynchronous ones, and classes.
nonisolated func probe(_ id: String) {}
@globalActor actor Disk { static let shared = Disk() }
nonisolated protocol PP { @MainActor func q() }
nonisolated protocol PA { @MainActor func q() async }
protocol QP: PP {}
nonisolated protocol NQ: PP {}
@MainActor protocol MQ: PP {}
nonisolated protocol PD { @Disk func q() async }
struct U1: PP { func q() { probe("U1.q") }; func o() { probe("U1.o") } }
final class U2: PP { func q() { probe("U2.q") }; func o() { probe("U2.o") }; init() {} }
struct U3: PA { func q() async { probe("U3.q") }; func o() async { probe("U3.o") } }
struct U4 { }
extension U4: PP { func q() { probe("U4.q") }; func o() { probe("U4.o") } }
struct U5: QP { func q() { probe("U5.q") }; func o() { probe("U5.o") } }
struct U6: NQ { func q() { probe("U6.q") }; func o() { probe("U6.o") } }
struct U7: MQ { func q() { probe("U7.q") }; func o() { probe("U7.o") } }
struct U8: PD { func q() async { probe("U8.q") }; func o() async { probe("U8.o") } }
@MainActor struct U9: PA { func q() async { probe("U9.q") }; func o() async { probe("U9.o") } }
@Disk struct U10: PA { func q() async { probe("U10.q") }; func o() async { probe("U10.o") } }
enum U11: PP { func q() { probe("U11.q") }; func o() { probe("U11.o") } }
enum U12: PA { func q() async { probe("U12.q") }; func o() async { probe("U12.o") } }
enum U13: PP, NQ { func q() { probe("U13.q") }; func o() { probe("U13.o") } }
@MainActor protocol Main { func m() }
nonisolated protocol NonA: Main { func a() async }
struct U14: NonA { func m() { probe("U14.m") }; func a() async { probe("U14.a") }; init() { probe("U14.init") }; static func s() { probe("U14.s") } }
struct U15: NonA, Main { func m() { probe("U15.m") }; func a() async { probe("U15.a") }; static func s() { probe("U15.s") } }
struct U16: Main, NonA { func m() { probe("U16.m") }; func a() async { probe("U16.a") }; static func s() { probe("U16.s") } }
struct U17: NonA { func a() async { probe("U17.a") }; func o() { probe("U17.o") } }
extension U17 { func m() { probe("U17.m") } }
class U18: NonA { func m() { probe("U18.m") }; func a() async { probe("U18.a") }; func o() { probe("U18.o") } }
final class U19: U18 { override func m() { probe("U19.m") }; func o2() { probe("U19.o2") } }

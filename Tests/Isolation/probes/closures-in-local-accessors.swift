// Closures in the accessors of local variables: the compiler gives none of them an actor.
@discardableResult nonisolated func probe(_ id: String) -> Int { 1 }
nonisolated func onMain(_ body: @escaping @MainActor () -> Void) {}
nonisolated func plain(_ body: () -> Void) { body() }
nonisolated func escaping(_ body: @escaping () -> Void) { body() }
@MainActor func m1() { var x: Int { plain { probe("m1.plain") }; return 1 }; _ = x }
@MainActor func m2() { var x: Int { onMain { probe("m2.onMain") }; return 1 }; _ = x }
@MainActor func m3() { var x: Int { Task { probe("m3.task") }; return 1 }; _ = x }
@MainActor func m4() { var x: Int { Task { @MainActor in probe("m4.task") }; return 1 }; _ = x }
@MainActor func m5() { var x: Int { escaping { @MainActor in probe("m5.esc") }; return 1 }; _ = x }
@MainActor func m6() { var x: Int { func l() { probe("m6.local") }; l(); return 1 }; _ = x }
@MainActor func m7() { var x: Int { Task.detached { probe("m7.det") }; return 1 }; _ = x }
@MainActor func m8() { var x = 1 { didSet { plain { probe("m8.plain") } } }; x = 2 }
@MainActor func m9() { var x = 1 { didSet { onMain { probe("m9.onMain") } } }; x = 2 }
@MainActor func m10() { var x = 1 { didSet { Task { probe("m10.task") } } }; x = 2 }
@MainActor func m11() { var x = 1 { didSet { func l() { probe("m11.local") }; l() } }; x = 2 }
@MainActor func m12() { var x: Int { get { plain { probe("m12.get") }; return 1 } set { plain { probe("m12.set") } } }; x = 2; _ = x }
@MainActor func m13() { var x = 1 { willSet { onMain { probe("m13.onMain") } } }; x = 2 }
@MainActor func m14() { var x = 1 { didSet { Task { @MainActor in probe("m14.task") } } }; x = 2 }
@MainActor func m15() { var x: Int { async(); return 1 }; _ = x; func async() { probe("m15.local") } }
@MainActor func m16() { var x: Int { plain { plain { probe("m16.inner") } }; return 1 }; _ = x }
nonisolated func f1() { var x: Int { onMain { probe("f1.onMain") }; return 1 }; _ = x }
nonisolated func f2() { var x = 1 { didSet { onMain { probe("f2.onMain") } } }; x = 2 }
nonisolated func f3() { var x = 1 { didSet { Task { @MainActor in probe("f3.task") } } }; x = 2 }
nonisolated func f4() { var x = 1 { didSet { Task { probe("f4.task") } } }; x = 2 }
nonisolated func f5() { var x: Int { Task { probe("f5.task") }; return 1 }; _ = x }
actor A { func f() { var x: Int { Task { _ = self; probe("A.task") }; return 1 }; _ = x }; func g() { var x: Int { plain { _ = self; probe("A.plain") }; return 1 }; _ = x } }
@MainActor final class C { func f() { var x: Int { plain { probe("C.plain") }; return 1 }; _ = x }; func g() { var x: Int { Task { _ = self; probe("C.task") }; return 1 }; _ = x }; func h() { var x = 1 { didSet { Task { _ = self; probe("C.didTask") }; onMain { probe("C.didMain") } } }; x = 2 } }

// Computed and observed local variables, in functions, closures, tasks and actors.
@discardableResult nonisolated func probe(_ id: String) -> Int { 1 }
@globalActor actor Disk { static let shared = Disk() }
@MainActor func main1() { var x: Int { probe("main1.x") }; _ = x; var y = 1 { didSet { probe("main1.y") } }; y = 2; var z: Int { get { probe("main1.z") } set { probe("main1.zset") } }; z += 1 }
nonisolated func free() { var x: Int { probe("free.x") }; _ = x; var y = 1 { didSet { probe("free.y") } }; y = 2 }
nonisolated func freeAsync() async { var x: Int { probe("freeAsync.x") }; _ = x; var y = 1 { didSet { probe("freeAsync.y") } }; y = 2 }
@MainActor func mainAsync() async { var x: Int { probe("mainAsync.x") }; _ = x; func l() { var x: Int { probe("mainAsync.l.x") }; _ = x }; l() }
@Disk func disk() { var x: Int { probe("disk.x") }; _ = x }
@MainActor func closures() { [1].forEach { _ in var x: Int { probe("closures.x") }; _ = x; var y = 1 { didSet { probe("closures.y") } }; y = 2 } }
@MainActor func tasks() { Task { var x: Int { probe("tasks.x") }; _ = x; var y = 1 { didSet { probe("tasks.y") } }; y = 2 } }
@MainActor func detached() { Task.detached { var x: Int { probe("detached.x") }; _ = x } }
actor A { func f() { var x: Int { probe("A.x") }; _ = x; var y = 1 { didSet { probe("A.y") } }; y = 2 }; nonisolated func g() { var x: Int { probe("A.gx") }; _ = x }; func h() { var x: Int { _ = self; return probe("A.hx") }; _ = x } }
@MainActor final class C { func f() { var x: Int { probe("C.x") }; _ = x; var y: Int { _ = self; return probe("C.y") }; _ = y }; init() { var x: Int { probe("C.init.x") }; _ = x } ; var p: Int { var x: Int { probe("C.p.x") }; return x } }
struct S { func f() { var x: Int { probe("S.x") }; _ = x } }
func plainTop() { var x: Int { probe("plainTop.x") }; _ = x }

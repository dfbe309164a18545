"""Shapes of source that nobody writes and a tool must survive: each grows with `n`, and time and memory must grow no faster.

A shape is a function from `n` to the files of a project; `SHAPES` holds each with the `n` of its largest size."""

HAZARD = "import Foundation\n\n"


def one_line_of_findings(n):
    calls = "sleep(1);" * n
    return {"Line.swift": HAZARD + "@MainActor func f() { " + calls + " }\n"}


def one_long_line(n):
    calls = "".join(f"g{i % 97}(a.b{i % 89}(c), [1, {i}]); " for i in range(n))
    return {"Line.swift": HAZARD + "func f() { " + calls + " sleep(1) }\n"}


def hash_run(n):
    return {"Hashes.swift": HAZARD + "let a = " + "#" * n + "\n@MainActor func f() { sleep(1) }\n"}


def open_raw_strings(n):
    return {"Raw.swift": HAZARD + "@MainActor func f() { sleep(1) }\n" + 'let a = #"x\n' * n}


def hash_runs_before_quotes(n):
    return {"Raw.swift": HAZARD + "@MainActor func f() { sleep(1) }\n" + "".join("#" * (i % 7 + 1) + '"x"' + "\n" for i in range(n))}


def open_comments(n):
    return {"Comments.swift": HAZARD + "@MainActor func f() { sleep(1) }\n" + "/* a " * n}


def open_interpolations(n):
    return {"Strings.swift": HAZARD + "@MainActor func f() { sleep(1) }\nlet a = " + '"\\(' * n}


def brackets(opening, closing):
    def shape(n):
        return {"Brackets.swift": HAZARD + "@MainActor func f() { sleep(1) }\nlet a = " + opening * n + "1" + closing * n + "\n"}

    return shape


def ring(n):
    calls = "".join(f"func f{i}() {{ f{(i + 1) % n}() }}\n" for i in range(n))
    return {"Ring.swift": HAZARD + calls + "func g() { f0(); sleep(1) }\n@MainActor func h() { f0(); g() }\n"}


def blocking_ring(n):
    calls = "".join(f"func f{i}() {{ f{(i + 1) % n}() }}\n" for i in range(1, n))
    return {"Ring.swift": HAZARD + calls + "func f0() { f1(); sleep(1) }\n@MainActor func h() { f1() }\n"}


def callers_along_a_chain(n):
    helpers = "".join(f"func f{i}() {{ f{i + 1}() }}\n" for i in range(n))
    mains = "".join(f"@MainActor func m{i}() {{ f{i}() }}\n" for i in range(n))
    return {"Chain.swift": HAZARD + helpers + f"func f{n}() {{ sleep(1) }}\n" + mains}


def class_hierarchy(n):
    classes = "".join(f"class C{i}: C{i - 1} {{ override func f() {{ super.f() }} }}\n" for i in range(1, n))
    return {"Classes.swift": HAZARD + "class C0 { func f() { sleep(1) } }\n" + classes + f"@MainActor func g(c: C{n - 1}) {{ c.f() }}\n"}


def plain_hierarchy(n):
    classes = "".join(f"class C{i}: C{i - 1} {{ func g{i}() {{ f() }} }}\n" for i in range(1, n))
    return {"Classes.swift": HAZARD + "@MainActor class C0 { func f() { sleep(1) } }\n" + classes}


def protocol_hierarchy(n):
    protocols = "".join(f"protocol P{i}: P{i - 1} {{ func g{i}() }}\n" for i in range(1, n))
    return {"Protocols.swift": HAZARD + "protocol P0 { func f() }\n" + protocols
            + f"struct S: P{n - 1} {{ func f() {{ sleep(1) }} }}\n@MainActor func g(p: any P{n - 1}) {{ p.f() }}\n"}


def conformers(n):
    types = "".join(f"struct S{i}: P {{ func f() {{ sleep(1) }} }}\n" for i in range(n))
    return {"Conformers.swift": HAZARD + "protocol P { func f() }\n" + types + "@MainActor func g(p: any P) { p.f() }\n"}


def calls_through_a_protocol(n):
    types = "".join(f"struct S{i}: P {{ func f() {{ sleep(1) }} }}\n" for i in range(n))
    calls = "".join(f"@MainActor func g{i}(p: any P) {{ p.f() }}\n" for i in range(n))
    return {"Conformers.swift": HAZARD + "protocol P { func f() }\n" + types + calls}


def overloads(n):
    functions = "".join(f"struct T{i} {{}}\nfunc f(_ a: T{i}) {{ sleep(1) }}\n" for i in range(n))
    return {"Overloads.swift": HAZARD + functions + "@MainActor func g(a: T1) { f(a) }\n"}


def calls_of_overloads(n):
    functions = "".join(f"struct T{i} {{}}\nfunc f(_ a: T{i}) {{ sleep(1) }}\n@MainActor func g{i}(a: T{i}) {{ f(a) }}\n" for i in range(n))
    return {"Overloads.swift": HAZARD + functions}


def same_named_methods(n):
    types = "".join(f"struct T{i} {{ func load() {{ sleep(1) }} }}\n@MainActor func g{i}(a: T{i}) {{ a.load() }}\n" for i in range(n))
    return {"Methods.swift": HAZARD + types}


def unknown_receivers(n):
    types = "".join(f"struct T{i} {{ func load() {{ sleep(1) }} }}\n@MainActor func g{i}() {{ unseen{i}.load() }}\n" for i in range(n))
    return {"Methods.swift": HAZARD + types}


def extensions_of_one_type(n):
    parts = "".join(f"extension T {{ func f{i}() {{ f{(i * 7) % n}(); sleep(1) }} }}\n" for i in range(n))
    return {"Extensions.swift": HAZARD + "@MainActor struct T {}\n" + parts}


def big_type(n):
    members = "".join(f"  var v{i} = {i}\n  func f{i}() {{ v{(i * 7) % n} += 1; f{(i * 3) % n}(); sleep(1) }}\n" for i in range(n))
    return {"Type.swift": HAZARD + "@MainActor final class T {\n" + members + "}\n"}


def switch_cases(n):
    cases = "".join(f"  case {i}: sleep({i})\n" for i in range(n))
    return {"Switch.swift": HAZARD + "@MainActor func f(a: Int) {\n  switch a {\n" + cases + "  default: break\n  }\n}\n"}


def enum_cases(n):
    cases = "".join(f"  case c{i}\n" for i in range(n))
    uses = "".join(f"  case .c{i}: g({i})\n" for i in range(n))
    return {"Enum.swift": HAZARD + "enum E {\n" + cases + "}\nfunc g(_ a: Int) { sleep(1) }\n@MainActor func f(e: E) {\n  switch e {\n" + uses + "  }\n}\n"}


def else_ifs(n):
    arms = "".join(f" if a == {i} {{ g({i}) }} else" for i in range(n))
    return {"Else.swift": HAZARD + "func g(_ a: Int) { sleep(1) }\n@MainActor func f(a: Int) {\n " + arms + " { sleep(1) }\n}\n"}


def ternaries(n):
    return {"Choice.swift": HAZARD + "@MainActor func f(a: Int) {\n let b = " + "".join(f"a == {i} ? {i} : " for i in range(n)) + "0\n sleep(1) }\n"}


def operators(n):
    return {"Sum.swift": HAZARD + "@MainActor func f(a: Int) {\n let b = " + "a + " * n + "0\n sleep(1) }\n"}


def array_literal(n):
    return {"Array.swift": HAZARD + "let table = [" + "".join(f'("k{i}", {i}, [{i}: f({i})]), ' for i in range(n)) + "]\n@MainActor func f(_ a: Int) -> Int { sleep(1); return a }\n"}


def member_chain(n):
    return {"Chain.swift": HAZARD + "@MainActor func f(a: A) {\n a" + ".b()" * n + "\n sleep(1) }\nstruct A { func b() -> A { self } }\n"}


def postfix_marks(n):
    return {"Marks.swift": HAZARD + "@MainActor func f(a: A) {\n _ = a" + "!" * n + "\n sleep(1) }\n"}


def local_variables(n):
    lines = "  let v0 = g(0)\n" + "".join(f"  let v{i} = g(v{i - 1}) + {i}\n" for i in range(1, n))
    return {"Locals.swift": HAZARD + "func g(_ a: Int) -> Int { sleep(1); return a }\n@MainActor func f() {\n" + lines + "}\n"}


def variables_of_variables(n):
    lines = "".join(f"let v{i} = v{i - 1}\n" for i in range(1, n))
    return {"Variables.swift": HAZARD + "let v0 = T()\nstruct T { func f() { sleep(1) } }\n" + lines + f"@MainActor func f() {{ v{n - 1}.f() }}\n"}


def closures_in_a_row(n):
    return {"Closures.swift": HAZARD + "func run(_ a: () -> Void) { a() }\n@MainActor func f() {\n" + "  run { sleep(1) }\n" * n + "}\n"}


def tasks_in_a_row(n):
    return {"Tasks.swift": HAZARD + "@MainActor func f() {\n" + "  Task { await g(); sleep(1) }\n  DispatchQueue.global().async { DispatchQueue.main.async { sleep(1) } }\n" * n + "}\nfunc g() async {}\n"}


def allowances(n):
    return {"Allowed.swift": HAZARD + "@MainActor func f() {\n" + "  sleep(1)  // allow-sync: a reason\n" * n + "}\n"}


def conditional_blocks(n):
    return {"Conditions.swift": HAZARD + "@MainActor func f() {\n" + "#if A\n  sleep(1)\n#else\n  sleep(2)\n#endif\n" * n + "}\n"}


def attributes(n):
    return {"Attributes.swift": HAZARD + "@a " * n + "@MainActor func f() { sleep(1) }\n"}


def waits_in_locks(n):
    body = "".join(f"  lock.lock(); a += {i}; sleep(1); lock.unlock()\n" for i in range(n))
    return {"Locks.swift": HAZARD + "let lock = NSLock()\nvar a = 0\nfunc f() {\n" + body + "}\n@MainActor func g() { lock.lock(); a = 0; lock.unlock() }\n"}


def small_files(n):
    return {f"Folder{i % 50}/File{i}.swift": f"struct S{i} {{ func f() {{ S{(i * 7) % n}().f() }} }}\n" for i in range(n)}


def big_file(n):
    part = "".join(
        f"final class Model{{}}_{i} {{\n  private var items{i}: [String: Int] = [:]\n  func load{i}(_ key: String) -> Int? {{\n"
        f"    guard let value = items{i}[key], value > {i} else {{ return nil }}\n    return helper{i}(value).map {{ $0 + 1 }}.first\n  }}\n"
        f"  func helper{i}(_ value: Int) -> [Int] {{ (0 ..< value).filter {{ $0 % 2 == 0 }} }}\n}}\n" for i in range(10))
    return {"Big.swift": HAZARD + "".join(part.replace("{}", str(i)) for i in range(n)) + "@MainActor func f() { sleep(1) }\n"}


SHAPES = {
    "one line of findings": (one_line_of_findings, 20_000),
    "one line of 5 MB": (one_long_line, 160_000),
    "a run of #": (hash_run, 1_000_000),
    "raw strings left open": (open_raw_strings, 40_000),
    "raw strings with many #": (hash_runs_before_quotes, 200_000),
    "comments left open": (open_comments, 400_000),
    "interpolations left open": (open_interpolations, 100_000),
    "nested (": (brackets("(", ")"), 100_000),
    "nested [": (brackets("[", "]"), 100_000),
    "nested {": (brackets("{", "}"), 100_000),
    "nested calls": (brackets("f(", ")"), 100_000),
    "nested closures": (brackets("f { ", " }"), 100_000),
    "nested generics": (brackets("A<", ">"), 100_000),
    "comparisons": (brackets("a<", ""), 100_000),
    "a ring of functions": (ring, 50_000),
    "a blocking ring": (blocking_ring, 50_000),
    "callers along a chain": (callers_along_a_chain, 5_000),
    "class hierarchy": (class_hierarchy, 5_000),
    "plain class hierarchy": (plain_hierarchy, 5_000),
    "protocol hierarchy": (protocol_hierarchy, 5_000),
    "conformers": (conformers, 20_000),
    "calls through a protocol": (calls_through_a_protocol, 5_000),
    "overloads": (overloads, 20_000),
    "calls of overloads": (calls_of_overloads, 5_000),
    "methods of one name": (same_named_methods, 20_000),
    "unknown receivers": (unknown_receivers, 20_000),
    "extensions of one type": (extensions_of_one_type, 20_000),
    "a type with many members": (big_type, 20_000),
    "cases of a switch": (switch_cases, 20_000),
    "cases of an enum": (enum_cases, 20_000),
    "else if": (else_ifs, 20_000),
    "choices": (ternaries, 20_000),
    "operators": (operators, 400_000),
    "an array literal": (array_literal, 50_000),
    "a chain of members": (member_chain, 20_000),
    "postfix marks": (postfix_marks, 200_000),
    "local variables": (local_variables, 20_000),
    "variables of variables": (variables_of_variables, 20_000),
    "closures in a row": (closures_in_a_row, 20_000),
    "tasks in a row": (tasks_in_a_row, 10_000),
    "allow comments": (allowances, 20_000),
    "conditional blocks": (conditional_blocks, 20_000),
    "attributes": (attributes, 100_000),
    "locks": (waits_in_locks, 10_000),
    "small files": (small_files, 10_000),
    "one file of 20 MB": (big_file, 4_600),
}

"""The other tools, as far as they are installed, each asked for the five names of the gate or, where it is a parser, to read every file."""

import json
import os
import shutil
import subprocess

GATE = r"Data\(contentsOf:|String\(contentsOf:|SCNetworkReachability|gethostbyname|DispatchSemaphore"
PATTERNS = ["Data(contentsOf: $$$A)", "String(contentsOf: $$$A)", "gethostbyname($$$A)", "DispatchSemaphore($$$A)"]

PARSER = """import Foundation
import SwiftParser

let names = FileManager.default.enumerator(atPath: ".")?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
var nodes = 0
for name in names {
  guard let data = FileManager.default.contents(atPath: name) else { continue }
  nodes += Parser.parse(source: String(decoding: data, as: UTF8.self)).statements.count
}
print(nodes)
"""


def grep(_):
    return ["grep", "-rnE", GATE, "--include=*.swift", "."]


def ripgrep(_):
    return ["rg", "-n", "-g", "*.swift", GATE, "."] if shutil.which("rg") else None


def ast_grep(scratch):
    tool = shutil.which("ast-grep")
    if not tool:
        return None
    rule = os.path.join(scratch, "ast-grep.yml")
    with open(rule, "w") as file:
        file.write("id: gate\nlanguage: swift\nrule:\n  any:\n" + "".join(f"    - pattern: '{pattern}'\n" for pattern in PATTERNS))
    return [tool, "scan", "--rule", rule, "."]


def semgrep(scratch):
    tool = shutil.which("semgrep")
    if not tool:
        return None
    rule = os.path.join(scratch, "semgrep.yml")
    with open(rule, "w") as file:
        file.write("rules:\n  - id: gate\n    languages: [swift]\n    severity: ERROR\n    message: gate\n    pattern-either:\n"
                   + "".join(f"      - pattern: '{pattern.replace('$$$A', '...')}'\n" for pattern in PATTERNS))
    return [tool, "scan", "--config", rule, "--metrics", "off", "--disable-version-check", "--quiet", "--no-git-ignore", "."]


def swift_format(_):
    if not shutil.which("swift") or subprocess.run(["swift", "format", "--version"], capture_output=True).returncode != 0:
        return None
    return ["swift", "format", "lint", "-r", "-p", "."]


def swift_parser(scratch):
    """A program that only parses, built against the toolchain's own parser."""
    if not shutil.which("swiftc"):
        return None
    target = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True)
    host = json.loads(target.stdout or "{}").get("paths", {}).get("runtimeResourcePath", "") + "/host"
    if not os.path.exists(host + "/SwiftParser.swiftmodule"):
        return None
    source, program = os.path.join(scratch, "main.swift"), os.path.join(scratch, "swift-parser")
    with open(source, "w") as file:
        file.write(PARSER)
    build = ["swiftc", "-O", source, "-o", program, "-I", host, "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", host]
    return [program] if subprocess.run(build, capture_output=True).returncode == 0 else None


# Those that take minutes on a large tree are measured once.
QUICK = {"grep": grep, "ripgrep": ripgrep}
SLOW = {"ast-grep": ast_grep, "SwiftParser": swift_parser, "swift-format lint": swift_format, "Semgrep": semgrep}

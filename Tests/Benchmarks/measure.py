"""Whole processes, measured: wall time, processor time and peak memory, in rounds in which every command takes its turn."""

import os
import statistics
import subprocess
import time
from math import log


class Command:
    """`prepare` runs before each measurement and is not measured; `stdin` is bytes."""

    def __init__(self, name, words, directory, stdin=None, prepare=None, rounds=None):
        self.name, self.words, self.directory = name, words, directory
        self.stdin, self.prepare, self.rounds = stdin, prepare, rounds
        self.runs = []
        self.memory = 0

    def measure(self, with_memory=False):
        """`with_memory`: under `/usr/bin/time`, which is small; a child of this process is counted as large as this process was."""
        if self.prepare:
            self.prepare()
        watch = [TIME, "-q", "-f", "%M", "-o", scratch("memory")] if with_memory and os.path.exists(TIME) else []
        # Into a file: grep stops at its first match when its output is /dev/null.
        with open(os.devnull if self.stdin is None else write_aside(self.stdin), "rb") as source, open(scratch("output"), "wb") as output:
            start = time.perf_counter()
            process = subprocess.Popen(watch + self.words, cwd=self.directory, stdin=source, stdout=output, stderr=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        run = {"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "exit": process.returncode}
        if watch:
            with open(scratch("memory")) as file:
                run["memory"] = self.memory = int(file.read().split()[-1]) * 1024
        elif with_memory:
            run["memory"] = self.memory = usage.ru_maxrss * 1024
        self.runs.append(run)
        return run

    def median(self, key="wall"):
        return statistics.median(run[key] for run in self.runs)

    def ratio(self, other):
        """The median of the ratios within a round: what slows the machine for a while slows both."""
        pairs = [mine["wall"] / theirs["wall"] for mine, theirs in zip(self.runs, other.runs)]
        return statistics.median(pairs) if pairs else None


TIME = "/usr/bin/time"
SCRATCH = {"directory": None}


def scratch(name):
    return os.path.join(SCRATCH["directory"], name)


def write_aside(text):
    with open(scratch("input"), "wb") as file:
        file.write(text)
    return scratch("input")


def rounds(commands, count, report=lambda text: None):
    """One round for memory alone, after which files and binaries are in memory, then `count` rounds, each begun with the next command."""
    for command in commands:
        if command.rounds is None:
            command.measure(with_memory=True)
            command.runs.clear()
    for turn in range(count):
        report(f"round {turn + 1} of {count}")
        for place in range(len(commands)):
            command = commands[(turn + place) % len(commands)]
            if command.rounds is None or turn < command.rounds:
                command.measure(with_memory=command.rounds is not None)


def fitted_exponent(sizes, values):
    """The slope of a line through the logarithms; None where there is nothing to fit."""
    points = [(log(size), log(value)) for size, value in zip(sizes, values) if size > 0 and value > 0]
    if len(points) < 2:
        return None
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    spread = sum((x - middle_x) ** 2 for x, _ in points)
    return sum((x - middle_x) * (y - middle_y) for x, y in points) / spread if spread else None

"""Where things stand: tests in *_test.cpp, one job a file."""

import re

from .tree import CPP, Problem

LONG = 400
TEST_MACRO = re.compile(r"^\s*(TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\(")


def check(tree):
    for path in tree.select(CPP + (".py", ".ts", ".svelte")):
        lines = tree.lines(path)
        if len(lines) > LONG:
            yield Problem(path, LONG, f"{len(lines)} lines; past {LONG} a file usually wants splitting", True)
        # The build takes tests from *_test.cpp only: anywhere else they would be compiled and never run.
        if path.endswith(".cpp") and not path.endswith("_test.cpp"):
            for number, line in enumerate(lines, 1):
                if TEST_MACRO.match(line):
                    yield Problem(path, number, "a test outside *_test.cpp is never run")
                    break

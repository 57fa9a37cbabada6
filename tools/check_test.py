#!/usr/bin/env python3
"""Tests of tools/check and of the counting in tools/test, on small trees made for each case."""

import contextlib
import importlib.machinery
import importlib.util
import io
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
TOOLS = Path(__file__).resolve().parent
sys.path.insert(0, str(TOOLS))

from checks import formatting, includes, layout, wording  # noqa: E402
from checks.clauses import Clauses  # noqa: E402
from checks.tree import Tree  # noqa: E402

CMAKE = """
verbatim_folder(base)
verbatim_folder(program  USES base)
verbatim_folder(cardtext USES program base LIBRARIES tomlplusplus::tomlplusplus)
verbatim_folder(kernel   USES program base)
verbatim_games(          USES kernel program base)
verbatim_folder(players  USES kernel base)
"""
RULEBOOK = "# Rules\nPrefix: XY\n\n- **XY 4.2** Draw a card.\n### **XY N4.3**\n**XY R-13**: Lose.\n"


class TreeTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)
        self.write("CMakeLists.txt", CMAKE)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def tree(self):
        return Tree(self.root)

    def found(self, check):
        return [str(problem) for problem in check(self.tree())]


class Includes(TreeTest):
    def setUp(self):
        super().setUp()
        for path in ("src/base/id.h", "src/program/code.h", "src/cardtext/read.h", "src/kernel/state.h",
                     "src/kernel/view.h", "games/crystal/rules/deploy.h", "games/grimlore/rules/test.h"):
            self.write(path, "#pragma once\n")

    def test_table_is_read_from_cmake(self):
        table = includes.may_use(self.tree())
        self.assertEqual(table["base"], set())
        self.assertEqual(table["cardtext"], {"program", "base"})
        self.assertEqual(table["games"], {"kernel", "program", "base"})

    def test_allowed(self):
        self.write("src/kernel/run.cpp", '#include "kernel/state.h"\n#include "view.h"\n'
                   '#include "base/id.h"\n#include "program/code.h"\n#include <vector>\n')
        self.write("games/crystal/a.cpp",
                   '#include "games/crystal/rules/deploy.h"\n#include "kernel/state.h"\n')
        self.assertEqual(self.found(includes.check), [])

    def test_forbidden_folder(self):
        self.write("src/kernel/run.cpp", '\n#include "cardtext/read.h"\n')
        [problem] = self.found(includes.check)
        self.assertIn("src/kernel/run.cpp:2: kernel must not include src/cardtext/read.h", problem)

    def test_relative_path_does_not_hide_it(self):
        self.write("src/base/bad.h", '#include "../kernel/state.h"\n')
        self.assertEqual(len(self.found(includes.check)), 1)

    def test_angle_brackets_do_not_hide_it(self):
        self.write("src/base/bad.h", "#  include <kernel/state.h>\n")
        self.assertEqual(len(self.found(includes.check)), 2)

    def test_kernel_knows_no_game_and_games_not_each_other(self):
        self.write("src/kernel/bad.h", '#include "games/crystal/rules/deploy.h"\n')
        self.write("games/crystal/bad.h",
                   '#include "games/grimlore/rules/test.h"\n#include "cardtext/read.h"\n')
        self.assertEqual(len(self.found(includes.check)), 3)

    def test_players_do_not_see_the_state(self):
        self.write("src/players/greedy.cpp", '#include "kernel/view.h"\n#include "kernel/state.h"\n')
        [problem] = self.found(includes.check)
        self.assertIn("players must not include kernel/state.h", problem)

    def test_kernel_has_no_clock(self):
        self.write("src/kernel/run.cpp", "#include <chrono>\n#include <cstdio>\n")
        self.assertEqual(len(self.found(includes.check)), 2)

    def test_tests_and_apps_may_include_anything(self):
        self.write("src/kernel/run_test.cpp", '#include "cardtext/read.h"\n#include <chrono>\n')
        self.write("apps/verbatim.cpp", '#include "cardtext/read.h"\n')
        self.assertEqual(self.found(includes.check), [])

    def test_undeclared_folder(self):
        self.write("src/extra/a.h", "")
        self.assertIn("not declared", self.found(includes.check)[0])

    def test_table_people_read(self):
        rows = ["| folder | may use |", "| `base` | |", "| `program`, `players` | `base` |",
                "| `cardtext`, `kernel` | `program`, `base` |", "| `games/*` | `kernel`, `program`, `base` |"]
        self.write("ARCHITECTURE.md", "\n".join(rows))
        [problem] = self.found(includes.check_table)
        self.assertIn("ARCHITECTURE.md:3: players may use", problem)
        self.write("ARCHITECTURE.md", "\n".join(rows[:-1]).replace(", `players`", ""))
        self.assertEqual(len(self.found(includes.check_table)), 2)


class ClauseCitations(TreeTest):
    def setUp(self):
        super().setUp()
        self.write("games/demo/rulebook.md", RULEBOOK)

    def clauses(self):
        return Clauses(self.tree())

    def problems(self):
        return [str(problem) for problem in self.clauses().problems]

    def test_definitions(self):
        clauses = self.clauses()
        self.assertEqual(list(clauses.clauses), ["XY 4.2", "XY N4.3", "XY R-13"])
        self.assertEqual(clauses.clauses["XY R-13"].text, "Lose.")
        self.assertEqual(self.problems(), [])

    def test_good_citations_are_sorted_into_tests_and_others(self):
        self.write("games/demo/draw.cpp", "// [XY 4.2] one card\n")
        self.write("games/demo/draw_test.cpp", "// [XY 4.2, N4.3]\n")
        self.write("games/demo/scenarios/01.feature", "Scenario: [XY R-13] lose\n")
        clauses = self.clauses()
        self.assertEqual(clauses.problems, [])
        self.assertEqual(clauses.clauses["XY 4.2"].others, ["games/demo/draw.cpp:1"])
        self.assertEqual(clauses.clauses["XY 4.2"].tests, ["games/demo/draw_test.cpp:1"])
        self.assertEqual(clauses.clauses["XY R-13"].tests, ["games/demo/scenarios/01.feature:1"])
        self.assertEqual(clauses.untested("XY"), [])

    def test_what_a_test_says_is_no_citation(self):
        self.write("games/demo/draw_test.cpp", 'expect("[XY 4.2]");  // "so" [XY N4.3]\n')
        clauses = self.clauses()
        self.assertEqual(clauses.clauses["XY 4.2"].tests, [])
        self.assertEqual(clauses.clauses["XY N4.3"].tests, ["games/demo/draw_test.cpp:1"])
        self.write("games/demo/draw_test.cpp", 'expect("[XY 9.9]");\n')
        self.assertEqual(self.problems(),
                         ["games/demo/draw_test.cpp:1: there is no clause XY 9.9 in games/demo/rulebook.md"])

    def test_undefined_clause(self):
        self.write("src/kernel/a.cpp", "\n// [XY 4.2, 9.9]\n")
        self.assertEqual(self.problems(),
                         ["src/kernel/a.cpp:2: there is no clause XY 9.9 in games/demo/rulebook.md"])

    def test_unreadable_citation(self):
        self.write("src/kernel/a.cpp", "// [XY 4.2-4.3]\n")
        self.assertIn("cannot read the citation", self.problems()[0])

    def test_unknown_prefix_warns(self):
        self.write("src/kernel/a.cpp", "// [QQ 4.2]\n")
        [problem] = self.clauses().problems
        self.assertTrue(problem.warning)

    def test_what_is_no_citation(self):
        self.write("docs/a.md", "[XY rulebook](games/demo/rulebook.md), values[4], [MIT], [XY]\n")
        self.assertEqual(self.problems(), [])

    def test_clauses_are_said_by_their_game(self):
        self.write("docs/clauses.md", "Prefix: AB\n**AB 1** For all games.\n")
        self.write("src/match/a.cpp", 'f("no XY 4.2 here");  // "XY 4.2"\n// say "XY 4.2"\n'
                   'g(\'"\', "AB 1", "XYZ 4", "\\"", "XY R-13: lost");\n')
        self.write("src/match/a_test.cpp", 'f("XY 4.2");\n')
        self.write("games/demo/draw.cpp", 'f("XY 4.2");\n')
        self.assertEqual(self.problems(),
                         ["src/match/a.cpp:1: XY 4.2 is said here, below src/; the game says its clauses",
                          "src/match/a.cpp:3: XY R-13 is said here, below src/; the game says its clauses"])

    def test_defined_twice_or_under_other_letters(self):
        self.write("games/demo/rulebook.md", RULEBOOK + "**XY 4.2** Again.\n**ZZ 1** Foreign.\n")
        self.assertEqual(len(self.problems()), 2)

    def test_rulebook_without_prefix(self):
        self.write("docs/clauses.md", "**AB 1** No prefix line.\n")
        self.assertIn("docs/clauses.md:1", self.problems()[0])

    def test_untested(self):
        self.write("tests/whole_test.cpp", "// [XY 4.2]\n")
        [run] = self.clauses().untested("XY")
        self.assertEqual([clause.id for clause in run], ["N4.3", "R-13"])

    def test_table(self):
        self.write("tests/whole_test.cpp", "// [XY 4.2]\n")
        rows = list(self.clauses().table("XY"))
        self.assertEqual(rows[1], "XY 4.2\tDraw a card.\tgames/demo/rulebook.md:4\ttests/whole_test.cpp:1\t")


class LayoutAndWording(TreeTest):
    def test_tests_outside_test_files(self):
        self.write("tests/conformance/laws.cpp", "TEST(Laws, Hold) {}\n")
        self.write("tests/conformance/laws_test.cpp", "TEST(Laws, Hold) {}\n")
        self.assertEqual(self.found(layout.check),
                         ["tests/conformance/laws.cpp:1: a test outside *_test.cpp is never run"])

    def test_long_file_warns(self):
        self.write("src/base/long.h", "//\n" * 401)
        [problem] = layout.check(self.tree())
        self.assertTrue(problem.warning)

    def test_wording(self):
        self.write("a.md", "see /" + "work/main/x\n")
        self.write("b.md", "as the previous " + "session left it, iss" + "ue #12\n")
        self.write("c.md", "a session of play; hard work/rest; an issue of 3 cards; frame/work/flow\n")
        self.assertEqual([p.split(":")[0] for p in self.found(wording.check)], ["a.md", "b.md", "b.md"])

    @unittest.skipUnless(shutil.which(formatting.TOOL), "clang-format is not installed")
    def test_format_and_its_memory(self):
        self.write(".clang-format", "BasedOnStyle: Google\n")
        self.write("src/base/good.h", "int f();\n")
        self.write("src/base/bad.h", "int   f( );\n")
        for _ in range(2):  # a file that failed is looked at again
            self.assertEqual(self.found(formatting.check),
                             ["src/base/bad.h:1: not formatted; 'make format' does it"])
        self.write("src/base/bad.h", "int f();\n")
        self.assertEqual(self.found(formatting.check), [])


class CommandLine(TreeTest):
    def run_check(self, *arguments):
        return subprocess.run([sys.executable, TOOLS / "check", "--root", self.root, *arguments],
                              capture_output=True, text=True)

    def setUp(self):
        super().setUp()
        self.write(".clang-format", "BasedOnStyle: Google\n")
        self.write("games/demo/rulebook.md", RULEBOOK)

    def test_exit_codes(self):
        self.assertEqual(self.run_check().returncode, 0)
        self.assertEqual(self.run_check("--strict-prefix", "XY").returncode, 1)
        self.assertEqual(self.run_check("--strict-prefix", "QQ").returncode, 1)
        self.write("src/base/bad.h", '#include "kernel/a.h"\n')
        self.write("src/kernel/a.h", "")
        self.assertEqual(self.run_check().returncode, 1)

    def test_rules(self):
        run = self.run_check("rules", "XY")
        self.assertEqual(run.returncode, 0)
        self.assertEqual(len(run.stdout.splitlines()), 4)
        self.assertNotEqual(self.run_check("rules", "QQ").returncode, 0)


class Counting(TreeTest):
    """tools/test adds up what the test programs report."""

    def setUp(self):
        super().setUp()
        loader = importlib.machinery.SourceFileLoader("tools_test", str(TOOLS / "test"))
        self.module = importlib.util.module_from_spec(importlib.util.spec_from_loader("tools_test", loader))
        loader.exec_module(self.module)

    def count(self, programs, reports):
        self.write("ctest.xml", "<testsuite>" + "".join(
            f'<testcase name="{name}" status="{status}"><system-out>{out}</system-out></testcase>'
            for name, status, out in programs) + "</testsuite>")
        for name, text in reports.items():
            self.write(f"{name}.xml", text)
        tally = self.module.Tally()
        shown = io.StringIO()
        with contextlib.redirect_stdout(shown):
            self.module.count_cases(tally, self.root / "ctest.xml", self.root)
        return (tally.passed, tally.failed, tally.skipped), shown.getvalue()

    def test_cases_are_counted(self):
        report = ('<testsuites><testsuite><testcase status="run" result="completed"/>'
                  '<testcase status="run" result="completed"><failure/></testcase>'
                  '<testcase status="run" result="skipped"/><testcase status="notrun"/>'
                  '</testsuite></testsuites>')
        counts, _ = self.count([("a", "fail", ""), ("script", "run", "")], {"a": report})
        self.assertEqual(counts, (2, 1, 2))

    def test_crash_names_the_case(self):
        out = "[ RUN      ] A.Fine\n[       OK ] A.Fine (0 ms)\n[ RUN      ] A.Crash\n"
        counts, shown = self.count([("a", "fail", out)], {})
        self.assertEqual(counts, (0, 1, 0))
        self.assertIn("A.Crash and did not come back", shown)
        self.assertNotIn("A.Fine", shown)

    def test_bad_end_after_good_cases(self):
        report = '<testsuites><testsuite><testcase status="run"/></testsuite></testsuites>'
        self.assertEqual(self.count([("a", "fail", "")], {"a": report})[0], (1, 1, 0))


if __name__ == "__main__":
    unittest.main()

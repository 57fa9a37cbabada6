"""Clauses of the rulebooks and the places that cite them.

A rulebook (games/*/rulebook.md, docs/clauses.md) declares its letters with a line `Prefix: XY`, and defines a
clause with a line that begins `**XY 4.2**`, after list or heading marks if any. `[XY 4.2]` cites it, and
`[XY 4.2, 4.3]` cites two. A test in C++ cites in its comments: what it has between quotation marks is said, or
expected to be said, and proves nothing of the clause (`verbatim rules` reads them alike).
"""

import re
from dataclasses import dataclass, field
from fnmatch import fnmatch
from itertools import groupby

from .tree import CPP, Problem, is_test

RULEBOOKS = ("games/*/rulebook.md", "docs/clauses.md")
CITING = {"src", "games", "tests", "apps", "docs", "bench", "fuzz", "bindings", "web",
          "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"}

ID = r"[A-Z]{0,2}-?\d+(?:\.\d+)*[a-z]?"
PREFIX_LINE = re.compile(r"^\W*Prefix:\W*([A-Z]{2,4})\b")
DEFINITION = re.compile(r"^\s*(?:[-*#]+\s+)*\*\*([A-Z]{2,4}) (" + ID + r")\*\*[\s.:]*(.*)")
CITATION = re.compile(r"\[([A-Z]{2,4}) ([A-Z]{0,2}-?\d[^\]\n]*)\]")
TESTS = ("_test.cpp", "_test.py", ".feature")  # what is beside them below tests/ helps them, or is told by a game
# What stands between quotation marks in a line of C++; comments and single letters are passed over.
LITERAL = re.compile(r'//.*|\'(?:\\.|[^\'\\])+\'|"((?:\\.|[^"\\])*)"')


@dataclass
class Clause:
    prefix: str
    id: str
    path: str
    line: int
    text: str
    tests: list = field(default_factory=list)  # "file:line" of each test that cites it
    others: list = field(default_factory=list)  # ... and of code, cards and documents

    @property
    def name(self):
        return f"{self.prefix} {self.id}"


class Clauses:
    """Every clause with what cites it, and the problems met while reading them."""

    def __init__(self, tree):
        self.problems = []
        self.clauses = {}  # "XY 4.2" -> Clause, in the order of the rulebooks
        self.prefixes = {}  # "XY" -> the rulebook that declares it
        rulebooks = [p for p in tree.paths if any(fnmatch(p, pattern) for pattern in RULEBOOKS)]
        for path in rulebooks:
            self._read_definitions(path, tree.lines(path))
        for path in tree.select(folders=CITING):
            self._read_citations(path, tree.lines(path))
        for path in tree.select(CPP, {"src"}):
            if not is_test(path):
                self._find_said(path, tree.lines(path))

    def _say(self, path, line, message, warning=False):
        self.problems.append(Problem(path, line, message, warning))

    def _read_definitions(self, path, lines):
        declared = [(n, m.group(1)) for n, line in enumerate(lines, 1) if (m := PREFIX_LINE.match(line))]
        if len(declared) != 1:
            self._say(path, 1, "a rulebook declares its clauses' letters with exactly one line 'Prefix: XY'")
            return
        number, prefix = declared[0]
        if prefix in self.prefixes:
            self._say(path, number, f"the prefix {prefix} belongs to {self.prefixes[prefix]}")
            return
        self.prefixes[prefix] = path
        for number, line in enumerate(lines, 1):
            match = DEFINITION.match(line)
            if not match:
                continue
            clause = Clause(match.group(1), match.group(2), path, number, match.group(3).strip())
            if clause.prefix != prefix:
                self._say(path, number, f"{clause.name} is defined in the rulebook of {prefix}")
            elif clause.name in self.clauses:
                first = self.clauses[clause.name]
                self._say(path, number, f"{clause.name} is defined twice, first at line {first.line}")
            else:
                self.clauses[clause.name] = clause

    def _read_citations(self, path, lines):
        for number, line in enumerate(lines, 1):
            literals = [m.span(1) for m in LITERAL.finditer(line) if m.group(1)] if path.endswith(CPP) else []
            for match in CITATION.finditer(line):
                said = any(begin <= match.start() < end for begin, end in literals)
                self._cite(path, number, match.group(1), match.group(2), not said)

    def _find_said(self, path, lines):
        """What serves every game says no clause of one: the game hands over what messages cite."""
        games = [prefix for prefix, rulebook in self.prefixes.items() if rulebook.startswith("games/")]
        said = re.compile(rf"\b(?:{'|'.join(games)}) [A-Z]{{0,2}}-?\d+(?:\.\d+)*") if games else None
        for number, line in enumerate(lines, 1):
            for literal in LITERAL.finditer(line) if said else ():
                if match := said.search(literal.group(1) or ""):
                    self._say(path, number, f"{match.group(0)} is said here, below src/; the game says its clauses")

    def _cite(self, path, number, prefix, ids, meant):
        if prefix not in self.prefixes:
            self._say(path, number, f"[{prefix} {ids}]: no rulebook declares the prefix {prefix}", warning=True)
            return
        for part in ids.split(","):
            id = part.strip().removeprefix(prefix + " ")
            clause = self.clauses.get(f"{prefix} {id}")
            if clause:
                tests = path.endswith(TESTS) and meant
                (clause.tests if tests else clause.others).append(f"{path}:{number}")
            elif re.fullmatch(ID, id):
                self._say(path, number, f"there is no clause {prefix} {id} in {self.prefixes[prefix]}")
            else:
                self._say(path, number, f"cannot read the citation [{prefix} {ids}]: write one id, "
                          f"or several with commas between")

    def untested(self, prefix):
        """The clauses that no test cites, as runs of neighbours in the rulebook."""
        mine = (clause for clause in self.clauses.values() if clause.prefix == prefix)
        return [list(run) for tested, run in groupby(mine, lambda clause: bool(clause.tests)) if not tested]

    def count(self, prefix):
        return sum(clause.prefix == prefix for clause in self.clauses.values())

    def table(self, prefix):
        """Tab-separated lines: clause, text, where it is defined, tests that cite it, other places that do."""
        yield "clause\ttext\tdefined\ttests\tothers"
        for clause in self.clauses.values():
            if clause.prefix == prefix:
                yield "\t".join([clause.name, clause.text.replace("\t", " "), f"{clause.path}:{clause.line}",
                                 " ".join(clause.tests), " ".join(clause.others)])

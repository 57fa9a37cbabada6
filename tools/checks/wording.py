"""The project speaks of itself alone: nothing about the machine or the errand that a file came from.

The patterns hold a bracket so that they do not find themselves.
"""

import re

from .tree import Problem

FORBIDDEN = [
    (re.compile(r"(?<![\w.])/(wor[k]|roo[t]|tm[p]/bash_jobs|hom[e]/\w+)/"), "a path of one machine"),
    (re.compile(r"\b(deb\.debian\.or[g]|registry\.npmjs\.or[g]|files\.pythonhosted\.or[g])\b"),
     "the address of a package registry"),
    (re.compile(r"\b(this|last|next|earlier|previous|later) sessio[n]\b", re.I), "who worked when"),
    (re.compile(r"\b[i]ssue #?\d+\b", re.I), "the number of an issue: say what it was about"),
]


def check(tree):
    for path in tree.paths:
        for number, line in enumerate(tree.lines(path), 1):
            for pattern, what in FORBIDDEN:
                match = pattern.search(line)
                if match:
                    yield Problem(path, number, f"'{match.group(0)}': {what}")

"""The files of the project, and what a check says about one of them."""

import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

CPP = (".cpp", ".h")


@dataclass(frozen=True)
class Problem:
    path: str  # from the root of the project
    line: int
    message: str
    warning: bool = False  # a warning is shown and fails nothing

    def __str__(self):
        return f"{self.path}:{self.line}: {'warning: ' if self.warning else ''}{self.message}"


class Tree:
    """The project's own files: what git tracks, or would track if it were added."""

    def __init__(self, root):
        self.root = Path(root)
        self._lines = {}

    @cached_property
    def paths(self):
        if (self.root / ".git").exists():
            listed = subprocess.run(
                ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                cwd=self.root, check=True, capture_output=True, text=True).stdout.split("\0")
        else:
            listed = [p.relative_to(self.root).as_posix() for p in self.root.rglob("*")
                      if "build" not in p.relative_to(self.root).parts[:1]]
        return sorted({p for p in listed if p and (self.root / p).is_file()})

    def select(self, suffixes=None, folders=None):
        for path in self.paths:
            if suffixes and not path.endswith(suffixes):
                continue
            if folders and path.split("/")[0] not in folders:
                continue
            yield path

    def lines(self, path):
        """The lines of a text file; none for a file that is not text."""
        if path not in self._lines:
            try:
                self._lines[path] = (self.root / path).read_text(encoding="utf-8").splitlines()
            except UnicodeDecodeError:
                self._lines[path] = []
        return self._lines[path]

    def exists(self, path):
        return (self.root / path).is_file()


def is_test(path):
    return path.endswith(("_test.cpp", "_test.py", ".feature")) or path.startswith("tests/")

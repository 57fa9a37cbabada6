"""C++ is formatted by clang-format 19. Files that passed before, byte for byte, are not looked at again."""

import hashlib
import json
import re
import shutil
import subprocess

from .tree import CPP, Problem

TOOL = "clang-format-19"
DIAGNOSTIC = re.compile(r"^(.+?):(\d+):\d+: (?:error|warning): (.*)")


def check(tree):
    if not shutil.which(TOOL):
        yield Problem(".clang-format", 1, f"{TOOL} is not installed; tools/setup installs it")
        return
    remembered = tree.root / "build" / "check" / "formatted.json"
    style = (tree.root / ".clang-format").read_bytes()
    digests = {path: hashlib.sha256(style + (tree.root / path).read_bytes()).hexdigest()
               for path in tree.select(CPP)}
    passed = set(json.loads(remembered.read_text())) if remembered.exists() else set()
    todo = [path for path, digest in digests.items() if digest not in passed]
    wrong = {}
    if todo:
        run = subprocess.run([TOOL, "--dry-run", "-Werror", *todo], cwd=tree.root, capture_output=True, text=True)
        for line in run.stderr.splitlines():
            match = DIAGNOSTIC.match(line)
            if match:
                wrong.setdefault(match.group(1), (int(match.group(2)), match.group(3)))
        if run.returncode and not wrong:
            yield Problem(".clang-format", 1, run.stderr.strip())
            return
    for path, (line, _) in wrong.items():
        yield Problem(path, line, "not formatted; 'make format' does it")
    remembered.parent.mkdir(parents=True, exist_ok=True)
    remembered.write_text(json.dumps(sorted(d for p, d in digests.items() if p not in wrong)))

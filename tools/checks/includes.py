"""Who may include whom. The table itself is in CMakeLists.txt, where it also decides what is linked."""

import posixpath
import re

from .tree import CPP, Problem, is_test

# Below kernel/, a player may see only what a seat at the table may know, choose and imagine; never the state
# of the match it sits in.
PLAYERS_MAY_SEE = {"kernel/view.h", "kernel/decision.h", "kernel/sandbox.h"}

# The kernel and the games are deterministic and silent: no clocks, no randomness of their own; and the kernel
# reads and writes nothing.
CLOCKS_AND_CHANCE = {"chrono", "ctime", "random", "time.h"}
INPUT_OUTPUT = {"iostream", "fstream", "filesystem", "cstdio", "stdio.h"}
FORBIDDEN_SYSTEM = {"kernel": CLOCKS_AND_CHANCE | INPUT_OUTPUT, "games": CLOCKS_AND_CHANCE}

INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')
FOLDER = re.compile(r"^verbatim_(?:folder\((\w+)|(games)\()([^)]*)\)", re.M)


def may_use(tree):
    """{folder: folders it may include}, as CMakeLists.txt declares it; the games are one folder, 'games'."""
    table = {}
    for name, games, rest in FOLDER.findall("\n".join(tree.lines("CMakeLists.txt"))):
        uses = re.search(r"USES([a-z\s]*)", rest)
        table[name or games] = set(uses.group(1).split()) if uses else set()
    return table


def folder_of(path):
    """src/kernel/state.h -> 'kernel'; games/crystal/... -> 'games/crystal'; anything else -> None."""
    parts = path.split("/")
    if parts[0] == "src" and len(parts) > 2:
        return parts[1]
    if parts[0] == "games" and len(parts) > 2:
        return "/".join(parts[:2])
    return None


def resolve(tree, includer, target):
    """The project file that an #include means, or None when it is not one of ours."""
    for base in (posixpath.dirname(includer), "src", ""):
        path = posixpath.normpath(posixpath.join(base, target))
        if tree.exists(path):
            return path
    return None


def check(tree):
    table = may_use(tree)
    for path in tree.select(CPP, {"src", "games"}):
        folder = folder_of(path)
        if folder is None or is_test(path):
            continue
        kind = folder.split("/")[0]
        if kind not in table:
            yield Problem(path, 1, f"the folder {folder} is not declared in CMakeLists.txt")
            continue
        for number, line in enumerate(tree.lines(path), 1):
            match = INCLUDE.match(line)
            if match:
                yield from _judge(tree, table, Problem(path, number, ""), folder, kind, *match.groups())


def _judge(tree, table, place, folder, kind, mark, target):
    def problem(message):
        return Problem(place.path, place.line, message)

    found = resolve(tree, place.path, target)
    if found is None:
        if target in FORBIDDEN_SYSTEM.get(kind, ()):
            yield problem(f"{folder} must not use <{target}>: no clocks, no chance of its own"
                          + (", no input or output" if target in INPUT_OUTPUT else ""))
        return
    if mark == "<":
        yield problem(f'{target} is ours: include it with "quotes"')
    other = folder_of(found)
    if other == folder:
        return
    if other is None or other not in table[kind]:
        allowed = ", ".join(sorted(table[kind])) or "nothing"
        yield problem(f"{folder} must not include {found} (it may use: {allowed})")
    elif folder == "players" and other == "kernel" and target not in PLAYERS_MAY_SEE:
        yield problem(f"players must not include {target} (of kernel, only: "
                      + ", ".join(sorted(PLAYERS_MAY_SEE)) + ")")


ROW = re.compile(r"^\|([^|]+)\|([^|]*)\|")


def check_table(tree):
    """The table that people read, in ARCHITECTURE.md, must be the one that is enforced."""
    if not tree.exists("ARCHITECTURE.md"):
        return
    table = may_use(tree)
    shown = set()
    for number, line in enumerate(tree.lines("ARCHITECTURE.md"), 1):
        match = ROW.match(line)
        names = re.findall(r"`([\w/*]+)`", match.group(1)) if match else []
        for name in (n.removesuffix("/*") for n in names):
            if name not in table:
                continue
            shown.add(name)
            said = set(re.findall(r"`(\w+)`", match.group(2)))
            if said != table[name]:
                yield Problem("ARCHITECTURE.md", number, f"{name} may use {sorted(said)} here, "
                              f"but {sorted(table[name])} in CMakeLists.txt")
    for name in sorted(table.keys() - shown):
        yield Problem("ARCHITECTURE.md", 1, f"the table of who may include whom lacks {name}")

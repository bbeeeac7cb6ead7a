"""Which room may import which: the order of the rooms, and the imports of each file.

Nothing points left. A station may import only stations above it, and only some doors lead out of the compiler.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

ROAD = (
    "replacing",
    "bottom_up",
    "frozen",
    "wordings",
    "verbs",
    "source/text",
    "diagnostics",
    "result",
    "packed",
    "proofs",
    "gc_paused",
    "source",
    "packs",
    "syntax",
    "scenario_keys",
    "verbs",
    "meaning",
    "sources",
    "plan",
    "reach",
    "handlers",
    "native",
    "graph",
    "text",
    "lint",
    "diff",
    "book",
    "pipeline",
    "cards",
    "script",
    "scenario_course",
    "hindrances",
    "ability_state",
    "scenarios",
    "scenarios_below",
    "scenario_story",
    "examples",
    "set_ups",
    "check",
    "fixing",
    "pytest_plugin",
    "build",
    "",
    "lsp",
    "cli",
)
"""The stations of compiler/, first to last; the empty one is compiler/__init__.py, the doors.

A place in a text comes before the diagnostics that point at it, and reading a text comes after, for it may complain.
What verbs do is known before rules are understood; the plan is made of what they mean, the handlers of the plan.
"""

DOORS_TO_RUNTIME = {
    "meaning",
    "handlers",
    "native",
    "graph",
    "pipeline",
    "script",
    "scenario_course",
    "hindrances",
    "ability_state",
    "scenarios",
}
DOORS_TO_RUNTIME |= {"build", "examples", "scenario_story", "set_ups", "", "cli"}
"""Stations that see the runtime: the directions of a grid, the names that handlers use, the games that are played,
those in which a loop is tried."""

OPEN_DOORS = ("rulewright.runtime.files", "rulewright.runtime.limits")
"""What every station may use of the runtime: how files are read and written, and how large they and numbers may be."""

PLAIN = {"__future__", "typing", "importlib"}
"""What generated code may use of Python's own: types, and what finds the module of an edition."""

DATA_ROOMS = {"grammar", "rules"}

ONE_DOOR = {
    "lark": re.compile(r"compiler/syntax/"),
    "networkx": re.compile(r"compiler/graph/"),
    "jinja2": re.compile(r"(.*/)?templates\.py$"),
}
"""Where a foreign library may be seen; its types stop there."""

GAME_WORDS = re.compile(
    r"(?<![a-z])("
    "food|fuel|ammo|meds|mutant|survivor|laborer|ranger|scholar|harbor|metro|barricade|outrider|outpost|basecamp"
    "|blacklist|raid|fatigue|scavenge|directive|rescue"
    r")s?(?![a-z])",
    re.IGNORECASE,
)
"""Words of particular games; they belong in packs. An underscore ends a word, so that `food_cost` is found too."""


@dataclass(frozen=True, slots=True)
class Import:
    """One imported module, by its full name, and the names taken from it."""

    module: str
    names: tuple[str, ...]
    line: int


def imports(path: str, code: str) -> Iterator[Import]:
    """What a file imports, anywhere in it; relative imports by their installed names."""
    package = ["rulewright", *PurePosixPath(path).parent.parts]
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, (), node.lineno)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            names = tuple(alias.name for alias in node.names)
            if module == "rulewright":
                yield from (Import(f"{module}.{name}", (), node.lineno) for name in names)
            else:
                yield Import(module, names, node.lineno)


def station(inside: tuple[str, ...]) -> str:
    """The station of a module in compiler/: that of its file, where it has one of its own, or of its room."""
    file = "/".join(inside[:2])
    return file if file in ROAD else "".join(inside[:1])


def here(path: str) -> str:
    """The station of a file in compiler/."""
    inside = PurePosixPath(path).with_suffix("").parts[1:]
    return station(tuple(part for part in inside if part != "__init__"))


def there(found: Import) -> set[str]:
    """The stations that an import from `rulewright.compiler` reaches."""
    inside = tuple(found.module.split(".")[2:])
    if inside:
        return {station((*inside, name)) for name in found.names or ("",)}
    return {name if name in ROAD else "" for name in found.names or ("",)}


def complaints(path: str, code: str, runtime_names: frozenset[str]) -> Iterator[str]:
    """What is wrong with the imports of one file."""
    room = path.split("/")[0]
    if room in DATA_ROOMS and not all(map(is_text, ast.parse(code).body)):
        yield f"{path}: {room}/ holds data only"
    for found in imports(path, code):
        where = f"{path}:{found.line}"
        top, _, rest = found.module.partition(".")
        door = ONE_DOOR.get(top)
        if door and not door.match(path):
            yield f"{where}: {top} is seen only by files like {door.pattern}"
        if top == "rulewright":
            other = rest.partition(".")[0]
            yield from (f"{where}: {wrong}" for wrong in between_rooms(path, room, other, found, runtime_names))
        elif room == "generated" and top not in PLAIN:
            yield f"{where}: generated code imports only rulewright.runtime"


def is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def between_rooms(path: str, room: str, other: str, found: Import, runtime_names: frozenset[str]) -> Iterator[str]:
    """What is wrong with one import of our own."""
    if room == "runtime" and other != "runtime":
        yield "the runtime imports nothing of ours"
    if room == "generated" and other != "generated":
        strange = set(found.names) - runtime_names
        if found.module != "rulewright.runtime" or not found.names or strange:
            yield "generated code takes only names that the runtime gives out, straight from rulewright.runtime"
    if room == "compiler":
        yield from on_the_road(here(path), other, found)


def is_open(found: Import) -> bool:
    """Whether all that is imported lies behind an open door."""
    names = [f"{found.module}.{name}" for name in found.names or ("",)]
    return all(name.startswith(tuple(f"{door}." for door in OPEN_DOORS)) or name in OPEN_DOORS for name in names)


def on_the_road(at: str, other: str, found: Import) -> Iterator[str]:
    """What is wrong with one import in compiler/."""
    if other == "runtime" and at not in DOORS_TO_RUNTIME and not is_open(found):
        yield f"only {', '.join(sorted(DOORS_TO_RUNTIME))} may look at the runtime"
    if other == "generated" and at != "cli":
        yield "the compiler writes generated/ and does not read it; only cli plays it"
    if other != "compiler":
        return
    for to in there(found):
        if strange := {at, to}.difference(ROAD):
            yield f"compiler/{', '.join(sorted(strange))} has no place on the road; give it one in tests/flow.py"
        elif ROAD.index(to) > ROAD.index(at):
            yield f"compiler/{at or '__init__'} points left: compiler/{to or '__init__'} comes after it"


FILES = {"open", "write_text", "write_bytes", "read_bytes", "mkstemp", "NamedTemporaryFile"}
"""Ways to open a file, of which only runtime/files/ makes use. What lies in our own package is read as its resource."""

OTHER_OPEN = {"os", "tarfile"}
"""What `open` of these does is something else."""


def other_ways_to_files(path: str, code: str) -> Iterator[str]:
    """Where a file is opened past the one reader and the one writer."""
    own = {node.arg for node in ast.walk(ast.parse(code)) if isinstance(node, ast.arg)}
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            of = ast.unparse(node.func.value) if isinstance(node.func, ast.Attribute) else ""
            if name in FILES - own and of not in OTHER_OPEN:
                yield f"{path}:{node.lineno}: `{name}`: files are read and written by rulewright.runtime.files"


def game_words(path: str, text: str) -> Iterator[str]:
    """Words of a particular game, with their lines."""
    for number, line in enumerate(text.splitlines(), 1):
        for word in GAME_WORDS.finditer(line):
            yield f"{path}:{number}: “{word.group()}” is a word of one game; it belongs in its pack"

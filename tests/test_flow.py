"""Rooms import only earlier rooms, foreign types stop at the door, and no room knows a particular game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from flow import complaints, game_words, other_ways_to_files

ROOT = Path(__file__).parent.parent
ROOMS = ("grammar", "rules", "compiler", "runtime", "generated")
KNOW_NO_GAME = ("grammar", "compiler", "runtime")
TEXT = {".py", ".lark", ".j2", ".md", ".json", ".toml", ".ftl"}


def files(rooms: tuple[str, ...], kinds: set[str]) -> list[Path]:
    found = [path for room in rooms for path in sorted((ROOT / room).rglob("*")) if path.suffix in kinds]
    assert found, f"no file in {rooms}: is this the right folder?"
    return found


def runtime_names() -> frozenset[str]:
    """What the runtime gives out, read without running it."""
    for node in ast.parse((ROOT / "runtime/doors.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return frozenset(ast.literal_eval(node.value))
    return frozenset()


def test_nothing_points_left() -> None:
    allowed = runtime_names()
    wrong = [
        complaint
        for path in files(ROOMS, {".py"})
        for complaint in complaints(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"), allowed)
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_files_are_read_and_written_in_one_way() -> None:
    wrong = [
        complaint
        for path in files(("compiler", "runtime"), {".py"})
        if "runtime/files/" not in path.as_posix()
        for complaint in other_ways_to_files(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    ]
    assert not wrong, "\n" + "\n".join(wrong)
    assert list(other_ways_to_files("x.py", "open('a')\nPath('a').write_text('b')\nos.open('a', 0)\n")) == [
        "x.py:1: `open`: files are read and written by rulewright.runtime.files",
        "x.py:2: `write_text`: files are read and written by rulewright.runtime.files",
    ]


def test_no_room_knows_a_game() -> None:
    wrong = [
        complaint
        for path in files(KNOW_NO_GAME, TEXT)
        for complaint in game_words(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    ]
    assert not wrong, "\n" + "\n".join(wrong)


FAULTS = [
    ("grammar/__init__.py", '"""Data."""\nx = 1', "data only"),
    ("rules/__init__.py", '"""Data."""\nimport os', "data only"),
    ("rules/shuffle.py", "x = 1", "data only"),
    ("compiler/source/text.py", "from ..diagnostics.diagnostic import Diagnostic", "points left"),
    ("compiler/source/text.py", "from .literate import blank", "points left"),
    ("compiler/source/text.py", "from . import literate", "points left"),
    ("compiler/source/load.py", "from ..syntax.parse import parse", "points left"),
    ("compiler/diagnostics/diagnostic.py", "from ..result import Result", "points left"),
    ("compiler/diagnostics/diagnostic.py", "from ..source import literate", "points left"),
    ("compiler/syntax/parse.py", "def f():\n    from ..meaning.model import Model", "points left"),
    ("compiler/meaning/check.py", "from .. import pipeline", "points left"),
    ("compiler/meaning/check.py", "from .. import compile_pack", "points left"),
    ("compiler/meaning/check.py", "import rulewright.compiler.graph.chains", "points left"),
    ("compiler/verbs/gain.py", "from ..meaning.model import Model", "points left"),
    ("compiler/meaning/check.py", "from ..plan.lower import lower", "points left"),
    ("compiler/plan/lower.py", "from ..handlers.tree import Code", "points left"),
    ("compiler/pipeline.py", "from .cli.main import main", "points left"),
    ("compiler/diagnostics/words/syntax.py", "from ...syntax.nodes import Node", "points left"),
    ("compiler/attic/old.py", "from ..result import Result", "no place on the road"),
    ("compiler/result.py", "from .attic import old", "no place on the road"),
    ("compiler/syntax/parse.py", "from rulewright.runtime import piles", "look at the runtime"),
    ("compiler/plan/lower.py", "from rulewright.runtime import Rules", "look at the runtime"),
    ("compiler/syntax/parse.py", "from rulewright.runtime import verbs", "look at the runtime"),
    ("compiler/verbs/draw.py", "from ..source.text import Span", "points left"),
    ("compiler/syntax/parse.py", "import rulewright.runtime", "look at the runtime"),
    ("compiler/syntax/parse.py", "from rulewright import runtime", "look at the runtime"),
    ("compiler/handlers/module.py", "import rulewright.generated", "does not read it"),
    ("compiler/meaning/resolve.py", "import lark.tree", "lark is seen only"),
    ("compiler/text/read.py", "from lark import Lark", "lark is seen only"),
    ("runtime/game.py", "import networkx as nx", "networkx is seen only"),
    ("compiler/book/pages.py", "import jinja2", "jinja2 is seen only"),
    ("runtime/game.py", "from rulewright.compiler.result import Result", "nothing of ours"),
    ("runtime/bots/first.py", "from ...compiler import result", "nothing of ours"),
    ("runtime/game.py", "import rulewright.generated", "nothing of ours"),
    ("generated/chess.py", "import random", "only rulewright.runtime"),
    ("generated/chess.py", "from rulewright.runtime.game import Game", "that the runtime gives out"),
    ("generated/chess.py", "from rulewright.runtime import Hidden", "that the runtime gives out"),
    ("generated/chess.py", "import rulewright.runtime", "that the runtime gives out"),
]

HARMLESS = [
    (
        "compiler/source/literate.py",
        "from ..result import Result\nfrom ..diagnostics.words import source\nfrom .text import Span",
    ),
    ("compiler/diagnostics/diagnostic.py", "from ..source import text\nfrom ..source.text import Source, Span"),
    ("compiler/result.py", "from .diagnostics.diagnostic import Diagnostic\nfrom .source.text import Span"),
    ("compiler/syntax/parse.py", "from lark import Lark\nfrom . import nodes\nfrom ..result import Result"),
    ("compiler/meaning/check.py", "from ..verbs import VERBS\nfrom ..syntax.nodes import Node"),
    ("compiler/plan/acts.py", "from ..meaning import model as m\nfrom ..verbs import VERBS"),
    ("compiler/handlers/steps.py", "from rulewright.runtime import Rules\nfrom ..plan import steps as s"),
    ("compiler/book/templates.py", "import jinja2\nfrom .names import name"),
    ("compiler/cli/main.py", "from .. import compile_pack, pipeline\nfrom rulewright.generated import chess"),
    ("compiler/__init__.py", "from .pipeline import compile_pack"),
    ("runtime/bots/first.py", "from ..public import Game\nfrom . import bot"),
    (
        "generated/chess.py",
        "from __future__ import annotations\nfrom typing import Any\nfrom rulewright.runtime import Game",
    ),
]


@pytest.mark.parametrize(("path", "code", "said"), FAULTS)
def test_a_planted_import_is_found(path: str, code: str, said: str) -> None:
    found = list(complaints(path, code, frozenset({"Game"})))
    assert found and all(said in complaint for complaint in found)


@pytest.mark.parametrize(("path", "code"), HARMLESS)
def test_an_allowed_import_is_left_alone(path: str, code: str) -> None:
    assert not list(complaints(path, code, frozenset({"Game"})))


@pytest.mark.parametrize("text", ["raid", "Food", "two survivors", "food_cost", "{ $ammo }", "a-mutant"])
def test_a_planted_game_word_is_found(text: str) -> None:
    assert list(game_words("compiler/plan/x.py", text))


@pytest.mark.parametrize("text", ["afraid", "braided", "metronome", "a fatigued reader"])
def test_other_words_are_left_alone(text: str) -> None:
    assert not list(game_words("compiler/plan/x.py", text))

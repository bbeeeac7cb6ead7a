"""The meaning of verbs is data: each definition is complete, and no other code compares a verb's name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from rulewright.compiler.verbs import VERBS
from rulewright.compiler.verbs.verb import Held, Least, Step, Verb, role_of

ROOT = Path(__file__).parent.parent

STILL = {
    "runtime/streams.py": "how a stream words goods, and what is shown of a pile that is revealed",
    "runtime/memory.py": "what seats can say of things after a pile was revealed or mixed",
    "runtime/play/telling.py": "how the table groups what it tells",
    "runtime/play/entries.py": "what a line of a rule has told already",
    "runtime/laws.py": "a law that exhausts raises the event of the verb",
    "runtime/payments.py": "a payment raises the event of the verb",
}
"""Where the runtime still knows verbs by name, and what for. An added verb gets the default sentence there."""

NOT_VERBS = {
    ("compiler/handlers/block_ends.py", "pay"): "a function of the runtime",
    ("compiler/handlers/block_ends.py", "treat"): "a function of the runtime",
    ("compiler/handlers/steps.py", "follow"): "a function of the runtime",
    ("compiler/handlers/slots.py", "put"): "a function of the runtime",
    ("compiler/native/listeners.py", "follow"): "a function of the machine",
    ("compiler/native/slots.py", "put"): "a function of the machine",
    ("compiler/replacing.py", "put"): "the function that sets a field",
    ("runtime/doors.py", "follow"): "a function of the runtime",
    ("runtime/doors.py", "pay"): "a function of the runtime",
    ("runtime/doors.py", "put"): "a function of the runtime",
    ("runtime/doors.py", "treat"): "a function of the runtime",
    ("runtime/actions.py", "pay"): "the prompt of a question",
    ("runtime/core.py", "pay"): "the prompt of a question",
    ("runtime/decisions.py", "pay"): "the prompt of a question",
    ("runtime/chance_seat.py", "draw"): "a sort of chance",
    ("runtime/chance_seat.py", "shuffle"): "a sort of chance",
    ("runtime/game.py", "draw"): "a sort of chance",
    ("runtime/drawing.py", "draw"): "a sort of chance",
    ("compiler/meaning/scenarios.py", "draw"): "`given draw is ace`: what chance will bring, a word of scenarios",
    ("compiler/text/fields_told.py", "gain"): "the name of a slot of phrases",
    ("runtime/play/asking.py", "pay"): "the prompt of a question",
    ("compiler/handlers/conditions.py", "roll"): "a function of the runtime",
    ("compiler/meaning/acts.py", "roll"): "the form of the act: its result has a name",
    ("compiler/meaning/scenarios.py", "roll"): "`given roll is 6`: what chance will bring, a word of scenarios",
    ("compiler/script.py", "roll"): "a sort of chance",
    ("compiler/text/view/lines.py", "roll"): "a value that chance gives, told as an act",
    ("runtime/chance.py", "roll"): "a sort of chance",
    ("runtime/chance_seat.py", "roll"): "a sort of chance",
    ("runtime/doors.py", "roll"): "a function of the runtime",
    ("runtime/game.py", "roll"): "the answers of a roll-out",
    ("compiler/syntax/mend.py", "put"): "`put` in the sentence of a fix",
    ("compiler/syntax/taken.py", "roll"): "the form of the act: a word that begins a line",
    ("compiler/text/backwards/alike.py", "draw"): "the phrase of a draw that does not say from where",
    (
        "compiler/text/backwards/completed.py",
        "draw",
    ): "the phrases of a draw that does not say from where, and of one that does",
    ("compiler/text/backwards/completed.py", "move"): "the phrase of a thing that goes to a pile",
    ("compiler/text/backwards/samples.py", "draw"): "the phrase of a draw that says from where to where",
    ("compiler/cli/worded.py", "draw"): "the same, in a message",
    ("compiler/text/backwards/rules.py", "pay"): "the price in a phrase of a kind, which is always paid",
    ("compiler/text/view/lines.py", "put"): "the sort of a step: a value that is set",
}
"""Words that only look like a verb's name, and what they are."""


@pytest.mark.parametrize("verb", VERBS.values(), ids=list(VERBS))
def test_a_verb_is_whole(verb: Verb) -> None:
    """Its steps speak of its roles, and of what a step before has given; its phrases, of its roles."""
    assert VERBS[verb.name] is verb and verb.says.endswith((".", "`"))
    roles = {role.name for role in verb.roles}
    known = {"you", "many", "", *roles}
    for step in verb.does:
        values = {value for name, value in _values(step) if name != "gives"}
        assert values <= known, f"{verb.name}: {step} speaks of {values - known}"
        known |= {value for name, value in _values(step) if name == "gives"}
    for said in verb.said:
        assert {role for role, _ in said.fields} <= roles
    assert all(role.default in ("", "you") or role_of(verb, role.default) for role in verb.roles)


def _values(part: object) -> Iterator[tuple[str, str]]:
    """The values in a step, each with the field that it is in."""
    assert isinstance(part, Step | Held | Least)
    for field in fields(part):
        value: object = getattr(part, field.name)
        if isinstance(value, Held | Least):
            yield from _values(value)
        elif isinstance(value, str):
            yield field.name, value
        elif isinstance(value, tuple):
            yield from ((field.name, one) for one in value if isinstance(one, str))


def names_in(path: str, code: str) -> Iterator[tuple[int, str]]:
    """Where a file has a verb's name as a text, or the id of a phrase made from one."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found = re.fullmatch(r"(?:(?:act|event)-)?([a-z]+)(?:-[a-z-]+)?", node.value)
            word = found[1] if found else ""
            whole = node.value == word or node.value.startswith((f"act-{word}", f"event-{word}"))
            if whole and word in VERBS and (path, word) not in NOT_VERBS:
                yield node.lineno, node.value


def test_no_code_compares_the_name_of_a_verb() -> None:
    """What a verb does is asked of its data, so that a verb that is added is understood like any other."""
    files = [path for room in ("compiler", "runtime") for path in sorted((ROOT / room).rglob("*.py"))]
    paths = {path.relative_to(ROOT).as_posix(): path for path in files}
    wrong = [
        f"{name}:{line}: {word!r}"
        for name, path in paths.items()
        if not name.startswith(("compiler/verbs/", *STILL))
        for line, word in names_in(name, path.read_text("utf-8"))
    ]
    assert not wrong, "\n" + "\n".join(wrong)
    assert all((ROOT / path).exists() for path in (*STILL, *(path for path, _ in NOT_VERBS)))


@pytest.mark.parametrize(
    "code",
    [
        'x = verb == "gain"',
        'x = verb in ("draw", "move")',
        'match act:\n    case Act(verb="pay"):\n        pass',
        'SILENT = frozenset({"follow"})',
        'x = node("act-gain-for")',
        'x = {"event-win": 1}',
    ],
)
def test_a_planted_name_is_found(code: str) -> None:
    assert list(names_in("compiler/graph/x.py", code))


@pytest.mark.parametrize(
    "code", ['"""gain: goods come to a player."""', 'x = "gain 1 coin"', 'x = "act-raise"', 'x = f"act-{verb}"']
)
def test_other_texts_are_left_alone(code: str) -> None:
    assert not list(names_in("compiler/graph/x.py", code))

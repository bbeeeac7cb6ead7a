"""A handler as functions: its decorator, a docstring that says where it comes from, a function for each step."""

from __future__ import annotations

from json import dumps

from ..meaning import model as m
from ..source.text import headings_above
from ..source.text import place as place_of
from .expressions import Place, quoted
from .names import Names
from .steps import steps_of
from .writing import Steps

LONGEST = 110


def said(step: m.Step) -> str:
    """Where a rule stands and its first line, as a docstring."""
    source = step.at.source
    path = " › ".join(headings_above(source, step.at.start))
    line = source.text[step.at.start : step.at.end].strip().split("\n")[0].strip()
    text = f"{path}: {line}" if path else line
    return f'"""{docstring(text)}"""'


def docstring(text: str) -> str:
    """Text of an author as it can stand in a docstring: nothing in it ends it, nothing in it is read as code."""
    return json_text(text).rstrip()


def json_text(text: str) -> str:
    return dumps(text, ensure_ascii=False)[1:-1].translate(UNSEEN)


UNSEEN = {
    code: f"\\u{code:04x}"
    for code in (
        *range(0x80, 0xA0),
        0x2028,
        0x2029,
        *range(0x200B, 0x2010),
        *range(0x202A, 0x202F),
        *range(0x2060, 0x2070),
        0xFEFF,
    )
}
"""Characters that cannot be seen, or turn the direction of what is read."""


def functions(
    decorator: str,
    name: str,
    block: m.Block,
    place: Place,
    names: Names,
    at: m.Step,
    rewritable: frozenset[str],
    id: str,
) -> list[str]:
    """A handler: its decorator, its first step, the steps that follow, and what each seat does by itself."""
    steps = Steps(place, name=id, rewritable=rewritable)
    bodies = steps_of(block, steps)
    first = names.of(name)
    lines: list[str] = []
    for number, body in enumerate(bodies):
        if number:
            lines += ["", "", f"@{first}.then"]
        else:
            lines += decorator.split("\n")
        title = first if not number else names.of(f"{name}_{number + 1}")
        lines.append(f"def {title}(game: Game, you: str, v: Vars) -> Next:")
        if not number:
            lines.append(f"    {said(at)}")
        lines += [f"    {line}" for line in body]
    for part, inner, within in steps.parts:
        decorator = f"@pack.part({quoted(part)}, {at_of(at)})"
        lines += ["", "", *functions(decorator, f"{name}_in_secret", inner, within, names, at, frozenset(), part)]
    return lines


def at_of(step: m.Step) -> str:
    return f"at={quoted(place_of(step.at))}"


def decorator_of(name: str, args: list[str]) -> str:
    """A decorator on one line, or an argument to a line."""
    text = f"@pack.{name}({', '.join(args)})"
    if len(text) <= LONGEST:
        return text
    return f"@pack.{name}(\n" + "".join(f"    {arg},\n" for arg in args) + ")"


def params_of(pairs: list[tuple[str, str]]) -> str:
    return f"params=({''.join(f'({quoted(role)}, {quoted(name)}), ' for role, name in pairs)})"

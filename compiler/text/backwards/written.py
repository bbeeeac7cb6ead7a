"""Writes a tree in the rules language, on one line or several.

The result is only a proposal: the caller reads it again and compares the trees.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

from ...meaning import model as m
from ..english import of_others
from ..tree import Node, Value, value
from .wordings import Part, wordings


class Unwritten(Exception):
    """The rules language has no template for a node, or none that fits here."""


@dataclass(slots=True)
class Writing:
    """State while a text is written."""

    model: m.Model
    asked: bool = True
    """Whether the lines say `you may`. They do not if a law of the kind asks already."""
    chosen: set[str] = field(default_factory=set[str])
    """Kinds of which a thing has been chosen and named."""
    names: dict[str, str] = field(default_factory=dict[str, str])
    """By kind: the loop variable, or the name of a parameter."""
    options: int = 0
    flat: bool = False
    """Whether an amount is written as one value: `(count crew of you) coins`."""

    def text(self, node: Node) -> str:
        """A node in its template."""
        found = wordings().get(node.type)
        if found is None:
            return self._without(node)
        text = ""
        for one in found:
            text += one if isinstance(one, str) else _beneath(text, self._part(node, one))
        return text

    def plain(self, found: Value | None, between: str = ", ") -> str:
        match found:
            case Node():
                return self.text(found)
            case tuple():
                return between.join(map(self.text, found))
            case None:
                raise Unwritten
            case _:
                return str(found)

    @contextmanager
    def within(self, kind: str, name: str) -> Generator[None, None, None]:
        """Names a loop variable for the lines of the loop."""
        before = dict(self.names)
        self.names[kind] = name
        try:
            yield
        finally:
            self.names = before

    def _part(self, node: Node, part: Part) -> str:
        from .manners import MANNERS

        manner = MANNERS.get(part.manner)
        found = value(node, part.field)
        return manner(self, node, found) if manner is not None else self.plain(found, part.manner)

    def _without(self, node: Node) -> str:
        """A node without a template: acts of other players, rules of the pack."""
        from .own import own_text
        from .seats import seats_text

        if node.type in ("clause-seat", "clause-for-seat"):
            return seats_text(node, self)
        if node.type == "clause-if-seat":
            cond, *fields = sorted(node.fields)
            lines = seats_text(Node("clause-seat", tuple(fields)), self)
            return f"if {self.plain(cond[1])}:\n  {_beneath('  ', lines)}"
        base, _, who = node.type.rpartition("-")
        if not base.startswith("event-") or who not in OTHERS:
            return own_text(node, self)
        yours = self.text(Node(base, node.fields))
        self.names.pop("player", None)
        if not yours.startswith("you "):
            raise Unwritten
        return f"{OTHERS[who]} {as_others(yours.removeprefix('you '))}"


Manner: TypeAlias = Callable[[Writing, Node, Value | None], str]
"""A special way to write a field."""

OTHERS = {"anyone": "any player", "other": "another player"}


def as_others(done: str) -> str:
    """`gain 1 coin` as another player does it: `gains 1 coin`. Inside, that player is `you`."""
    verb, blank, rest = done.partition(" ")
    return f"{of_others(verb, True)}{blank}{rest}"


def nodes(found: Value | None) -> tuple[Node, ...]:
    match found:
        case Node():
            return (found,)
        case tuple():
            return found
        case _:
            raise Unwritten


def _beneath(before: str, text: str) -> str:
    """Indents the later lines of a text as far as the line that it begins on."""
    line = before.rpartition("\n")[2]
    far = line[: len(line) - len(line.lstrip())]
    return text.replace("\n", f"\n{far}") if far else text

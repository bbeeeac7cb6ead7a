"""A row of the table: an element, or another declaration that is a stand-in, split into columns."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from ..frozen import frozen
from ..pipeline import Compiled
from ..source.text import Span, place
from ..sources import Sourced, sources_of
from ..syntax import nodes
from ..syntax.write import phrase

ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n"}


@frozen
class Row:
    """`head` and `traits` are the first line of a declaration after its name, `lines` the lines below it."""

    kind: str
    id: str
    title: str
    head: str
    traits: Mapping[str, str]
    lines: str
    stand_in: bool
    at: Span

    @property
    def key(self) -> tuple[str, str]:
        return self.kind, self.id


def rows_of(compiled: Compiled, kinds: Collection[str] = ()) -> list[Row]:
    """Every element, and every other named declaration that is a stand-in, in the order in which they are written; only
    some kinds, if they are given."""
    sourced = {rule.at: rule for rule in sources_of(compiled.model, compiled.packs, compiled.parsed).rules}
    found: list[Row] = []
    for of_pack in compiled.parsed:
        for one in of_pack:
            for node in one.declarations:
                rule = sourced.get(node.span)
                if rule is not None and (row := row_of(node, rule)) is not None:
                    found.append(row)
    return [row for row in found if not kinds or row.kind in kinds]


def row_of(node: nodes.Node, rule: Sourced) -> Row | None:
    lines = below(node.span)
    if isinstance(node, nodes.Element):
        title = read_title(node.title.text) if node.title is not None else ""
        head = ", ".join(phrase(one).removeprefix(", ") for one in node.marks.items if not isinstance(one, nodes.Trait))
        traits = {one.name.text: phrase(one.value) for one in node.marks.items if isinstance(one, nodes.Trait)}
        return Row(rule.sort, rule.id, title, head, traits, lines, rule.stand_in, node.span)
    if not rule.stand_in or rule.id == place(node.span):
        return None
    return Row(rule.sort, rule.id, "", first_line(node.span), {}, lines, True, node.span)


def declared(row: Row, element: bool) -> str:
    """The row as a declaration."""
    head = row.head
    if element:
        title = f" {write_title(row.title)}" if row.title else ""
        traits = [f"{name} {value}" for name, value in row.traits.items() if value]
        head = ", ".join([f"{row.kind} {row.id}{title}", *filter(None, [row.head, *traits])])
    below = row.lines.split("\n") if row.lines else []
    return "\n".join([head, *(f"  {line}".rstrip() for line in below)])


def first_line(at: Span) -> str:
    return at.source.text[at.start : at.end].split("\n", 1)[0].rstrip()


def below(at: Span) -> str:
    """The lines below the first one, set out by one step; comments among them, too."""
    lines = at.source.text[at.start : at.end].rstrip().split("\n")[1:]
    return "\n".join(line.removeprefix("  ").rstrip() for line in lines)


def read_title(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], text[1:-1])


def write_title(title: str) -> str:
    return '"' + "".join(ESCAPES.get(letter, letter) for letter in title) + '"'

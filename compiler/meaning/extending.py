"""What an expansion adds to a declaration below it, in its place: lines, marks, members, rows, options.

extend market: option haggle: pay 1 coin        the choice in `to market` has one option more
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ..replacing import replace
from ..syntax import nodes
from .walking import swapped, walk

Extension = nodes.Extend | nodes.ExtendGroup | nodes.ExtendTable | nodes.ExtendChoice

TAKES = {
    nodes.Extend: "a kind or an element",
    nodes.ExtendGroup: "a group",
    nodes.ExtendTable: "a table",
    nodes.ExtendChoice: "a rule",
}
"""What each of them can be added to."""


def extended(found: nodes.Declaration, more: Extension) -> nodes.Declaration | str:
    """The declaration with what is added to it, or why it cannot be added."""
    made = MADE[type(more)](found, more)
    return made if made is not None else f"not {TAKES[type(more)]}"


def _lines(found: nodes.Declaration, more: Extension) -> nodes.Declaration | str | None:
    assert isinstance(more, nodes.Extend)
    if not isinstance(found, nodes.Element | nodes.Kind):
        return None
    if not more.marks.items and not more.body.lines:
        return "nothing is added"
    body = nodes.Body(found.body.span, found.body.lines + more.body.lines)
    if isinstance(found, nodes.Element):
        return replace(found, marks=nodes.Marks(found.marks.span, found.marks.items + more.marks.items), body=body)
    return "a kind has no marks" if more.marks.items else replace(found, body=body)


def _members(found: nodes.Declaration, more: Extension) -> nodes.Declaration | str | None:
    assert isinstance(more, nodes.ExtendGroup)
    return replace(found, members=found.members + more.members) if isinstance(found, nodes.Group) else None


def _rows(found: nodes.Declaration, more: Extension) -> nodes.Declaration | str | None:
    assert isinstance(more, nodes.ExtendTable)
    if not isinstance(found, nodes.Rows):
        return None
    rows = found.table.rows + more.table.rows
    if all(isinstance(row.keys[0], nodes.Number) and len(row.keys) == 1 for row in rows):
        rows = tuple(sorted(rows, key=_reached))  # A scale is in the order in which its lines are reached.
    return replace(found, table=nodes.Table(found.table.span, rows))


def _reached(row: nodes.Row) -> int:
    return int(cast("nodes.Number", row.keys[0]).digits.text[:18])


def _options(found: nodes.Declaration, more: Extension) -> nodes.Declaration | str | None:
    assert isinstance(more, nodes.ExtendChoice)
    if not isinstance(found, nodes.Rule):
        return None
    choices = [node for node in walk(found) if isinstance(node, nodes.ChooseOne | nodes.Either)]
    if len(choices) != 1:
        return f"{len(choices) or 'no'} choices in it: it must have one"
    choice = choices[0]
    if isinstance(choice, nodes.ChooseOne):
        longer = replace(choice, options=choice.options + more.options)
        return cast("nodes.Declaration", swapped(found, choice, longer))
    acts = tuple(act for option in more.options if (act := _act(option)) is not None)
    if len(acts) < len(more.options):
        return "its choice is among acts: an option for it does one act, on one line, without `if`"
    return cast("nodes.Declaration", swapped(found, choice, replace(choice, acts=choice.acts + acts)))


def _act(option: nodes.Option | nodes.Offer) -> nodes.Act | nodes.AtOnce | None:
    line = option.block.line if isinstance(option, nodes.Option) and isinstance(option.block, nodes.Inline) else None
    act = line.act if isinstance(line, nodes.Do) and option.test is None else None
    return act if isinstance(act, nodes.Act | nodes.AtOnce) else None


MADE: dict[type[nodes.Node], Callable[[nodes.Declaration, Extension], nodes.Declaration | str | None]] = {
    nodes.Extend: _lines,
    nodes.ExtendGroup: _members,
    nodes.ExtendTable: _rows,
    nodes.ExtendChoice: _options,
}

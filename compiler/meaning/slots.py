"""Slots resolved: counters, flags, markers and piles, and what each can be marked with.

pile hand of each player, of card, seen by owner      Slot("pile", "hand", owners=("player",), ...)
"""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming, twice
from ..syntax import nodes
from . import model as m
from .meant import number
from .names import Declared
from .printed import known, printed
from .scope import Scope, say
from .shifts import phase
from .world import is_kind, side_told

MARKS = {
    "counter": ("from", "starts", "excess", "score", "resets", "seen by"),
    "flag": ("resets", "seen by"),
    "marker": ("on", "resets", "seen by", "side"),
    "pile": ("of", "seen by", "refilled from", "room for", "stack", "bag"),
    "grid": ("rows", "columns"),
}
"""What each sort of slot can be marked with."""

ORDER, ORDERS = "order", ("stack", "bag")
"""How things lie in a pile is one mark with two words."""
CHOICES = {"seen by": ("everyone", "owner", "nobody"), "excess": ("lost", "refused")}


def slot_of(declared: Declared, scope: Scope) -> m.Slot:
    node = declared.node
    assert isinstance(node, nodes.Slot)
    sort, name = node.sort.text, node.name.text
    owners = tuple(word.text for word in (node.of, node.at) if word is not None)
    for word in (node.of, node.at):
        if word is not None and not is_kind(scope.world, word.text):
            say(scope, naming.unknown(word.span, word.text, scope.world.fields, "kind"))
    faults = len(scope.said)
    own = Scope(scope.world, scope.said, {kind: f"thing {kind}" for kind in owners}, choices=False)
    found: dict[str, m.Expr] = {}
    texts = {"of": "anything", "on": "anything", "seen by": "everyone"}
    texts |= {"refilled from": "", "excess": "lost", "resets": ""}
    tags: list[str] = []
    side = scope.world.sides.get(owners[0], "") if len(owners) == 1 else ""
    given: set[str] = set()
    for mark in node.marks.items:
        given_once(mark, given, scope)
        _slot_mark(mark, sort, found, texts, tags, own)
        if texts["seen by"] == "owner" and "player" not in owners and not (side and sort == "pile"):
            say(own, words.not_here(mark.span, "`owner`", "write whose it is, `of each player`, or `seen by nobody`"))
            texts["seen by"] = "nobody"
    if sort == "counter" and "empty-range" not in [one.slug for one in scope.said[faults:]]:
        _start(node, found, scope)
    if "side" in tags and sort == "marker" and scope.world.sides.get(side_told(node)) != name:
        say(scope, words.no_side(node.name.span))
    plural = node.plural.text if node.plural is not None else ""
    return m.Slot(
        node.span,
        sort,
        name,
        plural,
        owners,
        found.get("from"),
        found.get("to") or found.get("room for"),
        found.get("starts"),
        texts["excess"],
        texts["of"] if sort == "pile" else texts["on"],
        texts["seen by"],
        texts["refilled from"],
        texts["resets"],
        tuple(tags),
        declared.pack,
        side,
    )


def given_once(mark: nodes.Tag | nodes.Trait | nodes.Bound, given: set[str], scope: Scope) -> None:
    """A second mark would take the place of the first."""
    word = mark.word if isinstance(mark, nodes.Bound) else mark.name
    name = " ".join(word.text.split())
    if isinstance(mark, nodes.Bound) and mark.to is not None and name != "from":
        say(scope, words.not_here(mark.to.span, "an end", "only `from ... to ...` has one: `from 0 to 9`"))
    place = ORDER if name in ORDERS else name
    if place in given:
        say(scope, twice.said_twice(mark.span, name))
    given.add(place)


def _slot_mark(
    mark: nodes.Tag | nodes.Trait | nodes.Bound,
    sort: str,
    found: dict[str, m.Expr],
    texts: dict[str, str],
    tags: list[str],
    scope: Scope,
) -> None:
    word = mark.word if isinstance(mark, nodes.Bound) else mark.name
    name = " ".join(word.text.split())
    if name not in MARKS[sort]:
        say(scope, naming.unknown_mark(word.span, name, sort, MARKS[sort]))
    elif isinstance(mark, nodes.Tag):
        tags.append(name)
    elif name in texts:
        if isinstance(mark.value, nodes.Name):
            texts[name] = mark.value.word.text
            _slot_word(name, mark.value.word, scope)
        else:
            say(scope, words.not_here(mark.value.span, "this", "write a name"))
    else:
        found[name] = number(mark.value, scope)
        if name == "starts":
            printed(found[name], mark.value, scope)
        if isinstance(mark, nodes.Bound) and mark.to is not None:
            found["to"] = number(mark.to, scope)
            low, high = known(found[name]), known(found["to"])
            if low is not None and high is not None and high < low:
                say(scope, words.empty_range(mark.span, low, high))


def _start(node: nodes.Slot, found: dict[str, m.Expr], scope: Scope) -> None:
    """A counter starts within its bounds, as far as they are printed."""
    low, high = known(found.get("from")), known(found.get("to"))
    start = known(found.get("starts", m.Number(0)))
    if start is not None and ((low is not None and start < low) or (high is not None and start > high)):
        say(scope, words.outside(node.name.span, start, low, high))


def _slot_word(mark: str, word: nodes.Word, scope: Scope) -> None:
    """The word after a mark must be one of a few, a kind, or a pile."""
    names = scope.world.names.declared
    if mark in CHOICES:
        if word.text not in CHOICES[mark]:
            say(scope, naming.unknown_choice(word.span, word.text, mark, CHOICES[mark]))
    elif mark == "resets":
        phase(word, scope)
    elif mark == "refilled from":
        if word.text not in names or names[word.text].sort != "pile":
            say(scope, naming.unknown(word.span, word.text, [n for n, d in names.items() if d.sort == "pile"], "pile"))
    elif not is_kind(scope.world, word.text):
        say(scope, naming.unknown(word.span, word.text, scope.world.fields, "kind"))

"""Special ways to write a field: numbers in brackets, nouns with conditions, names, amounts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..tree import Node, Value, value
from . import layout
from .written import Manner, Unwritten, Writing, nodes

SUM = re.compile(r" [-+*/] | if |^-|^(count|total|highest|lowest) ")
"""Texts that need brackets inside another sum."""
WORD = re.compile(r"[a-z][a-z0-9-]*")
PLACES = ("which-from", "which-in", "which-of", "which-beside", "which-ray")
"""Conditions that go behind `of`."""
HOLDING = "which-holding"
OTHER = "which-other"

# ---- numbers


def bracketed(writing: Writing, _: Node, found: Value | None) -> str:
    text = writing.plain(found)
    return f"({text})" if SUM.search(text) else text


def key(writing: Writing, _: Node, found: Value | None) -> str:
    """The operand of `of` or `at`: one word, or brackets."""
    text = writing.plain(found)
    return text if WORD.fullmatch(text) else f"({text})"


# ---- goods


def times(_writing: Writing, _node: Node, found: Value | None) -> str:
    """A factor; nothing for 1."""
    return "" if found == 1 else f"{found} * "


def together(writing: Writing, node: Node, found: Value | None) -> str:
    return _amounts(writing, node, found, " + ")


def either(writing: Writing, node: Node, found: Value | None) -> str:
    return _amounts(writing, node, found, " or ")


def _amounts(writing: Writing, node: Node, found: Value | None, between: str) -> str:
    several = nodes(found)
    return writing.plain(found) if len(several) == 1 else between.join(flat(writing, node, one) for one in several)


def flat(writing: Writing, _: Node, found: Value | None) -> str:
    before, writing.flat = writing.flat, True
    try:
        return writing.plain(found)
    finally:
        writing.flat = before


def each(writing: Writing, node: Node, found: Value | None) -> str:
    """An amount for each thing."""
    things, n = _things(writing, node, found), value(node, "n")
    what = good(writing, node, value(node, "good"))
    if not writing.flat:
        return f"{n} {what} for each {things}"
    return f"({'' if n == 1 else f'{n} * '}count each {things}) {what}"


def scored(writing: Writing, node: Node, found: Value | None) -> str:
    """A score for each thing."""
    things, n = _things(writing, node, found), value(node, "n")
    return f"score count each {things}" if n == 1 else f"score {n} * count each {things}"


def _things(writing: Writing, node: Node, found: Value | None) -> str:
    """What is counted: all such things, or all but the card itself."""
    things = _noun(writing, str(found), nodes(value(node, "which") or ()))
    return f"other {things}" if "-other" in node.type else things


def per(writing: Writing, node: Node, found: Value | None) -> str:
    """A score for every few things or goods."""
    which, n = value(node, "which"), value(node, "n")
    what = f"count each {_noun(writing, str(found), nodes(which))}" if which is not None else f"{found} of you"
    share = f"{what} / {value(node, 'by')}"
    return share if n == 1 else f"{n} * ({share})"


def good(writing: Writing, node: Node, found: Value | None) -> str:
    """A good; in the plural unless there is one."""
    slot = writing.model.slots.get(str(found))
    return slot.plural if slot is not None and slot.plural and value(node, "n") != 1 else str(found)


# ---- nouns


def noun(writing: Writing, node: Node, found: Value | None) -> str:
    many = value(node, "n") not in (None, 1) or "any-number" in node.type
    return _noun(writing, str(found), nodes(value(node, "which") or ()), many)


def _noun(writing: Writing, kind: str, which: tuple[Node, ...], many: bool = False) -> str:
    """A noun with its conditions: `card of hand of you where (price of it at least 3)`."""
    place = [writing.text(one) for one in which if one.type in PLACES]
    holding = [writing.text(one) for one in which if one.type == HOLDING]
    if len(place) > 1 or len(holding) > 1:
        raise Unwritten
    tests = [one for one in which if one.type not in (*PLACES, HOLDING, OTHER)]
    named = _plural(writing, kind) if many else kind
    if place and which[0].type == "which-trait":
        # Before the place, the trait is part of the noun: `a sun-card of hand of you`.
        named, tests = f"{value(which[0], 'name')}-{kind}", tests[1:]
    other = [writing.text(one) for one in which if one.type == OTHER]
    return " ".join([*other, named, *place, *holding, *_tests(writing, tests)])


def _plural(writing: Writing, kind: str) -> str:
    known = writing.model.kinds.get(kind)
    return known.plural if known is not None and known.plural else kind


def where(writing: Writing, _: Node, found: Value | None) -> str:
    which = nodes(found)
    place = [writing.text(one) for one in which if one.type in PLACES]
    return " ".join([*place, *_tests(writing, [one for one in which if one.type not in PLACES])])


def _tests(writing: Writing, tests: list[Node]) -> list[str]:
    return [f"where ({' and '.join(map(writing.text, tests))})"] if tests else []


def tested(writing: Writing, _: Node, found: Value | None) -> str:
    """A condition that can be joined with `and`."""
    (one,) = nodes(found)
    return f"({writing.text(one)})" if one.type == "cond-any" else writing.text(one)


# ---- names


def choose(writing: Writing, _: Node, found: Value | None) -> str:
    """Names the chosen thing; later lines use the name."""
    if isinstance(found, Node) and found.type.startswith(("some-player", "some-opponent")):
        return "chosen-player"
    thing = value(found, "thing") if isinstance(found, Node) else None
    if not isinstance(thing, str):
        raise Unwritten
    writing.chosen.add(thing)
    return f"chosen-{thing}"


def chosen(writing: Writing, _: Node, found: Value | None) -> str:
    return f"chosen-{found}" if found in writing.chosen else f"the {found}"


def that(writing: Writing, _: Node, found: Value | None) -> str:
    return writing.names.get(str(found), f"the {found}")


def that_player(writing: Writing, _node: Node, _found: Value | None) -> str:
    return writing.names.get("player", "the player")


def one_of_them(_writing: Writing, _node: Node, found: Value | None) -> str:
    return f"that-{found}"


# ---- events


def heard(writing: Writing, _: Node, found: Value | None) -> str:
    """A counter of any player, whom the lines below call `player`."""
    return writing.plain(found).replace("of a player", "of the player")


def done(writing: Writing, _: Node, found: Value | None) -> str:
    """The event that a price is paid for, without its subject."""
    return writing.plain(found).removeprefix("you ")


def bare(_writing: Writing, _: Node, found: Value | None) -> str:
    """A pile without its owner."""
    pile = value(found, "pile") if isinstance(found, Node) else None
    if not isinstance(pile, str):
        raise Unwritten
    return pile


MANNERS: Mapping[str, Manner] = {
    "()": bracketed,
    "key": key,
    "times": times,
    "together": together,
    "either": either,
    "flat": flat,
    "each": each,
    "scored": scored,
    "per": per,
    "good": good,
    "noun": noun,
    "where": where,
    "and": tested,
    "choose": choose,
    "chosen": chosen,
    "that": that,
    "that-player": that_player,
    "one": one_of_them,
    "heard": heard,
    "done": done,
    "bare": bare,
    "option": layout.option,
    "lines": layout.lines,
    "below": layout.below,
    "instead": layout.instead,
    "willing": layout.willing,
}
"""By the word behind the bar of a field."""

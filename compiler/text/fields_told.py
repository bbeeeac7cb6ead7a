"""What a difference between a rule and its printed text is about, in an editor's words.

ability.effect.act.goods.amount.n   amount          ability.event.in.access     trigger
goods                               amount          ability.effect              optional, where only one says `may`
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Literal, TypeAlias

from ..frozen import frozen
from .phrasebook import Phrases
from .tree import Node
from .usage import Usage, usage
from .words import STOPS, number, words
from .write import traced

Field: TypeAlias = Literal["amount", "item", "area", "trigger", "scope", "optional", "order", "clause", "text"]

NUMBERS = frozenset({"n", "at", "gain", "by", "step", "limit"})
ITEMS = frozenset({"good", "goods", "group", "amount", "member", "reward", "kind", "as", "thing", "what", "some"})
AREAS = frozenset({"in", "to", "from", "on", "under", "pile", "access", "between", "target", "land", "holding"})
SCOPES = frozenset({"seat", "which", "ref"})
MORE = "+"
"""Behind a number: that many, or more."""
LEAST = 3
"""At most this many words more or fewer are a clause."""
MUCH = 12
"""So many words may stand beside a short sentence that is there whole."""
NEAR = 0.55
"""So alike two sentences must be for one to be a change of the other."""


@frozen
class Change:
    """A stretch in which a text has other words than our sentence."""

    field: Field
    rule: str
    text: str


def likeness(one: str, other: str) -> float:
    """How many of their words two sentences share, in the same order: from 0 to 1."""
    return SequenceMatcher(None, words(one), words(other), autojunk=False).ratio()


def field_of(path: str, rule: Node | None = None, text: Node | None = None) -> Field:
    """What the way to a difference between two trees is about."""
    steps = path.split(".")
    if rule is not None and text is not None and ("may" in rule.type) != ("may" in text.type):
        return "optional"
    if rule is not None and text is not None and _of_whom(rule) != _of_whom(text):
        return "scope"
    if "event" in steps or _hear(rule, text):
        return "trigger"
    last = steps[-1]
    for names, field in ((NUMBERS, "amount"), (AREAS, "area"), (SCOPES, "scope"), (ITEMS, "item")):
        if last in names or last.startswith("open-to"):
            found: Field = "area" if last.startswith("open-to") else field  # type: ignore[assignment]
            return found
    return "clause"


def _hear(rule: Node | None, text: Node | None) -> bool:
    """Whether both wait for something, before or after it."""
    return all(one is not None and "event" in dict(one.fields) for one in (rule, text))


def _of_whom(one: Node) -> bool:
    """Whether it says who does it, itself or what it is made of."""
    return any(name == "seat" or (isinstance(part, Node) and _of_whom(part)) for name, part in one.fields)


def changes(rule: Node, text: str, phrases: Phrases) -> list[Change]:
    """Where a text that no phrase reads has other words than our sentence; nothing where it is another sentence."""
    ours = [(word, path) for word, path in traced(rule, phrases) if word not in STOPS]
    theirs = [word for word in words(text) if word not in STOPS]
    mine = [word for word, _ in ours]
    matcher = SequenceMatcher(None, mine, theirs, autojunk=False)
    if not mine or (matcher.ratio() < NEAR and not _holds(theirs, mine)):
        return []
    if sorted(mine) == sorted(theirs):
        return [Change("order", " ".join(mine), " ".join(theirs))]
    known = usage(phrases.language)
    found: list[Change] = []
    for op, a, b, c, d in matcher.get_opcodes():
        if op != "equal" and (field := _changed(ours[a:b], theirs[c:d], ours[max(0, a - 1) : a], known)) is not None:
            found.append(Change(field, " ".join(mine[a:b]), " ".join(theirs[c:d])))
    return found


def _holds(theirs: list[str], mine: list[str]) -> bool:
    """Whether a text has all of our sentence in one piece, and no more than a clause or two beside it."""
    size = len(mine)
    starts = range(len(theirs) - size + 1)
    return len(theirs) <= 2 * size + MUCH and any(theirs[at : at + size] == mine for at in starts)


Traced: TypeAlias = list[tuple[str, tuple[str, ...]]]


def _changed(ours: Traced, theirs: list[str], before: Traced, known: Usage) -> Field | None:
    """What a stretch of other words is about; nothing where it may only be said in other words."""
    gone, come = {word for word, _ in ours}, set(theirs)
    paths = {step for _, path in ours or before for step in path}
    if not (ours and theirs) and max(len(ours), len(theirs)) > LEAST:
        return "clause"
    if known.wanted & (gone ^ come):
        return "optional"
    begins = {trigger[0] for trigger in known.triggers}
    if ("event" in paths and ours) or (begins & gone and begins & come):
        return "trigger"
    if any(number(word) is not None or word == MORE for word in gone ^ come):
        return "amount"
    if known.scoped & (gone ^ come):
        return "scope"
    if abs(len(ours) - len(theirs)) >= LEAST:
        return "clause"
    slots = {path[-1] for _, path in ours if path}
    if slots & AREAS:
        return "area"
    if slots & ITEMS:
        return "item"
    return "clause" if any(word[0].isalpha() for word in (gone ^ come) - known.small) else None

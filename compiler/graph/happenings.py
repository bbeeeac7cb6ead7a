"""What a happening is, and what is known of things and goods before a game is played.

gain 1 grain, or gain 1 part      gain grain and gain part, one of each, as a player chooses
if it is raining: gain 1 grain    gain grain, but not for sure
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from ..meaning import model as m
from ..source.text import Span

Amount: TypeAlias = "int | Literal['any']"
Seat = Literal["you", "other", "someone"]


@dataclass(frozen=True, slots=True)
class Change:
    """A counter goes up or down."""

    good: str
    of: Seat
    up: bool
    whole: bool = False
    """By as much as the act says, as far as the bounds let it."""


@dataclass(frozen=True, slots=True)
class Need:
    """The event is heard only while there is room in a counter (`up`), or something left of it."""

    good: str
    of: Seat
    up: bool
    held: bool = False
    """There is something left above zero, whatever the bound is."""
    spent: bool = True
    """Each time it is heard, there is less of that."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a verb does to counters, and what must be so of them for it to be heard."""

    changes: tuple[Change, ...] = ()
    needs: tuple[Need, ...] = ()


NO_EFFECT = Effect()


@dataclass(frozen=True, slots=True)
class What:
    """A thing of which only the sort is known. `picked`: the player has chosen it among those of its sort."""

    noun: m.Noun | None
    picked: bool = False


@dataclass(frozen=True, slots=True)
class Portion:
    """So much of a good."""

    good: str
    amount: Amount = "any"
    choice: bool = False
    sure: bool = True
    foreign: bool = False
    """It is written on another thing."""


Stock: TypeAlias = tuple[Portion, ...]
Known: TypeAlias = What | Stock | int | None
Roles: TypeAlias = tuple[tuple[str, Known], ...]


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that lines may cause, and that may be heard."""

    verb: str
    by: Seat
    roles: Roles = ()
    good: str = ""
    amount: Amount = "any"
    value: m.Expr | None = None
    choice: bool = False
    """Only one of several that somebody must choose among."""
    sure: bool = True
    """Nothing can keep it from happening when the lines are followed."""
    guards: tuple[str, ...] = ()
    foreign: bool = False
    led: bool = False
    """By what is written on another thing, which is followed, or as another changes it."""
    price: frozenset[str] = frozenset()
    """Goods that are always paid before it."""
    effect: Effect = NO_EFFECT
    """What it does to counters."""
    at: Span | None = field(default=None, compare=False, repr=False)


THE_END = "the end"
"""What happens when the game is ended. No rule can have this name, and nothing hears it."""


def becomes(slot: str, at: Span | None, seat: Seat, value: m.Expr | None = None, by: Amount = "any") -> Happening:
    """Something is set, or changed by so much; it may have been that already, and then nothing is heard. `good` is
    left for those that a verb has changed."""
    return Happening(f"{slot} becomes", seat, amount=by, value=value, at=at)


CHANGES = ("becomes", "rises", "falls", "comes", "leaves")


def is_change(verb: str) -> bool:
    """Whether it is a change of a counter, flag, marker or pile, and neither a verb, a rule nor a phase."""
    return verb.rpartition(" ")[0] != "" and verb.rpartition(" ")[2] in CHANGES


def event_of(one: Happening) -> tuple[object, ...]:
    """What makes two happenings the same, whoever is asked and whatever it depends on."""
    return (one.verb, one.by, one.roles, one.good, one.value)


def one_of(ways: Sequence[Sequence[Happening]]) -> list[Happening]:
    """Several ways to go on, of which a player must choose one."""
    kinds = [{event_of(one) for one in way} for way in ways]
    surely = [{event_of(one) for one in way if one.sure} for way in ways]
    found: list[Happening] = []
    for way in ways:
        for one in way:
            event = event_of(one)
            choice = one.choice or not all(event in kind for kind in kinds)
            sure = all(event in kind for kind in surely)
            found.append(replace(one, choice=choice, sure=sure))
    return found


def portions_of_one(ways: Sequence[Stock]) -> Stock:
    """The same, of goods."""
    return tuple(
        replace(
            portion,
            choice=portion.choice or not all(any(portion.good == other.good for other in way) for way in ways),
            sure=portion.sure and len(ways) == 1,
        )
        for way in ways
        for portion in way
    )


def unsure(found: Iterable[Happening], *guards: str) -> list[Happening]:
    """What happens only perhaps, and if so, what it hangs on."""
    return [replace(one, sure=False, guards=tuple(dict.fromkeys(guards + one.guards))) for one in found]


def doubt(one: Happening) -> tuple[bool, bool, int]:
    """How much a happening hangs on: of two of the same, the lesser tells more."""
    return (not one.sure, one.choice, len(one.guards))


def told_once(found: Iterable[Happening]) -> list[Happening]:
    """Each event once, as surely as it happens at all, where it does so most surely."""
    kept: dict[tuple[object, ...], Happening] = {}
    for one in found:
        key = (*event_of(one), one.amount, one.foreign, one.led)
        other = kept.get(key)
        if other is None:
            kept[key] = one
            continue
        both = one.price & other.price
        if doubt(one) < doubt(other):
            del kept[key]
            kept[key] = replace(one, price=both)
        else:
            kept[key] = replace(other, price=both)
    return list(kept.values())


def test_of(span: Span) -> str:
    """The test in the head of a step, as its author wrote it: `if grain of you at least 2: ...`."""
    text = span.source.text[span.start : span.end]
    quoted, end = False, len(text)
    for at, letter in enumerate(text):
        if letter == '"' and (at == 0 or text[at - 1] != "\\"):
            quoted = not quoted
        elif letter in ":\n" and not quoted:
            end = at
            break
    head = " ".join(text[:end].split())
    before, word, test = f" {head}".partition(" if ")
    return test if word else before.strip()

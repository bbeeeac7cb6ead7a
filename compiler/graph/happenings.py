"""What lines may cause, as it is known before a game is played: events that may be heard, and what counters become.

gain 1 grain, or gain 1 part      gain grain and gain part, each in one of two ways: a player chooses
if it is raining: gain 1 grain    gain grain, in one of two ways: a test decides
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from typing import Literal, TypeAlias

from ..frozen import frozen
from ..plan.expressions import Expr
from ..plan.open_phases import CHANGES
from ..replacing import replace
from ..source.text import Span

Amount: TypeAlias = "int | Literal['any']"
Key: TypeAlias = tuple[object, ...]
Seat = Literal["you", "other", "someone"]
Luck = Literal["", "chance", "hidden"]
Bound: TypeAlias = tuple[str, str, Seat]
"""below or above something, a counter or a flag, and whose: what a test asks for."""
Held: TypeAlias = tuple[str, int]
"""A flag of whoever acts, and what it is for sure."""

CHANCE, HIDDEN = "chance", "hidden"
GUARD_OF_LUCK = {CHANCE: "chance decides so", HIDDEN: "what lies hidden decides so"}


@frozen
class Way:
    """One of several ways to go on: where they part, which it is, of how many, and how often it may be gone."""

    key: Key
    number: int = 0
    total: int = 1
    times: int | None = 1


@frozen
class What:
    """A thing of which only the sort is known."""

    kind: str
    trait: str = ""
    ids: frozenset[str] | None = None
    """The elements it may be; None where they cannot be listed."""
    picked: bool = False
    """The acting player has chosen it among those of its sort."""
    facts: frozenset[Expr] = frozenset()
    """Tests that it has passed; they speak of it as `it`."""
    seat: Seat | None = None
    """Of a player: who it is."""
    luck: Luck = ""
    """Chance, or what nobody may see, decides which it is."""
    pile: str = ""
    """Where it comes from, where that is known."""


@frozen
class Portion:
    """So much of a good."""

    good: str
    amount: Amount = "any"
    choice: bool = False
    sure: bool = True
    foreign: bool = False
    """It is written on another thing."""
    ways: tuple[Way, ...] = ()
    luck: Luck = ""


Stock: TypeAlias = tuple[Portion, ...]
Known: TypeAlias = What | Stock | int | None
Roles: TypeAlias = tuple[tuple[str, Known], ...]


@frozen
class Change:
    """How an event changes the state: a counter goes up or down, a limit is renewed, and so on.

    `least` and `most` bound by how much; None is no bound. Where they are equal, it is just so much, as far as the
    ends of a counter let it.
    """

    axis: tuple[str, ...]
    """slot NAME, pile NAME, fresh ELEMENT, phase NAME, game, winner"""
    of: Seat
    least: int | None
    most: int | None
    heard: bool = False
    """The event is heard only if this is not nothing."""


@frozen
class Range:
    """What a counter may be after it has changed: from, to, and the end at which it stops. None is no bound."""

    low: int | None
    high: int | None
    end: int | None = None

    def holds(self, value: int) -> bool:
        above = self.low is None or value >= self.low
        below = self.high is None or value <= self.high
        return value == self.end or (above and below)


@frozen
class Happening:
    event: str
    by: Seat
    roles: Roles = ()
    good: str = ""
    amount: Amount = "any"
    value: Expr | None = None
    """Of what becomes something, what it becomes, where that is known."""
    range: Range | None = None
    """Else what it may become."""
    choice: bool = False
    """Only one of several that somebody must choose among."""
    sure: bool = True
    """Nothing can keep it from happening when the lines are followed."""
    guards: tuple[str, ...] = ()
    foreign: bool = False
    """By what is written on another thing."""
    led: bool = False
    """As another thing changes it."""
    luck: Luck = ""
    ways: tuple[Way, ...] = ()
    """The ways to be gone, from the outside in, for it to happen."""
    changes: tuple[Change, ...] = ()
    inside: tuple[str, ...] = ()
    """The phases that are open then, as far as the lines themselves open them, and the rules that are being done."""
    tests: tuple[Bound, ...] = ()
    """What must hold of counters and flags for it to happen."""
    held: tuple[Held, ...] = ()
    """What has been set before it, and cannot have been set back."""
    at: Span | None = field(default=None, compare=False, repr=False)


THE_END = "the end"
"""What happens when the game is ended. No rule can have this name, and nothing hears it."""


def is_change(event: str) -> bool:
    """Whether it is a change of a counter, flag, marker or pile, and neither a verb, a rule nor a phase."""
    return event.rpartition(" ")[0] != "" and event.rpartition(" ")[2] in CHANGES


CALLED = "called "
"""Before the name of a rule that is called while it is being done: it goes round."""
SILENT = ""
"""The event of what changes something and is not heard."""


def event_of(one: Happening) -> tuple[object, ...]:
    """What two equal happenings have in common, apart from who is asked and what it depends on."""
    return (one.event, one.by, one.roles, one.good, one.value)


def one_of(ways: Sequence[Sequence[Happening]], key: Key, chosen: bool = True) -> list[Happening]:
    """Several ways to continue, one of which is taken: a player chooses, or a test decides."""
    kinds = [{event_of(one) for one in way} for way in ways]
    surely = [{event_of(one) for one in way if one.sure} for way in ways]
    found: list[Happening] = []
    for number, way in enumerate(ways):
        for one in way:
            event = event_of(one)
            choice = one.choice or (chosen and not all(event in kind for kind in kinds))
            sure = all(event in kind for kind in surely)
            found.append(replace(one, choice=choice, sure=sure, ways=(Way(key, number, len(ways)), *one.ways)))
    return found


def portions_of_one(ways: Sequence[Stock], key: Key = ("either",)) -> Stock:
    """The same, of goods."""
    if len(ways) == 1:
        return ways[0]
    return tuple(
        replace(
            portion,
            choice=portion.choice or not all(any(portion.good == other.good for other in way) for way in ways),
            sure=False,
            ways=(Way(key, number, len(ways)), *portion.ways),
        )
        for number, way in enumerate(ways)
        for portion in way
    )


def tested(found: Iterable[Happening], tests: tuple[Bound, ...]) -> list[Happening]:
    """What happens only where tests hold."""
    return [replace(one, tests=(*tests, *one.tests)) for one in found] if tests else list(found)


def unsure(found: Iterable[Happening], *guards: str) -> list[Happening]:
    """What happens only perhaps, and if so, what it hangs on."""
    return [replace(one, sure=False, guards=tuple(dict.fromkeys(guards + one.guards))) for one in found]


def within(found: Iterable[Happening], *ways: Way) -> list[Happening]:
    """The same, in one way of several."""
    return [replace(one, ways=(*ways, *one.ways)) for one in found]


def perhaps_within(found: Iterable[Happening], *ways: Way) -> list[Happening]:
    """What happens only perhaps, in one way of several."""
    return [replace(one, sure=False, guards=tuple(dict.fromkeys(one.guards)), ways=(*ways, *one.ways)) for one in found]


def head_of(span: Span) -> str:
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

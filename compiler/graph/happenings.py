"""What lines may cause, as it is known before play: events that may be heard, and changes of counters.

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
"""A bound that a test requires: below or above something, the counter or flag, and its owner."""
Held: TypeAlias = tuple[str, int]
"""A flag of the acting player, and its certain value."""

CHANCE, HIDDEN = "chance", "hidden"
GUARD_OF_LUCK = {CHANCE: "chance decides so", HIDDEN: "what lies hidden decides so"}


@frozen
class Way:
    """One of several ways to go on: where they divide, which one it is, of how many, and how often it may be taken."""

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
    """Whether the acting player has chosen it among those of its sort."""
    facts: frozenset[Expr] = frozenset()
    """Tests that it has passed; they call it `it`."""
    seat: Seat | None = None
    """For a player, who it is."""
    luck: Luck = ""
    """Whether chance, or hidden information, decides which one it is."""
    pile: str = ""
    """The pile from which it comes, if it is known."""


@frozen
class Portion:
    """An amount of a good."""

    good: str
    amount: Amount = "any"
    choice: bool = False
    sure: bool = True
    foreign: bool = False
    """Whether another thing has it printed on it."""
    ways: tuple[Way, ...] = ()
    luck: Luck = ""


Stock: TypeAlias = tuple[Portion, ...]
Known: TypeAlias = What | Stock | int | None
Roles: TypeAlias = tuple[tuple[str, Known], ...]


@frozen
class Change:
    """How an event changes the state: a counter goes up or down, a limit is renewed, and so on.

    `least` and `most` bound the amount; None is no bound. Where they are equal, the amount is exact, as far as the
    bounds of a counter allow.
    """

    axis: tuple[str, ...]
    """slot NAME, pile NAME, fresh ELEMENT, phase NAME, game, winner"""
    of: Seat
    least: int | None
    most: int | None
    heard: bool = False
    """Whether the event is heard only if this change is not zero."""


@frozen
class Range:
    """The values that a counter may have after a change: from, to, and the bound at which it stops. None is no
    bound."""

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
    """For something that becomes a value, the value, where it is known."""
    range: Range | None = None
    """Otherwise the values it may have."""
    choice: bool = False
    """Whether it is only one of several that somebody must choose from."""
    sure: bool = True
    """Whether it surely happens when the lines run."""
    guards: tuple[str, ...] = ()
    foreign: bool = False
    """Whether the text of another thing causes it."""
    led: bool = False
    """Whether it depends on which thing is followed."""
    luck: Luck = ""
    ways: tuple[Way, ...] = ()
    """The ways that must be taken for it to happen, from the outside in."""
    changes: tuple[Change, ...] = ()
    inside: tuple[str, ...] = ()
    """The phases that are running then, as far as the lines themselves begin them, and the rules that are running."""
    tests: tuple[Bound, ...] = ()
    """The bounds that must hold for it to happen."""
    held: tuple[Held, ...] = ()
    """The flags that were surely set before it and not reset."""
    at: Span | None = field(default=None, compare=False, repr=False)


THE_END = "the end"
"""What happens when the game is ended. No rule can have this name, and nothing hears it."""


def is_change(event: str) -> bool:
    """Whether it is a change of a counter, flag, marker or pile, not a verb, a rule or a phase."""
    return event.rpartition(" ")[0] != "" and event.rpartition(" ")[2] in CHANGES


CALLED = "called "
"""Before the name of a rule that is called while it is running: a loop."""
SILENT = ""
"""The event of a change that nothing hears."""


def event_of(one: Happening) -> tuple[object, ...]:
    """What two equal happenings have in common, apart from the player who is asked and from their conditions."""
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
    """The same for goods."""
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
    """Uncertain happenings, with the conditions under which they happen."""
    return [replace(one, sure=False, guards=tuple(dict.fromkeys(guards + one.guards))) for one in found]


def within(found: Iterable[Happening], *ways: Way) -> list[Happening]:
    """The same, in one way of several."""
    return [replace(one, ways=(*ways, *one.ways)) for one in found]


def perhaps_within(found: Iterable[Happening], *ways: Way) -> list[Happening]:
    """Uncertain happenings in one way of several."""
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

"""What a generated module declares: who owns what, where it is kept, abilities and their laws, questions, elements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .frames import NONE, Run, Test


@dataclass(frozen=True, slots=True)
class Laws:
    """When an ability may be used."""

    optional: bool = False
    once: int = NONE
    times: int = 1
    exhausts: bool = False
    works_in: str = ""
    open_until: int = NONE
    waits: int = NONE
    only_while: Test | None = None


ALWAYS = Laws()


@dataclass(frozen=True, slots=True)
class Keys:
    """The owners of one kind: the lowest of their numbers, how many there are from it on, the stride."""

    kind: str
    first: int
    many: int
    stride: int

    def steps(self) -> dict[int, int]:
        """For each owner, the offset of its part."""
        return {self.first + n: n * self.stride for n in range(self.many)}


@dataclass(slots=True)
class Slot:
    """A counter, flag, marker or wallet: where it is stored, one value for each owner, and its bounds."""

    name: str
    sort: str
    base: int
    keys: tuple[Keys, ...]
    starts: int = 0
    low: int | Test | None = None
    high: int | Test | None = None
    excess: str = "lost"
    on: str = ""
    seen_by: str = "everyone"
    resets: str = ""
    side: str = ""
    tags: tuple[str, ...] = ()
    grown: int = NONE
    becomes: int = NONE
    rises: int = NONE
    falls: int = NONE
    """The numbers of its events, where an ability hears them."""
    heard: bool = False
    size: int = 0
    kept: bool = False
    """Whether a set that is kept up to date reads it."""
    steps: tuple[dict[int, int], ...] = ()
    """For each key: by owner, the offset of its part."""
    places: dict[tuple[int, ...], int] = field(default_factory=dict[tuple[int, ...], int])
    """Where the value of some owners is stored, as far as it has been looked up and none of them is a copy."""
    open: bool = False
    """Whether each seat can always have more of it, and nothing else changes with it."""


@dataclass(slots=True)
class Pile:
    name: str
    base: int
    keys: tuple[Keys, ...]
    holds: str = "anything"
    room: int | Test | None = None
    seen_by: str = "everyone"
    refilled: str = ""
    side: str = ""
    order: str = "row"
    size: int = 0
    comes: int = NONE
    leaves: int = NONE
    steps: tuple[dict[int, int], ...] = ()
    plain: bool = False
    """Whether it always has room, and no ability hears that a thing comes or leaves."""


@dataclass(frozen=True, slots=True)
class Wallet:
    """Points bought with goods. Points that are left are kept with the good that bought them."""

    name: str
    base: int
    until: str
    worth: dict[str, int]


@dataclass(slots=True)
class Routine:
    """A rule, ability, the lines of a thing, or what each seat does in secret."""

    id: str
    sort: str
    at: str
    run: Run
    params: tuple[tuple[str, str, str], ...] = ()
    """Role, name and sort of what its first registers hold."""
    registers: tuple[str, ...] = ()
    """The names of all its registers."""
    blocks: int = 1
    """How many blocks it has. A frame is always in one of them."""
    catches: Mapping[int, tuple[int, int, int, int, int]] = field(
        default_factory=dict[int, "tuple[int, int, int, int, int]"]
    )
    """By block: where the routine goes on when something required cannot be done, with how many phases and holds."""
    event: int = NONE
    before: int = NONE
    fits: Mapping[str, Any] = field(default_factory=dict[str, Any])
    can: Test | None = None
    whole: Test | None = None
    """For a rule before which an ability asks a price: whether both prices can be paid."""
    tail: tuple[int, ...] = ()


@dataclass(slots=True)
class Listener:
    """An ability that hears an event."""

    id: str
    event: int
    routine: int
    of: str
    laws: Laws
    hears: Test | None
    takes: tuple[int, ...]
    """The positions in the event of the named values with which it begins."""
    at: str
    can: Test | None = None
    cancels: Test | None = None
    """When it surely cancels the event, where the acting seat can see that before."""
    toll: Test | None = None
    """The price in goods that its owner pays first."""
    number: int = 0
    reach: int | None = None
    """How many parts of an event it uses; the rest is for the engine."""


@dataclass(slots=True)
class Free:
    """An ability without an event: the lines of an element."""

    id: str
    of: str
    laws: Laws
    at: str


@dataclass(slots=True)
class PriceAbility:
    id: str
    of: str
    laws: Laws
    swaps: Test
    at: str
    aim: Test | None = None
    """A test for what is being paid for."""
    goods: tuple[int, ...] = ()
    """One of these goods must be in the price; empty where any price will do."""
    test: Test | None = None
    """A test for that good."""


@dataclass(slots=True)
class CountsAs:
    id: str
    of: str
    one: str
    other: str
    reverse: bool
    laws: Laws
    at: str


@dataclass(slots=True)
class Modifier:
    value: str
    args: Test
    by: Test
    test: Test | None
    of: str
    laws: Laws


@dataclass(frozen=True, slots=True)
class Question:
    """A question at one place of the rules."""

    number: int
    prompt: str
    """choose, either, may, option, pay, order, count-as, use-ability"""
    at: str
    to: tuple[int, ...] = ()
    """For ways to go on, the block of each."""
    ways: tuple[str, ...] = ()
    after: int = 0
    into: int = NONE
    """The register that takes the answer."""
    sort: str = ""
    verb: str = ""
    role: str = ""
    given: Test | None = None
    """The roles before it, by their names in the rule that it is for."""
    named: bool = False
    """Whether the answer is only a name, such as a guess, and no thing from a certain place."""
    plain: bool = True
    """Whether every seat knows the options by the same numbers: none of them lies in a pile or has copies."""
    once: bool = False
    """Whether no thing is among the options twice, and they are in the order of their numbers."""
    clear: bool = False
    """Whether the seat that is asked sees where all options lie, as long as copies differ in nothing else."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb as it is played: its function, the roles that the function takes, and those of its event."""

    run: Test
    takes: tuple[str, ...]
    raises: tuple[str, ...]
    before: int
    sourced: bool = False


@dataclass(slots=True)
class Element:
    id: str
    kind: str
    title: str
    traits: Mapping[str, Any]
    copies: str = ""
    """`only` where every thing of it is a copy, `some` where there may be copies."""

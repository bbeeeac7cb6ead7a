"""What a pack brings to a game: the things there are and the handlers it owns. Generated modules fill one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game

Vars = dict[str, Any]
Next = int | None
StepFunction = Callable[["Game", str, Vars], Next]
Hears = Callable[["Game", str, str, Mapping[str, Any]], bool]
Possible = Callable[["Game", str, Vars], bool]
Needs = tuple[tuple[str, Possible], ...]
"""Tests of what must be so before something is begun, each with the author's words for it."""
Bound = Callable[["Game", str, Vars], int]
Swaps = Callable[["Game", str, Vars], tuple[tuple[Any, Any], ...]]
Fits = tuple[tuple[str, Callable[["Game", str, Vars, str], bool]], ...]
"""Tests of what may take a role, each with the author's words for it."""


@dataclass(frozen=True, slots=True)
class Laws:
    """When an ability may be used."""

    optional: bool = False
    once: str = ""
    exhausts: bool = False
    works_in: str = ""
    open_until: str = ""
    waits: str = ""
    only_while: Possible | None = None


@dataclass(slots=True)
class Handler:
    """One rule or ability: its steps, cut where somebody is asked or another rule is called."""

    id: str
    at: str
    steps: list[StepFunction]
    pack: str = ""
    verb: str = ""
    moment: str = ""
    heard: str = ""
    of: str = ""
    """The element or kind whose ability it is."""
    laws: Laws = Laws()
    params: tuple[tuple[str, str], ...] = ()
    """Role and the name by which the rule speaks of it."""
    hears: Hears | None = None
    needs: Needs = ()
    fits: Mapping[str, Fits] = field(default_factory=dict[str, Fits])
    swaps: Swaps | None = None
    """Of an ability that changes a price: what goes out of it, and what comes in."""

    def then(self, function: StepFunction) -> StepFunction:
        """The next step."""
        self.steps.append(function)
        return function


@dataclass(frozen=True, slots=True)
class Element:
    id: str
    kind: str
    title: str
    traits: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Slot:
    sort: str
    name: str
    owners: tuple[str, ...]
    low: int | Bound | None = None
    high: int | Bound | None = None
    """The end may be reckoned: from who owns it, by the name of its kind."""
    starts: Any = 0
    excess: str = "lost"
    holds: str = ""
    seen_by: str = "everyone"
    refilled: str = ""
    resets: str = ""
    side: str = ""
    """Where it is of each side, the marker that tells on which side a player is."""
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CountsAs:
    id: str
    of: str
    one: str
    other: str
    reverse: bool
    laws: Laws
    at: str


@dataclass(frozen=True, slots=True)
class Shift:
    """A named value changed while something holds."""

    value: str
    args: Callable[[Game, str, Vars], tuple[Any, ...]]
    by: Callable[[Game, str, Vars], int]
    test: Possible
    of: str
    laws: Laws


class Pack:
    """Registers what a generated module declares, in its order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kinds: dict[str, str] = {}
        self.elements: dict[str, Element] = {}
        self.slots: dict[str, Slot] = {}
        self.groups: dict[str, tuple[str, ...]] = {}
        self.tables: dict[str, tuple[tuple[tuple[Any, ...], Any], ...]] = {}
        self.wallets: dict[str, tuple[str, dict[str, int]]] = {}
        self.maps: dict[str, tuple[tuple[str, str], ...]] = {}
        self.dice: dict[str, tuple[Any, ...]] = {}
        self.values: dict[str, Callable[..., Any]] = {}
        self.scores: dict[str, Callable[..., int]] = {}
        self.handlers: dict[str, Handler] = {}
        self.counts_as: list[CountsAs] = []
        self.shifts: list[Shift] = []
        self.copies: set[str] = set()

    def kind(self, name: str, base: str = "") -> None:
        self.kinds[name] = base

    def element(self, id: str, kind: str, title: str, traits: Mapping[str, Any] | None = None) -> None:
        self.elements[id] = Element(id, kind, title, traits or {})

    def copied(self, *sorts: str) -> None:
        """Kinds and elements of which copies are made."""
        self.copies.update(sorts)

    def slot(self, sort: str, name: str, *owners: str, **marks: Any) -> None:
        self.slots[name] = Slot(sort, name, owners, **marks)

    def rule(self, verb: str, at: str, **more: Any) -> Callable[[StepFunction], Handler]:
        return self._handler(f"rule:{verb}", at, verb=verb, **more)

    def does(self, of: str, at: str, **more: Any) -> Callable[[StepFunction], Handler]:
        return self._handler(f"does:{of}", at, of=of, **more)

    def part(self, id: str, at: str, **more: Any) -> Callable[[StepFunction], Handler]:
        """Lines that each seat follows by itself."""
        return self._handler(id, at, **more)

    def after(self, heard: str, id: str, at: str, **more: Any) -> Callable[[StepFunction], Handler]:
        return self._handler(id, at, moment="after", heard=heard, **more)

    def before(self, heard: str, id: str, at: str, **more: Any) -> Callable[[StepFunction], Handler]:
        return self._handler(id, at, moment="before", heard=heard, **more)

    def when_paying(self, id: str, at: str, **more: Any) -> None:
        self.handlers[id] = Handler(id, at, [], self.name, moment="when", heard="pay", **more)

    def value(self, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def keep(function: Callable[..., Any]) -> Callable[..., Any]:
            self.values[name] = function
            return function

        return keep

    def score(self, of: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
        def keep(function: Callable[..., int]) -> Callable[..., int]:
            self.scores[of] = function
            return function

        return keep

    def _handler(self, id: str, at: str, **more: Any) -> Callable[[StepFunction], Handler]:
        def keep(function: StepFunction) -> Handler:
            handler = Handler(id, at, [function], self.name, **more)
            self.handlers[id] = handler
            return handler

        return keep

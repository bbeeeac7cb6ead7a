"""The stream of events of each seat: every answer and everything that follows, filtered like the seat's view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from .decisions import Decision, Option
from .memory import followed
from .naming import goods_names, pile_name, role_name, seat_name
from .sight import NOBODY, Sight, sees
from .tracing import Trace, trace

if TYPE_CHECKING:
    from .game import State

UNSEEN = "?"
"""In place of something that the seat may not see."""
ANSWER = "answer"
UNITED = "united"
GOODS = ("gain", "lose", "pay")
Role = tuple[str, str, Any]
NO_TRACE = Trace("", "")


@dataclass(frozen=True, slots=True)
class Event:
    """An event as one seat sees it."""

    answer: int
    """How many answers that the seat has seen came before; 0 during setup."""
    verb: str
    by: str | None
    roles: Mapping[str, Any]
    """Its roles; `?` for what the seat may not see."""
    trace: Trace = field(default=NO_TRACE, compare=False)
    """The line that caused it, and what allowed that line to run; if traces were asked for."""


@dataclass(frozen=True, slots=True)
class Point:
    """The reason for some points of a seat: how many, and the line of the rules."""

    seat: str
    counter: str
    many: int
    trace: Trace


@dataclass(slots=True)
class Record:
    """The streams of a game, one for each seat and one for a spectator, and the reasons for points."""

    told: dict[int, list[Event]]
    points: list[Point] = field(default_factory=list[Point])
    spoken: int = -1
    """The thing whose name was the last answer, if that was a public name."""
    at: list[int] = field(default_factory=list[int])
    """Where things lay at the last event."""
    shown: tuple[tuple[int, int], ...] = ()
    """Which piles were shown then, and to whom: a pile that has just become empty is no longer shown."""
    apart: set[int] = field(default_factory=set[int])
    """The seats that have answered in secret since they began. How often is hidden from the others."""

    def copy(self) -> Record:
        told = {seat: list(events) for seat, events in self.told.items()}
        return Record(told, list(self.points), self.spoken, list(self.at), self.shown, set(self.apart))


def record_of(seats: Sequence[int]) -> Record:
    return Record({seat: [] for seat in (*seats, NOBODY)})


def _now(events: list[Event]) -> int:
    return events[-1].answer if events else 0


def answered(record: Record, g: State, decision: Decision, option: Option) -> None:
    """Records an answer. Its seat knows it; the others do if it is not secret and they can see what it is about."""
    by = int(decision.seat.removeprefix("player-")) - 1
    record.spoken = option.number if decision.named else -1
    again = decision.secret and by in record.apart
    if decision.secret:
        record.apart.add(by)
    for seat, events in record.told.items():
        if again and seat != by:
            continue
        if seat == by:
            said = option.id
        elif decision.secret or not tellable(Sight(g, seat), decision, option, by):
            said = UNSEEN
        else:
            said = _spoken(Sight(g, seat), decision, option)
        roles = {"what": said, **({"secret": True} if decision.secret and seat != by else {})}
        events.append(Event(_now(events) + 1, ANSWER, decision.seat, roles, Trace(decision.at, decision.id)))


def tellable(sight: Sight, decision: Decision, option: Option, by: int) -> bool:
    """Whether an answer shows a seat nothing that is hidden from it. A public name is known to all, wherever the thing
    of that name lies; otherwise guesses would have to be right."""
    g = sight.g
    if decision.secret and by != sight.seat:
        return False
    if decision.prompt == "choose":
        if option.number in g.rules.goods:
            return sight.reads(g.rules.goods[option.number], (by,))
        return option.number < 0 or decision.named or sight.finds(option.number)
    if option.phrase == "pay-way":
        goods, _ = option.args
        slots = [g.rules.slots[good] for good in goods if good in g.rules.slots]
        return all(sight.reads(slot, (by,)) for slot in slots)
    return True


def _spoken(sight: Sight, decision: Decision, option: Option) -> str:
    if decision.prompt == "choose" and option.number >= 0 and not decision.named:
        return sight.label(option.number)
    return option.id


def happened(record: Record, g: State, root: State, verb: str, by: int, roles: Sequence[Role]) -> None:
    """Records an event, in the game itself or in the world of a seat that chooses in secret; then only that seat sees
    it."""
    if verb == UNITED:
        _came(record, g, roles)
        record.apart.clear()
        return
    why = trace(g)
    alone = g is not root
    name = seat_name(by) if by >= 0 else None
    apart = alone or root.worlds is not None
    plain = {} if apart else told_to(Sight(root, NOBODY), verb, by, roles, record)
    closed = () if apart else _closed(root, verb, roles, record)
    same: dict[int, Event] = {}
    for seat, events in record.told.items():
        now = _now(events)
        if not apart and (seat == NOBODY or not _sees_more(root, seat, by, roles, closed, record)):
            # All seats that see no more than a spectator share one event.
            if now not in same:
                same[now] = Event(now, verb, name, plain, why)
            events.append(same[now])
            continue
        if alone and (root.worlds is None or seat < 0 or root.worlds[seat] is not g) and not _mine(g, seat):
            continue
        told = told_to(_within(g, root, seat), verb, by, roles, record)
        events.append(Event(now, verb, name, told, why))
    if not alone:
        _came(record, g, roles)
        _points(record, g, verb, by, roles, why)


def _closed(g: State, verb: str, roles: Sequence[Role], record: Record) -> list[int]:
    """The piles of an event that some seat may not see: where its things are, and where they were."""
    found: set[int] = set()
    for _, sort, value in roles:
        if sort == "pile" and verb == "reveal":
            found.add(value)
        for one in _flat(value):
            found |= {at[one] for at in (g.at, record.at) if 0 <= one < len(at)}
    return [pile for pile in found if pile >= 0 and not sees(g, NOBODY, pile)]


def _sees_more(g: State, seat: int, by: int, roles: Sequence[Role], closed: Iterable[int], record: Record) -> bool:
    """Whether a seat may see something of an event that a spectator does not."""
    if any(sees(g, seat, pile) or (pile, seat) in record.shown for pile in closed):
        return True
    goods = g.rules.goods
    return any(not Sight(g, NOBODY).reads(goods[one], (by,)) for _, _, one in roles if _is_good(g, one))


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, (list, tuple, range)):
        for one in cast("Sequence[Any]", value):
            yield from _flat(one)
    elif isinstance(value, int):
        yield value


def _came(record: Record, g: State, roles: Sequence[Role]) -> None:
    """Updates where things lie."""
    followed(record.at, g.at, things_of(roles))
    record.shown = tuple(g.shown)


def things_of(roles: Sequence[Role]) -> list[int]:
    """The things of an event."""
    return [value for _, sort, value in roles if sort == "thing"]


def _within(g: State, root: State, seat: int) -> Sight:
    sight = Sight(root, seat)
    sight.g = g
    return sight


def _mine(g: State, seat: int) -> bool:
    """Whether a world that is being made belongs to a seat."""
    return bool(g.stack) and g.stack[0][2] == seat


def told_to(sight: Sight, verb: str, by: int, roles: Sequence[Role], record: Record) -> dict[str, Any]:
    """The roles of an event as a seat sees them."""
    g = sight.g
    aloud = g.rules.by_id.get(verb) is not None or verb in g.rules.procedures
    spoken = record.spoken if aloud else -1
    counted = next((value for role, _, value in roles if role == "what" and _is_good(g, value)), -1)
    told: dict[str, Any] = {}
    for role, sort, value in roles:
        if role == "many" and counted >= 0 and not sight.reads(g.rules.goods[counted], (by,)):
            told[role] = UNSEEN
        elif sort in ("number", "name", "pile"):
            told[role] = role_name(g, sort, value)
        else:
            told[role] = _told(sight, value, record, spoken)
    if verb == "reveal":
        pile = next((value for role, sort, value in roles if role == "what" and sort == "pile"), -1)
        if pile >= 0 and sight.into(pile):
            told["things"] = [g.rules.names[g.of[thing]] for thing in sight.order(pile)]
    if verb.endswith(" begins"):
        told["times"] = g.times[g.rules.phases.index(verb.removesuffix(" begins"))]
    return told


def _is_good(g: State, value: Any) -> bool:
    return isinstance(value, int) and value in g.rules.goods


def _told(sight: Sight, value: Any, before: Record, spoken: int) -> Any:
    """The element of a thing, if it can be seen now or could be seen where it came from."""
    g = sight.g
    if isinstance(value, dict):
        return goods_names(g, cast("dict[Any, int]", value))
    if isinstance(value, (list, tuple, range)):
        return [_told(sight, one, before, spoken) for one in cast("Sequence[Any]", value)]
    if not isinstance(value, int):
        return value
    if value < 0:
        return None
    seen = sight.finds(value) or value in g.rules.goods or value == spoken
    came = before.at[value] if value < len(before.at) else -1
    open_then = came >= 0 and (sight.into(came) or (came, -1) in before.shown or (came, sight.seat) in before.shown)
    if not seen and not open_then:
        return UNSEEN
    return sight.label(value, 0)


def _points(record: Record, g: State, verb: str, by: int, roles: Sequence[Role], why: Trace) -> None:
    if verb not in GOODS:
        return
    given = {role: value for role, _, value in roles}
    slot = g.rules.goods.get(given.get("what", -1))
    if slot is None or "score" not in slot.tags or by < 0:
        return
    many = given.get("many", 1)
    record.points.append(Point(seat_name(by), slot.name, many if verb == "gain" else -many, why))


Hear = Callable[["State", str, int, Sequence[Role]], None]


class Watcher:
    """Passes on the events of a state and of the worlds in which seats choose in secret."""

    __slots__ = ("g", "hear")

    def __init__(self, g: State, hear: Hear) -> None:
        self.g, self.hear = g, hear

    def __call__(self, verb: str, by: int, roles: tuple[Role, ...]) -> None:
        self.hear(self.g, verb, by, roles)

    def inside(self, world: State) -> Watcher:
        return Watcher(world, self.hear)

    def united(self) -> None:
        """The secret changes of the seats have been joined."""
        self.hear(self.g, UNITED, -1, ())


__all__ = ["ANSWER", "UNSEEN", "Event", "Point", "Record", "Watcher", "answered", "happened", "pile_name", "record_of"]

"""What each seat is told of a game while it goes on: every answer and all that follows, filtered as its view is."""

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
"""What a seat is told of something that it may not see."""
ANSWER = "answer"
UNITED = "united"
GOODS = ("gain", "lose", "pay")
Role = tuple[str, str, Any]
NO_TRACE = Trace("", "")


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one seat is told it."""

    answer: int
    """After how many answers that the seat was told of; 0 is the setup."""
    verb: str
    by: str | None
    roles: Mapping[str, Any]
    """Who and what took part; `?` for what the seat may not see."""
    trace: Trace = field(default=NO_TRACE, compare=False)
    """The line it comes from, and what let it happen; where that was asked for."""


@dataclass(frozen=True, slots=True)
class Point:
    """Why a seat has some of its points: so many came at once, by a line of the rules."""

    seat: str
    counter: str
    many: int
    trace: Trace


@dataclass(slots=True)
class Record:
    """The streams of a game, one for each seat and one for a bystander, and where points came from."""

    told: dict[int, list[Event]]
    points: list[Point] = field(default_factory=list[Point])
    spoken: int = -1
    """The thing whose name was the last answer, where that was spoken aloud."""
    at: list[int] = field(default_factory=list[int])
    """Where things lay when something last happened."""
    shown: tuple[tuple[int, int], ...] = ()
    """Which piles were shown then, and to whom: one that has just become empty is so no more."""
    apart: set[int] = field(default_factory=set[int])
    """The seats that have answered in secret, since all began to. How often is nobody else's to know."""

    def copy(self) -> Record:
        told = {seat: list(events) for seat, events in self.told.items()}
        return Record(told, list(self.points), self.spoken, list(self.at), self.shown, set(self.apart))


def record_of(seats: Sequence[int]) -> Record:
    return Record({seat: [] for seat in (*seats, NOBODY)})


def _now(events: list[Event]) -> int:
    return events[-1].answer if events else 0


def answered(record: Record, g: State, decision: Decision, option: Option) -> None:
    """An answer: its seat knows it, and the others as far as it is no secret and they can see what it is about."""
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
    """Whether an answer says nothing to a seat that it could not see. A name that is spoken aloud is heard by all,
    wherever the thing of that name lies; else nobody could guess what was not there."""
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
    """Something happens, in the game itself or in the world of a seat that chooses in secret: only it is told then."""
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
            # However many seats there are, those that see no more than a bystander are told the same.
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
    """The piles that an event is about and into which not everybody looks: where its things lie, and where they lay."""
    found: set[int] = set()
    for _, sort, value in roles:
        if sort == "pile" and verb == "reveal":
            found.add(value)
        for one in _flat(value):
            found |= {at[one] for at in (g.at, record.at) if 0 <= one < len(at)}
    return [pile for pile in found if pile >= 0 and not sees(g, NOBODY, pile)]


def _sees_more(g: State, seat: int, by: int, roles: Sequence[Role], closed: Iterable[int], record: Record) -> bool:
    """Whether a seat may see something of an event that a bystander does not."""
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
    """How things lie from now on."""
    followed(record.at, g.at, things_of(roles))
    record.shown = tuple(g.shown)


def things_of(roles: Sequence[Role]) -> list[int]:
    """The things of which an event speaks."""
    return [value for _, sort, value in roles if sort == "thing"]


def _within(g: State, root: State, seat: int) -> Sight:
    sight = Sight(root, seat)
    sight.g = g
    return sight


def _mine(g: State, seat: int) -> bool:
    """Whether a world that is just being made is a seat's."""
    return bool(g.stack) and g.stack[0][2] == seat


def told_to(sight: Sight, verb: str, by: int, roles: Sequence[Role], record: Record) -> dict[str, Any]:
    """Who took part, as a seat is told it."""
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
    """A thing by its element where it can be seen, now or where it came from."""
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
    """What a state tells of what happens: itself, and the worlds in which seats choose in secret."""

    __slots__ = ("g", "hear")

    def __init__(self, g: State, hear: Hear) -> None:
        self.g, self.hear = g, hear

    def __call__(self, verb: str, by: int, roles: tuple[Role, ...]) -> None:
        self.hear(self.g, verb, by, roles)

    def inside(self, world: State) -> Watcher:
        return Watcher(world, self.hear)

    def united(self) -> None:
        """What seats did in secret has come about."""
        self.hear(self.g, UNITED, -1, ())


__all__ = ["ANSWER", "UNSEEN", "Event", "Point", "Record", "Watcher", "answered", "happened", "pile_name", "record_of"]

"""Laws of abilities: who may use one, where it works, how often, and what using it spends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from .declared import Laws, Listener
from .limits import TIMES
from .values import all_of

OFFER = 1_000_000
"""Options from here on use abilities that are offered."""
EACH = TIMES + 1
"""How many numbers are reserved for the uses in one phase."""

if TYPE_CHECKING:
    from .derived import Placed
    from .game import State

T = TypeVar("T")


def active(g: State, some: Iterable[Placed[T]]) -> list[T]:
    """The abilities that may work now: not those of a thing that lies elsewhere."""
    at = g.at
    return [one for thing, working, one in some if thing < 0 or at[thing] in working]


def holders(g: State, of: str, laws: Laws, seat: int) -> Iterator[tuple[int, int]]:
    """Each thing that has an ability, and the seat for which it works: the owner of the pile in which it works, else
    the acting seat."""
    if not of:
        yield -1, seat
        return
    rules = g.rules
    alone = of in rules.elements and not rules.elements[of].copies
    things = (rules.numbers[of],) if alone else all_of(g, of)
    if not laws.works_in:
        for thing in things:
            yield thing, seat
        return
    at, working = g.at, rules.working.get(laws.works_in, {})
    for thing in things:
        pile = at[thing]
        if pile in working:
            owner = working[pile]
            yield thing, owner if owner >= 0 else _holder(g, pile, seat)


def _holder(g: State, pile: int, seat: int) -> int:
    """The seat for which a thing works in a pile without a player: the acting seat, or the first seat of the side that
    owns the pile."""
    spec = g.rules.pile_at[pile]
    if not spec.side:
        return seat
    from .piles import keys_of
    from .slots import held

    side = keys_of(g, pile)[0]
    mine = [one for one in g.seats if held(g, spec.side, one) == side]
    return seat if seat in mine or not mine else mine[0]


def lawful(g: State, laws: Laws, id: str, thing: int, owner: int) -> bool:
    if laws.once >= 0 and _used_up(g, laws, id, thing, owner):
        return False
    if laws.exhausts and thing in g.exhausted:
        return False
    if laws.waits >= 0 and thing >= 0 and g.came[laws.waits][thing] == g.times[laws.waits]:
        return False
    if laws.works_in and (g.at[thing] < 0 or g.rules.pile_at[g.at[thing]].name != laws.works_in):
        return False
    return laws.only_while is None or bool(laws.only_while(g, owner, thing))


def _used_up(g: State, laws: Laws, id: str, thing: int, owner: int) -> bool:
    """Whether an ability has been used as often as it may be in this phase."""
    return g.used.get((id, thing, owner)) == _uses(g, laws, id, thing, owner, 0)


def _uses(g: State, laws: Laws, id: str, thing: int, owner: int, more: int) -> int:
    """The number that records the uses of an ability: the phase, counted from the start of the game, and how many uses
    it has had there. Without `more`, the number that means that all are used up."""
    now = g.times[laws.once]
    if laws.times == 1:
        return now
    kept = g.used.get((id, thing, owner), -1)
    taken = kept % EACH if kept // EACH == now else 0
    return now * EACH + (taken + more if more else laws.times)


def why_unlawful(g: State, laws: Laws, id: str, thing: int, owner: int) -> str:
    """The name of the first law that forbids the ability now."""
    if laws.works_in and (g.at[thing] < 0 or g.rules.pile_at[g.at[thing]].name != laws.works_in):
        return "works-in"
    if laws.exhausts and thing in g.exhausted:
        return "exhausts"
    if laws.once >= 0 and _used_up(g, laws, id, thing, owner):
        return "once"
    if laws.waits >= 0 and thing >= 0 and g.came[laws.waits][thing] == g.times[laws.waits]:
        return "waits"
    if laws.only_while is not None and not laws.only_while(g, owner, thing):
        return "only-while"
    return ""


def consume(g: State, laws: Laws, id: str, thing: int, owner: int) -> None:
    """Spends the limit of an ability that is used, and exhausts its thing if it says so."""
    if laws.once >= 0:
        g.used = {**g.used, (id, thing, owner): _uses(g, laws, id, thing, owner, 1)}
    if laws.exhausts and thing not in g.exhausted:
        g.exhausted |= {thing}
        event = g.rules.events.get("exhaust", -1)
        if event >= 0:
            from .events import happened

            happened(g, (event, owner, thing))
    if g.watch is not None:
        what = ("what", "thing", thing) if thing >= 0 else ("what", "name", id)
        one = g.rules.abilities.get(id)
        triggered = (("on", "name", g.rules.event_names[one.event]),) if one is not None else ()
        g.watch("use", owner, (what, *triggered))


def usable(g: State, one: Listener, thing: int, owner: int, args: tuple[Any, ...]) -> bool:
    """Whether the laws of an ability allow it now, and its lines can do something."""
    if not lawful(g, one.laws, one.id, thing, owner):
        return False
    return one.can is None or bool(one.can(g, owner, *args))


Offer = tuple[str, int, int, tuple[Any, ...], int]
"""An ability that is offered: its name, its thing, its owner, its named values, and the phase until which it is
offered. Abilities without an event have no such phase."""


def open_to(g: State, you: int) -> list[Offer]:
    """What a seat can use now: abilities that have triggered and are offered, and those without an event."""
    from .running import can_follow

    rules = g.rules
    found: list[Offer] = []
    for offer in g.offers:
        if offer[2] == you and usable(g, rules.abilities[offer[0]], offer[1], you, offer[3]):
            found.append(offer)
    for free in active(g, rules.freely) if rules.freely else ():
        for thing, owner in holders(g, free.of, free.laws, you):
            if owner == you and lawful(g, free.laws, free.id, thing, you) and can_follow(g, you, thing):
                found.append((free.id, thing, you, (thing,), -1))
    return found


def offers(g: State, you: int) -> list[Offer]:
    """The same, with each way to use a thing once."""
    every = open_to(g, you)
    if len(every) < 2:
        return every
    found: dict[tuple[str, int], Offer] = {}
    for offer in every:
        found.setdefault((offer[0], offer[1]), offer)
    return list(found.values())


def accept(g: State, offer: Offer) -> None:
    """Uses an ability that is offered."""
    from .events import hear
    from .running import call, follow_lines

    floor = len(g.stack)
    id, thing, you, args, _ = offer
    if offer in g.offers:
        at = g.offers.index(offer)
        g.offers = g.offers[:at] + g.offers[at + 1 :]
    one = g.rules.abilities.get(id)
    if one is not None:
        consume(g, one.laws, id, thing, you)
        call(g, one.routine, you, *args)
    else:
        free = next(free for free in g.rules.free_abilities if free.id == id)
        consume(g, free.laws, id, thing, you)
        follow_lines(g, you, thing)
    if g.straight is not None and g.raised and len(g.stack) == floor:
        hear(g)  # it has run to its end

"""Which ability hears which event: whether it can be triggered by the events that happen, and used then.

An ability is used if all of these hold: the event is the one that it hears, the card is in the pile in which it
works, its phase is running, the test of its law holds, it is offered at some moment, and its lines can begin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from ..frozen import frozen
from ..plan import expressions as x
from ..plan.flags_held import NONE, Flags
from ..plan.plan import Free, Laws, Listener
from ..plan.transform import parts
from .begin import Obstacle, can_begin
from .elsewhere import laid_elsewhere
from .lasting import of_the_law
from .place import Place, value
from .ranges import NOBODY, Range, can_hold, named
from .sites import Site, When
from .truths import assumed, opening
from .walk import follow_up, take_up
from .world import ABOUT, World

STATIONS = ("event", "heard", "away", "place", "open", "late", "law", "moment", "lines", "used")


@frozen
class Reached:
    """How far an ability gets, and what stops it there."""

    station: str
    site: Site | None = None
    obstacle: Obstacle | None = None

    @property
    def far(self) -> int:
        return STATIONS.index(self.station)


@frozen
class Use:
    """A use of an ability: when, and by which thing."""

    when: When
    own: frozenset[str]


def things_of(of: str, laws: Laws, world: World) -> frozenset[str]:
    """The things that have the ability and can be where it works."""
    mine = world.of_sort(of) or frozenset({of})
    if not laws.works_in:
        return mine
    lies = world.get("pile", laws.works_in)
    return mine if lies.names is None else mine & lies.names


def listen(one: Listener, world: World) -> None:
    """Finds every event that the ability can hear, and adds what follows from it."""
    world.reads(("listener", one.id))
    world.reads(("cancelled", one.id))
    world.reads(("elsewhere", one.id))
    world.reads(("against", one.id))
    tests = Tests(one, world)
    for kind in world.alike(one.event, one.moment == "before", _about(one.test)):
        for reached, use in uses(one, kind.site, world, tests):
            if reached.station == "used" and use is not None:
                _begun(one, kind.site, use, world)


def _about(test: x.Expr | None) -> str:
    """The one thing that an event must be about; empty if several will do."""
    for one in test.items if isinstance(test, x.And) else (test,):
        match one:
            case x.Compare(how="=", left=x.Var(name="~what"), right=x.Thing(id=id)):
                return id
            case _:
                pass
    return ""


APART = 40
"""Up to so many names are tested one by one."""


def _asked_of(test: x.Expr | None) -> int:
    """How often a test asks something about what the event is about, besides its sort and whether it is the card."""
    every = test.items if isinstance(test, x.And) else (test,)
    asked = [one for one in every if not isinstance(one, x.Is) and not _is_itself(one)]
    return sum(isinstance(one, x.Var) and one.name == f"~{ABOUT}" for one in parts(tuple(asked)))


def _is_itself(test: x.Expr | None) -> bool:
    return isinstance(test, x.Compare) and isinstance(test.right, x.Var) and test.right.name == "self"


class Tests:
    """The test on the event of an ability, computed once for all events that are alike to it. When the facts that it
    has read grow, the ability hears everything again with new tests."""

    def __init__(self, one: Listener, world: World) -> None:
        self.one, self.world = one, world
        self.own = things_of(one.of, one.laws, world) if one.of else frozenset[str]()
        inside = parts(one.test) if one.test is not None else iter(())
        self.timeless = not any(isinstance(part, x.During | x.Can | x.Named) for part in inside)
        self.several = _asked_of(one.test) > 1
        self.known: dict[tuple[object, ...], bool] = {}

    def can_hold(self, site: Site, same: bool) -> bool:
        if self.one.test is None:
            return True
        roles = self.world.parts_of(site)
        told = same if site.seated else None
        key = (told, None if self.timeless else site.when, *roles.items())
        found = self.known.get(key)
        if found is None:
            own = self.own or self.world.of_sort(self.one.of) or frozenset[str]()
            found = self.known[key] = any(
                can_hold(_tested(self.one.test, one, own, told, site.when, self.world)) for one in self._each(roles)
            )
        return found

    def _each(self, roles: Mapping[str, Range]) -> Iterator[Mapping[str, Range]]:
        """The roles; once for each name if the test asks several things of what the event is about."""
        about = roles.get(ABOUT)
        names = about.names if about is not None and about.low > about.high else None
        if not self.several or names is None or not 1 < len(names) <= APART:
            yield roles
            return
        for name in sorted(names):
            yield {**roles, ABOUT: named(frozenset({name}))}


def uses(one: Listener, site: Site, world: World, tests: Tests | None = None) -> Iterator[tuple[Reached, Use | None]]:
    """Each way in which an event can lead to a use of the ability, or how far it gets."""
    cancels = world.cancelled.get(one.id)
    if cancels is not None:
        yield Reached("event", site, Obstacle("cancelled", cancels.at)), None
        return
    if one.id in world.against:
        yield Reached("event", site), None
        return
    if one.id in world.elsewhere:
        yield Reached("away", site), None
        return
    tests = tests or Tests(one, world)
    own = tests.own
    heard = {same: tests.can_hold(site, same) for same in _owners(one, site, world)}
    if not any(heard.values()):
        yield Reached("event", site), None
        return
    if one.of and not own:
        yield Reached("heard", site), None
        return
    if laid_elsewhere(one, world.parts_of(site), world.plan):
        yield Reached("away", site), None
        return
    # Abilities before an event resolve at once; they are never offered later.
    opens = one.laws.open_until if one.moment == "after" else ""
    if opens and opens not in site.when.phases:
        yield Reached("place", site), None
        return
    can = [
        same
        for same, hears in heard.items()
        if hears and _lawful(one.laws, own, site.when, world, site.held if same else NONE)
    ]
    if not can:
        yield Reached("open", site), None
        return
    if opens:
        yield from _offered(one, site, own, can, world)
        return
    yield _lines(one, site, own, can, site.when, world)


def _owners(one: Listener, site: Site, world: World) -> tuple[bool, ...]:
    """Whether the ability can belong to the player who causes the event, and whether it can belong to another
    player."""
    if not site.seated:
        return (True, False)
    several = world.plan.players[1] > 1
    # The acting player uses an ability that works anywhere or belongs to no card.
    return (True, False) if one.of and one.laws.works_in and several else (True,)


def _tested(
    test: x.Expr, roles: Mapping[str, Range], own: frozenset[str], same: bool | None, when: When, world: World
) -> Range:
    known = {f"~{role}": found for role, found in roles.items()}
    seats = named(world.of_sort("player"))
    known |= {"self": named(own), "you": seats, "by": seats}
    return value(test, Place(world, "", when, known, same))


def _lawful(laws: Laws, own: frozenset[str], when: When, world: World, held: Flags = NONE) -> bool:
    if laws.only_while is None:
        return True
    return can_hold(value(laws.only_while, Place(world, "", when, {"self": named(own)}, held=held)))


def _offered(
    one: Listener, site: Site, own: frozenset[str], owners: list[bool], world: World
) -> Iterator[tuple[Reached, Use | None]]:
    """The ability is offered: its owner can use it wherever abilities are offered."""
    best: tuple[Reached, Use | None] = Reached("law", site), None
    until = one.laws.open_until
    if not world.offered_after(site, until):
        yield Reached("late", site), None
        return
    for when in world.every("offers"):
        # A player who causes the event in their own turn is asked in that turn.
        apart = until in site.when.mine and until in when.mine
        left = [same for same in owners if same or not apart]
        if until not in when.phases or not left or not _lawful(one.laws, own, when, world):
            continue
        found = _lines(one, site, own, left, when, world)
        if found[1] is not None:
            yield found
        elif found[0].far > best[0].far:
            best = found
    yield best


def _lines(
    one: Listener, site: Site, own: frozenset[str], owners: list[bool], when: When, world: World
) -> tuple[Reached, Use | None]:
    """Whether the lines can begin, for each possible owner."""
    routine = world.routine(one.id)
    by = next((param.name for param in routine.params if param.role == "by"), "by")
    place = Place(world, one.id, when, _named(one, site, own, world), by=by)
    place = place.with_facts(opening(one.id, place))
    obstacles = {
        same: can_begin(routine.block, place._replace(same=same if site.seated else None), idle=True) for same in owners
    }
    left = [same for same, obstacle in obstacles.items() if obstacle is None]
    if not left:
        return Reached("moment", site, next(iter(obstacles.values()))), None
    if not (one.laws.open_until and one.moment == "after") and (left != [True] or not site.seated):
        when = when._replace(mine=frozenset())
    return Reached("used", site), Use(when, own)


def _named(one: Listener, site: Site, own: frozenset[str], world: World) -> dict[str, Range]:
    """The named values that the lines begin with."""
    found: dict[str, Range] = {}
    roles = world.parts_of(site)
    for param in world.routine(one.id).params:
        if param.role == "self":
            found[param.name] = named(own)
        elif param.role == "by":
            found[param.name] = named(world.of_sort("player") if site.seated else frozenset({NOBODY}))
        elif param.role in roles:
            found[param.name] = roles[param.role]
        else:
            found[param.name] = world.of_type(param.type)
    return found


def _begun(one: Listener, site: Site, use: Use, world: World) -> None:
    world.note(("used", one.id), True)
    for name, found in _named(one, site, use.own, world).items():
        world.add(("var", one.id, name), found)
    follow_up(world, one.id, use.when)
    if use.when.later is not None:
        follow_up(world, one.id, When(use.when.later))


def pick_up(one: Free, world: World) -> None:
    """The lines of a thing that has no event, wherever abilities are offered."""
    world.reads(("free", one.id))
    for when in world.every("offers"):
        if free_use(one, when, world).station == "used":
            world.note(("used", one.id), True)
            for thing in sorted(things_of(one.of, one.laws, world)):
                take_up(one.routine, thing, when, world)


def free_use(one: Free, when: When, world: World) -> Reached:
    own = things_of(one.of, one.laws, world)
    if not own:
        return Reached("heard")
    if not _lawful(one.laws, own, when, world):
        return Reached("open")
    place = Place(world, one.routine, when, {"self": named(own)})
    if one.laws.only_while is not None:
        place = place.with_facts(of_the_law(assumed(one.laws.only_while, True, place, one.at)))
    obstacle = can_begin(world.routine(one.routine).block, place)
    return Reached("used") if obstacle is None else Reached("moment", None, obstacle)


def can_work(of: str, laws: Laws, whens: list[When], world: World) -> Reached:
    """For an ability that changes a price, or by which one thing counts as another: where its card can be, and whether
    its law can hold."""
    own = things_of(of, laws, world) if of else frozenset[str]()
    if of and not own:
        return Reached("heard")
    return Reached("used" if not whens or any(_lawful(laws, own, when, world) for when in whens) else "open")


def hear_all(world: World) -> None:
    """Starts the work of every ability."""
    for one in world.plan.listeners:
        world.begin(("hear", one.id), partial(listen, one))
    for free in world.plan.free:
        world.begin(("free", free.id), partial(pick_up, free))

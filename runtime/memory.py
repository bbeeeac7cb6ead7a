"""What a seat cannot know about where things lie, and another arrangement that the seat could not tell from the real
one.

Each seat has groups of things: it does not know which thing of a group lies where. Shuffling a pile puts its things
into one group, and so does taking one of several hidden things unseen. A thing that the seat sees leaves its group.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import chance
from .asking import alike
from .chance_seat import Again, asks
from .decisions import decision_of
from .frames import FIRST, ROUTINE
from .groups import Groups
from .piles import places
from .secret import go_on, world_for
from .sight import NOBODY, Sight

if TYPE_CHECKING:
    from .game import State

TRIES = 200
"""How often a new arrangement is tried, where some piles do not take every thing."""


@dataclass(slots=True)
class Memory:
    groups: dict[int, Groups]
    """For each seat, the groups of things that it cannot tell apart."""
    at: list[int] = field(default_factory=list[int])
    """Where things lay at the last event."""

    def copy(self) -> Memory:
        return Memory({seat: groups.copy() for seat, groups in self.groups.items()}, list(self.at))


def noticed(memory: Memory, g: State, verb: str, pile: int, things: Iterable[int]) -> None:
    """Updates what each seat knows after an event: of the things that moved, and of a pile that was shuffled."""
    new = range(len(memory.at), len(g.at))
    moved = followed(memory.at, g.at, things)
    mixed = pile if verb in ("shuffle", "refill") and pile >= 0 else -1
    shown = pile if verb == "reveal" and pile >= 0 else -1
    if not moved and mixed < 0 and shown < 0 and not new:
        return
    # What a spectator sees, every seat sees.
    plain = Sight(g, NOBODY) if g.worlds is None else None
    closed = plain is None or any(not _follows(plain, g.at[thing], origin) for thing, origin in moved.items())
    for seat, groups in memory.groups.items():
        if not closed and mixed < 0 and shown < 0 and not groups.of and not groups.whole:
            continue
        sight = Sight(g, seat)
        for thing in new:
            groups.came(thing, g.at[thing])
        for thing, origin in sorted(moved.items()):
            here = g.at[thing]
            if not closed or _follows(sight, here, origin):
                groups.knows(thing, here)
                continue
            if origin >= 0 and g.rules.pile_at[origin].order != "stack":
                groups.mixed(origin, g.piles[origin], g.at, [thing])
            groups.came(thing, here)
        if mixed >= 0 and not sight.into(mixed):
            groups.mixed(mixed, g.piles[mixed], g.at)
        if shown >= 0 and sight.into(shown):
            for thing in g.piles[shown]:
                groups.knows(thing, shown)


def _follows(sight: Sight, here: int, origin: int) -> bool:
    """Whether a seat sees where a moving thing came from, or where it is now."""
    return (origin >= 0 and sight.into(origin)) or (here >= 0 and sight.into(here))


def followed(before: list[int], now: list[int], things: Iterable[int]) -> dict[int, int]:
    """Updates `before`: where each thing lay that has moved. The things of an event are checked first, because mostly
    only these have moved, and there may be ten thousand others. New things had no place before."""
    known = len(before)
    if len(now) > known:
        before += now[known:]
    moved = {thing: before[thing] for thing in things if 0 <= thing < known and before[thing] != now[thing]}
    for thing in moved:
        before[thing] = now[thing]
    if before != now:
        for thing in range(known):
            if before[thing] != now[thing]:
                moved[thing], before[thing] = before[thing], now[thing]
    return moved


def resample(memory: Memory, g: State, seat: int, seed: int | str) -> None:
    """Rearranges what the seat cannot see: a random one of all arrangements that the seat could not tell from this
    one."""
    stream = chance.seeded(seed)
    members: dict[int, list[int]] = {}
    sight = Sight(g, seat)
    groups = memory.groups[seat].of
    for thing in sorted(groups):
        if g.at[thing] < 0 or not sight.into(g.at[thing]):
            members.setdefault(groups[thing], []).append(thing)
    changed: dict[int, int] = {}
    for things in members.values():
        for _ in range(TRIES):
            others = list(things)
            for i in range(len(others) - 1, 0, -1):
                stream, j = chance.drawn(stream, i + 1)
                others[i], others[j] = others[j], others[i]
            if all(_fits(g, other, g.at[thing]) for thing, other in zip(things, others, strict=True)):
                changed.update(zip(things, others, strict=True))
                break
    for world in [g, *(g.worlds or ())]:
        _exchange(world, changed)
    g.rng = g.first_rng = chance.seeded(f"{seed}/game")
    for n, world in enumerate(g.worlds or ()):
        if n != seat:
            world.rng = world.first_rng = chance.seeded(f"{seed}/{n}")
    g.all = {}


def _fits(g: State, thing: int, pile: int) -> bool:
    if pile < 0:
        return True
    holds = g.rules.pile_at[pile].holds
    return holds == "anything" or holds in g.rules.sorts_of(g.of[thing])


def _exchange(g: State, changed: dict[int, int]) -> None:
    """Exchanges the places of two things."""
    before, now = list(g.at), places(g)
    for thing, other in changed.items():
        now[other] = before[thing]
    g.piles, g.lent_piles = [[changed.get(thing, thing) for thing in pile] for pile in g.piles], None
    g.gone = frozenset(changed.get(thing, thing) for thing in g.gone)
    for slot in g.rules.slots.values():
        if slot.sort == "marker" and slot.grown < 0:
            here = slice(slot.base, slot.base + slot.size)
            g.s[here] = [changed.get(value, value) for value in g.s[here]]
    for f in g.stack:
        for n, (_, _, sort) in enumerate(g.rules.routine(f).params, FIRST):
            if sort not in ("number", "truth", "text", "name", "pile") and isinstance(f[n], int):
                f[n] = changed.get(f[n], f[n])
    if g.question is not None and g.question.prompt == "choose":
        _asked_of(g, changed)


def _asked_of(g: State, changed: dict[int, int]) -> None:
    """Offers the things that now lie where the options lay; of equal ones, the first."""
    things = [changed.get(one, one) for one in g.options]
    if g.many is not None:
        g.many = g.many.copy()
        g.many.options = [changed.get(one, one) for one in g.many.options]
        g.options = things
    else:
        g.options = [group[0] for group in alike(g, things)]


def begin_again(g: State, seat: int) -> None:
    """Starts the secret part again for each other seat, as long as no seat has answered: what its rules have already
    stored, such as the things of a loop, then belongs to this arrangement."""
    assert g.worlds is not None
    for other, world in enumerate(g.worlds):
        if other != seat and world.stack:
            part = world.stack[0]
            given = part[FIRST : FIRST + len(g.rules.routine(part).params)]
            g.worlds[other] = world_for(g, other, part[ROUTINE], given)
    go_on(g)


def other_answers(start: State, real: State, seat: int, seed: str, brought: Mapping[int, Sequence[int]]) -> State:
    """A game in which the seat has answered in secret as it did, and the others at random in the same order. It stops
    where as many seats are done as in the real game and the seat has the same question, if such a game is found.
    `brought`: what chance answered after an answer; the seat gets it again."""
    answers = real.answers[len(start.answers) :]
    done = {who for who, _ in answers if who != seat and real.asked_in(who) is None}
    asked, seen = _asked(real), decision_of(Sight(real, seat))
    stream = chance.seeded(seed)
    g = start
    for _ in range(TRIES):
        g = start.clone()
        for n, (who, option) in enumerate(answers, len(start.answers) + 1):
            if who != seat:
                stream = _at_random(g, who, stream)
            elif (world := g.asked_in(who)) is not None and option in world.options:
                asks(g, Again(brought[n]) if n in brought else None)
                g.apply(option, who)
                asks(g, None)
        for who in done:
            while g.worlds is not None and g.asked_in(who) is not None:
                stream = _at_random(g, who, stream)
        if g.worlds is not None and _asked(g) == asked and decision_of(Sight(g, seat)) == seen:
            break
    return g


def _asked(g: State) -> list[int]:
    return [world.seat for world in g.asking()]


def _at_random(g: State, seat: int, stream: int) -> int:
    """Answers the question of a seat at random, if it has one, and returns the next state of the stream of chance."""
    world = g.asked_in(seat)
    if world is None:
        return stream
    stream, n = chance.drawn(stream, len(world.options))
    g.apply(world.options[n], seat)
    return stream

"""Loops that go from one player to another, examined for each way in which the players may have the cards.

after you gain any life: lose 1 life for next of you
after an opponent lose any life: gain 1 life

Taken together life neither rises nor falls. But there is one of each card: if one player has both, the others only lose
life; if two have them, the second card hears nothing of the first. So it ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..replacing import replace
from .axes import Told
from .judge import Ground, Judged, judge
from .tangles import reachable

MOST = 5
"""Every way is examined for at most this many cards."""


def wherever_cards_lie(part: Sequence[str], judged: Judged, ground: Ground) -> Judged | None:
    """What ends a ring where one player has all of its cards, if it ends so, and if it ends or does not come about
    wherever else they lie."""
    cards = list(dict.fromkeys(ground.abilities[id].of for id in part))
    lines = {id: judged.triggered.get(id, ()) for id in reachable(set(part), judged.triggered)}
    if len(cards) > MOST or not all(_with_one_player(card, part, lines, ground) for card in cards):
        return None
    pairs = [(id, to) for id in part for one in lines[id] for to in one.triggers if to in part]
    if all(ground.stays.get(pair, True) for pair in pairs):
        return None
    found: list[Judged] = []
    for seats in ways_to_part(len(cards), ground.plan.players[1]):
        where = dict(zip(cards, seats, strict=True))
        told = {**lines, **{id: tuple(_seated(id, one, where, part, ground) for one in lines[id]) for id in part}}
        stays = {**ground.stays, **dict.fromkeys(pairs, True)}
        found.append(judge(part, replace(ground, told=told, stays=stays, seats=max(seats) + 1)))
        if found[-1].left:
            return None
    return next((one for one in found if one.links or one.limits or one.sums), Judged())


def ways_to_part(cards: int, players: int) -> Iterator[tuple[int, ...]]:
    """Who may have which, up to the names of the players; first that one has all."""

    def more(so_far: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(so_far) == cards:
            yield so_far
            return
        for seat in range(min(max(so_far, default=-1) + 2, players)):
            yield from more((*so_far, seat))

    yield from more(())


def _with_one_player(card: str, part: Sequence[str], lines: Mapping[str, Sequence[Told]], ground: Ground) -> bool:
    """Whether there is only one such card, which works for its owner and stays with that player."""
    element = ground.plan.elements.get(card)
    if element is None or element.copied or element.copyable:
        return False
    for id in part:
        if ground.abilities[id].of == card:
            pile = ground.plan.piles.get(ground.abilities[id].laws.works_in)
            if pile is None or "player" not in pile.owners:
                return False
    axes = [change.axis for those in lines.values() for one in those for change in one.happening.changes]
    return not any(axis[0] == "moved" and (card in axis[2:] or "*" in axis[2:]) for axis in axes)


def _seated(id: str, one: Told, where: Mapping[str, int], part: Sequence[str], ground: Ground) -> Told:
    """The effects of a player, with the links that can be followed from there."""
    seat = where[ground.abilities[id].of]
    triggers = tuple(to for to in one.triggers if to not in part or _heard(one, seat, to, where, ground))
    return replace(one, triggers=triggers, seat=seat)


def _heard(one: Told, seat: int, target: str, where: Mapping[str, int], ground: Ground) -> bool:
    """Whether the owner of the other card hears what this player, or another, does."""
    event = ground.abilities[target].event
    players = range(ground.plan.players[1])
    who = one.happening.by
    does = {n for n in players if who == "someone" or (n == seat) == (who == "you")}
    mine = where[ground.abilities[target].of]
    asked = event.who if event is not None else ""
    hears = {n for n in players if asked not in ("you", "other") or (n == mine) == (asked == "you")}
    return not does.isdisjoint(hears)

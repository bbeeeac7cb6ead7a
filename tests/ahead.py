"""Who plays Resurgence well: every option is played on for some decisions in copies of the game, and the one that
leaves the seat best off is taken. How well off a seat is, is a sum over values of the state; a purpose says what some
of them weigh.

It looks into what is hidden: it is there to bring about what chance does not, not to play fair.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from rulewright.runtime import Decision, Game
from rulewright.runtime.bots.greedy import ways_out
from rulewright.runtime.game import State
from rulewright.runtime.named_values import owners_of, real_piles
from rulewright.runtime.naming import pile_name, thing_name
from rulewright.runtime.slots import index_of
from rulewright.runtime.values import score

ROUNDS = 6
LEVELS = ((2, 3, 1, 2), (3, 5, 2, 2), (4, 7, 3, 2))
"""What each level asks of ammo and of meds, and its price in fuel and food."""
POINTS = {1: 0, 2: 2, 3: 5, 4: 9}
TRACKS = ("metro", "harbor", "compound")
COLUMNS = ("left-column", "middle-column", "right-column")
ROOMS = {
    "armory": 2.0, "clinic": 2.0, "market-stall": 1.0, "kitchen": 1.0, "garage": 1.2, "scout-post": 0.8,
    "workshop": 1.2, "propaganda": 1.5, "headquarters": 1.5,
}  # fmt: skip
"""What a cleared room is worth at the beginning."""
CALLED = {"militarism": "ranger", "proletariat": "builder", "academia": "scholar"}
"""Whom a directive asks for: its first card alone scores nothing, and is worth having."""
USUAL: Mapping[str, float] = {
    "vp": 1.0, "level": 1.0, "good": 0.45, "track": 1.0, "space": 0.3, "room": 1.0, "mission": 1.0, "crew": 0.5,
    "directive": 1.0, "mutants": 1.0, "token": 0.3,
}  # fmt: skip
"""What weighs how much where a purpose says nothing of it."""
OWN = 6
"""So many decisions of the seat are played beyond an option."""
ALL = 16
"""So many of anybody."""


class Places:
    """Where the values of an edition are kept in the flat state, by their names."""

    def __init__(self, g: State) -> None:
        self.values = {
            ":".join([name, *(thing_name(g, one) for one in owners)]): index_of(g, slot, owners)
            for name, slot in g.rules.slots.items()
            if slot.grown < 0
            for owners, _ in owners_of(g, slot)
        }
        self.piles = {pile_name(g, n): n for n in real_piles(g)}
        self.round = g.rules.phases.index("round")
        self.solo = "mutant-vp" in self.values


PLACES: dict[tuple[str, int], Places] = {}


class Seen:
    """The values of a state as one seat reads them."""

    def __init__(self, g: State, seat: int) -> None:
        key = g.rules.hash, g.n
        if key not in PLACES:
            PLACES[key] = Places(g)
        self.g, self.places, self.me = g, PLACES[key], f"player-{seat + 1}"

    def value(self, *name: str) -> int:
        return self.g.s[self.places.values[":".join(name)]]

    def pile(self, *name: str) -> list[int]:
        return self.g.piles[self.places.piles[":".join(name)]]

    def others(self, track: str) -> int:
        """How far on a track the others are, or the mutants."""
        if self.places.solo:
            return self.value("mutant-spaces", track)
        seats = (f"player-{n + 1}" for n in range(self.g.n))
        return max(self.value("spaces", seat, track) for seat in seats if seat != self.me)


class Ahead:
    """Chooses for one seat."""

    def __init__(self, purpose: Mapping[str, float], dice: random.Random, tries: int = 2) -> None:
        self.weights, self.dice, self.tries = {**USUAL, **purpose}, dice, tries

    def chosen(self, game: Game, decision: Decision) -> str:
        ids = [option.id for option in decision.options]
        if len(ids) == 1:
            return ids[0]
        seat = game.seats.index(decision.seat)
        found = dict.fromkeys(ids, 0.0)
        for _ in range(self.tries):
            seed = self.dice.random()
            for id in ids:
                other = game.clone(seed=f"{seed}")
                other.answer(id, decision.seat)
                found[id] += self._played_on(other.table(), seat, random.Random(seed))
        best = max(found.values())
        return self.dice.choice([id for id, worth in found.items() if worth >= best - 1e-9])

    def _played_on(self, g: State, seat: int, dice: random.Random) -> float:
        """What the seat has after some more decisions, mostly to do something."""
        own = 0
        for _ in range(ALL):
            if g.over:
                break
            asking = g.asking()
            world = next((one for one in asking if one.seat == seat), asking[0])
            own += world.seat == seat
            if own > OWN:
                break
            options = world.options
            if dice.random() < 0.9:
                out = ways_out(world)
                options = [one for one in options if one not in out] or options
            g.apply(dice.choice(options), world.seat)
        return self.worth(g, seat)

    def worth(self, g: State, seat: int) -> float:
        """How well off a seat is: its points, and before the end what may still become points."""
        weigh, seen = self.weights, Seen(g, seat)
        found = weigh["vp"] * seen.value("vp", seen.me)
        if seen.places.solo:
            found -= weigh["mutants"] * seen.value("mutant-vp")
        level = seen.value("compound-level", seen.me)
        if g.over:
            return found + (weigh["level"] - 1) * POINTS[level]
        left = ROUNDS + 1 - g.times[seen.places.round]
        goods = {one: seen.value(one, seen.me) for one in ("food", "fuel", "part", "ammo", "meds")}
        some = sum(min(many, 6) + 0.3 * max(0, many - 6) for many in goods.values())
        each = sum(many >= 1 for many in goods.values())
        found += min(1.0, left / 3) * (weigh["good"] * some + 0.3 * each)
        found += weigh["level"] * levels(level, goods, left)
        for track in TRACKS:
            mine = seen.value("spaces", seen.me, track)
            found += weigh["space"] * mine + weigh["track"] * max(-2.0, min(2.0, (mine - seen.others(track)) * 1.2))
        rooms = sum(worth for room, worth in ROOMS.items() if seen.value("cleared", room, seen.me))
        found += weigh["room"] * rooms * left / ROUNDS
        done = [len(seen.pile("completed", seen.me, column)) for column in COLUMNS]
        planned = len(seen.pile("planned", seen.me))
        found += weigh["mission"] * (0.5 * planned * min(1, left) + 0.3 * left * min(6, sum(done))) + 0.8 * min(done)
        crew = seen.pile("crew", seen.me)
        found += weigh["crew"] * len(crew) * (left / ROUNDS + 0.2)
        found += weigh["token"] * len(seen.pile("bag", seen.me)) * left / ROUNDS
        for directive in seen.pile("directive-space"):
            found += weigh["directive"] * score(g, seat, directive) * (1.0 if level >= 3 else 0.4)
            calling = CALLED.get(thing_name(g, directive))
            found += weigh["directive"] * sum(calling_of(g, one) == calling for one in crew if calling)
        return found


def calling_of(g: State, survivor: int) -> str:
    """What a card of a crew is, a hero nothing."""
    return str(g.rules.elements[thing_name(g, survivor)].traits.get("calling"))


def levels(level: int, goods: Mapping[str, int], left: int) -> float:
    """What the compound's level is worth, and the way to the next ones."""
    found, fuel, food = 0.4 * left * (level - 1) + POINTS[level], goods["fuel"], goods["food"]
    for rank, need, more_fuel, more_food in LEVELS:
        if rank > level:
            way = (
                min(goods["ammo"], need) / need, min(goods["meds"], need) / need,
                min(max(fuel, 0), more_fuel) / more_fuel, min(max(food, 0), more_food) / more_food,
            )  # fmt: skip
            part = sum(one * by for one, by in zip(way, (0.21, 0.21, 0.175, 0.105), strict=True))
            found += (POINTS[rank] - POINTS[rank - 1] + 0.4 * left) * (1.0 if min(way) >= 1 else part)
            fuel, food = fuel - more_fuel, food - more_food
    return found

"""What a player of `resurgence_game.py` has, and what happens to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from random import random

from resurgence_things import ACCESSES, HAND_SIZE, ROOM_FOR, ROOMS, SPECIALISTS, Card, Goods, Place


class Player:
    def __init__(self) -> None:
        self.goods = {"food": 0, "part": 0, "fuel": 0, "ammo": 0, "meds": 0, "vp": 0}
        self.bag = ["laborer"] * 6 + ["hero"]
        self.reserve = dict.fromkeys(SPECIALISTS, 4)
        self.resting_tokens: list[str] = []
        self.areas: dict[str, list[str]] = {access: [] for access in ACCESSES}
        self.spots: dict[Place, str] = {}
        """Where the tokens of this round stand."""
        self.spaces = dict.fromkeys(ACCESSES, 0)
        self.cleared = [ROOMS[0]]
        self.rubble: dict[Place, Goods] = {}
        self.level = 1
        self.crew: list[Card] = []
        self.exhausted: set[Card] = set()
        self.new: list[Card] = []
        """Who joined this turn, and works from the next one on."""
        self.triggered: list[Card] = []
        self.acting = False
        """Whether survivors can be triggered: in the own turn, unless the player rests."""
        self.placed: Place | None = None

    # ---- goods and tokens

    def gain(self, good: str, many: int) -> None:
        before = self.goods[good]
        after = before + many
        if good in ROOM_FOR and after > ROOM_FOR[good]:
            after = ROOM_FOR[good]
        self.goods[good] = after
        if after > before:
            self.trigger(good)

    def ways_to_pay(self, goods: Sequence[str], many: int) -> list[Goods]:
        """Each handful of so many that is there."""
        found: list[Goods] = []
        for chosen in combinations_with_replacement(goods, many):
            way = {good: chosen.count(good) for good in chosen}
            if all(self.goods[good] >= paid for good, paid in way.items()):
                found.append(way)
        return found

    def hand_size(self) -> int:
        return HAND_SIZE[self.level]

    def draw(self, many: int) -> list[str]:
        drawn: list[str] = []
        while len(drawn) < many:
            if not self.bag:
                if not self.resting_tokens:
                    break
                self.bag, self.resting_tokens = self.resting_tokens, []
            drawn.append(self.bag.pop(int(random() * len(self.bag))))
        return drawn

    def tokens_in_hand(self) -> list[tuple[str, str]]:
        """The tokens in the areas, those that are alike once."""
        return [(access, token) for access, tokens in self.areas.items() for token in dict.fromkeys(tokens)]

    def rest(self, access: str, token: str) -> None:
        self.acting = False
        self.areas[access].remove(token)
        self.resting_tokens.append(token)
        self.gain("food", 1)

    def come_home(self) -> None:
        self.resting_tokens += self.spots.values()
        self.spots.clear()
        self.exhausted.clear()

    def sites(self) -> list[Place]:
        """The rooms that can be cleared now."""
        return [room for room in ROOMS if room.level <= self.level and room not in self.cleared]

    # ---- survivors

    def join(self, card: Card) -> None:
        self.crew.append(card)
        self.new.append(card)
        if self.reserve[card.calling]:
            self.reserve[card.calling] -= 1
            self.bag.append(card.calling)

    def begin_turn(self) -> None:
        self.acting = True
        self.placed = None

    def end_turn(self) -> None:
        self.acting = False
        self.triggered.clear()
        self.new.clear()

    def ready(self, card: Card) -> bool:
        return card not in self.exhausted and card not in self.new

    def trigger(self, event: str) -> None:
        if self.acting:
            for card in self.crew:
                if card.trigger == event and self.ready(card) and card not in self.triggered:
                    self.triggered.append(card)

    def usable_cards(self) -> list[Card]:
        found = [card for card in self.triggered if card not in self.exhausted]
        if self.areas["metro"] or self.areas["harbor"]:
            found += [card for card in self.crew if card.name == "scout" and self.ready(card)]
        return found

    def take_up(self, card: Card) -> None:
        self.exhaust(card)
        if card in self.triggered:
            self.triggered.remove(card)

    def exhaust(self, card: Card) -> None:
        self.exhausted.add(card)

    def passes(self, token: str, wanted: str) -> bool:
        return token in ("hero", wanted) or bool(self.passes_by(token, wanted))

    def passes_by(self, token: str, wanted: str) -> list[Card]:
        """The survivors by whom a token may count as another now."""
        return [
            card
            for card in self.crew
            if (
                (card.name == "librarian" and token == "laborer")
                or (card.name == "firefighter" and {token, wanted} == {"ranger", "builder"})
            )
            and self.ready(card)
        ]

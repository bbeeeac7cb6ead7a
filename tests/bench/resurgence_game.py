"""Resurgence as `small-resurgence` has it, for two to four seats, written in plain Python to measure ours against.

Written naturally, as an engineer would who only wants this game: players are objects, goods are a dict, tokens are
words in lists, a turn is a loop, and every question goes through `choose`. Whoever chooses does so at random.

It covers all of the pack that a random game of two can reach: the set-up with heroes, rubble and mutants; drawing and
assigning; leadership and the bonuses on its tracks; placing with the toll for company, tokens that count as others,
resting, every zone and room; the survivors' abilities and what triggers them; levels, the survivor row, mutants; all of
final scoring. A question with one answer is not asked, and copies that are alike are one option, as in ours.

It leaves out what cannot happen there: missions (the pack has none yet, so planning and completing do nothing and the
Electrician, whose price needs one, has no use), and whatever only programs need: saving, undoing, views, hidden
information, explanations, a game that stops at each question.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import random, sample, shuffle
from typing import TypeVar

from resurgence_places import can_use, use_place
from resurgence_player import Player
from resurgence_scoring import final_scoring
from resurgence_things import (
    ACCESSES,
    BONUSES,
    DIRECTIVES_A,
    DIRECTIVES_B,
    HEROES,
    ITEMS,
    LAST_SPACE,
    LEVELS,
    MUTANT_CARDS,
    PLACES,
    RESOURCES,
    ROOMS,
    ROUNDS,
    ROW_PRICES,
    RUBBLE,
    SPECIALISTS,
    SURVIVORS,
    WEIGHT,
    Card,
    Place,
)

T = TypeVar("T")


class Resurgence:
    def __init__(self, seats: int = 2) -> None:
        self.decisions = 0
        self.players = [Player() for _ in range(seats)]
        self.first = int(random() * seats)
        self.deck = list(SURVIVORS)
        shuffle(self.deck)
        self.row: list[Card | None] = [self.deck.pop() for _ in ROW_PRICES]
        self.directives = [self.any_of(DIRECTIVES_A), self.any_of(DIRECTIVES_B)]
        self.mutant_deck = list(MUTANT_CARDS)
        self.mutant_discard: list[str] = []
        self.mutants: list[str] = []
        """The districts that hold mutants, one in each of their zones; nowhere, for a blank card."""
        shuffle(self.mutant_deck)
        self.bring_mutants()
        heap = sample(RUBBLE, len(RUBBLE))
        for player in self.players:
            player.rubble = {room: heap.pop() for room in ROOMS[1:]}

    # ---- questions and chance

    def any_of(self, things: Sequence[T]) -> T:
        return things[int(random() * len(things))]

    def choose(self, options: Sequence[T]) -> T:
        """What the player whose turn it is chooses; one thing to choose from is no question."""
        if len(options) == 1:
            return options[0]
        self.decisions += 1
        return self.any_of(options)

    def in_turn(self) -> list[Player]:
        return self.players[self.first :] + self.players[: self.first]

    # ---- the rounds

    def play(self) -> None:
        """The whole game."""
        heroes = list(HEROES)
        for player in reversed(self.in_turn()):
            hero = self.choose(heroes) if heroes else None
            if hero is not None:
                heroes.remove(hero)
                player.crew.append(hero)
                for good in ITEMS:
                    player.gain(good, 1)
                self.enlist(player)
        for number in range(1, ROUNDS + 1):
            if number > 1:
                self.first = (self.first + 1) % len(self.players)
            self.draw_and_assign()
            self.leadership()
            self.worker_actions()
            self.upkeep(number)
        final_scoring(self.players, self.directives)

    def draw_and_assign(self) -> None:
        for player in self.players:
            for token in player.draw(player.hand_size()):
                player.areas[self.choose(ACCESSES)].append(token)

    def leadership(self) -> None:
        for access in ACCESSES:
            strengths = [sum([WEIGHT[token] for token in player.areas[access]]) for player in self.players]
            best = max(strengths)
            if min(strengths) == best:
                continue
            for player, strength in zip(self.players, strengths, strict=True):
                if strength == best:
                    self.advance(player, access)
                    if best >= 4 and strengths.count(best) == 1:
                        self.advance(player, access)

    def advance(self, player: Player, access: str) -> None:
        if player.spaces[access] == LAST_SPACE:
            return
        player.spaces[access] += 1
        bonus = BONUSES.get((access, player.spaces[access]))
        if bonus == "retire":
            self.may_retire(player)
        elif bonus == "any two":
            self.gain_any_two(player)
        elif bonus is not None:
            for good in bonus.split():
                player.gain(good, 1)
        if player.spaces[access] == LAST_SPACE:
            player.gain("vp", 2)

    def may_retire(self, player: Player) -> None:
        places = [(pile, token) for pile in (player.bag, player.resting_tokens) for token in dict.fromkeys(pile)]
        if places and self.choose(("yes", "no")) == "yes":
            pile, token = self.choose(places)
            pile.remove(token)

    def gain_any_two(self, player: Player) -> None:
        """Any two resources, chosen one after the other in the order in which they are listed."""
        first = self.choose(RESOURCES)
        second = self.choose(RESOURCES[RESOURCES.index(first) :])
        if first == second:
            player.gain(first, 2)
        else:
            player.gain(first, 1)
            player.gain(second, 1)

    def enlist(self, player: Player) -> None:
        token = self.choose([token for token in SPECIALISTS if player.reserve[token]])
        player.reserve[token] -= 1
        player.bag.append(token)

    # ---- worker actions

    def worker_actions(self) -> None:
        waiting = True
        while waiting:
            waiting = False
            for player in self.in_turn():
                if any(player.areas.values()):
                    waiting = True
                    self.turn(player)

    def turn(self, player: Player) -> None:
        player.begin_turn()
        possible = self.placings(player)
        if not possible or self.choose(("place", "rest")) == "rest":
            access, token = self.choose(player.tokens_in_hand())
            player.rest(access, token)
        else:
            token_from = self.choose(list(possible))
            self.place(player, *token_from, self.choose(possible[token_from]))
            self.use_what_can_be(player)
        player.end_turn()

    def placings(self, player: Player) -> dict[tuple[str, str], list[Place]]:
        """Where each token that can be placed can go."""
        found: dict[tuple[str, str], list[Place]] = {}
        items = sum([player.goods[good] for good in ITEMS])
        for access, tokens in player.areas.items():
            for token in dict.fromkeys(tokens):
                places = [
                    place
                    for place in PLACES[access]
                    if place not in player.spots
                    and (place in player.cleared if access == "compound" else self.toll(player, place) <= items)
                    and (not place.open_to or player.passes(token, place.open_to))
                ]
                if places:
                    found[access, token] = places
        return found

    def toll(self, player: Player, zone: Place) -> int:
        rivals = len([other for other in self.players if other is not player and zone in other.spots])
        return rivals + (zone.district in self.mutants)

    def place(self, player: Player, access: str, token: str, place: Place) -> None:
        if place.district:
            self.pay_any(player, ITEMS, self.toll(player, place))
        if place.open_to and token not in ("hero", place.open_to):
            player.exhaust(self.choose(player.passes_by(token, place.open_to)))
        player.areas[access].remove(token)
        player.spots[place] = token
        player.placed = place
        if access == "metro":
            player.trigger("metro zone")
        elif access == "compound":
            player.trigger("room")
        if place.district and place.district in self.mutants:
            player.trigger("mutant zone")

    def pay_any(self, player: Player, goods: Sequence[str], many: int) -> None:
        """Any goods of a kind, as one choice among the ways to pay."""
        if many:
            for good, paid in self.choose(player.ways_to_pay(goods, many)).items():
                player.goods[good] -= paid

    def use_what_can_be(self, player: Player) -> None:
        """The place and the survivors, in any order, until the player has enough."""
        used = False
        while True:
            options: list[Card | str] = ["finish", *player.usable_cards()]
            if not used and player.placed is not None and can_use(self, player, player.placed):
                options.append("place")
            chosen = self.choose(options)
            if chosen == "finish":
                return
            if isinstance(chosen, Card):
                self.use_card(player, chosen)
            elif player.placed is not None:
                used = True
                use_place(self, player, player.placed)

    def use_card(self, player: Player, card: Card) -> None:
        player.take_up(card)
        if card.name == "scout":
            access, token = self.choose([one for one in player.tokens_in_hand() if one[0] != "compound"])
            player.areas[access].remove(token)
            player.areas["harbor" if access == "metro" else "metro"].append(token)
        elif card.name == "olympian":
            player.gain(self.choose(("food", "part")), 1)
        else:
            player.gain(card.brings, 1)

    # ---- upkeep

    def upkeep(self, number: int) -> None:
        for player in self.players:
            player.come_home()
        for player in self.players:
            self.gain_levels(player)
        if number < ROUNDS:
            self.row = [card for card in self.row[2:] if card is not None]
            while len(self.row) < len(ROW_PRICES):
                self.row.append(self.deck.pop() if self.deck else None)
            self.bring_mutants()

    def gain_levels(self, player: Player) -> None:
        while (level := LEVELS.get(player.level + 1)) is not None:
            goods = player.goods
            enough = min(goods["ammo"], goods["meds"]) >= level.need
            if not enough or goods["fuel"] < level.fuel or goods["food"] < level.food:
                return
            if self.choose(("rise", "stay")) == "stay":
                return
            goods["fuel"] -= level.fuel
            goods["food"] -= level.food
            player.level += 1

    def bring_mutants(self) -> None:
        self.mutant_discard += self.mutants
        if len(self.mutant_deck) < 2:
            shuffle(self.mutant_discard)
            self.mutant_deck = self.mutant_discard + self.mutant_deck
            self.mutant_discard = []
        self.mutants = [self.mutant_deck.pop(), self.mutant_deck.pop()]


def play_out(seats: int = 2) -> int:
    """A random game to its end; how many decisions it took."""
    game = Resurgence(seats)
    game.play()
    return game.decisions

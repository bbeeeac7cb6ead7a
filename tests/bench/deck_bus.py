"""The same deck-builder over an event bus: what a card does is said by listeners, and each event asks all of them.

This is how many engines are built by hand. It shows what deciding at run time who hears an event costs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import random

from deck_game import AFFORDED, FAIR, NOTHING, PRICE, RAID, RUN, SCRIBE, SEATS, WATCH, WORTH, DeckGame


@dataclass
class Event:
    kind: str
    seat: int
    card: int = NOTHING
    many: int = 0
    cancelled: bool = False


Test = Callable[[Event], bool]
Reaction = Callable[[Event], object]


class DeckBus(DeckGame):
    def __init__(self, random: Callable[[], float] = random) -> None:
        super().__init__(random)
        self.deeds = self.purchases = self.coins = 0
        self.listeners: list[tuple[Test, Reaction]] = []
        self.log: list[Event] = []
        """What has happened, as every table shows it."""
        self.listen()

    def on(self, test: Test, reaction: Reaction) -> None:
        self.listeners.append((test, reaction))

    def emit(self, kind: str, seat: int, card: int = NOTHING, many: int = 0) -> Event:
        event = Event(kind, seat, card, many)
        self.log.append(event)
        for test, reaction in self.listeners:
            if test(event):
                reaction(event)
        return event

    def listen(self) -> None:
        self.on(lambda e: e.kind == "draw", self.drawn)
        self.on(lambda e: e.kind == "gain deeds", self.gain_deeds)
        self.on(lambda e: e.kind == "gain purchases", self.gain_purchases)
        self.on(lambda e: e.kind == "gain coins", self.gain_coins)
        self.on(lambda e: e.kind == "play" and e.card == RUN, self.run)
        self.on(lambda e: e.kind == "play" and e.card == SCRIBE, lambda e: self.emit("draw", e.seat, many=3))
        self.on(lambda e: e.kind == "play" and e.card == FAIR, self.fair)
        self.on(lambda e: e.kind == "play" and e.card == RAID, self.raided)
        self.on(lambda e: e.kind == "play" and e.card == WATCH, lambda e: self.emit("draw", e.seat, many=2))
        self.on(lambda e: e.kind == "suffer", self.watch)
        self.on(lambda e: e.kind == "buy", self.bought)
        self.on(lambda e: e.kind == "end turn", self.tidy_up)

    def drawn(self, event: Event) -> None:
        seat = event.seat
        self.draw(self.decks[seat], self.hands[seat], self.discards[seat], event.many)

    def gain_deeds(self, event: Event) -> None:
        self.deeds += event.many

    def gain_purchases(self, event: Event) -> None:
        self.purchases += event.many

    def gain_coins(self, event: Event) -> None:
        self.coins += event.many

    def run(self, event: Event) -> None:
        self.emit("draw", event.seat, many=1)
        self.emit("gain deeds", event.seat, many=2)

    def fair(self, event: Event) -> None:
        self.emit("draw", event.seat, many=1)
        self.emit("gain deeds", event.seat, many=1)
        self.emit("gain purchases", event.seat, many=1)
        self.emit("gain coins", event.seat, many=1)

    def raided(self, event: Event) -> None:
        self.emit("gain coins", event.seat, many=2)
        for step in range(1, SEATS):
            other = (event.seat + step) % SEATS
            if self.emit("suffer", other).cancelled:
                continue
            hand = self.hands[other]
            while len(hand) > 3:
                card = hand.pop(int(self.random() * len(hand)))
                self.discards[other].append(card)
                self.emit("discard", other, card)

    def watch(self, event: Event) -> None:
        if WATCH in self.hands[event.seat]:
            event.cancelled = True

    def bought(self, event: Event) -> None:
        self.supply[event.card] -= 1
        self.discards[event.seat].append(event.card)
        self.coins -= PRICE[event.card]
        self.purchases -= 1

    def tidy_up(self, event: Event) -> None:
        self.discards[event.seat] += self.hands[event.seat] + self.played
        self.hands[event.seat].clear()
        self.played.clear()
        self.emit("draw", event.seat, many=5)

    def turn(self, seat: int) -> None:
        hand = self.hands[seat]
        self.deeds, self.purchases, self.coins = 1, 1, 0
        while self.deeds:
            self.moves += 1
            options = [card for card in set(hand) if card >= RUN]
            if not options:
                break
            card = self.choose(options)
            if card == NOTHING:
                break
            hand.remove(card)
            self.played.append(card)
            self.deeds -= 1
            self.emit("play", seat, card)
        for card in hand:
            self.coins += WORTH[card]
        while self.purchases:
            self.moves += 1
            card = self.choose([card for card in AFFORDED[self.coins] if self.supply[card]])
            if card == NOTHING:
                break
            self.emit("buy", seat, card)
        self.emit("end turn", seat)


def play_out() -> int:
    """A random game to its end; how many moves it took."""
    game = DeckBus()
    game.play()
    return game.moves

"""The pack `deck-builder` beside this file as somebody would write it in plain Python, to measure ours against.

Written naturally, with the rules in the code: cards are numbers, piles are lists, a turn is a loop. All chance comes
from one function and all choices go through `choose`, so that a test can play it in step with ours.
"""

from __future__ import annotations

from collections.abc import Callable
from random import random

NAMES = ("penny", "shilling", "crown", "cottage", "manor", "castle", "run", "scribe", "fair", "raid", "watch")
PENNY, SHILLING, CROWN, COTTAGE, MANOR, CASTLE, RUN, SCRIBE, FAIR, RAID, WATCH = range(11)
PRICE = (0, 3, 6, 2, 5, 8, 3, 4, 5, 4, 2)
WORTH = (1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0)
STOCK: tuple[int, ...] = (40, 30, 20, 12, 12, 12, 10, 10, 10, 10, 10)
ACTIONS = (RUN, SCRIBE, FAIR, RAID, WATCH)
AFFORDED = tuple([card for card in range(11) if PRICE[card] <= coins] for coins in range(100))
"""Which cards so many coins can buy."""
SEATS = 4
LONGEST = 400
"""After so many turns the game ends."""
NOTHING = -1
"""The answer of a player who plays or buys nothing."""


class DeckGame:
    def __init__(self, random: Callable[[], float] = random) -> None:
        self.random = random
        self.moves = 0
        """What was decided, a turn with nothing to play or to buy included."""
        self.turns = 0
        self.supply: list[int] = list(STOCK)
        self.decks: list[list[int]] = [[PENNY] * 7 + [COTTAGE] * 3 for _ in range(SEATS)]
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.discards: list[list[int]] = [[] for _ in range(SEATS)]
        self.played: list[int] = []
        self.scores: list[int] = []
        for seat in range(SEATS):
            self.shuffle(self.decks[seat])
            self.draw(self.decks[seat], self.hands[seat], self.discards[seat], 5)

    def choose(self, options: list[int]) -> int:
        """One of the options, or nothing."""
        options.append(NOTHING)
        return options[int(self.random() * len(options))]

    def shuffle(self, cards: list[int]) -> None:
        random = self.random
        for last in range(len(cards) - 1, 0, -1):
            other = int(random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]

    def draw(self, deck: list[int], hand: list[int], discard: list[int], many: int) -> None:
        while many:
            if not deck:
                if not discard:
                    return
                deck += discard
                discard.clear()
                self.shuffle(deck)
            hand.append(deck.pop())
            many -= 1

    def finished(self) -> bool:
        return not self.supply[CASTLE] or self.turns >= LONGEST or self.supply.count(0) >= 3

    def play(self) -> None:
        """The whole game."""
        seat = 0
        while not self.finished():
            self.turns += 1
            self.turn(seat)
            seat = (seat + 1) % SEATS
        for deck, hand, discard in zip(self.decks, self.hands, self.discards, strict=True):
            owned = deck + hand + discard
            self.scores.append(owned.count(COTTAGE) + 3 * owned.count(MANOR) + 6 * owned.count(CASTLE))

    def turn(self, seat: int) -> None:
        deck, hand, discard = self.decks[seat], self.hands[seat], self.discards[seat]
        supply, played = self.supply, self.played
        deeds, purchases, coins, moves = 1, 1, 0, 0
        while deeds:
            moves += 1
            options = [card for card in set(hand) if card >= RUN]
            if not options:
                break
            card = self.choose(options)
            if card == NOTHING:
                break
            hand.remove(card)
            played.append(card)
            deeds -= 1
            if card == RUN:
                self.draw(deck, hand, discard, 1)
                deeds += 2
            elif card == SCRIBE:
                self.draw(deck, hand, discard, 3)
            elif card == FAIR:
                self.draw(deck, hand, discard, 1)
                deeds += 1
                purchases += 1
                coins += 1
            elif card == RAID:
                coins += 2
                self.raid(seat)
            else:
                self.draw(deck, hand, discard, 2)
        for card in hand:
            coins += WORTH[card]
        while purchases:
            moves += 1
            card = self.choose([card for card in AFFORDED[coins] if supply[card]])
            if card == NOTHING:
                break
            supply[card] -= 1
            discard.append(card)
            coins -= PRICE[card]
            purchases -= 1
        self.moves += moves
        discard += hand
        discard += played
        hand.clear()
        played.clear()
        self.draw(deck, hand, discard, 5)

    def raid(self, seat: int) -> None:
        """Everybody else loses cards down to three, unless a watch is in the hand."""
        for step in range(1, SEATS):
            other = (seat + step) % SEATS
            hand = self.hands[other]
            if WATCH not in hand:
                while len(hand) > 3:
                    self.discards[other].append(hand.pop(int(self.random() * len(hand))))

    def copy(self) -> DeckGame:
        other = DeckGame.__new__(DeckGame)
        other.random, other.moves, other.turns = self.random, self.moves, self.turns
        other.supply, other.played, other.scores = self.supply[:], self.played[:], self.scores[:]
        other.decks = [cards[:] for cards in self.decks]
        other.hands = [cards[:] for cards in self.hands]
        other.discards = [cards[:] for cards in self.discards]
        return other


def play_out() -> int:
    """A random game to its end; how many moves it took."""
    game = DeckGame()
    game.play()
    return game.moves

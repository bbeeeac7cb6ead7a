"""What each measured figure has to be. A row that is not kept fails `make bench`, unless it is marked as not yet so.

`yet=False` marks what the runtime cannot do so far: it is measured and printed, and does not fail. Whoever makes it
true sets it to True in the same commit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Threshold:
    what: str
    sign: str
    """`at least` or `at most`."""
    bound: float
    yet: bool = True
    short: bool = True
    """Whether it is measured in the short run, too. There the bound is half as strict, for little is measured."""
    aim: float | None = None
    """What would be good."""

    def bound_in(self, short: bool) -> float:
        if not short:
            return self.bound
        return self.bound / 2 if self.sign == "at least" else self.bound * 2

    def kept(self, value: float, short: bool) -> bool:
        bound = self.bound_in(short)
        return value >= bound if self.sign == "at least" else value <= bound


THRESHOLDS = (
    # Speeds, as shares of the speed of the same game by hand or in another engine.
    Threshold("connect-four, by hand", "at least", 0.4, aim=0.6),
    Threshold("connect-four, PettingZoo", "at least", 5),
    Threshold("connect-four, native", "at least", 8),
    Threshold("tic-tac-toe, OpenSpiel", "at least", 3),
    Threshold("deck-builder, by hand", "at least", 0.35, aim=0.5),
    Threshold("deck-builder, event bus", "at least", 1),
    Threshold("deck-builder, native", "at least", 12),
    Threshold("resurgence, by hand", "at least", 0.25),
    # Speeds, as multiples of the speed of another parser with the same phrases.
    Threshold("reading `en`, Earley", "at least", 8, short=False),
    Threshold("reading `pl`, Earley", "at least", 8, short=False),
    # Times, as multiples of the time of something else.
    Threshold("deck-builder, clone", "at most", 1.5),
    Threshold("connect-four, clone", "at most", 1.5),
    Threshold("rules text to a first decision", "at most", 6),
    Threshold("check, nothing kept", "at most", 2.5),
    Threshold("check, nothing changed", "at most", 3),
    Threshold("check, one card changed", "at most", 2, yet=False),
    Threshold("check, one card of one checked", "at most", 2),
    Threshold("check, one card of a first one", "at most", 0.5),
    Threshold("check again, one card changed", "at most", 2),
    Threshold("check again, one of a first one", "at most", 0.3),
    Threshold("check, ten times the cards", "at most", 12, short=False),
    Threshold("sentences read and linted", "at most", 3, short=False),
    Threshold("graph, ten times the cards", "at most", 13, short=False),
    Threshold("build, ten times the cards", "at most", 13, short=False),
    Threshold("text, ten times the cards", "at most", 13, short=False),
    # Figures that stand for themselves.
    Threshold("graph of 10,000 cards in seconds", "at most", 10, short=False),
    Threshold("graph of 10,000 cards in MB", "at most", 1000, short=False),
    Threshold("deck-builder, 1,000 states in MB", "at most", 12),
    Threshold("resurgence, 1,000 states in MB", "at most", 12),
)

"""Names of the language as names of Python, without clashes."""

from __future__ import annotations

import builtins
import keyword
import re

TAKEN = frozenset(
    {"self", "cls", "rules", "g", "f", "s", "at", "of", "piles", "go", "why", "v", "options", "original", "Any"}
)
"""Local names of functions."""

COUNTS = re.compile(r"(counted|fixed|along)(_\d+)?")
"""Local names of values that are computed for a test."""

HELPERS = frozenset(
    "add all_of amount arrange AT AWAY begin begin_before beside both bundle call call_before can_come_before "
    "can_follow can_pay cancel cancelled change choose choose_good choose_goods choose_plain choose_some clockwise "
    "crown dealt definitions distance divided divided_up do_before do_goods done each_good element end end_before "
    "end_game exhausted first fitting floating follow follow_lines following Frame Game groups happened held "
    "held_good hide holds inside laid instead last Laws lay leading less linked look lying make make_each mix "
    "neighbours next no offers one_by_one one_of opponents opposite owner paid_for passes_for pay pile_at poured "
    "preceding previous price_before product put ray reachable release by_chance several_by_chance repeated rewrite "
    "roll roll_all Rules score secretly shift shifted show source State stock take take_away take_off tick times top "
    "treat turn unpaid ways ways_or_offers written".split()
)
"""Names of the runtime."""


def identifier(name: str) -> str:
    """`lab-tech.1` as `lab_tech_1`."""
    found = re.sub(r"\W", "_", name)
    if (
        COUNTS.fullmatch(found)
        or keyword.iskeyword(found)
        or found in TAKEN
        or found in HELPERS
        or hasattr(builtins, found)
        or not found[:1].isalpha()
    ):
        found += "_"
    return found


class Names:
    """Hands out identifiers, each once."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def of(self, name: str) -> str:
        first = identifier(name)
        found, n = first, 1
        while found in self.used:
            n += 1
            found = f"{first}_{n}"
        self.used.add(found)
        return found

"""Full stops, spaces before signs, brackets: `Gain 1 coin , then rest` / `(once per turn`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Card, Deck
from ..words import STOPS

ENDS = (*STOPS, ":", ")", "”", '"', "»", "*", "?")
SPACES = re.compile(
    r"(?<=\S) {2,}(?=\S)|(?<=\w)[ \t]+(?=[,;:.!?](?:\s|$))|(?<=[a-ząćęłńóśźż])(?P<lack>[,;])(?=[^\W\d_])"
)
PAIRS = {")": "(", "]": "[", "}": "{", "”": "“„", "»": "«"}
OPENERS = "([{“„«"


def lint(deck: Deck) -> Iterator[Diagnostic]:
    ended = sum(card.line.text.rstrip().endswith(ENDS) for card in deck.cards)
    for card in deck.cards:
        text = card.line.text.rstrip()
        # A worked example is left out; the full stop may follow it.
        alone = not card.line.example
        if alone and ended * 2 > len(deck.cards) and not text.endswith(ENDS) and len(card.tokens) > 2:
            at = len(text)
            fixes = card.fix("put a full stop after it", at - 1, at, f"{text[-1]}.")
            yield say.missing_stop(card.line.at(at - 1, at), fixes)
        for found in SPACES.finditer(text):
            before_sign = text[found.end() : found.end() + 1] in tuple(",;:.!?")
            right = f"{found['lack']} " if found["lack"] else "" if before_sign else " "
            fixes = card.fix("set the space", *found.span(), right)
            yield say.stray_space(card.line.at(*found.span()), fixes)
        yield from _brackets(card)


def _brackets(card: Card) -> Iterator[Diagnostic]:
    opened: list[tuple[str, int]] = []
    for at, sign in enumerate(card.line.text):
        if sign in OPENERS and not (sign == "“" and opened and opened[-1][0] == "„"):
            opened.append((sign, at))
        elif sign in PAIRS or sign == "“":
            if opened and opened[-1][0] in PAIRS.get(sign, "„"):
                opened.pop()
            elif not (sign == ")" and _is_list_mark(card.line.text, at)):
                yield say.unclosed_bracket(card.line.at(at, at + 1), sign)
    for sign, at in opened:
        yield say.unclosed_bracket(card.line.at(at, at + 1), sign)


def _is_list_mark(text: str, at: int) -> bool:
    """`1)`, `a)`"""
    return re.search(r"(?:^|\s)\w{1,2}$", text[:at]) is not None

"""A keyword that brackets explain in two different ways: `Swift (act twice).`"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ..deck import Card, Deck
from ..words import words

KEYWORD = re.compile(r"(?<![\w-])(?P<word>[A-ZĄĆĘŁŃÓŚŹŻ][\w-]*(?: \d+)?)\s+\((?P<text>[^()]{8,}[^()\s])\)")


def lint(deck: Deck) -> Iterator[Diagnostic]:
    found: dict[str, list[tuple[Card, re.Match[str]]]] = {}
    for card in deck.cards:
        for one in KEYWORD.finditer(card.line.text):
            found.setdefault(one["word"].casefold(), []).append((card, one))
    for those in found.values():
        counts = Counter(words(one["text"].rstrip(".")) for _, one in those)
        if len(counts) < 2 or len(those) < 2:
            continue
        usual, many = counts.most_common(1)[0]
        there, right = next((card, one) for card, one in those if words(one["text"].rstrip(".")) == usual)
        for card, one in those:
            if words(one["text"].rstrip(".")) != usual:
                start, end = one.span("text")
                fixes = card.fix("explain it as there", start, end, right["text"], sure=False) if many > 1 else ()
                other = there.line.at(*right.span("text"))
                yield say.reminder_text(card.line.at(start, end), one["word"], one["text"], other, right["text"], fixes)

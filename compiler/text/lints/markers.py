"""Words that change what a card does, and that only one of the two texts has: may, up to, once, another."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...diagnostics.words import prose as say
from ...source.text import Span
from ..deck import Deck
from ..usage import markers_in
from ..witness import witnesses

Told = Callable[[Span, bool, str, "Span | None"], Diagnostic]

OWN: dict[str, Told] = {"may": say.may_flag, "up-to": say.up_to, "once": say.printed_limit}
SCOPES = ("another", "each", "any", "only", "not")


def lint(deck: Deck) -> Iterator[Diagnostic]:
    for card in deck.cards:
        for witness in witnesses(deck, card):
            mine, theirs = markers_in(card.words, deck.usage), markers_in(witness.words, witness.usage)
            for name in sorted(mine.keys() ^ theirs.keys()):
                if name not in deck.usage.markers or name not in witness.usage.markers:
                    continue
                here, at = name in mine, card.line.span
                if name in OWN:
                    yield OWN[name](at, here, witness.kind, witness.span)
                elif name in SCOPES:
                    yield say.scope_words(at, name, here, witness.kind, witness.span)
                else:
                    yield say.swallowed_marker(at, name.replace("-", " "), here, witness.kind, witness.span)

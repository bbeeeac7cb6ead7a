"""Card text read as an editor would: every lint over the cards of a file, alone or with rules or another language."""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.facts import main_label
from ..meaning.model import Model
from .against import beside_rules, findings
from .deck import Card, Deck
from .lints import lints
from .phrasebook import Phrases
from .printed import Line

FORMS = ("number-agreement", "government")


def deck_beside(model: Model, phrases: Phrases, lines: Iterable[Line], terms: Mapping[str, str]) -> Deck:
    """The cards of a file, each compared with its rule; some may belong to no element."""
    cards = [Card(line, entry) for line, entry in beside_rules(model, phrases, lines, terms)]
    return Deck(phrases.language, cards, phrases, terms)


def proofread(deck: Deck) -> list[Diagnostic]:
    """The differences from the rules and the findings of lints, each reported once."""
    entries = [card.entry for card in deck.cards if card.entry is not None]
    told = list(_once(lints(deck)))
    slips = {_place(one)[:2] for one in told if one.slug in FORMS and one.fixes}
    return [one for one in findings(entries) if not _only_forms(one, slips)] + told


def _only_forms(one: Diagnostic, slips: set[tuple[str, int]]) -> bool:
    """Whether the only other wording is a noun in the wrong form, which has a finding of its own."""
    name, start, end = _place(one)
    return one.slug == "wording-drift" and any(name == other and start <= at < end for other, at in slips)


def _once(said: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """If two lints find the same wrong form, the one that knows the right form is kept."""
    found: list[Diagnostic] = []
    forms: dict[tuple[str, int], int] = {}
    for one in said:
        name, _, end = _place(one)
        before = forms.get((name, end)) if one.slug in FORMS else None
        if before is None:
            if one.slug in FORMS:
                forms[name, end] = len(found)
            found.append(one)
        elif any(fix.sure for fix in one.fixes) and not any(fix.sure for fix in found[before].fixes):
            found[before] = one
    yield from found


def _place(one: Diagnostic) -> tuple[str, int, int]:
    label = main_label(one)
    return (label.span.source.name, label.span.start, label.span.end) if label else ("", 0, 0)


def by_card(said: Iterable[Diagnostic], deck: Deck) -> dict[int, list[Diagnostic]]:
    """The findings by the index of their card in the deck; -1 for findings about no card."""
    starts = sorted(
        (card.line.span.source.name, card.line.span.start, card.line.span.end, at) for at, card in enumerate(deck.cards)
    )
    found: dict[int, list[Diagnostic]] = {}
    for one in said:
        name, start, _ = _place(one)
        near = bisect_right(starts, (name, start, sys.maxsize, 0)) - 1
        file, first, end, at = starts[near] if near >= 0 else ("", 0, -1, -1)
        inside = file == name and first <= start < max(end, first + 1)
        found.setdefault(at if inside else -1, []).append(one)
    return found


def about(card: Card) -> list[str]:
    """The id and the name of a card."""
    return [name for name in (card.key, card.name) if name]

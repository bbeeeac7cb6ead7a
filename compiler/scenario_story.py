"""The acts of a scenario that was run, in sentences as the table says them to the player whose turn it is.

You place a worker in the meadow, pay 1 coin and use the card Fisher. Player 2 gains 1 coin.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from .book.words import LANGUAGES, WORDS
from .pipeline import Compiled
from .replacing import replace

if TYPE_CHECKING:
    from rulewright.runtime import Game, Rules
    from rulewright.runtime.play.voice import Voice

MOST = 8
"""An example has at most this many sentences."""


def voices_of(compiled: Compiled, edition: Rules) -> Mapping[str, Voice]:
    """Those who tell what happens in an edition, by language."""
    from rulewright.runtime.play.voice import voice_of

    from .text.called import amounts_in, spoken_in, steps_in
    from .text.spoken import spoken
    from .text.unowned import unowned_in

    model, packs = compiled.model, compiled.packs
    aside = frozenset(name for pack in packs for name in pack.aside)
    steps, unowned, phrases = steps_in(model), unowned_in(model), spoken(model, packs).value
    found: dict[str, Voice] = {}
    for language in LANGUAGES:
        names, texts, logged = spoken_in(model, packs, language, phrases)
        voice = voice_of(edition, language, names, texts, logged)
        amounts = amounts_in(model, packs, language, phrases)
        found[language] = replace(voice, amounts=amounts, steps=steps, unowned=unowned, aside=aside)
    return found


def retold(voice: Voice, language: str, game: Game) -> tuple[str, ...]:
    """A sentence for everything that one player does before another acts; empty where that is too long to read."""
    from rulewright.runtime.play.entries import entries
    from rulewright.runtime.play.story import doings
    from rulewright.runtime.play.telling import GAME
    from rulewright.runtime.play.voice import called, say

    you = game.seats[0]
    found = doings(voice, entries(voice, game, you), you)
    if len(found) > MOST:
        return ()
    words = WORDS[language]
    sentences: list[str] = []
    for by, those in groupby(found, lambda one: one[0]):
        what = _listed([text for _, text in those], words["and-last"])
        # A sentence that names its player is not changed.
        who = say(voice, "told", "game") if by == GAME else called(voice, by)
        said = what if not by else words["you-do"].format(what) if by == you else words["they-do"].format(who, what)
        sentences.append(f"{said[:1].upper()}{said[1:]}.")
    return tuple(sentences)


def _listed(texts: list[str], last: str) -> str:
    return last.format(", ".join(texts[:-1]), texts[-1]) if len(texts) > 1 else texts[0]

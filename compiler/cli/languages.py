"""--lang, and the phrases of the language that it names."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from . import say

if TYPE_CHECKING:
    from ..pipeline import Compiled
    from ..text.phrasebook import Phrases


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", required=True, metavar="LANGUAGE", help="the language: one that the packs declare")


def phrases_in(compiled: Compiled, language: str) -> Phrases:
    """The phrases of an edition in a language. Errors in them are shown and end the command."""
    found = phrases_of(compiled)
    if language not in found:
        known = ", ".join(found) or "none"
        raise say.Stopped(f"`{compiled.name}` has no phrases in `{_shown(language)}`; its languages: {known}")
    return found[language]


def phrases_of(compiled: Compiled) -> Mapping[str, Phrases]:
    """The phrases of an edition in all its languages. Errors in them are shown and end the command."""
    from ..diagnostics.diagnostic import Severity
    from ..text.spoken import spoken

    told = spoken(compiled.model, compiled.packs)
    errors = [one for one in told.said if one.severity is Severity.ERROR]
    if errors:
        say.complain(errors)
        raise say.Stopped(f"the phrases of `{compiled.name}` cannot be used until this is corrected")
    return told.value


def available(languages: Sequence[str], language: str) -> str:
    """The end of a message about a language that a command does not have: `in en and pl, not in `de``."""
    *others, last = languages
    return f"in {', '.join(others)}{' and ' if others else ''}{last}, not in `{_shown(language)}`"


def _shown(text: str) -> str:
    from ..diagnostics.cells import shown

    return shown(text)

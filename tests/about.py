"""Which diagnostics a page shows: every error, and the warnings and notes that it is about.

So a new warning, which many packs may deserve, changes no page but its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Severity

SPOKEN_OF = re.compile(r"^(?:warning|note)\[([a-z0-9-]+)\]", re.MULTILINE)


def about(said: Iterable[Diagnostic], *slugs: str) -> tuple[Diagnostic, ...]:
    """Errors, and what else has one of these slugs."""
    return tuple(one for one in said if one.severity is Severity.ERROR or one.slug in slugs)


def about_text(said: Iterable[Diagnostic], answer: str) -> tuple[Diagnostic, ...]:
    """The same, the slugs being those of an answer as it is written; of an answer that is not written yet, all."""
    return about(said, *SPOKEN_OF.findall(answer)) if answer.strip() else tuple(said)

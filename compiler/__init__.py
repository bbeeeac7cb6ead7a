"""From the text of a pack to everything that is made of it. The doors; each opens its rooms when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.runtime import Edition

    from .check import Checked
    from .pipeline import Compiled
    from .result import Result

__all__ = ["check_packs", "compile_pack", "edition", "explain"]


def compile_pack(name: str, *extra: str) -> Result[Compiled | None]:
    """A pack or an edition, by its name or its folder, with further packs on top: its model, and what was said."""
    from .pipeline import compile_edition

    return compile_edition(name, extra)


def check_packs(*names: str, release: bool = False) -> Checked:
    """Everything that is wrong with packs and editions, found without playing them; with all bundled ones, if none is
    named."""
    from .check import check

    return check(names, release)


def edition(name: str, *extra: str) -> Edition:
    """An edition from its rules, ready to be played. A ValueError says what is wrong with it."""
    from .diagnostics.diagnostic import Severity
    from .diagnostics.render import render
    from .pipeline import edition_of

    told = compile_pack(name, *extra)
    errors = [one for one in told.said if one.severity is Severity.ERROR]
    if told.value is None or errors:
        raise ValueError(render(errors))
    return edition_of(told.value)


def explain(slug: str) -> str | None:
    """The page of a diagnostic."""
    from .diagnostics.pages import shown_page

    return shown_page(slug)

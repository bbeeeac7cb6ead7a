"""What things are called at a table: the nouns of the packs, in the language that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..pipeline import Compiled


def names_in(compiled: Compiled, language: str) -> Callable[[str], str | None]:
    """The name of an id in a language, where a pack gives one. What is wrong with its phrases is for `check` to say."""
    sources = [source for pack in compiled.packs for tongue, source in pack.texts if tongue == language]
    titles = {pack.name: pack.title for pack in compiled.packs} | {compiled.name: compiled.model.title}
    found: dict[str, str] = {}
    if sources:
        from ..text.compile import compile_phrases

        nouns = compile_phrases(sources, language).value.nouns
        found = {id: next(iter(noun.forms.values())) for id, noun in nouns.items()}
    names = {**titles, **found}
    return names.get

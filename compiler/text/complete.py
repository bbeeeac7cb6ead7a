"""Whether an edition can be said whole: its phrases, and every sentence in every language that its packs declare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..diagnostics.words import text as say
from ..meaning.model import Model
from ..source.pack import Pack
from ..source.toml_places import line_span
from .languages import LANGUAGES, RULES
from .sentences import unsaid
from .spoken import spoken, unknown_languages


def complaints(model: Model, packs: Sequence[Pack], sound: bool = True) -> Iterator[Diagnostic]:
    """What is wrong; without a phrase file no more than that; of rules that are not `sound` no sentence."""
    without = dict(_without_file(packs))
    for language, pack in without.items():
        yield say.missing_text(line_span(pack.manifest, "languages"), f"text/{language}.ftl", language)
    own = any(element.says for element in model.elements.values())
    if not own and not any(pack.texts for pack in packs):
        yield from unknown_languages(packs)
        return
    told = spoken(model, packs, prove=True)
    yield from told.said
    if not sound or any(one.severity is Severity.ERROR for one in told.said):
        return
    for language, phrases in told.value.items():
        if language in without:
            continue
        declared = {pack.name for pack in packs if language in pack.languages}
        yield from unsaid(model, phrases, declared)


def _without_file(packs: Sequence[Pack]) -> Iterator[tuple[str, Pack]]:
    """Languages in which no pack says anything, and a pack that declares each. The rules are English as they stand."""
    there = {language for pack in packs for language, _ in pack.texts} | {RULES}
    for pack in packs:
        for language in pack.languages:
            if language in LANGUAGES and language not in there:
                yield language, pack

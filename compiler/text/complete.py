"""Whether every sentence of an edition can be written: its phrases, and each text in every language that its packs
declare.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..diagnostics.words import text as say
from ..meaning.model import Model
from ..proofs import Proofs
from ..source.pack import Pack
from ..source.text import Span
from ..source.toml_places import line_span
from .languages import LANGUAGES, RULES
from .phrasebook import NameSlot, NounSlot, Phrases
from .remarks import remarks
from .sentences import Known, unsaid
from .spoken import made_of, names_of, spoken_once, unknown_languages
from .view.view import Views

ENTRY = re.compile(r"^-([\w-]+)(?= *=)", re.MULTILINE)


def complaints(
    model: Model,
    packs: Sequence[Pack],
    sound: bool = True,
    proofs: Proofs | None = None,
    whole: Callable[[], Model] | None = None,
) -> Iterator[Diagnostic]:
    """What is wrong. Without a phrase file only that is reported; sentences are left out if the rules are not `sound`.
    `whole`: the model with its scenarios, if `model` is without them."""
    without = dict(_without_file(packs))
    for language, pack in without.items():
        yield say.missing_text(line_span(pack.manifest, "languages"), f"text/{language}.ftl", language)
    own = any(element.says for element in model.elements.values())
    if not own and not any(pack.texts for pack in packs):
        yield from unknown_languages(packs)
        return
    proofs = proofs or Proofs()
    names = list(names_of(model))
    words = made_of(model, packs, names)
    told = spoken_once(model, packs, proofs, words, names)
    yield from told.said
    if not sound or any(one.severity is Severity.ERROR for one in told.said):
        return
    views = Views(model)
    yield from remarks(views, packs, told.value, whole or (lambda: model), proofs, names)
    for phrases in told.value.values():
        yield from _nothing_fits(phrases, packs)
    for language, phrases in told.value.items():
        if language in without:
            continue
        declared = {pack.name for pack in packs if language in pack.languages}
        yield from unsaid(views, phrases, declared, Known(words[language], proofs))


def _nothing_fits(phrases: Phrases, packs: Sequence[Pack]) -> Iterator[Diagnostic]:
    """Slots of a class without nouns: their phrases could never be used."""
    # A new pack may have nothing with a name yet.
    known = {"name"} | {of for noun in phrases.nouns.values() for of in noun.of}
    for source in (source for pack in packs for language, source in pack.texts if language == phrases.language):
        for found in ENTRY.finditer(source.text):
            phrase = phrases.phrases.get(found[1])
            slots = {
                symbol.field: symbol.of
                for alternatives in (phrase.forms.values() if phrase is not None else ())
                for alternative in alternatives
                for symbol in alternative.symbols
                if isinstance(symbol, NounSlot | NameSlot) and symbol.of not in known
            }
            for field, of in slots.items():
                yield say.nothing_fits(Span(source, found.start(), found.end()), field, of, sorted(known))


def _without_file(packs: Sequence[Pack]) -> Iterator[tuple[str, Pack]]:
    """Languages in which no pack has phrases, and a pack that declares each. The rules themselves are English."""
    there = {language for pack in packs for language, _ in pack.texts} | {RULES}
    for pack in packs:
        for language in pack.languages:
            if language in LANGUAGES and language not in there:
                yield language, pack

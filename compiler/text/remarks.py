"""What is noted of the phrases of a pack: those that nothing uses, whole texts by hand, verbs that no phrase says."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..meaning.model import Element, Model
from ..source.pack import Pack
from ..source.text import Source, Span
from .core import core
from .entry import Entry
from .fluent import entries
from .languages import RULES
from .phrasebook import Phrases, Words
from .spoken import names_of
from .tree import Node, category
from .used import types_of, used
from .verbs import verb_phrases
from .view.view import has_text, view
from .words import words
from .write import write

OWN = ("noun", "adj", "list", "part")
LONG = 8
"""A phrase of fewer words may well be all that a card says."""


def remarks(model: Model, packs: Sequence[Pack], said: Mapping[str, Phrases]) -> Iterator[Diagnostic]:
    """Of the last pack; what its phrases are for is known once all its packs are there."""
    pack = packs[-1]
    wanted: set[str] | None = None
    for language, source in pack.texts:
        phrases = said.get(language)
        if phrases is None:
            continue
        wanted = used(model, phrases) if wanted is None else wanted
        named = {name.id for name in names_of(model)} | model.rules.keys()
        for entry in _phrases(source):
            if entry.id not in wanted and entry.id in phrases.phrases and not _is_named(entry.id, named):
                yield say.unused_phrase(entry.span, entry.id)
        yield from _by_hand(model, phrases, source, pack.name)
    if any(language == RULES for language, _ in pack.texts) and RULES in said:
        yield from _guessed(model, packs, said[RULES])


def _is_named(id: str, named: Collection[str]) -> bool:
    """Whether a phrase is for something that the rules name, though no card says it yet: `-test-not-ill` for `ill`."""
    parts = id.split("-")[1:]
    return any("-".join(parts[a:b]) in named for a in range(len(parts)) for b in range(a + 1, len(parts) + 1))


def _phrases(source: Source) -> Iterator[Entry]:
    """The entries that are phrases of their own."""
    for entry in entries(source).value:
        if category(entry.id) not in OWN and not any(form.name == "as" for form in entry.forms):
            yield entry


def _by_hand(model: Model, phrases: Phrases, source: Source, pack: str) -> Iterator[Diagnostic]:
    """Phrases without a slot that are the whole text of one card."""
    canned = {_look(phrases, entry.id): entry for entry in _phrases(source) if _look(phrases, entry.id)}
    for element in model.elements.values() if canned else ():
        text = _text(model, phrases, element) if element.pack == pack else ()
        if entry := canned.get(text):
            yield say.text_by_hand(entry.span, element.at, entry.id, element.id)


def _look(phrases: Phrases, id: str) -> tuple[str, ...]:
    """The words of a phrase that is nothing but words."""
    phrase = phrases.phrases.get(id)
    first = phrase.forms.get("", ())[:1] if phrase is not None and not phrase.fields else ()
    plain = [one.text for made in first for one in made.symbols if isinstance(one, Words)]
    found = tuple(word for word in words(" ".join(plain)) if word != ".")
    return found if len(found) >= LONG else ()


def _text(model: Model, phrases: Phrases, element: Element) -> tuple[str, ...]:
    tree = view(model, phrases, element) if has_text(element) else None
    text = write(tree, phrases) if isinstance(tree, Node) else ""
    return tuple(word for word in words(text) if word != ".") if isinstance(text, str) else ()


def _guessed(model: Model, packs: Sequence[Pack], phrases: Phrases) -> Iterator[Diagnostic]:
    """Verbs of the rules that cards say, and that no phrase file does: they are said by their names."""
    files = (*core(RULES), *(one for pack in packs for language, one in pack.texts if language == RULES))
    there = {entry.id for one in files for entry in _phrases(one)}
    by_name = {id for id in verb_phrases(model) if id not in there}
    told: dict[str, Span] = {}
    for element in model.elements.values():
        tree = view(model, phrases, element) if element.pack == packs[-1].name and has_text(element) else None
        for id in types_of(tree) if isinstance(tree, Node) else ():
            if id in by_name:
                told.setdefault(id, element.at)
    for id, at in told.items():
        yield say.guessed_verb(at, id)

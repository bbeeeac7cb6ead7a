"""Notes on the phrases of a pack: unused phrases, whole texts by hand, verbs without a phrase."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..meaning.model import Model
from ..proofs import Proofs
from ..source.pack import Pack
from ..source.text import Source, Span
from .core import core
from .entry import Entry
from .languages import RULES
from .names import Name
from .outline import is_phrase, outline
from .phrasebook import Phrases, Words
from .tree import Node, types_of
from .used import unused
from .verbs import verb_phrases
from .view.view import Views, has_text
from .words import words
from .write import write

NOUN = "noun-"
LONG = 8
"""A shorter phrase may well be all that a card says."""


def remarks(
    views: Views,
    packs: Sequence[Pack],
    said: Mapping[str, Phrases],
    whole: Callable[[], Model],
    proofs: Proofs,
    names: Iterable[Name],
) -> Iterator[Diagnostic]:
    """The notes on the last pack, whose phrases may be for things of any pack below. `whole`: the model with its
    scenarios. `names`: all names in the rules."""
    pack, model = packs[-1], views.model
    texts = [(source, said[language]) for language, source in pack.texts if language in said]
    if texts:
        ids = {name.id for name in names}
        # The sentences of cards are known; a phrase is not used just because its name occurs in one.
        named = {id for id in ids if id not in model.elements or not has_text(model.elements[id])} | model.rules.keys()
        every = {id for source, phrases in texts for id in outline(source, proofs).phrases if id in phrases.phrases}
        idle = unused((id for id in every if not _is_named(id, named)), views, texts[0][1], whole, proofs)
        things = ids | set(_other_names(model, packs, proofs))
        for source, phrases in texts:
            there = outline(source, proofs)
            needless = (
                {id for id in there.phrases if id in idle and id in phrases.phrases},
                {id for id in there.ids if id.startswith(NOUN) and id.removeprefix(NOUN) not in things},
            )
            for ids in filter(None, needless):
                yield from (say.unused_phrase(one.span, one.id) for one in _entries(source) if one.id in ids)
            yield from _by_hand(views, phrases, source, pack.name, proofs)
    if any(language == RULES for language, _ in pack.texts) and RULES in said:
        yield from _guessed(views, packs, said[RULES], proofs)


def _entries(source: Source) -> tuple[Entry, ...]:
    from .fluent import entries

    return entries(source).value


def _other_names(model: Model, packs: Sequence[Pack], proofs: Proofs) -> Iterator[str]:
    """Things that nouns may be for and that the rules do not declare: games, options with the name of a rule, traits of
    cells, columns of the score sheet, nouns of every game."""
    yield from (model.name, *(pack.name for pack in packs), *model.rules)
    yield from (f"{name}-option" for name in model.rules)
    yield from (name for element in model.elements.values() for name, _ in element.traits)
    yield from (f"{slot.name}-side" for slot in model.slots.values() if slot.sort == "counter")
    yield from (id.removeprefix(NOUN) for source in core(RULES) for id in outline(source, proofs).ids)


def _is_named(id: str, named: Collection[str]) -> bool:
    """Whether a phrase is for something that the rules name, though no card uses it yet: `-test-not-ill` for `ill`."""
    parts = id.split("-")[1:]
    return any("-".join(parts[a:b]) in named for a in range(len(parts)) for b in range(a + 1, len(parts) + 1))


def _by_hand(views: Views, phrases: Phrases, source: Source, pack: str, proofs: Proofs) -> Iterator[Diagnostic]:
    """Phrases without a slot that are the whole text of one card."""
    canned = {_look(phrases, id): id for id in outline(source, proofs).phrases if _look(phrases, id)}
    ids = set(canned.values())
    for element in views.model.elements.values() if canned else ():
        tree = views.of(element, phrases) if element.pack == pack and has_text(element) else None
        # Most texts contain none of them, and are not written for this.
        if not isinstance(tree, Node) or ids.isdisjoint(types_of(tree)):
            continue
        if id := canned.get(_text(tree, phrases)):
            at = next(entry.span for entry in reversed(_entries(source)) if entry.id == id and is_phrase(entry))
            yield say.text_by_hand(at, element.at, id, element.id)


def _look(phrases: Phrases, id: str) -> tuple[str, ...]:
    """The words of a phrase that is nothing but words."""
    phrase = phrases.phrases.get(id)
    first = phrase.forms.get("", ())[:1] if phrase is not None and not phrase.fields else ()
    plain = [one.text for made in first for one in made.symbols if isinstance(one, Words)]
    found = tuple(word for word in words(" ".join(plain)) if word != ".")
    return found if len(found) >= LONG else ()


def _text(tree: Node, phrases: Phrases) -> tuple[str, ...]:
    text = write(tree, phrases)
    return tuple(word for word in words(text) if word != ".") if isinstance(text, str) else ()


def _guessed(views: Views, packs: Sequence[Pack], phrases: Phrases, proofs: Proofs) -> Iterator[Diagnostic]:
    """Verbs of the rules that cards use and that have no phrase: their names are used."""
    files = (*core(RULES), *(one for pack in packs for language, one in pack.texts if language == RULES))
    there = {id for one in files for id in outline(one, proofs).phrases}
    by_name = {id for id in verb_phrases(views.model) if id not in there}
    told: dict[str, Span] = {}
    for element in views.model.elements.values() if by_name else ():
        tree = views.of(element, phrases) if element.pack == packs[-1].name and has_text(element) else None
        for id in types_of(tree) if isinstance(tree, Node) else ():
            if id in by_name:
                told.setdefault(id, element.at)
    for id, at in told.items():
        yield say.guessed_verb(at, id)

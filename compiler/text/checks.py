"""Checks on compiled phrases, made before anything is written or read: what a half-phrase would hide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..frozen import frozen
from ..source.text import Span
from .clashes import Look, looks_of, same_nouns, same_words
from .core import is_core
from .fields import agree, named
from .languages import LANGUAGES
from .left_recursion import rings
from .of_phrase import OfPhrase
from .phrasebook import (
    CHILDREN,
    ChildSlot,
    Implied,
    ListSlot,
    Missing,
    NounSlot,
    NumberSlot,
    Phrase,
    Phrases,
    Symbol,
    Words,
)
from .places import Places
from .spell import spelled
from .tree import category
from .words import words


@frozen
class Checked:
    """Wordings that are correct by themselves, and the look of each."""

    places: Places
    looks: Mapping[Look, tuple[str, Span]]


NOTHING = Checked(Places(), {})


def checked(places: Places) -> Checked:
    return Checked(places, looks_of(places))


def check(phrases: Phrases, places: Places, below: Checked = NOTHING) -> list[Diagnostic]:
    """`below`: phrases that have been checked already and are correct."""
    new = _new_in(places, below.places)
    return [
        *_fields(phrases, new),
        *_empty(new),
        *_glued(new),
        *(() if _all_there(phrases) else _children(phrases, places)),
        *noun_forms(phrases, places),
        *_keys(phrases, places),
        *_rings(phrases, places),
        *same_words(new, below.looks),
        *same_nouns(phrases, places),
    ]


def _new_in(places: Places, known: Places) -> Places:
    """Leaves out the wordings of known phrases that got no new wording."""
    if not known.wordings:
        return places
    changed = {id for (id, form), found in places.wordings.items() if found != known.wordings.get((id, form))}
    changed |= places.broken
    return Places(
        places.entries, {key: found for key, found in places.wordings.items() if key[0] in changed}, places.broken
    )


def _fields(phrases: Phrases, places: Places) -> Iterator[Diagnostic]:
    """Every wording names every field of the canonical one, and no other."""
    for (id, _), wordings in places.wordings.items():
        wanted = dict(phrases.phrases[id].fields)
        for alternative, span in wordings if id not in places.broken else ():
            found = named(alternative)
            for name in sorted(wanted.keys() - found.keys()):
                yield say.field_left_out(span, places.entries[id], name, id)
            for name in sorted(found.keys() - wanted.keys()):
                yield say.field_too_many(span, places.entries[id], name, id)
            for name in sorted(found.keys() & wanted.keys()):
                if not agree(found[name], wanted[name]):
                    yield say.field_of_two_kinds(span, places.entries[id], name, found[name], wanted[name])


def _empty(places: Places) -> Iterator[Diagnostic]:
    """A wording without visible words would fit anywhere; one that at least implies something has its place."""
    for (id, _), wordings in places.wordings.items():
        for alternative, span in wordings:
            if all(isinstance(symbol, Words) and not words(symbol.text) for symbol in alternative.symbols):
                yield say.no_words(span, id)


def _glued(places: Places) -> Iterator[Diagnostic]:
    """A slot needs a space or a sign on each side, or it could not be separated from the word beside it."""
    for wordings in places.wordings.values():
        for alternative, span in wordings:
            shown = [symbol for symbol in alternative.symbols if not isinstance(symbol, Implied)]
            if any(map(_touch, shown, shown[1:])):
                yield say.glued(span)


def _touch(left: Symbol, right: Symbol) -> bool:
    ends = left.text[-1:] if isinstance(left, Words) else "x"
    begins = right.text[:1] if isinstance(right, Words) else "x"
    if isinstance(left, NumberSlot):
        return begins.isdecimal() or not isinstance(right, Words)
    return (ends.isalnum() or ends in "'’-") and (begins.isalnum() or begins in "'’-")


def _asked(places: Places, beyond_core: bool = False) -> Iterator[tuple[Symbol, Span, bool]]:
    """Each symbol, where it is, and whether it is printed."""
    for wordings in places.wordings.values():
        # Those of every game come first.
        if beyond_core and wordings and is_core(wordings[-1][1].source):
            continue
        for alternative, span in wordings:
            for symbol in alternative.symbols:
                yield symbol, span, alternative.printed


@frozen
class Needs:
    """The forms that printed wordings ask of others, those that any wording asks, and those that the phrase has."""

    children: frozenset[tuple[str, str]]
    read: frozenset[tuple[str, str]]
    joints: frozenset[str]
    printed: frozenset[str]


def _needs(phrase: Phrase) -> Needs:
    children: set[tuple[str, str]] = set()
    read: set[tuple[str, str]] = set()
    joints: set[str] = set()
    printed: set[str] = set()
    for form, those in phrase.forms.items():
        for one in those:
            if one.printed:
                printed.add(form)
            for symbol in one.symbols:
                if isinstance(symbol, CHILDREN):
                    (children if one.printed else read).add((symbol.of, symbol.form))
                    if isinstance(symbol, ListSlot):
                        joints.add(symbol.joint)
    return Needs(frozenset(children), frozenset(read | children), frozenset(joints), frozenset(printed))


NEEDS = OfPhrase(_needs)


def _all_there(phrases: Phrases) -> bool:
    """Whether nothing is missing that the phrases, and those made from them, ask for."""
    needs = [(category(id), NEEDS(phrase)) for id, phrase in phrases.phrases.items()]
    printed_by_all: dict[str, frozenset[str]] = {}
    for of, one in needs:
        printed_by_all[of] = printed_by_all[of] & one.printed if of in printed_by_all else one.printed
    printed_by_any = {(of, form) for of, one in needs for form in one.printed}
    asked = frozenset[tuple[str, str]]().union(*(one.children for _, one in needs))
    read = frozenset[tuple[str, str]]().union(*(one.read for _, one in needs))
    return (
        all(form in printed_by_all.get(of, ()) for of, form in asked)
        and read <= printed_by_any
        and all(one.joints <= phrases.joints.keys() for _, one in needs)
    )


def _children(phrases: Phrases, places: Places) -> Iterator[Diagnostic]:
    """Every child's category has phrases, each with the form that is asked for, and every list word exists. A wording
    that is only read takes the phrases that have its form, and there must be one."""
    asked: set[tuple[str, str, bool]] = set()
    categories: dict[str, list[str]] = {}
    for id in phrases.phrases:
        categories.setdefault(category(id), []).append(id)
    for symbol, span, printed in _asked(places):
        if isinstance(symbol, ListSlot) and symbol.joint not in phrases.joints:
            yield say.unknown_joint(span, symbol.joint, tuple(phrases.joints))
        if not isinstance(symbol, ChildSlot | ListSlot) or (symbol.of, symbol.form, printed) in asked:
            continue
        if symbol.of not in categories:
            yield say.unknown_category(span, symbol.of, tuple(categories))
            continue
        asked.add((symbol.of, symbol.form, printed))
        lacking = [id for id in categories[symbol.of] if not _has_form(phrases.phrases[id], symbol.form)]
        if printed or len(lacking) == len(categories[symbol.of]):
            for id in lacking:
                if id not in places.broken:
                    yield say.missing_form(places.entries[id], span, id, symbol.form)


def _has_form(phrase: Phrase, form: str) -> bool:
    return any(one.printed for one in phrase.forms.get(form, ()))


def noun_forms(phrases: Phrases, places: Places) -> Iterator[Diagnostic]:
    """Every noun of a class has the forms that the class's places ask for. The phrases of every game ask for more
    forms than any one game needs, so there a form counts as missing only if a sentence asks for it."""
    told: set[Missing] = set()
    numbers = _examples(phrases.language)
    for symbol, span, _ in _asked(places, beyond_core=True):
        if not isinstance(symbol, NounSlot) or is_core(span.source):
            continue
        for noun in phrases.nouns.values():
            if symbol.of not in noun.of:
                continue
            for n in numbers if symbol.count else (None,):
                text = spelled(symbol, noun, n, phrases)
                if isinstance(text, Missing) and text not in told:
                    told.add(text)
                    place = _place(text, places, noun.id)
                    yield say.missing_noun_form(place, span, text.what, text.id, text.form, noun.id)


def _keys(phrases: Phrases, places: Places) -> Iterator[Diagnostic]:
    """Every noun that says for which thing it is kept has the phrase for it."""
    for noun in phrases.nouns.values():
        where = places.entries.get(f"noun-{noun.id}")
        if noun.key and where is not None and f"key-{noun.key}" not in phrases.phrases:
            known = tuple(id for id in phrases.phrases if category(id) == "key")
            yield say.unknown_phrase(where, f"key-{noun.key}", known)


def _place(missing: Missing, places: Places, noun: str) -> Span | None:
    ids = (
        (f"adj-{missing.id}", f"noun-{noun}")
        if missing.what == "adjective"
        else (f"noun-{missing.id}", f"adj-{missing.id}")
    )
    return next((places.entries[id] for id in ids if id in places.entries), None)


def _examples(language: str) -> tuple[int, ...]:
    """One number of each class."""
    found: dict[str, int] = {}
    for n in range(30):
        found.setdefault(LANGUAGES[language].plural(n), n)
    return tuple(found.values())


def _rings(phrases: Phrases, places: Places) -> Iterator[Diagnostic]:
    for ring in rings(phrases):
        yield say.left_ring(places.entries[ring[0]], tuple(ring))

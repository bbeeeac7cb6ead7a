"""What another player does, derived from what is said to a player, if no phrase file has it.

    gain 1 coin and draw a card from your hand       (each opponent) gains 1 coin … from their hand
    otrzymujesz tyle monet, ile wynosi twoja siła    (każdy przeciwnik) otrzymuje … ile wynosi jego siła

A form `they-inf` is derived from `inf`, and `they` from a phrase's own words. Only the forms that some phrase asks for
are made, and those that they ask for in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set

from ..frozen import frozen
from ..replacing import replace
from .languages import Language
from .phrasebook import CHILDREN, Alternative, Implied, NounSlot, Phrase, Symbol, Words
from .tree import category

THEY = "they"
BEGUN = "they-"
"""Begins the name of every other form about another player."""
DONE = ("act", "log")
"""Phrases of these categories begin with a verb."""


Place = tuple[str, str]
"""A category and a form: what a slot asks for."""


@frozen
class Others:
    """The phrases, with the forms about others that they ask for."""

    of: Mapping[str, Phrase]
    """The phrases as they were before."""
    made: Mapping[str, Phrase]
    asked: frozenset[Place]


NOTHING = Others({}, {}, frozenset())


def with_others(phrases: Mapping[str, Phrase], language: Language, known: Others = NOTHING) -> Others:
    """The phrases with every form about others that one of them asks for. The result for the packs below, `known`, is
    used again, unless one of these asks for less now."""
    known = known if _only_more(phrases, known) else NOTHING
    kept = {id for id, phrase in phrases.items() if known.of.get(id) is phrase}
    kept |= {_made_of(id) for id in kept if _is_anyone(id)} - phrases.keys()
    found = {id: known.made[id] if id in kept else phrase for id, phrase in _with_anothers(phrases, language, kept)}
    fresh = {id: _with_made(phrase, language) for id, phrase in found.items() if id not in kept}
    found |= fresh
    every, new = _by_category(found), _by_category(fresh)
    changed = set(fresh)
    wanted = [*known.asked, *(place for phrase in fresh.values() for place in _asked(phrase))]
    done: set[Place] = set()
    while wanted:
        of, form = place = wanted.pop()
        if place in done:
            continue
        done.add(place)
        for id in (new if place in known.asked else every).get(of, ()):
            phrase = found[id]
            if not any(one.printed for one in phrase.forms.get(form, ())):
                made = tuple(_turned(one, form, of, language) for one in phrase.forms.get(base(form, language), ()))
                if made:
                    found[id] = replace(phrase, forms={**phrase.forms, form: phrase.forms.get(form, ()) + made})
                    changed.add(id)
                    wanted += _asked_by(made)
    whole = {id: _in_order(phrase) if id in changed else phrase for id, phrase in found.items()}
    return Others(phrases, whole, frozenset(done))


def _only_more(phrases: Mapping[str, Phrase], known: Others) -> bool:
    """Whether all known phrases are there, with all their wordings."""
    return known.made.keys().isdisjoint(phrases.keys() - known.of.keys()) and all(
        phrases.get(id) is one or (id in phrases and _has_all(phrases[id], one)) for id, one in known.of.items()
    )


def _has_all(phrase: Phrase, known: Phrase) -> bool:
    return all(one in phrase.forms.get(form, ()) for form, those in known.forms.items() for one in those)


def _by_category(ids: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for id in ids:
        found.setdefault(category(id), []).append(id)
    return found


def _with_anothers(phrases: Mapping[str, Phrase], language: Language, kept: Set[str]) -> Iterator[tuple[str, Phrase]]:
    """The phrases, preceded by events of any player turned into events of another player: `event-gain-other` is made
    from `event-gain-anyone`, unless it exists or is in `kept`."""
    for id, phrase in phrases.items():
        if _is_anyone(id):
            own = _made_of(id)
            yield own, phrases.get(own) or (phrase if own in kept else _another_of(own, phrase, language))
    yield from phrases.items()


def _is_anyone(id: str) -> bool:
    return category(id) == "event" and id.endswith("-anyone")


def _another_of(id: str, phrase: Phrase, language: Language) -> Phrase:
    forms = {
        form: tuple(replace(one, symbols=tuple(_another(part, language) for part in one.symbols)) for one in made)
        for form, made in phrase.forms.items()
    }
    return replace(phrase, id=id, forms=forms)


def _with_made(phrase: Phrase, language: Language) -> Phrase:
    """The phrases with the forms that a language derives from others."""
    for form, of, how in language.made:
        if of in phrase.forms and form not in phrase.forms:
            made = tuple(replace(one, symbols=_changed(one.symbols, how)) for one in phrase.forms[of])
            phrase = replace(phrase, forms={**phrase.forms, form: made})
    return phrase


def _changed(symbols: tuple[Symbol, ...], how: Callable[[str], str]) -> tuple[Symbol, ...]:
    first, *rest = symbols
    return (replace(first, text=how(first.text)), *rest) if isinstance(first, Words) else symbols


def _made_of(id: str) -> str:
    return f"{id.removesuffix('-anyone')}-other"


def made_from(id: str) -> str:
    """The phrase about any player from which one about another player is made."""
    return f"{id.removesuffix('-other')}-anyone"


def _another(symbol: Symbol, language: Language) -> Symbol:
    if not isinstance(symbol, Words):
        return symbol
    text = symbol.text
    for anybody, another in language.another:
        text = text.replace(anybody, another)
    return replace(symbol, text=text)


def _in_order(phrase: Phrase) -> Phrase:
    """Derived forms come last, sorted by name, so that the order of requests does not matter."""
    if not (made := sorted(filter(is_theirs, phrase.forms))):
        return phrase
    own = [name for name in phrase.forms if not is_theirs(name)]
    return replace(phrase, forms={name: phrase.forms[name] for name in (*own, *made)})


def is_theirs(form: str) -> bool:
    return form == THEY or form.startswith(BEGUN)


def base(form: str, language: Language) -> str:
    """The form from which a form about others is derived."""
    own = form.removeprefix(THEY).removeprefix("-")
    return own if own in language.own_forms else ""


def _asked(phrase: Phrase) -> Iterator[Place]:
    for alternatives in phrase.forms.values():
        yield from _asked_by(alternatives)


def _asked_by(alternatives: Iterable[Alternative]) -> Iterator[Place]:
    for alternative in alternatives:
        for symbol in alternative.symbols:
            if isinstance(symbol, CHILDREN) and symbol.form.startswith(THEY) and is_theirs(symbol.form):
                yield symbol.of, symbol.form


def _turned(alternative: Alternative, form: str, of: str, language: Language) -> Alternative:
    does = of in DONE and form == THEY
    symbols: list[Symbol] = []
    for symbol in alternative.symbols:
        symbols.append(_symbol(symbol, does, language))
        # The verb comes first. An implied field has no words: a branch of a choice by number may begin with it.
        does = does and isinstance(symbol, Implied)
    return Alternative(tuple(symbols), alternative.guards, alternative.printed)


def _symbol(symbol: Symbol, does: bool, language: Language) -> Symbol:
    if isinstance(symbol, Words):
        return Words(language.of_others(symbol.text, does))
    if isinstance(symbol, CHILDREN) and not is_theirs(symbol.form):
        return replace(symbol, form=f"{THEY}-{symbol.form}" if symbol.form else THEY)
    if isinstance(symbol, NounSlot) and "yours" in symbol.adjectives:
        return replace(symbol, adjectives=tuple("theirs" if one == "yours" else one for one in symbol.adjectives))
    return symbol

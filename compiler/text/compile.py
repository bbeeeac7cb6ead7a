"""Phrase files of one language to phrases: entries, forms, alternatives, and every check on them.

entries   what Fluent reads            nouns     nouns, adjectives, list words
flatten   wordings to alternatives     checks    what a half-phrase would hide
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from functools import cache

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..diagnostics.words import text as say
from ..frozen import frozen, slotted
from ..proofs import Proofs
from ..replacing import replace
from ..result import Result
from ..source.text import Source
from ..wordings import FOLDERS
from .checks import NOTHING as UNCHECKED
from .checks import Checked, check, checked
from .core import core
from .entry import Entry, Form, Text
from .fields import fields_of
from .flatten import Scope, alternatives, form_of
from .fluent import entries
from .languages import LANGUAGES, Language
from .law import half_phrases
from .nouns import adjective_of, joint_of, noun_of
from .other_players import NOTHING, Others, made_from, with_others
from .parity import parity
from .phrasebook import Adjective, Alternative, Joint, Noun, Phrase, Phrases
from .places import Places
from .proved import checked_key, tried_key
from .tree import category

REPLACE = "replace"
"""The form that marks an entry as the replacement of one in a base pack."""
OWN = ("noun", "adj", "list", "part")
"""Prefixes of ids that are no categories of phrases."""


@slotted
class _Book:
    """What is compiled so far."""

    phrases: dict[str, Phrase] = field(default_factory=dict[str, Phrase])
    nouns: dict[str, Noun] = field(default_factory=dict[str, Noun])
    adjectives: dict[str, Adjective] = field(default_factory=dict[str, Adjective])
    joints: dict[str, Joint] = field(default_factory=dict[str, Joint])


def compile_languages(
    texts: Mapping[str, Sequence[Source]],
    prove: bool = False,
    named: Collection[str] = (),
    proofs: Proofs | None = None,
) -> Result[Mapping[str, Phrases]]:
    """The phrases of every language, added to those of every game, and the differences between the languages.
    Unknown languages are left out. A thing that the rules name needs a noun in another language only if a sentence
    asks for one. To prove the phrases, each is written with a few things in its fields, and the sentence is read
    back. A language without a file of any pack has only the phrases of every game, which are proved already."""
    said: list[Diagnostic] = []
    found: dict[str, tuple[Phrases, Places]] = {}
    for language, sources in texts.items():
        if language in LANGUAGES:
            found[language] = _compiled(sources, language, said, _of_every_game(language), proofs)
    first, *others = found.values() or [(Phrases(""), Places())]
    for other in others:
        said += parity(*first, *other, named)
    if prove and not any(one.severity is Severity.ERROR for one in said):
        for language, (phrases, places) in found.items():
            if texts[language]:
                said += _proved(phrases, places, texts[language], proofs or Proofs())
    return Result({language: phrases for language, (phrases, _) in found.items()}, tuple(said))


def _proved(phrases: Phrases, places: Places, sources: Sequence[Source], proofs: Proofs) -> tuple[Diagnostic, ...]:
    """What is wrong with phrases when they are tried. Phrases that were correct before are not tried again."""
    key = tried_key(phrases.language, sources)
    if proofs.holds(key):
        return ()
    found = tuple(half_phrases(phrases, places, sources))
    if not found:
        proofs.add(key)
    return found


def flaws_of_every_game(language: str) -> tuple[Diagnostic, ...]:
    """What is wrong with the phrases of every game, each of them tried."""
    said: list[Diagnostic] = []
    phrases, places = _compiled((), language, said, replace(_of_every_game(language), checked=UNCHECKED))
    return (*said, *half_phrases(phrases, places))


def compile_phrases(sources: Sequence[Source], language: str) -> Result[Phrases]:
    """The phrases of these files alone, and what is wrong with them."""
    said: list[Diagnostic] = []
    phrases, _ = _compiled(sources, language, said)
    return Result(phrases, tuple(said))


def _compiled(
    sources: Sequence[Source],
    language: str,
    said: list[Diagnostic],
    below: _Below | None = None,
    proofs: Proofs | None = None,
) -> tuple[Phrases, Places]:
    rules = LANGUAGES[language]
    below = below or _Below({}, _Book(), Places())
    book, places = _copied(below)
    found = _unique(sources, below.entries, said)
    _nouns(found, rules, book, places, said)
    _phrases(found, below.entries, rules, book, places, said)
    whole = with_others(book.phrases, rules, below.others)
    for id in whole.made.keys() - book.phrases.keys():
        # A phrase made from another one takes the place of that one.
        places.entries.setdefault(id, places.entries[made_from(id)])
    phrases = Phrases(language, whole.made, book.nouns, book.adjectives, book.joints, whole.asked)
    key = checked_key(language, sources) if proofs is not None else ""
    if proofs is None or not proofs.holds(key):
        faults = check(phrases, places, below.checked)
        said += faults
        if proofs is not None and not faults:
            proofs.add(key)
    return phrases, places


@frozen
class _Below:
    """What is compiled already, for the packs below."""

    entries: Mapping[str, Entry]
    book: _Book
    places: Places
    others: Others = NOTHING
    checked: Checked = UNCHECKED


@cache
def _of_every_game(language: str) -> _Below:
    said: list[Diagnostic] = []
    rules, book, places = LANGUAGES[language], _Book(), Places()
    found = _unique(core(language), {}, said)
    _nouns(found, rules, book, places, said)
    _phrases(found, {}, rules, book, places, said)
    assert not said, said
    # Our own languages are proved by their tests.
    sound = UNCHECKED if language in FOLDERS else checked(places)
    return _Below(found, book, places, with_others(book.phrases, rules), sound)


def _copied(below: _Below) -> tuple[_Book, Places]:
    book, places = below.book, below.places
    wordings = {key: list(found) for key, found in places.wordings.items()}
    return (
        _Book(dict(book.phrases), dict(book.nouns), dict(book.adjectives), dict(book.joints)),
        Places(dict(places.entries), wordings, set(places.broken)),
    )


def _unique(sources: Sequence[Source], below: Mapping[str, Entry], said: list[Diagnostic]) -> dict[str, Entry]:
    """Every entry by its id. A second entry with the same id is reported and left out, unless an expansion adds forms
    to a noun with it, or marks it as the replacement of the first."""
    found: dict[str, Entry] = {}
    for source in sources:
        told = entries(source)
        said += told.said
        for entry in told.value:
            before = found.get(entry.id) or below.get(entry.id)
            longer = _instead(before, entry) or _with_forms(before, entry) if before is not None else entry
            if before is not None and longer is None:
                said.append(say.entry_twice(entry.span, before.span, entry.id))
            elif longer is not None:
                found[entry.id] = longer
    return found


def _instead(before: Entry, entry: Entry) -> Entry | None:
    """An entry of an expansion that is marked as the replacement of one in a pack below."""
    if before.span.source is entry.span.source or all(form.name != REPLACE for form in entry.forms):
        return None
    return replace(entry, forms=tuple(form for form in entry.forms if form.name != REPLACE))


def _with_forms(noun: Entry, more: Entry) -> Entry | None:
    """A noun of a pack below with the forms that an expansion adds to it; None if a form would be replaced."""
    if category(noun.id) not in ("noun", "adj") or noun.span.source is more.span.source:
        return None
    known = {form.name: form.pattern for form in noun.forms}
    new = [form for form in more.forms if form.name not in known]
    same = all(known[form.name] == form.pattern for form in more.forms if form.name in known)
    return replace(noun, forms=(*noun.forms, *new)) if same and new else None


def _nouns(found: dict[str, Entry], rules: Language, book: _Book, places: Places, said: list[Diagnostic]) -> None:
    for entry in found.values():
        match category(entry.id):
            case "noun":
                noun = noun_of(entry, rules, said)
                book.nouns[noun.id] = noun
                places.entries[entry.id] = entry.span
            case "adj":
                adjective = adjective_of(entry, rules, said)
                book.adjectives[adjective.id] = adjective
                places.entries[entry.id] = entry.span
            case "list":
                joint = joint_of(entry, said)
                book.joints[joint.id] = joint
            case _:
                pass


def _phrases(
    found: dict[str, Entry],
    below: Mapping[str, Entry],
    rules: Language,
    book: _Book,
    places: Places,
    said: list[Diagnostic],
) -> None:
    every = {**below, **found}
    parts = {id: entry for id, entry in every.items() if category(id) == "part"}
    own = {id: entry for id, entry in found.items() if category(id) not in OWN}
    known = {id: entry for id, entry in every.items() if category(id) not in OWN}
    scope = Scope(rules, parts, frozenset(known), said)
    read_only: list[tuple[str, Entry]] = []
    for id, entry in own.items():
        target = _target(entry)
        if target is None:
            book.phrases[id] = _phrase(entry, scope, places)
        elif target in known and _target(known[target]) is None:
            read_only.append((target, entry))
        else:
            said.append(say.unknown_phrase(entry.span, target, tuple(known)))
    for target, entry in read_only:
        _add_wordings(target, entry, scope, book, places)


def _target(entry: Entry) -> str | None:
    """The phrase whose second wordings this entry holds: its attribute `as`."""
    for form in entry.forms:
        if form.name == "as":
            return "".join(item.text for item in form.pattern if isinstance(item, Text)).strip()
    return None


def _phrase(entry: Entry, scope: Scope, places: Places) -> Phrase:
    places.entries[entry.id] = entry.span
    found: dict[str, tuple[Alternative, ...]] = {}
    for form in entry.forms:
        name, printed = form_of(form.name)
        if form.name or not _only_forms(entry):
            found[name] = found.get(name, ()) + _wording(entry.id, form, name, scope, printed, places)
    return Phrase(entry.id, found, fields_of(next(iter(found.values()), ())))


def _only_forms(entry: Entry) -> bool:
    """An empty value with forms: the phrase is never used by itself."""
    empty = all(isinstance(item, Text) and not item.text.strip() for item in entry.forms[0].pattern)
    return empty and any(form.name and form_of(form.name)[1] for form in entry.forms)


def _wording(id: str, form: Form, name: str, scope: Scope, printed: bool, places: Places) -> tuple[Alternative, ...]:
    before = len(scope.said)
    made = alternatives(form, scope, printed)
    if len(scope.said) == before:
        places.wordings.setdefault((id, name), []).extend((one, form.span) for one in made)
    elif printed:
        places.broken.add(id)
    return made


def _add_wordings(target: str, entry: Entry, scope: Scope, book: _Book, places: Places) -> None:
    """The wordings of an entry with `as`, added to those of the phrase that it names."""
    phrase = book.phrases[target]
    forms = dict(phrase.forms)
    for form in entry.forms:
        name, _ = form_of(form.name)
        if name != "as":
            forms[name] = forms.get(name, ()) + _wording(target, form, name, scope, False, places)
    book.phrases[target] = Phrase(target, forms, phrase.fields)

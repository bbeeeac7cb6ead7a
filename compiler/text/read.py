"""From a sentence to every tree that it can mean, and the difference from the sentence that we would write.

same       it is our sentence
letters    it has our words, with other capitals, commas or spaces
words      it says the same in another wording, form or spelling
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import islice
from types import MappingProxyType
from typing import Literal

from ..frozen import frozen
from .first import firsts
from .index import Text, index
from .match import matches
from .phrasebook import Missing, Phrases
from .rewording import canon, otherwise, replaced, spoken_words
from .run import Beyond, Run, said
from .shape_lexicon import is_word
from .spelling import corrected
from .tree import WHOLE, Node, Value
from .usage import usage
from .vocabulary import vocabulary
from .words import signs, tidy, words
from .write import write

NONE: Mapping[str, str] = MappingProxyType({})
LONGEST = 400
"""At most this many words: a card has about fifty."""
SHOWN = 8
"""At most this many unread words are shown."""

How = Literal["same", "letters", "words"]
Outcome = Literal["same", "other wording", "two readings", "unread"]


@frozen
class Reading:
    tree: Node
    ours: str | Missing
    """The sentence that we would write."""
    how: How


@frozen
class Stuck:
    """The place at which reading failed."""

    why: Literal["unread", "disagrees", "empty", "long", "deep", "many", "much"]
    before: str = ""
    after: str = ""
    """The words around that place."""
    clash: tuple[str, str, str] | None = None
    """A field with two different values, and both values."""


@frozen
class Readings:
    text: str
    found: tuple[Reading, ...]
    misspelt: tuple[tuple[str, str], ...] = ()
    """Words that no phrase has, each with the word that was read for it."""
    stuck: Stuck | None = None
    """Set if nothing was found."""
    rewritten: bool = False
    """Whether it was read only after words were replaced by synonyms."""


Terms = Mapping[str, str]
"""Words of other games, each with the word used here."""


def read(
    text: str,
    phrases: Phrases,
    category: str,
    form: str = "",
    freely: bool = False,
    terms: Terms = NONE,
    waves: int | None = None,
) -> Readings:
    """All readings of a text as a phrase of a category. None is preferred: an ambiguous text is the author's to
    settle. `freely`: a text that no phrase reads is reworded until one does. `waves`: how often it is reworded; with
    1, only words are replaced by synonyms."""
    if len(text) > 40 * LONGEST:
        return Readings(text, (), stuck=Stuck("long"))
    seen = words(text)
    if not seen or len(seen) > LONGEST:
        return Readings(text, (), stuck=Stuck("long" if seen else "empty"))
    try:
        return _read(text, seen, phrases, category, form, freely, terms, waves)
    except Beyond as beyond:
        return Readings(text, (), stuck=Stuck(_reason(beyond.why)))


def in_terms(text: str, terms: Terms) -> str:
    """A text with our words for those of other games."""
    seen = signs(text)
    for wrong, right in terms.items():
        seen = replaced(seen, words(wrong), words(right))
    return " ".join(seen) if terms else text


def trees(text: str, phrases: Phrases, category: str, form: str = "") -> tuple[Node, ...]:
    """The same readings without our sentence for each."""
    seen = words(text)
    if not seen or len(seen) > LONGEST:
        return ()
    try:
        return _strictly(seen, phrases, category, form) or _corrected(seen, phrases, category, form)[0]
    except Beyond:
        return ()


def outcome(readings: Readings) -> Outcome:
    match readings.found:
        case ():
            return "unread"
        case (one,):
            return "other wording" if one.how == "words" else "same"
        case _:
            return "two readings"


def _reason(why: str) -> Literal["deep", "many", "much"]:
    return "deep" if why == "deep" else "many" if why == "many" else "much"


def _read(
    text: str,
    seen: Text,
    phrases: Phrases,
    category: str,
    form: str,
    freely: bool,
    terms: Terms,
    waves: int | None,
) -> Readings:
    found = _strictly(seen, phrases, category, form)
    if not found and freely and (free := _freely(text, phrases, category, form, terms, waves)):
        return Readings(text, tuple(_reading(tree, text, phrases, form) for tree in free), rewritten=True)
    found, misspelt = (found, ()) if found else _corrected(seen, phrases, category, form)
    if not found:
        return Readings(text, (), stuck=_stuck(seen, phrases, category, form))
    return Readings(text, _with_its_commas([_reading(tree, text, phrases, form) for tree in found]), misspelt)


def _with_its_commas(found: list[Reading]) -> tuple[Reading, ...]:
    """Words are read without commas. If we would write exactly this text for one tree, and the same words with other
    commas for another, the commas decide."""
    if all(one.how != "same" for one in found):
        return tuple(found)
    return tuple(one for one in found if one.how != "letters")


def _strictly(seen: Text, phrases: Phrases, category: str, form: str) -> tuple[Node, ...]:
    numbers = usage(phrases.language).numbers
    return _trees(Run(seen, phrases, index(phrases), firsts(phrases), frozenset(seen), numbers), category, form)


def _corrected(
    seen: Text, phrases: Phrases, category: str, form: str
) -> tuple[tuple[Node, ...], tuple[tuple[str, str], ...]]:
    """The trees of a text with its misspelt words corrected, and the corrections."""
    misspelt = corrected(seen, vocabulary(phrases), partial(is_word, phrases=phrases))
    if not misspelt:
        return (), ()
    right = dict(misspelt)
    return _strictly(tuple(right.get(word, word) for word in seen), phrases, category, form), misspelt


def _freely(text: str, phrases: Phrases, category: str, form: str, terms: Terms, waves: int | None) -> tuple[Node, ...]:
    """The trees of the nearest rewordings that can be read."""
    known, readable = usage(phrases.language), vocabulary(phrases, True)
    numbers = {**known.numbers, **dict.fromkeys(known.ones, 1)}
    sayable = readable | spoken_words(known)
    seen = signs(text)
    for wrong, right in terms.items():
        seen = replaced(seen, words(wrong), words(right))
    seen = canon(seen[:-1] if seen[-1:] == (".",) else seen, known)
    for wave in islice(otherwise(seen, known, sayable), waves):
        found: dict[Node, None] = {}
        for one in wave:
            plain = canon(tuple(word for word in one if word != ","), known)
            if all(word in readable or word in numbers or not word[0].isalpha() for word in plain):
                run = Run(plain, phrases, index(phrases, True), firsts(phrases, True), frozenset(plain), numbers)
                found |= dict.fromkeys(_trees(run, category, form))
        if found:
            return tuple(found)
    return ()


def _trees(run: Run, category: str, form: str) -> tuple[Node, ...]:
    """The trees of the whole text; only those without slips if there are any."""
    seen = run.words
    if not seen:
        return ()
    ends = {len(seen), len(seen) - 1} if seen[-1] == "." else {len(seen)}
    whole = [found for found in matches(run, category, form, 0) if found.end in ends]
    if len(whole) < 2:
        return tuple(found.tree for found in whole)
    slips: dict[Node, int] = {}
    for found in whole:
        slips[found.tree] = min(found.slips, slips.get(found.tree, found.slips))
    right = tuple(tree for tree, count in slips.items() if not count) or tuple(slips)
    return (tuple(tree for tree in right if not _has_whole(tree)) or right) if len(right) > 1 else right


def _has_whole(what: Value) -> bool:
    """Whether an act of the pack is read by the phrase with all its parts: its own phrase is preferred."""
    match what:
        case Node(type, fields):
            return type.endswith(WHOLE) or any(_has_whole(inner) for _, inner in fields)
        case tuple():
            return any(map(_has_whole, what))
        case _:
            return False


def _stuck(seen: Text, phrases: Phrases, category: str, form: str) -> Stuck:
    """The place up to which a text can be read, found by reading it once more."""
    run = Run(seen, phrases, index(phrases), firsts(phrases), frozenset(seen), {}, explains=True)
    matches(run, category, form, 0)
    clash = run.clash if run.clash and run.clash.at >= run.furthest else None
    at = clash.at if clash else run.furthest
    before, after = " ".join(run.words[max(0, at - SHOWN) : at]), " ".join(run.words[at : at + SHOWN])
    if clash is None:
        return Stuck("unread", before, after)
    return Stuck("disagrees", before, after, (clash.field, said(clash.first), said(clash.second)))


def _reading(tree: Node, text: str, phrases: Phrases, form: str) -> Reading:
    ours = write(tree, phrases, form)
    if isinstance(ours, Missing):
        return Reading(tree, ours, "words")
    if tidy(ours) == tidy(text):
        return Reading(tree, ours, "same")
    return Reading(tree, ours, "letters" if words(tidy(ours)) == words(tidy(text)) else "words")

"""The phrase that is nearest to words that no phrase reads, with these words in its places.

gain 1 coin for every friend in my crew      gain 1 coin for each card in your crew

Small phrases are filled with the nouns and numbers of the text first, larger ones with these; of each category the
nearest few are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice, product

from ...frozen import slotted
from ..index import index
from ..phrasebook import ListSlot, Missing, Phrase, Phrases, Symbol
from ..phrasebook import Words as Literal
from ..rewording import canon
from ..tree import WHOLE, Node, Value, category, node_of
from ..usage import Usage, number_in, usage
from ..words import words
from ..write import write_part

KEPT = 4
"""At most this many trees of a category are kept."""
COMBINED = 16
"""At most this many ways to fill a phrase are tried."""
ROUNDS = 12
THING = "thing"
NOUNS = 3
STEM = 5
"""Words that begin with the same letters count as one."""
ODD = 0.9
"""What a word costs that the text does not have."""

LETTERS = frozenset(
    {"ref-a", "ref-b", "ref-c", "ref-d", "seat-p", "seat-q", "several-s", "several-t", "several-u", "which-called"}
)
"""Phrases of names that the text would have to give first."""

Scored = tuple[float, Node]


@slotted
class _Search:
    phrases: Phrases
    usage: Usage
    wanted: Counter[str]
    nouns: Mapping[str, tuple[str, ...]]
    """The nouns in the text, by class."""
    numbers: tuple[int, ...]
    found: dict[str, list[Scored]]


def nearest(text: str, of: str, phrases: Phrases) -> list[Node]:
    """The trees of a category whose sentences are nearest to a text; each shares most of its words."""
    known = usage(phrases.language)
    seen = words(text)
    numbers = tuple(dict.fromkeys(n for word in seen if (n := number_in(word, known)) is not None)) or (1,)
    nouns = _mentioned(seen, phrases)
    if not nouns.get(THING):
        # A word that the edition does not have may be one for its cards.
        nouns = {
            **nouns,
            THING: tuple(id for id, one in phrases.nouns.items() if THING in one.of and id != THING)[:NOUNS],
        }
    search = _Search(phrases, known, _keys(canon(seen, known)), nouns, numbers, {})
    changed = {category(id) for id in phrases.phrases}
    ready = [one for one in phrases.phrases.values() if _may_fit(one, search)]
    for _ in range(ROUNDS):
        before, changed = changed, set[str]()
        for phrase in ready:
            asked = {kind.split()[1] for _, kind in phrase.fields if kind.split()[0] in ("child", "list")}
            if (not asked or asked & before) and _tried(phrase, search):
                changed.add(category(phrase.id))
        if not changed:
            break
    least = 0.6 * sum(search.wanted.values())
    return [tree for score, tree in search.found.get(of, ()) if score >= least - ODD]


def _keys(seen: tuple[str, ...]) -> Counter[str]:
    return Counter(word[:STEM] for word in seen if word[0].isalnum())


def _mentioned(seen: tuple[str, ...], phrases: Phrases) -> Mapping[str, tuple[str, ...]]:
    shelves = index(phrases).nouns
    return {
        of: tuple(
            dict.fromkeys(
                id
                for at, word in enumerate(seen)
                for form, id in shelf.get(word, ())
                if seen[at : at + len(form)] == form
            )
        )[:NOUNS]
        for of, shelf in shelves.items()
    }


def _may_fit(phrase: Phrase, search: _Search) -> bool:
    """Whether the nouns that it needs are in the text, and one of its own words, if it needs any."""
    if phrase.id.endswith(WHOLE) or phrase.id in LETTERS:
        return False
    for _, kind in phrase.fields:
        what, *of = kind.split()
        if what == "column" or (what == "noun" and not search.nouns.get(of[0] if of else "")):
            return False
    texts = [one.symbols for alternatives in phrase.forms.values() for one in alternatives]
    return any(_may_begin(symbols, search) for symbols in texts)


def _may_begin(symbols: tuple[Symbol, ...], search: _Search) -> bool:
    """Whether the text has one of the words of a wording, or it has only small ones."""
    own = [word for one in symbols if isinstance(one, Literal) for word in words(one.text)]
    large = _keys(tuple(word for word in own if word not in search.usage.small))
    return not large or bool(large & search.wanted)


def _tried(phrase: Phrase, search: _Search) -> bool:
    """Whether one of the trees of a phrase is among the nearest of its category."""
    kept = search.found.setdefault(category(phrase.id), [])
    better = False
    for fields in islice(_filled(phrase, search), COMBINED):
        tree = node_of(phrase.id, fields)
        if any(tree == one for _, one in kept):
            continue
        score = _score(tree, search)
        if score is None or (len(kept) >= KEPT and score <= kept[-1][0]):
            continue
        kept.append((score, tree))
        kept.sort(key=lambda one: -one[0])
        del kept[KEPT:]
        better = True
    return better


def _filled(phrase: Phrase, search: _Search) -> Iterator[dict[str, Value]]:
    names = [name for name, _ in phrase.fields]
    options = [_options(phrase, name, kind, search) for name, kind in phrase.fields]
    for values in product(*options):
        yield dict(zip(names, values, strict=True))


def _options(phrase: Phrase, name: str, kind: str, search: _Search) -> list[Value]:
    what, *of = kind.split()
    if what == "number":
        return list(search.numbers)
    if what == "noun":
        return list(search.nouns.get(of[0] if of else "", ()))
    trees = [tree for _, tree in search.found.get(of[0], ())]
    if what == "child":
        return list(trees)
    if _least(phrase, name) > 1:
        return [tuple(trees[:2])] if len(trees) > 1 else []
    return [(tree,) for tree in trees]


def _least(phrase: Phrase, name: str) -> int:
    return max(
        (
            symbol.least
            for alternatives in phrase.forms.values()
            for one in alternatives
            for symbol in one.symbols
            if isinstance(symbol, ListSlot) and symbol.field == name
        ),
        default=1,
    )


def _score(tree: Node, search: _Search) -> float | None:
    """How many words of its sentence the text has, less what the others cost; None without a sentence."""
    phrase = search.phrases.phrases[tree.type]
    for form in phrase.forms:
        text = write_part(tree, search.phrases, form)
        if isinstance(text, Missing) or not text:
            continue
        seen = _keys(canon(words(text), search.usage))
        shared = sum((seen & search.wanted).values())
        return shared - ODD * (sum(seen.values()) - shared)
    return None

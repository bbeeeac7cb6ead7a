"""A few words replaced by the usual ones, wherever they are: `local` in `shapes.toml`.

at least 5 coins, 5 coins or more   ->   5 + coins          whose cost is 3 or less, of cost at most 3   ->   3 ≤

A pattern has words, `a|b` for one or the other, `a*` for all words that begin so, and slots: `{n}` a number, perhaps
with its sign or several for a table, `{w}` `{u}` one word, `{*ed}` one that ends so, `{thing}` `{measure}` `{phase}` a
noun of such a class. In the replacement, `{n+1}` and `{n-1}` are the numbers next to it, and a noun of a class has its
first form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from .of_phrases import OfPhrases
from .phrasebook import Phrases
from .shape_numbers import is_number
from .usage import Usage
from .words import words

Text = tuple[str, ...]
Bound = dict[str, Text]

CLASSES: Mapping[str, frozenset[str]] = {
    "{thing}": frozenset({"good", "group", "piece", "thing", "kind", "access"}),
    "{measure}": frozenset({"measure"}),
    "{phase}": frozenset({"phase"}),
}
NUMBER = "{n}"
SIGNS = ("+", "≤")
PASSES = 3
"""At most this many rounds of replacements."""


class Rule(NamedTuple):
    pattern: Text
    to: Text


class Nouns(NamedTuple):
    """The forms of the nouns of each class by first word, the longest first, each with its first form."""

    forms: Mapping[str, Mapping[str, tuple[tuple[Text, Text], ...]]]


def _nouns(phrases: Phrases) -> Nouns:
    found: dict[str, dict[str, dict[Text, Text]]] = {slot: {} for slot in CLASSES}
    for noun in phrases.nouns.values():
        for slot, of in CLASSES.items():
            if of & set(noun.of):
                first = words(next(iter(noun.forms.values())))
                for text in (*noun.forms.values(), *noun.others):
                    if seen := words(text):
                        found[slot].setdefault(seen[0], {}).setdefault(seen, first)
    longest = {
        slot: {word: tuple(sorted(those.items(), key=lambda one: -len(one[0]))) for word, those in by_word.items()}
        for slot, by_word in found.items()
    }
    return Nouns(longest)


NOUNS = OfPhrases(_nouns)


class Locals(NamedTuple):
    """The words of a language that are replaced wherever they occur."""

    rules: tuple[Rule, ...]
    alike: tuple[Text, ...]
    """Nouns of which a game has one, each with its forms: `cost`, `price`."""


def local(seen: Text, known: Locals, phrases: Phrases, said: Usage) -> Text:
    """`seen`: signs in small letters."""
    rules, nouns = known.rules, NOUNS(phrases)
    starts = _by_start(rules)
    seen = tuple(str(said.numbers.get(word, word)) for word in seen)
    for _ in range(PASSES if rules else 0):
        put = _once(seen, starts, nouns)
        if put == seen:
            break
        seen = put
    return _named_so(seen, known.alike, nouns)


def _named_so(seen: Text, alike: tuple[Text, ...], nouns: Nouns) -> Text:
    """A measure in the game's own word, where the game has one of those that mean the same."""
    measures = nouns.forms["{measure}"]
    ours = [forms for forms in alike if any((form,) == text for form in forms for text, _ in measures.get(form, ()))]
    if len(ours) != 1:
        return seen
    others = [pair for forms in alike if forms != ours[0] for pair in zip(forms, ours[0], strict=True)]
    other = dict(reversed(others))
    return tuple(other.get(word, word) for word in seen)


@lru_cache(maxsize=8)
def _by_start(rules: tuple[Rule, ...]) -> Mapping[str, tuple[Rule, ...]]:
    """The rules by first word, and separately those that begin with a number, and with another slot or a `*`."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        for word in rule.pattern[0].split("|"):
            slot = word[0] == "{" or word[-1] == "*"
            found.setdefault(word if word == NUMBER or not slot else "*", []).append(rule)
    return {word: tuple(those) for word, those in found.items()}


def _once(seen: Text, starts: Mapping[str, tuple[Rule, ...]], nouns: Nouns) -> Text:
    done: list[str] = []
    place, numbers, words_or_nouns = 0, starts.get(NUMBER, ()), starts.get("*", ())
    while place < len(seen):
        word = seen[place]
        for rule in (*starts.get(word, ()), *(numbers if is_number(word) else words_or_nouns)):
            first = rule.pattern[0]
            if first in CLASSES and word not in nouns.forms[first]:
                continue
            found = next(_matches(rule.pattern, seen, place, {}, nouns), None)
            if found is not None:
                end, bound = found
                done += _filled(rule.to, bound)
                place = end
                break
        else:
            done.append(seen[place])
            place += 1
    return tuple(done)


def _matches(pattern: Text, seen: Text, place: int, bound: Bound, nouns: Nouns) -> Iterator[tuple[int, Bound]]:
    if not pattern:
        yield place, bound
        return
    first, rest = pattern[0], pattern[1:]
    if place >= len(seen):
        return
    if first == "{n}":
        end = number_at(seen, place)
        if end > place:
            yield from _matches(rest, seen, end, {**bound, first: seen[place:end]}, nouns)
    elif first in CLASSES:
        for text, plain in nouns.forms[first].get(seen[place], ()):
            if seen[place : place + len(text)] == text:
                said = text if first == "{thing}" else plain
                yield from _matches(rest, seen, place + len(text), {**bound, first: said}, nouns)
    elif first[0] == "{":
        if seen[place][0].isalpha() and (first[1] != "*" or seen[place].endswith(first[2:-1])):
            yield from _matches(rest, seen, place + 1, {**bound, first: seen[place : place + 1]}, nouns)
    elif _is(seen[place], first):
        yield from _matches(rest, seen, place + 1, bound, nouns)


def _is(word: str, pattern: str) -> bool:
    return any(word.startswith(one[:-1]) if one[-1] == "*" else word == one for one in pattern.split("|"))


def number_at(seen: Text, place: int) -> int:
    """The end of a number, or of several with slashes between them, including the sign after it."""
    start = place
    while place < len(seen) and (is_number(seen[place]) or (seen[place] == "/" and place > start)):
        place += 1
    return place + 1 if start < place < len(seen) and seen[place] in SIGNS else place


def _filled(to: Text, bound: Bound) -> Iterator[str]:
    sign = ""
    for one in to:
        if one == sign:
            continue
        if one in ("{n+1}", "{n-1}"):
            number = bound["{n}"]
            plain = len(number) == 1 and number[0].isdecimal()
            yield from (str(int(number[0]) + (1 if one == "{n+1}" else -1)),) if plain else (*number, one)
        elif one.startswith("~") and "{" in one:
            head, _, slot = one.partition("{")
            yield head + "-".join(bound["{" + slot])
        else:
            said = bound.get(one, (one,))
            yield from said
            sign = said[-1] if one == "{n}" and said[-1] in SIGNS else ""
            continue
        sign = ""

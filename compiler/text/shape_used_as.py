"""One kind of thing used as another, said in many ways: one usual sentence for each. `used-as` in `shapes.toml`.

Scouts can stand in for Guards, and vice versa
Instead of a Guard, you may use a Scout, and a Guard instead of a Scout
    ->   you may use a guard as a scout or vice versa

Only a text that says nothing else is rewritten, and only one that lets you do it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .of_phrases import OfPhrases
from .phrasebook import Noun, Phrases
from .words import words

NAME = re.compile(r"<(\w+)>")
SLOT = re.compile(r"<([ab])(?::(\w+))?>")
LONGEST = 45
"""A text about the use of things has at most this many words."""
FREE = "*"
"""Behind a kind: any of several kinds."""

Text = tuple[str, ...]


class UsedAs(NamedTuple):
    asks: re.Pattern[str]
    """What every such text has."""
    wished: re.Pattern[str]
    """Words before a sentence that let you do it."""
    told: tuple[re.Pattern[str], ...]
    """Sentences that let you use `a` as `b`."""
    bare: tuple[re.Pattern[str], ...]
    """The same after words that let you do it."""
    more: tuple[re.Pattern[str], ...]
    """The same without what the sentence before has said."""
    joint: re.Pattern[str]
    """What separates two of them."""
    again: re.Pattern[str]
    """Words at the end: the other way round as well."""
    plain: tuple[tuple[re.Pattern[str], str], ...]
    """Words that say nothing or the same as others; a star for any of several kinds."""
    lead: frozenset[str]
    """Words before a kind that say nothing."""
    form: str
    """The form of both kinds in the usual sentences."""
    said: Mapping[str, str]
    """The usual sentences: `one` way, and `both` ways."""


def used_as_of(table: Mapping[str, Any]) -> UsedAs | None:
    """None for a language that has no such table."""
    if not table:
        return None
    names: Mapping[str, str] = table["names"]

    def made(pattern: str) -> re.Pattern[str]:
        for _ in names:
            pattern = NAME.sub(lambda one: f"(?:{names[one[1]]})" if one[1] in names else one[0], pattern)
        return re.compile(SLOT.sub(_slot, pattern))

    def every(name: str) -> tuple[re.Pattern[str], ...]:
        return tuple(map(made, table[name]))

    plain = tuple((made(one), f" {to} ") for one, to in table["plain"].items())
    wished, joint, again = (made(table[name]) for name in ("wished", "joint", "again"))
    told, bare, more = (every(name) for name in ("told", "bare", "more"))
    lead, form, said = frozenset(table["lead"]), table["form"], table["said"]
    return UsedAs(made(table["asks"]), wished, told, bare, more, joint, again, plain, lead, form, said)


def _slot(slot: re.Match[str]) -> str:
    """A kind in one of some cases: its tag."""
    case = f"[a-z]*[{slot[2]}][a-z]*" if slot[2] else "[a-z]*"
    return rf"(?P<{slot[1]}>#[^ .]+\.{case}[+-]*\*?)"


def used_as(seen: Text, of: UsedAs | None, phrases: Phrases, bent: bool) -> Text:
    """`seen`: signs in small letters. `bent`: whether the language has cases."""
    if of is None or len(seen) > LONGEST:
        return seen
    text = " ".join(seen).rstrip(" .")
    if of.asks.search(text) is None:
        return seen
    put = PUT(phrases)
    if text not in put:
        if len(put) >= MOST:
            put.clear()
        put[text] = _put(text, of, phrases, bent)
    return put[text] or seen


PUT = OfPhrases(lambda _: dict[str, Text]())
MOST = 1 << 10
"""At most this many texts are kept for each edition."""


def _put(text: str, of: UsedAs, phrases: Phrases, bent: bool) -> Text:
    """The usual sentence; none for a text that says something else."""
    kinds = KINDS(phrases)
    for pattern, to in of.plain:
        text = pattern.sub(to, text)
    tagged = " ".join(_tagged(text.split(), of, kinds, bent))
    uses = set(_uses(tagged, of))
    if len(uses) != 1:
        return ()
    (a, b), both = uses.pop()
    if _number(a).isdisjoint(_number(b)):
        return ()
    first, second = (kinds.nouns[one[1:].rpartition(".")[0]] for one in (a, b))
    if of.form not in first.forms or of.form not in second.forms:
        return ()
    free = FREE in b and "any" in of.said
    said = of.said["both" if both else "any" if free else "one"]
    return words(said.format(a=first.forms[of.form], b=second.forms[of.form])) if not (both and free) else ()


def _number(tag: str) -> set[str]:
    return {"+", "-"} & set(tag)


def _uses(text: str, of: UsedAs) -> Iterator[tuple[tuple[str, str], bool]]:
    """What is used as what, and whether the other way round as well: all that a text says."""
    wish = of.wished.match(text)
    rest = text[wish.end() :] if wish else text
    for pattern in (*of.told, *of.bare) if wish else of.told:
        if (found := pattern.match(rest)) is None:
            continue
        one, behind = (found["a"], found["b"]), rest[found.end() :]
        if not behind:
            yield one, False
        elif of.again.fullmatch(behind):
            yield one, True
        elif (joint := of.joint.match(behind)) is not None:
            for after in of.told if "." in joint[0] else (*of.told, *of.more):
                other = after.fullmatch(behind[joint.end() :])
                if other is not None and tuple(map(_kind, (other["b"], other["a"]))) == tuple(map(_kind, one)):
                    yield one, True


def _kind(tag: str) -> str:
    return tag.partition(".")[0]


class Kinds(NamedTuple):
    nouns: Mapping[str, Noun]
    forms: Mapping[str, tuple[tuple[Text, str, str], ...]]
    """Forms by first word, the longest first: each with its noun, its cases and its numbers."""


def _kinds(phrases: Phrases) -> Kinds:
    nouns = {one.id: one for one in phrases.nouns.values() if {"piece", "kind"} & set(one.of) and "good" not in one.of}
    found: dict[str, dict[tuple[Text, str], set[str]]] = {}
    for noun in nouns.values():
        for key, form in noun.forms.items():
            if seen := words(form):
                case = "n" if key in ("sg", "pl") else key.removeprefix("pl-")[0]
                marks = found.setdefault(seen[0], {}).setdefault((seen, noun.id), set())
                marks |= {case, "+" if key.startswith("pl") else "-"}
    return Kinds(
        nouns,
        {
            word: tuple(
                (seen, id, "".join(sorted(marks, key=lambda one: (one in "+-", one))))
                for (seen, id), marks in sorted(those.items(), key=lambda one: -len(one[0][0]))
            )
            for word, those in found.items()
        },
    )


KINDS = OfPhrases(_kinds)


def _tagged(seen: list[str], of: UsedAs, kinds: Kinds, bent: bool) -> Iterator[str]:
    """Each kind with the words around it as one tag: `#scout.n-`."""
    place, free, lead = 0, False, list[str]()
    while place < len(seen):
        found = _at(seen, place, kinds, bent)
        if found is None:
            if seen[place] == FREE:
                free = True
            elif seen[place] in of.lead:
                lead.append(seen[place])
            else:
                yield from lead
                yield from [FREE] if free else []
                yield seen[place]
                free, lead = False, []
            place += 1
            continue
        place, id, marks = found
        if seen[place : place + 1] == [FREE]:
            free, place = True, place + 1
        yield f"#{id}.{marks}{FREE * free}"
        free, lead = False, []
    yield from lead


def _at(seen: list[str], place: int, kinds: Kinds, bent: bool) -> tuple[int, str, str] | None:
    """The end of a kind that begins at a word, also with the word for the piece itself: `scout token`."""
    found = _plain_at(seen, place, kinds)
    behind = _plain_at(seen, found[0], kinds) if found is not None else None
    if found is None or behind is None:
        return found
    kind, piece = (behind, found) if bent else (found, behind)
    fits = piece[1] in kinds.nouns[kind[1]].kinds and (not bent or "g" in kind[2])
    return (behind[0], kind[1], piece[2]) if fits else found


def _plain_at(seen: list[str], place: int, kinds: Kinds) -> tuple[int, str, str] | None:
    if place >= len(seen):
        return None
    for text, id, marks in kinds.forms.get(seen[place], ()):
        if tuple(seen[place : place + len(text)]) == text:
            return place + len(text), id, marks
    return None

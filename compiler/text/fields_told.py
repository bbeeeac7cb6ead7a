"""What a difference between a rule and its printed text is about, in an editor's words.

ability.effect.act.goods.amount.n   amount          ability.event.in.access     trigger
goods                               amount          ability.effect              optional, where only one says `may`
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Literal, TypeAlias

from ..frozen import frozen
from .index import index
from .of_phrases import OfPhrases
from .phrasebook import Phrases
from .rewording import canon
from .tree import Node
from .usage import Usage, Words, markers_in, number_in, one_of, stands, usage
from .words import STOPS, number, signs, words
from .write import traced

Field: TypeAlias = Literal["amount", "item", "area", "trigger", "scope", "optional", "order", "clause", "text"]

NUMBERS = frozenset({"n", "at", "gain", "by", "step", "limit"})
ITEMS = frozenset({"good", "goods", "group", "amount", "member", "reward", "kind", "as", "thing", "what", "some"})
AREAS = frozenset({"in", "to", "from", "on", "under", "pile", "access", "between", "target", "land", "holding"})
NAMED = frozenset({"good", "group", "piece", "kind", "thing"})
SCOPES = frozenset({"seat", "which", "ref"})
MORE = "+"
"""After a number: that many, or more."""
LEAST = 3
"""Longer insertions or omissions count as a clause."""
MUCH = 12
"""A short sentence may be inside a text with at most this many other words."""
NEAR = 0.5
"""Two sentences must be at least this similar for one to be a change of the other."""
QUOTES = '“”„«»"'
STEM = 4
"""Words with the same first letters count as two forms of one word, where only similarity is measured."""


@frozen
class Change:
    """A stretch in which the words of a text differ from those of our sentence."""

    field: Field
    rule: str
    text: str


def likeness(one: str, other: str) -> float:
    """The share of words that two sentences have in common, in the same order: from 0 to 1."""
    return SequenceMatcher(None, words(one), words(other), autojunk=False).ratio()


def field_of(path: str, rule: Node | None = None, text: Node | None = None) -> Field:
    """What a difference between two trees is about, by the path to it."""
    steps = path.split(".")
    if rule is not None and text is not None and ("may" in rule.type) != ("may" in text.type):
        return "optional"
    if rule is not None and text is not None and _of_whom(rule) != _of_whom(text):
        return "scope"
    if "event" in steps or _hear(rule, text):
        return "trigger"
    last = steps[-1]
    for names, field in ((NUMBERS, "amount"), (AREAS, "area"), (SCOPES, "scope"), (ITEMS, "item")):
        if last in names or last.startswith("open-to"):
            found: Field = "area" if last.startswith("open-to") else field  # type: ignore[assignment]
            return found
    return "clause"


def only_named(rule: str, text: str, phrases: Phrases) -> bool:
    """Whether two sentences differ only in the names of things and goods."""
    ours, theirs = (frozenset(words(one)) for one in (rule, text))
    return bool(ours - theirs) and bool(theirs - ours) and ours ^ theirs <= NOUNS(phrases) - JOINTS(phrases)


def only_who(rule: Words, text: Words, phrases: Phrases) -> bool:
    """Whether one of two sentences only names who acts, and the other leaves it to the reader or to its verb: *the
    others gain 1 coin*, *gain 1 coin*."""
    short, long = sorted((rule, text), key=len)
    lead = long[: len(long) - len(short)]
    behind = [word[:STEM] for word in long[len(lead) :]]
    names = bool(lead) and len(lead) <= LEAST and bool(set(lead) & (NOUNS(phrases) | usage(phrases.language).players))
    return bool(short) and names and behind == [word[:STEM] for word in short]


def _hear(rule: Node | None, text: Node | None) -> bool:
    """Whether both wait for an event, before or after it."""
    return all(one is not None and "event" in dict(one.fields) for one in (rule, text))


def _of_whom(one: Node) -> bool:
    """Whether a node, or one inside it, names a player."""
    return any(name == "seat" or (isinstance(part, Node) and _of_whom(part)) for name, part in one.fields)


def changes(rule: Node, text: str, phrases: Phrases) -> list[Change]:
    """The stretches in which a text that no phrase reads differs from our sentence; none if it is another sentence
    altogether."""
    ours = [(word, path) for word, path in traced(rule, phrases) if word not in STOPS and word not in QUOTES]
    theirs, commas = _with_commas(text)
    mine = [word for word, _ in ours]
    if not mine:
        return []
    if (
        _alike(mine, theirs, phrases) < NEAR
        and not _holds(theirs, mine)
        and not _waits_otherwise(ours, theirs, phrases)
    ):
        return []
    if sorted(mine) == sorted(theirs):
        moved = {word for pair in zip(mine, theirs, strict=True) for word in pair if pair[0] != pair[1]}
        # A remark about other things may be anywhere: `cards (not tokens)`.
        field: Field = "item" if len(moved) == 2 and moved <= NOUNS(phrases) else "order"
        return [Change(field, _joined(mine), _joined(theirs))]
    found: list[Change] = []
    for op, a, b, c, d in SequenceMatcher(None, mine, theirs, autojunk=False).get_opcodes():
        if op != "equal":
            before, after = ours[max(0, a - 2) : a], ours[b : b + 1]
            stretch = Stretch(ours[a:b], theirs[c:d], before, after, c in commas, d in commas)
            if (first := _changed(stretch, phrases)) is not None:
                fields: tuple[Field, ...] = (first, "item") if _and_item(first, stretch, phrases) else (first,)
                found += [Change(one, _joined(mine[a:b]), _joined(theirs[c:d])) for one in fields]
    return found


TIGHT = re.compile(r" (?=[)\]:;.+])|(?<=[(\[]) | ?(/) ?")
"""Spaces between words and signs that nobody writes."""


def _joined(said: list[str]) -> str:
    return TIGHT.sub(lambda found: found[1] or "", " ".join(said))


def _waits_otherwise(ours: Traced, theirs: list[str], phrases: Phrases) -> bool:
    """Whether a text waits for another event, and then does what our sentence does."""
    last = max((at for at, (_, path) in enumerate(ours) if "event" in path), default=-1)
    does = [word for word, _ in ours[last + 1 :]]
    waits = any(tuple(theirs[: len(one)]) == one for one in usage(phrases.language).triggers)
    return last >= 0 and waits and len(does) > 1 and theirs[-len(does) :] == does


def _and_item(field: Field, stretch: Stretch, phrases: Phrases) -> bool:
    """Whether the thing differs as well, where the first difference is about who or how: *1 of your pawns*."""
    gone, come = {word for word, _ in stretch.ours}, set(stretch.theirs)
    few = max(len(stretch.ours), len(stretch.theirs)) <= LEAST
    return field in ("scope", "clause") and few and bool(gone) and bool((come - gone) & NOUNS(phrases))


def _with_commas(text: str) -> tuple[list[str], frozenset[int]]:
    """The words of a text, and the words that follow a comma."""
    found: list[str] = []
    commas: set[int] = set()
    for sign in signs(text):
        if sign == ",":
            commas.add(len(found))
        elif sign not in STOPS and sign not in QUOTES:
            found.append(sign)
    return found, frozenset(commas)


def _alike(mine: list[str], theirs: list[str], phrases: Phrases) -> float:
    """The share of words in common, in any form and with synonyms."""
    known = usage(phrases.language)
    stems = [[word[:STEM] for word in canon(tuple(one), known)] for one in (mine, theirs)]
    return SequenceMatcher(None, stems[0], stems[1], autojunk=False).ratio()


def _holds(theirs: list[str], mine: list[str]) -> bool:
    """Whether a text contains our sentence in one piece, with at most a clause or two more."""
    size = len(mine)
    starts = range(len(theirs) - size + 1)
    return len(theirs) <= 2 * size + MUCH and any(theirs[at : at + size] == mine for at in starts)


Traced: TypeAlias = list[tuple[str, tuple[str, ...]]]


@frozen
class Stretch:
    """A stretch of our sentence, the words in its place, and our words around it: two before, one after."""

    ours: Traced
    theirs: list[str]
    before: Traced
    after: Traced
    parted: bool
    """Whether the text has a comma before these words."""
    closed: bool
    """Whether it has one after them."""


def _changed(stretch: Stretch, phrases: Phrases) -> Field | None:
    """What a stretch of other words is about; None if it may only be another wording."""
    known = usage(phrases.language)
    ours, theirs = stretch.ours, stretch.theirs
    gone, come = {word for word, _ in ours}, set(theirs)
    other = gone ^ come
    if _optional(stretch, other, known):
        return "optional"
    if _in_trigger(stretch, gone, known):
        return "trigger"
    if not (ours and theirs) and max(len(ours), len(theirs)) > LEAST:
        return "scope" if _of_others(stretch, known) else "clause"
    if _number_changes(stretch, other, known) or _multiplied(stretch, known):
        return "amount"
    if ours and any(tuple(theirs[: len(one)]) == one for one in known.triggers if len(one) > 1):
        return "clause"
    if any(one_of(known.scoped, word) for word in other):
        return "scope"
    if only_who(tuple(word for word, _ in ours), tuple(theirs), phrases):
        return "scope"
    joints = JOINTS(phrases)
    named = other - known.small - joints
    if named and named <= NOUNS(phrases) and ((ours and theirs) or joints & other):
        return "area" if {path[-1] for _, path in ours if path} & AREAS else "item"
    if abs(len(ours) - len(theirs)) >= LEAST:
        return "clause"
    if ours and theirs and _in_place(stretch, known):
        return "area"
    slots = {path[-1] for _, path in ours if path}
    if slots & AREAS:
        return "area"
    if slots & ITEMS:
        return "item"
    return "clause" if any(word[0].isalpha() for word in other - known.small) else None


def _optional(stretch: Stretch, other: set[str], known: Usage) -> bool:
    """Words that make something optional, or a *not* beside one."""
    if max(len(stretch.ours), len(stretch.theirs)) > LEAST and not (stretch.ours and stretch.theirs):
        return False
    beside = {word for word, _ in (*stretch.before[-1:], *stretch.after)}
    return bool(known.wanted & other) or (bool(known.wanted & beside) and bool(other) and other <= known.negations)


def _in_trigger(stretch: Stretch, gone: set[str], known: Usage) -> bool:
    """Whether the stretch is in a trigger: in its words, between two of them, or in the word before them."""
    waits = ["event" in path for _, path in (*stretch.ours, *stretch.after[:1])]
    if stretch.ours and any(waits[: len(stretch.ours)]):
        return True
    begins = {trigger[0] for trigger in known.triggers}
    last = stretch.before[-1:]
    waited = any("event" in path for _, path in last)
    short = len(stretch.theirs) <= LEAST
    if any("event" in path for _, path in stretch.after):
        return bool(begins & gone) or (short and (waited or any(word in begins for word, _ in last)))
    if waited and not stretch.ours and not stretch.parted:
        return stretch.closed or short
    return bool(begins & gone and begins & set(stretch.theirs))


def _of_others(stretch: Stretch, known: Usage) -> bool:
    """Words before our whole sentence that name players and are no clause: *You and one opponent each*."""
    if stretch.before or stretch.ours or stretch.closed:
        return False
    return any(one_of(known.players, word) for word in stretch.theirs)


def _in_place(stretch: Stretch, known: Usage) -> bool:
    """Whether it follows a word like *into* and the article of the place, if the language has articles."""
    *more, near = [word for word, _ in stretch.before] or [""]
    return bool(more) and near in known.articles and more[0] in known.places if known.articles else near in known.places


def _multiplied(stretch: Stretch, known: Usage) -> bool:
    """Whether the following words say `for each`."""
    return not stretch.ours and any(stands(one, tuple(stretch.theirs), 0, known) for one in known.multipliers)


def _number_changes(stretch: Stretch, other: set[str], known: Usage) -> bool:
    if any(number_in(word, known) is not None or word == MORE or one_of(known.measures, word) for word in other):
        return True
    before_number = any(number(word) is not None for word, _ in stretch.after)
    limits = markers_in((*stretch.theirs, "1"), known) | markers_in((*(word for word, _ in stretch.ours), "1"), known)
    return before_number and bool({"up-to", "at-least"} & limits.keys())


def _words_of_nouns(phrases: Phrases) -> frozenset[str]:
    """Every word in the nouns of things and goods."""
    nouns = (noun for noun in phrases.nouns.values() if NAMED & set(noun.of))
    forms = (form for noun in nouns for form in (*noun.forms.values(), *noun.others))
    return frozenset(word for form in forms for word in words(form))


def _words_between(phrases: Phrases) -> frozenset[str]:
    found = index(phrases).joints.values()
    return frozenset(word for one in found for between in (one.last, one.rest, one.pair) for word in between)


NOUNS, JOINTS = OfPhrases(_words_of_nouns), OfPhrases(_words_between)

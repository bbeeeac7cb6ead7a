"""The law of the half-phrase: everything that can be written is read back, with the same meaning only.

Every phrase is tried in each of its forms with a few specimens: with numbers of every class, and with different nouns
and children. So a pack's author sees at once which two phrases cannot be told apart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import text as say
from ..frozen import frozen
from ..source.text import Source
from .clashes import TOLD
from .other_players import is_theirs
from .phrasebook import Missing, Phrases
from .places import Places
from .read import trees
from .specimen import makeable, specimen
from .tree import Node, Value, category, show, types_of
from .variants import variants
from .write import write

TURNS = 6
"""At most this many specimens of each phrase."""
AT_NEED = ("noun-form", "adjective", "article")
"""What a noun may lack until a sentence asks for it."""


def half_phrases(phrases: Phrases, places: Places, own: Collection[Source] = ()) -> Iterator[Diagnostic]:
    """`own` are the files of the packs, whose phrases are tried; without them, the phrases of every game are tried.
    Phrases of every game are not tried again with each pack: its cards are read back one by one. What another player
    does is tried if a file has it; elsewhere it is derived from phrases that are tried."""
    able = makeable(phrases)
    names = {source.name for source in own}
    halves: list[_Half] = []
    for id in able.heights:
        if names and id in places.entries and places.entries[id].source.name not in names:
            continue
        # What nobody reads need only be written once. A phrase with few or no fields gives the same specimen again.
        turns = 1 if category(id) in TOLD else TURNS
        trees = dict.fromkeys(specimen(able, id, turn) for turn in range(turns))
        for form in phrases.phrases[id].forms:
            if names and is_theirs(form) and (id, form) not in places.wordings:
                continue
            halves += islice(filter(None, (_half(phrases, tree, form) for tree in trees)), 1)
    yield from _told_once(halves, places)
    yield from variants(phrases, places, names, able)


@frozen
class _Half:
    """A phrase that cannot be written, is not read back, or also has another meaning."""

    tree: Node
    sentence: str | None
    other: Node | None = None

    @property
    def between(self) -> frozenset[tuple[str, str]]:
        """The faulty phrases, in pairs if they cannot be told apart. Phrases that contain a faulty one are found,
        too."""
        apart = _apart(self.tree, self.other) if self.other else ((type, "") for type in types_of(self.tree))
        return frozenset(apart)


def _half(phrases: Phrases, tree: Node, form: str) -> _Half | None:
    sentence = write(tree, phrases, form)
    if isinstance(sentence, Missing):
        return None if sentence.what in AT_NEED else _Half(tree, None)
    if category(tree.type) in TOLD:
        return None
    found = trees(sentence, phrases, category(tree.type), form)
    if tree in found:
        found = (tree, *(one for one in found if not _only_told(tree, one)))
    if found == (tree,):
        return None
    others = [one for one in found if one != tree]
    return _Half(tree, sentence, others[0] if tree in found else None)


def _only_told(one: Value, other: Value) -> bool:
    """Whether two values differ, if at all, only in what nothing reads."""
    mine, theirs = (each if isinstance(each, tuple) else (each,) for each in (one, other))
    if all(isinstance(item, Node) and category(item.type) in TOLD for item in (*mine, *theirs)):
        return True
    if isinstance(one, Node) and isinstance(other, Node) and one.type == other.type:
        here, there = dict(one.fields), dict(other.fields)
        return here.keys() == there.keys() and all(_only_told(what, there[name]) for name, what in here.items())
    return one == other


def _told_once(halves: list[_Half], places: Places) -> Iterator[Diagnostic]:
    """The smallest first, without phrases whose only fault is that they contain one of these."""
    told: set[tuple[str, str]] = set()
    for half in sorted(halves, key=lambda half: len(show(half.tree))):
        type, between = half.tree.type, half.between
        span = places.entries.get(type)
        if half.other is None:
            if between.isdisjoint(told):
                tree, sentence = show(half.tree), half.sentence
                yield say.unread(span, type, sentence) if sentence else say.unwritten(span, type, tree)
            told.add((type, ""))
        elif not between <= told:
            told |= between | {(other, this) for this, other in between}
            also = places.entries.get(half.other.type)
            yield say.two_meanings(span, also, half.sentence or "", show(half.tree), show(half.other))


def _apart(one: Value, other: Value) -> Iterator[tuple[str, str]]:
    """The types of the nodes in which two trees differ."""
    if not isinstance(one, Node) or not isinstance(other, Node):
        return
    here, there = dict(one.fields), dict(other.fields)
    if one.type != other.type or here.keys() != there.keys():
        yield one.type, other.type
        return
    for name, what in here.items():
        if what == there[name]:
            continue
        mine, theirs = ((found if isinstance(found, tuple) else (found,)) for found in (what, there[name]))
        if len(mine) == len(theirs) and all(isinstance(item, Node) for item in (*mine, *theirs)):
            for item, also in zip(mine, theirs, strict=True):
                yield from _apart(item, also)
        else:
            yield one.type, other.type

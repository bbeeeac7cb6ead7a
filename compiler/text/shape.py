"""What a text says, whatever the order and the forms of its words: two texts of one shape say the same.

    Gain 1 Ore after gaining any Wood.
    Whenever any Wood is gained by you, take 1 Ore.          after (gain: wood), gain: 1 ore

A shape is the list of what is done, each with what it is done after, whether it may be left, and its parts in no order.
Every word is kept, those aside that say nothing of what is done (`shapes.toml`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .phrasebook import Phrases
from .rewording import canon
from .shape_clauses import TOLD, Clause, clauses_of
from .shape_items import Item, items
from .shape_parts import Shape, parts
from .shape_recast import recast
from .shapes import Shapes, shapes
from .usage import usage
from .words import signs

TURNS = ("", "told", "paid", "offered")
"""As it stands; a price as what is heard; what is heard as a price, or as one that may be paid."""


def shapes_of(text: str, phrases: Phrases) -> frozenset[Shape]:
    """What a text may say. `By placing a token` and `if you pay 1 coin` tell a price or what is heard."""
    found = {shape(text, phrases, turn) for turn in TURNS}
    return frozenset(one for one in found if one is not None)


@lru_cache(maxsize=1 << 12)
def shape(text: str, phrases: Phrases, turn: str = "") -> Shape | None:
    """None in a language whose sentences we cannot take apart."""
    known = shapes(phrases.language)
    if known is None:
        return None
    seen = canon(signs(text), usage(phrases.language))
    if turn == "offered" and known.must & set(seen):
        return None
    found: list[Shape] = []
    may, verb = False, ""
    for sentence in _sentences(items(seen, phrases, known)):
        if {"either", "or"} & {one.sort for one in sentence} == {"either"}:
            return None  # a choice of which we do not see what it is between
        clauses = _arranged(recast(clauses_of(sentence, may, known), known), turn, known)
        for clause in clauses:
            clause.verb = clause.verb or verb
            may, verb = clause.may, clause.verb if clause.role == "do" else verb
        done = _shaped(clauses, known)
        if not done:
            return None  # something is told of which nothing comes
        found += done
    return tuple(_in_order(found, known)) or None


def _sentences(every: list[Item]) -> list[list[Item]]:
    found: list[list[Item]] = [[]]
    for one in every:
        if one.sort == "stop" and one.word in (".", ";"):
            found.append([])
        else:
            found[-1].append(one)
    return [one for one in found if one]


def _arranged(clauses: list[Clause], turn: str, known: Shapes) -> list[Clause]:
    """By what is done first: the price, what is done, what it is done for, what is done instead."""
    every = _put_back(clauses)
    _take_roles(every, turn, known)
    may = any(one.may for one in every if one.role == "do")
    for one in every:
        if one.role in ("means", "aim"):
            one.may = may
        elif one.role == "unless" and one.verb:
            one.role, one.joined, one.may = "else", "or", may
    order = (*TOLD, "without", "means", "do", "aim", "else")
    return sorted(every, key=lambda one: order.index(one.role))


def _put_back(clauses: list[Clause]) -> list[Clause]:
    """What stands before a trigger goes with what is done: `Your board: after a turn, add 1 token`."""
    before: list[Item] = []
    found: list[Clause] = []
    for one in clauses:
        if one.role == "carried":
            before += one.items
            continue
        if one.role == "do" and before:
            one.items[:0], before = before, []
        found.append(one)
    return [*found, Clause(items=before)] if before else found


def _take_roles(clauses: list[Clause], turn: str, known: Shapes) -> None:
    """What is heard as a price, and a price as what is heard."""
    turned: Mapping[str, frozenset[str]] = {"paid": known.conditions, "offered": known.offers}
    for one in clauses:
        if turn == "told" and one.role == "means":
            one.role = "after"
        elif one.role == "after" and one.verb in known.costs and (one.here or one.word in turned.get(turn, ())):
            one.role = "means"
            for done in clauses if turn == "offered" and not one.here else ():
                done.may = done.may or done.role == "do"
        if one.here and one.verb not in known.costs:
            one.items.append(Item("word", min(known.here)))


def _shaped(clauses: list[Clause], known: Shapes) -> list[Shape]:
    told = tuple(
        sorted(
            (one.role, one.joined * (one.joined == "or"), _plain(one, known, True))
            for one in clauses
            if one.role in TOLD
        )
    )
    without = tuple(sorted(_plain(one, known, True) for one in clauses if one.role == "without"))
    done = [one for one in clauses if one.role not in (*TOLD, "without")]
    return [
        (
            told,
            one.may,
            one.joined if one.joined == "or" else "",
            *_plain(one, known, False),
            without if place == len(done) - 1 else (),
        )
        for place, one in enumerate(done)
    ]


def _plain(clause: Clause, known: Shapes, told: bool) -> tuple[str, Shape]:
    # Where verbs have few forms, who does it is always said.
    mark = "~s" if clause.mark == "s" and known.endings else ""
    return clause.verb + mark, parts(clause.items, told, told or clause.verb in known.costs, known)


def _either(told: object, may: object, every: Shape) -> Shape:
    """Gain 1 wood or gain 1 ore: gain 1 wood or 1 ore."""
    if len({one[0] for one in every}) == 1 and all(len(one[1]) == 1 and not one[2] for one in every):
        return told, may, "", every[0][0], (tuple(sorted(part for one in every for part in one[1][0])),), ()
    return told, may, "any-of", "", tuple(sorted(every)), ()


def _in_order(found: list[Shape], known: Shapes) -> list[Shape]:
    """Prices in one order, and neighbours with one verb as one."""
    merged: list[Shape] = []
    for one in found:
        told, may, joined, verb, what, without = one
        if merged and not joined and merged[-1][:4] == (told, may, "", verb) and not merged[-1][5]:
            both = (*merged[-1][4], *what)
            merged[-1] = (told, may, "", verb, tuple(sorted(both)), without)
        elif merged and joined and merged[-1][:2] == (told, may):
            last = merged.pop()
            every = last[4] if last[2] == "any-of" else (last[3:],)
            merged.append(_either(told, may, (*every, one[3:])))
        else:
            merged.append(one)
    done: list[Shape] = []
    for one in merged:
        place = len(done)
        while place and one[3] in known.costs and done[place - 1][3] in known.costs and done[place - 1][:2] == one[:2]:
            if str(done[place - 1]) <= str(one):
                break
            place -= 1
        done.insert(place, one)
    return done

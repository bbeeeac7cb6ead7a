"""What a text says, whatever the order and the forms of its words: two texts of one shape say the same.

    Gain 1 Part after gaining any Ammo.
    Whenever any Ammo is gained by you, take 1 Part.         after (gain: ammo), gain: 1 part

A shape is the list of what is done, each with what it is done after, whether it may be left, and its parts in no order.
Every word is kept, those aside that say nothing of what is done.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from .phrasebook import Phrases
from .rewording import canon
from .shape_items import Item, items
from .shape_parts import Shape, parts
from .shapes import Shapes, shapes
from .usage import usage
from .words import signs

ROLES = {
    "triggers": "after",
    "before": "before",
    "during": "during",
    "means": "means",
    "rewards": "means",
    "without": "without",
    "unless": "unless",
}
TOLD = ("after", "before", "during", "unless")


@dataclass(slots=True)
class Clause:
    role: str = "do"
    verb: str = ""
    mark: str = ""
    may: bool = False
    joined: str = ""
    """`or` where it may be done instead of the one before."""
    items: list[Item] = field(default_factory=list[Item])
    here: bool = False
    word: str = ""
    """What it begins with."""


def shapes_of(text: str, phrases: Phrases) -> frozenset[Shape]:
    """What a text may say. `By placing a token` and `if you pay 1 coin` tell a price or what is heard."""
    found = {shape(text, phrases, turn) for turn in TURNS}
    return frozenset(one for one in found if one is not None)


TURNS = ("", "told", "paid", "offered")
TURNED: dict[str, Callable[[Shapes], frozenset[str]]] = {
    "paid": lambda known: known.conditions,
    "offered": lambda known: known.offers,
}
"""What begins a trigger that is taken for a price, or for one that may be paid."""


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
        clauses = _arranged(_picked(_clauses(sentence, may, known), known), turn, known)
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


def _clauses(sentence: list[Item], before: bool, known: Shapes) -> list[Clause]:
    """The clauses of a sentence. `before`: whether what was told last may be left."""
    found = [Clause()]
    may = late = False
    for place, one in enumerate(sentence):
        now = found[-1]
        last = sentence[place - 1].sort if place else "stop"
        if one.sort in ROLES or one.sort == "aims":
            role = ROLES.get(one.sort, "aim" if not any(one.verb for one in found) else "do")
            carried = now.items if not now.verb and now.role == "do" and role != "do" else []
            joint = _joint(now)
            if carried:
                now.role = "carried"
            found.append(Clause(role, joined="" if role != "do" else joint, word=one.word))
        elif one.sort == "may":
            if now.verb:
                found.append(Clause(joined=_joint(now)))
            may = late = True
        elif one.sort == "so":
            may = before
        elif one.sort == "verb":
            if now.verb:
                subject = _subject(now) if one.mark == "s" or not known.endings else []
                joint = _joint(now)
                follows = now.role != "do" and joint and (one.mark == now.mark or known.endings)
                found.append(Clause(now.role if follows else "do", joined=joint, items=subject))
            now = found[-1]
            now.verb, now.mark = one.word, one.mark
            if now.items:
                now.items.append(Item("stop", "|"))
            if now.role == "do" and one.mark in ("ing", "part", "noun") and last == "stop" and not now.joined:
                now.role = "do" if one.word in known.manner else "means"
            if now.role == "means" and one.word not in known.costs:
                now.role = "after"
            now.may = may
            late = False
        elif one.sort == "here":
            now.here = True
        elif one.sort == "stop" and now.role != "do" and (now.verb or now.items) and one.word in (",", ":"):
            found.append(Clause())
        elif one.sort == "stop" and one.word == ":" and now.verb:
            found.append(Clause())
        elif one.sort != "by_you":
            now.items.append(one)
    if late:
        for clause in found:
            clause.may = clause.may or clause.role == "do"
    return [one for one in found if one.verb or one.items]


def _subject(clause: Clause) -> list[Item]:
    """Takes away who does what comes next: `or the others gain 1 coin`."""
    joints = [place for place, one in enumerate(clause.items) if one.sort in ("and", "or")]
    last = joints[-1] + 1 if joints else len(clause.items)
    subject = clause.items[last:]
    del clause.items[last:]
    return subject


def _joint(clause: Clause) -> str:
    """Takes the `and` or `or` at the end of a clause away."""
    joint = ""
    while clause.items and (clause.items[-1].sort in ("and", "or") or clause.items[-1].word == ","):
        joint = joint or (clause.items[-1].sort if clause.items[-1].sort != "stop" else "")
        clause.items.pop()
    return joint


def _never(known: Shapes) -> frozenset[str]:
    return frozenset()


def _picked(clauses: list[Clause], known: Shapes) -> list[Clause]:
    """Choose 1 wood and gain it: gain any 1 wood."""
    found: list[Clause] = []
    for one in clauses:
        price = _price(one, known)
        if price is not None:
            found.append(price)
        one = _recast(one, known)
        last = found[-1] if found and found[-1].role == one.role else None
        if last is not None and last.verb in known.gets and one.verb in known.carry and _has(last, known.between[0]):
            rest = [item for item in one.items if item.word not in known.pronouns]
            if len(rest) < len(one.items):
                found[-1] = _carried(replace(one, items=[*last.items, *rest], may=last.may, joined=last.joined), known)
                continue
        if last is not None and last.verb in known.choose and one.verb:
            places = [place for place, item in enumerate(one.items) if item.word in known.pronouns]
            chosen = [item for item in last.items if item.sort != "stop"]
            if len(places) == 1 and chosen and last.verb in known.choose:
                before, after = one.items[: places[0]], one.items[places[0] + 1 :]
                found[-1] = replace(one, items=[*before, *chosen, Item("any", "any"), *after], may=last.may, joined="")
                continue
            if all(item.sort == "number" and item.word == "1" for item in chosen):
                found[-1] = replace(one, may=last.may, joined="")
                continue
        found.append(one)
    return found


def _recast(one: Clause, known: Shapes) -> Clause:
    """What is done in the words that stand for all."""
    if one.verb in known.levels:
        return _level(one, known)
    if one.verb in known.goes:
        items = [item for item in one.items if item.sort != "prepositions" or item.word not in known.between[1]]
        return replace(one, verb=known.goes[one.verb], mark="s", items=items)
    if one.verb in known.draws and _has(one, known.between[0]):
        return replace(one, verb=known.draws[one.verb])
    return _carried(one, known)


def _carried(one: Clause, known: Shapes) -> Clause:
    """Add it from here to there, move it from here to there: one and the same."""
    start, end, _ = known.between
    again = any(item.sort == "again" for item in one.items)
    if again or one.verb not in known.carry or not (_has(one, start) and _has(one, end)):
        return one
    to = min(end)
    items = [item._replace(word=to) if item.sort == "prepositions" and item.word in end else item for item in one.items]
    return replace(one, verb=min(known.carry), items=items)


def _has(one: Clause, prepositions: frozenset[str]) -> bool:
    return any(item.sort == "prepositions" and item.word in prepositions for item in one.items)


def _price(one: Clause, known: Shapes) -> Clause | None:
    """Takes a price out of a clause: `for 1 wood, build`."""
    if one.verb in known.gets or not one.verb or one.role != "do":
        return None
    for place, item in enumerate(one.items):
        run = one.items[place + 1 : place + 4]
        if item.sort == "prepositions" and item.word in known.price and len(run) > 1 and run[0].sort == "number":
            if run[1].sort == "thing" and run[1].good and (len(run) < 3 or run[2].sort == "stop"):
                del one.items[place : place + 3]
                return Clause(verb=min(known.pay), may=one.may, items=run[:2])
    return None


def _level(clause: Clause, known: Shapes) -> Clause:
    """Reduce your wood by 1: lose 1 wood."""
    items = [one for one in clause.items if one.sort != "own"]
    found: list[Item] = []
    for place, one in enumerate(items):
        by = items[place - 1] if place else None
        if one.sort == "number" and by is not None and by.word in known.by and len(found) > 1 and found[-2].good:
            found[-2:] = [one, found[-2]]
        else:
            found.append(one)
    done = found != items
    return replace(clause, verb=known.levels[clause.verb], items=found) if done else clause


def _arranged(clauses: list[Clause], turn: str, known: Shapes) -> list[Clause]:
    """By what is done first: the price, what is done, what it is done for."""
    carried: list[Item] = []
    rest: list[Clause] = []
    for one in clauses:
        if one.role == "carried":
            carried = one.items
        elif one.role == "do" and carried:
            rest.append(replace(one, items=[*carried, *one.items]))
            carried = []
        else:
            rest.append(one)
    if carried:
        rest.append(Clause(items=carried))
    for one in rest:
        if one.role == "after" and one.here and one.verb in known.costs:
            one.role = "means"
    for one in rest:
        if turn == "told" and one.role == "means":
            one.role = "after"
        elif one.role == "after" and one.word in TURNED.get(turn, _never)(known):
            one.role = "means" if one.verb in known.costs else "after"
            for done in rest if turn == "offered" and one.role == "means" else ():
                done.may = done.may or done.role == "do"
    may = any(one.may for one in rest if one.role == "do")
    for one in rest:
        if one.role in ("means", "aim"):
            one.may = may
        elif one.role == "unless" and one.verb:
            one.role, one.joined, one.may = "else", "or", may
    told = [one for one in rest if one.role in (*TOLD, "without")]
    otherwise = [one for one in rest if one.role == "else"]
    means = [one for one in rest if one.role == "means"]
    aims = [one for one in rest if one.role == "aim"]
    return [*told, *means, *(one for one in rest if one.role == "do"), *aims, *otherwise]


def _shaped(clauses: list[Clause], known: Shapes) -> list[Shape]:
    told = tuple(sorted((one.role, _plain(one, known, True)) for one in clauses if one.role in TOLD))
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
    mark = "~s" if clause.mark == "s" and known.endings and not told else ""
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
            both = (*merged[-1][4], *what)  # type: ignore[misc]
            merged[-1] = (told, may, "", verb, tuple(sorted(both)), without)
        elif merged and joined and merged[-1][:2] == (told, may):
            last = merged.pop()
            every = last[4] if last[2] == "any-of" else (last[3:],)
            merged.append(_either(told, may, (*every, one[3:])))  # type: ignore[misc]
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

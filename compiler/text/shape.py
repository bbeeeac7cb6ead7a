"""What a text says, in any order and form of its words: two texts with the same shape say the same.

    Gain 1 Ore after gaining any Wood.
    Whenever any Wood is gained by you, take 1 Ore.          after (gain: wood), gain: 1 ore

A shape lists what is done. Each act has its trigger, whether it is optional, and its parts in no order. Every word is
kept, except those that say nothing about what is done (`shapes.toml`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import product

from .of_phrases import OfPhrases
from .phrasebook import Phrases
from .rewording import canon
from .shape_again import once, pointed
from .shape_clauses import TOLD, Clause, clauses_of
from .shape_formula import SWAPPED, calculated
from .shape_included import included
from .shape_items import items
from .shape_lexicon import HAD, Item
from .shape_local import local
from .shape_loose import loose
from .shape_ordered import in_order
from .shape_parts import Shape, parts
from .shape_pieces import told_apart
from .shape_recast import recast
from .shape_scored import scored, unowned
from .shape_sentences import sentences
from .shape_tabled import tabled
from .shape_used_as import used_as
from .shapes import Shapes, shapes
from .usage import usage
from .words import signs

TURNS = ("", "told", "paid", "offered", "bought")
"""Ways to understand a text: as written; a price as a trigger; a trigger as a price; a trigger as an optional price;
the goods for which something is gained as a price. For places that players use there are also `used`: every trigger as
a price; and `placed`: so that what is done for it may still be optional. For calculations there is `swapped`. For
our sentence there are `drawn`: the pile that cards are drawn from may be left out; and `then`: a trigger also holds for
the next sentence, if that begins with *then*."""


USED = ("used", "placed")
BRACKETS = frozenset("()[]")
SIGNS = re.compile(r" ?[(\[]")
LONGER = 20
"""A text that is this many times longer than ours says more."""


def says(text: str, ours: str, phrases: Phrases, used: bool = False) -> bool:
    """Whether a text says what our sentence says. `By placing a token` and `if you pay 1 coin` may be a price or a
    trigger; a text may say that something everybody has is yours. `used`: whether it belongs to a place that nobody has
    to use, which a text may say."""
    if len(text) > LONGER * len(ours):
        return False
    aside = BRACKETS.intersection(text) and not BRACKETS.intersection(ours)
    told = [text, SIGNS.sub(", ", text)] if aside else [text]
    bare = ["".join(sign for sign in one if sign not in BRACKETS) for one in told] if aside else []
    texts = [*bare, text]
    ways = ("", "then", *(("drawn",) if _draws_plainly(text, phrases) else ()))
    found = [one for way in ways if (one := shape(ours, phrases, way)) is not None]
    wanted = {*found, *map(unowned, found)}
    if not wanted:
        return False
    turns = (*TURNS, "used", "placed") if used else TURNS
    turns = (*turns, SWAPPED) if _calculates(text, phrases) else turns
    every = product(texts, turns, (True, False), (False, True))
    return not wanted.isdisjoint(shape(one, phrases, turn, kept, had) for one, turn, kept, had in every)


def _draws_plainly(text: str, phrases: Phrases) -> bool:
    """Whether the text leaves out where things are drawn from."""
    known = shapes(phrases.language)
    return known is not None and not any(word.startswith(tuple(known.decks)) for word in signs(text))


def _calculates(text: str, phrases: Phrases) -> bool:
    """Whether the text says how to calculate with two numbers, in either order."""
    known, seen = shapes(phrases.language), signs(text)
    return known is not None and calculated(seen, phrases, known, usage(phrases.language), kept=True) != seen


def shape(text: str, phrases: Phrases, turn: str = "", kept: bool = True, had: bool = False) -> Shape | None:
    """None in a language without `shapes.toml`. `turn`: one of `TURNS`; `kept`: whether `your` counts before something
    that everybody has; `had`: whether it counts before something you have."""
    known, key = SHAPES(phrases), (text, turn, kept, had)
    if key not in known:
        if len(known) >= MOST:
            known.clear()
        known[key] = _shape(text, phrases, turn, kept, had)
    return known[key]


SHAPES = OfPhrases(lambda _: dict[tuple[str, str, bool, bool], "Shape | None"]())
MOST = 1 << 12
"""At most this many shapes are kept for each edition."""


def _shape(text: str, phrases: Phrases, turn: str, kept: bool, had: bool) -> Shape | None:
    known = shapes(phrases.language)
    if known is None:
        return None
    said = usage(phrases.language)
    plain = calculated(signs(loose(text, known)), phrases, known, said, kept, turn)
    plain = used_as(plain, known.used_as, phrases, bool(known.endings))
    seen = canon(included(tabled(local(plain, known.local, phrases, said), phrases, known), phrases, known), said)
    if turn == "offered" and known.must & set(seen):
        return None
    found: list[Shape] = []
    may, verb, told = False, "", list[Clause]()
    every = [one for one in items(seen, phrases, known) if had or one.word != HAD]
    for sentence in sentences(every, known):
        if {"either", "or"} & {one.sort for one in sentence} == {"either"}:
            return None  # a choice whose options are unknown
        clauses = recast(clauses_of(sentence, may, known), known, turn)
        if turn in ("paid", "offered", *USED) and _costs_more(clauses, known):
            return None
        clauses = _arranged(clauses, turn, known)
        now = [one for one in clauses if one.role in TOLD]
        follows = turn == "then" and sentence[0].sort == "and"
        if not now and (follows or any(one.sort in ("still", "so") for one in sentence)):
            clauses[:0] = told  # after what was mentioned before
        told = now or told
        for clause in clauses:
            clause.verb = clause.verb or verb * (clause.role not in TOLD)
            may, verb = clause.may, clause.verb if clause.role == "do" else verb
        done = _shaped(clauses, known, kept)
        if not done:
            return None  # a trigger that nothing follows
        found += done
    whole = tuple(scored(one, known) for one in in_order(found, known, kept, ":" in seen))
    return (_used(whole, every, known) if turn == "used" else whole) or None


def _used(found: Shape, every: list[Item], known: Shapes) -> Shape:
    """A sentence that says something may be placed, as one that says it is placed: a price and what it is for."""
    places = any(verb in known.lays for _, _, _, verb, *_ in found) and all(may for _, may, *_ in found)
    if not places or any(one.sort == "so" for one in every):
        return found
    return tuple((told, False, *rest) for told, _, *rest in found)


def _costs_more(clauses: list[Clause], known: Shapes) -> bool:
    """Whether something else is paid after a price that is written as a condition."""
    asked = any(one.role == "after" and one.verb in known.costs for one in clauses)
    return asked and any(one.role == "do" and one.verb in known.costs for one in clauses)


def _arranged(clauses: list[Clause], turn: str, known: Shapes) -> list[Clause]:
    """The clauses in their order in time: trigger, price, act, purpose, alternative."""
    every = _stated(pointed(once(_put_back(clauses), known), known), known)
    _take_roles(every, turn, known)
    may = any(one.may for one in every if one.role == "do")
    for one in every:
        if one.role in ("means", "aim"):
            one.may = may and not (turn == "placed" and one.role == "means")
        elif one.role == "unless" and one.verb:
            one.role, one.joined, one.may = "else", "or", may
    order = (*TOLD, "without", "means", "do", "aim", "else")
    return sorted(every, key=lambda one: order.index(one.role))


def _stated(clauses: list[Clause], known: Shapes) -> list[Clause]:
    """If your level is 2, gain 1 coin: for a level of 2."""
    gained = next((one for one in clauses if one.role == "do" and one.verb in known.gets), None)
    found: list[Clause] = []
    for one in clauses:
        numbered = any(item.sort == "number" and item.word != "1" for item in one.items)
        if gained and one.role == "after" and not one.verb and numbered and one.word in known.conditions:
            gained.items += [Item("stop", "|"), Item("prepositions", min(known.price)), *one.items]
        else:
            found.append(one)
    return found


def _put_back(clauses: list[Clause]) -> list[Clause]:
    """Words before a trigger belong to the act: `Your board: after a turn, add 1 token`."""
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
    """Turns triggers into prices, and prices into triggers."""
    turned: Mapping[str, frozenset[str]] = {"paid": known.conditions, "offered": known.offers}
    for one in clauses:
        if turn in USED and one.here and one.verb in known.assigns and not _is_placed(one, known):
            one.verb = min(known.lays)  # to a place that is used, as the text says
        if one.role == "during" and one.verb in known.pays:
            one.role = "after"  # while a cost is paid: the payment is the event
        if one.role == "means" and one.verb in known.pays and any(item.word in known.dues for item in one.items):
            one.role = "after"
        if turn == "told" and one.role == "means":
            one.role = "after"
        elif (
            one.role == "after"
            and one.verb in known.costs
            and (_is_here(one, known) or turn in USED or one.word in turned.get(turn, ()))
        ):
            one.role = "means"
            for done in clauses if turn == "offered" and not one.here else ():
                done.may = done.may or done.role == "do"
        if one.here and not _is_here(one, known):
            one.items.append(Item("word", min(known.here)))


def _is_here(one: Clause, known: Shapes) -> bool:
    """Whether something is placed here, on the card itself."""
    return one.here and one.verb in known.lays and not _is_placed(one, known)


def _is_placed(one: Clause, known: Shapes) -> bool:
    """Whether the text says where it is placed."""
    ends = known.between[1] | known.upon
    return any(item.sort == "prepositions" and item.word in ends for item in one.items)


def _shaped(clauses: list[Clause], known: Shapes, kept: bool) -> list[Shape]:
    told = tuple(
        sorted(
            (
                one.role,
                one.joined * (one.joined == "or"),
                one.word * (one.role == "where"),
                _plain(one, known, True, kept),
            )
            for one in clauses
            if one.role in TOLD
        )
    )
    done = [one for one in clauses if one.role not in (*TOLD, "without")]
    without = tuple(
        sorted(
            (one.word or (done[-1].verb if done else ""), _plain(one, known, True, kept))
            for one in clauses
            if one.role == "without"
        )
    )
    return [
        (
            told,
            one.may,
            one.joined if one.joined == "or" else "",
            *_plain(one, known, False, kept),
            without if place == len(done) - 1 else (),
        )
        for place, one in enumerate(done)
    ]


def _plain(clause: Clause, known: Shapes, told: bool, kept: bool) -> tuple[str, Shape]:
    # Where verbs have few forms, the subject is always written.
    clause = _by_whom(_by_nobody(clause, known), known) if told else clause
    mark = "~s" if clause.mark == "s" and known.endings else ""
    items = told_apart(clause.items, clause.verb, known)
    every = [_whose(one, known) for one in items] if mark else items
    items = [*every, Item("stop", "|"), Item("word", "~to")] if _aims_at_price(clause, known) else every
    return clause.verb + mark, parts(items, told, clause.verb, known, kept)


def _by_nobody(clause: Clause, known: Shapes) -> Clause:
    """`after a house is built`: it is unclear by whom, unless it is yours, or you did it."""
    told = (
        clause.yours
        or clause.word in known.passive
        or any(one.sort == "own" or one == Item("prepositions", "@") for one in clause.items)
    )
    unsaid = clause.mark == "ed" and clause.role in ("after", "before", "during") and bool(clause.items) and not told
    return replace(clause, items=[*clause.items, Item("stop", "|"), Item("word", "~whom")]) if unsaid else clause


def _by_whom(clause: Clause, known: Shapes) -> Clause:
    """`gdy inny gracz zbuduje dom`, `po zbudowaniu domu przez innego gracza`: who does it, told in one way."""
    end = next((place for place, one in enumerate(clause.items) if one == Item("stop", "|")), 0)
    who = [one for one in clause.items[:end] if one.sort not in ("stop", "and")]
    others = any(one.word in known.persons for one in who) and all(one.sort in ("word", "any", "number") for one in who)
    if clause.mark != "s" or not others or any(one.word in known.itself for one in clause.items):
        return clause
    by = [*clause.items[end + 1 :], Item("prepositions", min(known.agents)), *(one._replace(cases="") for one in who)]
    return replace(clause, mark="", items=by)


def _whose(one: Item, known: Shapes) -> Item:
    """In an act of others, your things stay yours: `każdy gracz dobiera kartę do twojej ręki`."""
    return one if one.sort != "own" or one.word in ("", HAD, min(known.own)) else one._replace(sort="word")


def _aims_at_price(clause: Clause, known: Shapes) -> bool:
    """Paying one thing in order to pay another."""
    return clause.aimed and clause.verb in known.costs

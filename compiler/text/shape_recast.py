"""Acts in other words: choose 1 wood and gain it, reduce your wood by 1, for 1 wood build a house."""

from __future__ import annotations

from dataclasses import replace
from itertools import dropwhile, takewhile

from .shape_again import told_again
from .shape_clauses import Clause
from .shape_counted import counted, spread
from .shape_drawn import drawn
from .shape_levels import level
from .shape_lexicon import Item
from .shape_prices import got, price_of, traded
from .shape_replaced import replaced, substituted
from .shapes import Shapes


def recast(clauses: list[Clause], known: Shapes, turn: str = "") -> list[Clause]:
    """`turn`: `bought` means that what something is gained for is a price, not something you have; `drawn` means that
    the place things are drawn from does not count."""
    found: list[Clause] = []
    for place, one in enumerate(clauses):
        sold = traded(one, known)
        if sold is not None:
            found += sold
            continue
        price = price_of(one, known, turn == "bought")
        if price is not None:
            found.append(price)
        plain = counted(_recast(spread(drawn(one, known, turn == "drawn"), known), known), known)
        last = found[-1] if found and found[-1].role == plain.role and plain.verb else None
        both = _joined(last, plain, clauses[place + 1 :], known) if last is not None else None
        if both is None:
            found.append(plain)
        else:
            found[-1] = both
    return found


def _joined(last: Clause, one: Clause, rest: list[Clause], known: Shapes) -> Clause | None:
    """Two clauses as one: choose 1 wood and gain it, take 1 token from here and add it there."""
    places = [place for place, item in enumerate(one.items) if item.word in known.pronouns]
    if last.verb in known.choose and _only_who(last) != _who(one, known):
        return None  # who chooses is not who does it
    if last.verb in known.choose and _only_who(last) and (rest or any(item.sort == "or" for item in one.items)):
        return replace(one, joined=last.joined) if all(after.joined == "or" for after in rest) else None
    if last.verb in known.choose and not last.items and rest and all(after.joined == "or" for after in rest):
        return replace(one, may=last.may, joined=last.joined)
    if last.verb in known.choose and not last.items and one.joined != "or" and not places:
        return replace(one, items=[*one.items, Item("any", "any")], may=last.may, joined=last.joined)
    if last.verb in known.gets and one.verb in known.carry and _has(last, known.between[0]) and places:
        others = [item for item in one.items if item.word not in known.pronouns]
        return _carried(replace(one, items=[*last.items, *others], may=last.may, joined=last.joined), known)
    if last.verb not in known.choose:
        return None
    chosen = [item for item in last.items if item.sort != "stop"]
    if known.endings and chosen[:1] and chosen[0].sort == "thing" and not chosen[0].mark:
        chosen.insert(0, Item("number", "1", opens=True))
    if len(places) == 1 and chosen:
        before, after = one.items[: places[0]], one.items[places[0] + 1 :]
        if before and before[-1].sort == "of":
            before = before[:-1]
        if chosen[0].sort == "number" and before and before[-1] == chosen[0]:
            before = before[:-1]
        end = next((at for at, item in enumerate(chosen) if item.sort == "thing"), len(chosen) - 1) + 1
        several = any(item.sort == "number" and item.word != "1" for item in chosen[:end])
        free = any(item.sort == "any" for item in chosen[:end])
        any_one = [] if free or (several and not any(item.good for item in chosen[:end])) else [Item("any", "any")]
        where = _taken(chosen[end:], known) if one.verb in known.carry | known.drops else chosen[end:]
        items = [*before, *chosen[:end], *any_one, *where, *after]
        return _recast(replace(one, items=items, may=last.may, joined=""), known)
    # Choose one: its options must be joined by `or`.
    between = all(after.joined == "or" for after in rest) if rest else any(item.sort == "or" for item in one.items)
    if between and all(item.sort == "number" and item.word == "1" for item in chosen):
        return replace(one, may=last.may, joined="")
    return None


def _who(one: Clause, known: Shapes) -> tuple[str, ...] | None:
    """Others who do it, where they are named; None for you."""
    end = next((place for place, item in enumerate(one.items) if item == Item("stop", "|")), 0)
    told = [item.word for item in one.items[:end] if item.sort != "stop"]
    others = one.mark == "s" if known.endings else "@" in told
    return tuple(told) if others and told else None


def _only_who(last: Clause) -> tuple[str, ...] | None:
    """Those who choose, if nothing else is said of the choice."""
    told = [item.word for item in last.items if item.sort != "stop" or item.word == "|"]
    return tuple(told[:-1]) if len(told) > 1 and told[-1] == "|" else None


def _recast(one: Clause, known: Shapes) -> Clause:
    """The act in the usual words."""
    if one.verb in known.worth and (one.mark == "s" or not known.endings):
        priced = any(item.sort in ("thing", "word") for item in takewhile(lambda item: item.word != "|", one.items))
        paid = Item("prepositions", min(known.price))
        price = [paid] if priced and Item("stop", "|") in one.items and one.items[0] != paid else []
        said = [item._replace(cases="") for item in one.items] if priced else one.items
        return replace(one, verb=got(known), mark="", items=[*price, *said])
    if one.verb in known.uses and known.endings and _has(one, known.instead):
        one = replace(one, items=[_as(item, known) for item in one.items])
    if one.verb in known.pays and one.items and one.items[0] == Item("prepositions", min(known.price)):
        return replace(one, items=one.items[1:])  # pay for what is required
    if one.mark == "ed" and one.verb in known.replaces and known.with_it:
        one = replace(one, items=[_with(item, known) for item in one.items])
    if one.mark == "ed" and one.verb in known.empties:
        one = replace(one, items=_out_of(one.items, known))
    if one.mark == "ed" and one.verb not in known.steps and one.verb not in known.levels:
        one = replace(one, items=[_doer(item, known) for item in one.items])
    if one.mark == "s" and known.endings and one.verb not in known.moves | known.steps and _is_anybodys(one, known):
        return replace(one, mark="", items=[item for item in one.items if item.word not in known.itself])
    if one.verb in known.pays and any(item.word in known.apart for item in one.items) and _is_one(one):
        one = replace(one, items=[item for item in one.items if not _is_prep(item, known.by)])
    if one.verb in known.richer:
        plain, how = known.richer[one.verb]
        return replace(one, verb=plain, items=[*one.items, Item("adverb", how)])
    if one.verb in known.levels:
        return level(one, known)
    if one.verb in known.steps:
        return replace(
            one,
            items=[
                item
                for item in one.items
                if item.word not in known.itself | known.markers
                and item.sort != "own"
                and (item.sort != "prepositions" or item.word not in known.by)
            ],
        )
    if one.verb in known.moves and not _has(one, known.between[0] | {known.between[2]}) and _is_ahead(one, known):
        return _recast(replace(one, verb=min(known.steps)), known)
    if one.verb in known.moves and known.endings:
        one = replace(one, verb=max(known.carry))
    if one.verb in known.adds and (stored := _stored(one, known)) is not None:
        return replace(one, verb=got(known), items=stored)
    if one.verb in known.pays and _has(one, known.instead | known.roles):
        return replaced(one, known)
    if one.verb in known.replaces and known.with_it and _has(one, known.price) and not _has(one, known.with_it):
        return replace(one, items=substituted(one.items, known))
    if one.verb in known.treats and _has(one, known.roles):
        return replace(one, verb=min(known.uses))
    if one.verb in known.goes and _has(one, known.between[0]):
        return _carried(replace(one, verb=min(known.carry), mark=""), known)
    if one.verb in known.goes:
        who = [] if known.endings else [Item("stop", "|"), Item("prepositions", "@")]
        items: list[Item] = []
        for item in one.items:
            if item.sort != "prepositions" or item.word not in known.between[1] | {"@"}:
                items.append(item._replace(cases=""))
            elif item.word != "@":
                items += who
        return replace(one, verb=known.goes[one.verb], mark="s", items=items)
    somewhere = _has(one, known.between[0]) or any(item.good and item.uncounted for item in one.items)
    if one.verb in known.draws and somewhere:
        return replace(one, verb=known.draws[one.verb])
    if one.verb in known.gets and not known.goes.keys() & {one.verb} and _has(one, known.between[1]):
        one = replace(one, verb=min(known.carry)) if _has(one, known.between[0]) else one
    return _carried(one, known)


def _as(item: Item, known: Shapes) -> Item:
    """`użyj króla zamiast kupca`: jako kupca."""
    return item._replace(word=min(known.roles)) if _is_prep(item, known.instead) else item


def _is_one(one: Clause) -> bool:
    """Whether it is about one thing, so that its own words say how much of it there is."""
    return sum(item.sort == "thing" for item in one.items) == 1


def _out_of(items: list[Item], known: Shapes) -> list[Item]:
    """`The cards in the row are discarded`: from the row. A place after the verb is another place."""
    end = next((place for place, one in enumerate(items) if one == Item("stop", "|")), 0)
    source = Item("prepositions", min(known.between[0]))
    where = known.upon | known.inside
    return [source if place < end and _is_prep(one, where) else one for place, one in enumerate(items)]


def _taken(where: list[Item], known: Shapes) -> list[Item]:
    """Choose a card in your hand and discard it: from your hand."""
    source = Item("prepositions", min(known.between[0]))
    return [source if place == 0 and _is_prep(one, known.inside) else one for place, one in enumerate(where)]


def _is_prep(item: Item, prepositions: frozenset[str]) -> bool:
    return item.sort == "prepositions" and item.word in prepositions


def _doer(item: Item, known: Shapes) -> Item:
    """`is gained by the kings`: the kings gain."""
    return item._replace(word="@") if item.sort == "prepositions" and item.word in known.by else item


def _with(item: Item, known: Shapes) -> Item:
    """`is replaced by 1 ore`: replaced with it."""
    return item._replace(word=min(known.with_it)) if _is_prep(item, known.by) else item


def _is_anybodys(one: Clause, known: Shapes) -> bool:
    """`odrzuca się 2 karty`: impersonal, meant for the player."""
    done = [*dropwhile(lambda item: item != Item("stop", "|"), one.items)][1:] or one.items
    return bool(done) and done[0].word in known.itself and not any(item.cases == "n" for item in one.items)


def _anywhere(one: Clause, known: Shapes) -> Clause:
    """From any area to any other: between any areas."""
    start, end, both = known.between
    places = [place for place, item in enumerate(one.items) if item.sort == "prepositions" and item.word in end]
    for place in places:
        run = list(takewhile(lambda item: item.sort not in ("prepositions", "stop"), one.items[place + 1 :]))
        other = {item.word for item in run if item.sort != "any"} - told_again(one, run, known)
        if other and other <= known.another and _has(one, start) and any(item.sort == "any" for item in one.items):
            rest = [*one.items[:place], *one.items[place + 1 + len(run) :]]
            return replace(one, items=[item._replace(word=both) if item.word in start else item for item in rest])
    return one


def _carried(one: Clause, known: Shapes) -> Clause:
    """Add it from here to there, move it from here to there: the same act."""
    one = _brought(_anywhere(one, known), known)
    start, end, _ = known.between
    again = any(item.sort == "again" for item in one.items)
    if one.verb in known.drops and _has(one, start) and _has(one, end):
        one = replace(one, verb=min(known.carry))  # out of here, and to there
    if one.verb in known.lays and _has(one, start):
        end |= known.upon
    if again or one.verb not in known.carry or not (_has(one, start) and _has(one, end)):
        return one
    to = min(end)
    items = [item._replace(word=to) if item.sort == "prepositions" and item.word in end else item for item in one.items]
    return replace(one, verb=min(known.carry), items=items)


def _brought(one: Clause, known: Shapes) -> Clause:
    """Move the first card to your hand: to your hand, if no other place is named."""
    start, end, _ = known.between
    alone = _has(one, known.toward) and not _has(one, start | (end - known.toward))
    if known.endings or one.verb not in known.carry or not alone:
        return one
    to = min(end)
    return replace(one, items=[item._replace(word=to) if _is_prep(item, known.toward) else item for item in one.items])


def _stored(one: Clause, known: Shapes) -> list[Item] | None:
    """The goods of `add 1 wood to your supply`, `add to your supply 1 wood`."""
    places = [place for place, item in enumerate(one.items) if item.sort == "prepositions"]
    if len(places) != 1 or one.items[places[0]].word not in known.between[1]:
        return None
    thing, where = one.items[: places[0]], one.items[places[0] :]
    if not thing:
        start = next((place for place, item in enumerate(where) if item.sort == "number"), len(where))
        thing, where = where[start:], where[:start]
    is_store = {item.word for item in where if item.sort in ("word", "thing")} <= known.stores
    is_yours = any(item.sort == "own" for item in where)
    return thing if is_store and is_yours and any(item.good for item in thing) else None


def _is_ahead(one: Clause, known: Shapes) -> bool:
    """`3 spaces`, `your marker forward`: a move along a track, not of a thing from one place to another."""
    words = {item.word for item in one.items}
    return (
        bool(words & known.spaces)
        and not any(item.sort == "thing" and item.good for item in one.items)
        and (bool(words & (known.itself | known.markers)) or not any(item.sort == "thing" for item in one.items[:2]))
    )


def _has(one: Clause, prepositions: frozenset[str]) -> bool:
    return any(item.sort == "prepositions" and item.word in prepositions for item in one.items)

"""The parts of a clause in no order: `from your supply`, `1 wood or 1 ore`. A part has its alternatives and the parts
that describe it.

the next card of the row (not a token)   ->   card*, next>card, row; under it: not token
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, TypeAlias

from ..frozen import slotted
from .shape_bound import bound, numbered, some
from .shape_lexicon import Item
from .shape_turned import turned
from .shape_words import plain_words
from .shapes import Shapes

Shape: TypeAlias = tuple[Any, ...]
PLACE = frozenset({"thing", "word", "own"})
"""What describes a place that another one is part of."""


@slotted
class Part:
    prep: str = ""
    words: list[Item] = field(default_factory=list[Item])
    joined: str = ""
    under: bool = False
    """Whether it describes the part before: `with a king`."""
    within: bool = False
    """Whether it is in brackets: it describes what is directly before them."""


@slotted
class Group:
    """A part with its alternatives, and the parts below it."""

    every: tuple[Shape, ...]
    under: list[Group] = field(default_factory=list["Group"])
    within: bool = False
    good: bool = False


def parts(items: list[Item], told: bool, verb: str, known: Shapes, kept: bool = True) -> Shape:
    """`told`: for a trigger. `verb`: the verb of the clause. `kept`: whether `your` counts before something that
    everybody has."""
    again = any(one.sort == "again" for one in items)
    items = bound(some(items, known) if told else items, known)
    every = _split([one for one in items if one.sort != "again"], known)
    if again and not _both_ways(every, known):
        _either_way(every, known)
    if verb in known.lays | known.assigns:
        every = _placed(every, known)
    numbered([part.words for part in every if not part.prep], known)
    source = any(part.prep in known.between[0] for part in every)
    grounded = any(_has(part, known.grounds) and any(one.sort == "own" for one in part.words) for part in every)
    cost = (told or verb in known.costs) and not source
    _ground(every, known, grounded)
    if source:
        for part in every:  # a new one from somewhere
            part.words = [one for one in part.words if part.prep or one.word not in known.fresh]
    grounded = any(_has(part, known.grounds) and any(one.sort == "own" for one in part.words) for part in every)
    others = any(one == Item("prepositions", "@") for one in items)
    groups: list[Group] = []
    for part, after in zip(every, [*every[1:], None], strict=False):
        several = part.joined == "or" or (after is not None and after.joined == "or")
        if several and not part.prep and not any(one.sort == "of" for one in part.words):
            part.words = [one for one in part.words if one.sort != "any"]  # one of several is of your choice
        if grounded and part.prep and not _has(part, known.grounds):
            part.words = [one for one in part.words if one.sort != "own"]  # as all that is on what is yours
        choice = part.within and all(one.sort == "any" or one.word in known.theirs for one in part.words)
        if choice and others == any(one.word in known.theirs for one in part.words):
            continue  # (your choice), (their choice)
        if part.within:
            part.words = [one._replace(cases="") for one in part.words]
        if _is_count(part.prep, known):
            part.words = [one for one in part.words if one.sort != "own"]  # as those of which they are a part
        plain = part.prep, plain_words(part.words, part.prep, told, cost, verb, known, kept)
        if plain == ("", ()):
            continue
        _put(groups, plain, part, known)
    said = sorted(turned([_shape(one) for one in groups], known))
    return tuple(one for place, one in enumerate(said) if one not in said[:place] or _counts(one, known))


def _ground(every: list[Part], known: Shapes, grounded: bool) -> None:
    """Your areas on the board: on your board."""
    owned = any(part.prep and any(one.sort == "own" for one in part.words) for part in every)
    for part in every:
        plain = all(one.sort in ("thing", "word") and one.word not in known.another for one in part.words)
        if owned and not grounded and part.prep and _has(part, known.grounds) and plain:
            part.words = [Item("own", min(known.own)), *part.words]


def _placed(every: list[Part], known: Shapes) -> list[Part]:
    """Place a token on a room in your house: on a room of your house. To place it in or on it is the same."""
    where = known.upon | known.inside
    done: list[Part] = []
    for part in every:
        last = done[-1] if done else None
        plain = not (part.joined or part.under or part.within) and all(one.sort in PLACE for one in part.words)
        if part.prep in where and plain and last is not None and last.prep in where and not last.joined:
            start = max((at for at, one in enumerate(last.words) if one.sort == "of"), default=-1) + 1
            start = len(last.words) if known.endings else start
            last.words[start:start] = part.words
            continue
        done.append(part)
    for part in done:
        part.prep = min(where) if part.prep in where else part.prep
    return done


def _has(part: Part, words: frozenset[str]) -> bool:
    return any(one.word in words for one in part.words)


def _put(groups: list[Group], plain: Shape, part: Part, known: Shapes) -> None:
    """Adds a part after the others, or below the one that it describes."""
    where = groups
    if groups and (part.under or part.within):
        told = _told_of(groups, part, known)
        where, plain = told.under, _without_shared(plain, told, known)
        beside = bool(where) and _is_count(part.prep, known) and _is_count(where[-1].every[0][0], known)
        if part.within and where and not where[-1].within and not beside:
            where = where[-1].under
    if part.joined == "or" and where and where[-1].within == part.within:
        where[-1].every = (*where[-1].every, plain)
    else:
        plain = (plain[0], (*plain[1], "~or")) if part.joined == "or" else plain  # to something that is no part
        where.append(Group((plain,), within=part.within, good=any(one.good for one in part.words)))


def _without_shared(plain: Shape, told: Group, known: Shapes) -> Shape:
    """Your red cards (not red tokens): not tokens."""
    prep, words = plain
    if prep not in known.negations or len(told.every) != 1:
        return plain
    there = {word.rstrip("*").partition(">")[0] for word in told.every[0][1]} - {"own", "pl", "any"}
    rest = tuple(word for word in words if word.endswith("*") or word.partition(">")[0] not in there)
    return prep, rest if any(word.endswith("*") for word in rest) else words


def _is_count(prep: str, known: Shapes) -> bool:
    """Whether it says what is counted as well, or what is not counted."""
    return prep in known.negations or prep in known.included.values() or prep in known.with_them


def _told_of(groups: list[Group], part: Part, known: Shapes) -> Group:
    """The part that a bracket describes: `gain 2 points for 3 cards (not tokens)`, wherever the points are."""
    things = [one for one in part.words if one.sort == "thing"]
    counted = part.within and _is_count(part.prep, known) and not any(one.good for one in things)
    counted = counted and (bool(things) or part.prep in known.with_them)
    paid = [one for one in groups if one.every[0][0] in known.price]
    return paid[0] if counted and groups[-1].good and len(paid) == 1 else groups[-1]


def _shape(group: Group) -> Shape:
    return tuple(sorted(group.every)), tuple(sorted(map(_shape, group.under)))


def _counts(part: Shape, known: Shapes) -> bool:
    """Whether it is no other thing to say it twice."""
    return part[0][0][0] in known.price or any(word[:1].isdigit() for _, words in part[0] for word in words)


def _both_ways(every: list[Part], known: Shapes) -> bool:
    """From here to there or vice versa: between here and there."""
    start, end, both = known.between
    one = next((part for part in every if part.prep in start), None)
    other = next((part for part in every if part.prep in end and one is not None and _alike(part, one)), None)
    if one is None or other is None:
        return False
    if not {item.word for item in other.words} - known.another - {"1"}:
        one.words = [item for item in one.words if item.sort not in ("number", "any")]
        other.words = [Item("any", "any")]
    for part in (one, other):
        part.words = [item for item in part.words if item != Item("number", "1", opens=True)]
    differ = {item.word for item in one.words} != {item.word for item in other.words}
    one.prep, one.words = both, [*one.words, *_but_for(one, other), *([Item("word", "&")] if differ else [])]
    every.remove(other)
    return True


def _but_for(one: Part, other: Part) -> list[Item]:
    """The words of the other part, without the thing that both have: `between a green area and a red area`."""
    head = _head(one)
    mine, theirs = ({item.word for item in part.words if item.sort in ("word", "thing")} for part in (one, other))
    alike = head == _head(other) and len(mine - theirs) == len(theirs - mine) == 1
    return [item for item in other.words if item.word != head] if alike else other.words


def _either_way(every: list[Part], known: Shapes) -> None:
    """A as B or vice versa: in no order, and about these two only."""
    roles = [part for part in every if part.prep in known.roles]
    things = [part for part in every if not part.prep and any(one.sort == "thing" for one in part.words)]
    if len(roles) == 1 and len(things) == 1:
        roles[0].prep = things[0].prep = min(known.roles) + "~"
        roles[0].words = [one for one in roles[0].words if one.word != "&"]
    else:
        every.append(Part(words=[Item("word", "~again")]))


def _alike(one: Part, other: Part) -> bool:
    return bool({item.word for item in one.words if item.sort == "word"} & {item.word for item in other.words})


def _split(items: list[Item], known: Shapes) -> list[Part]:
    found: list[Part] = [Part()]
    less = [Part(words=[one]) for one in items if one.word in known.apart]
    asides: list[Part] = []
    within = False
    for place, one in enumerate(items):
        now = found[-1]
        if one.word in known.apart:
            before = items[place - 1] if place else None
            several = sum(other.sort == "thing" for other in items) > 1
            if several and (before is None or before.sort != "thing"):
                less = [Part(words=[one._replace(word=f"{one.word}~")])]
            continue
        if one.sort in ("and", "or") or (one.word == "/" and now.words and now.words[-1].sort == "thing"):
            if now.joined == "," and one.sort == "or":
                now.joined = "or"
            found.append(Part(joined=one.sort if one.sort != "number" else "or", within=within))
        elif one.sort == "stop":
            within = one.word == "(" or (within and one.word != ")")
            joined = one.word if now.words and one.word == "," else now.joined if one.word == "," else ""
            found.append(Part(joined=joined, within=within))
        elif one.sort == "aside":
            factor = next((part.prep for part in reversed(found) if part.prep), "") in known.times
            asides.append(Part(words=[one._replace(word=one.word + "~" * factor)]))
        elif one.sort == "adverb":
            found += [Part(words=[one], within=within), Part(within=within)]
        elif one.word in known.included:
            now.prep, now.under = known.included[one.word], True
        elif one.sort == "of" and now.words and _is_ground(items[place + 1 :], known):
            found.append(Part(min(known.ons), within=within))
        elif known.endings and one.sort == "own" and any(map(_is_head, now.words)) and _is_ground(items[place:], known):
            found.append(Part(min(known.ons), [one], within=within))
        elif one.word in known.bare and now.words and _is_bare(items[place + 1 :]):
            now.words.append(Item("of", ""))
        elif one.sort == "prepositions":
            under = one.word in known.under or (one.word in known.by and _is_measure(items[place + 1 :], known))
            if now.under and not now.words:
                continue  # not for tokens: not tokens
            if now.words or now.prep:
                found.append(Part(one.word, under=under, within=within))
            else:
                now.prep, now.under = one.word, under
        elif _is_object(one, now, known):
            found.append(Part(words=[one], within=within))
        elif (
            one.opens
            and (known.endings or one.sort == "number")
            and any(word.sort == "thing" or _is_head(word) for word in now.words)
        ):
            if now.words[-1].sort == "of":
                now.words = [word for word in now.words if word != Item("number", "1", opens=True)]  # a total of 10
            found.append(Part(words=[one], within=within))
        else:
            now.words.append(one)
    said = [part for part in found if part.words or part.prep]
    said = [part for before, part in zip([Part(), *said], said, strict=False) if not _is_back(before, part, known)]
    return [*_joined(said, known), *asides, *less[:1]]


def _is_object(one: Item, now: Part, known: Shapes) -> bool:
    """Whether a thing after a part with a preposition is no part of it: `z magazynu kartę`."""
    if not known.endings or one.sort != "thing" or not one.cases or not now.prep or not any(map(_is_head, now.words)):
        return False
    return one.cases == "a" and "a" not in known.governs.get(now.prep, one.cases)


def _is_back(before: Part, part: Part, known: Shapes) -> bool:
    """`a field with a king in it`: a pronoun for the thing described."""
    back = bool(part.words) and all(one.word in known.pronouns for one in part.words)
    return before.under and before.prep in known.bare and part.prep in known.between[1] | known.upon and back


def _is_ground(behind: list[Item], known: Shapes) -> bool:
    """Whether `of` is followed by something that includes everything on it, such as a player's board."""
    words = [one for one in behind[:4] if one.sort in ("own", "thing", "word")]
    place = next((place for place, one in enumerate(words) if one.word in known.grounds), -1)
    return bool(known.ons) and place >= 0 and any(one.sort == "own" for one in words[:place])


def _is_measure(behind: list[Item], known: Shapes) -> bool:
    """`karta o koszcie 2`: a property of the thing, and not a change."""
    return bool(known.endings and behind) and behind[0].sort == "word"


def _is_bare(behind: list[Item]) -> bool:
    """Whether nouns without an article follow."""
    return len(behind) > 1 and behind[0].sort == "thing" and not behind[0].good and not behind[0].mark


def _is_head(one: Item) -> bool:
    return one.sort == "word" and not one.opens


def _joined(found: list[Part], known: Shapes) -> list[Part]:
    """Inserts what is left out after `or` and `and`: `1 wood or ore`, `on your left and right side`."""
    done: list[Part] = []
    for part in found:
        last = done[-1] if done else None
        part.joined = "" if part.joined == "," else part.joined
        if last is not None and not part.prep and part.joined:
            numbered = any(one.sort == "number" for one in part.words)
            if part.joined == "or":
                lead = [one for one in last.words[:1] if one.sort == "number" and not numbered]
                of = next((place for place, one in enumerate(last.words) if one.sort == "of"), -1)
                if (genitive := _genitive(last.words, part.words, known)) > 0:
                    lead = last.words[:genitive]
                elif of > 0 and any(_is_head(one) or one.sort == "thing" for one in last.words[:of]):
                    lead = last.words[: of + 1]
                done.append(Part(last.prep, [*lead, *part.words], "or", last.under, part.within))
                continue
            alike = next((one for one in done if one.prep and _head(one) == _head(part)), None)
            if part.joined == "and" and alike is last and last.prep == known.between[2] and last.prep:
                last.words += [*_but_for(last, part), Item("word", "&")]
                continue
            if not numbered and alike is not None and part.joined == "and":
                done.append(Part(alike.prep, part.words, "", alike.under, part.within))
                continue
            if not numbered and last.prep:
                last.words += [*part.words, Item("word", "&")]
                continue
            done.append(Part(last.prep, part.words, "", last.under, part.within))
            continue
        if last is not None and not part.prep and not part.joined and not part.within and _is_tail(part):
            told = [one for one in done if not one.within] or [last]
            told[-1].words += part.words
            continue
        done.append(part)
    return done


def _genitive(before: list[Item], behind: list[Item], known: Shapes) -> int:
    """The start of the owner of a thing, if an alternative owner follows: `misja dzielnicy albo strefy`."""
    things = [place for place, one in enumerate(before) if one.sort == "thing"]
    several = bool(known.endings) and len(things) > 1 and len(behind) == 1
    both = several and all("g" in one.cases for one in (before[things[-1]], behind[0]))
    return things[-1] if both and things[-1] == len(before) - 1 else -1


def _is_tail(part: Part) -> bool:
    """`any` after its thing: `1 wood of your choice`."""
    return all(one.sort in ("any", "own") or (one.opens and one.sort == "word") for one in part.words)


def _head(part: Part) -> str:
    return next((one.word for one in part.words if one.sort in ("thing", "word") and not one.opens), "-")

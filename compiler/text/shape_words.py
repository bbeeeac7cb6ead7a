"""The words of one part: the owner, the number, the whole that it belongs to, and which word describes which.

2 of your rightmost cards of the row   ->   own, 2>card, card*, rightmost>card, row
"""

from __future__ import annotations

from .shape_lexicon import Item
from .shape_scored import TOTAL
from .shapes import Shapes

CORE = "nga"
"""The cases of the nouns that an act is about: subject, owner, object."""
SOME = "1+"
"""At least one of a good, where it is what happens: any of it. `after you pay 1 or more coins`."""
MOST = "ngail"
"""These, and the cases after prepositions that are not in the list."""


def plain_words(
    items: list[Item], prep: str, told: bool, cost: bool, verb: str, known: Shapes, kept: bool
) -> tuple[str, ...]:
    """`cost`: whether the owner is left out, as in a price. `kept`: see `parts`."""
    bent = bool(known.endings)
    items = items if told else _of_group(items)
    sorts = {one.sort for one in items}
    good = any(one.good for one in items)
    many = _many(items, bent, told)
    said = [_figures(items, place) for place in range(len(items))]
    if (prep in known.price or (not prep and verb in known.counts)) and any(
        one.sort == "thing" and not one.good for one in items
    ):
        said = [TOTAL if one in known.entire else one for one in said]
    any_of, owned = "any" in sorts and not told, "own" in sorts
    many = many and known.each_one.isdisjoint(one.word for one in items)  # each of them
    several = any(one.sort == "thing" and one.mark == "pl" and not one.uncounted for one in items)
    one_of = "any" in sorts and (owned or (bent and not several))
    one_of = one_of and not any(one.sort == "any" and one.mark for one in items)
    if not kept and (prep in known.price or any(one.word in known.everyones for one in items)):
        owned = False
    if prep and [one.word for one in items if one.word in known.hands] and len(items) == 1:
        owned = True  # your own
    if cost and not prep:
        any_of = owned = False
        said = [one if one != "1" or good else "" for one in said]
    of = next((place for place, one in enumerate(items) if one.sort == "of" and any(map(_is_noun, items[:place]))), -1)
    deep = of >= 0 and any(one.sort == "any" for one in items[of:])
    one = any(item.sort == "number" and item.word == "1" for item in items)
    single = any_of and not deep and (owned or (not good and "thing" in sorts and (one or not many)))
    if single:
        any_of = False
    if (any_of and sum(one[:1].isdigit() for one in said) < 2) or _goes_without(items, good, told, bent):
        said = [one if one != "1" else "" for one in said]
    if good and told:
        said = ["" if one == SOME else one for one in said]
    if good and verb in known.gets and not told:
        said = ["" if one in known.extra else one for one in said]
    if prep == known.between[2] and "any" in sorts:
        said, many = ["" if one in ("1", "2") else one for one in said], False
    numbered = any(one.sort == "number" for one in items)
    found = [*_bound(items, said, known), *_cases(items, prep, known)]
    if single and not numbered and not told and (prep or not bent):
        head = "" if bent else next((one[:-1] for one in found if one.endswith("*")), "")
        found.append(f"1>{head}" if head else "1")
    marks = (("any", any_of), ("own", owned), ("pl", many and not numbered and not one_of))
    names = {one for one in found if not one[:1].isdigit()}
    return tuple(
        sorted([*(word for word, there in marks if there), *names, *(one for one in found if one not in names)])
    )


def _of_group(items: list[Item]) -> list[Item]:
    """`any ware`, of a group of goods: 1 ware."""
    free = any(one.sort == "any" and not one.mark for one in items) and all(one.sort != "number" for one in items)
    place = next((at for at, one in enumerate(items) if one.good and not one.uncounted and not one.mark), -1)
    return [*items[:place], Item("number", "1", opens=True), *items[place:]] if free and place >= 0 else items


def _goes_without(items: list[Item], good: bool, told: bool, bent: bool) -> bool:
    """Whether `1` adds nothing to the thing itself: `1 kartę`, `kartę`."""
    return not good and (told or bent) and any(map(_is_noun, items))


def _many(items: list[Item], bent: bool, told: bool) -> bool:
    """Whether it is a plural without a number."""
    if bent:
        first = next((one for one in items if _is_noun(one)), None)
        several = first is not None and first.mark == "pl" and not first.uncounted
        counted = not told and not any(one.uncounted for one in items)
        return several or (counted and any(one.sort == "any" and one.mark for one in items))
    head = _heads(items)[-1:] if not any(one.sort == "of" for one in items) else _heads(items)[:1]
    return any(one.mark.endswith("pl") and not one.uncounted for one in items if one.word in head)


def _heads(items: list[Item]) -> list[str]:
    return [one.word for one in items if one.sort in ("thing", "word") and not one.opens]


def _bound(items: list[Item], said: list[str], known: Shapes) -> list[str]:
    """Each word with the noun that it describes, where the order of words shows it."""
    if known.endings:
        head = next((place for place, one in enumerate(items) if _is_noun(one)), -1)
        return [f"{one}*" if place == head else one for place, one in enumerate(said) if one and _counts(items[place])]
    found: list[str] = []
    for number, chunk in enumerate(_chunks(items)):
        nouns = [place for place in chunk if _is_noun(items[place])]
        head = nouns[-1] if nouns else -1
        for place in chunk:
            word = said[place]
            if not word or not _counts(items[place]):
                continue
            if place == head:
                found.append(f"{word}*" if number == 0 else word)
            elif place in nouns or head < 0:
                found.append(word)
            else:
                found.append(f"{word}>{items[head].word}")
    return found


def _chunks(items: list[Item]) -> list[list[int]]:
    """`1 of your cards of the row`: the words before and after each `of`, and a number with what it counts."""
    found: list[list[int]] = [[]]
    for place, one in enumerate(items):
        if one.sort != "of":
            found[-1].append(place)
        elif any(_is_noun(items[before]) for before in found[-1]):
            found.append([])
    return found


def _is_noun(one: Item) -> bool:
    return one.sort == "thing" or (one.sort == "word" and not one.opens)


def _counts(one: Item) -> bool:
    return one.sort not in ("any", "own", "of")


def _cases(items: list[Item], prep: str, known: Shapes) -> list[str]:
    """The words in a case that gives them another role."""
    found: list[str] = []
    free = any(one.sort == "any" and not one.mark for one in items) and any(one.sort == "own" for one in items)
    counted = free or any(one.sort == "number" for one in items)
    allowed = known.governs.get(prep, MOST) if prep else CORE
    if prep in known.price:
        allowed = allowed.replace("i", "")  # what follows, not what is paid
    head = True
    for one in items:
        if not one.cases:
            continue
        may = allowed if head else "".join({*allowed, "g"}) if not one.opens else allowed
        if counted and prep:
            may += "g"
        if not set(may) & set(one.cases) and not (head and prep in known.equals):
            found.append(f"{one.word}!{one.cases}")
        head = head and not _is_noun(one)
    return found


def _figures(words: list[Item], place: int) -> str:
    """2/4/7+ as one word."""
    one = words[place]
    if one.sort != "number":
        return one.word
    if place and words[place - 1].sort == "number":
        return ""
    run = [one.word]
    for after in words[place + 1 :]:
        if after.sort != "number":
            break
        run.append(after.word)
    return "".join(run)

"""The parts of a clause in no order: `from your supply`, `1 wood or 1 ore`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .shape_items import Item
from .shapes import Shapes

Shape: TypeAlias = tuple[Any, ...]


@dataclass(slots=True)
class Part:
    prep: str = ""
    words: list[Item] = field(default_factory=list[Item])
    joined: str = ""


def parts(items: list[Item], told: bool, own: bool, known: Shapes) -> Shape:
    """`told`: of what is heard. `own`: where nothing is told of whose they are, as of what is paid."""
    found: list[tuple[Shape, ...]] = []
    again = any(one.sort == "again" for one in items)
    every = _split([one for one in items if one.sort != "again"], known)
    if again and not _both_ways(every, known):
        for part in every:
            part.prep = "" if part.prep in known.roles else part.prep  # either way round
    for part, after in zip(every, [*every[1:], None], strict=False):
        if part.joined == "or" or (after is not None and after.joined == "or"):
            part.words = [one for one in part.words if one.sort != "any"]  # one of several is of your choice
        plain = _plain(part, told, own, bool(known.endings))
        if part.joined == "or" and found:
            found[-1] = (*found[-1], plain)
        elif plain != ("", ()):
            found.append((plain,))
    found = _turned(found, known)
    said = sorted(tuple(sorted(one)) for one in found)
    return tuple(one for place, one in enumerate(said) if one not in said[:place] or _counted(one))


def _counted(part: Shape) -> bool:
    return any(set(words) & DIGITS for _, words in part)


def _both_ways(every: list[Part], known: Shapes) -> bool:
    """From here to there or vice versa: between here and there."""
    start, end, both = known.between
    one = next((part for part in every if part.prep in start), None)
    other = next((part for part in every if part.prep in end and one is not None and _alike(part, one)), None)
    if one is None or other is None:
        return False
    differ = {item.word for item in one.words} != {item.word for item in other.words}
    one.prep, one.words = both, [*one.words, *other.words, *([Item("word", "&")] if differ else [])]
    every.remove(other)
    return True


def _alike(one: Part, other: Part) -> bool:
    return bool({item.word for item in one.words if item.sort == "word"} & {item.word for item in other.words})


def _turned(found: list[Shape], known: Shapes) -> list[Shape]:
    """A as B or B as A: A as B or vice versa."""
    for part in found:
        prep, words = part[0]
        twice = (len(part) == 2 and part[0] == part[1]) or found.count(part) > 1
        if prep in known.roles and (twice or "&" in words):
            first = tuple(word for word in words if word != "&")
            rest = [one for one in found if one != part]
            for (_, other), *more in rest:
                if not more and (("", other),) in rest and ((prep, other),) in rest and other != first:
                    rest.remove(((prep, other),))
                    return [*rest, (("", first),)]
    return found


def _split(items: list[Item], known: Shapes) -> list[Part]:
    found: list[Part] = [Part()]
    apart = [Part(words=[one]) for one in items if one.word in known.apart]
    for one in items:
        now = found[-1]
        if one.word in known.apart:
            continue
        if one.sort in ("and", "or") or (one.word == "/" and now.words and now.words[-1].sort == "thing"):
            if now.joined == "," and one.sort == "or":
                now.joined = "or"
            found.append(Part(joined=one.sort if one.sort != "number" else "or"))
        elif one.sort == "stop":
            found.append(
                Part(joined=one.word if now.words and one.word == "," else now.joined if one.word == "," else "")
            )
        elif one.sort == "prepositions":
            if now.words or now.prep:
                found.append(Part(one.word))
            else:
                now.prep = one.word
        elif one.opens and any(word.sort == "thing" or _is_head(word) for word in now.words):
            found.append(Part(words=[one]))
        else:
            now.words.append(one)
    return [*_joined([part for part in found if part.words or part.prep]), *apart[:1]]


def _is_head(one: Item) -> bool:
    return one.sort == "word" and not one.opens


def _joined(found: list[Part]) -> list[Part]:
    """What is left out behind `or` and `and` put in again: `1 wood or ore`, `on your left and right side`."""
    done: list[Part] = []
    for part in found:
        last = done[-1] if done else None
        part.joined = "" if part.joined == "," else part.joined
        if last is not None and not part.prep and part.joined:
            numbered = any(one.sort == "number" for one in part.words)
            if part.joined == "or":
                lead = [one for one in last.words[:1] if one.sort == "number" and not numbered]
                done.append(Part(last.prep, [*lead, *part.words], "or"))
                continue
            alike = next((one for one in done if one.prep and _head(one) == _head(part)), None)
            if not numbered and alike is not None and part.joined == "and":
                done.append(Part(alike.prep, part.words))
                continue
            if not numbered and last.prep:
                last.words += [*part.words, Item("word", "&")]
                continue
            done.append(Part(last.prep, part.words))
            continue
        if last is not None and not part.prep and not part.joined and _is_tail(part):
            last.words += part.words
            continue
        done.append(part)
    return done


def _is_tail(part: Part) -> bool:
    """`any` behind its thing: `1 wood of your choice`."""
    return all(one.sort in ("any", "own") or (one.opens and one.sort == "word") for one in part.words)


def _head(part: Part) -> str:
    return next((one.word for one in part.words if one.sort in ("thing", "word") and not one.opens), "-")


def _plain(part: Part, told: bool, own: bool, bent: bool) -> Shape:
    """`bent`: in a language in which one thing needs no number."""
    sorts = {one.sort for one in part.words}
    good = any(one.good for one in part.words)
    thing = "thing" in sorts and not good
    inst = any(one.mark.startswith("inst") for one in part.words)
    one_of = (
        "any" in sorts and not any(one.sort == "any" and one.mark for one in part.words) and (bent or "own" in sorts)
    )
    many = thing and any(one.mark.endswith("pl") for one in part.words) and not one_of and "number" not in sorts
    said = [
        _figures(part.words, place) for place in range(len(part.words)) if part.words[place].sort not in ("any", "own")
    ]
    any_of, owned = "any" in sorts and not told, "own" in sorts
    if own and not part.prep:
        any_of = owned = False
        said = [one for one in said if one != "1" or good]
    if any_of and (owned or (thing and not many)):
        any_of, said = False, [*said, *(() if set(said) & DIGITS else ("1",))]
    if any_of or (not good and (told or bent)):
        said = [one for one in said if one != "1"]
    if good and "extra" in said:
        said.remove("extra")
    marks = [word for word, there in (("any", any_of), ("own", owned), ("pl", many)) if there]
    return part.prep or ("inst" if inst else ""), tuple(sorted([*marks, *(one for one in said if one)]))


DIGITS = frozenset(map(str, range(100)))


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

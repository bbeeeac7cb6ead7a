"""Two trees compared: where the text says something else than the rule, in words."""

from __future__ import annotations

from collections.abc import Iterator, Set

from ..frozen import frozen
from .fields_told import Field, field_of, only_named, only_who
from .phrasebook import Missing, Phrases
from .tree import Node, Value, show
from .words import words
from .write import write_part

NOTHING = "–"
WHOSE = ("seat",)
"""Fields that name a player, wherever one of two sentences has them."""


@frozen
class Difference:
    field: Field
    """What it is about: amount, item, area, trigger, scope, optional, order, a clause."""
    path: str
    """The path to it: `effect.act.goods.amount.n`; empty if no phrase reads the text."""
    rule: str
    text: str


def differences(rule: Node, text: Node, phrases: Phrases) -> list[Difference]:
    return list(_nodes(rule, text, "", phrases))


def _nodes(rule: Node, text: Node, path: str, phrases: Phrases) -> Iterator[Difference]:
    here, there = dict(rule.fields), dict(text.fields)
    if rule.type != text.type and not here.keys() & there.keys():
        yield _of(path or "text", in_words(rule, phrases), in_words(text, phrases), phrases, rule, text)
        return
    if rule.type != text.type and sorted(_parts(rule)) == sorted(_parts(text)):
        yield _of(path or "text", in_words(rule, phrases), in_words(text, phrases), phrases, rule, text)
        return
    found: list[Difference] = []
    swapped = here.keys() - there.keys(), there.keys() - here.keys()
    alike = _alike(*swapped)
    for name in sorted(here.keys() | there.keys()):
        way = f"{path}.{name}" if path else name
        if name in here and name in there:
            found += _values(here[name], there[name], way, phrases)
        elif alike is not None:
            if name in here:
                (other,) = swapped[1]
                found.append(Difference(alike, way, _words(here[name], phrases), _words(there[other], phrases)))
        else:
            found.append(_of(way, _words(here.get(name), phrases), _words(there.get(name), phrases), phrases))
    if rule.type != text.type and not found:
        found.append(_of(path or "text", in_words(rule, phrases), in_words(text, phrases), phrases, rule, text))
    yield from found


def _alike(mine: Set[str], theirs: Set[str]) -> Field | None:
    """What a pair of different fields is about: a good and a group of goods, or *the card* and any card."""
    if len(mine) != 1 or len(theirs) != 1:
        return None
    fields: set[Field] = {field_of(name) for name in (*mine, *theirs)}
    if fields == {"scope", "item"}:
        return "scope"
    return fields.pop() if len(fields) == 1 and "clause" not in fields else None


def _parts(tree: Node) -> Iterator[str]:
    """The nodes of a tree in any order, for comparing trees of two kinds."""
    for _, what in tree.fields:
        yield from map(show, what) if isinstance(what, tuple) else (show(what),)


def _of(
    path: str, rule: str, text: str, phrases: Phrases, one: Node | None = None, other: Node | None = None
) -> Difference:
    """A part that only one of them has: a missing clause, or an extra one."""
    whose = path.rpartition(".")[2] in WHOSE
    field: Field = "scope" if whose else "clause" if NOTHING in (rule, text) else field_of(path, one, other)
    if field == "clause" and only_named(rule, text, phrases):
        field = "item"
    if field == "clause" and only_who(words(rule), words(text), phrases):
        field = "scope"
    return Difference(field, path, rule, text)


def _values(rule: Value, text: Value, path: str, phrases: Phrases) -> Iterator[Difference]:
    if rule == text:
        return
    if isinstance(rule, Node) and isinstance(text, Node):
        yield from _nodes(rule, text, path, phrases)
    elif isinstance(rule, tuple) and isinstance(text, tuple) and sorted(map(show, rule)) == sorted(map(show, text)):
        yield Difference("order", path, _words(rule, phrases), _words(text, phrases))
    elif isinstance(rule, tuple) and isinstance(text, tuple) and len(rule) == len(text):
        for one, other in zip(rule, text, strict=True):
            yield from _values(one, other, path, phrases)
    else:
        yield _of(path, _words(rule, phrases), _words(text, phrases), phrases)


def _words(what: Value | None, phrases: Phrases) -> str:
    match what:
        case None:
            return NOTHING
        case Node():
            return in_words(what, phrases)
        case tuple():
            return "; ".join(in_words(item, phrases) for item in what)
        case str():
            noun = phrases.nouns.get(what)
            return next(iter(noun.forms.values())) if noun else what
        case _:
            return str(what)


def in_words(tree: Node, phrases: Phrases) -> str:
    """A tree in the first form that is a text by itself; as data, if there is none."""
    phrase = phrases.phrases.get(tree.type)
    if "-" not in tree.type:
        return " ".join(f"{name} {_words(what, phrases)}" for name, what in tree.fields)
    for form in phrase.forms if phrase else ():
        text = write_part(tree, phrases, form)
        if not isinstance(text, Missing):
            return text
    return show(tree)

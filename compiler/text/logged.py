"""The sentences of events at a table, in the phrases of a language. The player who acts is said before.

move  what=[pawn 2] to=camp:player-1     przenosi 2 Pionki do swojego Obozu
place what=pawn in=meadow                umieszcza Pionek w: „Łąka”

A phrase `log-…` says a verb with the roles that are its fields; without one, the phrase of cards is used. If there is
neither, the table uses its own words.

A pack can say how things come to a pile of its own: `log-to-row-draw` for cards that are drawn to the row, `log-to-row`
for all that comes to it, and `log-of-row-shuffle` for what is done with the row itself. Besides the roles, such a
phrase has the field `at`, the thing for which the pile is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, cast

from ..meaning.model import Act, Both, Expr, Goods, Items, Model, Number, Pick, Thing, Var
from ..meaning.model import Noun as Sort
from ..source.text import Span, source_of
from .languages import LANGUAGES
from .made_once import made_once
from .phrasebook import Noun, Phrase, Phrases
from .spell import said_before
from .tree import Node, Value, node, node_of, value
from .view.acts import act_node, asked_for
from .view.at import key_node
from .view.scope import Scope, kinds_of, noun, said_of
from .view.unsaid import Unsayable
from .write import write_part

UNSEEN = "?"
"""The runtime's name for something that a seat may not see."""
SEAT = "player-"
THEIRS = "they"
SAME = {"into": "in"}
"""Roles that mean the same."""
TO = ("to", "in", "on", "under")
"""Roles whose pile something comes to."""
AT = "at"
SORT = "sort"
"""In place of a role: the sort of the things, where no pile tells it."""
NOWHERE = Span(source_of("", ""), 0, 0)
"""It has happened: no line of the rules says it."""

KEPT = 2_000
"""At most this many sentences are kept, because the same things often happen again."""

Things = Sequence[tuple[str, int]]
"""The things of an event, each by its id and its number."""
Logged = Callable[[str, str, Things, Mapping[str, Any], bool], str | None]
"""(verb, player, things, other roles, whether it is about somebody else) -> the sentence."""


def logged_in(model: Model, phrases: Phrases | None) -> Logged:
    """The sentences of events in a language; None if it has no phrases."""

    known: dict[tuple[str, ...], str | None] = {}
    once = set[str]()

    def tell(verb: str, by: str, what: Things, roles: Mapping[str, Any], theirs: bool) -> str | None:
        if phrases is None:
            return None
        if not known:
            once.update(made_once(model))
        event = (verb, by, repr(what), repr(roles), str(theirs))
        if event not in known:
            if len(known) == KEPT:
                known.clear()
            known[event] = told(verb, by, what, roles, theirs, phrases)
        return known[event]

    def told(verb: str, by: str, what: Things, roles: Mapping[str, Any], theirs: bool, phrases: Phrases) -> str | None:
        scope = Scope(model, phrases, NOWHERE, whole=True, once=once)
        # A rule without arguments is mentioned only if there is a phrase for that.
        bare = verb in model.rules and not what and not roles
        for make in (_logged,) if bare else (_logged, _act):
            try:
                tree = make(verb, by, what, {SAME.get(name, name): one for name, one in roles.items()}, scope)
            except Unsayable:
                continue
            text = write_part(tree, phrases, THEIRS if theirs else "")
            if isinstance(text, str):
                return text
        return None

    return tell


def _logged(verb: str, by: str, what: Things, roles: Mapping[str, Any], scope: Scope) -> Node:
    known = {**({"what": what} if what else {}), **roles}
    if (of_pile := _of_a_pile(verb, by, known, scope)) is not None:
        return of_pile
    # A player who shows something to nobody else looks at it.
    alone = f"{verb}-self"
    if by and roles.get("to") == by and f"log-{alone}" in scope.phrases.phrases:
        known = {name: one for name, one in known.items() if name != "to"}
        found = said_of(scope, "log", alone, known, whole=False)
    else:
        found = said_of(scope, "log", verb, known, whole=False)
    if found is None:
        raise Unsayable("phrase", f"log-{verb}")
    return _filled(found, verb, by, known, scope)


def _of_a_pile(verb: str, by: str, known: Mapping[str, Any], scope: Scope) -> Node | None:
    """The sentence that a pack has for what is done with one of its piles, if that belongs to nobody else."""
    for role in ("what", *TO):
        ids = [id for id, _ in _each(known[role])] if role in known else []
        name, *keys = ids[0].split(":") if len(ids) == 1 else [""]
        slot = scope.model.slots.get(name)
        if slot is None or slot.sort != "pile" or any(key.startswith(SEAT) and key != by for key in keys):
            continue
        sites = [key for key in keys if not key.startswith(SEAT)]
        more = {**known, **({AT: sites} if sites else {})}
        way = "of" if role == "what" else "to"
        for id in (f"log-{way}-{name}-{verb}", f"log-{way}-{name}"):
            found = scope.phrases.phrases.get(id)
            if found is not None and all(field in more for field, _ in found.fields):
                return _filled(found, verb, by, more, scope)
    return None


def _filled(found: Phrase, verb: str, by: str, known: Mapping[str, Any], scope: Scope) -> Node:
    wanted, sort = asked_for(verb, scope), _sort(known, scope) or _thing(str(known.get(SORT, "")), scope)
    # If no pile tells what a hidden thing is, the rule that asks for it does.
    sorts = {name: sort or _thing(wanted.get(name, ""), scope) for name in known}
    return node_of(found.id, {name: filled(known[name], kind, by, scope, sorts[name]) for name, kind in found.fields})


def _sort(roles: Mapping[str, Any], scope: Scope) -> str:
    """The sort of the things in the pile that these come from or go to: that much is known of hidden things."""
    piles = [scope.model.slots.get(str(one).partition(":")[0]) for one in roles.values() if isinstance(one, str)]
    return _thing(next((pile.holds for pile in piles if pile is not None and pile.sort == "pile"), ""), scope)


def _thing(kind: str, scope: Scope) -> str:
    """The noun of a kind of thing, where it has one."""
    known = scope.phrases.nouns.get(kind)
    return kind if known is not None and "thing" in known.of else ""


def filled(value: Any, kind: str, by: str, scope: Scope, sort: str = "") -> Value:
    """A role as the value of a field. `sort`: the sort of a hidden thing, if it is known."""
    what, _, of = kind.partition(" ")
    things = _each(value)
    match what:
        case "list" if of == "bit":
            return tuple(_together_named([_bit(id, many, scope, sort) for id, many in things], scope))
        case "number" if len(things) == 1 and things[0][0].isdecimal():
            return int(things[0][0])
        case "child" if of == "where" and len(things) == 1:
            return _where(things[0][0], by, scope)
        case "child" if of == "seat" and len(things) == 1:
            return seat_said(things[0][0])
        case "noun" if len(things) == 1 and of == "name":
            return _name(things[0][0], scope)
        case "noun" if len(things) == 1:
            return noun(scope, things[0][0], of)
        case _:
            raise Unsayable("value", kind)


def _each(value: Any) -> Things:
    """The things in a role, each with its number."""
    every = cast(Sequence[Any], value) if isinstance(value, list | tuple) else [value]
    return [(str(one), 1) if not isinstance(one, tuple) else cast(tuple[str, int], one) for one in every]


def _bit(id: str, many: int, scope: Scope, sort: str) -> Node:
    if id == UNSEEN and sort:
        return node("bit-hidden-thing", n=many, thing=sort)
    if id == UNSEEN:
        return node("bit-hidden", n=many)
    # A pack can say the kind of a thing, as in `the card Fisher`.
    kinds = kinds_of(scope.model, scope.model.elements[id].kind) if id in scope.model.elements else ()
    own = next((one for kind in kinds if _says_a_name(one := f"bit-{kind}", scope)), "")
    known = scope.phrases.nouns.get(id)
    if known is not None and is_common(known, scope.phrases) and (many > 1 or not own):
        if many == 1 and id in scope.once:
            return node("bit-only", piece=id)
        return node("bit-piece", n=many, piece=id)
    name = _name(id, scope)
    return node("bit-several", n=many, name=name) if many > 1 else node(own or "bit-one", name=name)


def _together_named(bits: Sequence[Node], scope: Scope) -> Iterator[Node]:
    """Things of one kind share the noun for it, in a language that has it before each name: `karty „Kos” i „Ryś”`."""
    for kind, group in groupby(bits, lambda one: _kind_said(one, scope)):
        found = list(group)
        if kind and len(found) > 1:
            names = tuple(node("title-named", name=cast(str, value(one, "name"))) for one in found)
            yield node("bit-titles", kind=kind, title=names)
        else:
            yield from found


def _kind_said(bit: Node, scope: Scope) -> str:
    """The kind whose noun comes before the name."""
    named = scope.phrases.nouns.get(str(value(bit, "name"))) if bit.type == "bit-one" else None
    kind = said_before(named, scope.phrases) if named is not None and "bit-titles" in scope.phrases.phrases else None
    return kind.id if kind is not None and "thing" in kind.of else ""


def is_common(known: Noun, phrases: Phrases) -> bool:
    """Whether the name of a thing is a common noun, as that of a token: `a Gun`, `2 Guns`. A thing without a plural is
    called by its name, as a card is: `Flail`, `2 × Flail`."""
    several = "name" not in known.of or len(set(known.forms.values())) > 1
    articled = known.article or not LANGUAGES[phrases.language].articles
    return "piece" in known.of and several and bool(articled)


def _says_a_name(id: str, scope: Scope) -> bool:
    """Whether the pack has a phrase for the kind of a thing. Our own phrases have some of these ids, such as
    `piece`."""
    phrase = scope.phrases.phrases.get(id)
    return phrase is not None and phrase.fields == (("name", "noun name"),)


def _name(id: str, scope: Scope) -> str:
    """The name of a thing in any language: the cells of a board have no other."""
    known = scope.phrases.nouns.get(id)
    if known is None or "name" not in known.of:
        raise Unsayable("name", id, "name", scope.at)
    return id


def _where(key: str, by: str, scope: Scope) -> Node:
    """A pile by its key: its owner, and the thing for which it is kept."""
    name, *keys = key.split(":")
    pile = noun(scope, name, "pile")
    owner = next((one for one in keys if one.startswith(SEAT)), "")
    sites = tuple(node("site-named", name=_name(one, scope)) for one in keys if one != owner)
    site = node("ref-named", name=value(sites[0], "name") or "") if len(sites) == 1 else None
    own = key_node(name, site, scope) if site is not None else None
    fields: dict[str, Value] = {"pile": pile, **({"key": own} if own else {"site": sites} if sites else {})}
    end = "-key" if own else "-at" if sites else ""
    if not owner:
        return node_of(f"where-shared{end}", fields)
    if owner == by:
        return node_of(f"where-yours{end}", fields)
    return node_of(f"where-of{end}", {**fields, "seat": seat_said(owner)})


def seat_said(id: str) -> Node:
    """A player by the name of a seat."""
    number = id.removeprefix(SEAT)
    if number == id or not number.isdecimal():
        raise Unsayable("seat", id)
    return node("seat-player", n=int(number))


def _act(verb: str, by: str, what: Things, roles: Mapping[str, Any], scope: Scope) -> Node:
    """The act as a card would say it, with the things themselves."""
    wanted = asked_for(verb, scope)
    args = [("what", _together(what, wanted.get("what", ""), scope))] if what else []
    args += [(name, _expr(value, wanted.get(name, ""), scope)) for name, value in roles.items()]
    own = verb in scope.model.rules
    return act_node(Act(verb=verb, args=tuple(args), own=own, at=scope.at), scope)


def _together(what: Things, wanted: str, scope: Scope) -> Expr:
    first = what[0][0]
    if len(what) == 1 and (first in scope.model.elements or first.isdecimal() or first.startswith(SEAT)):
        return _expr(first, wanted, scope)
    if len(what) == 1 and first == UNSEEN:
        return _unseen(what[0][1], wanted, scope)
    goods = tuple(Goods(Number(many), id) for id, many in what)
    return goods[0] if len(goods) == 1 else Both(goods)


def _unseen(many: int, wanted: str, scope: Scope) -> Expr:
    """For a thing that nobody there can see: the kind that the rule asks for."""
    if wanted not in scope.model.kinds:
        raise Unsayable("value", UNSEEN)
    return Pick(Sort(wanted), Number(many), Number(many), many == 1, "a")


def _expr(value: Any, wanted: str, scope: Scope) -> Expr:
    if value == UNSEEN:
        return _unseen(1, wanted, scope)
    if isinstance(value, int) or (isinstance(value, str) and value.isdecimal()):
        return Number(int(value))
    if isinstance(value, list | tuple):
        return Items(tuple(_expr(one, wanted, scope) for one in cast(Sequence[Any], value)))
    if isinstance(value, str) and value in scope.model.elements:
        return Thing(value)
    if isinstance(value, str) and value.removeprefix(SEAT).isdecimal():
        return Var(value)
    raise Unsayable("value", str(value))

"""Acts as trees: the verb names the phrase, and each of its fields a role.

hire a helper                  (act-hire)
switch between east and west   (act-switch between=[(area-access access=east) …] n=1)
move it to deck                (act-move to=(pile-shared pile=deck) what=…)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...meaning.model import Act, Expr, Step, You
from ..tree import Node, Value, node, node_of
from .goods import goods_node
from .piles import pile_node
from .refs import ref_node, seat_node
from .scope import Scope, phrase
from .some import some_node
from .things import Part, part_of, told
from .unsaid import Unsayable

PLACES = {
    ("draw", "to"): ("act-draw-from", "to"),
    ("move", "to"): ("act-move", "to"),
    ("put", "in"): ("act-put", "in"),
    ("put", "into"): ("act-put", "in"),
    ("put", "on"): ("act-put-on", "on"),
    ("put", "under"): ("act-put-under", "under"),
    ("create", "in"): ("act-create", "in"),
}
"""By verb and role of the pile where things end: the phrase, and its field for that pile."""
THINGS = {"exhaust": "act-exhaust-some", "ready": "act-ready", "remove": "act-remove"}
PILES = {"shuffle": "act-shuffle", "reveal": "act-reveal", "conceal": "act-conceal"}
FOR_OTHERS = {"gain": "act-gain-for", "lose": "act-lose-for", "pay": "act-pay-for"}


def act_node(act: Step, scope: Scope) -> Node:
    assert isinstance(act, Act)
    scope = replace(scope, at=act.at)
    if act.by != You():
        raise Unsayable("seat", act.verb, at=act.at)
    found = None if act.own else _known(act, scope)
    return found or filled(f"act-{act.verb}", parts_of(act, scope), scope)


def parts_of(act: Act, scope: Scope) -> Mapping[str, Part]:
    wanted = asked_for(act.verb, scope)
    return {role: part_of(value, wanted.get(role, ""), scope) for role, value in act.args}


def _known(act: Act, scope: Scope) -> Node | None:
    """An act of a verb that every game has."""
    args = dict(act.args)
    match act.verb, args:
        case "gain" | "lose" | "pay", {"what": what, "for": seat, **rest} if not rest:
            if seat == You():
                return None
            return node(FOR_OTHERS[act.verb], goods=goods_node(what, scope), seat=seat_node(seat, scope))
        case "win", {"for": seat} if seat != You():
            return node("act-win-for", seat=seat_node(seat, scope))
        case "win", _:
            return node("act-win")
        case "exhaust" | "ready" | "remove", {"what": what, **rest} if rest.keys() <= {"from"}:
            return node(THINGS[act.verb], some=some_node(what, scope, rest.get("from")))
        case "shuffle" | "reveal" | "conceal", {"what": pile}:
            return node(PILES[act.verb], pile=pile_node(pile, scope, ref_node))
        case "follow", {"what": what}:
            return node("act-follow", ref=ref_node(what, scope))
        case "treat", {"what": what, "as": other}:
            return node_of("act-treat", {"as": ref_node(other, scope), "ref": ref_node(what, scope)})
        case "draw" | "move" | "put" | "create", _:
            return _moved(act, args, scope)
        case _:
            return None


def _moved(act: Act, args: dict[str, Expr], scope: Scope) -> Node:
    what, source = args.pop("what"), args.pop("from", None)
    (place, to), *others = args.items() or [("", You())]
    if others or (act.verb, place) not in PLACES:
        raise Unsayable("value", act.verb, at=act.at)
    id, field = PLACES[act.verb, place]
    fields: dict[str, Value] = {field: pile_node(to, scope, ref_node)}
    if act.verb != "draw":
        return node_of(id, {**fields, "what": some_node(what, scope, source)})
    if source is None:
        raise Unsayable("value", act.verb, at=act.at)
    return node_of(id, {**fields, "from": pile_node(source, scope, ref_node), "what": some_node(what, scope)})


def asked_for(verb: str, scope: Scope) -> Mapping[str, str]:
    """By role, the kind that a rule of the pack asks for."""
    rule = scope.model.rules.get(verb)
    return {param.role: param.noun.kind for param in rule.params} if rule else {}


def filled(id: str, parts: Mapping[str, Part], scope: Scope, unsaid: Mapping[str, Part] | None = None) -> Node:
    """The node of a phrase, each field filled by the role of its name; what is not told must go without saying.

    `unsaid` are the roles of which nothing is known but their kind.
    """
    found: dict[str, Value] = {}
    fields = dict(phrase(scope, id).fields)
    for name, kind in fields.items():
        if name == "goods" and "what" in parts and (goods := parts["what"].goods) is not None:
            found[name] = goods_node(goods, scope)
        elif name == "n" and kind == "number":
            found[name] = _number(id, parts, scope)
        elif name in parts:
            found[name] = told(parts[name], kind, scope)
        elif unsaid and name in unsaid:
            found[name] = told(unsaid[name], kind, scope)
        else:
            raise Unsayable("field", id, name, scope.at)
    for role, part in parts.items():
        if part.number:
            if "n" not in fields:
                raise Unsayable("role", id, "n", scope.at)
            continue
        told_of = role in fields or part.plain or (part.goods is not None and "goods" in fields)
        if not told_of or (part.n != 1 and "n" not in fields and fields.get(role) != "child some"):
            raise Unsayable("role", id, role, scope.at)
    return node_of(id, found)


def _number(id: str, parts: Mapping[str, Part], scope: Scope) -> int:
    """How many of what is asked for; one, where nothing says so."""
    numbers = {role: part.n for role, part in parts.items() if part.number or part.n != 1}
    if len(numbers) > 1:
        raise Unsayable("role", id, max(numbers), scope.at)
    return next(iter(numbers.values()), 1)

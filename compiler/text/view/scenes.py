"""The steps of a scenario as trees.

given coin of you is 2      (scene-given cond=(cond-one test=(test-exactly good=coin n=2)))
choosing yes                (scene-choosing answer=[(answer-yes)])
then not can (bake)         (scene-then cond=(cond-one test=(test-cannot act=…)))
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, cast

from ...meaning.model import (
    Act,
    All,
    Can,
    Count,
    During,
    Each,
    Expr,
    Not,
    Noun,
    Phase,
    Scene,
    Step,
    Test,
    Text,
    Var,
    You,
)
from ...meaning.model import Value as Named
from ...replacing import replace
from ..tree import Node, Value, node, value
from .acts import act_node
from .gathered import gathered
from .goods import goods_node, is_goods
from .lines import LINES, line_node
from .params import with_params
from .quoted import quoted_act, quoted_line, quoted_test
from .refs import SEAT, ref_node, seat_node
from .scope import Scope, digits, named, noun
from .truths import cond_node, own_truth, test_node
from .unsaid import Unsayable

PLAIN = ("yes", "no", "done")
PAID = re.compile(r"(\d+ [\w-]+(?: \+ \d+ [\w-]+)*)((?: by [\w-]+)*)")
"""A price as an option: what is paid, and the things that change it."""
ANSWERED = ("choosing", "offered", "refused", "only")


def scene_node(scene: Scene, scope: Scope, seats: int = 0) -> Node:
    """`seats`: how many players there are, so that each is called by number, as at the table."""
    match _numbered(scene, seats) if seats else scene:
        case Scene(mode="when", step=Act() as act):
            return node("scene-when", act=act_node(act, scope))
        case Scene(mode="when", step=step) if isinstance(step, LINES):
            return node("scene-when", act=line_node(step, scope)[0])
        case Scene(mode="when", step=Phase(name=name, of=None, block=(Act() as act,))):
            return node("scene-when-phase", phase=noun(scope, name, "phase"), act=act_node(act, scope))
        case Scene(mode="when", step=Phase(name=name, of=None, block=(step,))) if isinstance(step, LINES):
            return node("scene-when-phase", phase=noun(scope, name, "phase"), act=line_node(step, scope)[0])
        case Scene(mode="given" | "then" as mode, values=values, because=because) if values:
            test = values[0] if len(values) == 1 else All(values)
            return _reasoned(f"scene-{mode}", {"cond": _together(cond_node(test, scope, act_node))}, because, scope)
        case Scene(mode=mode, values=values, because=because, by=by) if mode in ANSWERED and values:
            answers = tuple(_answer(one, scope) for one in values)
            fields: dict[str, Value] = {"answer": answers}
            if mode == "only" and len(answers) == 1:
                mode, fields["answer"] = "sole", answers[0]
            if by is None or by == You():
                return _reasoned(f"scene-{mode}", fields, because, scope)
            return _reasoned(f"scene-{mode}-by", {**fields, "seat": seat_node(by, scope)}, because, scope)
        case _:
            raise Unsayable("step", scene.mode, at=scene.at)


def _together(cond: Node) -> Node:
    """Tests that say the same of several things become one."""
    tests = value(cond, "test")
    if cond.type == "cond-any":
        return cond
    found = gathered(tests if isinstance(tests, tuple) else (tests,) if isinstance(tests, Node) else ())
    return node("cond-one", test=found[0]) if len(found) == 1 else node("cond-all", test=found)


def given_nodes(scene: Scene, scope: Scope, seats: int = 2) -> tuple[Node, ...]:
    """The set-up as sentences, as in an example: the goods of a player in one; the phase is left out."""
    tests = [test for one in scene.values for test in (one.items if isinstance(one, All) else (one,))]
    tests = _numbered(tuple(tests), seats)
    nodes = [test_node(test, scope, act_node) for test in tests if not _goes_without_saying(test)]
    had = [one for one in nodes if one.type in HAD and value(one, "n") != 0]
    owners = dict.fromkeys(value(one, "ref") for one in had)
    told = [_has(owner, [one for one in had if value(one, "ref") == owner]) for owner in owners]
    rest = gathered([one for one in nodes if one not in had])
    return (*told, *(node("scene-is", cond=node("cond-one", test=one)) for one in rest))


HAD = ("test-exactly", "test-seat-exactly")


def _has(owner: Value | None, had: list[Node]) -> Node:
    """The goods of one player, in one sentence."""
    amounts = tuple(node("amount-of", good=value(one, "good") or "", n=value(one, "n") or 0) for one in had)
    test = node("test-have", amount=amounts) if owner is None else node("test-has", amount=amounts, ref=owner)
    return node("scene-is", cond=node("cond-one", test=test))


def _goes_without_saying(test: Expr) -> bool:
    """The phase and the number of players need not be said."""
    match test:
        case During() | Test(left=Count(Each(Noun("player", source=None, where=None)))):
            return True
        case _:
            return False


def _numbered(value: Any, seats: int) -> Any:
    """With players by number: the next player is player 2."""
    match value:
        case Named("next" | "previous" as way, (of,)) if seat := _seat(_numbered(of, seats)):
            return Var(f"player-{(seat + (-2 if way == 'previous' else 0)) % seats + 1}")
        case tuple():
            return tuple(_numbered(one, seats) for one in cast("tuple[object, ...]", value))
        case Expr() | Step() if names := [one.name for one in fields(value)]:
            return replace(value, **{name: _numbered(getattr(value, name), seats) for name in names})
        case _:
            return value


def _seat(of: object) -> int:
    """The number of a player: you are the first."""
    match of:
        case You():
            return 1
        case Var(name) if found := SEAT.fullmatch(name):
            return int(found[1])
        case _:
            return 0


def _reasoned(id: str, fields: dict[str, Value], because: str, scope: Scope) -> Node:
    """With the condition that does not hold, if the scenario quotes it from the rules."""
    if not because:
        return node(id, **fields)
    reason, denied = _reason(because, scope)
    return node(f"{id}-{'as' if denied else 'because'}", **fields, reason=reason)


def _denied(test: Expr, scope: Scope) -> Node | None:
    """What is so instead, if the pack has words for it."""
    match test:
        case Named(name, _) if own_truth(name, True) not in scope.phrases.phrases:
            return None
        case Named() | Can() | Test():
            return cond_node(Not(test), scope, act_node)
        case _:
            return None


def _reason(text: str, scope: Scope) -> tuple[Node, bool]:
    """The condition that does not hold; or, better, what holds instead: then it is true."""
    if (found := quoted_test(text, scope.model)) is not None:
        test, narrowed, rule = found
        within = scope if rule is None else with_params(rule, scope)
        seat = node("ref-seat", seat=node("seat-one"))
        it = seat if narrowed.kind == "player" else node("ref-one", thing=noun(scope, narrowed.kind, "thing"))
        within = named(within, "player", node("ref-you"))
        within = replace(within, names={**within.names, narrowed.it: it})
        denied = _denied(test, within)
        return (cond_node(test, within, act_node), False) if denied is None else (denied, True)
    if (line := quoted_line(text, scope.model)) is not None and isinstance(line[0], Act):
        act, rule = line
        within = scope if rule is None else with_params(rule, scope)
        return node("cond-one", test=node("test-cannot", act=act_node(act, within))), True
    raise Unsayable("step", "because", at=scope.at)


def _paid(price: str, by: Sequence[str], scope: Scope) -> Node:
    amounts: list[Node] = []
    for amount in price.split(" + "):
        many, _, good = amount.partition(" ")
        amounts.append(node("amount-of", good=noun(scope, good, "good"), n=int(many)))
    goods = node("goods-all", amount=tuple(amounts))
    if not by:
        return node("answer-goods", goods=goods)
    cards = tuple(node("by-named", name=noun(scope, one, "name")) for one in by)
    return node("answer-goods-by", goods=goods, by=cards)


def _answer(value: Expr, scope: Scope) -> Node:
    match value:
        case Text(text) if text in PLAIN:
            return node(f"answer-{text}")
        case Text(text) if (known := scope.phrases.nouns.get(text)) is not None and "option" in known.of:
            return node("answer-option", option=noun(scope, text, "option"))
        case Text(text) if (act := quoted_act(text, scope.model)) is not None:
            return node("answer-act", act=act_node(act, scope))
        case Text(text) if (paid := PAID.fullmatch(text)) is not None:
            return _paid(paid[1], paid[2].split(" by ")[1:], scope)
        case Text(text) if text in scope.model.rules and not scope.model.rules[text].params:
            return node("answer-act", act=act_node(Act(scope.at, text, (), True, You()), scope))
        case Text(text):
            return node("answer-option", option=noun(scope, text, "option"))
        case _ if (n := digits(value)) is not None and n >= 0:
            return node("answer-number", n=n)
        case _ if is_goods(value, scope):
            return node("answer-goods", goods=goods_node(value, scope))
        case _:
            return node("answer-ref", ref=ref_node(value, scope))

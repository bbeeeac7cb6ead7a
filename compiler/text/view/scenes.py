"""The steps of a scenario as trees.

given coin of you is 2      (scene-given cond=(cond-one test=(test-exactly good=coin n=2)))
choosing yes                (scene-choosing answer=[(answer-yes)])
then not can (bake)         (scene-then cond=(cond-one test=(test-cannot act=…)))
"""

from __future__ import annotations

from ...meaning.model import Act, All, Expr, Phase, Scene, Text
from ..tree import Node, Value, node
from .acts import act_node
from .goods import goods_node, is_goods
from .refs import ref_node, seat_node
from .scope import Scope, noun
from .truths import cond_node
from .unsaid import Unsayable

PLAIN = ("yes", "no", "done")
ANSWERED = ("choosing", "offered", "refused", "only")


def scene_node(scene: Scene, scope: Scope) -> Node:
    match scene:
        case Scene(mode="when", step=Act() as act):
            return node("scene-when", act=act_node(act, scope))
        case Scene(mode="when", step=Phase(name=name, of=None, block=(Act() as act,))):
            return node("scene-when-phase", phase=noun(scope, name, "phase"), act=act_node(act, scope))
        case Scene(mode="given" | "then" as mode, values=values, because="") if values:
            test = values[0] if len(values) == 1 else All(values)
            return node(f"scene-{mode}", cond=cond_node(test, scope, act_node))
        case Scene(mode=mode, values=values, because="", by=by) if mode in ANSWERED and values:
            fields: dict[str, Value] = {"answer": tuple(_answer(one, scope) for one in values)}
            return node(f"scene-{mode}", **fields) if by is None else _of(mode, by, fields, scope)
        case _:
            raise Unsayable("step", scene.mode, at=scene.at)


def _of(mode: str, by: Expr, fields: dict[str, Value], scope: Scope) -> Node:
    return node(f"scene-{mode}-by", seat=seat_node(by, scope), **fields)


def _answer(value: Expr, scope: Scope) -> Node:
    match value:
        case Text(text) if text in PLAIN:
            return node(f"answer-{text}")
        case Text(text):
            return node("answer-option", option=noun(scope, text, "option"))
        case _ if is_goods(value, scope):
            return node("answer-goods", goods=goods_node(value, scope))
        case _:
            return node("answer-ref", ref=ref_node(value, scope))

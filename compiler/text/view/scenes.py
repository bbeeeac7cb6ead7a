"""The steps of a scenario as trees.

given food of you is 2      (scene-given test=(test-exactly good=food n=2))
then not can (bake)         (scene-then cond=(cond-one test=(test-cannot act=…)))
"""

from __future__ import annotations

from ...meaning.model import Act, Put, Scene, Step, Test
from ..tree import Node, node
from .acts import act_node
from .effects import effect_node
from .scope import Scope
from .truths import cond_node
from .unsaid import Unsayable


def scene_nodes(scene: Scene, scope: Scope) -> Node:
    match scene:
        case Scene(mode="given" | "when", step=Step() as step):
            return node(f"scene-{scene.mode}", effect=effect_node((step,), scope))
        case Scene(mode="then", values=(test,)):
            return node("scene-then", cond=cond_node(test, scope, act_node))
        case _:
            raise Unsayable("step", scene.mode, at=scene.at)


__all__ = ["Act", "Put", "Test", "scene_nodes"]

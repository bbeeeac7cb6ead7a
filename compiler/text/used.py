"""The phrases that an edition uses: in its cards, its rules and its scenarios."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from ..meaning.model import Act, Either, Model
from ..meaning.parts import parts
from .phrasebook import Phrases
from .tree import Node, types_of
from .view.acts import act_node
from .view.bodies import Line, rule_lines
from .view.scenes import given_nodes, scene_node
from .view.scope import Scope
from .view.unsaid import Unsayable
from .view.view import Views, has_text

WHY = "why-"
"""Begins a phrase for a test that does not hold: after it come the words of the test, in small letters with hyphens
between them."""


CHOSEN = "ask-choose-"
"""Begins the question for a choice of one thing of a kind that nothing is done with yet."""


def slug(text: str) -> str:
    return re.sub("[^a-z0-9]+", "-", text.lower())


def unused(ids: Iterable[str], views: Views, phrases: Phrases, read: Callable[[], Model]) -> set[str]:
    """Those of these phrases that are in no tree of the edition. Only as many trees are made as are needed to know."""
    left = set(ids)
    left.difference_update(_of_the_table(views.model, phrases))
    for tree in _trees(views, phrases, read):
        if not left:
            break
        for id in types_of(tree):
            left.discard(id)
            if id.endswith("-other"):
                # An act of another player is said with the phrase for any player, and the other way round.
                left.discard(f"{id.removesuffix('-other')}-anyone")
    return left


def _of_the_table(model: Model, phrases: Phrases) -> Iterator[str]:
    """The phrases of a table for the rules and the kinds of a pack: `log-rest`, `log-rest-in`, `ask-rest-what`,
    `bit-card`; and for tests that do not hold: `why-free-of-it`."""
    reasons = [id for id in phrases.phrases if id.startswith(WHY)]
    if reasons:
        written = [slug(text) for text in {rule.at.source.text for rule in model.rules.values()}]
        yield from (id for id in reasons if any(f"-{id.removeprefix(WHY)}-" in text for text in written))
    for id in phrases.phrases:
        first, *more = id.split("-")
        names: Mapping[str, object] = model.rules if first in ("log", "ask") else model.kinds if first == "bit" else {}
        if id.startswith(CHOSEN):
            more, names = more[1:], dict.fromkeys((*model.kinds, *model.groups))
        if any("-".join(more[:size]) in names for size in range(1, len(more) + 1)):
            yield id


def _trees(views: Views, phrases: Phrases, read: Callable[[], Model]) -> Iterator[Node]:
    model = views.model
    for element in model.elements.values():
        tree = views.of(element, phrases) if has_text(element) else None
        if isinstance(tree, Node):
            yield tree
    for rule in model.rules.values():
        for line in rule_lines(rule, Scope(model, phrases, rule.at)):
            yield from _said(line)
    for part in parts((model.rules, model.hooks, model.elements)):
        for act in part.acts if isinstance(part, Either) else (part,) if isinstance(part, Act) else ():
            for whole in (False, True):
                yield from _made(partial(act_node, act, Scope(model, phrases, act.at, whole=whole)))
    for scenario in read().scenarios:
        for scene in scenario.scenes:
            scope = Scope(model, phrases, scene.at, whole=True)
            yield from _made(partial(scene_node, scene, scope))
            yield from _all_made(partial(given_nodes, scene, scope))


def _said(line: Line) -> Iterator[Node]:
    if isinstance(line.said, Node):
        yield line.said
    for one in line.below:
        yield from _said(one)


def _all_made(make: Callable[[], Sequence[Node]]) -> Sequence[Node]:
    try:
        return make()
    except Unsayable:
        return ()


def _made(make: Callable[[], Node]) -> Iterator[Node]:
    try:
        yield make()
    except Unsayable:
        return

"""The phrases that an edition uses: in its cards, its rules and its scenarios."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import cast

from ..meaning.model import Act, Either, Element, Hook, Model, Rule
from ..meaning.parts import parts
from ..proofs import Proofs, work_of
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


def unused(
    ids: Iterable[str], views: Views, phrases: Phrases, read: Callable[[], Model], proofs: Proofs | None = None
) -> set[str]:
    """Those of these phrases that are in no tree of the edition. Only as many trees are made as are needed to know:
    those in which an earlier check has found a phrase come first."""
    left = set(ids)
    left.difference_update(_of_the_table(views.model, phrases))
    # A noun asks for the phrase that attaches its thing.
    left.difference_update(f"key-{noun.key}" for noun in phrases.nouns.values() if noun.key)
    before = proofs.thing(work_of("used", views.model.name)) if proofs is not None else None
    first = cast("tuple[object, ...]", before) if isinstance(before, tuple) else ()
    found: list[str] = []
    for name, trees in sorted(_trees(views, phrases), key=lambda one: one[0] not in first):
        if not left:
            break
        many = len(left)
        _take_out(trees(), left)
        found += [name] if len(left) < many else []
    if left:
        _take_out(_of_scenarios(read(), phrases, views.model), left)
    if proofs is not None and tuple(found) != first:
        proofs.keep(work_of("used", views.model.name), tuple(found))
    return left


def _take_out(trees: Iterable[Node], left: set[str]) -> None:
    """The phrases of these trees, as far as they are left; no more trees are made than that takes."""
    for tree in trees:
        if not left:
            return
        for id in types_of(tree):
            left.discard(id)
            if id.endswith("-other"):
                # An act of another player is said with the phrase for any player, and the other way round.
                left.discard(f"{id.removesuffix('-other')}-anyone")


def _of_the_table(model: Model, phrases: Phrases) -> Iterator[str]:
    """The phrases of a table for the rules and the kinds of a pack: `log-rest`, `log-rest-in`, `ask-rest-what`,
    `bit-card`, and for its piles: `log-to-row`; and for tests that do not hold: `why-free-of-it`."""
    reasons = [id for id in phrases.phrases if id.startswith(WHY)]
    if reasons:
        written = [slug(text) for text in {rule.at.source.text for rule in model.rules.values()}]
        yield from (id for id in reasons if any(f"-{id.removeprefix(WHY)}-" in text for text in written))
    for id in phrases.phrases:
        first, *more = id.split("-")
        names: Mapping[str, object] = model.rules if first in ("log", "ask") else model.kinds if first == "bit" else {}
        if id.startswith(CHOSEN):
            more, names = more[1:], dict.fromkeys((*model.kinds, *model.groups))
        if first == "log" and more[0] in ("to", "of"):
            # What is done with a pile: `log-to-row-draw`.
            more, names = more[1:], model.slots
        if any("-".join(more[:size]) in names for size in range(1, len(more) + 1)):
            yield id


Trees = Callable[[], Iterator[Node]]


def _trees(views: Views, phrases: Phrases) -> Iterator[tuple[str, Trees]]:
    """What the cards and rules say, each with a name, and each made only when it is asked for."""
    model = views.model
    for element in model.elements.values():
        if has_text(element):
            yield f"text {element.id}", partial(_of_element, element, views, phrases)
    for rule in model.rules.values():
        yield f"lines {rule.name}", partial(_of_rule, rule, model, phrases)
    for rule in model.rules.values():
        yield f"acts {rule.name}", partial(_of_acts, rule, model, phrases)
    for hook in model.hooks:
        yield f"acts {hook.ability.id}", partial(_of_acts, hook, model, phrases)
    for element in model.elements.values():
        yield f"acts {element.id}", partial(_of_acts, element, model, phrases)


def _of_element(element: Element, views: Views, phrases: Phrases) -> Iterator[Node]:
    tree = views.of(element, phrases)
    if isinstance(tree, Node):
        yield tree


def _of_rule(rule: Rule, model: Model, phrases: Phrases) -> Iterator[Node]:
    for line in rule_lines(rule, Scope(model, phrases, rule.at)):
        yield from _said(line)


def _of_acts(of: Rule | Hook | Element, model: Model, phrases: Phrases) -> Iterator[Node]:
    for part in parts(of):
        for act in part.acts if isinstance(part, Either) else (part,) if isinstance(part, Act) else ():
            for whole in (False, True):
                yield from _made(partial(act_node, act, Scope(model, phrases, act.at, whole=whole)))


def _of_scenarios(read: Model, phrases: Phrases, model: Model) -> Iterator[Node]:
    """`read`: the model with its scenarios."""
    for scenario in read.scenarios:
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

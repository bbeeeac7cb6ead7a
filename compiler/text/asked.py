"""The questions of a table, in the phrases of a language.

choose a token, to place it          ask-place-what       which token do you place?
choose a meadow, to place a pawn     ask-place-in         where do you place the Pawn?
choose a meadow, with nothing to do  ask-choose-meadow    which meadow do you choose?

The id of a phrase is `ask-`, the verb and the role that is asked for; its fields are the roles that are known. If
there is no phrase for a question, the table asks in its own words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..meaning.model import Block, May, Model
from ..meaning.parts import parts
from ..source.pack import Pack
from ..source.text import place
from .logged import NOWHERE, SAME, filled
from .phrasebook import Phrases
from .spoken import spoken
from .tree import Node, node, node_of
from .view.effects import effect_node
from .view.scope import Scope, noun, said_of
from .view.unsaid import Unsayable
from .write import write_part

ASK = "ask"
CHOOSE = "choose"
SORTS = ("thing", "group")
"""The classes of nouns that can be chosen: `ask-choose-one`, `ask-choose-one-group`."""

Asked = Callable[[str, str, str, Mapping[str, Any]], str | None]
"""(what sort of thing, for which verb, in which role, the other roles) -> the question."""


def questions_in(model: Model, packs: Sequence[Pack], language: str) -> Asked:
    phrases = spoken(model, packs).value.get(language)

    def ask(sort: str, verb: str, role: str, given: Mapping[str, Any]) -> str | None:
        return asked(sort, verb, role, given, Scope(model, phrases, NOWHERE, whole=True)) if phrases else None

    return ask


def asked(sort: str, verb: str, role: str, given: Mapping[str, Any], scope: Scope) -> str | None:
    """The question, if there is a phrase for it."""
    kind = f"{verb}-{SAME.get(role, role)}" if verb else f"{CHOOSE}-{sort}"
    rule = scope.model.rules.get(verb)
    roles = {one.name: SAME.get(one.role, one.role) for one in rule.params} if rule is not None else {}
    given = {roles.get(name, name): one for name, one in given.items()}
    found = said_of(scope, ASK, kind, given, whole=False)
    try:
        if found is not None:
            fields = {name: filled(given[name], of, "", scope) for name, of in found.fields}
            return _written(scope.phrases, node_of(found.id, fields))
    except Unsayable:
        return None
    return None if verb else _any(sort, scope)


def _any(sort: str, scope: Scope) -> str | None:
    for of in SORTS:
        id = f"{ASK}-{CHOOSE}-one" + (f"-{of}" if of != SORTS[0] else "")
        try:
            if id in scope.phrases.phrases:
                return _written(scope.phrases, node(id, **{of: noun(scope, sort, of)}))
        except Unsayable:
            continue
    return None


def _written(phrases: Phrases, tree: Any) -> str | None:
    said = write_part(tree, phrases, "")
    return said if isinstance(said, str) else None


def _begun(block: Block, scope: Scope) -> Node | None:
    """As many lines, from the first on, as fit into one clause: the player reads how the lines begin."""
    for many in range(len(block), 0, -1):
        try:
            return effect_node(block[:many], scope)
        except Unsayable:
            continue
    return None


def asked_in(model: Model, packs: Sequence[Pack], language: str) -> dict[str, str]:
    """What a player may do or decline, by the place of its line: `pay 2 Coins`, after `do you want to`."""
    phrases = spoken(model, packs).value.get(language)
    found: dict[str, str] = {}
    if phrases is None:
        return found
    for step in parts((model.rules, model.hooks, model.elements)):
        if isinstance(step, May):
            tree = _begun(step.block, Scope(model, phrases, step.at))
            if tree is None:
                continue
            form = "inf" if "inf" in phrases.phrases[tree.type].forms else ""
            said = write_part(tree, phrases, form)
            if isinstance(said, str):
                found[place(step.at)] = said
    return found

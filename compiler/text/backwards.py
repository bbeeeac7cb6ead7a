"""From a sentence to rules: its tree, written in the rules language.

After you gain any coins, gain 1 point.      after you gain any coin: gain 1 point

A part that a pack has its own phrases for is written as a card of that pack writes it, with the other words of the
tree in their places. The result is only a proposal: the caller reads the rules again and compares the trees.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import field
from typing import TypeVar

from ..frozen import frozen
from ..meaning import model as m
from ..replacing import replace
from .english import of_others
from .phrasebook import Phrases
from .tree import Node, Value, value
from .view.abilities import ability_node
from .view.effects import effect_node
from .view.events import event_node, with_heard
from .view.scope import Scope
from .view.unsaid import Unsayable


@frozen
class Samples:
    """The trees of what the cards of an edition say, each with the lines that say it."""

    events: dict[Node, str] = field(default_factory=dict[Node, str])
    effects: dict[Node, str] = field(default_factory=dict[Node, str])
    abilities: dict[Node, str] = field(default_factory=dict[Node, str])


def samples_of(model: m.Model, phrases: Phrases) -> Samples:
    found = Samples()
    for element in model.elements.values():
        scope = Scope(model, phrases, element.at, kind=element.kind)
        for ability in element.abilities:
            _of_ability(ability, scope, found)
        if len(element.block) == 1:
            _keep(found.effects, effect_node, element.block, scope, _text(element.block[0]))
    return found


def _of_ability(ability: m.Ability, scope: Scope, found: Samples) -> None:
    text = _text(ability)
    _keep(found.abilities, ability_node, ability, scope, text)
    head, colon, rest = text.partition(":")
    if colon:
        _keep(found.events, event_node, ability.event, scope, head)
        _keep(found.effects, effect_node, ability.block, with_heard(ability.event, scope), rest.strip())


PART = TypeVar("PART")


def _keep(found: dict[Node, str], made: Callable[[PART, Scope], Node], part: PART, scope: Scope, text: str) -> None:
    """Keeps what fits on one line and has a sentence."""
    if text and "\n" not in text:
        try:
            found.setdefault(made(part, scope), text)
        except Unsayable:
            return


def _text(step: m.Step) -> str:
    return step.at.source.text[step.at.start : step.at.end].strip()


def rules_of(tree: Node, samples: Samples) -> list[str] | None:
    """The lines of a card with a sentence of this tree; None if they are not known."""
    abilities = value(tree, "ability")
    each = abilities if isinstance(abilities, tuple) else (abilities,)
    found: list[str] = []
    for one in each:
        line = _ability(one, samples) if isinstance(one, Node) else None
        if line is None:
            return None
        found.append(line)
    return sorted(found, key=lambda line: line.startswith("after "))


def _ability(one: Node, samples: Samples) -> str | None:
    law, event, effect = (value(one, name) for name in ("law", "event", "effect"))
    if isinstance(law, Node):
        return _law(law)
    if one.type in ("ability-after", "ability-before") and isinstance(event, Node) and isinstance(effect, Node):
        head, rest = _event(event, samples), _effect(effect, samples)
        # Another card may hear the same event at the other moment.
        _, _, heard = (head or "").partition(" ")
        moment = one.type.removeprefix("ability-")
        return f"{moment} {heard}: {rest}" if heard and rest else _like(one, samples.abilities)
    if one.type == "ability-plain" and isinstance(effect, Node):
        return _effect(effect, samples)
    if one.type in ("ability-counts", "ability-counts-both"):
        turn = ", or the reverse" if one.type.endswith("both") else ""
        return f"{value(one, 'kind')} counts as {value(one, 'as')}{turn}"
    return _like(one, samples.abilities)


LAWS = {
    "law-forced": "forced",
    "law-optional": "optional",
    "law-exhausts": "exhausts",
    "law-not-exhausts": "not exhausts",
    "law-once": "once per {phase}",
    "law-times": "{n} times per {phase}",
    "law-once-game": "once per game",
    "law-times-game": "{n} times per game",
    "law-open": "open until {phase}",
    "law-waits": "waits a {phase}",
    "law-at-once": "at once",
    "law-anywhere": "works anywhere",
    "law-always": "always",
}


def _law(law: Node) -> str | None:
    form = LAWS.get(law.type)
    return form.format(**dict(law.fields)) if form is not None else None


# ---- events


def _event(event: Node, samples: Samples) -> str | None:
    known = samples.events.get(event)
    if known is not None:
        return known
    good, group, phase = (value(event, name) for name in ("good", "group", "phase"))
    _, verb, *rest = event.type.split("-")
    who = {"anyone": "any player", "other": "another player"}.get(rest[-1] if rest else "", "you")
    if phase is not None:
        return f"after {phase} {verb if verb in ('begins', 'ends') else rest[0]}" if rest or verb else None
    what = good if good is not None else group
    if what is not None:
        return f"after {who} {verb}{'' if who == 'you' else 's'} any {what}"
    like = _like(event, samples.events)
    if like is None and who != "you":
        # The same as for you, with the other player in your place.
        yours = _event(replace(event, type=event.type.rpartition("-")[0]), samples)
        return f"after {who} {of_others(yours.removeprefix('after you '), True)}" if yours is not None else None
    return like if like is not None else _plain_event(event)


def _plain_event(event: Node) -> str | None:
    """A rule of the pack and its arguments, as its own words say it."""
    parts: list[str] = []
    for role, one in sorted(event.fields, key=lambda part: part[0] != "what"):
        thing = value(one, "thing") if isinstance(one, Node) and one.type == "some-a" else None
        if thing is None:
            return None
        parts.append(f" a {thing}" if role == "what" else f" {role} a {thing}")
    return f"after you {event.type.removeprefix('event-')}{''.join(parts)}"


# ---- acts


def _effect(effect: Node, samples: Samples) -> str | None:
    known = samples.effects.get(effect)
    if known is not None:
        return known
    acts, clause = value(effect, "act"), value(effect, "clause")
    if isinstance(clause, Node):
        return _clause(clause, samples)
    if not isinstance(acts, tuple):
        return _like(effect, samples.effects)
    found = [_act(act) for act in acts]
    if None in found:
        return _like(effect, samples.effects)
    told = [one for one in found if one is not None]
    _, _, how = effect.type.partition("-")
    joined = (", or " if how.endswith("or") else ", then ").join(told)
    return f"you may {joined}" if how.startswith("may") else joined


SEATS = {"seat-opponent": "each opponent", "seat-everyone": "each player"}


def _clause(clause: Node, samples: Samples) -> str | None:
    seat, deeds = value(clause, "seat"), value(clause, "deed")
    if clause.type == "clause-instead" and isinstance(deeds, tuple) and len(deeds) == 1:
        told = _deed(deeds[0], samples)
        return f"{told} instead" if told else None
    if clause.type != "clause-seat" or not isinstance(seat, Node) or seat.type not in SEATS:
        return None
    told = _deed(deeds[0], samples) if isinstance(deeds, tuple) and len(deeds) == 1 else None
    return f"{SEATS[seat.type]} {of_others(told, True)}" if told and not told.startswith("you ") else None


def _deed(inner: Node, samples: Samples) -> str | None:
    deed = value(inner, "deed")
    return (
        _effect(replace(deed, type=deed.type.replace("deed-", "effect-")), samples) if isinstance(deed, Node) else None
    )


def _act(act: Node) -> str | None:
    goods = value(act, "goods")
    if not isinstance(goods, Node) or len(act.fields) != 1:
        word = act.type.removeprefix("act-").replace("end-game-now", "end-game at once")
        return word if not act.fields else None
    told = _goods(goods)
    return f"{act.type.removeprefix('act-')} {told}" if told else None


def plainly(tree: Value) -> Value:
    """A tree without words that change nothing in its meaning: *1 extra coin* is 1 coin."""
    if isinstance(tree, tuple):
        return tuple(one for one in map(plainly, tree) if isinstance(one, Node))
    if not isinstance(tree, Node):
        return tree
    fields = tuple((name, plainly(one)) for name, one in tree.fields)
    return Node("amount-of" if tree.type == "amount-extra" else tree.type, fields)


def _goods(goods: Node) -> str | None:
    amounts = value(goods, "amount")
    if not isinstance(amounts, tuple) or goods.type not in ("goods-all", "goods-or"):
        return None
    found = [_amount(one) for one in amounts]
    if None in found:
        return None
    return (" + " if goods.type == "goods-all" else " or ").join(one for one in found if one is not None)


def _amount(one: Node) -> str | None:
    n, good, group = (value(one, name) for name in ("n", "good", "group"))
    if n is None:
        return None
    return f"any {n} {group}" if group is not None else f"{n} {good}" if good is not None else None


# ---- from another card


def _like(tree: Node, samples: dict[Node, str]) -> str | None:
    """The lines of a card whose tree has the same form, with the words of this tree in their places."""
    for one, text in samples.items():
        pairs = dict(_differences(one, tree) or ())
        if pairs.get("", "") is None or (one != tree and not pairs):
            continue
        told, whole = text, True
        for old, new in pairs.items():
            told, many = re.subn(rf"(?<![a-z0-9]){re.escape(old)}(?![a-z0-9])", str(new), told)
            whole = whole and many > 0
        if whole:
            return told
    return None


def _differences(one: Value, other: Value) -> list[tuple[str, str | None]] | None:
    """The different words of two trees of the same form; a pair of None if their forms differ."""
    found = list(_parted(one, other))
    return None if any(new is None for _, new in found) else found


def _parted(one: Value, other: Value) -> Iterator[tuple[str, str | None]]:
    if isinstance(one, Node) and isinstance(other, Node):
        if one.type != other.type or [name for name, _ in one.fields] != [name for name, _ in other.fields]:
            yield "", None
            return
        for (_, mine), (_, theirs) in zip(one.fields, other.fields, strict=True):
            yield from _parted(mine, theirs)
    elif isinstance(one, tuple) and isinstance(other, tuple):
        if len(one) != len(other):
            yield "", None
            return
        for mine, theirs in zip(one, other, strict=True):
            yield from _parted(mine, theirs)
    elif type(one) is not type(other):
        yield "", None
    elif one != other:
        yield str(one), str(other)

"""Everything that may wake or be woken, as one list: abilities, modifiers, rules, and things whose lines are followed.

farmer        the first ability of the element farmer; its second is farmer.2
plan-mission  a rule of that name
base.hook1    the first `after` of the pack base that stands by itself
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..meaning import model as m
from ..source.text import Span
from ..verbs import VERBS
from ..verbs.verb import Turn, steps
from .causes import Env, begun, caused
from .following import Causes
from .happenings import Happening, What
from .hearing import events_of
from .sorts import Sorts

NO_LAWS = m.Laws()


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    id: str
    title: str
    kind: str
    """The kind of the element it is on; else rule, hook or kind."""
    layer: str
    """card, modifiers or rules"""
    at: Span
    laws: m.Laws = NO_LAWS
    event: m.Event | None = None
    """What wakes it; None: it is called, followed or taken up."""
    on: tuple[str, ...] = ()
    block: m.Block = ()
    element: str = ""
    """The element it is written on."""
    rule: m.Rule | None = None
    env: tuple[tuple[str, What], ...] = field(default=())
    """What its lines know of the things they name."""


def abilities_of(model: m.Model, sorts: Sorts) -> list[Ability]:
    """All of them, in the order in which they are declared."""
    found: list[Ability] = []
    for element in model.elements.values():
        found += _of_element(element, sorts)
    for kind in model.kinds.values():
        found += _on(kind.name, kind.name, "kind", kind.laws, kind.abilities, sorts, kind.name)
        if kind.block:
            env = (("self", What(m.Noun(kind.name))),)
            found.append(Ability(f"{kind.name}.does", kind.name, "kind", "rules", kind.at, block=kind.block, env=env))
    for hook in model.hooks:
        found += _on(hook.ability.id, "", "hook", NO_LAWS, (hook.ability,), sorts, "")
    found += [_rule(rule) for rule in model.rules.values()]
    return found


def _of_element(element: m.Element, sorts: Sorts) -> Iterator[Ability]:
    abilities = list(_on(element.id, element.title, element.kind, element.laws, element.abilities, sorts, element.id))
    yield from abilities
    for number, counts in enumerate(element.counts_as, 1):
        id = element.id if number == 1 and not abilities else f"{element.id}.as{number}"
        yield Ability(id, element.title, element.kind, "modifiers", counts.at, element.laws, element=element.id)
    if element.block:
        id = element.id if not abilities and not element.counts_as else f"{element.id}.does"
        layer = "card" if element.laws.works_in or element.laws.once or element.laws.exhausts else "rules"
        env = (("self", What(m.Noun(element.id))),)
        yield Ability(
            id,
            element.title,
            element.kind,
            layer,
            element.at,
            element.laws,
            block=element.block,
            element=element.id,
            env=env,
        )


def _on(
    id: str, title: str, kind: str, laws: m.Laws, abilities: Iterable[m.Ability], sorts: Sorts, of: str
) -> Iterator[Ability]:
    for number, one in enumerate(abilities, 1):
        card = "card" if one.event.moment == "after" else "modifiers"
        layer = card if kind not in ("kind", "hook") else "rules"
        on = events_of(one.event, sorts)
        yield Ability(
            id if number == 1 else f"{id}.{number}",
            title or f"{one.event.moment} {on[0].removeprefix('before ')}",
            kind,
            layer,
            one.at,
            laws,
            one.event,
            on,
            one.block,
            of if kind not in ("kind", "hook") else "",
            None,
            tuple(_named(one.event, of, sorts.model).items()),
        )


def _named(event: m.Event, of: str, model: m.Model) -> dict[str, What]:
    """What took part in the event, by the names that the lines under it have for it."""
    rule = model.rules.get(event.verb)
    env = {"self": What(m.Noun(of))} if of else {}
    for param in rule.params if rule else ():
        env[param.name] = What(param.noun)
    for _, pattern in event.roles:
        if pattern.noun is not None:
            env[pattern.called] = What(pattern.noun)
    return env


def _rule(rule: m.Rule) -> Ability:
    env = tuple((param.name, What(param.noun)) for param in rule.params)
    title = rule.name.replace("-", " ").capitalize()
    return Ability(rule.name, title, "rule", "rules", rule.at, block=rule.block, rule=rule, env=env)


def happenings(ability: Ability, deep: Causes, shallow: Causes) -> list[Happening]:
    """What an ability may cause. The rules it calls are followed to their ends; of a rule itself only its own lines
    count, and that it was followed."""
    env: Env = dict(ability.env)
    if ability.rule is None:
        return [*_taken_up(ability, deep), *begun(ability.block, env, deep)]
    roles = tuple((param.role, What(param.noun)) for param in ability.rule.params)
    own = Happening(ability.rule.name, "you", roles, sure=False, at=ability.at)
    inside = [one for one in caused(ability.block, env, shallow) if one.verb not in shallow.sorts.model.rules]
    return [own, *inside]


def _taken_up(ability: Ability, causes: Causes) -> list[Happening]:
    """What is heard as soon as an ability is used: by its law, its thing is exhausted."""
    what = dict(ability.env).get("self") or What(m.Noun(ability.element))
    return [
        Happening(verb.name, "you", ((step.thing, what),), at=ability.at)
        for verb in VERBS.values()
        for step in steps(verb, Turn)
        if ability.laws.exhausts and step.exhausted and verb.name in causes.heard
    ]


def listening(abilities: Iterable[Ability]) -> frozenset[str]:
    """The verbs that anybody hears."""
    return frozenset(one.event.verb for one in abilities if one.event is not None)

"""The state of a card's abilities in a game: each law in the author's words, and whether it holds now.

works in crew                           no: it lies in deck
only while during day                   yes
after you visit a place                 no: it has not triggered
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .frozen import frozen
from .hindrances import Hindrance, cancelling
from .meaning import model as m
from .plan import steps as s
from .plan.lower import lower
from .plan.transform import steps_of
from .reach.lines import head_of, law_line
from .source.text import Span

if TYPE_CHECKING:
    from rulewright.runtime import State
    from rulewright.runtime.declared import Free, Listener

    from .plan.plan import Plan


@frozen
class Law:
    key: str
    """works_in, exhausts, once, not_fresh or only_while, as the model calls them; event, begin"""
    words: str
    """The author's own."""
    holds: bool
    instead: str = ""
    """What is so, where it does not hold: in, nowhere, exhausted, used, fresh, fails, asleep, at-once, unpaid."""
    pile: str = ""
    """Where its thing lies."""
    hindered: tuple[Hindrance, ...] = ()
    """What cancels the event that it waits for, or the act that it would do."""


@frozen
class Standing:
    """One ability of one thing, for one seat."""

    ability: m.Ability | None
    """None of an element that can be used without waiting for anything."""
    at: Span | None
    thing: str
    seat: str
    laws: tuple[Law, ...]
    offered: bool


def standings(g: State, model: m.Model, element: str, plan: Plan | None = None) -> Iterator[Standing]:
    """Each ability of an element, of each of its copies, for its owner. The plan, where it has been made."""
    from rulewright.runtime.laws import open_to
    from rulewright.runtime.naming import seat_name, thing_name
    from rulewright.runtime.values import all_of, seat_of_pile

    plan = plan or lower(model, needs=False)
    every: list[Listener | Free] = [*g.rules.heard_by, *g.rules.free_abilities]
    for one in every:
        if one.of != element and not (one.of in model.kinds and _is_a(element, one.of, model)):
            continue
        alone = not g.rules.elements[element].copies
        for thing in (g.rules.numbers[element],) if alone else all_of(g, element):
            owner = seat_of_pile(g, g.at[thing]) if g.at[thing] >= 0 else -1
            seat = owner if owner >= 0 else max(g.seat, 0)
            laws = (*_laws(g, one, element, thing, seat, model), *_event(g, one, thing, seat, model, plan))
            offered = any(offer[:2] == (one.id, thing) for offer in open_to(g, seat))
            ability, at = ability_of(one.id, model), _at(one, model)
            yield Standing(ability, at, thing_name(g, thing), seat_name(seat), laws, offered)


def _is_a(element: str, kind: str, model: m.Model) -> bool:
    of = model.elements[element].kind
    while of and of != kind:
        of = model.kinds[of].base if of in model.kinds else ""
    return of == kind


def _laws(g: State, one: Listener | Free, element: str, thing: int, seat: int, model: m.Model) -> Iterator[Law]:
    from rulewright.runtime.declared import Laws
    from rulewright.runtime.laws import why_unlawful
    from rulewright.runtime.naming import pile_name

    laws, phases = one.laws, g.rules.phases
    pile = pile_name(g, g.at[thing]) if g.at[thing] >= 0 else ""
    parts = (
        ("works_in", laws.works_in, "works in", f"works in {laws.works_in}", "in" if pile else "nowhere"),
        ("exhausts", laws.exhausts, "exhausts", "exhausts", "exhausted"),
        ("once", laws.once >= 0, "once per", f"once per {phases[laws.once]}", "used"),
        ("not_fresh", laws.waits >= 0, "waits", f"waits a {phases[laws.waits]}", "fresh"),
        ("only_while", laws.only_while, "only while", "only while", "fails"),
    )
    alone = {
        "works_in": Laws(works_in=laws.works_in),
        "exhausts": Laws(exhausts=True),
        "once": Laws(once=laws.once, times=laws.times),
        "not_fresh": Laws(waits=laws.waits),
        "only_while": Laws(only_while=laws.only_while),
    }
    away = bool(laws.works_in) and bool(why_unlawful(g, alone["works_in"], one.id, thing, seat))
    for key, given, first, plain, instead in parts:
        # Where it does not work, what it waits for says nothing.
        if given and not (away and key == "not_fresh"):
            line = law_line(element, first, model)
            words = line.source.text[line.start : line.end] if line is not None else plain
            holds = not why_unlawful(g, alone[key], one.id, thing, seat)
            yield Law(key, words, holds, "" if holds else instead, pile)


def _event(g: State, one: Listener | Free, thing: int, seat: int, model: m.Model, plan: Plan) -> Iterator[Law]:
    """Whether it has triggered and lies open; what triggers and is done at once is never waited for."""
    from rulewright.runtime.declared import Listener
    from rulewright.runtime.laws import usable

    if not isinstance(one, Listener):
        from rulewright.runtime.running import can_follow

        can = can_follow(g, seat, thing)
        yield _begun(g, can, plan.lines.get(one.of, ""), seat, plan)
        return
    head = _head(one, model)
    offers = [offer for offer in g.offers if offer[:2] == (one.id, thing)]
    if not offers:
        event = next((listener.event for listener in plan.listeners if listener.id == one.id), "")
        instead = "asleep" if one.laws.open_until >= 0 else "at-once"
        yield Law("event", head, False, instead, hindered=tuple(cancelling(g, plan, event, seat)))
        return
    yield Law("event", head, True)
    can = any(one.can is None or one.can(g, seat, *offer[3]) for offer in offers)
    can = can or any(usable(g, one, thing, seat, offer[3]) for offer in offers)
    yield _begun(g, can, one.id, seat, plan)


def _begun(g: State, can: bool, routine: str, seat: int, plan: Plan) -> Law:
    """Whether the lines can be begun; where they cannot, what cancels an act in them, or what else there may be."""
    words = "its lines can be begun"
    if can or routine not in plan.routines:
        return Law("begin", words, can, "" if can else "unpaid")
    steps = steps_of(plan.routines[routine].block)
    acts = [one.verb if isinstance(one, s.Do) else one.rule for one in steps if isinstance(one, s.Do | s.Call)]
    found = [one for act in dict.fromkeys(acts) for one in cancelling(g, plan, act, seat)]
    return Law("begin", words, False, "" if found else "unpaid", hindered=tuple(found))


def ability_of(id: str, model: m.Model) -> m.Ability | None:
    """The ability of an id, on a thing or a kind of things, or of the game itself."""
    groups = [one.abilities for one in model.elements.values()]
    groups += [one.abilities for one in model.kinds.values()]
    groups.append(tuple(one.ability for one in model.hooks))
    return next((ability for group in groups for ability in group if ability.id == id), None)


def _at(one: Listener | Free, model: m.Model) -> Span | None:
    ability = ability_of(one.id, model)
    if ability is not None:
        return head_of(ability.at)
    element = model.elements.get(one.of)
    kind = model.kinds.get(element.kind) if element is not None else None
    block = element.block if element is not None and element.block else kind.block if kind is not None else ()
    return head_of(block[0].at) if block else element.at if element is not None else None


def _head(one: Listener | Free, model: m.Model) -> str:
    at = _at(one, model)
    return " ".join(at.source.text[at.start : at.end].split()) if at is not None else one.id


def why_not_used(g: State, model: m.Model, element: str) -> list[str]:
    """The laws that do not hold, in the author's words."""
    found = [law.words for one in standings(g, model, element) for law in one.laws if not law.holds]
    return list(dict.fromkeys(found))

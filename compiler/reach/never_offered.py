"""Abilities that wait for a line `option abilities`, and are never offered there."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan.plan import Free, Listener
from ..source.text import Span
from .hear import free_use, things_of
from .lines import first_line, law_line
from .never_there import once
from .obstructed import obstructed
from .place import Place, value
from .ranges import can_hold, named
from .sites import When
from .world import World


def never_offered(one: Listener, head: Span, near: list[tuple[Span, str]], world: World, model: m.Model) -> Diagnostic:
    law = law_line(one.of, "open until", model)
    until = one.laws.open_until
    offers: list[When] = world.every("offers")
    if not offers:
        why = "an ability that lies open is used where the rules say `option abilities`, and no rule does"
        hint = "add `option abilities` to a `choose one` of the turn, or take the law away"
        return words.never_lawful(head, one.of, law, "it waits to be offered", near, why, hint)
    if not any(until in when.phases for when in offers):
        why = f"no rule says `option abilities` during `{until}`"
        hint = f"add `option abilities` to a `choose one` during `{until}`"
        return words.never_lawful(head, one.of, law, "it waits to be offered", near, why, hint)
    if any(until in when.phases and _holds(one, when, world) for when in offers):
        why = f"it triggers in the `{until}` of another player, where only that player is offered abilities"
        hint = "write `at once` on a line below the card: it takes `open until` back"
        return words.never_lawful(head, one.of, law, f"it lies open until that `{until}` ends", near, why, hint)
    law = law_line(one.of, "only while", model)
    why = "the laws must hold at the line `option abilities`"
    hint = "give the card an `only while` of its own that holds there"
    return words.never_lawful(head, one.of, law, "never true when abilities are offered", near, why, hint)


def _holds(one: Listener, when: When, world: World) -> bool:
    own = things_of(one.of, one.laws, world) if one.of else frozenset[str]()
    law = one.laws.only_while
    return law is None or can_hold(value(law, Place(world, "", when, {"self": named(own)})))


def free_never_offered(
    one: Free, missing: dict[str, Diagnostic], told: set[str], world: World, model: m.Model
) -> Diagnostic | None:
    if one.of in missing:
        return once(one.of, missing, told)
    offers: list[When] = world.every("offers")
    head = first_line(one.at)
    if not offers:
        law = law_line(one.of, "works in", model)
        why = "lines without an event are used where the rules say `option abilities`, and no rule does"
        hint = "add `option abilities` to a `choose one` of the turn, or let a rule `follow` the card"
        return words.never_lawful(head, one.of, law, "it waits to be offered", [], why, hint)
    best = max((free_use(one, when, world) for when in offers), key=lambda reached: reached.far)
    if best.obstacle is not None:
        return obstructed(one.at, one.of, best.obstacle, one.id, world, model)
    law = law_line(one.of, "only while", model)
    why = "the laws must hold at the line `option abilities`"
    hint = "give the card an `only while` of its own that holds there"
    return words.never_lawful(head, one.of, law, "never true when abilities are offered", [], why, hint)

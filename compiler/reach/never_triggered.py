"""Abilities that hear an event and are never used, with the first thing that prevents it."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Listener
from ..plan.transform import parts
from ..replacing import replace
from ..source.text import Span
from ..verbs import VERBS
from .elsewhere import Away
from .hear import Reached, Tests, things_of, uses
from .lines import could_raise, first_line, head_of, law_line
from .never_offered import never_offered
from .never_there import once
from .obstructed import obstructed
from .place import Place, value
from .ranges import PILE, Range, can_hold, has_numbers, named
from .sites import Site, When
from .world import World

EDGES_OF_GAME = {
    "game begins": "the game is the rule `play`: write `before anyone play:`, or do it in that rule",
    "game ends": "the game is the rule `play`: do it in that rule, above `end-game`; points at the end are a `score`",
}
SITES = 2
"""At most this many lines that nearly cause an event are shown."""


def _nearest(one: Listener, world: World) -> tuple[Reached, list[Site]]:
    """How close the ability comes to being used, and the events at which it comes that close."""
    sites: list[Site] = world.every("sites", one.event, one.moment == "before")
    tests = Tests(one, world)
    found = [(reached, site) for site in sites for reached, _ in uses(one, site, world, tests)]
    if not found:
        return Reached("event"), []
    best = max((reached for reached, _ in found), key=lambda reached: reached.far)
    return best, [site for reached, site in found if reached.far == best.far]


def never_triggered(
    one: Listener, missing: dict[str, Diagnostic], told: set[str], world: World, model: m.Model
) -> Diagnostic | None:
    reached, sites = _nearest(one, world)
    if one.of in missing and (not sites or reached.station != "event"):
        return once(one.of, missing, told)
    head = head_of(one.at)
    if reached.station == "away":
        return _away(one, sites, world, model)
    if reached.station == "event":
        if not sites:
            return _no_site(one, world)
        if reached.obstacle is not None:
            near = [(head_of(reached.obstacle.at), "this cancels it each time")]
            hint = "limit the `before` (`once per ...`, `only while ...`), or let it do this `instead` of a cancel"
            return words.never_woken(head, near, "", hint, "cancelled before it is done")
        return _other_event(one, sites, world)
    name = one.of
    if reached.station == "moment" and reached.obstacle is not None:
        said = obstructed(one.at, name, reached.obstacle, one.id, world, model)
        return replace(said, why=_in_turn(one)) if reached.obstacle.kind == "idle" and one.laws.open_until else said
    lines = [(first_line(world.place_of(site.step)), site.when) for site in sites[:SITES]]
    where = [(line, f"triggered here, during {_phases(when)}") for line, when in lines]
    until = one.laws.open_until
    if reached.station == "place":
        law = law_line(one.of, "open until", model)
        why = f"`open until {until}` takes what triggers during `{until}` only"
        hint = "write `at once` on a line below the card, which takes `open until` back"
        return words.never_lawful(head, name, law, f"`{until}` does not last then", where, why, hint)
    if reached.station == "late":
        law = law_line(one.of, "open until", model)
        why = f"after this line the `{until}` ends, and abilities are not offered again before it does"
        hint = "repeat the choice that offers abilities, or write `at once` on a line below the card"
        return words.never_lawful(head, name, law, "it would be offered only then", where, why, hint)
    if reached.station == "open":
        law = law_line(one.of, "only while", model)
        why = "the laws must hold when the event happens"
        hint = "give the card an `only while` of its own that holds then"
        flag = _set_before(one, sites, world)
        if flag is not None:
            where = [(first_line(flag[0]), f"sets `{flag[1]}` first"), *where[:1]]
            hint = "hear what comes before that line, or take the law back on this card with `always`"
        return words.never_lawful(head, name, law, "this does not hold then", where, why, hint)
    return never_offered(one, head, where, world, model)


def _away(one: Listener, sites: list[Site], world: World, model: m.Model) -> Diagnostic:
    """The card itself lies where it does not work when it hears this."""
    law, pile = law_line(one.of, "works in", model), one.laws.works_in
    away = world.elsewhere.get(one.id, Away())
    near: dict[Span, str] = {}
    hint = "let it work anywhere, with `works anywhere` on a line above the ability"
    if away.at is not None:
        where = first_line(away.at) if away.moved else head_of(away.at)
        near[where] = "this has moved it already" if away.moved else "this is done where the card does not work"
    elif one.event in VERBS:
        near = {first_line(world.place_of(site.step)): "this takes it elsewhere" for site in sites}
    if away.moved or one.event in VERBS:
        hint = f"hear it before it is done, with `before`, or {hint}"
    elif one.event.endswith(" leaves"):
        hint = f"hear what takes it away, with `before`, or {hint}"
    return words.never_lawful(
        head_of(one.at), one.of, law, f"outside `{pile}` it does nothing", [*near.items()][:SITES], "", hint
    )


def _set_before(one: Listener, sites: list[Site], world: World) -> tuple[Span, str] | None:
    """A flag that its law tests and that is always set when the ability triggers: the line that sets it, and its
    name."""
    asked = {part.slot for part in parts(one.laws.only_while) if isinstance(part, x.Get)}
    every = (flag for site in sites for flag in world.flags_of(site) if flag.slot in asked)
    held = [(flag.at, flag.slot) for flag in every if flag.at is not None]
    return min(held, key=lambda one: one[0].start, default=None)


def _in_turn(one: Listener) -> str:
    until = one.laws.open_until
    when = f"only in the `{until}` in which it triggers"
    return f"with `open until {until}` it is offered {when}, to the player who acts then"


def _phases(when: When) -> str:
    named_ = sorted(when.phases - {"game"})
    return ", ".join(f"`{one}`" for one in named_) if named_ else "no phase"


def _no_site(one: Listener, world: World) -> Diagnostic:
    """No reachable line raises such an event."""
    plan = world.plan
    rule = plan.routines.get(one.event)
    near = could_raise(one.event, plan)
    reached = {key[1] for key in world.work if key[0] == "walk"}
    dead = [(first_line(step.at), "no game comes to this line") for id, step in near if id not in reached]
    head = head_of(one.at)
    if rule is not None and rule.sort == "rule":
        if rule.id in reached:
            over = [part for part in parts(rule.block) if isinstance(part, s.EndGame)]
            if over:
                hint = (
                    "write what is done at the end as a rule of its own, call it above `end-game`, and hear that rule"
                )
                return words.never_woken(
                    head, [(first_line(over[0].at), "the game is over here")], f"`{rule.name}` is never done", hint
                )
            return words.never_woken(
                head, [(head_of(rule.at), "this rule can never be carried out")], "", "see what the rule requires"
            )
        at = dead or [(head_of(rule.at), "no rule that is played calls this")]
        return words.never_woken(head, at[:SITES], "", f"call `{rule.name}` where it belongs in the game")
    why = "" if dead else f"no rule brings about `{one.event}`"
    hint = "add what brings it about, or hear something else"
    hint = EDGES_OF_GAME.get(one.event, hint)
    return words.never_woken(head, dead[:SITES], why, hint)


def _other_event(one: Listener, sites: list[Site], world: World) -> Diagnostic:
    """Such events happen, but never with what the ability tests for."""
    tests = one.test.items if isinstance(one.test, x.And) else (one.test,) if one.test is not None else ()
    own = things_of(one.of, one.laws, world) if one.of else frozenset[str]()
    role = ""
    for test in tests:
        if not any(can_hold(value(test, _place(site, own, world))) for site in sites):
            roles = [part.name[1:] for part in parts(test) if isinstance(part, x.Var) and part.name.startswith("~")]
            role = roles[0] if roles else ""
            break
    near = [
        (first_line(world.place_of(site.step)), _here(world.parts_of(site).get(role) if role else None))
        for site in sites[:SITES]
    ]
    return words.never_woken(head_of(one.at), near, "", "hear what does happen, or let something bring this about")


def _place(site: Site, own: frozenset[str], world: World) -> Place:
    known = {f"~{role}": found for role, found in world.parts_of(site).items()}
    seats = named(world.of_sort("player"))
    return Place(world, "", site.when, {**known, "self": named(own), "you": seats, "by": seats})


def _here(known: Range | None) -> str:
    if known is None:
        return "never what the ability asks for"
    if known.names:
        shown = [f"`{name.removeprefix(PILE) or 'nothing'}`" for name in sorted(known.names)]
        return "here it is " + (" or ".join(shown) if len(shown) < 4 else f"one of {len(shown)} others")
    if has_numbers(known):
        return (
            f"here it is {known.low:.0f}"
            if known.low == known.high
            else f"here it is {known.low:.0f} to {known.high:.0f}"
        )
    return "never what the ability asks for"

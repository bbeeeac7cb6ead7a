"""Abilities, options and prices that can never happen, with the line that prevents them.

An ability that gets nowhere is told by the station that it does not pass: nothing is the event that it hears; its card
never comes to the pile in which it works; its law never holds then; it is never offered; its price can never be paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import reach as words
from ..meaning import model as m
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.flags_held import Flag
from ..plan.plan import CountsAs, Free, Listener, Modifier, Plan, PriceAbility, Routine
from ..plan.transform import parts, steps_within
from ..replacing import replace
from ..source.text import Span
from .asked import never_asked
from .begin import Obstacle, can_take
from .decided import decided
from .hear import Reached, Tests, can_work, free_use, things_of, uses
from .idle import idle
from .limits import limits
from .lines import could_raise, first_line, head_of, law_line, said_by
from .loops import loops
from .own_score import own_scores
from .place import Place, value
from .ranges import PILE, Range, can_hold, has_numbers, named
from .sites import Site, When
from .start import goods_of_price
from .world import World

Dead = dict[str, Diagnostic]
"""What is told of each ability, option or price, by its name."""
Lawful = Listener | Free | PriceAbility | CountsAs | Modifier
EDGES_OF_GAME = ("game begins", "game ends")
SITES = 2
"""At most this many lines that nearly cause an event are shown."""


def findings(world: World, model: m.Model) -> Dead:
    """Everything that can never happen, in the order of declaration."""
    found: Dead = {}
    missing = dict(_never_there(world, model))
    told: set[str] = set()
    for one in world.plan.listeners:
        if ("used", one.id) not in world.sets:
            reached, sites = _best(one, world)
            said = _of_listener(one, reached, sites, missing, told, world, model)
            if said is not None:
                found[one.id] = said
    followed = {key[1] for key in world.work if key[0] == "walk"}
    for free in world.plan.free:
        if ("used", free.id) not in world.sets and free.routine not in followed:
            said = _of_free(free, missing, told, world, model)
            if said is not None:
                found[free.id] = said
    found |= _others(missing, told, world, model)
    shown = {label.span for one in found.values() for label in one.labels}
    ways = _ways(world, model).items()
    # What cancels is told once: where an ability waits for it in vain, that is enough.
    found |= {id: one for id, one in ways if one.slug != "no-effect" or shown.isdisjoint(at.span for at in one.labels)}
    found |= decided(world, model)
    found |= loops(world)
    found |= never_asked(world, model)
    found |= limits(world, model)
    found |= own_scores(world, model)
    found |= idle(world, model, found.values())
    return dict(sorted(found.items(), key=lambda one: _order(one[1])))


def _order(one: Diagnostic) -> tuple[str, int]:
    return one.labels[0].span.source.name, one.labels[0].span.start


# ---- cards that never come to where they work


def _never_there(world: World, model: m.Model) -> Iterator[tuple[str, Diagnostic]]:
    """By element; if no element of a kind gets there, it is reported once for the kind."""
    plan = world.plan
    every: list[Lawful] = [*plan.listeners, *plan.free, *plan.prices, *plan.counts_as, *plan.modifiers]
    lawful = {one.of: one.laws for one in every if one.of and one.laws.works_in}
    absent = {of: laws.works_in for of, laws in lawful.items() if not things_of(of, laws, world)}
    kinds: dict[str, Diagnostic] = {}
    for of, pile in absent.items():
        element = model.elements.get(of)
        slot = model.slots.get(pile)
        declared = first_line(slot.at) if slot is not None else None
        if element is None:
            continue
        law = law_line(of, "works in", model)
        alike = [one.id for one in model.elements.values() if one.kind == element.kind and one.laws.works_in == pile]
        if law is not None and not element.at.start <= law.start < element.at.end and len(alike) > 1:
            lies = world.get("pile", pile)
            if lies.names is not None and not lies.names & set(alike):
                yield (
                    of,
                    kinds.setdefault(element.kind, words.never_there(law, element.kind, pile, declared, many=True)),
                )
                continue
        yield of, words.never_there(first_line(element.at), of, pile, declared, many=False)


# ---- abilities that hear an event


def _best(one: Listener, world: World) -> tuple[Reached, list[Site]]:
    """How far it gets where it gets farthest, and the events at which it gets so far."""
    sites: list[Site] = world.every("sites", one.event, one.moment == "before")
    tests = Tests(one, world)
    found = [(reached, site) for site in sites for reached, _ in uses(one, site, world, tests)]
    if not found:
        return Reached("event"), []
    best = max((reached for reached, _ in found), key=lambda reached: reached.far)
    return best, [site for reached, site in found if reached.far == best.far]


def _of_listener(
    one: Listener,
    reached: Reached,
    sites: list[Site],
    missing: dict[str, Diagnostic],
    told: set[str],
    world: World,
    model: m.Model,
) -> Diagnostic | None:
    if one.of in missing and (not sites or reached.station != "event"):
        return None if one.of in told else _once(one.of, missing, told)
    head = head_of(one.at)
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
        said = _obstructed(one.at, name, reached.obstacle, one.id, world, model)
        return replace(said, why=_in_turn(one)) if reached.obstacle.kind == "idle" and one.laws.open_until else said
    where = [(first_line(site.at), f"triggered here, during {_phases(site.when)}") for site in sites[:SITES]]
    until = one.laws.open_until
    if reached.station == "place":
        law = law_line(one.of, "open until", model)
        why = f"`open until {until}` takes what triggers during `{until}` only"
        hint = "give the card a law of its own, or let the event happen in that phase"
        return words.never_lawful(head, name, law, f"`{until}` does not last then", where, why, hint)
    if reached.station == "open":
        law = law_line(one.of, "only while", model)
        why = "the laws must hold when the event happens"
        hint = "give the card an `only while` of its own that holds then"
        flag = _set_before(one, sites)
        if flag is not None:
            where = [(first_line(flag.at), f"sets `{flag.slot}` first"), *where[:1]]
            hint = "hear what comes before that line, or take the law back on this card with `always`"
        return words.never_lawful(head, name, law, "this does not hold then", where, why, hint)
    return _never_offered(one, head, where, world, model)


def _set_before(one: Listener, sites: list[Site]) -> Flag | None:
    """A flag that its law asks for, and that is set whenever it triggers."""
    asked = {part.slot for part in parts(one.laws.only_while) if isinstance(part, x.Get)}
    held = sorted((flag for site in sites for flag in site.held if flag.slot in asked), key=lambda flag: flag.at.start)
    return held[0] if held else None


def _in_turn(one: Listener) -> str:
    until = one.laws.open_until
    return f"with `open until {until}` it is offered only in the `{until}` in which it triggers, to whoever acts then"


def _once(of: str, missing: dict[str, Diagnostic], told: set[str]) -> Diagnostic:
    told.add(of)
    return missing[of]


def _phases(when: When) -> str:
    named_ = sorted(when.phases - {"game"})
    return ", ".join(f"`{one}`" for one in named_) if named_ else "no phase"


def _never_offered(one: Listener, head: Span, near: list[tuple[Span, str]], world: World, model: m.Model) -> Diagnostic:
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
        hint = "let the card be used at once: without `open until`"
        return words.never_lawful(head, one.of, law, f"it lies open until that `{until}` ends", near, why, hint)
    law = law_line(one.of, "only while", model)
    why = "the laws must hold at the line `option abilities`"
    hint = "give the card an `only while` of its own that holds there"
    return words.never_lawful(head, one.of, law, "never true when abilities are offered", near, why, hint)


def _holds(one: Listener, when: When, world: World) -> bool:
    own = things_of(one.of, one.laws, world) if one.of else frozenset[str]()
    law = one.laws.only_while
    return law is None or can_hold(value(law, Place(world, "", when, {"self": named(own)})))


def _no_site(one: Listener, world: World) -> Diagnostic:
    """No line that is played brings about such an event."""
    plan = world.plan
    rule = plan.routines.get(one.event)
    near = could_raise(one.event, plan)
    reached = {key[1] for key in world.work if key[0] == "walk"}
    dead = [(first_line(step.at), "no game comes to this line") for id, step in near if id not in reached]
    head = head_of(one.at)
    if rule is not None and rule.sort == "rule":
        if rule.id in reached:
            return words.never_woken(
                head, [(head_of(rule.at), "this rule can never be carried out")], "", "see what the rule requires"
            )
        at = dead or [(head_of(rule.at), "no rule that is played calls this")]
        return words.never_woken(head, at[:SITES], "", f"call `{rule.name}` where it belongs in the game")
    why = "" if dead else f"no rule brings about `{one.event}`"
    hint = "add what brings it about, or hear something else"
    if one.event in EDGES_OF_GAME:
        hint = "the game is the rule `play`: write `before anyone play:`, or what is done at the end in that rule"
    return words.never_woken(head, dead[:SITES], why, hint)


def _other_event(one: Listener, sites: list[Site], world: World) -> Diagnostic:
    """Such events happen, but never with what the ability asks for."""
    tests = one.test.items if isinstance(one.test, x.And) else (one.test,) if one.test is not None else ()
    own = things_of(one.of, one.laws, world) if one.of else frozenset[str]()
    role = ""
    for test in tests:
        if not any(can_hold(value(test, _place(site, own, world))) for site in sites):
            roles = [part.name[1:] for part in parts(test) if isinstance(part, x.Var) and part.name.startswith("~")]
            role = roles[0] if roles else ""
            break
    near = [(first_line(site.at), _here(world.parts_of(site).get(role) if role else None)) for site in sites[:SITES]]
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


# ---- lines without an event, prices, counting as


def _of_free(
    one: Free, missing: dict[str, Diagnostic], told: set[str], world: World, model: m.Model
) -> Diagnostic | None:
    if one.of in missing:
        return None if one.of in told else _once(one.of, missing, told)
    offers: list[When] = world.every("offers")
    head = first_line(one.at)
    if not offers:
        law = law_line(one.of, "works in", model)
        why = "lines without an event are used where the rules say `option abilities`, and no rule does"
        hint = "add `option abilities` to a `choose one` of the turn, or let a rule `follow` the card"
        return words.never_lawful(head, one.of, law, "it waits to be offered", [], why, hint)
    best = max((free_use(one, when, world) for when in offers), key=lambda reached: reached.far)
    if best.obstacle is not None:
        return _obstructed(one.at, one.of, best.obstacle, one.id, world, model)
    law = law_line(one.of, "only while", model)
    why = "the laws must hold at the line `option abilities`"
    hint = "give the card an `only while` of its own that holds there"
    return words.never_lawful(head, one.of, law, "never true when abilities are offered", [], why, hint)


def _obstructed(at: Span, name: str, obstacle: Obstacle, ability: str, world: World, model: m.Model) -> Diagnostic:
    here, head = first_line(obstacle.at), head_of(at)
    said = [said_by(one, ability, world.plan, model) for one in obstacle.because]
    if obstacle.kind == "price":
        return words.never_affordable(head, here, obstacle.good, obstacle.most)
    if obstacle.kind == "choice":
        hint = "choose among what can be there"
        return words.never_begun(head, name, here, "there is never anything to choose here", hint)
    if obstacle.kind == "lines":
        hint = "`follow` does the lines of a card that have no event, not its abilities"
        return words.never_begun(head, name, here, "nothing here has lines to follow", hint)
    if obstacle.kind == "idle":
        return words.never_does(head, name, head_of(obstacle.at), said, obstacle.why)
    return words.never_begun(
        head, name, head_of(obstacle.at), "this never holds", "change the test", said, obstacle.why
    )


def _concerned(price: PriceAbility, paid: Iterable[frozenset[str] | None], plan: Plan) -> bool:
    """Whether something that it takes out of a price can be in a price that it hears: asked for, or put there by
    another ability."""
    others = [come for one in plan.prices if one.id != price.id for _, come, _ in one.swaps]
    put = frozenset[str]().union(*(goods_of_price(come, plan) for come in others))
    gone = frozenset[str]().union(*(goods_of_price(gone, plan) for gone, _, _ in price.swaps))
    for asked in paid:
        if asked is None:
            return True
        there = put.union(*({one, *plan.groups.get(one, ())} for one in asked))
        if (not price.goods or not there.isdisjoint(price.goods)) and not there.isdisjoint(gone):
            return True
    return not price.swaps


def _others(missing: dict[str, Diagnostic], told: set[str], world: World, model: m.Model) -> Dead:
    """What changes a price, counts as something else, or changes a value: is it ever where it works, and lawful?"""
    found: Dead = {}
    plan = world.plan
    paid: list[tuple[When, frozenset[str], frozenset[str] | None]] = world.every("paid")
    for price in plan.prices:
        whens = [when for when, goods, _ in paid if not price.goods or not goods.isdisjoint(price.goods)]
        if not whens:
            found[price.id] = words.never_woken(
                head_of(price.at), [], "no price in the game is paid with that", "hear a price that is paid"
            )
            continue
        if not _concerned(price, [asked for _, _, asked in paid], plan):
            found[price.id] = words.never_woken(
                head_of(price.at), [], "no such price asks for the goods that are taken out of it",
                "write behind `spare` or `swap` what is to be paid, and behind `for` what may be paid instead",
                "no price is changed by this",
            )  # fmt: skip
            continue
        reached = can_work(price.of, price.laws, whens, world)
        if reached.station == "open":
            law = law_line(price.of, "only while", model)
            found[price.id] = words.never_lawful(
                head_of(price.at), price.of, law, "this never holds when something is paid", [], "",
                "give the card an `only while` of its own that holds then",
            )  # fmt: skip
    every: list[Lawful] = [*plan.prices, *plan.counts_as, *plan.modifiers]
    for of in dict.fromkeys(one.of for one in every if one.of in missing and one.of not in told):
        found[of] = _once(of, missing, told)
    return found


# ---- options


def _ways(world: World, model: m.Model) -> Dead:
    """Options that are never open, of questions that are asked; and what one may do and can never pay."""
    found: Dead = {}
    asked = {id: routine for routine, id in world.every("asked")}
    for routine in world.plan.routines.values():
        for step in steps_within(routine.block):
            if isinstance(step, s.Ask) and id(step) in asked and step.prompt in ("option", "may", "either"):
                open_ = world.sets.get(("open", id(step)), ())
                # The numbers of one choice stand in one place: that some are out of bounds is what bounds are for.
                usable = {way.at for way in step.ways if id(way) in open_ and way.block != ()}
                for number, way in enumerate(step.ways):
                    cancel = _cancelled(way, world)
                    if cancel is not None and way.at in usable:
                        found[f"{routine.id}:{step.at.start}:{number}"] = words.always_cancelled(
                            head_of(way.at), head_of(cancel.at)
                        )
                    if way.at not in usable and way.block != () and step.prompt != "either":
                        said = _closed(way, routine, world, model)
                        if said is not None and (step.prompt == "option" or said.slug == "never-affordable"):
                            found[f"{routine.id}:{step.at.start}:{number}"] = said
    return found


def _cancelled(way: s.Way, world: World) -> Listener | None:
    """What cancels all that a way does, each time."""
    block = way.block or ()
    return world.forbidden.get(block[0].rule) if len(block) == 1 and isinstance(block[0], s.Call) else None


def _closed(way: s.Way, routine: Routine, world: World, model: m.Model) -> Diagnostic | None:
    obstacles = [can_take(way, Place(world, routine.id, when, {})) for when in world.whens(routine.id)]
    obstacle = next((one for one in obstacles if one is not None), None)
    return _obstructed(way.at, "", obstacle, routine.id, world, model) if obstacle is not None else None

"""What is known of an act from the abilities that must come before it: whether they cancel it, or add a price.

before anyone build:
  if winter: cancel        while it is winter, building is not offered
before you cross a river: pay 1 coin
                           crossing costs 1 coin more than the rule says

A cancellation counts only if the seat that acts can see it and no other ability can change its conditions first:
otherwise the act may turn out to be possible after all. What only its owner can see counts where the owner acts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..replacing import replace
from ..verbs import VERBS
from . import expressions as x
from . import steps as s
from .bindings import substituted
from .events import SOURCE, sourced
from .plan import Listener, Pile, Plan, Routine, Slot
from .touched_by import EVERYTHING
from .touches import Ears, ears_of, touched_by
from .transform import parts, steps_of, steps_within

OWN = {"self": "self", "by": "by"}
BY, YOU = x.Var("thing player", "by"), x.Var("thing player", "you")
ITS_OWN = x.Compare("truth", "=", BY, YOU)
"""The owner of the ability is the one who acts."""
HIDDEN, OWN_ONLY, OPEN = range(3)
"""Who surely sees something: perhaps nobody; the owner of the ability; the player who acts."""
ALWAYS, NEVER = x.And("truth", ()), x.Or("truth", ())
FREE = x.Goods("goods", ())
QUIET = (s.If, s.Cancel, s.Stop)
"""Lines that change nothing but whether the act is done."""
PLAIN = (x.And, x.Or, x.Not, x.Compare, x.Is, x.Sum, x.Var, x.Thing, x.Const, x.Nothing, x.Trait, x.During, x.Count)
"""What a test reads that is open to everybody."""
MOST = 8
"""An ability with more lines is not examined: each test doubles the ways through it."""
OTHERS = 20
"""Where more abilities act before an act and may change something, their effects are not examined."""


def foreseen(listeners: Iterable[Listener], routines: Mapping[str, Routine], plan: Plan) -> tuple[Listener, ...]:
    """The abilities; those that must come before a rule say when they cancel it, and what they ask for."""
    listeners = tuple(listeners)
    befores: dict[str, list[Listener]] = {}
    for one in listeners:
        if one.moment == "before" and (one.event in routines or one.event in VERBS):
            befores.setdefault(one.event, []).append(one)
    if not befores:
        return listeners
    ears = ears_of(plan)
    loud = {event: [one for one in those if not _quiet(one, plan)] for event, those in befores.items()}

    def known(one: Listener) -> Listener:
        if one.moment != "before" or one.laws.optional or one.event not in befores:
            return one
        cancels = _cancels(one, loud[one.event], ears)
        return replace(one, toll=_toll_of(one, routines) if one.event in routines else None, cancels=cancels)

    return tuple(known(one) for one in listeners)


def _lines(one: Listener, routines: Mapping[str, Routine]) -> list[object]:
    return list(steps_of(routines[one.id].block))


def _in_roles(found: x.Expr, routine: Routine) -> x.Expr:
    """In the roles' own names, as the test of an event is."""
    names = {param.name: x.Var(param.type, OWN.get(param.role, f"~{param.role}")) for param in routine.params}
    return substituted(found, names)


# ---- cancelling


def _cancels(one: Listener, loud: Sequence[Listener], ears: Ears) -> x.Expr | None:
    """When it surely cancels; `loud` are those before the same act that do more than to cancel it."""
    plan, laws = ears.plan, one.laws
    lines = _lines(one, plan.routines)
    # A limit is used up even if the act is cancelled, so the act has an effect.
    limited = laws.once or laws.exhausts or laws.waits
    if limited or len(lines) > MOST or len(loud) > OTHERS or one in loud:
        return None
    found = _in_roles(_when(plan.routines[one.id].block), plan.routines[one.id])
    seen = min(_open(one, plan), _seen(found, plan))
    if found == NEVER or seen == HIDDEN:
        return None
    found = found if seen == OPEN else _both(ITS_OWN, found)
    if one.event in VERBS:
        return found if _alone(one, found, loud, plan) else None
    return found if all(_undisturbed(one, other, ears) for other in loud) else None


def _alone(one: Listener, found: x.Expr, loud: Sequence[Listener], plan: Plan) -> bool:
    """Whether nothing happens before a verb except that a role changes which the ability does not read. The cause of a
    verb is not known before it, either."""
    read = {part.name for part in parts((one.test, found)) if isinstance(part, x.Var)}
    changed: set[str] = set()
    for other in loud:
        roles = {param.name: param.role for param in plan.routines[other.id].params}
        for line in _lines(other, plan.routines):
            if not isinstance(line, (*QUIET, s.Rewrite)):
                return False
            changed |= {f"~{roles[line.var]}"} if isinstance(line, s.Rewrite) else set()
    unknown = {f"~{SOURCE}"} if sourced(VERBS[one.event]) else set[str]()
    return read.isdisjoint(changed | unknown)


def _quiet(one: Listener, plan: Plan) -> bool:
    return all(isinstance(line, QUIET) for line in _lines(one, plan.routines))


def _undisturbed(one: Listener, other: Listener, ears: Ears) -> bool:
    """Whether another ability that comes before the same act leaves it, and all that this one depends on."""
    if any(isinstance(line, s.Rewrite | s.Instead) for line in _lines(other, ears.plan.routines)):
        return False
    its = touched_by(other, ears)
    changed, reads = {*its.adds, *its.takes, *its.sets}, touched_by(one, ears).reads
    return EVERYTHING not in (*changed, *reads) and changed.isdisjoint(reads)


def _open(one: Listener, plan: Plan) -> int:
    """Who sees that the ability works now."""
    laws = one.laws
    shown = _shown(plan.piles[laws.works_in], (YOU,)) if laws.works_in else OPEN
    return shown if laws.only_while is None else min(shown, _seen(laws.only_while, plan))


def _shown(slot: Pile | Slot, keys: tuple[x.Expr, ...]) -> int:
    if slot.seen_by == "everyone":
        return OPEN
    whose = keys[0] if slot.seen_by == "owner" and slot.owners[:1] == ("player",) and keys else None
    return OPEN if whose == BY else OWN_ONLY if whose == YOU else HIDDEN


def _seen(test: x.Expr, plan: Plan) -> int:
    """Who sees all that a test reads."""
    found = OPEN
    for one in parts(test):
        match one:
            case x.Get(slot=slot, keys=keys):
                found = min(found, _shown(plan.slots[slot], keys))
            case x.LiesIn(pile=pile):
                found = min(found, _shown(plan.piles[pile], ()))
            case x.PileOf(pile=pile, keys=keys):
                found = min(found, _shown(plan.piles[pile], keys))
            case x.Named(name=name):
                changed = any(other.value == name for other in plan.modifiers)
                inside = HIDDEN if changed else _seen(plan.values[name].value, plan)
                found = found if inside == OPEN else HIDDEN
            case x.Inside(pile=x.PileOf()):
                pass
            case _:
                if isinstance(one, x.Expr) and not isinstance(one, PLAIN):
                    return HIDDEN
    return found


def _when(block: s.Block) -> x.Expr:
    """The test under which such lines cancel."""
    if not block:
        return NEVER
    first, rest = block[0], block[1:]
    match first:
        case s.Cancel():
            return ALWAYS
        case s.If(test=test, then=then, otherwise=otherwise):
            yes, no = _when((*then, *rest)), _when((*otherwise, *rest))
            if yes == no:
                return yes
            ways = [_both(test, yes), _both(x.Not("truth", test), no)]
            found = tuple(way for way in ways if way != NEVER)
            return found[0] if len(found) == 1 else x.Or("truth", found)
        case _:
            return NEVER


def _both(test: x.Expr, other: x.Expr) -> x.Expr:
    if other in (ALWAYS, NEVER):
        return test if other == ALWAYS else NEVER
    return x.And("truth", (test, other))


# ---- what is to be paid


def _toll_of(one: Listener, routines: Mapping[str, Routine]) -> x.Expr | None:
    found = _toll(routines[one.id].block)
    return None if found == FREE else _in_roles(found, routines[one.id])


def _toll(block: s.Block) -> x.Expr:
    """The price that the first lines ask of the owner of the ability, as far as it is known before."""
    paid: list[x.Expr] = []
    for line in block:
        match line:
            case s.Pay(price=x.Price(seat=x.Var(name="you"), goods=goods, accepting=None)) if _known(goods):
                paid.append(goods)
            case s.If(test=test, then=then, otherwise=otherwise) if not paid and _known(test):
                yes, no = _toll(then), _toll(otherwise)
                if yes != FREE or no != FREE:
                    paid.append(x.When("goods", test, yes, no))
                if not all(isinstance(inner, s.Pay | s.If) for inner in steps_within((*then, *otherwise))):
                    break
            case _:
                break
    return FREE if not paid else paid[0] if len(paid) == 1 else x.Both("goods", tuple(paid))


def _known(part: x.Expr) -> bool:
    return not any(isinstance(one, x.Rolled | x.Taken | x.Random) for one in parts(part))

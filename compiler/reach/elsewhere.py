"""Cards that hear what happens to themselves, where they do not work at that moment.

works in crew, and: after it leaves crew of you        it has left
works in crew, and: before you hire it                 it is still in the market
works in crew, and: after you dismiss it               the rule has moved it to the market
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ..frozen import frozen
from ..plan import expressions as x
from ..plan.plan import Listener, Plan
from ..source.text import Span
from ..verbs import VERBS
from ..verbs import verb as v
from .lies import Lying, lies_after, lying, starts_in
from .ranges import PILE, Range

SELF = "self"


@frozen
class Away:
    """Why a card does not work when it hears this of itself."""

    at: Span | None = None
    """The line that has moved it away, or the head of the rule that wants it elsewhere."""
    moved: bool = False


def elsewhere(plan: Plan) -> Mapping[str, Away]:
    """The abilities whose card surely lies in another pile than the one in which it works, whenever they could be
    triggered."""
    found: dict[str, Away] = {}
    walk = lying(plan)
    befores = Counter(one.event for one in plan.listeners if one.moment == "before")
    for one in plan.listeners:
        away = _away(one, plan, walk, befores) if one.laws.works_in and role_of_itself(one, plan) else None
        if away is not None:
            found[one.id] = away
    return found


def laid_elsewhere(one: Listener, roles: Mapping[str, Range], plan: Plan) -> bool:
    """Whether a verb has just laid the card itself somewhere else than where it works."""
    works, role = one.laws.works_in, role_of_itself(one, plan)
    if not works or one.moment != "after" or one.event not in VERBS or not role:
        return False
    for step in VERBS[one.event].does:
        match step:
            case v.Discard(thing=thing) if thing == role:
                return True
            case v.Lay(thing=thing, to=to) if thing == role:
                places = [roles[name].names for name in to if name in roles]
                away = [names is not None and f"{PILE}{works}" not in names for names in places]
                return bool(away) and all(away)
            case _:
                pass
    return False


def role_of_itself(one: Listener, plan: Plan) -> str:
    """The role of the event in which the ability wants its own card, by `it` or by its name; empty if there is none."""
    own = plan.elements.get(one.of)
    only = one.of if own is not None and not own.copyable and not own.copied else ""
    for test in one.test.items if isinstance(one.test, x.And) else (one.test,):
        match test:
            case x.Compare(how="=", left=x.Var(name=role), right=x.Var(name=name)) if name == SELF and role[:1] == "~":
                return role[1:]
            case x.Is(what=x.Var(name=role), sort=sort) if sort == only and role[:1] == "~":
                return role[1:]
            case _:
                pass
    return ""


def _away(one: Listener, plan: Plan, walk: Lying, befores: Mapping[str, int]) -> Away | None:
    works, role = one.laws.works_in, role_of_itself(one, plan)
    pile, _, way = one.event.rpartition(" ")
    if way in ("comes", "leaves"):
        return Away() if way == "leaves" or pile != works else None
    rule = plan.routines.get(one.event)
    if rule is None:
        return None
    if one.moment == "before":
        # What else comes before it could move the card.
        alone = befores[one.event] == 1
        lies = starts_in(rule, role, plan)
        return Away(lies.at or rule.at) if alone and lies.piles is not None and works not in lies.piles else None
    lies = lies_after(rule, role, walk)
    if lies.piles is None or works in lies.piles:
        return None
    return Away(lies.at or rule.at, moved=lies.at is not None)

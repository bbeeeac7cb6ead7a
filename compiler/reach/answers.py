"""What `check` reports as impossible: abilities, options and prices of a pack that can never happen."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..meaning import model as m
from ..plan.kept import Kept
from ..plan.lower import lower
from ..plan.plan import Plan
from .findings import findings
from .reach import is_played, reach


def never(model: m.Model, pack: str, plan: Plan | None = None, kept: Kept | None = None) -> dict[str, Diagnostic]:
    """The findings of one pack of an edition, by the names of abilities and options. Empty for a game that cannot be
    played yet."""
    plan = plan if plan is not None else lower(model, needs=False)
    if not is_played(plan):
        return {}
    found = findings(reach(plan, kept), model)
    return {id: one for id, one in found.items() if _pack_of(id, model) in ("", pack)}


def _pack_of(id: str, model: m.Model) -> str:
    """The pack in which an ability, an element or a rule is written."""
    name = id.partition(":")[0]
    if name in model.rules:
        return model.rules[name].pack
    if name in model.slots:
        return model.slots[name].pack
    for of in (name, name.rpartition(".")[0]):
        if of in model.elements:
            return model.elements[of].pack
        if of in model.kinds:
            return model.kinds[of].pack
    if name in model.packs:
        return name
    return next((hook.pack for hook in model.hooks if hook.ability.id == name), "")

"""What is known of a thing that has passed a test."""

from __future__ import annotations

from ..plan import expressions as x
from ..plan.transform import changed
from ..replacing import replace
from .happenings import What
from .sorts import Sorts, members, parted

IT = x.Var("thing anything", "it")
DEEPEST = 12
"""At most this many named values inside one another are opened."""


def narrowed_by(found: What, test: x.Expr, it: str, sorts: Sorts) -> What:
    """What is known of a thing that has passed a test."""
    if isinstance(test, x.Is) and isinstance(test.what, x.Var) and test.what.name == it:
        ids = members(test.sort, sorts)
        both = found.ids & ids if found.ids is not None and ids is not None else ids if ids is not None else found.ids
        trait, kind = parted(test.sort, sorts)
        return replace(found, kind=kind, ids=both, trait=trait)
    from .truth import per_element

    ids = found.ids
    if ids is not None and 1 < len(ids) <= 300:
        ids = frozenset(id for id in ids if per_element(test, it, id, sorts) != "no") or ids
    pile = found.pile or _lies_in(test, it, sorts)
    return replace(found, ids=ids, facts=found.facts | {said_of_it(test, it)}, pile=pile)


def _lies_in(test: x.Expr, it: str, sorts: Sorts, deep: int = 0) -> str:
    """The pile in which a thing surely lies if it passes a test; empty if that is not known."""
    match test:
        case x.And(items=items):
            return next(filter(None, (_lies_in(one, it, sorts, deep) for one in items)), "")
        case x.Compare(how="in", left=x.Var(name=name), right=x.Inside(pile=x.PileOf(pile=pile))) if name == it:
            return pile
        case x.Exists(wanted=True, it=other, test=x.Expr() as inner) if other != it:
            return _lies_in(inner, it, sorts, deep)
        case x.Named(name=name, args=args) if deep < DEEPEST:
            value = sorts.plan.values[name]
            for param, arg in zip(value.params, args, strict=False):
                if isinstance(arg, x.Var) and arg.name == it:
                    return _lies_in(value.value, param.name, sorts, deep + 1)
            return ""
        case _:
            return ""


def said_of_it(test: x.Expr, name: str) -> x.Expr:
    """A test with `it` in place of the thing's name."""

    def renamed(part: object) -> object:
        return IT if isinstance(part, x.Var) and part.name == name else part

    return changed(test, renamed)

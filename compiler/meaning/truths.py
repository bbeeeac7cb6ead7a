"""What is true or not, resolved: comparisons, what `and` and `or` join, what can be done, and when.

strength of you at least 3      Test(">=", Read("strength", (You,)), Number 3)
"""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming
from ..diagnostics.words.kinds import with_article
from ..replacing import replace
from ..syntax import nodes
from ..syntax.nodes import Node
from . import model as m
from .acts import act_of
from .meant import UNKNOWN, Meant, fits, many, meant, together, truth
from .nouns import noun_of, sort_of_noun, thing_type
from .scope import Scope, say, without_choice
from .world import is_kind, kind_is

COMPARISONS = {
    "is": "=",
    "is not": "!=",
    "is in": "in",
    "is not in": "not-in",
    "at least": ">=",
    "at most": "<=",
    "more than": ">",
    "less than": "<",
}


def junction(node: Node, scope: Scope) -> Meant:
    """`or` and `and`: of truths, of goods, or a list of things, as what they join."""
    assert isinstance(node, nodes.Or | nodes.And)
    found = [(part, *meant(part, scope)) for part in _parts(node, type(node))]
    kinds = {kind for _, _, kind in found} - {"unknown"}
    exprs = tuple(expr for _, expr, _ in found)
    if kinds == {"goods"}:
        return (m.OneOf if isinstance(node, nodes.Or) else m.Both)(exprs), "goods"
    if isinstance(node, nodes.And) and all(isinstance(expr, m.Goods) for expr in exprs):
        return m.Both(exprs), kinds.pop() if len(kinds) == 1 else "set anything"
    if kinds and all(kind.startswith("thing ") for kind in kinds):
        return together([(expr, kind) for _, expr, kind in found])
    wrong = [(part, kind) for part, _, kind in found if kind not in ("truth", "unknown")]
    for part, kind in wrong:
        say(scope, words.wrong_type(part.span, "truth", kind))
    if wrong:
        return UNKNOWN
    return (m.Any if isinstance(node, nodes.Or) else m.All)(exprs), "truth"


def _parts(node: Node, kind: type[nodes.Or | nodes.And]) -> list[Node]:
    if isinstance(node, nodes.Or | nodes.And) and isinstance(node, kind):
        return [*_parts(node.left, kind), node.right]
    return [node]


def not_(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Not)
    return m.Not(truth(node.what, scope)), "truth"


def compare(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Compare)
    plain = without_choice(scope)
    how = " ".join(node.how.text.split())
    left, kind = meant(node.left, plain)
    if how == "counts as":
        right, other = meant(node.right, plain)
        for side, found in ((node.left, kind), (node.right, other)):
            if not fits(scope, found, "thing anything"):
                say(scope, words.wrong_type(side.span, "thing anything", found))
        return m.PassesFor(left, right), "truth"
    if how in ("is", "is not"):
        sort, of = _sort_meant(node.right, kind, plain)
        if sort:
            if not fits(scope, kind, of):
                say(scope, words.wrong_type(node.right.span, kind, of))
            test: m.Expr = m.IsA(left, sort)
            return (test if how == "is" else m.Not(test)), "truth"
    right, other = many(node.right, plain) if how in ("is in", "is not in") else meant(node.right, plain)
    _comparable(node, how, kind, other, scope)
    if how in ("is in", "is not in") and kind.startswith(("set ", "pile ")):
        if isinstance(left, m.Goods | m.Both) and not scope.given:
            hint = "count what lies there: `count each card of hand of you is 2`"
            say(scope, words.not_here(node.left.span, "so many of a sort", hint))
        lie = m.Test("all-in", left, right)
        return (lie if how == "is in" else m.Not(lie)), "truth"
    return m.Test(COMPARISONS[how], left, right), "truth"


def _sort_meant(node: Node, kind: str, scope: Scope) -> tuple[str, str]:
    """The sort of thing after `is`, as in `it is an archer` and `it is archer`, and the type of such a thing; empty if
    it is a value."""
    if isinstance(node, nodes.Pick) and node.quantity.text in ("a", "an") and node.noun.where is None:
        noun = noun_of(node.noun, scope)
        if node.many or node.other or node.noun.of or node.noun.held or node.noun.called:
            hint = f"write `is {with_article(node.noun.kind.text)}` alone, and what else it is as another test"
            say(scope, words.not_here(node.span, "more than the sort of a thing", hint))
        return f"{noun.trait}-{noun.kind}" if noun.trait else noun.kind, thing_type(noun.kind, scope)
    if isinstance(node, nodes.Name) and kind.startswith("thing ") and node.word.text not in scope.vars:
        word = node.word.text
        if is_kind(scope.world, word) or word in scope.world.groups or word in scope.world.elements:
            sort = sort_of_noun(node.word, scope)[1]
            return sort, thing_type(sort, scope)
    return "", ""


def _comparable(node: nodes.Compare, how: str, left: str, right: str, scope: Scope) -> None:
    if how in ("is in", "is not in"):
        if not fits(scope, right, "set anything"):
            say(scope, words.wrong_type(node.right.span, "set anything", right))
        elif left.partition(" ")[0] in ("goods", "truth"):
            say(scope, words.wrong_type(node.left.span, "thing anything", left))
        elif not _among(left, right, scope):
            say(scope, words.wrong_type(node.left.span, f"thing {right.partition(' ')[2]}", left))
    elif how in ("is", "is not"):
        if not fits(scope, left, right) and not fits(scope, right, left):
            it = _for_it(node, left, right, scope)
            say(scope, words.for_it(it.span, it.text) if it else words.wrong_type(node.right.span, left, right))
    else:
        for side, found in ((node.left, left), (node.right, right)):
            if found not in ("number", "unknown"):
                say(scope, words.wrong_type(side.span, "number", found))


def _for_it(node: nodes.Compare, left: str, right: str, scope: Scope) -> nodes.Word | None:
    """`where (player is not you)`: the kind named where one of it is tested."""
    for side, found, other in ((node.left, left, right), (node.right, right, left)):
        if isinstance(side, nodes.Name) and f"thing {side.word.text}" == scope.it and found == f"set {side.word.text}":
            return side.word if fits(scope, other, scope.it) else None
    return None


def _among(left: str, right: str, scope: Scope) -> bool:
    """Whether what is of one type, or the things of a set, can be in a set or a pile of another."""
    one, of = left.partition(" ")[2] or left, right.partition(" ")[2] or right
    return one == "nothing" or kind_is(scope.world, one, of) or kind_is(scope.world, of, one)


def can(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Can)
    found = act_of(node.act, replace(scope, choices=True))
    return (m.Can(found), "truth") if isinstance(found, m.Act) else UNKNOWN


def during(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.During)
    phase = node.phase.text
    if phase not in scope.world.phases:
        say(scope, naming.unknown_phase(node.phase.span, phase, scope.world.phases, False))
    return m.During(phase), "truth"

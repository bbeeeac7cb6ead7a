"""Phrases resolved: each to what it means, and to the type of that.

strength of player at sea      Value("strength", (Var player, Thing sea)) : number
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..diagnostics.words import meaning as words
from ..syntax import nodes
from ..syntax.nodes import Node
from . import model as m
from .nouns import noun_of, pick_of
from .parts import parts
from .references import applied, named
from .scope import Scope, say, with_it, without_choice

Meant = tuple[m.Expr, str]
UNKNOWN: Meant = (m.Nothing(), "unknown")

GOODS = {"-": "less", "*": "times"}
"""What can be done with goods besides laying them together: some taken away, so many times as many."""

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


def meant(node: Node, scope: Scope) -> Meant:
    """What a phrase means, and its type."""
    return PASSES[type(node)](node, scope)


def number(node: Node, scope: Scope) -> m.Expr:
    return wanted(node, scope, "number")


def truth(node: Node, scope: Scope) -> m.Expr:
    return wanted(node, without_choice(scope), "truth")


def wanted(node: Node, scope: Scope, kind: str) -> m.Expr:
    """What a phrase means, where only one type will do."""
    expr, found = meant(node, scope)
    if not fits(scope, found, kind):
        say(scope, words.wrong_type(node.span, kind, found))
    return expr


def fits(scope: Scope, found: str, kind: str) -> bool:
    """Whether a value of one type can stand where another is wanted."""
    from .world import kind_is

    if found == kind or "unknown" in (found, kind) or kind == "anything":
        return True
    sort, _, of = kind.partition(" ")
    has, _, is_of = found.partition(" ")
    if found == "nothing":
        return sort == "thing"
    if sort == "set" and has in ("set", "pile"):
        return kind_is(scope.world, is_of, of) or kind_is(scope.world, of, is_of)
    if sort == has and sort in ("thing", "pile"):
        return kind_is(scope.world, is_of, of) or kind_is(scope.world, of, is_of)
    return False


def many(node: Node, scope: Scope) -> Meant:
    """A phrase where things are gone through: of a pile that a rule was handed, what lies in it."""
    expr, kind = meant(node, without_choice(scope))
    return (m.Value("contents", (expr,)) if isinstance(expr, m.Var) and kind.startswith("pile ") else expr), kind


def _name(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Name)
    return named(node.word, scope)


def _the(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.The)
    word = node.word.text
    if word in scope.vars:
        return m.Var(word), scope.vars[word]
    from .references import takes

    only = takes(word, scope) == 0 or word in scope.world.elements
    say(scope, words.no_the(node.span, word, scope.vars, only))
    return UNKNOWN


def _its(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Its)
    it = it_of(node, scope)
    return applied(node.word, [it], scope) if it[1] != "unknown" else UNKNOWN


def it_of(node: Node, scope: Scope) -> Meant:
    if scope.it:
        return m.Var("it"), scope.it
    if scope.self_kind:
        return m.Var("self"), f"thing {scope.self_kind}"
    say(scope, words.no_it(node.span))
    return UNKNOWN


def _of(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Of)
    return _owned(node, None, without_choice(scope))


def _owned(node: nodes.Of, key: Node | None, scope: Scope) -> Meant:
    """`a of b`, and `a of b at c`: the key goes to the outermost value that takes one."""
    if isinstance(node.what, nodes.Name):
        from .references import takes

        word = node.what.word
        if key is None or takes(word.text, scope) == 2 or not isinstance(node.owner, nodes.Of):
            args = [meant(node.owner, scope)] + ([meant(key, scope)] if key is not None else [])
            return applied(word, args, scope)
        return applied(word, [_owned(node.owner, key, scope)], scope)
    say(scope, words.not_here(node.what.span, "`of` behind this", "only what has a name can be of something"))
    return UNKNOWN


def _at(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.At)
    scope = without_choice(scope)
    if isinstance(node.what, nodes.Of):
        return _owned(node.what, node.key, scope)
    if isinstance(node.what, nodes.Name):
        return applied(node.what.word, [meant(node.key, scope)], scope)
    if isinstance(node.what, nodes.Possessive):
        return applied(node.what.what, [meant(node.what.owner, scope), meant(node.key, scope)], scope)
    say(scope, words.not_here(node.span, "`at` behind this", "only what has a name can be looked up"))
    return UNKNOWN


def _possessive(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Possessive)
    return applied(node.what, [meant(node.owner, without_choice(scope))], scope)


def _number(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Number)
    return m.Number(int(node.digits.text[:9])), "number"


def _words(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Words)
    return m.Text(unquoted(node.quoted.text)), "text"


def unquoted(text: str) -> str:
    r"""A text as meant: `\"` is a quote, `\\` a stroke, `\n` a new line; any other letter stands for itself."""
    parts: list[str] = []
    letters = iter(text[1:-1])
    for letter in letters:
        if letter == "\\":
            letter = next(letters, "")
            letter = "\n" if letter == "n" else letter
        parts.append(letter)
    return "".join(parts)


def _bracket(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Bracket)
    return meant(node.inside, scope)


def _negative(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Negative)
    return m.Sum("-", m.Number(0), number(node.what, scope)), "number"


def _sum(how: str) -> Callable[[Node, Scope], Meant]:
    def resolve(node: Node, scope: Scope) -> Meant:
        assert isinstance(node, nodes.Plus | nodes.Minus | nodes.Times)
        left, kind = meant(node.left, scope)
        right, other = meant(node.right, scope)
        if how == "+" and kind in ("goods", "unknown") and other in ("goods", "unknown"):
            return m.Both((*_items_of(left), right)), "goods"
        if how == "+" and isinstance(left, m.Goods | m.Both) and isinstance(right, m.Goods):
            return m.Both((*_items_of(left), right)), kind if kind == other else "set anything"
        if "goods" in (kind, other) and how in GOODS:
            wants = ("goods", "goods") if how == "-" else ("goods", "number")
            if (kind, other) in (wants, wants[::-1]):
                for side, expr in ((node.left, left), (node.right, right)):
                    if any(isinstance(part, m.Pick) for part in parts(expr)):
                        say(scope, words.no_choice(side.span))
                return m.Value(GOODS[how], (left, right) if kind == "goods" else (right, left)), "goods"
        for side, found in ((node.left, kind), (node.right, other)):
            if found not in ("number", "unknown"):
                say(scope, words.wrong_type(side.span, "number", found))
        return m.Sum(how, left, right), "number"

    return resolve


def _items_of(expr: m.Expr) -> tuple[m.Expr, ...]:
    return expr.items if isinstance(expr, m.Both) else (expr,)


def _over(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Over)
    how = "/^" if node.rounding is not None and node.rounding.text.endswith("up") else "/"
    return m.Sum(how, number(node.left, scope), number(node.right, scope)), "number"


def _listing(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Listing)
    return _items([meant(item, scope) for item in node.items])


def _items(found: list[Meant]) -> Meant:
    kinds = {kind.partition(" ")[2] or kind for _, kind in found}
    of = kinds.pop() if len(kinds) == 1 else "anything"
    return m.Items(tuple(expr for expr, _ in found)), f"set {of}"


def _amount(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Amount)
    from .nouns import sort_of_noun

    many = number(node.many, without_choice(scope))
    sort, name = sort_of_noun(node.good, scope)
    if sort == "unknown":
        return UNKNOWN
    return m.Goods(many, name), "goods" if sort == "goods" else f"set {name if sort == 'kind' else sort}"


def _pick(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Pick)
    return pick_of(node, scope)


def _bare(node: Node, scope: Scope) -> Meant:
    """`no` alone is the opposite of `yes`."""
    assert isinstance(node, nodes.Bare)
    if node.word.text == "no":
        return m.Truth(False), "truth"
    say(scope, words.not_here(node.span, f"`{node.word.text}` alone", "say of what"))
    return UNKNOWN


def _count(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Count)
    what, kind = many(node.what, scope)
    if kind == "goods":
        return m.Value("amount", (what,)), "number"
    if not fits(scope, kind, "set anything"):
        say(scope, words.wrong_type(node.what.span, "set anything", kind))
    return m.Count(what), "number"


def _fold(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Fold)
    among, kind = many(node.among, scope)
    if not fits(scope, kind, "set anything"):
        say(scope, words.wrong_type(node.among.span, "set anything", kind))
    each = kind.partition(" ")[2] or "unknown"
    it = each if each in ("number", "unknown") else f"thing {each}"
    return m.Fold(node.how.text, wanted(node.what, with_it(scope, it, True), "number"), among), "number"


def _groups(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Groups)
    of, kind = many(node.of, scope)
    it = f"thing {kind.partition(' ')[2] or 'unknown'}"
    return m.Groups(of, wanted(node.by, with_it(scope, it, True), "number")), f"set set-of-{it[6:]}"


def _junction(node: Node, scope: Scope) -> Meant:
    """`or` and `and`: of truths, of goods, or a list of things, as what they join."""
    assert isinstance(node, nodes.Or | nodes.And)
    found = [(part, *meant(part, scope)) for part in _parts(node, type(node))]
    kinds = {kind for _, _, kind in found} - {"unknown"}
    exprs = tuple(expr for _, expr, _ in found)
    if kinds == {"goods"}:
        return (m.OneOf if isinstance(node, nodes.Or) else m.Both)(exprs), "goods"
    if kinds and all(kind.startswith("thing ") for kind in kinds):
        return _items([(expr, kind) for _, expr, kind in found])
    for part, _, kind in found:
        if kind not in ("truth", "unknown"):
            say(scope, words.wrong_type(part.span, "truth", kind))
    return (m.Any if isinstance(node, nodes.Or) else m.All)(exprs), "truth"


def _parts(node: Node, kind: type[nodes.Or | nodes.And]) -> list[Node]:
    if isinstance(node, nodes.Or | nodes.And) and isinstance(node, kind):
        return [*_parts(node.left, kind), node.right]
    return [node]


def _not(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Not)
    return m.Not(truth(node.what, scope)), "truth"


def _compare(node: Node, scope: Scope) -> Meant:
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
        sort = _sort_meant(node.right, kind, plain)
        if sort:
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


def _sort_meant(node: Node, kind: str, scope: Scope) -> str:
    """The sort of thing that stands behind `is`, as in `it is an archer` and `it is archer`; none if it is a value."""
    from .nouns import sort_of_noun
    from .world import is_kind

    if isinstance(node, nodes.Pick) and node.quantity.text in ("a", "an") and node.noun.where is None:
        noun = noun_of(node.noun, scope)
        return f"{noun.trait}-{noun.kind}" if noun.trait else noun.kind
    if isinstance(node, nodes.Name) and kind.startswith("thing ") and node.word.text not in scope.vars:
        word = node.word.text
        if is_kind(scope.world, word) or word in scope.world.groups or word in scope.world.elements:
            return sort_of_noun(node.word, scope)[1]
    return ""


def _comparable(node: nodes.Compare, how: str, left: str, right: str, scope: Scope) -> None:
    if how in ("is in", "is not in"):
        if not fits(scope, right, "set anything"):
            say(scope, words.wrong_type(node.right.span, "set anything", right))
        if left.partition(" ")[0] in ("goods", "truth"):
            say(scope, words.wrong_type(node.left.span, "thing anything", left))
    elif how in ("is", "is not"):
        if not fits(scope, left, right) and not fits(scope, right, left):
            say(scope, words.wrong_type(node.right.span, left, right))
    else:
        for side, found in ((node.left, left), (node.right, right)):
            if found not in ("number", "unknown"):
                say(scope, words.wrong_type(side.span, "number", found))


def _can(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Can)
    from .acts import act_of

    found = act_of(node.act, replace(scope, choices=True))
    return (m.Can(found), "truth") if isinstance(found, m.Act) else UNKNOWN


def _during(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.During)
    phase = node.phase.text
    if phase not in scope.world.phases:
        say(scope, words.unknown_phase(node.phase.span, phase, scope.world.phases))
    return m.During(phase), "truth"


PASSES: dict[type[Node], Callable[[Node, Scope], Meant]] = {
    nodes.Name: _name,
    nodes.The: _the,
    nodes.Its: _its,
    nodes.Of: _of,
    nodes.At: _at,
    nodes.Possessive: _possessive,
    nodes.Number: _number,
    nodes.Words: _words,
    nodes.Bracket: _bracket,
    nodes.Negative: _negative,
    nodes.Plus: _sum("+"),
    nodes.Minus: _sum("-"),
    nodes.Times: _sum("*"),
    nodes.Over: _over,
    nodes.Listing: _listing,
    nodes.Amount: _amount,
    nodes.Pick: _pick,
    nodes.Bare: _bare,
    nodes.Count: _count,
    nodes.Fold: _fold,
    nodes.Groups: _groups,
    nodes.Or: _junction,
    nodes.And: _junction,
    nodes.Not: _not,
    nodes.Compare: _compare,
    nodes.Can: _can,
    nodes.During: _during,
}

"""Phrases resolved: each to what it means, and to the type of that.

strength of player at sea      Value("strength", (Var player, Thing sea)) : number
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.runtime.limits import NUMBER

from ..diagnostics.words import limits, naming
from ..diagnostics.words import meaning as words
from ..replacing import replace
from ..syntax import nodes
from ..syntax.nodes import Node
from . import model as m
from . import sums, truths
from .meant import UNKNOWN, Meant, meant, number, together
from .nouns import noun_of, others, pick_of
from .references import applied, it_of, named, takes
from .scope import Scope, say, without_choice
from .shapes import held
from .world import is_kind, singular


def _name(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Name)
    return named(node.word, scope)


def _the(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.The)
    word = node.word.text
    if word in scope.vars:
        return m.Var(word), scope.vars[word]
    only = takes(word, scope) == 0 or word in scope.world.elements
    say(scope, naming.no_the(node.span, word, scope.vars, only))
    return UNKNOWN


def _its(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Its)
    it = it_of(node, scope)
    return applied(node.word, [it], scope) if it[1] != "unknown" else UNKNOWN


def _your(node: Node, scope: Scope) -> Meant:
    """`your hand` is `hand of you`; `your knights` are those in your piles."""
    assert isinstance(node, nodes.Your)
    kind = singular(scope.world, node.what.text)
    if is_kind(scope.world, kind) and takes(node.what.text, scope) is None:
        return m.Each(m.Noun(kind, where=YOURS)), f"set {kind}"
    return applied(node.what, [(m.You(), "thing player")], scope)


YOURS = m.Test("=", m.Value("owner", (m.Var("it"),)), m.You())


def _have(node: Node, scope: Scope) -> Meant:
    """`you have at least 3 coin`, `you have no coin`, `you have a knight`."""
    assert isinstance(node, nodes.Have)
    how = truths.COMPARISONS.get(" ".join(node.how.text.split()), "") if node.how is not None else ">="
    what, none = node.what, False
    many: m.Expr = m.Number(1)
    if isinstance(what, nodes.Amount):
        many, word, noun = number(what.many, without_choice(scope)), what.good, None
    elif isinstance(what, nodes.Pick) and what.many is None and node.how is None:
        word, noun, none = what.noun.kind, what.noun, what.quantity.text == "no"
    elif isinstance(what, nodes.Name) and node.how is None:
        word, noun = what.word, None
    else:
        say(scope, words.not_here(what.span, "having this", "write how much of what: `you have at least 3 ...`"))
        return UNKNOWN
    good, other = singular(scope.world, word.text), what.other if isinstance(what, nodes.Pick) else None
    if good in scope.world.goods:
        if noun is not None and (noun.of or noun.held or noun.where or noun.called or other):
            hint = "you have what is yours; of another player, write `if coin of the player is 0`"
            say(scope, words.not_here(noun.span, "more than the good", hint))
        how = "=" if none else how
        return m.Test(how, held(good, scope), m.Number(0) if none else many), "truth"
    plain = noun or nodes.Noun(word.span, word, None, None, None, None, None)
    found = noun_of(plain, replace(scope, choices=False))
    if other is not None:
        found = others(other, "some", True, found, scope)[1]
    owner = m.Test("=", m.Value("owner", (m.Var(found.it),)), m.You())
    mine = replace(found, where=owner if found.where is None else m.All((found.where, owner)), words=())
    if isinstance(what, nodes.Amount):
        return m.Test(how, m.Count(m.Each(mine)), many), "truth"
    return m.Some(mine, not none), "truth"


def _of(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Of)
    return _owned(node, None, without_choice(scope))


def _owned(node: nodes.Of, key: Node | None, scope: Scope) -> Meant:
    """`a of b`, and `a of b at c`: the key goes to the outermost value that takes one."""
    if isinstance(node.what, nodes.Name):
        word = node.what.word
        if key is None or takes(word.text, scope) == 2 or not isinstance(node.owner, nodes.Of):
            args = [meant(node.owner, scope)] + ([meant(key, scope)] if key is not None else [])
            return applied(word, args, scope)
        return applied(word, [_owned(node.owner, key, scope)], scope)
    if isinstance(node.what, nodes.The) and takes(node.what.word.text, scope):
        say(scope, words.the_of(node.what.span, node.what.word.text))
    else:
        say(scope, words.not_here(node.what.span, "`of` after this", "only what has a name can be of something"))
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
    say(scope, words.not_here(node.span, "`at` after this", "only what has a name can be looked up"))
    return UNKNOWN


def _possessive(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Possessive)
    return applied(node.what, [meant(node.owner, without_choice(scope))], scope)


def _number(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Number)
    digits = node.digits.text.lstrip("0")
    if len(digits) > len(str(NUMBER)):
        say(scope, limits.number(node.span))
    return m.Number(int(digits[: len(str(NUMBER))] or 0)), "number"


def _words(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Words)
    return m.Text(unquoted(node.quoted.text)), "text"


def unquoted(text: str) -> str:
    r"""A text as meant: `\"` is a quote, `\\` a backslash, `\n` a new line; any other letter is itself."""
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


def _listing(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Listing)
    return together([meant(item, scope) for item in node.items])


def _pick(node: Node, scope: Scope) -> Meant:
    assert isinstance(node, nodes.Pick)
    return pick_of(node, scope)


def _bare(node: Node, scope: Scope) -> Meant:
    """`no` alone is the flag value opposite to `yes`."""
    assert isinstance(node, nodes.Bare)
    if node.number is not None:
        said = f"`{node.word.text} {node.number.text}`"
        say(scope, words.not_here(node.span, said, "write of what, or the number alone"))
        return UNKNOWN
    if node.word.text == "no":
        return m.Truth(False), "truth"
    if node.word.text in scope.rolled:
        return UNKNOWN  # An article as the name of a roll is reported there.
    say(scope, words.not_here(node.span, f"`{node.word.text}` alone", "say of what"))
    return UNKNOWN


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
    nodes.Negative: sums.negative,
    nodes.Plus: sums.sum_of("+"),
    nodes.Minus: sums.sum_of("-"),
    nodes.Times: sums.sum_of("*"),
    nodes.Over: sums.over,
    nodes.Listing: _listing,
    nodes.Amount: sums.amount,
    nodes.Pick: _pick,
    nodes.Bare: _bare,
    nodes.Your: _your,
    nodes.Have: _have,
    nodes.Conditional: sums.conditional,
    nodes.Count: sums.count,
    nodes.Fold: sums.fold,
    nodes.Groups: sums.groups,
    nodes.Or: truths.junction,
    nodes.And: truths.junction,
    nodes.Not: truths.not_,
    nodes.Compare: truths.compare,
    nodes.Can: truths.can,
    nodes.During: truths.during,
}

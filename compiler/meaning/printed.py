"""Values printed on things and boards are the same in every game: they are not computed in play.

card king, worth 3 + 1      as it should be
card king, worth bell       said: the bell changes, the card does not
"""

from __future__ import annotations

from operator import add, mul, sub

from ..diagnostics.words import meaning as words
from ..syntax.nodes import Node
from . import model as m
from .parts import parts
from .scope import Scope, say

PRINTED = (m.Number, m.Truth, m.Text, m.Thing, m.Nothing, m.Items, m.Goods, m.Both, m.OneOf, m.Sum)
"""What can be known before a game begins."""


def is_printed(expr: m.Expr) -> bool:
    return all(isinstance(part, PRINTED) and not _uncertain(part) for part in parts(expr))


def _uncertain(part: object) -> bool:
    """A quotient that only the game can compute: rounded up, or not by a number."""
    if not isinstance(part, m.Sum) or not part.how.startswith("/"):
        return False
    return part.how == "/^" or not (isinstance(part.right, m.Number) and part.right.value)


def known(expr: m.Expr | None) -> int | None:
    """A number that can be known before a game begins."""
    if isinstance(expr, m.Number):
        return expr.value
    if isinstance(expr, m.Sum) and expr.how in SUMS:
        left, right = known(expr.left), known(expr.right)
        return None if left is None or right is None else SUMS[expr.how](left, right)
    return None


SUMS = {"+": add, "-": sub, "*": mul}
"""How a number that is printed may be made of others."""


def printed(expr: m.Expr, node: Node, scope: Scope) -> None:
    """Says so of what is not."""
    if not is_printed(expr):
        say(scope, words.not_printed(node.span))

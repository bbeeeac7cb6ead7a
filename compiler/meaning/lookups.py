"""Lookups row by row, resolved: tables, wallets and maps.

table price, by suit:
  leaf -> 3                 Table("price", keys=("suit",), rows=(Row((Thing leaf,), Number 3),))
"""

from __future__ import annotations

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming, twice
from ..syntax import nodes
from ..syntax.write import phrase
from . import model as m
from .meant import fits, meant
from .names import Declared
from .printed import printed
from .scope import Scope, say, without_choice
from .shifts import phase
from .world import is_kind

MOST_KEYS = 2
"""Lookups `of` one thing and `at` another."""
WANTS = {"table": "by", "wallet": "until", "map": "of"}
"""The mark that each of them takes."""


def table_of(declared: Declared, scope: Scope) -> m.Table | m.Wallet | m.Map:
    node = declared.node
    assert isinstance(node, nodes.Rows)
    sort, name = node.sort.text, node.name.text
    keys = _keys(node, scope)
    if sort == "wallet":
        return m.Wallet(node.span, name, keys[0] if keys else "game", _worth(node, scope), declared.pack)
    if sort == "map":
        kind = keys[0] if keys else "anything"
        return m.Map(node.span, name, kind, _links(node, kind, scope), declared.pack)
    if len(keys) > MOST_KEYS:
        hint = "look up by two at most; of three, let one table for each thing of the third stand on it: a chart"
        say(scope, words.not_here(node.name.span, f"a table with {len(keys)} keys", hint))
    rows = rows_of(node.table, tuple(_type(key, scope) for key in keys), scope)
    return m.Table(node.span, name, tuple(keys), rows, declared.pack)


def _type(key: str, scope: Scope) -> str:
    if key == "number":
        return key
    return f"thing {key}" if is_kind(scope.world, key) else "unknown"


def _keys(node: nodes.Rows, scope: Scope) -> list[str]:
    """The key of a lookup: its argument, its phase, or its owner."""
    sort = node.sort.text
    found: list[str] = []
    for mark in node.marks.items:
        if isinstance(mark, nodes.Bound) and mark.to is not None:
            say(scope, words.not_here(mark.to.span, "an end", "take it away"))
        if isinstance(mark, nodes.Bound) and mark.word.text == WANTS[sort] and isinstance(mark.value, nodes.Name):
            if found and sort != "table":
                say(scope, twice.said_twice(mark.span, mark.word.text))
            found.append(mark.value.word.text)
            if sort == "wallet":
                phase(mark.value.word, scope)
            elif (found[-1] != "number" or sort == "map") and not is_kind(scope.world, found[-1]):
                say(scope, naming.unknown(mark.value.word.span, found[-1], scope.world.fields, "kind"))
        else:
            word = mark.word if isinstance(mark, nodes.Bound) else mark.name
            say(scope, naming.unknown_mark(word.span, word.text, sort, [WANTS[sort]]))
    return found


def rows_of(table: nodes.Table, kinds: tuple[str, ...], scope: Scope, first: str = "") -> tuple[m.Row, ...]:
    """Rows whose keys have the declared kinds, and whose values are of one kind: that of the first row, if none is
    declared. No row is given twice."""
    plain = without_choice(scope)
    found: list[m.Row] = []
    for row in table.rows:
        if len(row.keys) != len(kinds):
            say(scope, words.row_of_keys(row.span, len(row.keys), len(kinds)))
        keys: list[m.Expr] = []
        for key, wants in zip(row.keys, (*kinds, *["anything"] * len(row.keys)), strict=False):
            expr, kind = meant(key, plain)
            if not fits(scope, kind, wants):
                say(scope, words.wrong_type(key.span, wants, kind))
            else:
                printed(expr, key, scope)
            keys.append(expr)
        value, kind = meant(row.value, plain)
        first = first or kind
        if not fits(scope, kind, first):
            say(scope, words.wrong_type(row.value.span, first, kind))
        else:
            printed(value, row.value, scope)
        if tuple(keys) in [one.keys for one in found] and m.Nothing() not in keys:
            say(scope, twice.said_twice(row.keys[0].span, phrase(row.keys[0])))
        found.append(m.Row(tuple(keys), value))
    return tuple(found)


def _worth(node: nodes.Rows, scope: Scope) -> tuple[tuple[str, int], ...]:
    """The goods of a wallet, and how many points each buys."""
    plain = without_choice(scope)
    found: dict[str, int] = {}
    for row in node.table.rows:
        good, many = meant(row.keys[0], plain)[0], meant(row.value, plain)[0]
        if len(row.keys) != 1 or not isinstance(good, m.Goods | m.Nothing):
            say(scope, words.not_here(row.keys[0].span, "this", "name one good: `coin -> 2`"))
        if not isinstance(many, m.Number) or not many.value:
            say(scope, words.not_here(row.value.span, "this", "write how many points the good buys"))
        if isinstance(good, m.Goods) and isinstance(many, m.Number):
            if good.good in found:
                say(scope, twice.said_twice(row.span, good.good))
            found[good.good] = many.value
    return tuple(found.items())


def _links(node: nodes.Rows, kind: str, scope: Scope) -> tuple[tuple[str, str], ...]:
    """What is linked with what."""
    plain = without_choice(scope)
    found: list[tuple[str, str]] = []
    for row in node.table.rows:
        ends = row.value.items if isinstance(row.value, nodes.Listing) else (row.value,)
        for one in row.keys:
            for other in ends:
                pair: list[str] = []
                for end in (one, other):
                    expr, found_kind = meant(end, plain)
                    if not fits(scope, found_kind, f"thing {kind}"):
                        say(scope, words.wrong_type(end.span, f"thing {kind}", found_kind))
                    elif isinstance(expr, m.Thing):
                        pair.append(expr.id)
                if len(pair) == 2 and pair[0] == pair[1]:
                    say(scope, words.not_here(other.span, "a link to itself", "take it away"))
                elif len(pair) == 2:
                    found.append((pair[0], pair[1]))
    return tuple(found)

"""The faults that can be planted in a file: typical slips of a programmer."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, TypeVar

Node = TypeVar("Node", bound=ast.AST)
Change = tuple[str, ast.AST, ast.AST]
"""The name of a fault, what is changed, and what stands there then."""

SWAPPED_TESTS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SWAPPED_SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
SWAPPED_CALLS = {
    "min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list",
    "startswith": "endswith", "endswith": "startswith",
    "union": "intersection", "isdisjoint": "issubset", "setdefault": "get",
}  # fmt: skip


def changes(node: ast.AST, again: frozenset[str]) -> Iterator[Change]:
    """Every fault at a node; `again` are the names that its function gives a value more than once."""
    for kind, change in FAULTS.get(type(node), ()):
        for changed in change(node):
            yield (kind, *changed)
    if isinstance(node, ast.Assign | ast.AnnAssign) and _is_kept(node, again):
        yield "line dropped", node, ast.Pass()


def _is_kept(node: ast.Assign | ast.AnnAssign, again: frozenset[str]) -> bool:
    """Whether something is missed only later when this is not done, not by the next line that asks for the name."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    names = [name for target in targets for name in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return node.value is not None and all(not isinstance(name, ast.Name) or name.id in again for name in names)


def _with(node: Node, **fields: Any) -> Node:
    made = copy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def _other_test(node: ast.Compare) -> Iterator[tuple[ast.AST, ast.AST]]:
    for n, op in enumerate(node.ops):
        yield node, _with(node, ops=[*node.ops[:n], SWAPPED_TESTS[type(op)](), *node.ops[n + 1 :]])


def _other_joint(node: ast.BoolOp) -> Iterator[tuple[ast.AST, ast.AST]]:
    yield node, _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())


def _part_dropped(node: ast.BoolOp) -> Iterator[tuple[ast.AST, ast.AST]]:
    for n in range(len(node.values)):
        left = [*node.values[:n], *node.values[n + 1 :]]
        yield node, left[0] if len(left) == 1 else _with(node, values=left)


def _sign_dropped(node: ast.UnaryOp) -> Iterator[tuple[ast.AST, ast.AST]]:
    yield node, node.operand


def _other_sum(node: ast.BinOp) -> Iterator[tuple[ast.AST, ast.AST]]:
    if type(node.op) in SWAPPED_SUMS:
        yield node, _with(node, op=SWAPPED_SUMS[type(node.op)]())


def _other_constant(node: ast.Constant) -> Iterator[tuple[ast.AST, ast.AST]]:
    value = node.value
    if isinstance(value, bool):
        yield node, ast.Constant(not value)
    elif isinstance(value, int):
        yield node, ast.Constant(value + 1)
        yield node, ast.Constant(value - 1)
    elif isinstance(value, str):
        yield node, ast.Constant(f"{value}?")


def _decided(node: ast.If | ast.IfExp) -> Iterator[tuple[ast.AST, ast.AST]]:
    for way in (True, False):
        yield node.test, ast.Constant(way)


def _never(node: ast.While) -> Iterator[tuple[ast.AST, ast.AST]]:
    yield node.test, ast.Constant(False)


def _unsifted(node: Any) -> Iterator[tuple[ast.AST, ast.AST]]:
    for loop in node.generators:
        for test in loop.ifs:
            yield test, ast.Constant(True)


def _empty(node: ast.For) -> Iterator[tuple[ast.AST, ast.AST]]:
    yield node.iter, ast.Tuple([], ast.Load())


def _none(node: ast.Return) -> Iterator[tuple[ast.AST, ast.AST]]:
    # What stands for nothing already is only another nothing, and the type checker sees that.
    if node.value is not None and not (isinstance(node.value, ast.Constant) and not node.value.value):
        yield node.value, ast.Constant(None)


def _gone(node: ast.stmt) -> Iterator[tuple[ast.AST, ast.AST]]:
    yield node, ast.Pass()


def _arguments_swapped(node: ast.Call) -> Iterator[tuple[ast.AST, ast.AST]]:
    if isinstance(node.func, ast.Name) and node.func.id == "cast":
        return
    for n, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if not isinstance(one, ast.Starred) and not isinstance(other, ast.Starred) and ast.dump(one) != ast.dump(other):
            yield node, _with(node, args=[*node.args[:n], other, one, *node.args[n + 2 :]])


def _argument_dropped(node: ast.Call) -> Iterator[tuple[ast.AST, ast.AST]]:
    for n, given in enumerate(node.keywords):
        # Whether a zip is strict shows only where we have made a mistake already.
        if given.arg != "strict":
            yield node, _with(node, keywords=[*node.keywords[:n], *node.keywords[n + 1 :]])


def _other_call(node: ast.Call) -> Iterator[tuple[ast.AST, ast.AST]]:
    called = node.func
    if isinstance(called, ast.Name) and called.id in SWAPPED_CALLS:
        yield called, _with(called, id=SWAPPED_CALLS[called.id])
    elif isinstance(called, ast.Attribute) and called.attr in SWAPPED_CALLS:
        yield called, _with(called, attr=SWAPPED_CALLS[called.attr])


Fault = tuple[str, Callable[[Any], Iterator[tuple[ast.AST, ast.AST]]]]
GONE: Fault = ("line dropped", _gone)
SIFTED: Fault = ("all taken", _unsifted)
DECIDED: Fault = ("test decided", _decided)

FAULTS: dict[type[ast.AST], tuple[Fault, ...]] = {
    ast.Compare: (("other test", _other_test),),
    ast.BoolOp: (("and for or", _other_joint), ("part dropped", _part_dropped)),
    ast.UnaryOp: (("sign dropped", _sign_dropped),),
    ast.BinOp: (("other sum", _other_sum),),
    ast.Constant: (("other constant", _other_constant),),
    ast.If: (DECIDED,),
    ast.IfExp: (DECIDED,),
    ast.While: (("never gone through", _never),),
    ast.For: (("never gone through", _empty),),
    ast.ListComp: (SIFTED,),
    ast.SetComp: (SIFTED,),
    ast.DictComp: (SIFTED,),
    ast.GeneratorExp: (SIFTED,),
    ast.Return: (("nothing returned", _none),),
    ast.Call: (
        ("arguments swapped", _arguments_swapped),
        ("argument dropped", _argument_dropped),
        ("other call", _other_call),
    ),
    ast.Expr: (GONE,),
    ast.AugAssign: (GONE,),
    ast.Delete: (GONE,),
    ast.Raise: (GONE,),
    ast.Continue: (GONE,),
    ast.Break: (GONE,),
}

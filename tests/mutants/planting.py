"""A file with one fault in it: where each can be planted, a sample of them, and how it is shown."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from hashlib import blake2b
from itertools import chain

from .operators import changes

LOOSE = (ast.BoolOp, ast.IfExp, ast.BinOp, ast.UnaryOp, ast.Compare, ast.Lambda, ast.NamedExpr)
"""What is put in brackets, for what stands around it might bind closer."""


@dataclass(frozen=True, slots=True)
class Mutant:
    path: str
    line: int
    last: int
    kind: str
    where: str
    """The function it is in."""
    start: int
    end: int
    """In bytes."""
    text: str
    """What stands between them then."""
    was: str
    once: bool = False
    """Done once, when the file is imported: outside of all functions, or what an argument is if none is given."""

    @property
    def key(self) -> str:
        """What it is, wherever it stands; `equal.toml` names it so."""
        return f"{self.path} {self.where}: {' '.join(self.was.split())} => {' '.join(self.text.split())}"


def planted(source: str, mutant: Mutant) -> str:
    data = source.encode()
    return (data[: mutant.start] + mutant.text.encode() + data[mutant.end :]).decode()


def shown(source: str, mutant: Mutant) -> str:
    """Its place, and the lines as they are and as they would be."""
    lines = unified_diff(source.splitlines(), planted(source, mutant).splitlines(), n=0, lineterm="")
    changed = [line for line in lines if line[:2] not in ("--", "++", "@@")]
    return "\n".join([f"{mutant.path}:{mutant.line}  {mutant.where}: {mutant.kind}", *changed])


def mutants_of(path: str, source: str) -> list[Mutant]:
    """Every fault that can be planted in a file, in the order of its lines."""
    data = source.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: dict[tuple[int, int, str], Mutant] = {}
    for node, where, again, once in _within(ast.parse(source), "", frozenset(), True):
        for kind, old, new in changes(node, again):
            assert isinstance(old, ast.stmt | ast.expr)
            start, end = starts[old.lineno - 1] + old.col_offset, starts[_last(old) - 1] + (old.end_col_offset or 0)
            text = ast.unparse(ast.fix_missing_locations(new))
            text = f"({text})" if isinstance(new, LOOSE) else text
            was = data[start:end].decode()
            mutant = Mutant(path, old.lineno, _last(old), kind, where or "-", start, end, text, was, once)
            found.setdefault((start, end, text), mutant)
    return sorted(found.values(), key=lambda one: (one.start, one.end))


def _last(node: ast.stmt | ast.expr) -> int:
    return node.end_lineno or node.lineno


def drawn(mutants: list[Mutant], many: int, seed: int) -> list[Mutant]:
    """A sample, the same for a seed while the lines are the same, and part of any larger one; for 0, all."""
    order = sorted(mutants, key=lambda one: blake2b(f"{seed} {one.key}".encode()).digest())
    return order[:many] if many else order


def _within(
    node: ast.AST, where: str, again: frozenset[str], once: bool
) -> Iterator[tuple[ast.AST, str, frozenset[str], bool]]:
    """What may be changed, the function it is in, the names to which that gives more than one value, and whether it is
    done only once."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        where = f"{where}.{node.name}".lstrip(".")
    if isinstance(node, ast.FunctionDef):
        again = _given_again(node)
    for child in _parts(node):
        if not _is_for_readers(child):
            imported = once and not (isinstance(node, ast.FunctionDef) and child in node.body)
            yield child, where, again, imported
            yield from _within(child, where, again, imported)


def _is_for_readers(node: ast.AST) -> bool:
    """Whether people or the type checker read it, and no program. The places within an f-string are not to be had
    from older Pythons."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and node.value.id == "Literal"
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.FunctionDef):
        defaults = [default for default in node.args.kw_defaults if default is not None]
        yield from chain(node.args.defaults, defaults, node.body)
    elif isinstance(node, ast.ClassDef):
        yield from node.body
    elif isinstance(node, ast.AnnAssign):
        yield from [node.value] if node.value is not None else []
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("cast", "TypeVar"):
        yield from node.args[1:]
    elif isinstance(node, ast.Call):
        given = [one.value for one in node.keywords if one.arg not in ("default_factory", "strict")]
        yield from chain([node.func], node.args, given)
    else:
        yield from ast.iter_child_nodes(node)


def _given_again(node: ast.FunctionDef) -> frozenset[str]:
    named = [one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
    named += [one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]
    return frozenset(name for name in named if named.count(name) > 1)

"""The module of an edition, made and filled, ready to be played."""

from __future__ import annotations
import __future__

import linecache
from collections.abc import Callable
from hashlib import blake2b
from itertools import islice
from types import ModuleType
from typing import TYPE_CHECKING, Any
from weakref import finalize

from ..frozen import slotted
from ..plan import expressions as x
from ..plan.link import link
from ..plan.plan import Plan
from .context import Place
from .expressions import python
from .module import Writer, in_order
from .names import identifier
from .tree import Code, lambda_

if TYPE_CHECKING:
    from rulewright.runtime import Rules
    from rulewright.runtime.rules import Straight

ANNOTATIONS = __future__.annotations.compiler_flag
"""Annotations are not evaluated."""


def played(plan: Plan, hash: str = "") -> Played:
    """The module of a plan, made and filled with its rules."""
    writer = Writer(link(plan), hash)
    code = writer.text()
    found = ModuleType(f"rulewright_made_{identifier(plan.name)}")
    file = _lines_of(plan.name, code)
    exec(compile(code, file, "exec"), found.__dict__)
    made = Played(writer, found)
    made.rules.straighten = made.straightened
    finalize(made.rules, _forget, file, linecache.cache[file]).atexit = False
    return made


def _lines_of(name: str, code: str) -> str:
    """The file whose lines tracebacks and traces show. Two packs of one name have two files."""
    lines = code.splitlines(keepends=True)
    file = f"<{name}>"
    if file in linecache.cache and linecache.getlines(file) != lines:
        file = f"<{name} {blake2b(code.encode(), digest_size=8).hexdigest()}>"
    linecache.cache[file] = (len(code), None, lines, file)
    return file


def _forget(file: str, entry: object) -> None:
    """Drops the lines of rules that no longer exist."""
    if linecache.cache.get(file) is entry:
        del linecache.cache[file]


@slotted
class Played:
    """A module that has been made, and its writer, which can print more code for it."""

    writer: Writer
    module: ModuleType
    declared: int = 0
    """How many of its constants are declared."""

    @property
    def rules(self) -> Rules:
        found: Rules = self.module.__dict__["rules"]
        return found

    def function(self, expr: x.Expr, names: str = "g, you") -> Callable[..., Any]:
        """An expression as a function."""
        return self.made(lambda_(names, python(expr, Place(self.writer.module))))

    def made(self, code: Code) -> Callable[..., Any]:
        """Code evaluated in the module. Constants that it is the first to use are declared there."""
        self._name()
        found: Callable[..., Any] = eval(str(code), self.module.__dict__)
        return found

    def _name(self) -> None:
        """Declares and imports what later code is the first to use."""
        import rulewright.runtime as runtime

        self._declare()
        for name in self.writer.module.imported:
            self.module.__dict__.setdefault(name, getattr(runtime, name))

    def straightened(self) -> Straight:
        """The plain functions of the rules, for games that are played on at random."""
        from rulewright.runtime.rules import Straight
        from rulewright.runtime.straight.at_hand import AT_HAND

        from .straight.functions import straight_of

        code = straight_of(self.writer.module, self.rules)
        names = self.module.__dict__
        self._name()
        names.update({f"_{name}": what for name, what in AT_HAND.items()})
        file = _lines_of(f"{self.writer.plan.name}, straight", code)
        exec(compile(code, file, "exec", dont_inherit=True, flags=ANNOTATIONS), names)
        finalize(self.rules, _forget, file, linecache.cache[file]).atexit = False
        return Straight(names["_straight"], names["_lines"], frozenset(names["_only_cancelled"]), names["_catches"])

    def _declare(self) -> None:
        """Declares new constants in order: one that refers to others comes after them."""
        names, known = self.module.__dict__, self.writer.module.constants
        new = [one for one in islice(known.values(), self.declared, None) if one[0] not in names]
        self.declared = len(known)
        for name, value in in_order(new):
            names[name] = eval(str(value), names)

"""A name that nothing uses.

for each p in players: gain 1 coin      you gain all of it
choose a card of hand of you as pick    nothing is done with it
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..diagnostics.words import lint as words
from ..plan import expressions as x
from ..plan import steps as s
from ..plan.plan import Plan, Routine
from ..plan.transform import of_kinds, parts, steps_of
from ..source.text import Span

NAMED = re.compile(r"for each (?P<each>[\w-]+) in|let (?P<let>[\w-]+) be|choose [^:\n]* as (?P<choose>[\w-]+)")


def lint(routine: Routine, plan: Plan) -> Iterator[Diagnostic]:
    naming = [step for step in steps_of(routine.block) if isinstance(step, s.For | s.Let | s.Choose)]
    named = [(step, name) for step in naming if (name := _name(step)) is not None]
    used = {one.name for one in of_kinds(routine.block, {x.Var})} if named else set[str]()
    for step, name in named:
        match step:
            case s.For(over=over, block=block, alone=False) if over.type == "set player":
                inside = {one.name for one in parts(block) if isinstance(one, x.Var)}
                unused = step.var not in inside
            case s.Let(var=var) | s.Choose(var=var):
                unused = var not in used
            case _:
                continue
        if unused:
            yield words.unused_name(name[1], name[0], isinstance(step, s.For))


def _name(step: s.Step) -> tuple[str, Span] | None:
    """The name that the author gives on this line, and its place; None for names that the compiler makes."""
    source, start = step.at.source, step.at.start
    found = NAMED.match(source.text, start, step.at.end)
    if found is None or found.lastgroup is None:
        return None
    sort = {"each": s.For, "let": s.Let, "choose": s.Choose}[found.lastgroup]
    if not isinstance(step, sort):
        return None
    at = found.span(found.lastgroup)
    return found[found.lastgroup], Span(source, *at)

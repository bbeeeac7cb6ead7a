"""Lists where each rule is printed, the stand-ins, and printed places without a rule, in the words of the rules."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import say
from .edition import add_edition, edition_from

if TYPE_CHECKING:
    from ..sources import Sourced, Sources


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def run(args: argparse.Namespace) -> int:
    from ..diagnostics.facts import dumped
    from ..sources import as_data, counted, sources_of

    compiled = edition_from(args)
    found = sources_of(compiled.model, compiled.packs, compiled.parsed)
    if args.json:
        say.data(dumped(as_data(compiled.model.name, found)))
        return 0
    say.data("\n".join(_lines(found)))
    stand_ins = [rule for rule in found.rules if rule.stand_in]
    remarks = [counted(found.rules, "rule", "rules"), counted(stand_ins, "stand-in", "stand-ins")]
    if drafts := [rule for rule in found.rules if rule.draft]:
        remarks.append(counted(drafts, "draft", "drafts"))
    if found.places:
        remarks.append(counted(found.empty, "place with no rule", "places with no rule"))
    say.remark(", ".join(remarks))
    return 0


def _lines(found: Sources) -> Iterator[str]:
    from ..diagnostics.cells import shown
    from ..sources import in_order

    for place, rules in in_order(found):
        unknown = " (no such place in the book)" if place in found.strange else ""
        kinds = [(f"{shown(place)}{unknown}", rules)]
        if not place:
            stand_ins = [rule for rule in rules if rule.stand_in]
            others = [rule for rule in rules if not rule.stand_in]
            kinds = [
                ("No place of the book is named", others),
                ("Stand-ins for what the book does not print", stand_ins),
            ]
        for title, some in kinds:
            if some:
                yield title
                yield from _rows(some)
                yield ""
    if found.empty:
        yield "Places with no rule"
        yield from (f"  {shown(place)}" for place in found.empty)


def _rows(rules: list[Sourced]) -> Iterator[str]:
    from ..diagnostics.cells import shown
    from ..source.text import place

    names = [
        f"{rule.sort} {shown(rule.id)}{' (stand-in)' if rule.stand_in else ''}{' (draft)' if rule.draft else ''}"
        for rule in rules
    ]
    wide = min(max(map(len, names)), 60)
    for name, rule in zip(names, rules, strict=True):
        yield f"  {name:{wide}}  {shown(place(rule.at))}"

"""Prints the plan of an edition, in the words of the rules: its rules as steps, before code is made from them."""

from __future__ import annotations

import argparse

from . import say
from .edition import add_edition, edition_from


def arguments(parser: argparse.ArgumentParser) -> None:
    add_edition(parser)
    parser.add_argument("names", metavar="NAME", nargs="*", help="only these rules, cards, values, piles or events")


def run(args: argparse.Namespace) -> int:
    from ..diagnostics.suggest import near
    from ..plan.lower import lower
    from ..plan.show import known, show

    plan = lower(edition_from(args).model)
    names = known(plan)
    for name in args.names:
        if name not in names:
            others = " or ".join(f"`{one}`" for one in near(name, names))
            raise say.Stopped(f"there is no `{name}` in the plan" + (f"; did you mean {others}?" if others else ""))
    say.data(show(plan, args.names))
    return 0

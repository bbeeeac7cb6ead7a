"""Writes the resolved model of an edition as JSON, for other programs."""

from __future__ import annotations

import argparse

from . import say
from .edition import edition_from


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "edition", metavar="EDITION", nargs="?", help="the name of an edition or of a pack, or a folder"
    )
    parser.add_argument("--with", dest="extra", metavar="PACK,...", default="", help="packs to add to it")
    parser.add_argument("--schema", action="store_true", help="the JSON Schema of any model instead")


def run(args: argparse.Namespace) -> int:
    from ..diagnostics.facts import dumped
    from ..meaning.export import export, schema

    if args.schema:
        say.data(dumped(schema()))
        return 0
    if args.edition is None:
        raise say.Stopped("give an edition or --schema")
    say.data(dumped(export(edition_from(args).model)))
    return 0

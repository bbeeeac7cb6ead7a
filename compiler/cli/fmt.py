"""Formats rules; comments and the prose of literate files stay as they are."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

from . import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", metavar="PATH", nargs="*", help="a file of rules, a pack's folder or name, or a folder of packs"
    )
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 if a file is not formatted")


def run(args: argparse.Namespace) -> int:
    from rulewright.runtime.files import Kind, read, write

    from ..source.load import shown_as

    changed = refused = seen = 0
    for path in _files(args.paths):
        seen += 1
        text = _formatted(path)
        if text is None:
            refused += 1
        elif text.encode("utf-8") != (before := read(path, Kind.RULES)):
            changed += 1
            if not args.check:
                if b"\r" in before:
                    say.remark(f"{shown_as(path)}: its lines end in \\n now")
                write(path, text)
            say.data(shown_as(path))
    would = "to be set" if args.check else "set"
    kept = f", {refused} left as {'it is' if refused == 1 else 'they are'}" if refused else ""
    say.remark(f"{seen} file{'' if seen == 1 else 's'} read, {changed} {would}{kept}")
    return 2 if refused else 1 if changed and args.check else 0


def _files(paths: list[str]) -> Iterator[Path]:
    """The files that are meant, each once."""
    from ..packs import bundled_packs, packs_here, packs_named, search_of
    from ..source.load import find_pack, rules_files

    found: dict[Path, None] = {}
    for given in packs_named(paths) or [str(pack.folder) for pack in packs_here() or bundled_packs()]:
        if given.endswith((".rules", ".rules.md")) and os.path.isfile(given):
            found[Path(given)] = None
            continue
        folder = find_pack(given, search_of(None))
        if folder is None:
            raise say.Stopped(f"`{given}` is neither a file of rules nor a pack")
        found.update(dict.fromkeys(rules_files(folder)))
    yield from found


def _formatted(path: Path) -> str | None:
    """The formatted text; None where it cannot be read, after the reason is shown."""
    from ..diagnostics.diagnostic import Severity
    from ..source.clean import clean
    from ..source.load import read_source, shown_as
    from ..syntax.format import formatted
    from ..syntax.parse import parse

    read = read_source(path, shown_as(path))
    told = parse(read.value)
    errors = [one for one in (*read.said, *told.said) if one.severity is Severity.ERROR]
    if errors:
        say.complain(errors)
        return None
    text = formatted(read.value, told.value.declarations)
    again = parse(clean(read.value.name, text).value)
    # A remark on the whole file, as that it has no block of rules, stays with it.
    before, after = ([one.slug for one in each.said] for each in (told, again))
    if after != before or again.value.declarations != told.value.declarations:
        raise AssertionError(f"{path} would not say the same once it is formatted")
    return text

"""Writes the handlers of all bundled packs into generated/."""

from __future__ import annotations

import argparse
import os

from . import say

WRITTEN = (".py", ".graph.json", ".phrases.json")
"""What the names of written files end in."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a file is out of date")
    parser.add_argument(
        "--native", action="store_true", help="make native code instead, and keep it where `simulate --native` looks"
    )
    parser.add_argument("--why", action="store_true", help="with --native: say what is missing where there is none")


def run(args: argparse.Namespace) -> int:
    return _native(args.why) if args.native else _python(args)


def _native(why: bool) -> int:
    """Native code for every bundled edition. An edition without it is no failure: Python plays it."""
    from ..native.library import NoLibrary, library_of
    from ..packs import bundled_packs
    from .edition import open_edition
    from .remembered import folder

    for name in sorted({name for pack in bundled_packs() for name in (pack.name, *pack.editions)}):
        try:
            library_of(open_edition(name, []).model, folder())
            say.data(f"{name}: native")
        except NoLibrary as reason:
            say.data(f"{name}: in Python" + (f": {reason}" if why else ""))
    return 0


def _python(args: argparse.Namespace) -> int:
    from rulewright.runtime.files import change_folder

    from ..build import generated
    from ..check import once

    folder = _folder()
    told = generated()
    if told.said:
        say.complain(once(told.said))
        raise say.Stopped("nothing was written: correct these errors first")
    stale = _stale(folder, told.value)
    if stale and not args.check:
        change_folder(folder, {name: told.value.get(name) for name in stale})
    for name in stale:
        say.data(f"generated/{name}")
    remark = "not what the compiler writes now" if args.check else "written anew"
    say.remark(f"{len(told.value)} files, {len(stale)} {remark}" if stale else f"{len(told.value)} files, all fresh")
    return 1 if stale and args.check else 0


def _folder() -> str:
    from rulewright import generated

    return next(iter(generated.__path__))


def _stale(folder: str, files: dict[str, str]) -> list[str]:
    """Files that are missing, out of date, or of a pack that no longer exists."""
    there = [name for name in sorted(os.listdir(folder)) if name.endswith(WRITTEN)]
    changed = [name for name, text in files.items() if _read(os.path.join(folder, name)) != text]
    return sorted([*changed, *(name for name in there if name not in files)])


def _read(path: str) -> str | None:
    from rulewright.runtime.files import Kind, read_text

    try:
        return read_text(path, Kind.CACHE)
    except OSError:
        return None

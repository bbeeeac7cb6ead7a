"""The page of commands is made from the `--help` texts of the commands."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib import import_module

from doc_pages import PAGES
from rulewright.compiler.cli.main import commands

HEAD = """# Commands

Made from the commands themselves: what each of them says with `--help`. An EDITION is the name of an edition or of
a pack, or the folder of a pack. Data goes to standard output, remarks to standard error.

| command | what it does |
|---|---|
"""


def page() -> str:
    found = commands()
    rows = "".join(f"| [`{name}`](#{name}) | {summary} |\n" for name, summary in found.items())
    return HEAD + rows + "".join(section(name, summary) for name, summary in found.items())


def section(name: str, summary: str) -> str:
    parser = argparse.ArgumentParser(prog=f"rulewright {name}", add_help=False)
    import_module(f"rulewright.compiler.cli.{name.replace('-', '_')}").arguments(parser)
    rows = "".join(f"| {option} | {told} |\n" for option, told in options(parser))
    table = f"\n| | |\n|---|---|\n{rows}" if rows else ""
    return f"\n## {name}\n\n{summary}\n{table}"


def options(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    for one in parser._actions:  # pyright: ignore[reportPrivateUsage]
        names = ", ".join(one.option_strings)
        choices = " or ".join(map(str, one.choices)) if one.choices else ""
        takes = one.metavar if isinstance(one.metavar, str) else choices or ("" if one.nargs == 0 else one.dest.upper())
        told = (one.help or "").replace("|", "\\|").replace("%%", "%")
        if one.help != argparse.SUPPRESS:
            yield f"`{' '.join(filter(None, (names, takes)))}`".replace("|", "\\|"), told


def test_the_page_of_commands(accept: bool) -> None:
    path = PAGES / "commands.md"
    if accept:
        path.write_text(page(), "utf-8")
    assert path.read_text("utf-8") == page(), "`pytest --accept` writes it anew"

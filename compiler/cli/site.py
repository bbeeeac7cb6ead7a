"""Makes the rulebook as a site in build/site, with search; its sources are kept next to it."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from . import say
from .numbers import whole

if TYPE_CHECKING:
    from ..book.indexes import Verb
    from ..book.manual import Manual
    from ..book.shelf import Volume
    from ..pipeline import Compiled

PORT = 8000
SOURCE = "site-src/"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("editions", metavar="EDITION", nargs="*", help="editions, packs or folders; default: all")
    parser.add_argument("--docs", type=Path, metavar="FOLDER", help="add the manual in this folder")
    parser.add_argument(
        "--serve",
        action="store_true",
        help="then show it in a browser, on this machine only, and rebuild it when a file is saved",
    )
    parser.add_argument("--port", type=whole(0, 65535), default=PORT, help=f"the port ({PORT})")
    parser.add_argument("--into", type=Path, default=Path("build"), metavar="FOLDER", help="where to write (build)")


def run(args: argparse.Namespace) -> int:
    if any(importlib.util.find_spec(name) is None for name in ("mkdocs", "pymdownx")):
        raise say.Stopped("a site needs MkDocs: pip install 'rulewright[site]'")
    from rulewright.runtime.files import replace_folder, write_all

    from ..book.pages import site
    from .kept_pages import keep_pages, pages_kept

    manual = _manual(args.docs) if args.docs else None
    volumes = _volumes(args.editions)
    for one in volumes:
        _remarks(one)
    known = pages_kept(one.name for one in volumes)
    made = site(volumes, _verbs(), manual, known)
    keep_pages(made.kept, known)
    files = made.files
    root: Path = args.into
    root.mkdir(parents=True, exist_ok=True)
    pages = {path.removeprefix(SOURCE): text for path, text in files.items() if path.startswith(SOURCE)}
    replace_folder(root / "site-src", pages)
    write_all({root / path: text for path, text in files.items() if "/" not in path})
    replace_folder(root / "site", {}, partial(_built, root))
    many = sum(path.endswith(".md") for path in pages)
    say.remark(f"{many} pages: {root / 'site' / 'index.html'}")
    if args.serve:
        from .served import serve

        serve(root / "site", args.port, _folders(volumes, args.docs), _again(args))
    return 0


def _folders(volumes: Sequence[Volume], docs: Path | None) -> list[str]:
    """The folders of everything from which the site is made."""
    packs = {pack.folder for one in volumes for pack in one.packs}
    manual = [docs, *(path for path in sorted(docs.rglob("*")) if path.is_dir())] if docs else []
    return [str(path) for pack in sorted(packs) for path in (pack, pack / "text")] + list(map(str, manual))


def _again(args: argparse.Namespace) -> list[str]:
    """The command that makes the same site again, by itself."""
    docs = ["--docs", str(args.docs)] if args.docs else []
    command = [sys.executable, "-m", "rulewright.compiler.cli.main", "site"]
    return [*command, *args.editions, *docs, "--into", str(args.into)]


def _remarks(volume: Volume) -> None:
    """What a pack asks of its rulebook and does not get."""
    from ..book.by_number import unknown_rows
    from ..book.handbook import unknown_examples, unknown_pictures
    from ..book.icons import PICTURES, unknown
    from ..book.values import unknown_lines
    from ..book.words import LANGUAGES

    for file, asked in unknown_examples(volume):
        say.remark(f"{file}: no scenario of {volume.name} changes anything as this example does: {asked}")
    for file, id in unknown_pictures(volume):
        say.remark(f"{file}: `:{id}:` is the picture of nothing; write the name of a thing, a kind or a good there")
    for file, id in unknown_rows(volume):
        say.remark(f"{file}: nothing is counted as `{id}` when the table is set up")
    for language in LANGUAGES:
        for rule, line in unknown_lines(volume, language):
            say.remark(f"{volume.packs[-1].name}/text/{language}.toml: `{rule}` has no line `{line}`")
    for name in unknown(volume):
        say.remark(f"{volume.name}: there is no picture `{name}`; there are {', '.join(PICTURES)}")


def _manual(folder: Path) -> Manual:
    from rulewright.runtime.files import reason

    from ..book.manual import manual_in

    try:
        return manual_in(folder)
    except OSError as fault:
        raise say.Stopped(f"the manual in {folder} cannot be read: {reason(fault)}") from fault


def _volumes(names: Sequence[str]) -> list[Volume]:
    from ..book.shelf import volume_of
    from ..packs import bundled_packs, packs_here
    from .edition import open_edition
    from .languages import phrases_of

    if not names:
        packs = packs_here() or bundled_packs()
        editions = [name for pack in packs for name, inside in pack.editions.items() if inside != (pack.name,)]
        names = list(dict.fromkeys([*(str(pack.folder) for pack in packs), *editions]))
    opened = [open_edition(name, []) for name in names]
    for one in opened:
        phrases_of(one)
    grounds = {one.packs[0].name: one for one in opened if len(one.packs) == 1}
    below: dict[str, Volume] = {}
    for one in opened:
        # The changes of an expansion are shown against the game that it builds on.
        name = one.packs[0].name
        if len(one.packs) > 1 and name not in below:
            ground = grounds.get(name) or open_edition(str(one.packs[0].folder), [])
            below[name] = volume_of(ground.model.name, ground.model, ground.packs, ground.parsed)
    return [_volume(one, below.get(one.packs[0].name) if len(one.packs) > 1 else None) for one in opened]


def _volume(one: Compiled, before: Volume | None) -> Volume:
    from ..book.by_number import asks_by_number
    from ..book.shelf import volume_of
    from ..examples import examples_of, script_of
    from ..scenario_story import voices_of
    from ..set_ups import set_ups_of

    name, counted = one.model.name, asks_by_number(one.packs)
    script = script_of(one) if one.model.scenarios or counted else None
    examples = examples_of(script, voices_of(one, script.played.rules)) if script is not None else {}
    set_ups = set_ups_of(script) if script is not None and counted else ()
    return volume_of(name, one.model, one.packs, one.parsed, examples, True, before, set_ups)


def _verbs() -> list[Verb]:
    """The verbs that every game has."""
    from ..book.indexes import Verb
    from ..diagnostics.words.meaning import said
    from ..meaning.signatures import signature
    from ..verbs import VERBS

    found: list[Verb] = []
    for name, verb in VERBS.items():
        roles = tuple((role.name, said(role.type), role.needed) for role in signature(name) or ())
        found.append(Verb(name, verb.says, roles))
    return found


def _built(root: Path, into: str) -> None:
    """MkDocs for each language at the same time, each in a process of its own; then the index of all words."""
    from ..book.words import LANGUAGES

    with tempfile.TemporaryDirectory() as beside:
        running = [(language, _mkdocs(root, language, f"{beside}/{language}")) for language in LANGUAGES]
        told = [one.communicate()[0] for _, one in running]
        if any(one.returncode for _, one in running):
            say.remark("\n".join(text.strip() for text in told if text.strip()))
            raise say.Stopped("MkDocs could not make the site", 1)
        for number, (language, _) in enumerate(running):
            shutil.copytree(f"{beside}/{language}", f"{into}/{language}" if number else into, dirs_exist_ok=True)
    _searched(into)


def _mkdocs(root: Path, language: str, into: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    command += ["--config-file", str(root / f"{language}.yml"), "--site-dir", into]
    environment = {
        **os.environ,
        "DISABLE_MKDOCS_2_WARNING": "true",
        "NO_MKDOCS_2_WARNING": "1",
        "PYTHONUTF8": "1",
        # MkDocs writes when it was made, but for this.
        "SOURCE_DATE_EPOCH": "0",
    }
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, env=environment, stdout=pipe, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace"
    )


def _searched(into: str) -> None:
    """Pagefind's index of the words on all pages. Without Pagefind, names are still found."""
    if importlib.util.find_spec("pagefind") is None:
        say.remark("without Pagefind only names are found: pip install 'rulewright[site]'")
        return
    from rulewright.runtime.files import Kind, read_text, write

    command = [sys.executable, "-m", "pagefind", "--site", into, "--quiet"]
    told = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
    if told.returncode:
        say.remark((told.stdout + told.stderr).strip())
        raise say.Stopped("Pagefind could not read the site", 1)
    # It lists its languages in any order.
    entry = Path(into, "pagefind", "pagefind-entry.json")
    write(entry, json.dumps(json.loads(read_text(entry, Kind.CACHE)), sort_keys=True))

"""Makes the reference rulebook: Markdown in build/site-src, and from it a site in build/site."""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from . import say
from .numbers import whole

if TYPE_CHECKING:
    from ..book.indexes import Verb
    from ..book.shelf import Volume

PORT = 8000


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("editions", metavar="EDITION", nargs="*", help="editions, packs or folders; all, without any")
    parser.add_argument("--serve", action="store_true", help="then show it in a browser, on this machine only")
    parser.add_argument("--port", type=whole(0, 65535), default=PORT, help=f"where it is shown ({PORT})")
    parser.add_argument("--into", type=Path, default=Path("build"), metavar="FOLDER", help="where to write (build)")


def run(args: argparse.Namespace) -> int:
    if importlib.util.find_spec("mkdocs") is None or importlib.util.find_spec("material") is None:
        raise say.Stopped("a site needs MkDocs: pip install 'rulewright[site]'")
    from rulewright.runtime.files import replace_folder, write

    from ..book.nav import settings
    from ..book.pages import pages

    volumes = _volumes(args.editions)
    root: Path = args.into
    written = pages(volumes, _verbs())
    root.mkdir(parents=True, exist_ok=True)
    for path, text in settings(volumes).items():
        (root / path).parent.mkdir(exist_ok=True)
        write(root / path, text)
    replace_folder(root / "site-src", written)
    replace_folder(root / "site", {}, partial(_built, root))
    say.remark(f"{len(written)} pages: {root / 'site' / 'index.html'}")
    if args.serve:
        _serve(root / "site", args.port)
    return 0


def _volumes(names: Sequence[str]) -> list[Volume]:
    from ..book.shelf import volume_of
    from ..pipeline import bundled_packs, packs_here
    from .edition import open_edition
    from .languages import phrases_of

    if not names:
        packs = packs_here() or bundled_packs()
        editions = [name for pack in packs for name, inside in pack.editions.items() if inside != (pack.name,)]
        names = list(dict.fromkeys([*(str(pack.folder) for pack in packs), *editions]))
    opened = [open_edition(name, []) for name in names]
    for one in opened:
        phrases_of(one)
    return [volume_of(one.model.name, one.model, one.packs, one.parsed) for one in opened]


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
    """MkDocs, in a process of its own: it changes much that is Python's. What it makes comes into a folder beside."""
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--config-file",
        str(root / "mkdocs.yml"),
        "--site-dir",
        into,
    ]
    environment = {**os.environ, "DISABLE_MKDOCS_2_WARNING": "true", "NO_MKDOCS_2_WARNING": "1", "PYTHONUTF8": "1"}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", errors="replace")
    if told.returncode:
        say.remark((told.stdout + told.stderr).strip())
        raise say.Stopped("MkDocs could not make the site", 1)


def _serve(folder: Path, port: int) -> None:
    from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as fault:
        raise say.Stopped(f"port {port} cannot be used ({fault.strerror}); name another with --port") from fault
    with server:
        say.remark(f"http://127.0.0.1:{server.server_address[1]}/ (Ctrl-C ends it)")
        server.serve_forever()

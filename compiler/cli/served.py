"""`site --serve`: the site on this machine, made again whenever a file that it is made of is saved."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NoReturn

from . import say
from .watch import look, next_change

ENDINGS = (".rules", ".md", ".ftl", ".toml")


def serve(folder: Path, port: int, folders: Sequence[str], again: Sequence[str]) -> NoReturn:
    """Goes on until it is interrupted. `again`: the command that makes the site; where that fails, the site stays."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as fault:
        raise say.Stopped(f"port {port} cannot be used ({fault.strerror}); name another with --port") from fault
    with server:
        Thread(target=server.serve_forever, daemon=True).start()
        seen = look(folders, ENDINGS)
        say.remark(f"http://127.0.0.1:{server.server_address[1]}/ (Ctrl-C ends it)")
        while True:
            seen = next_change(folders, ENDINGS, seen)
            say.remark("a file was saved: the site is made again")
            if subprocess.run(again).returncode == 0:
                say.remark("reload the page to see it")

"""The first thing that runs: until everything is imported, Ctrl-C ends the program as it ends any other, in silence."""

from __future__ import annotations

import os
import signal
import sys

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def main() -> int:
    """Runs one command and gives its exit code."""
    from .main import main as run

    code = run()
    if sys.argv[1:2] == ["check"]:
        _gone(code)
    return code


def _gone(code: int) -> None:
    """The program ends at once: a check has made many things, and to let go of each of them would take a while. It has
    nothing open, and has begun nothing that goes on."""
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        # The failure to write has been reported already.
        pass
    os._exit(code)

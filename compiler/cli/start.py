"""The first thing that runs: until everything is imported, Ctrl-C ends the program as it ends any other, in silence."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def main() -> int:
    """Runs one command and gives its exit code."""
    from .main import main as run

    return run()

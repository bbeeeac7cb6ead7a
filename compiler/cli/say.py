"""What a command writes: data to standard output, remarks to standard error, colour only on a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from ..diagnostics.diagnostic import Diagnostic


class Stopped(Exception):
    """A command that cannot go on: the sentence to say, and the exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


def data(text: str) -> None:
    """What was asked for, with a line end."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def remark(text: str) -> None:
    """Progress, counts and advice: nothing that a program reads."""
    try:
        sys.stdout.flush()
    finally:
        _to_stderr(text if text.endswith("\n") else text + "\n")


def _to_stderr(text: str) -> None:
    """If remarks cannot be written either, they are left out: there is no other place for them."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


def colour(stream: TextIO) -> bool:
    """Whether this stream may have colours: it is a terminal, and colours are not switched off."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and stream.isatty()


def width() -> int:
    """How many cells a line has."""
    import shutil

    return max(40, min(shutil.get_terminal_size((100, 24)).columns, 140))


def height() -> int:
    """How many lines can be seen at a time."""
    import shutil

    return max(12, shutil.get_terminal_size((100, 24)).lines)


def complain(said: Iterable[Diagnostic]) -> None:
    """Draws diagnostics on standard error; nothing if there are none."""
    from ..diagnostics.render import render

    drawn = render(said, colour(sys.stderr), width())
    if drawn:
        remark(drawn)

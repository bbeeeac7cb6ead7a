"""Runs commands in process and checks them: no traceback, no hang, the right exit code, and only their own files
written.
"""

from __future__ import annotations

import contextlib
import io
import json
import resource
import signal
import sys
import time
import unicodedata
import warnings
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from xml.etree import ElementTree

from rulewright.compiler.cli import main
from rulewright.runtime.files.write import BESIDE

from .commands import Command
from .oneload import Looks, looks

SECONDS = 5.0
"""Of processor time: no command may take longer over a mutated pack."""
MEMORY = 1 << 20
"""Kilobytes by which the process may grow over one command."""


class TooLong(BaseException):
    """Nothing that the program catches: it has used up its time."""


@dataclass(frozen=True, slots=True)
class Answer:
    command: tuple[str, ...]
    code: int
    out: str
    err: str


@contextmanager
def limited(seconds: float) -> Generator[None, None, None]:
    def stop(number: int, frame: object) -> None:
        raise TooLong(f"more than {seconds} s of processor time")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def run(*words: str, typed: str = "") -> Answer:
    """What a command answers."""
    out, err = io.StringIO(), io.StringIO()
    grown, began = _memory(), time.process_time()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        _input(typed),
        limited(SECONDS * 2),
        warnings.catch_warnings(),
    ):
        # Of code that we have written, Python has nothing to warn of.
        warnings.simplefilter("error", SyntaxWarning)
        code = main.main(list(words))
    seconds = time.process_time() - began
    assert "Traceback" not in err.getvalue() and "mistake of ours" not in err.getvalue(), err.getvalue()[-3000:]
    assert main.TOO_MANY_LEVELS not in err.getvalue(), "no case has so many levels"
    assert code in (0, 1, 2), f"exit code {code}"
    assert seconds < SECONDS, f"{seconds:.1f} s of processor time"
    assert _memory() - grown < MEMORY, f"{(_memory() - grown) >> 10} MB more"
    assert code == 0 or err.getvalue().strip() or out.getvalue().strip(), "it fails without a word"
    return Answer(words, code, out.getvalue(), err.getvalue())


def judged(command: Command, errors: bool) -> Answer:
    """What a command answers to a pack with or without errors, held against what is known of it."""
    before = looks()
    answer = run(*command.words, typed=command.typed)
    if command.strict and errors:
        assert answer.code == 2, f"{command.words}: there are errors, and it was done"
    if command.sound and not errors:
        assert answer.code in (0, 1), (
            f"{command.words}: nothing is wrong, and it could not be done: {answer.err[-500:]}"
        )
    written = changes(before, looks())
    wrong = {path for path in written if not path.startswith(tuple(f"./{one}" for one in command.writes) or ("-",))}
    assert not wrong, f"{command.words} has written {sorted(wrong)}"
    _can_be_read(command, answer)
    return answer


def changes(before: Looks, after: Looks) -> set[str]:
    """What is there now and was not, or otherwise."""
    left = [path for path in after if BESIDE in path]
    assert not left, f"{left} is left beside"
    return {path for path, look in after.items() if before.get(path) != look} | before.keys() - after.keys()


def _can_be_read(command: Command, answer: Answer) -> None:
    """Data for programs is well formed; a text for people does nothing to their terminal."""
    if command.form == "json" and answer.out:
        json.loads(answer.out)
    if command.form == "xml" and answer.out:
        ElementTree.fromstring(answer.out)
    for text in ("" if command.form else answer.out, answer.err):
        odd = "" if text.isascii() and text.replace("\n", "").isprintable() else next(filter(_is_odd, text), "")
        assert not odd, f"{command.words}: {odd!r} is written in {text[max(text.index(odd) - 60, 0) :][:120]!r}"


def _is_odd(letter: str) -> bool:
    return (
        not letter.isprintable() and letter != "\n" and unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp")
    )


@contextmanager
def _input(typed: str) -> Generator[None, None, None]:
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8")
    try:
        yield
    finally:
        sys.stdin = before


def _memory() -> int:
    """The most that the process has had so far, in kilobytes."""
    with contextlib.suppress(OSError, LookupError, ValueError), open("/proc/self/status", "rb") as status:
        # Asked of `getrusage`, this took a tenth of all the time.
        return int(status.read().partition(b"VmHWM:")[2].split()[0])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

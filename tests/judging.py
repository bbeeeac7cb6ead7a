"""Commands run in process, and judged: no traceback, no hang, the right exit code, diagnostics where they belong."""

from __future__ import annotations

import contextlib
import io
import json
import random
import resource
import signal
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.compiler.cli import main
from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.diagnostics.pages import all_slugs, page_of, read_page
from rulewright.compiler.pipeline import compile_edition
from spoiltpacks import MAIN, Spoilt

SECONDS = 5.0
"""Of processor time: no command may take longer over a spoilt pack."""
MEMORY = 1 << 20
"""Kilobytes by which the process may grow over one command."""
PLACE = ("no-pack", "unreadable-file", "unknown-pack", "no-play", "too-many-packs")
"""What is said without a place in a file, or of a pack as a whole."""


class TooLong(BaseException):
    """Nothing that the program catches: it has used up its time."""


@dataclass(frozen=True, slots=True)
class Answer:
    command: tuple[str, ...]
    code: int
    out: str
    err: str
    seconds: float


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


def run(*command: str) -> Answer:
    """What a command answers."""
    out, err = io.StringIO(), io.StringIO()
    grown, began = _memory(), time.process_time()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), limited(SECONDS * 2):
        code = main.main(list(command))
    seconds = time.process_time() - began
    assert "Traceback" not in err.getvalue() and "mistake of ours" not in err.getvalue(), err.getvalue()[-3000:]
    assert code in (0, 1, 2), f"exit code {code}"
    assert seconds < SECONDS, f"{seconds:.1f} s of processor time"
    assert _memory() - grown < MEMORY, f"{(_memory() - grown) >> 10} MB more"
    assert code == 0 or err.getvalue().strip() or out.getvalue().strip(), "it fails without a word"
    return Answer(command, code, out.getvalue(), err.getvalue(), seconds)


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def judged(case: Spoilt, dice: random.Random, here: Path) -> list[Answer]:
    """A spoilt pack checked, and then given to some other commands, whose codes must agree with what was said of it."""
    answers = [run("check", MAIN, "--format", "json")]
    said: list[dict[str, Any]] = json.loads(answers[0].out)["diagnostics"]
    assert answers[0].code in ((1, 2) if any(one["severity"] == "error" for one in said) else (0,))
    for one in said:
        _in_its_file(one, case, here)
    # Phrases and chains have errors of their own, with which rules can be used all the same.
    told = compile_edition(MAIN)
    errors = told.value is None or any(one.severity is Severity.ERROR for one in told.said)
    kinds = [*WHATEVER, *(NEEDS_SOUND if errors else SOUND)]
    for command in dice.sample(kinds, 2):
        answer = run(*command)
        answers.append(answer)
        if not errors and command in SOUND:
            assert answer.code in (0, 1), f"{command}: nothing is wrong, and it could not be done: {answer.err[-500:]}"
        if errors and command in NEEDS_SOUND:
            assert answer.code == 2, f"{command}: there are errors, and it was done"
    return answers


def _in_its_file(one: dict[str, Any], case: Spoilt, here: Path) -> None:
    """What is told lies in a file of the case, on a line that it has; and what cannot be read in the one changed."""
    file = one.get("file") or ""
    if not file:
        assert one["slug"] in PLACE, f"{one['slug']} has no place"
        return
    if file.startswith("rules/"):
        raise AssertionError(f"{one['slug']} is told of a bundled pack")
    if case.changed and one["slug"] in READING:
        assert file == case.changed, f"{one['slug']} is told of {file}, and {case.changed} was changed"
    path = here / file
    assert path.is_file() or one["slug"] in PLACE, f"{one['slug']} is told of {file}, which is no file"
    if path.is_file() and one.get("line"):
        lines = path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
        assert 1 <= one["line"] <= lines, f"{one['slug']} is told of line {one['line']} of {lines}"


READING = {slug for slug in all_slugs() if read_page(page_of(slug) or "", slug).said} | {
    *("not-utf-8", "control-character", "tab", "odd-space", "indented-fence", "unclosed-fence", "misnamed-fence"),
    *("hidden-fence", "not-toml", "unknown-pack-key", "missing-pack-key", "unfenced-rules", "too-deep"),
}
"""What is said of a text as it is read: of the one that was changed, then, and of no other."""
SOUND = [
    ("model", MAIN),
    ("graph", MAIN),
    ("graph", MAIN, "--layer", "all", "--json"),
    ("graph", MAIN, "--layer", "all", "--svg"),
    ("sources", MAIN),
    ("sources", MAIN, "--json"),
    ("diff", MAIN, MAIN),
    ("test", MAIN),
]
"""What can be done with every sound pack."""
NEEDS_SOUND = [("model", MAIN), ("sources", MAIN), ("graph", MAIN), ("test", MAIN)]
"""What no pack with errors is let through to."""
WHATEVER = [
    ("check", MAIN),
    ("check", ".", "--release", "--format", "sarif"),
    ("check", MAIN, "--format", "github"),
    ("fmt", MAIN),
    ("fmt", ".", "--check"),
    ("text", MAIN, "--lang", "en"),
    ("text", MAIN, "--lang", "pl", "--json"),
    ("read", MAIN, "--lang", "en", "printed.txt"),
    ("read", MAIN, "--lang", "pl", "printed.txt", "--json"),
    ("play", MAIN, "--bots", "random,random", "--seed", "1", "--log", "log.json"),
    ("play", MAIN, "--bots", "first", "--seats", "3", "--seed", "1", "--lang", "pl"),
    ("simulate", MAIN, "--games", "2", "--json"),
    ("new", "card", "brand-new", "--in", MAIN),
    ("new", "translation", "pl", "--in", MAIN),
    ("completion", "names"),
    ("model", "both", "--with", MAIN),
    ("diff", MAIN, "tic-tac-toe", "--json"),
    ("replay", "log.json"),
]
"""What may be answered in any way, as long as it is a sentence."""

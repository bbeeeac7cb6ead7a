"""A mutated pack, written, checked, and given to other commands, whose answers must agree with `check`."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from rulewright import generated, rules
from rulewright.compiler import edition as bundled_edition
from rulewright.compiler.cli import site
from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.diagnostics.pages import all_slugs, page_of, read_page
from rulewright.compiler.pipeline import Compiled, compile_edition
from rulewright.runtime import Game
from rulewright.runtime.logs import log_of
from rulewright.runtime.saving import save

from .cases import case_of
from .changes import changed
from .commands import LOG, PRINTED, SAVE, TABLE, Command, commands
from .judging import Answer, TooLong, judged, run
from .oddfiles import Case, lay
from .oneload import looks, one_load
from .sound import MAIN, small

PLACELESS = ("no-pack", "unreadable-file", "unknown-pack", "no-play", "too-many-packs")
"""What is said without a place in a file, or of a pack as a whole."""
SENTENCES = b"## hat\n\nCap: Gain 1 Coin.\n- **Farmer** - after you gain 2 coins: x\nCell: 1 + 1 = 3\n"
ROWS = b'kind,id,title,marks,price,flavour,lines,stand-in,place\nhat,cap,Cap,,1,"""x""",optional,no,mine/01.rules:7:1\n'
STRANGE = ("x", "", "cap", "..", "a b", "\x1b[2J", "--", "ż", "x" * 3000, "no-play", "{0}", "'", "\u202e", "mine", "/")
READING = {slug for slug in all_slugs() if read_page(page_of(slug) or "", slug).said} | {
    *("not-utf-8", "control-character", "tab", "odd-space", "indented-fence", "unclosed-fence", "misnamed-fence"),
    *("hidden-fence", "not-toml", "unknown-pack-key", "missing-pack-key", "unfenced-rules", "too-deep"),
}
"""What is said of a text as it is read: of the one that was changed, then, and of no other."""


def one_case(seed: int, share: float = 0.15, many: int = 2) -> Counter[str]:
    """A mutated pack, and files beside it, in the empty folder where we are; judged, and cleared away. Which commands
    were run, and how the pack was mutated."""
    case, dice, here = case_of(seed, share), random.Random(seed + 1), Path.cwd()
    try:
        lay(case, here)
        with one_load(), as_if_bundled(here):
            ran = _judged(case, dice, here, many)
    except (Exception, TooLong) as fault:
        fault.add_note(f"seed {seed}: {case.how}, {case.changed or dict(case.odd)}")
        raise
    for name in os.listdir(here):
        path = here / name
        shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
    return Counter([case.how, *ran])


def _beside(command: Command, dice: random.Random, here: Path) -> None:
    """Printed text, a log, a save and a table, each with a change, if the command asks for it."""
    others = [data for files in small()[:3] for data in files.values()]
    beside = {PRINTED: SENTENCES, LOG: records()[0], SAVE: records()[1], TABLE: ROWS}
    for name in sorted(beside.keys() & {*command.words, *command.typed.split()}):
        (here / name).write_bytes(changed(name, beside[name], dice, others)[1])


@cache
def records() -> tuple[bytes, bytes]:
    game = Game(bundled_edition("tic-tac-toe"), 2, 7)
    return log_of(game).encode(), save(game).encode()


@contextmanager
def as_if_bundled(here: Path) -> Generator[None, None, None]:
    """`build` makes of the packs of a case what it would make of those that come with us; and a site is made as far as
    its pages."""
    to = here / "generated"
    to.mkdir(exist_ok=True)
    there, built = generated.__path__, site._built  # pyright: ignore[reportPrivateUsage]
    _set(generated, "__path__", [str(to)])
    _set(site, "_built", lambda *_: None)
    try:
        yield
    finally:
        _set(generated, "__path__", there)
        _set(site, "_built", built)


def _set(module: Any, name: str, value: Any) -> None:
    setattr(module, name, value)


def _judged(case: Case, dice: random.Random, here: Path, many: int) -> list[str]:
    answer = run("check", MAIN, "--format", "json")
    said: list[dict[str, Any]] = json.loads(answer.out)["diagnostics"]
    assert answer.code in ((1, 2) if any(one["severity"] == "error" for one in said) else (0,))
    for one in said:
        _in_its_file(one, case, here)
    # Phrases and chains have errors of their own, with which rules can be used all the same.
    told = compile_edition(MAIN)
    errors = told.value is None or any(one.severity is Severity.ERROR for one in told.said)
    all = commands([*names_in(told.value), *STRANGE, *sorted({one["slug"] for one in said})], dice)
    ran = ["check"]
    for command in dice.choices(all, [one.share for one in all], k=many):
        _beside(command, dice, here)
        with packs_of(command.words):
            answer = judged(command, errors)
        _again(command, answer, errors)
        ran.append(command.words[0])
    return ran


@contextmanager
def packs_of(command: tuple[str, ...]) -> Generator[None, None, None]:
    """To `build`, the packs that lie here are those that come with us."""
    before = rules.__path__
    _set(rules, "__path__", [os.getcwd()] if command[0] == "build" else before)
    try:
        yield
    finally:
        _set(rules, "__path__", before)


def names_in(compiled: Compiled | None) -> list[str]:
    """What cards, kinds and rules of a pack are called."""
    if compiled is None:
        return []
    model = compiled.model
    return [*model.elements, *model.kinds, *model.rules][:200]


def _again(command: Command, answer: Answer, errors: bool) -> None:
    """What was done can be done again, or undone, and nothing comes of that."""
    if answer.code != 0 and command.words[0] in ("cards", "new"):
        return
    match command.words[:2]:
        case ("fmt", "mine") if answer.code == 0:
            again = run("fmt", MAIN, "--check")
            assert again.code == 0, f"formatted twice it is something else: {again.err}"
            _still(errors, "formatted")
        case ("cards", _) if command.words[2:4] == ("--out", "out.csv") and answer.code == 0:
            before = looks()
            again = run("cards", MAIN, "--in", "out.csv")
            assert (again.code, again.out) == (0, "0 rows changed, 0 added\n"), again.err + again.out
            assert before == looks()
        case ("cards", _) if command.words[2] == "--in":
            _still(errors, "taken from a table")
        case ("new", "card"):
            _still(errors, "given another card")
        case ("play", _) if "--log" in command.words and answer.code == 0:
            again = run("replay", LOG)
            assert again.code == 0, f"played again it is something else: {again.err}"
        case _:
            pass


def _still(errors: bool, how: str) -> None:
    """A pack without errors has none now, and the other way round."""
    told = compile_edition(MAIN)
    found = [one for one in told.said if one.severity is Severity.ERROR]
    assert errors == bool(found or told.value is None), f"{how} it has {[one.slug for one in found]}"


def _in_its_file(one: dict[str, Any], case: Case, here: Path) -> None:
    """What is told lies in a file of the case, on a line that it has; and what cannot be read in the one changed."""
    file = one.get("file") or ""
    if not file:
        assert one["slug"] in PLACELESS, f"{one['slug']} has no place"
        return
    if file.startswith("rules/"):
        raise AssertionError(f"{one['slug']} is told of a bundled pack")
    if case.changed and one["slug"] in READING:
        assert file == case.changed, f"{one['slug']} is told of {file}, and {case.changed} was changed"
    path = here / file
    assert path.is_file() or one["slug"] in PLACELESS, f"{one['slug']} is told of {file}, which is no file"
    if path.is_file() and one.get("line"):
        lines = path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
        assert 1 <= one["line"] <= lines, f"{one['slug']} is told of line {one['line']} of {lines}"

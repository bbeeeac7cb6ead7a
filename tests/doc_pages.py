"""Reads pages of the docs for everything in them that can be run.

The `rules` blocks of a page are one pack, from the first to the last. A `wrong` block is tried beside that pack, and
the `text` block below it is what is said of it. A block with a title is a file of that name. A `console` block is
typed line by line in the folder of those files, and what follows a command is what it answers.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from code import InteractiveConsole
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.diagnostics.facts import in_order
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.pipeline import Compiled, compile_edition
from rulewright.compiler.scenarios import run_scenarios

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs/pages"
BLOCK = re.compile(r"^(?P<mark>`{3,})(?P<info>[^`\n]*)\n(?P<text>.*?)^(?P=mark)$\n?", re.MULTILINE | re.DOTALL)
TITLE = re.compile(r'title="([^"]*)"')
PLAY = re.compile(r"^to play:", re.MULTILINE)
EMPTY_GAME = "to play:\n  end-game\n"
"""What a page has below it where it does not say how its game is played."""


@dataclass(frozen=True, slots=True)
class Block:
    info: str
    text: str
    start: int
    """Where the inside begins in the page."""

    @property
    def file(self) -> str:
        """The file that the block is, or nothing."""
        found = TITLE.search(self.info)
        return found[1] if found else ""


def pages() -> list[Path]:
    """Every page that is kept true here. The page of phrases has a test of its own."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(set(PAGES.rglob("*.md")) - {PAGES / "phrases.md"})]


def page_id(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(text: str) -> Iterator[Block]:
    for found in BLOCK.finditer(text):
        yield Block(found["info"].strip(), found["text"], found.start("text"))


def own_rules(text: str) -> str:
    """The page with spaces for every block that is no part of its own pack: the lines stay where they are."""

    def kept(found: re.Match[str]) -> str:
        own = found["info"].strip() == "rules" and found["mark"] == "```"
        return found[0] if own else re.sub(r"[^\n]", " ", found[0])

    return BLOCK.sub(kept, text)


def compiled(text: str, folder: Path, example: str = "") -> tuple[Compiled | None, tuple[Diagnostic, ...]]:
    """The pack of a page, with a wrong example beside it if one is given. The folder must be where we are."""
    lay_down(folder, "pack.toml", 'name = "page"\ntitle = "A page"\nplayers = [2, 4]\n')
    lay_down(folder, "01-page.rules.md", own_rules(text))
    lay_down(folder, "02-play.rules", "" if PLAY.search(own_rules(text) + example) else EMPTY_GAME)
    lay_down(folder, "example.rules", example)
    told = compile_edition(".")
    return told.value, tuple(in_order(told.said))


def lay_down(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def said_of(text: str, folder: Path, example: str) -> tuple[Diagnostic, ...]:
    """What is said of a wrong example: of its rules, or of its scenarios where nothing is wrong with those."""
    pack, said = compiled(text, folder, example)
    if said or pack is None:
        return said
    return tuple(one for ran in run_scenarios(pack) for one in ran.failures)


def drawn(said: tuple[Diagnostic, ...]) -> str:
    return render(said, width=100) + "\n"


def followed(text: str, folder: Path) -> str:
    """A page followed to the letter: its files written, its commands typed, and what they answer now."""
    written, at = [], 0
    for block in blocks(text):
        if block.file:
            lay_down(folder, block.file, block.text)
        elif block.info == "console":
            written += [text[at : block.start], session(block.text, folder)]
            at = block.start + len(block.text)
    return "".join(written) + text[at:]


def session(commands: str, folder: Path) -> str:
    """A console block typed again: each `$ ` line, and what now follows it. `…` on a line is whatever stands there."""
    answers: list[str] = []
    for written in re.split(r"^(?=\$ )", commands, flags=re.MULTILINE)[1:]:
        command, _, before = written.partition("\n")
        now = typed(command[2:], folder)
        pattern = "".join(".*" if part == "…" else re.escape(part) for part in re.split("(…)", before))
        answers += [command, "\n", before if re.fullmatch(pattern, now) else now]
    return "".join(answers)


def typed(command: str, folder: Path) -> str:
    """What a terminal shows, data and remarks alike; of a command that is piped on, what comes out at its end."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "NO_COLOR": "1", "COLUMNS": "100", "RULEWRIGHT_CACHE": str(folder / ".cache")}
    # Remarks of the first command and lines of the second would come in the order that chance gives.
    remarks = subprocess.DEVNULL if " | " in command else subprocess.STDOUT
    done = subprocess.run(command, shell=True, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=remarks, timeout=300)
    text = done.stdout.decode("utf-8")
    assert "a mistake of ours" not in text, text
    return text if not text or text.endswith("\n") else text + "\n"


def answered_by_python(text: str, folder: Path) -> str:
    """The page with what Python answers to its `pycon` blocks, typed one after the other in a folder with its files."""
    for block in blocks(text):
        if block.file:
            lay_down(folder, block.file, block.text)
    shell = InteractiveConsole({"__name__": "__page__"})
    written, at = [], 0
    for block in blocks(text):
        if block.info == "pycon":
            written += [text[at : block.start], _answered(shell, block.text)]
            at = block.start + len(block.text)
    return "".join(written) + text[at:]


def _answered(shell: InteractiveConsole, text: str) -> str:
    said = io.StringIO()
    lines = [line for line in text.splitlines() if line.startswith((">>>", "..."))]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        for line, following in zip(lines, [*lines[1:], ""], strict=True):
            said.write(f"{line}\n")
            more = shell.push(line[4:])
            if more and not following.startswith("..."):
                shell.push("")
    return said.getvalue()

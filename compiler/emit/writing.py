"""The steps of one handler while they are written: lines, jumps to steps that have no number yet, questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ..meaning import model as m
from .expressions import Place


@dataclass(slots=True)
class Steps:
    """The steps of one handler while they are written. A jump to a step that has no number yet is `§label§`."""

    place: Place
    parts: list[tuple[str, m.Block, Place]] = field(default_factory=list[tuple[str, m.Block, Place]])
    """Blocks that each seat follows by itself, with their names."""
    name: str = ""
    rewritable: frozenset[str] = frozenset()
    lines: list[list[str]] = field(default_factory=lambda: [[]])
    labels: dict[int, int] = field(default_factory=dict[int, int])
    count: int = 0
    ends: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Where `stop` leads, the end of each phase that is going on, and how much was held back when it began."""
    holds: int = 0
    """How many `together` are going on."""
    raised: bool = False
    """Whether something may have been raised in this step."""
    rest: m.Block = ()
    """What comes after the line that is being written, as far as its block goes."""


def write(steps: Steps, line: str, depth: int = 0) -> None:
    steps.lines[-1].append("    " * depth + line)
    if "verbs." in line or "game.change" in line or "game.put" in line or "game.release" in line:
        steps.raised = True


def new_label(steps: Steps) -> int:
    steps.count += 1
    return steps.count


def mark(steps: Steps, label: int) -> None:
    """From here on is the step of a label; what stands before it goes on into it."""
    jump_to(steps, label)
    steps.lines.append([])
    steps.labels[label] = len(steps.lines) - 1
    steps.raised = False


def jump_to(steps: Steps, label: int) -> None:
    if not (steps.lines[-1] and steps.lines[-1][-1].startswith("return ")):
        steps.lines[-1].append(f"return §{label}§")


def cut(steps: Steps) -> None:
    mark(steps, new_label(steps))


def fresh(steps: Steps) -> None:
    """A question begins a step of its own if something may have been raised before it: that is heard first."""
    if steps.raised:
        cut(steps)


def temp(steps: Steps, word: str) -> str:
    steps.count += 1
    return f"_{word}{steps.count}"


def ask(steps: Steps, call: Callable[[str], str]) -> None:
    """Asks, and goes on in a new step."""
    label = new_label(steps)
    steps.lines[-1].append(f"return {call(f'§{label}§')}")
    steps.lines.append([])
    steps.labels[label] = len(steps.lines) - 1
    steps.raised = False

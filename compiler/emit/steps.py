"""Blocks of the model as steps of Python: a step ends where somebody is asked or another rule is called.

What asks nothing stays one plain piece; loops and branches that do ask become jumps between steps.
"""

from __future__ import annotations

import re

from ..meaning import model as m
from .cuts import lower
from .writing import Steps

JUMP = re.compile(r"§(\d+)§")


def steps_of(block: m.Block, steps: Steps) -> list[list[str]]:
    """The lines of each step, jumps numbered."""
    lower(block, steps, steps.place)
    return _numbered(steps)


def _numbered(steps: Steps) -> list[list[str]]:
    """Steps nobody comes to are left out, jumps to mere jumps go on to where those lead, the rest is numbered."""
    lines = steps.lines
    goes: dict[int, int] = {}
    for label, index in steps.labels.items():
        seen: set[int] = set()
        while (
            len(lines[index]) == 1 and (jump := re.fullmatch(r"return §(\d+)§", lines[index][0])) and index not in seen
        ):
            seen.add(index)
            index = steps.labels[int(jump.group(1))]
        goes[label] = index
    reached, waiting = [0], [0]
    while waiting:
        for line in lines[waiting.pop(0)]:
            for jump in JUMP.finditer(line):
                index = goes[int(jump.group(1))]
                if index not in reached:
                    reached.append(index)
                    waiting.append(index)
    reached.sort()
    number = {index: n for n, index in enumerate(reached)}
    found: list[list[str]] = []
    for index in reached:
        written = [JUMP.sub(lambda jump: str(number[goes[int(jump.group(1))]]), line) for line in lines[index]]
        if not written or not written[-1].startswith("return "):
            written.append("return None")
        found.append(written)
    return found

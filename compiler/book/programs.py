"""What the compiler makes of each thing, cut out of the handlers of its edition."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ..graph.abilities import Ability

NAMED = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
MADE = re.compile(r"^def (\w+)\(", re.MULTILINE)
TEST = re.compile(r"\bcan=(\w+)")
LINE = re.compile(r"\n(?=rules\.)")


def programs_of(module: str, abilities: Sequence[Ability]) -> Mapping[str, str]:
    """By element: its functions with what they are declared as, in the order of the module."""
    elements = {id: one.element for one in abilities for id in (one.id, one.routine) if one.element}
    elements |= {one.element: one.element for one in abilities if one.element}
    parts: dict[str, list[str]] = {}
    tests: dict[str, str] = {}
    for block in module.split("\n\n\n"):
        if block.startswith("def "):
            tests[MADE.findall(block)[0]] = block
        elif block.startswith("@rules."):
            declared = block.partition("\ndef ")[0]
            test = TEST.search(declared)
            found = [tests[test[1]], block] if test is not None and test[1] in tests else [block]
            _put(parts, elements, declared, found)
        elif block.startswith("rules."):
            for line in LINE.split(block):
                if not line.startswith(("rules.element(", "rules.touches(")):
                    _put(parts, elements, line, [line])
    return {element: "\n\n\n".join(found) for element, found in parts.items()}


def _put(parts: dict[str, list[str]], elements: Mapping[str, str], declared: str, found: list[str]) -> None:
    """To the element that the declaration names first."""
    element = next((elements[one] for one in NAMED.findall(declared) if one in elements), None)
    if element is not None:
        parts.setdefault(element, []).extend(found)

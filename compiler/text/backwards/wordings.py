"""The templates of the rules language, one per phrase: words with fields between them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from ...frozen import frozen

FILE = "wordings.toml"
PART = re.compile(r"\{([a-z-]*)(?:\|([^}]*))?\}")


@frozen
class Part:
    """A field of a node, and how to write it."""

    field: str
    manner: str = ""


Wording: TypeAlias = tuple[str | Part, ...]


@cache
def wordings() -> Mapping[str, Wording]:
    """By the type of a node."""
    read = tomllib.loads(files("rulewright.compiler.text.backwards").joinpath(FILE).read_text(encoding="utf-8"))
    return {
        f"{category}-{name}" if name else category: _wording(text)
        for category, found in read.items()
        for name, text in found.items()
    }


def _wording(text: str) -> Wording:
    found: list[str | Part] = []
    end = 0
    for part in PART.finditer(text):
        found += [text[end : part.start()], Part(part[1], part[2] or "")]
        end = part.end()
    return tuple(one for one in (*found, text[end:]) if one != "")

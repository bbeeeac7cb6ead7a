"""The recipe of the cookbook that fits a sentence which no phrase reads."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from ...frozen import frozen

FILE = "recipes.toml"


@frozen
class Recipe:
    title: str
    """Its heading in the cookbook."""
    words: Mapping[str, tuple[str, ...]]
    """By language: words that sentences have for which it is."""
    rule: tuple[str, ...]
    """Its lines."""


@cache
def recipes() -> tuple[Recipe, ...]:
    read = tomllib.loads(files("rulewright.compiler.text.backwards").joinpath(FILE).read_text(encoding="utf-8"))
    return tuple(
        Recipe(
            one["title"],
            {language: tuple(words) for language, words in one["words"].items()},
            tuple(one["rule"].split("\n")),
        )
        for one in read["recipe"]
    )


def recipe_for(text: str, language: str) -> Recipe | None:
    """The recipe with the longest of its words in the text."""
    seen = text.lower()
    found = [(len(word), one) for one in recipes() for word in one.words.get(language, ()) if word in seen]
    return max(found, key=lambda one: one[0])[1] if found else None

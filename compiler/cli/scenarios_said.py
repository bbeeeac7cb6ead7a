"""What `rulewright test` reports in a language: the steps of scenarios that fail or differ, as sentences.

“Once a round”
  Given that King is in your hand,
- Then you have 3 coins. rules/90-played.rules.md:215: it is 10
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ..source.text import place
from ..text.languages import LANGUAGES, RULES
from ..text.said import SOURCE
from ..text.voice import Voice, scenario_said
from ..wordings import wordings

if TYPE_CHECKING:
    from ..meaning.model import Scene
    from ..scenarios import Ran
    from ..scenarios_below import Results


def results_said(voice: Voice, name: str, found: Results, titles: Mapping[str, str]) -> Iterator[str]:
    """`titles`: the titles of scenarios in the language."""
    words = wordings(voice.language, "test")

    def counted(table: str, many: int) -> str:
        return words[table][LANGUAGES[voice.language].plural(many)].format(many)

    bad = [one for one in found.own if one.failures]
    told = words["text"]
    failed = told["failed"].format(len(bad)) if bad else ""
    yield f"{name}: {counted('scenario', len(found.own) - len(bad))}{failed}"
    for one in bad:
        yield from _scenario(voice, one, titles)
    for below in found.below:
        parts = [told["same"].format(below.same)]
        parts += [counted("differs", len(below.differ))] if below.differ else []
        parts += [told["left-out"].format(below.left_out)] if below.left_out else []
        yield "  " + told["below"].format(f"`{below.pack}`", ", ".join(parts))
        for one in below.differ:
            yield from _scenario(voice, one, titles)


def _scenario(voice: Voice, one: Ran, titles: Mapping[str, str]) -> Iterator[str]:
    """Its steps, each that fails with what is so instead."""
    title = one.scenario.title
    known = voice.language == RULES or title in titles
    named = wordings(voice.language, "test")["text"]["title"].format(titles.get(title, title))
    yield f"    {named}" if known else f"    [{RULES}: {title}]"
    failed = {failure.labels[0].span: failure for failure in reversed(one.failures)}
    for scene, said in scenario_said(voice, one.scenario):
        marked = said.text if said.language == voice.language else f"`{said.text}`"
        marked = f"`{said.text.strip()}`" if said.language == SOURCE else marked
        failure = failed.get(scene.at)
        if failure is None:
            yield f"      {marked}"
        else:
            yield f"    - {marked} {place(scene.at)}: {_instead(voice, scene, one.figures.get(scene.at))}"


def _instead(voice: Voice, scene: Scene, figure: int | None) -> str:
    words = wordings(voice.language, "test")["instead"]
    if figure is not None:
        return words["is"].format(figure)
    return words[{"then": "not-so", "given": "left", "when": "left"}.get(scene.mode, scene.mode)]

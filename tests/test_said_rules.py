"""The bodies of rules in words: every line in both languages, read back; and no line of a game without words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pages import compiled
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.text.phrasebook import Phrases
from rulewright.compiler.text.read import read
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.tree import Node, category, show
from rulewright.compiler.text.view.bodies import Line, rule_lines
from rulewright.compiler.text.view.scenes import scene_node
from rulewright.compiler.text.view.scope import Scope
from rulewright.compiler.text.view.unsaid import Unsaid, Unsayable
from rulewright.compiler.text.view.view import has_text, view
from rulewright.compiler.text.write import write
from trees import LANGUAGES, said, said_phrases

HERE = Path(__file__).parent
PAGE = HERE / "said/rules.md"
MODEL = said().model
RULES = [rule for rule in MODEL.rules.values() if rule.at.source.name.endswith("03-rules.rules")]
SCENES = [scene for one in MODEL.scenarios for scene in one.scenes]
GAMES = sorted((HERE / "cases/games").glob("*.md"))


def sentence_of(tree: Node | Unsaid | None, phrases: Phrases) -> str:
    """A line in words, which are read back as that line and nothing else."""
    assert isinstance(tree, Node), tree
    text = write(tree, phrases)
    assert isinstance(text, str), (text, show(tree))
    found = read(text, phrases, category(tree.type))
    assert found.stuck is None or found.stuck.why != "long", text
    assert [one.tree for one in found.found] == [tree], text
    return text


def lines_of(model: Model, phrases: Phrases) -> Iterator[Line]:
    for rule in model.rules.values():
        yield from flat(rule_lines(rule, Scope(model, phrases, rule.at)))


def flat(lines: tuple[Line, ...]) -> Iterator[Line]:
    for line in lines:
        yield line
        yield from flat(line.below)


def scenes_of(model: Model, phrases: Phrases) -> Iterator[Node | Unsaid]:
    for scene in (scene for one in model.scenarios for scene in one.scenes):
        try:
            yield scene_node(scene, Scope(model, phrases, scene.at, whole=True))
        except Unsayable as unsayable:
            yield unsayable.unsaid


def show_of(tree: Node | Unsaid) -> str:
    return show(tree) if isinstance(tree, Node) else ""


def written(line: Line) -> str:
    text = line.at.source.text[line.at.start : line.at.end]
    return text.split("\n", 1)[0].strip() if line.head else text.strip()


def test_the_lines_as_a_reader_sees_them(accept: bool) -> None:
    page = "# What the body of a rule can say\n\n"
    page += "Written by `pytest --accept tests/test_said_rules.py` from the rules beside it.\n"
    phrases = [said_phrases()[language] for language in LANGUAGES]
    for rule in RULES:
        page += f"\n## {rule.name}\n"
        every = [flat(rule_lines(rule, Scope(MODEL, one, rule.at))) for one in phrases]
        for english, polish in zip(*every, strict=True):
            # A verb without a phrase is said in English by its words, in Polish as what it is done with.
            assert english.said == polish.said or "act-carry-out" in show_of(polish.said), written(english)
            texts = [sentence_of(line.said, one) for line, one in zip((english, polish), phrases, strict=True)]
            page += f"\n```text\n{written(english)}\n```\n\n- {texts[0]}\n- {texts[1]}\n"
            assert english.whole == polish.whole, written(english)
            if english.whole is not None:
                wholes = [sentence_of(line.whole, one) for line, one in zip((english, polish), phrases, strict=True)]
                page += f"\nWith the line below it:\n\n- {wholes[0]}\n- {wholes[1]}\n"
    page += "\n## Scenes\n"
    for scene in zip(SCENES, *(scenes_of(MODEL, one) for one in phrases), strict=True):
        texts = [sentence_of(tree, one) for tree, one in zip(scene[1:], phrases, strict=True)]
        at = scene[0].at
        page += f"\n```text\n{at.source.text[at.start : at.end].strip()}\n```\n\n- {texts[0]}\n- {texts[1]}\n"
    if accept:
        PAGE.write_text(page, "utf-8")
    assert page == PAGE.read_text("utf-8"), "`pytest --accept` writes it anew; then read it"


@pytest.mark.parametrize("page", GAMES, ids=lambda page: page.stem)
def test_no_line_and_no_card_of_a_game_is_without_words(page: Path) -> None:
    """The games of the case pages have no phrases of their own: what they say, every game can say."""
    game = compiled(page.read_text("utf-8"))
    phrases = spoken(game.model, game.packs).value["en"]
    for line in lines_of(game.model, phrases):
        sentence_of(line.said, phrases)
        if line.whole is not None:
            sentence_of(line.whole, phrases)
    for tree in scenes_of(game.model, phrases):
        sentence_of(tree, phrases)
    for element in filter(has_text, game.model.elements.values()):
        sentence_of(view(game.model, phrases, element), phrases)

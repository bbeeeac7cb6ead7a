"""What `new card --text` answers to a sentence that no phrase reads: its parts, the nearest one, a recipe."""

from __future__ import annotations

import re

import pytest

from rulewright.compiler.text.backwards.recipes import recipe_for, recipes
from rulewright.compiler.text.backwards.understood import understood
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.write import write
from trees import ROOT
from trees import game as small

COOKBOOK = (ROOT / "docs/pages/cookbook.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^### (\d+\. .*?)\n(.*?)(?=^##|\Z)", COOKBOOK, re.MULTILINE | re.DOTALL))

GOODS = {"grain": "food", "coal": "fuel", "scribe": "scholar"}
"""Words of the recipes, each with the one in the cookbook."""

SENTENCES = {
    "When you gather, gain 2 coins instead of 1.": (
        ("When you gather",),
        "gain 2 coins instead of 1",
        (),
        "After you gather, gain 2 coins instead.",
    ),
    "When you hire a card, gain 1 coin for each friend in my crew.": (
        ("When you hire a card",),
        "gain 1 coin for each friend in my crew",
        ("friend", "my"),
        "After you hire a card, gain 1 coin for each card in your crew.",
    ),
    "Gain 1 coin. Then dance around the market.": (
        ("Gain 1 coin",),
        "Then dance around the market",
        ("dance",),
        "",
    ),
}


@pytest.mark.parametrize("text", SENTENCES)
def test_the_parts_of_a_sentence_are_told(text: str) -> None:
    compiled = small("quay")
    phrases = dict(spoken(compiled.model, compiled.packs).value)["en"]
    known, unknown, odd, near = SENTENCES[text]
    found = understood(text, phrases)
    assert (found.known, found.unknown, found.odd) == (known, unknown, odd)
    near_ones = [write(tree, phrases) for tree in found.nearest]
    assert near in near_ones or (not near and not near_ones)


@pytest.mark.parametrize("recipe", recipes(), ids=lambda one: one.title)
def test_a_recipe_is_one_of_the_cookbook(recipe: object) -> None:
    one = next(known for known in recipes() if known is recipe)
    rule = re.sub(r"[a-z]+", lambda word: GOODS.get(word[0], word[0]), "\n".join(one.rule))
    assert rule in SECTIONS[one.title]


def test_the_recipe_with_the_longest_words_is_shown() -> None:
    found = recipe_for("Look at the top 3 cards of your deck and keep one.", "en")
    assert found is not None
    assert found.title == "25. Look at three, keep one, order the rest"
    assert recipe_for("Dance.", "en") is None

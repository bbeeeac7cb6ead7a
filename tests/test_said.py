"""What a card can say: every part of the model in both languages, read back; and what has no sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rulewright.compiler.meaning import model as m
from rulewright.compiler.meaning.model import Element
from rulewright.compiler.meaning.parts import parts
from rulewright.compiler.text.called import called_in
from rulewright.compiler.text.normal import normal
from rulewright.compiler.text.read import read
from rulewright.compiler.text.sentences import unsaid
from rulewright.compiler.text.tree import Node, show
from rulewright.compiler.text.view.unsaid import Unsaid
from rulewright.compiler.text.view.view import Views, has_text, view
from rulewright.compiler.text.write import write
from saidcards import MODEL, card, changed
from trees import LANGUAGES, edition, resurgence, said, said_phrases

CARDS = [element for element in MODEL.elements.values() if element.kind == "card"]
PAGE = Path(__file__).parent / "said/cards.md"

NEVER = {
    "Cond": "one value or another, as a test has it, has no phrase yet",
    "Groups": "who comes first and who is level: a rule of scoring, not of a card",
}
"""Parts of the model that have no sentence, and why."""
NOT_HERE = {"Expr", "Step", "Noun", "Pattern", "Laws", "Row", "Param", "Field"} | {
    *("Kind", "Group", "Slot", "Table", "Wallet", "Map", "Die", "Rule", "Define", "Hook"),
    *("Scene", "Scenario", "Ruling", "Model", "Element"),
}
"""What stands on no card, or is part of what does."""


def text_of(element: Element, language: str) -> tuple[Node, str]:
    tree = view(MODEL, said_phrases()[language], element)
    assert isinstance(tree, Node), (element.id, language, tree)
    text = write(tree, said_phrases()[language])
    assert isinstance(text, str), (element.id, language, text)
    return tree, text


def test_every_card_is_said_and_named() -> None:
    for language in LANGUAGES:
        assert list(unsaid(Views(MODEL), said_phrases()[language], MODEL.packs)) == []


@pytest.mark.parametrize("element", CARDS, ids=lambda element: element.id)
def test_a_card_reads_back_alone(element: Element) -> None:
    meant: list[Node] = []
    for language in LANGUAGES:
        tree, text = text_of(element, language)
        found = read(text, said_phrases()[language], "text").found
        assert [(one.tree, one.how) for one in found] == [(tree, "same")], text
        meant.append(tree)
    assert meant[0] == meant[1]


def test_the_cards_as_a_reader_sees_them(accept: bool) -> None:
    page = "# What a card can say\n\nWritten by `pytest --accept tests/test_said.py` from the rules beside it.\n"
    for element in CARDS:
        rule = element.at.source.text[element.at.start : element.at.end].split("\n", 1)[1].rstrip()
        english, polish = (text_of(element, language)[1] for language in LANGUAGES)
        page += f"\n```text\n{rule}\n```\n\n- {english}\n- {polish}\n"
    if accept:
        PAGE.write_text(page, "utf-8")
    assert page == PAGE.read_text("utf-8"), "`pytest --accept` writes it anew; then read it"


def test_every_part_of_the_model_is_said() -> None:
    """An honest measure: of all parts of the model that can stand on a card, these have no sentence."""
    every = {
        name
        for name, one in vars(m).items()
        if isinstance(one, type) and one.__module__ == m.__name__ and name not in NOT_HERE
    }
    there = {type(part).__name__ for part in parts(tuple(CARDS))}
    assert every - there == NEVER.keys()


def test_made_up_cards_read_back_alone() -> None:
    """What is said at all is said the same in both languages, and means nothing else. Most of it is said."""
    spoken = 0
    for seed in range(400):
        element = card(Random(seed))
        trees = [view(MODEL, said_phrases()[language], element) for language in LANGUAGES]
        assert trees[0] == trees[1] or all(isinstance(tree, Unsaid) for tree in trees), seed
        for language, tree in zip(LANGUAGES, trees, strict=True):
            if isinstance(tree, Node):
                text = write(tree, said_phrases()[language])
                assert isinstance(text, str), (seed, text)
                assert [one.tree for one in read(text, said_phrases()[language], "text").found] == [tree], text
                assert normal(normal(tree)) == normal(tree)
                spoken += 1
    assert spoken > 400 * 2 * 0.95, spoken


@pytest.mark.parametrize("element", CARDS, ids=lambda element: element.id)
def test_every_change_is_reported(element: Element) -> None:
    """One number, name or word changed: another sentence, or none, but never the same."""
    tree, text = text_of(element, "en")
    for part in ("block", "abilities", "counts_as", "score", "shifts", "charts", "laws"):
        for other in changed(getattr(element, part)):
            found = view(MODEL, said_phrases()["en"], replace(element, **{part: other}))
            assert isinstance(found, Unsaid) or normal(found) != normal(tree), (text, other, show(tree))


def test_half_the_cards_foresee_the_other_half() -> None:
    """The share of cards of Resurgence for which the phrases of a random other half are enough: what each game has is
    there anyway. Cards of one game share what they do; places and scores mostly do not."""
    phrases = resurgence()["en"]
    model = edition("resurgence").model
    own = {id for id in phrases.phrases if id not in said_phrases()["en"].phrases}
    needed = [
        frozenset(own & {node.type for node in nodes_of(view(model, phrases, element))})
        for element in model.elements.values()
        if has_text(element)
    ]
    shares: list[float] = []
    for seed in range(200):
        cards = Random(seed).sample(needed, len(needed))
        known, others = frozenset[str]().union(*cards[: len(cards) // 2]), cards[len(cards) // 2 :]
        shares.append(sum(one <= known for one in others) / len(others))
    assert sum(shares) / len(shares) > 0.7


def nodes_of(tree: object) -> Iterator[Node]:
    yield from (part for part in parts(tree) if isinstance(part, Node))


def test_one_of_several_acts_is_offered_in_the_language_of_the_table() -> None:
    called = called_in(MODEL, said().packs, LANGUAGES)
    assert (called["en"]("pay 1 grain"), called["pl"]("pay 1 grain")) == (None, "wydać 1 ziarno")

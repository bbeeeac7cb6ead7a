"""Brackets after a player in a list: they describe the player and not the thing before.

next to each player (if their health is at most 3) (whose cost is at most 3)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from rulewright.compiler.text.read import read
from rulewright.compiler.text.tree import Node, Value, node
from rulewright.compiler.text.write import write
from trees import LANGUAGES, said_phrases

THREE = node("value-number", n=3)
AT_MOST, AHEAD = node("against-most", value=THREE), node("cond-one", test=node("test-ahead", good="grain"))
TRUTH = "sturdy"
SEATS = (
    node("seat-everyone"),
    node("seat-each-where", cond=AHEAD),
    node("seat-each-whose", measure="health", against=AT_MOST),
    node("seat-each-goods", good="grain", against=AT_MOST),
    node("seat-each-true", truth=TRUTH),
    node("seat-each-false", truth=TRUTH),
    node("seat-each-are", flag="asleep"),
    node("seat-each-are-not", flag="asleep"),
    node(
        "seat-each-which",
        which=(node("which-peak", peak=node("peak-highest-goods", good="grain")), node("which-marked", mark="worn")),
    ),
)
BEHIND: tuple[tuple[Node, ...], ...] = (
    (),
    (node("which-where", cond=AHEAD),),
    (node("which-whose-value", measure="health", against=AT_MOST),),
    (node("which-goods-value", good="grain", against=AT_MOST),),
    (node("which-true", truth=TRUTH),),
    (node("which-false", truth=TRUTH),),
    (node("which-marked", mark="worn"),),
    (node("which-are", flag="asleep"),),
    (node("which-are-not", flag="asleep"),),
    (node("which-peak", peak=node("peak-highest-goods", good="grain")),),
)


def places(seat: Node) -> Iterator[Node]:
    """What ends with a player."""
    player = node("ref-seat", seat=seat)
    yield node("which-beside", ref=player)
    yield node("which-ray", ref=node("ref-a"), other=player)
    yield node("which-in", pile=node("pile-of", pile="hand", ref=player))


def acts(seat: Node, behind: tuple[Node, ...]) -> Iterator[Node]:
    for place in places(seat):
        fields: dict[str, Value] = {"thing": "card", "which": (place, *behind)}
        yield node("act-ready", some=node("some-a-which", **fields))
        yield node("act-lose-for", seat=seat, goods=node("goods-all", amount=(_each(fields),)))


def _each(fields: dict[str, Value]) -> Node:
    return node("amount-each-which", good="coin", n=1, **fields)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["", "they", "they-inf"])
def test_brackets_belong_to_one_noun(language: str, form: str) -> None:
    phrases = said_phrases()[language]
    for seat, behind in product(SEATS, BEHIND):
        for act in acts(seat, behind):
            text = write(act, phrases, form)
            assert isinstance(text, str), text
            assert [one.tree for one in read(text, phrases, "act", form).found] == [act], text

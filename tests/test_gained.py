"""In a text, goods that are raised are gained; any other number that is raised is not."""

from __future__ import annotations

from rulewright.compiler.text.gained import gained
from rulewright.compiler.text.read import read
from rulewright.compiler.text.tree import Node, node
from trees import resurgence


def raised(noun: str) -> Node:
    return node("act-raise", n=2, stock=node("stock-yours", measure=noun))


def test_a_good_that_a_text_raises_is_gained() -> None:
    phrases = resurgence()["en"]
    for raising, gaining in (("Increase your Food by 2.", "Gain 2 Food."), ("Increase your VP by 1.", "Gain 1 VP.")):
        (one,), (other,) = read(raising, phrases, "text").found, read(gaining, phrases, "text").found
        assert one.tree != other.tree
        assert gained(one.tree, phrases) == other.tree


def test_any_other_number_is_raised() -> None:
    phrases = resurgence()["en"]
    others = [noun.id for noun in phrases.nouns.values() if "good" not in noun.of]
    assert others
    assert all(gained(raised(noun), phrases) == raised(noun) for noun in others)


def test_no_good_is_gained_by_somebody_else() -> None:
    phrases = resurgence()["en"]
    theirs = node("act-raise", n=2, stock=node("stock-of", measure="food", ref=node("ref-it")))
    lowered = node("act-lower", n=2, stock=node("stock-yours", measure="food"))
    assert [gained(one, phrases) for one in (theirs, lowered)] == [theirs, lowered]

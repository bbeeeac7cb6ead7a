"""Each word of the language is read whole, has a meaning, and is never dropped."""

from __future__ import annotations

import random
import re

import pytest

from road import read, tree
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.syntax import nodes
from rulewright.compiler.syntax.scan import RESERVED
from rulewright.compiler.syntax.tabled import tables
from rulewright.compiler.syntax.taken import LINES
from sentences import sentence

WORDS = sorted(tables().words)
NO_WORD = re.compile(r"[^a-z]+")


BOUNDARIES = [
    ("if true orange: stop", None),
    ("if true isolated: stop", None),
    ("if true andy: stop", None),
    ("if coin atleast 3: stop", None),
    ("if coin at leastwise 3: stop", None),
    ("if nothing: stop", "if not hing: stop"),
    ("gain anorak", "gain an orak"),
    ("gain upto", "gain up to 2 coin"),
    ("gain each-coin", "gain each coin"),
    ("gain some-where", "gain some coin where (true)"),
    ("gain coin fore", None),
    ("gain topmost", "gain to pmost"),
    ("letter be 3", None),
    ("set coin tovalue 3", None),
    ("foreach coin in coins: stop", None),
    ("choose oneself as mine", "choose one:\n    option mine: stop"),
]


@pytest.mark.parametrize(("line", "other"), BOUNDARIES)
def test_a_word_is_never_the_beginning_of_a_word(line: str, other: str | None) -> None:
    found = tree(f"to collect:\n  {line}\n")
    if other is None:
        assert found is None
    else:
        assert found != tree(f"to collect:\n  {other}\n")


def test_a_noun_that_begins_with_a_word_of_the_language() -> None:
    (rule,) = read("to collect:\n  gain a orange\n")[0].declarations
    assert isinstance(rule, nodes.Rule) and isinstance(rule.block, nodes.Block)
    (line,) = rule.block.lines
    assert isinstance(line, nodes.Do) and isinstance(line.act, nodes.Act) and isinstance(line.act.what, nodes.Pick)
    assert line.act.what.noun.kind.text == "orange"


@pytest.mark.parametrize("word", [word for word in WORDS if " " in word])
def test_words_of_several_words_may_stand_apart(word: str) -> None:
    """Each phrase with more space in it is the same phrase."""
    for text in sentences_with(word)[:3]:
        wide = text.replace(word, word.replace(" ", "   "))
        assert tree(text) is not None and tree(wide) == tree(text)


def test_words_of_the_language_may_be_names_where_nothing_else_could_be_meant() -> None:
    for word in ("map", "table", "phase", "pile", "kind", "option", "scenario", "times", "together", "score"):
        assert tree(f"kind card (cards)\ncard {word}\n"), word
        assert word in LINES or tree(f"to {word}:\n  stop\n"), word
        assert tree(f"to collect:\n  if coin of {word} is 3: stop\n"), word


@pytest.mark.parametrize(
    "word", [word for word in WORDS if word.isalpha() and not RESERVED.isdisjoint(tables().words[word])]
)
def test_reserved_words_are_never_names(word: str) -> None:
    for text in (f"kind {word}\n", f"card {word}\n", f"to {word}:\n  stop\n", f"to collect:\n  {word}\n"):
        assert tree(text) is None, text


def tokens(text: str) -> list[str]:
    """The words and signs of a text, phrases in one piece, strings and numbers as they are."""
    phrases = "|".join(
        re.escape(word).replace(r"\ ", " +") for word in sorted(WORDS, key=len, reverse=True) if " " in word
    )
    found = re.findall(
        rf'"(?:[^"\\\n]|\\.)*"|\b(?:{phrases})\b|[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*|->|\'s\b|\n *|[^\s]', text
    )
    return [" ".join(word.split()) if word.strip() else word for word in found]


def joined(parts: list[str]) -> str:
    return re.sub(r" ?(\n *) ?", r"\1", " ".join(parts)).replace(" 's", "'s")


CORPUS: dict[str, list[str]] = {}


def sentences_with(word: str) -> list[str]:
    """Made-up declarations that hold a word."""
    if not CORPUS:
        chance = random.Random(4711)
        for _ in range(6000):
            text = sentence(chance.randrange)
            if len(text) < 400:
                for found in {" ".join(one.split()) for one in tokens(text)}:
                    CORPUS.setdefault(found, []).append(text)
        for texts in CORPUS.values():
            texts.sort(key=lambda text: (len(text), text))
    return CORPUS.get(word, [])


@pytest.mark.parametrize("word", WORDS)
def test_every_word_changes_the_tree(word: str) -> None:
    """Taken away, or with another word in its place, a text says something else, or nothing."""
    other_words = [one for one in WORDS if one != word and not NO_WORD.fullmatch(one)]
    chance = random.Random(word)
    pairs, refused = 0, 0
    for text in sentences_with(word)[:12]:
        whole = tree(joined(tokens(text)))
        assert whole is not None, f"{text}\n{render(read(text)[1])}"
        parts = tokens(text)
        at = parts.index(word)
        for instead in ["", "card", "7", *chance.sample(other_words, 20)]:
            changed = [*parts[:at], *([instead] if instead else []), *parts[at + 1 :]]
            other = tree(joined(changed))
            refused += other is None
            pairs += other is not None
            # `a` and `an` are one word, spelt as the ear wants it.
            assert other != whole or {word, instead} == {"a", "an"}, (
                f"`{word}` says nothing in\n{text}\n{joined(changed)}"
            )
    assert pairs + refused >= 20, f"no sentence has `{word}`: say in the grammar where it may stand"


NEAR = [
    ("if not coin is 3: stop", "if coin is not 3: stop"),
    ("if true or false and true: stop", "if (true or false) and true: stop"),
    ("if not true and false: stop", "if not (true and false): stop"),
    ("gain 1 coin or 2 gem", "gain 1 coin, or gain 2 gem"),
    ("gain a coin", "gain 1 coin"),
    ("gain any 2 coin", "gain 2 coin"),
    ("gain any 2 coin", "gain up to 2 coin"),
    ("you may gain 1 coin", "you must gain 1 coin"),
    ("may gain 1 coin", "gain 1 coin"),
    ("if some card where (true): stop", "if no card where (true): stop"),
    ("set coin to 3", "change coin by 3"),
    ("set coin of you to 3", "set coin of (you) to 3"),
    ("move a card of deck of you to hand", "move a card of (deck of you) to hand"),
    ("draw 2 card from deck to hand", "draw 2 card from hand to deck"),
    ("set coin to x of y of z", "set coin to (x of y) of z"),
    ("set coin to x - y - z", "set coin to x - (y - z)"),
    ("set coin to x / y rounded up", "set coin to x / y rounded down"),
    ("set coin to x / y", "set coin to x / y rounded up"),
    ("set coin to highest price among cards", "set coin to lowest price among cards"),
    ("if coin at least 3: stop", "if coin more than 3: stop"),
    ("if coin is in coins: stop", "if coin is not in coins: stop"),
    ("each player: stop", "secretly each player: stop"),
    ("for each card in cards: stop", "for each cards in card: stop"),
    ("if can (gain 1 coin): stop", "if during gain: stop"),
    ("set coin to its price", "set coin to the price"),
    ("set coin to you's price", "set coin to price"),
    ("set coin to -x", "set coin to x"),
    ("remove another card", "remove a card"),
    ("remove leading card of deck", "remove each card of deck"),
    ("remove leading card of deck", "remove linked card of deck"),
    ("set coin to count each card of deck", "set coin to count deck"),
    ("set coin to x-y", "set coin to x - y"),
    ("set coin to worth at you", "set coin to worth of you"),
    ("choose a card by you as mine", "choose a card as mine"),
    ("until round, worth changes by 1", "set worth to 1"),
]


@pytest.mark.parametrize(("one", "other"), NEAR)
def test_sentences_that_are_near_each_other_differ(one: str, other: str) -> None:
    first, second = tree(f"to collect:\n  {one}\n"), tree(f"to collect:\n  {other}\n")
    if "of (you)" not in other and "of (deck" not in other:
        assert first is not None and second is not None
    assert first != second


def test_what_is_equal_is_equal() -> None:
    """Else the tests above would prove nothing."""
    assert tree("to collect:\n  gain 1 coin\n") == tree("to collect:\n    gain   1 coin  # one\n\n")


def test_there_are_enough_near_pairs() -> None:
    assert len(NEAR) >= 15

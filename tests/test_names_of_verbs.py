"""A thing of a pack may be called as a verb is: the verb means what it always does. Only a rule takes its place."""

from __future__ import annotations

import pytest

from rulewright.compiler.meaning.resolve import resolve
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.source.text import source_of
from rulewright.compiler.syntax.parse import parse
from rulewright.compiler.syntax.taken import LINES
from rulewright.compiler.verbs import VERBS
from test_grafts import bare

GROUND = """counter orange (oranges) of each player, from 0 to 20
counter plum (plums) of each player, from 0 to 20
kind card (cards)
card ace
card king
pile row of each player, of card
pile gone, of card
die d6: 1, 2, 3, 4, 5, 6
to rest: stop
"""
DECLARED = (
    "card {}",
    "kind {} ({}-cards)",
    "counter {}",
    "flag {} of each player",
    "pile {}, of card",
    "marker {}, on player",
    "let {} of a player be 1",
    "die {}: 1, 2",
    "table {}, by number:\n  1 -> 2",
    "group {} (fruits): orange, plum",
)
LINES_OF = {
    "conceal": ("to act: conceal gone",),
    "create": ("to act: create 1 ace in gone", "to act: create 1 card in gone"),
    "draw": ("to act: draw 1 card from gone to row of you", "after you draw a card: gain 1 plum"),
    "exhaust": ("to act: exhaust ace", "after you exhaust a card: gain 1 plum"),
    "follow": ("to act: follow ace",),
    "gain": ("to act: gain 1 orange for each card in your row", "to act: each opponent gains 1 plum"),
    "lose": ("to act: lose 1 orange", "before you lose any orange: gain 1 plum instead"),
    "move": ("to act: move a card of gone to row of you", "after you move a card: gain 1 plum"),
    "pay": ("to act: pay 1 orange to gain 2 plum", "when you pay to rest: spare 1 plum"),
    "put": ("to act: put ace in gone", "after you put a card in gone: gain 1 plum"),
    "ready": ("to act: ready ace",),
    "remove": ("to act: remove ace",),
    "reveal": ("to act: reveal row of you",),
    "roll": ("to act: roll d6 as shown", "after you roll 6: gain 1 plum"),
    "shuffle": ("to act: shuffle gone",),
    "spare": ("to act: spare 1 orange", "when you pay any cost: spare 1 orange"),
    "swap": ("to act: swap 1 orange for 1 plum", "when you pay any cost: swap 1 orange for 1 plum"),
    "treat": ("to act: treat ace as king",),
    "win": ("to act: win", "after you win: gain 1 plum"),
}


def told(text: str) -> tuple[list[str], object]:
    parsed = parse(source_of("made.rules", text))
    meant = resolve("made", "Made", (2, 4), [("made", frozenset(), (parsed.value,))])
    said = [one.headline for one in (*parsed.said, *meant.said) if one.slug != "no-play"]
    plan = None if said else lower(meant.value)
    return said, plan and bare((plan.routines, plan.listeners, plan.prices))


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_a_thing_called_as_a_verb_changes_nothing(verb: str) -> None:
    for line in LINES_OF[verb]:
        alone = told(f"{GROUND}{line}\n")
        for declared in DECLARED:
            beside = told(f"{GROUND}{declared.format(verb, verb)}\n{line}\n")
            assert beside == alone, f"{declared}: {line}"


@pytest.mark.parametrize("name", sorted(LINES))
@pytest.mark.parametrize("line", ["{}", "may {}", "for each p in players: p does {}", "gain 1 orange, then {}"])
def test_a_rule_that_no_line_could_do_is_told_at_its_name(name: str, line: str) -> None:
    text = f"{GROUND}to begin:\n  {line.format(name)}\n  gain 1 plum\nto {name}: gain 1 orange\n"
    said = parse(source_of("made.rules", text)).said
    assert [one.headline for one in said] == [f"no line could do the rule `{name}`"]
    label = said[0].labels[0].span
    assert text[label.start : label.end] == name


@pytest.mark.parametrize("name", ["do", "use", "play-on", "option", "score", "has", "only", "after", "source", "win"])
def test_other_words_of_the_language_may_name_a_rule(name: str) -> None:
    for line in ("{}", "may {}", "for each p in players: p does {}", "gain 1 orange, then {}", "each player {}s"):
        said, plan = told(f"{GROUND}to begin:\n  {line.format(name)}\n  gain 1 plum\nto {name}: gain 1 orange\n")
        assert not said and plan, (line, said)

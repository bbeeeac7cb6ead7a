"""A wrong kind in each place where a kind is expected: reported there, and the right kind is accepted."""

from __future__ import annotations

import pytest

from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.handlers.module import module_of
from rulewright.compiler.meaning.resolve import resolve
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.source.text import source_of
from rulewright.compiler.syntax.parse import parse

GROUND = """\
kind suit (suits)
suit leaf
kind card (cards)
  has a number called worth
  has a text called motto
  has a flag called wild
  has a goods called cost
  has a suit called colour
card ace, worth 1
counter bell
counter orange of each player, from 0 to 9
counter heat of each card
counter sheen of each card at each player
flag lit
marker head, on player
marker who of each card, on player
pile deck, of card
pile hand of each player, of card, seen by owner
table scale, by number:
  1 -> 2
table hue, by suit:
  leaf -> 3
wallet ap, until turn:
  orange -> 2
die luck: 1, 2
let force of a player be orange of the player
let tally-of of some cards be count cards
to go-to a card: change bell by 1
to tell a number: change bell by 1
to name a text: change bell by 1
to hand-out any goods: change bell by 1
to lay a card in a pile: change bell by 1
to show some cards: change bell by 1
to weigh a truth: change bell by 1
to play:
  phase turn: change bell by 1
"""
WRITTEN = {
    "number": "3",
    "truth": "lit",
    "text": '"hi"',
    "goods": "(2 orange)",
    "card": "ace",
    "suit": "leaf",
    "player": "(next of you)",
    "pile": "deck",
    "cards": "([ace])",
    "players": "(players)",
    "groups": "(groups of players by most (orange of it))",
    "die": "luck",
    "choice": "(a card of deck)",
    "phase": "turn",
}
RULE = "to dance:\n  "
CARDS = "cards pile"
SETS = "cards players pile groups"
THINGS = "card suit player die"
PLACES = [
    ("let x be ~ + 1", "number"),
    ("let x be - ~", "number"),
    ("let x be ~ / 2", "number"),
    ("let x be not ~", "truth"),
    ("let x be ~ and lit", "truth"),
    ("let x be ~ at least 2", "number"),
    ("let x be 3 more than ~", "number"),
    ("let x be ace is in ~", CARDS),
    ("let x be head is ~", "player"),
    ("let x be count ~", f"{SETS} goods truth"),
    ("let x be total worth of it among ~", CARDS),
    ("let x be highest ~ among deck", "number"),
    ("let x be groups of ~ by most 3", SETS),
    ("let x be groups of players by most ~", "number"),
    ("let x be worth of ~", "card"),
    ("let x be orange of ~", "player"),
    ("let x be heat of ~", "card"),
    ("let x be sheen of ~ at you", "card"),
    ("let x be sheen of ace at ~", "player"),
    ("let x be hand of ~", "player"),
    ("let x be ap of ~", "player"),
    ("let x be scale at ~", "number"),
    ("let x be hue at ~", "suit"),
    ("let x be force of ~", "player"),
    ("let x be tally-of of ~", CARDS),
    ("let x be next of ~", THINGS),
    ("let x be first of ~", SETS),
    ("let x be top of ~", "pile"),
    ("let x be tally of ~", "phase"),
    ("let x be some card where (~)", "truth"),
    ("let x be some card of ~", CARDS),
    ("counter x, from -9 to ~", "number"),
    ("counter x, starts ~", "number"),
    ("pile x, of card, room for ~", "number"),
    ("card king, worth ~", "number"),
    ("card king, motto ~", "text"),
    ("card king, cost ~", "goods"),
    ("card king, colour ~", "suit"),
    ("table x, by number:\n  ~ -> 2", "number"),
    ("table x, by suit:\n  ~ -> 2", "suit"),
    ("table x, by number:\n  1 -> 2\n  2 -> ~", "number"),
    ("die x: 1, ~", "number"),
    ("card king\n  score ~", "number"),
    ("card king\n  score ~ by:\n    1 -> 2", "number"),
    ("card king\n  score bell by:\n    1 -> ~", "number"),
    ("card king\n  harm by:\n    1 -> ~", "number"),
    ("card king\n  only while ~", "truth"),
    ("while ~: force of you changes by 1", "truth"),
    ("while lit: force of ~ changes by 1", "player players"),
    ("while lit: force of you changes by ~", "number"),
    (f"{RULE}until turn, force of you changes by ~", "number"),
    (f"{RULE}if ~: stop", "truth"),
    (f"{RULE}for each z in ~: stop", SETS),
    (f"{RULE}repeat ~ times: stop", "number"),
    (f"{RULE}phase turn of ~: stop", "player"),
    (f"{RULE}set bell to ~", "number"),
    (f"{RULE}set lit to ~", "truth"),
    (f"{RULE}set head to ~", "player"),
    (f"{RULE}set who of ~ to you", "card"),
    (f"{RULE}set deck to ~", CARDS),
    (f"{RULE}set ~ to 3", ""),
    (f"{RULE}change bell by ~", "number"),
    (f"{RULE}change ~ by 1", ""),
    (f"{RULE}choose ~ as z", "choice"),
    (f"{RULE}choose a card of ~ as z", CARDS),
    (f"{RULE}choose a card of deck by ~ as z", "player"),
    (f"{RULE}choose a card of deck where (~) as z", "truth"),
    (f"{RULE}choose one by ~:\n    option q\n    option r", "player"),
    (f"{RULE}choose one:\n    option q if ~\n    option r", "truth"),
    (f"{RULE}gain ~", "goods"),
    (f"{RULE}gain (~) orange", "number"),
    (f"{RULE}gain 1 orange for ~", "player"),
    (f"{RULE}pay ~", "goods"),
    (f"{RULE}pay 2 ap accepting ~", "goods"),
    (f"{RULE}move ~ to deck", f"card choice {CARDS}"),
    (f"{RULE}move ace to ~", "pile"),
    (f"{RULE}move 1 card from ~ to deck", "pile"),
    (f"{RULE}put ~ under deck", f"card choice {CARDS}"),
    (f"{RULE}create ~ in deck", f"card choice {CARDS}"),
    (f"{RULE}shuffle ~", "pile"),
    (f"{RULE}follow ~", f"choice {THINGS}"),
    (f"{RULE}win for ~", f"choice {THINGS}"),
    (f"{RULE}roll ~ as z", "die"),
    (f"{RULE}go-to ~", "card choice"),
    (f"{RULE}tell ~", "number"),
    (f"{RULE}name ~", "text"),
    (f"{RULE}hand-out ~", "goods"),
    (f"{RULE}lay ace in ~", "pile"),
    (f"{RULE}show ~", f"card choice {CARDS}"),
    (f"{RULE}weigh ~", "truth"),
    ("when you pay any cost: swap ~ for 1 orange", "goods"),
    ("when you pay any cost: swap 1 orange for ~", "goods"),
    ("after bell becomes ~: stop", "number"),
    ("after head becomes ~: stop", "player"),
    ("before you go-to a card:\n  set the card to ~", "card"),
    ("before you tell a number:\n  set the number to ~", "number"),
    ('scenario "x"\n  given bell is ~', "number"),
    ('scenario "x"\n  given ~ is in deck', f"card {CARDS}"),
    ('scenario "x"\n  given ace is in ~', "pile"),
    ('scenario "x"\n  given head is ~', "player"),
    ('scenario "x"\n  then ~', "truth"),
]
"""A line with a `~` in it, and the kinds that may stand there. (Of an element, as of a card, none is said twice.)"""


BELOW = parse(source_of("ground.rules", GROUND)).value


@pytest.mark.parametrize(("line", "good"), PLACES, ids=[line.partition("\n")[0] + line[-12:] for line, _ in PLACES])
def test_a_place(line: str, good: str) -> None:
    for kind, phrase in WRITTEN.items():
        told = parse(source_of("page.rules", f"{line.replace('~', phrase)}\n"))
        meant = resolve("page", "A page", (2, 4), [("page", frozenset(), (BELOW, told.value))])
        faults = [one for one in (*told.said, *meant.said) if one.severity is Severity.ERROR]
        if kind in good.split():
            assert not faults, f"{kind} is right here, and refused: {faults[0].headline}"
            module_of(lower(meant.value, scenes=True))
        else:
            assert faults, f"{kind} is wrong here, and taken"
            places = {one.labels[0].span.source.name for one in faults}
            assert places == {"page.rules"}, f"{kind}: said of another place"

"""A state that was damaged in one place is refused, and the sentence says what is wrong with it."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from road import travel
from rulewright.compiler.pipeline import made
from rulewright.runtime import Edition, Game
from rulewright.runtime.core import CORE
from rulewright.runtime.sound import sound

RULES = """\
kind card (cards)
  works in hand
  has a number called worth
card ace "Ace", worth 1
  after you gain any coin: stop
  open until round
card king "King", worth 12
card queen "Queen"
kind token (tokens)
token pawn
counter coin of each player, from 0 to 9
flag wet
marker lead of each player, on card
pile hand of each player, of card, seen by owner
pile row
let strength of a player be 1
to begin-all:
  create 2 pawn in row
  put ace in hand of you
  set wet to yes
  set lead of you to king
  until round, strength of you changes by 2
  reveal hand of you
  gain 1 coin
to think:
  choose any 2 card as some-of-them
to play:
  phase round:
    phase turn of first of players:
      begin-all
      together:
        gain 1 coin
        think
      secretly each player:
        choose a card as mine
        set lead of player to mine
"""


@cache
def edition() -> Edition:
    travelled = travel(RULES)
    assert travelled.python, travelled.said
    return Edition("sample", [made(travelled.python, "sample")], (2, 2), "0")


def state(secret: bool = False) -> dict[str, Any]:
    """While something is chosen in the middle of a turn; or in secret, when one has chosen."""
    game = Game(edition(), 2, 1)
    if secret:
        game.answer("ace")
        game.answer("king")
        game.answer("king", "player-2")
    return deepcopy(game.state.data())


GONE = object()


def called(value: object) -> str:
    """The name of a case, the same in every process."""
    return "gone" if value is GONE else str(value)[:40]


def damaged(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """The data with something else at a place, or with nothing there."""
    *way, last = (int(step) if step.lstrip("-").isdigit() else step.replace("~", " ") for step in path.split())
    part: Any = data
    for step in way:
        part = part[step]
    if value is GONE:
        del part[last]
    elif last == "more":
        part.append(value)
    else:
        part[last] = value
    return data


def test_what_was_played_is_sound() -> None:
    for secret in (False, True):
        assert sound(edition(), state(secret)) == ""
    found = state()
    assert [frame["do"] for frame in found["stack"]] == ["rule:play", "rule:think"]
    assert found["held"] and found["open"] and found["shifts"] and found["shown"] and found["made"] == {"pawn": 2}
    assert "branches" in state(True)["stack"][-1]


LINE = {"do": "rule:play", "at": 0, "you": "player-1", "v": {}, "scopes": 0}

DAMAGES: list[tuple[str, object, str]] = [
    ("rng", GONE, "fields are missing, or there are too many"),
    ("more~of~it", 1, "fields are missing, or there are too many"),
    *((name, None, f"`{name}` is not what it should be") for name in ("seats", "values", "piles", "made", "came")),
    *((name, None, f"`{name}` is not what it should be") for name in ("shown", "stack", "open", "scopes", "times")),
    *((name, None, f"`{name}` is not what it should be") for name in ("held", "shifts", "rng", "asked", "winners")),
    ("over", 0, "`over` is not what it should be"),
    ("asked", True, "`asked` is not what it should be"),
    ("seats", [], "its seats are odd"),
    ("seats", ["player-2", "player-1"], "its seats are odd"),
    ("seats", ["player-0", "player-1"], "its seats are odd"),
    ("seats", [f"player-{n + 1}" for n in range(1000)], "its seats are odd"),
    ("winners", [1], "a winner has no seat"),
    ("winners", ["player-3"], "a winner has no seat"),
    ("rng", -1, "its stream of chance is odd"),
    ("rng", 1 << 64, "its stream of chance is odd"),
    ("asked", -1, "it has been asked less than never"),
    ("piles heap", [], "there is no pile 'heap'"),
    ("piles coin:player-1", [], "there is no pile 'coin:player-1'"),
    ("piles hand:player-3", [], "there is no pile 'hand:player-3'"),
    ("piles row", "pawn#1", "what lies in 'row' is no list of things"),
    ("piles row", [1], "what lies in 'row' is no list of things"),
    ("piles row more", "jack", "there is no 'jack'"),
    ("piles row more", "player-3", "there is no 'player-3'"),
    *(("piles row more", f"pawn#{n}", f"there is no 'pawn#{n}'") for n in ("0", "3", "01", "", "x", "²", "-1")),
    ("piles row more", "king#1", "there is no 'king#1'"),
    ("piles row more", "pawn#1", "'pawn#1' lies in two places"),
    ("piles row more", "ace", "'ace' lies in two places"),
    ("shown", [1], "a pile that is shown is not there"),
    ("shown", ["heap"], "a pile that is shown is not there"),
    ("shown", ["row>player-3"], "a pile that is shown is not there"),
    ("shown", ["row>"], "a pile that is shown is not there"),
    ("shown", ["heap>player-1"], "a pile that is shown is not there"),
    ("made king", "2", "what was made is odd"),
    ("made king", -1, "what was made is odd"),
    ("made king", 1_000_000, "what was made is odd"),
    ("made jack", 1, "what was made is odd"),
    ("times round", None, "its phases are odd"),
    ("came round", 1, "what came when is odd"),
    ("came round", {"ace": "1"}, "what came when is odd"),
    ("values coin:player-1", 1.5, "'coin:player-1' holds nothing that can be held"),
    ("values ~used:x", [], "' used:x' holds nothing that can be held"),
    ("values row", 1, "'row' is a pile"),
    ("values hand:player-1", "ace", "'hand:player-1' is a pile"),
    ("values coin:player-1", "1", "'coin:player-1' holds something else than it can"),
    ("values coin:player-1", True, "'coin:player-1' holds something else than it can"),
    ("values wet", 1, "'wet' holds something else than it can"),
    ("values wet", False, "'wet' holds something else than it can"),
    ("values wet", "yes", "'wet' holds something else than it can"),
    ("values lead:player-1", True, "'lead:player-1' holds something else than it can"),
    ("values lead:player-1", 1, "'lead:player-1' holds something else than it can"),
    ("scopes 0", "round", "a phase is odd"),
    ("scopes 0 seat", GONE, "a phase is odd"),
    ("scopes 0 more~of~it", 1, "a phase is odd"),
    ("scopes 0 name", 1, "a phase is odd"),
    ("scopes 0 seat", "player-3", "a phase is of a seat that is not there"),
    ("shifts 0", [], "a change of a value is odd"),
    ("shifts 0 by", GONE, "a change of a value is odd"),
    ("shifts 0 value", 1, "a change of a value is odd"),
    ("shifts 0 value", [], "a change of a value is odd"),
    ("shifts 0 value", "weakness", "a change of a value is odd"),
    ("shifts 0 args", "player-1", "a change of a value is odd"),
    ("shifts 0 by", "2", "a change of a value is odd"),
    ("shifts 0 until", None, "a change of a value is odd"),
    ("stack 0", [], "a rule on its stack is odd"),
    ("stack 0 at", GONE, "a rule on its stack is odd"),
    ("stack 0 more~of~it", 1, "a rule on its stack is odd"),
    ("stack 0 do", 1, "a rule on its stack is odd"),
    ("stack 0 v", [], "a rule on its stack is odd"),
    ("stack 0 scopes", "0", "a rule on its stack is odd"),
    ("stack 0 do", "rule:rest", "there is no rule 'rule:rest'"),
    ("stack 0 at", "0", "'rule:play' has no such step"),
    ("stack 0 at", -1, "'rule:play' has no such step"),
    ("stack 0 at", 99, "'rule:play' has no such step"),
    ("stack 0 scopes", -1, "a rule on its stack is in a phase that is not there"),
    ("stack 0 scopes", 3, "a rule on its stack is in a phase that is not there"),
    ("stack 0 you", "player-3", "a rule is followed by nobody"),
    ("stack more", LINE, "a question waits below another rule"),
    ("stack -1 event", [], "an event is odd"),
    ("stack -1 event", {"verb": 1}, "an event is odd"),
    ("stack -1 event", {}, "an event is odd"),
    ("stack -1 ask", GONE, "nobody is asked, and it is not over"),
    ("stack", [], "nobody is asked, and it is not over"),
    ("stack -1 ask", [], "a question is odd"),
    ("stack -1 ask room", GONE, "a question is odd"),
    ("stack -1 ask more~of~it", 1, "a question is odd"),
    *(
        (f"stack -1 ask {name}", None, f"the `{name}` of a question is odd")
        for name in ("id", "seat", "name", "prompt")
    ),
    *((f"stack -1 ask {name}", None, f"the `{name}` of a question is odd") for name in ("args", "options", "least")),
    *((f"stack -1 ask {name}", None, f"the `{name}` of a question is odd") for name in ("most", "single", "room")),
    *((f"stack -1 ask {name}", None, f"the `{name}` of a question is odd") for name in ("like", "picked")),
    ("stack -1 ask seat", "player-3", "a question is for nobody"),
    ("stack -1 ask options", [], "an option is odd"),
    ("stack -1 ask options 0", "ace", "an option is odd"),
    ("stack -1 ask options 0", ["ace", "card"], "an option is odd"),
    ("stack -1 ask options 0 0", 1, "an option is odd"),
    ("stack -1 ask options 0 1", 1, "an option is odd"),
    ("stack -1 ask options 0 2", "ace", "an option is odd"),
    ("stack -1 ask least", -1, "a question wants an odd number of answers"),
    ("stack -1 ask least", 3, "a question wants an odd number of answers"),
    ("stack -1 ask room", [1], "what can be picked is odd"),
    ("stack -1 ask room", [1, 1, -1], "what can be picked is odd"),
    ("stack -1 ask room", [1, 1, "1"], "what can be picked is odd"),
    ("stack -1 ask like", [0], "what can be picked is odd"),
    ("stack -1 ask like", [3], "what can be picked is odd"),
    ("stack -1 ask like", ["1"], "what can be picked is odd"),
    ("stack -1 ask picked", [3], "what was picked is not offered"),
    ("stack -1 ask picked", [-1], "what was picked is not offered"),
    ("stack -1 ask picked", ["0"], "what was picked is not offered"),
    ("stack -1 ask picked", [0, 1], "what was picked is odd"),
    ("stack -1 ask single", True, "what was picked is odd"),
    ("open 0", [], "an open ability is odd"),
    ("open 0 v", GONE, "an open ability is odd"),
    ("open 0 do", 1, "an open ability is odd"),
    ("open 0 do", "king.1", "an open ability is odd"),
    ("open 0 you", "player-3", "an open ability is odd"),
    ("open 0 v", [], "an open ability is odd"),
    ("open 0 self", None, "an open ability is odd"),
    ("open 0 until", None, "an open ability is odd"),
    ("held 0", {}, "an event is odd"),
    ("held 0", [[]], "an event is odd"),
    ("held 0", [{"verb": "gain"}, {"verb": 1}], "an event is odd"),
    ("held 0", [{}], "an event is odd"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), DAMAGES, ids=called)
def test_one_damage_is_told(path: str, value: object, sentence: str) -> None:
    assert sound(edition(), damaged(state(), path, value)) == sentence


IN_SECRET: list[tuple[str, object, str]] = [
    ("stack -1 branches", {}, "what is done in secret is odd"),
    ("stack -1 branches", [], "what is done in secret is odd"),
    ("stack -1 worlds", GONE, "what is done in secret is odd"),
    ("stack -1 worlds", [], "what is done in secret is odd"),
    ("stack -1 worlds 0", [], "what is done in secret is odd"),
    ("stack -1 worlds 0", {"seats": ["player-1"]}, "what is done in secret is odd"),
    ("stack -1 worlds 0", {"over": True}, "what is done in secret is odd"),
    ("stack -1 worlds 0 values", [], "what is done in secret is odd"),
    ("stack -1 worlds 0", {"rng": -1}, "its stream of chance is odd"),
    ("stack -1 worlds 0", {"piles": {"heap": []}}, "there is no pile 'heap'"),
    ("stack -1 worlds 0", {"values": {"wet": 1}}, "'wet' holds something else than it can"),
    ("stack -1 worlds 0", {"open": [1]}, "an open ability is odd"),
    ("stack -1 branches 0", {}, "its stack is odd"),
    ("stack -1 branches 0 more", LINE, "a question waits below another rule"),
    ("stack -1 branches 1", [LINE], "what is done in secret is odd"),
    ("stack -1 branches 0", [], "nobody is asked, and it is not over"),
    ("stack -1 branches 0 -1 ask seat", "player-3", "a question is for nobody"),
    ("stack more", LINE, "what is done in secret is odd"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), IN_SECRET, ids=called)
def test_one_damage_in_secret_is_told(path: str, value: object, sentence: str) -> None:
    assert sound(edition(), damaged(state(True), path, value)) == sentence


def test_nobody_need_be_asked_when_it_is_over() -> None:
    assert sound(edition(), {**state(), "stack": [], "over": True}) == ""


def test_what_may_be_in_a_sound_state() -> None:
    """Whoever else may lie in a pile, hold a marker, or be shown something."""
    for path, value in (
        ("piles row more", "player-2"),
        ("piles row more", "king"),
        ("shown", ["row>player-1", "row", "hand:player-2"]),
        ("made king", 0),
        ("made pawn", 999_999),
        ("values ~used:x", 1),
        ("winners", ["player-2"]),
        ("rng", (1 << 64) - 1),
        ("rng", 0),
        ("asked", 0),
        ("scopes 0 seat", None),
        ("stack -1 ask picked", [0]),
        ("stack -1 ask least", 0),
        ("stack -1 ask room", [0, 2, 1]),
        ("stack -1 ask like", [1]),
        ("stack 0", {**LINE, "do": "core:pay"}),
    ):
        assert sound(edition(), damaged(state(), path, value)) == "", path


def test_what_every_game_has_goes_by_its_name() -> None:
    assert all(handler.id == id and handler.at == "" for id, handler in CORE.items())
    game = Game(edition(), 2, 1)
    assert CORE["core:order"].steps[0](game, "player-1", {"waiting": []}) is None

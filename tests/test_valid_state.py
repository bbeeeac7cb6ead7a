"""A state with one damaged place is refused, and the sentence says what is wrong with it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from pages import compiled
from rulewright.compiler.pipeline import edition_of
from rulewright.runtime import Edition, Game, OtherGame, load, save
from rulewright.runtime.core import CORE
from rulewright.runtime.named_frames import CORE_PARAMS
from rulewright.runtime.valid_state import problem_of

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
    return edition_of(compiled(f"```rules\n{RULES}```\n"))


def state(secret: bool = False) -> dict[str, Any]:
    """While something is chosen in the middle of a turn; or in secret, when one has chosen."""
    game = Game(edition(), 2, 1)
    if secret:
        game.answer("ace")
        game.answer("king")
        game.answer("king", "player-2")
    found: dict[str, Any] = json.loads(json.dumps(game.state.data()))
    return found


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
        assert problem_of(edition(), state(secret)) == ""
    found = state()
    assert [frame["rule"] for frame in found["stack"]] == ["play", "think"]
    assert found["held"] and found["open"] and found["shifts"] and found["shown"] and found["copies"] == ["pawn"] * 2
    assert [world["ask"] is None for world in state(True)["worlds"]] == [False, True]


def test_a_save_can_be_read() -> None:
    """Who is asked what, what lies where, and what has been named, by names."""
    found = state()
    assert found["ask"]["options"] == ["ace", "king"] and found["ask"]["seat"] == "player-1"
    assert found["open"] == [
        {"ability": "ace.1", "thing": "ace", "you": "player-1", "v": found["open"][0]["v"], "until": "round"}
    ]
    assert found["shifts"] == [{"value": "strength", "args": [0], "by": 2, "until": "round"}]
    assert found["piles"] == {"hand:player-1": ["ace"], "row": ["pawn#1", "pawn#2"]}
    assert found["values"] == {"coin:player-1": 2, "lead:player-1": "king", "wet": True}
    assert found["phases"] == [["round", None], ["turn", "player-1"]]


LINE = {"rule": "think", "at": 0, "you": "player-1", "phases": 0, "holds": 0, "v": {"some-of-them": -1}}
LISTS = (
    "seats", "copies", "exhausted", "gone", "used", "shown", "stack", "open", "phases", "raised", "held", "kept",
    "shifts", "winners",
)  # fmt: skip

DAMAGES: list[tuple[str, object, str]] = [
    ("rng", GONE, "fields are missing, or there are too many"),
    ("more~of~it", 1, "fields are missing, or there are too many"),
    *((name, None, f"`{name}` is not what it should be") for name in (*LISTS, "values", "piles", "came", "times")),
    ("over", 0, "`over` is not what it should be"),
    ("asked", True, "`asked` is not what it should be"),
    ("rng", "1", "`rng` is not what it should be"),
    ("ask", [], "`ask` is not what it should be"),
    ("worlds", {}, "`worlds` is not what it should be"),
    ("seats", [], "its seats are odd"),
    ("seats", ["player-2", "player-1"], "its seats are odd"),
    ("seats", ["player-0", "player-1"], "its seats are odd"),
    ("seats", [f"player-{n + 1}" for n in range(1000)], "its seats are odd"),
    ("winners", [1], "a winner is not there"),
    ("winners", ["player-3"], "a winner is not there"),
    ("rng", -1, "its stream of chance is odd"),
    ("rng", 1 << 64, "its stream of chance is odd"),
    ("asked", -1, "it has been asked less than never"),
    ("piles heap", ["king"], "there is no pile 'heap'"),
    ("piles coin:player-1", ["king"], "there is no pile 'coin:player-1'"),
    ("piles hand:player-3", ["king"], "there is no pile 'hand:player-3'"),
    ("piles row", "pawn#1", "what lies in 'row' is no list of things"),
    ("piles row", [1], "what lies in 'row' is no list of things"),
    ("piles row", [], "what lies in 'row' is no list of things"),
    ("piles row more", "jack", "there is no 'jack'"),
    ("piles row more", "player-3", "there is no 'player-3'"),
    *(("piles row more", f"pawn#{n}", f"there is no 'pawn#{n}'") for n in ("0", "3", "01", "", "x", "²", "-1")),
    ("piles row more", "king#1", "there is no 'king#1'"),
    ("piles row more", "pawn#1", "'pawn#1' lies in two places"),
    ("piles row more", "ace", "'ace' lies in two places"),
    ("shown", [1], "a pile that is shown is odd"),
    ("shown", [["row"]], "a pile that is shown is odd"),
    ("shown", [["heap", None]], "a pile that is shown is not there"),
    ("shown", [["row", "player-3"]], "a pile is shown to a seat that is not there"),
    ("copies more", "jack", "what was made is odd"),
    ("copies more", 1, "what was made is odd"),
    ("copies", ["pawn"] * 1_000_000, "what was made is odd"),
    ("gone", ["jack"], "what was removed is odd"),
    ("exhausted", ["jack"], "what is exhausted is odd"),
    ("exhausted", [1], "what is exhausted is odd"),
    ("used", [["ace.1", "ace", "player-1"]], "what was used is odd"),
    ("used", [["king.1", "ace", "player-1", 1]], "what was used is odd"),
    ("used", [["ace.1", "jack", "player-1", 1]], "what was used is odd"),
    ("used", [["ace.1", "ace", "player-3", 1]], "what was used is odd"),
    ("used", [["ace.1", "ace", "player-1", -1]], "what was used is odd"),
    ("times round", None, "a phase is odd"),
    ("times night", 1, "a phase is odd"),
    ("came round", {}, "what came when is odd"),
    ("values coin:player-1", 1.5, "'coin:player-1' holds something else than it can"),
    ("values ~used:x", 1, "there is no ' used:x' that could hold anything"),
    ("values row", 1, "there is no 'row' that could hold anything"),
    ("values hand:player-1", "ace", "there is no 'hand:player-1' that could hold anything"),
    ("values coin:player-1", "1", "'coin:player-1' holds something else than it can"),
    ("values coin:player-1", True, "'coin:player-1' holds something else than it can"),
    ("values coin:player-1", 1 << 70, "'coin:player-1' holds something else than it can"),
    ("values wet", 1, "'wet' holds something else than it can"),
    ("values wet", "yes", "'wet' holds something else than it can"),
    ("values lead:player-1", True, "'lead:player-1' holds something else than it can"),
    ("values lead:player-1", 1, "'lead:player-1' holds something else than it can"),
    ("values lead:player-1", "jack", "'lead:player-1' holds something else than it can"),
    ("phases 0", "round", "a phase is odd"),
    ("phases 0 1", GONE, "a phase is odd"),
    ("phases 0 more", 1, "a phase is odd"),
    ("phases 0 0", 1, "a phase is odd"),
    ("phases 0 0", "night", "a phase is odd"),
    ("phases 0 1", "player-3", "a phase is of a seat that is not there"),
    ("shifts 0", [], "a change of a value is odd"),
    ("shifts 0 by", GONE, "a change of a value is odd"),
    ("shifts 0 value", 1, "a change of a value is odd"),
    ("shifts 0 value", "weakness", "a change of a value is odd"),
    ("shifts 0 args", "player-1", "a change of a value is odd"),
    ("shifts 0 args", [{"x": 1}], "a change of a value is odd"),
    ("shifts 0 by", "2", "a change of a value is odd"),
    ("shifts 0 until", "night", "a change of a value is odd"),
    ("stack 0", [], "a rule on its stack is odd"),
    ("stack 0 at", GONE, "a rule on its stack is odd"),
    ("stack 0 more~of~it", 1, "a rule on its stack is odd"),
    ("stack 0 rule", 1, "a rule on its stack is odd"),
    ("stack 0 v", [], "a rule on its stack is odd"),
    ("stack 0 holds", "0", "a rule on its stack is odd"),
    ("stack 0 holds", 2, "a rule on its stack is odd"),
    ("stack 0 rule", "rest", "there is no rule 'rest'"),
    ("stack 0 at", "0", "'play' has no such step"),
    ("stack 0 at", -2, "'play' has no such step"),
    ("stack 0 at", 99, "'play' has no such step"),
    ("stack 0 phases", -1, "a rule on its stack is in a phase that is not there"),
    ("stack 0 phases", 3, "a rule on its stack is in a phase that is not there"),
    ("stack 0 you", "player-3", "a rule is followed by nobody"),
    ("stack 1 v", {}, "'think' names other things"),
    ("stack 1 v other", 1, "'think' names other things"),
    ("stack 1", {**LINE, "more": 1}, "'think' names other things"),
    ("stack 1 v some-of-them", 1.5, "'some-of-them' of 'think' is nothing that can be named"),
    ("stack 1 v some-of-them", {"goods": {"jack": 1}}, "'some-of-them' of 'think' is nothing that can be named"),
    ("stack 1 v some-of-them", {"range": [0, 1, 0]}, "'some-of-them' of 'think' is nothing that can be named"),
    ("ask", None, "nobody is asked, and it is not over"),
    ("stack", [], "something is asked that cannot be"),
    ("over", True, "something is asked that cannot be"),
    ("worlds", [], "what is done in secret is odd"),
    ("ask room", 1, "a question is odd"),
    ("ask options", GONE, "a question is odd"),
    ("ask seat", "player-3", "a question is for nobody"),
    ("ask question", 99, "there is no such question"),
    ("ask question", -9, "there is no such question"),
    ("ask question", "0", "there is no such question"),
    ("ask question", -1, "a question is not of the rule that asks it"),
    ("ask options", [], "an option is odd"),
    ("ask options 0", "jack", "an option is odd"),
    ("ask options 0", ["ace"], "an option is odd"),
    ("ask options more", "king", "an option is odd"),
    ("ask options 0", -3, "an option is odd"),
    ("ask offered", {}, "an open ability is odd"),
    ("ask offered", [1], "an open ability is odd"),
    ("ask several", [], "what can be picked is odd"),
    ("ask several room", GONE, "what can be picked is odd"),
    ("ask several among", ["jack"], "what can be picked is odd"),
    ("ask several least", -1, "a question wants an odd number of answers"),
    ("ask several least", 3, "a question wants an odd number of answers"),
    ("ask several room", [1], "what can be picked is odd"),
    ("ask several room", [1, 1, -1], "what can be picked is odd"),
    ("ask several room", [1, 1, "1"], "what can be picked is odd"),
    ("ask several like", [0], "what can be picked is odd"),
    ("ask several like", [3], "what can be picked is odd"),
    ("ask several like", ["1"], "what can be picked is odd"),
    ("ask several picked", [3], "what was picked is not offered"),
    ("ask several picked", [-1], "what can be picked is odd"),
    ("ask several picked", ["0"], "what can be picked is odd"),
    ("ask several picked", [0, 1], "what was picked is odd"),
    ("open 0", [], "an open ability is odd"),
    ("open 0 v", GONE, "an open ability is odd"),
    ("open 0 ability", 1, "an open ability is odd"),
    ("open 0 ability", "king.1", "an open ability is odd"),
    ("open 0 you", "player-3", "an open ability is odd"),
    ("open 0 v", {}, "an open ability is odd"),
    ("open 0 v", ["jack"], "an open ability is odd"),
    ("open 0 thing", "jack", "an open ability is odd"),
    ("open 0 until", "night", "an open ability is odd"),
    ("held 0", {}, "an event is odd"),
    ("held 0", [[]], "an event is odd"),
    ("held 0", [["gain"]], "an event is odd"),
    ("held 0", [["sneeze", None]], "an event is odd"),
    ("held 0", [["gain", "player-3"]], "an event is odd"),
    ("held 0", [["gain", None, 1.5]], "an event is odd"),
    ("raised", [1], "an event is odd"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), DAMAGES, ids=called)
def test_one_damage_is_reported(path: str, value: object, sentence: str) -> None:
    assert problem_of(edition(), damaged(state(), path, value)) == sentence


IN_SECRET: list[tuple[str, object, str]] = [
    ("worlds", [], "what is done in secret is odd"),
    ("worlds 0", [], "what is done in secret is odd"),
    ("worlds 0", {"seats": ["player-1"]}, "fields are missing, or there are too many"),
    ("worlds 0 values", [], "`values` is not what it should be"),
    ("worlds 0 rng", -1, "its stream of chance is odd"),
    ("worlds 0 piles heap", ["king"], "there is no pile 'heap'"),
    ("worlds 0 values wet", 1, "'wet' holds something else than it can"),
    ("worlds 0 open", [1], "an open ability is odd"),
    ("worlds 0 stack 0", {}, "a rule on its stack is odd"),
    ("worlds 0 stack", [], "something is asked that cannot be"),
    ("worlds 0 ask", None, "nobody is asked, and it is not over"),
    ("worlds 0 ask seat", "player-3", "a question is for nobody"),
    ("worlds 0 worlds", [], "what is done in secret is odd"),
    ("worlds 1 worlds", [], "what is done in secret is odd"),
    ("worlds 1 stack", [LINE], "nobody is asked, and it is not over"),
    ("ask", {"question": 0, "seat": "player-1", "options": ["ace"]}, "something is asked that cannot be"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), IN_SECRET, ids=called)
def test_one_damage_in_secret_is_reported(path: str, value: object, sentence: str) -> None:
    assert problem_of(edition(), damaged(state(True), path, value)) == sentence


def test_somebody_must_be_asked_in_secret() -> None:
    found = state(True)
    found["worlds"][0] = {**found["worlds"][1]}
    assert problem_of(edition(), found) == "nobody is asked, and it is not over"


def test_a_game_that_is_over_asks_nobody() -> None:
    assert problem_of(edition(), {**state(), "stack": [], "ask": None, "over": True}) == ""


def test_what_may_be_in_a_sound_state() -> None:
    """Whoever else may lie in a pile, hold a marker, or be shown something."""
    for path, value in (
        ("piles row more", "player-2"),
        ("piles row more", "king"),
        ("shown", [["row", "player-1"], ["row", None], ["hand:player-2", None]]),
        ("copies more", "pawn"),
        ("winners", ["player-2"]),
        ("gone", ["pawn#1"]),
        ("used", [["ace.1", "ace", "player-1", 0]]),
        ("rng", (1 << 64) - 1),
        ("rng", 0),
        ("asked", 0),
        ("phases 0 1", "player-2"),
        ("ask several picked", [0]),
        ("ask several least", 0),
        ("ask several room", [0, 2, 1]),
        ("ask several like", [1]),
        ("stack 0 at", -1),
        ("stack 1 v some-of-them", {"goods": {"coin": 1}}),
        ("stack 1 v some-of-them", {"list": [1, None, {"range": [0, 3, 1]}]}),
        ("held 0", [["gain", None, 1, [2, "x"]]]),
    ):
        assert problem_of(edition(), damaged(state(), path, value)) == "", path


def test_what_every_game_has_is_named() -> None:
    """Each register of the routines that every game has has a name in a save."""
    assert set(CORE_PARAMS) == {one.id for one in CORE}


def test_a_sound_state_that_no_game_has_is_refused() -> None:
    """What is not written as a game writes it, or asks what cannot be said: with the hash made right."""
    game = Game(edition(), 2, 1)
    data = json.loads(save(game))
    for path, value in (
        ("values wet", False),
        ("values coin:player-2", 0),
        ("exhausted", ["king", "king"]),
        ("ask options", [0]),
    ):
        changed = damaged(json.loads(json.dumps(data["state"])), path, value)
        assert problem_of(edition(), changed) == "", path
        with pytest.raises(
            OtherGame, match=r"is damaged: its state is not (one that a game has|the one that was saved)"
        ):
            load(edition(), json.dumps({**data, "state": changed}), prove=False)

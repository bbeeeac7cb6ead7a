"""Saves: at every decision, in another process, and from untrusted sources."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from editions import edition, names
from fuzz.records import damaged, well_hashed
from pages import compiled
from rulewright.compiler.pipeline import edition_of
from rulewright.runtime import Edition, Fault, Game, OtherGame, load, replay, save
from rulewright.runtime.logs import log_of, played_again, read_log

NAMES = names()
ROUNDS = {"tic-tac-toe": 400, "connect-four": 250}
"""How many saves are damaged in the quick tests; fewer of games that take longer."""


def played(found: Edition, seed: int) -> Iterator[Game]:
    """A random game, at each of its decisions and at its end."""
    dice = random.Random(seed)
    game = Game(found, found.players[0], seed)
    yield game
    while not game.over:
        decision = dice.choice(game.pending())
        game.answer(dice.choice(decision.options).id, decision.seat)
        yield game


def go_on(game: Game, dice: random.Random, many: int) -> None:
    for _ in range(many):
        if not game.over:
            decision = dice.choice(game.pending())
            game.answer(dice.choice(decision.options).id, decision.seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_save_is_the_game(name: str) -> None:
    for number, game in enumerate(played(edition(name), 3)):
        again = load(edition(name), save(game), prove=number % 10 == 0)
        assert again.pending() == game.pending()
        assert again.state.data() == game.state.data()
        assert again.state.hash() == game.state.hash()
        assert again.answers == game.answers
        go_on(again, random.Random(number), 2)
        other = game.clone()
        go_on(other, random.Random(number), 2)
        assert again.state.data() == other.state.data()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_is_loaded_before_every_answer_ends_the_same(name: str) -> None:
    """Nothing of a game is kept anywhere but in its state: two lists that were one are two after loading."""
    *_, game = played(edition(name), 11)
    again = Game(edition(name), edition(name).players[0], 11)
    for seat, option in game.answers:
        again = load(edition(name), save(again), prove=False)
        again.answer(option, seat)
    assert again.state.hash() == game.state.hash()


ELSEWHERE = """
import json, random, sys
from test_saving import edition, go_on, load
for line in sys.stdin:
    name, number, text = json.loads(line)
    game = load(edition(name), text, prove=number % 10 == 0)
    asked = [[one.id, one.seat, [option.id for option in one.options]] for one in game.pending()]
    before = game.state.hash()
    go_on(game, random.Random(number), 4)
    print(json.dumps([asked, before, game.state.hash()]))
"""


def test_a_save_is_loaded_in_another_process() -> None:
    asked: list[str] = []
    wanted: list[Any] = []
    for name in NAMES:
        for number, game in enumerate(played(edition(name), 4)):
            asked.append(json.dumps([name, number, save(game)]))
            here = [[one.id, one.seat, [option.id for option in one.options]] for one in game.pending()]
            before, other = game.state.hash(), game.clone()
            go_on(other, random.Random(number), 4)
            wanted.append([here, before, other.state.hash()])
    code = f"import sys; sys.path[:0] = {sys.path!r}\n{ELSEWHERE}"
    done = subprocess.run([sys.executable, "-c", code], input="\n".join(asked), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [json.loads(line) for line in done.stdout.splitlines()] == wanted


RALLY = """```rules
counter orange of each player
let strength of a player be orange of the player + 1
to rally: until turn, strength of you changes by 5
to play:
  phase turn of first of players:
    rally
    may gain 1 orange
    gain (strength of you) orange
    may gain 1 orange
```
"""


def test_what_changes_a_value_for_a_while_is_loaded_too() -> None:
    """Into an edition in which nothing has ever changed it."""
    rules = compiled(RALLY)
    game = Game(edition_of(rules))
    for one in (load(edition_of(rules), save(game)), game):
        one.answer("no")
        assert one.state.values["orange:player-1"] == 6


@pytest.mark.parametrize("name", NAMES)
def test_answers_given_as_numbers_have_their_names(name: str) -> None:
    """Also after loading, and between answers by name."""
    dice, found = random.Random(5), edition(name)
    game, other = (Game(found, found.players[0], 5) for _ in range(2))
    for number in range(12):
        decision = dice.choice(game.pending())
        index = dice.randrange(len(decision.options))
        other.answer(decision.options[index].id, decision.seat)
        if number % 3:
            world = next(one for one in game.table().asking() if one.seat == game.seats.index(decision.seat))
            game.table().apply(world.options[index], world.seat)
        else:
            game = load(found, save(game), prove=False)
            game.answer(decision.options[index].id, decision.seat)
        if game.over:
            break
    assert load(found, save(game)).answers == game.answers == other.answers


def test_a_game_in_which_all_is_asked_is_loaded_as_one() -> None:
    game = Game(edition("resurgence"), seed=4, ask_forced=True)
    single = 0
    for _ in range(60):
        game = load(edition("resurgence"), save(game), prove=False)
        decision = game.pending()[0]
        single += len(decision.options) == 1
        game.answer(decision.options[-1].id, decision.seat)
    assert single and load(edition("resurgence"), save(game)).state.hash() == game.state.hash()
    assert played_again(edition("resurgence"), read_log(log_of(game))).answers == game.answers


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_is_free_and_the_game_stays(name: str) -> None:
    for number, game in enumerate(played(edition(name), 6)):
        if number % 5 == 0:
            before, text = game.state.hash(), save(game)
            go_on(game.clone(), random.Random(number), 8)
            assert (game.state.hash(), save(game)) == (before, text)


def test_answers_by_name_belong_to_that_game_alone() -> None:
    game = Game(edition("connect-four"), 2, 1)
    copy = game.clone()
    game.answer("a1")
    other = game.clone()
    other.answer("b1")
    assert game.answers == [("player-1", "a1")] and other.answers == [("player-1", "a1"), ("player-2", "b1")]
    assert copy.answers == [] == Game(edition("connect-four"), 2, 1).answers


@pytest.mark.parametrize("name", NAMES)
def test_taking_back_is_playing_again(name: str) -> None:
    hashes = [(list(game.answers), game.state.hash()) for game in played(edition(name), 7)]
    for answers, wanted in hashes[:: max(1, len(hashes) // 12)]:
        assert replay(edition(name), edition(name).players[0], 7, answers).state.hash() == wanted


@pytest.mark.parametrize("name", NAMES)
def test_equal_states_and_only_they_have_one_hash(name: str) -> None:
    states: dict[str, str] = {}
    for seed in range(3):
        for game in played(edition(name), seed):
            text = json.dumps(game.state.data())
            assert states.setdefault(game.state.hash(), text) == text
            assert game.clone().state.hash() == game.state.hash()
    assert len(set(states.values())) == len(states)
    assert len(states) > 20


def test_a_hash_sees_every_field() -> None:
    # In secret there is one question for each seat, and none of the whole game.
    found = enumerate(played(edition("resurgence"), 2))
    game = next(game for n, game in found if n >= 40 and game.table().question is not None)
    before = game.state.hash()
    phases = len(game.edition.phases)
    changes: dict[str, Any] = {
        "s": [n + 1 for n in game.table().s], "piles": [[] for _ in game.table().piles], "exhausted": {5}, "gone": {5},
        "used": {("farmer.1", 5, 0): 1}, "shown": [(0, 0)], "stack": [],
        "offers": [("farmer.1", 5, 0, (), 0)], "phase_seats": [1] * len(game.table().phases), "times": [9] * phases,
        "raised": [(0, 0)], "held": [[]], "kept": [(0, 0)], "shifts": [("x", (), 1, 0)], "rng": 1, "asked": 0,
        "winners": [0], "over": True, "question": None, "of": [*game.table().of, 5], "options": [1],
    }  # fmt: skip
    for name, other in changes.items():
        copy = game.clone()
        setattr(copy.table(), name, other)
        assert copy.state.hash() != before, name


# ---- saves that are none


def refused(found: Edition, text: str, prove: bool = False) -> str:
    """The sentence with which a text is refused; nothing if it is not. Any other exception is a fault of ours."""
    try:
        load(found, text, prove)
    except OtherGame as fault:
        assert 10 < len(str(fault)) < 1000 and "\n" not in str(fault)
        return str(fault)
    return ""


def some_saves(name: str) -> list[str]:
    return [save(game) for number, game in enumerate(played(edition(name), 9)) if number % 7 == 0]


ODD = [
    "", " ", "null", "[]", "{}", "3", '"x"', "{", '{"format": 1}', '{"format": true}', "NaN", "[" * 100_000,
    '{"format": 1, "edition": "tic-tac-toe", "rules": 7}', '{"format": ' + "9" * 5000 + "}", "\x00", "\ud800",
    '{"a":' * 5000 + "1" + "}" * 5000, '{"format": 1e400}',
]  # fmt: skip


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_what_is_no_save_is_refused(text: str) -> None:
    assert refused(edition("tic-tac-toe"), text)
    with pytest.raises(OtherGame):
        read_log(text)


def test_a_save_of_another_game_is_refused() -> None:
    assert "tic-tac-toe" in refused(edition("connect-four"), save(Game(edition("tic-tac-toe"))))
    changed = json.loads(save(Game(edition("tic-tac-toe"))))
    changed["rules"] = "0" * 32
    assert "rules differ" in refused(edition("tic-tac-toe"), json.dumps(changed))


@pytest.mark.parametrize("name", NAMES)
def test_half_a_save_is_refused(name: str) -> None:
    for text in some_saves(name)[:4]:
        for cut in range(0, len(text), max(1, len(text) // 60)):
            assert refused(edition(name), text[:cut])


def fuzz(name: str, rounds: int, seed: int) -> tuple[int, int]:
    """Damages saves in many ways; how many were refused as they were, and how many with their hash made right."""
    found, dice = edition(name), random.Random(seed)
    saves = [json.loads(text) for text in some_saves(name)]
    plain = skilled = 0
    for _ in range(rounds):
        data = dice.choice(saves)
        for _ in range(dice.choice((1, 1, 2, 5))):
            data = damaged(data, dice)
        if data == saves[0]:
            continue
        plain += bool(refused(found, json.dumps(data)))
        text = well_hashed(found, deepcopy(data)) if isinstance(data, dict) else json.dumps(data)
        skilled += bool(refused(found, text))
        sentence = refused(found, text, prove=True)
        if not sentence:
            game = load(found, text)
            again = replay(found, len(game.seats), game.seed, game.answers)
            assert again.state.hash() == game.state.hash()
    return plain, skilled


@pytest.mark.parametrize("name", NAMES)
def test_damaged_saves_are_refused_in_a_sentence(name: str) -> None:
    rounds = ROUNDS.get(name, 80)
    plain, skilled = fuzz(name, rounds, seed=1)
    assert plain > rounds * 0.8 and skilled > rounds / 2


def test_a_very_long_name_is_cut_in_messages() -> None:
    found, long = edition("tic-tac-toe"), "x" * 4000
    data = json.loads(save(Game(found)))
    for field, held in (("values", {long: 1}), ("piles", {long: ["a"]}), ("piles", {"deck": [long]})):
        said = refused(found, json.dumps({**data, "state": {**data["state"], field: held}}))
        assert "there is no " in said and len(said) < 300


def test_what_is_proved_without_being_asked_for() -> None:
    """A save whose seed or answers are not those of its state is refused, unless a program says that it trusts it."""
    for name in NAMES:
        found, game = edition(name), list(zip(range(9), played(edition(name), 9), strict=False))[-1][1]
        data = json.loads(save(game))
        options = [one.id for one in Game(found, len(game.seats), 9).pending()[0].options]
        other = next(one for one in options if one != data["answers"][0][1])
        changes: list[dict[str, Any]] = [
            {"seed": 10},
            {"answers": data["answers"][:-1]},
            {"answers": []},
            {"answers": [[data["answers"][0][0], other], *data["answers"][1:]]},
            {"answers": [*data["answers"], ["player-1", "nothing"]]},
            {"seats": 3},
        ]
        for change in changes:
            text = json.dumps({**data, **change})
            assert refused(found, text, prove=True), change
            if "seats" not in change:
                assert not refused(found, text)
        assert load(found, save(game)).state.hash() == game.state.hash()


@pytest.mark.parametrize("name", NAMES)
def test_the_first_format_is_taken_up(name: str) -> None:
    """It did not name the packs; a save did not say how many seats there are, nor a log that it was one."""
    game = list(zip(range(9), played(edition(name), 9), strict=False))[-1][1]
    data = json.loads(save(game))
    old = {key: data[key] for key in ("edition", "rules", "seed", "answers", "state", "hash")}
    again = load(edition(name), json.dumps({"format": 1, **old}))
    assert save(again) == save(game) and again.pending() == game.pending()
    data = json.loads(log_of(game))
    for key in ("rulewright", "format", "packs"):
        del data[key]
    log = read_log(json.dumps({"log": 1, **data}))
    assert played_again(edition(name), log).state.hash() == game.state.hash() == log.final


def test_a_state_of_an_older_format_is_found_again_from_its_answers() -> None:
    """Of the old state only what lies on the table is looked at: it must be what the answers lead to."""
    game = list(zip(range(9), played(edition("resurgence"), 9), strict=False))[-1][1]
    data = json.loads(save(game))
    state = data["state"]
    data["state"] = {"laid out": "otherwise", "piles": {**state["piles"], "mall": []}, "values": state["values"]}
    assert "fields are missing" in refused(edition("resurgence"), json.dumps(data))
    old = {**data, "format": 2}
    again = load(edition("resurgence"), json.dumps(old))
    assert (again.state.hash(), save(again)) == (game.state.hash(), save(game))
    parts: list[dict[str, Any]] = [{"piles": {}}, {"values": {}}]
    for part in parts:
        changed = json.dumps({**old, "state": {**old["state"], **part}})
        assert refused(edition("resurgence"), changed).endswith("and its answers lead to another game by now")


def test_messages_about_records_that_do_not_fit() -> None:
    found = edition("tic-tac-toe")
    data = json.loads(save(Game(found)))
    log = json.loads(log_of(Game(found)))
    refusals: dict[str, tuple[dict[str, Any], str]] = {
        "format 99": ({"format": 99}, "the saved game has format 99; this Rulewright reads formats up to 3"),
        "format 0": ({"format": 0}, "this is not a saved game: there is no format 0"),
        "kind": ({"rulewright": "log"}, "this is not a saved game, but a log of a game"),
        "no kind": ({"rulewright": "x"}, "this is not a saved game"),
        "packs": (
            {"packs": ["base", "tic-tac-toe"]},
            "the saved game needs the packs base, tic-tac-toe; 'tic-tac-toe' is made of tic-tac-toe",
        ),
        "edition": ({"edition": "x"}, "the saved game is of 'x', not of 'tic-tac-toe'"),
        "rules": ({"rules": "0"}, "the rules differ: those of 'tic-tac-toe' are not the ones of the saved game"),
        "large": ({"seed": 10**101}, "this is not a saved game: a number in it is too large"),
    }
    for change, why in refusals.values():
        assert refused(found, json.dumps({**data, **change})) == why
    assert refused(found, json.dumps(log)) == "this is not a saved game, but a log of a game"
    with pytest.raises(OtherGame, match="this is not a log of a game, but a saved game"):
        read_log(json.dumps(data))
    assert (data["packs"], data["format"], data["seats"]) == (["tic-tac-toe"], 3, 2)
    assert (log["packs"], log["format"], log["rulewright"]) == (["tic-tac-toe"], 3, "log")


# ---- logs


@pytest.mark.parametrize("name", NAMES)
def test_a_log_ends_as_the_game_did(name: str) -> None:
    *_, game = played(edition(name), 8)
    log = read_log(log_of(game))
    assert log.final == game.state.hash() == played_again(edition(name), log).state.hash()
    data, outcome = json.loads(log_of(game)), game.outcome()
    assert outcome is not None and data["over"]
    assert (data["winners"], data["scores"]) == (list(outcome.winners), outcome.scores)
    begun = json.loads(log_of(Game(edition(name), seed=8)))
    assert (begun["over"], begun["winners"], begun["scores"]) == (False, [], {})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"a": NaN}', "NaN is no number here"),
        ('{"a": 1.5}', "1.5 is not a whole number"),
        ("[" * 100_000, "it is nested too deep"),
        ('{"a": ' + "[" * 250 + "]" * 250 + "}", "it is nested too deep"),
        ('{"a":\n ?}', "it cannot be read from line 2, column 2 on"),
        ("[]", "it is not an object"),
        ('{"a": ["\\ud800"]}', "a text in it has half a character"),
        ('{"\\ud800": 1}', "a text in it has half a character"),
    ],
)
def test_why_a_text_is_no_log(text: str, why: str) -> None:
    with pytest.raises(OtherGame) as raised:
        read_log(text)
    assert str(raised.value) == f"this is not a log of a game: {why}"


@pytest.mark.parametrize("name", NAMES)
def test_damaged_logs_are_refused_in_a_sentence(name: str) -> None:
    dice = random.Random(3)
    *_, game = played(edition(name), 8)
    data = json.loads(log_of(game))
    refusals = 0
    for _ in range(ROUNDS.get(name, 80) // 2):
        try:
            found = played_again(edition(name), read_log(json.dumps(damaged(data, dice))))
            assert found.answers is not None
        except Fault as fault:
            assert str(fault) and "\n" not in str(fault)
            refusals += 1
    assert refusals > 20

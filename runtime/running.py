"""The engine: rules on a stack, each followed step by step until somebody has to be asked.

A frame is data: which handler, at which step, for which seat, with which named values. A step says which step follows
(or that none does); whatever it has raised is heard before that.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from . import hearing
from .choices import options_of, settled
from .core import CORE
from .faults import Endless, NotOffered
from .pack import Handler, Vars
from .secret import apart, unite

if TYPE_CHECKING:
    from .game import Game

Frame = dict[str, Any]
MOST = 200_000
"""So many steps without a question, and the game is standing still."""
DEEPEST = 2_000
"""So many rules that wait for each other, and none will ever end."""


def run(game: Game, whole: bool = True) -> None:
    """Plays on until somebody is asked or the game is over; what is no whole game just stops where nothing is left."""
    for _ in range(MOST):
        if game.state.over:
            return
        if not game.state.stack:
            if whole:
                end_game(game)
            return
        if len(game.state.stack) > DEEPEST or not _advance(game, game.state.stack):
            break
    else:
        raise _endless(game)
    if len(game.state.stack) > DEEPEST:
        raise _endless(game)


def _endless(game: Game) -> Endless:
    """Names the rules that go round, as far as they lie on the stack."""
    ring = list(dict.fromkeys(handler_of(game, frame).id for frame in game.state.stack[-12:]))
    places = [f"{id} ({handler.at})" for id in ring if (handler := game.edition.handlers.get(id)) is not None]
    fault = Endless("these rules go on for ever and ask nobody: " + ", ".join(places or ring))
    fault.ring = tuple(ring)
    return fault


def _advance(game: Game, stack: list[Frame]) -> bool:
    """One step of the innermost rule; whether there was one to take."""
    frame = stack[-1]
    if "branches" in frame:
        return _advance_branches(game, stack, frame)
    if "ask" in frame:
        return False
    index = len(stack) - 1
    cancelled = "event" in frame and "cancelled" in frame["event"]
    following = None if cancelled else _step_on(game, stack, frame)
    if game.state.over:
        game.state.stack = []  # the step may have been taken on a stack within this one
        return True
    if following is None:
        del stack[index]
        while len(game.state.scopes) > frame["scopes"]:
            end(game)
        if "event" in frame and "cancelled" not in frame["event"]:
            hearing.raised(game, frame["event"])
    else:
        frame["at"] = following
    if game.raised:
        hearing.hear(game, stack)
    return True


def _step_on(game: Game, stack: list[Frame], frame: Frame) -> int | None:
    """A step of a rule on a stack, which is the game's while it is taken."""
    kept = game.state.stack
    if kept is stack:
        return _step(game, frame)
    game.state.stack = stack
    try:
        return _step(game, frame)
    finally:
        game.state.stack = kept


def _step(game: Game, frame: Frame) -> int | None:
    handler = handler_of(game, frame)
    at: int = frame["at"]
    try:
        return handler.steps[at](game, frame["you"], frame["v"])
    except Exception as fault:
        fault.add_note(f"while following {handler.id}, {handler.at}, step {at + 1}")
        raise


def _advance_branches(game: Game, stack: list[Frame], frame: Frame) -> bool:
    """Seats that choose in secret, each on a stack of its own. What comes before anybody is asked is done in the order
    of the seats; from then on each has a world of its own."""
    asked = "worlds" in frame
    for index, branch in enumerate(frame["branches"]):
        if branch and "ask" not in branch[-1]:
            with apart(game, frame, index) if asked else nullcontext():
                _follow(game, branch)
            if game.state.over:
                return True
    frame.setdefault("worlds", [{} for _ in frame["branches"]])
    if any(frame["branches"]):
        return False
    unite(game, frame)
    stack.remove(frame)
    return True


def _follow(game: Game, branch: list[Frame]) -> None:
    for _ in range(MOST):
        if game.state.over or not branch or not _advance(game, branch):
            return
    raise _endless(game)


def handler_of(game: Game, frame: Frame) -> Handler:
    return game.edition.handlers.get(frame["do"]) or CORE[frame["do"]]


def push(game: Game, do: str, you: str, vars: Vars) -> Frame:
    frame: Frame = {"do": do, "at": 0, "you": you, "v": vars, "scopes": len(game.state.scopes)}
    game.state.stack.append(frame)
    return frame


def call(game: Game, verb: str, you: str, args: Mapping[str, Any], check: tuple[str, ...] = ()) -> None:
    """Follows a rule with a name; it is heard of when it is done, and `before` it begins. Where something is given
    that may not take its role, nothing is done."""
    handler = game.edition.handlers[f"rule:{verb}"]
    names = dict(handler.params)
    vars = {names[role]: arg for role, arg in args.items()}
    if not all(role in args and game.fits(verb, role, you, vars, args[role]) for role in check):
        return
    event = {"verb": verb, "by": you, **args}
    frame = push(game, handler.id, you, vars)
    game.tell(verb, event)
    if verb in game.edition.heard or verb in game.edition.before:
        frame["event"] = event
    if verb in game.edition.before:
        hearing.hear_before(game, verb, event)


# ---- phases


def begin(game: Game, phase: str, seat: str | None) -> None:
    state = game.state
    state.times[phase] = state.times.get(phase, 0) + 1
    for slot in game.edition.resets.get(phase, ()):
        for key in [key for key in state.values if key.partition(":")[0] == slot]:
            del state.values[key]
    state.scopes.append({"name": phase, "seat": seat})
    game.raise_event(f"{phase} begins", by=seat)


def end(game: Game) -> None:
    """The innermost phase is over, and what was to last until then with it."""
    scope = game.state.scopes.pop()
    phase = scope["name"]
    game.state.open = [offer for offer in game.state.open if offer["until"] != phase]
    game.state.shifts = [shift for shift in game.state.shifts if shift["until"] != phase]
    for wallet, (until, _) in game.edition.wallets.items():
        if until == phase:
            for key in [key for key in game.state.values if key.startswith(f"{wallet}:")]:
                del game.state.values[key]
    game.raise_event(f"{phase} ends", by=scope["seat"])


def give_up(game: Game) -> None:
    """The rule that is being followed cannot be: what it was called for is not done, so nobody hears of it."""
    frame = game.state.stack[-1]
    if "event" in frame:
        frame["event"]["cancelled"] = True


def end_game(game: Game) -> None:
    state = game.state
    state.over = True
    state.stack, state.open, state.scopes, state.held = [], [], [], []
    game.raised = []


# ---- questions


def ask(
    game: Game,
    then: int,
    seat: str | None,
    name: str,
    options: list[tuple[str, str, tuple[Any, ...]]],
    prompt: str,
    args: tuple[Any, ...],
    least: int,
    most: int,
    single: bool,
    room: list[int] | None,
    like: list[int],
) -> int:
    """Asks a seat; the answer is the named value `name` when step `then` begins. What has but one answer is not
    asked, unless it is a secret whether there was a choice. `room` is how often each can be chosen, `like` which are
    the same as the one before."""
    frame = game.state.stack[-1]
    room = [1] * len(options) if room is None else [max(min(n, most), 0) for n in room]
    least, most = max(min(least, sum(room)), 0), max(min(most, sum(room)), 0)
    frame["at"] = then
    secret = in_secret(game)
    forced = not options or (least == most and (sum(room) == least or len(options) == 1))
    if seat is None or (forced and not (secret and options)):
        chosen = [i for i, many in enumerate(room) for _ in range(many)][:least]
        frame["v"][name] = _result([options[i][0] for i in chosen], single)
        return then
    ids = _told_apart(options)
    frame["ask"] = {
        "id": "",
        "seat": seat,
        "name": name,
        "options": ids,
        "prompt": prompt,
        "args": list(args),
        "least": least,
        "most": most,
        "single": single,
        "room": room,
        "like": like,
        "picked": [],
    }
    frame["ask"]["id"] = f"{frame['do']}/{then}/{seat}"
    if not single and not secret and settled(frame["ask"]):
        _answered(frame)
    return then


def _answered(frame: Frame) -> None:
    ask = frame.pop("ask")
    frame["v"][ask["name"]] = _result([ask["options"][i][0] for i in ask["picked"]], ask["single"])


def _told_apart(options: list[tuple[str, str, tuple[Any, ...]]]) -> list[list[Any]]:
    return [[id, phrase, list(args)] for id, phrase, args in options]


def in_secret(game: Game) -> bool:
    """Whether what is done now is done by one seat, unseen by the others."""
    return bool(game.state.stack) and bool(game.state.stack[0].get("secret"))


def is_secret(game: Game, frame: Frame) -> bool:
    """Whether a question is one of those that several seats answer in secret."""
    return frame is not game.state.stack[-1]


def _result(chosen: list[str], single: bool) -> Any:
    if single:
        return chosen[0] if chosen else None
    return chosen


def asking(game: Game) -> list[Frame]:
    """The frames that wait for an answer."""
    if not game.state.stack:
        return []
    top = game.state.stack[-1]
    if "branches" in top:
        return [branch[-1] for branch in top["branches"] if branch and "ask" in branch[-1]]
    return [top] if "ask" in top else []


def take(game: Game, frame: Frame, option: str) -> None:
    """Takes an answer; the question goes on while more is to be chosen."""
    ask = frame["ask"]
    offered = [one[0] for one in ask["options"]] if ask["single"] else [one.id for one in options_of(ask)]
    if option not in offered:
        listed = ", ".join(offered[:12])
        raise NotOffered(f"{option!r} is not offered; {ask['seat']} can answer {listed}")
    frame["ask_was"] = ask["seat"]
    game.state.asked += 1
    if option != "done" or ask["single"]:
        ask["picked"].append([one[0] for one in ask["options"]].index(option))
        if not ask["single"] and not settled(ask):
            return
    _answered(frame)

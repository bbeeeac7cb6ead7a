"""Whether data is the state of a game: every field of its type, every id known, every thing in one place."""

from __future__ import annotations

from typing import Any

from .core import CORE
from .edition import Edition
from .secret import LISTED, NAMED
from .state import FIELDS, owners

TYPES: dict[str, type] = {
    "seats": list, "values": dict, "piles": dict, "made": dict, "came": dict, "shown": list, "stack": list,
    "open": list, "scopes": list, "times": dict, "held": list, "shifts": list, "rng": int, "asked": int,
    "winners": list, "over": bool,
}  # fmt: skip


class _Wrong(Exception):
    """The sentence to say."""


def sound(edition: Edition, data: dict[str, Any]) -> str:
    """What is wrong with it; nothing, if nothing is."""
    try:
        _fields(data)
        _seats(data)
        _piles(edition, data)
        _counts(edition, data)
        _frames(edition, data, data["stack"])
        _offers(edition, data)
    except _Wrong as wrong:
        return str(wrong)
    return ""


def _need(holds: object, sentence: str) -> None:
    if not holds:
        raise _Wrong(sentence)


def _is(value: Any, kind: type) -> bool:
    return type(value) is kind


def _texts(values: Any) -> bool:
    return _is(values, list) and all(_is(value, str) for value in values)


def _numbers(values: Any) -> bool:
    return _is(values, dict) and all(_is(value, int) for value in values.values())


def _fields(data: dict[str, Any]) -> None:
    _need(set(data) == set(FIELDS), "fields are missing, or there are too many")
    for name, kind in TYPES.items():
        _need(_is(data[name], kind), f"`{name}` is not what it should be")


def _seats(data: dict[str, Any]) -> None:
    seats = data["seats"]
    _need(seats and seats == [f"player-{n + 1}" for n in range(len(seats))] and len(seats) < 1000, "its seats are odd")
    _need(_texts(data["winners"]) and set(data["winners"]) <= set(seats), "a winner has no seat")
    _need(0 <= data["rng"] < 1 << 64, "its stream of chance is odd")
    _need(data["asked"] >= 0, "it has been asked less than never")


def _piles(edition: Edition, data: dict[str, Any]) -> None:
    known = {
        ":".join((slot.name, *keys))
        for slot in edition.slots.values()
        if slot.sort == "pile"
        for keys in owners(edition, slot.owners, data["seats"])
    }
    seen = set[str]()
    for key, things in data["piles"].items():
        _need(key in known, f"there is no pile {key!r}")
        _need(_texts(things), f"what lies in {key!r} is no list of things")
        for thing in things:
            _need(_is_thing(edition, data, thing), f"there is no {thing!r}")
            _need(thing not in seen, f"{thing!r} lies in two places")
            seen.add(thing)
    _need(_texts(data["shown"]), "a pile that is shown is not there")
    for entry in data["shown"]:
        key, _, seat = entry.partition(">")
        _need(key in known and (seat in data["seats"] or entry == key), "a pile that is shown is not there")


def _is_thing(edition: Edition, data: dict[str, Any], thing: str) -> bool:
    id, mark, number = thing.partition("#")
    made = data["made"].get(id)
    if id not in edition.elements:
        return thing in data["seats"]
    if not mark:
        return True
    return number.isascii() and number.isdigit() and _is(made, int) and 0 < int(number) <= made and number[0] != "0"


def _counts(edition: Edition, data: dict[str, Any]) -> None:
    _need(_numbers(data["made"]) and set(data["made"]) <= set(edition.elements), "what was made is odd")
    _need(all(0 <= many < 1_000_000 for many in data["made"].values()), "what was made is odd")
    _need(_numbers(data["times"]), "its phases are odd")
    _need(all(_numbers(things) for things in data["came"].values()), "what came when is odd")
    for key, value in data["values"].items():
        _need(type(value) in (int, str, bool), f"{key!r} holds nothing that can be held")
        name = key.split(":")[0]
        slot = edition.slots.get(name)
        if slot is not None:
            _need(slot.sort != "pile", f"{key!r} is a pile")
            _need((slot.sort == "counter") == _is(value, int), f"{key!r} holds something else than it can")
            _need(slot.sort != "flag" or value is True, f"{key!r} holds something else than it can")
            _need(slot.sort != "marker" or _is(value, str), f"{key!r} holds something else than it can")
    for scope in data["scopes"]:
        _need(_is(scope, dict) and set(scope) == {"name", "seat"} and _is(scope["name"], str), "a phase is odd")
        _need(scope["seat"] is None or scope["seat"] in data["seats"], "a phase is of a seat that is not there")
    for shift in data["shifts"]:
        _need(_is(shift, dict) and set(shift) == {"value", "args", "by", "until"}, "a change of a value is odd")
        _need(_is(shift["value"], str) and shift["value"] in edition.values, "a change of a value is odd")
        _need(_is(shift["args"], list), "a change of a value is odd")
        _need(_is(shift["by"], int) and _is(shift["until"], str), "a change of a value is odd")


FRAME = {"do", "at", "you", "v", "scopes"}
MORE = {"event", "ask", "branches", "worlds", "secret"}
ASK: dict[str, type] = {
    "id": str, "seat": str, "name": str, "options": list, "prompt": str, "args": list, "least": int, "most": int,
    "single": bool, "room": list, "like": list, "picked": list,
}  # fmt: skip


def _frames(edition: Edition, data: dict[str, Any], stack: Any) -> None:
    _need(_is(stack, list), "its stack is odd")
    for index, frame in enumerate(stack):
        _need(_is(frame, dict) and set(frame) >= FRAME and set(frame) <= FRAME | MORE, "a rule on its stack is odd")
        _need(
            _is(frame["do"], str) and _is(frame["v"], dict) and _is(frame["scopes"], int), "a rule on its stack is odd"
        )
        handler = CORE.get(frame["do"]) or edition.handlers.get(frame["do"])
        _need(handler is not None, f"there is no rule {frame['do']!r}")
        steps = len(handler.steps) if handler else 0
        _need(_is(frame["at"], int) and 0 <= frame["at"] < max(steps, 1), f"{frame['do']!r} has no such step")
        _need(0 <= frame["scopes"] <= len(data["scopes"]), "a rule on its stack is in a phase that is not there")
        _need(frame["you"] in data["seats"] or "branches" in frame, "a rule is followed by nobody")
        if "ask" in frame:
            _need(index == len(stack) - 1, "a question waits below another rule")
            _question(data, frame["ask"])
        if "event" in frame:
            _need(_is(frame["event"], dict) and _is(frame["event"].get("verb"), str), "an event is odd")
        if "branches" in frame:
            _need(_is(frame["branches"], list) and index == len(stack) - 1, "what is done in secret is odd")
            worlds = _worlds(edition, data, frame.get("worlds"))
            _need(len(frame["branches"]) == len(worlds), "what is done in secret is odd")
            for branch, whole in zip(frame["branches"], worlds, strict=True):
                _frames(edition, whole, branch)
                _need(not branch or "ask" in branch[-1], "what is done in secret is odd")
    asked = bool(stack) and ("ask" in stack[-1] or any(stack[-1].get("branches", ())))
    _need(asked or data["over"] or stack is not data["stack"], "nobody is asked, and it is not over")


def _worlds(edition: Edition, data: dict[str, Any], worlds: Any) -> list[dict[str, Any]]:
    """What seats do in secret, laid over what all share, is as sound as that."""
    _need(_is(worlds, list) and len(worlds) == len(data["seats"]), "what is done in secret is odd")
    return [_world(edition, data, world) for world in worlds]


def _world(edition: Edition, data: dict[str, Any], world: Any) -> dict[str, Any]:
    _need(_is(world, dict) and set(world) <= {*NAMED, *LISTED, "rng"}, "what is done in secret is odd")
    whole = {**data, **world}
    for name in world:
        _need(_is(world[name], TYPES[name]), "what is done in secret is odd")
    for name in set(world) & set(NAMED):
        whole[name] = {key: value for key, value in {**data[name], **world[name]}.items() if value is not None}
    _seats(whole)
    _piles(edition, whole)
    _counts(edition, whole)
    _offers(edition, whole)
    return whole


def _question(data: dict[str, Any], ask: Any) -> None:
    _need(_is(ask, dict) and set(ask) == set(ASK), "a question is odd")
    for name, kind in ASK.items():
        _need(_is(ask[name], kind), f"the `{name}` of a question is odd")
    _need(ask["seat"] in data["seats"], "a question is for nobody")
    options = ask["options"]
    _need(options and all(_option(one) for one in options), "an option is odd")
    _need(0 <= ask["least"] <= ask["most"], "a question wants an odd number of answers")
    room, like, picked = ask["room"], ask["like"], ask["picked"]
    _need(len(room) == len(options) and all(_is(n, int) and n >= 0 for n in room), "what can be picked is odd")
    _need(all(_is(n, int) and 0 < n < len(options) for n in like), "what can be picked is odd")
    _need(all(_is(n, int) and 0 <= n < len(options) for n in picked), "what was picked is not offered")
    _need(len(picked) < max(ask["most"], 1) and picked == sorted(picked), "what was picked is odd")
    _need(not ask["single"] or (not picked and ask["most"] == 1), "what was picked is odd")


def _option(one: Any) -> bool:
    return _is(one, list) and len(one) == 3 and _is(one[0], str) and _is(one[1], str) and _is(one[2], list)


def _offers(edition: Edition, data: dict[str, Any]) -> None:
    for offer in data["open"]:
        _need(_is(offer, dict) and set(offer) == {"do", "self", "you", "v", "until"}, "an open ability is odd")
        _need(_is(offer["do"], str) and offer["do"] in edition.handlers, "an open ability is odd")
        _need(offer["you"] in data["seats"], "an open ability is odd")
        _need(_is(offer["v"], dict) and _is(offer["self"], str) and _is(offer["until"], str), "an open ability is odd")
    for held in data["held"]:
        _need(_is(held, list) and all(_is(one, dict) and _is(one.get("verb"), str) for one in held), "an event is odd")

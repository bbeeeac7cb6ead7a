"""Whether data is the state of a game: each field has its type, each name is known, each thing is in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .core import CORE_QUESTIONS
from .declared import Question, Routine, Slot
from .foreign import cut
from .frames import FIRST, NONE
from .game import State
from .limits import COUNTED, THINGS
from .named_frames import registers_of
from .named_values import real_piles, slots_of
from .naming import pile_name
from .rules import Rules

TYPES: dict[str, type] = {
    "seats": list, "copies": list, "values": dict, "piles": dict, "exhausted": list, "gone": list, "used": list,
    "came": dict, "shown": list, "stack": list, "open": list, "phases": list, "times": dict, "raised": list,
    "held": list, "kept": list, "shifts": list, "rng": int, "asked": int, "winners": list, "over": bool,
    "ask": dict, "worlds": list,
}  # fmt: skip
OR_NOTHING = ("ask", "worlds")


class _Wrong(Exception):
    """A problem, as a sentence."""


def problem_of(rules: Rules, data: Mapping[str, Any]) -> str:
    """What is wrong with the data; empty if nothing is."""
    rules.ready()
    try:
        _state(rules, data, False)
    except _Wrong as wrong:
        return str(wrong)
    return ""


def _need(holds: object, sentence: str) -> None:
    if not holds:
        raise _Wrong(sentence)


def _is(value: Any, kind: type) -> bool:
    return type(value) is kind


def _number(value: Any, least: int = 0) -> bool:
    return _is(value, int) and least <= value <= COUNTED


def _texts(values: Any) -> bool:
    return _is(values, list) and all(_is(value, str) for value in values)


def _row(value: Any, *kinds: type) -> bool:
    """A list with an entry of each of these types."""
    return _is(value, list) and len(value) == len(kinds) and all(map(_is, value, kinds))


def _keys(value: Any, wanted: Sequence[str], more: Sequence[str] = ()) -> bool:
    return _is(value, dict) and set(wanted) <= set(value) <= {*wanted, *more}


def _state(rules: Rules, data: Mapping[str, Any], apart: bool) -> None:
    _need(set(data) == set(TYPES), "fields are missing, or there are too many")
    for name, kind in TYPES.items():
        there = _is(data[name], kind) or (name in OR_NOTHING and data[name] is None)
        _need(there, f"`{name}` is not what it should be")
    seats = data["seats"]
    _need(seats == [f"player-{n + 1}" for n in range(len(seats))], "its seats are odd")
    _need(rules.players[0] <= len(seats) <= rules.players[1], "its seats are odd")
    _need(0 <= data["rng"] < 1 << 64, "its stream of chance is odd")
    _need(_number(data["asked"]), "it has been asked less than never")
    _Checked(rules, data, apart).all()


class _Checked:
    """What is known once the seats and the copies are checked."""

    def __init__(self, rules: Rules, data: Mapping[str, Any], apart: bool) -> None:
        self.rules, self.data, self.apart = rules, data, apart
        self.seats: list[str] = data["seats"]
        copies = data["copies"]
        _need(_texts(copies) and len(copies) <= THINGS, "what was made is odd")
        _need(all(name in rules.elements for name in copies), "what was made is odd")
        self.table = State(rules, len(self.seats), begin=False)
        made: dict[str, int] = {}
        for name in copies:
            self.table.of.append(rules.numbers[name])
            for kept in self.table.grown:
                kept.append(0)
            made[name] = made.get(name, 0) + 1
        self.things = {*self.seats, *rules.elements, *rules.goods_names()}
        self.things |= {f"{name}#{n + 1}" for name, many in made.items() for n in range(many)}
        self.piles = {pile_name(self.table, n) for n in real_piles(self.table)}

    def all(self) -> None:
        data = self.data
        self._values()
        self._piles()
        self._laws()
        self._phases()
        for frame in data["stack"]:
            self._frame(frame)
        for offer in data["open"]:
            self._offer(offer)
        for events in (data["raised"], data["kept"], *data["held"]):
            _need(_is(events, list) and all(map(self._event, events)), "an event is odd")
        if data["worlds"] is not None:
            self._worlds()
        self._asked()

    # ---- what is on the table

    def _values(self) -> None:
        known = {key: slot for slot in self.rules.slots.values() for key, _ in slots_of(self.table, slot)}
        for wallet in self.rules.wallets.values():
            for seat in self.seats:
                known |= {f"{wallet.name}:{seat}:{good}": _POINTS for good in wallet.worth}
        for key, value in self.data["values"].items():
            slot = known.get(key)
            _need(slot is not None, f"there is no {cut(key)!r} that could hold anything")
            if slot is not None:
                _need(self._holds(slot, value), f"{key!r} holds something else than it can")

    def _holds(self, slot: Slot, value: Any) -> bool:
        if slot.sort == "marker":
            return value is None or (_is(value, str) and value in self.things)
        return _is(value, bool) if slot.sort == "flag" else _number(value, -COUNTED)

    def _piles(self) -> None:
        seen = set[str]()
        for key, things in self.data["piles"].items():
            _need(key in self.piles, f"there is no pile {cut(key)!r}")
            _need(_texts(things) and things, f"what lies in {key!r} is no list of things")
            for thing in things:
                _need(thing in self.things, f"there is no {cut(thing)!r}")
                _need(thing not in seen, f"{thing!r} lies in two places")
                seen.add(thing)
        for entry in self.data["shown"]:
            _need(_is(entry, list) and len(entry) == 2, "a pile that is shown is odd")
            _need(_is(entry[0], str) and entry[0] in self.piles, "a pile that is shown is not there")
            _need(entry[1] is None or entry[1] in self.seats, "a pile is shown to a seat that is not there")
        _need(_texts(self.data["gone"]) and self.things.issuperset(self.data["gone"]), "what was removed is odd")
        _need(_texts(self.data["winners"]) and self.things.issuperset(self.data["winners"]), "a winner is not there")

    def _laws(self) -> None:
        rules, data = self.rules, self.data
        limited = {
            one.id for some in (rules.heard_by, rules.free_abilities, rules.prices, rules.counting) for one in some
        }
        _need(_texts(data["exhausted"]) and self.things.issuperset(data["exhausted"]), "what is exhausted is odd")
        for entry in data["used"]:
            _need(_row(entry, str, str, str, int), "what was used is odd")
            id, thing, seat, when = entry
            _need(id in limited and seat in self.seats and _number(when), "what was used is odd")
            _need(not thing or thing in self.things, "what was used is odd")
        _need(set(data["came"]) == {rules.phases[phase] for phase in rules.waits}, "what came when is odd")
        for came in data["came"].values():
            _need(_is(came, dict) and self.things.issuperset(came), "what came when is odd")
            _need(all(map(_number, came.values())), "what came when is odd")

    def _phases(self) -> None:
        rules, data = self.rules, self.data
        for phase in data["phases"]:
            _need(_is(phase, list) and len(phase) == 2 and phase[0] in rules.phases, "a phase is odd")
            _need(phase[1] is None or phase[1] in self.seats, "a phase is of a seat that is not there")
        _need(set(data["times"]) <= set(rules.phases) and all(map(_number, data["times"].values())), "a phase is odd")
        for shift in data["shifts"]:
            _need(_keys(shift, ("value", "args", "by", "until")), "a change of a value is odd")
            _need(_is(shift["value"], str) and shift["value"] in rules.values, "a change of a value is odd")
            _need(_is(shift["args"], list) and self._plain(shift["args"]), "a change of a value is odd")
            _need(_number(shift["by"], -COUNTED) and self._phase(shift["until"]), "a change of a value is odd")

    def _phase(self, name: Any) -> bool:
        return name is None or (_is(name, str) and name in self.rules.phases)

    # ---- what is being done

    def _frame(self, frame: Any) -> None:
        data = self.data
        _need(_keys(frame, ("rule", "at", "you", "phases", "holds", "v"), ("more",)), "a rule on its stack is odd")
        _need(_is(frame["rule"], str) and _is(frame["v"], dict), "a rule on its stack is odd")
        number = self.rules.by_id.get(frame["rule"])
        _need(number is not None, f"there is no rule {cut(frame['rule'])!r}")
        one = self.rules.routines[number or 0]
        _need(_number(frame["at"], -1) and frame["at"] < _blocks(one), f"{one.id!r} has no such step")
        _need(frame["you"] in self.seats, "a rule is followed by nobody")
        inside = _number(frame["phases"]) and frame["phases"] <= len(data["phases"])
        _need(inside, "a rule on its stack is in a phase that is not there")
        _need(_number(frame["holds"]) and frame["holds"] <= len(data["held"]), "a rule on its stack is odd")
        known = registers_of(one)
        _need(list(frame["v"]) == [name for name, _ in known], f"{one.id!r} names other things")
        for name, sort in known:
            held = self._sorted(sort, frame["v"][name])
            _need(held, f"{name!r} of {one.id!r} is nothing that can be named")
        more = frame.get("more", [])
        _need(_is(more, list) and self._plain(more), f"{one.id!r} names other things")

    def _sorted(self, sort: str, value: Any) -> bool:
        if not sort or not (value is None or _is(value, str)):
            return self._plain(value)
        known = {"thing": self.things, "pile": self.piles, "phase": self.rules.phases}.get(sort, self.rules.abilities)
        return value is None or value in known

    def _plain(self, value: Any) -> bool:
        if value is None or _is(value, bool) or _is(value, str):
            return True
        if _is(value, list):
            return all(map(self._plain, value))
        if not _is(value, dict):
            return _number(value, -COUNTED)
        if _keys(value, ("list",)):
            return _is(value["list"], list) and self._plain(value["list"])
        if _keys(value, ("range",)):
            return _row(value["range"], int, int, int) and value["range"][2] != 0
        if not _keys(value, ("goods",)) or not _is(value["goods"], dict):
            return False
        goods: dict[str, Any] = value["goods"]
        known = self.things.issuperset(good for good in goods if good not in self.rules.groups)
        return known and all(_number(many, -COUNTED) for many in goods.values())

    def _event(self, event: Any) -> bool:
        if not _is(event, list) or len(event) < 2 or event[0] not in self.rules.events:
            return False
        return (event[1] is None or event[1] in self.seats) and self._plain(event[2:])

    def _offer(self, offer: Any) -> None:
        _need(_keys(offer, ("ability", "thing", "you", "v", "until")), "an open ability is odd")
        id, thing = offer["ability"], offer["thing"]
        known = id in self.rules.abilities or any(one.id == id for one in self.rules.free_abilities)
        _need(_is(id, str) and known, "an open ability is odd")
        _need(thing is None or (_is(thing, str) and thing in self.things), "an open ability is odd")
        _need(offer["you"] in self.seats and self._phase(offer["until"]), "an open ability is odd")
        values = offer["v"]
        _need(_is(values, list) and all(self._sorted("thing", one) for one in values), "an open ability is odd")

    # ---- what is asked

    def _asked(self) -> None:
        data = self.data
        asked = data["ask"]
        if asked is not None:
            _need(not data["over"] and data["worlds"] is None and data["stack"], "something is asked that cannot be")
            self._question(asked)
        elif data["worlds"] is None:
            done = not data["stack"] and (data["over"] or self.apart)
            _need(done, "nobody is asked, and it is not over")

    def _question(self, asked: Any) -> None:
        _need(_keys(asked, ("question", "seat", "options"), ("several", "offered")), "a question is odd")
        _need(asked["seat"] in self.seats, "a question is for nobody")
        frame = self.data["stack"][-1]
        number: int = asked["question"] if _is(asked["question"], int) else len(self.rules.questions)
        questions = self.rules.questions
        _need(-len(CORE_QUESTIONS) <= number < len(questions), "there is no such question")
        _need((number < 0) == frame["rule"].startswith("core:"), "a question is not of the rule that asks it")
        question: Question = questions[number] if number >= 0 else CORE_QUESTIONS[-number - 1]
        _need(question.into < FIRST + len(frame["v"]), "a question is not of the rule that asks it")
        things = question.prompt == "choose"
        _need(self._options(asked["options"], things), "an option is odd")
        offered = asked.get("offered", [])
        _need(_is(offered, list), "an open ability is odd")
        for offer in offered:
            self._offer(offer)
        if "several" in asked:
            self._several(asked["several"], things)

    def _options(self, options: Any, things: bool) -> bool:
        if not _is(options, list) or not options or len({*map(str, options)}) < len(options):
            return False
        return all(one in self.things if _is(one, str) and things else _number(one, -2) for one in options)

    def _several(self, several: Any, things: bool) -> None:
        _need(_keys(several, ("among", "least", "most", "room", "like", "picked")), "what can be picked is odd")
        among, least, most = several["among"], several["least"], several["most"]
        _need(self._options(among, things), "what can be picked is odd")
        _need(_number(least) and _number(most) and least <= most, "a question wants an odd number of answers")
        room, like, picked = several["room"], several["like"], several["picked"]
        for numbers in (room, like, picked):
            _need(_is(numbers, list) and all(map(_number, numbers)), "what can be picked is odd")
        _need(len(room) == len(among) and all(0 < n < len(among) for n in like), "what can be picked is odd")
        _need(all(n < len(among) for n in picked), "what was picked is not offered")
        _need(len(picked) < max(most, 1) and picked == sorted(picked), "what was picked is odd")

    def _worlds(self) -> None:
        data = self.data
        _need(not self.apart and len(data["worlds"]) == len(self.seats), "what is done in secret is odd")
        for world in data["worlds"]:
            _need(_is(world, dict), "what is done in secret is odd")
            _state(self.rules, world, True)
            _need(world["seats"] == self.seats, "what is done in secret is odd")
        _need(any(world["ask"] is not None for world in data["worlds"]), "nobody is asked, and it is not over")


def _blocks(one: Routine) -> int:
    """The routines that every game has ask at most once."""
    return 2 if one.sort == "core" else one.blocks


_POINTS = Slot("", "counter", NONE, ())

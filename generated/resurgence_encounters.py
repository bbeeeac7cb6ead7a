"""Resurgence with Encounters: its handlers, written by the compiler from the rules. Change the rules, not
this."""

from __future__ import annotations

from rulewright.runtime import Game, Laws, Next, Pack, Vars, verbs

pack = Pack("resurgence-encounters")
pack.kind("bonus-event", "event")
pack.copied("mutant", "beast", "stalker")
pack.slot(
    "pile", "mutant-pool", holds="creature", seen_by="nobody", refilled="creatures-aside", tags=("bag",)
)
pack.slot("pile", "creatures-aside", holds="creature")
pack.slot("pile", "creatures-drawn", holds="creature")
pack.element("beast", "creature", "Beast")
pack.element("stalker", "creature", "Stalker")
pack.element("stalker-chance", "chance", "Deal with the stalker")
pack.element("plague", "bonus-event", "Plague", {"timing": "on-arrival"})
pack.element("dust-storm", "bonus-event", "Dust storm", {"timing": "on-arrival"})
pack.element(
    "ambush", "bonus-event", "Ambush in the square", {"timing": "on-the-spot", "district": "revolution"}
)
pack.element("lean-week", "bonus-event", "Lean week", {"timing": "in-upkeep"})
pack.groups["other-than-food"] = ("fuel", "part", "ammo", "meds")
pack.groups["other-than-fuel"] = ("food", "part", "ammo", "meds")
pack.groups["other-than-part"] = ("food", "fuel", "ammo", "meds")
pack.groups["other-than-ammo"] = ("food", "fuel", "part", "meds")
pack.groups["other-than-meds"] = ("food", "fuel", "part", "ammo")
pack.tables["mutants-in-bag"] = (((1,), 6), ((3,), 4))


@pack.rule("fill-mutant-pool", at="rules/resurgence-encounters/01-encounters.rules.md:28")
def fill_mutant_pool(game: Game, you: str, v: Vars) -> Next:
    """Encounters › Setting up: to fill-mutant-pool:"""
    v["__1"] = list(range(game.look("mutants-in-bag", len(game.each("player")))))
    return 1


@fill_mutant_pool.then
def fill_mutant_pool_2(game: Game, you: str, v: Vars) -> Next:
    if not v["__1"]:
        return 2
    v["_"] = v["__1"].pop(0)
    verbs.create(game, you, {"mutant": 1}, in_="mutant-pool")
    return 1


@fill_mutant_pool.then
def fill_mutant_pool_3(game: Game, you: str, v: Vars) -> Next:
    verbs.create(game, you, {"beast": 2, "stalker": 1}, in_="mutant-pool")
    return None


@pack.rule(
    "fill-district",
    at="rules/resurgence-encounters/01-encounters.rules.md:31",
    params=(("what", "district"),),
)
def fill_district(game: Game, you: str, v: Vars) -> Next:
    """Encounters › Setting up: to fill-district a district:"""
    verbs.draw(game, you, {"creature": 2}, from_="mutant-pool", to="creatures-drawn")
    v["there"] = game.each("zone", where=lambda it: game.trait(it, "district") == v["district"])
    if not (len(game.named["definitions"](game, you, game.inside("creatures-drawn"))) > 1):
        return 3
    return 1


@fill_district.then
def fill_district_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        game.read("first-player"),
        "chosen",
        game.each("creature", of=game.inside("creatures-drawn")),
        "creature",
    )


@fill_district.then
def fill_district_3(game: Game, you: str, v: Vars) -> Next:
    if v["chosen"] is None:
        game.give_up()
        return None
    verbs.move(game, you, v["chosen"], to=game.pile("lair", game.named["first"](game, you, v["there"])))
    return 3


@fill_district.then
def fill_district_4(game: Game, you: str, v: Vars) -> Next:
    for v["z"] in list(v["there"]):
        if len(game.inside("lair", v["z"])) == 0:
            verbs.move(
                game,
                you,
                game.named["first"](game, you, game.inside("creatures-drawn")),
                to=game.pile("lair", v["z"]),
            )
    return None


@pack.rule("send-mutants-away", at="rules/resurgence-encounters/01-encounters.rules.md:40")
def send_mutants_away(game: Game, you: str, v: Vars) -> Next:
    """Encounters › Setting up: to send-mutants-away:"""
    verbs.move(game, you, game.each("mutant-card", of=game.inside("mutant-shown")), to="mutant-discard")
    for v["z"] in game.each("zone"):
        verbs.move(game, you, game.each("creature", of=game.inside("lair", v["z"])), to="creatures-aside")
    return None


@pack.value("beasts")
def beasts(game: Game, you: str, zone: str) -> int:
    """Encounters › Meeting them: let beasts of a zone be count each beast of lair of the zone"""
    return len(game.each("beast", of=game.inside("lair", zone)))


@pack.value("toll")
def toll(game: Game, you: str, location: str) -> int:
    """Encounters › Meeting them: let toll of a location be count each mutant of lair of the location + rivals
    of the location"""
    return len(
        game.each("mutant", of=game.inside("lair", location))
    ) + game.named["rivals"](game, you, location)


@pack.rule(
    "enter",
    at="rules/resurgence-encounters/01-encounters.rules.md:55",
    params=(("what", "zone"),),
    needs=(
        (
            "pay any (toll of the zone) item + any (beasts of the zone) supply",
            lambda game, you, v: game.can_pay(
                you,
                game.both(
                    {"item": game.named["toll"](game, you, v["zone"])},
                    {"supply": game.named["beasts"](game, you, v["zone"])},
                ),
            ),
        ),
    ),
)
def enter(game: Game, you: str, v: Vars) -> Next:
    """Encounters › Meeting them: to enter a zone:"""
    if not game.can_pay(
        you,
        game.both(
            {"item": game.named["toll"](game, you, v["zone"])},
            {"supply": game.named["beasts"](game, you, v["zone"])},
        ),
    ):
        game.give_up()
        return None
    verbs.pay(
        game,
        you,
        game.both(
            {"item": game.named["toll"](game, you, v["zone"])},
            {"supply": game.named["beasts"](game, you, v["zone"])},
        ),
    )
    return 1


@enter.then
def enter_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.after(
    "place",
    "resurgence-encounters.hook1",
    at="rules/resurgence-encounters/01-encounters.rules.md:57",
    params=(("what", "token"), ("in", "location")),
    hears=lambda game, you, self, e: e.get("by") == you
        and game.is_a(e.get("what"), "token")
        and game.is_a(e.get("in"), "zone")
        and game.holds(e.get("in"), "beast"),
)
def resurgence_encounters_hook1(game: Game, you: str, v: Vars) -> Next:
    """Encounters › Meeting them: after you place a token in a zone holding a beast:"""
    for v["b"] in game.each("beast", of=game.inside("lair", v["location"])):
        verbs.gain(game, you, {"vp": 2})
        verbs.move(game, you, v["b"], to="creatures-aside")
    return None


@pack.after(
    "place",
    "stalker-chance.1",
    at="rules/resurgence-encounters/01-encounters.rules.md:62",
    of="stalker-chance",
    laws=Laws(
        optional=True,
        open_until="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "token"), ("in", "location")),
    hears=lambda game, you, self, e: e.get("by") == you
        and game.is_a(e.get("what"), "token")
        and game.is_a(e.get("in"), "zone")
        and game.holds(e.get("in"), "stalker"),
)
def stalker_chance(game: Game, you: str, v: Vars) -> Next:
    """Encounters › Meeting them: after you place a token in a zone holding a stalker: plan a mission, or
    trade-one-item"""
    return game.decide(
        1,
        you,
        "_either1",
        "either",
        [
            (
                "plan a mission",
                game.some("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
            ),
            ("trade-one-item", True),
        ],
    )


@stalker_chance.then
def stalker_chance_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "plan a mission":
        return 3
    return game.choose(
        2,
        you,
        "_what6",
        game.each("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
        "mission",
        to=("plan", "what"),
    )


@stalker_chance.then
def stalker_chance_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 4
    game.call("plan", you, {"what": v["_what6"]})
    return 4


@stalker_chance.then
def stalker_chance_4(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "trade-one-item":
        return 4
    game.call("trade-one-item", you, {})
    return 4


@stalker_chance.then
def stalker_chance_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("trade-one-item", at="rules/resurgence-encounters/01-encounters.rules.md:68")
def trade_one_item(game: Game, you: str, v: Vars) -> Next:
    """Encounters › Meeting them: to trade-one-item:"""
    return game.decide(
        1,
        you,
        "_option1",
        "option",
        [
            ("give-food", game.can_pay(you, {"food": 1})),
            ("give-fuel", game.can_pay(you, {"fuel": 1})),
            ("give-part", game.can_pay(you, {"part": 1})),
            ("give-ammo", game.can_pay(you, {"ammo": 1})),
            ("give-meds", game.can_pay(you, {"meds": 1})),
        ],
    )


@trade_one_item.then
def trade_one_item_2(game: Game, you: str, v: Vars) -> Next:
    if v["_option1"] != "give-food":
        return 4
    if not game.can_pay(you, {"food": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"food": 1})
    return 2


@trade_one_item.then
def trade_one_item_3(game: Game, you: str, v: Vars) -> Next:
    return game.choose_goods(3, you, "_what7", "other-than-food")


@trade_one_item.then
def trade_one_item_4(game: Game, you: str, v: Vars) -> Next:
    if v["_what7"] is None:
        return 16
    verbs.gain(game, you, game.bundle(v["_what7"]))
    return 16


@trade_one_item.then
def trade_one_item_5(game: Game, you: str, v: Vars) -> Next:
    if v["_option1"] != "give-fuel":
        return 7
    if not game.can_pay(you, {"fuel": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"fuel": 1})
    return 5


@trade_one_item.then
def trade_one_item_6(game: Game, you: str, v: Vars) -> Next:
    return game.choose_goods(6, you, "_what12", "other-than-fuel")


@trade_one_item.then
def trade_one_item_7(game: Game, you: str, v: Vars) -> Next:
    if v["_what12"] is None:
        return 16
    verbs.gain(game, you, game.bundle(v["_what12"]))
    return 16


@trade_one_item.then
def trade_one_item_8(game: Game, you: str, v: Vars) -> Next:
    if v["_option1"] != "give-part":
        return 10
    if not game.can_pay(you, {"part": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"part": 1})
    return 8


@trade_one_item.then
def trade_one_item_9(game: Game, you: str, v: Vars) -> Next:
    return game.choose_goods(9, you, "_what17", "other-than-part")


@trade_one_item.then
def trade_one_item_10(game: Game, you: str, v: Vars) -> Next:
    if v["_what17"] is None:
        return 16
    verbs.gain(game, you, game.bundle(v["_what17"]))
    return 16


@trade_one_item.then
def trade_one_item_11(game: Game, you: str, v: Vars) -> Next:
    if v["_option1"] != "give-ammo":
        return 13
    if not game.can_pay(you, {"ammo": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"ammo": 1})
    return 11


@trade_one_item.then
def trade_one_item_12(game: Game, you: str, v: Vars) -> Next:
    return game.choose_goods(12, you, "_what22", "other-than-ammo")


@trade_one_item.then
def trade_one_item_13(game: Game, you: str, v: Vars) -> Next:
    if v["_what22"] is None:
        return 16
    verbs.gain(game, you, game.bundle(v["_what22"]))
    return 16


@trade_one_item.then
def trade_one_item_14(game: Game, you: str, v: Vars) -> Next:
    if v["_option1"] != "give-meds":
        return 16
    if not game.can_pay(you, {"meds": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"meds": 1})
    return 14


@trade_one_item.then
def trade_one_item_15(game: Game, you: str, v: Vars) -> Next:
    return game.choose_goods(15, you, "_what27", "other-than-meds")


@trade_one_item.then
def trade_one_item_16(game: Game, you: str, v: Vars) -> Next:
    if v["_what27"] is None:
        return 16
    verbs.gain(game, you, game.bundle(v["_what27"]))
    return 16


@trade_one_item.then
def trade_one_item_17(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("lay-out-events", at="rules/resurgence-encounters/31-bonus-events.rules.md:8")
def lay_out_events(game: Game, you: str, v: Vars) -> Next:
    """Bonus events: to lay-out-events:"""
    verbs.put(
        game,
        you,
        game.each(
            "event", where=lambda it: not game.is_a(it, "the-beginning") and not game.is_a(it, "bonus-event")
        ),
        in_="event-box",
    )
    return 1


@lay_out_events.then
def lay_out_events_2(game: Game, you: str, v: Vars) -> Next:
    return game.decide(
        2,
        game.named["first"](game, you, game.each("player")),
        "_option2",
        "option",
        [("with-bonus-events", True), ("without-bonus-events", True)],
    )


@lay_out_events.then
def lay_out_events_3(game: Game, you: str, v: Vars) -> Next:
    if v["_option2"] != "with-bonus-events":
        return 3
    verbs.put(
        game, game.named["first"](game, you, game.each("player")), game.each("bonus-event"), in_="event-box"
    )
    return 4


@lay_out_events.then
def lay_out_events_4(game: Game, you: str, v: Vars) -> Next:
    if v["_option2"] != "without-bonus-events":
        return 4
    return 4


@lay_out_events.then
def lay_out_events_5(game: Game, you: str, v: Vars) -> Next:
    verbs.shuffle(game, you, "event-box")
    verbs.draw(game, you, {"event": 5}, from_="event-box", to="event-deck")
    game.call("turn-up", you, {"what": "the-beginning"})
    return 5


@lay_out_events.then
def lay_out_events_6(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("plague", at="rules/resurgence-encounters/31-bonus-events.rules.md:23")
def plague(game: Game, you: str, v: Vars) -> Next:
    """Bonus events › The four of them: bonus-event plague "Plague", on-arrival"""
    return game.decide(
        1,
        you,
        "_either1",
        "either",
        [("pay any supply", game.can_pay(you, {"supply": 1})), ("lose 1 vp", True)],
    )


@plague.then
def plague_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay any supply":
        return 2
    if not game.can_pay(you, {"supply": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"supply": 1})
    return 3


@plague.then
def plague_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "lose 1 vp":
        return 3
    verbs.lose(game, you, {"vp": 1})
    return 3


@plague.then
def plague_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("dust-storm", at="rules/resurgence-encounters/31-bonus-events.rules.md:25")
def dust_storm(game: Game, you: str, v: Vars) -> Next:
    """Bonus events › The four of them: bonus-event dust-storm "Dust storm", on-arrival"""
    verbs.lose(game, you, {"fuel": 1, "part": 1})
    return None


@pack.does(
    "ambush",
    at="rules/resurgence-encounters/31-bonus-events.rules.md:27",
    needs=(("pay 2 ammo", lambda game, you, v: game.can_pay(you, {"ammo": 2})),),
)
def ambush(game: Game, you: str, v: Vars) -> Next:
    """Bonus events › The four of them: bonus-event ambush "Ambush in the square", on-the-spot, revolution"""
    if not game.can_pay(you, {"ammo": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"ammo": 2})
    return 1


@ambush.then
def ambush_2(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, {"vp": 3})
    return None


@pack.does("lean-week", at="rules/resurgence-encounters/31-bonus-events.rules.md:30")
def lean_week(game: Game, you: str, v: Vars) -> Next:
    """Bonus events › The four of them: bonus-event lean-week "Lean week", in-upkeep"""
    return game.decide(
        1, you, "_either1", "either", [("pay 1 food", game.can_pay(you, {"food": 1})), ("lose 1 meds", True)]
    )


@lean_week.then
def lean_week_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay 1 food":
        return 2
    if not game.can_pay(you, {"food": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"food": 1})
    return 3


@lean_week.then
def lean_week_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "lose 1 meds":
        return 3
    verbs.lose(game, you, {"meds": 1})
    return 3


@lean_week.then
def lean_week_4(game: Game, you: str, v: Vars) -> Next:
    return None

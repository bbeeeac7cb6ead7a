"""Resurgence: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from rulewright.runtime import CountsAs, Game, Laws, Next, Pack, Vars, verbs

pack = Pack("resurgence")
pack.kind("token")
pack.kind("creature")
pack.kind("district")
pack.kind("access")
pack.kind("location")
pack.kind("zone", "location")
pack.kind("room", "location")
pack.kind("card")
pack.kind("survivor", "card")
pack.kind("hero", "survivor")
pack.kind("deck")
pack.kind("directive", "card")
pack.kind("mission", "card")
pack.kind("rubble")
pack.kind("bonus")
pack.kind("row-space")
pack.kind("level")
pack.kind("mutant-card", "card")
pack.copied(
    "mutant", "fuel-rubble", "food-rubble", "ammo-rubble", "meds-rubble", "point-rubble", "fuel-point-rubble",
    "food-point-rubble", "double-point-rubble", "supply-rubble", "laborer", "hero-token", "ranger", "builder",
    "scholar",
)
pack.slot("counter", "food", "player", low=0, high=9)
pack.slot("counter", "fuel", "player", low=0, high=9)
pack.slot("counter", "part", "player", low=0, high=9)
pack.slot("counter", "ammo", "player", low=0, high=13)
pack.slot("counter", "meds", "player", low=0, high=13)
pack.slot("counter", "vp", "player", tags=("score",))
pack.slot("pile", "spot", "location", "player", holds="token")
pack.slot("pile", "lair", "location", holds="creature")
pack.slot("pile", "survivor-deck", holds="survivor", seen_by="nobody", tags=("stack",))
pack.slot("pile", "survivor-discard", holds="survivor")
pack.slot("pile", "crew", "player", holds="survivor")
pack.slot("pile", "mission-column", holds="mission")
pack.slot("pile", "planned", "player", high=3, holds="mission")
pack.slot("pile", "completed", "player", holds="mission")
pack.slot("pile", "directive-deck", "deck", holds="directive", seen_by="nobody", tags=("stack",))
pack.slot("pile", "directive-space", holds="directive")
pack.slot("pile", "bag", "player", holds="token", seen_by="owner", refilled="rest-area", tags=("bag",))
pack.slot("pile", "reserve", "player", holds="token")
pack.slot("pile", "drawn", "player", holds="token", seen_by="owner")
pack.slot("pile", "area", "player", "access", holds="token", seen_by="owner")
pack.slot("pile", "rest-area", "player", holds="token")
pack.slot("counter", "compound-level", "player", low=1, high=4, starts=1)
pack.slot("flag", "cleared", "room", "player")
pack.slot("flag", "resting", "player", resets="turn")
pack.slot("marker", "placed-in", "player", holds="location")
pack.slot("marker", "first-player", holds="player")
pack.slot("pile", "lots", holds="player")
pack.slot("pile", "heap", holds="rubble", seen_by="nobody", tags=("bag",))
pack.slot("pile", "rubble-on", "room", "player", holds="rubble", seen_by="nobody")
pack.slot("pile", "hero-offer", holds="hero")
pack.slot("counter", "spaces", "player", "access", low=0, high=10)
pack.slot("flag", "used", "player", resets="turn")
pack.slot("pile", "row", "row-space", high=1, holds="survivor")
pack.slot("pile", "mutant-pool", holds="creature")
pack.slot(
    "pile", "mutant-deck", holds="mutant-card", seen_by="nobody", refilled="mutant-discard", tags=("stack",)
)
pack.slot("pile", "mutant-discard", holds="mutant-card")
pack.slot("pile", "mutant-shown", holds="mutant-card")
pack.element("hero-token", "token", "Hero", {"weight": 3})
pack.element("laborer", "token", "Laborer", {"weight": 1})
pack.element("ranger", "token", "Ranger", {"weight": 2})
pack.element("builder", "token", "Builder", {"weight": 2})
pack.element("scholar", "token", "Scholar", {"weight": 2})
pack.element("mutant", "creature", "Mutant")
pack.element("arbat", "district", "Arbat")
pack.element("museum", "district", "Museum Row")
pack.element("revolution", "district", "Revolution Square")
pack.element("barbarian", "district", "Barbarian Gate")
pack.element("kremlin", "district", "Kremlin")
pack.element("hope", "district", "Hope Island")
pack.element("metro", "access", "Metro")
pack.element("harbor", "access", "Harbor")
pack.element("compound", "access", "Compound")
pack.element("deck-a", "deck", "Deck A")
pack.element("deck-b", "deck", "Deck B")
pack.element("fuel-rubble", "rubble", "Fuel cans")
pack.element("food-rubble", "rubble", "Tins")
pack.element("ammo-rubble", "rubble", "Cartridges")
pack.element("meds-rubble", "rubble", "Bandages")
pack.element("point-rubble", "rubble", "A keepsake")
pack.element("fuel-point-rubble", "rubble", "Fuel and a keepsake")
pack.element("food-point-rubble", "rubble", "Tins and a keepsake")
pack.element("double-point-rubble", "rubble", "Two keepsakes")
pack.element("supply-rubble", "rubble", "A locker")
pack.element("metro-3", "bonus", "Metro, third space", {"access": "metro", "space": 3})
pack.element("metro-6", "bonus", "Metro, sixth space", {"access": "metro", "space": 6})
pack.element("metro-8", "bonus", "Metro, eighth space", {"access": "metro", "space": 8})
pack.element("harbor-2", "bonus", "Harbor, second space", {"access": "harbor", "space": 2})
pack.element("harbor-5", "bonus", "Harbor, fifth space", {"access": "harbor", "space": 5})
pack.element("harbor-8", "bonus", "Harbor, eighth space", {"access": "harbor", "space": 8})
pack.element("compound-3", "bonus", "Compound, third space", {"access": "compound", "space": 3})
pack.element("compound-5", "bonus", "Compound, fifth space", {"access": "compound", "space": 5})
pack.element("compound-8", "bonus", "Compound, eighth space", {"access": "compound", "space": 8})
pack.element("row-1", "row-space", "Right end of the row", {"cost": 1})
pack.element("row-2", "row-space", "Second from the right", {"cost": 2})
pack.element("row-3", "row-space", "Middle of the row", {"cost": 2})
pack.element("row-4", "row-space", "Second from the left", {"cost": 3})
pack.element("row-5", "row-space", "Left end of the row", {"cost": 4})
pack.element("level-2", "level", "Level 2", {"rank": 2, "need": 3, "upkeep-price": {"fuel": 1, "food": 2}})
pack.element("level-3", "level", "Level 3", {"rank": 3, "need": 5, "upkeep-price": {"fuel": 2, "food": 2}})
pack.element("level-4", "level", "Level 4", {"rank": 4, "need": 8, "upkeep-price": {"fuel": 3, "food": 3}})
pack.element("mutants-in-arbat", "mutant-card", "Mutants in Arbat", {"district": "arbat"})
pack.element("mutants-in-museum", "mutant-card", "Mutants in Museum Row", {"district": "museum"})
pack.element(
    "mutants-in-revolution", "mutant-card", "Mutants in Revolution Square", {"district": "revolution"}
)
pack.element("mutants-in-barbarian", "mutant-card", "Mutants at Barbarian Gate", {"district": "barbarian"})
pack.element("mutants-in-kremlin", "mutant-card", "Mutants in the Kremlin", {"district": "kremlin"})
pack.element("mutants-in-hope", "mutant-card", "Mutants on Hope Island", {"district": "hope"})
pack.element("quiet-night", "mutant-card", "Quiet night")
pack.element("long-quiet-night", "mutant-card", "Long quiet night", {"four-players": True})
pack.element("arbat-upper", "zone", "Arbat, upper zone", {"district": "arbat", "access": "metro"})
pack.element(
    "arbat-lower", "zone", "Arbat, lower zone", {"district": "arbat", "access": "metro", "open-to": "builder"}
)
pack.element(
    "museum-upper",
    "zone",
    "Museum Row, upper zone",
    {"district": "museum", "access": "metro", "open-to": "scholar"},
)
pack.element("museum-lower", "zone", "Museum Row, lower zone", {"district": "museum", "access": "harbor"})
pack.element(
    "revolution-left",
    "zone",
    "Revolution Square, left zone",
    {"district": "revolution", "access": "metro", "open-to": "ranger"},
)
pack.element(
    "revolution-right", "zone", "Revolution Square, right zone", {"district": "revolution", "access": "metro"}
)
pack.element(
    "barbarian-left",
    "zone",
    "Barbarian Gate, left zone",
    {"district": "barbarian", "access": "harbor", "open-to": "scholar"},
)
pack.element(
    "barbarian-right", "zone", "Barbarian Gate, right zone", {"district": "barbarian", "access": "harbor"}
)
pack.element("kremlin-upper", "zone", "Kremlin, upper zone", {"district": "kremlin", "access": "metro"})
pack.element(
    "kremlin-lower",
    "zone",
    "Kremlin, lower zone",
    {"district": "kremlin", "access": "harbor", "open-to": "ranger"},
)
pack.element(
    "hope-left",
    "zone",
    "Hope Island, left zone",
    {"district": "hope", "access": "harbor", "open-to": "builder"},
)
pack.element("hope-right", "zone", "Hope Island, right zone", {"district": "hope", "access": "harbor"})
pack.element("checkpoint", "room", "Checkpoint", {"access": "compound"})
pack.element("armory", "room", "Armory", {"access": "compound"})
pack.element("clinic", "room", "Clinic", {"access": "compound"})
pack.element("market-stall", "room", "Market Stall", {"access": "compound"})
pack.element("kitchen", "room", "Kitchen", {"access": "compound"})
pack.element("garage", "room", "Garage", {"access": "compound"})
pack.element("scout-post", "room", "Scout Post", {"access": "compound"})
pack.element("workshop", "room", "Workshop", {"access": "compound", "open-to": "builder"})
pack.element("propaganda", "room", "Propaganda", {"access": "compound", "open-to": "scholar"})
pack.element("headquarters", "room", "Headquarters", {"access": "compound", "open-to": "ranger"})
pack.element("farmer", "survivor", "Farmer", {"calling": "builder"})
pack.element("electrician", "survivor", "Electrician", {"calling": "builder"})
pack.element("firefighter", "survivor", "Firefighter", {"calling": "builder"})
pack.element("chef", "survivor", "Chef", {"calling": "builder"})
pack.element("mechanic", "survivor", "Mechanic", {"calling": "builder"})
pack.element("brewer", "survivor", "Brewer", {"calling": "scholar"})
pack.element("lab-tech", "survivor", "Lab Tech", {"calling": "scholar"})
pack.element("pharmacist", "survivor", "Pharmacist", {"calling": "scholar"})
pack.element("hunter", "survivor", "Hunter", {"calling": "ranger"})
pack.element("security-guard", "survivor", "Security Guard", {"calling": "ranger"})
pack.element("scout", "survivor", "Scout", {"calling": "ranger"})
pack.element("smuggler", "survivor", "Smuggler", {"calling": "ranger"})
pack.element("librarian", "hero", "Librarian")
pack.element("olympian", "hero", "Olympian")
pack.element("polar-vortex", "directive", "Polar Vortex", {"deck": "deck-a"})
pack.element("food-rations", "directive", "Food Rations", {"deck": "deck-a"})
pack.element("power-grab", "directive", "Power Grab", {"deck": "deck-b"})
pack.element("defenders", "directive", "Defenders", {"deck": "deck-b"})
pack.groups["resource"] = ("food", "part", "fuel")
pack.groups["supply"] = ("ammo", "meds")
pack.groups["item"] = ("food", "part", "fuel", "ammo", "meds")
pack.groups["specialist"] = ("ranger", "builder", "scholar")
pack.tables["hand-size"] = (((1,), 4), ((2,), 5), ((3,), 5), ((4,), 6))
pack.tables["level-points"] = (((2,), 2), ((3,), 5), ((4,), 9))
pack.tables["leadership-points"] = (((1,), 7), ((2,), 4), ((3,), 2), ((4,), 0))
pack.tables["supply-points"] = (((5,), 1), ((8,), 2), ((11,), 4), ((13,), 6))
pack.tables["room-level"] = (
    (("checkpoint",), 1), (("armory",), 1), (("clinic",), 1), (("market-stall",), 2), (("kitchen",), 2),
    (("garage",), 2), (("scout-post",), 3), (("workshop",), 3), (("propaganda",), 4), (("headquarters",), 4),
)
pack.tables["polar-vortex.score"] = (((3,), 2), ((5,), 4), ((7,), 7))
pack.tables["food-rations.score"] = (((4,), 2), ((6,), 4), ((8,), 7))
pack.tables["power-grab.score"] = (((10,), 2), ((12,), 4), ((14,), 7))


@pack.rule("set-up", at="rules/resurgence/02-setup.rules.md:12")
def set_up(game: Game, you: str, v: Vars) -> Next:
    """Setting up: to set-up:"""
    verbs.put(
        game, you, game.each("survivor", where=lambda it: not game.is_a(it, "hero")), in_="survivor-deck"
    )
    verbs.shuffle(game, you, "survivor-deck")
    for v["s"] in game.each("row-space"):
        verbs.draw(game, you, {"survivor": 1}, from_="survivor-deck", to=game.pile("row", v["s"]))
    for v["d"] in game.each("deck"):
        verbs.put(
            game,
            you,
            game.each("directive", where=lambda it: game.trait(it, "deck") == v["d"]),
            in_=game.pile("directive-deck", v["d"]),
        )
        verbs.shuffle(game, you, game.pile("directive-deck", v["d"]))
        verbs.draw(
            game, you, {"directive": 1}, from_=game.pile("directive-deck", v["d"]), to="directive-space"
        )
    game.call("draw-lots", you, {})
    return 1


@set_up.then
def set_up_2(game: Game, you: str, v: Vars) -> Next:
    verbs.create(game, you, {"mutant": 6}, in_="mutant-pool")
    verbs.put(
        game,
        you,
        game.each("mutant-card", where=lambda it: not game.trait(it, "four-players")),
        in_="mutant-deck",
    )
    verbs.shuffle(game, you, "mutant-deck")
    game.call("bring-mutants", you, {})
    return 2


@set_up.then
def set_up_3(game: Game, you: str, v: Vars) -> Next:
    verbs.create(
        game,
        you,
        {"fuel-rubble": 4, "food-rubble": 4, "ammo-rubble": 4, "meds-rubble": 4, "point-rubble": 4},
        in_="heap",
    )
    verbs.create(
        game,
        you,
        {"fuel-point-rubble": 4, "food-point-rubble": 4, "double-point-rubble": 4, "supply-rubble": 4},
        in_="heap",
    )
    v["_player3"] = list(game.clockwise(you))
    return 3


@set_up.then
def set_up_4(game: Game, you: str, v: Vars) -> Next:
    if not v["_player3"]:
        return 4
    v["player"] = v["_player3"].pop(0)
    game.call("set-up-player", v["player"], {})
    return 3


@set_up.then
def set_up_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("draw-lots", at="rules/resurgence/02-setup.rules.md:30")
def draw_lots(game: Game, you: str, v: Vars) -> Next:
    """Setting up: to draw-lots:"""
    verbs.put(game, you, game.each("player"), in_="lots")
    verbs.shuffle(game, you, "lots")
    game.put("first-player", (), game.named["first"](game, you, game.inside("lots")))
    verbs.remove(game, you, game.each("player", of=game.inside("lots")))
    return None


@pack.rule("set-up-player", at="rules/resurgence/02-setup.rules.md:35")
def set_up_player(game: Game, you: str, v: Vars) -> Next:
    """Setting up: to set-up-player:"""
    verbs.create(game, you, {"laborer": 6, "hero-token": 1}, in_=game.pile("bag", you))
    verbs.create(game, you, {"ranger": 4, "builder": 4, "scholar": 4}, in_=game.pile("reserve", you))
    for v["r"] in game.each("room", where=lambda it: not game.is_a(it, "checkpoint")):
        verbs.draw(game, you, {"rubble": 1}, from_="heap", to=game.pile("rubble-on", v["r"], you))
    game.put("cleared", ("checkpoint", you), True)
    return None


@pack.does("fuel-rubble", at="rules/resurgence/02-setup.rules.md:53")
def fuel_rubble(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Rubble: rubble fuel-rubble "Fuel cans" """
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("food-rubble", at="rules/resurgence/02-setup.rules.md:55")
def food_rubble(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Rubble: rubble food-rubble "Tins" """
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("ammo-rubble", at="rules/resurgence/02-setup.rules.md:57")
def ammo_rubble(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Rubble: rubble ammo-rubble "Cartridges" """
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does("meds-rubble", at="rules/resurgence/02-setup.rules.md:59")
def meds_rubble(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Rubble: rubble meds-rubble "Bandages" """
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does("point-rubble", at="rules/resurgence/02-setup.rules.md:61")
def point_rubble(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Rubble: rubble point-rubble "A keepsake" """
    verbs.gain(game, you, {"vp": 1})
    return None


@pack.does("fuel-point-rubble", at="rules/resurgence/02-setup.rules.md:63")
def fuel_point_rubble(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Rubble: rubble fuel-point-rubble "Fuel and a keepsake" """
    verbs.gain(game, you, {"fuel": 1, "vp": 1})
    return None


@pack.does("food-point-rubble", at="rules/resurgence/02-setup.rules.md:65")
def food_point_rubble(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Rubble: rubble food-point-rubble "Tins and a keepsake" """
    verbs.gain(game, you, {"food": 1, "vp": 1})
    return None


@pack.does("double-point-rubble", at="rules/resurgence/02-setup.rules.md:67")
def double_point_rubble(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Rubble: rubble double-point-rubble "Two keepsakes" """
    verbs.gain(game, you, {"vp": 2})
    return None


@pack.does("supply-rubble", at="rules/resurgence/02-setup.rules.md:69")
def supply_rubble(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Rubble: rubble supply-rubble "A locker" """
    verbs.gain(game, you, {"ammo": 1, "meds": 1})
    return None


@pack.rule("begin-with-heroes", at="rules/resurgence/02-setup.rules.md:81")
def begin_with_heroes(game: Game, you: str, v: Vars) -> Next:
    """Setting up › The first game: to begin-with-heroes:"""
    verbs.put(game, you, game.each("hero"), in_="hero-offer")
    v["_g1"] = list(game.groups(game.each("player"), lambda it: game.named["lateness"](game, you, it)))
    return 1


@begin_with_heroes.then
def begin_with_heroes_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_g1"]:
        return 4
    v["g"] = v["_g1"].pop(0)
    v["_p4"] = list(v["g"])
    return 2


@begin_with_heroes.then
def begin_with_heroes_3(game: Game, you: str, v: Vars) -> Next:
    if not v["_p4"]:
        return 1
    v["p"] = v["_p4"].pop(0)
    v["_you7"] = v["p"]
    return game.choose(
        3,
        v["_you7"],
        "_what9",
        game.each("hero", where=lambda it: game.fits("begin-with", "what", v["_you7"], {}, it)),
        "hero",
        to=("begin-with", "what"),
    )


@begin_with_heroes.then
def begin_with_heroes_4(game: Game, you: str, v: Vars) -> Next:
    if v["_what9"] is None:
        return 2
    game.call("begin-with", v["_you7"], {"what": v["_what9"]})
    return 2


@begin_with_heroes.then
def begin_with_heroes_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "begin-with",
    at="rules/resurgence/02-setup.rules.md:86",
    params=(("what", "hero"),),
    fits={"what": (("it is in hero-offer", lambda game, you, v, it: it in game.inside("hero-offer")),)},
)
def begin_with(game: Game, you: str, v: Vars) -> Next:
    """Setting up › The first game: to begin-with a hero of hero-offer:"""
    verbs.move(game, you, v["hero"], to=game.pile("crew", you))
    verbs.gain(game, you, {"food": 1, "fuel": 1, "part": 1, "ammo": 1, "meds": 1})
    return 1


@begin_with.then
def begin_with_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        you,
        "_what2",
        game.each("specialist", where=lambda it: game.fits("enlist", "what", you, {}, it)),
        "specialist",
        to=("enlist", "what"),
    )


@begin_with.then
def begin_with_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 3
    game.call("enlist", you, {"what": v["_what2"]})
    return 3


@begin_with.then
def begin_with_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("play", at="rules/resurgence/03-round.rules.md:10")
def play(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds: to play:"""
    game.call("set-up", you, {})
    return 1


@play.then
def play_2(game: Game, you: str, v: Vars) -> Next:
    game.call("begin-with-heroes", you, {})
    return 2


@play.then
def play_3(game: Game, you: str, v: Vars) -> Next:
    game.call("play-six-rounds", you, {})
    return 3


@play.then
def play_4(game: Game, you: str, v: Vars) -> Next:
    game.call("final-scoring", you, {})
    return 4


@play.then
def play_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("play-six-rounds", at="rules/resurgence/03-round.rules.md:15")
def play_six_rounds(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds: to play-six-rounds:"""
    v["__1"] = list(range(6))
    return 1


@play_six_rounds.then
def play_six_rounds_2(game: Game, you: str, v: Vars) -> Next:
    if not v["__1"]:
        return 15
    v["_"] = v["__1"].pop(0)
    game.begin("round")
    return 2


@play_six_rounds.then
def play_six_rounds_3(game: Game, you: str, v: Vars) -> Next:
    game.begin("draw-and-assign")
    return 3


@play_six_rounds.then
def play_six_rounds_4(game: Game, you: str, v: Vars) -> Next:
    game.call("draw-and-assign", you, {})
    return 4


@play_six_rounds.then
def play_six_rounds_5(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 5


@play_six_rounds.then
def play_six_rounds_6(game: Game, you: str, v: Vars) -> Next:
    game.begin("leadership")
    return 6


@play_six_rounds.then
def play_six_rounds_7(game: Game, you: str, v: Vars) -> Next:
    game.call("determine-leadership", you, {})
    return 7


@play_six_rounds.then
def play_six_rounds_8(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 8


@play_six_rounds.then
def play_six_rounds_9(game: Game, you: str, v: Vars) -> Next:
    game.begin("worker-actions")
    return 9


@play_six_rounds.then
def play_six_rounds_10(game: Game, you: str, v: Vars) -> Next:
    game.call("act-in-turn", you, {})
    return 10


@play_six_rounds.then
def play_six_rounds_11(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 11


@play_six_rounds.then
def play_six_rounds_12(game: Game, you: str, v: Vars) -> Next:
    game.begin("upkeep")
    return 12


@play_six_rounds.then
def play_six_rounds_13(game: Game, you: str, v: Vars) -> Next:
    game.call("keep-up", you, {})
    return 13


@play_six_rounds.then
def play_six_rounds_14(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 14


@play_six_rounds.then
def play_six_rounds_15(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 1


@play_six_rounds.then
def play_six_rounds_16(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("draw-and-assign", at="rules/resurgence/03-round.rules.md:36")
def draw_and_assign(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Draw and assign: to draw-and-assign:"""
    if game.named["tally"](game, you, "draw-and-assign") > 1:
        game.put("first-player", (), game.named["next"](game, you, game.read("first-player")))
    for v["player"] in game.clockwise(you):
        verbs.draw(
            game,
            v["player"],
            {"token": game.look("hand-size", game.read("compound-level", v["player"]))},
            from_=game.pile("bag", v["player"]),
            to=game.pile("drawn", v["player"]),
        )
    return 1


@draw_and_assign.then
def draw_and_assign_2(game: Game, you: str, v: Vars) -> Next:
    game.secretly("rule:draw-and-assign.secret1", dict(v))
    return 2


@draw_and_assign.then
def draw_and_assign_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.part("rule:draw-and-assign.secret1", at="rules/resurgence/03-round.rules.md:36")
def draw_and_assign_in_secret(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Draw and assign: to draw-and-assign:"""
    v["_t1"] = list(game.each("token", of=game.inside("drawn", you)))
    return 1


@draw_and_assign_in_secret.then
def draw_and_assign_in_secret_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_t1"]:
        return 3
    v["t"] = v["_t1"].pop(0)
    return game.choose(
        2, you, "_to6", game.each("access"), "access", to=("assign", "to"), given={"token": v["t"]}
    )


@draw_and_assign_in_secret.then
def draw_and_assign_in_secret_3(game: Game, you: str, v: Vars) -> Next:
    if v["_to6"] is None:
        return 1
    game.call("assign", you, {"what": v["t"], "to": v["_to6"]})
    return 1


@draw_and_assign_in_secret.then
def draw_and_assign_in_secret_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("assign", at="rules/resurgence/03-round.rules.md:44", params=(("what", "token"), ("to", "access")))
def assign(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Draw and assign: to assign a token to an access:"""
    verbs.move(game, you, v["token"], to=game.pile("area", you, v["access"]))
    if game.during("worker-actions"):
        verbs.reveal(game, you, game.pile("area", you, v["access"]))
    return None


@pack.value("strength")
def strength(game: Game, you: str, player: str, access: str) -> int:
    """The game and its rounds › Leadership: let strength of a player at an access be total weight of it among
    area of the player at the access"""
    return game.total(lambda it: game.trait(it, "weight"), game.inside("area", player, access))


@pack.value("best-strength")
def best_strength(game: Game, you: str, access: str) -> int:
    """The game and its rounds › Leadership: let best-strength at an access be highest (strength of it at the
    access) among players"""
    return game.highest(lambda it: game.named["strength"](game, you, it, access), game.each("player"))


@pack.value("leads-alone")
def leads_alone(game: Game, you: str, player: str, access: str) -> bool:
    """The game and its rounds › Leadership: let leads-alone of a player at an access be no player where (it
    is not the player and strength of it at the access is best-strength at the access)"""
    return not game.some(
        "player",
        where=lambda it: it != player
            and game.named["strength"](
                game, you, it, access
            ) == game.named["best-strength"](game, you, access),
    )


@pack.rule("determine-leadership", at="rules/resurgence/03-round.rules.md:60")
def determine_leadership(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership: to determine-leadership:"""
    for v["player"] in game.clockwise(you):
        for v["track"] in game.each("access"):
            verbs.reveal(game, v["player"], game.pile("area", v["player"], v["track"]))
    v["_track1"] = list(game.each("access"))
    return 1


@determine_leadership.then
def determine_leadership_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_track1"]:
        return 2
    v["track"] = v["_track1"].pop(0)
    game.call("judge", you, {"what": v["track"]})
    return 1


@determine_leadership.then
def determine_leadership_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("judge", at="rules/resurgence/03-round.rules.md:66", params=(("what", "access"),))
def judge(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership: to judge an access:"""
    v["best"] = game.named["best-strength"](game, you, v["access"])
    if not (
        game.some("player", where=lambda it: game.named["strength"](game, you, it, v["access"]) < v["best"])
    ):
        return 3
    v["_p3"] = list(
        game.each("player", where=lambda it: game.named["strength"](game, you, it, v["access"]) == v["best"])
    )
    return 1


@judge.then
def judge_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_p3"]:
        return 3
    v["p"] = v["_p3"].pop(0)
    v["_you6"] = v["p"]
    game.call("advance", v["_you6"], {"on": v["access"]}, check=("on",))
    return 2


@judge.then
def judge_3(game: Game, you: str, v: Vars) -> Next:
    if not (game.named["leads-alone"](game, you, v["p"], v["access"]) and v["best"] >= 4):
        return 1
    v["_you11"] = v["p"]
    game.call("advance", v["_you11"], {"on": v["access"]}, check=("on",))
    return 1


@judge.then
def judge_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "advance",
    at="rules/resurgence/03-round.rules.md:73",
    params=(("on", "access"),),
    fits={
        "on": (
            (
                "spaces of you at it less than 10",
                lambda game, you, v, it: game.read("spaces", you, it) < 10,
            ),
        )
    },
)
def advance(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership: to advance on an access where (spaces of you at it less than
    10):"""
    game.change("spaces", (you, v["access"]), 1)
    v["_b1"] = list(
        game.each(
            "bonus",
            where=lambda it: game.trait(it, "access") == v["access"]
                and game.trait(it, "space") == game.read("spaces", you, v["access"]),
        )
    )
    return 1


@advance.then
def advance_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_b1"]:
        return 2
    v["b"] = v["_b1"].pop(0)
    verbs.follow(game, you, v["b"])
    return 1


@advance.then
def advance_3(game: Game, you: str, v: Vars) -> Next:
    if game.read("spaces", you, v["access"]) == 10:
        verbs.gain(game, you, {"vp": 2})
    return None


@pack.rule(
    "retire",
    at="rules/resurgence/03-round.rules.md:78",
    params=(("what", "token"),),
    fits={
        "what": (
            (
                "it is in bag of you or it is in rest-area of you",
                lambda game, you, v, it: it in game.inside("bag", you)
                    or it in game.inside("rest-area", you),
            ),
        )
    },
)
def retire(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership: to retire a token where (it is in bag of you or it is in
    rest-area of you):"""
    verbs.remove(game, you, v["token"])
    return None


@pack.does("metro-3", at="rules/resurgence/03-round.rules.md:92")
def metro_3(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership › The tracks: bonus metro-3 "Metro, third space", metro, space
    3"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("metro-6", at="rules/resurgence/03-round.rules.md:94")
def metro_6(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership › The tracks: bonus metro-6 "Metro, sixth space", metro, space
    6"""
    return game.decide(
        1,
        you,
        "_may1",
        "may",
        [
            ("yes", game.some("token", where=lambda it: game.fits("retire", "what", you, {}, it))),
            ("no", True),
        ],
    )


@metro_6.then
def metro_6_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 3
    return game.choose(
        2,
        you,
        "_what6",
        game.each("token", where=lambda it: game.fits("retire", "what", you, {}, it)),
        "token",
        to=("retire", "what"),
    )


@metro_6.then
def metro_6_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 3
    game.call("retire", you, {"what": v["_what6"]})
    return 3


@metro_6.then
def metro_6_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("metro-8", at="rules/resurgence/03-round.rules.md:96")
def metro_8(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership › The tracks: bonus metro-8 "Metro, eighth space", metro, space
    8"""
    verbs.gain(game, you, {"vp": 2})
    return None


@pack.does("harbor-2", at="rules/resurgence/03-round.rules.md:98")
def harbor_2(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership › The tracks: bonus harbor-2 "Harbor, second space", harbor, space
    2"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("harbor-5", at="rules/resurgence/03-round.rules.md:100")
def harbor_5(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership › The tracks: bonus harbor-5 "Harbor, fifth space", harbor, space
    5"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does("harbor-8", at="rules/resurgence/03-round.rules.md:102")
def harbor_8(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership › The tracks: bonus harbor-8 "Harbor, eighth space", harbor, space
    8"""
    return game.choose_goods(1, you, "_what2", "resource", least=2, most=2, single=False)


@harbor_8.then
def harbor_8_2(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, game.bundle(v["_what2"]))
    return None


@pack.does("compound-3", at="rules/resurgence/03-round.rules.md:104")
def compound_3(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership › The tracks: bonus compound-3 "Compound, third space", compound,
    space 3"""
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does("compound-5", at="rules/resurgence/03-round.rules.md:106")
def compound_5(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership › The tracks: bonus compound-5 "Compound, fifth space", compound,
    space 5"""
    return game.decide(
        1,
        you,
        "_may1",
        "may",
        [
            ("yes", game.some("token", where=lambda it: game.fits("retire", "what", you, {}, it))),
            ("no", True),
        ],
    )


@compound_5.then
def compound_5_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 3
    return game.choose(
        2,
        you,
        "_what6",
        game.each("token", where=lambda it: game.fits("retire", "what", you, {}, it)),
        "token",
        to=("retire", "what"),
    )


@compound_5.then
def compound_5_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 3
    game.call("retire", you, {"what": v["_what6"]})
    return 3


@compound_5.then
def compound_5_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("compound-8", at="rules/resurgence/03-round.rules.md:108")
def compound_8(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership › The tracks: bonus compound-8 "Compound, eighth space", compound,
    space 8"""
    verbs.gain(game, you, {"vp": 2})
    return None


@pack.value("assigned")
def assigned(game: Game, you: str, player: str) -> int:
    """Worker actions: let assigned of a player be total (count area of the player at it) among accesses"""
    return game.total(lambda it: len(game.inside("area", player, it)), game.each("access"))


@pack.rule("act-in-turn", at="rules/resurgence/04-actions.rules.md:11")
def act_in_turn(game: Game, you: str, v: Vars) -> Next:
    """Worker actions: to act-in-turn:"""
    return 1


@act_in_turn.then
def act_in_turn_2(game: Game, you: str, v: Vars) -> Next:
    if not game.some("player", where=lambda it: game.named["assigned"](game, you, it) > 0):
        return 5
    v["_p3"] = list(game.named["clockwise"](game, you, game.read("first-player")))
    return 2


@act_in_turn.then
def act_in_turn_3(game: Game, you: str, v: Vars) -> Next:
    if not v["_p3"]:
        return 1
    v["p"] = v["_p3"].pop(0)
    if not (game.named["assigned"](game, you, v["p"]) > 0):
        return 2
    v["_you8"] = v["p"]
    game.begin("turn", v["_you8"])
    return 3


@act_in_turn.then
def act_in_turn_4(game: Game, you: str, v: Vars) -> Next:
    game.call("take-turn", v["_you8"], {})
    return 4


@act_in_turn.then
def act_in_turn_5(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 2


@act_in_turn.then
def act_in_turn_6(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("take-turn", at="rules/resurgence/04-actions.rules.md:16")
def take_turn(game: Game, you: str, v: Vars) -> Next:
    """Worker actions: to take-turn:"""
    v["finished"] = False
    return game.decide(
        1,
        you,
        "_option1",
        "option",
        [
            (
                "place",
                game.some(
                    "token",
                    where=lambda token: game.fits("place", "what", you, {}, token)
                        and game.some(
                            "location",
                            where=lambda location: game.possible(
                                "place", you, {"what": token, "in": location}
                            ),
                        ),
                ),
            ),
            ("rest", game.some("token", where=lambda it: game.fits("rest", "what", you, {}, it))),
        ],
    )


@take_turn.then
def take_turn_2(game: Game, you: str, v: Vars) -> Next:
    if v["_option1"] != "place":
        return 4
    return game.choose(
        2,
        you,
        "_what6",
        game.each(
            "token",
            where=lambda token: game.fits("place", "what", you, {}, token)
                and game.some(
                    "location",
                    where=lambda location: game.possible("place", you, {"what": token, "in": location}),
                ),
        ),
        "token",
        to=("place", "what"),
    )


@take_turn.then
def take_turn_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 6
    return game.choose(
        3,
        you,
        "_in8",
        game.each(
            "location",
            where=lambda location: game.possible("place", you, {"what": v["_what6"], "in": location}),
        ),
        "location",
        to=("place", "in"),
        given={"token": v["_what6"]},
    )


@take_turn.then
def take_turn_4(game: Game, you: str, v: Vars) -> Next:
    if v["_in8"] is None:
        return 6
    game.call("place", you, {"what": v["_what6"], "in": v["_in8"]})
    return 6


@take_turn.then
def take_turn_5(game: Game, you: str, v: Vars) -> Next:
    if v["_option1"] != "rest":
        return 6
    return game.choose(
        5,
        you,
        "_what12",
        game.each("token", where=lambda it: game.fits("rest", "what", you, {}, it)),
        "token",
        to=("rest", "what"),
    )


@take_turn.then
def take_turn_6(game: Game, you: str, v: Vars) -> Next:
    if v["_what12"] is None:
        return 6
    game.call("rest", you, {"what": v["_what12"]})
    return 6


@take_turn.then
def take_turn_7(game: Game, you: str, v: Vars) -> Next:
    if v["finished"]:
        return 10
    return game.decide(
        7,
        you,
        "_option16",
        "option",
        [
            (
                "use-place",
                not game.read("resting", you)
                    and not game.read("used", you)
                    and game.possible("use-place", you, {}),
            ),
            ("finish", True),
            *((id, True) for id, _, _ in game.offers(you)),
        ],
    )


@take_turn.then
def take_turn_8(game: Game, you: str, v: Vars) -> Next:
    if v["_option16"] != "use-place":
        return 8
    game.call("use-place", you, {})
    return 6


@take_turn.then
def take_turn_9(game: Game, you: str, v: Vars) -> Next:
    if v["_option16"] != "finish":
        return 9
    v["finished"] = True
    return 6


@take_turn.then
def take_turn_10(game: Game, you: str, v: Vars) -> Next:
    if v["_option16"] is not None:
        game.accept(you, v["_option16"])
    return 6


@take_turn.then
def take_turn_11(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "use-place",
    at="rules/resurgence/04-actions.rules.md:27",
    needs=(
        ("follow (placed-in of you)", lambda game, you, v: game.usable(game.read("placed-in", you), you)),
    ),
)
def use_place(game: Game, you: str, v: Vars) -> Next:
    """Worker actions: to use-place:"""
    verbs.follow(game, you, game.read("placed-in", you))
    return 1


@use_place.then
def use_place_2(game: Game, you: str, v: Vars) -> Next:
    game.put("used", (you,), True)
    return None


@pack.value("reached")
def reached(game: Game, you: str, token: str, location: str) -> bool:
    """Worker actions › Placing a token: let reached of a token at a location be the token is in area of you
    at (access of the location)"""
    return token in game.inside("area", you, game.trait(location, "access"))


@pack.value("free")
def free(game: Game, you: str, location: str) -> bool:
    """Worker actions › Placing a token: let free of a location be count spot of the location at you is 0"""
    return len(game.inside("spot", location, you)) == 0


@pack.value("ours")
def ours(game: Game, you: str, location: str) -> bool:
    """Worker actions › Placing a token: let ours of a location be the location is a zone or cleared of the
    location at you"""
    return game.is_a(location, "zone") or game.read("cleared", location, you)


@pack.value("rivals")
def rivals(game: Game, you: str, location: str) -> int:
    """Worker actions › Placing a token: let rivals of a location be total (count spot of the location at it)
    among opponents of you"""
    return game.total(
        lambda it: len(game.inside("spot", location, it)), game.named["opponents"](game, you, you)
    )


@pack.value("toll")
def toll(game: Game, you: str, location: str) -> int:
    """Worker actions › Placing a token: let toll of a location be count lair of the location + rivals of the
    location"""
    return len(game.inside("lair", location)) + game.named["rivals"](game, you, location)


@pack.rule(
    "place",
    at="rules/resurgence/04-actions.rules.md:45",
    params=(("what", "token"), ("in", "location")),
    fits={
        "what": (("in-hand of it", lambda game, you, v, it: game.named["in-hand"](game, you, it)),),
        "in": (
            (
                "reached of the token at it",
                lambda game, you, v, it: game.named["reached"](game, you, v["token"], it),
            ),
            ("free of it", lambda game, you, v, it: game.named["free"](game, you, it)),
            ("ours of it", lambda game, you, v, it: game.named["ours"](game, you, it)),
        ),
    },
    needs=(
        (
            "pay any (toll of the location) item",
            lambda game, you, v: not game.is_a(v["location"], "zone")
                or game.can_pay(you, {"item": game.named["toll"](game, you, v["location"])}),
        ),
        (
            "treat the token as open-to of the location",
            lambda game, you, v: not (
                game.trait(v["location"], "open-to") is not None
                    and not game.is_a(v["token"], "hero-token")
            )
                or game.passes_for(you, v["token"], game.trait(v["location"], "open-to")),
        ),
    ),
)
def place(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Placing a token: to place a token where (in-hand of it) in a location where (reached
    of the token at it and free of it and ours of it):"""
    if not (game.is_a(v["location"], "zone")):
        return 1
    if not game.can_pay(you, {"item": game.named["toll"](game, you, v["location"])}):
        game.give_up()
        return None
    verbs.pay(game, you, {"item": game.named["toll"](game, you, v["location"])})
    return 1


@place.then
def place_2(game: Game, you: str, v: Vars) -> Next:
    if not (game.trait(v["location"], "open-to") is not None and not game.is_a(v["token"], "hero-token")):
        return 2
    if not game.passes_for(you, v["token"], game.trait(v["location"], "open-to")):
        game.give_up()
        return None
    verbs.treat(game, you, v["token"], as_=game.trait(v["location"], "open-to"))
    return 2


@place.then
def place_3(game: Game, you: str, v: Vars) -> Next:
    verbs.move(game, you, v["token"], to=game.pile("spot", v["location"], you))
    game.put("placed-in", (you,), v["location"])
    return None


@pack.rule(
    "rest",
    at="rules/resurgence/04-actions.rules.md:59",
    params=(("what", "token"),),
    fits={"what": (("in-hand of it", lambda game, you, v, it: game.named["in-hand"](game, you, it)),)},
)
def rest(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Resting: to rest a token where (in-hand of it):"""
    game.put("resting", (you,), True)
    verbs.move(game, you, v["token"], to=game.pile("rest-area", you))
    verbs.gain(game, you, {"food": 1})
    return None


@pack.value("in-hand")
def in_hand(game: Game, you: str, token: str) -> bool:
    """Worker actions › Resting: let in-hand of a token be some access where (the token is in area of you at
    it)"""
    return game.some("access", where=lambda it: token in game.inside("area", you, it))


@pack.value("lies-open")
def lies_open(game: Game, you: str, survivor: str) -> bool:
    """Worker actions › Rescuing a survivor: let lies-open of a survivor be some row-space where (the survivor
    is in row of it)"""
    return game.some("row-space", where=lambda it: survivor in game.inside("row", it))


@pack.value("price")
def price(game: Game, you: str, survivor: str) -> int:
    """Worker actions › Rescuing a survivor: let price of a survivor be total cost of it among each row-space
    where (the survivor is in row of it)"""
    return game.total(
        lambda it: game.trait(it, "cost"),
        game.each("row-space", where=lambda it: survivor in game.inside("row", it)),
    )


@pack.rule(
    "rescue",
    at="rules/resurgence/04-actions.rules.md:78",
    params=(("what", "survivor"),),
    fits={"what": (("lies-open of it", lambda game, you, v, it: game.named["lies-open"](game, you, it)),)},
    needs=(
        (
            "pay (price of the survivor) food",
            lambda game, you, v: game.can_pay(you, {"food": game.named["price"](game, you, v["survivor"])}),
        ),
    ),
)
def rescue(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Rescuing a survivor: to rescue a survivor where (lies-open of it):"""
    v["wanted"] = game.trait(v["survivor"], "calling")
    if not game.can_pay(you, {"food": game.named["price"](game, you, v["survivor"])}):
        game.give_up()
        return None
    verbs.pay(game, you, {"food": game.named["price"](game, you, v["survivor"])})
    return 1


@rescue.then
def rescue_2(game: Game, you: str, v: Vars) -> Next:
    verbs.move(game, you, v["survivor"], to=game.pile("crew", you))
    if game.some(
        "token",
        of=game.inside("reserve", you),
        where=lambda it: game.named["definition"](game, you, it) == v["wanted"],
    ):
        verbs.move(
            game,
            you,
            game.named["first"](
                game,
                you,
                game.each(
                    "token",
                    of=game.inside("reserve", you),
                    where=lambda it: game.named["definition"](game, you, it) == v["wanted"],
                ),
            ),
            to=game.pile("bag", you),
        )
    return None


@pack.rule(
    "build",
    at="rules/resurgence/04-actions.rules.md:105",
    needs=(
        (
            "choose a room where (not cleared of it at you and room-level at it at most compound-level of you) as site",
            lambda game, you, v: game.some(
                "room",
                where=lambda it: not game.read("cleared", it, you)
                    and game.look("room-level", it) <= game.read("compound-level", you),
            ),
        ),
    ),
)
def build(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Building: to build:"""
    return game.choose(
        1,
        you,
        "site",
        game.each(
            "room",
            where=lambda it: not game.read("cleared", it, you)
                and game.look("room-level", it) <= game.read("compound-level", you),
        ),
        "room",
    )


@build.then
def build_2(game: Game, you: str, v: Vars) -> Next:
    if v["site"] is None:
        game.give_up()
        return None
    game.put("cleared", (v["site"], you), True)
    v["_r2"] = list(game.each("rubble", of=game.inside("rubble-on", v["site"], you)))
    return 2


@build.then
def build_3(game: Game, you: str, v: Vars) -> Next:
    if not v["_r2"]:
        return 4
    v["r"] = v["_r2"].pop(0)
    verbs.follow(game, you, v["r"])
    return 3


@build.then
def build_4(game: Game, you: str, v: Vars) -> Next:
    verbs.remove(game, you, v["r"])
    return 2


@build.then
def build_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "enlist",
    at="rules/resurgence/04-actions.rules.md:119",
    params=(("what", "token"),),
    fits={"what": (("it is in reserve", lambda game, you, v, it: it in game.inside("reserve", you)),)},
)
def enlist(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Other actions: to enlist a token of reserve of you:"""
    verbs.move(game, you, v["token"], to=game.pile("bag", you))
    return None


@pack.rule("take-a-token", at="rules/resurgence/04-actions.rules.md:121")
def take_a_token(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Other actions: to take-a-token:"""
    verbs.draw(game, you, {"token": 1}, from_=game.pile("bag", you), to=game.pile("drawn", you))
    v["_t1"] = list(game.each("token", of=game.inside("drawn", you)))
    return 1


@take_a_token.then
def take_a_token_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_t1"]:
        return 3
    v["t"] = v["_t1"].pop(0)
    return game.choose(
        2, you, "_to6", game.each("access"), "access", to=("assign", "to"), given={"token": v["t"]}
    )


@take_a_token.then
def take_a_token_3(game: Game, you: str, v: Vars) -> Next:
    if v["_to6"] is None:
        return 1
    game.call("assign", you, {"what": v["t"], "to": v["_to6"]})
    return 1


@take_a_token.then
def take_a_token_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "switch",
    at="rules/resurgence/04-actions.rules.md:125",
    params=(("between", "areas"),),
    needs=(
        (
            "choose a token where (lies-among of it at areas) as moved",
            lambda game, you, v: game.some(
                "token",
                where=lambda moved: game.named["lies-among"](game, you, moved, v["areas"])
                    and game.some(
                        "access",
                        of=v["areas"],
                        where=lambda it: moved not in game.inside("area", you, it),
                    ),
            ),
        ),
    ),
)
def switch(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Other actions: to switch between some accesses called areas:"""
    return game.choose(
        1,
        you,
        "moved",
        game.each(
            "token",
            where=lambda moved: game.named["lies-among"](game, you, moved, v["areas"])
                and game.some(
                    "access", of=v["areas"], where=lambda it: moved not in game.inside("area", you, it)
                ),
        ),
        "token",
    )


@switch.then
def switch_2(game: Game, you: str, v: Vars) -> Next:
    if v["moved"] is None:
        game.give_up()
        return None
    return game.choose(
        2,
        you,
        "target",
        game.each("access", of=v["areas"], where=lambda it: v["moved"] not in game.inside("area", you, it)),
        "access",
    )


@switch.then
def switch_3(game: Game, you: str, v: Vars) -> Next:
    if v["target"] is None:
        game.give_up()
        return None
    game.call("assign", you, {"what": v["moved"], "to": v["target"]})
    return 3


@switch.then
def switch_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.value("lies-among")
def lies_among(game: Game, you: str, token: str, areas: str) -> bool:
    """Worker actions › Other actions: let lies-among of a token at some accesses called areas be some access
    of areas where (the token is in area of you at it)"""
    return game.some("access", of=areas, where=lambda it: token in game.inside("area", you, it))


@pack.rule(
    "plan",
    at="rules/resurgence/04-actions.rules.md:136",
    params=(("what", "mission"),),
    fits={
        "what": (
            ("it is in mission-column", lambda game, you, v, it: it in game.inside("mission-column")),
            (
                "count planned of you less than 3",
                lambda game, you, v, it: len(game.inside("planned", you)) < 3,
            ),
        )
    },
)
def plan(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Other actions: to plan a mission of mission-column where (count planned of you less
    than 3):"""
    verbs.move(game, you, v["mission"], to=game.pile("planned", you))
    return None


@pack.rule(
    "complete",
    at="rules/resurgence/04-actions.rules.md:138",
    params=(("what", "mission"),),
    fits={"what": (("it is in planned", lambda game, you, v, it: it in game.inside("planned", you)),)},
)
def complete(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Other actions: to complete a mission of planned of you:"""
    verbs.move(game, you, v["mission"], to=game.pile("completed", you))
    return None


@pack.rule("keep-up", at="rules/resurgence/05-upkeep.rules.md:12")
def keep_up(game: Game, you: str, v: Vars) -> Next:
    """Upkeep: to keep-up:"""
    for v["player"] in game.clockwise(you):
        for v["z"] in game.each("location"):
            verbs.move(
                game,
                v["player"],
                game.each("token", of=game.inside("spot", v["z"], v["player"])),
                to=game.pile("rest-area", v["player"]),
            )
        verbs.ready(game, v["player"], game.each("survivor", of=game.inside("crew", v["player"])))
    v["_player1"] = list(game.clockwise(you))
    return 1


@keep_up.then
def keep_up_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_player1"]:
        return 2
    v["player"] = v["_player1"].pop(0)
    game.call("gain-levels", v["player"], {})
    return 1


@keep_up.then
def keep_up_3(game: Game, you: str, v: Vars) -> Next:
    if not (game.named["tally"](game, you, "round") < 6):
        return 5
    game.call("move-row-on", you, {})
    return 3


@keep_up.then
def keep_up_4(game: Game, you: str, v: Vars) -> Next:
    game.call("send-mutants-away", you, {})
    return 4


@keep_up.then
def keep_up_5(game: Game, you: str, v: Vars) -> Next:
    game.call("bring-mutants", you, {})
    return 5


@keep_up.then
def keep_up_6(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("move-row-on", at="rules/resurgence/05-upkeep.rules.md:22")
def move_row_on(game: Game, you: str, v: Vars) -> Next:
    """Upkeep: to move-row-on:"""
    for v["s"] in ["row-1", "row-2"]:
        verbs.move(game, you, game.each("survivor", of=game.inside("row", v["s"])), to="survivor-discard")
    for v["s"] in game.each("row-space"):
        for v["c"] in game.each("survivor", of=game.inside("row", v["s"])):
            verbs.move(game, you, v["c"], to=game.pile("row", game.named["first-gap"](game, you)))
    for v["s"] in game.each("row-space"):
        if len(game.inside("row", v["s"])) == 0:
            verbs.draw(game, you, {"survivor": 1}, from_="survivor-deck", to=game.pile("row", v["s"]))
    return None


@pack.value("first-gap")
def first_gap(game: Game, you: str) -> object:
    """Upkeep: let first-gap be first of (each row-space where (count row of it is 0))"""
    return game.named["first"](
        game, you, game.each("row-space", where=lambda it: len(game.inside("row", it)) == 0)
    )


@pack.rule(
    "rise",
    at="rules/resurgence/05-upkeep.rules.md:45",
    params=(("to", "level"),),
    fits={
        "to": (
            (
                "rank of it is compound-level of you + 1",
                lambda game, you, v, it: game.trait(it, "rank") == (game.read("compound-level", you) + 1),
            ),
            (
                "ammo of you at least need of it",
                lambda game, you, v, it: game.read("ammo", you) >= game.trait(it, "need"),
            ),
            (
                "meds of you at least need of it",
                lambda game, you, v, it: game.read("meds", you) >= game.trait(it, "need"),
            ),
        )
    },
    needs=(
        (
            "pay (upkeep-price of the level)",
            lambda game, you, v: game.can_pay(you, game.trait(v["level"], "upkeep-price")),
        ),
    ),
)
def rise(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › Levels: to rise to a level where (rank of it is compound-level of you + 1 and ammo of you at
    least need of it and meds of you at least need of it):"""
    if not game.can_pay(you, game.trait(v["level"], "upkeep-price")):
        game.give_up()
        return None
    verbs.pay(game, you, game.trait(v["level"], "upkeep-price"))
    return 1


@rise.then
def rise_2(game: Game, you: str, v: Vars) -> Next:
    game.change("compound-level", (you,), 1)
    return None


@pack.rule("gain-levels", at="rules/resurgence/05-upkeep.rules.md:48")
def gain_levels(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › Levels: to gain-levels:"""
    v["content"] = False
    return 1


@gain_levels.then
def gain_levels_2(game: Game, you: str, v: Vars) -> Next:
    if v["content"] or not game.some("level", where=lambda it: game.possible("rise", you, {"to": it})):
        return 5
    return game.decide(
        2,
        you,
        "_option3",
        "option",
        [
            ("rise", game.some("level", where=lambda level: game.possible("rise", you, {"to": level}))),
            ("stay", True),
        ],
    )


@gain_levels.then
def gain_levels_3(game: Game, you: str, v: Vars) -> Next:
    if v["_option3"] != "rise":
        return 4
    return game.choose(
        3,
        you,
        "_to8",
        game.each("level", where=lambda level: game.possible("rise", you, {"to": level})),
        "level",
        to=("rise", "to"),
    )


@gain_levels.then
def gain_levels_4(game: Game, you: str, v: Vars) -> Next:
    if v["_to8"] is None:
        return 1
    game.call("rise", you, {"to": v["_to8"]})
    return 1


@gain_levels.then
def gain_levels_5(game: Game, you: str, v: Vars) -> Next:
    if v["_option3"] != "stay":
        return 1
    v["content"] = True
    return 1


@gain_levels.then
def gain_levels_6(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("bring-mutants", at="rules/resurgence/05-upkeep.rules.md:85")
def bring_mutants(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › Mutants: to bring-mutants:"""
    verbs.draw(game, you, {"mutant-card": 2}, from_="mutant-deck", to="mutant-shown")
    for v["c"] in game.each("mutant-card", of=game.inside("mutant-shown")):
        for v["z"] in game.each(
            "zone", where=lambda it: game.trait(it, "district") == game.trait(v["c"], "district")
        ):
            verbs.draw(game, you, {"creature": 1}, from_="mutant-pool", to=game.pile("lair", v["z"]))
    return None


@pack.rule("send-mutants-away", at="rules/resurgence/05-upkeep.rules.md:90")
def send_mutants_away(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › Mutants: to send-mutants-away:"""
    verbs.move(game, you, game.each("mutant-card", of=game.inside("mutant-shown")), to="mutant-discard")
    for v["z"] in game.each("zone"):
        verbs.move(game, you, game.each("creature", of=game.inside("lair", v["z"])), to="mutant-pool")
    return None


@pack.value("left-over")
def left_over(game: Game, you: str, player: str) -> int:
    """Final scoring: let left-over of a player be (food of the player + fuel of the player + part of the
    player) / 3"""
    return ((game.read("food", player) + game.read("fuel", player)) + game.read("part", player)) // 3


@pack.rule("final-scoring", at="rules/resurgence/06-scoring.rules.md:21")
def final_scoring(game: Game, you: str, v: Vars) -> Next:
    """Final scoring: to final-scoring:"""
    for v["player"] in game.clockwise(you):
        verbs.gain(
            game, v["player"], {"vp": game.look("level-points", game.read("compound-level", v["player"]))}
        )
        verbs.gain(
            game,
            v["player"],
            {
                "vp": game.look(
                    "supply-points", game.read("ammo", v["player"])
                ) + game.look("supply-points", game.read("meds", v["player"]))
            },
        )
        verbs.gain(game, v["player"], {"vp": game.named["left-over"](game, v["player"], v["player"])})
    v["_track1"] = list(game.each("access"))
    return 1


@final_scoring.then
def final_scoring_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_track1"]:
        return 2
    v["track"] = v["_track1"].pop(0)
    game.call("score-leadership", you, {"on": v["track"]})
    return 1


@final_scoring.then
def final_scoring_3(game: Game, you: str, v: Vars) -> Next:
    for v["player"] in game.clockwise(you):
        if game.read("compound-level", v["player"]) >= 3:
            for v["d"] in game.each("directive", of=game.inside("directive-space")):
                verbs.gain(game, v["player"], {"vp": game.named["score"](game, v["player"], v["d"])})
    game.call("name-winner", you, {})
    return 3


@final_scoring.then
def final_scoring_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("score-leadership", at="rules/resurgence/06-scoring.rules.md:54", params=(("on", "access"),))
def score_leadership(game: Game, you: str, v: Vars) -> Next:
    """Final scoring › Leadership: to score-leadership on an access:"""
    v["rank"] = 0
    for v["g"] in list(
        game.groups(
            game.each("player", where=lambda it: game.read("spaces", it, v["access"]) > 0),
            lambda it: game.read("spaces", it, v["access"]),
        )
    ):
        v["rank"] += 1
        if len(v["g"]) > 1:
            v["rank"] += 1
        for v["p"] in list(v["g"]):
            verbs.gain(game, you, {"vp": game.look("leadership-points", v["rank"])}, for_=v["p"])
    return None


@pack.value("total-spaces")
def total_spaces(game: Game, you: str, player: str) -> int:
    """Final scoring › The winner: let total-spaces of a player be total (spaces of the player at it) among
    accesses"""
    return game.total(lambda it: game.read("spaces", player, it), game.each("access"))


@pack.value("lateness")
def lateness(game: Game, you: str, player: str) -> int:
    """Final scoring › The winner: let lateness of a player be count leading player of (clockwise of
    first-player) where (it is not the player)"""
    return len(
        game.each(
            "player",
            of=game.named["clockwise"](game, you, game.read("first-player")),
            where=lambda it: it != player,
            how="leading",
        )
    )


@pack.rule("name-winner", at="rules/resurgence/06-scoring.rules.md:72")
def name_winner(game: Game, you: str, v: Vars) -> Next:
    """Final scoring › The winner: to name-winner:"""
    v["richest"] = game.named["first"](
        game, you, game.groups(game.each("player"), lambda it: game.read("vp", it))
    )
    v["furthest"] = game.named["first"](
        game, you, game.groups(v["richest"], lambda it: game.named["total-spaces"](game, you, it))
    )
    v["latest"] = game.named["first"](
        game, you, game.groups(v["furthest"], lambda it: game.named["lateness"](game, you, it))
    )
    for v["p"] in list(v["latest"]):
        verbs.win(game, v["p"])
    game.end_game()
    return None


@pack.does("arbat-upper", at="rules/resurgence/10-zones.rules.md:11")
def arbat_upper(game: Game, you: str, v: Vars) -> Next:
    """The map › Arbat: zone arbat-upper "Arbat, upper zone", arbat, metro"""
    verbs.gain(game, you, {"part": 1})
    return None


@pack.does("arbat-lower", at="rules/resurgence/10-zones.rules.md:13")
def arbat_lower(game: Game, you: str, v: Vars) -> Next:
    """The map › Arbat: zone arbat-lower "Arbat, lower zone", arbat, metro, open-to builder"""
    verbs.gain(game, you, {"part": 2})
    return None


@pack.does("museum-upper", at="rules/resurgence/10-zones.rules.md:21")
def museum_upper(game: Game, you: str, v: Vars) -> Next:
    """The map › Museum Row: zone museum-upper "Museum Row, upper zone", museum, metro, open-to scholar"""
    verbs.gain(game, you, {"meds": 1})
    return 1


@museum_upper.then
def museum_upper_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        you,
        "_what2",
        game.each("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
        "mission",
        to=("plan", "what"),
    )


@museum_upper.then
def museum_upper_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 3
    game.call("plan", you, {"what": v["_what2"]})
    return 3


@museum_upper.then
def museum_upper_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "museum-lower",
    at="rules/resurgence/10-zones.rules.md:24",
    needs=(
        (
            "enlist a specialist",
            lambda game, you, v: game.some(
                "specialist", where=lambda it: game.fits("enlist", "what", you, {}, it)
            ),
        ),
    ),
)
def museum_lower(game: Game, you: str, v: Vars) -> Next:
    """The map › Museum Row: zone museum-lower "Museum Row, lower zone", museum, harbor"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each("specialist", where=lambda it: game.fits("enlist", "what", you, {}, it)),
        "specialist",
        to=("enlist", "what"),
    )


@museum_lower.then
def museum_lower_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    game.call("enlist", you, {"what": v["_what2"]})
    return 2


@museum_lower.then
def museum_lower_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("revolution-left", at="rules/resurgence/10-zones.rules.md:32")
def revolution_left(game: Game, you: str, v: Vars) -> Next:
    """The map › Revolution Square: zone revolution-left "Revolution Square, left zone", revolution, metro,
    open-to ranger"""
    verbs.gain(game, you, {"food": 3})
    return None


@pack.does("revolution-right", at="rules/resurgence/10-zones.rules.md:34")
def revolution_right(game: Game, you: str, v: Vars) -> Next:
    """The map › Revolution Square: zone revolution-right "Revolution Square, right zone", revolution,
    metro"""
    verbs.gain(game, you, {"food": 2})
    return None


@pack.does("barbarian-left", at="rules/resurgence/10-zones.rules.md:42")
def barbarian_left(game: Game, you: str, v: Vars) -> Next:
    """The map › Barbarian Gate: zone barbarian-left "Barbarian Gate, left zone", barbarian, harbor, open-to
    scholar"""
    verbs.gain(game, you, {"fuel": 2})
    return None


@pack.does("barbarian-right", at="rules/resurgence/10-zones.rules.md:44")
def barbarian_right(game: Game, you: str, v: Vars) -> Next:
    """The map › Barbarian Gate: zone barbarian-right "Barbarian Gate, right zone", barbarian, harbor"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does(
    "kremlin-upper",
    at="rules/resurgence/10-zones.rules.md:52",
    needs=(
        (
            "rescue a survivor",
            lambda game, you, v: game.some(
                "survivor", where=lambda survivor: game.possible("rescue", you, {"what": survivor})
            ),
        ),
    ),
)
def kremlin_upper(game: Game, you: str, v: Vars) -> Next:
    """The map › Kremlin: zone kremlin-upper "Kremlin, upper zone", kremlin, metro"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each("survivor", where=lambda survivor: game.possible("rescue", you, {"what": survivor})),
        "survivor",
        to=("rescue", "what"),
    )


@kremlin_upper.then
def kremlin_upper_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    game.call("rescue", you, {"what": v["_what2"]})
    return 2


@kremlin_upper.then
def kremlin_upper_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("kremlin-lower", at="rules/resurgence/10-zones.rules.md:54")
def kremlin_lower(game: Game, you: str, v: Vars) -> Next:
    """The map › Kremlin: zone kremlin-lower "Kremlin, lower zone", kremlin, harbor, open-to ranger"""
    verbs.gain(game, you, {"ammo": 1})
    return 1


@kremlin_lower.then
def kremlin_lower_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        you,
        "_what2",
        game.each("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
        "mission",
        to=("plan", "what"),
    )


@kremlin_lower.then
def kremlin_lower_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 3
    game.call("plan", you, {"what": v["_what2"]})
    return 3


@kremlin_lower.then
def kremlin_lower_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "hope-left",
    at="rules/resurgence/10-zones.rules.md:63",
    needs=(
        ("pay 1 part", lambda game, you, v: game.can_pay(you, {"part": 1})),
        ("build", lambda game, you, v: game.possible("build", you, {})),
    ),
)
def hope_left(game: Game, you: str, v: Vars) -> Next:
    """The map › Hope Island: zone hope-left "Hope Island, left zone", hope, harbor, open-to builder"""
    if not game.can_pay(you, {"part": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"part": 1})
    return 1


@hope_left.then
def hope_left_2(game: Game, you: str, v: Vars) -> Next:
    game.call("build", you, {})
    return 2


@hope_left.then
def hope_left_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "hope-right",
    at="rules/resurgence/10-zones.rules.md:66",
    needs=(
        ("pay 2 parts", lambda game, you, v: game.can_pay(you, {"part": 2})),
        ("build", lambda game, you, v: game.possible("build", you, {})),
    ),
)
def hope_right(game: Game, you: str, v: Vars) -> Next:
    """The map › Hope Island: zone hope-right "Hope Island, right zone", hope, harbor"""
    if not game.can_pay(you, {"part": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"part": 2})
    return 1


@hope_right.then
def hope_right_2(game: Game, you: str, v: Vars) -> Next:
    game.call("build", you, {})
    return 2


@hope_right.then
def hope_right_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("checkpoint", at="rules/resurgence/11-rooms.rules.md:10")
def checkpoint(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room checkpoint "Checkpoint", compound"""
    return game.decide(1, you, "_either1", "either", [("gain 1 meds", True), ("gain 1 ammo", True)])


@checkpoint.then
def checkpoint_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "gain 1 meds":
        return 2
    verbs.gain(game, you, {"meds": 1})
    return 3


@checkpoint.then
def checkpoint_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "gain 1 ammo":
        return 3
    verbs.gain(game, you, {"ammo": 1})
    return 3


@checkpoint.then
def checkpoint_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "armory",
    at="rules/resurgence/11-rooms.rules.md:12",
    needs=(("pay 1 fuel", lambda game, you, v: game.can_pay(you, {"fuel": 1})),),
)
def armory(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room armory "Armory", compound"""
    if not game.can_pay(you, {"fuel": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"fuel": 1})
    return 1


@armory.then
def armory_2(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, {"ammo": 2})
    return None


@pack.does(
    "clinic",
    at="rules/resurgence/11-rooms.rules.md:15",
    needs=(("pay 1 fuel", lambda game, you, v: game.can_pay(you, {"fuel": 1})),),
)
def clinic(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room clinic "Clinic", compound"""
    if not game.can_pay(you, {"fuel": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"fuel": 1})
    return 1


@clinic.then
def clinic_2(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, {"meds": 2})
    return None


@pack.does(
    "market-stall",
    at="rules/resurgence/11-rooms.rules.md:18",
    needs=(("pay any 1 resource", lambda game, you, v: game.can_pay(you, {"resource": 1})),),
)
def market_stall(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room market-stall "Market Stall", compound"""
    if not game.can_pay(you, {"resource": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"resource": 1})
    return 1


@market_stall.then
def market_stall_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose_goods(2, you, "_what3", "resource", least=2, most=2, single=False)


@market_stall.then
def market_stall_3(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, game.bundle(v["_what3"]))
    return None


@pack.does(
    "kitchen",
    at="rules/resurgence/11-rooms.rules.md:21",
    needs=(
        ("pay 1 fuel", lambda game, you, v: game.can_pay(you, {"fuel": 1})),
        (
            "rescue a survivor",
            lambda game, you, v: game.some(
                "survivor", where=lambda survivor: game.possible("rescue", you, {"what": survivor})
            ),
        ),
    ),
)
def kitchen(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room kitchen "Kitchen", compound"""
    if not game.can_pay(you, {"fuel": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"fuel": 1})
    return 1


@kitchen.then
def kitchen_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        you,
        "_what3",
        game.each("survivor", where=lambda survivor: game.possible("rescue", you, {"what": survivor})),
        "survivor",
        to=("rescue", "what"),
    )


@kitchen.then
def kitchen_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what3"] is None:
        return 3
    game.call("rescue", you, {"what": v["_what3"]})
    return 3


@kitchen.then
def kitchen_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("garage", at="rules/resurgence/11-rooms.rules.md:24")
def garage(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room garage "Garage", compound"""
    game.call("take-a-token", you, {})
    return 1


@garage.then
def garage_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "scout-post",
    at="rules/resurgence/11-rooms.rules.md:26",
    needs=(
        (
            "plan a mission",
            lambda game, you, v: game.some(
                "mission", where=lambda it: game.fits("plan", "what", you, {}, it)
            ),
        ),
    ),
)
def scout_post(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room scout-post "Scout Post", compound"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
        "mission",
        to=("plan", "what"),
    )


@scout_post.then
def scout_post_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    game.call("plan", you, {"what": v["_what2"]})
    return 2


@scout_post.then
def scout_post_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("workshop", at="rules/resurgence/11-rooms.rules.md:28")
def workshop(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room workshop "Workshop", compound, open-to builder"""
    return game.choose_goods(1, you, "_what2", "resource", least=2, most=2, single=False)


@workshop.then
def workshop_2(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, game.bundle(v["_what2"]))
    return None


@pack.does(
    "propaganda",
    at="rules/resurgence/11-rooms.rules.md:30",
    needs=(
        ("pay 1 fuel", lambda game, you, v: game.can_pay(you, {"fuel": 1})),
        (
            "advance on an access",
            lambda game, you, v: game.some(
                "access", where=lambda it: game.fits("advance", "on", you, {}, it)
            ),
        ),
    ),
)
def propaganda(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room propaganda "Propaganda", compound, open-to scholar"""
    if not game.can_pay(you, {"fuel": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"fuel": 1})
    return 1


@propaganda.then
def propaganda_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        you,
        "_on3",
        game.each("access", where=lambda it: game.fits("advance", "on", you, {}, it)),
        "access",
        to=("advance", "on"),
    )


@propaganda.then
def propaganda_3(game: Game, you: str, v: Vars) -> Next:
    if v["_on3"] is None:
        return 3
    game.call("advance", you, {"on": v["_on3"]})
    return 3


@propaganda.then
def propaganda_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("headquarters", at="rules/resurgence/11-rooms.rules.md:33")
def headquarters(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room headquarters "Headquarters", compound, open-to ranger"""
    return game.decide(
        1,
        you,
        "_may1",
        "may",
        [
            ("yes", game.some("mission", where=lambda it: game.fits("complete", "what", you, {}, it))),
            ("no", True),
        ],
    )


@headquarters.then
def headquarters_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 3
    return game.choose(
        2,
        you,
        "_what6",
        game.each("mission", where=lambda it: game.fits("complete", "what", you, {}, it)),
        "mission",
        to=("complete", "what"),
    )


@headquarters.then
def headquarters_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 3
    game.call("complete", you, {"what": v["_what6"]})
    return 3


@headquarters.then
def headquarters_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.after(
    "place",
    "farmer.1",
    at="rules/resurgence/20-survivors.rules.md:8",
    of="farmer",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "token"), ("in", "location")),
    hears=lambda game, you, self, e: e.get("by") == you
        and game.is_a(e.get("what"), "token")
        and game.is_a(e.get("in"), "metro-zone"),
)
def farmer(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: after you place a token in a metro-zone: gain 1 food"""
    verbs.gain(game, you, {"food": 1})
    return None


pack.when_paying(
    "electrician.1",
    at="rules/resurgence/20-survivors.rules.md:10",
    of="electrician",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    swaps=lambda game, you, v: (([{"ammo": 1}, {"meds": 1}], {"resource": 1}),),
)


pack.counts_as.append(
    CountsAs(
        "firefighter.as1",
        "firefighter",
        "ranger",
        "builder",
        True,
        Laws(
            optional=True,
            exhausts=True,
            once="round",
            works_in="crew",
            open_until="turn",
            waits="turn",
            only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
        ),
        at="rules/resurgence/20-survivors.rules.md:12",
    )
)


@pack.after(
    "rescue",
    "chef.1",
    at="rules/resurgence/20-survivors.rules.md:14",
    of="chef",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "survivor"),),
    hears=lambda game, you, self, e: e.get("by") == you and game.is_a(e.get("what"), "survivor"),
)
def chef(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: after you rescue a survivor: gain 1 food"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.after(
    "place",
    "mechanic.1",
    at="rules/resurgence/20-survivors.rules.md:16",
    of="mechanic",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "token"), ("in", "location")),
    hears=lambda game, you, self, e: e.get("by") == you
        and game.is_a(e.get("what"), "token")
        and game.is_a(e.get("in"), "room"),
)
def mechanic(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: after you place a token in a room: gain 1 part"""
    verbs.gain(game, you, {"part": 1})
    return None


@pack.after(
    "place",
    "brewer.1",
    at="rules/resurgence/20-survivors.rules.md:24",
    of="brewer",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "token"), ("in", "location")),
    hears=lambda game, you, self, e: e.get("by") == you
        and game.is_a(e.get("what"), "token")
        and game.is_a(e.get("in"), "metro-zone"),
)
def brewer(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: after you place a token in a metro-zone: gain 1 fuel"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.after(
    "gain",
    "lab-tech.1",
    at="rules/resurgence/20-survivors.rules.md:26",
    of="lab-tech",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    hears=lambda game, you, self, e: e.get("by") == you and e.get("what") == "fuel",
)
def lab_tech(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: after you gain any fuel: gain 1 part"""
    verbs.gain(game, you, {"part": 1})
    return None


@pack.after(
    "gain",
    "pharmacist.1",
    at="rules/resurgence/20-survivors.rules.md:28",
    of="pharmacist",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    hears=lambda game, you, self, e: e.get("by") == you and e.get("what") == "meds",
)
def pharmacist(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: after you gain any meds: gain 1 fuel"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.after(
    "gain",
    "hunter.1",
    at="rules/resurgence/20-survivors.rules.md:36",
    of="hunter",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    hears=lambda game, you, self, e: e.get("by") == you and e.get("what") == "food",
)
def hunter(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: after you gain any food: gain 1 food"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.after(
    "build",
    "security-guard.1",
    at="rules/resurgence/20-survivors.rules.md:38",
    of="security-guard",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    hears=lambda game, you, self, e: e.get("by") == you,
)
def security_guard(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: after you build: gain 1 ammo"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does(
    "scout",
    at="rules/resurgence/20-survivors.rules.md:39",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    needs=(
        (
            "switch between harbor and metro",
            lambda game, you, v: game.possible("switch", you, {"between": ["harbor", "metro"]}),
        ),
    ),
)
def scout(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: survivor scout "Scout", ranger"""
    game.call("switch", you, {"between": ["harbor", "metro"]})
    return 1


@scout.then
def scout_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.after(
    "place",
    "smuggler.1",
    at="rules/resurgence/20-survivors.rules.md:42",
    of="smuggler",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "token"), ("in", "location")),
    hears=lambda game, you, self, e: e.get("by") == you
        and game.is_a(e.get("what"), "token")
        and game.is_a(e.get("in"), "zone")
        and game.holds(e.get("in"), "mutant"),
)
def smuggler(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: after you place a token in a zone holding a mutant: gain 1 vp"""
    verbs.gain(game, you, {"vp": 1})
    return None


pack.counts_as.append(
    CountsAs(
        "librarian.as1",
        "librarian",
        "laborer",
        "specialist",
        False,
        Laws(
            optional=True,
            exhausts=True,
            once="round",
            works_in="crew",
            open_until="turn",
            waits="turn",
            only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
        ),
        at="rules/resurgence/20-survivors.rules.md:50",
    )
)


@pack.after(
    "place",
    "olympian.1",
    at="rules/resurgence/20-survivors.rules.md:52",
    of="olympian",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "token"), ("in", "location")),
    hears=lambda game, you, self, e: e.get("by") == you
        and game.is_a(e.get("what"), "token")
        and game.is_a(e.get("in"), "metro-zone"),
)
def olympian(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Heroes: after you place a token in a metro-zone: gain 1 food, or gain 1 part"""
    return game.decide(1, you, "_either1", "either", [("gain 1 food", True), ("gain 1 part", True)])


@olympian.then
def olympian_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "gain 1 food":
        return 2
    verbs.gain(game, you, {"food": 1})
    return 3


@olympian.then
def olympian_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "gain 1 part":
        return 3
    verbs.gain(game, you, {"part": 1})
    return 3


@olympian.then
def olympian_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.score("polar-vortex")
def score_polar_vortex(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck A: directive polar-vortex "Polar Vortex", deck-a"""
    return game.look("polar-vortex.score", game.read("fuel", you))


@pack.score("food-rations")
def score_food_rations(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck A: directive food-rations "Food Rations", deck-a"""
    return game.look("food-rations.score", game.read("food", you))


@pack.score("power-grab")
def score_power_grab(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive power-grab "Power Grab", deck-b"""
    return game.look("power-grab.score", game.named["total-spaces"](game, you, you))


@pack.score("defenders")
def score_defenders(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive defenders "Defenders", deck-b"""
    return (game.named["rangers"](game, you, you) * game.named["cleared-rooms"](game, you, you)) // 2


@pack.value("rangers")
def rangers(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let rangers of a player be count each ranger where (owner of it is the player and
    it is not in reserve of the player)"""
    return len(
        game.each(
            "ranger",
            where=lambda it: game.named["owner"](game, you, it) == player
                and it not in game.inside("reserve", player),
        )
    )


@pack.value("cleared-rooms")
def cleared_rooms(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let cleared-rooms of a player be count each room where (cleared of it at the
    player)"""
    return len(game.each("room", where=lambda it: game.read("cleared", it, player)))


@pack.rule("three-more-rounds", at="rules/resurgence/93-rounds-played.rules.md:281")
def three_more_rounds(game: Game, you: str, v: Vars) -> Next:
    """Rounds, played to see › Upkeep: to three-more-rounds:"""
    v["__1"] = list(range(3))
    return 1


@three_more_rounds.then
def three_more_rounds_2(game: Game, you: str, v: Vars) -> Next:
    if not v["__1"]:
        return 3
    v["_"] = v["__1"].pop(0)
    game.begin("round")
    return 2


@three_more_rounds.then
def three_more_rounds_3(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 1


@three_more_rounds.then
def three_more_rounds_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("act-and-help", at="rules/resurgence/98-rulings-played.rules.md:84")
def act_and_help(game: Game, you: str, v: Vars) -> Next:
    """Rulings, played to see: to act-and-help:"""
    v["_p1"] = list(game.named["clockwise"](game, you, game.read("first-player")))
    return 1


@act_and_help.then
def act_and_help_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_p1"]:
        return 4
    v["p"] = v["_p1"].pop(0)
    v["_you4"] = v["p"]
    game.begin("turn", v["_you4"])
    return 2


@act_and_help.then
def act_and_help_3(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, v["_you4"], {"meds": 1}, for_=game.named["next"](game, v["_you4"], v["p"]))
    game.call("take-turn", v["_you4"], {})
    return 3


@act_and_help.then
def act_and_help_4(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 1


@act_and_help.then
def act_and_help_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "rescue-and-place",
    at="rules/resurgence/98-rulings-played.rules.md:89",
    needs=(
        (
            "rescue a survivor",
            lambda game, you, v: game.some(
                "survivor", where=lambda survivor: game.possible("rescue", you, {"what": survivor})
            ),
        ),
    ),
)
def rescue_and_place(game: Game, you: str, v: Vars) -> Next:
    """Rulings, played to see: to rescue-and-place:"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each("survivor", where=lambda survivor: game.possible("rescue", you, {"what": survivor})),
        "survivor",
        to=("rescue", "what"),
    )


@rescue_and_place.then
def rescue_and_place_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    game.call("rescue", you, {"what": v["_what2"]})
    return 2


@rescue_and_place.then
def rescue_and_place_3(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        3,
        you,
        "_what5",
        game.each(
            "laborer",
            where=lambda token: game.possible("place", you, {"what": token, "in": "revolution-right"}),
        ),
        "laborer",
        to=("place", "what"),
    )


@rescue_and_place.then
def rescue_and_place_4(game: Game, you: str, v: Vars) -> Next:
    if v["_what5"] is None:
        return 4
    game.call("place", you, {"what": v["_what5"], "in": "revolution-right"}, check=("in",))
    return 4


@rescue_and_place.then
def rescue_and_place_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("keep-up-and-eat", at="rules/resurgence/98-rulings-played.rules.md:92")
def keep_up_and_eat(game: Game, you: str, v: Vars) -> Next:
    """Rulings, played to see: to keep-up-and-eat:"""
    game.call("keep-up", you, {})
    return 1


@keep_up_and_eat.then
def keep_up_and_eat_2(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, {"food": 1})
    return None

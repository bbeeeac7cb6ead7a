"""Resurgence: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from typing import Any

from rulewright.runtime import (
    AT, Frame, Laws, Rules, State, add, all_of, begin, bundle, call, can_follow, can_pay, choose,
    choose_goods, clockwise, crown, done, each_good, element, end, end_game, first, follow_lines, groups,
    happened, held, holds, inside, lay, look, make, mix, next, no, owner, passes_for, pay, pile_at, score,
    secretly, show, take_away, take_off, treat, turn, ways, ways_or_offers,
)

rules = Rules("resurgence", "Resurgence", (2, 2), "a37846cd1b73b5af68911780", ("resurgence",))

rules.phases = ("game", "round", "draw-and-assign", "leadership", "worker-actions", "upkeep", "turn")
rules.kind("token")
rules.kind("creature")
rules.kind("district")
rules.kind("access")
rules.kind("location")
rules.kind("zone", "location")
rules.kind("room", "location")
rules.kind("card")
rules.kind("survivor", "card")
rules.kind("hero", "survivor")
rules.kind("deck")
rules.kind("directive", "card")
rules.kind("mission", "card")
rules.kind("rubble")
rules.kind("bonus")
rules.kind("row-space")
rules.kind("level")
rules.kind("mutant-card", "card")
rules.element("hero-token", "token", "Hero", {"weight": 3}, copies="only")
rules.element("laborer", "token", "Laborer", {"weight": 1}, copies="only")
rules.element("ranger", "token", "Ranger", {"weight": 2}, copies="only")
rules.element("builder", "token", "Builder", {"weight": 2}, copies="only")
rules.element("scholar", "token", "Scholar", {"weight": 2}, copies="only")
rules.element("mutant", "creature", "Mutant", copies="only")
rules.element("arbat", "district", "Arbat")
rules.element("museum", "district", "Museum Row")
rules.element("revolution", "district", "Revolution Square")
rules.element("barbarian", "district", "Barbarian Gate")
rules.element("kremlin", "district", "Kremlin")
rules.element("hope", "district", "Hope Island")
rules.element("metro", "access", "Metro")
rules.element("harbor", "access", "Harbor")
rules.element("compound", "access", "Compound")
rules.element("deck-a", "deck", "Deck A")
rules.element("deck-b", "deck", "Deck B")
rules.element("fuel-rubble", "rubble", "Fuel cans", copies="only")
rules.element("food-rubble", "rubble", "Tins", copies="only")
rules.element("ammo-rubble", "rubble", "Cartridges", copies="only")
rules.element("meds-rubble", "rubble", "Bandages", copies="only")
rules.element("point-rubble", "rubble", "A keepsake", copies="only")
rules.element("fuel-point-rubble", "rubble", "Fuel and a keepsake", copies="only")
rules.element("food-point-rubble", "rubble", "Tins and a keepsake", copies="only")
rules.element("double-point-rubble", "rubble", "Two keepsakes", copies="only")
rules.element("supply-rubble", "rubble", "A locker", copies="only")
rules.element("metro-3", "bonus", "Metro, third space", {"access": "metro", "space": 3})
rules.element("metro-6", "bonus", "Metro, sixth space", {"access": "metro", "space": 6})
rules.element("metro-8", "bonus", "Metro, eighth space", {"access": "metro", "space": 8})
rules.element("harbor-2", "bonus", "Harbor, second space", {"access": "harbor", "space": 2})
rules.element("harbor-5", "bonus", "Harbor, fifth space", {"access": "harbor", "space": 5})
rules.element("harbor-8", "bonus", "Harbor, eighth space", {"access": "harbor", "space": 8})
rules.element("compound-3", "bonus", "Compound, third space", {"access": "compound", "space": 3})
rules.element("compound-5", "bonus", "Compound, fifth space", {"access": "compound", "space": 5})
rules.element("compound-8", "bonus", "Compound, eighth space", {"access": "compound", "space": 8})
rules.element("row-1", "row-space", "Right end of the row", {"cost": 1})
rules.element("row-2", "row-space", "Second from the right", {"cost": 2})
rules.element("row-3", "row-space", "Middle of the row", {"cost": 2})
rules.element("row-4", "row-space", "Second from the left", {"cost": 3})
rules.element("row-5", "row-space", "Left end of the row", {"cost": 4})
rules.element("level-2", "level", "Level 2", {"rank": 2, "need": 3, "upkeep-price": {"fuel": 1, "food": 2}})
rules.element("level-3", "level", "Level 3", {"rank": 3, "need": 5, "upkeep-price": {"fuel": 2, "food": 2}})
rules.element("level-4", "level", "Level 4", {"rank": 4, "need": 8, "upkeep-price": {"fuel": 3, "food": 3}})
rules.element("mutants-in-arbat", "mutant-card", "Mutants in Arbat", {"district": "arbat"})
rules.element("mutants-in-museum", "mutant-card", "Mutants in Museum Row", {"district": "museum"})
rules.element(
    "mutants-in-revolution", "mutant-card", "Mutants in Revolution Square", {"district": "revolution"}
)
rules.element("mutants-in-barbarian", "mutant-card", "Mutants at Barbarian Gate", {"district": "barbarian"})
rules.element("mutants-in-kremlin", "mutant-card", "Mutants in the Kremlin", {"district": "kremlin"})
rules.element("mutants-in-hope", "mutant-card", "Mutants on Hope Island", {"district": "hope"})
rules.element("quiet-night", "mutant-card", "Quiet night")
rules.element("long-quiet-night", "mutant-card", "Long quiet night", {"four-players": True})
rules.element("arbat-upper", "zone", "Arbat, upper zone", {"district": "arbat", "access": "metro"})
rules.element(
    "arbat-lower", "zone", "Arbat, lower zone", {"district": "arbat", "access": "metro", "open-to": "builder"}
)
rules.element(
    "museum-upper",
    "zone",
    "Museum Row, upper zone",
    {"district": "museum", "access": "metro", "open-to": "scholar"},
)
rules.element("museum-lower", "zone", "Museum Row, lower zone", {"district": "museum", "access": "harbor"})
rules.element(
    "revolution-left",
    "zone",
    "Revolution Square, left zone",
    {"district": "revolution", "access": "metro", "open-to": "ranger"},
)
rules.element(
    "revolution-right", "zone", "Revolution Square, right zone", {"district": "revolution", "access": "metro"}
)
rules.element(
    "barbarian-left",
    "zone",
    "Barbarian Gate, left zone",
    {"district": "barbarian", "access": "harbor", "open-to": "scholar"},
)
rules.element(
    "barbarian-right", "zone", "Barbarian Gate, right zone", {"district": "barbarian", "access": "harbor"}
)
rules.element("kremlin-upper", "zone", "Kremlin, upper zone", {"district": "kremlin", "access": "metro"})
rules.element(
    "kremlin-lower",
    "zone",
    "Kremlin, lower zone",
    {"district": "kremlin", "access": "harbor", "open-to": "ranger"},
)
rules.element(
    "hope-left",
    "zone",
    "Hope Island, left zone",
    {"district": "hope", "access": "harbor", "open-to": "builder"},
)
rules.element("hope-right", "zone", "Hope Island, right zone", {"district": "hope", "access": "harbor"})
rules.element("checkpoint", "room", "Checkpoint", {"access": "compound"})
rules.element("armory", "room", "Armory", {"access": "compound"})
rules.element("clinic", "room", "Clinic", {"access": "compound"})
rules.element("market-stall", "room", "Market Stall", {"access": "compound"})
rules.element("kitchen", "room", "Kitchen", {"access": "compound"})
rules.element("garage", "room", "Garage", {"access": "compound"})
rules.element("scout-post", "room", "Scout Post", {"access": "compound"})
rules.element("workshop", "room", "Workshop", {"access": "compound", "open-to": "builder"})
rules.element("propaganda", "room", "Propaganda", {"access": "compound", "open-to": "scholar"})
rules.element("headquarters", "room", "Headquarters", {"access": "compound", "open-to": "ranger"})
rules.element("farmer", "survivor", "Farmer", {"calling": "builder"})
rules.element("electrician", "survivor", "Electrician", {"calling": "builder"})
rules.element("firefighter", "survivor", "Firefighter", {"calling": "builder"})
rules.element("chef", "survivor", "Chef", {"calling": "builder"})
rules.element("mechanic", "survivor", "Mechanic", {"calling": "builder"})
rules.element("brewer", "survivor", "Brewer", {"calling": "scholar"})
rules.element("lab-tech", "survivor", "Lab Tech", {"calling": "scholar"})
rules.element("pharmacist", "survivor", "Pharmacist", {"calling": "scholar"})
rules.element("hunter", "survivor", "Hunter", {"calling": "ranger"})
rules.element("security-guard", "survivor", "Security Guard", {"calling": "ranger"})
rules.element("scout", "survivor", "Scout", {"calling": "ranger"})
rules.element("smuggler", "survivor", "Smuggler", {"calling": "ranger"})
rules.element("librarian", "hero", "Librarian")
rules.element("olympian", "hero", "Olympian")
rules.element("polar-vortex", "directive", "Polar Vortex", {"deck": "deck-a"})
rules.element("food-rations", "directive", "Food Rations", {"deck": "deck-a"})
rules.element("power-grab", "directive", "Power Grab", {"deck": "deck-b"})
rules.element("defenders", "directive", "Defenders", {"deck": "deck-b"})
rules.groups["resource"] = ("food", "part", "fuel")
rules.groups["supply"] = ("ammo", "meds")
rules.groups["item"] = ("food", "part", "fuel", "ammo", "meds")
rules.groups["specialist"] = ("ranger", "builder", "scholar")
rules.counter("food", 93, keys=(("player", 0, 2, 1),), low=0, high=9)
rules.counter("fuel", 95, keys=(("player", 0, 2, 1),), low=0, high=9)
rules.counter("part", 97, keys=(("player", 0, 2, 1),), low=0, high=9)
rules.counter("ammo", 99, keys=(("player", 0, 2, 1),), low=0, high=13)
rules.counter("meds", 101, keys=(("player", 0, 2, 1),), low=0, high=13)
rules.counter("vp", 103, keys=(("player", 0, 2, 1),), tags=("score",))
rules.counter("compound-level", 105, keys=(("player", 0, 2, 1),), low=1, high=4, starts=1)
rules.flag("cleared", 0, keys=(("room", 65, 10, 2), ("player", 0, 2, 1)))
rules.flag("resting", 20, keys=(("player", 0, 2, 1),), resets="turn")
rules.marker("placed-in", 22, keys=(("player", 0, 2, 1),), on="location")
rules.marker("first-player", 24, on="player")
rules.counter("spaces", 25, keys=(("player", 0, 2, 3), ("access", 14, 3, 1)), low=0, high=10)
rules.flag("used", 31, keys=(("player", 0, 2, 1),), resets="turn")
rules.pile("spot", 0, keys=(("location", 53, 22, 2), ("player", 0, 2, 1)), holds="token")
rules.pile("lair", 44, keys=(("location", 53, 22, 1),), holds="creature")
rules.pile("survivor-deck", 66, holds="survivor", seen_by="nobody", order="stack")
rules.pile("survivor-discard", 67, holds="survivor")
rules.pile("crew", 68, keys=(("player", 0, 2, 1),), holds="survivor")
rules.pile("mission-column", 70, holds="mission")
rules.pile("planned", 71, keys=(("player", 0, 2, 1),), room=3, holds="mission")
rules.pile("completed", 73, keys=(("player", 0, 2, 1),), holds="mission")
rules.pile(
    "directive-deck", 75, keys=(("deck", 17, 2, 1),), holds="directive", seen_by="nobody", order="stack"
)
rules.pile("directive-space", 77, holds="directive")
rules.pile(
    "bag", 78, keys=(("player", 0, 2, 1),), holds="token", seen_by="owner", refilled="rest-area", order="bag"
)
rules.pile("reserve", 80, keys=(("player", 0, 2, 1),), holds="token")
rules.pile("drawn", 82, keys=(("player", 0, 2, 1),), holds="token", seen_by="owner")
rules.pile("area", 84, keys=(("player", 0, 2, 3), ("access", 14, 3, 1)), holds="token", seen_by="owner")
rules.pile("rest-area", 90, keys=(("player", 0, 2, 1),), holds="token")
rules.pile("lots", 92, holds="player")
rules.pile("heap", 93, holds="rubble", seen_by="nobody", order="bag")
rules.pile("rubble-on", 94, keys=(("room", 65, 10, 2), ("player", 0, 2, 1)), holds="rubble", seen_by="nobody")
rules.pile("hero-offer", 114, holds="hero")
rules.pile("row", 115, keys=(("row-space", 37, 5, 1),), room=1, holds="survivor")
rules.pile("mutant-pool", 120, holds="creature")
rules.pile(
    "mutant-deck", 121, holds="mutant-card", seen_by="nobody", refilled="mutant-discard", order="stack"
)
rules.pile("mutant-discard", 122, holds="mutant-card")
rules.pile("mutant-shown", 123, holds="mutant-card")
rules.laid_out(107, 0, 124)

GAIN_EVENT = 2
AREA = 70
SPOT = -106
LAIR = -9
ROW = 78
FOOD = 93
FUEL = 95
PART = 97
SPACES = 11
FIRST_PLAYER = 24
RESERVE = 80
CLEARED = -130
SURVIVOR_DECK = 66
DIRECTIVE_DECK = 58
DIRECTIVE_SPACE = 77
MUTANT = 7
MUTANT_POOL = 120
MUTANT_DECK = 121
FUEL_RUBBLE = 19
HEAP = 93
FOOD_RUBBLE = 20
AMMO_RUBBLE = 21
MEDS_RUBBLE = 22
POINT_RUBBLE = 23
FUEL_POINT_RUBBLE = 24
FOOD_POINT_RUBBLE = 25
DOUBLE_POINT_RUBBLE = 26
SUPPLY_RUBBLE = 27
LOTS = 92
LABORER = 3
BAG = 78
HERO_TOKEN = 2
RANGER = 4
BUILDER = 5
SCHOLAR = 6
RUBBLE_ON = -36
CHECKPOINT = 65
HERO_OFFER = 114
CREW = 68
AMMO = 99
MEDS = 101
ROUND_PHASE = 1
DRAW_AND_ASSIGN_PHASE = 2
LEADERSHIP_PHASE = 3
WORKER_ACTIONS_PHASE = 4
UPKEEP_PHASE = 5
DRAWN = 82
COMPOUND_LEVEL = 105
VP = 103
REST_AREA = 90
TURN_PHASE = 6
RESTING = 20
USED = 31
PLACED_IN = 22
PLACE_EVENT = 0
RESCUE_EVENT = 1
ARMORY = 66
CLINIC = 67
MARKET_STALL = 68
KITCHEN = 69
GARAGE = 70
SCOUT_POST = 71
WORKSHOP = 72
PROPAGANDA = 73
HEADQUARTERS = 74
BUILD_EVENT = 3
PLANNED = 71
MISSION_COLUMN = 70
COMPLETED = 73
SURVIVOR_DISCARD = 67
ROW_1 = 37
ROW_2 = 38
MUTANT_SHOWN = 123
MUTANT_DISCARD = 122
REVOLUTION_RIGHT = 58
HARBOR = 15
METRO = 14
WEIGHT_OF = rules.table("weight", "number")
EACH_ACCESS = rules.each("access")
ACCESS_OF = rules.table("access", "thing")
IS_ZONE = rules.sort("zone")
EACH_ROW_SPACE = rules.each("row-space")
COST_OF = rules.table("cost", "number")
EACH_ROOM = rules.each("room")
EACH_SURVIVOR = rules.each("survivor")
IS_HERO = rules.sort("hero")
EACH_DIRECTIVE = rules.each("directive")
DECK_OF = rules.table("deck", "thing")
EACH_DECK = rules.each("deck")
EACH_MUTANT_CARD = rules.each("mutant-card")
FOUR_PLAYERS_OF = rules.table("four-players", "number")
EACH_HERO = rules.each("hero")
BEGIN_WITH_HEROES_QUESTION = rules.question(
    "choose", "rules/resurgence/02-setup.rules.md:85", into=7, sort="hero", verb="begin-with", role="what"
)
BEGIN_WITH_QUESTION = rules.question(
    "choose", "rules/resurgence/02-setup.rules.md:89", into=6, sort="specialist", verb="enlist", role="what"
)
HAND_SIZE_ROWS = ((((1,),), 4), (((2,),), 5), (((3,),), 5), (((4,),), 6))
DRAW_AND_ASSIGN_IN_SECRET_QUESTION = rules.question(
    "choose",
    "rules/resurgence/03-round.rules.md:43",
    into=6,
    sort="access",
    named=True,
    verb="assign",
    role="to",
    given=lambda g, f: {"token": f[5]},
)
EACH_BONUS = rules.each("bonus")
SPACE_OF = rules.table("space", "number")
EACH_LOCATION = rules.each("location")
TAKE_TURN_QUESTION = rules.question(
    "option", "rules/resurgence/04-actions.rules.md:18", ways=("place", "rest"), to=(1, 5), after=8
)
TAKE_TURN_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:19", into=8, sort="token", verb="place", role="what"
)
TAKE_TURN_QUESTION_3 = rules.question(
    "choose",
    "rules/resurgence/04-actions.rules.md:19",
    into=7,
    sort="location",
    verb="place",
    role="in",
    given=lambda g, f: {"token": f[8]},
)
TAKE_TURN_QUESTION_4 = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:20", into=10, sort="token", verb="rest", role="what"
)
TAKE_TURN_QUESTION_5 = rules.question(
    "option", "rules/resurgence/04-actions.rules.md:22", ways=("use-place", "finish"), to=(10, 12), after=8
)
OPEN_TO_OF = rules.table("open-to", "thing")
CALLING_OF = rules.table("calling", "thing")
ROOM_LEVEL_ROWS = (
    ((CHECKPOINT,), 1), ((ARMORY,), 1), ((CLINIC,), 1), ((MARKET_STALL,), 2), ((KITCHEN,), 2), ((GARAGE,), 2),
    ((SCOUT_POST,), 3), ((WORKSHOP,), 3), ((PROPAGANDA,), 4), ((HEADQUARTERS,), 4),
)
BUILD_QUESTION = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:106", into=5, sort="room", named=True
)
TAKE_A_TOKEN_QUESTION = rules.question(
    "choose",
    "rules/resurgence/04-actions.rules.md:124",
    into=6,
    sort="access",
    named=True,
    verb="assign",
    role="to",
    given=lambda g, f: {"token": f[5]},
)
SWITCH_QUESTION = rules.question("choose", "rules/resurgence/04-actions.rules.md:126", into=6, sort="token")
SWITCH_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:127", into=8, sort="access"
)
UPKEEP_PRICE_OF = rules.table("upkeep-price", "goods")
RANK_OF = rules.table("rank", "number")
NEED_OF = rules.table("need", "number")
EACH_LEVEL = rules.each("level")
GAIN_LEVELS_QUESTION = rules.question(
    "option", "rules/resurgence/05-upkeep.rules.md:51", ways=("rise", "stay"), to=(3, 6), after=1
)
GAIN_LEVELS_QUESTION_2 = rules.question(
    "choose",
    "rules/resurgence/05-upkeep.rules.md:52",
    into=7,
    sort="level",
    named=True,
    verb="rise",
    role="to",
)
EACH_ZONE = rules.each("zone")
DISTRICT_OF = rules.table("district", "thing")
LEVEL_POINTS_ROWS = ((((2,),), 2), (((3,),), 5), (((4,),), 9))
SUPPLY_POINTS_ROWS = ((((5,),), 1), (((8,),), 2), (((11,),), 4), (((13,),), 6))
LEADERSHIP_POINTS_ROWS = ((((1,),), 7), (((2,),), 4), (((3,),), 2), (((4,),), 0))
RESCUE_AND_PLACE_QUESTION = rules.question(
    "choose",
    "rules/resurgence/98-rulings-played.rules.md:90",
    into=5,
    sort="survivor",
    verb="rescue",
    role="what",
)
RESCUE_AND_PLACE_QUESTION_2 = rules.question(
    "choose",
    "rules/resurgence/98-rulings-played.rules.md:91",
    into=6,
    sort="laborer",
    verb="place",
    role="what",
)
METRO_6_QUESTION = rules.question(
    "may", "rules/resurgence/03-round.rules.md:95", ways=("yes", "no"), to=(1, 3), after=3
)
METRO_6_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/03-round.rules.md:95", into=7, sort="token", verb="retire", role="what"
)
HARBOR_8_QUESTION = rules.question(
    "choose", "rules/resurgence/03-round.rules.md:103", into=6, sort="resource"
)
COMPOUND_5_QUESTION = rules.question(
    "may", "rules/resurgence/03-round.rules.md:107", ways=("yes", "no"), to=(1, 3), after=3
)
COMPOUND_5_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/03-round.rules.md:107", into=7, sort="token", verb="retire", role="what"
)
MUSEUM_UPPER_QUESTION = rules.question(
    "choose", "rules/resurgence/10-zones.rules.md:23", into=6, sort="mission", verb="plan", role="what"
)
MUSEUM_LOWER_QUESTION = rules.question(
    "choose", "rules/resurgence/10-zones.rules.md:25", into=6, sort="specialist", verb="enlist", role="what"
)
KREMLIN_UPPER_QUESTION = rules.question(
    "choose", "rules/resurgence/10-zones.rules.md:53", into=6, sort="survivor", verb="rescue", role="what"
)
KREMLIN_LOWER_QUESTION = rules.question(
    "choose", "rules/resurgence/10-zones.rules.md:56", into=6, sort="mission", verb="plan", role="what"
)
CHECKPOINT_QUESTION = rules.question(
    "either", "rules/resurgence/11-rooms.rules.md:11", ways=("gain 1 meds", "gain 1 ammo"), to=(1, 3), after=5
)
MARKET_STALL_QUESTION = rules.question(
    "choose", "rules/resurgence/11-rooms.rules.md:20", into=6, sort="resource"
)
KITCHEN_QUESTION = rules.question(
    "choose", "rules/resurgence/11-rooms.rules.md:23", into=7, sort="survivor", verb="rescue", role="what"
)
SCOUT_POST_QUESTION = rules.question(
    "choose", "rules/resurgence/11-rooms.rules.md:27", into=6, sort="mission", verb="plan", role="what"
)
WORKSHOP_QUESTION = rules.question("choose", "rules/resurgence/11-rooms.rules.md:29", into=6, sort="resource")
PROPAGANDA_QUESTION = rules.question(
    "choose",
    "rules/resurgence/11-rooms.rules.md:32",
    into=7,
    sort="access",
    named=True,
    verb="advance",
    role="on",
)
HEADQUARTERS_QUESTION = rules.question(
    "may", "rules/resurgence/11-rooms.rules.md:34", ways=("yes", "no"), to=(1, 3), after=3
)
HEADQUARTERS_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/11-rooms.rules.md:34", into=7, sort="mission", verb="complete", role="what"
)
IS_TOKEN = rules.sort("token")
IS_METRO_ZONE = rules.sort("metro-zone")
IS_SURVIVOR = rules.sort("survivor")
IS_ROOM = rules.sort("room")
IS_MUTANT = rules.sort("mutant")
OLYMPIAN_1_QUESTION = rules.question(
    "either",
    "rules/resurgence/20-survivors.rules.md:52",
    ways=("gain 1 food", "gain 1 part"),
    to=(1, 3),
    after=5,
)
POLAR_VORTEX_SCORE_ROWS = ((((3,),), 2), (((5,),), 4), (((7,),), 7))
FOOD_RATIONS_SCORE_ROWS = ((((4,),), 2), (((6,),), 4), (((8,),), 7))
POWER_GRAB_SCORE_ROWS = ((((10,),), 2), (((12,),), 4), (((14,),), 7))


rules.events = {"place": 0, "rescue": 1, "gain": 2, "build": 3}


def create(g: State, you: int, what: int, in_: int) -> None:
    """create: New copies of an element, in a pile: `create 6 coin in bag of you`."""
    made = make(g, what, in_)
    if made < 0:
        return
    what = made
    if g.watch is not None:
        g.watch("create", you, (("what", "thing", what), ("in", "pile", in_)))


rules.verb("create", create, ("you", "what", "in"), ("you", "what", "in"))


def draw(g: State, you: int, what: int, from_: int, to: int) -> None:
    """draw: So many things come off a pile into another: off the top of a stack, at random out of a bag. A
    pile that runs short is refilled first, if it says from where."""
    if not lay(g, what, to):
        return
    if g.watch is not None:
        g.watch("draw", you, (("what", "thing", what), ("from", "pile", from_), ("to", "pile", to)))


rules.verb("draw", draw, ("you", "what", "from", "to"), ("you", "what", "from", "to"))


def gain(g: State, you: int, what: int, many: int, for_: int) -> None:
    """gain: Goods come to you, or to another player; what there is no room for is lost. Each kind of goods
    that really came is an event of its own, and a gain of nothing is none. Of one good or another, you say
    which."""
    came = add(g, what, for_, many)
    if came <= 0:
        return
    if g.watch is not None:
        g.watch("gain", for_, (("what", "thing", what), ("many", "number", came)))
    happened(g, (GAIN_EVENT, for_, what, came, -1))


rules.verb("gain", gain, ("you", "what", "many", "for"), ("for", "what", "many"), True)


def move(g: State, you: int, what: int, to: int, from_: int) -> None:
    """move: Things go to a pile. `2 card from deck` are the first that come: off the top, at random out of a
    bag."""
    if not lay(g, what, to):
        return
    if g.watch is not None:
        g.watch("move", you, (("what", "thing", what), ("to", "pile", to), ("from", "pile", from_)))


rules.verb("move", move, ("you", "what", "to", "from"), ("you", "what", "to", "from"))


def put_(g: State, you: int, what: int, in_: int, into: int, on: int, under: int, from_: int) -> None:
    """put: Things are laid into a pile or on top of it; `under`, at its bottom."""
    where = max(in_, into, on, under)
    if not lay(g, what, where, under >= 0):
        return
    if g.watch is not None:
        g.watch(
            "put",
            you,
            (
                ("what", "thing", what),
                ("in", "pile", in_),
                ("into", "pile", into),
                ("on", "pile", on),
                ("under", "pile", under),
                ("from", "pile", from_),
            ),
        )


rules.verb(
    "put",
    put_,
    ("you", "what", "in", "into", "on", "under", "from"),
    ("you", "what", "in", "into", "on", "under", "from"),
)


def ready(g: State, you: int, what: int) -> None:
    """ready: Exhausted things can be used again."""
    if not turn(g, what, 0):
        return
    if g.watch is not None:
        g.watch("ready", you, (("what", "thing", what),))


rules.verb("ready", ready, ("you", "what"), ("you", "what"))


def remove(g: State, you: int, what: int, from_: int) -> None:
    """remove: Things go back to the box and take no further part."""
    if not take_away(g, what):
        return
    if g.watch is not None:
        g.watch("remove", you, (("what", "thing", what),))


rules.verb("remove", remove, ("you", "what", "from"), ("you", "what"))


def reveal(g: State, you: int, what: int, to: int) -> None:
    """reveal: Everybody may look into a pile, or one player, until it is empty or concealed."""
    if not show(g, what, to):
        return
    if g.watch is not None:
        g.watch("reveal", you, (("what", "pile", what), ("to", "thing", to)))


rules.verb("reveal", reveal, ("you", "what", "to"), ("you", "what", "to"))


def shuffle(g: State, you: int, what: int) -> None:
    """shuffle: What lies in a pile comes into a new order, every order as likely as any."""
    if not mix(g, what):
        return
    if g.watch is not None:
        g.watch("shuffle", you, (("what", "pile", what),))


rules.verb("shuffle", shuffle, ("you", "what"), ("you", "what"))


def win(g: State, you: int, for_: int) -> None:
    """win: You are among the winners. The game goes on until it is ended."""
    if not crown(g, for_):
        return
    if g.watch is not None:
        g.watch("win", for_, ())


rules.verb("win", win, ("you", "for"), ("for",))


@rules.value("strength")
def strength(g: State, you: int, player: Any, access: Any) -> int:
    """The game and its rounds › Leadership: let strength of a player at an access be total weight of it among
    area of the player at the access"""
    of, piles = g.of, g.piles
    return sum(WEIGHT_OF[of[it]] for it in piles[AREA + player * 3 + access])


@rules.value("best-strength")
def best_strength(g: State, you: int, access: Any) -> int:
    """The game and its rounds › Leadership: let best-strength at an access be highest (strength of it at the
    access) among players"""
    return max((strength(g, you, it_2, access) for it_2 in g.seats), default=0)


@rules.value("leads-alone")
def leads_alone(g: State, you: int, player: Any, access: Any) -> bool:
    """The game and its rounds › Leadership: let leads-alone of a player at an access be no player where (it
    is not the player and strength of it at the access is best-strength at the access)"""
    for it in g.seats:
        if it != player and strength(g, you, it, access) == best_strength(g, you, access):
            return False
    return True


@rules.value("assigned")
def assigned(g: State, you: int, player: Any) -> int:
    """Worker actions: let assigned of a player be total (count area of the player at it) among accesses"""
    piles = g.piles
    return sum(len(piles[AREA + player * 3 + it_2]) for it_2 in EACH_ACCESS)


@rules.value("reached")
def reached(g: State, you: int, token: Any, location: Any) -> bool:
    """Worker actions › Placing a token: let reached of a token at a location be the token is in area of you
    at (access of the location)"""
    return token in inside(g, pile_at(g, "area", you, ACCESS_OF[location]))


@rules.value("free")
def free(g: State, you: int, location: Any) -> bool:
    """Worker actions › Placing a token: let free of a location be count spot of the location at you is 0"""
    piles = g.piles
    return len(piles[SPOT + location * 2 + you]) == 0


@rules.value("ours")
def ours(g: State, you: int, location: Any) -> int:
    """Worker actions › Placing a token: let ours of a location be the location is a zone or cleared of the
    location at you"""
    return location in IS_ZONE or held(g, "cleared", location, you)


@rules.value("rivals")
def rivals(g: State, you: int, location: Any) -> int:
    """Worker actions › Placing a token: let rivals of a location be total (count spot of the location at it)
    among opponents of you"""
    piles = g.piles
    return sum(len(piles[SPOT + location * 2 + it]) for it in g.opponents[you])


@rules.value("toll")
def toll(g: State, you: int, location: Any) -> int:
    """Worker actions › Placing a token: let toll of a location be count lair of the location + rivals of the
    location"""
    piles = g.piles
    return len(piles[LAIR + location]) + rivals(g, you, location)


@rules.value("in-hand")
def in_hand(g: State, you: int, token: Any) -> bool:
    """Worker actions › Resting: let in-hand of a token be some access where (the token is in area of you at
    it)"""
    at = g.at
    for it in EACH_ACCESS:
        if at[token] == AREA + you * 3 + it:
            return True
    return False


@rules.value("lies-open")
def lies_open(g: State, you: int, survivor: Any) -> bool:
    """Worker actions › Rescuing a survivor: let lies-open of a survivor be some row-space where (the survivor
    is in row of it)"""
    at = g.at
    for it in EACH_ROW_SPACE:
        if at[survivor] == ROW + it:
            return True
    return False


@rules.value("price")
def price(g: State, you: int, survivor: Any) -> int:
    """Worker actions › Rescuing a survivor: let price of a survivor be total cost of it among each row-space
    where (the survivor is in row of it)"""
    at = g.at
    return sum(COST_OF[it_2] for it_2 in [it for it in EACH_ROW_SPACE if at[survivor] == ROW + it])


@rules.value("lies-among")
def lies_among(g: State, you: int, token: Any, areas: Any) -> bool:
    """Worker actions › Other actions: let lies-among of a token at some accesses called areas be some access
    of areas where (the token is in area of you at it)"""
    at = g.at
    for it in areas:
        if at[token] == AREA + you * 3 + it:
            return True
    return False


@rules.value("first-gap")
def first_gap(g: State, you: int) -> Any:
    """Upkeep: let first-gap be first of (each row-space where (count row of it is 0))"""
    piles = g.piles
    return first([it for it in EACH_ROW_SPACE if len(piles[ROW + it]) == 0])


@rules.value("left-over")
def left_over(g: State, you: int, player: Any) -> int:
    """Final scoring: let left-over of a player be (food of the player + fuel of the player + part of the
    player) / 3"""
    s = g.s
    return (s[FOOD + player] + s[FUEL + player] + s[PART + player]) // 3


@rules.value("total-spaces")
def total_spaces(g: State, you: int, player: Any) -> int:
    """Final scoring › The winner: let total-spaces of a player be total (spaces of the player at it) among
    accesses"""
    s = g.s
    return sum(s[SPACES + player * 3 + it_2] for it_2 in EACH_ACCESS)


@rules.value("lateness")
def lateness(g: State, you: int, player: Any) -> int:
    """Final scoring › The winner: let lateness of a player be count leading player of (clockwise of
    first-player) where (it is not the player)"""
    s = g.s
    many = 0
    for it in clockwise(g, s[FIRST_PLAYER]):
        if it == player:
            break
        many += 1
    return many


@rules.value("rangers")
def rangers(g: State, you: int, player: Any) -> int:
    """Directives › Deck B: let rangers of a player be count each ranger where (owner of it is the player and
    it is not in reserve of the player)"""
    at = g.at
    many = 0
    for it in all_of(g, "ranger"):
        if owner(g, it) == player and at[it] != RESERVE + player:
            many += 1
    return many


@rules.value("cleared-rooms")
def cleared_rooms(g: State, you: int, player: Any) -> int:
    """Directives › Deck B: let cleared-rooms of a player be count each room where (cleared of it at the
    player)"""
    s = g.s
    many = 0
    for it in EACH_ROOM:
        if s[CLEARED + it * 2 + player]:
            many += 1
    return many


@rules.procedure("set-up", "rules/resurgence/02-setup.rules.md:12")
def set_up(g: State, you: int) -> None:
    """Setting up: to set-up:"""
    if g.watch is not None:
        g.watch("set-up", you, ())
    for each in [it_2 for it_2 in EACH_SURVIVOR if it_2 not in IS_HERO]:
        put_(g, you, each, SURVIVOR_DECK, -1, -1, -1, -1)
    shuffle(g, you, SURVIVOR_DECK)
    for s_ in EACH_ROW_SPACE:
        for each_2 in take_off(g, SURVIVOR_DECK, 1, None):
            draw(g, you, each_2, SURVIVOR_DECK, ROW + s_)
    for d in EACH_DECK:
        for each_3 in [it_5 for it_5 in EACH_DIRECTIVE if DECK_OF[it_5] == d]:
            put_(g, you, each_3, DIRECTIVE_DECK + d, -1, -1, -1, -1)
        shuffle(g, you, DIRECTIVE_DECK + d)
        for each_4 in take_off(g, DIRECTIVE_DECK + d, 1, None):
            draw(g, you, each_4, DIRECTIVE_DECK + d, DIRECTIVE_SPACE)
    draw_lots(g, you)
    for _ in range(6):
        create(g, you, MUTANT, MUTANT_POOL)
    for each_5 in [it_6 for it_6 in EACH_MUTANT_CARD if not FOUR_PLAYERS_OF[it_6]]:
        put_(g, you, each_5, MUTANT_DECK, -1, -1, -1, -1)
    shuffle(g, you, MUTANT_DECK)
    bring_mutants(g, you)
    for _ in range(4):
        create(g, you, FUEL_RUBBLE, HEAP)
    for _ in range(4):
        create(g, you, FOOD_RUBBLE, HEAP)
    for _ in range(4):
        create(g, you, AMMO_RUBBLE, HEAP)
    for _ in range(4):
        create(g, you, MEDS_RUBBLE, HEAP)
    for _ in range(4):
        create(g, you, POINT_RUBBLE, HEAP)
    for _ in range(4):
        create(g, you, FUEL_POINT_RUBBLE, HEAP)
    for _ in range(4):
        create(g, you, FOOD_POINT_RUBBLE, HEAP)
    for _ in range(4):
        create(g, you, DOUBLE_POINT_RUBBLE, HEAP)
    for _ in range(4):
        create(g, you, SUPPLY_RUBBLE, HEAP)
    for player in g.clockwise[you]:
        set_up_player(g, player)


@rules.procedure("draw-lots", "rules/resurgence/02-setup.rules.md:30")
def draw_lots(g: State, you: int) -> None:
    """Setting up: to draw-lots:"""
    s, piles = g.s, g.piles
    if g.watch is not None:
        g.watch("draw-lots", you, ())
    for each in g.seats:
        put_(g, you, each, LOTS, -1, -1, -1, -1)
    shuffle(g, you, LOTS)
    s[FIRST_PLAYER] = first(piles[LOTS])
    for each_2 in list(piles[LOTS]):
        remove(g, you, each_2, -1)


@rules.procedure("set-up-player", "rules/resurgence/02-setup.rules.md:35")
def set_up_player(g: State, you: int) -> None:
    """Setting up: to set-up-player:"""
    s = g.s
    if g.watch is not None:
        g.watch("set-up-player", you, ())
    for _ in range(6):
        create(g, you, LABORER, BAG + you)
    create(g, you, HERO_TOKEN, BAG + you)
    for _ in range(4):
        create(g, you, RANGER, RESERVE + you)
    for _ in range(4):
        create(g, you, BUILDER, RESERVE + you)
    for _ in range(4):
        create(g, you, SCHOLAR, RESERVE + you)
    for r in [it_2 for it_2 in EACH_ROOM if it_2 != CHECKPOINT]:
        for each in take_off(g, HEAP, 1, None):
            draw(g, you, each, HEAP, RUBBLE_ON + r * 2 + you)
    s[CLEARED + CHECKPOINT * 2 + you] = 1


@rules.rule(
    "begin-with-heroes",
    "rules/resurgence/02-setup.rules.md:81",
    registers=("g", "p", "hero", "rest~1", "rest~1~at", "rest~2", "rest~2~at"),
    blocks=8,
    catches={4: (3, 0, 0, True, False), 5: (3, 0, 0, True, False), 6: (3, 0, 0, True, False)},
)
def begin_with_heroes(g: State, f: Frame) -> bool:
    """Setting up › The first game: to begin-with-heroes:"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/02-setup.rules.md:81: to begin-with-heroes:
        if go == 0:
            you = f[2]
            for each in EACH_HERO:
                put_(g, you, each, HERO_OFFER, -1, -1, -1, -1)
            f[8] = groups(g.seats, lambda it_4: lateness(g, you, it_4))
            f[9] = 0
            go = 1
        # rules/resurgence/02-setup.rules.md:83: for each g in groups of players by most (lateness of it):
        if go == 1:
            if f[9] >= len(f[8]):
                go = 7
                continue
            f[5] = f[8][f[9]]
            f[9] += 1
            go = 2
        # rules/resurgence/02-setup.rules.md:83: for each g in groups of players by most (lateness of it):
        if go == 2:
            g_ = f[5]
            f[10] = g_
            f[11] = 0
            go = 3
        # rules/resurgence/02-setup.rules.md:84: for each p in g:
        if go == 3:
            if f[11] >= len(f[10]):
                go = 1
                continue
            f[6] = f[10][f[11]]
            f[11] += 1
            go = 4
        # rules/resurgence/02-setup.rules.md:85: p does begin-with a hero
        if go == 4:
            p = f[6]
            return choose(
                g, f, 5, p, BEGIN_WITH_HEROES_QUESTION, [it_5 for it_5 in EACH_HERO if at[it_5] == HERO_OFFER]
            )
        # rules/resurgence/02-setup.rules.md:85: begin-with a hero
        if go == 5:
            p, hero = f[6], f[7]
            f[AT] = 6
            call(g, begin_with, p, hero)
            return True
        # rules/resurgence/02-setup.rules.md:85: begin-with a hero
        if go == 6:
            go = 3
            continue
        # rules/resurgence/02-setup.rules.md:83: for each g in groups of players by most (lateness of it):
        if go == 7:
            return done(g)


@rules.rule(
    "begin-with",
    "rules/resurgence/02-setup.rules.md:86",
    params=(("what", "hero"),),
    fits={"what": (("it is in hero-offer", lambda g, you, v, it: g.at[it] == HERO_OFFER),)},
    registers=("specialist",),
    blocks=3,
)
def begin_with(g: State, f: Frame) -> bool:
    """Setting up › The first game: to begin-with a hero of hero-offer:"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/02-setup.rules.md:86: to begin-with a hero of hero-offer:
        if go == 0:
            you, hero = f[2], f[5]
            move(g, you, hero, CREW + you, -1)
            gain(g, you, FOOD, 1, you)
            gain(g, you, FUEL, 1, you)
            gain(g, you, PART, 1, you)
            gain(g, you, AMMO, 1, you)
            gain(g, you, MEDS, 1, you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/02-setup.rules.md:89: enlist a specialist
        if go == 1:
            you = f[2]
            return choose(
                g,
                f,
                2,
                you,
                BEGIN_WITH_QUESTION,
                [it_2 for it_2 in all_of(g, "specialist") if at[it_2] == RESERVE + you],
            )
        # rules/resurgence/02-setup.rules.md:89: enlist a specialist
        if go == 2:
            you, specialist = f[2], f[6]
            enlist(g, you, specialist)
            return done(g)


@rules.rule("play", "rules/resurgence/03-round.rules.md:10", blocks=4)
def play(g: State, f: Frame) -> bool:
    """The game and its rounds: to play:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:10: to play:
        if go == 0:
            you = f[2]
            set_up(g, you)
            f[AT] = 1
            call(g, begin_with_heroes, you)
            return True
        # rules/resurgence/03-round.rules.md:12: begin-with-heroes
        if go == 1:
            you = f[2]
            f[AT] = 2
            call(g, play_six_rounds, you)
            return True
        # rules/resurgence/03-round.rules.md:13: play-six-rounds
        if go == 2:
            you = f[2]
            f[AT] = 3
            call(g, final_scoring, you)
            return True
        # rules/resurgence/03-round.rules.md:14: final-scoring
        if go == 3:
            return done(g)


@rules.rule(
    "play-six-rounds", "rules/resurgence/03-round.rules.md:15", registers=("rest~1", "rest~1~at"), blocks=8
)
def play_six_rounds(g: State, f: Frame) -> bool:
    """The game and its rounds: to play-six-rounds:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:15: to play-six-rounds:
        if go == 0:
            f[5] = 6
            f[6] = 0
            go = 1
        # rules/resurgence/03-round.rules.md:16: repeat 6 times:
        if go == 1:
            if f[6] >= f[5]:
                go = 7
                continue
            f[6] += 1
            go = 2
        # rules/resurgence/03-round.rules.md:16: repeat 6 times:
        if go == 2:
            you = f[2]
            begin(g, ROUND_PHASE)
            begin(g, DRAW_AND_ASSIGN_PHASE)
            f[AT] = 3
            call(g, draw_and_assign, you)
            return True
        # rules/resurgence/03-round.rules.md:18: phase draw-and-assign: draw-and-assign
        if go == 3:
            you = f[2]
            end(g)
            begin(g, LEADERSHIP_PHASE)
            f[AT] = 4
            call(g, determine_leadership, you)
            return True
        # rules/resurgence/03-round.rules.md:19: phase leadership: determine-leadership
        if go == 4:
            you = f[2]
            end(g)
            begin(g, WORKER_ACTIONS_PHASE)
            f[AT] = 5
            call(g, act_in_turn, you)
            return True
        # rules/resurgence/03-round.rules.md:20: phase worker-actions: act-in-turn
        if go == 5:
            you = f[2]
            end(g)
            begin(g, UPKEEP_PHASE)
            f[AT] = 6
            call(g, keep_up, you)
            return True
        # rules/resurgence/03-round.rules.md:21: phase upkeep: keep-up
        if go == 6:
            end(g)
            end(g)
            go = 1
            continue
        # rules/resurgence/03-round.rules.md:16: repeat 6 times:
        if go == 7:
            return done(g)


@rules.rule("draw-and-assign", "rules/resurgence/03-round.rules.md:36", blocks=2)
def draw_and_assign(g: State, f: Frame) -> bool:
    """The game and its rounds › Draw and assign: to draw-and-assign:"""
    s, of = g.s, g.of
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:36: to draw-and-assign:
        if go == 0:
            you = f[2]
            if g.times[DRAW_AND_ASSIGN_PHASE] > 1:
                s[FIRST_PLAYER] = next(g, s[FIRST_PLAYER])
            for player in g.clockwise[you]:
                for each in take_off(
                    g, BAG + player, look(HAND_SIZE_ROWS, (of[s[COMPOUND_LEVEL + player]],)), None
                ):
                    draw(g, player, each, BAG + player, DRAWN + player)
            f[AT] = 1
            return secretly(g, draw_and_assign_in_secret)
        # rules/resurgence/03-round.rules.md:41: secretly each player:
        if go == 1:
            return done(g)


@rules.part(
    "draw-and-assign.secret1",
    "rules/resurgence/03-round.rules.md:41",
    registers=("t", "access", "rest~1", "rest~1~at"),
    blocks=5,
)
def draw_and_assign_in_secret(g: State, f: Frame) -> bool:
    """The game and its rounds › Draw and assign: secretly each player:"""
    piles = g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:41: secretly each player:
        if go == 0:
            you = f[2]
            f[7] = list(piles[DRAWN + you])
            f[8] = 0
            go = 1
        # rules/resurgence/03-round.rules.md:42: for each t in tokens of drawn of you:
        if go == 1:
            if f[8] >= len(f[7]):
                go = 4
                continue
            f[5] = f[7][f[8]]
            f[8] += 1
            go = 2
        # rules/resurgence/03-round.rules.md:42: for each t in tokens of drawn of you:
        if go == 2:
            you, t = f[2], f[5]
            return choose(g, f, 3, you, DRAW_AND_ASSIGN_IN_SECRET_QUESTION, EACH_ACCESS)
        # rules/resurgence/03-round.rules.md:43: assign t to an access
        if go == 3:
            you, t, access = f[2], f[5], f[6]
            assign(g, you, t, access)
            go = 1
            continue
        # rules/resurgence/03-round.rules.md:42: for each t in tokens of drawn of you:
        if go == 4:
            return done(g)


@rules.procedure(
    "assign", "rules/resurgence/03-round.rules.md:44", params=(("what", "token"), ("to", "access"))
)
def assign(g: State, you: int, token: int, access: int) -> None:
    """The game and its rounds › Draw and assign: to assign a token to an access:"""
    if g.watch is not None:
        g.watch("assign", you, (("what", "thing", token), ("to", "thing", access)))
    move(g, you, token, AREA + you * 3 + access, -1)
    if WORKER_ACTIONS_PHASE in g.phases:
        reveal(g, you, AREA + you * 3 + access, -1)


@rules.rule(
    "determine-leadership",
    "rules/resurgence/03-round.rules.md:60",
    registers=("track-2", "rest~1", "rest~1~at"),
    blocks=4,
)
def determine_leadership(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership: to determine-leadership:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:60: to determine-leadership:
        if go == 0:
            you = f[2]
            for player in g.clockwise[you]:
                for track in EACH_ACCESS:
                    reveal(g, player, AREA + player * 3 + track, -1)
            f[6] = EACH_ACCESS
            f[7] = 0
            go = 1
        # rules/resurgence/03-round.rules.md:64: for each track in accesses:
        if go == 1:
            if f[7] >= len(f[6]):
                go = 3
                continue
            f[5] = f[6][f[7]]
            f[7] += 1
            go = 2
        # rules/resurgence/03-round.rules.md:64: for each track in accesses:
        if go == 2:
            you, track_2 = f[2], f[5]
            f[AT] = 1
            call(g, judge, you, track_2)
            return True
        # rules/resurgence/03-round.rules.md:64: for each track in accesses:
        if go == 3:
            return done(g)


@rules.rule(
    "judge",
    "rules/resurgence/03-round.rules.md:66",
    params=(("what", "access"),),
    registers=("best", "p", "rest~1", "rest~1~at"),
    blocks=9,
    catches={
        3: (5, 0, 0, True, False),
        4: (5, 0, 0, True, False),
        6: (2, 0, 0, True, False),
        7: (2, 0, 0, True, False),
    },
)
def judge(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership: to judge an access:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:66: to judge an access:
        if go == 0:
            you, access, best = f[2], f[5], f[6]
            f[6] = best = best_strength(g, you, access)
            for it_2 in g.seats:
                if strength(g, you, it_2, access) < best:
                    break
            else:
                go = 8
                continue
            go = 1
        # rules/resurgence/03-round.rules.md:68: if some player where (strength of it at the access less …
        if go == 1:
            you, access, best = f[2], f[5], f[6]
            f[8] = [it_3 for it_3 in g.seats if strength(g, you, it_3, access) == best]
            f[9] = 0
            go = 2
        # rules/resurgence/03-round.rules.md:69: for each p in each player where (strength of it at the …
        if go == 2:
            if f[9] >= len(f[8]):
                go = 8
                continue
            f[7] = f[8][f[9]]
            f[9] += 1
            go = 3
        # rules/resurgence/03-round.rules.md:70: p does advance on the access
        if go == 3:
            access, p = f[5], f[7]
            f[AT] = 4
            if s[SPACES + p * 3 + access] < 10:
                call(g, advance, p, access)
            return True
        # rules/resurgence/03-round.rules.md:70: advance on the access
        if go == 4:
            go = 5
        # rules/resurgence/03-round.rules.md:70: p does advance on the access
        if go == 5:
            you, access, best, p = f[2], f[5], f[6], f[7]
            if not (
                not any(
                    (
                        it != p
                        and strength(g, you, it, access) == best_strength(g, you, access)
                    ) for it in g.seats
                )
                and best >= 4
            ):
                go = 2
                continue
            go = 6
        # rules/resurgence/03-round.rules.md:72: p does advance on the access
        if go == 6:
            access, p = f[5], f[7]
            f[AT] = 7
            if s[SPACES + p * 3 + access] < 10:
                call(g, advance, p, access)
            return True
        # rules/resurgence/03-round.rules.md:72: advance on the access
        if go == 7:
            go = 2
            continue
        # rules/resurgence/03-round.rules.md:68: if some player where (strength of it at the access less …
        if go == 8:
            return done(g)


@rules.rule(
    "advance",
    "rules/resurgence/03-round.rules.md:73",
    params=(("on", "access"),),
    fits={
        "on": (("spaces of you at it less than 10", lambda g, you, v, it: g.s[SPACES + you * 3 + it] < 10),)
    },
    registers=("b", "rest~1", "rest~1~at"),
    blocks=4,
)
def advance(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership: to advance on an access where (spaces of you at it less than
    10):"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:73: to advance on an access where (spaces of you at it less …
        if go == 0:
            you, access = f[2], f[5]
            s[SPACES + you * 3 + access] = max(0, min(10, s[SPACES + you * 3 + access] + 1))
            f[7] = [
                it_2 for it_2 in EACH_BONUS if (
                    ACCESS_OF[it_2] == access
                    and SPACE_OF[it_2] == s[SPACES + you * 3 + access]
                )
            ]
            f[8] = 0
            go = 1
        # rules/resurgence/03-round.rules.md:75: for each b in each bonus where (access of it is the …
        if go == 1:
            if f[8] >= len(f[7]):
                go = 3
                continue
            f[6] = f[7][f[8]]
            f[8] += 1
            go = 2
        # rules/resurgence/03-round.rules.md:75: for each b in each bonus where (access of it is the …
        if go == 2:
            you, b = f[2], f[6]
            f[AT] = 1
            follow_lines(g, you, b)
            return not g.over
        # rules/resurgence/03-round.rules.md:75: for each b in each bonus where (access of it is the …
        if go == 3:
            you, access = f[2], f[5]
            if s[SPACES + you * 3 + access] == 10:
                gain(g, you, VP, 2, you)
            return done(g)


@rules.procedure(
    "retire",
    "rules/resurgence/03-round.rules.md:78",
    params=(("what", "token"),),
    fits={
        "what": (
            (
                "it is in bag of you or it is in rest-area of you",
                lambda g, you, v, it: g.at[it] == BAG + you or g.at[it] == REST_AREA + you,
            ),
        )
    },
)
def retire(g: State, you: int, token: int) -> None:
    """The game and its rounds › Leadership: to retire a token where (it is in bag of you or it is in
    rest-area of you):"""
    if g.watch is not None:
        g.watch("retire", you, (("what", "thing", token),))
    remove(g, you, token, -1)


@rules.rule(
    "act-in-turn", "rules/resurgence/04-actions.rules.md:11", registers=("p", "rest~1", "rest~1~at"), blocks=7
)
def act_in_turn(g: State, f: Frame) -> bool:
    """Worker actions: to act-in-turn:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:12: repeat until no player where (assigned of it more …
        if go == 0:
            you = f[2]
            for it_2 in g.seats:
                if assigned(g, you, it_2) > 0:
                    break
            else:
                go = 6
                continue
            go = 1
        # rules/resurgence/04-actions.rules.md:12: repeat until no player where (assigned of it more …
        if go == 1:
            f[6] = clockwise(g, s[FIRST_PLAYER])
            f[7] = 0
            go = 2
        # rules/resurgence/04-actions.rules.md:13: for each p in clockwise of first-player:
        if go == 2:
            if f[7] >= len(f[6]):
                go = 0
                continue
            f[5] = f[6][f[7]]
            f[7] += 1
            go = 3
        # rules/resurgence/04-actions.rules.md:13: for each p in clockwise of first-player:
        if go == 3:
            you, p = f[2], f[5]
            if assigned(g, you, p) <= 0:
                go = 2
                continue
            go = 4
        # rules/resurgence/04-actions.rules.md:14: if assigned of p more than 0:
        if go == 4:
            p = f[5]
            begin(g, TURN_PHASE, p)
            f[AT] = 5
            call(g, take_turn, p)
            return True
        # rules/resurgence/04-actions.rules.md:15: phase turn of p: take-turn
        if go == 5:
            end(g)
            go = 2
            continue
        # rules/resurgence/04-actions.rules.md:12: repeat until no player where (assigned of it more …
        if go == 6:
            return done(g)


def can_take_turn(g: State, you: int, why: Any = None) -> bool:
    if (
        not (
            any(
                any(
                    can_place(g, you, token, location) for location in [
                        it_3 for it_3 in EACH_LOCATION if (
                            reached(g, you, token, it_3)
                            and free(g, you, it_3)
                            and ours(g, you, it_3)
                        )
                    ]
                ) for token in [it_2 for it_2 in all_of(g, "token") if in_hand(g, you, it_2)]
            )
            or bool([it_4 for it_4 in all_of(g, "token") if in_hand(g, you, it_4)])
        )
        and no(why, "choose one: option place: place a token in a location option rest: rest a token")
    ):
        return False
    return not why


@rules.rule(
    "take-turn",
    "rules/resurgence/04-actions.rules.md:16",
    can=can_take_turn,
    registers=("it-2", "it-3", "location", "token", "it-4", "token-2", "finished"),
    blocks=14,
    catches={
        1: (8, 0, 0, False, True), 2: (8, 0, 0, False, True), 3: (8, 0, 0, False, True),
        4: (8, 0, 0, False, True), 5: (8, 0, 0, False, True), 6: (8, 0, 0, False, True),
        7: (8, 0, 0, False, True), 10: (8, 0, 0, False, True), 11: (8, 0, 0, False, True),
        12: (8, 0, 0, False, True),
    },
)
def take_turn(g: State, f: Frame) -> bool:
    """Worker actions: to take-turn:"""
    s, at = g.s, g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:16: to take-turn:
        if go == 0:
            you, it_2, it_3, location, token, it_4, token_2, finished = f[2], f[5], f[6], f[7], f[8], f[9], f[10], f[11]
            f[11] = finished = 0
            options = []
            if any(
                any(
                    can_place(g, you, token, location) for location in [
                        it_3 for it_3 in EACH_LOCATION if (
                            reached(g, you, token, it_3)
                            and free(g, you, it_3)
                            and ours(g, you, it_3)
                        )
                    ]
                ) for token in [it_2 for it_2 in all_of(g, "token") if in_hand(g, you, it_2)]
            ):
                options.append(0)
            if bool([it_4 for it_4 in all_of(g, "token") if in_hand(g, you, it_4)]):
                options.append(1)
            return ways(g, f, you, TAKE_TURN_QUESTION, options)
        # rules/resurgence/04-actions.rules.md:19: option place: place a token in a location
        if go == 1:
            you, it_2, it_3, location, token = f[2], f[5], f[6], f[7], f[8]
            things: list[int] = []
            for token in all_of(g, "token"):
                for it in EACH_ACCESS:
                    if at[token] == AREA + you * 3 + it:
                        if any(
                            can_place(g, you, token, location) for location in [
                                it_3 for it_3 in EACH_LOCATION if (
                                    token in inside(g, pile_at(g, "area", you, ACCESS_OF[it_3]))
                                    and free(g, you, it_3)
                                    and (it_3 in IS_ZONE or held(g, "cleared", it_3, you))
                                )
                            ]
                        ):
                            things.append(token)
                        break
            return choose(g, f, 2, you, TAKE_TURN_QUESTION_2, things)
        # rules/resurgence/04-actions.rules.md:19: place a token in a location
        if go == 2:
            you, it_3, location, token = f[2], f[6], f[7], f[8]
            return choose(
                g,
                f,
                3,
                you,
                TAKE_TURN_QUESTION_3,
                [
                    location for location in [
                        it_3 for it_3 in EACH_LOCATION if (
                            token in inside(g, pile_at(g, "area", you, ACCESS_OF[it_3]))
                            and free(g, you, it_3)
                            and (it_3 in IS_ZONE or held(g, "cleared", it_3, you))
                        )
                    ] if can_place(g, you, token, location)
                ],
            )
        # rules/resurgence/04-actions.rules.md:19: place a token in a location
        if go == 3:
            you, location, token = f[2], f[7], f[8]
            f[AT] = 4
            call(g, place, you, token, location)
            return True
        # rules/resurgence/04-actions.rules.md:19: place a token in a location
        if go == 4:
            go = 8
            continue
        # rules/resurgence/04-actions.rules.md:20: option rest: rest a token
        if go == 5:
            you, it_4 = f[2], f[9]
            things: list[int] = []
            for it_4 in all_of(g, "token"):
                for it in EACH_ACCESS:
                    if at[it_4] == AREA + you * 3 + it:
                        things.append(it_4)
                        break
            return choose(g, f, 6, you, TAKE_TURN_QUESTION_4, things)
        # rules/resurgence/04-actions.rules.md:20: rest a token
        if go == 6:
            you, token_2 = f[2], f[10]
            f[AT] = 7
            call(g, rest, you, token_2)
            return True
        # rules/resurgence/04-actions.rules.md:20: rest a token
        if go == 7:
            go = 8
        # rules/resurgence/04-actions.rules.md:21: repeat until finished:
        if go == 8:
            finished = f[11]
            if finished:
                go = 13
                continue
            go = 9
        # rules/resurgence/04-actions.rules.md:21: repeat until finished:
        if go == 9:
            you, finished = f[2], f[11]
            options = []
            if (not s[RESTING + you] and not s[USED + you]) and can_use_place(g, you):
                options.append(0)
            options.append(1)
            return ways_or_offers(g, f, you, TAKE_TURN_QUESTION_5, options)
        # rules/resurgence/04-actions.rules.md:23: option use-place if not resting of you and not used …
        if go == 10:
            you = f[2]
            f[AT] = 11
            call(g, use_place, you)
            return True
        # rules/resurgence/04-actions.rules.md:23: use-place
        if go == 11:
            go = 8
            continue
        # rules/resurgence/04-actions.rules.md:25: option finish: set finished to yes
        if go == 12:
            finished = f[11]
            f[11] = finished = 1
            go = 8
            continue
        # rules/resurgence/04-actions.rules.md:21: repeat until finished:
        if go == 13:
            return done(g)


def can_use_place(g: State, you: int, why: Any = None) -> bool:
    s = g.s
    if not can_follow(g, you, s[PLACED_IN + you]) and no(why, "follow (placed-in of you)"):
        return False
    return not why


@rules.rule("use-place", "rules/resurgence/04-actions.rules.md:27", can=can_use_place, blocks=2)
def use_place(g: State, f: Frame) -> bool:
    """Worker actions: to use-place:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:27: to use-place:
        if go == 0:
            you = f[2]
            f[AT] = 1
            follow_lines(g, you, s[PLACED_IN + you])
            return not g.over
        # rules/resurgence/04-actions.rules.md:28: follow (placed-in of you)
        if go == 1:
            you = f[2]
            s[USED + you] = 1
            return done(g)


def can_place(g: State, you: int, token: Any, location: Any, why: Any = None) -> bool:
    of = g.of
    if location in IS_ZONE:
        if OPEN_TO_OF[location] >= 0 and of[token] != HERO_TOKEN:
            if (
                not passes_for(g, you, token, OPEN_TO_OF[location])
                and no(why, "treat the token as open-to of the location")
            ):
                return False
            if (
                not can_pay(g, (you, {"item": toll(g, you, location)}))
                and no(why, "pay any (toll of the location) item")
            ):
                return False
        if not (OPEN_TO_OF[location] >= 0 and of[token] != HERO_TOKEN):
            if (
                not can_pay(g, (you, {"item": toll(g, you, location)}))
                and no(why, "pay any (toll of the location) item")
            ):
                return False
    if location not in IS_ZONE:
        if OPEN_TO_OF[location] >= 0 and of[token] != HERO_TOKEN:
            if (
                not passes_for(g, you, token, OPEN_TO_OF[location])
                and no(why, "treat the token as open-to of the location")
            ):
                return False
    return not why


@rules.rule(
    "place",
    "rules/resurgence/04-actions.rules.md:45",
    params=(("what", "token"), ("in", "location")),
    fits={
        "what": (("in-hand of it", lambda g, you, v, it: in_hand(g, you, it)),),
        "in": (
            ("reached of the token at it", lambda g, you, v, it: reached(g, you, v["token"], it)),
            ("free of it", lambda g, you, v, it: free(g, you, it)),
            ("ours of it", lambda g, you, v, it: ours(g, you, it)),
        ),
    },
    can=can_place,
    blocks=5,
    event=PLACE_EVENT,
)
def place(g: State, f: Frame) -> bool:
    """Worker actions › Placing a token: to place a token where (in-hand of it) in a location where (reached
    of the token at it and free of it and ours of it):"""
    s, of = g.s, g.of
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:45: to place a token where (in-hand of it) in a location …
        if go == 0:
            location = f[6]
            if location not in IS_ZONE:
                go = 2
                continue
            go = 1
        # rules/resurgence/04-actions.rules.md:46: if the location is a zone:
        if go == 1:
            you, location = f[2], f[6]
            f[AT] = 2
            return pay(g, f, (you, {"item": toll(g, you, location)}))
        # rules/resurgence/04-actions.rules.md:46: if the location is a zone:
        if go == 2:
            token, location = f[5], f[6]
            if not (OPEN_TO_OF[location] >= 0 and of[token] != HERO_TOKEN):
                go = 4
                continue
            go = 3
        # rules/resurgence/04-actions.rules.md:48: if open-to of the location is not nothing and not the …
        if go == 3:
            you, token, location = f[2], f[5], f[6]
            f[AT] = 4
            return treat(g, you, token, OPEN_TO_OF[location])
        # rules/resurgence/04-actions.rules.md:48: if open-to of the location is not nothing and not the …
        if go == 4:
            you, token, location = f[2], f[5], f[6]
            move(g, you, token, SPOT + location * 2 + you, -1)
            s[PLACED_IN + you] = location
            happened(g, (PLACE_EVENT, you, token, location))
            return done(g)


@rules.rule(
    "rest",
    "rules/resurgence/04-actions.rules.md:59",
    params=(("what", "token"),),
    fits={"what": (("in-hand of it", lambda g, you, v, it: in_hand(g, you, it)),)},
)
def rest(g: State, f: Frame) -> bool:
    """Worker actions › Resting: to rest a token where (in-hand of it):"""
    s = g.s
    you, token = f[2], f[5]
    s[RESTING + you] = 1
    move(g, you, token, REST_AREA + you, -1)
    gain(g, you, FOOD, 1, you)
    return done(g)


def can_rescue(g: State, you: int, survivor: Any, why: Any = None) -> bool:
    if not can_pay(g, (you, {FOOD: price(g, you, survivor)})) and no(why, "pay (price of the survivor) food"):
        return False
    return not why


@rules.rule(
    "rescue",
    "rules/resurgence/04-actions.rules.md:78",
    params=(("what", "survivor"),),
    fits={"what": (("lies-open of it", lambda g, you, v, it: lies_open(g, you, it)),)},
    can=can_rescue,
    registers=("wanted",),
    blocks=2,
    event=RESCUE_EVENT,
)
def rescue(g: State, f: Frame) -> bool:
    """Worker actions › Rescuing a survivor: to rescue a survivor where (lies-open of it):"""
    of, piles = g.of, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:78: to rescue a survivor where (lies-open of it):
        if go == 0:
            you, survivor, wanted = f[2], f[5], f[6]
            f[6] = wanted = CALLING_OF[survivor]
            f[AT] = 1
            return pay(g, f, (you, {FOOD: price(g, you, survivor)}))
        # rules/resurgence/04-actions.rules.md:80: pay (price of the survivor) food
        if go == 1:
            you, survivor, wanted = f[2], f[5], f[6]
            move(g, you, survivor, CREW + you, -1)
            for it_2 in piles[RESERVE + you]:
                if of[it_2] == wanted:
                    move(
                        g,
                        you,
                        first([it_3 for it_3 in piles[RESERVE + you] if of[it_3] == wanted]),
                        BAG + you,
                        -1,
                    )
                    break
            happened(g, (RESCUE_EVENT, you, survivor))
            return done(g)


def can_build(g: State, you: int, why: Any = None) -> bool:
    s = g.s
    if (
        not [
            it_2 for it_2 in EACH_ROOM if (
                not s[CLEARED + it_2 * 2 + you]
                and look(ROOM_LEVEL_ROWS, (it_2,)) <= s[COMPOUND_LEVEL + you]
            )
        ]
        and no(
            why,
            "choose a room where (not cleared of it at you and room-level at it at most compound-level of you) as site",
        )
    ):
        return False
    return not why


@rules.rule(
    "build",
    "rules/resurgence/04-actions.rules.md:105",
    can=can_build,
    registers=("site", "r", "rest~1", "rest~1~at"),
    blocks=6,
    event=BUILD_EVENT,
)
def build(g: State, f: Frame) -> bool:
    """Worker actions › Building: to build:"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:105: to build:
        if go == 0:
            you = f[2]
            return choose(
                g,
                f,
                1,
                you,
                BUILD_QUESTION,
                [
                    it_2 for it_2 in EACH_ROOM if (
                        not s[CLEARED + it_2 * 2 + you]
                        and look(ROOM_LEVEL_ROWS, (it_2,)) <= s[COMPOUND_LEVEL + you]
                    )
                ],
            )
        # rules/resurgence/04-actions.rules.md:106: choose a room where (not cleared of it at you and …
        if go == 1:
            you, site = f[2], f[5]
            s[CLEARED + site * 2 + you] = 1
            f[7] = list(piles[RUBBLE_ON + site * 2 + you])
            f[8] = 0
            go = 2
        # rules/resurgence/04-actions.rules.md:108: for each r in each rubble of rubble-on of site at you:
        if go == 2:
            if f[8] >= len(f[7]):
                go = 5
                continue
            f[6] = f[7][f[8]]
            f[8] += 1
            go = 3
        # rules/resurgence/04-actions.rules.md:108: for each r in each rubble of rubble-on of site at you:
        if go == 3:
            you, r = f[2], f[6]
            f[AT] = 4
            follow_lines(g, you, r)
            return not g.over
        # rules/resurgence/04-actions.rules.md:109: follow r
        if go == 4:
            you, r = f[2], f[6]
            remove(g, you, r, -1)
            go = 2
            continue
        # rules/resurgence/04-actions.rules.md:108: for each r in each rubble of rubble-on of site at you:
        if go == 5:
            you = f[2]
            happened(g, (BUILD_EVENT, you))
            return done(g)


@rules.procedure(
    "enlist",
    "rules/resurgence/04-actions.rules.md:119",
    params=(("what", "token"),),
    fits={"what": (("it is in reserve", lambda g, you, v, it: g.at[it] == RESERVE + you),)},
)
def enlist(g: State, you: int, token: int) -> None:
    """Worker actions › Other actions: to enlist a token of reserve of you:"""
    if g.watch is not None:
        g.watch("enlist", you, (("what", "thing", token),))
    move(g, you, token, BAG + you, -1)


@rules.rule(
    "take-a-token",
    "rules/resurgence/04-actions.rules.md:121",
    registers=("t", "access", "rest~1", "rest~1~at"),
    blocks=5,
)
def take_a_token(g: State, f: Frame) -> bool:
    """Worker actions › Other actions: to take-a-token:"""
    piles = g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:121: to take-a-token:
        if go == 0:
            you = f[2]
            for each in take_off(g, BAG + you, 1, None):
                draw(g, you, each, BAG + you, DRAWN + you)
            f[7] = list(piles[DRAWN + you])
            f[8] = 0
            go = 1
        # rules/resurgence/04-actions.rules.md:123: for each t in tokens of drawn of you:
        if go == 1:
            if f[8] >= len(f[7]):
                go = 4
                continue
            f[5] = f[7][f[8]]
            f[8] += 1
            go = 2
        # rules/resurgence/04-actions.rules.md:123: for each t in tokens of drawn of you:
        if go == 2:
            you, t = f[2], f[5]
            return choose(g, f, 3, you, TAKE_A_TOKEN_QUESTION, EACH_ACCESS)
        # rules/resurgence/04-actions.rules.md:124: assign t to an access
        if go == 3:
            you, t, access = f[2], f[5], f[6]
            assign(g, you, t, access)
            go = 1
            continue
        # rules/resurgence/04-actions.rules.md:123: for each t in tokens of drawn of you:
        if go == 4:
            return done(g)


def can_switch(g: State, you: int, areas: Any, why: Any = None) -> bool:
    at = g.at
    if (
        not any(
            bool([it_3 for it_3 in areas if at[moved] != AREA + you * 3 + it_3]) for moved in [
                it_2 for it_2 in all_of(g, "token") if lies_among(g, you, it_2, areas)
            ]
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.rule(
    "switch",
    "rules/resurgence/04-actions.rules.md:125",
    params=(("between", "areas", "set"),),
    can=can_switch,
    registers=("moved", "it-3", "target"),
    blocks=3,
)
def switch(g: State, f: Frame) -> bool:
    """Worker actions › Other actions: to switch between some accesses called areas:"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:125: to switch between some accesses called areas:
        if go == 0:
            you, areas, moved, it_3 = f[2], f[5], f[6], f[7]
            things: list[int] = []
            for moved in all_of(g, "token"):
                for it in areas:
                    if at[moved] == AREA + you * 3 + it:
                        if bool([it_3 for it_3 in areas if at[moved] != AREA + you * 3 + it_3]):
                            things.append(moved)
                        break
            return choose(g, f, 1, you, SWITCH_QUESTION, things)
        # rules/resurgence/04-actions.rules.md:126: choose a token where (lies-among of it at areas) as …
        if go == 1:
            you, areas, moved, it_3 = f[2], f[5], f[6], f[7]
            return choose(
                g,
                f,
                2,
                you,
                SWITCH_QUESTION_2,
                [it_3 for it_3 in areas if at[moved] != AREA + you * 3 + it_3],
            )
        # rules/resurgence/04-actions.rules.md:127: choose an access of areas where (not moved is in …
        if go == 2:
            you, moved, target = f[2], f[6], f[8]
            assign(g, you, moved, target)
            return done(g)


@rules.procedure(
    "plan",
    "rules/resurgence/04-actions.rules.md:136",
    params=(("what", "mission"),),
    fits={
        "what": (
            ("it is in mission-column", lambda g, you, v, it: g.at[it] == MISSION_COLUMN),
            ("count planned of you less than 3", lambda g, you, v, it: len(g.piles[PLANNED + you]) < 3),
        )
    },
)
def plan(g: State, you: int, mission: int) -> None:
    """Worker actions › Other actions: to plan a mission of mission-column where (count planned of you less
    than 3):"""
    if g.watch is not None:
        g.watch("plan", you, (("what", "thing", mission),))
    move(g, you, mission, PLANNED + you, -1)


@rules.procedure(
    "complete",
    "rules/resurgence/04-actions.rules.md:138",
    params=(("what", "mission"),),
    fits={"what": (("it is in planned", lambda g, you, v, it: g.at[it] == PLANNED + you),)},
)
def complete(g: State, you: int, mission: int) -> None:
    """Worker actions › Other actions: to complete a mission of planned of you:"""
    if g.watch is not None:
        g.watch("complete", you, (("what", "thing", mission),))
    move(g, you, mission, COMPLETED + you, -1)


@rules.rule(
    "keep-up",
    "rules/resurgence/05-upkeep.rules.md:12",
    registers=("player-2", "rest~1", "rest~1~at"),
    blocks=5,
    catches={2: (1, 0, 0, True, False), 3: (1, 0, 0, True, False)},
)
def keep_up(g: State, f: Frame) -> bool:
    """Upkeep: to keep-up:"""
    piles = g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/05-upkeep.rules.md:12: to keep-up:
        if go == 0:
            you = f[2]
            for player in g.clockwise[you]:
                for z in EACH_LOCATION:
                    for each in list(piles[SPOT + z * 2 + player]):
                        move(g, player, each, REST_AREA + player, -1)
                for each_2 in list(piles[CREW + player]):
                    ready(g, player, each_2)
            f[6] = g.clockwise[you]
            f[7] = 0
            go = 1
        # rules/resurgence/05-upkeep.rules.md:17: each player: gain-levels
        if go == 1:
            if f[7] >= len(f[6]):
                go = 4
                continue
            f[5] = f[6][f[7]]
            f[7] += 1
            go = 2
        # rules/resurgence/05-upkeep.rules.md:17: each player: gain-levels
        if go == 2:
            player_2 = f[5]
            f[AT] = 3
            call(g, gain_levels, player_2)
            return True
        # rules/resurgence/05-upkeep.rules.md:17: gain-levels
        if go == 3:
            go = 1
            continue
        # rules/resurgence/05-upkeep.rules.md:17: each player: gain-levels
        if go == 4:
            you = f[2]
            if g.times[ROUND_PHASE] < 6:
                move_row_on(g, you)
                send_mutants_away(g, you)
                bring_mutants(g, you)
            return done(g)


@rules.procedure("move-row-on", "rules/resurgence/05-upkeep.rules.md:22")
def move_row_on(g: State, you: int) -> None:
    """Upkeep: to move-row-on:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("move-row-on", you, ())
    for s_ in [ROW_1, ROW_2]:
        for each in list(piles[ROW + s_]):
            move(g, you, each, SURVIVOR_DISCARD, -1)
    for s_2 in EACH_ROW_SPACE:
        for c in list(piles[ROW + s_2]):
            move(g, you, c, pile_at(g, "row", first_gap(g, you)), -1)
    for s_3 in EACH_ROW_SPACE:
        if len(piles[ROW + s_3]) == 0:
            for each_2 in take_off(g, SURVIVOR_DECK, 1, None):
                draw(g, you, each_2, SURVIVOR_DECK, ROW + s_3)


def can_rise(g: State, you: int, level: Any, why: Any = None) -> bool:
    if not can_pay(g, (you, UPKEEP_PRICE_OF[level])) and no(why, "pay (upkeep-price of the level)"):
        return False
    return not why


@rules.rule(
    "rise",
    "rules/resurgence/05-upkeep.rules.md:45",
    params=(("to", "level"),),
    fits={
        "to": (
            (
                "rank of it is compound-level of you + 1",
                lambda g, you, v, it: RANK_OF[it] == g.s[COMPOUND_LEVEL + you] + 1,
            ),
            ("ammo of you at least need of it", lambda g, you, v, it: g.s[AMMO + you] >= NEED_OF[it]),
            ("meds of you at least need of it", lambda g, you, v, it: g.s[MEDS + you] >= NEED_OF[it]),
        )
    },
    can=can_rise,
    blocks=2,
)
def rise(g: State, f: Frame) -> bool:
    """Upkeep › Levels: to rise to a level where (rank of it is compound-level of you + 1 and ammo of you at
    least need of it and meds of you at least need of it):"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/05-upkeep.rules.md:45: to rise to a level where (rank of it is compound-level …
        if go == 0:
            you, level = f[2], f[5]
            f[AT] = 1
            return pay(g, f, (you, UPKEEP_PRICE_OF[level]))
        # rules/resurgence/05-upkeep.rules.md:46: pay (upkeep-price of the level)
        if go == 1:
            you = f[2]
            s[COMPOUND_LEVEL + you] = max(1, min(4, s[COMPOUND_LEVEL + you] + 1))
            return done(g)


@rules.rule(
    "gain-levels",
    "rules/resurgence/05-upkeep.rules.md:48",
    registers=("content", "it-3", "level"),
    blocks=8,
    catches={
        3: (1, 0, 0, False, True),
        4: (1, 0, 0, False, True),
        5: (1, 0, 0, False, True),
        6: (1, 0, 0, False, True),
    },
)
def gain_levels(g: State, f: Frame) -> bool:
    """Upkeep › Levels: to gain-levels:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/05-upkeep.rules.md:48: to gain-levels:
        if go == 0:
            content = f[5]
            f[5] = content = 0
            go = 1
        # rules/resurgence/05-upkeep.rules.md:50: repeat until content or no level where (can (rise to …
        if go == 1:
            you, content = f[2], f[5]
            if (
                content
                or not any(
                    (
                        RANK_OF[it_2] == s[COMPOUND_LEVEL + you] + 1
                        and s[AMMO + you] >= NEED_OF[it_2]
                        and s[MEDS + you] >= NEED_OF[it_2]
                        and can_rise(g, you, it_2)
                    ) for it_2 in EACH_LEVEL
                )
            ):
                go = 7
                continue
            go = 2
        # rules/resurgence/05-upkeep.rules.md:50: repeat until content or no level where (can (rise to …
        if go == 2:
            you, content, it_3, level = f[2], f[5], f[6], f[7]
            options = []
            if any(
                can_rise(g, you, level) for level in [
                    it_3 for it_3 in EACH_LEVEL if (
                        RANK_OF[it_3] == s[COMPOUND_LEVEL + you] + 1
                        and s[AMMO + you] >= NEED_OF[it_3]
                        and s[MEDS + you] >= NEED_OF[it_3]
                    )
                ]
            ):
                options.append(0)
            options.append(1)
            return ways(g, f, you, GAIN_LEVELS_QUESTION, options)
        # rules/resurgence/05-upkeep.rules.md:52: option rise: rise to a level
        if go == 3:
            you, it_3, level = f[2], f[6], f[7]
            return choose(
                g,
                f,
                4,
                you,
                GAIN_LEVELS_QUESTION_2,
                [
                    level for level in [
                        it_3 for it_3 in EACH_LEVEL if (
                            RANK_OF[it_3] == s[COMPOUND_LEVEL + you] + 1
                            and s[AMMO + you] >= NEED_OF[it_3]
                            and s[MEDS + you] >= NEED_OF[it_3]
                        )
                    ] if can_rise(g, you, level)
                ],
            )
        # rules/resurgence/05-upkeep.rules.md:52: rise to a level
        if go == 4:
            you, level = f[2], f[7]
            f[AT] = 5
            call(g, rise, you, level)
            return True
        # rules/resurgence/05-upkeep.rules.md:52: rise to a level
        if go == 5:
            go = 1
            continue
        # rules/resurgence/05-upkeep.rules.md:53: option stay: set content to yes
        if go == 6:
            content = f[5]
            f[5] = content = 1
            go = 1
            continue
        # rules/resurgence/05-upkeep.rules.md:50: repeat until content or no level where (can (rise to …
        if go == 7:
            return done(g)


@rules.procedure("bring-mutants", "rules/resurgence/05-upkeep.rules.md:85")
def bring_mutants(g: State, you: int) -> None:
    """Upkeep › Mutants: to bring-mutants:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("bring-mutants", you, ())
    for each in take_off(g, MUTANT_DECK, 2, None):
        draw(g, you, each, MUTANT_DECK, MUTANT_SHOWN)
    for c in list(piles[MUTANT_SHOWN]):
        for z in [it_3 for it_3 in EACH_ZONE if DISTRICT_OF[it_3] == DISTRICT_OF[c]]:
            for each_2 in take_off(g, MUTANT_POOL, 1, None):
                draw(g, you, each_2, MUTANT_POOL, LAIR + z)


@rules.procedure("send-mutants-away", "rules/resurgence/05-upkeep.rules.md:90")
def send_mutants_away(g: State, you: int) -> None:
    """Upkeep › Mutants: to send-mutants-away:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("send-mutants-away", you, ())
    for each in list(piles[MUTANT_SHOWN]):
        move(g, you, each, MUTANT_DISCARD, -1)
    for z in EACH_ZONE:
        for each_2 in list(piles[LAIR + z]):
            move(g, you, each_2, MUTANT_POOL, -1)


@rules.rule(
    "final-scoring",
    "rules/resurgence/06-scoring.rules.md:21",
    registers=("track", "rest~1", "rest~1~at"),
    blocks=6,
)
def final_scoring(g: State, f: Frame) -> bool:
    """Final scoring: to final-scoring:"""
    s, of, piles = g.s, g.of, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/06-scoring.rules.md:21: to final-scoring:
        if go == 0:
            you = f[2]
            for player in g.clockwise[you]:
                gain(g, player, VP, look(LEVEL_POINTS_ROWS, (of[s[COMPOUND_LEVEL + player]],)), player)
                gain(
                    g,
                    player,
                    VP,
                    look(
                        SUPPLY_POINTS_ROWS, (of[s[AMMO + player]],)
                    ) + look(SUPPLY_POINTS_ROWS, (of[s[MEDS + player]],)),
                    player,
                )
                gain(g, player, VP, left_over(g, player, player), player)
            f[6] = EACH_ACCESS
            f[7] = 0
            go = 1
        # rules/resurgence/06-scoring.rules.md:26: for each track in accesses:
        if go == 1:
            if f[7] >= len(f[6]):
                go = 4
                continue
            f[5] = f[6][f[7]]
            f[7] += 1
            go = 2
        # rules/resurgence/06-scoring.rules.md:26: for each track in accesses:
        if go == 2:
            if g.raised:
                f[AT] = 3
                return True
            go = 3
        # rules/resurgence/06-scoring.rules.md:27: score-leadership on track
        if go == 3:
            you, track = f[2], f[5]
            f[AT] = 1
            call(g, score_leadership, you, track)
            return True
        # rules/resurgence/06-scoring.rules.md:26: for each track in accesses:
        if go == 4:
            you = f[2]
            for player_2 in g.clockwise[you]:
                if s[COMPOUND_LEVEL + player_2] >= 3:
                    for d in list(piles[DIRECTIVE_SPACE]):
                        gain(g, player_2, VP, score(g, player_2, d), player_2)
            if g.raised:
                f[AT] = 5
                return True
            go = 5
        # rules/resurgence/06-scoring.rules.md:32: name-winner
        if go == 5:
            you = f[2]
            name_winner(g, you)
            if g.over:
                return False
            return done(g)


@rules.rule("score-leadership", "rules/resurgence/06-scoring.rules.md:54", params=(("on", "access"),))
def score_leadership(g: State, f: Frame) -> bool:
    """Final scoring › Leadership: to score-leadership on an access:"""
    s, of = g.s, g.of
    you, access = f[2], f[5]
    rank = 0
    for g_ in groups(
        [it_2 for it_2 in g.seats if s[SPACES + it_2 * 3 + access] > 0],
        lambda it_3: s[SPACES + it_3 * 3 + access],
    ):
        rank = rank + 1
        if len(g_) > 1:
            rank = rank + 1
        for p in g_:
            gain(g, you, VP, look(LEADERSHIP_POINTS_ROWS, (of[rank],)), p)
    return done(g)


@rules.procedure("name-winner", "rules/resurgence/06-scoring.rules.md:72")
def name_winner(g: State, you: int) -> None:
    """Final scoring › The winner: to name-winner:"""
    s = g.s
    if g.watch is not None:
        g.watch("name-winner", you, ())
    richest = list(first(groups(g.seats, lambda it_3: s[VP + it_3])))
    furthest = list(first(groups(richest, lambda it_4: total_spaces(g, you, it_4))))
    latest = list(first(groups(furthest, lambda it_5: lateness(g, you, it_5))))
    for p in latest:
        win(g, p, p)
    end_game(g)
    return


@rules.procedure("three-more-rounds", "rules/resurgence/93-rounds-played.rules.md:281")
def three_more_rounds(g: State, you: int) -> None:
    """Rounds, played to see › Upkeep: to three-more-rounds:"""
    if g.watch is not None:
        g.watch("three-more-rounds", you, ())
    for _ in range(3):
        begin(g, ROUND_PHASE)
        return
        end(g)


@rules.rule(
    "act-and-help",
    "rules/resurgence/98-rulings-played.rules.md:84",
    registers=("p", "rest~1", "rest~1~at"),
    blocks=7,
)
def act_and_help(g: State, f: Frame) -> bool:
    """Rulings, played to see: to act-and-help:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/98-rulings-played.rules.md:84: to act-and-help:
        if go == 0:
            f[6] = clockwise(g, s[FIRST_PLAYER])
            f[7] = 0
            go = 1
        # rules/resurgence/98-rulings-played.rules.md:85: for each p in clockwise of first-player:
        if go == 1:
            if f[7] >= len(f[6]):
                go = 6
                continue
            f[5] = f[6][f[7]]
            f[7] += 1
            go = 2
        # rules/resurgence/98-rulings-played.rules.md:85: for each p in clockwise of first-player:
        if go == 2:
            if g.raised:
                f[AT] = 3
                return True
            go = 3
        # rules/resurgence/98-rulings-played.rules.md:86: phase turn of p:
        if go == 3:
            p = f[5]
            begin(g, TURN_PHASE, p)
            gain(g, p, MEDS, 1, next(g, p))
            if g.raised:
                f[AT] = 4
                return True
            go = 4
        # rules/resurgence/98-rulings-played.rules.md:88: take-turn
        if go == 4:
            p = f[5]
            f[AT] = 5
            call(g, take_turn, p)
            return True
        # rules/resurgence/98-rulings-played.rules.md:86: phase turn of p:
        if go == 5:
            end(g)
            go = 1
            continue
        # rules/resurgence/98-rulings-played.rules.md:85: for each p in clockwise of first-player:
        if go == 6:
            return done(g)


def can_rescue_and_place(g: State, you: int, why: Any = None) -> bool:
    if (
        not any(
            can_rescue(g, you, survivor) for survivor in [
                it_2 for it_2 in EACH_SURVIVOR if lies_open(g, you, it_2)
            ]
        )
        and no(why, "rescue a survivor")
    ):
        return False
    return not why


@rules.rule(
    "rescue-and-place",
    "rules/resurgence/98-rulings-played.rules.md:89",
    can=can_rescue_and_place,
    registers=("survivor", "laborer"),
    blocks=5,
)
def rescue_and_place(g: State, f: Frame) -> bool:
    """Rulings, played to see: to rescue-and-place:"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/98-rulings-played.rules.md:89: to rescue-and-place:
        if go == 0:
            you, survivor = f[2], f[5]
            things: list[int] = []
            for survivor in EACH_SURVIVOR:
                for it in EACH_ROW_SPACE:
                    if at[survivor] == ROW + it:
                        if can_rescue(g, you, survivor):
                            things.append(survivor)
                        break
            return choose(g, f, 1, you, RESCUE_AND_PLACE_QUESTION, things)
        # rules/resurgence/98-rulings-played.rules.md:90: rescue a survivor
        if go == 1:
            you, survivor = f[2], f[5]
            f[AT] = 2
            call(g, rescue, you, survivor)
            return True
        # rules/resurgence/98-rulings-played.rules.md:90: rescue a survivor
        if go == 2:
            you, laborer = f[2], f[6]
            things: list[int] = []
            for laborer in all_of(g, "laborer"):
                for it in EACH_ACCESS:
                    if at[laborer] == AREA + you * 3 + it:
                        if (
                            laborer in inside(g, pile_at(g, "area", you, ACCESS_OF[REVOLUTION_RIGHT]))
                            and free(g, you, REVOLUTION_RIGHT)
                            and (True or held(g, "cleared", REVOLUTION_RIGHT, you))
                            and can_place(g, you, laborer, REVOLUTION_RIGHT)
                        ):
                            things.append(laborer)
                        break
            return choose(g, f, 3, you, RESCUE_AND_PLACE_QUESTION_2, things)
        # rules/resurgence/98-rulings-played.rules.md:91: place a laborer in revolution-right
        if go == 3:
            you, laborer = f[2], f[6]
            f[AT] = 4
            if (
                reached(g, you, laborer, REVOLUTION_RIGHT)
                and free(g, you, REVOLUTION_RIGHT)
                and ours(g, you, REVOLUTION_RIGHT)
            ):
                call(g, place, you, laborer, REVOLUTION_RIGHT)
            return True
        # rules/resurgence/98-rulings-played.rules.md:91: place a laborer in revolution-right
        if go == 4:
            return done(g)


@rules.rule("keep-up-and-eat", "rules/resurgence/98-rulings-played.rules.md:92", blocks=2)
def keep_up_and_eat(g: State, f: Frame) -> bool:
    """Rulings, played to see: to keep-up-and-eat:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/98-rulings-played.rules.md:92: to keep-up-and-eat:
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, keep_up, you)
            return True
        # rules/resurgence/98-rulings-played.rules.md:93: keep-up
        if go == 1:
            you = f[2]
            gain(g, you, FOOD, 1, you)
            return done(g)


@rules.lines_of("fuel-rubble.lines", "rules/resurgence/02-setup.rules.md:53", params=(("self", "self"),))
def fuel_rubble(g: State, f: Frame) -> bool:
    """Setting up › Rubble: rubble fuel-rubble "Fuel cans" """
    you = f[2]
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of("food-rubble.lines", "rules/resurgence/02-setup.rules.md:55", params=(("self", "self"),))
def food_rubble(g: State, f: Frame) -> bool:
    """Setting up › Rubble: rubble food-rubble "Tins" """
    you = f[2]
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of("ammo-rubble.lines", "rules/resurgence/02-setup.rules.md:57", params=(("self", "self"),))
def ammo_rubble(g: State, f: Frame) -> bool:
    """Setting up › Rubble: rubble ammo-rubble "Cartridges" """
    you = f[2]
    gain(g, you, AMMO, 1, you)
    return done(g)


@rules.lines_of("meds-rubble.lines", "rules/resurgence/02-setup.rules.md:59", params=(("self", "self"),))
def meds_rubble(g: State, f: Frame) -> bool:
    """Setting up › Rubble: rubble meds-rubble "Bandages" """
    you = f[2]
    gain(g, you, MEDS, 1, you)
    return done(g)


@rules.lines_of("point-rubble.lines", "rules/resurgence/02-setup.rules.md:61", params=(("self", "self"),))
def point_rubble(g: State, f: Frame) -> bool:
    """Setting up › Rubble: rubble point-rubble "A keepsake" """
    you = f[2]
    gain(g, you, VP, 1, you)
    return done(g)


@rules.lines_of(
    "fuel-point-rubble.lines", "rules/resurgence/02-setup.rules.md:63", params=(("self", "self"),)
)
def fuel_point_rubble(g: State, f: Frame) -> bool:
    """Setting up › Rubble: rubble fuel-point-rubble "Fuel and a keepsake" """
    you = f[2]
    gain(g, you, FUEL, 1, you)
    gain(g, you, VP, 1, you)
    return done(g)


@rules.lines_of(
    "food-point-rubble.lines", "rules/resurgence/02-setup.rules.md:65", params=(("self", "self"),)
)
def food_point_rubble(g: State, f: Frame) -> bool:
    """Setting up › Rubble: rubble food-point-rubble "Tins and a keepsake" """
    you = f[2]
    gain(g, you, FOOD, 1, you)
    gain(g, you, VP, 1, you)
    return done(g)


@rules.lines_of(
    "double-point-rubble.lines", "rules/resurgence/02-setup.rules.md:67", params=(("self", "self"),)
)
def double_point_rubble(g: State, f: Frame) -> bool:
    """Setting up › Rubble: rubble double-point-rubble "Two keepsakes" """
    you = f[2]
    gain(g, you, VP, 2, you)
    return done(g)


@rules.lines_of("supply-rubble.lines", "rules/resurgence/02-setup.rules.md:69", params=(("self", "self"),))
def supply_rubble(g: State, f: Frame) -> bool:
    """Setting up › Rubble: rubble supply-rubble "A locker" """
    you = f[2]
    gain(g, you, AMMO, 1, you)
    gain(g, you, MEDS, 1, you)
    return done(g)


@rules.lines_of("metro-3.lines", "rules/resurgence/03-round.rules.md:92", params=(("self", "self"),))
def metro_3(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership › The tracks: bonus metro-3 "Metro, third space", metro, space
    3"""
    you = f[2]
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of(
    "metro-6.lines",
    "rules/resurgence/03-round.rules.md:94",
    params=(("self", "self"),),
    registers=("it", "token"),
    blocks=4,
    catches={1: (3, 0, 0, False, True), 2: (3, 0, 0, False, True)},
)
def metro_6(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership › The tracks: bonus metro-6 "Metro, sixth space", metro, space
    6"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:94: bonus metro-6 "Metro, sixth space", metro, space 6
        if go == 0:
            you, it, token = f[2], f[6], f[7]
            options = []
            if bool([it for it in all_of(g, "token") if at[it] == BAG + you or at[it] == REST_AREA + you]):
                options.append(0)
            options.append(1)
            return ways(g, f, you, METRO_6_QUESTION, options)
        # rules/resurgence/03-round.rules.md:95: may retire a token
        if go == 1:
            you, it = f[2], f[6]
            return choose(
                g,
                f,
                2,
                you,
                METRO_6_QUESTION_2,
                [it for it in all_of(g, "token") if at[it] == BAG + you or at[it] == REST_AREA + you],
            )
        # rules/resurgence/03-round.rules.md:95: retire a token
        if go == 2:
            you, token = f[2], f[7]
            retire(g, you, token)
            go = 3
        # rules/resurgence/03-round.rules.md:95: may retire a token
        if go == 3:
            return done(g)


@rules.lines_of("metro-8.lines", "rules/resurgence/03-round.rules.md:96", params=(("self", "self"),))
def metro_8(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership › The tracks: bonus metro-8 "Metro, eighth space", metro, space
    8"""
    you = f[2]
    gain(g, you, VP, 2, you)
    return done(g)


@rules.lines_of("harbor-2.lines", "rules/resurgence/03-round.rules.md:98", params=(("self", "self"),))
def harbor_2(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership › The tracks: bonus harbor-2 "Harbor, second space", harbor, space
    2"""
    you = f[2]
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of("harbor-5.lines", "rules/resurgence/03-round.rules.md:100", params=(("self", "self"),))
def harbor_5(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership › The tracks: bonus harbor-5 "Harbor, fifth space", harbor, space
    5"""
    you = f[2]
    gain(g, you, AMMO, 1, you)
    return done(g)


@rules.lines_of(
    "harbor-8.lines",
    "rules/resurgence/03-round.rules.md:102",
    params=(("self", "self"),),
    registers=("goods",),
    blocks=2,
)
def harbor_8(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership › The tracks: bonus harbor-8 "Harbor, eighth space", harbor, space
    8"""
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:102: bonus harbor-8 "Harbor, eighth space", harbor, space 8
        if go == 0:
            you = f[2]
            return choose_goods(g, f, 1, you, HARBOR_8_QUESTION, [FOOD, PART, FUEL], 2, 2)
        # rules/resurgence/03-round.rules.md:103: gain any 2 resource
        if go == 1:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)


@rules.lines_of("compound-3.lines", "rules/resurgence/03-round.rules.md:104", params=(("self", "self"),))
def compound_3(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership › The tracks: bonus compound-3 "Compound, third space", compound,
    space 3"""
    you = f[2]
    gain(g, you, MEDS, 1, you)
    return done(g)


@rules.lines_of(
    "compound-5.lines",
    "rules/resurgence/03-round.rules.md:106",
    params=(("self", "self"),),
    registers=("it", "token"),
    blocks=4,
    catches={1: (3, 0, 0, False, True), 2: (3, 0, 0, False, True)},
)
def compound_5(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership › The tracks: bonus compound-5 "Compound, fifth space", compound,
    space 5"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:106: bonus compound-5 "Compound, fifth space", compound, …
        if go == 0:
            you, it, token = f[2], f[6], f[7]
            options = []
            if bool([it for it in all_of(g, "token") if at[it] == BAG + you or at[it] == REST_AREA + you]):
                options.append(0)
            options.append(1)
            return ways(g, f, you, COMPOUND_5_QUESTION, options)
        # rules/resurgence/03-round.rules.md:107: may retire a token
        if go == 1:
            you, it = f[2], f[6]
            return choose(
                g,
                f,
                2,
                you,
                COMPOUND_5_QUESTION_2,
                [it for it in all_of(g, "token") if at[it] == BAG + you or at[it] == REST_AREA + you],
            )
        # rules/resurgence/03-round.rules.md:107: retire a token
        if go == 2:
            you, token = f[2], f[7]
            retire(g, you, token)
            go = 3
        # rules/resurgence/03-round.rules.md:107: may retire a token
        if go == 3:
            return done(g)


@rules.lines_of("compound-8.lines", "rules/resurgence/03-round.rules.md:108", params=(("self", "self"),))
def compound_8(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership › The tracks: bonus compound-8 "Compound, eighth space", compound,
    space 8"""
    you = f[2]
    gain(g, you, VP, 2, you)
    return done(g)


@rules.lines_of("arbat-upper.lines", "rules/resurgence/10-zones.rules.md:11", params=(("self", "self"),))
def arbat_upper(g: State, f: Frame) -> bool:
    """The map › Arbat: zone arbat-upper "Arbat, upper zone", arbat, metro"""
    you = f[2]
    gain(g, you, PART, 1, you)
    return done(g)


@rules.lines_of("arbat-lower.lines", "rules/resurgence/10-zones.rules.md:13", params=(("self", "self"),))
def arbat_lower(g: State, f: Frame) -> bool:
    """The map › Arbat: zone arbat-lower "Arbat, lower zone", arbat, metro, open-to builder"""
    you = f[2]
    gain(g, you, PART, 2, you)
    return done(g)


@rules.lines_of(
    "museum-upper.lines",
    "rules/resurgence/10-zones.rules.md:21",
    params=(("self", "self"),),
    registers=("mission",),
    blocks=3,
)
def museum_upper(g: State, f: Frame) -> bool:
    """The map › Museum Row: zone museum-upper "Museum Row, upper zone", museum, metro, open-to scholar"""
    at, piles = g.at, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:21: zone museum-upper "Museum Row, upper zone", museum, …
        if go == 0:
            you = f[2]
            gain(g, you, MEDS, 1, you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/10-zones.rules.md:23: plan a mission
        if go == 1:
            you = f[2]
            return choose(
                g,
                f,
                2,
                you,
                MUSEUM_UPPER_QUESTION,
                [
                    it for it in all_of(g, "mission") if (
                        at[it] == MISSION_COLUMN
                        and len(piles[PLANNED + you]) < 3
                    )
                ],
            )
        # rules/resurgence/10-zones.rules.md:23: plan a mission
        if go == 2:
            you, mission = f[2], f[6]
            plan(g, you, mission)
            return done(g)


def can_museum_lower(g: State, you: int, self_: Any, why: Any = None) -> bool:
    at = g.at
    if (
        not [it for it in all_of(g, "specialist") if at[it] == RESERVE + you]
        and no(why, "enlist a specialist")
    ):
        return False
    return not why


@rules.lines_of(
    "museum-lower.lines",
    "rules/resurgence/10-zones.rules.md:24",
    params=(("self", "self"),),
    can=can_museum_lower,
    registers=("specialist",),
    blocks=2,
)
def museum_lower(g: State, f: Frame) -> bool:
    """The map › Museum Row: zone museum-lower "Museum Row, lower zone", museum, harbor"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:24: zone museum-lower "Museum Row, lower zone", museum, …
        if go == 0:
            you = f[2]
            return choose(
                g,
                f,
                1,
                you,
                MUSEUM_LOWER_QUESTION,
                [it for it in all_of(g, "specialist") if at[it] == RESERVE + you],
            )
        # rules/resurgence/10-zones.rules.md:25: enlist a specialist
        if go == 1:
            you, specialist = f[2], f[6]
            enlist(g, you, specialist)
            return done(g)


@rules.lines_of("revolution-left.lines", "rules/resurgence/10-zones.rules.md:32", params=(("self", "self"),))
def revolution_left(g: State, f: Frame) -> bool:
    """The map › Revolution Square: zone revolution-left "Revolution Square, left zone", revolution, metro,
    open-to ranger"""
    you = f[2]
    gain(g, you, FOOD, 3, you)
    return done(g)


@rules.lines_of("revolution-right.lines", "rules/resurgence/10-zones.rules.md:34", params=(("self", "self"),))
def revolution_right(g: State, f: Frame) -> bool:
    """The map › Revolution Square: zone revolution-right "Revolution Square, right zone", revolution,
    metro"""
    you = f[2]
    gain(g, you, FOOD, 2, you)
    return done(g)


@rules.lines_of("barbarian-left.lines", "rules/resurgence/10-zones.rules.md:42", params=(("self", "self"),))
def barbarian_left(g: State, f: Frame) -> bool:
    """The map › Barbarian Gate: zone barbarian-left "Barbarian Gate, left zone", barbarian, harbor, open-to
    scholar"""
    you = f[2]
    gain(g, you, FUEL, 2, you)
    return done(g)


@rules.lines_of("barbarian-right.lines", "rules/resurgence/10-zones.rules.md:44", params=(("self", "self"),))
def barbarian_right(g: State, f: Frame) -> bool:
    """The map › Barbarian Gate: zone barbarian-right "Barbarian Gate, right zone", barbarian, harbor"""
    you = f[2]
    gain(g, you, FUEL, 1, you)
    return done(g)


def can_kremlin_upper(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if (
        not any(
            can_rescue(g, you, survivor) for survivor in [it for it in EACH_SURVIVOR if lies_open(g, you, it)]
        )
        and no(why, "rescue a survivor")
    ):
        return False
    return not why


@rules.lines_of(
    "kremlin-upper.lines",
    "rules/resurgence/10-zones.rules.md:52",
    params=(("self", "self"),),
    can=can_kremlin_upper,
    registers=("survivor",),
    blocks=3,
)
def kremlin_upper(g: State, f: Frame) -> bool:
    """The map › Kremlin: zone kremlin-upper "Kremlin, upper zone", kremlin, metro"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:52: zone kremlin-upper "Kremlin, upper zone", kremlin, metro
        if go == 0:
            you, survivor = f[2], f[6]
            things: list[int] = []
            for survivor in EACH_SURVIVOR:
                for it_2 in EACH_ROW_SPACE:
                    if at[survivor] == ROW + it_2:
                        if can_rescue(g, you, survivor):
                            things.append(survivor)
                        break
            return choose(g, f, 1, you, KREMLIN_UPPER_QUESTION, things)
        # rules/resurgence/10-zones.rules.md:53: rescue a survivor
        if go == 1:
            you, survivor = f[2], f[6]
            f[AT] = 2
            call(g, rescue, you, survivor)
            return True
        # rules/resurgence/10-zones.rules.md:53: rescue a survivor
        if go == 2:
            return done(g)


@rules.lines_of(
    "kremlin-lower.lines",
    "rules/resurgence/10-zones.rules.md:54",
    params=(("self", "self"),),
    registers=("mission",),
    blocks=3,
)
def kremlin_lower(g: State, f: Frame) -> bool:
    """The map › Kremlin: zone kremlin-lower "Kremlin, lower zone", kremlin, harbor, open-to ranger"""
    at, piles = g.at, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:54: zone kremlin-lower "Kremlin, lower zone", kremlin, …
        if go == 0:
            you = f[2]
            gain(g, you, AMMO, 1, you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/10-zones.rules.md:56: plan a mission
        if go == 1:
            you = f[2]
            return choose(
                g,
                f,
                2,
                you,
                KREMLIN_LOWER_QUESTION,
                [
                    it for it in all_of(g, "mission") if (
                        at[it] == MISSION_COLUMN
                        and len(piles[PLANNED + you]) < 3
                    )
                ],
            )
        # rules/resurgence/10-zones.rules.md:56: plan a mission
        if go == 2:
            you, mission = f[2], f[6]
            plan(g, you, mission)
            return done(g)


def can_hope_left(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if (
        not any(
            can_pay(g, (you, {PART: 1})) for site_1 in [
                it_2_1 for it_2_1 in EACH_ROOM if (
                    not s[CLEARED + it_2_1 * 2 + you]
                    and look(ROOM_LEVEL_ROWS, (it_2_1,)) <= s[COMPOUND_LEVEL + you]
                )
            ]
        )
        and no(
            why,
            "choose a room where (not cleared of it at you and room-level at it at most compound-level of you) as site",
        )
    ):
        return False
    return not why


@rules.lines_of(
    "hope-left.lines",
    "rules/resurgence/10-zones.rules.md:63",
    params=(("self", "self"),),
    can=can_hope_left,
    blocks=3,
)
def hope_left(g: State, f: Frame) -> bool:
    """The map › Hope Island: zone hope-left "Hope Island, left zone", hope, harbor, open-to builder"""
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:63: zone hope-left "Hope Island, left zone", hope, harbor, …
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(g, f, (you, {PART: 1}), lambda : can_build(g, you))
        # rules/resurgence/10-zones.rules.md:64: pay 1 part
        if go == 1:
            you = f[2]
            f[AT] = 2
            call(g, build, you)
            return True
        # rules/resurgence/10-zones.rules.md:65: build
        if go == 2:
            return done(g)


def can_hope_right(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if (
        not any(
            can_pay(g, (you, {PART: 2})) for site_2 in [
                it_2_2 for it_2_2 in EACH_ROOM if (
                    not s[CLEARED + it_2_2 * 2 + you]
                    and look(ROOM_LEVEL_ROWS, (it_2_2,)) <= s[COMPOUND_LEVEL + you]
                )
            ]
        )
        and no(
            why,
            "choose a room where (not cleared of it at you and room-level at it at most compound-level of you) as site",
        )
    ):
        return False
    return not why


@rules.lines_of(
    "hope-right.lines",
    "rules/resurgence/10-zones.rules.md:66",
    params=(("self", "self"),),
    can=can_hope_right,
    blocks=3,
)
def hope_right(g: State, f: Frame) -> bool:
    """The map › Hope Island: zone hope-right "Hope Island, right zone", hope, harbor"""
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:66: zone hope-right "Hope Island, right zone", hope, harbor
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(g, f, (you, {PART: 2}), lambda : can_build(g, you))
        # rules/resurgence/10-zones.rules.md:67: pay 2 parts
        if go == 1:
            you = f[2]
            f[AT] = 2
            call(g, build, you)
            return True
        # rules/resurgence/10-zones.rules.md:68: build
        if go == 2:
            return done(g)


@rules.lines_of(
    "checkpoint.lines",
    "rules/resurgence/11-rooms.rules.md:10",
    params=(("self", "self"),),
    blocks=6,
    catches={
        1: (5, 0, 0, False, True),
        2: (5, 0, 0, False, True),
        3: (5, 0, 0, False, True),
        4: (5, 0, 0, False, True),
    },
)
def checkpoint(g: State, f: Frame) -> bool:
    """The rooms of a compound: room checkpoint "Checkpoint", compound"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:10: room checkpoint "Checkpoint", compound
        if go == 0:
            you = f[2]
            options = [0, 1]
            return ways(g, f, you, CHECKPOINT_QUESTION, options)
        # rules/resurgence/11-rooms.rules.md:11: gain 1 meds
        if go == 1:
            you = f[2]
            gain(g, you, MEDS, 1, you)
            if g.raised:
                f[AT] = 2
                return True
            go = 2
        # rules/resurgence/11-rooms.rules.md:11: gain 1 meds
        if go == 2:
            go = 5
            continue
        # rules/resurgence/11-rooms.rules.md:11: gain 1 ammo
        if go == 3:
            you = f[2]
            gain(g, you, AMMO, 1, you)
            if g.raised:
                f[AT] = 4
                return True
            go = 4
        # rules/resurgence/11-rooms.rules.md:11: gain 1 ammo
        if go == 4:
            go = 5
        # rules/resurgence/11-rooms.rules.md:11: gain 1 meds, or gain 1 ammo
        if go == 5:
            return done(g)


def can_armory(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if not can_pay(g, (you, {FUEL: 1})) and no(why, "pay 1 fuel"):
        return False
    return not why


@rules.lines_of(
    "armory.lines",
    "rules/resurgence/11-rooms.rules.md:12",
    params=(("self", "self"),),
    can=can_armory,
    blocks=2,
)
def armory(g: State, f: Frame) -> bool:
    """The rooms of a compound: room armory "Armory", compound"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:12: room armory "Armory", compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(g, f, (you, {FUEL: 1}))
        # rules/resurgence/11-rooms.rules.md:13: pay 1 fuel
        if go == 1:
            you = f[2]
            gain(g, you, AMMO, 2, you)
            return done(g)


def can_clinic(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if not can_pay(g, (you, {FUEL: 1})) and no(why, "pay 1 fuel"):
        return False
    return not why


@rules.lines_of(
    "clinic.lines",
    "rules/resurgence/11-rooms.rules.md:15",
    params=(("self", "self"),),
    can=can_clinic,
    blocks=2,
)
def clinic(g: State, f: Frame) -> bool:
    """The rooms of a compound: room clinic "Clinic", compound"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:15: room clinic "Clinic", compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(g, f, (you, {FUEL: 1}))
        # rules/resurgence/11-rooms.rules.md:16: pay 1 fuel
        if go == 1:
            you = f[2]
            gain(g, you, MEDS, 2, you)
            return done(g)


def can_market_stall(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if not can_pay(g, (you, {"resource": 1})) and no(why, "pay any 1 resource"):
        return False
    return not why


@rules.lines_of(
    "market-stall.lines",
    "rules/resurgence/11-rooms.rules.md:18",
    params=(("self", "self"),),
    can=can_market_stall,
    registers=("goods",),
    blocks=3,
)
def market_stall(g: State, f: Frame) -> bool:
    """The rooms of a compound: room market-stall "Market Stall", compound"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:18: room market-stall "Market Stall", compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(g, f, (you, {"resource": 1}))
        # rules/resurgence/11-rooms.rules.md:19: pay any 1 resource
        if go == 1:
            you = f[2]
            return choose_goods(g, f, 2, you, MARKET_STALL_QUESTION, [FOOD, PART, FUEL], 2, 2)
        # rules/resurgence/11-rooms.rules.md:20: gain any 2 resource
        if go == 2:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)


def can_kitchen(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if (
        not any(
            can_pay(
                g, (you, {FUEL: 1}), (you, {FOOD: price(g, you, survivor)})
            ) for survivor in [it for it in EACH_SURVIVOR if lies_open(g, you, it)]
        )
        and no(why, "rescue a survivor")
    ):
        return False
    return not why


@rules.lines_of(
    "kitchen.lines",
    "rules/resurgence/11-rooms.rules.md:21",
    params=(("self", "self"),),
    can=can_kitchen,
    registers=("it", "survivor"),
    blocks=4,
)
def kitchen(g: State, f: Frame) -> bool:
    """The rooms of a compound: room kitchen "Kitchen", compound"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:21: room kitchen "Kitchen", compound
        if go == 0:
            you, it, survivor = f[2], f[6], f[7]
            f[AT] = 1
            return pay(
                g,
                f,
                (you, {FUEL: 1}),
                lambda : any(
                    can_rescue(g, you, survivor) for survivor in [
                        it for it in EACH_SURVIVOR if lies_open(g, you, it)
                    ]
                ),
            )
        # rules/resurgence/11-rooms.rules.md:22: pay 1 fuel
        if go == 1:
            you, it, survivor = f[2], f[6], f[7]
            things: list[int] = []
            for survivor in EACH_SURVIVOR:
                for it_2 in EACH_ROW_SPACE:
                    if at[survivor] == ROW + it_2:
                        if can_rescue(g, you, survivor):
                            things.append(survivor)
                        break
            return choose(g, f, 2, you, KITCHEN_QUESTION, things)
        # rules/resurgence/11-rooms.rules.md:23: rescue a survivor
        if go == 2:
            you, survivor = f[2], f[7]
            f[AT] = 3
            call(g, rescue, you, survivor)
            return True
        # rules/resurgence/11-rooms.rules.md:23: rescue a survivor
        if go == 3:
            return done(g)


@rules.lines_of("garage.lines", "rules/resurgence/11-rooms.rules.md:24", params=(("self", "self"),), blocks=2)
def garage(g: State, f: Frame) -> bool:
    """The rooms of a compound: room garage "Garage", compound"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:24: room garage "Garage", compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, take_a_token, you)
            return True
        # rules/resurgence/11-rooms.rules.md:25: take-a-token
        if go == 1:
            return done(g)


def can_scout_post(g: State, you: int, self_: Any, why: Any = None) -> bool:
    at, piles = g.at, g.piles
    if (
        not [it for it in all_of(g, "mission") if at[it] == MISSION_COLUMN and len(piles[PLANNED + you]) < 3]
        and no(why, "plan a mission")
    ):
        return False
    return not why


@rules.lines_of(
    "scout-post.lines",
    "rules/resurgence/11-rooms.rules.md:26",
    params=(("self", "self"),),
    can=can_scout_post,
    registers=("mission",),
    blocks=2,
)
def scout_post(g: State, f: Frame) -> bool:
    """The rooms of a compound: room scout-post "Scout Post", compound"""
    at, piles = g.at, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:26: room scout-post "Scout Post", compound
        if go == 0:
            you = f[2]
            return choose(
                g,
                f,
                1,
                you,
                SCOUT_POST_QUESTION,
                [
                    it for it in all_of(g, "mission") if (
                        at[it] == MISSION_COLUMN
                        and len(piles[PLANNED + you]) < 3
                    )
                ],
            )
        # rules/resurgence/11-rooms.rules.md:27: plan a mission
        if go == 1:
            you, mission = f[2], f[6]
            plan(g, you, mission)
            return done(g)


@rules.lines_of(
    "workshop.lines",
    "rules/resurgence/11-rooms.rules.md:28",
    params=(("self", "self"),),
    registers=("goods",),
    blocks=2,
)
def workshop(g: State, f: Frame) -> bool:
    """The rooms of a compound: room workshop "Workshop", compound, open-to builder"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:28: room workshop "Workshop", compound, open-to builder
        if go == 0:
            you = f[2]
            return choose_goods(g, f, 1, you, WORKSHOP_QUESTION, [FOOD, PART, FUEL], 2, 2)
        # rules/resurgence/11-rooms.rules.md:29: gain any 2 resource
        if go == 1:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)


def can_propaganda(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if (
        not any(
            can_pay(g, (you, {FUEL: 1})) for access in [
                it for it in EACH_ACCESS if s[SPACES + you * 3 + it] < 10
            ]
        )
        and no(why, "advance on an access")
    ):
        return False
    return not why


@rules.lines_of(
    "propaganda.lines",
    "rules/resurgence/11-rooms.rules.md:30",
    params=(("self", "self"),),
    can=can_propaganda,
    registers=("it", "access"),
    blocks=4,
)
def propaganda(g: State, f: Frame) -> bool:
    """The rooms of a compound: room propaganda "Propaganda", compound, open-to scholar"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:30: room propaganda "Propaganda", compound, open-to scholar
        if go == 0:
            you, it = f[2], f[6]
            f[AT] = 1
            return pay(
                g,
                f,
                (you, {FUEL: 1}),
                lambda : bool([it for it in EACH_ACCESS if s[SPACES + you * 3 + it] < 10]),
            )
        # rules/resurgence/11-rooms.rules.md:31: pay 1 fuel
        if go == 1:
            you, it = f[2], f[6]
            return choose(
                g, f, 2, you, PROPAGANDA_QUESTION, [it for it in EACH_ACCESS if s[SPACES + you * 3 + it] < 10]
            )
        # rules/resurgence/11-rooms.rules.md:32: advance on an access
        if go == 2:
            you, access = f[2], f[7]
            f[AT] = 3
            call(g, advance, you, access)
            return True
        # rules/resurgence/11-rooms.rules.md:32: advance on an access
        if go == 3:
            return done(g)


@rules.lines_of(
    "headquarters.lines",
    "rules/resurgence/11-rooms.rules.md:33",
    params=(("self", "self"),),
    registers=("it", "mission"),
    blocks=4,
    catches={1: (3, 0, 0, False, True), 2: (3, 0, 0, False, True)},
)
def headquarters(g: State, f: Frame) -> bool:
    """The rooms of a compound: room headquarters "Headquarters", compound, open-to ranger"""
    at = g.at
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:33: room headquarters "Headquarters", compound, open-to …
        if go == 0:
            you, it, mission = f[2], f[6], f[7]
            options = []
            if bool([it for it in all_of(g, "mission") if at[it] == PLANNED + you]):
                options.append(0)
            options.append(1)
            return ways(g, f, you, HEADQUARTERS_QUESTION, options)
        # rules/resurgence/11-rooms.rules.md:34: may complete a mission
        if go == 1:
            you, it = f[2], f[6]
            return choose(
                g,
                f,
                2,
                you,
                HEADQUARTERS_QUESTION_2,
                [it for it in all_of(g, "mission") if at[it] == PLANNED + you],
            )
        # rules/resurgence/11-rooms.rules.md:34: complete a mission
        if go == 2:
            you, mission = f[2], f[7]
            complete(g, you, mission)
            go = 3
        # rules/resurgence/11-rooms.rules.md:34: may complete a mission
        if go == 3:
            return done(g)


@rules.after(
    PLACE_EVENT,
    "farmer.1",
    "rules/resurgence/20-survivors.rules.md:8",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    of="farmer",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 2, 3),
    hears=lambda g, you, self_, by, _what_, _in_: (
        by == you
        and element(g, _what_) in IS_TOKEN
        and _in_ in IS_METRO_ZONE
    ),
)
def farmer(g: State, f: Frame) -> bool:
    """Survivors › Builders: after you place a token in a metro-zone: gain 1 food"""
    you = f[2]
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.after(
    RESCUE_EVENT,
    "chef.1",
    "rules/resurgence/20-survivors.rules.md:14",
    params=(("self", "self"), ("by", "player"), ("what", "survivor")),
    of="chef",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 2),
    hears=lambda g, you, self_, by, _what_: by == you and _what_ in IS_SURVIVOR,
)
def chef(g: State, f: Frame) -> bool:
    """Survivors › Builders: after you rescue a survivor: gain 1 food"""
    you = f[2]
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.after(
    PLACE_EVENT,
    "mechanic.1",
    "rules/resurgence/20-survivors.rules.md:16",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    of="mechanic",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 2, 3),
    hears=lambda g, you, self_, by, _what_, _in_: (
        by == you
        and element(g, _what_) in IS_TOKEN
        and _in_ in IS_ROOM
    ),
)
def mechanic(g: State, f: Frame) -> bool:
    """Survivors › Builders: after you place a token in a room: gain 1 part"""
    you = f[2]
    gain(g, you, PART, 1, you)
    return done(g)


@rules.after(
    PLACE_EVENT,
    "brewer.1",
    "rules/resurgence/20-survivors.rules.md:24",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    of="brewer",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 2, 3),
    hears=lambda g, you, self_, by, _what_, _in_: (
        by == you
        and element(g, _what_) in IS_TOKEN
        and _in_ in IS_METRO_ZONE
    ),
)
def brewer(g: State, f: Frame) -> bool:
    """Survivors › Scholars: after you place a token in a metro-zone: gain 1 fuel"""
    you = f[2]
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.after(
    GAIN_EVENT,
    "lab-tech.1",
    "rules/resurgence/20-survivors.rules.md:26",
    params=(("self", "self"), ("by", "player"), ("many", "amount", "number")),
    of="lab-tech",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 3),
    hears=lambda g, you, self_, by, _what_, _many_, _from_: by == you and _what_ == FUEL,
)
def lab_tech(g: State, f: Frame) -> bool:
    """Survivors › Scholars: after you gain any fuel: gain 1 part"""
    you = f[2]
    gain(g, you, PART, 1, you)
    return done(g)


@rules.after(
    GAIN_EVENT,
    "pharmacist.1",
    "rules/resurgence/20-survivors.rules.md:28",
    params=(("self", "self"), ("by", "player"), ("many", "amount", "number")),
    of="pharmacist",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 3),
    hears=lambda g, you, self_, by, _what_, _many_, _from_: by == you and _what_ == MEDS,
)
def pharmacist(g: State, f: Frame) -> bool:
    """Survivors › Scholars: after you gain any meds: gain 1 fuel"""
    you = f[2]
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.after(
    GAIN_EVENT,
    "hunter.1",
    "rules/resurgence/20-survivors.rules.md:36",
    params=(("self", "self"), ("by", "player"), ("many", "amount", "number")),
    of="hunter",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 3),
    hears=lambda g, you, self_, by, _what_, _many_, _from_: by == you and _what_ == FOOD,
)
def hunter(g: State, f: Frame) -> bool:
    """Survivors › Rangers: after you gain any food: gain 1 food"""
    you = f[2]
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.after(
    BUILD_EVENT,
    "security-guard.1",
    "rules/resurgence/20-survivors.rules.md:38",
    params=(("self", "self"), ("by", "player")),
    of="security-guard",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1),
    hears=lambda g, you, self_, by: by == you,
)
def security_guard(g: State, f: Frame) -> bool:
    """Survivors › Rangers: after you build: gain 1 ammo"""
    you = f[2]
    gain(g, you, AMMO, 1, you)
    return done(g)


def can_scout(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if not can_switch(g, you, [HARBOR, METRO]) and no(why, "switch between harbor and metro"):
        return False
    return not why


@rules.lines_of(
    "scout.lines",
    "rules/resurgence/20-survivors.rules.md:39",
    params=(("self", "self"),),
    can=can_scout,
    blocks=2,
)
def scout(g: State, f: Frame) -> bool:
    """Survivors › Rangers: survivor scout "Scout", ranger"""
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:39: survivor scout "Scout", ranger
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, switch, you, [HARBOR, METRO])
            return True
        # rules/resurgence/20-survivors.rules.md:40: switch between harbor and metro
        if go == 1:
            return done(g)


@rules.after(
    PLACE_EVENT,
    "smuggler.1",
    "rules/resurgence/20-survivors.rules.md:42",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    of="smuggler",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 2, 3),
    hears=lambda g, you, self_, by, _what_, _in_: (
        by == you
        and element(g, _what_) in IS_TOKEN
        and _in_ in IS_ZONE
        and holds(g, _in_, IS_MUTANT)
    ),
)
def smuggler(g: State, f: Frame) -> bool:
    """Survivors › Rangers: after you place a token in a zone holding a mutant: gain 1 vp"""
    you = f[2]
    gain(g, you, VP, 1, you)
    return done(g)


@rules.after(
    PLACE_EVENT,
    "olympian.1",
    "rules/resurgence/20-survivors.rules.md:52",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    blocks=6,
    catches={
        1: (5, 0, 0, False, True),
        2: (5, 0, 0, False, True),
        3: (5, 0, 0, False, True),
        4: (5, 0, 0, False, True),
    },
    of="olympian",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 2, 3),
    hears=lambda g, you, self_, by, _what_, _in_: (
        by == you
        and element(g, _what_) in IS_TOKEN
        and _in_ in IS_METRO_ZONE
    ),
)
def olympian(g: State, f: Frame) -> bool:
    """Survivors › Heroes: after you place a token in a metro-zone: gain 1 food, or gain 1 part"""
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:52: after you place a token in a metro-zone: gain 1 …
        if go == 0:
            you = f[2]
            options = [0, 1]
            return ways(g, f, you, OLYMPIAN_1_QUESTION, options)
        # rules/resurgence/20-survivors.rules.md:52: gain 1 food
        if go == 1:
            you = f[2]
            gain(g, you, FOOD, 1, you)
            if g.raised:
                f[AT] = 2
                return True
            go = 2
        # rules/resurgence/20-survivors.rules.md:52: gain 1 food
        if go == 2:
            go = 5
            continue
        # rules/resurgence/20-survivors.rules.md:52: gain 1 part
        if go == 3:
            you = f[2]
            gain(g, you, PART, 1, you)
            if g.raised:
                f[AT] = 4
                return True
            go = 4
        # rules/resurgence/20-survivors.rules.md:52: gain 1 part
        if go == 4:
            go = 5
        # rules/resurgence/20-survivors.rules.md:52: gain 1 food, or gain 1 part
        if go == 5:
            return done(g)


rules.does("fuel-rubble", fuel_rubble)
rules.does("food-rubble", food_rubble)
rules.does("ammo-rubble", ammo_rubble)
rules.does("meds-rubble", meds_rubble)
rules.does("point-rubble", point_rubble)
rules.does("fuel-point-rubble", fuel_point_rubble)
rules.does("food-point-rubble", food_point_rubble)
rules.does("double-point-rubble", double_point_rubble)
rules.does("supply-rubble", supply_rubble)
rules.does("metro-3", metro_3)
rules.does("metro-6", metro_6)
rules.does("metro-8", metro_8)
rules.does("harbor-2", harbor_2)
rules.does("harbor-5", harbor_5)
rules.does("harbor-8", harbor_8)
rules.does("compound-3", compound_3)
rules.does("compound-5", compound_5)
rules.does("compound-8", compound_8)
rules.does("arbat-upper", arbat_upper)
rules.does("arbat-lower", arbat_lower)
rules.does("museum-upper", museum_upper)
rules.does("museum-lower", museum_lower, can_museum_lower)
rules.does("revolution-left", revolution_left)
rules.does("revolution-right", revolution_right)
rules.does("barbarian-left", barbarian_left)
rules.does("barbarian-right", barbarian_right)
rules.does("kremlin-upper", kremlin_upper, can_kremlin_upper)
rules.does("kremlin-lower", kremlin_lower)
rules.does("hope-left", hope_left, can_hope_left)
rules.does("hope-right", hope_right, can_hope_right)
rules.does("checkpoint", checkpoint)
rules.does("armory", armory, can_armory)
rules.does("clinic", clinic, can_clinic)
rules.does("market-stall", market_stall, can_market_stall)
rules.does("kitchen", kitchen, can_kitchen)
rules.does("garage", garage)
rules.does("scout-post", scout_post, can_scout_post)
rules.does("workshop", workshop)
rules.does("propaganda", propaganda, can_propaganda)
rules.does("headquarters", headquarters)
rules.does("scout", scout, can_scout)
rules.free(
    "scout.lines",
    "scout",
    "rules/resurgence/20-survivors.rules.md:39",
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
)
rules.when_paying(
    "electrician.1",
    "electrician",
    "rules/resurgence/20-survivors.rules.md:10",
    lambda g, you, self_, amount_: (([{AMMO: 1}, {MEDS: 1}], {"resource": 1}, False),),
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
)
rules.counts_as(
    "firefighter.as1",
    "firefighter",
    "rules/resurgence/20-survivors.rules.md:12",
    "ranger",
    "builder",
    True,
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
)
rules.counts_as(
    "librarian.as1",
    "librarian",
    "rules/resurgence/20-survivors.rules.md:50",
    "laborer",
    "specialist",
    False,
    laws=Laws(
        optional=True,
        exhausts=True,
        once=ROUND_PHASE,
        open_until=TURN_PHASE,
        waits=TURN_PHASE,
        works_in="crew",
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
)
rules.score("polar-vortex", lambda g, you, self_: look(POLAR_VORTEX_SCORE_ROWS, (g.of[g.s[FUEL + you]],)))
rules.score("food-rations", lambda g, you, self_: look(FOOD_RATIONS_SCORE_ROWS, (g.of[g.s[FOOD + you]],)))
rules.score(
    "power-grab", lambda g, you, self_: look(POWER_GRAB_SCORE_ROWS, (g.of[total_spaces(g, you, you)],))
)
rules.score("defenders", lambda g, you, self_: rangers(g, you, you) * cleared_rooms(g, you, you) // 2)
rules.conflicts = frozenset(
    (
        ("brewer.1", "hunter.1"),
        ("brewer.1", "lab-tech.1"),
        ("brewer.1", "olympian.1"),
        ("brewer.1", "pharmacist.1"),
        ("brewer.1", "security-guard.1"),
        ("brewer.1", "smuggler.1"),
        ("chef.1", "brewer.1"),
        ("chef.1", "hunter.1"),
        ("chef.1", "lab-tech.1"),
        ("chef.1", "mechanic.1"),
        ("chef.1", "olympian.1"),
        ("chef.1", "pharmacist.1"),
        ("chef.1", "security-guard.1"),
        ("chef.1", "smuggler.1"),
        ("farmer.1", "brewer.1"),
        ("farmer.1", "chef.1"),
        ("farmer.1", "hunter.1"),
        ("farmer.1", "lab-tech.1"),
        ("farmer.1", "mechanic.1"),
        ("farmer.1", "olympian.1"),
        ("farmer.1", "pharmacist.1"),
        ("farmer.1", "security-guard.1"),
        ("farmer.1", "smuggler.1"),
        ("hunter.1", "olympian.1"),
        ("hunter.1", "security-guard.1"),
        ("hunter.1", "smuggler.1"),
        ("lab-tech.1", "hunter.1"),
        ("lab-tech.1", "olympian.1"),
        ("lab-tech.1", "pharmacist.1"),
        ("lab-tech.1", "security-guard.1"),
        ("lab-tech.1", "smuggler.1"),
        ("mechanic.1", "brewer.1"),
        ("mechanic.1", "hunter.1"),
        ("mechanic.1", "lab-tech.1"),
        ("mechanic.1", "olympian.1"),
        ("mechanic.1", "pharmacist.1"),
        ("mechanic.1", "security-guard.1"),
        ("mechanic.1", "smuggler.1"),
        ("pharmacist.1", "hunter.1"),
        ("pharmacist.1", "olympian.1"),
        ("pharmacist.1", "security-guard.1"),
        ("pharmacist.1", "smuggler.1"),
        ("security-guard.1", "olympian.1"),
        ("security-guard.1", "smuggler.1"),
        ("smuggler.1", "olympian.1"),
    )
)

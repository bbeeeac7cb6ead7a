"""Resurgence, solo: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from typing import Any

from rulewright.runtime import (
    AT, AWAY, Frame, Laws, Rules, State, add, all_of, begin, bundle, call, can_follow, can_pay, change,
    choose, choose_good, choose_goods, choose_plain, choose_some, clockwise, crown, dealt, done, each_good,
    element, end, end_game, exhausted, first, follow_lines, groups, happened, held, holds, inside, laid, last,
    lay, look, lying, make, make_each, mix, next, no, one_by_one, owner, paid_for, passes_for, pay, pile_at,
    poured, product, put, repeated, score, secretly, show, take, take_away, take_off, tick, top, treat, turn,
    ways, ways_or_offers,
)

rules = Rules(
    "resurgence-solo",
    "Resurgence, solo",
    (1, 1),
    "60aebc08258095742c499ef7",
    ("resurgence", "resurgence-solo"),
)

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
rules.kind("grade")
rules.kind("mission", "card")
rules.kind("column")
rules.kind("mission-space")
rules.kind("timing")
rules.kind("event", "card")
rules.kind("salvage", "card")
rules.kind("rubble")
rules.kind("bonus")
rules.kind("opening")
rules.kind("row-space")
rules.kind("level")
rules.kind("mutant-card", "card")
rules.kind("reason")
rules.kind("difficulty")
rules.kind("board-side")
rules.kind("mutant-leadership-card", "card")
rules.kind("mutant-action")
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
rules.element("starter", "grade", "Starting Mission")
rules.element("basic", "grade", "Basic Mission")
rules.element("advanced", "grade", "Advanced Mission")
rules.element("left-column", "column", "left column", {"quarters": ("arbat", "museum")})
rules.element("middle-column", "column", "middle column", {"quarters": ("kremlin", "revolution")})
rules.element("right-column", "column", "right column", {"quarters": ("barbarian", "hope")})
rules.element("on-arrival", "timing", "when it is revealed")
rules.element("on-the-spot", "timing", "in a District")
rules.element("in-upkeep", "timing", "in Upkeep")
rules.element("mission-chance", "opening", "Mission of the District")
rules.element("event-chance", "opening", "Event of the District")
rules.element("row-1", "row-space", "first from the right", {"cost": 1})
rules.element("row-2", "row-space", "second from the right", {"cost": 2})
rules.element("row-3", "row-space", "third from the right", {"cost": 2})
rules.element("row-4", "row-space", "fourth from the right", {"cost": 3})
rules.element("row-5", "row-space", "fifth from the right", {"cost": 4})
rules.element("row-6", "row-space", "sixth from the right", {"cost": 4, "for-four": True})
rules.element("basic-1", "mission-space", "Basic Missions (top space)", {"grade": "basic", "for-four": True})
rules.element("basic-2", "mission-space", "Basic Missions (second space)", {"grade": "basic"})
rules.element("basic-3", "mission-space", "Basic Missions (third space)", {"grade": "basic"})
rules.element("basic-4", "mission-space", "Basic Missions (fourth space)", {"grade": "basic"})
rules.element("basic-5", "mission-space", "Basic Missions (bottom space)", {"grade": "basic"})
rules.element(
    "advanced-1", "mission-space", "Advanced Missions (top space)", {"grade": "advanced", "for-four": True}
)
rules.element("advanced-2", "mission-space", "Advanced Missions (second space)", {"grade": "advanced"})
rules.element("advanced-3", "mission-space", "Advanced Missions (third space)", {"grade": "advanced"})
rules.element("advanced-4", "mission-space", "Advanced Missions (fourth space)", {"grade": "advanced"})
rules.element("advanced-5", "mission-space", "Advanced Missions (bottom space)", {"grade": "advanced"})
rules.element("level-2", "level", "Level 2", {"rank": 2, "need": 3, "upkeep-price": {"fuel": 1, "food": 2}})
rules.element("level-3", "level", "Level 3", {"rank": 3, "need": 5, "upkeep-price": {"fuel": 2, "food": 2}})
rules.element("level-4", "level", "Level 4", {"rank": 4, "need": 7, "upkeep-price": {"fuel": 3, "food": 2}})
rules.element("mutants-in-arbat", "mutant-card", "Mutants in Arbat", {"district": "arbat"})
rules.element("mutants-in-museum", "mutant-card", "Mutants in Museum Row", {"district": "museum"})
rules.element(
    "mutants-in-revolution", "mutant-card", "Mutants in Revolution Square", {"district": "revolution"}
)
rules.element("mutants-in-barbarian", "mutant-card", "Mutants at Barbarian Gate", {"district": "barbarian"})
rules.element("mutants-in-kremlin", "mutant-card", "Mutants in the Kremlin", {"district": "kremlin"})
rules.element("mutants-in-hope", "mutant-card", "Mutants on Hope Island", {"district": "hope"})
rules.element("quiet-night", "mutant-card", "Quiet Night")
rules.element("long-quiet-night", "mutant-card", "Long Quiet Night", {"for-four": True})
rules.element("during-play", "reason", "Gained during the game")
rules.element("level-reached", "reason", "Level reached")
rules.element("supplies-left", "reason", "Ammo and Meds left")
rules.element("resources-left", "reason", "Resources left")
rules.element("leadership-held", "reason", "Places on the tracks")
rules.element("directives-met", "reason", "Directives met")
rules.element("arbat-upper", "zone", "Arbat (Upper Zone)", {"district": "arbat", "access": "metro"})
rules.element(
    "arbat-lower",
    "zone",
    "Arbat (Lower Zone)",
    {"district": "arbat", "access": "metro", "open-to": "builder"},
)
rules.element(
    "museum-upper",
    "zone",
    "Museum Row (Upper Zone)",
    {"district": "museum", "access": "metro", "open-to": "scholar"},
)
rules.element("museum-lower", "zone", "Museum Row (Lower Zone)", {"district": "museum", "access": "harbor"})
rules.element(
    "revolution-left",
    "zone",
    "Revolution Square (Left Zone)",
    {"district": "revolution", "access": "metro", "open-to": "ranger"},
)
rules.element(
    "revolution-right",
    "zone",
    "Revolution Square (Right Zone)",
    {"district": "revolution", "access": "metro"},
)
rules.element(
    "barbarian-left",
    "zone",
    "Barbarian Gate (Left Zone)",
    {"district": "barbarian", "access": "harbor", "open-to": "scholar"},
)
rules.element(
    "barbarian-right", "zone", "Barbarian Gate (Right Zone)", {"district": "barbarian", "access": "harbor"}
)
rules.element("kremlin-upper", "zone", "Kremlin (Upper Zone)", {"district": "kremlin", "access": "metro"})
rules.element(
    "kremlin-lower",
    "zone",
    "Kremlin (Lower Zone)",
    {"district": "kremlin", "access": "harbor", "open-to": "ranger"},
)
rules.element(
    "hope-left",
    "zone",
    "Hope Island (Left Zone)",
    {"district": "hope", "access": "harbor", "open-to": "builder"},
)
rules.element("hope-right", "zone", "Hope Island (Right Zone)", {"district": "hope", "access": "harbor"})
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
rules.element("chef", "survivor", "Chef", {"calling": "builder"})
rules.element("dock-worker", "survivor", "Dock Worker", {"calling": "builder"})
rules.element("electrician", "survivor", "Electrician", {"calling": "builder"})
rules.element("farmer", "survivor", "Farmer", {"calling": "builder"})
rules.element("firefighter", "survivor", "Firefighter", {"calling": "builder"})
rules.element("fisherman", "survivor", "Fisherman", {"calling": "builder"})
rules.element("foreman", "survivor", "Foreman", {"calling": "builder"})
rules.element("gunsmith", "survivor", "Gunsmith", {"calling": "builder"})
rules.element("mechanic", "survivor", "Mechanic", {"calling": "builder"})
rules.element("miner", "survivor", "Miner", {"calling": "builder"})
rules.element("plumber", "survivor", "Plumber", {"calling": "builder"})
rules.element("truck-driver", "survivor", "Truck Driver", {"calling": "builder"})
rules.element("archeologist", "survivor", "Archeologist", {"calling": "scholar"})
rules.element("architect", "survivor", "Architect", {"calling": "scholar"})
rules.element("biologist", "survivor", "Biologist", {"calling": "scholar"})
rules.element("botanist", "survivor", "Botanist", {"calling": "scholar"})
rules.element("brewer", "survivor", "Brewer", {"calling": "scholar"})
rules.element("chemist", "survivor", "Chemist", {"calling": "scholar"})
rules.element("doctor", "survivor", "Doctor", {"calling": "scholar"})
rules.element("engineer", "survivor", "Engineer", {"calling": "scholar"})
rules.element("lab-tech", "survivor", "Lab Tech", {"calling": "scholar"})
rules.element("pharmacist", "survivor", "Pharmacist", {"calling": "scholar"})
rules.element("psychologist", "survivor", "Psychologist", {"calling": "scholar"})
rules.element("veterinarian", "survivor", "Veterinarian", {"calling": "scholar"})
rules.element("armorer", "survivor", "Armorer", {"calling": "ranger"})
rules.element("bodyguard", "survivor", "Bodyguard", {"calling": "ranger"})
rules.element("hunter", "survivor", "Hunter", {"calling": "ranger"})
rules.element("inspector", "survivor", "Inspector", {"calling": "ranger"})
rules.element("paratrooper", "survivor", "Paratrooper", {"calling": "ranger"})
rules.element("pilot", "survivor", "Pilot", {"calling": "ranger"})
rules.element("sailor", "survivor", "Sailor", {"calling": "ranger"})
rules.element("sapper", "survivor", "Sapper", {"calling": "ranger"})
rules.element("security-guard", "survivor", "Security Guard", {"calling": "ranger"})
rules.element("scout", "survivor", "Scout", {"calling": "ranger"})
rules.element("smuggler", "survivor", "Smuggler", {"calling": "ranger"})
rules.element("sniper", "survivor", "Sniper", {"calling": "ranger"})
rules.element("cosmonaut", "hero", "Cosmonaut")
rules.element("librarian", "hero", "Librarian")
rules.element("mystic", "hero", "Mystic")
rules.element("traffic-cop", "hero", "Traffic Cop")
rules.element("olympian", "hero", "Olympian")
rules.element("surgeon", "hero", "Surgeon")
rules.element("polar-vortex", "directive", "Polar Vortex", {"deck": "deck-a"})
rules.element("domination", "directive", "Domination", {"deck": "deck-a"})
rules.element("leadership-directive", "directive", "Leadership", {"deck": "deck-a"})
rules.element("construction", "directive", "Construction", {"deck": "deck-a"})
rules.element("food-rations", "directive", "Food Rations", {"deck": "deck-a"})
rules.element("militarism", "directive", "Militarism", {"deck": "deck-b"})
rules.element("proletariat", "directive", "Proletariat", {"deck": "deck-b"})
rules.element("academia", "directive", "Academia", {"deck": "deck-b"})
rules.element("commune", "directive", "Commune", {"deck": "deck-b"})
rules.element("power-grab", "directive", "Power Grab", {"deck": "deck-b"})
rules.element("defenders", "directive", "Defenders", {"deck": "deck-b"})
rules.element("researchers", "directive", "Researchers", {"deck": "deck-b"})
rules.element("builders-directive", "directive", "Builders", {"deck": "deck-b"})
rules.element(
    "first-lantern",
    "mission",
    "A Lantern in Arbat",
    {"grade": "starter", "fields": ("arbat",), "cost": {"food": 1, "part": 1}, "points": 3},
)
rules.element(
    "dry-archive",
    "mission",
    "Keep the Archive Dry",
    {"grade": "starter", "fields": ("museum",), "cost": {"meds": 1}, "points": 2, "with-more": True},
)
rules.element(
    "soup-line",
    "mission",
    "The Soup Line",
    {"grade": "starter", "fields": ("revolution",), "cost": {"food": 2}, "points": 3},
)
rules.element(
    "oil-the-gate",
    "mission",
    "Oil the Gate",
    {"grade": "starter", "fields": ("barbarian",), "cost": {"fuel": 1}, "points": 2, "with-more": True},
)
rules.element(
    "kremlin-watch",
    "mission",
    "A Watch on the Wall",
    {"grade": "starter", "fields": ("kremlin",), "cost": {"ammo": 1}, "points": 2, "with-more": True},
)
rules.element(
    "patched-boat",
    "mission",
    "The Patched Boat",
    {"grade": "starter", "fields": ("hope",), "cost": {"part": 1, "fuel": 1}, "points": 3},
)
rules.element(
    "street-lights",
    "mission",
    "Street Lights",
    {"grade": "basic", "fields": ("arbat",), "cost": {"fuel": 1, "part": 1}, "points": 3, "with-more": True},
)
rules.element(
    "painters-cellar",
    "mission",
    "The Painter\u2019s Cellar",
    {"grade": "basic", "fields": ("arbat",), "cost": {"part": 2, "meds": 1}, "points": 4},
)
rules.element(
    "closed-theater",
    "mission",
    "The Closed Theater",
    {
        "grade": "basic",
        "fields": ("arbat",),
        "cost": {"food": 1, "ammo": 1, "part": 1},
        "points": 4,
        "with-more": True,
    },
)
rules.element(
    "swap-meet",
    "mission",
    "Swap Meet",
    {"grade": "basic", "fields": ("arbat",), "cost": {"food": 2}, "points": 3, "with-more": True},
)
rules.element(
    "dinosaur-hall",
    "mission",
    "The Dinosaur Hall",
    {"grade": "basic", "fields": ("museum",), "cost": {"meds": 1, "food": 1}, "points": 3, "with-more": True},
)
rules.element(
    "sealed-depot",
    "mission",
    "The Sealed Depot",
    {"grade": "basic", "fields": ("museum",), "cost": {"ammo": 2, "fuel": 1}, "points": 4, "with-more": True},
)
rules.element(
    "school-again",
    "mission",
    "School Again",
    {"grade": "basic", "fields": ("museum",), "cost": {"food": 2, "part": 1}, "points": 3, "with-more": True},
)
rules.element(
    "old-maps",
    "mission",
    "Old Maps",
    {"grade": "basic", "fields": ("museum",), "cost": {"fuel": 1, "meds": 1}, "points": 3, "with-more": True},
)
rules.element(
    "bread-riot",
    "mission",
    "The Bread Riot",
    {"grade": "basic", "fields": ("revolution",), "cost": {"food": 3}, "points": 4, "with-more": True},
)
rules.element(
    "loudspeakers",
    "mission",
    "Loudspeakers",
    {
        "grade": "basic",
        "fields": ("revolution",),
        "cost": {"part": 1, "fuel": 1},
        "points": 2,
        "with-more": True,
    },
)
rules.element(
    "field-kitchens",
    "mission",
    "Field Kitchens",
    {"grade": "basic", "fields": ("revolution",), "cost": {"food": 2, "fuel": 1}, "points": 4},
)
rules.element(
    "barricade",
    "mission",
    "Clear the Barricade",
    {
        "grade": "basic",
        "fields": ("revolution",),
        "cost": {"ammo": 1, "part": 1},
        "points": 3,
        "with-more": True,
    },
)
rules.element(
    "toll-booth",
    "mission",
    "The Toll Booth",
    {"grade": "basic", "fields": ("barbarian",), "cost": {"ammo": 2}, "points": 3, "with-more": True},
)
rules.element(
    "caravan",
    "mission",
    "The Caravan",
    {
        "grade": "basic",
        "fields": ("barbarian",),
        "cost": {"food": 1, "fuel": 1, "meds": 1},
        "points": 4,
        "with-more": True,
    },
)
rules.element(
    "night-crossing",
    "mission",
    "Night Crossing",
    {
        "grade": "basic",
        "fields": ("barbarian",),
        "cost": {"fuel": 1, "ammo": 1},
        "points": 3,
        "with-more": True,
    },
)
rules.element(
    "scrap-dealer",
    "mission",
    "The Scrap Dealer",
    {"grade": "basic", "fields": ("barbarian",), "cost": {"part": 2}, "points": 3, "with-more": True},
)
rules.element(
    "bell-tower",
    "mission",
    "The Bell Tower",
    {
        "grade": "basic",
        "fields": ("kremlin",),
        "cost": {"part": 1, "meds": 1},
        "points": 3,
        "with-more": True,
    },
)
rules.element(
    "armory-keys",
    "mission",
    "Keys to the Armory",
    {
        "grade": "basic",
        "fields": ("kremlin",),
        "cost": {"fuel": 2, "food": 1},
        "points": 4,
        "with-more": True,
    },
)
rules.element(
    "honor-guard",
    "mission",
    "Honor Guard",
    {
        "grade": "basic",
        "fields": ("kremlin",),
        "cost": {"ammo": 2, "food": 1},
        "points": 4,
        "with-more": True,
    },
)
rules.element(
    "lost-orders",
    "mission",
    "Lost Orders",
    {
        "grade": "basic",
        "fields": ("kremlin",),
        "cost": {"food": 1, "meds": 1},
        "points": 3,
        "with-more": True,
    },
)
rules.element(
    "lighthouse",
    "mission",
    "The Lighthouse",
    {"grade": "basic", "fields": ("hope",), "cost": {"fuel": 2}, "points": 3, "with-more": True},
)
rules.element(
    "fishing-nets",
    "mission",
    "Fishing Nets",
    {"grade": "basic", "fields": ("hope",), "cost": {"part": 1, "food": 1}, "points": 3, "with-more": True},
)
rules.element(
    "ferry",
    "mission",
    "Raise the Ferry",
    {"grade": "basic", "fields": ("hope",), "cost": {"part": 2, "fuel": 1}, "points": 4, "with-more": True},
)
rules.element(
    "island-clinic",
    "mission",
    "A Clinic on the Island",
    {"grade": "basic", "fields": ("hope",), "cost": {"meds": 2, "part": 1}, "points": 5},
)
rules.element(
    "tunnel-mail",
    "mission",
    "Tunnel Mail",
    {
        "grade": "basic",
        "fields": ("arbat", "museum"),
        "cost": {"food": 1, "fuel": 1},
        "points": 3,
        "with-more": True,
    },
)
rules.element(
    "victory-parade",
    "mission",
    "The Parade",
    {
        "grade": "basic",
        "fields": ("kremlin", "revolution"),
        "cost": {"ammo": 1, "meds": 1, "food": 1},
        "points": 5,
    },
)
rules.element(
    "cull", "mission", "Thin Them Out", {"grade": "basic", "hunt": True, "cost": {"ammo": 2}, "points": 4}
)
rules.element(
    "bait",
    "mission",
    "Bait and Trap",
    {"grade": "basic", "hunt": True, "cost": {"food": 1, "ammo": 1}, "points": 3, "with-more": True},
)
rules.element(
    "nest",
    "mission",
    "Burn the Nest",
    {"grade": "basic", "hunt": True, "cost": {"fuel": 1, "ammo": 1}, "points": 3, "with-more": True},
)
rules.element(
    "samples",
    "mission",
    "Samples for the Lab",
    {"grade": "basic", "hunt": True, "cost": {"meds": 2}, "points": 4, "with-more": True},
)
rules.element(
    "grand-bazaar",
    "mission",
    "The Grand Bazaar",
    {
        "grade": "advanced",
        "fields": ("arbat",),
        "cost": {"food": 2, "part": 2, "fuel": 1},
        "points": 6,
        "with-more": True,
    },
)
rules.element(
    "opera",
    "mission",
    "The Opera Opens",
    {"grade": "advanced", "fields": ("arbat",), "cost": {"food": 3, "meds": 2}, "points": 6},
)
rules.element(
    "great-library",
    "mission",
    "The Great Library",
    {
        "grade": "advanced",
        "fields": ("museum",),
        "cost": {"meds": 2, "part": 2, "food": 1},
        "points": 6,
        "with-more": True,
    },
)
rules.element(
    "seed-bank",
    "mission",
    "The Seed Bank",
    {
        "grade": "advanced",
        "fields": ("museum",),
        "cost": {"food": 3, "fuel": 2},
        "points": 5,
        "with-more": True,
    },
)
rules.element(
    "council",
    "mission",
    "A City Council",
    {
        "grade": "advanced",
        "fields": ("revolution",),
        "cost": {"food": 2, "ammo": 2, "meds": 1},
        "points": 5,
        "with-more": True,
    },
)
rules.element(
    "radio-city",
    "mission",
    "Radio for the City",
    {
        "grade": "advanced",
        "fields": ("revolution",),
        "cost": {"part": 3, "fuel": 2},
        "points": 6,
        "with-more": True,
    },
)
rules.element(
    "trade-treaty",
    "mission",
    "The Trade Treaty",
    {
        "grade": "advanced",
        "fields": ("barbarian",),
        "cost": {"food": 2, "fuel": 2, "ammo": 2},
        "points": 7,
        "with-more": True,
    },
)
rules.element(
    "iron-gate",
    "mission",
    "The Iron Gate",
    {
        "grade": "advanced",
        "fields": ("barbarian",),
        "cost": {"part": 3, "ammo": 2},
        "points": 6,
        "with-more": True,
    },
)
rules.element(
    "star-fort",
    "mission",
    "The Star Fort",
    {
        "grade": "advanced",
        "fields": ("kremlin",),
        "cost": {"ammo": 3, "part": 2},
        "points": 5,
        "with-more": True,
    },
)
rules.element(
    "crown-room",
    "mission",
    "The Crown Room",
    {
        "grade": "advanced",
        "fields": ("kremlin",),
        "cost": {"meds": 2, "food": 2, "fuel": 2},
        "points": 7,
        "with-more": True,
    },
)
rules.element(
    "harbor-wall",
    "mission",
    "The Harbor Wall",
    {"grade": "advanced", "fields": ("hope",), "cost": {"part": 4, "fuel": 1}, "points": 6},
)
rules.element(
    "new-shores",
    "mission",
    "New Shores",
    {
        "grade": "advanced",
        "fields": ("hope", "barbarian"),
        "cost": {"fuel": 3, "food": 2, "meds": 1},
        "points": 7,
        "with-more": True,
    },
)
rules.element(
    "brood-mother",
    "mission",
    "The Brood Mother",
    {"grade": "advanced", "hunt": True, "cost": {"ammo": 4, "meds": 2}, "points": 8},
)
rules.element(
    "cure",
    "mission",
    "A Cure",
    {"grade": "advanced", "hunt": True, "cost": {"meds": 4, "fuel": 1}, "points": 6, "with-more": True},
)
rules.element("the-beginning", "event", "The Beginning", {"timing": "on-the-spot", "district": "revolution"})
rules.element("supply-drop", "event", "Supply Drop", {"timing": "on-arrival"})
rules.element("cold-snap", "event", "Cold Snap", {"timing": "on-arrival"})
rules.element("wanderers", "event", "Wanderers at the Gate", {"timing": "on-arrival"})
rules.element("clear-signal", "event", "A Clear Signal", {"timing": "on-arrival"})
rules.element("black-market", "event", "Black Market", {"timing": "on-the-spot", "district": "arbat"})
rules.element("field-hospital", "event", "Field Hospital", {"timing": "on-the-spot", "district": "museum"})
rules.element("fuel-convoy", "event", "Fuel Convoy", {"timing": "on-the-spot", "district": "barbarian"})
rules.element("lookout", "event", "Lookout", {"timing": "on-the-spot", "district": "kremlin"})
rules.element("late-harvest", "event", "Late Harvest", {"timing": "in-upkeep"})
rules.element("mending-day", "event", "Mending Day", {"timing": "in-upkeep"})
rules.element("quiet-evening", "event", "Quiet Evening", {"timing": "in-upkeep"})
rules.element("canned-goods", "salvage", "Canned Goods")
rules.element("jerrycans", "salvage", "Jerrycans")
rules.element("scrap-metal", "salvage", "Scrap Metal")
rules.element("ammo-belt", "salvage", "Ammo Belt")
rules.element("first-aid-kits", "salvage", "First-aid Kits")
rules.element("camp-stove", "salvage", "Camp Stove")
rules.element("tool-bag", "salvage", "Tool Bag")
rules.element("medics-satchel", "salvage", "Medic\u2019s Satchel")
rules.element("signal-flares", "salvage", "Signal Flares")
rules.element("barter-crate", "salvage", "Barter Crate")
rules.element("stray-hunter", "salvage", "Stray Hunter")
rules.element("night-watchman", "salvage", "Night Watchman")
rules.element("lost-student", "salvage", "Lost Student")
rules.element("distant-cousin", "salvage", "Distant Cousin")
rules.element("fuel-rubble", "rubble", "Fuel Cans", copies="only")
rules.element("food-rubble", "rubble", "Tins", copies="only")
rules.element("ammo-rubble", "rubble", "Cartridges", copies="only")
rules.element("meds-rubble", "rubble", "Bandages", copies="only")
rules.element("point-rubble", "rubble", "A Keepsake", copies="only")
rules.element("fuel-point-rubble", "rubble", "Fuel and a Keepsake", copies="only")
rules.element("food-point-rubble", "rubble", "Tins and a Keepsake", copies="only")
rules.element("double-point-rubble", "rubble", "Two Keepsakes", copies="only")
rules.element("supply-rubble", "rubble", "A Locker", copies="only")
rules.element("metro-3", "bonus", "Metro space 3", {"access": "metro", "space": 3})
rules.element("metro-6", "bonus", "Metro space 6", {"access": "metro", "space": 6})
rules.element("metro-8", "bonus", "Metro space 8", {"access": "metro", "space": 8})
rules.element("harbor-2", "bonus", "Harbor space 2", {"access": "harbor", "space": 2})
rules.element("harbor-5", "bonus", "Harbor space 5", {"access": "harbor", "space": 5})
rules.element("harbor-8", "bonus", "Harbor space 8", {"access": "harbor", "space": 8})
rules.element("compound-3", "bonus", "Compound space 3", {"access": "compound", "space": 3})
rules.element("compound-5", "bonus", "Compound space 5", {"access": "compound", "space": 5})
rules.element("compound-8", "bonus", "Compound space 8", {"access": "compound", "space": 8})
rules.element("mutant-village", "difficulty", "Mutant Village")
rules.element("mutant-town", "difficulty", "Mutant Town", {"head-start": 10})
rules.element("mutant-stronghold", "difficulty", "Mutant Stronghold", {"head-start": 20})
rules.element("side-a", "board-side", "Side A")
rules.element("side-b", "board-side", "Side B")
rules.element("arbat-a", "mutant-action", "Arbat (side A)", {"district": "arbat", "board-side": "side-a"})
rules.element(
    "revolution-a",
    "mutant-action",
    "Revolution Square (side A)",
    {"district": "revolution", "board-side": "side-a"},
)
rules.element(
    "barbarian-a",
    "mutant-action",
    "Barbarian Gate (side A)",
    {"district": "barbarian", "board-side": "side-a"},
)
rules.element("hope-a", "mutant-action", "Hope Island (side A)", {"district": "hope", "board-side": "side-a"})
rules.element(
    "kremlin-a", "mutant-action", "Kremlin (side A)", {"district": "kremlin", "board-side": "side-a"}
)
rules.element(
    "museum-a", "mutant-action", "Museum Row (side A)", {"district": "museum", "board-side": "side-a"}
)
rules.element("arbat-b", "mutant-action", "Arbat (side B)", {"district": "arbat", "board-side": "side-b"})
rules.element(
    "revolution-b",
    "mutant-action",
    "Revolution Square (side B)",
    {"district": "revolution", "board-side": "side-b"},
)
rules.element(
    "barbarian-b",
    "mutant-action",
    "Barbarian Gate (side B)",
    {"district": "barbarian", "board-side": "side-b"},
)
rules.element("hope-b", "mutant-action", "Hope Island (side B)", {"district": "hope", "board-side": "side-b"})
rules.element(
    "kremlin-b", "mutant-action", "Kremlin (side B)", {"district": "kremlin", "board-side": "side-b"}
)
rules.element(
    "museum-b", "mutant-action", "Museum Row (side B)", {"district": "museum", "board-side": "side-b"}
)
rules.element("distant-howls", "mutant-leadership-card", "Distant Howls", {"demand": 1})
rules.element(
    "tunnel-rats", "mutant-leadership-card", "Rats in the Tunnels", {"demand": 1, "guarded": "metro"}
)
rules.element("wet-tracks", "mutant-leadership-card", "Wet Tracks", {"demand": 1, "guarded": "harbor"})
rules.element(
    "scratching", "mutant-leadership-card", "Scratching at the Door", {"demand": 1, "guarded": "compound"}
)
rules.element("thin-packs", "mutant-leadership-card", "Thin Packs", {"demand": 2, "neglected": "metro"})
rules.element("black-rain", "mutant-leadership-card", "Black Rain", {"nuclear": True, "demand": 2})
rules.element(
    "hot-tunnels",
    "mutant-leadership-card",
    "Hot Tunnels",
    {"nuclear": True, "demand": 2, "neglected": "compound"},
)
rules.element(
    "glowing-river",
    "mutant-leadership-card",
    "The Glowing River",
    {"nuclear": True, "demand": 2, "neglected": "metro"},
)
rules.element(
    "burning-horizon",
    "mutant-leadership-card",
    "The Burning Horizon",
    {"nuclear": True, "demand": 2, "neglected": "harbor"},
)
rules.groups["resource"] = ("food", "part", "fuel")
rules.groups["supply"] = ("ammo", "meds")
rules.groups["item"] = ("food", "part", "fuel", "ammo", "meds")
rules.groups["specialist"] = ("ranger", "builder", "scholar")
rules.groups["ration"] = ("food", "fuel")
rules.counter("food", 259, keys=(("player", 0, 1, 1),), low=0, high=9)
rules.counter("fuel", 260, keys=(("player", 0, 1, 1),), low=0, high=9)
rules.counter("part", 261, keys=(("player", 0, 1, 1),), low=0, high=9)
rules.counter("ammo", 262, keys=(("player", 0, 1, 1),), low=0, high=13)
rules.counter("meds", 263, keys=(("player", 0, 1, 1),), low=0, high=13)
rules.counter("vp", 264, keys=(("player", 0, 1, 1),), tags=("score",))
rules.marker("event-token", 0, on="district")
rules.counter("compound-level", 265, keys=(("player", 0, 1, 1),), low=1, high=4, starts=1)
rules.flag("cleared", 1, keys=(("room", 74, 10, 1), ("player", 0, 1, 1)))
rules.flag("resting", 11, keys=(("player", 0, 1, 1),), resets="turn")
rules.marker("placed-in", 12, keys=(("player", 0, 1, 1),), on="location")
rules.marker("first-player", 13, on="player")
rules.counter("spaces", 14, keys=(("player", 0, 1, 3), ("access", 13, 3, 1)), low=0, high=10)
rules.flag("used", 17, keys=(("player", 0, 1, 1),), resets="turn")
rules.counter("free-rescue", 266, keys=(("player", 0, 1, 1),), low=0, high=1)
rules.flag("fresh", 18, keys=(("mission", 139, 50, 1),), resets="turn")
rules.flag("rewarded", 68, keys=(("player", 0, 1, 1),))
rules.marker("last-completed", 69, keys=(("player", 0, 1, 1),), on="mission")
rules.counter("subtotal", 70, keys=(("player", 0, 1, 6), ("reason", 56, 6, 1)))
rules.counter("mutant-vp", 76, low=0)
rules.counter("mutant-spaces", 77, keys=(("access", 13, 3, 1),), low=0, high=10, starts=4)
rules.flag("mutants-have-won", 80)
rules.counter("mutant-points", 81, keys=(("reason", 56, 6, 1),))
rules.marker("side-up", 87, on="board-side")
rules.flag("lost", 88, keys=(("room", 74, 10, 1), ("player", 0, 1, 1)))
rules.pile("spot", 0, keys=(("location", 62, 22, 1), ("player", 0, 1, 1)), holds="token")
rules.pile("lair", 22, keys=(("location", 62, 22, 1),), holds="creature")
rules.pile("survivor-deck", 44, holds="survivor", seen_by="nobody", order="stack")
rules.pile("survivor-discard", 45, holds="survivor")
rules.pile("crew", 46, keys=(("player", 0, 1, 1),), holds="survivor")
rules.pile(
    "directive-deck", 47, keys=(("deck", 16, 2, 1),), holds="directive", seen_by="nobody", order="stack"
)
rules.pile("directive-space", 49, holds="directive")
rules.pile("mission-deck", 50, keys=(("grade", 18, 3, 1),), holds="mission", seen_by="nobody", order="stack")
rules.pile("posted", 53, keys=(("mission-space", 35, 10, 1),), room=1, holds="mission")
rules.pile("mission-offer", 63, holds="mission")
rules.pile("planned", 64, keys=(("player", 0, 1, 1),), room=3, holds="mission")
rules.pile("completed", 65, keys=(("player", 0, 1, 3), ("column", 21, 3, 1)), holds="mission")
rules.pile("event-deck", 68, holds="event", seen_by="nobody", order="stack")
rules.pile("event-shown", 69, holds="event")
rules.pile("salvage-deck", 70, holds="salvage", seen_by="nobody", order="stack")
rules.pile("salvage-hand", 71, keys=(("player", 0, 1, 1),), holds="salvage", seen_by="owner")
rules.pile("salvage-kept", 72, keys=(("player", 0, 1, 1),), holds="salvage", seen_by="owner")
rules.pile("heap", 73, holds="rubble", seen_by="nobody", order="bag")
rules.pile("rubble-on", 74, keys=(("room", 74, 10, 1), ("player", 0, 1, 1)), holds="rubble", seen_by="nobody")
rules.pile(
    "bag", 84, keys=(("player", 0, 1, 1),), holds="token", seen_by="owner", refilled="rest-area", order="bag"
)
rules.pile("reserve", 85, keys=(("player", 0, 1, 1),), holds="token")
rules.pile("drawn", 86, keys=(("player", 0, 1, 1),), holds="token", seen_by="owner")
rules.pile("area", 87, keys=(("player", 0, 1, 3), ("access", 13, 3, 1)), holds="token", seen_by="owner")
rules.pile("rest-area", 90, keys=(("player", 0, 1, 1),), holds="token")
rules.pile("lots", 91, holds="player")
rules.pile("event-box", 92, holds="event", seen_by="nobody", order="stack")
rules.pile("hero-deck", 93, holds="hero", seen_by="nobody", order="stack")
rules.pile("hero-offer", 94, holds="hero")
rules.pile("event-discard", 95, holds="event")
rules.pile("row", 96, keys=(("row-space", 29, 6, 1),), room=1, holds="survivor")
rules.pile("mutant-pool", 102, holds="creature")
rules.pile(
    "mutant-deck", 103, holds="mutant-card", seen_by="nobody", refilled="mutant-discard", order="stack"
)
rules.pile("mutant-discard", 104, holds="mutant-card")
rules.pile("mutant-shown", 105, holds="mutant-card")
rules.pile("side-lots", 106, holds="board-side", order="stack")
rules.pile("nuclear-box", 107, holds="mutant-leadership-card", seen_by="nobody", order="stack")
rules.pile("plain-box", 108, holds="mutant-leadership-card", seen_by="nobody", order="stack")
rules.pile("mutant-leadership-deck", 109, holds="mutant-leadership-card", seen_by="nobody", order="stack")
rules.pile("mutant-leadership-shown", 110, holds="mutant-leadership-card")
rules.pile("mutant-leadership-discard", 111, holds="mutant-leadership-card")
rules.laid_out(267, 0, 112)

SPACES = 1
GAIN_EVENT = 3
AREA = 74
SPOT = -62
LAIR = -40
ROW = 67
CLEARED = -73
LOST = 14
CHECKPOINT = 74
ARMORY = 75
CLINIC = 76
MARKET_STALL = 77
KITCHEN = 78
GARAGE = 79
SCOUT_POST = 80
WORKSHOP = 81
PROPAGANDA = 82
HEADQUARTERS = 83
COMPOUND_LEVEL = 265
POSTED = 18
PLACED_IN = 12
MUTANT = 6
LAST_COMPLETED = 69
FOOD = 259
FUEL = 260
PART = 261
FIRST_PLAYER = 13
COMPLETED = 44
RESERVE = 85
CREW = 46
MUTANT_LEADERSHIP_SHOWN = 110
BASIC = 19
ROUND_PHASE = 1
ADVANCED = 20
SURVIVOR_DECK = 44
DIRECTIVE_DECK = 31
DIRECTIVE_SPACE = 49
LOTS = 91
THE_BEGINNING = 189
EVENT_BOX = 92
EVENT_DECK = 68
MUTANT_POOL = 102
MUTANT_DECK = 103
SIDE_LOTS = 106
SIDE_UP = 87
MISSION_DECK = 32
FUEL_RUBBLE = 215
HEAP = 73
FOOD_RUBBLE = 216
AMMO_RUBBLE = 217
MEDS_RUBBLE = 218
POINT_RUBBLE = 219
FUEL_POINT_RUBBLE = 220
FOOD_POINT_RUBBLE = 221
DOUBLE_POINT_RUBBLE = 222
SUPPLY_RUBBLE = 223
LABORER = 2
BAG = 84
HERO_TOKEN = 1
RANGER = 3
BUILDER = 4
SCHOLAR = 5
RUBBLE_ON = 0
HERO_DECK = 93
HERO_OFFER = 94
STARTER = 18
MISSION_OFFER = 63
PLANNED = 64
SALVAGE_DECK = 70
SALVAGE_HAND = 71
SALVAGE_KEPT = 72
AMMO = 262
MEDS = 263
DRAW_AND_ASSIGN_PHASE = 2
LEADERSHIP_PHASE = 3
WORKER_ACTIONS_PHASE = 4
UPKEEP_PHASE = 5
DRAWN = 86
MUTANT_LEADERSHIP_DISCARD = 111
MUTANT_LEADERSHIP_DECK = 109
EVENT_SHOWN = 69
EVENT_DISCARD = 95
EVENT_TOKEN = 0
ON_ARRIVAL = 24
MUTANT_SPACES = 64
VP = 264
REST_AREA = 90
RESTING = 11
USED = 17
PLACE_EVENT = 0
FREE_RESCUE = 266
RESCUE_EVENT = 1
BUILD_EVENT = 2
FRESH = -121
PLAN_EVENT = 5
REWARDED = 68
COMPLETE_EVENT = 4
LEFT_COLUMN = 21
MIDDLE_COLUMN = 22
RIGHT_COLUMN = 23
IN_UPKEEP = 26
ROW_1 = 29
ROW_2 = 30
SURVIVOR_DISCARD = 45
MUTANT_SHOWN = 105
MUTANT_DISCARD = 104
SUBTOTAL = 14
DURING_PLAY = 56
LEVEL_REACHED = 57
SUPPLIES_LEFT = 58
RESOURCES_LEFT = 59
DIRECTIVES_MET = 61
LEADERSHIP_HELD = 60
MUTANT_VP = 76
MUTANT_POINTS = 25
POLAR_VORTEX = 126
DOMINATION = 127
LEADERSHIP_DIRECTIVE = 128
CONSTRUCTION = 129
FOOD_RATIONS = 130
MILITARISM = 131
PROLETARIAT = 132
ACADEMIA = 133
COMMUNE = 134
POWER_GRAB = 135
DEFENDERS = 136
RESEARCHERS = 137
BUILDERS_DIRECTIVE = 138
MUTANTS_HAVE_WON = 80
TURN_PHASE = 6
REVOLUTION_RIGHT = 67
NUCLEAR_BOX = 107
PLAIN_BOX = 108
SIDE_A = 236
SIDE_B = 237
HARBOR = 14
COMPOUND = 15
METRO = 13
WEIGHT_OF = rules.table("weight", "number")
EACH_ACCESS = rules.each("access")
ACCESS_OF = rules.table("access", "thing")
IS_ZONE = rules.sort("zone")
EACH_ROW_SPACE = rules.each("row-space")
COST_OF = rules.table("cost", "goods")
ROOM_LEVEL_ROWS = (
    ((CHECKPOINT,), 1), ((ARMORY,), 1), ((CLINIC,), 1), ((MARKET_STALL,), 2), ((KITCHEN,), 2), ((GARAGE,), 2),
    ((SCOUT_POST,), 3), ((WORKSHOP,), 3), ((PROPAGANDA,), 4), ((HEADQUARTERS,), 4),
)
EACH_MISSION_SPACE = rules.each("mission-space")
IS_ADVANCED_MISSION = rules.sort("advanced-mission")
FIELDS_OF = rules.table("fields", "things")
DISTRICT_OF = rules.table("district", "thing")
HUNT_OF = rules.table("hunt", "number")
EACH_DISTRICT = rules.each("district")
QUARTERS_OF = rules.table("quarters", "things")
IS_ROOM = rules.sort("room")
FOR_FOUR_OF = rules.table("for-four", "number")
EACH_COLUMN = rules.each("column")
EACH_ROOM = rules.each("room")
IS_RANGER_SURVIVOR = rules.sort("ranger-survivor")
IS_BUILDER_SURVIVOR = rules.sort("builder-survivor")
IS_SCHOLAR_SURVIVOR = rules.sort("scholar-survivor")
DEMAND_OF = rules.table("demand", "number")
GUARDED_OF = rules.table("guarded", "thing")
NEGLECTED_OF = rules.table("neglected", "thing")
EACH_GRADE = rules.each("grade")
POINTS_OF = rules.table("points", "number")
EACH_SURVIVOR = rules.each("survivor")
IS_HERO = rules.sort("hero")
EACH_DECK = rules.each("deck")
EACH_DIRECTIVE = rules.each("directive")
DECK_OF = rules.table("deck", "thing")
EACH_EVENT = rules.each("event")
EACH_MUTANT_CARD = rules.each("mutant-card")
GRADE_OF = rules.table("grade", "thing")
EACH_HERO = rules.each("hero")
CHOOSE_HEROES_QUESTION = rules.question(
    "choose", "rules/resurgence/02-setup.rules.md:102", into=7, sort="mission", verb="take-on", role="what"
)
IS_STARTER_MISSION = rules.sort("starter-mission")
CHOOSE_HEROES_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/02-setup.rules.md:103", into=8, sort="hero", verb="begin-with", role="what"
)
GATHER_SUPPLIES_QUESTION = rules.question(
    "choose",
    "rules/resurgence-solo/01-solo.rules.md:75",
    into=5,
    sort="salvage",
    clear=True,
    verb="move",
    role="what",
)
DRAFT_SALVAGE_IN_SECRET_QUESTION = rules.question(
    "choose", "rules/resurgence/02-setup.rules.md:128", into=5, sort="salvage", verb="keep", role="what"
)
TAKE_SUPPLIES_QUESTION = rules.question(
    "may", "rules/resurgence/02-setup.rules.md:146", ways=("yes", "no"), to=(2, 4), after=4
)
IS_SPECIALIST = rules.sort("specialist")
TAKE_SUPPLIES_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/02-setup.rules.md:146", into=5, sort="specialist", verb="enlist", role="what"
)
EACH_DIFFICULTY = rules.each("difficulty")
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
TIMING_OF = rules.table("timing", "thing")
USE_EVENT_QUESTION = rules.question(
    "choose",
    "rules/resurgence/03-round.rules.md:76",
    into=5,
    sort="event",
    clear=True,
    verb="follow",
    role="what",
)
EACH_BONUS = rules.each("bonus")
SPACE_OF = rules.table("space", "number")
EACH_LOCATION = rules.each("location")
OPEN_TO_OF = rules.table("open-to", "thing")
TAKE_TURN_QUESTION = rules.question(
    "option", "rules/resurgence/04-actions.rules.md:24", ways=("place", "rest"), to=(1, 5), after=8
)
TAKE_TURN_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:25", into=5, sort="token", verb="place", role="what"
)
TAKE_TURN_QUESTION_3 = rules.question(
    "choose",
    "rules/resurgence/04-actions.rules.md:25",
    into=6,
    sort="location",
    verb="place",
    role="in",
    given=lambda g, f: {"token": f[5]},
)
TAKE_TURN_QUESTION_4 = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:26", into=7, sort="token", verb="rest", role="what"
)
TAKE_TURN_QUESTION_5 = rules.question(
    "option", "rules/resurgence/04-actions.rules.md:28", ways=("use-place", "finish"), to=(10, 12), after=8
)
CALLING_OF = rules.table("calling", "thing")
BUILD_QUESTION = rules.question("choose", "rules/resurgence/04-actions.rules.md:136", into=5, sort="room")
TAKE_A_TOKEN_QUESTION = rules.question(
    "choose",
    "rules/resurgence/04-actions.rules.md:155",
    into=6,
    sort="access",
    named=True,
    verb="assign",
    role="to",
    given=lambda g, f: {"token": f[5]},
)
SWITCH_QUESTION = rules.question("choose", "rules/resurgence/04-actions.rules.md:158", into=6, sort="token")
SWITCH_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:159", into=7, sort="access"
)
PLAN_AHEAD_QUESTION = rules.question(
    "may", "rules/resurgence/04-actions.rules.md:178", ways=("yes", "no"), to=(3, 1), after=1
)
PLAN_AHEAD_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:178", into=6, sort="mission", verb="plan", role="what"
)
COMPLETE_QUESTION = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:199", into=6, sort="column"
)
COMPLETE_HERE_QUESTION = rules.question(
    "choose",
    "rules/resurgence/04-actions.rules.md:204",
    into=5,
    sort="mission",
    clear=True,
    verb="complete",
    role="what",
)
COMPLETE_NEXT_QUESTION = rules.question(
    "choose",
    "rules/resurgence/04-actions.rules.md:205",
    into=5,
    sort="mission",
    clear=True,
    verb="complete",
    role="what",
)
RESCUE_FREELY_QUESTION = rules.question(
    "may", "rules/resurgence/04-actions.rules.md:210", ways=("yes", "no"), to=(1, 4), after=4
)
RESCUE_FREELY_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/04-actions.rules.md:210", into=5, sort="survivor", verb="rescue", role="what"
)
COLLECT_INCOME_QUESTION = rules.question(
    "choose", "rules/resurgence/05-upkeep.rules.md:31", into=5, sort="ration"
)
UPKEEP_PRICE_OF = rules.table("upkeep-price", "goods")
RANK_OF = rules.table("rank", "number")
NEED_OF = rules.table("need", "number")
EACH_LEVEL = rules.each("level")
GAIN_LEVELS_QUESTION = rules.question(
    "option", "rules/resurgence/05-upkeep.rules.md:95", ways=("rise", "stay"), to=(3, 6), after=1
)
GAIN_LEVELS_QUESTION_2 = rules.question(
    "choose",
    "rules/resurgence/05-upkeep.rules.md:96",
    into=6,
    sort="level",
    named=True,
    verb="rise",
    role="to",
)
MUTANT_CARDS_A_ROUND_ROWS = ((((2,),), 2), (((3,),), 1))
EACH_ZONE = rules.each("zone")
LEVEL_POINTS_ROWS = ((((2,),), 2), (((3,),), 5), (((4,),), 9))
SUPPLY_POINTS_ROWS = ((((5,),), 1), (((8,),), 2), (((11,),), 4), (((13,),), 7))
MUTANT_SCORE_ROWS = (
    ((POLAR_VORTEX,), 7), ((DOMINATION,), 7), ((LEADERSHIP_DIRECTIVE,), 7), ((CONSTRUCTION,), 7),
    ((FOOD_RATIONS,), 7), ((MILITARISM,), 8), ((PROLETARIAT,), 8), ((ACADEMIA,), 8), ((COMMUNE,), 8),
    ((POWER_GRAB,), 7), ((DEFENDERS,), 12), ((RESEARCHERS,), 12), ((BUILDERS_DIRECTIVE,), 12),
)
FINISH_A_MISSION_QUESTION = rules.question(
    "choose",
    "rules/resurgence/95-missions-played.rules.md:172",
    into=5,
    sort="mission",
    verb="complete",
    role="what",
)
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
IS_LABORER = rules.sort("laborer")
CHOOSE_DIFFICULTY_QUESTION = rules.question(
    "choose", "rules/resurgence-solo/01-solo.rules.md:45", into=5, sort="difficulty", named=True
)
HEAD_START_OF = rules.table("head-start", "number")
EACH_MUTANT_LEADERSHIP_CARD = rules.each("mutant-leadership-card")
IS_NUCLEAR_MUTANT_LEADERSHIP_CARD = rules.sort("nuclear-mutant-leadership-card")
NUCLEAR_OF = rules.table("nuclear", "number")
EACH_MUTANT_ACTION = rules.each("mutant-action")
BOARD_SIDE_OF = rules.table("board-side", "thing")
WITH_MORE_OF = rules.table("with-more", "number")
TIRE_OUT_ONE_QUESTION = rules.question(
    "choose",
    "rules/resurgence-solo/02-mutant-actions.rules.md:84",
    into=5,
    sort="survivor",
    clear=True,
    verb="exhaust",
    role="what",
)
TIRE_OUT_TWO_QUESTION = rules.question(
    "choose", "rules/resurgence-solo/02-mutant-actions.rules.md:86", into=5, sort="survivor", clear=True
)
TIRE_OUT_TWO_QUESTION_2 = rules.question(
    "choose", "rules/resurgence-solo/02-mutant-actions.rules.md:87", into=6, sort="survivor", clear=True
)
LOSE_A_ROOM_QUESTION = rules.question(
    "choose", "rules/resurgence-solo/02-mutant-actions.rules.md:109", into=5, sort="room"
)
SHOWN_POINTS_ROWS = (
    ((POINT_RUBBLE,), 1), ((FUEL_POINT_RUBBLE,), 1), ((FOOD_POINT_RUBBLE,), 1), ((DOUBLE_POINT_RUBBLE,), 2)
)
IS_TOKEN = rules.sort("token")
MUSEUM_LOWER_QUESTION = rules.question(
    "choose", "rules/resurgence/10-zones.rules.md:25", into=6, sort="specialist", verb="enlist", role="what"
)
KREMLIN_UPPER_QUESTION = rules.question(
    "choose", "rules/resurgence/10-zones.rules.md:53", into=6, sort="survivor", verb="rescue", role="what"
)
CHECKPOINT_QUESTION = rules.question(
    "either", "rules/resurgence/11-rooms.rules.md:11", ways=("gain 1 meds", "gain 1 ammo"), to=(1, 3), after=5
)
MARKET_STALL_QUESTION = rules.question(
    "choose", "rules/resurgence/11-rooms.rules.md:20", into=6, sort="resource"
)
KITCHEN_QUESTION = rules.question(
    "choose", "rules/resurgence/11-rooms.rules.md:23", into=6, sort="survivor", verb="rescue", role="what"
)
WORKSHOP_QUESTION = rules.question("choose", "rules/resurgence/11-rooms.rules.md:29", into=6, sort="resource")
PROPAGANDA_QUESTION = rules.question(
    "choose",
    "rules/resurgence/11-rooms.rules.md:32",
    into=6,
    sort="access",
    named=True,
    verb="advance",
    role="on",
)
HEADQUARTERS_QUESTION = rules.question(
    "may", "rules/resurgence/11-rooms.rules.md:34", ways=("yes", "no"), to=(1, 4), after=4
)
HEADQUARTERS_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/11-rooms.rules.md:34", into=6, sort="mission", verb="complete", role="what"
)
IS_SURVIVOR = rules.sort("survivor")
HARBOR_AND_1_MORE = (HARBOR, COMPOUND)
IS_METRO_ZONE = rules.sort("metro-zone")
IS_HARBOR_ZONE = rules.sort("harbor-zone")
IS_MISSION = rules.sort("mission")
METRO_AND_1_MORE = (METRO, HARBOR)
ARCHEOLOGIST_1_QUESTION = rules.question(
    "choose", "rules/resurgence/20-survivors.rules.md:38", into=8, sort="resource"
)
METRO_AND_1_MORE_2 = (METRO, COMPOUND)
SAPPER_1_QUESTION = rules.question(
    "choose", "rules/resurgence/20-survivors.rules.md:82", into=7, sort="mission", verb="plan", role="what"
)
HARBOR_AND_1_MORE_2 = (HARBOR, METRO)
IS_MUTANT = rules.sort("mutant")
OLYMPIAN_1_QUESTION = rules.question(
    "either",
    "rules/resurgence/20-survivors.rules.md:106",
    ways=("gain 1 food", "gain 1 part"),
    to=(1, 3),
    after=5,
)
SURGEON_1_QUESTION = rules.question(
    "either",
    "rules/resurgence/20-survivors.rules.md:108",
    ways=("gain 1 fuel", "gain 1 food"),
    to=(1, 3),
    after=5,
)
SWAP_MEET_QUESTION = rules.question(
    "may", "rules/resurgence/30-missions.rules.md:34", ways=("yes", "no"), to=(1, 4), after=4
)
SWAP_MEET_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/30-missions.rules.md:34", into=6, sort="mission", verb="plan", role="what"
)
OLD_MAPS_QUESTION = rules.question(
    "may", "rules/resurgence/30-missions.rules.md:42", ways=("yes", "no"), to=(1, 4), after=4
)
OLD_MAPS_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/30-missions.rules.md:42", into=6, sort="mission", verb="plan", role="what"
)
CARAVAN_QUESTION = rules.question(
    "choose", "rules/resurgence/30-missions.rules.md:53", into=6, sort="resource"
)
LOST_ORDERS_QUESTION = rules.question(
    "may", "rules/resurgence/30-missions.rules.md:65", ways=("yes", "no"), to=(1, 3), after=3
)
LOST_ORDERS_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/30-missions.rules.md:65", into=6, sort="token", verb="retire", role="what"
)
GRAND_BAZAAR_QUESTION = rules.question(
    "choose", "rules/resurgence/30-missions.rules.md:89", into=6, sort="resource"
)
GREAT_LIBRARY_QUESTION = rules.question(
    "may", "rules/resurgence/30-missions.rules.md:92", ways=("yes", "no"), to=(1, 4), after=4
)
GREAT_LIBRARY_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/30-missions.rules.md:92", into=6, sort="mission", verb="plan", role="what"
)
COUNCIL_QUESTION = rules.question(
    "may", "rules/resurgence/30-missions.rules.md:96", ways=("yes", "no"), to=(1, 4), after=4
)
COUNCIL_QUESTION_2 = rules.question(
    "choose",
    "rules/resurgence/30-missions.rules.md:96",
    into=6,
    sort="access",
    named=True,
    verb="advance",
    role="on",
)
NEW_SHORES_QUESTION = rules.question(
    "may", "rules/resurgence/30-missions.rules.md:109", ways=("yes", "no"), to=(1, 3), after=3
)
NEW_SHORES_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/30-missions.rules.md:109", into=6, sort="token", verb="retire", role="what"
)
SUPPLY_DROP_QUESTION = rules.question(
    "choose", "rules/resurgence/31-events.rules.md:20", into=6, sort="resource"
)
COLD_SNAP_QUESTION = rules.question(
    "either", "rules/resurgence/31-events.rules.md:22", ways=("pay 1 fuel", "lose 1 meds"), to=(1, 3), after=4
)
WANDERERS_QUESTION = rules.question(
    "may", "rules/resurgence/31-events.rules.md:24", ways=("yes", "no"), to=(1, 4), after=4
)
WANDERERS_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/31-events.rules.md:26", into=6, sort="specialist", verb="enlist", role="what"
)
CLEAR_SIGNAL_QUESTION = rules.question(
    "may", "rules/resurgence/31-events.rules.md:28", ways=("yes", "no"), to=(1, 5), after=5
)
CLEAR_SIGNAL_QUESTION_2 = rules.question(
    "choose",
    "rules/resurgence/31-events.rules.md:30",
    into=6,
    sort="access",
    named=True,
    verb="advance",
    role="on",
)
BLACK_MARKET_QUESTION = rules.question(
    "choose", "rules/resurgence/31-events.rules.md:38", into=6, sort="resource"
)
LATE_HARVEST_QUESTION = rules.question(
    "may", "rules/resurgence/31-events.rules.md:51", ways=("yes", "no"), to=(1, 4), after=4
)
MENDING_DAY_QUESTION = rules.question(
    "may", "rules/resurgence/31-events.rules.md:55", ways=("yes", "no"), to=(1, 4), after=4
)
QUIET_EVENING_QUESTION = rules.question(
    "may", "rules/resurgence/31-events.rules.md:59", ways=("yes", "no"), to=(1, 3), after=3
)
QUIET_EVENING_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/31-events.rules.md:59", into=6, sort="token", verb="retire", role="what"
)
BARTER_CRATE_QUESTION = rules.question(
    "choose", "rules/resurgence/32-salvage.rules.md:27", into=6, sort="resource"
)
STRAY_HUNTER_QUESTION = rules.question(
    "choose", "rules/resurgence/32-salvage.rules.md:30", into=6, sort="ranger", verb="enlist", role="what"
)
IS_RANGER = rules.sort("ranger")
NIGHT_WATCHMAN_QUESTION = rules.question(
    "choose", "rules/resurgence/32-salvage.rules.md:33", into=6, sort="builder", verb="enlist", role="what"
)
IS_BUILDER = rules.sort("builder")
LOST_STUDENT_QUESTION = rules.question(
    "choose", "rules/resurgence/32-salvage.rules.md:36", into=6, sort="scholar", verb="enlist", role="what"
)
IS_SCHOLAR = rules.sort("scholar")
DISTANT_COUSIN_QUESTION = rules.question(
    "choose", "rules/resurgence/32-salvage.rules.md:38", into=6, sort="specialist", verb="enlist", role="what"
)
METRO_6_QUESTION = rules.question(
    "may", "rules/resurgence/34-tracks.rules.md:11", ways=("yes", "no"), to=(1, 3), after=3
)
METRO_6_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/34-tracks.rules.md:11", into=6, sort="token", verb="retire", role="what"
)
HARBOR_8_QUESTION = rules.question(
    "choose", "rules/resurgence/34-tracks.rules.md:19", into=6, sort="resource"
)
COMPOUND_5_QUESTION = rules.question(
    "may", "rules/resurgence/34-tracks.rules.md:23", ways=("yes", "no"), to=(1, 3), after=3
)
COMPOUND_5_QUESTION_2 = rules.question(
    "choose", "rules/resurgence/34-tracks.rules.md:23", into=6, sort="token", verb="retire", role="what"
)
ARBAT_A_QUESTION = rules.question(
    "either",
    "rules/resurgence-solo/02-mutant-actions.rules.md:16",
    ways=("pay any 2 resource", "mutants-gain 3"),
    to=(1, 3),
    after=4,
)
HOPE_A_QUESTION = rules.question(
    "either",
    "rules/resurgence-solo/02-mutant-actions.rules.md:24",
    ways=("pay any 2 supply", "mutants-gain 3"),
    to=(1, 3),
    after=4,
)
MUSEUM_A_QUESTION = rules.question(
    "either",
    "rules/resurgence-solo/02-mutant-actions.rules.md:29",
    ways=("pay 2 food", "mutants-gain 2"),
    to=(1, 3),
    after=4,
)
ARBAT_B_QUESTION = rules.question(
    "either",
    "rules/resurgence-solo/02-mutant-actions.rules.md:37",
    ways=("pay any 2 resource", "pay any 2 supply"),
    to=(1, 3),
    after=5,
)
BARBARIAN_B_QUESTION = rules.question(
    "either",
    "rules/resurgence-solo/02-mutant-actions.rules.md:41",
    ways=("pay 1 fuel", "mutants-gain 3"),
    to=(1, 3),
    after=4,
)
MUSEUM_B_QUESTION = rules.question(
    "either",
    "rules/resurgence-solo/02-mutant-actions.rules.md:48",
    ways=("pay any 2 resource", "tire-out-two"),
    to=(1, 3),
    after=5,
)
POLAR_VORTEX_SCORE_ROWS = ((((3,),), 2), (((5,),), 4), (((7,),), 7))
DOMINATION_SCORE_ROWS = ((((2,),), 2), (((3,),), 4), (((4,),), 7))
LEADERSHIP_DIRECTIVE_SCORE_ROWS = ((((2,),), 2), (((3,),), 4), (((4,),), 7))
CONSTRUCTION_SCORE_ROWS = ((((3,),), 2), (((6,),), 4), (((8,),), 7))
FOOD_RATIONS_SCORE_ROWS = ((((4,),), 2), (((6,),), 4), (((8,),), 7))
MILITARISM_SCORE_ROWS = ((((2,),), 3), (((3,),), 5), (((4,),), 8))
PROLETARIAT_SCORE_ROWS = ((((2,),), 3), (((3,),), 5), (((4,),), 8))
ACADEMIA_SCORE_ROWS = ((((2,),), 3), (((3,),), 5), (((4,),), 8))
COMMUNE_SCORE_ROWS = ((((3,),), 2), (((6,),), 5), (((8,),), 8))
POWER_GRAB_SCORE_ROWS = ((((10,),), 2), (((12,),), 4), (((14,),), 7))


rules.events = {"place": 0, "rescue": 1, "build": 2, "gain": 3, "complete": 4, "plan": 5}


def create(g: State, you: int, what: int, in_: int) -> None:
    """create: New copies of an element, in a pile: `create 6 coin in bag of you`."""
    made = make(g, what, in_)
    if made < 0:
        return
    what = made
    if g.watch is not None:
        g.watch("create", you, (("what", "thing", what), ("in", "pile", in_)))


rules.verb("create", create, ("you", "what", "in"), ("you", "what", "in"))


def create_each(g: State, you: int, original: int, in_: int, times: int) -> None:
    """create: so many times."""
    for what in make_each(g, original, in_, times):
        if g.watch is not None:
            g.watch("create", you, (("what", "thing", what), ("in", "pile", in_)))


def draw(g: State, you: int, what: int, from_: int, to: int) -> None:
    """draw: So many things come off a pile into another: off the top of a stack, at random out of a bag. A
    pile that runs short is refilled first, if it says from where."""
    if not lay(g, what, to):
        return
    if g.watch is not None:
        g.watch("draw", you, (("what", "thing", what), ("from", "pile", from_), ("to", "pile", to)))


rules.verb("draw", draw, ("you", "what", "from", "to"), ("you", "what", "from", "to"))


def draw_each(g: State, you: int, things: Any, from_: int, to: int) -> None:
    """draw: with each of several things."""
    if not poured(g, things, to):
        for what in laid(g, things, to):
            if g.watch is not None:
                g.watch("draw", you, (("what", "thing", what), ("from", "pile", from_), ("to", "pile", to)))


def draw_off(g: State, you: int, off: int, many: int, from_: int, to: int) -> None:
    """draw: so many things off a pile."""
    if not dealt(g, off, many, to):
        draw_each(g, you, take_off(g, off, many, None), from_, to)


def exhaust(g: State, you: int, what: int) -> None:
    """exhaust: Things cannot be used until they are made ready."""
    if not turn(g, what, 1):
        return
    if g.watch is not None:
        g.watch("exhaust", you, (("what", "thing", what),))


rules.verb("exhaust", exhaust, ("you", "what"), ("you", "what"))


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


def lose(g: State, you: int, what: int, many: int, for_: int) -> None:
    """lose: Goods leave you, or another player, as far as they are there; of one good or another, you say
    which. A payment is not a loss."""
    gone = take(g, what, for_, many)
    if gone <= 0:
        return
    if g.watch is not None:
        g.watch("lose", for_, (("what", "thing", what), ("many", "number", gone)))


rules.verb("lose", lose, ("you", "what", "many", "for"), ("for", "what", "many"), True)


def move(g: State, you: int, what: int, to: int, from_: int) -> None:
    """move: Things go to a pile. `2 card from deck` are the first that come: off the top, at random out of a
    bag."""
    if not lay(g, what, to):
        return
    if g.watch is not None:
        g.watch("move", you, (("what", "thing", what), ("to", "pile", to), ("from", "pile", from_)))


rules.verb("move", move, ("you", "what", "to", "from"), ("you", "what", "to", "from"))


def move_each(g: State, you: int, things: Any, to: int, from_: int) -> None:
    """move: with each of several things."""
    if not poured(g, things, to):
        for what in laid(g, things, to):
            if g.watch is not None:
                g.watch("move", you, (("what", "thing", what), ("to", "pile", to), ("from", "pile", from_)))


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
    """win: You are among the winners, or a side or a rival is. The game goes on until it is ended."""
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
    return sum([WEIGHT_OF[of[it]] for it in piles[AREA + player * 3 + access]])


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
    """Worker Actions: let assigned of a player be total (count area of the player at it) among accesses"""
    piles = g.piles
    return sum([len(piles[AREA + player * 3 + it_2]) for it_2 in EACH_ACCESS])


@rules.value("reached")
def reached(g: State, you: int, token: Any, location: Any) -> bool:
    """Worker Actions › Placing a token: let reached of a token at a location be the token is in area of you
    at (access of the location)"""
    at = g.at
    return at[token] == AREA + you * 3 + ACCESS_OF[location]


@rules.value("free")
def free(g: State, you: int, location: Any) -> bool:
    """Worker Actions › Placing a token: let free of a location be count spot of the location at you is 0"""
    piles = g.piles
    return not piles[SPOT + location + you]


@rules.value("ours")
def ours(g: State, you: int, location: Any) -> int:
    """Worker Actions › Placing a token: let ours of a location be the location is a zone or cleared of the
    location at you"""
    return location in IS_ZONE or held(g, "cleared", location, you)


@rules.value("rivals")
def rivals(g: State, you: int, location: Any) -> int:
    """Worker Actions › Placing a token: let rivals of a location be total (count spot of the location at it)
    among opponents of you"""
    piles = g.piles
    return sum([len(piles[SPOT + location + it]) for it in g.opponents[you]])


@rules.value("toll")
def toll(g: State, you: int, location: Any) -> int:
    """Worker Actions › Placing a token: let toll of a location be count lair of the location + rivals of the
    location"""
    piles = g.piles
    return len(piles[LAIR + location]) + rivals(g, you, location)


@rules.value("in-hand")
def in_hand(g: State, you: int, token: Any) -> bool:
    """Worker Actions › Resting: let in-hand of a token be some access where (the token is in area of you at
    it)"""
    at = g.at
    for it in EACH_ACCESS:
        if at[token] == AREA + you * 3 + it:
            return True
    return False


@rules.value("lies-open")
def lies_open(g: State, you: int, survivor: Any) -> bool:
    """Worker Actions › Rescuing a Survivor: let lies-open of a survivor be some row-space where (the survivor
    is in row of it)"""
    at = g.at
    for it in EACH_ROW_SPACE:
        if at[survivor] == ROW + it:
            return True
    return False


@rules.value("price")
def price(g: State, you: int, survivor: Any) -> int:
    """Worker Actions › Rescuing a Survivor: let price of a survivor be total cost of it among each row-space
    where (the survivor is in row of it)"""
    at = g.at
    return sum([COST_OF[it_2] for it_2 in EACH_ROW_SPACE if at[survivor] == ROW + it_2])


@rules.value("may-be-built")
def may_be_built(g: State, you: int, room: Any) -> bool:
    """What the Mutants do › How it is done: let may-be-built of a room be not cleared of the room at you and
    not lost of the room at you and room-level at the room at most compound-level of you"""
    s = g.s
    return (
        not s[CLEARED + room + you]
        and not s[LOST + room + you]
        and look(g, ROOM_LEVEL_ROWS, (room,)) <= s[COMPOUND_LEVEL + you]
    )


@rules.value("lies-among")
def lies_among(g: State, you: int, token: Any, areas: Any) -> bool:
    """Worker Actions › Other actions: let lies-among of a token at some accesses called areas be some access
    of areas where (the token is in area of you at it)"""
    at = g.at
    for it in areas:
        if at[token] == AREA + you * 3 + it:
            return True
    return False


@rules.value("posted-up")
def posted_up(g: State, you: int, mission: Any) -> bool:
    """Worker Actions › Planning Missions: let posted-up of a mission be some mission-space where (the mission
    is in posted of it)"""
    at = g.at
    for it in EACH_MISSION_SPACE:
        if at[mission] == POSTED + it:
            return True
    return False


@rules.value("open-to-you")
def open_to_you(g: State, you: int, mission: Any) -> bool:
    """Worker Actions › Planning Missions: let open-to-you of a mission be not the mission is an
    advanced-mission or compound-level of you at least 3"""
    s = g.s
    return mission not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3


@rules.value("fits")
def fits(g: State, you: int, mission: Any) -> int:
    """Worker Actions › Completing a Mission: let fits of a mission be district of (placed-in of you) is in
    fields of the mission or hunt of the mission and some mutant of lair of (placed-in of you)"""
    s, of = g.s, g.of
    return (
        DISTRICT_OF[s[PLACED_IN + you]] in FIELDS_OF[mission]
        or (
            HUNT_OF[mission]
            and any(of[it] == MUTANT for it in inside(g, pile_at(g, "lair", s[PLACED_IN + you])))
        )
    )


@rules.value("suits")
def suits(g: State, you: int, column: Any, mission: Any) -> int:
    """Worker Actions › Completing a Mission: let suits of a column at a mission be hunt of the mission or
    some district where (it is in fields of the mission and it is in quarters of the column)"""
    return (
        HUNT_OF[mission]
        or any(it in FIELDS_OF[mission] and it in QUARTERS_OF[column] for it in EACH_DISTRICT)
    )


@rules.value("goes-with-last")
def goes_with_last(g: State, you: int, mission: Any) -> int:
    """Worker Actions › Completing a Mission: let goes-with-last of a mission be fits of the mission or
    placed-in of you is a room and like-last of the mission"""
    s = g.s
    return fits(g, you, mission) or (s[PLACED_IN + you] in IS_ROOM and like_last(g, you, mission))


@rules.value("like-last")
def like_last(g: State, you: int, mission: Any) -> int:
    """Worker Actions › Completing a Mission: let like-last of a mission be hunt of the mission and hunt of
    (last-completed of you) or some district where (it is in fields of the mission and it is in fields of
    (last-completed of you))"""
    s = g.s
    return (
        (HUNT_OF[mission] and HUNT_OF[s[LAST_COMPLETED + you]])
        or any(it in FIELDS_OF[mission] and it in FIELDS_OF[s[LAST_COMPLETED + you]] for it in EACH_DISTRICT)
    )


@rules.value("in-use")
def in_use(g: State, you: int, row_space: Any) -> bool:
    """Upkeep › The row and the columns: let in-use of a row-space be not for-four of the row-space or count
    players is 4"""
    return not FOR_FOUR_OF[row_space] or len(g.seats) == 4


@rules.value("in-play")
def in_play(g: State, you: int, mission_space: Any) -> bool:
    """Upkeep › The row and the columns: let in-play of a mission-space be not for-four of the mission-space
    or count players is 4"""
    return not FOR_FOUR_OF[mission_space] or len(g.seats) == 4


@rules.value("first-gap")
def first_gap(g: State, you: int) -> Any:
    """Upkeep › The row and the columns: let first-gap be first of (each row-space where (count row of it is
    0))"""
    piles = g.piles
    return first([it for it in EACH_ROW_SPACE if not piles[ROW + it]])


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
    return sum([s[SPACES + player * 3 + it_2] for it_2 in EACH_ACCESS])


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


@rules.value("largest-set")
def largest_set(g: State, you: int, player: Any) -> int:
    """Directives › Deck A: let largest-set of a player be highest (count completed of the player at it) among
    columns"""
    piles = g.piles
    return max((len(piles[COMPLETED + player * 3 + it_2]) for it_2 in EACH_COLUMN), default=0)


@rules.value("each-track")
def each_track(g: State, you: int, player: Any) -> int:
    """Directives › Deck A: let each-track of a player be lowest (spaces of the player at it) among
    accesses"""
    s = g.s
    return min((s[SPACES + player * 3 + it_2] for it_2 in EACH_ACCESS), default=0)


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


@rules.value("scholars")
def scholars(g: State, you: int, player: Any) -> int:
    """Directives › Deck B: let scholars of a player be count each scholar where (owner of it is the player
    and it is not in reserve of the player)"""
    at = g.at
    many = 0
    for it in all_of(g, "scholar"):
        if owner(g, it) == player and at[it] != RESERVE + player:
            many += 1
    return many


@rules.value("builders")
def builders(g: State, you: int, player: Any) -> int:
    """Directives › Deck B: let builders of a player be count each builder where (owner of it is the player
    and it is not in reserve of the player)"""
    at = g.at
    many = 0
    for it in all_of(g, "builder"):
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
        if s[CLEARED + it + player]:
            many += 1
    return many


@rules.value("missions-done")
def missions_done(g: State, you: int, player: Any) -> int:
    """Directives › Deck B: let missions-done of a player be total (count completed of the player at it) among
    columns"""
    piles = g.piles
    return sum([len(piles[COMPLETED + player * 3 + it_2]) for it_2 in EACH_COLUMN])


@rules.value("ranger-cards")
def ranger_cards(g: State, you: int, player: Any) -> int:
    """Directives › Deck B: let ranger-cards of a player be count each ranger-survivor of crew of the
    player"""
    piles = g.piles
    many = 0
    for it in piles[CREW + player]:
        if it in IS_RANGER_SURVIVOR:
            many += 1
    return many


@rules.value("builder-cards")
def builder_cards(g: State, you: int, player: Any) -> int:
    """Directives › Deck B: let builder-cards of a player be count each builder-survivor of crew of the
    player"""
    piles = g.piles
    many = 0
    for it in piles[CREW + player]:
        if it in IS_BUILDER_SURVIVOR:
            many += 1
    return many


@rules.value("scholar-cards")
def scholar_cards(g: State, you: int, player: Any) -> int:
    """Directives › Deck B: let scholar-cards of a player be count each scholar-survivor of crew of the
    player"""
    piles = g.piles
    many = 0
    for it in piles[CREW + player]:
        if it in IS_SCHOLAR_SURVIVOR:
            many += 1
    return many


@rules.value("all-cards")
def all_cards(g: State, you: int, player: Any) -> int:
    """Directives › Deck B: let all-cards of a player be count crew of the player"""
    piles = g.piles
    return len(piles[CREW + player])


@rules.value("shown-demand")
def shown_demand(g: State, you: int) -> int:
    """Alone against the Mutants › Leadership of the Mutants: let shown-demand be total demand of it among
    mutant-leadership-shown"""
    piles = g.piles
    return sum([DEMAND_OF[it] for it in piles[MUTANT_LEADERSHIP_SHOWN]])


@rules.value("asked-for")
def asked_for(g: State, you: int, access: Any) -> int:
    """Alone against the Mutants › Leadership of the Mutants: let asked-for at an access be shown-demand +
    count each mutant-leadership-card of mutant-leadership-shown where (guarded of it is the access) - count
    each mutant-leadership-card of mutant-leadership-shown where (neglected of it is the access)"""
    piles = g.piles
    counted = 0
    for it in piles[MUTANT_LEADERSHIP_SHOWN]:
        if GUARDED_OF[it] == access:
            counted += 1
    counted_2 = 0
    for it_2 in piles[MUTANT_LEADERSHIP_SHOWN]:
        if NEGLECTED_OF[it_2] == access:
            counted_2 += 1
    return shown_demand(g, you) + counted - counted_2


@rules.value("wanted-grade")
def wanted_grade(g: State, you: int) -> Any:
    """What the Mutants do › How it is done: let wanted-grade be first of (each grade where (it is basic and
    tally of round at most 3 or it is advanced and tally of round more than 3))"""
    return first(
        [
            it
            for it in EACH_GRADE
            if (it == BASIC and g.times[ROUND_PHASE] <= 3) or (it == ADVANCED and g.times[ROUND_PHASE] > 3)
        ]
    )


@rules.value("worth")
def worth(g: State, you: int, mission_space: Any) -> int:
    """What the Mutants do › How it is done: let worth of a mission-space be total points of it among posted
    of the mission-space"""
    piles = g.piles
    return sum([POINTS_OF[it] for it in piles[POSTED + mission_space]])


@rules.value("ready-cards")
def ready_cards(g: State, you: int, player: Any) -> int:
    """What the Mutants do › How it is done: let ready-cards of a player be count each survivor of crew of the
    player where (not exhausted of it)"""
    piles = g.piles
    many = 0
    for it in piles[CREW + player]:
        if not exhausted(g, it):
            many += 1
    return many


@rules.procedure("set-up", "rules/resurgence-solo/01-solo.rules.md:47")
def set_up(g: State, you: int) -> None:
    """Alone against the Mutants › Setup: to set-up:"""
    tick(g, "set-up", 52)
    if g.watch is not None:
        g.watch("set-up", you, ())
    # rules/resurgence-solo/01-solo.rules.md:48: lay-out-survivors
    lay_out_survivors(g, you)
    # rules/resurgence-solo/01-solo.rules.md:49: lay-out-directives
    lay_out_directives(g, you)
    # rules/resurgence-solo/01-solo.rules.md:50: draw-lots
    draw_lots(g, you)
    # rules/resurgence-solo/01-solo.rules.md:51: fill-mutant-pool
    fill_mutant_pool(g, you)
    # rules/resurgence-solo/01-solo.rules.md:52: lay-out-mutants
    lay_out_mutants(g, you)
    # rules/resurgence-solo/01-solo.rules.md:53: lay-out-mutant-leadership
    lay_out_mutant_leadership(g, you)
    # rules/resurgence-solo/01-solo.rules.md:54: lay-out-missions
    lay_out_missions(g, you)
    # rules/resurgence-solo/01-solo.rules.md:55: fill-heap
    fill_heap(g, you)
    # rules/resurgence-solo/01-solo.rules.md:56: set-up-player
    set_up_player(g, you)


@rules.procedure("lay-out-survivors", "rules/resurgence/02-setup.rules.md:21")
def lay_out_survivors(g: State, you: int) -> None:
    """Setup: to lay-out-survivors:"""
    if g.watch is not None:
        g.watch("lay-out-survivors", you, ())
    # rules/resurgence/02-setup.rules.md:22: put each survivor where (not it is a hero) in survivor- …
    for each in [it_2 for it_2 in EACH_SURVIVOR if it_2 not in IS_HERO]:
        put_(g, you, each, SURVIVOR_DECK, -1, -1, -1, -1)
    # rules/resurgence/02-setup.rules.md:23: shuffle survivor-deck
    shuffle(g, you, SURVIVOR_DECK)
    # rules/resurgence/02-setup.rules.md:24: fill-row
    fill_row(g, you)


@rules.procedure("lay-out-directives", "rules/resurgence/02-setup.rules.md:25")
def lay_out_directives(g: State, you: int) -> None:
    """Setup: to lay-out-directives:"""
    if g.watch is not None:
        g.watch("lay-out-directives", you, ())
    # rules/resurgence/02-setup.rules.md:26: for each d in decks:
    for d in one_by_one(g, EACH_DECK):
        # rules/resurgence/02-setup.rules.md:27: put each directive where (deck of it is d) in …
        for each in [it_3 for it_3 in EACH_DIRECTIVE if DECK_OF[it_3] == d]:
            put_(g, you, each, DIRECTIVE_DECK + d, -1, -1, -1, -1)
        # rules/resurgence/02-setup.rules.md:28: shuffle directive-deck of d
        shuffle(g, you, DIRECTIVE_DECK + d)
        # rules/resurgence/02-setup.rules.md:29: draw 1 directive from directive-deck of d to directive- …
        draw_off(g, you, DIRECTIVE_DECK + d, 1, DIRECTIVE_DECK + d, DIRECTIVE_SPACE)


@rules.procedure("draw-lots", "rules/resurgence/02-setup.rules.md:31")
def draw_lots(g: State, you: int) -> None:
    """Setup: to draw-lots:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("draw-lots", you, ())
    # rules/resurgence/02-setup.rules.md:32: put each player in lots
    for each in g.seats:
        put_(g, you, each, LOTS, -1, -1, -1, -1)
    # rules/resurgence/02-setup.rules.md:33: shuffle lots
    shuffle(g, you, LOTS)
    # rules/resurgence/02-setup.rules.md:34: for each p in each player where (it is first of lots):
    for p in one_by_one(g, [it_3 for it_3 in g.seats if it_3 == first(piles[LOTS])]):
        # rules/resurgence/02-setup.rules.md:35: p does lead-off
        lead_off(g, p)
    # rules/resurgence/02-setup.rules.md:36: remove each player of lots
    for each_2 in list(piles[LOTS]):
        remove(g, you, each_2, -1)


@rules.rule("lay-out-events", "rules/resurgence/02-setup.rules.md:46", blocks=2)
def lay_out_events(g: State, f: Frame) -> bool:
    """Setup › Events: to lay-out-events:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/02-setup.rules.md:47: put each event where (it is not the-beginning) in …
        if go == 0:
            you = f[2]
            for each in [it_2 for it_2 in EACH_EVENT if it_2 != THE_BEGINNING]:
                put_(g, you, each, EVENT_BOX, -1, -1, -1, -1)
            # rules/resurgence/02-setup.rules.md:48: shuffle event-box
            shuffle(g, you, EVENT_BOX)
            # rules/resurgence/02-setup.rules.md:49: draw 5 event from event-box to event-deck
            draw_off(g, you, EVENT_BOX, 5, EVENT_BOX, EVENT_DECK)
            # rules/resurgence/02-setup.rules.md:50: turn-up the-beginning
            f[AT] = 1
            call(g, turn_up, you, THE_BEGINNING)
            return True
        # rules/resurgence/02-setup.rules.md:50: turn-up the-beginning
        if go == 1:
            return done(g)


@rules.procedure("fill-mutant-pool", "rules/resurgence/02-setup.rules.md:59")
def fill_mutant_pool(g: State, you: int) -> None:
    """Setup › Mutants and Missions: to fill-mutant-pool: create 6 mutant in mutant-pool"""
    if g.watch is not None:
        g.watch("fill-mutant-pool", you, ())
    create_each(g, you, MUTANT, MUTANT_POOL, 6)


@rules.procedure("lay-out-mutants", "rules/resurgence-solo/01-solo.rules.md:57")
def lay_out_mutants(g: State, you: int) -> None:
    """Alone against the Mutants › Setup: to lay-out-mutants:"""
    s, piles = g.s, g.piles
    if g.watch is not None:
        g.watch("lay-out-mutants", you, ())
    # rules/resurgence-solo/01-solo.rules.md:58: put each mutant-card where (district of it is not …
    for each in [it_2 for it_2 in EACH_MUTANT_CARD if DISTRICT_OF[it_2] >= 0]:
        put_(g, you, each, MUTANT_DECK, -1, -1, -1, -1)
    # rules/resurgence-solo/01-solo.rules.md:59: shuffle mutant-deck
    shuffle(g, you, MUTANT_DECK)
    # rules/resurgence-solo/01-solo.rules.md:60: put each board-side in side-lots
    for each_2 in all_of(g, "board-side"):
        put_(g, you, each_2, SIDE_LOTS, -1, -1, -1, -1)
    # rules/resurgence-solo/01-solo.rules.md:61: shuffle side-lots
    shuffle(g, you, SIDE_LOTS)
    # rules/resurgence-solo/01-solo.rules.md:62: set side-up to top of side-lots
    s[SIDE_UP] = top(g, SIDE_LOTS)
    # rules/resurgence-solo/01-solo.rules.md:63: remove each board-side of side-lots
    for each_3 in one_by_one(g, list(piles[SIDE_LOTS])):
        remove(g, you, each_3, -1)


@rules.procedure("lay-out-missions", "rules/resurgence/02-setup.rules.md:64")
def lay_out_missions(g: State, you: int) -> None:
    """Setup › Mutants and Missions: to lay-out-missions:"""
    if g.watch is not None:
        g.watch("lay-out-missions", you, ())
    # rules/resurgence/02-setup.rules.md:65: for each g in grades:
    for g_ in one_by_one(g, EACH_GRADE):
        # rules/resurgence/02-setup.rules.md:66: put each mission where (grade of it is g) in mission- …
        for each in [it_3 for it_3 in all_of(g, "mission") if GRADE_OF[it_3] == g_]:
            put_(g, you, each, MISSION_DECK + g_, -1, -1, -1, -1)
        # rules/resurgence/02-setup.rules.md:67: shuffle mission-deck of g
        shuffle(g, you, MISSION_DECK + g_)
    # rules/resurgence/02-setup.rules.md:68: post-missions
    post_missions(g, you)


@rules.procedure("fill-heap", "rules/resurgence/02-setup.rules.md:77")
def fill_heap(g: State, you: int) -> None:
    """Setup › What every player begins with: to fill-heap:"""
    if g.watch is not None:
        g.watch("fill-heap", you, ())
    # rules/resurgence/02-setup.rules.md:78: create 4 fuel-rubble + 4 food-rubble + 4 ammo-rubble + …
    create_each(g, you, FUEL_RUBBLE, HEAP, 4)
    create_each(g, you, FOOD_RUBBLE, HEAP, 4)
    create_each(g, you, AMMO_RUBBLE, HEAP, 4)
    create_each(g, you, MEDS_RUBBLE, HEAP, 4)
    create_each(g, you, POINT_RUBBLE, HEAP, 4)
    # rules/resurgence/02-setup.rules.md:79: create 4 fuel-point-rubble + 4 food-point-rubble + 4 …
    create_each(g, you, FUEL_POINT_RUBBLE, HEAP, 4)
    create_each(g, you, FOOD_POINT_RUBBLE, HEAP, 4)
    create_each(g, you, DOUBLE_POINT_RUBBLE, HEAP, 4)
    create_each(g, you, SUPPLY_RUBBLE, HEAP, 4)


@rules.procedure("set-up-player", "rules/resurgence/02-setup.rules.md:80")
def set_up_player(g: State, you: int) -> None:
    """Setup › What every player begins with: to set-up-player:"""
    s = g.s
    if g.watch is not None:
        g.watch("set-up-player", you, ())
    # rules/resurgence/02-setup.rules.md:81: create 6 laborer + 1 hero-token in bag of you
    create_each(g, you, LABORER, BAG + you, 6)
    create(g, you, HERO_TOKEN, BAG + you)
    # rules/resurgence/02-setup.rules.md:82: create 4 ranger + 4 builder + 4 scholar in reserve of you
    create_each(g, you, RANGER, RESERVE + you, 4)
    create_each(g, you, BUILDER, RESERVE + you, 4)
    create_each(g, you, SCHOLAR, RESERVE + you, 4)
    # rules/resurgence/02-setup.rules.md:83: for each r in each room where (it is not checkpoint):
    for r in one_by_one(g, [it_2 for it_2 in EACH_ROOM if it_2 != CHECKPOINT]):
        # rules/resurgence/02-setup.rules.md:84: draw 1 rubble from heap to rubble-on of r at you
        draw_off(g, you, HEAP, 1, HEAP, RUBBLE_ON + r + you)
    # rules/resurgence/02-setup.rules.md:85: set cleared of checkpoint at you to yes
    s[CLEARED + CHECKPOINT + you] = 1


@rules.rule(
    "choose-heroes",
    "rules/resurgence/02-setup.rules.md:95",
    registers=("g", "p", "mission", "hero", "rest~1", "rest~1~at", "rest~2", "rest~2~at"),
    blocks=10,
    catches={
        4: (6, 0, 0, True, False),
        5: (6, 0, 0, True, False),
        7: (3, 0, 0, True, False),
        8: (3, 0, 0, True, False),
    },
)
def choose_heroes(g: State, f: Frame) -> bool:
    """Setup › Heroes and Starting Missions: to choose-heroes:"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/02-setup.rules.md:96: put each hero in hero-deck
        if go == 0:
            you = f[2]
            for each in EACH_HERO:
                put_(g, you, each, HERO_DECK, -1, -1, -1, -1)
            # rules/resurgence/02-setup.rules.md:97: shuffle hero-deck
            shuffle(g, you, HERO_DECK)
            # rules/resurgence/02-setup.rules.md:98: draw (count players + 1) hero from hero-deck to hero- …
            draw_off(g, you, HERO_DECK, len(g.seats) + 1, HERO_DECK, HERO_OFFER)
            # rules/resurgence/02-setup.rules.md:99: draw (count players + 1) mission from mission-deck of …
            draw_off(g, you, MISSION_DECK + STARTER, len(g.seats) + 1, MISSION_DECK + STARTER, MISSION_OFFER)
            # rules/resurgence/02-setup.rules.md:100: for each g in groups of players by most (lateness of …
            f[9] = one_by_one(g, groups(g.seats, lambda it_6: lateness(g, you, it_6)))
            f[10] = 0
            go = 1
        # rules/resurgence/02-setup.rules.md:100: for each g in groups of players by most (lateness of …
        if go == 1:
            if f[10] >= len(f[9]):
                go = 9
                continue
            f[5] = g_ = f[9][f[10]]
            f[10] += 1
            # rules/resurgence/02-setup.rules.md:101: for each p in g:
            f[11] = g_
            f[12] = 0
            go = 3
        # rules/resurgence/02-setup.rules.md:101: for each p in g:
        if go == 3:
            if f[12] >= len(f[11]):
                go = 1
                continue
            f[6] = p = f[11][f[12]]
            f[12] += 1
            # rules/resurgence/02-setup.rules.md:102: take-on a starter-mission
            go = choose(
                g,
                f,
                5,
                p,
                CHOOSE_HEROES_QUESTION,
                [it_7 for it_7 in lying(g, None, (MISSION_OFFER,)) if it_7 in IS_STARTER_MISSION],
            )
        # rules/resurgence/02-setup.rules.md:102: take-on a starter-mission
        if go == 5:
            p, mission = f[6], f[7]
            take_on(g, p, mission)
            go = 7
            continue
        # rules/resurgence/02-setup.rules.md:103: p does begin-with a hero
        if go == 6:
            go = 7
        # rules/resurgence/02-setup.rules.md:103: begin-with a hero
        if go == 7:
            p = f[6]
            go = choose(g, f, 8, p, CHOOSE_HEROES_QUESTION_2, lying(g, None, (HERO_OFFER,)))
        # rules/resurgence/02-setup.rules.md:103: begin-with a hero
        if go == 8:
            p, hero = f[6], f[8]
            begin_with(g, p, hero)
            go = 3
            continue
        # rules/resurgence/02-setup.rules.md:100: for each g in groups of players by most (lateness of …
        if go == 9:
            return done(g)
    return go == AWAY


@rules.procedure(
    "take-on",
    "rules/resurgence/02-setup.rules.md:104",
    params=(("what", "mission"),),
    fits={"what": (("it is in mission-offer", lambda g, you, v, it: g.at[it] == MISSION_OFFER),)},
)
def take_on(g: State, you: int, mission: int) -> None:
    """Setup › Heroes and Starting Missions: to take-on a mission of mission-offer:"""
    if g.watch is not None:
        g.watch("take-on", you, (("what", "thing", mission),))
    # rules/resurgence/02-setup.rules.md:105: move the mission to planned of you
    move(g, you, mission, PLANNED + you, -1)


@rules.procedure(
    "begin-with",
    "rules/resurgence/02-setup.rules.md:106",
    params=(("what", "hero"),),
    fits={"what": (("it is in hero-offer", lambda g, you, v, it: g.at[it] == HERO_OFFER),)},
)
def begin_with(g: State, you: int, hero: int) -> None:
    """Setup › Heroes and Starting Missions: to begin-with a hero of hero-offer:"""
    if g.watch is not None:
        g.watch("begin-with", you, (("what", "thing", hero),))
    # rules/resurgence/02-setup.rules.md:107: move the hero to crew of you
    move(g, you, hero, CREW + you, -1)


@rules.rule("gather-supplies", "rules/resurgence-solo/01-solo.rules.md:71", registers=("salvage",), blocks=3)
def gather_supplies(g: State, f: Frame) -> bool:
    """Alone against the Mutants › Salvage: to gather-supplies:"""
    piles = g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/01-solo.rules.md:72: put each salvage in salvage-deck
        if go == 0:
            you = f[2]
            for each in all_of(g, "salvage"):
                put_(g, you, each, SALVAGE_DECK, -1, -1, -1, -1)
            # rules/resurgence-solo/01-solo.rules.md:73: shuffle salvage-deck
            shuffle(g, you, SALVAGE_DECK)
            # rules/resurgence-solo/01-solo.rules.md:74: draw 3 salvage from salvage-deck to salvage-hand of …
            draw_off(g, you, SALVAGE_DECK, 3, SALVAGE_DECK, SALVAGE_HAND + you)
            # rules/resurgence-solo/01-solo.rules.md:75: move any 2 salvage of salvage-hand of you to …
            go = choose_some(g, f, 1, you, GATHER_SUPPLIES_QUESTION, piles[SALVAGE_HAND + you], 2, 2)
        # rules/resurgence-solo/01-solo.rules.md:75: move any 2 salvage of salvage-hand of you to …
        if go == 1:
            you, salvage = f[2], f[5]
            move_each(g, you, salvage, SALVAGE_KEPT + you, -1)
            # rules/resurgence-solo/01-solo.rules.md:76: remove each salvage of salvage-hand of you
            for each_4 in one_by_one(g, list(piles[SALVAGE_HAND + you])):
                remove(g, you, each_4, -1)
            # rules/resurgence-solo/01-solo.rules.md:77: draw 1 salvage from salvage-deck to salvage-kept of …
            draw_off(g, you, SALVAGE_DECK, 1, SALVAGE_DECK, SALVAGE_KEPT + you)
            # rules/resurgence-solo/01-solo.rules.md:78: reveal salvage-kept of you
            reveal(g, you, SALVAGE_KEPT + you, -1)
            # rules/resurgence-solo/01-solo.rules.md:79: collect-salvage
            f[AT] = 2
            call(g, collect_salvage, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:79: collect-salvage
        if go == 2:
            return done(g)
    return go == AWAY


@rules.rule(
    "draft-salvage",
    "rules/resurgence/02-setup.rules.md:122",
    registers=("p", "rest~1", "rest~1~at", "rest~2", "rest~2~at"),
    blocks=8,
    catches={5: (4, 0, 0, True, False), 6: (4, 0, 0, True, False)},
)
def draft_salvage(g: State, f: Frame) -> bool:
    """Setup › Salvage: to draft-salvage:"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/02-setup.rules.md:123: put each salvage in salvage-deck
        if go == 0:
            you = f[2]
            for each in all_of(g, "salvage"):
                put_(g, you, each, SALVAGE_DECK, -1, -1, -1, -1)
            # rules/resurgence/02-setup.rules.md:124: shuffle salvage-deck
            shuffle(g, you, SALVAGE_DECK)
            # rules/resurgence/02-setup.rules.md:125: each player: draw 3 salvage from salvage-deck to …
            for player in one_by_one(g, g.clockwise[you]):
                draw_off(g, player, SALVAGE_DECK, 3, SALVAGE_DECK, SALVAGE_HAND + player)
            # rules/resurgence/02-setup.rules.md:126: repeat 2 times:
            f[6] = 2
            f[7] = 0
            go = 1
        # rules/resurgence/02-setup.rules.md:126: repeat 2 times:
        if go == 1:
            if f[7] >= f[6]:
                go = 3
                continue
            f[7] += 1
            # rules/resurgence/02-setup.rules.md:127: secretly each player:
            f[AT] = 1
            return secretly(g, draft_salvage_in_secret)
        # rules/resurgence/02-setup.rules.md:130: each player:
        if go == 3:
            you = f[2]
            for player_2 in one_by_one(g, g.clockwise[you]):
                # rules/resurgence/02-setup.rules.md:131: move each salvage of salvage-hand of you to …
                move_each(g, player_2, piles[SALVAGE_HAND + player_2], SALVAGE_KEPT + player_2, -1)
                # rules/resurgence/02-setup.rules.md:132: reveal salvage-kept of you
                reveal(g, player_2, SALVAGE_KEPT + player_2, -1)
            # rules/resurgence/02-setup.rules.md:133: for each p in clockwise of first-player:
            f[8] = clockwise(g, s[FIRST_PLAYER])
            f[9] = 0
            go = 4
        # rules/resurgence/02-setup.rules.md:133: for each p in clockwise of first-player:
        if go == 4:
            if f[9] >= len(f[8]):
                go = 7
                continue
            f[5] = p = f[8][f[9]]
            f[9] += 1
            # rules/resurgence/02-setup.rules.md:134: collect-salvage
            f[AT] = 6
            call(g, collect_salvage, p)
            return True
        # rules/resurgence/02-setup.rules.md:134: collect-salvage
        if go == 6:
            go = 4
            continue
        # rules/resurgence/02-setup.rules.md:133: for each p in clockwise of first-player:
        if go == 7:
            return done(g)


def can_draft_salvage_in_secret(g: State, you: int, why: Any = None) -> bool:
    if not lying(g, None, (SALVAGE_HAND + you,)) and no(why, "keep a salvage"):
        return False
    return not why


@rules.part(
    "draft-salvage.secret1",
    "rules/resurgence/02-setup.rules.md:127",
    can=can_draft_salvage_in_secret,
    registers=("salvage",),
    blocks=2,
)
def draft_salvage_in_secret(g: State, f: Frame) -> bool:
    """Setup › Salvage: secretly each player:"""
    piles = g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/02-setup.rules.md:128: keep a salvage
        if go == 0:
            you = f[2]
            go = choose(g, f, 1, you, DRAFT_SALVAGE_IN_SECRET_QUESTION, lying(g, None, (SALVAGE_HAND + you,)))
        # rules/resurgence/02-setup.rules.md:128: keep a salvage
        if go == 1:
            you, salvage = f[2], f[5]
            keep(g, you, salvage)
            # rules/resurgence/02-setup.rules.md:129: move each salvage of salvage-hand of you to salvage- …
            move_each(g, you, piles[SALVAGE_HAND + you], SALVAGE_HAND + next(g, you), -1)
            return done(g)
    return go == AWAY


@rules.rule(
    "collect-salvage",
    "rules/resurgence/02-setup.rules.md:135",
    registers=("s", "rest~1", "rest~1~at"),
    blocks=5,
)
def collect_salvage(g: State, f: Frame) -> bool:
    """Setup › Salvage: to collect-salvage:"""
    piles = g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/02-setup.rules.md:136: for each s in salvages of salvage-kept of you:
        if go == 0:
            you = f[2]
            f[6] = one_by_one(g, list(piles[SALVAGE_KEPT + you]))
            f[7] = 0
            go = 1
        # rules/resurgence/02-setup.rules.md:136: for each s in salvages of salvage-kept of you:
        if go == 1:
            if f[7] >= len(f[6]):
                go = 4
                continue
            f[5] = s_ = f[6][f[7]]
            f[7] += 1
            # rules/resurgence/02-setup.rules.md:137: follow s
            you = f[2]
            f[AT] = 3
            follow_lines(g, you, s_)
            return not g.over
        # rules/resurgence/02-setup.rules.md:138: remove s
        if go == 3:
            you, s_ = f[2], f[5]
            remove(g, you, s_, -1)
            go = 1
            continue
        # rules/resurgence/02-setup.rules.md:136: for each s in salvages of salvage-kept of you:
        if go == 4:
            return done(g)


@rules.procedure(
    "keep",
    "rules/resurgence/02-setup.rules.md:139",
    params=(("what", "salvage"),),
    fits={"what": (("it is in salvage-hand", lambda g, you, v, it: g.at[it] == SALVAGE_HAND + you),)},
)
def keep(g: State, you: int, salvage: int) -> None:
    """Setup › Salvage: to keep a salvage of salvage-hand of you:"""
    if g.watch is not None:
        g.watch("keep", you, (("what", "thing", salvage),))
    # rules/resurgence/02-setup.rules.md:140: move the salvage to salvage-kept of you
    move(g, you, salvage, SALVAGE_KEPT + you, -1)


@rules.rule(
    "share-out-supplies",
    "rules/resurgence/02-setup.rules.md:141",
    registers=("p", "rest~1", "rest~1~at"),
    blocks=5,
    catches={2: (1, 0, 0, True, False), 3: (1, 0, 0, True, False)},
)
def share_out_supplies(g: State, f: Frame) -> bool:
    """Setup › Salvage: to share-out-supplies:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/02-setup.rules.md:142: for each p in clockwise of first-player:
        if go == 0:
            f[6] = clockwise(g, s[FIRST_PLAYER])
            f[7] = 0
            go = 1
        # rules/resurgence/02-setup.rules.md:142: for each p in clockwise of first-player:
        if go == 1:
            if f[7] >= len(f[6]):
                go = 4
                continue
            f[5] = p = f[6][f[7]]
            f[7] += 1
            # rules/resurgence/02-setup.rules.md:143: take-supplies
            f[AT] = 3
            call(g, take_supplies, p)
            return True
        # rules/resurgence/02-setup.rules.md:143: take-supplies
        if go == 3:
            go = 1
            continue
        # rules/resurgence/02-setup.rules.md:142: for each p in clockwise of first-player:
        if go == 4:
            return done(g)


@rules.rule(
    "take-supplies",
    "rules/resurgence/02-setup.rules.md:144",
    registers=("specialist",),
    blocks=5,
    catches={2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def take_supplies(g: State, f: Frame) -> bool:
    """Setup › Salvage: to take-supplies:"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/02-setup.rules.md:145: gain 1 food + 1 fuel + 1 part + 1 ammo + 1 meds
        if go == 0:
            you = f[2]
            gain(g, you, FOOD, 1, you)
            gain(g, you, FUEL, 1, you)
            gain(g, you, PART, 1, you)
            gain(g, you, AMMO, 1, you)
            gain(g, you, MEDS, 1, you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/02-setup.rules.md:146: may enlist a specialist
        if go == 1:
            you = f[2]
            options = []
            if bool(lying(g, IS_SPECIALIST, (RESERVE + you,))):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, TAKE_SUPPLIES_QUESTION, options)
        # rules/resurgence/02-setup.rules.md:146: enlist a specialist
        if go == 2:
            you = f[2]
            go = choose(g, f, 3, you, TAKE_SUPPLIES_QUESTION_2, lying(g, IS_SPECIALIST, (RESERVE + you,)))
        # rules/resurgence/02-setup.rules.md:146: enlist a specialist
        if go == 3:
            you, specialist = f[2], f[5]
            enlist(g, you, specialist)
            go = 4
        # rules/resurgence/02-setup.rules.md:146: may enlist a specialist
        if go == 4:
            return done(g)
    return go == AWAY


def can_play(g: State, you: int, why: Any = None) -> bool:
    if not EACH_DIFFICULTY and no(why, "choose a difficulty as chosen"):
        return False
    return not why


@rules.rule("play", "rules/resurgence-solo/01-solo.rules.md:37", can=can_play, blocks=6)
def play(g: State, f: Frame) -> bool:
    """Alone against the Mutants › Setup: to play:"""
    go: int = f[AT]
    while True:
        # rules/resurgence-solo/01-solo.rules.md:38: choose-difficulty
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, choose_difficulty, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:39: set-up
        if go == 1:
            you = f[2]
            set_up(g, you)
            # rules/resurgence-solo/01-solo.rules.md:40: choose-heroes
            f[AT] = 2
            call(g, choose_heroes, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:41: gather-supplies
        if go == 2:
            you = f[2]
            f[AT] = 3
            call(g, gather_supplies, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:42: play-six-rounds
        if go == 3:
            you = f[2]
            f[AT] = 4
            call(g, play_six_rounds, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:43: final-scoring
        if go == 4:
            you = f[2]
            f[AT] = 5
            call(g, final_scoring, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:43: final-scoring
        if go == 5:
            return done(g)


@rules.rule(
    "play-six-rounds", "rules/resurgence/03-round.rules.md:16", registers=("rest~1", "rest~1~at"), blocks=8
)
def play_six_rounds(g: State, f: Frame) -> bool:
    """The game and its rounds: to play-six-rounds:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:17: repeat 6 times:
        if go == 0:
            f[5] = 6
            f[6] = 0
            go = 1
        # rules/resurgence/03-round.rules.md:17: repeat 6 times:
        if go == 1:
            if f[6] >= f[5]:
                go = 7
                continue
            f[6] += 1
            # rules/resurgence/03-round.rules.md:18: phase round:
            you = f[2]
            begin(g, ROUND_PHASE)
            # rules/resurgence/03-round.rules.md:19: phase draw-and-assign: draw-and-assign
            begin(g, DRAW_AND_ASSIGN_PHASE)
            f[AT] = 3
            call(g, draw_and_assign, you)
            return True
        # rules/resurgence/03-round.rules.md:19: phase draw-and-assign: draw-and-assign
        if go == 3:
            you = f[2]
            end(g)
            # rules/resurgence/03-round.rules.md:20: phase leadership: determine-leadership
            begin(g, LEADERSHIP_PHASE)
            f[AT] = 4
            call(g, determine_leadership, you)
            return True
        # rules/resurgence/03-round.rules.md:20: phase leadership: determine-leadership
        if go == 4:
            you = f[2]
            end(g)
            # rules/resurgence/03-round.rules.md:21: phase worker-actions: act-in-turn
            begin(g, WORKER_ACTIONS_PHASE)
            f[AT] = 5
            call(g, act_in_turn, you)
            return True
        # rules/resurgence/03-round.rules.md:21: phase worker-actions: act-in-turn
        if go == 5:
            you = f[2]
            end(g)
            # rules/resurgence/03-round.rules.md:22: phase upkeep: keep-up
            begin(g, UPKEEP_PHASE)
            f[AT] = 6
            call(g, keep_up, you)
            return True
        # rules/resurgence/03-round.rules.md:22: phase upkeep: keep-up
        if go == 6:
            end(g)
            # rules/resurgence/03-round.rules.md:18: phase round:
            end(g)
            tick(g)
            go = 1
            continue
        # rules/resurgence/03-round.rules.md:17: repeat 6 times:
        if go == 7:
            return done(g)


@rules.rule("draw-and-assign", "rules/resurgence/03-round.rules.md:37", blocks=2)
def draw_and_assign(g: State, f: Frame) -> bool:
    """The game and its rounds › Draw and Assign: to draw-and-assign:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:38: open-round
        if go == 0:
            you = f[2]
            open_round(g, you)
            # rules/resurgence/03-round.rules.md:39: each player:
            for player in one_by_one(g, g.clockwise[you]):
                # rules/resurgence/03-round.rules.md:40: draw (hand-size at (compound-level of you)) token …
                draw_off(
                    g,
                    player,
                    BAG + player,
                    look(g, HAND_SIZE_ROWS, (g.of[s[COMPOUND_LEVEL + player]],)),
                    BAG + player,
                    DRAWN + player,
                )
            # rules/resurgence/03-round.rules.md:41: secretly each player:
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
    """The game and its rounds › Draw and Assign: secretly each player:"""
    piles = g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/03-round.rules.md:42: for each t in tokens of drawn of you:
        if go == 0:
            you = f[2]
            f[7] = one_by_one(g, list(piles[DRAWN + you]))
            f[8] = 0
            go = 1
        # rules/resurgence/03-round.rules.md:42: for each t in tokens of drawn of you:
        if go == 1:
            if f[8] >= len(f[7]):
                go = 4
                continue
            f[5] = t = f[7][f[8]]
            f[8] += 1
            # rules/resurgence/03-round.rules.md:43: assign t to an access
            you = f[2]
            go = choose_plain(g, f, 3, you, DRAW_AND_ASSIGN_IN_SECRET_QUESTION, EACH_ACCESS)
        # rules/resurgence/03-round.rules.md:43: assign t to an access
        if go == 3:
            you, t, access = f[2], f[5], f[6]
            assign(g, you, t, access)
            go = 1
            continue
        # rules/resurgence/03-round.rules.md:42: for each t in tokens of drawn of you:
        if go == 4:
            return done(g)
    return go == AWAY


@rules.procedure("open-round", "rules/resurgence-solo/01-solo.rules.md:107")
def open_round(g: State, you: int) -> None:
    """Alone against the Mutants › Leadership of the Mutants: to open-round:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("open-round", you, ())
    # rules/resurgence-solo/01-solo.rules.md:108: move each mutant-leadership-card of mutant- …
    move_each(g, you, piles[MUTANT_LEADERSHIP_SHOWN], MUTANT_LEADERSHIP_DISCARD, -1)
    # rules/resurgence-solo/01-solo.rules.md:109: draw 1 mutant-leadership-card from mutant- …
    draw_off(g, you, MUTANT_LEADERSHIP_DECK, 1, MUTANT_LEADERSHIP_DECK, MUTANT_LEADERSHIP_SHOWN)


@rules.procedure("lead-off", "rules/resurgence/03-round.rules.md:49")
def lead_off(g: State, you: int) -> None:
    """The game and its rounds › Draw and Assign: to lead-off: set first-player to you"""
    s = g.s
    if g.watch is not None:
        g.watch("lead-off", you, ())
    s[FIRST_PLAYER] = you


@rules.procedure(
    "assign", "rules/resurgence/03-round.rules.md:50", params=(("what", "token"), ("to", "access"))
)
def assign(g: State, you: int, token: int, access: int) -> None:
    """The game and its rounds › Draw and Assign: to assign a token to an access:"""
    if g.watch is not None:
        g.watch("assign", you, (("what", "thing", token), ("to", "thing", access)))
    # rules/resurgence/03-round.rules.md:51: move the token to area of you at the access
    move(g, you, token, AREA + you * 3 + access, -1)
    # rules/resurgence/03-round.rules.md:52: if during worker-actions:
    if WORKER_ACTIONS_PHASE in g.phases:
        # rules/resurgence/03-round.rules.md:53: reveal area of you at the access
        reveal(g, you, AREA + you * 3 + access, -1)


@rules.rule("next-event", "rules/resurgence/03-round.rules.md:63", blocks=3)
def next_event(g: State, f: Frame) -> bool:
    """The game and its rounds › Draw and Assign › A new Event: to next-event:"""
    piles = g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:64: move each event of event-shown to event-discard
        if go == 0:
            you = f[2]
            move_each(g, you, piles[EVENT_SHOWN], EVENT_DISCARD, -1)
            # rules/resurgence/03-round.rules.md:65: if count event-deck more than 0:
            if len(piles[EVENT_DECK]) <= 0:
                go = 2
                continue
            # rules/resurgence/03-round.rules.md:66: turn-up top of event-deck
            f[AT] = 2
            if top(g, EVENT_DECK) >= 0:
                call(g, turn_up, you, top(g, EVENT_DECK))
            return True
        # rules/resurgence/03-round.rules.md:65: if count event-deck more than 0:
        if go == 2:
            return done(g)


@rules.rule("turn-up", "rules/resurgence/03-round.rules.md:67", params=(("what", "event"),), blocks=3)
def turn_up(g: State, f: Frame) -> bool:
    """The game and its rounds › Draw and Assign › A new Event: to turn-up an event:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:68: put the event in event-shown
        if go == 0:
            you, event = f[2], f[5]
            put_(g, you, event, EVENT_SHOWN, -1, -1, -1, -1)
            # rules/resurgence/03-round.rules.md:69: set event-token to nothing
            s[EVENT_TOKEN] = -1
            # rules/resurgence/03-round.rules.md:70: if district of the event is not nothing: lay-event- …
            if DISTRICT_OF[event] >= 0:
                if DISTRICT_OF[event] >= 0:
                    lay_event_token(g, you, DISTRICT_OF[event])
            # rules/resurgence/03-round.rules.md:71: if timing of the event is on-arrival: resolve the event
            if TIMING_OF[event] != ON_ARRIVAL:
                go = 2
                continue
            # rules/resurgence/03-round.rules.md:71: resolve the event
            f[AT] = 2
            call(g, resolve, you, event)
            return True
        # rules/resurgence/03-round.rules.md:71: if timing of the event is on-arrival: resolve the event
        if go == 2:
            return done(g)


@rules.procedure("lay-event-token", "rules/resurgence/03-round.rules.md:72", params=(("what", "district"),))
def lay_event_token(g: State, you: int, district: int) -> None:
    """The game and its rounds › Draw and Assign › A new Event: to lay-event-token a district: set event-token
    to the district"""
    s = g.s
    if g.watch is not None:
        g.watch("lay-event-token", you, (("what", "thing", district),))
    s[EVENT_TOKEN] = district


@rules.rule(
    "resolve",
    "rules/resurgence/03-round.rules.md:73",
    params=(("what", "event"),),
    registers=("p", "rest~1", "rest~1~at"),
    blocks=5,
    catches={2: (1, 0, 0, True, False), 3: (1, 0, 0, True, False)},
)
def resolve(g: State, f: Frame) -> bool:
    """The game and its rounds › Draw and Assign › A new Event: to resolve an event:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:74: for each p in clockwise of first-player:
        if go == 0:
            f[7] = clockwise(g, s[FIRST_PLAYER])
            f[8] = 0
            go = 1
        # rules/resurgence/03-round.rules.md:74: for each p in clockwise of first-player:
        if go == 1:
            if f[8] >= len(f[7]):
                go = 4
                continue
            f[6] = p = f[7][f[8]]
            f[8] += 1
            # rules/resurgence/03-round.rules.md:75: follow the event
            event = f[5]
            f[AT] = 3
            follow_lines(g, p, event)
            return not g.over
        # rules/resurgence/03-round.rules.md:75: follow the event
        if go == 3:
            go = 1
            continue
        # rules/resurgence/03-round.rules.md:74: for each p in clockwise of first-player:
        if go == 4:
            return done(g)


def can_use_event(g: State, you: int, why: Any = None) -> bool:
    s, piles = g.s, g.piles
    if (
        not any(
            can_follow(g, you, event)
            for event in piles[EVENT_SHOWN]
            if (
                DISTRICT_OF[event] == s[EVENT_TOKEN]
                and DISTRICT_OF[s[PLACED_IN + you]] == s[EVENT_TOKEN]
                and can_follow(g, you, event)
            )
        )
        and no(
            why,
            "follow an event of event-shown where (district of it is event-token and district of (placed-in of you) is event-token and can (follow it))",
        )
    ):
        return False
    return not why


@rules.rule(
    "use-event", "rules/resurgence/03-round.rules.md:76", can=can_use_event, registers=("event",), blocks=3
)
def use_event(g: State, f: Frame) -> bool:
    """The game and its rounds › Draw and Assign › A new Event: to use-event: follow an event of event-shown
    where (district of it is event-token and district of (placed-in of you) is event-token and can (follow
    it))"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/03-round.rules.md:76: follow an event of event-shown where (district of it is …
        if go == 0:
            you, event = f[2], f[5]
            go = choose(
                g,
                f,
                1,
                you,
                USE_EVENT_QUESTION,
                [
                    event
                    for event in piles[EVENT_SHOWN]
                    if (
                        DISTRICT_OF[event] == s[EVENT_TOKEN]
                        and DISTRICT_OF[s[PLACED_IN + you]] == s[EVENT_TOKEN]
                        and can_follow(g, you, event)
                        and can_follow(g, you, event)
                    )
                ],
            )
        # rules/resurgence/03-round.rules.md:76: follow an event of event-shown where (district of it is …
        if go == 1:
            you, event = f[2], f[5]
            f[AT] = 2
            follow_lines(g, you, event)
            return not g.over
        # rules/resurgence/03-round.rules.md:76: follow an event of event-shown where (district of it is …
        if go == 2:
            return done(g)
    return go == AWAY


@rules.rule(
    "determine-leadership",
    "rules/resurgence/03-round.rules.md:89",
    registers=("track-2", "rest~1", "rest~1~at"),
    blocks=4,
)
def determine_leadership(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership: to determine-leadership:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:90: each player:
        if go == 0:
            you = f[2]
            for player in one_by_one(g, g.clockwise[you]):
                # rules/resurgence/03-round.rules.md:91: for each track in accesses:
                for track in EACH_ACCESS:
                    # rules/resurgence/03-round.rules.md:92: reveal area of player at track
                    reveal(g, player, AREA + player * 3 + track, -1)
            # rules/resurgence/03-round.rules.md:93: for each track in accesses:
            f[6] = one_by_one(g, EACH_ACCESS)
            f[7] = 0
            go = 1
        # rules/resurgence/03-round.rules.md:93: for each track in accesses:
        if go == 1:
            if f[7] >= len(f[6]):
                go = 3
                continue
            f[5] = track_2 = f[6][f[7]]
            f[7] += 1
            # rules/resurgence/03-round.rules.md:94: judge track
            you = f[2]
            f[AT] = 1
            call(g, judge, you, track_2)
            return True
        # rules/resurgence/03-round.rules.md:93: for each track in accesses:
        if go == 3:
            return done(g)


def can_judge(g: State, you: int, access: Any, why: Any = None) -> bool:
    s = g.s
    margin = strength(g, you, you, access) - asked_for(g, you, access)
    if margin <= 0:
        if not s[MUTANT_SPACES + access] < 10:
            if margin >= 0:
                if not s[SPACES + you * 3 + access] < 10:
                    if margin >= 3:
                        if (
                            not (not s[SPACES + you * 3 + access] < 10 or True)
                            and no(why, "advance on the access")
                        ):
                            return False
            if not margin >= 0:
                if margin >= 3:
                    if (
                        not (not s[SPACES + you * 3 + access] < 10 or True)
                        and no(why, "advance on the access")
                    ):
                        return False
    if not margin <= 0:
        if margin >= 0:
            if not s[SPACES + you * 3 + access] < 10:
                if margin >= 3:
                    if (
                        not (not s[SPACES + you * 3 + access] < 10 or True)
                        and no(why, "advance on the access")
                    ):
                        return False
        if not margin >= 0:
            if margin >= 3:
                if not (not s[SPACES + you * 3 + access] < 10 or True) and no(why, "advance on the access"):
                    return False
    return not why


@rules.rule(
    "judge",
    "rules/resurgence-solo/01-solo.rules.md:112",
    params=(("what", "access"),),
    can=can_judge,
    registers=("margin",),
    blocks=5,
)
def judge(g: State, f: Frame) -> bool:
    """Alone against the Mutants › Leadership of the Mutants: to judge an access:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence-solo/01-solo.rules.md:113: let margin be strength of you at the access - …
        if go == 0:
            you, access, margin = f[2], f[5], f[6]
            f[6] = margin = strength(g, you, you, access) - asked_for(g, you, access)
            # rules/resurgence-solo/01-solo.rules.md:114: if margin at most 0: mutants-advance on the access
            if margin <= 0:
                if s[MUTANT_SPACES + access] < 10:
                    mutants_advance(g, you, access)
            # rules/resurgence-solo/01-solo.rules.md:115: if margin at least 0: advance on the access
            if margin < 0:
                go = 2
                continue
            # rules/resurgence-solo/01-solo.rules.md:115: advance on the access
            f[AT] = 2
            if s[SPACES + you * 3 + access] < 10:
                call(g, advance, you, access)
            return True
        # rules/resurgence-solo/01-solo.rules.md:116: if margin at least 3: advance on the access
        if go == 2:
            margin = f[6]
            if margin < 3:
                go = 4
                continue
            # rules/resurgence-solo/01-solo.rules.md:116: advance on the access
            you, access = f[2], f[5]
            f[AT] = 4
            if s[SPACES + you * 3 + access] < 10:
                call(g, advance, you, access)
            return True
        # rules/resurgence-solo/01-solo.rules.md:116: if margin at least 3: advance on the access
        if go == 4:
            return done(g)


@rules.rule(
    "advance",
    "rules/resurgence/03-round.rules.md:102",
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
        # rules/resurgence/03-round.rules.md:103: change spaces of you at the access by 1
        if go == 0:
            you, access = f[2], f[5]
            s[SPACES + you * 3 + access] = max(0, min(10, s[SPACES + you * 3 + access] + 1))
            # rules/resurgence/03-round.rules.md:104: for each b in each bonus where (access of it is the …
            f[7] = one_by_one(
                g,
                [
                    it_2
                    for it_2 in EACH_BONUS
                    if ACCESS_OF[it_2] == access and SPACE_OF[it_2] == s[SPACES + you * 3 + access]
                ],
            )
            f[8] = 0
            go = 1
        # rules/resurgence/03-round.rules.md:104: for each b in each bonus where (access of it is the …
        if go == 1:
            if f[8] >= len(f[7]):
                go = 3
                continue
            f[6] = b = f[7][f[8]]
            f[8] += 1
            # rules/resurgence/03-round.rules.md:105: follow b
            you = f[2]
            f[AT] = 1
            follow_lines(g, you, b)
            return not g.over
        # rules/resurgence/03-round.rules.md:106: if spaces of you at the access is 10: gain 2 vp
        if go == 3:
            you, access = f[2], f[5]
            if s[SPACES + you * 3 + access] == 10:
                gain(g, you, VP, 2, you)
            return done(g)


def can_go_up(g: State, you: int, access: Any, why: Any = None) -> bool:
    s = g.s
    if not (not s[SPACES + you * 3 + access] < 10 or True) and no(why, "advance on the access"):
        return False
    return not why


@rules.rule(
    "go-up", "rules/resurgence/03-round.rules.md:107", params=(("what", "access"),), can=can_go_up, blocks=2
)
def go_up(g: State, f: Frame) -> bool:
    """The game and its rounds › Leadership: to go-up an access: advance on the access"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/03-round.rules.md:107: advance on the access
        if go == 0:
            you, access = f[2], f[5]
            f[AT] = 1
            if s[SPACES + you * 3 + access] < 10:
                call(g, advance, you, access)
            return True
        # rules/resurgence/03-round.rules.md:107: advance on the access
        if go == 1:
            return done(g)


@rules.procedure(
    "retire",
    "rules/resurgence/03-round.rules.md:108",
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
    # rules/resurgence/03-round.rules.md:109: remove the token
    remove(g, you, token, -1)


@rules.rule(
    "act-in-turn", "rules/resurgence-solo/01-solo.rules.md:127", registers=("rest~1", "rest~1~at"), blocks=7
)
def act_in_turn(g: State, f: Frame) -> bool:
    """Alone against the Mutants › Worker Actions: to act-in-turn:"""
    go: int = f[AT]
    while True:
        # rules/resurgence-solo/01-solo.rules.md:128: repeat 3 times:
        if go == 0:
            f[5] = 3
            f[6] = 0
            go = 1
        # rules/resurgence-solo/01-solo.rules.md:128: repeat 3 times:
        if go == 1:
            if f[6] >= f[5]:
                go = 4
                continue
            f[6] += 1
            # rules/resurgence-solo/01-solo.rules.md:129: stir-mutants
            you = f[2]
            f[AT] = 3
            call(g, stir_mutants, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:130: use-a-token
        if go == 3:
            you = f[2]
            f[AT] = 1
            call(g, use_a_token, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:131: repeat until assigned of you is 0: use-a-token
        if go == 4:
            you = f[2]
            if assigned(g, you, you) == 0:
                go = 6
                continue
            # rules/resurgence-solo/01-solo.rules.md:131: use-a-token
            f[AT] = 4
            call(g, use_a_token, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:131: repeat until assigned of you is 0: use-a-token
        if go == 6:
            return done(g)


def can_take_turn(g: State, you: int, why: Any = None) -> bool:
    at, of, piles = g.at, g.of, g.piles
    if (
        not (
            any(
                any(
                    (
                        (
                            passes_for(g, you, token, OPEN_TO_OF[location])
                            and (
                                location not in IS_ZONE
                                or can_pay(
                                    g,
                                    (
                                        you,
                                        {"item": toll(g, you, location)},
                                        None,
                                        (
                                            ("take-turn", ()),
                                            ("place", (token, location)),
                                            ("enter", (location,)),
                                        ),
                                    ),
                                )
                            )
                        )
                        if OPEN_TO_OF[location] >= 0 and of[token] != HERO_TOKEN
                        else (
                            location not in IS_ZONE
                            or can_pay(
                                g,
                                (
                                    you,
                                    {"item": toll(g, you, location)},
                                    None,
                                    (
                                        ("take-turn", ()),
                                        ("place", (token, location)),
                                        ("enter", (location,)),
                                    ),
                                ),
                            )
                        )
                    )
                    for location in EACH_LOCATION
                    if (
                        at[token] == AREA + you * 3 + ACCESS_OF[location]
                        and not piles[SPOT + location + you]
                        and (location in IS_ZONE or held(g, "cleared", location, you))
                    )
                )
                for token in lying(g, None, [AREA + you * 3 + it for it in EACH_ACCESS])
            )
            or bool(lying(g, None, [AREA + you * 3 + it for it in EACH_ACCESS]))
        )
        and no(why, "choose one: option place: place a token in a location option rest: rest a token")
    ):
        return False
    return not why


@rules.rule(
    "take-turn",
    "rules/resurgence/04-actions.rules.md:22",
    can=can_take_turn,
    registers=("token", "location", "token-2", "finished"),
    blocks=14,
    catches={
        1: (8, 0, 0, False, True), 2: (8, 0, 0, False, True), 3: (8, 0, 0, False, True),
        4: (8, 0, 0, False, True), 5: (8, 0, 0, False, True), 6: (8, 0, 0, False, True),
        7: (8, 0, 0, False, True), 10: (8, 0, 0, False, True), 11: (8, 0, 0, False, True),
        12: (8, 0, 0, False, True),
    },
)
def take_turn(g: State, f: Frame) -> bool:
    """Worker Actions: to take-turn:"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/04-actions.rules.md:23: let finished be no
        if go == 0:
            you, finished = f[2], f[8]
            f[8] = finished = 0
            # rules/resurgence/04-actions.rules.md:24: choose one:
            options = []
            if any(
                any(
                    (
                        (
                            passes_for(g, you, token, OPEN_TO_OF[location])
                            and (
                                location not in IS_ZONE
                                or can_pay(
                                    g,
                                    (
                                        you,
                                        {"item": toll(g, you, location)},
                                        None,
                                        (("place", (token, location)), ("enter", (location,))),
                                    ),
                                )
                            )
                        )
                        if OPEN_TO_OF[location] >= 0 and g.of[token] != HERO_TOKEN
                        else (
                            location not in IS_ZONE
                            or can_pay(
                                g,
                                (
                                    you,
                                    {"item": toll(g, you, location)},
                                    None,
                                    (("place", (token, location)), ("enter", (location,))),
                                ),
                            )
                        )
                    )
                    for location in EACH_LOCATION
                    if (
                        g.at[token] == AREA + you * 3 + ACCESS_OF[location]
                        and not piles[SPOT + location + you]
                        and (location in IS_ZONE or held(g, "cleared", location, you))
                    )
                )
                for token in lying(g, None, [AREA + you * 3 + it for it in EACH_ACCESS])
            ):
                options.append(0)
            if bool(lying(g, None, [AREA + you * 3 + it for it in EACH_ACCESS])):
                options.append(1)
            go = ways(g, f, you, TAKE_TURN_QUESTION, options)
        # rules/resurgence/04-actions.rules.md:25: place a token in a location
        if go == 1:
            you, token = f[2], f[5]
            go = choose(
                g,
                f,
                2,
                you,
                TAKE_TURN_QUESTION_2,
                [
                    token
                    for token in lying(g, None, [AREA + you * 3 + it for it in EACH_ACCESS])
                    if any(
                        (
                            (
                                passes_for(g, you, token, OPEN_TO_OF[location])
                                and (
                                    location not in IS_ZONE
                                    or can_pay(
                                        g,
                                        (
                                            you,
                                            {
                                                "item": len(
                                                    piles[LAIR + location]
                                                ) + rivals(g, you, location)
                                            },
                                            None,
                                            (("place", (token, location)), ("enter", (location,))),
                                        ),
                                    )
                                )
                            )
                            if OPEN_TO_OF[location] >= 0 and g.of[token] != HERO_TOKEN
                            else (
                                location not in IS_ZONE
                                or can_pay(
                                    g,
                                    (
                                        you,
                                        {"item": len(piles[LAIR + location]) + rivals(g, you, location)},
                                        None,
                                        (("place", (token, location)), ("enter", (location,))),
                                    ),
                                )
                            )
                        )
                        for location in EACH_LOCATION
                        if (
                            g.at[token] == AREA + you * 3 + ACCESS_OF[location]
                            and not piles[SPOT + location + you]
                            and (location in IS_ZONE or held(g, "cleared", location, you))
                        )
                    )
                ],
            )
        # rules/resurgence/04-actions.rules.md:25: place a token in a location
        if go == 2:
            you, token, location = f[2], f[5], f[6]
            go = choose_plain(
                g,
                f,
                3,
                you,
                TAKE_TURN_QUESTION_3,
                [
                    location
                    for location in EACH_LOCATION
                    if (
                        g.at[token] == AREA + you * 3 + ACCESS_OF[location]
                        and not piles[SPOT + location + you]
                        and (location in IS_ZONE or held(g, "cleared", location, you))
                        and (
                            (
                                passes_for(g, you, token, OPEN_TO_OF[location])
                                and (
                                    location not in IS_ZONE
                                    or can_pay(
                                        g,
                                        (
                                            you,
                                            {
                                                "item": len(
                                                    piles[LAIR + location]
                                                ) + rivals(g, you, location)
                                            },
                                            None,
                                            (("place", (token, location)), ("enter", (location,))),
                                        ),
                                    )
                                )
                            )
                            if OPEN_TO_OF[location] >= 0 and g.of[token] != HERO_TOKEN
                            else (
                                location not in IS_ZONE
                                or can_pay(
                                    g,
                                    (
                                        you,
                                        {"item": len(piles[LAIR + location]) + rivals(g, you, location)},
                                        None,
                                        (("place", (token, location)), ("enter", (location,))),
                                    ),
                                )
                            )
                        )
                    )
                ],
            )
        # rules/resurgence/04-actions.rules.md:25: place a token in a location
        if go == 3:
            you, token, location = f[2], f[5], f[6]
            f[AT] = 4
            call(g, place, you, token, location)
            return True
        # rules/resurgence/04-actions.rules.md:25: place a token in a location
        if go == 4:
            go = 8
            continue
        # rules/resurgence/04-actions.rules.md:26: rest a token
        if go == 5:
            you = f[2]
            go = choose(
                g,
                f,
                6,
                you,
                TAKE_TURN_QUESTION_4,
                lying(g, None, [AREA + you * 3 + it for it in EACH_ACCESS]),
            )
        # rules/resurgence/04-actions.rules.md:26: rest a token
        if go == 6:
            you, token_2 = f[2], f[7]
            f[AT] = 7
            call(g, rest, you, token_2)
            return True
        # rules/resurgence/04-actions.rules.md:26: rest a token
        if go == 7:
            go = 8
        # rules/resurgence/04-actions.rules.md:27: repeat until finished:
        if go == 8:
            finished = f[8]
            if finished:
                go = 13
                continue
            # rules/resurgence/04-actions.rules.md:28: choose one:
            you = f[2]
            options = []
            if (not s[RESTING + you] and not s[USED + you]) and can_follow(g, you, s[PLACED_IN + you]):
                options.append(0)
            options.append(1)
            go = ways_or_offers(g, f, you, TAKE_TURN_QUESTION_5, options)
            tick(g)
        # rules/resurgence/04-actions.rules.md:29: use-place
        if go == 10:
            you = f[2]
            f[AT] = 11
            call(g, use_place, you)
            return True
        # rules/resurgence/04-actions.rules.md:29: use-place
        if go == 11:
            tick(g)
            go = 8
            continue
        # rules/resurgence/04-actions.rules.md:31: set finished to yes
        if go == 12:
            finished = f[8]
            f[8] = finished = 1
            tick(g)
            go = 8
            continue
        # rules/resurgence/04-actions.rules.md:27: repeat until finished:
        if go == 13:
            return done(g)
    return go == AWAY


def can_use_place(g: State, you: int, why: Any = None) -> bool:
    s = g.s
    if not can_follow(g, you, s[PLACED_IN + you]) and no(why, "follow (placed-in of you)"):
        return False
    return not why


@rules.rule("use-place", "rules/resurgence/04-actions.rules.md:33", can=can_use_place, blocks=2)
def use_place(g: State, f: Frame) -> bool:
    """Worker Actions: to use-place:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:34: follow (placed-in of you)
        if go == 0:
            you = f[2]
            f[AT] = 1
            follow_lines(g, you, s[PLACED_IN + you])
            return not g.over
        # rules/resurgence/04-actions.rules.md:35: set used of you to yes
        if go == 1:
            you = f[2]
            s[USED + you] = 1
            return done(g)


def can_place(g: State, you: int, token: Any, location: Any, why: Any = None) -> bool:
    of = g.of
    if OPEN_TO_OF[location] >= 0 and of[token] != HERO_TOKEN:
        if (
            not passes_for(g, you, token, OPEN_TO_OF[location])
            and no(why, "treat the token as open-to of the location")
        ):
            return False
        if location in IS_ZONE:
            if (
                not can_pay(
                    g,
                    (
                        you,
                        {"item": toll(g, you, location)},
                        None,
                        (("place", (token, location)), ("enter", (location,))),
                    ),
                )
                and no(why, "pay any (toll of the zone) item")
            ):
                return False
    if not (OPEN_TO_OF[location] >= 0 and of[token] != HERO_TOKEN):
        if location in IS_ZONE:
            if (
                not can_pay(
                    g,
                    (
                        you,
                        {"item": toll(g, you, location)},
                        None,
                        (("place", (token, location)), ("enter", (location,))),
                    ),
                )
                and no(why, "pay any (toll of the zone) item")
            ):
                return False
    return not why


@rules.rule(
    "place",
    "rules/resurgence/04-actions.rules.md:68",
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
    """Worker Actions › Placing a token: to place a token where (in-hand of it) in a location where (reached
    of the token at it and free of it and ours of it):"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:69: if open-to of the location is not nothing and not the …
        if go == 0:
            token, location = f[5], f[6]
            if not (OPEN_TO_OF[location] >= 0 and g.of[token] != HERO_TOKEN):
                go = 2
                continue
            # rules/resurgence/04-actions.rules.md:70: treat the token as open-to of the location
            you = f[2]
            f[AT] = 2
            return treat(g, you, token, OPEN_TO_OF[location])
        # rules/resurgence/04-actions.rules.md:71: if the location is a zone: enter the location
        if go == 2:
            location = f[6]
            if location not in IS_ZONE:
                go = 4
                continue
            # rules/resurgence/04-actions.rules.md:71: enter the location
            you = f[2]
            f[AT] = 4
            call(g, enter, you, location)
            return True
        # rules/resurgence/04-actions.rules.md:72: move the token to spot of the location at you
        if go == 4:
            you, token, location = f[2], f[5], f[6]
            move(g, you, token, SPOT + location + you, -1)
            # rules/resurgence/04-actions.rules.md:73: set placed-in of you to the location
            s[PLACED_IN + you] = location
            happened(g, (PLACE_EVENT, you, token, location))
            return done(g)


def can_enter(g: State, you: int, zone: Any, why: Any = None) -> bool:
    if (
        not can_pay(g, (you, {"item": toll(g, you, zone)}, None, (("enter", (zone,)),)))
        and no(why, "pay any (toll of the zone) item")
    ):
        return False
    return not why


@rules.rule(
    "enter", "rules/resurgence/04-actions.rules.md:74", params=(("what", "zone"),), can=can_enter, blocks=2
)
def enter(g: State, f: Frame) -> bool:
    """Worker Actions › Placing a token: to enter a zone:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:75: pay any (toll of the zone) item
        if go == 0:
            you, zone = f[2], f[5]
            f[AT] = 1
            return pay(g, f, (you, {"item": toll(g, you, zone)}))
        # rules/resurgence/04-actions.rules.md:75: pay any (toll of the zone) item
        if go == 1:
            return done(g)


@rules.rule(
    "rest",
    "rules/resurgence/04-actions.rules.md:83",
    params=(("what", "token"),),
    fits={"what": (("in-hand of it", lambda g, you, v, it: in_hand(g, you, it)),)},
)
def rest(g: State, f: Frame) -> bool:
    """Worker Actions › Resting: to rest a token where (in-hand of it):"""
    s = g.s
    you, token = f[2], f[5]
    # rules/resurgence/04-actions.rules.md:84: set resting of you to yes
    s[RESTING + you] = 1
    # rules/resurgence/04-actions.rules.md:85: move the token to rest-area of you
    move(g, you, token, REST_AREA + you, -1)
    # rules/resurgence/04-actions.rules.md:86: gain 1 food
    gain(g, you, FOOD, 1, you)
    return done(g)


def can_rescue(g: State, you: int, survivor: Any, why: Any = None) -> bool:
    s = g.s
    if s[FREE_RESCUE + you] == 0:
        if (
            not can_pay(g, (you, {FOOD: price(g, you, survivor)}, None, (("rescue", (survivor,)),)))
            and no(why, "pay (price of the survivor) food")
        ):
            return False
    return not why


@rules.rule(
    "rescue",
    "rules/resurgence/04-actions.rules.md:104",
    params=(("what", "survivor"),),
    fits={"what": (("lies-open of it", lambda g, you, v, it: lies_open(g, you, it)),)},
    can=can_rescue,
    registers=("wanted",),
    blocks=3,
    event=RESCUE_EVENT,
)
def rescue(g: State, f: Frame) -> bool:
    """Worker Actions › Rescuing a Survivor: to rescue a survivor where (lies-open of it):"""
    s, of, piles = g.s, g.of, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:105: let wanted be calling of the survivor
        if go == 0:
            you, survivor, wanted = f[2], f[5], f[6]
            f[6] = wanted = CALLING_OF[survivor]
            # rules/resurgence/04-actions.rules.md:106: if free-rescue of you is 0: pay (price of the …
            if s[FREE_RESCUE + you] != 0:
                go = 2
                continue
            # rules/resurgence/04-actions.rules.md:106: pay (price of the survivor) food
            f[AT] = 2
            return pay(g, f, (you, {FOOD: price(g, you, survivor)}))
        # rules/resurgence/04-actions.rules.md:107: set free-rescue of you to 0
        if go == 2:
            you, survivor, wanted = f[2], f[5], f[6]
            s[FREE_RESCUE + you] = max(0, min(1, 0))
            # rules/resurgence/04-actions.rules.md:108: move the survivor to crew of you
            move(g, you, survivor, CREW + you, -1)
            # rules/resurgence/04-actions.rules.md:109: if some token of reserve of you where (definition of …
            for it_2 in piles[RESERVE + you]:
                if of[it_2] == wanted:
                    # rules/resurgence/04-actions.rules.md:110: move first of (each token of reserve of you …
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
        not any(
            (
                not s[CLEARED + site + you]
                and not s[LOST + site + you]
                and look(g, ROOM_LEVEL_ROWS, (site,)) <= s[COMPOUND_LEVEL + you]
            )
            for site in EACH_ROOM
        )
        and no(why, "choose a room where (may-be-built of it) as site")
    ):
        return False
    return not why


@rules.rule(
    "build",
    "rules/resurgence/04-actions.rules.md:135",
    can=can_build,
    registers=("site", "r", "rest~1", "rest~1~at"),
    blocks=6,
    event=BUILD_EVENT,
)
def build(g: State, f: Frame) -> bool:
    """Worker Actions › Building: to build:"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/04-actions.rules.md:136: choose a room where (may-be-built of it) as site
        if go == 0:
            you = f[2]
            go = choose_plain(
                g,
                f,
                1,
                you,
                BUILD_QUESTION,
                [
                    it_2
                    for it_2 in EACH_ROOM
                    if (
                        not s[CLEARED + it_2 + you]
                        and not s[LOST + it_2 + you]
                        and look(g, ROOM_LEVEL_ROWS, (it_2,)) <= s[COMPOUND_LEVEL + you]
                    )
                ],
            )
        # rules/resurgence/04-actions.rules.md:137: set cleared of site at you to yes
        if go == 1:
            you, site = f[2], f[5]
            s[CLEARED + site + you] = 1
            # rules/resurgence/04-actions.rules.md:138: reveal rubble-on of site at you
            reveal(g, you, RUBBLE_ON + site + you, -1)
            # rules/resurgence/04-actions.rules.md:139: for each r in each rubble of rubble-on of site at you:
            f[7] = one_by_one(g, list(piles[RUBBLE_ON + site + you]))
            f[8] = 0
            go = 2
        # rules/resurgence/04-actions.rules.md:139: for each r in each rubble of rubble-on of site at you:
        if go == 2:
            if f[8] >= len(f[7]):
                go = 5
                continue
            f[6] = r = f[7][f[8]]
            f[8] += 1
            # rules/resurgence/04-actions.rules.md:140: follow r
            you = f[2]
            f[AT] = 4
            follow_lines(g, you, r)
            return not g.over
        # rules/resurgence/04-actions.rules.md:141: remove r
        if go == 4:
            you, r = f[2], f[6]
            remove(g, you, r, -1)
            go = 2
            continue
        # rules/resurgence/04-actions.rules.md:139: for each r in each rubble of rubble-on of site at you:
        if go == 5:
            you = f[2]
            happened(g, (BUILD_EVENT, you))
            return done(g)
    return go == AWAY


@rules.procedure(
    "enlist",
    "rules/resurgence/04-actions.rules.md:150",
    params=(("what", "specialist"),),
    fits={"what": (("it is in reserve", lambda g, you, v, it: g.at[it] == RESERVE + you),)},
)
def enlist(g: State, you: int, specialist: int) -> None:
    """Worker Actions › Other actions: to enlist a specialist of reserve of you:"""
    if g.watch is not None:
        g.watch("enlist", you, (("what", "thing", specialist),))
    # rules/resurgence/04-actions.rules.md:151: move the specialist to bag of you
    move(g, you, specialist, BAG + you, -1)


@rules.rule(
    "take-a-token",
    "rules/resurgence/04-actions.rules.md:152",
    registers=("t", "access", "rest~1", "rest~1~at"),
    blocks=5,
)
def take_a_token(g: State, f: Frame) -> bool:
    """Worker Actions › Other actions: to take-a-token:"""
    piles = g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/04-actions.rules.md:153: draw 1 token from bag of you to drawn of you
        if go == 0:
            you = f[2]
            draw_off(g, you, BAG + you, 1, BAG + you, DRAWN + you)
            # rules/resurgence/04-actions.rules.md:154: for each t in tokens of drawn of you:
            f[7] = one_by_one(g, list(piles[DRAWN + you]))
            f[8] = 0
            go = 1
        # rules/resurgence/04-actions.rules.md:154: for each t in tokens of drawn of you:
        if go == 1:
            if f[8] >= len(f[7]):
                go = 4
                continue
            f[5] = t = f[7][f[8]]
            f[8] += 1
            # rules/resurgence/04-actions.rules.md:155: assign t to an access
            you = f[2]
            go = choose_plain(g, f, 3, you, TAKE_A_TOKEN_QUESTION, EACH_ACCESS)
        # rules/resurgence/04-actions.rules.md:155: assign t to an access
        if go == 3:
            you, t, access = f[2], f[5], f[6]
            assign(g, you, t, access)
            go = 1
            continue
        # rules/resurgence/04-actions.rules.md:154: for each t in tokens of drawn of you:
        if go == 4:
            return done(g)
    return go == AWAY


def can_switch_anywhere(g: State, you: int, why: Any = None) -> bool:
    at = g.at
    if (
        not any(
            any(at[moved_57] != AREA + you * 3 + target_57 for target_57 in EACH_ACCESS)
            for moved_57 in all_of(g, "token")
            if lies_among(g, you, moved_57, EACH_ACCESS)
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.rule("switch-anywhere", "rules/resurgence/04-actions.rules.md:156", can=can_switch_anywhere, blocks=2)
def switch_anywhere(g: State, f: Frame) -> bool:
    """Worker Actions › Other actions: to switch-anywhere: switch between accesses"""
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:156: switch between accesses
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, switch, you, EACH_ACCESS)
            return True
        # rules/resurgence/04-actions.rules.md:156: switch between accesses
        if go == 1:
            return done(g)


def can_switch(g: State, you: int, areas: Any, why: Any = None) -> bool:
    at = g.at
    if (
        not any(
            any(at[moved] != AREA + you * 3 + target for target in areas)
            for moved in lying(g, None, [AREA + you * 3 + it for it in areas])
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.rule(
    "switch",
    "rules/resurgence/04-actions.rules.md:157",
    params=(("between", "areas", "set"),),
    can=can_switch,
    registers=("moved", "target"),
    blocks=3,
)
def switch(g: State, f: Frame) -> bool:
    """Worker Actions › Other actions: to switch between some accesses called areas:"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/04-actions.rules.md:158: choose a token where (lies-among of it at areas) as …
        if go == 0:
            you, areas, moved = f[2], f[5], f[6]
            go = choose(
                g,
                f,
                1,
                you,
                SWITCH_QUESTION,
                [
                    moved
                    for moved in lying(g, None, [AREA + you * 3 + it for it in areas])
                    if any(g.at[moved] != AREA + you * 3 + target for target in areas)
                ],
            )
        # rules/resurgence/04-actions.rules.md:159: choose an access of areas where (not moved is in …
        if go == 1:
            you, areas, moved = f[2], f[5], f[6]
            go = choose(
                g,
                f,
                2,
                you,
                SWITCH_QUESTION_2,
                [it_3 for it_3 in areas if g.at[moved] != AREA + you * 3 + it_3],
            )
        # rules/resurgence/04-actions.rules.md:160: assign moved to target
        if go == 2:
            you, moved, target = f[2], f[6], f[7]
            assign(g, you, moved, target)
            return done(g)
    return go == AWAY


@rules.rule(
    "plan",
    "rules/resurgence/04-actions.rules.md:174",
    params=(("what", "mission"),),
    fits={
        "what": (
            ("posted-up of it", lambda g, you, v, it: posted_up(g, you, it)),
            ("open-to-you of it", lambda g, you, v, it: open_to_you(g, you, it)),
            ("count planned of you less than 3", lambda g, you, v, it: len(g.piles[PLANNED + you]) < 3),
        )
    },
    event=PLAN_EVENT,
)
def plan(g: State, f: Frame) -> bool:
    """Worker Actions › Planning Missions: to plan a mission where (posted-up of it and open-to-you of it and
    count planned of you less than 3):"""
    s = g.s
    you, mission = f[2], f[5]
    # rules/resurgence/04-actions.rules.md:175: set fresh of the mission to yes
    s[FRESH + mission] = 1
    # rules/resurgence/04-actions.rules.md:176: move the mission to planned of you
    move(g, you, mission, PLANNED + you, -1)
    happened(g, (PLAN_EVENT, you, mission))
    return done(g)


@rules.rule(
    "plan-ahead",
    "rules/resurgence/04-actions.rules.md:177",
    params=(("what", "number", "number"),),
    registers=("mission", "rest~1", "rest~1~at"),
    blocks=7,
    catches={3: (1, 0, 0, False, True), 4: (1, 0, 0, False, True), 5: (1, 0, 0, False, True)},
)
def plan_ahead(g: State, f: Frame) -> bool:
    """Worker Actions › Planning Missions: to plan-ahead a number:"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/04-actions.rules.md:178: repeat (the number) times: may plan a mission
        if go == 0:
            number = f[5]
            f[7] = number
            f[8] = 0
            go = 1
        # rules/resurgence/04-actions.rules.md:178: repeat (the number) times: may plan a mission
        if go == 1:
            if f[8] >= f[7]:
                go = 6
                continue
            f[8] += 1
            # rules/resurgence/04-actions.rules.md:178: may plan a mission
            you = f[2]
            options = []
            if any(
                (
                    (mission not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                    and len(piles[PLANNED + you]) < 3
                )
                for mission in lying(g, None, [POSTED + it for it in EACH_MISSION_SPACE])
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, PLAN_AHEAD_QUESTION, options)
            tick(g)
        # rules/resurgence/04-actions.rules.md:178: plan a mission
        if go == 3:
            you = f[2]
            go = choose(
                g,
                f,
                4,
                you,
                PLAN_AHEAD_QUESTION_2,
                [
                    it_2
                    for it_2 in lying(g, None, [POSTED + it for it in EACH_MISSION_SPACE])
                    if (
                        (it_2 not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                        and len(piles[PLANNED + you]) < 3
                    )
                ],
            )
        # rules/resurgence/04-actions.rules.md:178: plan a mission
        if go == 4:
            you, mission = f[2], f[6]
            f[AT] = 5
            call(g, plan, you, mission)
            return True
        # rules/resurgence/04-actions.rules.md:178: plan a mission
        if go == 5:
            tick(g)
            go = 1
            continue
        # rules/resurgence/04-actions.rules.md:178: repeat (the number) times: may plan a mission
        if go == 6:
            return done(g)
    return go == AWAY


def can_complete(g: State, you: int, mission: Any, why: Any = None) -> bool:
    if (
        not can_pay(g, (you, COST_OF[mission], None, (("complete", (mission,)),)))
        and no(why, "pay cost of the mission")
    ):
        return False
    return not why


@rules.rule(
    "complete",
    "rules/resurgence/04-actions.rules.md:194",
    params=(("what", "mission"),),
    fits={
        "what": (
            ("it is in planned", lambda g, you, v, it: g.at[it] == PLANNED + you),
            ("not fresh of it", lambda g, you, v, it: not g.s[FRESH + it]),
        )
    },
    can=can_complete,
    registers=("side",),
    blocks=7,
    event=COMPLETE_EVENT,
)
def complete(g: State, f: Frame) -> bool:
    """Worker Actions › Completing a Mission: to complete a mission of planned of you where (not fresh of
    it):"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/04-actions.rules.md:195: pay cost of the mission
        if go == 0:
            you, mission = f[2], f[5]
            f[AT] = 1
            return pay(g, f, (you, COST_OF[mission]))
        # rules/resurgence/04-actions.rules.md:196: set last-completed of you to the mission
        if go == 1:
            you, mission = f[2], f[5]
            s[LAST_COMPLETED + you] = mission
            # rules/resurgence/04-actions.rules.md:197: gain (points of the mission) vp
            gain(g, you, VP, POINTS_OF[mission], you)
            if g.raised:
                f[AT] = 2
                return True
            go = 2
        # rules/resurgence/04-actions.rules.md:198: follow the mission
        if go == 2:
            you, mission = f[2], f[5]
            f[AT] = 3
            follow_lines(g, you, mission)
            return not g.over
        # rules/resurgence/04-actions.rules.md:199: choose a column where (suits of it at the mission) …
        if go == 3:
            you, mission = f[2], f[5]
            go = choose_plain(
                g,
                f,
                4,
                you,
                COMPLETE_QUESTION,
                [
                    it_2
                    for it_2 in EACH_COLUMN
                    if (
                        HUNT_OF[mission]
                        or any(it in FIELDS_OF[mission] and it in QUARTERS_OF[it_2] for it in EACH_DISTRICT)
                    )
                ],
            )
        # rules/resurgence/04-actions.rules.md:200: move the mission to completed of you at side
        if go == 4:
            you, mission, side = f[2], f[5], f[6]
            move(g, you, mission, COMPLETED + you * 3 + side, -1)
            # rules/resurgence/04-actions.rules.md:201: if not rewarded of you and no column where (count …
            if not (
                not s[REWARDED + you]
                and not any(not piles[COMPLETED + you * 3 + it_3] for it_3 in EACH_COLUMN)
            ):
                go = 6
                continue
            # rules/resurgence/04-actions.rules.md:202: set rewarded of you to yes
            s[REWARDED + you] = 1
            # rules/resurgence/04-actions.rules.md:203: rescue-freely
            f[AT] = 6
            call(g, rescue_freely, you)
            return True
        # rules/resurgence/04-actions.rules.md:201: if not rewarded of you and no column where (count …
        if go == 6:
            you, mission = f[2], f[5]
            happened(g, (COMPLETE_EVENT, you, mission))
            return done(g)
    return go == AWAY


def can_complete_here(g: State, you: int, why: Any = None) -> bool:
    s, at, piles = g.s, g.at, g.piles
    if (
        not any(
            can_pay(g, (you, COST_OF[mission], None, (("complete-here", ()), ("complete", (mission,)))))
            for mission in piles[PLANNED + you]
            if fits(g, you, mission) and at[mission] == PLANNED + you and not s[FRESH + mission]
        )
        and no(why, "complete a mission of planned of you where (fits of it)")
    ):
        return False
    return not why


@rules.rule(
    "complete-here",
    "rules/resurgence/04-actions.rules.md:204",
    can=can_complete_here,
    registers=("mission",),
    blocks=3,
)
def complete_here(g: State, f: Frame) -> bool:
    """Worker Actions › Completing a Mission: to complete-here: complete a mission of planned of you where
    (fits of it)"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/04-actions.rules.md:204: complete a mission of planned of you where (fits of …
        if go == 0:
            you, mission = f[2], f[5]
            go = choose(
                g,
                f,
                1,
                you,
                COMPLETE_HERE_QUESTION,
                [
                    mission
                    for mission in piles[PLANNED + you]
                    if (
                        fits(g, you, mission)
                        and g.at[mission] == PLANNED + you
                        and not s[FRESH + mission]
                        and can_pay(g, (you, COST_OF[mission], None, (("complete", (mission,)),)))
                    )
                ],
            )
        # rules/resurgence/04-actions.rules.md:204: complete a mission of planned of you where (fits of …
        if go == 1:
            you, mission = f[2], f[5]
            f[AT] = 2
            call(g, complete, you, mission)
            return True
        # rules/resurgence/04-actions.rules.md:204: complete a mission of planned of you where (fits of …
        if go == 2:
            return done(g)
    return go == AWAY


def can_complete_next(g: State, you: int, why: Any = None) -> bool:
    s, at, piles = g.s, g.at, g.piles
    if (
        not any(
            can_pay(g, (you, COST_OF[mission], None, (("complete-next", ()), ("complete", (mission,)))))
            for mission in piles[PLANNED + you]
            if (
                (fits(g, you, mission) or (s[PLACED_IN + you] in IS_ROOM and like_last(g, you, mission)))
                and at[mission] == PLANNED + you
                and not s[FRESH + mission]
            )
        )
        and no(why, "complete a mission of planned of you where (goes-with-last of it)")
    ):
        return False
    return not why


@rules.rule(
    "complete-next",
    "rules/resurgence/04-actions.rules.md:205",
    can=can_complete_next,
    registers=("mission",),
    blocks=3,
)
def complete_next(g: State, f: Frame) -> bool:
    """Worker Actions › Completing a Mission: to complete-next: complete a mission of planned of you where
    (goes-with-last of it)"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/04-actions.rules.md:205: complete a mission of planned of you where (goes- …
        if go == 0:
            you, mission = f[2], f[5]
            go = choose(
                g,
                f,
                1,
                you,
                COMPLETE_NEXT_QUESTION,
                [
                    mission
                    for mission in piles[PLANNED + you]
                    if (
                        (
                            fits(g, you, mission)
                            or (s[PLACED_IN + you] in IS_ROOM and like_last(g, you, mission))
                        )
                        and g.at[mission] == PLANNED + you
                        and not s[FRESH + mission]
                        and can_pay(g, (you, COST_OF[mission], None, (("complete", (mission,)),)))
                    )
                ],
            )
        # rules/resurgence/04-actions.rules.md:205: complete a mission of planned of you where (goes- …
        if go == 1:
            you, mission = f[2], f[5]
            f[AT] = 2
            call(g, complete, you, mission)
            return True
        # rules/resurgence/04-actions.rules.md:205: complete a mission of planned of you where (goes- …
        if go == 2:
            return done(g)
    return go == AWAY


@rules.rule(
    "rescue-freely",
    "rules/resurgence/04-actions.rules.md:208",
    registers=("survivor",),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def rescue_freely(g: State, f: Frame) -> bool:
    """Worker Actions › Completing a Mission: to rescue-freely:"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/04-actions.rules.md:209: set free-rescue of you to 1
        if go == 0:
            you = f[2]
            s[FREE_RESCUE + you] = max(0, min(1, 1))
            # rules/resurgence/04-actions.rules.md:210: may rescue a survivor
            options = []
            if any(
                (
                    s[FREE_RESCUE + you] != 0
                    or can_pay(g, (you, {FOOD: price(g, you, survivor)}, None, (("rescue", (survivor,)),)))
                )
                for survivor in lying(g, None, [ROW + it for it in EACH_ROW_SPACE])
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, RESCUE_FREELY_QUESTION, options)
        # rules/resurgence/04-actions.rules.md:210: rescue a survivor
        if go == 1:
            you, survivor = f[2], f[5]
            go = choose(
                g,
                f,
                2,
                you,
                RESCUE_FREELY_QUESTION_2,
                [
                    survivor
                    for survivor in lying(g, None, [ROW + it for it in EACH_ROW_SPACE])
                    if (
                        s[FREE_RESCUE + you] != 0
                        or can_pay(
                            g, (you, {FOOD: price(g, you, survivor)}, None, (("rescue", (survivor,)),))
                        )
                    )
                ],
            )
        # rules/resurgence/04-actions.rules.md:210: rescue a survivor
        if go == 2:
            you, survivor = f[2], f[5]
            f[AT] = 3
            call(g, rescue, you, survivor)
            return True
        # rules/resurgence/04-actions.rules.md:210: rescue a survivor
        if go == 3:
            go = 4
        # rules/resurgence/04-actions.rules.md:211: set free-rescue of you to 0
        if go == 4:
            you = f[2]
            s[FREE_RESCUE + you] = max(0, min(1, 0))
            return done(g)
    return go == AWAY


@rules.rule(
    "keep-up",
    "rules/resurgence/05-upkeep.rules.md:13",
    registers=("player-2", "player-3", "rest~1", "rest~1~at", "rest~2", "rest~2~at"),
    blocks=11,
    catches={
        2: (1, 0, 0, True, False),
        3: (1, 0, 0, True, False),
        4: (1, 0, 0, True, False),
        8: (7, 0, 0, True, False),
        9: (7, 0, 0, True, False),
    },
)
def keep_up(g: State, f: Frame) -> bool:
    """Upkeep: to keep-up:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/05-upkeep.rules.md:14: each player: come-home
        if go == 0:
            you = f[2]
            for player in one_by_one(g, g.clockwise[you]):
                come_home(g, player)
            # rules/resurgence/05-upkeep.rules.md:15: each player:
            f[7] = g.clockwise[you]
            f[8] = 0
            go = 1
        # rules/resurgence/05-upkeep.rules.md:15: each player:
        if go == 1:
            if f[8] >= len(f[7]):
                go = 5
                continue
            f[5] = player_2 = f[7][f[8]]
            f[8] += 1
            # rules/resurgence/05-upkeep.rules.md:16: if missions-done of you more than 0: collect-income
            if missions_done(g, player_2, player_2) <= 0:
                go = 1
                continue
            # rules/resurgence/05-upkeep.rules.md:16: collect-income
            f[AT] = 4
            call(g, collect_income, player_2)
            return True
        # rules/resurgence/05-upkeep.rules.md:16: if missions-done of you more than 0: collect-income
        if go == 4:
            go = 1
            continue
        # rules/resurgence/05-upkeep.rules.md:17: hold-event
        if go == 5:
            you = f[2]
            f[AT] = 6
            call(g, hold_event, you)
            return True
        # rules/resurgence/05-upkeep.rules.md:18: each player: gain-levels
        if go == 6:
            you = f[2]
            f[9] = g.clockwise[you]
            f[10] = 0
            go = 7
        # rules/resurgence/05-upkeep.rules.md:18: each player: gain-levels
        if go == 7:
            if f[10] >= len(f[9]):
                go = 10
                continue
            f[6] = player_3 = f[9][f[10]]
            f[10] += 1
            # rules/resurgence/05-upkeep.rules.md:18: gain-levels
            f[AT] = 9
            call(g, gain_levels, player_3)
            return True
        # rules/resurgence/05-upkeep.rules.md:18: gain-levels
        if go == 9:
            go = 7
            continue
        # rules/resurgence/05-upkeep.rules.md:19: if tally of round less than 6:
        if go == 10:
            you = f[2]
            if g.times[ROUND_PHASE] < 6:
                # rules/resurgence/05-upkeep.rules.md:20: move-row-on
                move_row_on(g, you)
                # rules/resurgence/05-upkeep.rules.md:21: post-missions
                post_missions(g, you)
                # rules/resurgence/05-upkeep.rules.md:22: move-mutants-on
                move_mutants_on(g, you)
            return done(g)


@rules.procedure("come-home", "rules/resurgence/05-upkeep.rules.md:23")
def come_home(g: State, you: int) -> None:
    """Upkeep: to come-home:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("come-home", you, ())
    # rules/resurgence/05-upkeep.rules.md:24: for each z in locations:
    for z in one_by_one(g, EACH_LOCATION):
        # rules/resurgence/05-upkeep.rules.md:25: move each token of spot of z at you to rest-area of you
        move_each(g, you, piles[SPOT + z + you], REST_AREA + you, -1)
    # rules/resurgence/05-upkeep.rules.md:26: ready each survivor of crew of you
    for each_2 in one_by_one(g, list(piles[CREW + you])):
        ready(g, you, each_2)


@rules.rule("collect-income", "rules/resurgence/05-upkeep.rules.md:28", registers=("goods",), blocks=3)
def collect_income(g: State, f: Frame) -> bool:
    """Upkeep: to collect-income:"""
    piles = g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/05-upkeep.rules.md:29: gain (count completed of you at left-column) meds
        if go == 0:
            you = f[2]
            gain(g, you, MEDS, len(piles[COMPLETED + you * 3 + LEFT_COLUMN]), you)
            # rules/resurgence/05-upkeep.rules.md:30: gain (count completed of you at middle-column) ammo
            gain(g, you, AMMO, len(piles[COMPLETED + you * 3 + MIDDLE_COLUMN]), you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/05-upkeep.rules.md:31: gain any (count completed of you at right-column) ration
        if go == 1:
            you = f[2]
            go = choose_goods(
                g,
                f,
                2,
                you,
                COLLECT_INCOME_QUESTION,
                [FOOD, FUEL],
                len(piles[COMPLETED + you * 3 + RIGHT_COLUMN]),
                len(piles[COMPLETED + you * 3 + RIGHT_COLUMN]),
            )
        # rules/resurgence/05-upkeep.rules.md:31: gain any (count completed of you at right-column) ration
        if go == 2:
            you, goods = f[2], f[5]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


@rules.rule(
    "hold-event", "rules/resurgence/05-upkeep.rules.md:32", registers=("e", "rest~1", "rest~1~at"), blocks=5
)
def hold_event(g: State, f: Frame) -> bool:
    """Upkeep: to hold-event:"""
    piles = g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/05-upkeep.rules.md:33: for each e in events of event-shown:
        if go == 0:
            f[6] = one_by_one(g, list(piles[EVENT_SHOWN]))
            f[7] = 0
            go = 1
        # rules/resurgence/05-upkeep.rules.md:33: for each e in events of event-shown:
        if go == 1:
            if f[7] >= len(f[6]):
                go = 4
                continue
            f[5] = e = f[6][f[7]]
            f[7] += 1
            # rules/resurgence/05-upkeep.rules.md:34: if timing of e is in-upkeep: resolve e
            if TIMING_OF[e] != IN_UPKEEP:
                go = 1
                continue
            # rules/resurgence/05-upkeep.rules.md:34: resolve e
            you = f[2]
            f[AT] = 1
            call(g, resolve, you, e)
            return True
        # rules/resurgence/05-upkeep.rules.md:33: for each e in events of event-shown:
        if go == 4:
            return done(g)


@rules.procedure("move-row-on", "rules/resurgence/05-upkeep.rules.md:45")
def move_row_on(g: State, you: int) -> None:
    """Upkeep › The row and the columns: to move-row-on:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("move-row-on", you, ())
    # rules/resurgence/05-upkeep.rules.md:46: for each s in [row-1, row-2]:
    for s_ in one_by_one(g, [ROW_1, ROW_2]):
        # rules/resurgence/05-upkeep.rules.md:47: move each survivor of row of s to survivor-discard
        move_each(g, you, piles[ROW + s_], SURVIVOR_DISCARD, -1)
    # rules/resurgence/05-upkeep.rules.md:48: for each s in row-spaces:
    for s_2 in one_by_one(g, EACH_ROW_SPACE):
        # rules/resurgence/05-upkeep.rules.md:49: for each c in survivors of row of s:
        for c in one_by_one(g, list(piles[ROW + s_2])):
            # rules/resurgence/05-upkeep.rules.md:50: move c to row of first-gap
            move(g, you, c, pile_at(g, "row", first_gap(g, you)), -1)
    # rules/resurgence/05-upkeep.rules.md:51: fill-row
    fill_row(g, you)


@rules.procedure("fill-row", "rules/resurgence/05-upkeep.rules.md:52")
def fill_row(g: State, you: int) -> None:
    """Upkeep › The row and the columns: to fill-row:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("fill-row", you, ())
    # rules/resurgence/05-upkeep.rules.md:53: for each s in each row-space where (in-use of it and …
    for s_ in one_by_one(
        g, [it_2 for it_2 in EACH_ROW_SPACE if in_use(g, you, it_2) and not piles[ROW + it_2]]
    ):
        # rules/resurgence/05-upkeep.rules.md:54: draw 1 survivor from survivor-deck to row of s
        draw_off(g, you, SURVIVOR_DECK, 1, SURVIVOR_DECK, ROW + s_)


@rules.procedure("post-missions", "rules/resurgence/05-upkeep.rules.md:55")
def post_missions(g: State, you: int) -> None:
    """Upkeep › The row and the columns: to post-missions:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("post-missions", you, ())
    # rules/resurgence/05-upkeep.rules.md:56: for each s in each mission-space where (in-play of it …
    for s_ in one_by_one(
        g, [it_2 for it_2 in EACH_MISSION_SPACE if in_play(g, you, it_2) and not piles[POSTED + it_2]]
    ):
        # rules/resurgence/05-upkeep.rules.md:57: draw 1 mission from mission-deck of (grade of s) to …
        draw_off(g, you, MISSION_DECK + GRADE_OF[s_], 1, MISSION_DECK + GRADE_OF[s_], POSTED + s_)


def can_rise(g: State, you: int, level: Any, why: Any = None) -> bool:
    if (
        not can_pay(g, (you, UPKEEP_PRICE_OF[level], None, (("rise", (level,)),)))
        and no(why, "pay (upkeep-price of the level)")
    ):
        return False
    return not why


@rules.rule(
    "rise",
    "rules/resurgence/05-upkeep.rules.md:89",
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
        # rules/resurgence/05-upkeep.rules.md:90: pay (upkeep-price of the level)
        if go == 0:
            you, level = f[2], f[5]
            f[AT] = 1
            return pay(g, f, (you, UPKEEP_PRICE_OF[level]))
        # rules/resurgence/05-upkeep.rules.md:91: change compound-level of you by 1
        if go == 1:
            you = f[2]
            s[COMPOUND_LEVEL + you] = max(1, min(4, s[COMPOUND_LEVEL + you] + 1))
            return done(g)


@rules.rule(
    "gain-levels",
    "rules/resurgence/05-upkeep.rules.md:92",
    registers=("content", "level"),
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
    while go >= 0:
        # rules/resurgence/05-upkeep.rules.md:93: let content be no
        if go == 0:
            content = f[5]
            f[5] = content = 0
            go = 1
        # rules/resurgence/05-upkeep.rules.md:94: repeat until content or no level where (can (rise to …
        if go == 1:
            you, content = f[2], f[5]
            if (
                content
                or not any(
                    (
                        RANK_OF[it_2] == s[COMPOUND_LEVEL + you] + 1
                        and s[AMMO + you] >= NEED_OF[it_2]
                        and s[MEDS + you] >= NEED_OF[it_2]
                        and can_pay(g, (you, UPKEEP_PRICE_OF[it_2], None, (("rise", (it_2,)),)))
                    )
                    for it_2 in EACH_LEVEL
                )
            ):
                go = 7
                continue
            # rules/resurgence/05-upkeep.rules.md:95: choose one:
            options = []
            if any(
                can_pay(g, (you, UPKEEP_PRICE_OF[level], None, (("rise", (level,)),)))
                for level in EACH_LEVEL
                if (
                    RANK_OF[level] == s[COMPOUND_LEVEL + you] + 1
                    and s[AMMO + you] >= NEED_OF[level]
                    and s[MEDS + you] >= NEED_OF[level]
                )
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, GAIN_LEVELS_QUESTION, options)
            tick(g)
        # rules/resurgence/05-upkeep.rules.md:96: rise to a level
        if go == 3:
            you, level = f[2], f[6]
            go = choose_plain(
                g,
                f,
                4,
                you,
                GAIN_LEVELS_QUESTION_2,
                [
                    level
                    for level in EACH_LEVEL
                    if (
                        RANK_OF[level] == s[COMPOUND_LEVEL + you] + 1
                        and s[AMMO + you] >= NEED_OF[level]
                        and s[MEDS + you] >= NEED_OF[level]
                        and can_pay(g, (you, UPKEEP_PRICE_OF[level], None, (("rise", (level,)),)))
                    )
                ],
            )
        # rules/resurgence/05-upkeep.rules.md:96: rise to a level
        if go == 4:
            you, level = f[2], f[6]
            f[AT] = 5
            call(g, rise, you, level)
            return True
        # rules/resurgence/05-upkeep.rules.md:96: rise to a level
        if go == 5:
            tick(g)
            go = 1
            continue
        # rules/resurgence/05-upkeep.rules.md:97: set content to yes
        if go == 6:
            content = f[5]
            f[5] = content = 1
            tick(g)
            go = 1
            continue
        # rules/resurgence/05-upkeep.rules.md:94: repeat until content or no level where (can (rise to …
        if go == 7:
            return done(g)
    return go == AWAY


@rules.procedure("move-mutants-on", "rules/resurgence-solo/01-solo.rules.md:140")
def move_mutants_on(g: State, you: int) -> None:
    """Alone against the Mutants › Worker Actions: to move-mutants-on: send-mutants-away"""
    if g.watch is not None:
        g.watch("move-mutants-on", you, ())
    send_mutants_away(g, you)


@rules.procedure("bring-mutants", "rules/resurgence/05-upkeep.rules.md:136")
def bring_mutants(g: State, you: int) -> None:
    """Upkeep › Mutants: to bring-mutants:"""
    if g.watch is not None:
        g.watch("bring-mutants", you, ())
    # rules/resurgence/05-upkeep.rules.md:137: repeat (mutant-cards-a-round at (count players)) …
    for _ in repeated(g, look(g, MUTANT_CARDS_A_ROUND_ROWS, (g.of[len(g.seats)],))):
        show_mutant_card(g, you)


@rules.procedure("show-mutant-card", "rules/resurgence/05-upkeep.rules.md:138")
def show_mutant_card(g: State, you: int) -> None:
    """Upkeep › Mutants: to show-mutant-card:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("show-mutant-card", you, ())
    # rules/resurgence/05-upkeep.rules.md:139: draw 1 mutant-card from mutant-deck to mutant-shown
    draw_off(g, you, MUTANT_DECK, 1, MUTANT_DECK, MUTANT_SHOWN)
    # rules/resurgence/05-upkeep.rules.md:140: let shown be last of mutant-shown
    shown = last(piles[MUTANT_SHOWN])
    # rules/resurgence/05-upkeep.rules.md:141: if district of shown is not nothing: fill-district …
    if DISTRICT_OF[shown] >= 0:
        if DISTRICT_OF[shown] >= 0:
            fill_district(g, you, DISTRICT_OF[shown])


@rules.procedure("fill-district", "rules/resurgence/05-upkeep.rules.md:142", params=(("what", "district"),))
def fill_district(g: State, you: int, district: int) -> None:
    """Upkeep › Mutants: to fill-district a district:"""
    if g.watch is not None:
        g.watch("fill-district", you, (("what", "thing", district),))
    # rules/resurgence/05-upkeep.rules.md:143: for each z in each zone where (district of it is the …
    for z in one_by_one(g, [it_2 for it_2 in EACH_ZONE if DISTRICT_OF[it_2] == district]):
        # rules/resurgence/05-upkeep.rules.md:144: draw 1 creature from mutant-pool to lair of z
        draw_off(g, you, MUTANT_POOL, 1, MUTANT_POOL, LAIR + z)


@rules.procedure("send-mutants-away", "rules/resurgence/05-upkeep.rules.md:145")
def send_mutants_away(g: State, you: int) -> None:
    """Upkeep › Mutants: to send-mutants-away:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("send-mutants-away", you, ())
    # rules/resurgence/05-upkeep.rules.md:146: move each mutant-card of mutant-shown to mutant-discard
    move_each(g, you, piles[MUTANT_SHOWN], MUTANT_DISCARD, -1)
    # rules/resurgence/05-upkeep.rules.md:147: for each z in zones:
    for z in one_by_one(g, EACH_ZONE):
        # rules/resurgence/05-upkeep.rules.md:148: move each creature of lair of z to mutant-pool
        move_each(g, you, piles[LAIR + z], MUTANT_POOL, -1)


@rules.rule(
    "final-scoring",
    "rules/resurgence/06-scoring.rules.md:21",
    registers=(
        "player", "track", "player-2", "d", "rest~1", "rest~1~at", "rest~2", "rest~2~at", "rest~3",
        "rest~3~at", "rest~4", "rest~4~at",
    ),
    blocks=16,
    catches={
        2: (1, 0, 0, True, False),
        3: (1, 0, 0, True, False),
        4: (1, 0, 0, True, False),
        5: (1, 0, 0, True, False),
        11: (10, 0, 0, True, False),
        12: (10, 0, 0, True, False),
        13: (10, 0, 0, True, False),
        14: (10, 0, 0, True, False),
    },
)
def final_scoring(g: State, f: Frame) -> bool:
    """Final scoring: to final-scoring:"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence/06-scoring.rules.md:22: each player:
        if go == 0:
            you = f[2]
            f[9] = g.clockwise[you]
            f[10] = 0
            go = 1
        # rules/resurgence/06-scoring.rules.md:22: each player:
        if go == 1:
            if f[10] >= len(f[9]):
                go = 6
                continue
            f[5] = player = f[9][f[10]]
            f[10] += 1
            # rules/resurgence/06-scoring.rules.md:23: set subtotal of you at during-play to vp of you
            s[SUBTOTAL + player * 6 + DURING_PLAY] = s[VP + player]
            # rules/resurgence/06-scoring.rules.md:24: earn (level-points at (compound-level of you)) for …
            f[AT] = 3
            call(
                g,
                earn,
                player,
                look(g, LEVEL_POINTS_ROWS, (g.of[s[COMPOUND_LEVEL + player]],)),
                LEVEL_REACHED,
            )
            return True
        # rules/resurgence/06-scoring.rules.md:25: earn (supply-points at (ammo of you) + supply-points …
        if go == 3:
            player = f[5]
            f[AT] = 4
            call(
                g,
                earn,
                player,
                look(
                    g, SUPPLY_POINTS_ROWS, (g.of[s[AMMO + player]],)
                ) + look(g, SUPPLY_POINTS_ROWS, (g.of[s[MEDS + player]],)),
                SUPPLIES_LEFT,
            )
            return True
        # rules/resurgence/06-scoring.rules.md:26: earn (left-over of you) for resources-left
        if go == 4:
            player = f[5]
            f[AT] = 5
            call(g, earn, player, left_over(g, player, player), RESOURCES_LEFT)
            return True
        # rules/resurgence/06-scoring.rules.md:26: earn (left-over of you) for resources-left
        if go == 5:
            go = 1
            continue
        # rules/resurgence/06-scoring.rules.md:27: for each track in accesses:
        if go == 6:
            f[11] = one_by_one(g, EACH_ACCESS)
            f[12] = 0
            go = 7
        # rules/resurgence/06-scoring.rules.md:27: for each track in accesses:
        if go == 7:
            if f[12] >= len(f[11]):
                go = 9
                continue
            f[6] = track = f[11][f[12]]
            f[12] += 1
            # rules/resurgence/06-scoring.rules.md:28: score-leadership on track
            you = f[2]
            f[AT] = 7
            call(g, score_leadership, you, track)
            return True
        # rules/resurgence/06-scoring.rules.md:29: each player:
        if go == 9:
            you = f[2]
            f[13] = g.clockwise[you]
            f[14] = 0
            go = 10
        # rules/resurgence/06-scoring.rules.md:29: each player:
        if go == 10:
            if f[14] >= len(f[13]):
                go = 15
                continue
            f[7] = player_2 = f[13][f[14]]
            f[14] += 1
            # rules/resurgence/06-scoring.rules.md:30: if compound-level of you at least 3:
            if s[COMPOUND_LEVEL + player_2] < 3:
                go = 10
                continue
            # rules/resurgence/06-scoring.rules.md:31: for each d in directives of directive-space:
            f[15] = one_by_one(g, list(piles[DIRECTIVE_SPACE]))
            f[16] = 0
            go = 13
        # rules/resurgence/06-scoring.rules.md:31: for each d in directives of directive-space:
        if go == 13:
            if f[16] >= len(f[15]):
                go = 10
                continue
            f[8] = d = f[15][f[16]]
            f[16] += 1
            # rules/resurgence/06-scoring.rules.md:32: earn (score of d) for directives-met
            player_2 = f[7]
            f[AT] = 13
            call(g, earn, player_2, score(g, player_2, d), DIRECTIVES_MET)
            return True
        # rules/resurgence/06-scoring.rules.md:33: name-winner
        if go == 15:
            you = f[2]
            name_winner(g, you)
            if g.over:
                return False
            return done(g)


@rules.rule(
    "earn",
    "rules/resurgence/06-scoring.rules.md:47",
    params=(("what", "number", "number"), ("for", "reason")),
)
def earn(g: State, f: Frame) -> bool:
    """Final scoring: to earn a number for a reason:"""
    you, number, reason = f[2], f[5], f[6]
    # rules/resurgence/06-scoring.rules.md:48: gain (the number) vp
    gain(g, you, VP, number, you)
    # rules/resurgence/06-scoring.rules.md:49: change subtotal of you at the reason by the number
    change(g, "subtotal", (you, reason), number)
    return done(g)


@rules.rule(
    "score-leadership",
    "rules/resurgence-solo/01-solo.rules.md:163",
    params=(("on", "access"),),
    registers=("mine", "theirs"),
    blocks=10,
)
def score_leadership(g: State, f: Frame) -> bool:
    """Alone against the Mutants › Final scoring: to score-leadership on an access:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence-solo/01-solo.rules.md:164: let mine be spaces of you at the access
        if go == 0:
            you, access, mine, theirs = f[2], f[5], f[6], f[7]
            f[6] = mine = s[SPACES + you * 3 + access]
            # rules/resurgence-solo/01-solo.rules.md:165: let theirs be mutant-spaces of the access
            f[7] = theirs = s[MUTANT_SPACES + access]
            # rules/resurgence-solo/01-solo.rules.md:166: if mine more than theirs:
            if mine <= theirs:
                go = 3
                continue
            # rules/resurgence-solo/01-solo.rules.md:167: earn 7 for leadership-held
            f[AT] = 2
            call(g, earn, you, 7, LEADERSHIP_HELD)
            return True
        # rules/resurgence-solo/01-solo.rules.md:168: mutants-earn 4 for leadership-held
        if go == 2:
            you = f[2]
            mutants_earn(g, you, 4, LEADERSHIP_HELD)
            go = 9
            continue
        # rules/resurgence-solo/01-solo.rules.md:169: if mine less than theirs:
        if go == 3:
            mine, theirs = f[6], f[7]
            if mine >= theirs:
                go = 7
                continue
            # rules/resurgence-solo/01-solo.rules.md:170: if mine more than 0: earn 4 for leadership-held
            if mine <= 0:
                go = 6
                continue
            # rules/resurgence-solo/01-solo.rules.md:170: earn 4 for leadership-held
            you = f[2]
            f[AT] = 6
            call(g, earn, you, 4, LEADERSHIP_HELD)
            return True
        # rules/resurgence-solo/01-solo.rules.md:171: mutants-earn 7 for leadership-held
        if go == 6:
            you = f[2]
            mutants_earn(g, you, 7, LEADERSHIP_HELD)
            go = 9
            continue
        # rules/resurgence-solo/01-solo.rules.md:173: earn 4 for leadership-held
        if go == 7:
            you = f[2]
            f[AT] = 8
            call(g, earn, you, 4, LEADERSHIP_HELD)
            return True
        # rules/resurgence-solo/01-solo.rules.md:174: mutants-earn 4 for leadership-held
        if go == 8:
            you = f[2]
            mutants_earn(g, you, 4, LEADERSHIP_HELD)
            go = 9
        # rules/resurgence-solo/01-solo.rules.md:166: if mine more than theirs:
        if go == 9:
            return done(g)


@rules.procedure("name-winner", "rules/resurgence-solo/01-solo.rules.md:175")
def name_winner(g: State, you: int) -> None:
    """Alone against the Mutants › Final scoring: to name-winner:"""
    s, piles = g.s, g.piles
    if g.watch is not None:
        g.watch("name-winner", you, ())
    # rules/resurgence-solo/01-solo.rules.md:176: set mutant-points of during-play to mutant-vp - …
    put(g, "mutant-points", (DURING_PLAY,), s[MUTANT_VP] - s[MUTANT_POINTS + LEADERSHIP_HELD])
    # rules/resurgence-solo/01-solo.rules.md:177: for each d in directives of directive-space:
    for d in one_by_one(g, list(piles[DIRECTIVE_SPACE])):
        # rules/resurgence-solo/01-solo.rules.md:178: mutants-earn (mutant-score at d) for directives-met
        mutants_earn(g, you, look(g, MUTANT_SCORE_ROWS, (d,)), DIRECTIVES_MET)
    # rules/resurgence-solo/01-solo.rules.md:179: if vp of you more than mutant-vp:
    if s[VP + you] > s[MUTANT_VP]:
        # rules/resurgence-solo/01-solo.rules.md:180: win
        win(g, you, you)
    else:
        # rules/resurgence-solo/01-solo.rules.md:182: set mutants-have-won to yes
        s[MUTANTS_HAVE_WON] = 1
    # rules/resurgence-solo/01-solo.rules.md:183: end-game
    end_game(g)
    return


@rules.rule(
    "three-more-rounds",
    "rules/resurgence/93-rounds-played.rules.md:359",
    registers=("rest~1", "rest~1~at"),
    blocks=4,
)
def three_more_rounds(g: State, f: Frame) -> bool:
    """Examples: rounds › Upkeep: to three-more-rounds:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/93-rounds-played.rules.md:360: repeat 3 times:
        if go == 0:
            f[5] = 3
            f[6] = 0
            go = 1
        # rules/resurgence/93-rounds-played.rules.md:360: repeat 3 times:
        if go == 1:
            if f[6] >= f[5]:
                go = 3
                continue
            f[6] += 1
            # rules/resurgence/93-rounds-played.rules.md:361: phase round: stop
            begin(g, ROUND_PHASE)
            end(g)
            tick(g)
            go = 1
            continue
        # rules/resurgence/93-rounds-played.rules.md:360: repeat 3 times:
        if go == 3:
            return done(g)


def can_finish_a_mission(g: State, you: int, why: Any = None) -> bool:
    s = g.s
    if (
        not any(
            can_pay(g, (you, COST_OF[mission], None, (("finish-a-mission", ()), ("complete", (mission,)))))
            for mission in lying(g, None, (PLANNED + you,))
            if not s[FRESH + mission]
        )
        and no(why, "complete a mission")
    ):
        return False
    return not why


@rules.rule(
    "finish-a-mission",
    "rules/resurgence/95-missions-played.rules.md:172",
    can=can_finish_a_mission,
    registers=("mission",),
    blocks=3,
)
def finish_a_mission(g: State, f: Frame) -> bool:
    """Examples: Missions and Events › Completing Missions: to finish-a-mission: complete a mission"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/95-missions-played.rules.md:172: complete a mission
        if go == 0:
            you, mission = f[2], f[5]
            go = choose(
                g,
                f,
                1,
                you,
                FINISH_A_MISSION_QUESTION,
                [
                    mission
                    for mission in lying(g, None, (PLANNED + you,))
                    if (
                        not s[FRESH + mission]
                        and can_pay(g, (you, COST_OF[mission], None, (("complete", (mission,)),)))
                    )
                ],
            )
        # rules/resurgence/95-missions-played.rules.md:172: complete a mission
        if go == 1:
            you, mission = f[2], f[5]
            f[AT] = 2
            call(g, complete, you, mission)
            return True
        # rules/resurgence/95-missions-played.rules.md:172: complete a mission
        if go == 2:
            return done(g)
    return go == AWAY


@rules.rule(
    "act-and-help",
    "rules/resurgence/98-rulings-played.rules.md:84",
    registers=("p", "rest~1", "rest~1~at"),
    blocks=7,
)
def act_and_help(g: State, f: Frame) -> bool:
    """Examples: rulings: to act-and-help:"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/98-rulings-played.rules.md:85: for each p in clockwise of first-player:
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
            # rules/resurgence/98-rulings-played.rules.md:85: for each p in clockwise of first-player:
            if g.raised:
                f[AT] = 3
                return True
            go = 3
        # rules/resurgence/98-rulings-played.rules.md:86: phase turn of p:
        if go == 3:
            p = f[5]
            begin(g, TURN_PHASE, p)
            # rules/resurgence/98-rulings-played.rules.md:87: gain 1 meds for next of p
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
    s = g.s
    if (
        not any(
            (
                s[FREE_RESCUE + you] != 0
                or can_pay(
                    g,
                    (
                        you,
                        {FOOD: price(g, you, survivor)},
                        None,
                        (("rescue-and-place", ()), ("rescue", (survivor,))),
                    ),
                )
            )
            for survivor in lying(g, None, [ROW + it for it in EACH_ROW_SPACE])
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
    """Examples: rulings: to rescue-and-place:"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/98-rulings-played.rules.md:90: rescue a survivor
        if go == 0:
            you, survivor = f[2], f[5]
            go = choose(
                g,
                f,
                1,
                you,
                RESCUE_AND_PLACE_QUESTION,
                [
                    survivor
                    for survivor in lying(g, None, [ROW + it for it in EACH_ROW_SPACE])
                    if (
                        s[FREE_RESCUE + you] != 0
                        or can_pay(
                            g, (you, {FOOD: price(g, you, survivor)}, None, (("rescue", (survivor,)),))
                        )
                    )
                ],
            )
        # rules/resurgence/98-rulings-played.rules.md:90: rescue a survivor
        if go == 1:
            you, survivor = f[2], f[5]
            f[AT] = 2
            call(g, rescue, you, survivor)
            return True
        # rules/resurgence/98-rulings-played.rules.md:91: place a laborer in revolution-right
        if go == 2:
            you, laborer = f[2], f[6]
            go = choose(
                g,
                f,
                3,
                you,
                RESCUE_AND_PLACE_QUESTION_2,
                [
                    laborer
                    for laborer in lying(g, IS_LABORER, [AREA + you * 3 + it for it in EACH_ACCESS])
                    if (
                        g.at[laborer] == AREA + you * 3 + ACCESS_OF[REVOLUTION_RIGHT]
                        and not piles[SPOT + REVOLUTION_RIGHT + you]
                        and (True or held(g, "cleared", REVOLUTION_RIGHT, you))
                        and (
                            (
                                passes_for(g, you, laborer, OPEN_TO_OF[REVOLUTION_RIGHT])
                                and (
                                    not True
                                    or can_pay(
                                        g,
                                        (
                                            you,
                                            {
                                                "item": len(
                                                    piles[LAIR + REVOLUTION_RIGHT]
                                                ) + rivals(g, you, REVOLUTION_RIGHT)
                                            },
                                            None,
                                            (
                                                ("place", (laborer, REVOLUTION_RIGHT)),
                                                ("enter", (REVOLUTION_RIGHT,)),
                                            ),
                                        ),
                                    )
                                )
                            )
                            if OPEN_TO_OF[REVOLUTION_RIGHT] >= 0 and g.of[laborer] != HERO_TOKEN
                            else (
                                not True
                                or can_pay(
                                    g,
                                    (
                                        you,
                                        {
                                            "item": len(
                                                piles[LAIR + REVOLUTION_RIGHT]
                                            ) + rivals(g, you, REVOLUTION_RIGHT)
                                        },
                                        None,
                                        (
                                            ("place", (laborer, REVOLUTION_RIGHT)),
                                            ("enter", (REVOLUTION_RIGHT,)),
                                        ),
                                    ),
                                )
                            )
                        )
                    )
                ],
            )
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
    return go == AWAY


@rules.rule("keep-up-and-eat", "rules/resurgence/98-rulings-played.rules.md:92", blocks=2)
def keep_up_and_eat(g: State, f: Frame) -> bool:
    """Examples: rulings: to keep-up-and-eat:"""
    go: int = f[AT]
    while True:
        # rules/resurgence/98-rulings-played.rules.md:93: keep-up
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, keep_up, you)
            return True
        # rules/resurgence/98-rulings-played.rules.md:94: gain 1 food
        if go == 1:
            you = f[2]
            gain(g, you, FOOD, 1, you)
            return done(g)


@rules.procedure(
    "mutants-gain", "rules/resurgence-solo/01-solo.rules.md:14", params=(("what", "number", "number"),)
)
def mutants_gain(g: State, you: int, number: int) -> None:
    """Alone against the Mutants: to mutants-gain a number: change mutant-vp by the number"""
    if g.watch is not None:
        g.watch("mutants-gain", you, (("what", "number", number),))
    change(g, "mutant-vp", (), number)


@rules.procedure(
    "mutants-earn",
    "rules/resurgence-solo/01-solo.rules.md:16",
    params=(("what", "number", "number"), ("for", "reason")),
)
def mutants_earn(g: State, you: int, number: int, reason: int) -> None:
    """Alone against the Mutants: to mutants-earn a number for a reason:"""
    if g.watch is not None:
        g.watch("mutants-earn", you, (("what", "number", number), ("for", "thing", reason)))
    # rules/resurgence-solo/01-solo.rules.md:17: mutants-gain (the number)
    mutants_gain(g, you, number)
    # rules/resurgence-solo/01-solo.rules.md:18: change mutant-points of the reason by the number
    change(g, "mutant-points", (reason,), number)


def can_choose_difficulty(g: State, you: int, why: Any = None) -> bool:
    if not EACH_DIFFICULTY and no(why, "choose a difficulty as chosen"):
        return False
    return not why


@rules.rule(
    "choose-difficulty",
    "rules/resurgence-solo/01-solo.rules.md:44",
    can=can_choose_difficulty,
    registers=("chosen",),
    blocks=2,
)
def choose_difficulty(g: State, f: Frame) -> bool:
    """Alone against the Mutants › Setup: to choose-difficulty:"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/01-solo.rules.md:45: choose a difficulty as chosen
        if go == 0:
            you = f[2]
            go = choose_plain(g, f, 1, you, CHOOSE_DIFFICULTY_QUESTION, EACH_DIFFICULTY)
        # rules/resurgence-solo/01-solo.rules.md:46: set mutant-vp to head-start of chosen
        if go == 1:
            chosen = f[5]
            s[MUTANT_VP] = max(0, HEAD_START_OF[chosen])
            return done(g)
    return go == AWAY


@rules.procedure("lay-out-mutant-leadership", "rules/resurgence-solo/01-solo.rules.md:100")
def lay_out_mutant_leadership(g: State, you: int) -> None:
    """Alone against the Mutants › Leadership of the Mutants: to lay-out-mutant-leadership:"""
    if g.watch is not None:
        g.watch("lay-out-mutant-leadership", you, ())
    # rules/resurgence-solo/01-solo.rules.md:101: put each nuclear-mutant-leadership-card in …
    for each in [it_2 for it_2 in EACH_MUTANT_LEADERSHIP_CARD if it_2 in IS_NUCLEAR_MUTANT_LEADERSHIP_CARD]:
        put_(g, you, each, NUCLEAR_BOX, -1, -1, -1, -1)
    # rules/resurgence-solo/01-solo.rules.md:102: shuffle nuclear-box
    shuffle(g, you, NUCLEAR_BOX)
    # rules/resurgence-solo/01-solo.rules.md:103: draw 3 mutant-leadership-card from nuclear-box to …
    draw_off(g, you, NUCLEAR_BOX, 3, NUCLEAR_BOX, MUTANT_LEADERSHIP_DECK)
    # rules/resurgence-solo/01-solo.rules.md:104: put each mutant-leadership-card where (not nuclear …
    for each_3 in [it_3 for it_3 in EACH_MUTANT_LEADERSHIP_CARD if not NUCLEAR_OF[it_3]]:
        put_(g, you, each_3, PLAIN_BOX, -1, -1, -1, -1)
    # rules/resurgence-solo/01-solo.rules.md:105: shuffle plain-box
    shuffle(g, you, PLAIN_BOX)
    # rules/resurgence-solo/01-solo.rules.md:106: draw 3 mutant-leadership-card from plain-box to …
    draw_off(g, you, PLAIN_BOX, 3, PLAIN_BOX, MUTANT_LEADERSHIP_DECK)


@rules.procedure(
    "mutants-advance",
    "rules/resurgence-solo/01-solo.rules.md:117",
    params=(("on", "access"),),
    fits={"on": (("mutant-spaces of it less than 10", lambda g, you, v, it: g.s[MUTANT_SPACES + it] < 10),)},
)
def mutants_advance(g: State, you: int, access: int) -> None:
    """Alone against the Mutants › Leadership of the Mutants: to mutants-advance on an access where
    (mutant-spaces of it less than 10): change mutant-spaces of the access by 1"""
    s = g.s
    if g.watch is not None:
        g.watch("mutants-advance", you, (("on", "thing", access),))
    s[MUTANT_SPACES + access] = max(0, min(10, s[MUTANT_SPACES + access] + 1))


def can_use_a_token(g: State, you: int, why: Any = None) -> bool:
    at, of, piles = g.at, g.of, g.piles
    if assigned(g, you, you) > 0:
        if (
            not (
                any(
                    any(
                        (
                            (
                                passes_for(g, you, token_21, OPEN_TO_OF[location_21])
                                and (
                                    location_21 not in IS_ZONE
                                    or can_pay(
                                        g,
                                        (
                                            you,
                                            {"item": toll(g, you, location_21)},
                                            None,
                                            (
                                                ("use-a-token", ()),
                                                ("take-turn", ()),
                                                ("place", (token_21, location_21)),
                                                ("enter", (location_21,)),
                                            ),
                                        ),
                                    )
                                )
                            )
                            if OPEN_TO_OF[location_21] >= 0 and of[token_21] != HERO_TOKEN
                            else (
                                location_21 not in IS_ZONE
                                or can_pay(
                                    g,
                                    (
                                        you,
                                        {"item": toll(g, you, location_21)},
                                        None,
                                        (
                                            ("use-a-token", ()),
                                            ("take-turn", ()),
                                            ("place", (token_21, location_21)),
                                            ("enter", (location_21,)),
                                        ),
                                    ),
                                )
                            )
                        )
                        for location_21 in EACH_LOCATION
                        if (
                            at[token_21] == AREA + you * 3 + ACCESS_OF[location_21]
                            and not piles[SPOT + location_21 + you]
                            and (location_21 in IS_ZONE or held(g, "cleared", location_21, you))
                        )
                    )
                    for token_21 in lying(g, None, [AREA + you * 3 + it for it in EACH_ACCESS])
                )
                or bool(lying(g, None, [AREA + you * 3 + it for it in EACH_ACCESS]))
            )
            and no(why, "choose one: option place: place a token in a location option rest: rest a token")
        ):
            return False
    return not why


@rules.rule("use-a-token", "rules/resurgence-solo/01-solo.rules.md:132", can=can_use_a_token, blocks=4)
def use_a_token(g: State, f: Frame) -> bool:
    """Alone against the Mutants › Worker Actions: to use-a-token:"""
    go: int = f[AT]
    while True:
        # rules/resurgence-solo/01-solo.rules.md:133: if assigned of you more than 0:
        if go == 0:
            you = f[2]
            if assigned(g, you, you) <= 0:
                go = 3
                continue
            # rules/resurgence-solo/01-solo.rules.md:134: phase turn of you: take-turn
            begin(g, TURN_PHASE, you)
            f[AT] = 2
            call(g, take_turn, you)
            return True
        # rules/resurgence-solo/01-solo.rules.md:134: phase turn of you: take-turn
        if go == 2:
            end(g)
            go = 3
        # rules/resurgence-solo/01-solo.rules.md:133: if assigned of you more than 0:
        if go == 3:
            return done(g)


@rules.rule(
    "stir-mutants",
    "rules/resurgence-solo/01-solo.rules.md:135",
    registers=("m", "rest~1", "rest~1~at"),
    blocks=4,
)
def stir_mutants(g: State, f: Frame) -> bool:
    """Alone against the Mutants › Worker Actions: to stir-mutants:"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while True:
        # rules/resurgence-solo/01-solo.rules.md:136: show-mutant-card
        if go == 0:
            you = f[2]
            show_mutant_card(g, you)
            # rules/resurgence-solo/01-solo.rules.md:137: for each m in each mutant-action where (district …
            f[6] = one_by_one(
                g,
                [
                    it_2
                    for it_2 in EACH_MUTANT_ACTION
                    if (
                        DISTRICT_OF[it_2] == DISTRICT_OF[last(piles[MUTANT_SHOWN])]
                        and BOARD_SIDE_OF[it_2] == s[SIDE_UP]
                    )
                ],
            )
            f[7] = 0
            go = 1
        # rules/resurgence-solo/01-solo.rules.md:137: for each m in each mutant-action where (district …
        if go == 1:
            if f[7] >= len(f[6]):
                go = 3
                continue
            f[5] = m = f[6][f[7]]
            f[7] += 1
            # rules/resurgence-solo/01-solo.rules.md:138: mutants-act m
            you = f[2]
            f[AT] = 1
            call(g, mutants_act, you, m)
            return True
        # rules/resurgence-solo/01-solo.rules.md:137: for each m in each mutant-action where (district …
        if go == 3:
            return done(g)


def can_mutants_act(g: State, you: int, mutant_action: Any, why: Any = None) -> bool:
    if not can_follow(g, you, mutant_action) and no(why, "follow the mutant-action"):
        return False
    return not why


@rules.rule(
    "mutants-act",
    "rules/resurgence-solo/01-solo.rules.md:139",
    params=(("what", "mutant-action"),),
    can=can_mutants_act,
    blocks=2,
)
def mutants_act(g: State, f: Frame) -> bool:
    """Alone against the Mutants › Worker Actions: to mutants-act a mutant-action: follow the mutant-action"""
    go: int = f[AT]
    while True:
        # rules/resurgence-solo/01-solo.rules.md:139: follow the mutant-action
        if go == 0:
            you, mutant_action = f[2], f[5]
            f[AT] = 1
            follow_lines(g, you, mutant_action)
            return not g.over
        # rules/resurgence-solo/01-solo.rules.md:139: follow the mutant-action
        if go == 1:
            return done(g)


@rules.procedure("mutants-complete-mission", "rules/resurgence-solo/02-mutant-actions.rules.md:60")
def mutants_complete_mission(g: State, you: int) -> None:
    """What the Mutants do › How it is done: to mutants-complete-mission:"""
    piles = g.piles
    tick(g, "mutants-complete-mission", 6)
    if g.watch is not None:
        g.watch("mutants-complete-mission", you, ())
    # rules/resurgence-solo/02-mutant-actions.rules.md:61: let candidates be each mission-space …
    candidates = [
        it_2 for it_2 in EACH_MISSION_SPACE if GRADE_OF[it_2] == wanted_grade(g, you) and piles[POSTED + it_2]
    ]
    # rules/resurgence-solo/02-mutant-actions.rules.md:62: if count candidates more than 0:
    if candidates:
        # rules/resurgence-solo/02-mutant-actions.rules.md:63: let best be last of (first of (groups of …
        best = last(first(groups(candidates, lambda it_3: worth(g, you, it_3))))
        # rules/resurgence-solo/02-mutant-actions.rules.md:64: mutants-take first of posted of best
        if first(inside(g, pile_at(g, "posted", best))) >= 0:
            mutants_take(g, you, first(inside(g, pile_at(g, "posted", best))))
    # rules/resurgence-solo/02-mutant-actions.rules.md:65: turn-the-board
    turn_the_board(g, you)


@rules.procedure(
    "mutants-take", "rules/resurgence-solo/02-mutant-actions.rules.md:66", params=(("what", "mission"),)
)
def mutants_take(g: State, you: int, mission: int) -> None:
    """What the Mutants do › How it is done: to mutants-take a mission:"""
    if g.watch is not None:
        g.watch("mutants-take", you, (("what", "thing", mission),))
    # rules/resurgence-solo/02-mutant-actions.rules.md:67: mutants-gain (points of the mission)
    mutants_gain(g, you, POINTS_OF[mission])
    # rules/resurgence-solo/02-mutant-actions.rules.md:68: if with-more of the mission: mutants-gain 1
    if WITH_MORE_OF[mission]:
        mutants_gain(g, you, 1)
    # rules/resurgence-solo/02-mutant-actions.rules.md:69: remove the mission
    remove(g, you, mission, -1)


@rules.procedure("turn-the-board", "rules/resurgence-solo/02-mutant-actions.rules.md:70")
def turn_the_board(g: State, you: int) -> None:
    """What the Mutants do › How it is done: to turn-the-board:"""
    s = g.s
    if g.watch is not None:
        g.watch("turn-the-board", you, ())
    # rules/resurgence-solo/02-mutant-actions.rules.md:71: if side-up is side-a:
    if s[SIDE_UP] == SIDE_A:
        # rules/resurgence-solo/02-mutant-actions.rules.md:72: set side-up to side-b
        s[SIDE_UP] = SIDE_B
    else:
        # rules/resurgence-solo/02-mutant-actions.rules.md:74: set side-up to side-a
        s[SIDE_UP] = SIDE_A


def can_tire_out_one(g: State, you: int, why: Any = None) -> bool:
    piles = g.piles
    if ready_cards(g, you, you) > 0:
        if (
            not any(not exhausted(g, survivor) for survivor in piles[CREW + you])
            and no(why, "exhaust a survivor of crew of you where (not exhausted of it)")
        ):
            return False
    return not why


@rules.rule(
    "tire-out-one",
    "rules/resurgence-solo/02-mutant-actions.rules.md:82",
    can=can_tire_out_one,
    registers=("survivor",),
    blocks=4,
)
def tire_out_one(g: State, f: Frame) -> bool:
    """What the Mutants do › How it is done: to tire-out-one:"""
    piles = g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/02-mutant-actions.rules.md:83: if ready-cards of you more than 0:
        if go == 0:
            you = f[2]
            counted = 0
            for it in piles[CREW + you]:
                if not exhausted(g, it):
                    counted += 1
            if counted <= 0:
                go = 3
                continue
            # rules/resurgence-solo/02-mutant-actions.rules.md:84: exhaust a survivor of crew of you where …
            go = choose(
                g,
                f,
                2,
                you,
                TIRE_OUT_ONE_QUESTION,
                [it_2 for it_2 in piles[CREW + you] if not exhausted(g, it_2)],
            )
        # rules/resurgence-solo/02-mutant-actions.rules.md:84: exhaust a survivor of crew of you where …
        if go == 2:
            you, survivor = f[2], f[5]
            exhaust(g, you, survivor)
            go = 3
        # rules/resurgence-solo/02-mutant-actions.rules.md:83: if ready-cards of you more than 0:
        if go == 3:
            return done(g)
    return go == AWAY


def can_tire_out_two(g: State, you: int, why: Any = None) -> bool:
    piles = g.piles
    if (
        not any(
            any(not exhausted(g, other_card) and other_card != one_card for other_card in piles[CREW + you])
            for one_card in piles[CREW + you]
            if not exhausted(g, one_card)
        )
        and no(why, "choose a survivor of crew of you where (not exhausted of it) as one-card")
    ):
        return False
    return not why


@rules.rule(
    "tire-out-two",
    "rules/resurgence-solo/02-mutant-actions.rules.md:85",
    can=can_tire_out_two,
    registers=("one-card", "other-card"),
    blocks=3,
)
def tire_out_two(g: State, f: Frame) -> bool:
    """What the Mutants do › How it is done: to tire-out-two:"""
    piles = g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/02-mutant-actions.rules.md:86: choose a survivor of crew of you where …
        if go == 0:
            you, one_card = f[2], f[5]
            go = choose(
                g,
                f,
                1,
                you,
                TIRE_OUT_TWO_QUESTION,
                [
                    one_card
                    for one_card in piles[CREW + you]
                    if (
                        not exhausted(g, one_card)
                        and any(
                            not exhausted(g, other_card) and other_card != one_card
                            for other_card in piles[CREW + you]
                        )
                    )
                ],
            )
        # rules/resurgence-solo/02-mutant-actions.rules.md:87: choose a survivor of crew of you where …
        if go == 1:
            you, one_card = f[2], f[5]
            go = choose(
                g,
                f,
                2,
                you,
                TIRE_OUT_TWO_QUESTION_2,
                [it_3 for it_3 in piles[CREW + you] if not exhausted(g, it_3) and it_3 != one_card],
            )
        # rules/resurgence-solo/02-mutant-actions.rules.md:88: exhaust one-card
        if go == 2:
            you, one_card, other_card = f[2], f[5], f[6]
            exhaust(g, you, one_card)
            # rules/resurgence-solo/02-mutant-actions.rules.md:89: exhaust other-card
            exhaust(g, you, other_card)
            return done(g)
    return go == AWAY


@rules.procedure(
    "discard-last",
    "rules/resurgence-solo/02-mutant-actions.rules.md:90",
    params=(("what", "number", "number"),),
)
def discard_last(g: State, you: int, number: int) -> None:
    """What the Mutants do › How it is done: to discard-last a number:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("discard-last", you, (("what", "number", number),))
    # rules/resurgence-solo/02-mutant-actions.rules.md:91: repeat (the number) times:
    for _ in repeated(g, number):
        # rules/resurgence-solo/02-mutant-actions.rules.md:92: let gone be first of (each row-space …
        gone = first([it_2 for it_2 in EACH_ROW_SPACE if piles[ROW + it_2]])
        # rules/resurgence-solo/02-mutant-actions.rules.md:93: if gone is not nothing:
        if gone >= 0:
            # rules/resurgence-solo/02-mutant-actions.rules.md:94: move each survivor of row of gone to …
            move_each(g, you, inside(g, pile_at(g, "row", gone)), SURVIVOR_DISCARD, -1)


def can_lose_a_room(g: State, you: int, why: Any = None) -> bool:
    s, piles = g.s, g.piles
    if (
        not any(piles[RUBBLE_ON + site + you] and not s[LOST + site + you] for site in EACH_ROOM)
        and no(
            why,
            "choose a room where (count rubble-on of it at you more than 0 and not lost of it at you) as site",
        )
    ):
        return False
    return not why


@rules.rule(
    "lose-a-room",
    "rules/resurgence-solo/02-mutant-actions.rules.md:108",
    can=can_lose_a_room,
    registers=("site",),
    blocks=2,
)
def lose_a_room(g: State, f: Frame) -> bool:
    """What the Mutants do › How it is done: to lose-a-room:"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/02-mutant-actions.rules.md:109: choose a room where (count rubble-on of …
        if go == 0:
            you = f[2]
            go = choose_plain(
                g,
                f,
                1,
                you,
                LOSE_A_ROOM_QUESTION,
                [it_2 for it_2 in EACH_ROOM if piles[RUBBLE_ON + it_2 + you] and not s[LOST + it_2 + you]],
            )
        # rules/resurgence-solo/02-mutant-actions.rules.md:110: set lost of site at you to yes
        if go == 1:
            you, site = f[2], f[5]
            s[LOST + site + you] = 1
            # rules/resurgence-solo/02-mutant-actions.rules.md:111: reveal rubble-on of site at you
            reveal(g, you, RUBBLE_ON + site + you, -1)
            # rules/resurgence-solo/02-mutant-actions.rules.md:112: mutants-gain (total shown-points at …
            mutants_gain(
                g,
                you,
                sum(
                    [
                        look(g, SHOWN_POINTS_ROWS, (g.of[g.of[it_3]],))
                        for it_3 in piles[RUBBLE_ON + site + you]
                    ]
                ),
            )
            return done(g)
    return go == AWAY


@rules.procedure(
    "turn-over",
    "rules/resurgence-solo/90-solo-played.rules.md:43",
    params=(("what", "mutant-leadership-card"),),
)
def turn_over(g: State, you: int, mutant_leadership_card: int) -> None:
    """Examples: the solo game › Setup: to turn-over a mutant-leadership-card:"""
    piles = g.piles
    if g.watch is not None:
        g.watch("turn-over", you, (("what", "thing", mutant_leadership_card),))
    # rules/resurgence-solo/90-solo-played.rules.md:44: move each mutant-leadership-card of mutant- …
    move_each(g, you, piles[MUTANT_LEADERSHIP_SHOWN], MUTANT_LEADERSHIP_DISCARD, -1)
    # rules/resurgence-solo/90-solo-played.rules.md:45: put the mutant-leadership-card in mutant- …
    put_(g, you, mutant_leadership_card, MUTANT_LEADERSHIP_SHOWN, -1, -1, -1, -1)


@rules.procedure("three-openings", "rules/resurgence-solo/90-solo-played.rules.md:46")
def three_openings(g: State, you: int) -> None:
    """Examples: the solo game › Setup: to three-openings:"""
    if g.watch is not None:
        g.watch("three-openings", you, ())
    # rules/resurgence-solo/90-solo-played.rules.md:47: repeat 3 times: open-round
    for _ in repeated(g, 3):
        open_round(g, you)


def can_mission_chance(g: State, you: int, self_: Any, player: Any, token: Any, location: Any, why: Any = None) -> bool:
    s, at, piles = g.s, g.at, g.piles
    if (
        not any(
            can_pay(g, (you, COST_OF[mission_85], None, (("complete-here", ()), ("complete", (mission_85,)))))
            for mission_85 in piles[PLANNED + you]
            if fits(g, you, mission_85) and at[mission_85] == PLANNED + you and not s[FRESH + mission_85]
        )
        and no(why, "complete a mission of planned of you where (fits of it)")
    ):
        return False
    return not why


@rules.after(
    PLACE_EVENT,
    "mission-chance.1",
    "rules/resurgence/04-actions.rules.md:50",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    can=can_mission_chance,
    blocks=2,
    of="mission-chance",
    laws=Laws(
        optional=True,
        open_until=TURN_PHASE,
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 2, 3),
    hears=lambda g, you, self_, by, _what_, _in_: (
        by == you
        and element(g, _what_) in IS_TOKEN
        and _in_ in IS_ZONE
    ),
)
def mission_chance(g: State, f: Frame) -> bool:
    """Worker Actions › Turn options: after you place a token in a zone: complete-here"""
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:50: complete-here
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, complete_here, you)
            return True
        # rules/resurgence/04-actions.rules.md:50: complete-here
        if go == 1:
            return done(g)


def can_event_chance(g: State, you: int, self_: Any, player: Any, token: Any, location: Any, why: Any = None) -> bool:
    s, piles = g.s, g.piles
    if (
        not any(
            can_follow(g, you, event_87)
            for event_87 in piles[EVENT_SHOWN]
            if (
                DISTRICT_OF[event_87] == s[EVENT_TOKEN]
                and DISTRICT_OF[s[PLACED_IN + you]] == s[EVENT_TOKEN]
                and can_follow(g, you, event_87)
            )
        )
        and no(
            why,
            "follow an event of event-shown where (district of it is event-token and district of (placed-in of you) is event-token and can (follow it))",
        )
    ):
        return False
    return not why


@rules.after(
    PLACE_EVENT,
    "event-chance.1",
    "rules/resurgence/04-actions.rules.md:52",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    can=can_event_chance,
    blocks=2,
    of="event-chance",
    laws=Laws(
        optional=True,
        open_until=TURN_PHASE,
        only_while=lambda g, you, self_: WORKER_ACTIONS_PHASE in g.phases and not g.s[RESTING + you],
    ),
    takes=(0, 1, 2, 3),
    hears=lambda g, you, self_, by, _what_, _in_: (
        by == you
        and element(g, _what_) in IS_TOKEN
        and _in_ in IS_ZONE
    ),
)
def event_chance(g: State, f: Frame) -> bool:
    """Worker Actions › Turn options: after you place a token in a zone: use-event"""
    go: int = f[AT]
    while True:
        # rules/resurgence/04-actions.rules.md:52: use-event
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, use_event, you)
            return True
        # rules/resurgence/04-actions.rules.md:52: use-event
        if go == 1:
            return done(g)


@rules.lines_of("arbat-upper.lines", "rules/resurgence/10-zones.rules.md:11", params=(("self", "self"),))
def arbat_upper(g: State, f: Frame) -> bool:
    """The map › Arbat: zone arbat-upper "Arbat (Upper Zone)", arbat, metro"""
    you = f[2]
    # rules/resurgence/10-zones.rules.md:12: gain 1 part
    gain(g, you, PART, 1, you)
    return done(g)


@rules.lines_of("arbat-lower.lines", "rules/resurgence/10-zones.rules.md:13", params=(("self", "self"),))
def arbat_lower(g: State, f: Frame) -> bool:
    """The map › Arbat: zone arbat-lower "Arbat (Lower Zone)", arbat, metro, open-to builder"""
    you = f[2]
    # rules/resurgence/10-zones.rules.md:14: gain 2 parts
    gain(g, you, PART, 2, you)
    return done(g)


@rules.lines_of(
    "museum-upper.lines", "rules/resurgence/10-zones.rules.md:21", params=(("self", "self"),), blocks=3
)
def museum_upper(g: State, f: Frame) -> bool:
    """The map › Museum Row: zone museum-upper "Museum Row (Upper Zone)", museum, metro, open-to scholar"""
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:22: gain 1 meds
        if go == 0:
            you = f[2]
            gain(g, you, MEDS, 1, you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/10-zones.rules.md:23: plan-ahead 1
        if go == 1:
            you = f[2]
            f[AT] = 2
            call(g, plan_ahead, you, 1)
            return True
        # rules/resurgence/10-zones.rules.md:23: plan-ahead 1
        if go == 2:
            return done(g)


def can_museum_lower(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if not lying(g, IS_SPECIALIST, (RESERVE + you,)) and no(why, "enlist a specialist"):
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
    """The map › Museum Row: zone museum-lower "Museum Row (Lower Zone)", museum, harbor"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/10-zones.rules.md:25: enlist a specialist
        if go == 0:
            you = f[2]
            go = choose(g, f, 1, you, MUSEUM_LOWER_QUESTION, lying(g, IS_SPECIALIST, (RESERVE + you,)))
        # rules/resurgence/10-zones.rules.md:25: enlist a specialist
        if go == 1:
            you, specialist = f[2], f[6]
            enlist(g, you, specialist)
            return done(g)
    return go == AWAY


@rules.lines_of("revolution-left.lines", "rules/resurgence/10-zones.rules.md:32", params=(("self", "self"),))
def revolution_left(g: State, f: Frame) -> bool:
    """The map › Revolution Square: zone revolution-left "Revolution Square (Left Zone)", revolution, metro,
    open-to ranger"""
    you = f[2]
    # rules/resurgence/10-zones.rules.md:33: gain 3 food
    gain(g, you, FOOD, 3, you)
    return done(g)


@rules.lines_of("revolution-right.lines", "rules/resurgence/10-zones.rules.md:34", params=(("self", "self"),))
def revolution_right(g: State, f: Frame) -> bool:
    """The map › Revolution Square: zone revolution-right "Revolution Square (Right Zone)", revolution,
    metro"""
    you = f[2]
    # rules/resurgence/10-zones.rules.md:35: gain 2 food
    gain(g, you, FOOD, 2, you)
    return done(g)


@rules.lines_of("barbarian-left.lines", "rules/resurgence/10-zones.rules.md:42", params=(("self", "self"),))
def barbarian_left(g: State, f: Frame) -> bool:
    """The map › Barbarian Gate: zone barbarian-left "Barbarian Gate (Left Zone)", barbarian, harbor, open-to
    scholar"""
    you = f[2]
    # rules/resurgence/10-zones.rules.md:43: gain 2 fuel
    gain(g, you, FUEL, 2, you)
    return done(g)


@rules.lines_of("barbarian-right.lines", "rules/resurgence/10-zones.rules.md:44", params=(("self", "self"),))
def barbarian_right(g: State, f: Frame) -> bool:
    """The map › Barbarian Gate: zone barbarian-right "Barbarian Gate (Right Zone)", barbarian, harbor"""
    you = f[2]
    # rules/resurgence/10-zones.rules.md:45: gain 1 fuel
    gain(g, you, FUEL, 1, you)
    return done(g)


def can_kremlin_upper(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if (
        not any(
            (
                s[FREE_RESCUE + you] != 0
                or can_pay(g, (you, {FOOD: price(g, you, survivor)}, None, (("rescue", (survivor,)),)))
            )
            for survivor in lying(g, None, [ROW + it_2 for it_2 in EACH_ROW_SPACE])
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
    """The map › Kremlin: zone kremlin-upper "Kremlin (Upper Zone)", kremlin, metro"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/10-zones.rules.md:53: rescue a survivor
        if go == 0:
            you, survivor = f[2], f[6]
            go = choose(
                g,
                f,
                1,
                you,
                KREMLIN_UPPER_QUESTION,
                [
                    survivor
                    for survivor in lying(g, None, [ROW + it_2 for it_2 in EACH_ROW_SPACE])
                    if (
                        s[FREE_RESCUE + you] != 0
                        or can_pay(
                            g, (you, {FOOD: price(g, you, survivor)}, None, (("rescue", (survivor,)),))
                        )
                    )
                ],
            )
        # rules/resurgence/10-zones.rules.md:53: rescue a survivor
        if go == 1:
            you, survivor = f[2], f[6]
            f[AT] = 2
            call(g, rescue, you, survivor)
            return True
        # rules/resurgence/10-zones.rules.md:53: rescue a survivor
        if go == 2:
            return done(g)
    return go == AWAY


@rules.lines_of(
    "kremlin-lower.lines", "rules/resurgence/10-zones.rules.md:54", params=(("self", "self"),), blocks=3
)
def kremlin_lower(g: State, f: Frame) -> bool:
    """The map › Kremlin: zone kremlin-lower "Kremlin (Lower Zone)", kremlin, harbor, open-to ranger"""
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:55: gain 1 ammo
        if go == 0:
            you = f[2]
            gain(g, you, AMMO, 1, you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/10-zones.rules.md:56: plan-ahead 1
        if go == 1:
            you = f[2]
            f[AT] = 2
            call(g, plan_ahead, you, 1)
            return True
        # rules/resurgence/10-zones.rules.md:56: plan-ahead 1
        if go == 2:
            return done(g)


def can_hope_left(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if (
        not any(
            can_pay(g, (you, {PART: 1}))
            for site_92 in EACH_ROOM
            if (
                not s[CLEARED + site_92 + you]
                and not s[LOST + site_92 + you]
                and look(g, ROOM_LEVEL_ROWS, (site_92,)) <= s[COMPOUND_LEVEL + you]
            )
        )
        and no(why, "choose a room where (may-be-built of it) as site")
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
    """The map › Hope Island: zone hope-left "Hope Island (Left Zone)", hope, harbor, open-to builder"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:64: pay 1 part
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(
                g,
                f,
                (you, {PART: 1}),
                lambda : any(
                    (
                        not s[CLEARED + site_93 + you]
                        and not s[LOST + site_93 + you]
                        and look(g, ROOM_LEVEL_ROWS, (site_93,)) <= s[COMPOUND_LEVEL + you]
                    )
                    for site_93 in EACH_ROOM
                ),
            )
        # rules/resurgence/10-zones.rules.md:65: build
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
            can_pay(g, (you, {PART: 2}))
            for site_94 in EACH_ROOM
            if (
                not s[CLEARED + site_94 + you]
                and not s[LOST + site_94 + you]
                and look(g, ROOM_LEVEL_ROWS, (site_94,)) <= s[COMPOUND_LEVEL + you]
            )
        )
        and no(why, "choose a room where (may-be-built of it) as site")
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
    """The map › Hope Island: zone hope-right "Hope Island (Right Zone)", hope, harbor"""
    s = g.s
    go: int = f[AT]
    while True:
        # rules/resurgence/10-zones.rules.md:67: pay 2 parts
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(
                g,
                f,
                (you, {PART: 2}),
                lambda : any(
                    (
                        not s[CLEARED + site_95 + you]
                        and not s[LOST + site_95 + you]
                        and look(g, ROOM_LEVEL_ROWS, (site_95,)) <= s[COMPOUND_LEVEL + you]
                    )
                    for site_95 in EACH_ROOM
                ),
            )
        # rules/resurgence/10-zones.rules.md:68: build
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
    """The rooms of a Compound: room checkpoint "Checkpoint", compound"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/11-rooms.rules.md:11: gain 1 meds, or gain 1 ammo
        if go == 0:
            you = f[2]
            options = [0, 1]
            go = ways(g, f, you, CHECKPOINT_QUESTION, options)
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
    return go == AWAY


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
    """The rooms of a Compound: room armory "Armory", compound"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:13: pay 1 fuel
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(g, f, (you, {FUEL: 1}))
        # rules/resurgence/11-rooms.rules.md:14: gain 2 ammo
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
    """The rooms of a Compound: room clinic "Clinic", compound"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:16: pay 1 fuel
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(g, f, (you, {FUEL: 1}))
        # rules/resurgence/11-rooms.rules.md:17: gain 2 meds
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
    """The rooms of a Compound: room market-stall "Market Stall", compound"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/11-rooms.rules.md:19: pay any 1 resource
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(g, f, (you, {"resource": 1}))
        # rules/resurgence/11-rooms.rules.md:20: gain any 2 resource
        if go == 1:
            you = f[2]
            go = choose_goods(g, f, 2, you, MARKET_STALL_QUESTION, [FOOD, PART, FUEL], 2, 2)
        # rules/resurgence/11-rooms.rules.md:20: gain any 2 resource
        if go == 2:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


def can_kitchen(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if (
        not any(
            (
                can_pay(
                    g,
                    (you, {FUEL: 1}),
                    (you, {FOOD: price(g, you, survivor)}, None, (("rescue", (survivor,)),)),
                )
                if s[FREE_RESCUE + you] == 0
                else can_pay(g, (you, {FUEL: 1}))
            )
            for survivor in lying(g, None, [ROW + it_2 for it_2 in EACH_ROW_SPACE])
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
    registers=("survivor",),
    blocks=4,
)
def kitchen(g: State, f: Frame) -> bool:
    """The rooms of a Compound: room kitchen "Kitchen", compound"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/11-rooms.rules.md:22: pay 1 fuel
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(
                g,
                f,
                (you, {FUEL: 1}),
                lambda : any(
                    (
                        s[FREE_RESCUE + you] != 0
                        or can_pay(
                            g, (you, {FOOD: price(g, you, survivor)}, None, (("rescue", (survivor,)),))
                        )
                    )
                    for survivor in lying(g, None, [ROW + it_2 for it_2 in EACH_ROW_SPACE])
                ),
            )
        # rules/resurgence/11-rooms.rules.md:23: rescue a survivor
        if go == 1:
            you, survivor = f[2], f[6]
            go = choose(
                g,
                f,
                2,
                you,
                KITCHEN_QUESTION,
                [
                    survivor
                    for survivor in lying(g, None, [ROW + it_2 for it_2 in EACH_ROW_SPACE])
                    if (
                        s[FREE_RESCUE + you] != 0
                        or can_pay(
                            g, (you, {FOOD: price(g, you, survivor)}, None, (("rescue", (survivor,)),))
                        )
                    )
                ],
            )
        # rules/resurgence/11-rooms.rules.md:23: rescue a survivor
        if go == 2:
            you, survivor = f[2], f[6]
            f[AT] = 3
            call(g, rescue, you, survivor)
            return True
        # rules/resurgence/11-rooms.rules.md:23: rescue a survivor
        if go == 3:
            return done(g)
    return go == AWAY


@rules.lines_of("garage.lines", "rules/resurgence/11-rooms.rules.md:24", params=(("self", "self"),), blocks=2)
def garage(g: State, f: Frame) -> bool:
    """The rooms of a Compound: room garage "Garage", compound"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:25: take-a-token
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, take_a_token, you)
            return True
        # rules/resurgence/11-rooms.rules.md:25: take-a-token
        if go == 1:
            return done(g)


@rules.lines_of(
    "scout-post.lines", "rules/resurgence/11-rooms.rules.md:26", params=(("self", "self"),), blocks=2
)
def scout_post(g: State, f: Frame) -> bool:
    """The rooms of a Compound: room scout-post "Scout Post", compound"""
    go: int = f[AT]
    while True:
        # rules/resurgence/11-rooms.rules.md:27: plan-ahead 1
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, plan_ahead, you, 1)
            return True
        # rules/resurgence/11-rooms.rules.md:27: plan-ahead 1
        if go == 1:
            return done(g)


@rules.lines_of(
    "workshop.lines",
    "rules/resurgence/11-rooms.rules.md:28",
    params=(("self", "self"),),
    registers=("goods",),
    blocks=2,
)
def workshop(g: State, f: Frame) -> bool:
    """The rooms of a Compound: room workshop "Workshop", compound, open-to builder"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/11-rooms.rules.md:29: gain any 2 resource
        if go == 0:
            you = f[2]
            go = choose_goods(g, f, 1, you, WORKSHOP_QUESTION, [FOOD, PART, FUEL], 2, 2)
        # rules/resurgence/11-rooms.rules.md:29: gain any 2 resource
        if go == 1:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


def can_propaganda(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if (
        not any(can_pay(g, (you, {FUEL: 1})) for access in EACH_ACCESS if s[SPACES + you * 3 + access] < 10)
        and no(why, "advance on an access")
    ):
        return False
    return not why


@rules.lines_of(
    "propaganda.lines",
    "rules/resurgence/11-rooms.rules.md:30",
    params=(("self", "self"),),
    can=can_propaganda,
    registers=("access",),
    blocks=4,
)
def propaganda(g: State, f: Frame) -> bool:
    """The rooms of a Compound: room propaganda "Propaganda", compound, open-to scholar"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/11-rooms.rules.md:31: pay 1 fuel
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(
                g,
                f,
                (you, {FUEL: 1}),
                lambda : any(s[SPACES + you * 3 + access] < 10 for access in EACH_ACCESS),
            )
        # rules/resurgence/11-rooms.rules.md:32: advance on an access
        if go == 1:
            you = f[2]
            go = choose_plain(
                g, f, 2, you, PROPAGANDA_QUESTION, [it for it in EACH_ACCESS if s[SPACES + you * 3 + it] < 10]
            )
        # rules/resurgence/11-rooms.rules.md:32: advance on an access
        if go == 2:
            you, access = f[2], f[6]
            f[AT] = 3
            call(g, advance, you, access)
            return True
        # rules/resurgence/11-rooms.rules.md:32: advance on an access
        if go == 3:
            return done(g)
    return go == AWAY


@rules.lines_of(
    "headquarters.lines",
    "rules/resurgence/11-rooms.rules.md:33",
    params=(("self", "self"),),
    registers=("mission",),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def headquarters(g: State, f: Frame) -> bool:
    """The rooms of a Compound: room headquarters "Headquarters", compound, open-to ranger"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/11-rooms.rules.md:34: may complete a mission
        if go == 0:
            you = f[2]
            options = []
            if any(
                can_pay(g, (you, COST_OF[mission], None, (("complete", (mission,)),)))
                for mission in lying(g, None, (PLANNED + you,))
                if not s[FRESH + mission]
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, HEADQUARTERS_QUESTION, options)
        # rules/resurgence/11-rooms.rules.md:34: complete a mission
        if go == 1:
            you, mission = f[2], f[6]
            go = choose(
                g,
                f,
                2,
                you,
                HEADQUARTERS_QUESTION_2,
                [
                    mission
                    for mission in lying(g, None, (PLANNED + you,))
                    if (
                        not s[FRESH + mission]
                        and can_pay(g, (you, COST_OF[mission], None, (("complete", (mission,)),)))
                    )
                ],
            )
        # rules/resurgence/11-rooms.rules.md:34: complete a mission
        if go == 2:
            you, mission = f[2], f[6]
            f[AT] = 3
            call(g, complete, you, mission)
            return True
        # rules/resurgence/11-rooms.rules.md:34: complete a mission
        if go == 3:
            go = 4
        # rules/resurgence/11-rooms.rules.md:34: may complete a mission
        if go == 4:
            return done(g)
    return go == AWAY


@rules.after(
    RESCUE_EVENT,
    "chef.1",
    "rules/resurgence/20-survivors.rules.md:8",
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


def can_dock_worker(g: State, you: int, self_: Any, why: Any = None) -> bool:
    at = g.at
    if (
        not any(
            any(at[moved_106] != AREA + you * 3 + target_106 for target_106 in HARBOR_AND_1_MORE)
            for moved_106 in all_of(g, "token")
            if lies_among(g, you, moved_106, [HARBOR, COMPOUND])
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.lines_of(
    "dock-worker.lines",
    "rules/resurgence/20-survivors.rules.md:9",
    params=(("self", "self"),),
    can=can_dock_worker,
    blocks=2,
)
def dock_worker(g: State, f: Frame) -> bool:
    """Survivors › Builders: survivor dock-worker "Dock Worker", builder"""
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:10: switch between harbor and compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, switch, you, [HARBOR, COMPOUND])
            return True
        # rules/resurgence/20-survivors.rules.md:10: switch between harbor and compound
        if go == 1:
            return done(g)


@rules.after(
    PLACE_EVENT,
    "farmer.1",
    "rules/resurgence/20-survivors.rules.md:14",
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
    PLACE_EVENT,
    "fisherman.1",
    "rules/resurgence/20-survivors.rules.md:18",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    of="fisherman",
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
        and _in_ in IS_HARBOR_ZONE
    ),
)
def fisherman(g: State, f: Frame) -> bool:
    """Survivors › Builders: after you place a token in a harbor-zone: gain 1 food"""
    you = f[2]
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.after(
    BUILD_EVENT,
    "foreman.1",
    "rules/resurgence/20-survivors.rules.md:20",
    params=(("self", "self"), ("by", "player")),
    of="foreman",
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
def foreman(g: State, f: Frame) -> bool:
    """Survivors › Builders: after you build: gain 1 vp"""
    you = f[2]
    gain(g, you, VP, 1, you)
    return done(g)


@rules.after(
    GAIN_EVENT,
    "gunsmith.1",
    "rules/resurgence/20-survivors.rules.md:22",
    params=(("self", "self"), ("by", "player"), ("many", "amount", "number")),
    of="gunsmith",
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
    hears=lambda g, you, self_, by, _what_, _many_, _from_: by == you and _what_ == AMMO,
)
def gunsmith(g: State, f: Frame) -> bool:
    """Survivors › Builders: after you gain any ammo: gain 1 part"""
    you = f[2]
    gain(g, you, PART, 1, you)
    return done(g)


@rules.after(
    PLACE_EVENT,
    "mechanic.1",
    "rules/resurgence/20-survivors.rules.md:24",
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
    COMPLETE_EVENT,
    "miner.1",
    "rules/resurgence/20-survivors.rules.md:26",
    params=(("self", "self"), ("by", "player"), ("what", "mission")),
    of="miner",
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
    hears=lambda g, you, self_, by, _what_: by == you and _what_ in IS_MISSION,
)
def miner(g: State, f: Frame) -> bool:
    """Survivors › Builders: after you complete a mission: gain 1 vp"""
    you = f[2]
    gain(g, you, VP, 1, you)
    return done(g)


@rules.after(
    PLAN_EVENT,
    "plumber.1",
    "rules/resurgence/20-survivors.rules.md:28",
    params=(("self", "self"), ("by", "player"), ("what", "mission")),
    of="plumber",
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
    hears=lambda g, you, self_, by, _what_: by == you and _what_ in IS_MISSION,
)
def plumber(g: State, f: Frame) -> bool:
    """Survivors › Builders: after you plan a mission: gain 1 food"""
    you = f[2]
    gain(g, you, FOOD, 1, you)
    return done(g)


def can_truck_driver(g: State, you: int, self_: Any, why: Any = None) -> bool:
    at = g.at
    if (
        not any(
            any(at[moved_108] != AREA + you * 3 + target_108 for target_108 in METRO_AND_1_MORE)
            for moved_108 in all_of(g, "token")
            if lies_among(g, you, moved_108, [METRO, HARBOR])
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.lines_of(
    "truck-driver.lines",
    "rules/resurgence/20-survivors.rules.md:29",
    params=(("self", "self"),),
    can=can_truck_driver,
    blocks=2,
)
def truck_driver(g: State, f: Frame) -> bool:
    """Survivors › Builders: survivor truck-driver "Truck Driver", builder"""
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:30: switch between metro and harbor
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, switch, you, [METRO, HARBOR])
            return True
        # rules/resurgence/20-survivors.rules.md:30: switch between metro and harbor
        if go == 1:
            return done(g)


@rules.after(
    COMPLETE_EVENT,
    "archeologist.1",
    "rules/resurgence/20-survivors.rules.md:38",
    params=(("self", "self"), ("by", "player"), ("what", "mission")),
    registers=("goods",),
    blocks=2,
    of="archeologist",
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
    hears=lambda g, you, self_, by, _what_: by == you and _what_ in IS_MISSION,
)
def archeologist(g: State, f: Frame) -> bool:
    """Survivors › Scholars: after you complete a mission: gain any resource"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/20-survivors.rules.md:38: gain any resource
        if go == 0:
            you = f[2]
            go = choose_good(g, f, 1, you, ARCHEOLOGIST_1_QUESTION, [FOOD, PART, FUEL])
        # rules/resurgence/20-survivors.rules.md:38: gain any resource
        if go == 1:
            you, goods = f[2], f[8]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


@rules.after(
    RESCUE_EVENT,
    "biologist.1",
    "rules/resurgence/20-survivors.rules.md:42",
    params=(("self", "self"), ("by", "player"), ("what", "survivor")),
    of="biologist",
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
def biologist(g: State, f: Frame) -> bool:
    """Survivors › Scholars: after you rescue a survivor: gain 1 part"""
    you = f[2]
    gain(g, you, PART, 1, you)
    return done(g)


@rules.after(
    PLACE_EVENT,
    "botanist.1",
    "rules/resurgence/20-survivors.rules.md:44",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    of="botanist",
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
def botanist(g: State, f: Frame) -> bool:
    """Survivors › Scholars: after you place a token in a room: gain 1 food"""
    you = f[2]
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.after(
    PLACE_EVENT,
    "brewer.1",
    "rules/resurgence/20-survivors.rules.md:46",
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
    "chemist.1",
    "rules/resurgence/20-survivors.rules.md:48",
    params=(("self", "self"), ("by", "player"), ("many", "amount", "number")),
    of="chemist",
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
def chemist(g: State, f: Frame) -> bool:
    """Survivors › Scholars: after you gain any fuel: gain 1 fuel"""
    you = f[2]
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.after(
    RESCUE_EVENT,
    "doctor.1",
    "rules/resurgence/20-survivors.rules.md:50",
    params=(("self", "self"), ("by", "player"), ("what", "survivor")),
    of="doctor",
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
def doctor(g: State, f: Frame) -> bool:
    """Survivors › Scholars: after you rescue a survivor: gain 1 meds"""
    you = f[2]
    gain(g, you, MEDS, 1, you)
    return done(g)


def can_engineer(g: State, you: int, self_: Any, why: Any = None) -> bool:
    at = g.at
    if (
        not any(
            any(at[moved_110] != AREA + you * 3 + target_110 for target_110 in METRO_AND_1_MORE_2)
            for moved_110 in all_of(g, "token")
            if lies_among(g, you, moved_110, [METRO, COMPOUND])
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.lines_of(
    "engineer.lines",
    "rules/resurgence/20-survivors.rules.md:51",
    params=(("self", "self"),),
    can=can_engineer,
    blocks=2,
)
def engineer(g: State, f: Frame) -> bool:
    """Survivors › Scholars: survivor engineer "Engineer", scholar"""
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:52: switch between metro and compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, switch, you, [METRO, COMPOUND])
            return True
        # rules/resurgence/20-survivors.rules.md:52: switch between metro and compound
        if go == 1:
            return done(g)


@rules.after(
    GAIN_EVENT,
    "lab-tech.1",
    "rules/resurgence/20-survivors.rules.md:54",
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
    "rules/resurgence/20-survivors.rules.md:56",
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
    RESCUE_EVENT,
    "psychologist.1",
    "rules/resurgence/20-survivors.rules.md:58",
    params=(("self", "self"), ("by", "player"), ("what", "survivor")),
    of="psychologist",
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
def psychologist(g: State, f: Frame) -> bool:
    """Survivors › Scholars: after you rescue a survivor: gain 1 vp"""
    you = f[2]
    gain(g, you, VP, 1, you)
    return done(g)


def can_veterinarian(g: State, you: int, self_: Any, why: Any = None) -> bool:
    at = g.at
    if (
        not any(
            any(at[moved_112] != AREA + you * 3 + target_112 for target_112 in HARBOR_AND_1_MORE)
            for moved_112 in all_of(g, "token")
            if lies_among(g, you, moved_112, [HARBOR, COMPOUND])
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.lines_of(
    "veterinarian.lines",
    "rules/resurgence/20-survivors.rules.md:59",
    params=(("self", "self"),),
    can=can_veterinarian,
    blocks=2,
)
def veterinarian(g: State, f: Frame) -> bool:
    """Survivors › Scholars: survivor veterinarian "Veterinarian", scholar"""
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:60: switch between harbor and compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, switch, you, [HARBOR, COMPOUND])
            return True
        # rules/resurgence/20-survivors.rules.md:60: switch between harbor and compound
        if go == 1:
            return done(g)


def can_armorer(g: State, you: int, self_: Any, why: Any = None) -> bool:
    at = g.at
    if (
        not any(
            any(at[moved_114] != AREA + you * 3 + target_114 for target_114 in METRO_AND_1_MORE_2)
            for moved_114 in all_of(g, "token")
            if lies_among(g, you, moved_114, [METRO, COMPOUND])
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.lines_of(
    "armorer.lines",
    "rules/resurgence/20-survivors.rules.md:67",
    params=(("self", "self"),),
    can=can_armorer,
    blocks=2,
)
def armorer(g: State, f: Frame) -> bool:
    """Survivors › Rangers: survivor armorer "Armorer", ranger"""
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:68: switch between metro and compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, switch, you, [METRO, COMPOUND])
            return True
        # rules/resurgence/20-survivors.rules.md:68: switch between metro and compound
        if go == 1:
            return done(g)


@rules.after(
    COMPLETE_EVENT,
    "bodyguard.1",
    "rules/resurgence/20-survivors.rules.md:70",
    params=(("self", "self"), ("by", "player"), ("what", "mission")),
    of="bodyguard",
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
    hears=lambda g, you, self_, by, _what_: by == you and _what_ in IS_MISSION,
)
def bodyguard(g: State, f: Frame) -> bool:
    """Survivors › Rangers: after you complete a mission: gain 1 meds"""
    you = f[2]
    gain(g, you, MEDS, 1, you)
    return done(g)


@rules.after(
    GAIN_EVENT,
    "hunter.1",
    "rules/resurgence/20-survivors.rules.md:72",
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
    COMPLETE_EVENT,
    "inspector.1",
    "rules/resurgence/20-survivors.rules.md:74",
    params=(("self", "self"), ("by", "player"), ("what", "mission")),
    of="inspector",
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
    hears=lambda g, you, self_, by, _what_: by == you and _what_ in IS_MISSION,
)
def inspector(g: State, f: Frame) -> bool:
    """Survivors › Rangers: after you complete a mission: gain 1 ammo"""
    you = f[2]
    gain(g, you, AMMO, 1, you)
    return done(g)


@rules.after(
    COMPLETE_EVENT,
    "paratrooper.1",
    "rules/resurgence/20-survivors.rules.md:76",
    params=(("self", "self"), ("by", "player"), ("what", "mission")),
    of="paratrooper",
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
    hears=lambda g, you, self_, by, _what_: by == you and _what_ in IS_MISSION,
)
def paratrooper(g: State, f: Frame) -> bool:
    """Survivors › Rangers: after you complete a mission: gain 1 vp"""
    you = f[2]
    gain(g, you, VP, 1, you)
    return done(g)


@rules.after(
    PLACE_EVENT,
    "sailor.1",
    "rules/resurgence/20-survivors.rules.md:80",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    of="sailor",
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
        and _in_ in IS_HARBOR_ZONE
    ),
)
def sailor(g: State, f: Frame) -> bool:
    """Survivors › Rangers: after you place a token in a harbor-zone: gain 1 fuel"""
    you = f[2]
    gain(g, you, FUEL, 1, you)
    return done(g)


def can_sapper(g: State, you: int, self_: Any, player: Any, why: Any = None) -> bool:
    s, piles = g.s, g.piles
    if (
        not any(
            (
                (mission not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                and len(piles[PLANNED + you]) < 3
            )
            for mission in lying(g, None, [POSTED + it_2 for it_2 in EACH_MISSION_SPACE])
        )
        and no(why, "plan a mission")
    ):
        return False
    return not why


@rules.after(
    BUILD_EVENT,
    "sapper.1",
    "rules/resurgence/20-survivors.rules.md:82",
    params=(("self", "self"), ("by", "player")),
    can=can_sapper,
    registers=("mission",),
    blocks=3,
    of="sapper",
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
def sapper(g: State, f: Frame) -> bool:
    """Survivors › Rangers: after you build: plan a mission"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/20-survivors.rules.md:82: plan a mission
        if go == 0:
            you = f[2]
            go = choose(
                g,
                f,
                1,
                you,
                SAPPER_1_QUESTION,
                [
                    it
                    for it in lying(g, None, [POSTED + it_2 for it_2 in EACH_MISSION_SPACE])
                    if (
                        (it not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                        and len(piles[PLANNED + you]) < 3
                    )
                ],
            )
        # rules/resurgence/20-survivors.rules.md:82: plan a mission
        if go == 1:
            you, mission = f[2], f[7]
            f[AT] = 2
            call(g, plan, you, mission)
            return True
        # rules/resurgence/20-survivors.rules.md:82: plan a mission
        if go == 2:
            return done(g)
    return go == AWAY


@rules.after(
    BUILD_EVENT,
    "security-guard.1",
    "rules/resurgence/20-survivors.rules.md:84",
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
    at = g.at
    if (
        not any(
            any(at[moved_118] != AREA + you * 3 + target_118 for target_118 in HARBOR_AND_1_MORE_2)
            for moved_118 in all_of(g, "token")
            if lies_among(g, you, moved_118, [HARBOR, METRO])
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.lines_of(
    "scout.lines",
    "rules/resurgence/20-survivors.rules.md:85",
    params=(("self", "self"),),
    can=can_scout,
    blocks=2,
)
def scout(g: State, f: Frame) -> bool:
    """Survivors › Rangers: survivor scout "Scout", ranger"""
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:86: switch between harbor and metro
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, switch, you, [HARBOR, METRO])
            return True
        # rules/resurgence/20-survivors.rules.md:86: switch between harbor and metro
        if go == 1:
            return done(g)


@rules.after(
    PLACE_EVENT,
    "smuggler.1",
    "rules/resurgence/20-survivors.rules.md:88",
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
    "sniper.1",
    "rules/resurgence/20-survivors.rules.md:90",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    of="sniper",
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
def sniper(g: State, f: Frame) -> bool:
    """Survivors › Rangers: after you place a token in a room: gain 1 ammo"""
    you = f[2]
    gain(g, you, AMMO, 1, you)
    return done(g)


def can_cosmonaut(g: State, you: int, self_: Any, player: Any, mission: Any, why: Any = None) -> bool:
    s, at, piles = g.s, g.at, g.piles
    if (
        not any(
            can_pay(
                g, (you, COST_OF[mission_120], None, (("complete-next", ()), ("complete", (mission_120,))))
            )
            for mission_120 in piles[PLANNED + you]
            if (
                (
                    fits(g, you, mission_120)
                    or (s[PLACED_IN + you] in IS_ROOM and like_last(g, you, mission_120))
                )
                and at[mission_120] == PLANNED + you
                and not s[FRESH + mission_120]
            )
        )
        and no(why, "complete a mission of planned of you where (goes-with-last of it)")
    ):
        return False
    return not why


@rules.after(
    COMPLETE_EVENT,
    "cosmonaut.1",
    "rules/resurgence/20-survivors.rules.md:98",
    params=(("self", "self"), ("by", "player"), ("what", "mission")),
    can=can_cosmonaut,
    blocks=2,
    of="cosmonaut",
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
    hears=lambda g, you, self_, by, _what_: by == you and _what_ in IS_MISSION,
)
def cosmonaut(g: State, f: Frame) -> bool:
    """Survivors › Heroes: after you complete a mission: complete-next"""
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:98: complete-next
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, complete_next, you)
            return True
        # rules/resurgence/20-survivors.rules.md:98: complete-next
        if go == 1:
            return done(g)


def can_mystic(g: State, you: int, self_: Any, why: Any = None) -> bool:
    at = g.at
    if (
        not any(
            any(at[moved_123] != AREA + you * 3 + target_123 for target_123 in EACH_ACCESS)
            for moved_123 in all_of(g, "token")
            if lies_among(g, you, moved_123, EACH_ACCESS)
        )
        and no(why, "choose a token where (lies-among of it at areas) as moved")
    ):
        return False
    return not why


@rules.lines_of(
    "mystic.lines",
    "rules/resurgence/20-survivors.rules.md:101",
    params=(("self", "self"),),
    can=can_mystic,
    blocks=2,
)
def mystic(g: State, f: Frame) -> bool:
    """Survivors › Heroes: hero mystic "Mystic" """
    go: int = f[AT]
    while True:
        # rules/resurgence/20-survivors.rules.md:102: switch-anywhere
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, switch_anywhere, you)
            return True
        # rules/resurgence/20-survivors.rules.md:102: switch-anywhere
        if go == 1:
            return done(g)


@rules.after(
    PLACE_EVENT,
    "olympian.1",
    "rules/resurgence/20-survivors.rules.md:106",
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
    while go >= 0:
        # rules/resurgence/20-survivors.rules.md:106: gain 1 food, or gain 1 part
        if go == 0:
            you = f[2]
            options = [0, 1]
            go = ways(g, f, you, OLYMPIAN_1_QUESTION, options)
        # rules/resurgence/20-survivors.rules.md:106: gain 1 food
        if go == 1:
            you = f[2]
            gain(g, you, FOOD, 1, you)
            if g.raised:
                f[AT] = 2
                return True
            go = 2
        # rules/resurgence/20-survivors.rules.md:106: gain 1 food
        if go == 2:
            go = 5
            continue
        # rules/resurgence/20-survivors.rules.md:106: gain 1 part
        if go == 3:
            you = f[2]
            gain(g, you, PART, 1, you)
            if g.raised:
                f[AT] = 4
                return True
            go = 4
        # rules/resurgence/20-survivors.rules.md:106: gain 1 part
        if go == 4:
            go = 5
        # rules/resurgence/20-survivors.rules.md:106: gain 1 food, or gain 1 part
        if go == 5:
            return done(g)
    return go == AWAY


@rules.after(
    PLACE_EVENT,
    "surgeon.1",
    "rules/resurgence/20-survivors.rules.md:108",
    params=(("self", "self"), ("by", "player"), ("what", "token"), ("in", "location")),
    blocks=6,
    catches={
        1: (5, 0, 0, False, True),
        2: (5, 0, 0, False, True),
        3: (5, 0, 0, False, True),
        4: (5, 0, 0, False, True),
    },
    of="surgeon",
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
        and _in_ in IS_HARBOR_ZONE
    ),
)
def surgeon(g: State, f: Frame) -> bool:
    """Survivors › Heroes: after you place a token in a harbor-zone: gain 1 fuel, or gain 1 food"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/20-survivors.rules.md:108: gain 1 fuel, or gain 1 food
        if go == 0:
            you = f[2]
            options = [0, 1]
            go = ways(g, f, you, SURGEON_1_QUESTION, options)
        # rules/resurgence/20-survivors.rules.md:108: gain 1 fuel
        if go == 1:
            you = f[2]
            gain(g, you, FUEL, 1, you)
            if g.raised:
                f[AT] = 2
                return True
            go = 2
        # rules/resurgence/20-survivors.rules.md:108: gain 1 fuel
        if go == 2:
            go = 5
            continue
        # rules/resurgence/20-survivors.rules.md:108: gain 1 food
        if go == 3:
            you = f[2]
            gain(g, you, FOOD, 1, you)
            if g.raised:
                f[AT] = 4
                return True
            go = 4
        # rules/resurgence/20-survivors.rules.md:108: gain 1 food
        if go == 4:
            go = 5
        # rules/resurgence/20-survivors.rules.md:108: gain 1 fuel, or gain 1 food
        if go == 5:
            return done(g)
    return go == AWAY


@rules.lines_of("dry-archive.lines", "rules/resurgence/30-missions.rules.md:15", params=(("self", "self"),))
def dry_archive(g: State, f: Frame) -> bool:
    """Missions › Starting Missions: mission dry-archive "Keep the Archive Dry", grade starter, fields
    [museum], cost 1 meds, points 2, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:16: gain 1 fuel
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of("oil-the-gate.lines", "rules/resurgence/30-missions.rules.md:18", params=(("self", "self"),))
def oil_the_gate(g: State, f: Frame) -> bool:
    """Missions › Starting Missions: mission oil-the-gate "Oil the Gate", grade starter, fields [barbarian],
    cost 1 fuel, points 2, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:19: gain 1 ammo
    gain(g, you, AMMO, 1, you)
    return done(g)


@rules.lines_of("kremlin-watch.lines", "rules/resurgence/30-missions.rules.md:20", params=(("self", "self"),))
def kremlin_watch(g: State, f: Frame) -> bool:
    """Missions › Starting Missions: mission kremlin-watch "A Watch on the Wall", grade starter, fields
    [kremlin], cost 1 ammo, points 2, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:21: gain 1 food
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of("street-lights.lines", "rules/resurgence/30-missions.rules.md:28", params=(("self", "self"),))
def street_lights(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission street-lights "Street Lights", grade basic, fields [arbat], cost 1
    fuel + 1 part, points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:29: gain 1 food
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of(
    "closed-theater.lines", "rules/resurgence/30-missions.rules.md:31", params=(("self", "self"),)
)
def closed_theater(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission closed-theater "The Closed Theater", grade basic, fields [arbat],
    cost 1 food + 1 ammo + 1 part, points 4, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:32: gain 1 fuel
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of(
    "swap-meet.lines",
    "rules/resurgence/30-missions.rules.md:33",
    params=(("self", "self"),),
    registers=("mission",),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def swap_meet(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission swap-meet "Swap Meet", grade basic, fields [arbat], cost 2 food,
    points 3, with-more"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/30-missions.rules.md:34: may plan a mission
        if go == 0:
            you = f[2]
            options = []
            if any(
                (
                    (mission not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                    and len(piles[PLANNED + you]) < 3
                )
                for mission in lying(g, None, [POSTED + it_2 for it_2 in EACH_MISSION_SPACE])
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, SWAP_MEET_QUESTION, options)
        # rules/resurgence/30-missions.rules.md:34: plan a mission
        if go == 1:
            you = f[2]
            go = choose(
                g,
                f,
                2,
                you,
                SWAP_MEET_QUESTION_2,
                [
                    it
                    for it in lying(g, None, [POSTED + it_2 for it_2 in EACH_MISSION_SPACE])
                    if (
                        (it not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                        and len(piles[PLANNED + you]) < 3
                    )
                ],
            )
        # rules/resurgence/30-missions.rules.md:34: plan a mission
        if go == 2:
            you, mission = f[2], f[6]
            f[AT] = 3
            call(g, plan, you, mission)
            return True
        # rules/resurgence/30-missions.rules.md:34: plan a mission
        if go == 3:
            go = 4
        # rules/resurgence/30-missions.rules.md:34: may plan a mission
        if go == 4:
            return done(g)
    return go == AWAY


@rules.lines_of("dinosaur-hall.lines", "rules/resurgence/30-missions.rules.md:35", params=(("self", "self"),))
def dinosaur_hall(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission dinosaur-hall "The Dinosaur Hall", grade basic, fields [museum],
    cost 1 meds + 1 food, points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:36: gain 1 part
    gain(g, you, PART, 1, you)
    return done(g)


@rules.lines_of("sealed-depot.lines", "rules/resurgence/30-missions.rules.md:37", params=(("self", "self"),))
def sealed_depot(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission sealed-depot "The Sealed Depot", grade basic, fields [museum], cost
    2 ammo + 1 fuel, points 4, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:38: gain 1 meds
    gain(g, you, MEDS, 1, you)
    return done(g)


def can_school_again(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if not (not s[SPACES + you * 3 + COMPOUND] < 10 or True) and no(why, "advance on the access"):
        return False
    return not why


@rules.lines_of(
    "school-again.lines",
    "rules/resurgence/30-missions.rules.md:39",
    params=(("self", "self"),),
    can=can_school_again,
    blocks=2,
)
def school_again(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission school-again "School Again", grade basic, fields [museum], cost 2
    food + 1 part, points 3, with-more"""
    go: int = f[AT]
    while True:
        # rules/resurgence/30-missions.rules.md:40: go-up compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, go_up, you, COMPOUND)
            return True
        # rules/resurgence/30-missions.rules.md:40: go-up compound
        if go == 1:
            return done(g)


@rules.lines_of(
    "old-maps.lines",
    "rules/resurgence/30-missions.rules.md:41",
    params=(("self", "self"),),
    registers=("mission",),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def old_maps(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission old-maps "Old Maps", grade basic, fields [museum], cost 1 fuel + 1
    meds, points 3, with-more"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/30-missions.rules.md:42: may plan a mission
        if go == 0:
            you = f[2]
            options = []
            if any(
                (
                    (mission not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                    and len(piles[PLANNED + you]) < 3
                )
                for mission in lying(g, None, [POSTED + it_2 for it_2 in EACH_MISSION_SPACE])
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, OLD_MAPS_QUESTION, options)
        # rules/resurgence/30-missions.rules.md:42: plan a mission
        if go == 1:
            you = f[2]
            go = choose(
                g,
                f,
                2,
                you,
                OLD_MAPS_QUESTION_2,
                [
                    it
                    for it in lying(g, None, [POSTED + it_2 for it_2 in EACH_MISSION_SPACE])
                    if (
                        (it not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                        and len(piles[PLANNED + you]) < 3
                    )
                ],
            )
        # rules/resurgence/30-missions.rules.md:42: plan a mission
        if go == 2:
            you, mission = f[2], f[6]
            f[AT] = 3
            call(g, plan, you, mission)
            return True
        # rules/resurgence/30-missions.rules.md:42: plan a mission
        if go == 3:
            go = 4
        # rules/resurgence/30-missions.rules.md:42: may plan a mission
        if go == 4:
            return done(g)
    return go == AWAY


@rules.lines_of("bread-riot.lines", "rules/resurgence/30-missions.rules.md:43", params=(("self", "self"),))
def bread_riot(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission bread-riot "The Bread Riot", grade basic, fields [revolution], cost
    3 food, points 4, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:44: gain 1 ammo
    gain(g, you, AMMO, 1, you)
    return done(g)


def can_loudspeakers(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if not (not s[SPACES + you * 3 + METRO] < 10 or True) and no(why, "advance on the access"):
        return False
    return not why


@rules.lines_of(
    "loudspeakers.lines",
    "rules/resurgence/30-missions.rules.md:45",
    params=(("self", "self"),),
    can=can_loudspeakers,
    blocks=2,
)
def loudspeakers(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission loudspeakers "Loudspeakers", grade basic, fields [revolution], cost
    1 part + 1 fuel, points 2, with-more"""
    go: int = f[AT]
    while True:
        # rules/resurgence/30-missions.rules.md:46: go-up metro
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, go_up, you, METRO)
            return True
        # rules/resurgence/30-missions.rules.md:46: go-up metro
        if go == 1:
            return done(g)


@rules.lines_of("barricade.lines", "rules/resurgence/30-missions.rules.md:48", params=(("self", "self"),))
def barricade(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission barricade "Clear the Barricade", grade basic, fields [revolution],
    cost 1 ammo + 1 part, points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:49: gain 1 food
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of("toll-booth.lines", "rules/resurgence/30-missions.rules.md:50", params=(("self", "self"),))
def toll_booth(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission toll-booth "The Toll Booth", grade basic, fields [barbarian], cost 2
    ammo, points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:51: gain 1 fuel
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of(
    "caravan.lines",
    "rules/resurgence/30-missions.rules.md:52",
    params=(("self", "self"),),
    registers=("goods",),
    blocks=2,
)
def caravan(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission caravan "The Caravan", grade basic, fields [barbarian], cost 1 food
    + 1 fuel + 1 meds, points 4, with-more"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/30-missions.rules.md:53: gain any resource
        if go == 0:
            you = f[2]
            go = choose_good(g, f, 1, you, CARAVAN_QUESTION, [FOOD, PART, FUEL])
        # rules/resurgence/30-missions.rules.md:53: gain any resource
        if go == 1:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


def can_night_crossing(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if not (not s[SPACES + you * 3 + HARBOR] < 10 or True) and no(why, "advance on the access"):
        return False
    return not why


@rules.lines_of(
    "night-crossing.lines",
    "rules/resurgence/30-missions.rules.md:54",
    params=(("self", "self"),),
    can=can_night_crossing,
    blocks=2,
)
def night_crossing(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission night-crossing "Night Crossing", grade basic, fields [barbarian],
    cost 1 fuel + 1 ammo, points 3, with-more"""
    go: int = f[AT]
    while True:
        # rules/resurgence/30-missions.rules.md:55: go-up harbor
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, go_up, you, HARBOR)
            return True
        # rules/resurgence/30-missions.rules.md:55: go-up harbor
        if go == 1:
            return done(g)


@rules.lines_of("scrap-dealer.lines", "rules/resurgence/30-missions.rules.md:56", params=(("self", "self"),))
def scrap_dealer(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission scrap-dealer "The Scrap Dealer", grade basic, fields [barbarian],
    cost 2 part, points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:57: gain 1 fuel
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of("bell-tower.lines", "rules/resurgence/30-missions.rules.md:58", params=(("self", "self"),))
def bell_tower(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission bell-tower "The Bell Tower", grade basic, fields [kremlin], cost 1
    part + 1 meds, points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:59: gain 1 food
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of("armory-keys.lines", "rules/resurgence/30-missions.rules.md:60", params=(("self", "self"),))
def armory_keys(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission armory-keys "Keys to the Armory", grade basic, fields [kremlin],
    cost 2 fuel + 1 food, points 4, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:61: gain 1 ammo
    gain(g, you, AMMO, 1, you)
    return done(g)


def can_honor_guard(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if not (not s[SPACES + you * 3 + COMPOUND] < 10 or True) and no(why, "advance on the access"):
        return False
    return not why


@rules.lines_of(
    "honor-guard.lines",
    "rules/resurgence/30-missions.rules.md:62",
    params=(("self", "self"),),
    can=can_honor_guard,
    blocks=2,
)
def honor_guard(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission honor-guard "Honor Guard", grade basic, fields [kremlin], cost 2
    ammo + 1 food, points 4, with-more"""
    go: int = f[AT]
    while True:
        # rules/resurgence/30-missions.rules.md:63: go-up compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, go_up, you, COMPOUND)
            return True
        # rules/resurgence/30-missions.rules.md:63: go-up compound
        if go == 1:
            return done(g)


@rules.lines_of(
    "lost-orders.lines",
    "rules/resurgence/30-missions.rules.md:64",
    params=(("self", "self"),),
    registers=("token",),
    blocks=4,
    catches={1: (3, 0, 0, False, True), 2: (3, 0, 0, False, True)},
)
def lost_orders(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission lost-orders "Lost Orders", grade basic, fields [kremlin], cost 1
    food + 1 meds, points 3, with-more"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/30-missions.rules.md:65: may retire a token
        if go == 0:
            you = f[2]
            options = []
            if any(
                g.at[token] == BAG + you or g.at[token] == REST_AREA + you for token in all_of(g, "token")
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, LOST_ORDERS_QUESTION, options)
        # rules/resurgence/30-missions.rules.md:65: retire a token
        if go == 1:
            you = f[2]
            go = choose(
                g,
                f,
                2,
                you,
                LOST_ORDERS_QUESTION_2,
                [it for it in all_of(g, "token") if g.at[it] == BAG + you or g.at[it] == REST_AREA + you],
            )
        # rules/resurgence/30-missions.rules.md:65: retire a token
        if go == 2:
            you, token = f[2], f[6]
            retire(g, you, token)
            go = 3
        # rules/resurgence/30-missions.rules.md:65: may retire a token
        if go == 3:
            return done(g)
    return go == AWAY


@rules.lines_of("lighthouse.lines", "rules/resurgence/30-missions.rules.md:66", params=(("self", "self"),))
def lighthouse(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission lighthouse "The Lighthouse", grade basic, fields [hope], cost 2
    fuel, points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:67: gain 1 part
    gain(g, you, PART, 1, you)
    return done(g)


@rules.lines_of("fishing-nets.lines", "rules/resurgence/30-missions.rules.md:68", params=(("self", "self"),))
def fishing_nets(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission fishing-nets "Fishing Nets", grade basic, fields [hope], cost 1 part
    + 1 food, points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:69: gain 1 meds
    gain(g, you, MEDS, 1, you)
    return done(g)


@rules.lines_of("ferry.lines", "rules/resurgence/30-missions.rules.md:70", params=(("self", "self"),))
def ferry(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission ferry "Raise the Ferry", grade basic, fields [hope], cost 2 part + 1
    fuel, points 4, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:71: gain 1 food
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of("tunnel-mail.lines", "rules/resurgence/30-missions.rules.md:73", params=(("self", "self"),))
def tunnel_mail(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission tunnel-mail "Tunnel Mail", grade basic, fields [arbat, museum], cost
    1 food + 1 fuel, points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:74: gain 1 part
    gain(g, you, PART, 1, you)
    return done(g)


@rules.lines_of("bait.lines", "rules/resurgence/30-missions.rules.md:77", params=(("self", "self"),))
def bait(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission bait "Bait and Trap", grade basic, hunt, cost 1 food + 1 ammo,
    points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:78: gain 1 meds
    gain(g, you, MEDS, 1, you)
    return done(g)


@rules.lines_of("nest.lines", "rules/resurgence/30-missions.rules.md:79", params=(("self", "self"),))
def nest(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission nest "Burn the Nest", grade basic, hunt, cost 1 fuel + 1 ammo,
    points 3, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:80: gain 2 food
    gain(g, you, FOOD, 2, you)
    return done(g)


@rules.lines_of("samples.lines", "rules/resurgence/30-missions.rules.md:81", params=(("self", "self"),))
def samples(g: State, f: Frame) -> bool:
    """Missions › Basic Missions: mission samples "Samples for the Lab", grade basic, hunt, cost 2 meds,
    points 4, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:82: gain 1 fuel
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of(
    "grand-bazaar.lines",
    "rules/resurgence/30-missions.rules.md:88",
    params=(("self", "self"),),
    registers=("goods",),
    blocks=2,
)
def grand_bazaar(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission grand-bazaar "The Grand Bazaar", grade advanced, fields [arbat],
    cost 2 food + 2 part + 1 fuel, points 6, with-more"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/30-missions.rules.md:89: gain any resource
        if go == 0:
            you = f[2]
            go = choose_good(g, f, 1, you, GRAND_BAZAAR_QUESTION, [FOOD, PART, FUEL])
        # rules/resurgence/30-missions.rules.md:89: gain any resource
        if go == 1:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


@rules.lines_of(
    "great-library.lines",
    "rules/resurgence/30-missions.rules.md:91",
    params=(("self", "self"),),
    registers=("mission",),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def great_library(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission great-library "The Great Library", grade advanced, fields
    [museum], cost 2 meds + 2 part + 1 food, points 6, with-more"""
    s, piles = g.s, g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/30-missions.rules.md:92: may plan a mission
        if go == 0:
            you = f[2]
            options = []
            if any(
                (
                    (mission not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                    and len(piles[PLANNED + you]) < 3
                )
                for mission in lying(g, None, [POSTED + it_2 for it_2 in EACH_MISSION_SPACE])
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, GREAT_LIBRARY_QUESTION, options)
        # rules/resurgence/30-missions.rules.md:92: plan a mission
        if go == 1:
            you = f[2]
            go = choose(
                g,
                f,
                2,
                you,
                GREAT_LIBRARY_QUESTION_2,
                [
                    it
                    for it in lying(g, None, [POSTED + it_2 for it_2 in EACH_MISSION_SPACE])
                    if (
                        (it not in IS_ADVANCED_MISSION or s[COMPOUND_LEVEL + you] >= 3)
                        and len(piles[PLANNED + you]) < 3
                    )
                ],
            )
        # rules/resurgence/30-missions.rules.md:92: plan a mission
        if go == 2:
            you, mission = f[2], f[6]
            f[AT] = 3
            call(g, plan, you, mission)
            return True
        # rules/resurgence/30-missions.rules.md:92: plan a mission
        if go == 3:
            go = 4
        # rules/resurgence/30-missions.rules.md:92: may plan a mission
        if go == 4:
            return done(g)
    return go == AWAY


@rules.lines_of("seed-bank.lines", "rules/resurgence/30-missions.rules.md:93", params=(("self", "self"),))
def seed_bank(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission seed-bank "The Seed Bank", grade advanced, fields [museum], cost
    3 food + 2 fuel, points 5, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:94: gain 2 food
    gain(g, you, FOOD, 2, you)
    return done(g)


@rules.lines_of(
    "council.lines",
    "rules/resurgence/30-missions.rules.md:95",
    params=(("self", "self"),),
    registers=("access",),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def council(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission council "A City Council", grade advanced, fields [revolution],
    cost 2 food + 2 ammo + 1 meds, points 5, with-more"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/30-missions.rules.md:96: may advance on an access
        if go == 0:
            you = f[2]
            options = []
            if any(s[SPACES + you * 3 + access] < 10 for access in EACH_ACCESS):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, COUNCIL_QUESTION, options)
        # rules/resurgence/30-missions.rules.md:96: advance on an access
        if go == 1:
            you = f[2]
            go = choose_plain(
                g, f, 2, you, COUNCIL_QUESTION_2, [it for it in EACH_ACCESS if s[SPACES + you * 3 + it] < 10]
            )
        # rules/resurgence/30-missions.rules.md:96: advance on an access
        if go == 2:
            you, access = f[2], f[6]
            f[AT] = 3
            call(g, advance, you, access)
            return True
        # rules/resurgence/30-missions.rules.md:96: advance on an access
        if go == 3:
            go = 4
        # rules/resurgence/30-missions.rules.md:96: may advance on an access
        if go == 4:
            return done(g)
    return go == AWAY


def can_radio_city(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if not (not s[SPACES + you * 3 + METRO] < 10 or True) and no(why, "advance on the access"):
        return False
    return not why


@rules.lines_of(
    "radio-city.lines",
    "rules/resurgence/30-missions.rules.md:97",
    params=(("self", "self"),),
    can=can_radio_city,
    blocks=2,
)
def radio_city(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission radio-city "Radio for the City", grade advanced, fields
    [revolution], cost 3 part + 2 fuel, points 6, with-more"""
    go: int = f[AT]
    while True:
        # rules/resurgence/30-missions.rules.md:98: go-up metro
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, go_up, you, METRO)
            return True
        # rules/resurgence/30-missions.rules.md:98: go-up metro
        if go == 1:
            return done(g)


@rules.lines_of("trade-treaty.lines", "rules/resurgence/30-missions.rules.md:99", params=(("self", "self"),))
def trade_treaty(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission trade-treaty "The Trade Treaty", grade advanced, fields
    [barbarian], cost 2 food + 2 fuel + 2 ammo, points 7, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:100: gain 1 meds
    gain(g, you, MEDS, 1, you)
    return done(g)


def can_iron_gate(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if not (not s[SPACES + you * 3 + HARBOR] < 10 or True) and no(why, "advance on the access"):
        return False
    return not why


@rules.lines_of(
    "iron-gate.lines",
    "rules/resurgence/30-missions.rules.md:101",
    params=(("self", "self"),),
    can=can_iron_gate,
    blocks=2,
)
def iron_gate(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission iron-gate "The Iron Gate", grade advanced, fields [barbarian],
    cost 3 part + 2 ammo, points 6, with-more"""
    go: int = f[AT]
    while True:
        # rules/resurgence/30-missions.rules.md:102: go-up harbor
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, go_up, you, HARBOR)
            return True
        # rules/resurgence/30-missions.rules.md:102: go-up harbor
        if go == 1:
            return done(g)


def can_star_fort(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if not (not s[SPACES + you * 3 + COMPOUND] < 10 or True) and no(why, "advance on the access"):
        return False
    return not why


@rules.lines_of(
    "star-fort.lines",
    "rules/resurgence/30-missions.rules.md:103",
    params=(("self", "self"),),
    can=can_star_fort,
    blocks=2,
)
def star_fort(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission star-fort "The Star Fort", grade advanced, fields [kremlin], cost
    3 ammo + 2 part, points 5, with-more"""
    go: int = f[AT]
    while True:
        # rules/resurgence/30-missions.rules.md:104: go-up compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, go_up, you, COMPOUND)
            return True
        # rules/resurgence/30-missions.rules.md:104: go-up compound
        if go == 1:
            return done(g)


def can_crown_room(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s = g.s
    if not (not s[SPACES + you * 3 + COMPOUND] < 10 or True) and no(why, "advance on the access"):
        return False
    return not why


@rules.lines_of(
    "crown-room.lines",
    "rules/resurgence/30-missions.rules.md:105",
    params=(("self", "self"),),
    can=can_crown_room,
    blocks=2,
)
def crown_room(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission crown-room "The Crown Room", grade advanced, fields [kremlin],
    cost 2 meds + 2 food + 2 fuel, points 7, with-more"""
    go: int = f[AT]
    while True:
        # rules/resurgence/30-missions.rules.md:106: go-up compound
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, go_up, you, COMPOUND)
            return True
        # rules/resurgence/30-missions.rules.md:106: go-up compound
        if go == 1:
            return done(g)


@rules.lines_of(
    "new-shores.lines",
    "rules/resurgence/30-missions.rules.md:108",
    params=(("self", "self"),),
    registers=("token",),
    blocks=4,
    catches={1: (3, 0, 0, False, True), 2: (3, 0, 0, False, True)},
)
def new_shores(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission new-shores "New Shores", grade advanced, fields [hope,
    barbarian], cost 3 fuel + 2 food + 1 meds, points 7, with-more"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/30-missions.rules.md:109: may retire a token
        if go == 0:
            you = f[2]
            options = []
            if any(
                g.at[token] == BAG + you or g.at[token] == REST_AREA + you for token in all_of(g, "token")
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, NEW_SHORES_QUESTION, options)
        # rules/resurgence/30-missions.rules.md:109: retire a token
        if go == 1:
            you = f[2]
            go = choose(
                g,
                f,
                2,
                you,
                NEW_SHORES_QUESTION_2,
                [it for it in all_of(g, "token") if g.at[it] == BAG + you or g.at[it] == REST_AREA + you],
            )
        # rules/resurgence/30-missions.rules.md:109: retire a token
        if go == 2:
            you, token = f[2], f[6]
            retire(g, you, token)
            go = 3
        # rules/resurgence/30-missions.rules.md:109: may retire a token
        if go == 3:
            return done(g)
    return go == AWAY


@rules.lines_of("cure.lines", "rules/resurgence/30-missions.rules.md:111", params=(("self", "self"),))
def cure(g: State, f: Frame) -> bool:
    """Missions › Advanced Missions: mission cure "A Cure", grade advanced, hunt, cost 4 meds + 1 fuel, points
    6, with-more"""
    you = f[2]
    # rules/resurgence/30-missions.rules.md:112: gain 1 ammo
    gain(g, you, AMMO, 1, you)
    return done(g)


@rules.lines_of("the-beginning.lines", "rules/resurgence/31-events.rules.md:12", params=(("self", "self"),))
def the_beginning(g: State, f: Frame) -> bool:
    """Events › The first round: event the-beginning "The Beginning", on-the-spot, revolution"""
    you = f[2]
    # rules/resurgence/31-events.rules.md:13: gain 1 food
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of(
    "supply-drop.lines",
    "rules/resurgence/31-events.rules.md:19",
    params=(("self", "self"),),
    registers=("goods",),
    blocks=2,
)
def supply_drop(g: State, f: Frame) -> bool:
    """Events › Carried out at once: event supply-drop "Supply Drop", on-arrival"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/31-events.rules.md:20: gain any resource
        if go == 0:
            you = f[2]
            go = choose_good(g, f, 1, you, SUPPLY_DROP_QUESTION, [FOOD, PART, FUEL])
        # rules/resurgence/31-events.rules.md:20: gain any resource
        if go == 1:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


@rules.lines_of(
    "cold-snap.lines",
    "rules/resurgence/31-events.rules.md:21",
    params=(("self", "self"),),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def cold_snap(g: State, f: Frame) -> bool:
    """Events › Carried out at once: event cold-snap "Cold Snap", on-arrival"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/31-events.rules.md:22: pay 1 fuel, or lose 1 meds
        if go == 0:
            you = f[2]
            options = []
            if can_pay(g, (you, {FUEL: 1})):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, COLD_SNAP_QUESTION, options)
        # rules/resurgence/31-events.rules.md:22: pay 1 fuel
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {FUEL: 1}))
        # rules/resurgence/31-events.rules.md:22: pay 1 fuel
        if go == 2:
            go = 4
            continue
        # rules/resurgence/31-events.rules.md:22: lose 1 meds
        if go == 3:
            you = f[2]
            lose(g, you, MEDS, 1, you)
            go = 4
        # rules/resurgence/31-events.rules.md:22: pay 1 fuel, or lose 1 meds
        if go == 4:
            return done(g)
    return go == AWAY


@rules.lines_of(
    "wanderers.lines",
    "rules/resurgence/31-events.rules.md:23",
    params=(("self", "self"),),
    registers=("specialist",),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def wanderers(g: State, f: Frame) -> bool:
    """Events › Carried out at once: event wanderers "Wanderers at the Gate", on-arrival"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/31-events.rules.md:24: may:
        if go == 0:
            you = f[2]
            options = []
            if any(can_pay(g, (you, {FOOD: 2})) for specialist in lying(g, IS_SPECIALIST, (RESERVE + you,))):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, WANDERERS_QUESTION, options)
        # rules/resurgence/31-events.rules.md:25: pay 2 food
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {FOOD: 2}), lambda : bool(lying(g, IS_SPECIALIST, (RESERVE + you,))))
        # rules/resurgence/31-events.rules.md:26: enlist a specialist
        if go == 2:
            you = f[2]
            go = choose(g, f, 3, you, WANDERERS_QUESTION_2, lying(g, IS_SPECIALIST, (RESERVE + you,)))
        # rules/resurgence/31-events.rules.md:26: enlist a specialist
        if go == 3:
            you, specialist = f[2], f[6]
            enlist(g, you, specialist)
            go = 4
        # rules/resurgence/31-events.rules.md:24: may:
        if go == 4:
            return done(g)
    return go == AWAY


@rules.lines_of(
    "clear-signal.lines",
    "rules/resurgence/31-events.rules.md:27",
    params=(("self", "self"),),
    registers=("access",),
    blocks=6,
    catches={
        1: (5, 0, 0, False, True),
        2: (5, 0, 0, False, True),
        3: (5, 0, 0, False, True),
        4: (5, 0, 0, False, True),
    },
)
def clear_signal(g: State, f: Frame) -> bool:
    """Events › Carried out at once: event clear-signal "A Clear Signal", on-arrival"""
    s = g.s
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/31-events.rules.md:28: may:
        if go == 0:
            you = f[2]
            options = []
            if any(
                can_pay(g, (you, {PART: 1})) for access in EACH_ACCESS if s[SPACES + you * 3 + access] < 10
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, CLEAR_SIGNAL_QUESTION, options)
        # rules/resurgence/31-events.rules.md:29: pay 1 part
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(
                g,
                f,
                (you, {PART: 1}),
                lambda : any(s[SPACES + you * 3 + access] < 10 for access in EACH_ACCESS),
            )
        # rules/resurgence/31-events.rules.md:30: advance on an access
        if go == 2:
            you = f[2]
            go = choose_plain(
                g,
                f,
                3,
                you,
                CLEAR_SIGNAL_QUESTION_2,
                [it for it in EACH_ACCESS if s[SPACES + you * 3 + it] < 10],
            )
        # rules/resurgence/31-events.rules.md:30: advance on an access
        if go == 3:
            you, access = f[2], f[6]
            f[AT] = 4
            call(g, advance, you, access)
            return True
        # rules/resurgence/31-events.rules.md:30: advance on an access
        if go == 4:
            go = 5
        # rules/resurgence/31-events.rules.md:28: may:
        if go == 5:
            return done(g)
    return go == AWAY


def can_black_market(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if not can_pay(g, (you, {"supply": 1})) and no(why, "pay any supply"):
        return False
    return not why


@rules.lines_of(
    "black-market.lines",
    "rules/resurgence/31-events.rules.md:36",
    params=(("self", "self"),),
    can=can_black_market,
    registers=("goods",),
    blocks=3,
)
def black_market(g: State, f: Frame) -> bool:
    """Events › Carried out in a District: event black-market "Black Market", on-the-spot, arbat"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/31-events.rules.md:37: pay any supply
        if go == 0:
            you = f[2]
            f[AT] = 1
            return pay(g, f, (you, {"supply": 1}))
        # rules/resurgence/31-events.rules.md:38: gain any 2 resource
        if go == 1:
            you = f[2]
            go = choose_goods(g, f, 2, you, BLACK_MARKET_QUESTION, [FOOD, PART, FUEL], 2, 2)
        # rules/resurgence/31-events.rules.md:38: gain any 2 resource
        if go == 2:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


@rules.lines_of("field-hospital.lines", "rules/resurgence/31-events.rules.md:39", params=(("self", "self"),))
def field_hospital(g: State, f: Frame) -> bool:
    """Events › Carried out in a District: event field-hospital "Field Hospital", on-the-spot, museum"""
    you = f[2]
    # rules/resurgence/31-events.rules.md:40: gain 1 meds
    gain(g, you, MEDS, 1, you)
    return done(g)


@rules.lines_of("fuel-convoy.lines", "rules/resurgence/31-events.rules.md:41", params=(("self", "self"),))
def fuel_convoy(g: State, f: Frame) -> bool:
    """Events › Carried out in a District: event fuel-convoy "Fuel Convoy", on-the-spot, barbarian"""
    you = f[2]
    # rules/resurgence/31-events.rules.md:42: gain 1 fuel
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of("lookout.lines", "rules/resurgence/31-events.rules.md:43", params=(("self", "self"),))
def lookout(g: State, f: Frame) -> bool:
    """Events › Carried out in a District: event lookout "Lookout", on-the-spot, kremlin"""
    you = f[2]
    # rules/resurgence/31-events.rules.md:44: gain 1 ammo
    gain(g, you, AMMO, 1, you)
    return done(g)


@rules.lines_of(
    "late-harvest.lines",
    "rules/resurgence/31-events.rules.md:50",
    params=(("self", "self"),),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def late_harvest(g: State, f: Frame) -> bool:
    """Events › Carried out in Upkeep: event late-harvest "Late Harvest", in-upkeep"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/31-events.rules.md:51: may:
        if go == 0:
            you = f[2]
            options = []
            if can_pay(g, (you, {FUEL: 1})):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, LATE_HARVEST_QUESTION, options)
        # rules/resurgence/31-events.rules.md:52: pay 1 fuel
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {FUEL: 1}))
        # rules/resurgence/31-events.rules.md:53: gain 3 food
        if go == 2:
            you = f[2]
            gain(g, you, FOOD, 3, you)
            if g.raised:
                f[AT] = 3
                return True
            go = 3
        # rules/resurgence/31-events.rules.md:51: may:
        if go == 3:
            go = 4
        # rules/resurgence/31-events.rules.md:51: may:
        if go == 4:
            return done(g)
    return go == AWAY


@rules.lines_of(
    "mending-day.lines",
    "rules/resurgence/31-events.rules.md:54",
    params=(("self", "self"),),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def mending_day(g: State, f: Frame) -> bool:
    """Events › Carried out in Upkeep: event mending-day "Mending Day", in-upkeep"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/31-events.rules.md:55: may:
        if go == 0:
            you = f[2]
            options = []
            if can_pay(g, (you, {PART: 2})):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, MENDING_DAY_QUESTION, options)
        # rules/resurgence/31-events.rules.md:56: pay 2 parts
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {PART: 2}))
        # rules/resurgence/31-events.rules.md:57: gain 2 vp
        if go == 2:
            you = f[2]
            gain(g, you, VP, 2, you)
            if g.raised:
                f[AT] = 3
                return True
            go = 3
        # rules/resurgence/31-events.rules.md:55: may:
        if go == 3:
            go = 4
        # rules/resurgence/31-events.rules.md:55: may:
        if go == 4:
            return done(g)
    return go == AWAY


@rules.lines_of(
    "quiet-evening.lines",
    "rules/resurgence/31-events.rules.md:58",
    params=(("self", "self"),),
    registers=("token",),
    blocks=4,
    catches={1: (3, 0, 0, False, True), 2: (3, 0, 0, False, True)},
)
def quiet_evening(g: State, f: Frame) -> bool:
    """Events › Carried out in Upkeep: event quiet-evening "Quiet Evening", in-upkeep"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/31-events.rules.md:59: may retire a token
        if go == 0:
            you = f[2]
            options = []
            if any(
                g.at[token] == BAG + you or g.at[token] == REST_AREA + you for token in all_of(g, "token")
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, QUIET_EVENING_QUESTION, options)
        # rules/resurgence/31-events.rules.md:59: retire a token
        if go == 1:
            you = f[2]
            go = choose(
                g,
                f,
                2,
                you,
                QUIET_EVENING_QUESTION_2,
                [it for it in all_of(g, "token") if g.at[it] == BAG + you or g.at[it] == REST_AREA + you],
            )
        # rules/resurgence/31-events.rules.md:59: retire a token
        if go == 2:
            you, token = f[2], f[6]
            retire(g, you, token)
            go = 3
        # rules/resurgence/31-events.rules.md:59: may retire a token
        if go == 3:
            return done(g)
    return go == AWAY


@rules.lines_of("canned-goods.lines", "rules/resurgence/32-salvage.rules.md:8", params=(("self", "self"),))
def canned_goods(g: State, f: Frame) -> bool:
    """Salvage: salvage canned-goods "Canned Goods" """
    you = f[2]
    # rules/resurgence/32-salvage.rules.md:9: gain 2 food
    gain(g, you, FOOD, 2, you)
    return done(g)


@rules.lines_of("jerrycans.lines", "rules/resurgence/32-salvage.rules.md:10", params=(("self", "self"),))
def jerrycans(g: State, f: Frame) -> bool:
    """Salvage: salvage jerrycans "Jerrycans" """
    you = f[2]
    # rules/resurgence/32-salvage.rules.md:11: gain 2 fuel
    gain(g, you, FUEL, 2, you)
    return done(g)


@rules.lines_of("scrap-metal.lines", "rules/resurgence/32-salvage.rules.md:12", params=(("self", "self"),))
def scrap_metal(g: State, f: Frame) -> bool:
    """Salvage: salvage scrap-metal "Scrap Metal" """
    you = f[2]
    # rules/resurgence/32-salvage.rules.md:13: gain 2 parts
    gain(g, you, PART, 2, you)
    return done(g)


@rules.lines_of("ammo-belt.lines", "rules/resurgence/32-salvage.rules.md:14", params=(("self", "self"),))
def ammo_belt(g: State, f: Frame) -> bool:
    """Salvage: salvage ammo-belt "Ammo Belt" """
    you = f[2]
    # rules/resurgence/32-salvage.rules.md:15: gain 2 ammo
    gain(g, you, AMMO, 2, you)
    return done(g)


@rules.lines_of("first-aid-kits.lines", "rules/resurgence/32-salvage.rules.md:16", params=(("self", "self"),))
def first_aid_kits(g: State, f: Frame) -> bool:
    """Salvage: salvage first-aid-kits "First-aid Kits" """
    you = f[2]
    # rules/resurgence/32-salvage.rules.md:17: gain 2 meds
    gain(g, you, MEDS, 2, you)
    return done(g)


@rules.lines_of("camp-stove.lines", "rules/resurgence/32-salvage.rules.md:18", params=(("self", "self"),))
def camp_stove(g: State, f: Frame) -> bool:
    """Salvage: salvage camp-stove "Camp Stove" """
    you = f[2]
    # rules/resurgence/32-salvage.rules.md:19: gain 1 food + 1 fuel
    gain(g, you, FOOD, 1, you)
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of("tool-bag.lines", "rules/resurgence/32-salvage.rules.md:20", params=(("self", "self"),))
def tool_bag(g: State, f: Frame) -> bool:
    """Salvage: salvage tool-bag "Tool Bag" """
    you = f[2]
    # rules/resurgence/32-salvage.rules.md:21: gain 1 part + 1 ammo
    gain(g, you, PART, 1, you)
    gain(g, you, AMMO, 1, you)
    return done(g)


@rules.lines_of("medics-satchel.lines", "rules/resurgence/32-salvage.rules.md:22", params=(("self", "self"),))
def medics_satchel(g: State, f: Frame) -> bool:
    """Salvage: salvage medics-satchel "Medic’s Satchel" """
    you = f[2]
    # rules/resurgence/32-salvage.rules.md:23: gain 1 meds + 1 food
    gain(g, you, MEDS, 1, you)
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of("signal-flares.lines", "rules/resurgence/32-salvage.rules.md:24", params=(("self", "self"),))
def signal_flares(g: State, f: Frame) -> bool:
    """Salvage: salvage signal-flares "Signal Flares" """
    you = f[2]
    # rules/resurgence/32-salvage.rules.md:25: gain 1 fuel + 1 ammo
    gain(g, you, FUEL, 1, you)
    gain(g, you, AMMO, 1, you)
    return done(g)


@rules.lines_of(
    "barter-crate.lines",
    "rules/resurgence/32-salvage.rules.md:26",
    params=(("self", "self"),),
    registers=("goods",),
    blocks=2,
)
def barter_crate(g: State, f: Frame) -> bool:
    """Salvage: salvage barter-crate "Barter Crate" """
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/32-salvage.rules.md:27: gain any 2 resource
        if go == 0:
            you = f[2]
            go = choose_goods(g, f, 1, you, BARTER_CRATE_QUESTION, [FOOD, PART, FUEL], 2, 2)
        # rules/resurgence/32-salvage.rules.md:27: gain any 2 resource
        if go == 1:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


@rules.lines_of(
    "stray-hunter.lines",
    "rules/resurgence/32-salvage.rules.md:28",
    params=(("self", "self"),),
    registers=("ranger",),
    blocks=3,
)
def stray_hunter(g: State, f: Frame) -> bool:
    """Salvage: salvage stray-hunter "Stray Hunter" """
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/32-salvage.rules.md:29: gain 1 food
        if go == 0:
            you = f[2]
            gain(g, you, FOOD, 1, you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/32-salvage.rules.md:30: enlist a ranger
        if go == 1:
            you = f[2]
            go = choose(g, f, 2, you, STRAY_HUNTER_QUESTION, lying(g, IS_RANGER, (RESERVE + you,)))
        # rules/resurgence/32-salvage.rules.md:30: enlist a ranger
        if go == 2:
            you, ranger = f[2], f[6]
            enlist(g, you, ranger)
            return done(g)
    return go == AWAY


@rules.lines_of(
    "night-watchman.lines",
    "rules/resurgence/32-salvage.rules.md:31",
    params=(("self", "self"),),
    registers=("builder",),
    blocks=3,
)
def night_watchman(g: State, f: Frame) -> bool:
    """Salvage: salvage night-watchman "Night Watchman" """
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/32-salvage.rules.md:32: gain 1 part
        if go == 0:
            you = f[2]
            gain(g, you, PART, 1, you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/32-salvage.rules.md:33: enlist a builder
        if go == 1:
            you = f[2]
            go = choose(g, f, 2, you, NIGHT_WATCHMAN_QUESTION, lying(g, IS_BUILDER, (RESERVE + you,)))
        # rules/resurgence/32-salvage.rules.md:33: enlist a builder
        if go == 2:
            you, builder = f[2], f[6]
            enlist(g, you, builder)
            return done(g)
    return go == AWAY


@rules.lines_of(
    "lost-student.lines",
    "rules/resurgence/32-salvage.rules.md:34",
    params=(("self", "self"),),
    registers=("scholar",),
    blocks=3,
)
def lost_student(g: State, f: Frame) -> bool:
    """Salvage: salvage lost-student "Lost Student" """
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/32-salvage.rules.md:35: gain 1 meds
        if go == 0:
            you = f[2]
            gain(g, you, MEDS, 1, you)
            if g.raised:
                f[AT] = 1
                return True
            go = 1
        # rules/resurgence/32-salvage.rules.md:36: enlist a scholar
        if go == 1:
            you = f[2]
            go = choose(g, f, 2, you, LOST_STUDENT_QUESTION, lying(g, IS_SCHOLAR, (RESERVE + you,)))
        # rules/resurgence/32-salvage.rules.md:36: enlist a scholar
        if go == 2:
            you, scholar = f[2], f[6]
            enlist(g, you, scholar)
            return done(g)
    return go == AWAY


def can_distant_cousin(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if not lying(g, IS_SPECIALIST, (RESERVE + you,)) and no(why, "enlist a specialist"):
        return False
    return not why


@rules.lines_of(
    "distant-cousin.lines",
    "rules/resurgence/32-salvage.rules.md:37",
    params=(("self", "self"),),
    can=can_distant_cousin,
    registers=("specialist",),
    blocks=2,
)
def distant_cousin(g: State, f: Frame) -> bool:
    """Salvage: salvage distant-cousin "Distant Cousin" """
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/32-salvage.rules.md:38: enlist a specialist
        if go == 0:
            you = f[2]
            go = choose(g, f, 1, you, DISTANT_COUSIN_QUESTION, lying(g, IS_SPECIALIST, (RESERVE + you,)))
        # rules/resurgence/32-salvage.rules.md:38: enlist a specialist
        if go == 1:
            you, specialist = f[2], f[6]
            enlist(g, you, specialist)
            return done(g)
    return go == AWAY


@rules.lines_of("fuel-rubble.lines", "rules/resurgence/33-rubble.rules.md:8", params=(("self", "self"),))
def fuel_rubble(g: State, f: Frame) -> bool:
    """Rubble: rubble fuel-rubble "Fuel Cans" """
    you = f[2]
    # rules/resurgence/33-rubble.rules.md:9: gain 1 fuel
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of("food-rubble.lines", "rules/resurgence/33-rubble.rules.md:10", params=(("self", "self"),))
def food_rubble(g: State, f: Frame) -> bool:
    """Rubble: rubble food-rubble "Tins" """
    you = f[2]
    # rules/resurgence/33-rubble.rules.md:11: gain 1 food
    gain(g, you, FOOD, 1, you)
    return done(g)


@rules.lines_of("ammo-rubble.lines", "rules/resurgence/33-rubble.rules.md:12", params=(("self", "self"),))
def ammo_rubble(g: State, f: Frame) -> bool:
    """Rubble: rubble ammo-rubble "Cartridges" """
    you = f[2]
    # rules/resurgence/33-rubble.rules.md:13: gain 1 ammo
    gain(g, you, AMMO, 1, you)
    return done(g)


@rules.lines_of("meds-rubble.lines", "rules/resurgence/33-rubble.rules.md:14", params=(("self", "self"),))
def meds_rubble(g: State, f: Frame) -> bool:
    """Rubble: rubble meds-rubble "Bandages" """
    you = f[2]
    # rules/resurgence/33-rubble.rules.md:15: gain 1 meds
    gain(g, you, MEDS, 1, you)
    return done(g)


@rules.lines_of("point-rubble.lines", "rules/resurgence/33-rubble.rules.md:16", params=(("self", "self"),))
def point_rubble(g: State, f: Frame) -> bool:
    """Rubble: rubble point-rubble "A Keepsake" """
    you = f[2]
    # rules/resurgence/33-rubble.rules.md:17: gain 1 vp
    gain(g, you, VP, 1, you)
    return done(g)


@rules.lines_of(
    "fuel-point-rubble.lines", "rules/resurgence/33-rubble.rules.md:18", params=(("self", "self"),)
)
def fuel_point_rubble(g: State, f: Frame) -> bool:
    """Rubble: rubble fuel-point-rubble "Fuel and a Keepsake" """
    you = f[2]
    # rules/resurgence/33-rubble.rules.md:19: gain 1 fuel + 1 vp
    gain(g, you, FUEL, 1, you)
    gain(g, you, VP, 1, you)
    return done(g)


@rules.lines_of(
    "food-point-rubble.lines", "rules/resurgence/33-rubble.rules.md:20", params=(("self", "self"),)
)
def food_point_rubble(g: State, f: Frame) -> bool:
    """Rubble: rubble food-point-rubble "Tins and a Keepsake" """
    you = f[2]
    # rules/resurgence/33-rubble.rules.md:21: gain 1 food + 1 vp
    gain(g, you, FOOD, 1, you)
    gain(g, you, VP, 1, you)
    return done(g)


@rules.lines_of(
    "double-point-rubble.lines", "rules/resurgence/33-rubble.rules.md:22", params=(("self", "self"),)
)
def double_point_rubble(g: State, f: Frame) -> bool:
    """Rubble: rubble double-point-rubble "Two Keepsakes" """
    you = f[2]
    # rules/resurgence/33-rubble.rules.md:23: gain 2 vp
    gain(g, you, VP, 2, you)
    return done(g)


@rules.lines_of("supply-rubble.lines", "rules/resurgence/33-rubble.rules.md:24", params=(("self", "self"),))
def supply_rubble(g: State, f: Frame) -> bool:
    """Rubble: rubble supply-rubble "A Locker" """
    you = f[2]
    # rules/resurgence/33-rubble.rules.md:25: gain 1 ammo + 1 meds
    gain(g, you, AMMO, 1, you)
    gain(g, you, MEDS, 1, you)
    return done(g)


@rules.lines_of("metro-3.lines", "rules/resurgence/34-tracks.rules.md:8", params=(("self", "self"),))
def metro_3(g: State, f: Frame) -> bool:
    """The Leadership tracks: bonus metro-3 "Metro space 3", metro, space 3"""
    you = f[2]
    # rules/resurgence/34-tracks.rules.md:9: gain 2 food
    gain(g, you, FOOD, 2, you)
    return done(g)


@rules.lines_of(
    "metro-6.lines",
    "rules/resurgence/34-tracks.rules.md:10",
    params=(("self", "self"),),
    registers=("token",),
    blocks=4,
    catches={1: (3, 0, 0, False, True), 2: (3, 0, 0, False, True)},
)
def metro_6(g: State, f: Frame) -> bool:
    """The Leadership tracks: bonus metro-6 "Metro space 6", metro, space 6"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/34-tracks.rules.md:11: may retire a token
        if go == 0:
            you = f[2]
            options = []
            if any(
                g.at[token] == BAG + you or g.at[token] == REST_AREA + you for token in all_of(g, "token")
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, METRO_6_QUESTION, options)
        # rules/resurgence/34-tracks.rules.md:11: retire a token
        if go == 1:
            you = f[2]
            go = choose(
                g,
                f,
                2,
                you,
                METRO_6_QUESTION_2,
                [it for it in all_of(g, "token") if g.at[it] == BAG + you or g.at[it] == REST_AREA + you],
            )
        # rules/resurgence/34-tracks.rules.md:11: retire a token
        if go == 2:
            you, token = f[2], f[6]
            retire(g, you, token)
            go = 3
        # rules/resurgence/34-tracks.rules.md:11: may retire a token
        if go == 3:
            return done(g)
    return go == AWAY


@rules.lines_of("metro-8.lines", "rules/resurgence/34-tracks.rules.md:12", params=(("self", "self"),))
def metro_8(g: State, f: Frame) -> bool:
    """The Leadership tracks: bonus metro-8 "Metro space 8", metro, space 8"""
    you = f[2]
    # rules/resurgence/34-tracks.rules.md:13: gain 3 vp
    gain(g, you, VP, 3, you)
    return done(g)


@rules.lines_of("harbor-2.lines", "rules/resurgence/34-tracks.rules.md:14", params=(("self", "self"),))
def harbor_2(g: State, f: Frame) -> bool:
    """The Leadership tracks: bonus harbor-2 "Harbor space 2", harbor, space 2"""
    you = f[2]
    # rules/resurgence/34-tracks.rules.md:15: gain 1 fuel
    gain(g, you, FUEL, 1, you)
    return done(g)


@rules.lines_of("harbor-5.lines", "rules/resurgence/34-tracks.rules.md:16", params=(("self", "self"),))
def harbor_5(g: State, f: Frame) -> bool:
    """The Leadership tracks: bonus harbor-5 "Harbor space 5", harbor, space 5"""
    you = f[2]
    # rules/resurgence/34-tracks.rules.md:17: gain 2 ammo
    gain(g, you, AMMO, 2, you)
    return done(g)


@rules.lines_of(
    "harbor-8.lines",
    "rules/resurgence/34-tracks.rules.md:18",
    params=(("self", "self"),),
    registers=("goods",),
    blocks=2,
)
def harbor_8(g: State, f: Frame) -> bool:
    """The Leadership tracks: bonus harbor-8 "Harbor space 8", harbor, space 8"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/34-tracks.rules.md:19: gain any 3 resource
        if go == 0:
            you = f[2]
            go = choose_goods(g, f, 1, you, HARBOR_8_QUESTION, [FOOD, PART, FUEL], 3, 3)
        # rules/resurgence/34-tracks.rules.md:19: gain any 3 resource
        if go == 1:
            you, goods = f[2], f[6]
            for good, many in each_good(bundle(goods)):
                gain(g, you, good, many, you)
            return done(g)
    return go == AWAY


@rules.lines_of("compound-3.lines", "rules/resurgence/34-tracks.rules.md:20", params=(("self", "self"),))
def compound_3(g: State, f: Frame) -> bool:
    """The Leadership tracks: bonus compound-3 "Compound space 3", compound, space 3"""
    you = f[2]
    # rules/resurgence/34-tracks.rules.md:21: gain 2 meds
    gain(g, you, MEDS, 2, you)
    return done(g)


@rules.lines_of(
    "compound-5.lines",
    "rules/resurgence/34-tracks.rules.md:22",
    params=(("self", "self"),),
    registers=("token",),
    blocks=4,
    catches={1: (3, 0, 0, False, True), 2: (3, 0, 0, False, True)},
)
def compound_5(g: State, f: Frame) -> bool:
    """The Leadership tracks: bonus compound-5 "Compound space 5", compound, space 5"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence/34-tracks.rules.md:23: may retire a token
        if go == 0:
            you = f[2]
            options = []
            if any(
                g.at[token] == BAG + you or g.at[token] == REST_AREA + you for token in all_of(g, "token")
            ):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, COMPOUND_5_QUESTION, options)
        # rules/resurgence/34-tracks.rules.md:23: retire a token
        if go == 1:
            you = f[2]
            go = choose(
                g,
                f,
                2,
                you,
                COMPOUND_5_QUESTION_2,
                [it for it in all_of(g, "token") if g.at[it] == BAG + you or g.at[it] == REST_AREA + you],
            )
        # rules/resurgence/34-tracks.rules.md:23: retire a token
        if go == 2:
            you, token = f[2], f[6]
            retire(g, you, token)
            go = 3
        # rules/resurgence/34-tracks.rules.md:23: may retire a token
        if go == 3:
            return done(g)
    return go == AWAY


@rules.lines_of("compound-8.lines", "rules/resurgence/34-tracks.rules.md:24", params=(("self", "self"),))
def compound_8(g: State, f: Frame) -> bool:
    """The Leadership tracks: bonus compound-8 "Compound space 8", compound, space 8"""
    you = f[2]
    # rules/resurgence/34-tracks.rules.md:25: gain 3 vp
    gain(g, you, VP, 3, you)
    return done(g)


@rules.lines_of(
    "arbat-a.lines",
    "rules/resurgence-solo/02-mutant-actions.rules.md:15",
    params=(("self", "self"),),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def arbat_a(g: State, f: Frame) -> bool:
    """What the Mutants do › Side A: mutant-action arbat-a "Arbat (side A)", arbat, side-a"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/02-mutant-actions.rules.md:16: pay any 2 resource, or mutants-gain 3
        if go == 0:
            you = f[2]
            options = []
            if can_pay(g, (you, {"resource": 2})):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, ARBAT_A_QUESTION, options)
        # rules/resurgence-solo/02-mutant-actions.rules.md:16: pay any 2 resource
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {"resource": 2}))
        # rules/resurgence-solo/02-mutant-actions.rules.md:16: pay any 2 resource
        if go == 2:
            go = 4
            continue
        # rules/resurgence-solo/02-mutant-actions.rules.md:16: mutants-gain 3
        if go == 3:
            you = f[2]
            mutants_gain(g, you, 3)
            go = 4
        # rules/resurgence-solo/02-mutant-actions.rules.md:16: pay any 2 resource, or mutants-gain 3
        if go == 4:
            return done(g)
    return go == AWAY


@rules.procedure(
    "revolution-a.lines", "rules/resurgence-solo/02-mutant-actions.rules.md:17", params=(("self", "self"),)
)
def revolution_a(g: State, you: int, self_: int) -> None:
    """What the Mutants do › Side A: mutant-action revolution-a "Revolution Square (side A)", revolution,
    side-a"""
    # rules/resurgence-solo/02-mutant-actions.rules.md:18: mutants-complete-mission
    mutants_complete_mission(g, you)


def can_barbarian_a(g: State, you: int, self_: Any, why: Any = None) -> bool:
    piles = g.piles
    if ready_cards(g, you, you) > 0:
        if (
            not any(not exhausted(g, survivor_176) for survivor_176 in piles[CREW + you])
            and no(why, "exhaust a survivor of crew of you where (not exhausted of it)")
        ):
            return False
    return not why


@rules.lines_of(
    "barbarian-a.lines",
    "rules/resurgence-solo/02-mutant-actions.rules.md:19",
    params=(("self", "self"),),
    can=can_barbarian_a,
    blocks=2,
)
def barbarian_a(g: State, f: Frame) -> bool:
    """What the Mutants do › Side A: mutant-action barbarian-a "Barbarian Gate (side A)", barbarian, side-a"""
    go: int = f[AT]
    while True:
        # rules/resurgence-solo/02-mutant-actions.rules.md:21: tire-out-one
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, tire_out_one, you)
            return True
        # rules/resurgence-solo/02-mutant-actions.rules.md:22: mutants-gain 1
        if go == 1:
            you = f[2]
            mutants_gain(g, you, 1)
            return done(g)


@rules.lines_of(
    "hope-a.lines",
    "rules/resurgence-solo/02-mutant-actions.rules.md:23",
    params=(("self", "self"),),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def hope_a(g: State, f: Frame) -> bool:
    """What the Mutants do › Side A: mutant-action hope-a "Hope Island (side A)", hope, side-a"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/02-mutant-actions.rules.md:24: pay any 2 supply, or mutants-gain 3
        if go == 0:
            you = f[2]
            options = []
            if can_pay(g, (you, {"supply": 2})):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, HOPE_A_QUESTION, options)
        # rules/resurgence-solo/02-mutant-actions.rules.md:24: pay any 2 supply
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {"supply": 2}))
        # rules/resurgence-solo/02-mutant-actions.rules.md:24: pay any 2 supply
        if go == 2:
            go = 4
            continue
        # rules/resurgence-solo/02-mutant-actions.rules.md:24: mutants-gain 3
        if go == 3:
            you = f[2]
            mutants_gain(g, you, 3)
            go = 4
        # rules/resurgence-solo/02-mutant-actions.rules.md:24: pay any 2 supply, or mutants-gain 3
        if go == 4:
            return done(g)
    return go == AWAY


@rules.procedure(
    "kremlin-a.lines", "rules/resurgence-solo/02-mutant-actions.rules.md:25", params=(("self", "self"),)
)
def kremlin_a(g: State, you: int, self_: int) -> None:
    """What the Mutants do › Side A: mutant-action kremlin-a "Kremlin (side A)", kremlin, side-a"""
    # rules/resurgence-solo/02-mutant-actions.rules.md:26: discard-last 2
    discard_last(g, you, 2)
    # rules/resurgence-solo/02-mutant-actions.rules.md:27: mutants-gain 2
    mutants_gain(g, you, 2)


@rules.lines_of(
    "museum-a.lines",
    "rules/resurgence-solo/02-mutant-actions.rules.md:28",
    params=(("self", "self"),),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def museum_a(g: State, f: Frame) -> bool:
    """What the Mutants do › Side A: mutant-action museum-a "Museum Row (side A)", museum, side-a"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/02-mutant-actions.rules.md:29: pay 2 food, or mutants-gain 2
        if go == 0:
            you = f[2]
            options = []
            if can_pay(g, (you, {FOOD: 2})):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, MUSEUM_A_QUESTION, options)
        # rules/resurgence-solo/02-mutant-actions.rules.md:29: pay 2 food
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {FOOD: 2}))
        # rules/resurgence-solo/02-mutant-actions.rules.md:29: pay 2 food
        if go == 2:
            go = 4
            continue
        # rules/resurgence-solo/02-mutant-actions.rules.md:29: mutants-gain 2
        if go == 3:
            you = f[2]
            mutants_gain(g, you, 2)
            go = 4
        # rules/resurgence-solo/02-mutant-actions.rules.md:29: pay 2 food, or mutants-gain 2
        if go == 4:
            return done(g)
    return go == AWAY


def can_arbat_b(g: State, you: int, self_: Any, why: Any = None) -> bool:
    if (
        not (can_pay(g, (you, {"resource": 2})) or can_pay(g, (you, {"supply": 2})))
        and no(why, "pay any 2 resource, or pay any 2 supply")
    ):
        return False
    return not why


@rules.lines_of(
    "arbat-b.lines",
    "rules/resurgence-solo/02-mutant-actions.rules.md:36",
    params=(("self", "self"),),
    can=can_arbat_b,
    blocks=6,
    catches={
        1: (5, 0, 0, False, True),
        2: (5, 0, 0, False, True),
        3: (5, 0, 0, False, True),
        4: (5, 0, 0, False, True),
    },
)
def arbat_b(g: State, f: Frame) -> bool:
    """What the Mutants do › Side B: mutant-action arbat-b "Arbat (side B)", arbat, side-b"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/02-mutant-actions.rules.md:37: pay any 2 resource, or pay any 2 supply
        if go == 0:
            you = f[2]
            options = []
            if can_pay(g, (you, {"resource": 2})):
                options.append(0)
            if can_pay(g, (you, {"supply": 2})):
                options.append(1)
            go = ways(g, f, you, ARBAT_B_QUESTION, options)
        # rules/resurgence-solo/02-mutant-actions.rules.md:37: pay any 2 resource
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {"resource": 2}))
        # rules/resurgence-solo/02-mutant-actions.rules.md:37: pay any 2 resource
        if go == 2:
            go = 5
            continue
        # rules/resurgence-solo/02-mutant-actions.rules.md:37: pay any 2 supply
        if go == 3:
            you = f[2]
            f[AT] = 4
            return pay(g, f, (you, {"supply": 2}))
        # rules/resurgence-solo/02-mutant-actions.rules.md:37: pay any 2 supply
        if go == 4:
            go = 5
        # rules/resurgence-solo/02-mutant-actions.rules.md:37: pay any 2 resource, or pay any 2 supply
        if go == 5:
            return done(g)
    return go == AWAY


@rules.procedure(
    "revolution-b.lines", "rules/resurgence-solo/02-mutant-actions.rules.md:38", params=(("self", "self"),)
)
def revolution_b(g: State, you: int, self_: int) -> None:
    """What the Mutants do › Side B: mutant-action revolution-b "Revolution Square (side B)", revolution,
    side-b"""
    # rules/resurgence-solo/02-mutant-actions.rules.md:39: mutants-complete-mission
    mutants_complete_mission(g, you)


@rules.lines_of(
    "barbarian-b.lines",
    "rules/resurgence-solo/02-mutant-actions.rules.md:40",
    params=(("self", "self"),),
    blocks=5,
    catches={1: (4, 0, 0, False, True), 2: (4, 0, 0, False, True), 3: (4, 0, 0, False, True)},
)
def barbarian_b(g: State, f: Frame) -> bool:
    """What the Mutants do › Side B: mutant-action barbarian-b "Barbarian Gate (side B)", barbarian, side-b"""
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/02-mutant-actions.rules.md:41: pay 1 fuel, or mutants-gain 3
        if go == 0:
            you = f[2]
            options = []
            if can_pay(g, (you, {FUEL: 1})):
                options.append(0)
            options.append(1)
            go = ways(g, f, you, BARBARIAN_B_QUESTION, options)
        # rules/resurgence-solo/02-mutant-actions.rules.md:41: pay 1 fuel
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {FUEL: 1}))
        # rules/resurgence-solo/02-mutant-actions.rules.md:41: pay 1 fuel
        if go == 2:
            go = 4
            continue
        # rules/resurgence-solo/02-mutant-actions.rules.md:41: mutants-gain 3
        if go == 3:
            you = f[2]
            mutants_gain(g, you, 3)
            go = 4
        # rules/resurgence-solo/02-mutant-actions.rules.md:41: pay 1 fuel, or mutants-gain 3
        if go == 4:
            return done(g)
    return go == AWAY


def can_hope_b(g: State, you: int, self_: Any, why: Any = None) -> bool:
    s, piles = g.s, g.piles
    if (
        not any(piles[RUBBLE_ON + site_190 + you] and not s[LOST + site_190 + you] for site_190 in EACH_ROOM)
        and no(
            why,
            "choose a room where (count rubble-on of it at you more than 0 and not lost of it at you) as site",
        )
    ):
        return False
    return not why


@rules.lines_of(
    "hope-b.lines",
    "rules/resurgence-solo/02-mutant-actions.rules.md:42",
    params=(("self", "self"),),
    can=can_hope_b,
    blocks=2,
)
def hope_b(g: State, f: Frame) -> bool:
    """What the Mutants do › Side B: mutant-action hope-b "Hope Island (side B)", hope, side-b"""
    go: int = f[AT]
    while True:
        # rules/resurgence-solo/02-mutant-actions.rules.md:43: lose-a-room
        if go == 0:
            you = f[2]
            f[AT] = 1
            call(g, lose_a_room, you)
            return True
        # rules/resurgence-solo/02-mutant-actions.rules.md:43: lose-a-room
        if go == 1:
            return done(g)


@rules.procedure(
    "kremlin-b.lines", "rules/resurgence-solo/02-mutant-actions.rules.md:44", params=(("self", "self"),)
)
def kremlin_b(g: State, you: int, self_: int) -> None:
    """What the Mutants do › Side B: mutant-action kremlin-b "Kremlin (side B)", kremlin, side-b"""
    # rules/resurgence-solo/02-mutant-actions.rules.md:45: discard-last 2
    discard_last(g, you, 2)
    # rules/resurgence-solo/02-mutant-actions.rules.md:46: mutants-gain 2
    mutants_gain(g, you, 2)


def can_museum_b(g: State, you: int, self_: Any, why: Any = None) -> bool:
    piles = g.piles
    if (
        not (
            can_pay(g, (you, {"resource": 2}))
            or any(
                any(
                    not exhausted(g, other_card_193) and other_card_193 != one_card_193
                    for other_card_193 in piles[CREW + you]
                )
                for one_card_193 in piles[CREW + you]
                if not exhausted(g, one_card_193)
            )
        )
        and no(why, "pay any 2 resource, or tire-out-two")
    ):
        return False
    return not why


@rules.lines_of(
    "museum-b.lines",
    "rules/resurgence-solo/02-mutant-actions.rules.md:47",
    params=(("self", "self"),),
    can=can_museum_b,
    blocks=6,
    catches={
        1: (5, 0, 0, False, True),
        2: (5, 0, 0, False, True),
        3: (5, 0, 0, False, True),
        4: (5, 0, 0, False, True),
    },
)
def museum_b(g: State, f: Frame) -> bool:
    """What the Mutants do › Side B: mutant-action museum-b "Museum Row (side B)", museum, side-b"""
    piles = g.piles
    go: int = f[AT]
    while go >= 0:
        # rules/resurgence-solo/02-mutant-actions.rules.md:48: pay any 2 resource, or tire-out-two
        if go == 0:
            you = f[2]
            options = []
            if can_pay(g, (you, {"resource": 2})):
                options.append(0)
            if any(
                any(
                    not exhausted(g, other_card_194) and other_card_194 != one_card_194
                    for other_card_194 in piles[CREW + you]
                )
                for one_card_194 in piles[CREW + you]
                if not exhausted(g, one_card_194)
            ):
                options.append(1)
            go = ways(g, f, you, MUSEUM_B_QUESTION, options)
        # rules/resurgence-solo/02-mutant-actions.rules.md:48: pay any 2 resource
        if go == 1:
            you = f[2]
            f[AT] = 2
            return pay(g, f, (you, {"resource": 2}))
        # rules/resurgence-solo/02-mutant-actions.rules.md:48: pay any 2 resource
        if go == 2:
            go = 5
            continue
        # rules/resurgence-solo/02-mutant-actions.rules.md:48: tire-out-two
        if go == 3:
            you = f[2]
            f[AT] = 4
            call(g, tire_out_two, you)
            return True
        # rules/resurgence-solo/02-mutant-actions.rules.md:48: tire-out-two
        if go == 4:
            go = 5
        # rules/resurgence-solo/02-mutant-actions.rules.md:48: pay any 2 resource, or tire-out-two
        if go == 5:
            return done(g)
    return go == AWAY


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
rules.does("scout-post", scout_post)
rules.does("workshop", workshop)
rules.does("propaganda", propaganda, can_propaganda)
rules.does("headquarters", headquarters)
rules.does("dock-worker", dock_worker, can_dock_worker)
rules.does("truck-driver", truck_driver, can_truck_driver)
rules.does("engineer", engineer, can_engineer)
rules.does("veterinarian", veterinarian, can_veterinarian)
rules.does("armorer", armorer, can_armorer)
rules.does("scout", scout, can_scout)
rules.does("mystic", mystic, can_mystic)
rules.does("dry-archive", dry_archive)
rules.does("oil-the-gate", oil_the_gate)
rules.does("kremlin-watch", kremlin_watch)
rules.does("street-lights", street_lights)
rules.does("closed-theater", closed_theater)
rules.does("swap-meet", swap_meet)
rules.does("dinosaur-hall", dinosaur_hall)
rules.does("sealed-depot", sealed_depot)
rules.does("school-again", school_again, can_school_again)
rules.does("old-maps", old_maps)
rules.does("bread-riot", bread_riot)
rules.does("loudspeakers", loudspeakers, can_loudspeakers)
rules.does("barricade", barricade)
rules.does("toll-booth", toll_booth)
rules.does("caravan", caravan)
rules.does("night-crossing", night_crossing, can_night_crossing)
rules.does("scrap-dealer", scrap_dealer)
rules.does("bell-tower", bell_tower)
rules.does("armory-keys", armory_keys)
rules.does("honor-guard", honor_guard, can_honor_guard)
rules.does("lost-orders", lost_orders)
rules.does("lighthouse", lighthouse)
rules.does("fishing-nets", fishing_nets)
rules.does("ferry", ferry)
rules.does("tunnel-mail", tunnel_mail)
rules.does("bait", bait)
rules.does("nest", nest)
rules.does("samples", samples)
rules.does("grand-bazaar", grand_bazaar)
rules.does("great-library", great_library)
rules.does("seed-bank", seed_bank)
rules.does("council", council)
rules.does("radio-city", radio_city, can_radio_city)
rules.does("trade-treaty", trade_treaty)
rules.does("iron-gate", iron_gate, can_iron_gate)
rules.does("star-fort", star_fort, can_star_fort)
rules.does("crown-room", crown_room, can_crown_room)
rules.does("new-shores", new_shores)
rules.does("cure", cure)
rules.does("the-beginning", the_beginning)
rules.does("supply-drop", supply_drop)
rules.does("cold-snap", cold_snap)
rules.does("wanderers", wanderers)
rules.does("clear-signal", clear_signal)
rules.does("black-market", black_market, can_black_market)
rules.does("field-hospital", field_hospital)
rules.does("fuel-convoy", fuel_convoy)
rules.does("lookout", lookout)
rules.does("late-harvest", late_harvest)
rules.does("mending-day", mending_day)
rules.does("quiet-evening", quiet_evening)
rules.does("canned-goods", canned_goods)
rules.does("jerrycans", jerrycans)
rules.does("scrap-metal", scrap_metal)
rules.does("ammo-belt", ammo_belt)
rules.does("first-aid-kits", first_aid_kits)
rules.does("camp-stove", camp_stove)
rules.does("tool-bag", tool_bag)
rules.does("medics-satchel", medics_satchel)
rules.does("signal-flares", signal_flares)
rules.does("barter-crate", barter_crate)
rules.does("stray-hunter", stray_hunter)
rules.does("night-watchman", night_watchman)
rules.does("lost-student", lost_student)
rules.does("distant-cousin", distant_cousin, can_distant_cousin)
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
rules.does("arbat-a", arbat_a)
rules.does("revolution-a", revolution_a)
rules.does("barbarian-a", barbarian_a, can_barbarian_a)
rules.does("hope-a", hope_a)
rules.does("kremlin-a", kremlin_a)
rules.does("museum-a", museum_a)
rules.does("arbat-b", arbat_b, can_arbat_b)
rules.does("revolution-b", revolution_b)
rules.does("barbarian-b", barbarian_b)
rules.does("hope-b", hope_b, can_hope_b)
rules.does("kremlin-b", kremlin_b)
rules.does("museum-b", museum_b, can_museum_b)
rules.free(
    "dock-worker.lines",
    "dock-worker",
    "rules/resurgence/20-survivors.rules.md:9",
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
rules.free(
    "truck-driver.lines",
    "truck-driver",
    "rules/resurgence/20-survivors.rules.md:29",
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
rules.free(
    "engineer.lines",
    "engineer",
    "rules/resurgence/20-survivors.rules.md:51",
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
rules.free(
    "veterinarian.lines",
    "veterinarian",
    "rules/resurgence/20-survivors.rules.md:59",
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
rules.free(
    "armorer.lines",
    "armorer",
    "rules/resurgence/20-survivors.rules.md:67",
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
rules.free(
    "scout.lines",
    "scout",
    "rules/resurgence/20-survivors.rules.md:85",
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
rules.free(
    "mystic.lines",
    "mystic",
    "rules/resurgence/20-survivors.rules.md:101",
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
    "rules/resurgence/20-survivors.rules.md:12",
    lambda g, you, self_, amount_: (([{AMMO: 1}, {MEDS: 1}], {"resource": 1}, 1),),
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
    "traffic-cop.1",
    "traffic-cop",
    "rules/resurgence/20-survivors.rules.md:104",
    lambda g, you, self_, amount_: (([{AMMO: 1}, {MEDS: 1}], {}, 1),),
    aim=lambda g, you, self_: paid_for(g, "complete", lambda _aim_what_: True),
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
    "rules/resurgence/20-survivors.rules.md:16",
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
    "architect.as1",
    "architect",
    "rules/resurgence/20-survivors.rules.md:40",
    "scholar",
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
    "pilot.as1",
    "pilot",
    "rules/resurgence/20-survivors.rules.md:78",
    "ranger",
    "scholar",
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
    "rules/resurgence/20-survivors.rules.md:100",
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
rules.score("polar-vortex", lambda g, you, self_: look(g, POLAR_VORTEX_SCORE_ROWS, (g.of[g.s[FUEL + you]],)))
rules.score(
    "domination", lambda g, you, self_: look(g, DOMINATION_SCORE_ROWS, (g.of[largest_set(g, you, you)],))
)
rules.score(
    "leadership-directive",
    lambda g, you, self_: look(g, LEADERSHIP_DIRECTIVE_SCORE_ROWS, (g.of[each_track(g, you, you)],)),
)
rules.score(
    "construction",
    lambda g, you, self_: look(g, CONSTRUCTION_SCORE_ROWS, (g.of[cleared_rooms(g, you, you)],)),
)
rules.score("food-rations", lambda g, you, self_: look(g, FOOD_RATIONS_SCORE_ROWS, (g.of[g.s[FOOD + you]],)))
rules.score(
    "militarism", lambda g, you, self_: look(g, MILITARISM_SCORE_ROWS, (g.of[ranger_cards(g, you, you)],))
)
rules.score(
    "proletariat", lambda g, you, self_: look(g, PROLETARIAT_SCORE_ROWS, (g.of[builder_cards(g, you, you)],))
)
rules.score(
    "academia", lambda g, you, self_: look(g, ACADEMIA_SCORE_ROWS, (g.of[scholar_cards(g, you, you)],))
)
rules.score("commune", lambda g, you, self_: look(g, COMMUNE_SCORE_ROWS, (g.of[all_cards(g, you, you)],)))
rules.score(
    "power-grab", lambda g, you, self_: look(g, POWER_GRAB_SCORE_ROWS, (g.of[total_spaces(g, you, you)],))
)
rules.score(
    "defenders", lambda g, you, self_: product(g, rangers(g, you, you), cleared_rooms(g, you, you)) // 2
)
rules.score(
    "researchers", lambda g, you, self_: product(g, scholars(g, you, you), missions_done(g, you, you)) // 2
)
rules.score(
    "builders-directive", lambda g, you, self_: product(g, builders(g, you, you), all_cards(g, you, you)) // 2
)

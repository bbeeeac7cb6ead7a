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
pack.kind("grade")
pack.kind("mission", "card")
pack.kind("column")
pack.kind("mission-space")
pack.kind("timing")
pack.kind("event", "card")
pack.kind("salvage", "card")
pack.kind("rubble")
pack.kind("bonus")
pack.kind("chance")
pack.kind("row-space")
pack.kind("level")
pack.kind("mutant-card", "card")
pack.kind("reason")
pack.copied(
    "fuel-rubble", "food-rubble", "ammo-rubble", "meds-rubble", "point-rubble", "fuel-point-rubble",
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
pack.slot("pile", "directive-deck", "deck", holds="directive", seen_by="nobody", tags=("stack",))
pack.slot("pile", "directive-space", holds="directive")
pack.slot("pile", "mission-deck", "grade", holds="mission", seen_by="nobody", tags=("stack",))
pack.slot("pile", "posted", "mission-space", high=1, holds="mission")
pack.slot("pile", "mission-offer", holds="mission")
pack.slot("pile", "planned", "player", high=3, holds="mission")
pack.slot("pile", "completed", "player", "column", holds="mission")
pack.slot("pile", "event-deck", holds="event", seen_by="nobody", tags=("stack",))
pack.slot("pile", "event-shown", holds="event")
pack.slot("marker", "event-token", holds="district")
pack.slot("pile", "salvage-deck", holds="salvage", seen_by="nobody", tags=("stack",))
pack.slot("pile", "salvage-hand", "player", holds="salvage", seen_by="owner")
pack.slot("pile", "salvage-kept", "player", holds="salvage", seen_by="owner")
pack.slot("pile", "heap", holds="rubble", seen_by="nobody", tags=("bag",))
pack.slot("pile", "rubble-on", "room", "player", holds="rubble", seen_by="nobody")
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
pack.slot("pile", "event-box", holds="event", seen_by="nobody", tags=("stack",))
pack.slot("pile", "hero-deck", holds="hero", seen_by="nobody", tags=("stack",))
pack.slot("pile", "hero-offer", holds="hero")
pack.slot("pile", "event-discard", holds="event")
pack.slot("counter", "spaces", "player", "access", low=0, high=10)
pack.slot("flag", "used", "player", resets="turn")
pack.slot("pile", "row", "row-space", high=1, holds="survivor")
pack.slot("counter", "free-rescue", "player", low=0, high=1)
pack.slot("flag", "fresh", "mission", resets="turn")
pack.slot("counter", "errand", "player", low=0, high=1, starts=1)
pack.slot("flag", "rewarded", "player")
pack.slot("marker", "last-completed", "player", holds="mission")
pack.slot(
    "pile", "mutant-deck", holds="mutant-card", seen_by="nobody", refilled="mutant-discard", tags=("stack",)
)
pack.slot("pile", "mutant-discard", holds="mutant-card")
pack.slot("pile", "mutant-shown", holds="mutant-card")
pack.slot("counter", "points", "player", "reason")
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
pack.element("starter", "grade", "Starter mission")
pack.element("basic", "grade", "Basic mission")
pack.element("advanced", "grade", "Advanced mission")
pack.element("left-column", "column", "Left column", {"quarters": ["arbat", "museum"]})
pack.element("middle-column", "column", "Middle column", {"quarters": ["kremlin", "revolution"]})
pack.element("right-column", "column", "Right column", {"quarters": ["barbarian", "hope"]})
pack.element("on-arrival", "timing", "When it is turned up")
pack.element("on-the-spot", "timing", "In a district")
pack.element("in-upkeep", "timing", "In upkeep")
pack.element("mission-chance", "chance", "Complete a mission")
pack.element("event-chance", "chance", "Make use of the event")
pack.element("row-1", "row-space", "Right end of the row", {"cost": 1})
pack.element("row-2", "row-space", "Second from the right", {"cost": 2})
pack.element("row-3", "row-space", "Third from the right", {"cost": 2})
pack.element("row-4", "row-space", "Fourth from the right", {"cost": 3})
pack.element("row-5", "row-space", "Fifth from the right", {"cost": 4})
pack.element("row-6", "row-space", "Sixth from the right", {"cost": 4, "for-four": True})
pack.element("basic-1", "mission-space", "Basic missions, top", {"grade": "basic", "for-four": True})
pack.element("basic-2", "mission-space", "Basic missions, second", {"grade": "basic"})
pack.element("basic-3", "mission-space", "Basic missions, third", {"grade": "basic"})
pack.element("basic-4", "mission-space", "Basic missions, fourth", {"grade": "basic"})
pack.element("basic-5", "mission-space", "Basic missions, bottom", {"grade": "basic"})
pack.element("advanced-1", "mission-space", "Advanced missions, top", {"grade": "advanced", "for-four": True})
pack.element("advanced-2", "mission-space", "Advanced missions, second", {"grade": "advanced"})
pack.element("advanced-3", "mission-space", "Advanced missions, third", {"grade": "advanced"})
pack.element("advanced-4", "mission-space", "Advanced missions, fourth", {"grade": "advanced"})
pack.element("advanced-5", "mission-space", "Advanced missions, bottom", {"grade": "advanced"})
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
pack.element("long-quiet-night", "mutant-card", "Long quiet night", {"for-four": True})
pack.element("during-play", "reason", "Gained during the game")
pack.element("level-reached", "reason", "Level reached")
pack.element("supplies-left", "reason", "Ammo and meds left")
pack.element("resources-left", "reason", "Resources left")
pack.element("leadership-held", "reason", "Places on the tracks")
pack.element("directives-met", "reason", "Directives met")
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
pack.element("chef", "survivor", "Chef", {"calling": "builder"})
pack.element("dock-worker", "survivor", "Dock Worker", {"calling": "builder"})
pack.element("electrician", "survivor", "Electrician", {"calling": "builder"})
pack.element("farmer", "survivor", "Farmer", {"calling": "builder"})
pack.element("firefighter", "survivor", "Firefighter", {"calling": "builder"})
pack.element("fisherman", "survivor", "Fisherman", {"calling": "builder"})
pack.element("foreman", "survivor", "Foreman", {"calling": "builder"})
pack.element("gunsmith", "survivor", "Gunsmith", {"calling": "builder"})
pack.element("mechanic", "survivor", "Mechanic", {"calling": "builder"})
pack.element("miner", "survivor", "Miner", {"calling": "builder"})
pack.element("plumber", "survivor", "Plumber", {"calling": "builder"})
pack.element("truck-driver", "survivor", "Truck Driver", {"calling": "builder"})
pack.element("archeologist", "survivor", "Archeologist", {"calling": "scholar"})
pack.element("architect", "survivor", "Architect", {"calling": "scholar"})
pack.element("biologist", "survivor", "Biologist", {"calling": "scholar"})
pack.element("botanist", "survivor", "Botanist", {"calling": "scholar"})
pack.element("brewer", "survivor", "Brewer", {"calling": "scholar"})
pack.element("chemist", "survivor", "Chemist", {"calling": "scholar"})
pack.element("doctor", "survivor", "Doctor", {"calling": "scholar"})
pack.element("engineer", "survivor", "Engineer", {"calling": "scholar"})
pack.element("lab-tech", "survivor", "Lab Tech", {"calling": "scholar"})
pack.element("pharmacist", "survivor", "Pharmacist", {"calling": "scholar"})
pack.element("psychologist", "survivor", "Psychologist", {"calling": "scholar"})
pack.element("veterinarian", "survivor", "Veterinarian", {"calling": "scholar"})
pack.element("armorer", "survivor", "Armorer", {"calling": "ranger"})
pack.element("bodyguard", "survivor", "Bodyguard", {"calling": "ranger"})
pack.element("hunter", "survivor", "Hunter", {"calling": "ranger"})
pack.element("inspector", "survivor", "Inspector", {"calling": "ranger"})
pack.element("paratrooper", "survivor", "Paratrooper", {"calling": "ranger"})
pack.element("pilot", "survivor", "Pilot", {"calling": "ranger"})
pack.element("sailor", "survivor", "Sailor", {"calling": "ranger"})
pack.element("sapper", "survivor", "Sapper", {"calling": "ranger"})
pack.element("security-guard", "survivor", "Security Guard", {"calling": "ranger"})
pack.element("scout", "survivor", "Scout", {"calling": "ranger"})
pack.element("smuggler", "survivor", "Smuggler", {"calling": "ranger"})
pack.element("sniper", "survivor", "Sniper", {"calling": "ranger"})
pack.element("cosmonaut", "hero", "Cosmonaut")
pack.element("librarian", "hero", "Librarian")
pack.element("mystic", "hero", "Mystic")
pack.element("traffic-cop", "hero", "Traffic Cop")
pack.element("olympian", "hero", "Olympian")
pack.element("surgeon", "hero", "Surgeon")
pack.element("polar-vortex", "directive", "Polar Vortex", {"deck": "deck-a"})
pack.element("domination", "directive", "Domination", {"deck": "deck-a"})
pack.element("leadership-directive", "directive", "Leadership", {"deck": "deck-a"})
pack.element("construction", "directive", "Construction", {"deck": "deck-a"})
pack.element("food-rations", "directive", "Food Rations", {"deck": "deck-a"})
pack.element("militarism", "directive", "Militarism", {"deck": "deck-b"})
pack.element("proletariat", "directive", "Proletariat", {"deck": "deck-b"})
pack.element("academia", "directive", "Academia", {"deck": "deck-b"})
pack.element("commune", "directive", "Commune", {"deck": "deck-b"})
pack.element("power-grab", "directive", "Power Grab", {"deck": "deck-b"})
pack.element("defenders", "directive", "Defenders", {"deck": "deck-b"})
pack.element("researchers", "directive", "Researchers", {"deck": "deck-b"})
pack.element("builders-directive", "directive", "Builders", {"deck": "deck-b"})
pack.element(
    "first-lantern",
    "mission",
    "A lantern in Arbat",
    {"grade": "starter", "fields": ["arbat"], "cost": {"food": 1, "part": 1}, "points": 2},
)
pack.element(
    "dry-archive",
    "mission",
    "Keep the archive dry",
    {"grade": "starter", "fields": ["museum"], "cost": {"meds": 1}, "points": 1, "with-more": True},
)
pack.element(
    "soup-line",
    "mission",
    "The soup line",
    {"grade": "starter", "fields": ["revolution"], "cost": {"food": 2}, "points": 2},
)
pack.element(
    "oil-the-gate",
    "mission",
    "Oil the gate",
    {"grade": "starter", "fields": ["barbarian"], "cost": {"fuel": 1}, "points": 1, "with-more": True},
)
pack.element(
    "kremlin-watch",
    "mission",
    "A watch on the wall",
    {"grade": "starter", "fields": ["kremlin"], "cost": {"ammo": 1}, "points": 1, "with-more": True},
)
pack.element(
    "patched-boat",
    "mission",
    "The patched boat",
    {"grade": "starter", "fields": ["hope"], "cost": {"part": 1, "fuel": 1}, "points": 2},
)
pack.element(
    "street-lights",
    "mission",
    "Street lights",
    {"grade": "basic", "fields": ["arbat"], "cost": {"fuel": 1, "part": 1}, "points": 2, "with-more": True},
)
pack.element(
    "painters-cellar",
    "mission",
    "The painter's cellar",
    {"grade": "basic", "fields": ["arbat"], "cost": {"part": 2, "meds": 1}, "points": 3},
)
pack.element(
    "closed-theatre",
    "mission",
    "The closed theatre",
    {
        "grade": "basic",
        "fields": ["arbat"],
        "cost": {"food": 1, "ammo": 1, "part": 1},
        "points": 3,
        "with-more": True,
    },
)
pack.element(
    "swap-meet",
    "mission",
    "Swap meet",
    {"grade": "basic", "fields": ["arbat"], "cost": {"food": 2}, "points": 2, "with-more": True},
)
pack.element(
    "dinosaur-hall",
    "mission",
    "The dinosaur hall",
    {"grade": "basic", "fields": ["museum"], "cost": {"meds": 1, "food": 1}, "points": 2, "with-more": True},
)
pack.element(
    "sealed-depot",
    "mission",
    "The sealed depot",
    {"grade": "basic", "fields": ["museum"], "cost": {"ammo": 2, "fuel": 1}, "points": 3, "with-more": True},
)
pack.element(
    "school-again",
    "mission",
    "School again",
    {"grade": "basic", "fields": ["museum"], "cost": {"food": 2, "part": 1}, "points": 2, "with-more": True},
)
pack.element(
    "old-maps",
    "mission",
    "Old maps",
    {"grade": "basic", "fields": ["museum"], "cost": {"fuel": 1, "meds": 1}, "points": 2, "with-more": True},
)
pack.element(
    "bread-riot",
    "mission",
    "The bread riot",
    {"grade": "basic", "fields": ["revolution"], "cost": {"food": 3}, "points": 3, "with-more": True},
)
pack.element(
    "loudspeakers",
    "mission",
    "Loudspeakers",
    {
        "grade": "basic",
        "fields": ["revolution"],
        "cost": {"part": 1, "fuel": 1},
        "points": 1,
        "with-more": True,
    },
)
pack.element(
    "field-kitchens",
    "mission",
    "Field kitchens",
    {"grade": "basic", "fields": ["revolution"], "cost": {"food": 2, "fuel": 1}, "points": 3},
)
pack.element(
    "barricade",
    "mission",
    "Clear the barricade",
    {
        "grade": "basic",
        "fields": ["revolution"],
        "cost": {"ammo": 1, "part": 1},
        "points": 2,
        "with-more": True,
    },
)
pack.element(
    "toll-booth",
    "mission",
    "The toll booth",
    {"grade": "basic", "fields": ["barbarian"], "cost": {"ammo": 2}, "points": 2, "with-more": True},
)
pack.element(
    "caravan",
    "mission",
    "The caravan",
    {
        "grade": "basic",
        "fields": ["barbarian"],
        "cost": {"food": 1, "fuel": 1, "meds": 1},
        "points": 3,
        "with-more": True,
    },
)
pack.element(
    "night-crossing",
    "mission",
    "Night crossing",
    {
        "grade": "basic",
        "fields": ["barbarian"],
        "cost": {"fuel": 1, "ammo": 1},
        "points": 2,
        "with-more": True,
    },
)
pack.element(
    "scrap-dealer",
    "mission",
    "The scrap dealer",
    {"grade": "basic", "fields": ["barbarian"], "cost": {"part": 2}, "points": 2, "with-more": True},
)
pack.element(
    "bell-tower",
    "mission",
    "The bell tower",
    {"grade": "basic", "fields": ["kremlin"], "cost": {"part": 1, "meds": 1}, "points": 2, "with-more": True},
)
pack.element(
    "armory-keys",
    "mission",
    "Keys to the armory",
    {"grade": "basic", "fields": ["kremlin"], "cost": {"fuel": 2, "food": 1}, "points": 3, "with-more": True},
)
pack.element(
    "honour-guard",
    "mission",
    "Honour guard",
    {"grade": "basic", "fields": ["kremlin"], "cost": {"ammo": 2, "food": 1}, "points": 3, "with-more": True},
)
pack.element(
    "lost-orders",
    "mission",
    "Lost orders",
    {"grade": "basic", "fields": ["kremlin"], "cost": {"food": 1, "meds": 1}, "points": 2, "with-more": True},
)
pack.element(
    "lighthouse",
    "mission",
    "The lighthouse",
    {"grade": "basic", "fields": ["hope"], "cost": {"fuel": 2}, "points": 2, "with-more": True},
)
pack.element(
    "fishing-nets",
    "mission",
    "Fishing nets",
    {"grade": "basic", "fields": ["hope"], "cost": {"part": 1, "food": 1}, "points": 2, "with-more": True},
)
pack.element(
    "ferry",
    "mission",
    "Raise the ferry",
    {"grade": "basic", "fields": ["hope"], "cost": {"part": 2, "fuel": 1}, "points": 3, "with-more": True},
)
pack.element(
    "island-clinic",
    "mission",
    "A clinic on the island",
    {"grade": "basic", "fields": ["hope"], "cost": {"meds": 2, "part": 1}, "points": 4},
)
pack.element(
    "tunnel-mail",
    "mission",
    "Tunnel mail",
    {
        "grade": "basic",
        "fields": ["arbat", "museum"],
        "cost": {"food": 1, "fuel": 1},
        "points": 2,
        "with-more": True,
    },
)
pack.element(
    "victory-parade",
    "mission",
    "The parade",
    {
        "grade": "basic",
        "fields": ["kremlin", "revolution"],
        "cost": {"ammo": 1, "meds": 1, "food": 1},
        "points": 4,
    },
)
pack.element(
    "cull", "mission", "Thin them out", {"grade": "basic", "hunt": True, "cost": {"ammo": 2}, "points": 3}
)
pack.element(
    "bait",
    "mission",
    "Bait and trap",
    {"grade": "basic", "hunt": True, "cost": {"food": 1, "ammo": 1}, "points": 2, "with-more": True},
)
pack.element(
    "nest",
    "mission",
    "Burn the nest",
    {"grade": "basic", "hunt": True, "cost": {"fuel": 1, "ammo": 1}, "points": 2, "with-more": True},
)
pack.element(
    "samples",
    "mission",
    "Samples for the lab",
    {"grade": "basic", "hunt": True, "cost": {"meds": 2}, "points": 3, "with-more": True},
)
pack.element(
    "grand-bazaar",
    "mission",
    "The grand bazaar",
    {
        "grade": "advanced",
        "fields": ["arbat"],
        "cost": {"food": 2, "part": 2, "fuel": 1},
        "points": 6,
        "with-more": True,
    },
)
pack.element(
    "opera",
    "mission",
    "The opera opens",
    {"grade": "advanced", "fields": ["arbat"], "cost": {"food": 3, "meds": 2}, "points": 6},
)
pack.element(
    "great-library",
    "mission",
    "The great library",
    {
        "grade": "advanced",
        "fields": ["museum"],
        "cost": {"meds": 2, "part": 2, "food": 1},
        "points": 6,
        "with-more": True,
    },
)
pack.element(
    "seed-bank",
    "mission",
    "The seed bank",
    {
        "grade": "advanced",
        "fields": ["museum"],
        "cost": {"food": 3, "fuel": 2},
        "points": 5,
        "with-more": True,
    },
)
pack.element(
    "council",
    "mission",
    "A city council",
    {
        "grade": "advanced",
        "fields": ["revolution"],
        "cost": {"food": 2, "ammo": 2, "meds": 1},
        "points": 5,
        "with-more": True,
    },
)
pack.element(
    "radio-city",
    "mission",
    "Radio for the city",
    {
        "grade": "advanced",
        "fields": ["revolution"],
        "cost": {"part": 3, "fuel": 2},
        "points": 6,
        "with-more": True,
    },
)
pack.element(
    "trade-treaty",
    "mission",
    "The trade treaty",
    {
        "grade": "advanced",
        "fields": ["barbarian"],
        "cost": {"food": 2, "fuel": 2, "ammo": 2},
        "points": 7,
        "with-more": True,
    },
)
pack.element(
    "iron-gate",
    "mission",
    "The iron gate",
    {
        "grade": "advanced",
        "fields": ["barbarian"],
        "cost": {"part": 3, "ammo": 2},
        "points": 6,
        "with-more": True,
    },
)
pack.element(
    "star-fort",
    "mission",
    "The star fort",
    {
        "grade": "advanced",
        "fields": ["kremlin"],
        "cost": {"ammo": 3, "part": 2},
        "points": 5,
        "with-more": True,
    },
)
pack.element(
    "crown-room",
    "mission",
    "The crown room",
    {
        "grade": "advanced",
        "fields": ["kremlin"],
        "cost": {"meds": 2, "food": 2, "fuel": 2},
        "points": 7,
        "with-more": True,
    },
)
pack.element(
    "harbour-wall",
    "mission",
    "The harbour wall",
    {"grade": "advanced", "fields": ["hope"], "cost": {"part": 4, "fuel": 1}, "points": 6},
)
pack.element(
    "new-shores",
    "mission",
    "New shores",
    {
        "grade": "advanced",
        "fields": ["hope", "barbarian"],
        "cost": {"fuel": 3, "food": 2, "meds": 1},
        "points": 7,
        "with-more": True,
    },
)
pack.element(
    "brood-mother",
    "mission",
    "The brood mother",
    {"grade": "advanced", "hunt": True, "cost": {"ammo": 4, "meds": 2}, "points": 8},
)
pack.element(
    "cure",
    "mission",
    "A cure",
    {"grade": "advanced", "hunt": True, "cost": {"meds": 4, "fuel": 1}, "points": 6, "with-more": True},
)
pack.element("the-beginning", "event", "The Beginning", {"timing": "on-the-spot", "district": "revolution"})
pack.element("supply-drop", "event", "Supply drop", {"timing": "on-arrival"})
pack.element("cold-snap", "event", "Cold snap", {"timing": "on-arrival"})
pack.element("wanderers", "event", "Wanderers at the gate", {"timing": "on-arrival"})
pack.element("clear-signal", "event", "A clear signal", {"timing": "on-arrival"})
pack.element("black-market", "event", "Black market", {"timing": "on-the-spot", "district": "arbat"})
pack.element("field-hospital", "event", "Field hospital", {"timing": "on-the-spot", "district": "museum"})
pack.element("fuel-convoy", "event", "Fuel convoy", {"timing": "on-the-spot", "district": "barbarian"})
pack.element("lookout", "event", "Lookout", {"timing": "on-the-spot", "district": "kremlin"})
pack.element("late-harvest", "event", "Late harvest", {"timing": "in-upkeep"})
pack.element("mending-day", "event", "Mending day", {"timing": "in-upkeep"})
pack.element("quiet-evening", "event", "Quiet evening", {"timing": "in-upkeep"})
pack.element("canned-goods", "salvage", "Canned goods")
pack.element("jerrycans", "salvage", "Jerrycans")
pack.element("scrap-metal", "salvage", "Scrap metal")
pack.element("ammo-belt", "salvage", "Ammo belt")
pack.element("first-aid-kits", "salvage", "First-aid kits")
pack.element("camp-stove", "salvage", "Camp stove")
pack.element("tool-bag", "salvage", "Tool bag")
pack.element("medics-satchel", "salvage", "Medic's satchel")
pack.element("signal-flares", "salvage", "Signal flares")
pack.element("barter-crate", "salvage", "Barter crate")
pack.element("stray-hunter", "salvage", "Stray hunter")
pack.element("night-watchman", "salvage", "Night watchman")
pack.element("lost-student", "salvage", "Lost student")
pack.element("distant-cousin", "salvage", "Distant cousin")
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
pack.groups["resource"] = ("food", "part", "fuel")
pack.groups["supply"] = ("ammo", "meds")
pack.groups["item"] = ("food", "part", "fuel", "ammo", "meds")
pack.groups["specialist"] = ("ranger", "builder", "scholar")
pack.groups["ration"] = ("food", "fuel")
pack.tables["hand-size"] = (((1,), 4), ((2,), 5), ((3,), 5), ((4,), 6))
pack.tables["mutant-cards-a-round"] = (((2,), 2), ((3,), 1))
pack.tables["level-points"] = (((2,), 2), ((3,), 5), ((4,), 9))
pack.tables["leadership-points"] = (((1,), 7), ((2,), 4), ((3,), 2), ((4,), 0))
pack.tables["supply-points"] = (((5,), 1), ((8,), 2), ((11,), 4), ((13,), 6))
pack.tables["room-level"] = (
    (("checkpoint",), 1), (("armory",), 1), (("clinic",), 1), (("market-stall",), 2), (("kitchen",), 2),
    (("garage",), 2), (("scout-post",), 3), (("workshop",), 3), (("propaganda",), 4), (("headquarters",), 4),
)
pack.tables["polar-vortex.score"] = (((3,), 2), ((5,), 4), ((7,), 7))
pack.tables["domination.score"] = (((2,), 2), ((3,), 4), ((4,), 7))
pack.tables["leadership-directive.score"] = (((2,), 2), ((3,), 4), ((4,), 7))
pack.tables["construction.score"] = (((3,), 2), ((6,), 4), ((8,), 7))
pack.tables["food-rations.score"] = (((4,), 2), ((6,), 4), ((8,), 7))
pack.tables["militarism.score"] = (((2,), 3), ((3,), 5), ((4,), 8))
pack.tables["proletariat.score"] = (((2,), 3), ((3,), 5), ((4,), 8))
pack.tables["academia.score"] = (((2,), 3), ((3,), 5), ((4,), 8))
pack.tables["commune.score"] = (((3,), 2), ((6,), 5), ((8,), 8))
pack.tables["power-grab.score"] = (((10,), 2), ((12,), 4), ((14,), 7))


@pack.rule("set-up", at="rules/resurgence/02-setup.rules.md:11")
def set_up(game: Game, you: str, v: Vars) -> Next:
    """Setting up: to set-up:"""
    game.call("lay-out-survivors", you, {})
    return 1


@set_up.then
def set_up_2(game: Game, you: str, v: Vars) -> Next:
    game.call("lay-out-directives", you, {})
    return 2


@set_up.then
def set_up_3(game: Game, you: str, v: Vars) -> Next:
    game.call("lay-out-events", you, {})
    return 3


@set_up.then
def set_up_4(game: Game, you: str, v: Vars) -> Next:
    game.call("draw-lots", you, {})
    return 4


@set_up.then
def set_up_5(game: Game, you: str, v: Vars) -> Next:
    game.call("fill-mutant-pool", you, {})
    return 5


@set_up.then
def set_up_6(game: Game, you: str, v: Vars) -> Next:
    game.call("lay-out-mutants", you, {})
    return 6


@set_up.then
def set_up_7(game: Game, you: str, v: Vars) -> Next:
    game.call("lay-out-missions", you, {})
    return 7


@set_up.then
def set_up_8(game: Game, you: str, v: Vars) -> Next:
    game.call("fill-heap", you, {})
    return 8


@set_up.then
def set_up_9(game: Game, you: str, v: Vars) -> Next:
    v["_player9"] = list(game.clockwise(you))
    return 9


@set_up.then
def set_up_10(game: Game, you: str, v: Vars) -> Next:
    if not v["_player9"]:
        return 10
    v["player"] = v["_player9"].pop(0)
    game.call("set-up-player", v["player"], {})
    return 9


@set_up.then
def set_up_11(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("lay-out-survivors", at="rules/resurgence/02-setup.rules.md:21")
def lay_out_survivors(game: Game, you: str, v: Vars) -> Next:
    """Setting up: to lay-out-survivors:"""
    verbs.put(
        game, you, game.each("survivor", where=lambda it: not game.is_a(it, "hero")), in_="survivor-deck"
    )
    verbs.shuffle(game, you, "survivor-deck")
    game.call("fill-row", you, {})
    return 1


@lay_out_survivors.then
def lay_out_survivors_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("lay-out-directives", at="rules/resurgence/02-setup.rules.md:25")
def lay_out_directives(game: Game, you: str, v: Vars) -> Next:
    """Setting up: to lay-out-directives:"""
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
    return None


@pack.rule("draw-lots", at="rules/resurgence/02-setup.rules.md:31")
def draw_lots(game: Game, you: str, v: Vars) -> Next:
    """Setting up: to draw-lots:"""
    verbs.put(game, you, game.each("player"), in_="lots")
    verbs.shuffle(game, you, "lots")
    game.put("first-player", (), game.named["first"](game, you, game.inside("lots")))
    verbs.remove(game, you, game.each("player", of=game.inside("lots")))
    return None


@pack.rule("lay-out-mutants", at="rules/resurgence/02-setup.rules.md:59")
def lay_out_mutants(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Mutants and missions: to lay-out-mutants:"""
    verbs.put(
        game,
        you,
        game.each(
            "mutant-card", where=lambda it: not game.trait(it, "for-four") or len(game.each("player")) == 4
        ),
        in_="mutant-deck",
    )
    verbs.shuffle(game, you, "mutant-deck")
    game.call("bring-mutants", you, {})
    return 1


@lay_out_mutants.then
def lay_out_mutants_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("lay-out-missions", at="rules/resurgence/02-setup.rules.md:63")
def lay_out_missions(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Mutants and missions: to lay-out-missions:"""
    for v["g"] in game.each("grade"):
        verbs.put(
            game,
            you,
            game.each("mission", where=lambda it: game.trait(it, "grade") == v["g"]),
            in_=game.pile("mission-deck", v["g"]),
        )
        verbs.shuffle(game, you, game.pile("mission-deck", v["g"]))
    game.call("post-missions", you, {})
    return 1


@lay_out_missions.then
def lay_out_missions_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("fill-heap", at="rules/resurgence/02-setup.rules.md:76")
def fill_heap(game: Game, you: str, v: Vars) -> Next:
    """Setting up › What every player begins with: to fill-heap:"""
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
    return None


@pack.rule("set-up-player", at="rules/resurgence/02-setup.rules.md:79")
def set_up_player(game: Game, you: str, v: Vars) -> Next:
    """Setting up › What every player begins with: to set-up-player:"""
    verbs.create(game, you, {"laborer": 6, "hero-token": 1}, in_=game.pile("bag", you))
    verbs.create(game, you, {"ranger": 4, "builder": 4, "scholar": 4}, in_=game.pile("reserve", you))
    for v["r"] in game.each("room", where=lambda it: not game.is_a(it, "checkpoint")):
        verbs.draw(game, you, {"rubble": 1}, from_="heap", to=game.pile("rubble-on", v["r"], you))
    game.put("cleared", ("checkpoint", you), True)
    return None


@pack.rule("choose-heroes", at="rules/resurgence/02-setup.rules.md:94")
def choose_heroes(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Heroes and starter missions: to choose-heroes:"""
    verbs.put(game, you, game.each("hero"), in_="hero-deck")
    verbs.shuffle(game, you, "hero-deck")
    verbs.draw(game, you, {"hero": len(game.each("player")) + 1}, from_="hero-deck", to="hero-offer")
    verbs.draw(
        game,
        you,
        {"mission": len(game.each("player")) + 1},
        from_=game.pile("mission-deck", "starter"),
        to="mission-offer",
    )
    v["_g1"] = list(game.groups(game.each("player"), lambda it: game.named["lateness"](game, you, it)))
    return 1


@choose_heroes.then
def choose_heroes_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_g1"]:
        return 6
    v["g"] = v["_g1"].pop(0)
    v["_p4"] = list(v["g"])
    return 2


@choose_heroes.then
def choose_heroes_3(game: Game, you: str, v: Vars) -> Next:
    if not v["_p4"]:
        return 1
    v["p"] = v["_p4"].pop(0)
    v["_you7"] = v["p"]
    return game.choose(
        3,
        v["_you7"],
        "_what9",
        game.each(
            "mission", trait="starter", where=lambda it: game.fits("take-on", "what", v["_you7"], {}, it)
        ),
        "mission",
        to=("take-on", "what"),
    )


@choose_heroes.then
def choose_heroes_4(game: Game, you: str, v: Vars) -> Next:
    if v["_what9"] is None:
        return 4
    game.call("take-on", v["_you7"], {"what": v["_what9"]})
    return 4


@choose_heroes.then
def choose_heroes_5(game: Game, you: str, v: Vars) -> Next:
    v["_you11"] = v["p"]
    return game.choose(
        5,
        v["_you11"],
        "_what13",
        game.each("hero", where=lambda it: game.fits("begin-with", "what", v["_you11"], {}, it)),
        "hero",
        to=("begin-with", "what"),
    )


@choose_heroes.then
def choose_heroes_6(game: Game, you: str, v: Vars) -> Next:
    if v["_what13"] is None:
        return 2
    game.call("begin-with", v["_you11"], {"what": v["_what13"]})
    return 2


@choose_heroes.then
def choose_heroes_7(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "take-on",
    at="rules/resurgence/02-setup.rules.md:103",
    params=(("what", "mission"),),
    fits={"what": (("it is in mission-offer", lambda game, you, v, it: it in game.inside("mission-offer")),)},
)
def take_on(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Heroes and starter missions: to take-on a mission of mission-offer:"""
    verbs.move(game, you, v["mission"], to=game.pile("planned", you))
    return None


@pack.rule(
    "begin-with",
    at="rules/resurgence/02-setup.rules.md:105",
    params=(("what", "hero"),),
    fits={"what": (("it is in hero-offer", lambda game, you, v, it: it in game.inside("hero-offer")),)},
)
def begin_with(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Heroes and starter missions: to begin-with a hero of hero-offer:"""
    verbs.move(game, you, v["hero"], to=game.pile("crew", you))
    return None


@pack.rule("gather-supplies", at="rules/resurgence/02-setup.rules.md:117")
def gather_supplies(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Salvage: to gather-supplies:"""
    return game.decide(
        1, game.read("first-player"), "_option1", "option", [("draft", True), ("first-game", True)]
    )


@gather_supplies.then
def gather_supplies_2(game: Game, you: str, v: Vars) -> Next:
    if v["_option1"] != "draft":
        return 2
    game.call("draft-salvage", game.read("first-player"), {})
    return 3


@gather_supplies.then
def gather_supplies_3(game: Game, you: str, v: Vars) -> Next:
    if v["_option1"] != "first-game":
        return 3
    game.call("share-out-supplies", game.read("first-player"), {})
    return 3


@gather_supplies.then
def gather_supplies_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("draft-salvage", at="rules/resurgence/02-setup.rules.md:121")
def draft_salvage(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Salvage: to draft-salvage:"""
    verbs.put(game, you, game.each("salvage"), in_="salvage-deck")
    verbs.shuffle(game, you, "salvage-deck")
    for v["player"] in game.clockwise(you):
        verbs.draw(
            game, v["player"], {"salvage": 3}, from_="salvage-deck", to=game.pile("salvage-hand", v["player"])
        )
    v["__1"] = list(range(2))
    return 1


@draft_salvage.then
def draft_salvage_2(game: Game, you: str, v: Vars) -> Next:
    if not v["__1"]:
        return 2
    v["_"] = v["__1"].pop(0)
    game.secretly("rule:draft-salvage.secret1", dict(v))
    return 1


@draft_salvage.then
def draft_salvage_3(game: Game, you: str, v: Vars) -> Next:
    for v["player"] in game.clockwise(you):
        verbs.move(
            game,
            v["player"],
            game.each("salvage", of=game.inside("salvage-hand", v["player"])),
            to=game.pile("salvage-kept", v["player"]),
        )
        verbs.reveal(game, v["player"], game.pile("salvage-kept", v["player"]))
    v["_p5"] = list(game.named["clockwise"](game, you, game.read("first-player")))
    return 3


@draft_salvage.then
def draft_salvage_4(game: Game, you: str, v: Vars) -> Next:
    if not v["_p5"]:
        return 4
    v["p"] = v["_p5"].pop(0)
    v["_you8"] = v["p"]
    game.call("collect-salvage", v["_you8"], {})
    return 3


@draft_salvage.then
def draft_salvage_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.part("rule:draft-salvage.secret1", at="rules/resurgence/02-setup.rules.md:121")
def draft_salvage_in_secret(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Salvage: to draft-salvage:"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each("salvage", of=game.inside("salvage-hand", you)),
        "salvage",
        to=("move", "what"),
    )


@draft_salvage_in_secret.then
def draft_salvage_in_secret_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    verbs.move(game, you, v["_what2"], to=game.pile("salvage-kept", you))
    return 2


@draft_salvage_in_secret.then
def draft_salvage_in_secret_3(game: Game, you: str, v: Vars) -> Next:
    verbs.move(
        game,
        you,
        game.each("salvage", of=game.inside("salvage-hand", you)),
        to=game.pile("salvage-hand", game.named["next"](game, you, you)),
    )
    return None


@pack.rule("collect-salvage", at="rules/resurgence/02-setup.rules.md:134")
def collect_salvage(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Salvage: to collect-salvage:"""
    v["_s1"] = list(game.each("salvage", of=game.inside("salvage-kept", you)))
    return 1


@collect_salvage.then
def collect_salvage_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_s1"]:
        return 3
    v["s"] = v["_s1"].pop(0)
    verbs.follow(game, you, v["s"])
    return 2


@collect_salvage.then
def collect_salvage_3(game: Game, you: str, v: Vars) -> Next:
    verbs.remove(game, you, v["s"])
    return 1


@collect_salvage.then
def collect_salvage_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("share-out-supplies", at="rules/resurgence/02-setup.rules.md:138")
def share_out_supplies(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Salvage: to share-out-supplies:"""
    v["_p1"] = list(game.named["clockwise"](game, you, game.read("first-player")))
    return 1


@share_out_supplies.then
def share_out_supplies_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_p1"]:
        return 2
    v["p"] = v["_p1"].pop(0)
    v["_you4"] = v["p"]
    game.call("take-supplies", v["_you4"], {})
    return 1


@share_out_supplies.then
def share_out_supplies_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("take-supplies", at="rules/resurgence/02-setup.rules.md:141")
def take_supplies(game: Game, you: str, v: Vars) -> Next:
    """Setting up › Salvage: to take-supplies:"""
    verbs.gain(game, you, {"food": 1, "fuel": 1, "part": 1, "ammo": 1, "meds": 1})
    return 1


@take_supplies.then
def take_supplies_2(game: Game, you: str, v: Vars) -> Next:
    return game.decide(
        2,
        you,
        "_may2",
        "may",
        [
            ("yes", game.some("specialist", where=lambda it: game.fits("enlist", "what", you, {}, it))),
            ("no", True),
        ],
    )


@take_supplies.then
def take_supplies_3(game: Game, you: str, v: Vars) -> Next:
    if v["_may2"] != "yes":
        return 4
    return game.choose(
        3,
        you,
        "_what7",
        game.each("specialist", where=lambda it: game.fits("enlist", "what", you, {}, it)),
        "specialist",
        to=("enlist", "what"),
    )


@take_supplies.then
def take_supplies_4(game: Game, you: str, v: Vars) -> Next:
    if v["_what7"] is None:
        return 4
    game.call("enlist", you, {"what": v["_what7"]})
    return 4


@take_supplies.then
def take_supplies_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("play", at="rules/resurgence/03-round.rules.md:10")
def play(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds: to play:"""
    game.call("set-up", you, {})
    return 1


@play.then
def play_2(game: Game, you: str, v: Vars) -> Next:
    game.call("choose-heroes", you, {})
    return 2


@play.then
def play_3(game: Game, you: str, v: Vars) -> Next:
    game.call("gather-supplies", you, {})
    return 3


@play.then
def play_4(game: Game, you: str, v: Vars) -> Next:
    game.call("play-six-rounds", you, {})
    return 4


@play.then
def play_5(game: Game, you: str, v: Vars) -> Next:
    game.call("final-scoring", you, {})
    return 5


@play.then
def play_6(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("play-six-rounds", at="rules/resurgence/03-round.rules.md:16")
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


@pack.rule("draw-and-assign", at="rules/resurgence/03-round.rules.md:37")
def draw_and_assign(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Draw and assign: to draw-and-assign:"""
    game.call("open-round", you, {})
    return 1


@draw_and_assign.then
def draw_and_assign_2(game: Game, you: str, v: Vars) -> Next:
    for v["player"] in game.clockwise(you):
        verbs.draw(
            game,
            v["player"],
            {"token": game.look("hand-size", game.read("compound-level", v["player"]))},
            from_=game.pile("bag", v["player"]),
            to=game.pile("drawn", v["player"]),
        )
    return 2


@draw_and_assign.then
def draw_and_assign_3(game: Game, you: str, v: Vars) -> Next:
    game.secretly("rule:draw-and-assign.secret1", dict(v))
    return 3


@draw_and_assign.then
def draw_and_assign_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.part("rule:draw-and-assign.secret1", at="rules/resurgence/03-round.rules.md:37")
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


@pack.rule("open-round", at="rules/resurgence/03-round.rules.md:44")
def open_round(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Draw and assign: to open-round:"""
    if not (game.named["tally"](game, you, "draw-and-assign") > 1):
        return 1
    game.put("first-player", (), game.named["next"](game, you, game.read("first-player")))
    game.call("next-event", you, {})
    return 1


@open_round.then
def open_round_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("assign", at="rules/resurgence/03-round.rules.md:48", params=(("what", "token"), ("to", "access")))
def assign(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Draw and assign: to assign a token to an access:"""
    verbs.move(game, you, v["token"], to=game.pile("area", you, v["access"]))
    if game.during("worker-actions"):
        verbs.reveal(game, you, game.pile("area", you, v["access"]))
    return None


@pack.rule("next-event", at="rules/resurgence/03-round.rules.md:61")
def next_event(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Draw and assign › A new event: to next-event:"""
    verbs.move(game, you, game.each("event", of=game.inside("event-shown")), to="event-discard")
    if not (len(game.inside("event-deck")) > 0):
        return 1
    game.call("turn-up", you, {"what": game.named["top"](game, you, "event-deck")})
    return 1


@next_event.then
def next_event_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("turn-up", at="rules/resurgence/03-round.rules.md:65", params=(("what", "event"),))
def turn_up(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Draw and assign › A new event: to turn-up an event:"""
    verbs.put(game, you, v["event"], in_="event-shown")
    game.put("event-token", (), game.trait(v["event"], "district"))
    if not (game.is_a(game.trait(v["event"], "timing"), "on-arrival")):
        return 2
    v["_p3"] = list(game.named["clockwise"](game, you, game.read("first-player")))
    return 1


@turn_up.then
def turn_up_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_p3"]:
        return 2
    v["p"] = v["_p3"].pop(0)
    v["_you6"] = v["p"]
    verbs.follow(game, v["_you6"], v["event"])
    return 1


@turn_up.then
def turn_up_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "use-event",
    at="rules/resurgence/03-round.rules.md:71",
    needs=(
        (
            "follow an event of event-shown where (district of it is event-token and district of (placed-in of you) is event-token and can (follow it))",
            lambda game, you, v: game.some(
                "event",
                of=game.inside("event-shown"),
                where=lambda it: game.trait(it, "district") == game.read("event-token")
                    and game.trait(game.read("placed-in", you), "district") == game.read("event-token")
                    and game.usable(it, you),
            ),
        ),
    ),
)
def use_event(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Draw and assign › A new event: to use-event: follow an event of event-shown
    where (district of it is event-token and district of (placed-in of you) is event-token and can (follow
    it))"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each(
            "event",
            of=game.inside("event-shown"),
            where=lambda it: game.trait(it, "district") == game.read("event-token")
                and game.trait(game.read("placed-in", you), "district") == game.read("event-token")
                and game.usable(it, you),
        ),
        "event",
        to=("follow", "what"),
    )


@use_event.then
def use_event_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    verbs.follow(game, you, v["_what2"])
    return 2


@use_event.then
def use_event_3(game: Game, you: str, v: Vars) -> Next:
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


@pack.rule("determine-leadership", at="rules/resurgence/03-round.rules.md:84")
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


@pack.rule("judge", at="rules/resurgence/03-round.rules.md:90", params=(("what", "access"),))
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
    at="rules/resurgence/03-round.rules.md:97",
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
    "go-up",
    at="rules/resurgence/03-round.rules.md:102",
    params=(("what", "access"),),
    needs=(
        ("advance on the access", lambda game, you, v: game.possible("advance", you, {"on": v["access"]})),
    ),
)
def go_up(game: Game, you: str, v: Vars) -> Next:
    """The game and its rounds › Leadership: to go-up an access: advance on the access"""
    game.call("advance", you, {"on": v["access"]}, check=("on",))
    return 1


@go_up.then
def go_up_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "retire",
    at="rules/resurgence/03-round.rules.md:103",
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


@pack.rule("take-turn", at="rules/resurgence/04-actions.rules.md:22")
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
    at="rules/resurgence/04-actions.rules.md:33",
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


@pack.after(
    "place",
    "mission-chance.1",
    at="rules/resurgence/04-actions.rules.md:50",
    of="mission-chance",
    laws=Laws(
        optional=True,
        open_until="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "token"), ("in", "location")),
    hears=lambda game, you, self, e: e.get("by") == you
        and game.is_a(e.get("what"), "token")
        and game.is_a(e.get("in"), "zone"),
    needs=(("complete-here", lambda game, you, v: game.possible("complete-here", you, {})),),
)
def mission_chance(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Chances: after you place a token in a zone: complete-here"""
    game.call("complete-here", you, {})
    return 1


@mission_chance.then
def mission_chance_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.after(
    "place",
    "event-chance.1",
    at="rules/resurgence/04-actions.rules.md:52",
    of="event-chance",
    laws=Laws(
        optional=True,
        open_until="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "token"), ("in", "location")),
    hears=lambda game, you, self, e: e.get("by") == you
        and game.is_a(e.get("what"), "token")
        and game.is_a(e.get("in"), "zone"),
    needs=(("use-event", lambda game, you, v: game.possible("use-event", you, {})),),
)
def event_chance(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Chances: after you place a token in a zone: use-event"""
    game.call("use-event", you, {})
    return 1


@event_chance.then
def event_chance_2(game: Game, you: str, v: Vars) -> Next:
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


@pack.rule(
    "place",
    at="rules/resurgence/04-actions.rules.md:68",
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
            "treat the token as open-to of the location",
            lambda game, you, v: not (
                game.trait(v["location"], "open-to") is not None
                    and not game.is_a(v["token"], "hero-token")
            )
                or game.passes_for(you, v["token"], game.trait(v["location"], "open-to")),
        ),
        (
            "enter the location",
            lambda game, you, v: not game.is_a(v["location"], "zone")
                or game.possible("enter", you, {"what": v["location"]}),
        ),
    ),
)
def place(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Placing a token: to place a token where (in-hand of it) in a location where (reached
    of the token at it and free of it and ours of it):"""
    if not (game.trait(v["location"], "open-to") is not None and not game.is_a(v["token"], "hero-token")):
        return 1
    if not game.passes_for(you, v["token"], game.trait(v["location"], "open-to")):
        game.give_up()
        return None
    verbs.treat(game, you, v["token"], as_=game.trait(v["location"], "open-to"))
    return 1


@place.then
def place_2(game: Game, you: str, v: Vars) -> Next:
    if not (game.is_a(v["location"], "zone")):
        return 2
    game.call("enter", you, {"what": v["location"]})
    return 2


@place.then
def place_3(game: Game, you: str, v: Vars) -> Next:
    verbs.move(game, you, v["token"], to=game.pile("spot", v["location"], you))
    game.put("placed-in", (you,), v["location"])
    return None


@pack.rule(
    "rest",
    at="rules/resurgence/04-actions.rules.md:83",
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
    at="rules/resurgence/04-actions.rules.md:104",
    params=(("what", "survivor"),),
    fits={"what": (("lies-open of it", lambda game, you, v, it: game.named["lies-open"](game, you, it)),)},
    needs=(
        (
            "pay (price of the survivor * (1 - free-rescue of you)) food",
            lambda game, you, v: game.can_pay(
                you,
                {
                    "food": game.named["price"](game, you, v["survivor"]) * (
                        1 - game.read("free-rescue", you)
                    )
                },
            ),
        ),
    ),
)
def rescue(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Rescuing a survivor: to rescue a survivor where (lies-open of it):"""
    v["wanted"] = game.trait(v["survivor"], "calling")
    if not game.can_pay(
        you, {"food": game.named["price"](game, you, v["survivor"]) * (1 - game.read("free-rescue", you))}
    ):
        game.give_up()
        return None
    verbs.pay(
        game,
        you,
        {"food": game.named["price"](game, you, v["survivor"]) * (1 - game.read("free-rescue", you))},
    )
    return 1


@rescue.then
def rescue_2(game: Game, you: str, v: Vars) -> Next:
    game.put("free-rescue", (you,), 0)
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


@pack.value("may-be-built")
def may_be_built(game: Game, you: str, room: str) -> bool:
    """Worker actions › Building: let may-be-built of a room be not cleared of the room at you and room-level
    at the room at most compound-level of you"""
    return (
        not game.read("cleared", room, you)
            and game.look("room-level", room) <= game.read("compound-level", you)
    )


@pack.rule(
    "build",
    at="rules/resurgence/04-actions.rules.md:135",
    needs=(
        (
            "choose a room where (may-be-built of it) as site",
            lambda game, you, v: game.some(
                "room", where=lambda it: game.named["may-be-built"](game, you, it)
            ),
        ),
    ),
)
def build(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Building: to build:"""
    return game.choose(
        1, you, "site", game.each("room", where=lambda it: game.named["may-be-built"](game, you, it)), "room"
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
    at="rules/resurgence/04-actions.rules.md:149",
    params=(("what", "token"),),
    fits={"what": (("it is in reserve", lambda game, you, v, it: it in game.inside("reserve", you)),)},
)
def enlist(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Other actions: to enlist a token of reserve of you:"""
    verbs.move(game, you, v["token"], to=game.pile("bag", you))
    return None


@pack.rule("take-a-token", at="rules/resurgence/04-actions.rules.md:151")
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
    "switch-anywhere",
    at="rules/resurgence/04-actions.rules.md:155",
    needs=(
        (
            "switch between accesses",
            lambda game, you, v: game.possible("switch", you, {"between": game.each("access")}),
        ),
    ),
)
def switch_anywhere(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Other actions: to switch-anywhere: switch between accesses"""
    game.call("switch", you, {"between": game.each("access")})
    return 1


@switch_anywhere.then
def switch_anywhere_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "switch",
    at="rules/resurgence/04-actions.rules.md:156",
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


@pack.value("posted-up")
def posted_up(game: Game, you: str, mission: str) -> bool:
    """Worker actions › Planning missions: let posted-up of a mission be some mission-space where (the mission
    is in posted of it)"""
    return game.some("mission-space", where=lambda it: mission in game.inside("posted", it))


@pack.value("open-to-you")
def open_to_you(game: Game, you: str, mission: str) -> bool:
    """Worker actions › Planning missions: let open-to-you of a mission be not the mission is an
    advanced-mission or compound-level of you at least 3"""
    return not game.is_a(mission, "advanced-mission") or game.read("compound-level", you) >= 3


@pack.rule(
    "plan",
    at="rules/resurgence/04-actions.rules.md:173",
    params=(("what", "mission"),),
    fits={
        "what": (
            ("posted-up of it", lambda game, you, v, it: game.named["posted-up"](game, you, it)),
            ("open-to-you of it", lambda game, you, v, it: game.named["open-to-you"](game, you, it)),
            (
                "count planned of you less than 3",
                lambda game, you, v, it: len(game.inside("planned", you)) < 3,
            ),
        )
    },
)
def plan(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Planning missions: to plan a mission where (posted-up of it and open-to-you of it and
    count planned of you less than 3):"""
    game.put("fresh", (v["mission"],), True)
    verbs.move(game, you, v["mission"], to=game.pile("planned", you))
    return None


@pack.rule("plan-ahead", at="rules/resurgence/04-actions.rules.md:176", params=(("what", "number"),))
def plan_ahead(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Planning missions: to plan-ahead a number:"""
    v["__1"] = list(range(v["number"]))
    return 1


@plan_ahead.then
def plan_ahead_2(game: Game, you: str, v: Vars) -> Next:
    if not v["__1"]:
        return 4
    v["_"] = v["__1"].pop(0)
    return game.decide(
        2,
        you,
        "_may4",
        "may",
        [
            ("yes", game.some("mission", where=lambda it: game.fits("plan", "what", you, {}, it))),
            ("no", True),
        ],
    )


@plan_ahead.then
def plan_ahead_3(game: Game, you: str, v: Vars) -> Next:
    if v["_may4"] != "yes":
        return 1
    return game.choose(
        3,
        you,
        "_what9",
        game.each("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
        "mission",
        to=("plan", "what"),
    )


@plan_ahead.then
def plan_ahead_4(game: Game, you: str, v: Vars) -> Next:
    if v["_what9"] is None:
        return 1
    game.call("plan", you, {"what": v["_what9"]})
    return 1


@plan_ahead.then
def plan_ahead_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.value("fits")
def fits(game: Game, you: str, mission: str) -> bool:
    """Worker actions › Completing a mission: let fits of a mission be district of (placed-in of you) is in
    fields of the mission or hunt of the mission and some mutant of lair of (placed-in of you)"""
    return (
        game.trait(game.read("placed-in", you), "district") in game.trait(mission, "fields")
            or (
                game.trait(mission, "hunt")
                    and game.some("mutant", of=game.inside("lair", game.read("placed-in", you)))
            )
    )


@pack.value("suits")
def suits(game: Game, you: str, column: str, mission: str) -> bool:
    """Worker actions › Completing a mission: let suits of a column at a mission be hunt of the mission or
    some district where (it is in fields of the mission and it is in quarters of the column)"""
    return (
        game.trait(mission, "hunt")
            or game.some(
                "district",
                where=lambda it: it in game.trait(mission, "fields")
                    and it in game.trait(column, "quarters"),
            )
    )


@pack.rule(
    "complete",
    at="rules/resurgence/04-actions.rules.md:195",
    params=(("what", "mission"),),
    fits={
        "what": (
            ("it is in planned", lambda game, you, v, it: it in game.inside("planned", you)),
            ("not fresh of it", lambda game, you, v, it: not game.read("fresh", it)),
        )
    },
    needs=(
        (
            "pay (cost of the mission) + 1 errand",
            lambda game, you, v: game.can_pay(
                you, game.both(game.trait(v["mission"], "cost"), {"errand": 1})
            ),
        ),
    ),
)
def complete(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Completing a mission: to complete a mission of planned of you where (not fresh of
    it):"""
    if not game.can_pay(you, game.both(game.trait(v["mission"], "cost"), {"errand": 1})):
        game.give_up()
        return None
    verbs.pay(game, you, game.both(game.trait(v["mission"], "cost"), {"errand": 1}))
    return 1


@complete.then
def complete_2(game: Game, you: str, v: Vars) -> Next:
    game.put("errand", (you,), 1)
    game.put("last-completed", (you,), v["mission"])
    verbs.gain(game, you, {"vp": game.trait(v["mission"], "points")})
    verbs.follow(game, you, v["mission"])
    return 2


@complete.then
def complete_3(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        3,
        you,
        "side",
        game.each("column", where=lambda it: game.named["suits"](game, you, it, v["mission"])),
        "column",
    )


@complete.then
def complete_4(game: Game, you: str, v: Vars) -> Next:
    if v["side"] is None:
        game.give_up()
        return None
    verbs.move(game, you, v["mission"], to=game.pile("completed", you, v["side"]))
    if not (
        not game.read("rewarded", you)
            and not game.some("column", where=lambda it: len(game.inside("completed", you, it)) == 0)
    ):
        return 4
    game.put("rewarded", (you,), True)
    game.call("rescue-freely", you, {})
    return 4


@complete.then
def complete_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "complete-here",
    at="rules/resurgence/04-actions.rules.md:206",
    needs=(
        (
            "complete a mission of planned of you where (fits of it)",
            lambda game, you, v: game.some(
                "mission",
                of=game.inside("planned", you),
                where=lambda mission: game.named["fits"](game, you, mission)
                    and game.possible("complete", you, {"what": mission}),
            ),
        ),
    ),
)
def complete_here(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Completing a mission: to complete-here: complete a mission of planned of you where
    (fits of it)"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each(
            "mission",
            of=game.inside("planned", you),
            where=lambda mission: game.named["fits"](game, you, mission)
                and game.possible("complete", you, {"what": mission}),
        ),
        "mission",
        to=("complete", "what"),
    )


@complete_here.then
def complete_here_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    game.call("complete", you, {"what": v["_what2"]})
    return 2


@complete_here.then
def complete_here_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "complete-next",
    at="rules/resurgence/04-actions.rules.md:207",
    needs=(
        (
            "complete a mission of planned of you where (goes-with-last of it)",
            lambda game, you, v: game.some(
                "mission",
                of=game.inside("planned", you),
                where=lambda mission: game.named["goes-with-last"](game, you, mission)
                    and game.possible("complete", you, {"what": mission}),
            ),
        ),
    ),
)
def complete_next(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Completing a mission: to complete-next: complete a mission of planned of you where
    (goes-with-last of it)"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each(
            "mission",
            of=game.inside("planned", you),
            where=lambda mission: game.named["goes-with-last"](game, you, mission)
                and game.possible("complete", you, {"what": mission}),
        ),
        "mission",
        to=("complete", "what"),
    )


@complete_next.then
def complete_next_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    game.call("complete", you, {"what": v["_what2"]})
    return 2


@complete_next.then
def complete_next_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.value("goes-with-last")
def goes_with_last(game: Game, you: str, mission: str) -> bool:
    """Worker actions › Completing a mission: let goes-with-last of a mission be fits of the mission or
    placed-in of you is a room and like-last of the mission"""
    return (
        game.named["fits"](game, you, mission)
            or (
                game.is_a(game.read("placed-in", you), "room")
                    and game.named["like-last"](game, you, mission)
            )
    )


@pack.value("like-last")
def like_last(game: Game, you: str, mission: str) -> bool:
    """Worker actions › Completing a mission: let like-last of a mission be hunt of the mission and hunt of
    (last-completed of you) or some district where (it is in fields of the mission and it is in fields of
    (last-completed of you))"""
    return (
        (game.trait(mission, "hunt") and game.trait(game.read("last-completed", you), "hunt"))
            or game.some(
                "district",
                where=lambda it: it in game.trait(mission, "fields")
                    and it in game.trait(game.read("last-completed", you), "fields"),
            )
    )


@pack.rule("rescue-freely", at="rules/resurgence/04-actions.rules.md:210")
def rescue_freely(game: Game, you: str, v: Vars) -> Next:
    """Worker actions › Completing a mission: to rescue-freely:"""
    game.put("free-rescue", (you,), 1)
    return 1


@rescue_freely.then
def rescue_freely_2(game: Game, you: str, v: Vars) -> Next:
    return game.decide(
        2,
        you,
        "_may2",
        "may",
        [
            (
                "yes",
                game.some(
                    "survivor", where=lambda survivor: game.possible("rescue", you, {"what": survivor})
                ),
            ),
            ("no", True),
        ],
    )


@rescue_freely.then
def rescue_freely_3(game: Game, you: str, v: Vars) -> Next:
    if v["_may2"] != "yes":
        return 4
    return game.choose(
        3,
        you,
        "_what7",
        game.each("survivor", where=lambda survivor: game.possible("rescue", you, {"what": survivor})),
        "survivor",
        to=("rescue", "what"),
    )


@rescue_freely.then
def rescue_freely_4(game: Game, you: str, v: Vars) -> Next:
    if v["_what7"] is None:
        return 4
    game.call("rescue", you, {"what": v["_what7"]})
    return 4


@rescue_freely.then
def rescue_freely_5(game: Game, you: str, v: Vars) -> Next:
    game.put("free-rescue", (you,), 0)
    return None


@pack.rule("keep-up", at="rules/resurgence/05-upkeep.rules.md:13")
def keep_up(game: Game, you: str, v: Vars) -> Next:
    """Upkeep: to keep-up:"""
    v["_player1"] = list(game.clockwise(you))
    return 1


@keep_up.then
def keep_up_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_player1"]:
        return 2
    v["player"] = v["_player1"].pop(0)
    game.call("come-home", v["player"], {})
    return 1


@keep_up.then
def keep_up_3(game: Game, you: str, v: Vars) -> Next:
    v["_player5"] = list(game.clockwise(you))
    return 3


@keep_up.then
def keep_up_4(game: Game, you: str, v: Vars) -> Next:
    if not v["_player5"]:
        return 4
    v["player"] = v["_player5"].pop(0)
    game.call("collect-income", v["player"], {})
    return 3


@keep_up.then
def keep_up_5(game: Game, you: str, v: Vars) -> Next:
    game.call("hold-event", you, {})
    return 5


@keep_up.then
def keep_up_6(game: Game, you: str, v: Vars) -> Next:
    v["_player10"] = list(game.clockwise(you))
    return 6


@keep_up.then
def keep_up_7(game: Game, you: str, v: Vars) -> Next:
    if not v["_player10"]:
        return 7
    v["player"] = v["_player10"].pop(0)
    game.call("gain-levels", v["player"], {})
    return 6


@keep_up.then
def keep_up_8(game: Game, you: str, v: Vars) -> Next:
    if not (game.named["tally"](game, you, "round") < 6):
        return 10
    game.call("move-row-on", you, {})
    return 8


@keep_up.then
def keep_up_9(game: Game, you: str, v: Vars) -> Next:
    game.call("post-missions", you, {})
    return 9


@keep_up.then
def keep_up_10(game: Game, you: str, v: Vars) -> Next:
    game.call("move-mutants-on", you, {})
    return 10


@keep_up.then
def keep_up_11(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("come-home", at="rules/resurgence/05-upkeep.rules.md:22")
def come_home(game: Game, you: str, v: Vars) -> Next:
    """Upkeep: to come-home:"""
    for v["z"] in game.each("location"):
        verbs.move(
            game, you, game.each("token", of=game.inside("spot", v["z"], you)), to=game.pile("rest-area", you)
        )
    verbs.ready(game, you, game.each("survivor", of=game.inside("crew", you)))
    return None


@pack.rule("collect-income", at="rules/resurgence/05-upkeep.rules.md:27")
def collect_income(game: Game, you: str, v: Vars) -> Next:
    """Upkeep: to collect-income:"""
    verbs.gain(game, you, {"meds": len(game.inside("completed", you, "left-column"))})
    verbs.gain(game, you, {"ammo": len(game.inside("completed", you, "middle-column"))})
    return 1


@collect_income.then
def collect_income_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose_goods(
        2,
        you,
        "_what2",
        "ration",
        least=len(game.inside("completed", you, "right-column")),
        most=len(game.inside("completed", you, "right-column")),
        single=False,
    )


@collect_income.then
def collect_income_3(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, game.bundle(v["_what2"]))
    return None


@pack.rule("hold-event", at="rules/resurgence/05-upkeep.rules.md:31")
def hold_event(game: Game, you: str, v: Vars) -> Next:
    """Upkeep: to hold-event:"""
    v["_e1"] = list(game.each("event", of=game.inside("event-shown")))
    return 1


@hold_event.then
def hold_event_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_e1"]:
        return 3
    v["e"] = v["_e1"].pop(0)
    if not (game.is_a(game.trait(v["e"], "timing"), "in-upkeep")):
        return 1
    v["_p6"] = list(game.named["clockwise"](game, you, game.read("first-player")))
    return 2


@hold_event.then
def hold_event_3(game: Game, you: str, v: Vars) -> Next:
    if not v["_p6"]:
        return 1
    v["p"] = v["_p6"].pop(0)
    v["_you9"] = v["p"]
    verbs.follow(game, v["_you9"], v["e"])
    return 2


@hold_event.then
def hold_event_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.value("in-use")
def in_use(game: Game, you: str, row_space: str) -> bool:
    """Upkeep › The row and the columns: let in-use of a row-space be not for-four of the row-space or count
    players is 4"""
    return not game.trait(row_space, "for-four") or len(game.each("player")) == 4


@pack.value("in-play")
def in_play(game: Game, you: str, mission_space: str) -> bool:
    """Upkeep › The row and the columns: let in-play of a mission-space be not for-four of the mission-space
    or count players is 4"""
    return not game.trait(mission_space, "for-four") or len(game.each("player")) == 4


@pack.value("first-gap")
def first_gap(game: Game, you: str) -> object:
    """Upkeep › The row and the columns: let first-gap be first of (each row-space where (count row of it is
    0))"""
    return game.named["first"](
        game, you, game.each("row-space", where=lambda it: len(game.inside("row", it)) == 0)
    )


@pack.rule("move-row-on", at="rules/resurgence/05-upkeep.rules.md:46")
def move_row_on(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › The row and the columns: to move-row-on:"""
    for v["s"] in ["row-1", "row-2"]:
        verbs.move(game, you, game.each("survivor", of=game.inside("row", v["s"])), to="survivor-discard")
    for v["s"] in game.each("row-space"):
        for v["c"] in game.each("survivor", of=game.inside("row", v["s"])):
            verbs.move(game, you, v["c"], to=game.pile("row", game.named["first-gap"](game, you)))
    game.call("fill-row", you, {})
    return 1


@move_row_on.then
def move_row_on_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("fill-row", at="rules/resurgence/05-upkeep.rules.md:53")
def fill_row(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › The row and the columns: to fill-row:"""
    for v["s"] in game.each(
        "row-space", where=lambda it: game.named["in-use"](game, you, it) and len(game.inside("row", it)) == 0
    ):
        verbs.draw(game, you, {"survivor": 1}, from_="survivor-deck", to=game.pile("row", v["s"]))
    return None


@pack.rule("post-missions", at="rules/resurgence/05-upkeep.rules.md:56")
def post_missions(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › The row and the columns: to post-missions:"""
    for v["s"] in game.each(
        "mission-space",
        where=lambda it: game.named["in-play"](game, you, it) and len(game.inside("posted", it)) == 0,
    ):
        verbs.draw(
            game,
            you,
            {"mission": 1},
            from_=game.pile("mission-deck", game.trait(v["s"], "grade")),
            to=game.pile("posted", v["s"]),
        )
    return None


@pack.rule(
    "rise",
    at="rules/resurgence/05-upkeep.rules.md:90",
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


@pack.rule("gain-levels", at="rules/resurgence/05-upkeep.rules.md:93")
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


@pack.rule("move-mutants-on", at="rules/resurgence/05-upkeep.rules.md:134")
def move_mutants_on(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › Mutants: to move-mutants-on:"""
    game.call("send-mutants-away", you, {})
    return 1


@move_mutants_on.then
def move_mutants_on_2(game: Game, you: str, v: Vars) -> Next:
    game.call("bring-mutants", you, {})
    return 2


@move_mutants_on.then
def move_mutants_on_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("bring-mutants", at="rules/resurgence/05-upkeep.rules.md:137")
def bring_mutants(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › Mutants: to bring-mutants:"""
    v["__1"] = list(range(game.look("mutant-cards-a-round", len(game.each("player")))))
    return 1


@bring_mutants.then
def bring_mutants_2(game: Game, you: str, v: Vars) -> Next:
    if not v["__1"]:
        return 2
    v["_"] = v["__1"].pop(0)
    game.call("show-mutant-card", you, {})
    return 1


@bring_mutants.then
def bring_mutants_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("show-mutant-card", at="rules/resurgence/05-upkeep.rules.md:139")
def show_mutant_card(game: Game, you: str, v: Vars) -> Next:
    """Upkeep › Mutants: to show-mutant-card:"""
    verbs.draw(game, you, {"mutant-card": 1}, from_="mutant-deck", to="mutant-shown")
    v["shown"] = game.named["last"](game, you, game.inside("mutant-shown"))
    if not (game.trait(v["shown"], "district") is not None):
        return 1
    game.call("fill-district", you, {"what": game.trait(v["shown"], "district")})
    return 1


@show_mutant_card.then
def show_mutant_card_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.value("left-over")
def left_over(game: Game, you: str, player: str) -> int:
    """Final scoring: let left-over of a player be (food of the player + fuel of the player + part of the
    player) / 3"""
    return ((game.read("food", player) + game.read("fuel", player)) + game.read("part", player)) // 3


@pack.rule("final-scoring", at="rules/resurgence/06-scoring.rules.md:21")
def final_scoring(game: Game, you: str, v: Vars) -> Next:
    """Final scoring: to final-scoring:"""
    v["_player1"] = list(game.clockwise(you))
    return 1


@final_scoring.then
def final_scoring_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_player1"]:
        return 4
    v["player"] = v["_player1"].pop(0)
    game.put("points", (v["player"], "during-play"), game.read("vp", v["player"]))
    game.call(
        "earn",
        v["player"],
        {"what": game.look("level-points", game.read("compound-level", v["player"])), "for": "level-reached"},
    )
    return 2


@final_scoring.then
def final_scoring_3(game: Game, you: str, v: Vars) -> Next:
    game.call(
        "earn",
        v["player"],
        {
            "what": game.look(
                "supply-points", game.read("ammo", v["player"])
            ) + game.look("supply-points", game.read("meds", v["player"])),
            "for": "supplies-left",
        },
    )
    return 3


@final_scoring.then
def final_scoring_4(game: Game, you: str, v: Vars) -> Next:
    game.call(
        "earn",
        v["player"],
        {"what": game.named["left-over"](game, v["player"], v["player"]), "for": "resources-left"},
    )
    return 1


@final_scoring.then
def final_scoring_5(game: Game, you: str, v: Vars) -> Next:
    v["_track13"] = list(game.each("access"))
    return 5


@final_scoring.then
def final_scoring_6(game: Game, you: str, v: Vars) -> Next:
    if not v["_track13"]:
        return 6
    v["track"] = v["_track13"].pop(0)
    game.call("score-leadership", you, {"on": v["track"]})
    return 5


@final_scoring.then
def final_scoring_7(game: Game, you: str, v: Vars) -> Next:
    v["_player18"] = list(game.clockwise(you))
    return 7


@final_scoring.then
def final_scoring_8(game: Game, you: str, v: Vars) -> Next:
    if not v["_player18"]:
        return 9
    v["player"] = v["_player18"].pop(0)
    if not (game.read("compound-level", v["player"]) >= 3):
        return 7
    v["_d23"] = list(game.each("directive", of=game.inside("directive-space")))
    return 8


@final_scoring.then
def final_scoring_9(game: Game, you: str, v: Vars) -> Next:
    if not v["_d23"]:
        return 7
    v["d"] = v["_d23"].pop(0)
    game.call(
        "earn", v["player"], {"what": game.named["score"](game, v["player"], v["d"]), "for": "directives-met"}
    )
    return 8


@final_scoring.then
def final_scoring_10(game: Game, you: str, v: Vars) -> Next:
    game.call("name-winner", you, {})
    return 10


@final_scoring.then
def final_scoring_11(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "earn", at="rules/resurgence/06-scoring.rules.md:47", params=(("what", "number"), ("for", "reason"))
)
def earn(game: Game, you: str, v: Vars) -> Next:
    """Final scoring: to earn a number for a reason:"""
    verbs.gain(game, you, {"vp": v["number"]})
    game.change("points", (you, v["reason"]), v["number"])
    return None


@pack.rule("score-leadership", at="rules/resurgence/06-scoring.rules.md:71", params=(("on", "access"),))
def score_leadership(game: Game, you: str, v: Vars) -> Next:
    """Final scoring › Leadership: to score-leadership on an access:"""
    v["rank"] = 0
    v["_g1"] = list(
        game.groups(
            game.each("player", where=lambda it: game.read("spaces", it, v["access"]) > 0),
            lambda it: game.read("spaces", it, v["access"]),
        )
    )
    return 1


@score_leadership.then
def score_leadership_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_g1"]:
        return 3
    v["g"] = v["_g1"].pop(0)
    v["rank"] += 1
    if len(v["g"]) > 1:
        v["rank"] += 1
    v["_p4"] = list(v["g"])
    return 2


@score_leadership.then
def score_leadership_3(game: Game, you: str, v: Vars) -> Next:
    if not v["_p4"]:
        return 1
    v["p"] = v["_p4"].pop(0)
    v["_you7"] = v["p"]
    game.call(
        "earn", v["_you7"], {"what": game.look("leadership-points", v["rank"]), "for": "leadership-held"}
    )
    return 2


@score_leadership.then
def score_leadership_4(game: Game, you: str, v: Vars) -> Next:
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


@pack.rule("name-winner", at="rules/resurgence/06-scoring.rules.md:89")
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
    game.call("plan-ahead", you, {"what": 1})
    return 1


@museum_upper.then
def museum_upper_2(game: Game, you: str, v: Vars) -> Next:
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
    game.call("plan-ahead", you, {"what": 1})
    return 1


@kremlin_lower.then
def kremlin_lower_2(game: Game, you: str, v: Vars) -> Next:
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


@pack.does("scout-post", at="rules/resurgence/11-rooms.rules.md:26")
def scout_post(game: Game, you: str, v: Vars) -> Next:
    """The rooms of a compound: room scout-post "Scout Post", compound"""
    game.call("plan-ahead", you, {"what": 1})
    return 1


@scout_post.then
def scout_post_2(game: Game, you: str, v: Vars) -> Next:
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
            (
                "yes",
                game.some(
                    "mission", where=lambda mission: game.possible("complete", you, {"what": mission})
                ),
            ),
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
        game.each("mission", where=lambda mission: game.possible("complete", you, {"what": mission})),
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
    "rescue",
    "chef.1",
    at="rules/resurgence/20-survivors.rules.md:8",
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


@pack.does(
    "dock-worker",
    at="rules/resurgence/20-survivors.rules.md:9",
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
            "switch between harbor and compound",
            lambda game, you, v: game.possible("switch", you, {"between": ["harbor", "compound"]}),
        ),
    ),
)
def dock_worker(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: survivor dock-worker "Dock Worker", builder"""
    game.call("switch", you, {"between": ["harbor", "compound"]})
    return 1


@dock_worker.then
def dock_worker_2(game: Game, you: str, v: Vars) -> Next:
    return None


pack.when_paying(
    "electrician.1",
    at="rules/resurgence/20-survivors.rules.md:12",
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


@pack.after(
    "place",
    "farmer.1",
    at="rules/resurgence/20-survivors.rules.md:14",
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
        at="rules/resurgence/20-survivors.rules.md:16",
    )
)


@pack.after(
    "place",
    "fisherman.1",
    at="rules/resurgence/20-survivors.rules.md:18",
    of="fisherman",
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
        and game.is_a(e.get("in"), "harbor-zone"),
)
def fisherman(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: after you place a token in a harbor-zone: gain 1 food"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.after(
    "build",
    "foreman.1",
    at="rules/resurgence/20-survivors.rules.md:20",
    of="foreman",
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
def foreman(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: after you build: gain 1 vp"""
    verbs.gain(game, you, {"vp": 1})
    return None


@pack.after(
    "gain",
    "gunsmith.1",
    at="rules/resurgence/20-survivors.rules.md:22",
    of="gunsmith",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    hears=lambda game, you, self, e: e.get("by") == you and e.get("what") == "ammo",
)
def gunsmith(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: after you gain any ammo: gain 1 part"""
    verbs.gain(game, you, {"part": 1})
    return None


@pack.after(
    "place",
    "mechanic.1",
    at="rules/resurgence/20-survivors.rules.md:24",
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
    "complete",
    "miner.1",
    at="rules/resurgence/20-survivors.rules.md:26",
    of="miner",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "mission"),),
    hears=lambda game, you, self, e: e.get("by") == you and game.is_a(e.get("what"), "mission"),
)
def miner(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: after you complete a mission: gain 1 vp"""
    verbs.gain(game, you, {"vp": 1})
    return None


@pack.after(
    "plan",
    "plumber.1",
    at="rules/resurgence/20-survivors.rules.md:28",
    of="plumber",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "mission"),),
    hears=lambda game, you, self, e: e.get("by") == you and game.is_a(e.get("what"), "mission"),
)
def plumber(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: after you plan a mission: gain 1 food"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does(
    "truck-driver",
    at="rules/resurgence/20-survivors.rules.md:29",
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
            "switch between metro and harbor",
            lambda game, you, v: game.possible("switch", you, {"between": ["metro", "harbor"]}),
        ),
    ),
)
def truck_driver(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Builders: survivor truck-driver "Truck Driver", builder"""
    game.call("switch", you, {"between": ["metro", "harbor"]})
    return 1


@truck_driver.then
def truck_driver_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.after(
    "complete",
    "archeologist.1",
    at="rules/resurgence/20-survivors.rules.md:38",
    of="archeologist",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "mission"),),
    hears=lambda game, you, self, e: e.get("by") == you and game.is_a(e.get("what"), "mission"),
)
def archeologist(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: after you complete a mission: gain any resource"""
    return game.choose_goods(1, you, "_what2", "resource")


@archeologist.then
def archeologist_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    verbs.gain(game, you, game.bundle(v["_what2"]))
    return 2


@archeologist.then
def archeologist_3(game: Game, you: str, v: Vars) -> Next:
    return None


pack.counts_as.append(
    CountsAs(
        "architect.as1",
        "architect",
        "scholar",
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
        at="rules/resurgence/20-survivors.rules.md:40",
    )
)


@pack.after(
    "rescue",
    "biologist.1",
    at="rules/resurgence/20-survivors.rules.md:42",
    of="biologist",
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
def biologist(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: after you rescue a survivor: gain 1 part"""
    verbs.gain(game, you, {"part": 1})
    return None


@pack.after(
    "place",
    "botanist.1",
    at="rules/resurgence/20-survivors.rules.md:44",
    of="botanist",
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
def botanist(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: after you place a token in a room: gain 1 food"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.after(
    "place",
    "brewer.1",
    at="rules/resurgence/20-survivors.rules.md:46",
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
    "chemist.1",
    at="rules/resurgence/20-survivors.rules.md:48",
    of="chemist",
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
def chemist(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: after you gain any fuel: gain 1 fuel"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.after(
    "rescue",
    "doctor.1",
    at="rules/resurgence/20-survivors.rules.md:50",
    of="doctor",
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
def doctor(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: after you rescue a survivor: gain 1 meds"""
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does(
    "engineer",
    at="rules/resurgence/20-survivors.rules.md:51",
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
            "switch between metro and compound",
            lambda game, you, v: game.possible("switch", you, {"between": ["metro", "compound"]}),
        ),
    ),
)
def engineer(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: survivor engineer "Engineer", scholar"""
    game.call("switch", you, {"between": ["metro", "compound"]})
    return 1


@engineer.then
def engineer_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.after(
    "gain",
    "lab-tech.1",
    at="rules/resurgence/20-survivors.rules.md:54",
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
    at="rules/resurgence/20-survivors.rules.md:56",
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
    "rescue",
    "psychologist.1",
    at="rules/resurgence/20-survivors.rules.md:58",
    of="psychologist",
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
def psychologist(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: after you rescue a survivor: gain 1 vp"""
    verbs.gain(game, you, {"vp": 1})
    return None


@pack.does(
    "veterinarian",
    at="rules/resurgence/20-survivors.rules.md:59",
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
            "switch between harbor and compound",
            lambda game, you, v: game.possible("switch", you, {"between": ["harbor", "compound"]}),
        ),
    ),
)
def veterinarian(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Scholars: survivor veterinarian "Veterinarian", scholar"""
    game.call("switch", you, {"between": ["harbor", "compound"]})
    return 1


@veterinarian.then
def veterinarian_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "armorer",
    at="rules/resurgence/20-survivors.rules.md:67",
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
            "switch between metro and compound",
            lambda game, you, v: game.possible("switch", you, {"between": ["metro", "compound"]}),
        ),
    ),
)
def armorer(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: survivor armorer "Armorer", ranger"""
    game.call("switch", you, {"between": ["metro", "compound"]})
    return 1


@armorer.then
def armorer_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.after(
    "complete",
    "bodyguard.1",
    at="rules/resurgence/20-survivors.rules.md:70",
    of="bodyguard",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "mission"),),
    hears=lambda game, you, self, e: e.get("by") == you and game.is_a(e.get("what"), "mission"),
)
def bodyguard(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: after you complete a mission: gain 1 meds"""
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.after(
    "gain",
    "hunter.1",
    at="rules/resurgence/20-survivors.rules.md:72",
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
    "complete",
    "inspector.1",
    at="rules/resurgence/20-survivors.rules.md:74",
    of="inspector",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "mission"),),
    hears=lambda game, you, self, e: e.get("by") == you and game.is_a(e.get("what"), "mission"),
)
def inspector(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: after you complete a mission: gain 1 ammo"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.after(
    "complete",
    "paratrooper.1",
    at="rules/resurgence/20-survivors.rules.md:76",
    of="paratrooper",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "mission"),),
    hears=lambda game, you, self, e: e.get("by") == you and game.is_a(e.get("what"), "mission"),
)
def paratrooper(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: after you complete a mission: gain 1 vp"""
    verbs.gain(game, you, {"vp": 1})
    return None


pack.counts_as.append(
    CountsAs(
        "pilot.as1",
        "pilot",
        "ranger",
        "scholar",
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
        at="rules/resurgence/20-survivors.rules.md:78",
    )
)


@pack.after(
    "place",
    "sailor.1",
    at="rules/resurgence/20-survivors.rules.md:80",
    of="sailor",
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
        and game.is_a(e.get("in"), "harbor-zone"),
)
def sailor(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: after you place a token in a harbor-zone: gain 1 fuel"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.after(
    "build",
    "sapper.1",
    at="rules/resurgence/20-survivors.rules.md:82",
    of="sapper",
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
    needs=(
        (
            "plan a mission",
            lambda game, you, v: game.some(
                "mission", where=lambda it: game.fits("plan", "what", you, {}, it)
            ),
        ),
    ),
)
def sapper(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: after you build: plan a mission"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
        "mission",
        to=("plan", "what"),
    )


@sapper.then
def sapper_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    game.call("plan", you, {"what": v["_what2"]})
    return 2


@sapper.then
def sapper_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.after(
    "build",
    "security-guard.1",
    at="rules/resurgence/20-survivors.rules.md:84",
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
    at="rules/resurgence/20-survivors.rules.md:85",
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
    at="rules/resurgence/20-survivors.rules.md:88",
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


@pack.after(
    "place",
    "sniper.1",
    at="rules/resurgence/20-survivors.rules.md:90",
    of="sniper",
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
def sniper(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Rangers: after you place a token in a room: gain 1 ammo"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.after(
    "complete",
    "cosmonaut.1",
    at="rules/resurgence/20-survivors.rules.md:98",
    of="cosmonaut",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    params=(("what", "mission"),),
    hears=lambda game, you, self, e: e.get("by") == you and game.is_a(e.get("what"), "mission"),
    needs=(("complete-next", lambda game, you, v: game.possible("complete-next", you, {})),),
)
def cosmonaut(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Heroes: after you complete a mission: complete-next"""
    game.call("complete-next", you, {})
    return 1


@cosmonaut.then
def cosmonaut_2(game: Game, you: str, v: Vars) -> Next:
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
        at="rules/resurgence/20-survivors.rules.md:100",
    )
)


@pack.does(
    "mystic",
    at="rules/resurgence/20-survivors.rules.md:101",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    needs=(("switch-anywhere", lambda game, you, v: game.possible("switch-anywhere", you, {})),),
)
def mystic(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Heroes: hero mystic "Mystic" """
    game.call("switch-anywhere", you, {})
    return 1


@mystic.then
def mystic_2(game: Game, you: str, v: Vars) -> Next:
    return None


pack.when_paying(
    "traffic-cop.1",
    at="rules/resurgence/20-survivors.rules.md:104",
    of="traffic-cop",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    swaps=lambda game, you, v: ((game.both({"errand": 1}, {"ammo": 1}), {}),),
)


pack.when_paying(
    "traffic-cop.2",
    at="rules/resurgence/20-survivors.rules.md:105",
    of="traffic-cop",
    laws=Laws(
        optional=True,
        exhausts=True,
        once="round",
        works_in="crew",
        open_until="turn",
        waits="turn",
        only_while=lambda game, you, v: game.during("worker-actions") and not game.read("resting", you),
    ),
    swaps=lambda game, you, v: ((game.both({"errand": 1}, {"meds": 1}), {}),),
)


@pack.after(
    "place",
    "olympian.1",
    at="rules/resurgence/20-survivors.rules.md:107",
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


@pack.after(
    "place",
    "surgeon.1",
    at="rules/resurgence/20-survivors.rules.md:109",
    of="surgeon",
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
        and game.is_a(e.get("in"), "harbor-zone"),
)
def surgeon(game: Game, you: str, v: Vars) -> Next:
    """Survivors › Heroes: after you place a token in a harbor-zone: gain 1 fuel, or gain 1 food"""
    return game.decide(1, you, "_either1", "either", [("gain 1 fuel", True), ("gain 1 food", True)])


@surgeon.then
def surgeon_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "gain 1 fuel":
        return 2
    verbs.gain(game, you, {"fuel": 1})
    return 3


@surgeon.then
def surgeon_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "gain 1 food":
        return 3
    verbs.gain(game, you, {"food": 1})
    return 3


@surgeon.then
def surgeon_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.score("polar-vortex")
def score_polar_vortex(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck A: directive polar-vortex "Polar Vortex", deck-a"""
    return game.look("polar-vortex.score", game.read("fuel", you))


@pack.score("domination")
def score_domination(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck A: directive domination "Domination", deck-a"""
    return game.look("domination.score", game.named["largest-set"](game, you, you))


@pack.score("leadership-directive")
def score_leadership_directive(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck A: directive leadership-directive "Leadership", deck-a"""
    return game.look("leadership-directive.score", game.named["each-track"](game, you, you))


@pack.score("construction")
def score_construction(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck A: directive construction "Construction", deck-a"""
    return game.look("construction.score", game.named["cleared-rooms"](game, you, you))


@pack.score("food-rations")
def score_food_rations(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck A: directive food-rations "Food Rations", deck-a"""
    return game.look("food-rations.score", game.read("food", you))


@pack.value("largest-set")
def largest_set(game: Game, you: str, player: str) -> int:
    """Directives › Deck A: let largest-set of a player be highest (count completed of the player at it) among
    columns"""
    return game.highest(lambda it: len(game.inside("completed", player, it)), game.each("column"))


@pack.value("each-track")
def each_track(game: Game, you: str, player: str) -> int:
    """Directives › Deck A: let each-track of a player be lowest (spaces of the player at it) among
    accesses"""
    return game.lowest(lambda it: game.read("spaces", player, it), game.each("access"))


@pack.score("militarism")
def score_militarism(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive militarism "Militarism", deck-b"""
    return game.look("militarism.score", game.named["ranger-cards"](game, you, you))


@pack.score("proletariat")
def score_proletariat(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive proletariat "Proletariat", deck-b"""
    return game.look("proletariat.score", game.named["builder-cards"](game, you, you))


@pack.score("academia")
def score_academia(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive academia "Academia", deck-b"""
    return game.look("academia.score", game.named["scholar-cards"](game, you, you))


@pack.score("commune")
def score_commune(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive commune "Commune", deck-b"""
    return game.look("commune.score", game.named["all-cards"](game, you, you))


@pack.score("power-grab")
def score_power_grab(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive power-grab "Power Grab", deck-b"""
    return game.look("power-grab.score", game.named["total-spaces"](game, you, you))


@pack.score("defenders")
def score_defenders(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive defenders "Defenders", deck-b"""
    return (game.named["rangers"](game, you, you) * game.named["cleared-rooms"](game, you, you)) // 2


@pack.score("researchers")
def score_researchers(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive researchers "Researchers", deck-b"""
    return (game.named["scholars"](game, you, you) * game.named["missions-done"](game, you, you)) // 2


@pack.score("builders-directive")
def score_builders_directive(game: Game, you: str, v: Vars) -> int:
    """Directives › Deck B: directive builders-directive "Builders", deck-b"""
    return (game.named["builders"](game, you, you) * game.named["all-cards"](game, you, you)) // 2


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


@pack.value("scholars")
def scholars(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let scholars of a player be count each scholar where (owner of it is the player
    and it is not in reserve of the player)"""
    return len(
        game.each(
            "scholar",
            where=lambda it: game.named["owner"](game, you, it) == player
                and it not in game.inside("reserve", player),
        )
    )


@pack.value("builders")
def builders(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let builders of a player be count each builder where (owner of it is the player
    and it is not in reserve of the player)"""
    return len(
        game.each(
            "builder",
            where=lambda it: game.named["owner"](game, you, it) == player
                and it not in game.inside("reserve", player),
        )
    )


@pack.value("cleared-rooms")
def cleared_rooms(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let cleared-rooms of a player be count each room where (cleared of it at the
    player)"""
    return len(game.each("room", where=lambda it: game.read("cleared", it, player)))


@pack.value("missions-done")
def missions_done(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let missions-done of a player be total (count completed of the player at it) among
    columns"""
    return game.total(lambda it: len(game.inside("completed", player, it)), game.each("column"))


@pack.value("ranger-cards")
def ranger_cards(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let ranger-cards of a player be count each ranger-survivor of crew of the
    player"""
    return len(game.each("survivor", of=game.inside("crew", player), trait="ranger"))


@pack.value("builder-cards")
def builder_cards(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let builder-cards of a player be count each builder-survivor of crew of the
    player"""
    return len(game.each("survivor", of=game.inside("crew", player), trait="builder"))


@pack.value("scholar-cards")
def scholar_cards(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let scholar-cards of a player be count each scholar-survivor of crew of the
    player"""
    return len(game.each("survivor", of=game.inside("crew", player), trait="scholar"))


@pack.value("all-cards")
def all_cards(game: Game, you: str, player: str) -> int:
    """Directives › Deck B: let all-cards of a player be count crew of the player"""
    return len(game.inside("crew", player))


@pack.does("dry-archive", at="rules/resurgence/30-missions.rules.md:15")
def dry_archive(game: Game, you: str, v: Vars) -> Next:
    """Missions › Starter missions: mission dry-archive "Keep the archive dry", grade starter, fields
    [museum], cost 1 meds, points 1, with-more"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("oil-the-gate", at="rules/resurgence/30-missions.rules.md:18")
def oil_the_gate(game: Game, you: str, v: Vars) -> Next:
    """Missions › Starter missions: mission oil-the-gate "Oil the gate", grade starter, fields [barbarian],
    cost 1 fuel, points 1, with-more"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does("kremlin-watch", at="rules/resurgence/30-missions.rules.md:20")
def kremlin_watch(game: Game, you: str, v: Vars) -> Next:
    """Missions › Starter missions: mission kremlin-watch "A watch on the wall", grade starter, fields
    [kremlin], cost 1 ammo, points 1, with-more"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("street-lights", at="rules/resurgence/30-missions.rules.md:28")
def street_lights(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission street-lights "Street lights", grade basic, fields [arbat], cost 1
    fuel + 1 part, points 2, with-more"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("closed-theatre", at="rules/resurgence/30-missions.rules.md:31")
def closed_theatre(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission closed-theatre "The closed theatre", grade basic, fields [arbat],
    cost 1 food + 1 ammo + 1 part, points 3, with-more"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("swap-meet", at="rules/resurgence/30-missions.rules.md:33")
def swap_meet(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission swap-meet "Swap meet", grade basic, fields [arbat], cost 2 food,
    points 2, with-more"""
    return game.decide(
        1,
        you,
        "_may1",
        "may",
        [
            ("yes", game.some("mission", where=lambda it: game.fits("plan", "what", you, {}, it))),
            ("no", True),
        ],
    )


@swap_meet.then
def swap_meet_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 3
    return game.choose(
        2,
        you,
        "_what6",
        game.each("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
        "mission",
        to=("plan", "what"),
    )


@swap_meet.then
def swap_meet_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 3
    game.call("plan", you, {"what": v["_what6"]})
    return 3


@swap_meet.then
def swap_meet_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("dinosaur-hall", at="rules/resurgence/30-missions.rules.md:35")
def dinosaur_hall(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission dinosaur-hall "The dinosaur hall", grade basic, fields [museum],
    cost 1 meds + 1 food, points 2, with-more"""
    verbs.gain(game, you, {"part": 1})
    return None


@pack.does("sealed-depot", at="rules/resurgence/30-missions.rules.md:37")
def sealed_depot(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission sealed-depot "The sealed depot", grade basic, fields [museum], cost
    2 ammo + 1 fuel, points 3, with-more"""
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does(
    "school-again",
    at="rules/resurgence/30-missions.rules.md:39",
    needs=(("go-up compound", lambda game, you, v: game.possible("go-up", you, {"what": "compound"})),),
)
def school_again(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission school-again "School again", grade basic, fields [museum], cost 2
    food + 1 part, points 2, with-more"""
    game.call("go-up", you, {"what": "compound"})
    return 1


@school_again.then
def school_again_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("old-maps", at="rules/resurgence/30-missions.rules.md:41")
def old_maps(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission old-maps "Old maps", grade basic, fields [museum], cost 1 fuel + 1
    meds, points 2, with-more"""
    return game.decide(
        1,
        you,
        "_may1",
        "may",
        [
            ("yes", game.some("mission", where=lambda it: game.fits("plan", "what", you, {}, it))),
            ("no", True),
        ],
    )


@old_maps.then
def old_maps_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 3
    return game.choose(
        2,
        you,
        "_what6",
        game.each("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
        "mission",
        to=("plan", "what"),
    )


@old_maps.then
def old_maps_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 3
    game.call("plan", you, {"what": v["_what6"]})
    return 3


@old_maps.then
def old_maps_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("bread-riot", at="rules/resurgence/30-missions.rules.md:43")
def bread_riot(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission bread-riot "The bread riot", grade basic, fields [revolution], cost
    3 food, points 3, with-more"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does(
    "loudspeakers",
    at="rules/resurgence/30-missions.rules.md:45",
    needs=(("go-up metro", lambda game, you, v: game.possible("go-up", you, {"what": "metro"})),),
)
def loudspeakers(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission loudspeakers "Loudspeakers", grade basic, fields [revolution], cost
    1 part + 1 fuel, points 1, with-more"""
    game.call("go-up", you, {"what": "metro"})
    return 1


@loudspeakers.then
def loudspeakers_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("barricade", at="rules/resurgence/30-missions.rules.md:48")
def barricade(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission barricade "Clear the barricade", grade basic, fields [revolution],
    cost 1 ammo + 1 part, points 2, with-more"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("toll-booth", at="rules/resurgence/30-missions.rules.md:50")
def toll_booth(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission toll-booth "The toll booth", grade basic, fields [barbarian], cost 2
    ammo, points 2, with-more"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("caravan", at="rules/resurgence/30-missions.rules.md:52")
def caravan(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission caravan "The caravan", grade basic, fields [barbarian], cost 1 food
    + 1 fuel + 1 meds, points 3, with-more"""
    return game.choose_goods(1, you, "_what2", "resource")


@caravan.then
def caravan_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    verbs.gain(game, you, game.bundle(v["_what2"]))
    return 2


@caravan.then
def caravan_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "night-crossing",
    at="rules/resurgence/30-missions.rules.md:54",
    needs=(("go-up harbor", lambda game, you, v: game.possible("go-up", you, {"what": "harbor"})),),
)
def night_crossing(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission night-crossing "Night crossing", grade basic, fields [barbarian],
    cost 1 fuel + 1 ammo, points 2, with-more"""
    game.call("go-up", you, {"what": "harbor"})
    return 1


@night_crossing.then
def night_crossing_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("scrap-dealer", at="rules/resurgence/30-missions.rules.md:56")
def scrap_dealer(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission scrap-dealer "The scrap dealer", grade basic, fields [barbarian],
    cost 2 part, points 2, with-more"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("bell-tower", at="rules/resurgence/30-missions.rules.md:58")
def bell_tower(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission bell-tower "The bell tower", grade basic, fields [kremlin], cost 1
    part + 1 meds, points 2, with-more"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("armory-keys", at="rules/resurgence/30-missions.rules.md:60")
def armory_keys(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission armory-keys "Keys to the armory", grade basic, fields [kremlin],
    cost 2 fuel + 1 food, points 3, with-more"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does(
    "honour-guard",
    at="rules/resurgence/30-missions.rules.md:62",
    needs=(("go-up compound", lambda game, you, v: game.possible("go-up", you, {"what": "compound"})),),
)
def honour_guard(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission honour-guard "Honour guard", grade basic, fields [kremlin], cost 2
    ammo + 1 food, points 3, with-more"""
    game.call("go-up", you, {"what": "compound"})
    return 1


@honour_guard.then
def honour_guard_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("lost-orders", at="rules/resurgence/30-missions.rules.md:64")
def lost_orders(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission lost-orders "Lost orders", grade basic, fields [kremlin], cost 1
    food + 1 meds, points 2, with-more"""
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


@lost_orders.then
def lost_orders_2(game: Game, you: str, v: Vars) -> Next:
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


@lost_orders.then
def lost_orders_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 3
    game.call("retire", you, {"what": v["_what6"]})
    return 3


@lost_orders.then
def lost_orders_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("lighthouse", at="rules/resurgence/30-missions.rules.md:66")
def lighthouse(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission lighthouse "The lighthouse", grade basic, fields [hope], cost 2
    fuel, points 2, with-more"""
    verbs.gain(game, you, {"part": 1})
    return None


@pack.does("fishing-nets", at="rules/resurgence/30-missions.rules.md:68")
def fishing_nets(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission fishing-nets "Fishing nets", grade basic, fields [hope], cost 1 part
    + 1 food, points 2, with-more"""
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does("ferry", at="rules/resurgence/30-missions.rules.md:70")
def ferry(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission ferry "Raise the ferry", grade basic, fields [hope], cost 2 part + 1
    fuel, points 3, with-more"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("tunnel-mail", at="rules/resurgence/30-missions.rules.md:73")
def tunnel_mail(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission tunnel-mail "Tunnel mail", grade basic, fields [arbat, museum], cost
    1 food + 1 fuel, points 2, with-more"""
    verbs.gain(game, you, {"part": 1})
    return None


@pack.does("bait", at="rules/resurgence/30-missions.rules.md:77")
def bait(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission bait "Bait and trap", grade basic, hunt, cost 1 food + 1 ammo,
    points 2, with-more"""
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does("nest", at="rules/resurgence/30-missions.rules.md:79")
def nest(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission nest "Burn the nest", grade basic, hunt, cost 1 fuel + 1 ammo,
    points 2, with-more"""
    verbs.gain(game, you, {"food": 2})
    return None


@pack.does("samples", at="rules/resurgence/30-missions.rules.md:81")
def samples(game: Game, you: str, v: Vars) -> Next:
    """Missions › Basic missions: mission samples "Samples for the lab", grade basic, hunt, cost 2 meds,
    points 3, with-more"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("grand-bazaar", at="rules/resurgence/30-missions.rules.md:88")
def grand_bazaar(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission grand-bazaar "The grand bazaar", grade advanced, fields [arbat],
    cost 2 food + 2 part + 1 fuel, points 6, with-more"""
    return game.choose_goods(1, you, "_what2", "resource")


@grand_bazaar.then
def grand_bazaar_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    verbs.gain(game, you, game.bundle(v["_what2"]))
    return 2


@grand_bazaar.then
def grand_bazaar_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("great-library", at="rules/resurgence/30-missions.rules.md:91")
def great_library(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission great-library "The great library", grade advanced, fields
    [museum], cost 2 meds + 2 part + 1 food, points 6, with-more"""
    return game.decide(
        1,
        you,
        "_may1",
        "may",
        [
            ("yes", game.some("mission", where=lambda it: game.fits("plan", "what", you, {}, it))),
            ("no", True),
        ],
    )


@great_library.then
def great_library_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 3
    return game.choose(
        2,
        you,
        "_what6",
        game.each("mission", where=lambda it: game.fits("plan", "what", you, {}, it)),
        "mission",
        to=("plan", "what"),
    )


@great_library.then
def great_library_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 3
    game.call("plan", you, {"what": v["_what6"]})
    return 3


@great_library.then
def great_library_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("seed-bank", at="rules/resurgence/30-missions.rules.md:93")
def seed_bank(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission seed-bank "The seed bank", grade advanced, fields [museum], cost
    3 food + 2 fuel, points 5, with-more"""
    verbs.gain(game, you, {"food": 2})
    return None


@pack.does("council", at="rules/resurgence/30-missions.rules.md:95")
def council(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission council "A city council", grade advanced, fields [revolution],
    cost 2 food + 2 ammo + 1 meds, points 5, with-more"""
    return game.decide(
        1,
        you,
        "_may1",
        "may",
        [
            ("yes", game.some("access", where=lambda it: game.fits("advance", "on", you, {}, it))),
            ("no", True),
        ],
    )


@council.then
def council_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 3
    return game.choose(
        2,
        you,
        "_on6",
        game.each("access", where=lambda it: game.fits("advance", "on", you, {}, it)),
        "access",
        to=("advance", "on"),
    )


@council.then
def council_3(game: Game, you: str, v: Vars) -> Next:
    if v["_on6"] is None:
        return 3
    game.call("advance", you, {"on": v["_on6"]})
    return 3


@council.then
def council_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "radio-city",
    at="rules/resurgence/30-missions.rules.md:97",
    needs=(("go-up metro", lambda game, you, v: game.possible("go-up", you, {"what": "metro"})),),
)
def radio_city(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission radio-city "Radio for the city", grade advanced, fields
    [revolution], cost 3 part + 2 fuel, points 6, with-more"""
    game.call("go-up", you, {"what": "metro"})
    return 1


@radio_city.then
def radio_city_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("trade-treaty", at="rules/resurgence/30-missions.rules.md:99")
def trade_treaty(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission trade-treaty "The trade treaty", grade advanced, fields
    [barbarian], cost 2 food + 2 fuel + 2 ammo, points 7, with-more"""
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does(
    "iron-gate",
    at="rules/resurgence/30-missions.rules.md:101",
    needs=(("go-up harbor", lambda game, you, v: game.possible("go-up", you, {"what": "harbor"})),),
)
def iron_gate(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission iron-gate "The iron gate", grade advanced, fields [barbarian],
    cost 3 part + 2 ammo, points 6, with-more"""
    game.call("go-up", you, {"what": "harbor"})
    return 1


@iron_gate.then
def iron_gate_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "star-fort",
    at="rules/resurgence/30-missions.rules.md:103",
    needs=(("go-up compound", lambda game, you, v: game.possible("go-up", you, {"what": "compound"})),),
)
def star_fort(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission star-fort "The star fort", grade advanced, fields [kremlin], cost
    3 ammo + 2 part, points 5, with-more"""
    game.call("go-up", you, {"what": "compound"})
    return 1


@star_fort.then
def star_fort_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "crown-room",
    at="rules/resurgence/30-missions.rules.md:105",
    needs=(("go-up compound", lambda game, you, v: game.possible("go-up", you, {"what": "compound"})),),
)
def crown_room(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission crown-room "The crown room", grade advanced, fields [kremlin],
    cost 2 meds + 2 food + 2 fuel, points 7, with-more"""
    game.call("go-up", you, {"what": "compound"})
    return 1


@crown_room.then
def crown_room_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("new-shores", at="rules/resurgence/30-missions.rules.md:108")
def new_shores(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission new-shores "New shores", grade advanced, fields [hope,
    barbarian], cost 3 fuel + 2 food + 1 meds, points 7, with-more"""
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


@new_shores.then
def new_shores_2(game: Game, you: str, v: Vars) -> Next:
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


@new_shores.then
def new_shores_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 3
    game.call("retire", you, {"what": v["_what6"]})
    return 3


@new_shores.then
def new_shores_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("cure", at="rules/resurgence/30-missions.rules.md:111")
def cure(game: Game, you: str, v: Vars) -> Next:
    """Missions › Advanced missions: mission cure "A cure", grade advanced, hunt, cost 4 meds + 1 fuel, points
    6, with-more"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does("the-beginning", at="rules/resurgence/31-events.rules.md:12")
def the_beginning(game: Game, you: str, v: Vars) -> Next:
    """Events › The first round: event the-beginning "The Beginning", on-the-spot, revolution"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("supply-drop", at="rules/resurgence/31-events.rules.md:19")
def supply_drop(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out at once: event supply-drop "Supply drop", on-arrival"""
    return game.choose_goods(1, you, "_what2", "resource")


@supply_drop.then
def supply_drop_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    verbs.gain(game, you, game.bundle(v["_what2"]))
    return 2


@supply_drop.then
def supply_drop_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("cold-snap", at="rules/resurgence/31-events.rules.md:21")
def cold_snap(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out at once: event cold-snap "Cold snap", on-arrival"""
    return game.decide(
        1, you, "_either1", "either", [("pay 1 fuel", game.can_pay(you, {"fuel": 1})), ("lose 1 meds", True)]
    )


@cold_snap.then
def cold_snap_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay 1 fuel":
        return 2
    if not game.can_pay(you, {"fuel": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"fuel": 1})
    return 3


@cold_snap.then
def cold_snap_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "lose 1 meds":
        return 3
    verbs.lose(game, you, {"meds": 1})
    return 3


@cold_snap.then
def cold_snap_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("wanderers", at="rules/resurgence/31-events.rules.md:23")
def wanderers(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out at once: event wanderers "Wanderers at the gate", on-arrival"""
    return game.decide(
        1,
        you,
        "_may1",
        "may",
        [
            (
                "yes",
                game.can_pay(you, {"food": 2})
                    and game.some("specialist", where=lambda it: game.fits("enlist", "what", you, {}, it)),
            ),
            ("no", True),
        ],
    )


@wanderers.then
def wanderers_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 4
    if not game.can_pay(you, {"food": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"food": 2})
    return 2


@wanderers.then
def wanderers_3(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        3,
        you,
        "_what7",
        game.each("specialist", where=lambda it: game.fits("enlist", "what", you, {}, it)),
        "specialist",
        to=("enlist", "what"),
    )


@wanderers.then
def wanderers_4(game: Game, you: str, v: Vars) -> Next:
    if v["_what7"] is None:
        return 4
    game.call("enlist", you, {"what": v["_what7"]})
    return 4


@wanderers.then
def wanderers_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("clear-signal", at="rules/resurgence/31-events.rules.md:27")
def clear_signal(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out at once: event clear-signal "A clear signal", on-arrival"""
    return game.decide(
        1,
        you,
        "_may1",
        "may",
        [
            (
                "yes",
                game.can_pay(you, {"part": 1})
                    and game.some("access", where=lambda it: game.fits("advance", "on", you, {}, it)),
            ),
            ("no", True),
        ],
    )


@clear_signal.then
def clear_signal_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 4
    if not game.can_pay(you, {"part": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"part": 1})
    return 2


@clear_signal.then
def clear_signal_3(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        3,
        you,
        "_on7",
        game.each("access", where=lambda it: game.fits("advance", "on", you, {}, it)),
        "access",
        to=("advance", "on"),
    )


@clear_signal.then
def clear_signal_4(game: Game, you: str, v: Vars) -> Next:
    if v["_on7"] is None:
        return 4
    game.call("advance", you, {"on": v["_on7"]})
    return 4


@clear_signal.then
def clear_signal_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "black-market",
    at="rules/resurgence/31-events.rules.md:36",
    needs=(("pay any supply", lambda game, you, v: game.can_pay(you, {"supply": 1})),),
)
def black_market(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out on the spot: event black-market "Black market", on-the-spot, arbat"""
    if not game.can_pay(you, {"supply": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"supply": 1})
    return 1


@black_market.then
def black_market_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose_goods(2, you, "_what3", "resource", least=2, most=2, single=False)


@black_market.then
def black_market_3(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, game.bundle(v["_what3"]))
    return None


@pack.does("field-hospital", at="rules/resurgence/31-events.rules.md:39")
def field_hospital(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out on the spot: event field-hospital "Field hospital", on-the-spot, museum"""
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does("fuel-convoy", at="rules/resurgence/31-events.rules.md:41")
def fuel_convoy(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out on the spot: event fuel-convoy "Fuel convoy", on-the-spot, barbarian"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("lookout", at="rules/resurgence/31-events.rules.md:43")
def lookout(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out on the spot: event lookout "Lookout", on-the-spot, kremlin"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does("late-harvest", at="rules/resurgence/31-events.rules.md:50")
def late_harvest(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out in upkeep: event late-harvest "Late harvest", in-upkeep"""
    return game.decide(1, you, "_may1", "may", [("yes", game.can_pay(you, {"fuel": 1})), ("no", True)])


@late_harvest.then
def late_harvest_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 3
    if not game.can_pay(you, {"fuel": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"fuel": 1})
    return 2


@late_harvest.then
def late_harvest_3(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, {"food": 3})
    return 3


@late_harvest.then
def late_harvest_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("mending-day", at="rules/resurgence/31-events.rules.md:54")
def mending_day(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out in upkeep: event mending-day "Mending day", in-upkeep"""
    return game.decide(1, you, "_may1", "may", [("yes", game.can_pay(you, {"part": 2})), ("no", True)])


@mending_day.then
def mending_day_2(game: Game, you: str, v: Vars) -> Next:
    if v["_may1"] != "yes":
        return 3
    if not game.can_pay(you, {"part": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"part": 2})
    return 2


@mending_day.then
def mending_day_3(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, {"vp": 2})
    return 3


@mending_day.then
def mending_day_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("quiet-evening", at="rules/resurgence/31-events.rules.md:58")
def quiet_evening(game: Game, you: str, v: Vars) -> Next:
    """Events › Carried out in upkeep: event quiet-evening "Quiet evening", in-upkeep"""
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


@quiet_evening.then
def quiet_evening_2(game: Game, you: str, v: Vars) -> Next:
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


@quiet_evening.then
def quiet_evening_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what6"] is None:
        return 3
    game.call("retire", you, {"what": v["_what6"]})
    return 3


@quiet_evening.then
def quiet_evening_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("canned-goods", at="rules/resurgence/32-salvage.rules.md:8")
def canned_goods(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage canned-goods "Canned goods" """
    verbs.gain(game, you, {"food": 2})
    return None


@pack.does("jerrycans", at="rules/resurgence/32-salvage.rules.md:10")
def jerrycans(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage jerrycans "Jerrycans" """
    verbs.gain(game, you, {"fuel": 2})
    return None


@pack.does("scrap-metal", at="rules/resurgence/32-salvage.rules.md:12")
def scrap_metal(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage scrap-metal "Scrap metal" """
    verbs.gain(game, you, {"part": 2})
    return None


@pack.does("ammo-belt", at="rules/resurgence/32-salvage.rules.md:14")
def ammo_belt(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage ammo-belt "Ammo belt" """
    verbs.gain(game, you, {"ammo": 2})
    return None


@pack.does("first-aid-kits", at="rules/resurgence/32-salvage.rules.md:16")
def first_aid_kits(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage first-aid-kits "First-aid kits" """
    verbs.gain(game, you, {"meds": 2})
    return None


@pack.does("camp-stove", at="rules/resurgence/32-salvage.rules.md:18")
def camp_stove(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage camp-stove "Camp stove" """
    verbs.gain(game, you, {"food": 1, "fuel": 1})
    return None


@pack.does("tool-bag", at="rules/resurgence/32-salvage.rules.md:20")
def tool_bag(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage tool-bag "Tool bag" """
    verbs.gain(game, you, {"part": 1, "ammo": 1})
    return None


@pack.does("medics-satchel", at="rules/resurgence/32-salvage.rules.md:22")
def medics_satchel(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage medics-satchel "Medic's satchel" """
    verbs.gain(game, you, {"meds": 1, "food": 1})
    return None


@pack.does("signal-flares", at="rules/resurgence/32-salvage.rules.md:24")
def signal_flares(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage signal-flares "Signal flares" """
    verbs.gain(game, you, {"fuel": 1, "ammo": 1})
    return None


@pack.does("barter-crate", at="rules/resurgence/32-salvage.rules.md:26")
def barter_crate(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage barter-crate "Barter crate" """
    return game.choose_goods(1, you, "_what2", "resource", least=2, most=2, single=False)


@barter_crate.then
def barter_crate_2(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, game.bundle(v["_what2"]))
    return None


@pack.does("stray-hunter", at="rules/resurgence/32-salvage.rules.md:28")
def stray_hunter(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage stray-hunter "Stray hunter" """
    verbs.gain(game, you, {"food": 1})
    return 1


@stray_hunter.then
def stray_hunter_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        you,
        "_what2",
        game.each("ranger", where=lambda it: game.fits("enlist", "what", you, {}, it)),
        "ranger",
        to=("enlist", "what"),
    )


@stray_hunter.then
def stray_hunter_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 3
    game.call("enlist", you, {"what": v["_what2"]})
    return 3


@stray_hunter.then
def stray_hunter_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("night-watchman", at="rules/resurgence/32-salvage.rules.md:31")
def night_watchman(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage night-watchman "Night watchman" """
    verbs.gain(game, you, {"part": 1})
    return 1


@night_watchman.then
def night_watchman_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        you,
        "_what2",
        game.each("builder", where=lambda it: game.fits("enlist", "what", you, {}, it)),
        "builder",
        to=("enlist", "what"),
    )


@night_watchman.then
def night_watchman_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 3
    game.call("enlist", you, {"what": v["_what2"]})
    return 3


@night_watchman.then
def night_watchman_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("lost-student", at="rules/resurgence/32-salvage.rules.md:34")
def lost_student(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage lost-student "Lost student" """
    verbs.gain(game, you, {"meds": 1})
    return 1


@lost_student.then
def lost_student_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        you,
        "_what2",
        game.each("scholar", where=lambda it: game.fits("enlist", "what", you, {}, it)),
        "scholar",
        to=("enlist", "what"),
    )


@lost_student.then
def lost_student_3(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 3
    game.call("enlist", you, {"what": v["_what2"]})
    return 3


@lost_student.then
def lost_student_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "distant-cousin",
    at="rules/resurgence/32-salvage.rules.md:37",
    needs=(
        (
            "enlist a specialist",
            lambda game, you, v: game.some(
                "specialist", where=lambda it: game.fits("enlist", "what", you, {}, it)
            ),
        ),
    ),
)
def distant_cousin(game: Game, you: str, v: Vars) -> Next:
    """Salvage: salvage distant-cousin "Distant cousin" """
    return game.choose(
        1,
        you,
        "_what2",
        game.each("specialist", where=lambda it: game.fits("enlist", "what", you, {}, it)),
        "specialist",
        to=("enlist", "what"),
    )


@distant_cousin.then
def distant_cousin_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    game.call("enlist", you, {"what": v["_what2"]})
    return 2


@distant_cousin.then
def distant_cousin_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("fuel-rubble", at="rules/resurgence/33-rubble.rules.md:8")
def fuel_rubble(game: Game, you: str, v: Vars) -> Next:
    """Rubble: rubble fuel-rubble "Fuel cans" """
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("food-rubble", at="rules/resurgence/33-rubble.rules.md:10")
def food_rubble(game: Game, you: str, v: Vars) -> Next:
    """Rubble: rubble food-rubble "Tins" """
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("ammo-rubble", at="rules/resurgence/33-rubble.rules.md:12")
def ammo_rubble(game: Game, you: str, v: Vars) -> Next:
    """Rubble: rubble ammo-rubble "Cartridges" """
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does("meds-rubble", at="rules/resurgence/33-rubble.rules.md:14")
def meds_rubble(game: Game, you: str, v: Vars) -> Next:
    """Rubble: rubble meds-rubble "Bandages" """
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does("point-rubble", at="rules/resurgence/33-rubble.rules.md:16")
def point_rubble(game: Game, you: str, v: Vars) -> Next:
    """Rubble: rubble point-rubble "A keepsake" """
    verbs.gain(game, you, {"vp": 1})
    return None


@pack.does("fuel-point-rubble", at="rules/resurgence/33-rubble.rules.md:18")
def fuel_point_rubble(game: Game, you: str, v: Vars) -> Next:
    """Rubble: rubble fuel-point-rubble "Fuel and a keepsake" """
    verbs.gain(game, you, {"fuel": 1, "vp": 1})
    return None


@pack.does("food-point-rubble", at="rules/resurgence/33-rubble.rules.md:20")
def food_point_rubble(game: Game, you: str, v: Vars) -> Next:
    """Rubble: rubble food-point-rubble "Tins and a keepsake" """
    verbs.gain(game, you, {"food": 1, "vp": 1})
    return None


@pack.does("double-point-rubble", at="rules/resurgence/33-rubble.rules.md:22")
def double_point_rubble(game: Game, you: str, v: Vars) -> Next:
    """Rubble: rubble double-point-rubble "Two keepsakes" """
    verbs.gain(game, you, {"vp": 2})
    return None


@pack.does("supply-rubble", at="rules/resurgence/33-rubble.rules.md:24")
def supply_rubble(game: Game, you: str, v: Vars) -> Next:
    """Rubble: rubble supply-rubble "A locker" """
    verbs.gain(game, you, {"ammo": 1, "meds": 1})
    return None


@pack.does("metro-3", at="rules/resurgence/34-tracks.rules.md:8")
def metro_3(game: Game, you: str, v: Vars) -> Next:
    """The leadership tracks: bonus metro-3 "Metro, third space", metro, space 3"""
    verbs.gain(game, you, {"food": 1})
    return None


@pack.does("metro-6", at="rules/resurgence/34-tracks.rules.md:10")
def metro_6(game: Game, you: str, v: Vars) -> Next:
    """The leadership tracks: bonus metro-6 "Metro, sixth space", metro, space 6"""
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


@pack.does("metro-8", at="rules/resurgence/34-tracks.rules.md:12")
def metro_8(game: Game, you: str, v: Vars) -> Next:
    """The leadership tracks: bonus metro-8 "Metro, eighth space", metro, space 8"""
    verbs.gain(game, you, {"vp": 2})
    return None


@pack.does("harbor-2", at="rules/resurgence/34-tracks.rules.md:14")
def harbor_2(game: Game, you: str, v: Vars) -> Next:
    """The leadership tracks: bonus harbor-2 "Harbor, second space", harbor, space 2"""
    verbs.gain(game, you, {"fuel": 1})
    return None


@pack.does("harbor-5", at="rules/resurgence/34-tracks.rules.md:16")
def harbor_5(game: Game, you: str, v: Vars) -> Next:
    """The leadership tracks: bonus harbor-5 "Harbor, fifth space", harbor, space 5"""
    verbs.gain(game, you, {"ammo": 1})
    return None


@pack.does("harbor-8", at="rules/resurgence/34-tracks.rules.md:18")
def harbor_8(game: Game, you: str, v: Vars) -> Next:
    """The leadership tracks: bonus harbor-8 "Harbor, eighth space", harbor, space 8"""
    return game.choose_goods(1, you, "_what2", "resource", least=2, most=2, single=False)


@harbor_8.then
def harbor_8_2(game: Game, you: str, v: Vars) -> Next:
    verbs.gain(game, you, game.bundle(v["_what2"]))
    return None


@pack.does("compound-3", at="rules/resurgence/34-tracks.rules.md:20")
def compound_3(game: Game, you: str, v: Vars) -> Next:
    """The leadership tracks: bonus compound-3 "Compound, third space", compound, space 3"""
    verbs.gain(game, you, {"meds": 1})
    return None


@pack.does("compound-5", at="rules/resurgence/34-tracks.rules.md:22")
def compound_5(game: Game, you: str, v: Vars) -> Next:
    """The leadership tracks: bonus compound-5 "Compound, fifth space", compound, space 5"""
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


@pack.does("compound-8", at="rules/resurgence/34-tracks.rules.md:24")
def compound_8(game: Game, you: str, v: Vars) -> Next:
    """The leadership tracks: bonus compound-8 "Compound, eighth space", compound, space 8"""
    verbs.gain(game, you, {"vp": 2})
    return None


@pack.rule("three-more-rounds", at="rules/resurgence/93-rounds-played.rules.md:356")
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


@pack.rule(
    "finish-a-mission",
    at="rules/resurgence/95-missions-played.rules.md:171",
    needs=(
        (
            "complete a mission",
            lambda game, you, v: game.some(
                "mission", where=lambda mission: game.possible("complete", you, {"what": mission})
            ),
        ),
    ),
)
def finish_a_mission(game: Game, you: str, v: Vars) -> Next:
    """Missions and events, played to see › Completing missions: to finish-a-mission: complete a mission"""
    return game.choose(
        1,
        you,
        "_what2",
        game.each("mission", where=lambda mission: game.possible("complete", you, {"what": mission})),
        "mission",
        to=("complete", "what"),
    )


@finish_a_mission.then
def finish_a_mission_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what2"] is None:
        return 2
    game.call("complete", you, {"what": v["_what2"]})
    return 2


@finish_a_mission.then
def finish_a_mission_3(game: Game, you: str, v: Vars) -> Next:
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

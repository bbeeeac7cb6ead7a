"""What lies on the table in `resurgence_game.py`: goods, tokens, tracks, prices and tables, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

ACCESSES: tuple[str, ...] = ("metro", "harbor", "compound")
RESOURCES: tuple[str, ...] = ("food", "part", "fuel")
ITEMS: tuple[str, ...] = ("food", "part", "fuel", "ammo", "meds")
ROOM_FOR = {"food": 9, "fuel": 9, "part": 9, "ammo": 13, "meds": 13}
SPECIALISTS: tuple[str, ...] = ("ranger", "builder", "scholar")
WEIGHT = {"hero": 3, "laborer": 1, "ranger": 2, "builder": 2, "scholar": 2}
HAND_SIZE = {1: 4, 2: 5, 3: 5, 4: 6}
LAST_SPACE = 10
ROW_PRICES = (1, 2, 2, 3, 4)
ROUNDS = 6


@dataclass(frozen=True, eq=False)
class Card:
    """A survivor: what triggers it, and what it brings."""

    name: str
    calling: str
    trigger: str = ""
    brings: str = ""


@dataclass(frozen=True, eq=False)
class Place:
    name: str
    access: str
    open_to: str = ""
    district: str = ""
    level: int = 0
    """Of a room: the level of the compound that it needs."""


@dataclass(frozen=True)
class Level:
    need: int
    fuel: int
    food: int


SURVIVORS = (
    Card("farmer", "builder", "metro zone", "food"),
    Card("electrician", "builder"),
    Card("firefighter", "builder"),
    Card("chef", "builder", "rescue", "food"),
    Card("mechanic", "builder", "room", "part"),
    Card("brewer", "scholar", "metro zone", "fuel"),
    Card("lab tech", "scholar", "fuel", "part"),
    Card("pharmacist", "scholar", "meds", "fuel"),
    Card("hunter", "ranger", "food", "food"),
    Card("security guard", "ranger", "build", "ammo"),
    Card("scout", "ranger"),
    Card("smuggler", "ranger", "mutant zone", "vp"),
)
HEROES = (Card("librarian", ""), Card("olympian", "", "metro zone", "food or part"))

ZONES = (
    Place("arbat upper", "metro", "", "arbat"),
    Place("arbat lower", "metro", "builder", "arbat"),
    Place("museum upper", "metro", "scholar", "museum"),
    Place("museum lower", "harbor", "", "museum"),
    Place("revolution left", "metro", "ranger", "revolution"),
    Place("revolution right", "metro", "", "revolution"),
    Place("barbarian left", "harbor", "scholar", "barbarian"),
    Place("barbarian right", "harbor", "", "barbarian"),
    Place("kremlin upper", "metro", "", "kremlin"),
    Place("kremlin lower", "harbor", "ranger", "kremlin"),
    Place("hope left", "harbor", "builder", "hope"),
    Place("hope right", "harbor", "", "hope"),
)
ROOMS = (
    Place("checkpoint", "compound", level=1),
    Place("armory", "compound", level=1),
    Place("clinic", "compound", level=1),
    Place("market stall", "compound", level=2),
    Place("kitchen", "compound", level=2),
    Place("garage", "compound", level=2),
    Place("scout post", "compound", level=3),
    Place("workshop", "compound", "builder", level=3),
    Place("propaganda", "compound", "scholar", level=4),
    Place("headquarters", "compound", "ranger", level=4),
)
PLACES = {access: [place for place in (*ZONES, *ROOMS) if place.access == access] for access in ACCESSES}
LEVELS = {2: Level(3, 1, 2), 3: Level(5, 2, 2), 4: Level(8, 3, 3)}
MUTANT_CARDS = ("arbat", "museum", "revolution", "barbarian", "kremlin", "hope", "")
"""Which district each of them brings mutants to; one is blank."""

Goods = dict[str, int]
RUBBLE: tuple[Goods, ...] = (
    *[{"fuel": 1}, {"food": 1}, {"ammo": 1}, {"meds": 1}, {"vp": 1}] * 4,
    *[{"fuel": 1, "vp": 1}, {"food": 1, "vp": 1}, {"vp": 2}, {"ammo": 1, "meds": 1}] * 4,
)
BONUSES = {
    ("metro", 3): "food",
    ("metro", 6): "retire",
    ("metro", 8): "vp vp",
    ("harbor", 2): "fuel",
    ("harbor", 5): "ammo",
    ("harbor", 8): "any two",
    ("compound", 3): "meds",
    ("compound", 5): "retire",
    ("compound", 8): "vp vp",
}
LEVEL_POINTS = {1: 0, 2: 2, 3: 5, 4: 9}
LEADERSHIP_POINTS = {1: 7, 2: 4, 3: 2, 4: 0}
SUPPLY_POINTS = ((5, 1), (8, 2), (11, 4), (13, 6))
DIRECTIVES_A = ("fuel", "food")
DIRECTIVES_B = ("power grab", "defenders")
STEPS = {
    "fuel": ((3, 2), (5, 4), (7, 7)),
    "food": ((4, 2), (6, 4), (8, 7)),
    "power grab": ((10, 2), (12, 4), (14, 7)),
}


def reached(steps: tuple[tuple[int, int], ...], many: int) -> int:
    """The points of the last step that is reached."""
    return max([points for step, points in steps if many >= step], default=0)

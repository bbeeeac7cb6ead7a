"""The chains between the printed cards, with Encounters and without: just what the book implies, each confirmed by a
table on which one card makes the other fireable, or by the one law that forbids it, lifted; pairs that are no edge are
tried in vain."""

from __future__ import annotations

import random
from functools import cache

from fireable import Made, Table, fires, made_of
from rulewright.compiler.graph.chains import Chains, chains_of
from rulewright.compiler.meaning.model import Model
from rulewright.compiler.pipeline import compile_edition
from unlimited import unlimited

MISSION, RESCUE = "complete mission", "rescue survivor"
BRINGS = {
    # Read from the cards of the book, in its order: what each brings or does that another card speaks of.
    "chef": ["gain food"],
    "farmer": ["gain food"],
    "fisherman": ["gain food"],
    "plumber": ["gain food"],
    "archeologist": ["gain food", "gain fuel"],
    "botanist": ["gain food"],
    "brewer": ["gain fuel"],
    "chemist": ["gain fuel"],
    "doctor": ["gain meds"],
    "pharmacist": ["gain fuel"],
    "bodyguard": ["gain meds"],
    "hunter": ["gain food"],
    "inspector": ["gain ammo"],
    "sailor": ["gain fuel"],
    "sapper": ["plan mission"],
    "security-guard": ["gain ammo"],
    "sniper": ["gain ammo"],
    # Whoever has completed one in every column for the first time rescues a survivor.
    "cosmonaut": [MISSION, RESCUE],
    "olympian": ["gain food"],
    "surgeon": ["gain fuel", "gain food"],
    # A card of an event, not of a survivor.
    "mission-chance": [MISSION, RESCUE],
}
STALKER = {"stalker-chance": ["plan mission", "gain food", "gain fuel", "gain ammo", "gain meds"]}
"""With Encounters: whoever meets the stalker plans a mission, or trades one item for any other."""
SPEAKS_OF = {
    "chef": RESCUE,
    "gunsmith": "gain ammo",
    "miner": MISSION,
    "plumber": "plan mission",
    "archeologist": MISSION,
    "biologist": RESCUE,
    "chemist": "gain fuel",
    "doctor": RESCUE,
    "lab-tech": "gain fuel",
    "pharmacist": "gain meds",
    "psychologist": RESCUE,
    "bodyguard": MISSION,
    "hunter": "gain food",
    "inspector": MISSION,
    "paratrooper": MISSION,
    "cosmonaut": MISSION,
}


def implied(brings: dict[str, list[str]]) -> set[tuple[str, str, str]]:
    return {
        (one, other, event) for one, events in brings.items() for other, event in SPEAKS_OF.items() if event in events
    }


EXPECTED = implied(BRINGS)
MORE = implied(STALKER)
CHOSEN = {("archeologist", "gain food"), ("archeologist", "gain fuel"), ("olympian", "gain food")} | {
    ("surgeon", "gain fuel"),
    ("surgeon", "gain food"),
}
MISSIONS = (
    ("dry-archive", ("player-1", "left-column"), "completed"),
    ("oil-the-gate", ("player-1", "right-column"), "completed"),
    ("soup-line", ("player-1",), "planned"),
    ("loudspeakers", ("player-1",), "planned"),
    ("bread-riot", ("basic-2",), "posted"),
    ("dock-worker", ("row-1",), "row"),
)
"""Missions to complete, with one of which there is one in every column; one to plan, and somebody to rescue."""
FEWER = tuple(one for one in MISSIONS if one[0] != "loudspeakers")
"""So that there is room to plan one."""
MET = (
    ("stalker", ("arbat-upper",), "lair"),
    ("stalker", ("arbat-lower",), "lair"),
    ("soup-line", ("player-1", "middle-column"), "completed"),
    *(one for one in MISSIONS if one[2] in ("completed", "posted")),
)
"""A mission to plan, and none to complete."""
PLACED = (("placed-in", ("player-1",), "revolution-right"), ("last-completed", ("player-1",), "soup-line"))
NEVER = 120
"""So many pairs that are no edge are tried."""


@cache
def model(edition: str = "resurgence") -> Model:
    compiled = compile_edition(edition).value
    assert compiled is not None
    return compiled.model


@cache
def chains(edition: str = "resurgence") -> Chains:
    return chains_of(model(edition))


def edges_of(edition: str) -> set[tuple[str, str, str]]:
    return {(edge.source, edge.target, edge.event) for edge in chains(edition).edges}


def chosen_in(edition: str) -> set[tuple[str, str]]:
    return {(edge.source, edge.event) for edge in chains(edition).edges if edge.choice}


def test_the_edges_are_what_the_cards_imply() -> None:
    found = edges_of("resurgence")
    assert found == EXPECTED and len(found) == 47
    assert chosen_in("resurgence") == CHOSEN
    guarded = {edge.event for edge in chains().edges if edge.guards}
    assert guarded == {RESCUE}


def test_with_encounters_the_stalker_is_one_more() -> None:
    found = edges_of("resurgence-encounters")
    assert found == EXPECTED | MORE and len(found) == 53
    assert chosen_in("resurgence-encounters") == CHOSEN | {(one, event) for one, _, event in MORE}


@cache
def plain(edition: str = "resurgence") -> Made:
    return made_of(model(edition))


def tried(one: str, other: str, of: Made) -> bool:
    about = {"cosmonaut": MISSIONS, "mission-chance": MISSIONS, "sapper": FEWER, "stalker-chance": MET}.get(one, ())
    return fires(of, one, other, Table(about, PLACED if about in (MISSIONS, FEWER) else ()))


def test_each_edge_is_confirmed_by_a_table() -> None:
    lifted = made_of(unlimited(model(), ("hunter", "chemist", "cosmonaut")))
    for one, other, event in sorted(EXPECTED):
        # Itself again is what the limit of a card forbids, and nothing else.
        if one == other:
            assert not tried(one, other, plain()), one
        assert tried(one, other, lifted if one == other else plain()), f"{one} does not trigger {other} by {event}"


def test_each_edge_of_encounters_is_confirmed_by_a_table() -> None:
    made = plain("resurgence-encounters")
    for one, other, event in sorted(MORE):
        assert tried(one, other, made), f"{one} does not trigger {other} by {event}"


def _of_event(on: tuple[str, ...]) -> set[str]:
    """The verbs, and the goods where they are named."""
    return {one if one.startswith("gain ") else one.partition(" ")[0] for one in on}


def no_edges(edition: str) -> list[tuple[str, str]]:
    """What hears the same verb may be triggered by what it all began with, so that nothing would be shown."""
    edges = {(one, other) for one, other, _ in edges_of(edition)}
    heard = {node.id: _of_event(node.on) for node in chains(edition).nodes if node.on and node.id != "event-chance"}
    return [
        (one, other)
        for one, mine in heard.items()
        for other, theirs in heard.items()
        if mine.isdisjoint(theirs) and (one, other) not in edges
    ]


def test_what_is_no_edge_never_fires() -> None:
    """Not by way of a third card either: only the two are on the table."""
    for one, other in random.Random(1).sample(no_edges("resurgence"), NEVER):
        assert not tried(one, other, plain()), f"{one} triggers {other}, and it is no edge"


def test_the_stalker_triggers_nothing_else() -> None:
    made = plain("resurgence-encounters")
    pairs = [pair for pair in no_edges("resurgence-encounters") if "stalker-chance" in pair]
    assert len(pairs) > 20
    for one, other in pairs:
        assert not tried(one, other, made), f"{one} triggers {other}, and it is no edge"

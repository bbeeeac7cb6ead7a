"""draw: things are taken off a pile."""

from .verb import PILE, THINGS, Lay, Raise, Role, Said, Verb

VERB = Verb(
    "draw",
    "So many things come off a pile into another: off the top of a stack, at random out of a bag. A pile that runs "
    "short is refilled first, if it says from where.",
    (Role("what", THINGS), Role("from", PILE), Role("to", PILE)),
    (Lay("what", to=("to",)), Raise(roles=("what", "from", "to"))),
    said=(Said("act-draw-from", (("what", "what"), ("from", "from"), ("to", "to"))),),
    forms=("drew", "drawn"),
)

"""remove: things leave the game."""

from .verb import PILE, THINGS, Discard, Raise, Role, Said, Verb

VERB = Verb(
    "remove",
    "Things go back to the box and take no further part.",
    (Role("what", THINGS), Role("from", PILE, needed=False)),
    (Discard("what"), Raise()),
    said=(Said("act-remove", (("what", "some"),)),),
)

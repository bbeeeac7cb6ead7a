"""move: things go from where they are to a pile."""

from .verb import PILE, THINGS, Lay, Raise, Role, Said, Verb

VERB = Verb(
    "move",
    "Things go to a pile. `2 card from deck` are the first that come: off the top, at random out of a bag.",
    (Role("what", THINGS), Role("to", PILE), Role("from", PILE, needed=False)),
    (Lay("what", to=("to",)), Raise(roles=("what", "to", "from"))),
    said=(Said("act-move", (("what", "what"), ("to", "to"))),),
)

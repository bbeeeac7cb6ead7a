"""create: copies of a thing are made."""

from .verb import PILE, THINGS, Make, Raise, Role, Said, Verb

VERB = Verb(
    "create",
    "New copies of an element, in a pile: `create 6 coin in bag of you`.",
    (Role("what", THINGS), Role("in", PILE)),
    (Make("what", to="in", gives="made"), Raise(roles=("what", "in"))),
    said=(Said("act-create", (("what", "what"), ("in", "in"))),),
)

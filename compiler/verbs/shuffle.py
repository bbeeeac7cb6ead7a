"""shuffle: a pile is mixed."""

from .verb import PILE, Mix, Raise, Role, Said, Verb

VERB = Verb(
    "shuffle",
    "What lies in a pile comes into a new order, every order as likely as any.",
    (Role("what", PILE),),
    (Mix("what"), Raise()),
    said=(Said("act-shuffle", (("what", "pile"),)),),
)

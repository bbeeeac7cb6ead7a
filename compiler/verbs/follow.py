"""follow: resolves the lines of a thing."""

from .verb import THING, Follow, Role, Said, Verb

VERB = Verb(
    "follow",
    "You do what the lines of a thing say.",
    (Role("what", THING),),
    (Follow("what"),),
    said=(Said("act-follow", (("what", "ref"),)),),
)

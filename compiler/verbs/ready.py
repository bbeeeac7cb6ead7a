"""ready: things can be used again."""

from .verb import THINGS, Raise, Role, Said, Turn, Verb

VERB = Verb(
    "ready",
    "Exhausted things can be used again.",
    (Role("what", THINGS),),
    (Turn("what", exhausted=False), Raise()),
    said=(Said("act-ready", (("what", "some"),)),),
)

"""exhaust: things are used up for now."""

from .verb import THINGS, Raise, Role, Said, Turn, Verb

VERB = Verb(
    "exhaust",
    "Things cannot be used until they are made ready.",
    (Role("what", THINGS),),
    (Turn("what", exhausted=True), Raise()),
    said=(Said("act-exhaust-some", (("what", "some"),)),),
)

"""treat: a thing is counted as another."""

from .verb import THING, Role, Said, Treat, Verb

VERB = Verb(
    "treat",
    "A thing is counted as another. If it is not that already, the ability that allows it is used up.",
    (Role("what", THING), Role("as", THING)),
    (Treat("what", other="as"),),
    said=(Said("act-treat", (("what", "ref"), ("as", "as"))),),
)

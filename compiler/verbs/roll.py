"""roll: a die is thrown."""

from .verb import DIE, FACE, Raise, Role, Said, Throw, Verb

VERB = Verb(
    "roll",
    "A die shows one of its faces, each as likely as any. What it shows has a name in the lines below.",
    (Role("what", DIE), Role("as", FACE)),
    (Throw("what", gives="as"), Raise(roles=("what", "as"))),
    said=(Said("act-roll", (("what", "die"), ("as", "letter"))),),
    forms=("rolled", "rolls"),
)

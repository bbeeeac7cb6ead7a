"""conceal: a pile that was shown is hidden again."""

from .verb import PILE, Hide, Raise, Role, Said, Verb

VERB = Verb(
    "conceal",
    "Only those may look into a pile who could before it was revealed.",
    (Role("what", PILE),),
    (Hide("what"), Raise()),
    said=(Said("act-conceal", (("what", "pile"),)),),
)

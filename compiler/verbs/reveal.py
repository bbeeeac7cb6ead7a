"""reveal: a pile is shown to all, or to one player."""

from .verb import PILE, SEAT, Raise, Role, Said, Show, Verb

VERB = Verb(
    "reveal",
    "Everybody may look into a pile, or one player, until it is empty or concealed.",
    (Role("what", PILE), Role("to", SEAT, needed=False)),
    (Show("what", to="to"), Raise(roles=("what", "to"))),
    said=(
        Said("act-look-at", (("what", "pile"),), yours=("to",)),
        Said("act-reveal", (("what", "pile"),)),
        Said("act-reveal-to", (("what", "pile"), ("to", "seat"))),
    ),
)

"""win: a player has won."""

from .verb import SEAT, Crown, Raise, Role, Said, Verb

VERB = Verb(
    "win",
    "You are among the winners. The game goes on until it is ended.",
    (Role("for", SEAT, needed=False, default="you"),),
    (Crown("for"), Raise(by="for", roles=())),
    said=(Said("act-win-for", (("for", "seat"),), without="act-win"),),
    forms=("won",),
)

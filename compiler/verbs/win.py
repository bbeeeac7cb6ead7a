"""win: a player has won; or a side, or a rival that the rules move."""

from .verb import THING, Crown, Raise, Role, Said, Verb

VERB = Verb(
    "win",
    "You are among the winners, or a side or a rival is. The game goes on until it is ended.",
    (Role("for", THING, needed=False, default="you"),),
    (Crown("for"), Raise(by="for", roles=())),
    said=(
        Said("act-win-for", (("for", "seat"),), without="act-win"),
        Said("act-win-other", (("for", "ref"),)),
    ),
    forms=("won",),
)

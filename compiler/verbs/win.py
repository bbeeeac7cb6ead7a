"""win: a player has won."""

from .verb import SEAT, Crown, Raise, Role, Verb

VERB = Verb(
    "win",
    "You are among the winners. The game goes on until it is ended.",
    (Role("for", SEAT, needed=False, default="you"),),
    (Crown("for"), Raise(by="for", roles=())),
)

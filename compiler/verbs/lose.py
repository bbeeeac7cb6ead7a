"""lose: goods leave a player."""

from .verb import OPEN, SEAT, Raise, Role, Said, Take, Verb

VERB = Verb(
    "lose",
    "Goods leave you, or another player, as far as they are there; of one good or another, you say which. A payment "
    "is not a loss.",
    (Role("what", OPEN), Role("for", SEAT, needed=False, default="you")),
    (Take("what", of="for", by="many", gives="gone"), Raise(by="for", many="gone")),
    said=(Said("act-lose-for", (("what", "goods"), ("for", "seat")), without="act-lose"),),
    forms=("lost",),
)

"""gain: a player gets goods."""

from .verb import OPEN, SEAT, Add, Raise, Role, Said, Verb

VERB = Verb(
    "gain",
    "Goods come to you, or to another player; what there is no room for is lost. Each kind of goods that really came "
    "is an event of its own, and a gain of nothing is none. Of one good or another, you say which.",
    (Role("what", OPEN), Role("for", SEAT, needed=False, default="you")),
    (Add("what", of="for", by="many", gives="came"), Raise(by="for", many="came")),
    said=(Said("act-gain-for", (("what", "goods"), ("for", "seat")), without="act-gain"),),
)

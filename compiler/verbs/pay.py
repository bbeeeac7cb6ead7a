"""pay: goods are given for something."""

from .verb import NAMES, PRICE, SEAT, Pay, Raise, Role, Said, Verb

VERB = Verb(
    "pay",
    "A price is paid, in one of the ways in which it can be; the payer says in which. Where there is none, what was to "
    "be bought is not done.",
    (Role("what", PRICE), Role("for", SEAT, needed=False, default="you"), Role("accepting", NAMES, needed=False)),
    (Pay("what", by="for", accepting="accepting"), Raise(by="for", many="many")),
    said=(
        Said("act-pay-for", (("what", "goods"), ("for", "seat"))),
        Said("act-pay-accepting", (("what", "goods"), ("accepting", "good"))),
    ),
    forms=("paid",),
)

"""swap: in a price, goods take the place of others."""

from .verb import PRICE, Replace, Role, Verb

VERB = Verb(
    "swap",
    "In a price to be paid, some goods are put in the place of others. Belongs under `when you pay`.",
    (Role("what", PRICE), Role("for", PRICE)),
    (Replace("what", come="for"),),
)

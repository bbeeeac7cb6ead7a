"""spare: in a price, goods need not be paid."""

from .verb import PRICE, Replace, Role, Verb

VERB = Verb(
    "spare",
    "Some goods of a price need not be paid. Belongs under `when you pay`.",
    (Role("what", PRICE),),
    (Replace("what", come=""),),
)

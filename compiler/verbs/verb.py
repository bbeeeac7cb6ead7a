"""What a verb is: its roles, and what it does, as data that text, plan and graph all read.

A verb is done for each good, or each thing, of its `what` in turn. Its steps are the few below; a value in them is the
name of a role, a name that a step before has given, `you`, or `many`: how many of the good.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeVar

from ..frozen import frozen

Value = str


@frozen
class Role:
    """A role of a verb. `default` is the role or seat that is used where an author gives none."""

    name: str
    type: str
    """goods, price, goods names, things, thing, pile, seat"""
    needed: bool = True
    default: str = ""


GOODS, OPEN, PRICE, NAMES = "goods", "open goods", "price", "names of goods"
THINGS, THING, PILE, SEAT = "things", "thing", "pile", "seat"
DIE, FACE = "die", "face"

TYPES = {
    GOODS: "goods",
    OPEN: "goods",
    PRICE: "goods",
    NAMES: "goods",
    THINGS: "set anything",
    THING: "thing anything",
    PILE: "pile anything",
    SEAT: "thing player",
    DIE: "thing die",
    FACE: "unknown",
}
"""The type of the language that each of them takes."""


@frozen
class Held:
    """How many of a good somebody has."""

    good: Value
    of: Value


@frozen
class Least:
    """The smaller of two numbers."""

    one: Number
    other: Number


Number = Value | Held | Least


@frozen
class Step: ...


@frozen
class Add(Step):
    """A counter goes up as far as its bounds let it; `gives` is by how much it really did."""

    good: Value
    of: Value
    by: Number
    gives: str


@frozen
class Take(Step):
    """A counter goes down as far as its bounds let it; `gives` is by how much it really did."""

    good: Value
    of: Value
    by: Number
    gives: str


@frozen
class Lay(Step):
    """A thing goes into a pile, on top or at the bottom. Without room, the verb ends here."""

    thing: Value
    to: tuple[Value, ...]
    """The pile of the first of these roles that is given."""
    below: tuple[Value, ...] = ()
    """The roles that lay it at the bottom."""


@frozen
class Make(Step):
    """A new copy of an element, in a pile."""

    element: Value
    to: Value
    gives: str


@frozen
class Discard(Step):
    """A thing leaves the game."""

    thing: Value


@frozen
class Turn(Step):
    """A thing becomes exhausted, or ready. Where it is that already, the verb ends here."""

    thing: Value
    exhausted: bool


@frozen
class Show(Step):
    """A pile is shown to everybody, or to one seat. Where it is already, the verb ends here."""

    pile: Value
    to: Value


@frozen
class Hide(Step):
    """Hides a pile from all seats. If it was not shown, the verb ends here."""

    pile: Value


@frozen
class Mix(Step):
    """A pile comes into a new order by chance."""

    pile: Value


@frozen
class Crown(Step):
    """A seat, a side or another thing becomes a winner. If it is one already, or is no seat, the verb ends here."""

    winner: Value


@frozen
class Throw(Step):
    """A die is rolled; `gives` is the face that it shows. Spectators see it at once, not with the event."""

    die: Value
    gives: Value


@frozen
class Pay(Step):
    """A price is paid in one of the ways in which it can be. It is required."""

    price: Value
    by: Value
    accepting: Value


@frozen
class Follow(Step):
    """The lines of a thing are done."""

    thing: Value


@frozen
class Treat(Step):
    """A thing is counted as another, by an ability where it is not that already. It is required."""

    thing: Value
    other: Value


@frozen
class Replace(Step):
    """In a price, some goods take the place of others; without others, they need not be paid."""

    gone: Value
    come: Value


@frozen
class Raise(Step):
    """The event that abilities hear. With `many`, only where that is more than none."""

    by: Value = "you"
    roles: tuple[Value, ...] = ("what",)
    """The roles that take part, those not given left out."""
    many: str = ""


@frozen
class Said:
    """A phrase for the verb done with just these roles. A role of its own field fills it; a pile that things come
    `from` and that has no field narrows the things."""

    phrase: str
    fields: tuple[tuple[str, str], ...]
    """Each role, and the field of the phrase that it fills."""
    yours: tuple[str, ...] = ()
    """Roles in which you are, without a word: to reveal a pile to yourself is to look at it."""
    without: str = ""
    """The phrase that says the same of the seat that it is done for: `have the next player gain` is `gain` of them."""


@frozen
class Verb:
    name: str
    says: str
    """Its entry in the rulebook."""
    roles: tuple[Role, ...]
    does: tuple[Step, ...] = field(default=())
    said: tuple[Said, ...] = ()
    """Where none of these fits, the phrase is `act-` and its name, with a field for each role."""
    forms: tuple[str, ...] = ()
    """Irregular forms, such as `drew`: a message about one names the plain form."""


KINDS = TypeVar("KINDS", bound=Step)


def steps(verb: Verb, kind: type[KINDS]) -> tuple[KINDS, ...]:
    """Its steps of one kind."""
    return tuple([step for step in verb.does if isinstance(step, kind)])


def thrown(verb: Verb) -> bool:
    """Whether it rolls a die: the result is known before any ability hears it."""
    return bool(steps(verb, Throw))


def heard(verb: Verb) -> bool:
    """Whether abilities can hear it. What only hands over is not heard: what it leads to is."""
    return bool(steps(verb, Raise))


def counted(verb: Verb) -> bool:
    """Whether what is heard of it is how many there were, and nothing where that is none."""
    return any(step.many for step in steps(verb, Raise))


def of_goods(verb: Verb) -> bool:
    """Whether it is done with goods, so that each of them is an event by itself."""
    return any(role.name == "what" and TYPES[role.type] == "goods" for role in verb.roles)


def ever_heard(verb: Verb) -> bool:
    """Whether it is heard each time it is done: no step needs room or changes only what is not so yet, and it never has
    an empty set of things."""
    ends = any(isinstance(step, Lay | Turn | Show | Hide | Crown) for step in verb.does)
    return heard(verb) and not ends and not hands_over(verb) and all(role.type != THINGS for role in verb.roles)


def pays(verb: Verb) -> bool:
    return bool(steps(verb, Pay))


def in_price(verb: Verb) -> bool:
    """Whether it changes a price and is used nowhere else."""
    return bool(steps(verb, Replace))


def hands_over(verb: Verb) -> bool:
    """Whether somebody may be asked before it is done."""
    return any(isinstance(step, Pay | Follow | Treat) for step in verb.does)


def brings(verb: Verb) -> bool:
    """Whether it gives goods to a player."""
    return bool(steps(verb, Add))


def takes_away(verb: Verb) -> bool:
    """Whether goods leave somebody by it, and not as a price."""
    return bool(steps(verb, Take))


def of_nobody(verb: Verb) -> bool:
    """Whether it needs no acting player: things are moved, made, mixed or shown. Goods always belong to somebody."""
    return all(isinstance(step, Lay | Make | Discard | Mix | Show | Hide | Raise) for step in verb.does)


def lies_in(verb: Verb) -> tuple[Value, ...]:
    """The roles of the piles that things come to."""
    return tuple(to for step in steps(verb, Lay) for to in step.to) + tuple(step.to for step in steps(verb, Make))


def role_of(verb: Verb, name: str) -> Role | None:
    return next((role for role in verb.roles if role.name == name), None)

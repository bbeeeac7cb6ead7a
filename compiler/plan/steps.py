"""The steps of the plan: few sorts, each with the author's line; `cut.py` divides routines that ask into blocks."""

from __future__ import annotations

from collections.abc import Iterator

from ..frozen import frozen
from ..source.text import Span
from .expressions import NO_NEED, Expr, Need, Price


@frozen
class Step:
    at: Span


Block = tuple[Step, ...]


@frozen
class Let(Step):
    var: str
    value: Expr


@frozen
class Rewrite(Step):
    """A role of the awaited event is another thing or number from now on."""

    var: str
    value: Expr


@frozen
class Put(Step):
    """A slot set."""

    slot: str
    keys: tuple[Expr, ...]
    value: Expr


@frozen
class Change(Step):
    """A counter changed, within its bounds."""

    slot: str
    keys: tuple[Expr, ...]
    by: Expr


@frozen
class Arrange(Step):
    """What lies in a pile, from now on in this order."""

    pile: Expr
    things: Expr


@frozen
class Do(Step):
    """A verb done with one good or one thing."""

    verb: str
    seat: Expr
    args: tuple[tuple[str, Expr], ...]


@frozen
class DoGoods(Step):
    """A verb done good by good, with goods that are known only when it is done. Where they leave something open, the
    seat says which."""

    verb: str
    seat: Expr
    what: Expr
    args: tuple[tuple[str, Expr], ...]
    open: bool
    """Whether they may leave something open."""


@frozen
class Call(Step):
    """A rule of the pack. The values of the roles in `check` must fit, or nothing is done."""

    rule: str
    seat: Expr
    args: tuple[tuple[str, Expr], ...]
    check: tuple[str, ...]


@frozen
class Pay(Step):
    price: Price
    rest: Need = NO_NEED
    """What the lines below need: only those ways are offered with which they are possible."""


@frozen
class Follow(Step):
    seat: Expr
    thing: Expr


@frozen
class Treat(Step):
    seat: Expr
    what: Expr
    other: Expr


@frozen
class Choose(Step):
    """A seat chooses among things: one, or several."""

    var: str
    seat: Expr
    among: Expr
    sort: str
    least: Expr
    most: Expr
    single: bool
    required: bool
    """Whether what is around it ends where there is nothing to choose; else only the act is skipped."""
    verb: str = ""
    role: str = ""
    given: tuple[tuple[str, Expr], ...] = ()
    """The verb and the role it is chosen for, and the roles before it."""
    rest: Need = NO_NEED
    """What the lines below need: only that is offered with which they are possible."""


@frozen
class ChooseGoods(Step):
    """A seat chooses goods of a group; `of` somebody, as far as they are there."""

    var: str
    seat: Expr
    group: str
    least: Expr
    most: Expr
    single: bool
    of: Expr | None


@frozen
class Way:
    """One of several ways to go on; `block` is None where the abilities that lie open are meant."""

    id: str
    at: Span
    test: Expr | None
    need: Need
    block: Block | None


@frozen
class Ask(Step):
    """A seat chooses one of several ways."""

    seat: Expr
    prompt: str
    """either, may or option"""
    ways: tuple[Way, ...]
    ahead: bool = False
    """Whether only those ways are offered with which the lines below are possible."""


@frozen
class If(Step):
    test: Expr
    then: Block
    otherwise: Block


@frozen
class For(Step):
    """A block for each of a set. What cannot be done ends it for that one alone where each is a seat of its own."""

    var: str
    over: Expr
    block: Block
    alone: bool
    goods: bool = False
    """Whether the loop goes through goods, not things."""


@frozen
class Repeat(Step):
    times: Expr
    block: Block


@frozen
class Until(Step):
    test: Expr
    block: Block


@frozen
class Alone(Step):
    """A block that ends where something in it cannot be done, such as the turn of another seat; what is around it goes
    on."""

    block: Block


@frozen
class Phase(Step):
    name: str
    seat: Expr | None
    block: Block


@frozen
class Together(Step):
    block: Block


@frozen
class Secretly(Step):
    """Every seat does these lines, unseen by the others."""

    part: str
    """The routine of the lines."""
    given: tuple[tuple[str, Expr], ...]


@frozen
class Shift(Step):
    """A named value changed until a phase ends."""

    value: str
    args: tuple[Expr, ...]
    by: Expr
    until: str


@frozen
class Stop(Step): ...


@frozen
class Cancel(Step): ...


@frozen
class Instead(Step):
    """The awaited event is not done; these lines are."""

    block: Block


@frozen
class EndGame(Step):
    at_once: bool


# ---- what only blocks have


@frozen
class Begin(Step):
    """A phase begins."""

    name: str
    seat: Expr | None


@frozen
class End(Step):
    """The innermost phase is over."""

    name: str


@frozen
class Hold(Step):
    """Events raised from here on are heard only when they are released."""


@frozen
class Release(Step): ...


@frozen
class Walk(Step):
    """Begins a loop over a set or a number of times: what is left is kept under `rest`, with the position."""

    rest: str
    over: Expr
    times: bool
    goods: bool


def blocks_in(step: object) -> Iterator[Block]:
    """The blocks directly inside a step."""
    match step:
        case If(then=then, otherwise=otherwise):
            yield then
            yield otherwise
        case Ask(ways=ways):
            yield from (way.block for way in ways if way.block is not None)
        case For() | Repeat() | Until() | Alone() | Phase() | Together() | Instead():
            yield step.block
        case _:
            pass

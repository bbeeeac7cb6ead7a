"""What prices cause: of each good that may be paid, that it is.

pay 2 fruit      pay apple or pay pear, and there is less of it
"""

from __future__ import annotations

from ..plan import steps as s
from ..source.text import Span
from ..verbs import PAYS, VERBS
from .amounts import Env
from .counted import of_slot
from .happenings import SILENT, Change, Happening, Portion, Seat
from .known import everything, goods, seat_of, unknown
from .sorts import Sorts


def paid(step: s.Pay, env: Env, sorts: Sorts, heard: frozenset[str]) -> list[Happening]:
    """That a price is paid: of each good, where it is among what may be paid."""
    by = seat_of(step.price.seat, env, sorts)
    found = goods(step.price.goods, env, sorts) or (everything(sorts) if unknown(step.price.goods) else ())
    made = [one for portion in found for one in paid_with(portion, by, sorts, heard, step.at)]
    for portion in found:
        # Points are bought with other goods.
        for good, _ in sorts.plan.wallets.get(portion.good, ("", ()))[1]:
            change = Change(("slot", good), by, None, 0)
            made.append(Happening(SILENT, by, changes=(change,), ways=portion.ways, at=step.at))
            made += of_slot(change, None, step.at, heard, sorts=sorts, choice=True, ways=portion.ways)
    return made


def paid_with(one: Portion, by: Seat, sorts: Sorts, heard: frozenset[str], at: Span) -> list[Happening]:
    """That so much of a good is paid, and what becomes of it."""
    changes = _price(one, by, sorts)
    made = [
        Happening(
            name,
            by,
            good=one.good,
            amount=one.amount,
            choice=one.choice,
            sure=False,
            foreign=one.foreign,
            ways=one.ways,
            changes=changes,
            at=at,
        )
        for name in VERBS
        if name in PAYS
    ]
    for change in changes:
        made += of_slot(change, None, at, heard, sorts=sorts, choice=one.choice, ways=one.ways)
    return made


def _price(one: Portion, by: Seat, sorts: Sorts) -> tuple[Change, ...]:
    """What a price takes. Points of a wallet are bought with other goods, nobody knows with which."""
    if one.good in sorts.plan.wallets:
        return ()
    high = one.amount if isinstance(one.amount, int) else None
    least = one.amount if isinstance(one.amount, int) and one.sure else 1 if one.amount == 1 else 0
    return (Change(("slot", one.good), by, None if high is None else -high, -least, True),)

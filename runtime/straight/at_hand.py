"""Everything of the runtime that plain functions of rules use, by name; in the functions `_` is put before it."""

from __future__ import annotations

from typing import Any

from ..running import Unwound
from ..several import DONE
from .calls import called, called_before, followed, undisturbed
from .piles import laid_on, lies, made, off_bag, off_row, off_stack, pour
from .questions import ASKED, first_of_each, up_to_one, way, way_or_offer
from .secret import apart, one_after_the_other
from .stack import caught, entered, heard
from .verbs import done_before, goods_done, more, paid, treated

FUNCTIONS = (
    entered, caught, heard,
    called, called_before, undisturbed, followed,
    paid, treated, done_before, goods_done, more,
    apart, one_after_the_other,
    way, way_or_offer, up_to_one, first_of_each,
    off_stack, off_bag, off_row, pour, lies, laid_on, made,
)  # fmt: skip
AT_HAND: dict[str, Any] = {one.__name__: one for one in FUNCTIONS} | ASKED | {"DONE": DONE, "Unwound": Unwound}

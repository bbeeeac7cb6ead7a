"""Parts of needs: a payment, several needs together, the tests on the arguments of a rule."""

from __future__ import annotations

from ..replacing import replace
from . import expressions as x
from . import steps as s
from .bindings import checked
from .looking import Path, speaks
from .plan import Routine

Prices = tuple[x.Price, ...]


def pay(paid: Prices, path: Path) -> x.Need:
    return x.NeedPay(paid[-1].words or path.words, paid) if paid else x.NO_NEED


def with_price(step: s.Step, paid: Prices, path: Path) -> Prices:
    assert isinstance(step, s.Pay)
    if speaks(step.price, path.unknown):
        return paid
    return (*paid, replace(step.price, aims=path.aims, words=path.words))


def all_of(needs: tuple[x.Need, ...], words: str = "") -> x.Need:
    flat = [one for need in needs for one in (need.items if isinstance(need, x.NeedAll) else (need,))]
    return flat[0] if len(flat) == 1 else x.NeedAll(words, tuple(flat))


def test_of(need: x.Need) -> x.Expr:
    """The tests of a need, as one test."""
    items = need.items if isinstance(need, x.NeedAll) else (need,)
    tests = tuple(one.test for one in items if isinstance(one, x.NeedTest))
    return tests[0] if len(tests) == 1 else x.And("truth", tests)


def fits(rule: Routine, step: s.Call) -> x.Need:
    """The tests of a rule's arguments: if one fails, the call is skipped."""
    return all_of(tuple(x.NeedTest(words, test) for _, _, tests in checked(rule, step) for words, test in tests))

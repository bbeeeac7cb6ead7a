"""The plan contains everything in the rules, and can be printed."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from dropped import Found, fields, noticed, plan_of
from pages import BLOCK, compiled
from rulewright.compiler.meaning import model as m
from rulewright.compiler.plan import expressions as x
from rulewright.compiler.plan import steps as s
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.plan.show import known, show
from rulewright.compiler.plan.show_expressions import EXPRESSIONS, NEEDS
from rulewright.compiler.plan.show_steps import STEPS

CASES = Path(__file__).parent / "cases/plan"

SOMETIMES = {
    "Act.by": "who pays changes what is paid",
    "Act.own": "the name of the verb says it",
    "Define.type": "the plan has the type of what is worked out",
    "EachSeat.within": "a name of its own keeps the seat that was spoken of before",
    "Event.becomes": "of a payment, nothing becomes anything",
    "Event.change": "said by the name of the event",
    "Event.moment": "of a payment, the ability says that it is one",
    "Event.roles": "of a payment of any cost, it is whatever is paid",
    "Event.slot": "said by the name of the event",
    "Event.verb": "of a payment, the ability says that it is one",
    "Event.who": "of a payment, it is whose the ability is",
    "Field.kind": "read only where a trait is asked for",
    "Field.name": "read only where a trait is asked for",
    "Group.goods": "read only where goods are chosen",
    "Group.name": "a group goes by the name that it is kept under",
    "Kind.fields": "read only where a trait is asked for",
    "Laws.exhausts": "a thing without abilities has no use for laws",
    "Laws.only_while": "a thing without abilities has no use for laws",
    "Laws.optional": "a thing without abilities has no use for laws",
    "Laws.works_in": "a thing without abilities has no use for laws",
    "Map.kind": "the places of a map say it",
    "Map.name": "nothing asks for a map by its name",
    "May.by": "who is asked is `you`: what another seat may do stands in an As",
    "Model.kinds": "a kind that has elements is known by them",
    "Noun.holding": "what a value is asked of may be anything of its kind",
    "Noun.source": "what a value is asked of may be anything of its kind",
    "Noun.trait": "goods have none, and what a value is asked of may be anything of its kind",
    "Noun.where": "what a value is asked of may be anything of its kind",
    "Pattern.called": "a name that no line below speaks of",
    "Pick.goods": "in a price, goods stay open until it is paid",
    "Pick.least": "in a price, goods stay open until it is paid",
    "Pick.single": "in a price, goods stay open until it is paid",
    "Pick.word": "only `another` says more than least and most",
    "Shift.test": "read only of what holds `while`, not of what a rule changes",
    "Shift.until": "read only of what a rule changes, not of what holds `while`",
    "Slot.excess": "of counters",
    "Between.low": "a fixed number is its `least`, too",
    "Between.high": "a fixed number is its `most`, too",
    "Fold.it": "a name by which nothing may be spoken of",
    "Groups.it": "a name by which nothing may be spoken of",
    "Noun.it": "a name by which nothing may be spoken of",
    "Laws.times": "of `once`",
    "Slot.low": "of counters",
    "Slot.refilled": "of piles",
    "Slot.starts": "of counters and flags",
    "Table.keys": "the keys of its rows say it",
}
"""Rule fields that may change without another plan, each with the reason."""

MOST = 4
"""So many of the same field are changed in each game."""

OF_SCENES = {"scenarios", "rulings"}
"""What is tried and told of a game is no part of it. The laws of a kind are left out too: its elements have them."""


def games() -> list[tuple[str, m.Model]]:
    found: list[tuple[str, m.Model]] = []
    for path in sorted(CASES.glob("*.md")):
        blocks = [block for block in BLOCK.finditer(path.read_text("utf-8")) if block["info"].strip() == "rules"]
        for n, block in enumerate(blocks):
            found.append((f"{path.stem} {n}", compiled(block[0]).model))
    return found


def test_no_field_of_the_rules_is_dropped() -> None:
    told: dict[str, set[bool]] = defaultdict(set)
    where: dict[str, tuple[str, Found]] = {}
    for name, model in games():
        plan, seen = plan_of(model), Counter[str]()
        for found in fields(model):
            if set(found.path[:1]) & OF_SCENES or found.path[:3:2] == ("kinds", "laws"):
                continue
            key = f"{found.node}.{found.field}"
            if seen[key] >= MOST:
                continue
            change = noticed(model, plan, found)
            if change is not None:
                seen[key] += 1
                told[key].add(change)
                if not change:
                    where.setdefault(key, (name, found))
    aside = m.WORDS | m.PACKS
    dropped = {key: where[key] for key in told if False in told[key] and key not in {*aside, *SOMETIMES}}
    assert not dropped, "\n".join(f"{key}: {name}, {found.path}" for key, (name, found) in dropped.items())
    assert not [key for key in aside if True in told[key]], "words that change what happens"
    assert not [key for key in SOMETIMES if told[key] == {True}], "listed, and always noticed"
    unseen = {node for node in nodes() if not any(key.startswith(f"{node}.") for key in told)}
    assert unseen <= UNSEEN, unseen - UNSEEN


UNSEEN = {"Hook", "Can"}
"""All that these have is a node, whose own fields are changed."""


def nodes() -> list[str]:
    """Every class of the model that has a field, but for those of scenarios."""
    apart = {"Expr", "Step", "Scene", "Scenario", "Ruling"}
    found = [one for one in vars(m).values() if isinstance(one, type) and hasattr(one, "__dataclass_fields__")]
    return [one.__name__ for one in found if one.__name__ not in apart and set(one.__dataclass_fields__) - {"at"}]


@pytest.mark.parametrize(("base", "printers"), [(x.Expr, EXPRESSIONS), (x.Need, NEEDS), (s.Step, STEPS)])
def test_everything_in_a_plan_can_be_shown(base: type, printers: dict[type, object]) -> None:
    # A printer may have expressions of its own.
    below: list[type] = base.__subclasses__()
    classes = [one for one in below if ".plan." in one.__module__]
    assert {one.__name__ for one in classes} == {one.__name__ for one in printers}


def test_what_is_shown_is_the_same_each_time_and_each_name_shows_something() -> None:
    for _, model in games():
        plan = lower(model)
        assert show(plan) == show(lower(model))
        for name in known(plan):
            assert show(plan, [name])
        assert not re.search(r"<.*object at|Span\(", show(plan))

"""Rules followed to their ends, also where they call each other in rings: looked through until nothing new is found.

to sow: gain 1 grain, reap        reap is followed first, as if `sow` in it did nothing; then both once more,
to reap: sow                      with what is known of them by now
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field

from ..meaning import model as m
from ..meaning.parts import parts
from .doubts import Doubts
from .happenings import Happening, told_once
from .sorts import Sorts

DEEPEST = 60
"""So many rules called inside one another, and no more are followed."""
ROUNDS = 20
"""So often rules that call each other are looked through."""

Key = tuple[str, Hashable, Hashable]
Found = dict[Key, list[Happening]]


@dataclass(slots=True, eq=False)
class Causes:
    """The way through the lines of a model. Rules already followed are kept."""

    sorts: Sorts
    heard: frozenset[str]
    """The verbs that are heard: where nobody hears what a counter becomes, a gain need not tell."""
    doubts: Doubts
    follow: bool = True
    """Whether rules that are called are gone into."""
    changed: Mapping[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """The rules and verbs that a `before` changes or cancels; of rules, the roles in which it puts something else."""
    kept: Found = field(default_factory=Found)
    last: Found = field(default_factory=Found)
    """What the round before this one has found."""
    round: Found = field(default_factory=Found)
    open: list[Key] = field(default_factory=list[Key])
    cut: bool = False
    """Whether something was needed in this round that is still being looked through."""


def followed(key: Key, look: Callable[[], list[Happening]], causes: Causes) -> list[Happening]:
    """What comes of a rule or a thing, called just so; `look` goes through its lines."""
    if key in causes.kept:
        return causes.kept[key]
    if causes.open:
        return _within(key, look, causes)
    for _ in range(ROUNDS):
        causes.round, causes.cut = {}, False
        _within(key, look, causes)
        settled = not causes.cut or causes.round == causes.last
        causes.last = causes.round
        if settled:
            break
    causes.kept |= causes.last
    causes.last = {}
    return causes.kept[key]


def _within(key: Key, look: Callable[[], list[Happening]], causes: Causes) -> list[Happening]:
    """What this round finds; of what is still being looked through, what the last one has found."""
    if key in causes.open or len(causes.open) >= DEEPEST:
        causes.cut = True
        return causes.last.get(key, [])
    if key not in causes.round:
        causes.open.append(key)
        found = told_once(look())
        causes.open.pop()
        causes.round[key] = found
    return causes.round[key]


def changed_by(model: m.Model) -> dict[str, frozenset[str]]:
    """The rules and verbs that are changed or cancelled before they begin; of rules, the roles that may be filled
    otherwise."""
    found: dict[str, frozenset[str]] = {}
    for part in parts((model.elements, model.kinds, model.hooks)):
        if not isinstance(part, m.Ability) or part.event.moment != "before":
            continue
        rule = model.rules.get(part.event.verb)
        names = {param.name: param.role for param in rule.params} if rule else {}
        roles = frozenset(names[name] for name in _set_in(part.block) if name in names)
        changes = roles or (rule is None and _set_in(part.block))
        if changes or any(isinstance(step, m.Cancel | m.Instead) for step in parts(part.block)):
            found[part.event.verb] = found.get(part.event.verb, frozenset()) | roles
    return found


def _set_in(block: m.Block) -> list[str]:
    """The named values that lines set anew."""
    steps = [step for step in parts(block) if isinstance(step, m.Put | m.Change)]
    return [step.target.name for step in steps if isinstance(step.target, m.Var)]

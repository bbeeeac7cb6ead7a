"""Effects that happen at most once for each thing, because each thing is moved to where it stays.

to complete a mission of planned of you:       what hears `complete` triggers at most once for each mission,
  move the mission to completed of you          where nothing ever takes one out of `completed`
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from .axes import Told
from .happenings import CALLED, Happening
from .once import Renewed, done_to
from .tangles import reachable

if TYPE_CHECKING:
    from .judge import Ground


def settles(
    id: str,
    number: int,
    told: Mapping[str, Sequence[Told]],
    active: Collection[str],
    renewed: Renewed,
    ground: Ground,
) -> str:
    """The pile to which something certainly comes whenever a line happens, that it comes to from elsewhere and that
    nothing takes it out of; empty if there is none."""
    ways = told[id][number].happening.ways
    for at, other in enumerate(told[id]):
        if ways[: len(other.happening.ways)] != other.happening.ways:
            continue
        laid = _laid(other.happening)
        if laid is not None and _stays(*laid, told, active, renewed, ground) and _surely(id, at, *laid, told):
            return laid[0]
    return ""


def _laid(one: Happening) -> tuple[str, frozenset[str]] | None:
    """The pile to which a line moves things, and the things, if they are known to come from another pile."""
    to, names = _moved(one)
    away = _source(one)
    return (to, names) if to and away and away != to and "*" not in names else None


def _moved(one: Happening) -> tuple[str, frozenset[str]]:
    return next(((each.axis[1], frozenset(each.axis[2:])) for each in one.changes if each.axis[0] == "moved"), ("", NO))


NO: frozenset[str] = frozenset()


def _source(one: Happening) -> str:
    return next((each.axis[1] for each in one.changes if each.axis[0] == "pile" and each.most == -1), "")


def _stays(
    pile: str,
    names: frozenset[str],
    told: Mapping[str, Sequence[Told]],
    active: Collection[str],
    renewed: Renewed,
    ground: Ground,
) -> bool:
    """Whether none of these things is ever taken out of the pile, and there are no more of them."""
    if pile not in ground.plan.piles or any(ground.plan.elements[name].copyable for name in names):
        return False
    if done_to("made", names, renewed) or done_to("gone", names, renewed):
        return False
    for id in active:
        for line in told[id]:
            to, others = _moved(line.happening)
            touched = bool(names & others) or "*" in others
            if touched and to != pile and _source(line.happening) in ("", pile):
                return False
    return True


def _surely(id: str, at: int, pile: str, names: frozenset[str], told: Mapping[str, Sequence[Told]]) -> bool:
    """Whether it still lies elsewhere when the line runs: nothing that triggers before moves such a thing there."""
    inside = told[id][at].happening.inside
    if len(set(inside)) < len(inside) or any(line.happening.event.startswith(CALLED) for line in told[id]):
        return False
    # A rule is over when its lines have run.
    earlier = {to for line in told[id][:at] if line.happening.event not in inside for to in line.triggers}
    return not any(
        to == pile and names & others
        for one in reachable(earlier, told)
        for to, others in _all_moved(told.get(one, ()))
    )


def _all_moved(lines: Sequence[Told]) -> list[tuple[str, frozenset[str]]]:
    return [_moved(line.happening) for line in lines]

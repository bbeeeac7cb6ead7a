"""The edits that diagnostics bring: which of them are made together, and what a text is afterwards.

A sure fix may be made unseen; one that is not sure may mean something else, and is made only where that is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .diagnostic import Diagnostic, Fix


def edits(said: Iterable[Diagnostic], unsafe: bool = False) -> Mapping[str, list[Fix]]:
    """By the name of their source, one fix of each diagnostic: the first allowed one that does not overlap another.

    Of two that touch the same stretch the first is made; the other is found again in the next round.
    """
    found: dict[str, list[Fix]] = {}
    for one in said:
        fix = next((fix for fix in one.fixes if fix.sure or unsafe), None)
        if fix is None:
            continue
        others = found.setdefault(fix.span.source.name, [])
        if not any(_touch(fix, other) for other in others):
            others.append(fix)
    return {name: sorted(fixes, key=lambda fix: fix.span.start) for name, fixes in found.items() if fixes}


def edited(text: str, fixes: Iterable[Fix]) -> str:
    """A text with its edits made: they are in no order, and no two of them touch."""
    for fix in sorted(fixes, key=lambda fix: -fix.span.start):
        text = text[: fix.span.start] + fix.text + text[fix.span.end :]
    return text


def _touch(one: Fix, other: Fix) -> bool:
    """Stretches that overlap, or two texts put in at the same place."""
    (_, start, end), (_, from_, to) = one.span, other.span
    return (start < to and from_ < end) or start == from_

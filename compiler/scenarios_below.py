"""The scenarios of the packs that an edition builds on, run under it: which have the same result, and which do not.

The scenarios of a pack are written for that pack. With another pack on top, a scenario may have another result: that is
the purpose of the pack on top, so it is reported as a difference, not as a failure.
"""

from __future__ import annotations

from collections.abc import Sequence

from .frozen import frozen
from .pipeline import Compiled, compile_edition
from .scenarios import Ran, run_scenarios
from .source.load import Pack
from .syntax import nodes


@frozen
class Below:
    """What becomes of the scenarios of one pack below."""

    pack: str
    same: int
    differ: tuple[Ran, ...]
    left_out: int
    """How many mention seats or things that this edition does not have."""


@frozen
class Results:
    own: tuple[Ran, ...]
    """The scenarios of the pack on top, and those of packs below that fail there too."""
    below: tuple[Below, ...] = ()


def results_of(compiled: Compiled) -> Results:
    """Every scenario of an edition, run under it."""
    *lower, top = compiled.packs
    ran = run_scenarios(compiled)
    own = [one for one in ran if one.scenario.pack == top.name]
    below: list[Below] = []
    for pack in lower:
        mine = [one for one in ran if one.scenario.pack == pack.name]
        bad = [one for one in mine if one.failures]
        broken = _broken(pack, bad)
        own += [one for one in bad if one.scenario.title in broken]
        differ = tuple(one for one in bad if one.scenario.title not in broken)
        below.append(Below(pack.name, len(mine) - len(bad), differ, _declared(compiled, pack) - len(mine)))
    return Results(tuple(own), tuple(one for one in below if one.same or one.differ or one.left_out))


def _broken(pack: Pack, bad: Sequence[Ran]) -> frozenset[str]:
    """Those that fail in the pack by itself too."""
    if not bad:
        return frozenset()
    home = compile_edition(str(pack.folder)).value
    titles = frozenset(one.scenario.title for one in bad)
    found = run_scenarios(home, pack.name, titles) if home is not None else ()
    return frozenset(one.scenario.title for one in found if one.failures)


def _declared(compiled: Compiled, pack: Pack) -> int:
    """How many scenarios are in the files of a pack, those not counted that a pack on top replaces."""
    titles: dict[str, str] = {}
    for one, sources in zip(compiled.packs, compiled.parsed, strict=True):
        for node in (node for source in sources for node in source.declarations):
            inner = node.what if isinstance(node, nodes.Replace) else node
            if isinstance(inner, nodes.Scenario):
                titles[inner.title.text] = one.name
    return list(titles.values()).count(pack.name)

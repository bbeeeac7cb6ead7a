"""The chains as a page of text, for a reader at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator

from .chains import Chains, Edge
from .draw import hangs_on
from .hearing import changes_goods

Title = Callable[[str], str]

SHOWN = 20
"""At most this many chains and rings are listed; the rest are counted."""


def tell(chains: Chains, title: Title, width: int = 100) -> str:
    """Who wakes whom, then rings, the longest chains, and what is never heard, never fires or is never used."""
    parts = [_wakes(chains, title), _alone(chains, title), _rings(chains, title), _longest(chains, title)]
    parts += [_unheard(chains)]
    parts += [_list("Abilities that nothing fires", [title(id) for id in chains.never_fired])]
    parts += [_list("Values that nothing uses", list(chains.unused))]
    lines = [line for part in parts for line in [*part, ""] if part]
    return "\n".join(_folded(line, width) for line in lines).rstrip()


def _wakes(chains: Chains, title: Title) -> list[str]:
    sources = dict.fromkeys(edge.source for edge in chains.edges)
    if not sources:
        return ["No ability wakes another."]
    lines = [f"{_many(len(chains.edges), 'link')} between {_abilities(len(chains.nodes))}"]
    for source in sources:
        lines.append(f"  {_plain(title(source))}")
        lines += [f"    {link(edge, title)}" for edge in chains.edges if edge.source == source]
    return lines


def link(edge: Edge, title: Title) -> str:
    """What an ability wakes, and by what."""
    many = "" if edge.amount == 1 or " " not in edge.event else f" ({edge.amount})"
    more = f"   [{hangs_on(edge)}]" if hangs_on(edge) else ""
    return f"── {edge.event}{many} ──▶ {_plain(title(edge.target))}{more}"


def _alone(chains: Chains, title: Title) -> list[str]:
    joined = {id for edge in chains.edges for id in (edge.source, edge.target)}
    alone = dict.fromkeys(title(node.id) for node in chains.nodes if node.id not in joined)
    return _list("In no chain", list(alone))


def _rings(chains: Chains, title: Title) -> list[str]:
    if not chains.rings:
        return []
    lines = ["Rings"]
    for ring in chains.rings[:SHOWN]:
        names = " → ".join(_plain(title(id)) for id in [*ring.nodes, ring.nodes[0]])
        lines.append(f"  {ring.verdict}: {names}")
        lines.append(f"    {ring.why}")
    return lines + list(_more(len(chains.rings)))


def _longest(chains: Chains, title: Title) -> list[str]:
    longest = chains.longest
    if not longest.chains:
        return []
    least = "" if longest.whole else "at least "
    lines = [f"Longest chains: {least}{_abilities(longest.length)}"]
    lines += [f"  {' → '.join(_plain(title(id)) for id in chain)}" for chain in longest.chains[:SHOWN]]
    return lines + list(_more(len(longest.chains)))


def told_by_name(chains: Chains) -> list[str]:
    """What no ability hears: of goods that come and go, and of rules."""
    model = chains.model
    return [one for one in chains.unheard if one.split()[0] in model.rules or changes_goods(one, model)]


def _unheard(chains: Chains) -> list[str]:
    """Goods that come and go, and rules by their names. Things moved and phases passed are only counted."""
    named = told_by_name(chains)
    lines = _list("Events that no ability hears", named)
    rest = len(chains.unheard) - len(named)
    return [*lines, f"  and {rest} more, of payments, phases and things moved"] if lines and rest else lines


def _many(many: int, what: str) -> str:
    return f"{many} {what}" if many == 1 else f"{many} {what}s"


def _abilities(many: int) -> str:
    return "1 ability" if many == 1 else f"{many} abilities"


def _more(many: int) -> Iterator[str]:
    if many > SHOWN:
        yield f"  and {many - SHOWN} more"


def _list(head: str, names: list[str]) -> list[str]:
    return [head, f"  {', '.join(map(_plain, names))}"] if names else []


def _plain(text: str) -> str:
    """A title on one line, nothing in it that a terminal obeys."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


def _folded(line: str, width: int) -> str:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return "\n".join(textwrap.wrap(line, width, subsequent_indent=indent, break_long_words=False)) or line

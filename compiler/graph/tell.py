"""The chains as a page of text for a terminal, in a language."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping

from ..frozen import frozen
from ..wordings import Words, wordings
from .chains import Chains, Edge, Ring
from .hearing import changes_goods
from .judge import Reason
from .rings import said

Title = Callable[[str], str]

SHOWN = 20
"""At most this many chains and loops are listed; the rest are counted."""


def _english(n: int) -> str:
    return "one" if n == 1 else "other"


@frozen
class Tongue:
    """The words and names of a language for chains."""

    words: Mapping[str, Words]
    """`graph.toml` of the language."""
    plural: Callable[[int], str]
    event: Callable[[str], str]
    """The name of an event, by its name in the graph."""
    heard: Callable[[str], str]
    """The same, as the event for which an ability waits."""
    brief: Callable[[str], str]
    """The same in a list: one clause; empty if the language has no words for it."""
    what: Callable[[Reason], str]
    """The thing that a reason is about."""
    key: Callable[[str], str]
    """The name of a counter or a pile, by its key: `coin:player-1`."""
    test: Callable[[str], str]
    """What a test says, by the words of its author; nothing where no phrase says it."""


def _key(key: str) -> str:
    return key.replace(":", " of ", 1)


ENGLISH = Tongue(wordings("en", "graph"), _english, str, str, str, lambda reason: reason.what, _key, lambda test: "")


def tell(chains: Chains, title: Title, width: int = 100, tongue: Tongue = ENGLISH) -> str:
    """What triggers what, then loops, the longest chains, and what is never heard, never triggers or is never used."""
    words = tongue.words["text"]
    parts = [_triggers(chains, title, tongue), _alone(chains, title, tongue), _rings(chains, title, tongue)]
    parts += [_longest(chains, title, tongue), _unheard(chains, tongue)]
    parts += [_list(words["never"], [title(id) for id in chains.never_fired])]
    parts += [_list(words["unused"], list(map(title, chains.unused)))]
    lines = [line for part in parts for line in [*part, ""] if part]
    return "\n".join(_folded(line, width) for line in lines).rstrip()


def _triggers(chains: Chains, title: Title, tongue: Tongue) -> list[str]:
    sources = dict.fromkeys(edge.source for edge in chains.edges)
    if not sources:
        return [tongue.words["text"]["none"]]
    links, abilities = counted(len(chains.edges), "link", tongue), counted(len(chains.nodes), "ability", tongue)
    lines = [tongue.words["text"]["between"].format(links, abilities)]
    for source in sources:
        lines.append(f"  {_plain(title(source))}")
        lines += [f"    {link(edge, title, tongue)}" for edge in chains.edges if edge.source == source]
    return lines


def link(edge: Edge, title: Title, tongue: Tongue = ENGLISH) -> str:
    """The ability that another one triggers, and the event."""
    amount = tongue.words["text"]["any"] if edge.amount == "any" else edge.amount
    many = "" if edge.amount == 1 or " " not in edge.event else f" ({amount})"
    hangs = hangs_on(edge, tongue)
    more = f"   [{hangs}]" if hangs else ""
    return f"── {_plain(tongue.heard(edge.event))}{many} ──▶ {_plain(title(edge.target))}{more}"


def hangs_on(edge: Edge, tongue: Tongue = ENGLISH) -> str:
    """What else is needed for one to trigger the other; empty where it always does."""
    words = tongue.words["text"]
    said = ((tongue.test(guard), guard) for guard in edge.guards)
    told = (words["test"].format(text) if text else words["guard"].format(guard) for text, guard in said)
    parts = list(dict.fromkeys(told))
    return "; ".join([words["chosen"], *parts] if edge.choice else parts)


def why_ring(ring: Ring, title: Title, tongue: Tongue = ENGLISH) -> str:
    """Why a loop ends, or does not."""
    return said(ring.reason._replace(what=tongue.what(ring.reason)), title, tongue.words["why"])


def _alone(chains: Chains, title: Title, tongue: Tongue) -> list[str]:
    joined = {id for edge in chains.edges for id in (edge.source, edge.target)}
    alone = dict.fromkeys(title(node.id) for node in chains.nodes if node.id not in joined)
    return _list(tongue.words["text"]["alone"], list(alone))


def _rings(chains: Chains, title: Title, tongue: Tongue) -> list[str]:
    words = tongue.words["text"]
    if not chains.rings:
        return []
    lines = [words["loops"]]
    for ring in chains.rings[:SHOWN]:
        names = " → ".join(_plain(title(id)) for id in [*ring.nodes, ring.nodes[0]])
        lines.append(f"  {words[ring.verdict]}: {names}")
        lines.append(f"    {_plain(why_ring(ring, title, tongue))}")
    return lines + list(_more(len(chains.rings), tongue))


def _longest(chains: Chains, title: Title, tongue: Tongue) -> list[str]:
    longest = chains.longest
    if not longest.chains:
        return []
    head = tongue.words["text"]["longest" if longest.whole else "least"]
    lines = [head.format(counted(longest.length, "ability", tongue))]
    lines += [f"  {' → '.join(_plain(title(id)) for id in chain)}" for chain in longest.chains[:SHOWN]]
    return lines + list(_more(len(longest.chains), tongue))


def told_by_name(chains: Chains) -> list[str]:
    """Events that no ability hears: goods that come and go, and rules."""
    model = chains.model
    return [one for one in chains.unheard if one.split()[0] in model.rules or changes_goods(one, model)]


def _unheard(chains: Chains, tongue: Tongue) -> list[str]:
    """Goods that come and go, and rules by their names. Other events are only counted."""
    named = told_by_name(chains)
    briefly = (tongue.brief(one) for one in named)
    told = list(dict.fromkeys(one for one in briefly if one))
    lines = _list(tongue.words["text"]["unheard"], told, "; ")
    rest = len(chains.unheard) - len(named)
    return [*lines, f"  {tongue.words['text']['unheard-more'].format(rest)}"] if lines and rest else lines


def counted(many: int, what: str, tongue: Tongue) -> str:
    return tongue.words[what][tongue.plural(many)].format(many)


def _more(many: int, tongue: Tongue) -> Iterator[str]:
    if many > SHOWN:
        yield f"  {tongue.words['text']['more'].format(many - SHOWN)}"


def _list(head: str, names: list[str], between: str = ", ") -> list[str]:
    return [head, f"  {between.join(map(_plain, names))}"] if names else []


def _plain(text: str) -> str:
    """A title on one line, without control characters."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


def _folded(line: str, width: int) -> str:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return "\n".join(textwrap.wrap(line, width, subsequent_indent=indent, break_long_words=False)) or line

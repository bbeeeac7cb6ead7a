"""The lines under a kind or an element, sorted into laws, abilities and what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from rulewright.runtime.limits import TIMES

from ..diagnostics.words import meaning as words
from ..diagnostics.words import naming, twice
from ..diagnostics.words import syntax as slips
from ..frozen import slotted
from ..replacing import replace
from ..source.text import Span
from ..syntax import nodes
from ..verbs.verb import in_price, pays
from . import model as m
from .acts import LAWS, for_nothing, not_again
from .arguments import verb_of
from .events import event_of
from .expressions import unquoted
from .lookups import rows_of
from .meant import number, truth
from .nouns import sort_of_noun
from .scope import Scope, inner, say
from .shifts import phase, shift
from .steps import block, steps
from .twice import told_once


@slotted
class Lines:
    laws: m.Laws
    does: list[nodes.Node] = field(default_factory=list[nodes.Node])
    abilities: list[m.Ability] = field(default_factory=list[m.Ability])
    counts_as: list[m.CountsAs] = field(default_factory=list[m.CountsAs])
    shifts: list[m.Shift] = field(default_factory=list[m.Shift])
    charts: list[tuple[str, tuple[m.Row, ...]]] = field(default_factory=list[tuple[str, tuple[m.Row, ...]]])
    score: m.Expr | None = None
    says: dict[str, str] = field(default_factory=dict[str, str])
    draft: str = ""


def sorted_lines(owner: str, lines: tuple[nodes.Node, ...], laws: m.Laws, scope: Scope) -> tuple[Lines, m.Block]:
    """The lines of an element or a kind, and what it does as a block."""
    found = Lines(laws)
    for line in told_once(lines, scope):
        take = LINES.get(type(line))
        if take is not None:
            take(line, owner, found, scope)
        elif (draft := _draft(line)) is not None:
            if found.draft:
                say(scope, twice.said_twice(line.span, "draft"))
            found.draft = draft
        elif isinstance(line, nodes.Do) and isinstance(line.act, nodes.Act) and line.act.verb.text in LAWS:
            found.laws = _law(line.act, found.laws, scope)
        elif not isinstance(line, nodes.Has):
            found.does.append(line)
        elif owner in scope.world.elements:
            hint = f"declare it on the kind, and write its value after the name: `{scope.self_kind} {owner}, ...`"
            say(scope, words.not_here(line.span, "a field", hint))
    return found, steps(tuple(found.does), inner(scope))


def _draft(line: nodes.Node) -> str | None:
    """`draft "..."`: what a card will do, in prose. A call of a rule named `draft` has no text."""
    act = line.act if isinstance(line, nodes.Do) and isinstance(line.act, nodes.Act) else None
    if (
        act is None
        or act.verb.text != "draft"
        or not isinstance(act.what, nodes.Words)
        or act.places.items
        or act.again
    ):
        return None
    return unquoted(act.what.quoted.text)


def _law(act: nodes.Act, laws: m.Laws, scope: Scope) -> m.Laws:
    """One law, in the place of what the kind says."""
    for_nothing(act, scope)
    not_again(act, scope)
    verb = act.verb.text
    if verb in ("optional", "forced", "exhausts", "always"):
        _word_alone(act, scope)
        if verb == "always":
            return replace(laws, only_while=None)
        return replace(laws, exhausts=True) if verb == "exhausts" else replace(laws, optional=verb == "optional")
    anywhere = isinstance(act.what, nodes.Name) and act.what.word.text == "anywhere"
    if verb == "works" and anywhere and not act.places.items:
        return replace(laws, works_in="")
    word = _law_word(act, scope)
    if word is None:
        return laws
    if verb == "works":
        declared = scope.world.names.declared.get(word.text)
        if declared is None or declared.sort != "pile":
            piles = [n for n, d in scope.world.names.declared.items() if d.sort == "pile"]
            say(scope, naming.unknown(word.span, word.text, piles, "pile"))
        return replace(laws, works_in=word.text)
    phase(word, scope)
    if verb in ("once", "twice"):
        return replace(laws, once=word.text, times=1 if verb == "once" else 2)
    if verb == "open":
        return replace(laws, open_until=word.text)
    return replace(laws, not_fresh=word.text)


def _word_alone(act: nodes.Act, scope: Scope) -> None:
    """`optional` and the like take no arguments; another law begins a new line."""
    if act.what is None and not act.places.items:
        return
    if not isinstance(act.what, nodes.Name) or act.what.word.text not in LAWS:
        say(scope, words.wrong_role(act.span, act.verb.text, "what", ()))
        return
    behind = Span(act.span.source, act.what.span.start, act.span.end)
    say(scope, twice.law_beside(act.verb.span, behind, act.what.word.text))


PLACES = {"once": "per", "twice": "per", "works": "in", "open": "until"}


def _law_word(act: nodes.Act, scope: Scope) -> nodes.Word | None:
    """The one word a law is about: `once per ROUND`, `works in CREW`, `open until TURN`, `waits a TURN`."""
    verb = act.verb.text
    if verb == "waits" and isinstance(act.what, nodes.Pick) and not act.places.items and _bare(act.what):
        return act.what.noun.kind
    places = act.places.items
    if verb != "waits" and act.what is None and len(places) == 1 and places[0].prep.text == PLACES[verb]:
        what = places[0].what
        if isinstance(what, nodes.Name):
            return what.word
    if places and isinstance(places[-1].what, nodes.And):
        say(scope, slips.as_page("laws-on-one-line", act.span))
        return None
    named = act.what.noun.kind.text if isinstance(act.what, nodes.Pick) else "..."
    form = "waits a turn" if verb == "waits" else f"{verb} {PLACES[verb]} {named}"
    say(scope, words.not_here(act.span, "this law as written", f"write `{form}`"))
    return None


def _bare(pick: nodes.Pick) -> bool:
    """Whether it is an article and one word."""
    noun = pick.noun
    narrowed = noun.called or noun.of or noun.held or noun.where or pick.many or pick.other
    return pick.quantity.text in ("a", "an") and narrowed is None


def _ability(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    assert isinstance(line, nodes.Ability)
    made = ability_of(line.moment, line.block, f"{owner}.{len(found.abilities) + 1}", line, scope)
    if made is not None:
        found.abilities.append(made)


def ability_of(
    moment: nodes.Moment,
    lines: nodes.Block | nodes.Inline,
    name: str,
    node: nodes.Node,
    scope: Scope,
) -> m.Ability | None:
    heard = event_of(moment, scope)
    if heard is None:
        return None
    event, bound = heard
    rewritable = frozenset(bound) if event.moment == "before" else frozenset[str]()
    price, before = event.moment == "when", event.moment == "before"
    within = replace(scope, rewritable=rewritable, price=price, before=before)
    does = block(lines, within, **bound)
    verb = verb_of(event.verb, scope)
    if event.moment == "when" and verb is not None and pays(verb):
        for step in does:
            known = verb_of(step.verb, scope) if isinstance(step, m.Act) else None
            if known is None or not in_price(known):
                say(scope, words.not_in_a_price(step.at))
    return m.Ability(node.span, name, event, does, event.moment == "when")


def _only_while(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    assert isinstance(line, nodes.OnlyWhile)
    found.laws = replace(found.laws, only_while=truth(line.test, scope))


def _says(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    """`says en "..."`: the text of a card in its author's own words."""
    assert isinstance(line, nodes.Says)
    if line.language.text in found.says:
        say(scope, twice.said_twice(line.language.span, line.language.text))
    found.says[line.language.text] = unquoted(line.text.text)


def _limited(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    """`3 times per round`."""
    assert isinstance(line, nodes.Limited)
    phase(line.phase, scope)
    times = int(line.times.text[:4])
    if not 1 <= times <= TIMES:
        say(scope, words.not_here(line.times.span, "a limit of so many times", f"write a number from 1 to {TIMES}"))
    found.laws = replace(found.laws, once=line.phase.text, times=min(max(times, 1), TIMES))


def _lifted(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    """A law of the kind taken back: `not exhausts`, `not once per round`, `at once`."""
    assert isinstance(line, nodes.Lifted)
    law = line.law.verb.text if line.law is not None else "open"
    if law not in BACK:
        say(
            scope,
            words.not_here(line.span, "`not` here", f"take back a law: {', '.join(f'`not {one}`' for one in BACK)}"),
        )
        return
    without, before = BACK[law](found.laws), len(scope.said)
    whole = line.law is not None and (line.law.what or line.law.places.items or line.law.places.aim or line.law.again)
    again = _law(line.law, without, scope) if line.law is not None and whole else found.laws
    if len(scope.said) > before:
        return
    if without == found.laws or again != found.laws:
        other = f"write `not {law}`, which takes back the one that is there"
        hint = "take this line away" if without == found.laws else other
        say(scope, words.not_here(line.span, "taking back a law that is not there", hint))
    found.laws = without


BACK: dict[str, Callable[[m.Laws], m.Laws]] = {
    "optional": lambda laws: replace(laws, optional=False),
    "exhausts": lambda laws: replace(laws, exhausts=False),
    "once": lambda laws: replace(laws, once="", times=1),
    "twice": lambda laws: replace(laws, once="", times=1),
    "works": lambda laws: replace(laws, works_in=""),
    "open": lambda laws: replace(laws, open_until=""),
    "waits": lambda laws: replace(laws, not_fresh=""),
}
"""What can be taken back, and what there is then."""


def _counts_as(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    assert isinstance(line, nodes.CountsAs)
    one, other = sort_of_noun(line.one, scope)[1], sort_of_noun(line.other, scope)[1]
    name = f"{owner}.as{len(found.counts_as) + 1}"
    found.counts_as.append(m.CountsAs(line.span, name, one, other, line.reverse is not None))


def _score(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    assert isinstance(line, nodes.Score)
    found.score = number(line.value, replace(scope, choices=False))


def _score_by(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    assert isinstance(line, nodes.ScoreBy)
    value = number(line.value, replace(scope, choices=False))
    name = f"{owner}.score"
    found.charts.append((name, rows_of(line.table, ("number",), scope, "number")))
    found.score = m.Look(name, (value,))


def _chart(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    assert isinstance(line, nodes.Chart)
    found.charts.append((line.name.text, rows_of(line.table, ("number",), scope, "number")))


def _modifier(line: nodes.Node, owner: str, found: Lines, scope: Scope) -> None:
    assert isinstance(line, nodes.Modifier)
    test = truth(line.test, scope) if line.test is not None else None
    made = shift(line.shift, replace(scope, choices=False), test=test)
    if made is not None:
        found.shifts.append(made)


LINES: dict[type[nodes.Node], Callable[[nodes.Node, str, Lines, Scope], None]] = {
    nodes.Ability: _ability,
    nodes.OnlyWhile: _only_while,
    nodes.Says: _says,
    nodes.Lifted: _lifted,
    nodes.Limited: _limited,
    nodes.CountsAs: _counts_as,
    nodes.Score: _score,
    nodes.ScoreBy: _score_by,
    nodes.Chart: _chart,
    nodes.Modifier: _modifier,
}

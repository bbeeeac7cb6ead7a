"""Test pages of rules and their results: read, computed again, and compared with the page.

    ```rules            a pack, together with the `rules` blocks after it up to the first answer
    ```rules ground     the same, and it lies under every pack further down the page
    ```rules pack a on b    one of several packs, in the order of the page, and what it builds on
    ```said             what is said of them, drawn            ```model     what they mean
    ```refused          the lines of errors; of `refused unused-name`, also those of such warnings
    ```python           the handlers made of them; `python declared` what they declare
    ```plan NAME        what happens, step by step             ```scenarios how each scenario comes out
    ```course 3 seats   a game: the answers given (`> ace` or `> player-2 ace`) and what happens
    ```played 3 seats, 20 games     games between random bots
    ```counts of turn   how many sequences of one phase there are, of two, ...; the large ones only with `-m soak`

What is not shown must be as it should: no error, and every scenario as written. What is known to be wrong is marked
(`expected.py`). Of warnings, `said` shows those that it showed before (`about.py`), and all where it is still empty.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from about import about, about_text
from counting import phases
from courses import course, played
from expected import MARK, mark_of, tried, unmarked
from rulewright.compiler.diagnostics.diagnostic import Diagnostic, Severity
from rulewright.compiler.diagnostics.facts import in_order
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.handlers.module import module_of
from rulewright.compiler.lint.lints import lints
from rulewright.compiler.meaning.resolve import resolve
from rulewright.compiler.meaning.show import show
from rulewright.compiler.pipeline import Compiled, edition_of
from rulewright.compiler.plan.lower import lower
from rulewright.compiler.plan.show import show as show_plan
from rulewright.compiler.source.literate import literate
from rulewright.compiler.source.pack import Pack
from rulewright.compiler.source.text import source_of
from rulewright.compiler.syntax.parse import Parsed, parse
from rulewright.runtime import Edition, Game

BLOCK = re.compile(r"^(?P<mark>`{3,})(?P<info>[^`\n]*)\n(?P<text>.*?)^(?P=mark)$", re.MULTILINE | re.DOTALL)
SEATS = re.compile(r"^```(?:played|course) (\d+) seats", re.MULTILINE)
"""With how many a page is played; with two to four, if it says nothing."""
QUICK = 2000
"""So many sequences are counted whenever a page is read."""
PLAY = "to play:\n  end-game\n"
"""What lies under a page that does not say how its game is played."""

Written = list[tuple[int, int]]
"""Where the inside of each block of a pack begins and ends in the page."""


@dataclass
class Desk:
    """The packs a page is speaking of."""

    page: str
    name: str
    packs: dict[str, Written] = field(default_factory=dict)
    above: dict[str, list[str]] = field(default_factory=dict)
    ground: Written = field(default_factory=list)
    shown: set[str] = field(default_factory=set)
    compiled: Compiled | None = None
    said: tuple[Diagnostic, ...] = ()


def answered(path: Path) -> str:
    """The page with its answers as they are now."""
    page = path.read_text("utf-8")
    desk = Desk(page, path.name.replace(".md", ".rules.md"))
    written, at = [], 0
    for block in BLOCK.finditer(page):
        kind, _, rest = block["info"].strip().partition(" ")
        if kind == "rules":
            _lay(desk, rest, block)
        elif kind in ANSWERS:
            _compile(desk)
            desk.shown.add(kind)
            written += [page[at : block.start("text")], _answer(desk, kind, rest, block["text"])]
            at = block.end("text")
    _as_it_should(desk)
    return "".join(written) + page[at:]


def _answer(desk: Desk, kind: str, rest: str, text: str) -> str:
    """The answer of a block; of one that is known to be wrong, what it should be."""
    finding = mark_of(rest)
    if not finding:
        return ANSWERS[kind](desk, rest, text)
    try:
        found = ANSWERS[kind](desk, MARK.sub("", rest).strip(" ,"), text)
    except Exception:
        return text
    assert found != text, f"this `{kind}` comes out as it should: take {finding} away from it\n{text}"
    return text


def editions(path: Path) -> Iterator[tuple[Edition, str]]:
    """The games of a page that are played on it, and how."""
    page = path.read_text("utf-8")
    desk = Desk(page, path.name.replace(".md", ".rules.md"))
    for block in BLOCK.finditer(page):
        kind, _, rest = block["info"].strip().partition(" ")
        if kind == "rules":
            _lay(desk, rest, block)
        elif kind in ANSWERS:
            _compile(desk)
            desk.shown.add(kind)
            if kind == "played" and desk.compiled is not None:
                yield edition_of(desk.compiled), rest


def compiled(page: str) -> Compiled:
    """The game of a page that is one."""
    desk = Desk(page, "page.rules.md")
    for block in BLOCK.finditer(page):
        if block["info"].strip() == "rules":
            _lay(desk, "", block)
    _compile(desk)
    assert desk.compiled is not None and not about(desk.said), render(desk.said)
    return desk.compiled


def counts_of(page: str) -> tuple[str, tuple[int, ...]]:
    """The phase that a page counts, and how many sequences it says there are."""
    found = next(block for block in BLOCK.finditer(page) if block["info"].startswith("counts of "))
    return found["info"].removeprefix("counts of ").strip(), tuple(map(int, found["text"].split(",")))


def _lay(desk: Desk, rest: str, block: re.Match[str]) -> None:
    if desk.compiled is not None:
        _as_it_should(desk)
        desk.packs, desk.above, desk.compiled, desk.shown = {}, {}, None, set()
    words = rest.split()
    name = words[1] if words[:1] == ["pack"] else "page"
    inside = [block.span("text")]
    if words == ["ground"]:
        desk.ground = inside
    if name not in desk.packs:
        desk.packs[name] = list(desk.ground) if not desk.packs and words != ["ground"] else []
        desk.above[name] = words[3:]
    desk.packs[name] += inside


def _as_it_should(desk: Desk) -> None:
    """What a page does not show must not go wrong."""
    _compile(desk)
    if desk.shown.isdisjoint(("said", "refused")):
        assert not about(desk.said), render(desk.said)
    if "scenarios" not in desk.shown and desk.compiled is not None and not _wrong(desk.said):
        failures = unmarked(tried(desk.compiled))
        assert not failures, render(failures)


def _compile(desk: Desk) -> None:
    if desk.compiled is not None or not desk.packs:
        return
    said: list[Diagnostic] = []
    entries: list[tuple[str, frozenset[str], tuple[Parsed, ...]]] = []
    for name, spans in desk.packs.items():
        above = frozenset(desk.above[name]).union(*(entry[1] for entry in entries if entry[0] in desk.above[name]))
        entries.append((name, above, tuple(_parsed(desk, name, spans, said))))
    players = (2, max([4, *(int(many) for many in SEATS.findall(desk.page))]))
    meant = resolve("page", "A page", players, entries)
    packs = tuple(_pack(name, players) for name in desk.packs)
    desk.compiled = Compiled("page", packs, tuple(parsed for _, _, parsed in entries), meant.value)
    desk.said = tuple(in_order((*said, *meant.said)))


def _most_seats(page: str) -> int:
    """So many as any game of the page is played by; four, if none says more."""
    return max([4, *map(int, re.findall(r"^```.*?(\d+) seats", page, re.MULTILINE))])


def _parsed(desk: Desk, name: str, spans: Written, said: list[Diagnostic]) -> Iterator[Parsed]:
    """The blocks of a pack as one literate file that begins with the first of them."""
    first = min(start for start, _ in spans)
    start = desk.page.rfind("\n", 0, first - 1) + 1
    text = desk.page[start:]
    kept = [
        block for block in BLOCK.finditer(text) if (block.start("text") + start, block.end("text") + start) in spans
    ]
    for block in reversed(list(BLOCK.finditer(text))):
        if block.span() not in [one.span() for one in kept]:
            text = text[: block.start()] + re.sub(r"[^\n]", " ", block[0]) + text[block.end() :]
    text = re.sub(r"^```rules [^\n]*$", "```rules", text, flags=re.MULTILINE)
    cleaned = literate(desk.name if name == "page" else f"{name}.rules.md", text)
    told = parse(cleaned.value)
    said += [*cleaned.said, *told.said]
    yield told.value
    if (
        not any(re.search("^to play:", desk.page[a:b], re.MULTILINE) for spans in desk.packs.values() for a, b in spans)
        and name == "page"
    ):
        yield parse(source_of("play.rules", PLAY)).value


def _pack(name: str, players: tuple[int, int]) -> Pack:
    empty = source_of("pack.toml", "")
    return Pack(name, Path(name), name.capitalize(), "1.0", players, (), {}, ("en",), (), (), empty)


def _wrong(said: Iterable[Diagnostic]) -> bool:
    return any(one.severity is Severity.ERROR for one in said)


def drawn(said: Iterable[Diagnostic]) -> str:
    """Diagnostics as they are shown, without their page links, which may change."""
    return re.sub(r"^ +(= page: .*|│)\n(?= += page|\n|\Z)", "", f"{render(said, width=100)}\n", flags=re.MULTILINE)


def _said(desk: Desk, rest: str, text: str) -> str:
    """The diagnostics that the page is about: a new warning changes only the pages that show it."""
    said = about_text(desk.said, text)
    return drawn(said) if said else "nothing\n"


def _refused(desk: Desk, rest: str, text: str) -> str:
    lines: list[str] = []
    for one in about([*desk.said, *_lints(desk)], *rest.split()):
        span = next(label.span for label in one.labels if label.main)
        line = span.source.text[span.source.text.rfind("\n", 0, span.start) + 1 :].partition("\n")[0].strip()
        lines += [line] if line not in lines else []
    return "".join(f"{line}\n" for line in lines) or "nothing\n"


def _lints(desk: Desk) -> list[Diagnostic]:
    if desk.compiled is None or any(one.severity is Severity.ERROR for one in desk.said):
        return []
    model = desk.compiled.model
    return [one for _, one in lints(lower(model, needs=False), model.packs[-1])]


def _model(desk: Desk, rest: str, text: str) -> str:
    assert desk.compiled is not None
    return show(desk.compiled.model, rest.split())


def _python(desk: Desk, rest: str, text: str) -> str:
    """The handlers of an edition, or what its module declares above them."""
    assert desk.compiled is not None
    above, laid_out, below = module_of(lower(desk.compiled.model)).partition("\nrules.laid_out(")
    if rest == "declared":
        return "rules.phases" + above.partition("\nrules.phases")[2] + laid_out + below.partition("\n")[0] + "\n"
    return below.partition("\n")[2].lstrip("\n")


def _plan(desk: Desk, rest: str, text: str) -> str:
    """The plan of an edition, or what goes by one of the names."""
    assert desk.compiled is not None and not _wrong(desk.said), render(desk.said)
    return show_plan(lower(desk.compiled.model), rest.split())


def _scenarios(desk: Desk, rest: str, text: str) -> str:
    assert desk.compiled is not None and not _wrong(desk.said), render(desk.said)
    lines: list[str] = []
    ran = tried(desk.compiled)
    unmarked(ran)
    for one in ran:
        told = f"expected failure {one.mark}" if one.mark else "as written" if one.right else "not as written"
        lines.append(f"{one.scenario.title}: {told}")
        lines += [drawn([failure])[:-1] for failure in one.failures if not one.mark]
    return "".join(f"{line}\n" for line in lines)


def _course(desk: Desk, rest: str, text: str) -> str:
    assert desk.compiled is not None
    return course(desk.compiled, rest, text)


def _played(desk: Desk, rest: str, text: str) -> str:
    assert desk.compiled is not None and not _wrong(desk.said), render(desk.said)
    return played(desk.compiled, rest)


def _counts(desk: Desk, rest: str, text: str) -> str:
    """What can be counted quickly, and what is written of the rest."""
    assert desk.compiled is not None
    written = [int(many) for many in text.split(",")]
    quick = [many for many in written if many <= QUICK]
    counted = phases(Game(edition_of(desk.compiled)), rest.removeprefix("of "), len(quick))
    return ", ".join(map(str, [*counted, *written[len(quick) :]])) + "\n"


ANSWERS = {
    "said": _said,
    "refused": _refused,
    "model": _model,
    "python": _python,
    "plan": _plan,
    "scenarios": _scenarios,
    "course": _course,
    "played": _played,
    "counts": _counts,
}

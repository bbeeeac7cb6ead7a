"""Playing at the table: bots answer by themselves, people are shown the table and asked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ..decisions import Decision
from ..streams import ANSWER, Event
from .asking import Answer, answers, question
from .commands import Left, command
from .drawing import drawing, ending, in_brief, name_of, since
from .entries import entries, entries_of, told_so_far
from .screen import Screen, ask, cells, clean, padded, paint, show, wipe, wrapped
from .story import course, rows, story
from .table import Table, bot_answers, humans, next_decision, take
from .things import kept
from .voice import say

ITEM = re.compile(r"(?:-|\d+[.)]) +")
QUESTION = 8
"""How many lines of a screen are kept for events and the question."""
MOST = 10_000
"""After so many answers of bots the game counts as endless."""


def sit(table: Table) -> bool:
    """Plays until the game is over, or a player leaves. Whether it is over."""
    try:
        _welcome(table)
        while not table.game.over and len(table.game.answers) < MOST:
            decision = next_decision(table)
            if decision.seat in table.bots:
                bot_answers(table, decision)
                _course(table)
            else:
                _human(table, decision)
    except Left as left:
        show(table.screen, ["", left.sentence])
        return False
    _last(table)
    return table.game.over


def _welcome(table: Table) -> None:
    """What the game is about, for people who are going to play."""
    if humans(table) and table.voice.aim:
        aim = paragraphs(table.screen, map(clean, table.voice.aim))
        hint = wrapped("", say(table.voice, "table", "welcome").split(), " ", table.screen.width)
        pages(table, ["", *aim, "", *hint])


def paragraphs(screen: Screen, texts: Iterable[str]) -> list[str]:
    """Texts broken to the width of the screen; numbered and dotted ones are indented after their mark."""
    found: list[str] = []
    for text in texts:
        mark = ITEM.match(text)
        first = f"  {mark[0]}" if mark else "  "
        found += wrapped(first, text[mark.end() if mark else 0 :].split(), " ", screen.width)
    return found


def rules_in_brief(table: Table) -> list[str]:
    found = [""]
    for head, texts in table.voice.brief:
        found += [paint(table.screen, "title", clean(head)), *paragraphs(table.screen, map(clean, texts)), ""]
    return found if table.voice.brief else [say(table.voice, "table", "no-brief")]


def _course(table: Table) -> None:
    """The events of a game without people. What only leads to the next answer of the same seat waits for it: the choice
    of a worker need not be shown where the next line says that the worker went to the mill."""
    if humans(table):
        return
    if _leads_on(table, table.game.stream(None, -1, traces=True)):
        return
    # The last events are read again, because what they say need not be repeated.
    events = table.game.stream(None, table.earlier, traces=True)
    old = events[: table.course - table.earlier]
    found = entries_of(table.voice, events, None)
    fresh = found[1 + sum(event.verb == ANSWER for event in old) :]
    if not fresh[-1].followed and not table.game.over and next_decision(table).seat == fresh[-1].seat:
        return
    if not table.course and found[0].followed:
        show(table.screen, rows(table.screen, "", story(table.voice, found[0], None)))
    table.earlier, table.course = table.course, table.earlier + len(events)
    number = padded(say(table.voice, "table", "course", n=str(len(table.game.answers))), 6)
    for parts in course(table.voice, fresh, None):
        show(table.screen, rows(table.screen, number, parts))
        number = " " * len(number)


def _leads_on(table: Table, newest: Sequence[Event]) -> bool:
    """Whether nothing has followed yet from the newest answer, and its seat answers again. Thousands of such answers
    wait, so this must be fast."""
    answered = [event.by for event in newest if event.verb == ANSWER]
    return bool(answered) and not table.game.over and next_decision(table).seat == answered[0]


def _last(table: Table) -> None:
    """The end of the game, as every viewer sees it."""
    here = humans(table)
    viewer = here[0] if len(here) == 1 else None
    show(table.screen, ["", *drawing(table, viewer, {})])
    if viewer:
        show(table.screen, since(table, viewer))
    show(table.screen, ending(table, viewer))


def _human(table: Table, decision: Decision) -> None:
    """Shows the table where it has changed, asks, and carries out the input."""
    found = answers(table.voice, table.game, decision)
    fresh = (
        table.told.get(decision.seat, 0) < told_so_far(table.game, decision.seat) or decision.seat not in table.drawn
    )
    if len(humans(table)) > 1 and _hides(table) and table.at_screen != decision.seat:
        _handed_over(table, decision.seat)
    if fresh:
        draw(table, decision.seat, found, in_brief(table, decision.seat))
    _ask(table, decision, found, fresh)
    while True:
        chosen = command(table, decision, found, ask(table.screen, "> "))
        if isinstance(chosen, Answer):
            table.told[decision.seat] = told_so_far(table.game, decision.seat)
            take(table, decision, chosen.id)
            return
        if chosen == "look":
            draw(table, decision.seat, found)
            _ask(table, decision, found, True)
        elif chosen == "rules":
            pages(table, rules_in_brief(table), 0)
            _ask(table, decision, found, False)
        elif chosen == "again":
            return


def _with_text(table: Table, name: str, text: str) -> list[str]:
    """An answer, and below it the text of the thing that it is about."""
    lines = wrapped("      ", text.split(), " ", table.screen.width) if text else []
    return [f"  {name}", *(paint(table.screen, "faint", line) for line in lines)]


def draw(table: Table, seat: str, found: list[Answer], brief: bool = False) -> None:
    numbers = {one.thing: number for number, one in enumerate(found, 1) if one.thing}
    first, high = seat not in table.drawn, table.screen.height
    shown = drawing(table, seat, numbers, brief)
    if not brief and not first and high and len(shown) > high - QUESTION:
        # The texts of places are not shown each time, so that everything fits on one screen.
        shown = drawing(table, seat, numbers, texts=False)
    lines = [*shown, *since(table, seat, brief and not _of_others(table, seat))]
    if not brief:
        table.long[seat] = len(lines)
    pages(table, ["", *lines] if lines else [])
    table.told[seat] = told_so_far(table.game, seat)


def _of_others(table: Table, seat: str) -> bool:
    """Whether another player has acted and the seat has not been shown it."""
    return any(entry.seat != seat for entry in entries(table.voice, table.game, seat, table.told.get(seat, 0)))


def pages(table: Table, lines: list[str], over: int | None = None) -> None:
    """Output that is longer than the screen, a screen at a time. The last part stays with the question below it; `over`
    lines may scroll away."""
    high = table.screen.height
    while high and len(lines) > high + (high - 8 if over is None else over):
        show(table.screen, lines[: high - 1])
        lines = lines[high - 1 :]
        if ask(table.screen, say(table.voice, "table", "more")) is None:
            raise Left(say(table.voice, "table", "end-of-input"))
    show(table.screen, lines)


def _hides(table: Table) -> bool:
    """Whether a player may ever see what another one may not."""
    return any(one.seen_by != "everyone" for one in kept(table.edition)) or any(
        one.sort == "part" for one in table.edition.routines
    )


def _handed_over(table: Table, seat: str) -> None:
    """Clears the screen before the next player comes, who may not see what the last one saw."""
    if table.at_screen:
        wipe(table.screen)
    table.at_screen = seat
    show(table.screen, ["", say(table.voice, "table", "next-seat", who=name_of(table, seat, None))])
    if ask(table.screen, "") is None:
        raise Left(say(table.voice, "table", "end-of-input"))


def _ask(table: Table, decision: Decision, found: list[Answer], hint: bool) -> None:
    """The question, and its numbered answers in columns."""
    who = name_of(table, decision.seat, decision.seat if len(humans(table)) == 1 else None)
    asked = say(table.voice, "table", "turn", who=who, prompt=question(table.voice, decision))
    helps = say(table.voice, "table", "help-hint") if hint else ""
    rows = wrapped("", asked.split(" "), " ", table.screen.width - (cells(helps) + 2 if helps else 0))
    lines = ["", *(paint(table.screen, "seat", row) for row in rows)]
    lines[-1] += paint(table.screen, "faint", f"  {helps}") if helps else ""
    side = len(str(len(found)))
    texts = [f"{n:>{side}}  {one.text}{f' ×{one.many}' if one.many > 1 else ''}" for n, one in enumerate(found, 1)]
    if any(one.printed for one in found):
        printed = zip(texts, found, strict=True)
        show(table.screen, [*lines, *(line for text, one in printed for line in _with_text(table, text, one.printed))])
        return
    wide = max(map(cells, texts)) + 3
    columns = max(1, min((table.screen.width - 2) // wide, 8)) if len(texts) > 5 else 1
    deep = -(-len(texts) // columns)
    for row in range(deep):
        lines.append("  " + "".join(padded(text, wide) for text in texts[row::deep]).rstrip())
    show(table.screen, lines)

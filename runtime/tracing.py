"""Why something happens: the author's line that is running, and the event that triggered its ability."""

from __future__ import annotations

import inspect
import linecache
import re
from dataclasses import dataclass
from types import CodeType, FrameType
from typing import TYPE_CHECKING

from .declared import Laws, Listener
from .frames import ROUTINE, YOU

if TYPE_CHECKING:
    from .game import State
    from .rules import Rules

BLOCK = re.compile(r"\s*# (\S.*?:\d+)(?:: .*)?\n?")
HEAD = re.compile(r'\s*(?:@rules\.\w+\(\s*)?"[^"]*",\s*"([^"]+:\d+)"|\s*"([^"]+:\d+)",')


@dataclass(frozen=True, slots=True)
class Trace:
    """The cause of an event."""

    at: str
    """The line that is running, or that of its rule where it has no line of its own."""
    rule: str
    """The rule or ability that is running."""
    event: str = ""
    """The event that triggered the ability; empty outside of abilities."""
    laws: tuple[str, ...] = ()
    """The laws by which that ability was used."""
    of: str = ""
    """The kind or element that has the ability."""


def trace(g: State) -> Trace:
    """The cause of what is happening now, for a watcher."""
    rules = g.rules
    routines = rules.routines
    rule, listener = "", None
    # The stack may be a thousand rules deep, and each rule is an event.
    for f in reversed(g.stack):
        number: int = f[ROUTINE]
        one = routines[number]
        if one.sort == "core":
            continue
        rule = rule or one.id
        if one.sort == "ability":
            listener = next((some for some in rules.heard_by if some.routine == number), None)
            break
    at, plain = _line(rules, inspect.currentframe())
    rule = plain or rule
    at = at or next((one.at for f in reversed(g.stack) if (one := rules.routine(f)).at), "")
    if listener is None:
        return Trace(at, rule)
    return Trace(at, rule, event_name(rules, listener), laws(rules, listener.laws), listener.of)


def unpaused(rules: Rules) -> list[str]:
    """The rules that are running as functions, the outermost first: those that never pause, and those of a roll-out."""
    ids = {one.run.__code__: one.id for one in rules.procedures.values()}
    ids |= {run.__code__: rules.routines[number].id for number, run in rules.straight_now().items()}
    found: list[str] = []
    frame = inspect.currentframe()
    while frame is not None:
        if frame.f_globals.get("rules") is rules and frame.f_code in ids:
            found.append(ids[frame.f_code])
        frame = frame.f_back
    return found[::-1]


def note(rules: Rules, fault: Exception) -> None:
    """Adds the running line of the rules to an exception."""
    steps, found = fault.__traceback__, ""
    while steps is not None:
        code = steps.tb_frame.f_code
        if steps.tb_frame.f_globals.get("rules") is rules:
            found = _said_at(code.co_filename, code.co_firstlineno, steps.tb_lineno) or found
        steps = steps.tb_next
    if found:
        fault.add_note(f"while {found} was followed")


def event_name(rules: Rules, listener: Listener) -> str:
    name = next((name for name, number in rules.events.items() if number == listener.event), "")
    before = any(listener in some for some in rules.befores.values())
    return f"{'before' if before else 'after'} {name}"


def laws(rules: Rules, found: Laws) -> tuple[str, ...]:
    """The laws of an ability, as an author writes them."""
    said = ["optional"] if found.optional else []
    if found.once >= 0:
        said.append(f"once per {rules.phases[found.once]}")
    if found.exhausts:
        said.append("exhausts")
    if found.works_in:
        said.append(f"works in {found.works_in}")
    if found.open_until >= 0:
        said.append(f"open until {rules.phases[found.open_until]}")
    if found.waits >= 0:
        said.append(f"waits a {rules.phases[found.waits]}")
    if found.only_while is not None:
        said.append("only while")
    return tuple(said)


def whose(g: State) -> int:
    """The seat of the innermost rule; -1 outside of rules."""
    return g.stack[-1][YOU] if g.stack else -1


def _line(rules: Rules, frame: FrameType | None) -> tuple[str, str]:
    """The author's line of the innermost function of the handlers that is not a verb; and its rule, if that never
    pauses and so has no frame."""
    known = rules.said_at
    while frame is not None:
        if frame.f_globals.get("rules") is rules:
            here = frame.f_code, frame.f_lineno
            found = known.get(here)
            if found is None:
                found = known[here] = _of_function(rules, *here)
            if found[0]:
                return found
        frame = frame.f_back
    return "", ""


def _of_function(rules: Rules, code: CodeType, line: int) -> tuple[str, str]:
    if any(one.run.__code__ is code for one in rules.verbs.values()):
        return "", ""
    found = _said_at(code.co_filename, code.co_firstlineno, line)
    return found, next((one.id for one in rules.procedures.values() if one.run.__code__ is code), "")


def _said_at(file: str, first: int, now: int) -> str:
    """The nearest remark above a line of the handlers, or the place at the head of its function."""
    lines = linecache.getlines(file)
    for number in range(min(now, len(lines)), first, -1):
        if found := BLOCK.fullmatch(lines[number - 1]):
            return found[1]
    for number in range(first, min(first + 4, len(lines))):
        if found := HEAD.match(lines[number - 1]):
            return found[1] or found[2]
    return ""

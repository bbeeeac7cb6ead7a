"""From words to trees: every way in which words match a phrase of a place, computed once per position.

The matcher accepts any form of a noun and counts the wrong forms as slips; so `2 monetę` is read, and what is wrong
with it shows when the sentence is written again. Its only state is the run; it stops when a text takes too many steps.
"""

from __future__ import annotations

from builtins import id as number_of
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, cast

from .first import beginning
from .index import Shelf, Text, Wording
from .languages import LANGUAGES
from .of_phrases import OfPhrases
from .phrasebook import ChildSlot, ColumnSlot, ListSlot, Missing, NameSlot, NounSlot, NumberSlot, Phrases
from .run import Beyond, Bound, Clash, Found, Noted, Run, State
from .spell import spelled, titled
from .tree import DEEPEST, Node, Value, node_of
from .words import number, words
from .write import chosen, implied

WORK = 200_000
"""At most this many steps for one text, a few tenths of a second; a sentence needs some hundred."""
READINGS = 64
"""At most this many readings of the same words; more mean that the phrases are faulty."""

_new: Callable[[type[State], tuple[object, ...]], State] = cast(Any, tuple).__new__
_found: Callable[[type[Found], tuple[int, Node, int]], Found] = cast(Any, tuple).__new__
"""These two make a state and what is found in half the time that their classes take."""


def matches(run: Run, of: str, form: str, at: int, depth: int = 0) -> tuple[Found, ...]:
    """Every phrase of a category that begins at a word."""
    key = of, form, at
    known = run.memo.get(key)
    if known is not None:
        return known
    if depth > DEEPEST:
        raise Beyond("deep")
    found = [one for wording in _candidates(run, of, form, at) for one in _read(run, wording, at, depth)]
    made = run.memo[key] = tuple(found) if len(found) < 2 else _each_once(found)
    return made


def _each_once(readings: Sequence[Found]) -> tuple[Found, ...]:
    """If something can be read in two ways, the one with fewer slips is kept."""
    if len({one.end for one in readings}) == len(readings):
        return tuple(readings)
    found: dict[tuple[int, Node], int] = {}
    for end, tree, slips in readings:
        key = end, tree
        if slips < found.setdefault(key, slips):
            found[key] = slips
    if len(found) > READINGS and max(Counter(end for end, _ in found).values()) > READINGS:
        raise Beyond("many")
    return tuple(Found(end, tree, slips) for (end, tree), slips in found.items())


def _candidates(run: Run, of: str, form: str, at: int) -> Iterable[Wording]:
    place = run.index.places.get((of, form))
    if place is None:
        return ()
    word = run.words[at] if at < len(run.words) else ""
    if run.explains:
        return (*place.by_word.get(word, ()), *place.open)
    begun = beginning(run.firsts, run.index, of, form, word)
    # Each attempt counts as a step, even one that fails at once.
    run.work += len(begun)
    if run.work > WORK:
        raise Beyond("much")
    known = run.known
    return [one for one in begun if one.needs <= known]


def _read(run: Run, wording: Wording, at: int, depth: int) -> Iterable[Found]:
    bound = tuple((symbol.field, implied(symbol)) for symbol in wording.implied) if wording.implied else ()
    states = [_new(State, (at, bound, (), 0))]
    for step in wording.steps:
        if type(step) is tuple and not run.explains:
            states = _behind(run.words, states, step)
        elif (take := STEPS.get(type(step))) is not None:
            states = [after for before in states for after in take(run, before, step, depth)]
        run.work += 1 + len(states)
        if run.work > WORK:
            raise Beyond("much")
        if not states:
            return ()
    found: list[Found] = []
    for state in states:
        run.furthest = max(run.furthest, state.at)
        if state.nouns and not _is_one(wording, state, run):
            continue
        tree = _tree(run, wording.type, state)
        if tree is not None:
            loose = state.nouns or wording.alternative.guards
            slips = state.slips + (_slips(run, wording, state) if loose else 0)
            found.append(_found(Found, (state.at, tree, slips)))
    return found


def _behind(seen: Text, states: Iterable[State], step: Any) -> list[State]:
    """The states after some words, if these come next."""
    size = len(step)
    return [
        _new(State, (at + size, bound, nouns, slips))
        for at, bound, nouns, slips in states
        if seen[at : at + size] == step
    ]


def _words(run: Run, state: State, step: Any, depth: int) -> Iterable[State]:
    end = state.at + len(step)
    if run.words[state.at : end] == step:
        run.furthest = max(run.furthest, end)
        return (State(end, state.bound, state.nouns, state.slips),)
    if run.explains:
        run.furthest = max(run.furthest, state.at + _shared(run.words[state.at : end], step))
    return ()


def _number(run: Run, state: State, step: Any, depth: int) -> Iterable[State]:
    word = run.words[state.at] if state.at < len(run.words) else ""
    n = number(word)
    if n is None and word in run.numbers:
        return _bound(run, state, step.field, run.numbers[word], state.at + 1, slips=1)
    return _bound(run, state, step.field, n, state.at + 1) if n is not None else ()


def _name(run: Run, state: State, step: Any, depth: int) -> Iterator[State]:
    shelves = run.index.titles if step.case else run.index.names
    mark = LANGUAGES[run.phrases.language].quotes[1]
    for end, id in _on_shelf(run, shelves.get(step.of, {}), state.at):
        if step.count and run.words[end - 1] != mark:
            continue
        for after in _bound(run, state, step.field, id, end):
            yield _noting(after, Noted(step, id, state.at, end)) if step.case else after


def _child(run: Run, state: State, step: Any, depth: int) -> Iterable[State]:
    states: list[State] = []
    for end, tree, slips in matches(run, step.of, step.form, state.at, depth + 1):
        states += _bound(run, state, step.field, tree, end, slips)
    return states


def _list(run: Run, state: State, step: Any, depth: int) -> Iterator[State]:
    for end, items, slips in _items(run, step, state.at, depth):
        yield from _bound(run, state, step.field, items, end, slips)


def _columns(run: Run, state: State, step: Any, depth: int) -> Iterator[State]:
    for end, numbers in _column(run, words(step.between), state.at):
        yield from _bound(run, state, f"{step.field}.{step.pick}", numbers, end)


def _shared(left: Text, right: Text) -> int:
    """The number of words that two texts share at their beginning."""
    return next((at for at, (one, other) in enumerate(zip(left, right, strict=False)) if one != other), len(left))


def _bound(run: Run, state: State, name: str, what: Bound, end: int, slips: int = 0) -> Iterable[State]:
    """The state with one more field; a field that occurs twice must have the same value both times."""
    _, bound, nouns, before_slips = state
    for field_name, before in bound:
        if field_name == name:
            if before == what:
                return (State(end, bound, nouns, before_slips + slips),)
            if not run.clash or end >= run.clash.at:
                run.clash = Clash(end, name, before, what)
            return ()
    return (_new(State, (end, (*bound, (name, what)), nouns, before_slips + slips)),)


def _noun(run: Run, state: State, slot: Any, depth: int) -> Iterable[State]:
    shelf = run.index.nouns.get(slot.of, {})
    starts = [state.at]
    if slot.article:
        articles = LANGUAGES[run.phrases.language].articles
        starts = [at + 1 for at in starts if at < len(run.words) and run.words[at] in articles]
    for adjective in slot.adjectives:
        forms = run.index.adjectives.get(adjective, ())
        starts = [at + len(form) for at in starts for form in forms if run.words[at : at + len(form)] == form]
    found: list[State] = []
    for start in dict.fromkeys(starts):
        for end, id in _on_shelf(run, shelf, start):
            if not _has_its_part(slot, id, run.words[start:end], run.phrases):
                continue
            for after in _bound(run, state, slot.field, id, end):
                found.append(_noting(after, Noted(slot, id, state.at, end)))
    return found


def _noting(state: State, noun: Noted) -> State:
    return State(state.at, state.bound, (*state.nouns, noun), state.slips)


def _has_its_part(slot: NounSlot, id: str, text: Text, phrases: Phrases) -> bool:
    """Whether a form is in a case that fits the noun's part in the sentence: not `wydaj 1 Paliwem`."""
    known, key = PARTS(phrases), (number_of(slot), id, text)
    found = known.get(key)
    if found is None:
        found = known[key] = slot, _plays(slot, id, text, phrases)
    return found[1]


def _plays(slot: NounSlot, id: str, text: Text, phrases: Phrases) -> bool:
    rules, noun = LANGUAGES[phrases.language], phrases.nouns[id]
    keys = {key for key, form in noun.forms.items() if words(form) == text}
    if not rules.cases or not keys or len(set(noun.forms.values())) == 1:
        return True
    wanted = slot.case or rules.cases[0]
    allowed = rules.straight if wanted in rules.straight else (wanted,)
    return any((rules.cases[0] if key == "pl" else key.removeprefix("pl-")) in allowed for key in keys)


def _is_one(wording: Wording, state: State, run: Run) -> bool:
    """Whether nouns that are singular without a number word are in the singular."""
    for slot, id, _, end in state.nouns if wording.implied else ():
        if isinstance(slot, NounSlot) and not slot.count and slot.number == "sg":
            forms = [
                key for key, form in run.phrases.nouns[id].forms.items() if words(form)[-1:] == run.words[end - 1 : end]
            ]
            if forms and all(key.startswith("pl") for key in forms) and not run.phrases.nouns[id].always:
                return False
    return True


def _on_shelf(run: Run, shelf: Shelf, at: int) -> Iterator[tuple[int, str]]:
    """The nouns whose words come next, and where they end."""
    for text, id in shelf.get(run.words[at], ()) if at < len(run.words) else ():
        end = at + len(text)
        if run.words[at:end] == text:
            run.furthest = max(run.furthest, end)
            yield end, id


def _items(run: Run, slot: ListSlot, at: int, depth: int) -> Iterator[tuple[int, tuple[Node, ...], int]]:
    """Every list that begins here: its end, its items, and their slips."""
    joints = run.index.joints.get(slot.joint)
    if joints is None:
        return
    ends = {joints.last, joints.pair}
    # Commas are no words here, so words that are not there are those of a joint with commas alone.
    if slot.of == "act" and joints.turn:
        ends.add(joints.turn)
    betweens = dict.fromkeys((*sorted(ends), joints.rest))
    firsts = matches(run, slot.of, slot.form, at, depth + 1)
    lists: list[tuple[int, tuple[Node, ...], int, bool]] = [(one.end, (one.tree,), one.slips, True) for one in firsts]
    while lists:
        end, items, slips, closed = lists.pop()
        run.work += 1
        if run.work > WORK:
            raise Beyond("much")
        if closed and len(items) >= slot.least:
            yield end, items, slips
        for between in betweens:
            start = end + len(between)
            if run.words[end:start] == between:
                ends_list = between in ends
                for one in matches(run, slot.of, slot.form, start, depth + 1):
                    if one.end > end:
                        lists.append((one.end, (*items, one.tree), slips + one.slips, ends_list))


def _column(run: Run, between: Text, at: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    numbers: tuple[int, ...] = ()
    while at < len(run.words):
        n = number(run.words[at])
        if n is None:
            return
        numbers = (*numbers, n)
        yield at + 1, numbers
        if run.words[at + 1 : at + 1 + len(between)] != between:
            return
        at += 1 + len(between)


def _tree(run: Run, type: str, state: State) -> Node | None:
    """The node of the fields that were read: its columns become rows if they have the same length."""
    fields: dict[str, Value] = {}
    columns: dict[str, dict[str, tuple[int, ...]]] = {}
    for name, what in state.bound:
        if not isinstance(what, tuple):
            fields[name] = what
            continue
        field_name, dot, pick = name.partition(".")
        if dot:
            columns.setdefault(field_name, {})[pick] = tuple(n for n in what if isinstance(n, int))
        else:
            fields[name] = tuple(one for one in what if isinstance(one, Node))
    for name, picks in columns.items():
        first, *others = picks.values()
        if uneven := [numbers for numbers in others if len(numbers) != len(first)]:
            run.clash = Clash(state.at, name, first, uneven[0])
            return None
        rows = zip(*picks.values(), strict=True)
        fields[name] = tuple(node_of(name, dict(zip(picks, row, strict=True))) for row in rows)
    return node_of(type, fields)


def _slips(run: Run, wording: Wording, state: State) -> int:
    """How many nouns and branches have a form that does not fit the numbers."""
    numbers = {name: what for name, what in state.bound if isinstance(what, int)}
    slips = 0
    for guard in wording.alternative.guards:
        n = numbers.get(guard.field)
        slips += n is not None and chosen(guard, n, run.phrases.language) != guard.key
    for slot, id, start, end in state.nouns:
        slips += run.words[start:end] != _expected(slot, id, numbers.get(slot.count), run.phrases)
    return slips


def _expected(slot: NounSlot | NameSlot, id: str, count: int | None, phrases: Phrases) -> Text | None:
    number = None if count is None or not slot.count else LANGUAGES[phrases.language].plural(count)
    known, key = EXPECTED(phrases), (number_of(slot), id, number)
    found = known.get(key)
    if found is None:
        found = known[key] = slot, _written(slot, id, count, phrases)
    return found[1]


def _written(slot: NounSlot | NameSlot, id: str, count: int | None, phrases: Phrases) -> Text | None:
    noun = phrases.nouns[id]
    if isinstance(slot, NameSlot):
        return words(titled(slot, noun, count, phrases))
    text = spelled(slot, noun, count, phrases)
    return None if isinstance(text, Missing) else words(text)


PARTS = OfPhrases(lambda _: dict[tuple[int, str, Text], tuple[NounSlot, bool]]())
"""Whether the form of a noun fits its place. A slot is identified by its `id`, and stored with it."""
EXPECTED = OfPhrases(lambda _: dict[tuple[int, str, str | None], "tuple[NounSlot | NameSlot, Text | None]"]())
"""The words of nouns that are expected at a place, by the class of their number."""

STEPS: dict[type, Callable[[Run, State, Any, int], Iterable[State]]] = {
    tuple: _words,
    NumberSlot: _number,
    NounSlot: _noun,
    NameSlot: _name,
    ChildSlot: _child,
    ListSlot: _list,
    ColumnSlot: _columns,
}
"""A symbol that is not listed takes no words."""

"""The clauses of a sentence: the act, its trigger, its price, its purpose and its exceptions."""

from __future__ import annotations

from dataclasses import field
from itertools import takewhile, zip_longest

from ..frozen import slotted
from .shape_lexicon import Item
from .shapes import Shapes

ROLES = {
    "triggers": "after",
    "before": "before",
    "during": "during",
    "unless": "unless",
    "means": "means",
    "rewards": "means",
    "without": "without",
    "each": "after",
    "relatives": "where",
}
TOLD = ("after", "before", "during", "unless", "where")
"""The roles of triggers and conditions."""


@slotted
class Clause:
    role: str = "do"
    """Or `aim`, `else`, one of the roles above, or `carried` for words before a clause that they do not belong to."""
    verb: str = ""
    mark: str = ""
    may: bool = False
    joined: str = ""
    """`or` if it is an alternative to the clause before."""
    items: list[Item] = field(default_factory=list[Item])
    here: bool = False
    each: bool = False
    """Whether it describes each thing with which something is done: `for each card that you discard`."""
    yours: bool = False
    """Whether the text says that you do it."""
    aimed: bool = False
    """Whether it is the purpose of a price."""
    word: str = ""
    """Its first word; for a place or thing in a relative clause, the words for what is done with it."""


@slotted
class Sentence:
    """A sentence while it is read."""

    known: Shapes
    before: bool
    """Whether the last act is optional."""
    clauses: list[Clause] = field(default_factory=lambda: [Clause()])
    may: bool = False
    late: bool = False
    """Whether the text said that something is optional, and no act has followed."""


def clauses_of(sentence: list[Item], before: bool, known: Shapes) -> list[Clause]:
    said = Sentence(known, before)
    last = "stop"
    for one in sentence:
        _take(said, one, last)
        last = last if one.sort in ("must", "either") else one.sort
    if said.late:
        for clause in said.clauses:
            clause.may = clause.may or clause.role == "do"
    found = [one for one in said.clauses if one.verb or one.items]
    for place, clause in enumerate(found):
        if clause.role == "without" and not clause.word:
            clause.word = next((one.verb for one in found[place:] if one.role == "do"), "")
    _share(found, known)
    return found


def _share(clauses: list[Clause], known: Shapes) -> None:
    """Who does one thing does the next, where nobody else is named: `each player pays 1 coin or loses 1 card`."""
    who, last = list[Item](), Clause()
    for one in clauses:
        end = next((place for place, item in enumerate(one.items) if item == Item("stop", "|")), 0)
        named = [item for item in one.items[:end] if item.sort in ("thing", "word") and item.word[:1] != "~"]
        others = one.mark == "s" if known.endings else any(item.word == "@" for item in one.items[:end])
        if named and others:
            who = one.items[: end + 1]
        elif named or one.yours or one.role not in (last.role, "unless") or not _goes_on(last, one, known):
            who = []
        elif who:
            one.items[:0] = who
        last = one


def _goes_on(last: Clause, one: Clause, known: Shapes) -> bool:
    """Whether one act may be of those who do the other: `each opponent chooses: pay 1 coin or ...`, `... unless they
    pay 1 coin`."""
    theirs = one.role == "unless" and not known.subject & set(one.word.split()) and len(one.word.split()) > 1
    return one.mark == last.mark or (not known.endings and not one.mark and (theirs or last.verb in known.choose))


def _take(said: Sentence, one: Item, last: str) -> None:
    now = said.clauses[-1]
    match one.sort:
        case "verb":
            _act(said, one, last)
        case "may":
            if now.verb:
                said.clauses.append(Clause(joined=_joint(now)))
            said.may = said.late = True
        case "so":
            said.may = said.before
        case "here":
            now.here = True
        case "by_you":
            now.yours = True
        case "either" | "still":
            pass
        case "must":
            if now.role in TOLD:
                now.items.append(one)
        case "stop" if _ends(now, one.word):
            said.clauses.append(Clause())
        case sort if sort in ROLES or sort == "aims":
            _begin(said, one)
        case _ if now.each and one.sort == "whom":
            pass
        case _:
            now.items.append(one)


def _ends(now: Clause, sign: str) -> bool:
    if now.role == "do":
        return sign == ":" and bool(now.verb)
    return sign in (",", ":") and bool(now.verb or (now.items and not now.each))


def _begin(said: Sentence, one: Item) -> None:
    """Begins a clause at its first word."""
    now = said.clauses[-1]
    word = one.word
    if one.sort == "relatives":
        word = f"{now.verb} {_told_of(now.items)}"
    elif one.sort == "without":
        word = _limited(said)
    if one.sort == "aims":
        role = now.role if now.role in TOLD else "do" if any(clause.verb for clause in said.clauses) else "aim"
    else:
        role = ROLES[one.sort]
    joint = _joint(now)
    if not now.verb and now.role == "do" and role != "do":
        now.role = "carried"
    # An act for the purpose of another is a price only if it costs something.
    aim = one.sort == "aims" and bool(now.verb) and now.verb not in said.known.costs
    kept = [Item("word", "~to"), Item("stop", "|")] if aim else []
    aimed = one.sort == "aims" and now.verb in said.known.costs
    said.clauses.append(Clause(role, joined=joint if role == "do" else "", word=word, items=kept, aimed=aimed))
    said.clauses[-1].each = one.sort == "each"


def _told_of(items: list[Item]) -> str:
    """The thing before a relative clause, or each alternative: `the town or field where you stand`."""
    items = [
        one for one, after in zip_longest(items, items[1:]) if after is None or after.sort != "or" or one.sort != "stop"
    ]
    joints = [place for place, one in enumerate(items) if one.sort == "or"]
    plain = [one for place, one in enumerate(items) if one.sort != "of" or place - 1 not in joints]
    behind = [*takewhile(lambda one: one.sort not in ("of", "prepositions", "stop"), reversed(plain))]
    things = [one.word for one in (behind or items[::-1]) if one.sort in ("thing", "word")]
    return " ".join(sorted(things)) if any(one.sort == "or" for one in behind) else next(iter(things), "")


def _limited(said: Sentence) -> str:
    """An exception (`without`) belongs to the last clause, unless more of it follows."""
    now = said.clauses[-1]
    joints = [one for one in now.items if one != Item("stop", ",")]
    open_ended = not now.verb or (bool(joints) and joints[-1].sort in ("and", "or"))
    return "" if open_ended else next((one.verb for one in reversed(said.clauses) if one.role == "do"), "")


def _act(said: Sentence, one: Item, last: str) -> None:
    """An act: in a new clause, if the last one already has a verb."""
    known, now = said.known, said.clauses[-1]
    if now.verb:
        english = not known.endings and last != "stop" and now.mark != "ing"
        takes = english or (one.mark == "s" and one.word not in known.worth) or _is_next(now)
        subject = _subject(now) if takes or _is_its(now, known) else []
        joint = _joint(now)
        follows = now.role != "do" and joint and (one.mark == now.mark or known.endings)
        now = Clause(now.role if follows else "do", joined=joint, items=subject, word=now.word * bool(follows))
        said.clauses.append(now)
    now.verb, now.mark, now.may, now.yours = one.word, one.mark, said.may, one.opens
    said.late = False
    if now.items:
        _tell_who(now, one, last, known)
        now.items.append(Item("stop", "|"))
    if now.role == "do" and one.mark in ("ing", "part", "noun") and last == "stop" and not now.joined:
        now.role = "do" if one.word in known.manner else "means"
    if now.role == "means" and one.word not in known.costs:
        now.role = "after"


def _tell_who(now: Clause, verb: Item, last: str, known: Shapes) -> None:
    """Finds the subject among the words before the verb."""
    while now.items and (now.items[0].sort in ("and", "or") or now.items[0] == Item("stop", ",")):
        del now.items[0]
    if last in ("and", "or") and now.items:
        now.items.append(Item("word", f"~{last}"))  # a thing without a verb
        return
    stops = [place for place, one in enumerate(now.items) if one.sort == "stop"]
    start = stops[-1] + 1 if stops else 0
    who = now.items[start:]
    if (
        now.each
        or verb.word in known.worth
        or any(one.sort == "prepositions" for one in who)
        or not any(one.sort in ("thing", "word") for one in who)
    ):
        return
    if known.endings:
        thing = next((one for one in who if one.sort == "thing" and one.cases), None)
        if verb.mark == "s" and thing is not None and "n" not in thing.cases:
            now.items.append(Item("word", "~whom"))
    elif verb.mark in ("", "s") and last in ("thing", "word"):
        now.items.insert(start, Item("prepositions", "@"))


def _subject(clause: Clause) -> list[Item]:
    """Removes the subject of the next act: `or the others gain 1 coin`."""
    joints = [place for place, one in enumerate(clause.items) if one.sort in ("and", "or")]
    last = joints[-1] + 1 if joints else len(clause.items)
    subject = clause.items[last:]
    del clause.items[last:]
    return subject


def _is_next(clause: Clause) -> bool:
    """Whether the words before a verb belong to it: `otrzymujesz 1 kartę, a żeton dodajesz`."""
    joints = [place for place, one in enumerate(clause.items) if one.sort in ("and", "or")]
    return bool(joints) and joints[-1] > 0 and clause.items[joints[-1] - 1] == Item("stop", ",")


def _is_its(clause: Clause, known: Shapes) -> bool:
    """Whether a pronoun after a conjunction belongs to the verb after it: `wybierz żeton i go odrzuć`."""
    last = clause.items[-2:]
    return bool(known.endings) and len(last) == 2 and last[0].sort == "and" and last[1].word in known.pronouns


def _joint(clause: Clause) -> str:
    """Removes the `and` or `or` at the end of a clause."""
    joint = ""
    while clause.items and (clause.items[-1].sort in ("and", "or") or clause.items[-1].word == ","):
        joint = joint or (clause.items[-1].sort if clause.items[-1].sort != "stop" else "")
        clause.items.pop()
    return joint

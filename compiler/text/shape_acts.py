"""Which words of a text are verbs, and in which form: `gains` after its subject, `placing` after `after`."""

from __future__ import annotations

from .shape_lexicon import STOPS, Item, Lexicon, bent, thing_at
from .shapes import Shapes, Text, at


def mark_of(seen: Text, place: int, lex: Lexicon, known: Shapes) -> str:
    """The form of a verb; empty if the word is no verb."""
    if place >= len(seen) or thing_at(seen, place, lex) is not None:
        return ""
    if known.endings:
        if seen[place] in known.nominal:
            return "noun"
        found = bent(seen[place], lex.verbs, known)
        return found[1] if found else "noun" if _deed(seen, place, lex, known) else ""
    return lex.verbs.get(seen[place], "").partition("~")[2]


def verb_at(seen: Text, place: int, before: list[Item], lex: Lexicon, known: Shapes) -> Item | None:
    if place >= len(seen):
        return None
    if known.endings and seen[place] in known.nominal:
        return Item("verb", known.nominal[seen[place]], "noun")
    if known.endings:
        found = _done(seen, place, lex, known) or bent(seen[place], lex.verbs, known)
        if not found and (deed := _deed(seen, place, lex, known)):
            return Item("verb", deed, "noun")
        return Item("verb", *found) if found else None
    if seen[place] in known.nominal and known.of & set(seen[place + 1 : place + 2]):
        return Item("verb", known.nominal[seen[place]], "ing")
    if any(seen[place : place + len(one)] == one for one in lex.compounds):
        return None
    base, _, mark = lex.verbs.get(seen[place], "").partition("~")
    if base in known.worth:
        return Item("verb", base, mark)
    if mark == "ed" and seen[place - 1] in known.had:
        mark = "" if seen[place - 2 : place - 1] and seen[place - 2] in known.subject else "s"
        return Item("verb", base, mark)
    return Item("verb", base, mark) if base and _may_act(mark, seen, place, before, known) else None


def _deed(seen: Text, place: int, lex: Lexicon, known: Shapes) -> str:
    """przed ucieczką: the verb of the game that a noun means, behind a word that begins a trigger."""
    begins = at(known.starts, seen, place - 1) if place else None
    if begins is None or begins[1] not in ("triggers", "before", "during"):
        return ""
    verb = next((form for head, form in known.deeds.items() if seen[place].startswith(head)), "")
    found = bent(verb, lex.verbs, known) if verb else None
    return found[0] if found else ""


def _may_act(mark: str, seen: Text, place: int, before: list[Item], known: Shapes) -> bool:
    """Whether a word that can be a verb is one after the word before it."""
    last = seen[place - 1] if place else "."
    sort = before[-1].sort if before else "stop"
    match mark:
        case "" if sort == "word" and before[-1].mark and before[-2:-1] and before[-2].word in known.each_one:
            return True  # each players
        case "":
            return sort not in ("number", "prepositions", "own", "any", "word") or last in known.leading
        case "s":
            return sort in ("thing", "word") or (sort in ("and", "or") and _goes_on(seen, place, before, known))
        case "ing":
            return sort in ("stop", "and", "or", "may") or last in known.gerunds
        case _:
            return last in known.passive or last in known.subject


def _goes_on(seen: Text, place: int, before: list[Item], known: Shapes) -> bool:
    """Whether the subject of a verb has another one: `each player gains 1 coin or loses 1 card`."""
    start = max((at for at, one in enumerate(before) if one == Item("stop", ".")), default=-1) + 1
    acts = any(one.sort == "verb" and one.mark == "s" for one in before[start:])
    behind = seen[place + 1 : place + 2]
    return acts and behind != () and behind[0] not in STOPS | known.prepositions | known.joints


def _done(seen: Text, place: int, lex: Lexicon, known: Shapes) -> tuple[str, str] | None:
    """zostaje odrzucona: the verb of a passive participle."""
    if not place or seen[place - 1] not in known.passive:
        return None
    stems = (seen[place].removesuffix(one) for one in known.participles if seen[place].endswith(one))
    return next(((lex.verbs[stem], "") for stem in stems if stem in lex.verbs), None)


def leads(seen: Text, place: int, before: list[Item], lex: Lexicon, known: Shapes) -> bool:
    """Whether `you` is only the subject: a verb follows."""
    while place < len(seen) and (
        seen[place] in known.passive | known.adverbs or (at(known.starts, seen, place) and _allows(seen, place, known))
    ):
        place += 1
    return verb_at(seen, place, [*before, Item("word", "you")], lex, known) is not None


def _allows(seen: Text, place: int, known: Shapes) -> bool:
    found = at(known.starts, seen, place)
    return found is not None and found[1] in ("may", "must", "still")

"""The words of a text, each with its role: a verb, a thing, the beginning of a part.

after gaining any wood   ->  triggers, verb gain~ing, any, thing wood
"""

from __future__ import annotations

from .phrasebook import Noun, Phrases
from .shape_acts import leads, mark_of, verb_at
from .shape_chosen import measured
from .shape_counted import distributed
from .shape_lexicon import GOODS, HAD, STOPS, WITH, Item, Lexicon, lexicon, name_at, thing_at
from .shape_of_row import of_row
from .shape_pieces import pieces
from .shape_plain import plain_text
from .shape_resumed import resumed
from .shape_stem import stem
from .shape_told import told_of
from .shapes import Shapes, Text, at
from .usage import Usage, usage
from .words import words

ALONE = ("y", "ą", "ego", "ej", "ym", "a")
"""The endings of `any` in the singular."""


WITHOUT = "~without"
"""For `you do not`, in a sentence that excludes something: `you do not place a token`."""
MANY = ("ach", "ami", "om")
"""The endings of things in the plural."""


HEARD = ("triggers", "before", "during", "unless")


def items(seen: Text, phrases: Phrases, known: Shapes) -> list[Item]:
    plain = plain_text(seen, phrases, known)
    lex, said = lexicon(phrases), usage(phrases.language)
    found: list[Item] = []
    place = 0
    while place < len(plain):
        size, one = _item(plain, place, found, lex, known, said)
        if one is not None and one.sort == "has":
            found += [Item("prepositions", min(known.price)), Item("own", HAD)]
        elif one is not None:
            found.append(one)
        place += size
    found = of_row(pieces(_paid_with(_forced(found, known)), lex, known), lex, known)
    return measured(
        told_of(distributed(_governed(_left_out(resumed(found, known), known), known), known), known), known
    )


def _paid_with(found: list[Item]) -> list[Item]:
    """`zapłać dwoma monetami`: zapłać dwie monety."""
    done: list[Item] = []
    now = False
    for one in found:
        now = one.word == WITH or (now and one.sort not in ("stop", "prepositions", "verb"))
        done += [] if one.word == WITH else [one._replace(cases="") if now and one.cases == "i" else one]
    return done


def _forced(found: list[Item], known: Shapes) -> list[Item]:
    """`każdy gracz musi wydać monetę albo odrzucić kartę`: wydaje, albo odrzuca."""
    done: list[Item] = []
    forced = False
    for one in found:
        forced = forced and one != Item("stop", ".")
        if one.word in known.lest and one.sort == "word":
            forced = True
        else:
            bare = one.sort == "verb" and not one.mark and not one.opens
            done.append(one._replace(mark="s") if forced and bare else one)
    return done


def _left_out(found: list[Item], known: Shapes) -> list[Item]:
    """`(tokens do not count)`: not tokens."""
    for place in range(len(found) - 1, 0, -1):
        negation, verb = found[place - 1 : place + 1]
        if verb.sort == "verb" and verb.word in known.counts and negation.word in known.negations | known.denials:
            start = max((at for at in range(place) if found[at].sort == "stop"), default=-1) + 1
            what = [one for one in found[start : place - 1] if one.word not in known.itself]
            if place + 1 == len(found) or found[place + 1].sort == "stop":
                without = Item("prepositions", min(known.negations & known.under))
                found = [*found[:start], without, *what, *found[place + 1 :]]
    return found


def _governed(found: list[Item], known: Shapes) -> list[Item]:
    """`z królem` differs from `z króla`: a preposition with the case after it."""
    if not known.joins:
        return found
    with_it = max(known.joins, key=len)
    for place, one in enumerate(found):
        if one.sort == "prepositions" and one.word in known.joins and one.word != with_it:
            cases = next((after.cases for after in found[place + 1 : place + 5] if after.cases), "")
            if "i" in cases and "g" not in cases:
                found[place] = one._replace(word=with_it)
    return found


def _item(
    seen: Text, place: int, before: list[Item], lex: Lexicon, known: Shapes, said: Usage
) -> tuple[int, Item | None]:
    word = seen[place]
    begins = _begun(seen, place, lex, known)
    if word in STOPS and (begins is None or begins[1] != "relatives"):
        return 1, Item("stop", word)
    if begins is not None and begins[1] == "has":
        return len(begins[0]), Item("has", " ".join(begins[0]))
    if begins is not None and _begins(begins[1], seen, place + len(begins[0]), lex, known):
        sort = "own" if begins[1] == "holds" else begins[1]
        return len(begins[0]), Item(sort, " ".join(begins[0]) if sort != "own" else min(known.own))
    if word in known.every and not before and mark_of(seen, place + 1, lex, known) in ("noun", "ing"):
        return 1, None
    counts = bool(before) and before[-1].sort == "number" and before[-1].word.isdecimal()
    if word in known.of_those and counts and _is_of_own(seen, place, lex, known):
        return 1, None  # 2 of your cards
    if before and before[-1].sort == "verb" and _is_taken(seen, place, known):
        return 1, None
    if begins is not None and begins[0][0] in known.prepositions:
        scaled = begins[0][0] in known.tables and seen[place + 2 : place + 3] == ("/",)
        return 1, Item("prepositions", min(known.price) if scaled else begins[0][0])
    if begins is not None and begins[1] == "prepositions":
        return len(begins[0]), Item("prepositions", " ".join(begins[0]))
    if word in known.adverbs:
        return 1, Item("adverb", word)
    if word in known.asides or word.removeprefix("~") in known.otherwise:
        return 1, Item("aside", word)
    if word in known.extra:
        return 1, _word(word, known)
    if word in known.these and _points(seen, place, before, lex):
        return 1, Item("those", "this", opens=True)
    if word in known.its:
        return 1, Item("its", word)
    if word in known.those and known.endings and place + 1 < len(seen) and thing_at(seen, place + 1, lex):
        return 1, _word(word, known)._replace(sort="those")
    thing = thing_at(seen, place, lex)
    if thing is not None:
        return len(thing[0]), _thing(*thing, bool(known.endings))
    if word in known.here:
        return 1, Item("here", word)
    if word in known.whom:
        return 1, Item("whom", word)
    if word in known.itself or word in known.lest:
        return 1, Item("word", word)
    if word in known.of and before and before[-1].sort == "verb":
        return 1, None  # the completion of
    if word in known.odd_ones:
        ruled = bool(before) and before[-1].sort == "prepositions"
        return 1, Item("number", "1") if ruled else Item("word", word)
    if word in known.be and before and before[-1].sort == "may" and before[-1].word.startswith(tuple(known.subject)):
        return 1, Item("word", "you~")
    told = known.passive and verb_at(seen, place + 1, [*before, Item("word", word)], lex, known)
    if known.endings and word in known.passive and told:
        return 1, None
    verb = verb_at(seen, place, before, lex, known)
    if verb is not None:
        # `gdy dostanie` has a verb, though the word looks like a noun.
        heard = bool(before) and before[-1].sort == "triggers" and before[-1].word in known.conditions
        verb = verb._replace(opens=_is_yours(seen, place, before, known))
        return 1, verb._replace(mark="s") if heard and verb.mark == "noun" and known.endings else verb
    if word in known.passive and told:
        return 1, None
    if word in known.states:
        return 1, Item("stop", "|")
    if word in known.subject and leads(seen, place + 1, before, lex, known):
        return 1, Item("word", word) if seen[place + 1] in known.be or seen[place + 2 : place + 3] == ("be",) else None
    named = name_at(seen, place, lex)
    if named is not None:
        return len(named[0]), _word(word, known)._replace(word=named[1], opens=False)
    if word.isdecimal() or word in ("/", "+", "≤"):
        return 1, Item("number", word, opens=word.isdecimal() and (not before or before[-1].word != "/"))
    noun = lex.stems.get(stem(word)) if known.endings and known.oblique else None
    plain = _word(word, known)
    if noun is None or plain.sort != "word" or plain.opens:
        return 1, plain
    # A form that the game does not print: `1 Część`.
    good = bool(GOODS & set(noun.of))
    return 1, Item("thing", noun.id, "pl" * word.endswith(MANY), good, cases=plain.cases, uncounted="good" in noun.of)


def _is_yours(seen: Text, place: int, before: list[Item], known: Shapes) -> bool:
    """Whether the text says that you do it."""
    told = bool(before) and before[-1].sort in ("may", "must") and before[-1].word.startswith(tuple(known.subject))
    return told or (place > 0 and seen[place - 1] in known.subject) or seen[place].endswith(known.yours)


def _points(seen: Text, place: int, before: list[Item], lex: Lexicon) -> bool:
    """Whether a word refers to the thing after it: `of that district`."""
    behind = place + 1 < len(seen) and thing_at(seen, place + 1, lex) is not None
    return behind and (not before or before[-1].sort in ("prepositions", "of", "verb", "stop", "and", "or"))


def _is_of_own(seen: Text, place: int, lex: Lexicon, known: Shapes) -> bool:
    """Whether things of yours follow: `2 of your cards`."""
    own = known.own & set(seen[place + 1 : place + 2])
    behind = range(place + 2, min(place + 5, len(seen)))
    return bool(own) and (not known.endings or any(thing_at(seen, at, lex) for at in behind))


def _is_taken(seen: Text, place: int, known: Shapes) -> bool:
    """Whether a preposition after its verb has no meaning: `korzystasz z karty`."""
    return any(seen[place] == prep and seen[place - 1].startswith(verb) for verb, prep in known.takes.items())


def _begun(seen: Text, place: int, lex: Lexicon, known: Shapes) -> tuple[Text, str] | None:
    """The beginning of a part at a word: `if you have` only before things, not before something that has been done."""
    if seen[place] in known.every and (not place or seen[place - 1] in STOPS):
        return seen[place : place + 1], "each"
    behind = seen[place + 1 : place + 2]
    found = [one for one in known.starts.get(seen[place], ()) if seen[place : place + len(one[0])] == one[0]]
    if found and found[0][1] == "triggers" and seen[place] in known.passive and "".join(behind).isdecimal():
        return found[0][0], "has"  # having 2 cards
    fits = (one for one in found if one[1] != "has" or mark_of(seen, place + len(one[0]), lex, known) != "ed")
    return next(fits, None)


def _begins(sort: str, seen: Text, place: int, lex: Lexicon, known: Shapes) -> bool:
    """Whether words that can begin a part do so here, by the words that follow."""
    if sort == "prepositions":
        return False
    if sort == "holds":
        return mark_of(seen, place, lex, known) != "ed" and seen[place : place + 1] != ("to",)
    if sort == "aims" and not known.endings:
        if any(seen[place : place + len(one)] == one for one in lex.compounds):
            return False
        return place < len(seen) and lex.verbs.get(seen[place]) == seen[place] and thing_at(seen, place, lex) is None
    if sort in ("means", "rewards", "without"):
        plainly = seen[place - 1] == WITHOUT and verb_at(seen, place, [Item("may", "")], lex, known) is not None
        return plainly or mark_of(seen, place, lex, known) in ("ing", "noun", "part")
    if sort == "each":
        counted = thing_at(seen, place, lex)
        # Goods come several at once: *for each coin you gain* is not once each time that you gain coins.
        return not (counted and GOODS & set(counted[1].of)) and _is_said(seen, place, lex, known)
    if sort == "triggers" and seen[place - 1] in known.perfect:
        end = next((one for one in range(place, len(seen)) if seen[one] in STOPS), len(seen))
        told = seen[place : place + 1] != () and seen[place] not in known.prepositions | known.every
        return told and any(mark_of(seen, one, lex, known) == "ed" for one in range(place, end))
    if sort == "triggers" and seen[place - 1] in known.prepositions:
        return any(mark_of(seen, one, lex, known) == "noun" for one in range(place, place + 3))
    return True


def _ends_it(seen: Text, place: int, known: Shapes) -> bool:
    """Whether the description of a thing ends here: at a sign, or where a trigger begins."""
    begins = at(known.starts, seen, place)
    heard = not known.endings and begins is not None and begins[1] in HEARD
    return heard or (seen[place] in STOPS and not known.whom & set(seen[place : place + 2]))


def _is_said(seen: Text, place: int, lex: Lexicon, known: Shapes) -> bool:
    """Whether an act of yours follows before the next sign: `for each card that you discard`."""
    ends = (one for one in range(place, len(seen)) if _ends_it(seen, one, known))
    end = next(ends, len(seen))
    # Where the subject need not be written, only a relative clause shows it.
    start = next((one for one in range(place, end) if seen[one] in known.whom), end) if known.endings else place
    if known.endings and mark_of(seen, place, lex, known) == "noun":
        return True
    verbs = [one for one in range(start + 1, end) if seen[one - 1] in known.subject or known.endings]
    return any(mark_of(seen, one, lex, known) == "" and verb_at(seen, one, [], lex, known) for one in verbs)


def _thing(text: Text, noun: Noun, bent: bool) -> Item:
    forms = {key for key, form in noun.forms.items() if words(form) == text}
    many = bool(forms) and all(key.startswith("pl") for key in forms)
    cases = {"n" if key == "pl" else key.removeprefix("pl-")[0] for key in forms}
    every = "".join(sorted(cases)) if bent and len(set(noun.forms.values())) > 1 else ""
    good = bool(GOODS & set(noun.of))
    return Item("thing", noun.id, "pl" * many, good, cases=every, uncounted=good and "group" not in noun.of)


def _word(word: str, known: Shapes) -> Item:
    if word.startswith("~"):
        return Item("word", word)
    if word in known.own:
        return Item("own", word)
    if word in known.any:
        return Item("any", "any", opens=bool(known.endings))
    if not known.endings:
        many = len(word) > 3 and word.endswith("s") and word[-2] != "s" and word not in known.adjectives
        return Item("word", word[:-1] if many else word, "pl" * many, opens=word in known.adjectives)
    adjective = word.startswith(known.adjectives)
    plain = stem(word)
    if plain.startswith("dowoln"):
        return Item("any", "any", "" if word.endswith(ALONE) else "pl", opens=True)
    cases = next((cases for ending, cases in known.oblique.items() if word.endswith(ending)), "")
    return Item("word", plain, opens=adjective, cases=cases)

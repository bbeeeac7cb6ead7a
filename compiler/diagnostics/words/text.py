"""Messages about phrase files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from ...source.text import Span
from ..diagnostic import Diagnostic, Label, Severity
from ..suggest import near


def _said(
    slug: str, headline: str, span: Span | None, words: str = "here", why: str = "", hint: str = ""
) -> Diagnostic:
    return Diagnostic(slug, headline, (Label(span, words, True),) if span else (), why=why, hint=hint)


def _beside(
    slug: str, headline: str, span: Span, words: str, other: Span, there: str, why: str, hint: str
) -> Diagnostic:
    """A diagnostic with a second place."""
    return Diagnostic(slug, headline, (Label(span, words, True), Label(other, there)), why=why, hint=hint)


def _meant(name: str, known: Sequence[str], before: str = "") -> str:
    """The names probably meant, or all names if there are few."""
    close = near(name, known)
    if close:
        return f"perhaps {' or '.join(f'`{before}{one}`' for one in close)}"
    return f"there are only {_listed(f'`{before}{one}`' for one in sorted(known))}" if 1 < len(known) <= 8 else ""


def _listed(items: Iterable[str], last: str = "and") -> str:
    *others, end = items
    return f"{', '.join(others)} {last} {end}" if others else end


def unknown_language(span: Span, language: str, known: Sequence[str]) -> Diagnostic:
    why = "the forms of nouns must be known for each language, and are not known for this one"
    return _said("unknown-language", f"nothing can be said in `{language}` yet", span, why=why, hint=_spoken(known))


def missing_text(span: Span, file: str, language: str) -> Diagnostic:
    why = f"the rules are in English, so in `{language}` nothing can be said without phrases"
    hint = f"write `{file}`, or take `{language}` out of `languages`"
    return _said("missing-text", f"there is no `{file}`", span, why=why, hint=hint)


def _spoken(known: Sequence[str]) -> str:
    return f"there are {_listed(f'`{one}`' for one in known)}"


def odd_item(span: Span, why: str) -> Diagnostic:
    hint = "it may hold a `{ $field }`, a call such as `{ NUMBER($n) }`, a `{ -part-… }`, and `{ $n -> … }`"
    return _said("odd-placeable", "a phrase cannot hold this", span, why=why, hint="" if why else hint)


def entry_twice(span: Span, other: Span, id: str) -> Diagnostic:
    hint = "give one of them another id, or make it a second wording: `.v2`"
    return _beside(
        "phrase-twice", f"`-{id}` is given twice", span, "again", other, "first", "one would have no effect", hint
    )


def unknown_function(span: Span, name: str, known: Sequence[str]) -> Diagnostic:
    return _said("unknown-function", f"no function is called {name}", span, hint=_meant(name, known))


def odd_call(span: Span, what: str, known: Sequence[str] = ()) -> Diagnostic:
    return _said("odd-call", what, span, hint=f"it takes {_listed(f'`{one}`' for one in known)}" if known else "")


def odd_branch(span: Span, key: str, known: Sequence[str]) -> Diagnostic:
    classes = [f"`{one}`" for one in dict.fromkeys((*known, "other"))]
    hint = f"a branch is for a number, such as `1`, or for {_listed(classes, 'or')}"
    return _said("odd-branch", f"no number is of the class `{key}` in this language", span, hint=hint)


def too_many_wordings(span: Span, most: int) -> Diagnostic:
    headline = f"this wording has more than {most} shapes"
    return _said("too-many-shapes", headline, span, why="branches and parts multiply", hint="split it into phrases")


def unknown_part(span: Span, id: str, known: Sequence[str]) -> Diagnostic:
    rule = "only entries called `-part-…` can be inserted by name"
    hint = (_meant(id, known, "-") if id.startswith("part-") else "") or rule
    return _said("unknown-part", f"there is no part `-{id}`", span, hint=hint)


def part_in_itself(span: Span, id: str) -> Diagnostic:
    return _said("part-in-itself", f"`-{id}` contains itself", span, why="its words would never end")


def unknown_phrase(span: Span, id: str, known: Sequence[str]) -> Diagnostic:
    hint = _meant(id, known) or "`.as` names a phrase that has wordings of its own"
    return _said("unknown-phrase", f"this is read as `{id}`, which is no phrase", span, hint=hint)


def not_plain(span: Span, id: str) -> Diagnostic:
    why = "a noun, an adjective and the words of a list are the same in every sentence"
    return _said("not-plain", f"`-{id}` may hold only words", span, "no slot, no branch", why)


def no_words(span: Span, id: str) -> Diagnostic:
    return _said("no-words", f"`-{id}` has no word that could be read back", span)


def no_class(span: Span, id: str) -> Diagnostic:
    why = "a slot takes nouns of one class, so a noun without a class fits nowhere"
    hint = "write `.of = thing` below it, or `good`, `piece`, `kind` …; `label` for a noun that no sentence uses"
    return _said("noun-class", f"`-noun-{id}` has no class", span, why=why, hint=hint)


def unknown_attribute(span: Span, name: str, known: Sequence[str]) -> Diagnostic:
    hint = _meant(name, known, ".") or f"it may have {_listed(f'`.{one}`' for one in known)}"
    return _said("unknown-form", f"no form is called `.{name}` in this language", span, hint=hint)


def odd_note(span: Span, name: str, given: str, allowed: Sequence[str]) -> Diagnostic:
    hint = f"it is {_listed((f'`{one}`' for one in allowed), 'or')}" if allowed else "leave it out"
    return _said("odd-note", f"`.{name}` cannot be `{given}` in this language", span, hint=hint)


def field_left_out(span: Span, other: Span, name: str, id: str) -> Diagnostic:
    why = "a field that is not named cannot be read back"
    hint = f"name it, or write `{{ IMPLY(${name}, is: …) }}` if the words say it"
    return _beside(
        "field-left-out", f"this wording does not name ${name}", span, "here", other, f"`-{id}` has it", why, hint
    )


def field_too_many(span: Span, other: Span, name: str, id: str) -> Diagnostic:
    return _beside(
        "field-unknown",
        f"this wording names ${name}, the phrase does not",
        span,
        "here",
        other,
        f"`-{id}` does not have it",
        "all wordings of a phrase say the same, only in other words",
        "leave it out, or make it a phrase of its own",
    )


def field_of_two_kinds(span: Span, other: Span, name: str, one: str, two: str) -> Diagnostic:
    headline = f"${name} is {_kind(one)} here, and {_kind(two)} there"
    why = "every wording must insert the same kind of value"
    return _beside("field-of-two-kinds", headline, span, "here", other, "there", why, "")


def _kind(kind: str) -> str:
    """The kind of a field in words: `noun good`."""
    what, *of = kind.split()
    named = " and ".join(f"`{one}`" for one in of)
    return {
        "number": "a number",
        "noun": f"a noun of the class {named}" if of else "a noun",
        "child": f"a phrase of the category {named}",
        "list": f"a list of phrases of the category {named}",
        "rows": f"rows with {named}",
    }[what]


def glued(span: Span) -> Diagnostic:
    why = "the reader cannot tell where one ends and the other begins"
    return _said("glued-slot", "a slot touches a word or another slot", span, why=why, hint="put a space between them")


def unknown_joint(span: Span, name: str, known: Sequence[str]) -> Diagnostic:
    why = "the words between the items must be known"
    hint = f"{_meant(name, known)}; or write `-list-{name} = …`".removeprefix("; or ")
    return _said("unknown-list", f"no list is joined with `{name}`", span, why=why, hint=hint)


def unknown_category(span: Span, name: str, known: Sequence[str]) -> Diagnostic:
    why = "the category of a phrase is the part of its id before the first hyphen"
    noun = f"`{{ NOUN(${name}) }}` puts in a noun, `{{ NUMBER(${name}) }}` a number"
    hint = _meant(name, known) if near(name, known) else noun
    return _said("unknown-category", f"no phrase is of the category `{name}`", span, why=why, hint=hint)


def nothing_fits(span: Span, field: str, of: str, known: Sequence[str]) -> Diagnostic:
    why = f"without `of`, the class is the name of the field, so `${field}` never gets anything"
    hint = f'write of which class it is: `{{ NAME(${field}, of: "{(near(of, known) or ["name"])[0]}") }}`'
    return _said("nothing-fits", f"nothing is of the class `{of}`", span, why=why, hint=hint)


def missing_form(span: Span, asked: Span, id: str, form: str) -> Diagnostic:
    headline = f"`-{id}` has no form `.{form}`" if form else f"`-{id}` has forms only, and is asked for by itself"
    why = "no other form is used instead"
    return _beside("missing-form", headline, span, "it is missing here", asked, "needed here", why, "")


def missing_noun_form(span: Span | None, asked: Span, what: str, id: str, form: str, noun: str) -> Diagnostic:
    headline = {
        "noun-form": f"the noun `{id}` has no form `.{form}`",
        "adjective": f"the adjective `{id}` has no form `.{form}`, as `{noun}` needs it"
        if form
        else f"no adjective is called `{id}`",
        "article": f"whether `{id}` takes `a` or `an` does not follow from its spelling",
    }[what]
    labels = (
        (Label(span, "it is missing here", True), Label(asked, "needed here"))
        if span
        else (Label(asked, "needed here", True),)
    )
    hint = "write `.article = a` or `an` below it" if what == "article" else ""
    return Diagnostic("missing-form", headline, labels, why="no other form is used instead", hint=hint)


def left_ring(span: Span, ring: Sequence[str]) -> Diagnostic:
    way = " begins with ".join(f"`-{id}`" for id in (*ring, ring[0]))
    why = f"{way}, so reading it would never end"
    return _said("left-recursion", "this phrase begins with itself", span, why=why, hint="put a word before the slot")


def not_said(span: Span, id: str, language: str) -> Diagnostic:
    return Diagnostic(
        "not-said",
        f"`-{id}` is missing in the phrases of `{language}`",
        (Label(span, "it is said here", True),),
        why="every language needs the same phrases",
        hint=f"write `-{id} = …` in `text/{language}.ftl`",
    )


def said_otherwise(span: Span, other: Span, id: str, one: Mapping[str, str], two: Mapping[str, str]) -> Diagnostic:
    fields = [", ".join(f"${name}, {_kind(kind)}" for name, kind in said.items()) or "none" for said in (one, two)]
    why = f"here: {fields[0]}; there: {fields[1]}"
    return _beside(
        "said-otherwise", f"`-{id}` has other fields in another language", span, "here", other, "there", why, ""
    )


def same_words(span: Span, other: Span, id: str, first: str) -> Diagnostic:
    why = "one sentence would mean two things"
    hint = "change the words of one, or make one phrase of the two"
    return _beside(
        "same-words", f"`-{id}` and `-{first}` have the same words", span, "here", other, "and here", why, hint
    )


def same_noun(span: Span, other: Span, words: str, id: str, first: str, grave: bool) -> Diagnostic:
    return Diagnostic(
        "same-noun",
        f"“{words}” is both `{id}` and `{first}`",
        (Label(span, "here", True), Label(other, "and here")),
        why="where both are possible, a reader cannot tell which is meant" if grave else "",
        hint="add a word to one of them" if grave else "",
        severity=Severity.ERROR if grave else Severity.NOTE,
    )


def unwritten(span: Span | None, id: str, tree: str) -> Diagnostic:
    why = f"no wording that is printed says {tree}"
    return _said("half-phrase", f"`-{id}` cannot always be written", span, why=why)


def unread(span: Span | None, id: str, sentence: str) -> Diagnostic:
    return _said("half-phrase", f"what `-{id}` writes is not read back", span, why=f"it writes “{sentence}”")


def variant_differs(span: Span, first: Span | None, id: str, lost: Sequence[str], other: str) -> Diagnostic:
    """A second wording that would hide a difference: `lost` are the small words that only one of the two has."""
    listed = ", ".join(f"*{one.replace('-', ' ')}*" for one in lost)
    why = f"it is read as {other}" if other else f"only one of the two says {listed}"
    hint = "make it a phrase of its own, or a field"
    labels = [Label(span, "here", True), *([Label(first, "the phrase")] if first else [])]
    headline = f"a second wording of `-{id}` says something else"
    return Diagnostic("variant-differs", headline, tuple(labels), why=why, hint=hint)


def _note(slug: str, headline: str, span: Span, why: str = "", hint: str = "") -> Diagnostic:
    return Diagnostic(slug, headline, (Label(span, "here", True),), why=why, hint=hint, severity=Severity.NOTE)


def unused_phrase(span: Span, id: str) -> Diagnostic:
    why = "no card, rule or scenario uses it, and nothing in the rules has a name in it"
    hint = "remove it, or check its id for a misprint"
    return _note("unused-phrase", f"nothing uses the phrase `-{id}`", span, why, hint)


def text_by_hand(span: Span, card: Span, id: str, element: str) -> Diagnostic:
    why = f"it is the whole text of `{element}`, so a change of the rule does not change its words"
    one = _note("text-by-hand", f"`-{id}` is a whole text by hand", span, why, "give it fields for what the rule says")
    return replace(one, labels=(*one.labels, Label(card, "its card")))


def guessed_verb(span: Span, id: str) -> Diagnostic:
    hint = f"write `-{id} = ...` in `text/en.ftl`"
    return _note("guessed-verb", f"no phrase says `{id}`, so its name is used", span, hint=hint)


def two_meanings(span: Span | None, other: Span | None, sentence: str, meant: str, also: str) -> Diagnostic:
    labels = [Label(span, "here", True)] if span else []
    labels += [Label(other, "and here")] if other and other != span else []
    why = f"it means {meant}, and {also}"
    hint = "change the words of one of them"
    return Diagnostic("two-readings", f"“{sentence}” has two meanings", tuple(labels), why=why, hint=hint)

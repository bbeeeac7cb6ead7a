"""What is said of phrase files."""

from __future__ import annotations

from collections.abc import Sequence

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


def _meant(name: str, known: Sequence[str]) -> str:
    """The names probably meant, or all of them where there are few."""
    close = near(name, known) or (sorted(known) if len(known) <= 8 else [])
    return f"perhaps {' or '.join(f'`{one}`' for one in close)}" if close else ""


def unknown_language(spans: Sequence[Span], language: str, known: Sequence[str]) -> Diagnostic:
    return _said(
        "unknown-language", f"no language is called `{language}`", next(iter(spans), None), hint=_meant(language, known)
    )


def junk(span: Span, reason: str) -> Diagnostic:
    return _said(
        "phrase-junk", "this is no phrase", span, "reading stopped here", f"Fluent says: {reason}" if reason else ""
    )


def too_deep(span: Span) -> Diagnostic:
    return _said("phrase-too-deep", "this file has brackets deeper than can be read", span)


def no_term(span: Span, id: str) -> Diagnostic:
    why = "only the forms of a term belong to each language alone"
    return _said("phrase-no-term", f"`{id}` lacks the hyphen before it", span, why=why, hint=f"write `-{id}`")


def odd_item(span: Span, what: str) -> Diagnostic:
    return _said("odd-placeable", "a phrase cannot hold this", span, what if len(what) < 80 else what[:80] + " …")


def entry_twice(span: Span, other: Span, id: str) -> Diagnostic:
    hint = "give one of them another id, or make it a second wording: `.v2`"
    return _beside(
        "phrase-twice", f"`-{id}` stands twice", span, "again", other, "first", "one of them would not be heard", hint
    )


def form_twice(span: Span, other: Span, name: str, id: str) -> Diagnostic:
    hint = f"if it is a second wording, call it `.{name}-v2`"
    return _beside("form-twice", f"`.{name}` of `-{id}` stands twice", span, "again", other, "first", "", hint)


def unknown_function(span: Span, name: str, known: Sequence[str]) -> Diagnostic:
    return _said("unknown-function", f"no function is called {name}", span, hint=_meant(name, known))


def odd_call(span: Span, what: str, known: Sequence[str] = ()) -> Diagnostic:
    return _said("odd-call", what, span, hint=f"it takes {', '.join(known)}" if known else "")


def odd_branch(span: Span, key: str, known: Sequence[str]) -> Diagnostic:
    hint = f"a branch is a number, `other`, or one of {', '.join(known)}"
    return _said("odd-branch", f"no number is of the class `{key}` in this language", span, hint=hint)


def too_many_wordings(span: Span, most: int) -> Diagnostic:
    headline = f"this wording has more than {most} shapes"
    return _said("too-many-shapes", headline, span, why="branches and parts multiply", hint="split it into phrases")


def unknown_part(span: Span, id: str, known: Sequence[str]) -> Diagnostic:
    hint = _meant(id, known) or "what is put in by name is called `-part-…`"
    return _said("unknown-part", f"there is no part `-{id}`", span, hint=hint)


def part_in_itself(span: Span, id: str) -> Diagnostic:
    return _said("part-in-itself", f"`-{id}` holds itself", span)


def unknown_phrase(span: Span, id: str, known: Sequence[str]) -> Diagnostic:
    hint = _meant(id, known) or "`.as` names a phrase that has wordings of its own"
    return _said("unknown-phrase", f"this is read as `{id}`, which is no phrase", span, hint=hint)


def not_plain(span: Span, id: str) -> Diagnostic:
    return _said("not-plain", f"`-{id}` holds words only", span, "no slots, no branches")


def no_words(span: Span, id: str) -> Diagnostic:
    return _said("no-words", f"`-{id}` has no word that could be read back", span)


def no_class(span: Span, id: str) -> Diagnostic:
    why = "a slot takes nouns of one class, so a noun without one stands nowhere"
    return _said(
        "noun-class", f"`{id}` does not say what it is a noun of", span, why=why, hint="write `.of = …` below it"
    )


def unknown_attribute(span: Span, name: str, known: Sequence[str]) -> Diagnostic:
    return _said("unknown-form", f"nothing has a form `.{name}` in this language", span, hint=_meant(name, known))


def odd_note(span: Span, name: str, given: str, allowed: Sequence[str]) -> Diagnostic:
    hint = f"it is one of {', '.join(allowed)}" if allowed else "leave it out"
    return _said("odd-note", f"`{given}` is no `{name}` in this language", span, hint=hint)


def field_left_out(span: Span, other: Span, name: str, id: str) -> Diagnostic:
    why = "what is not named cannot be read back"
    hint = f"name it, or write IMPLY(${name}, is: …) if the words say it"
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
        f"`-{id}` has none",
        "",
        "",
    )


def field_of_two_kinds(span: Span, other: Span, name: str, one: str, two: str) -> Diagnostic:
    return _beside("field-of-two-kinds", f"${name} is a {one} here, and a {two}", span, one, other, two, "", "")


def glued(span: Span) -> Diagnostic:
    why = "where one ends and the other begins could not be read"
    return _said("glued-slot", "a slot touches a word or another slot", span, why=why, hint="put a space between them")


def unknown_joint(span: Span, name: str, known: Sequence[str]) -> Diagnostic:
    hint = _meant(name, known) or f"write `-list-{name} = …`"
    return _said("unknown-list", f"nothing says what stands between the items of a list with `{name}`", span, hint=hint)


def unknown_category(span: Span, name: str, known: Sequence[str]) -> Diagnostic:
    return _said("unknown-category", f"no phrase is of the category `{name}`", span, hint=_meant(name, known))


def missing_form(span: Span, asked: Span, id: str, form: str) -> Diagnostic:
    headline = f"`-{id}` has no form `.{form}`" if form else f"`-{id}` has forms only, and is asked for by itself"
    why = "no other form may stand in for it"
    return _beside("missing-form", headline, span, "it is missing here", asked, "asked for here", why, "")


def missing_noun_form(span: Span | None, asked: Span, what: str, id: str, form: str, noun: str) -> Diagnostic:
    headline = {
        "noun-form": f"the noun `{id}` has no form `.{form}`",
        "adjective": f"the adjective `{id}` has no form `.{form}`, as `{noun}` needs it"
        if form
        else f"no adjective is called `{id}`",
        "article": f"whether `{id}` takes `a` or `an` does not follow from its spelling",
    }[what]
    labels = (
        (Label(span, "it is missing here", True), Label(asked, "asked for here"))
        if span
        else (Label(asked, "asked for here", True),)
    )
    hint = "write `.article = a` or `an` below it" if what == "article" else ""
    return Diagnostic("missing-form", headline, labels, why="no other form may stand in for it", hint=hint)


def left_ring(span: Span, ring: Sequence[str]) -> Diagnostic:
    way = " begins with ".join(f"`-{id}`" for id in (*ring, ring[0]))
    why = f"{way}: it would be looked for there for ever"
    return _said(
        "left-recursion", "this phrase begins with itself", span, why=why, hint="let a word stand before the child"
    )


def not_said(span: Span, id: str, language: str) -> Diagnostic:
    return Diagnostic(
        "not-said",
        f"`-{id}` is missing in the phrases of `{language}`",
        (Label(span, "it is said here", True),),
        why="what one language says the other must be able to say",
    )


def said_otherwise(span: Span, other: Span, id: str, one: str, two: str) -> Diagnostic:
    why = f"here {one or 'none'}; there {two or 'none'}"
    return _beside(
        "said-otherwise", f"`-{id}` has other fields in another language", span, "here", other, "and here", why, ""
    )


def same_words(span: Span, other: Span, id: str, first: str) -> Diagnostic:
    why = "one sentence would mean two things"
    hint = "make the words differ, or the two one phrase"
    return _beside(
        "same-words", f"`-{id}` and `-{first}` have the same words", span, "here", other, "and here", why, hint
    )


def same_noun(span: Span, other: Span, words: str, id: str, first: str, grave: bool) -> Diagnostic:
    return Diagnostic(
        "same-noun",
        f"“{words}” is both `{id}` and `{first}`",
        (Label(span, "here", True), Label(other, "and here")),
        why="where either may stand, a reader cannot tell which" if grave else "",
        hint="add a word to one of them" if grave else "",
        severity=Severity.ERROR if grave else Severity.NOTE,
    )


def no_words_in_name(span: Span | None, id: str) -> Diagnostic:
    return _said("no-words", f"the name of `{id}` has no word that could be read back", span)


def half_phrase(span: Span | None, id: str, sentence: str, lacks: str, others: Sequence[str]) -> Diagnostic:
    """What is printed is not read back, or not alone."""
    if lacks:
        return _said("half-phrase", f"`-{id}` cannot be written: {lacks}", span)
    if not others:
        return _said("half-phrase", f"`-{id}` cannot be read back: “{sentence}”", span)
    why = "it is also " + " and ".join(others)
    return _said("two-readings", f"`-{id}` is read in more than one way: “{sentence}”", span, why=why)


def no_sentence(span: Span, id: str, language: str, what: str, lacks: str, form: str) -> Diagnostic:
    """What a card does cannot be said in a language."""
    hints = {
        "phrase": f"write `-{lacks} = …` in the phrases of `{language}`",
        "form": f"give `-{lacks}` the form `.{form}`",
        "noun": f"write `-noun-{lacks} = …` with `.of = {form}`" if form else f"write `-noun-{lacks} = …`",
        "noun-form": f"give `-noun-{lacks}` the form `.{form}`",
        "article": f"write `.article = a` or `an` below `-noun-{lacks}`",
        "role": f"give `-{lacks}` a place for ${form}",
        "field": f"nothing on this line fills ${form} of `-{lacks}`",
    }
    reasons = {
        "step": f"there is no phrase for a line such as `{lacks}` here",
        "value": f"a card can say a number, goods or a thing here, but not this ({lacks})",
        "law": "a law that differs from those of its kind would have to stand on the card",
        "seat": "no phrase says that another player does this",
        "payment": "no phrase says how this changes a price",
        "event": "no phrase says when this happens",
        "chart": "a table on a card is said only by what it scores",
    }
    return _said(
        "no-sentence",
        f"`{id}` cannot be said in `{language}`",
        span,
        why=reasons.get(what, ""),
        hint=hints.get(what, ""),
    )


def no_name(span: Span, id: str, language: str) -> Diagnostic:
    hint = f"write `-noun-{id} = …` in the phrases of `{language}`"
    return _said("no-name", f"`{id}` has no name in `{language}`", span, hint=hint)


def _note(slug: str, headline: str, span: Span, why: str = "") -> Diagnostic:
    return Diagnostic(slug, headline, (Label(span, "here", True),), why=why, severity=Severity.NOTE)


def other_wording(span: Span, ours: str) -> Diagnostic:
    return _note("other-wording", "this says the same in other words", span, f"ours: {ours}")


def misspelt(span: Span, wrong: str, right: str) -> Diagnostic:
    return _note("misspelt", f"“{wrong}” was read as “{right}”", span)


def wrong_sum(span: Span, text: str) -> Diagnostic:
    return _note("wrong-sum", f"the example says {text}, which does not come out", span)


def printed_two_readings(span: Span, many: int, ours: Sequence[str]) -> Diagnostic:
    return _note("two-readings", f"this can be read in {many} ways", span, " / ".join(ours))


def rule_unsaid(span: Span, id: str, lacks: str) -> Diagnostic:
    return _note("no-sentence", f"the rule of `{id}` cannot be said yet, so nothing is compared", span, lacks)


def text_unread(
    span: Span, why: str, before: str, after: str, ours: str, clash: tuple[str, str, str] | None
) -> Diagnostic:
    where = f"it is read up to “{before}”, and not from “{after}” on" if before else f"not even “{after}” is read"
    if clash:
        where = f"${clash[0]} is said twice, {clash[1]} and {clash[2]}, up to “{before}”"
    elif why not in ("unread", "disagrees"):
        where = {"empty": "there is no word in it", "long": "it is too long"}.get(
            why, "its parts can be put together in too many ways"
        )
    elif not after:
        where = f"it is read to its end, “{before}”, and should go on"
    return _note("text-unread", "no phrase reads this", span, f"{where}; ours: {ours}")

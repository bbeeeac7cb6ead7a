"""What is said of rules that can be read but mean nothing, or not what they should."""

from __future__ import annotations

from collections.abc import Iterable

from ...source.text import Span
from ..diagnostic import Diagnostic, Fix, Label
from ..suggest import near


def _near(span: Span, name: str, known: Iterable[str]) -> tuple[str, tuple[Fix, ...]]:
    found = near(name, list(known))
    if not found:
        return "", ()
    listed = " or ".join(f"`{word}`" for word in found)
    return f"did you mean {listed}", tuple(Fix(f"write `{word}`", span, word, len(found) == 1) for word in found[:1])


def unknown(span: Span, name: str, known: Iterable[str], what: str = "") -> Diagnostic:
    hint, fixes = _near(span, name, known)
    return Diagnostic(
        "unknown-name",
        f"nothing is called `{name}`" if not what else f"no {what} is called `{name}`",
        (Label(span, "not declared in this pack or those it builds on", True),),
        hint=hint or "declare it, or take it away",
        fixes=fixes,
    )


ENDINGS = (("ied", "y"), ("ies", "y"), ("ed", ""), ("ed", "e"), ("es", ""), ("s", ""), ("ing", ""), ("ing", "e"))
FORMS = {"drew": "draw", "drawn": "draw", "lost": "lose", "won": "win", "paid": "pay", "took": "take", "taken": "take"}
"""Forms of verbs that keep to no rule."""


def _plain_form(name: str, known: Iterable[str]) -> str:
    """The verb of which this is another form, if it is one that is known: `dropped-it`, of `drop-it`."""
    first, hyphen, rest = name.partition("-")
    stems = [first[: -len(end)] + instead for end, instead in ENDINGS if first.endswith(end)]
    stems += [stem[:-1] for stem in stems if stem[-1:] == stem[-2:-1]]
    plain = [FORMS.get(first, ""), *stems]
    return next((verb for stem in plain if stem and (verb := stem + hyphen + rest) in set(known)), "")


def unknown_verb(span: Span, name: str, known: Iterable[str]) -> Diagnostic:
    known = list(known)
    plain = _plain_form(name, known)
    if plain:
        return Diagnostic(
            "verb-form",
            f"`{name}` is a form of `{plain}`",
            (Label(span, f"write `{plain}`", True),),
            why="a verb has one form, that of a command; by it a rule, an event and a test know each other",
            fixes=(Fix(f"write `{plain}`", span, plain),),
        )
    hint, fixes = _near(span, name, known)
    return Diagnostic(
        "unknown-verb",
        f"nobody has said how to `{name}`",
        (Label(span, "neither a verb that every game has nor a rule of this one", True),),
        hint=hint or f"write a rule for it: `to {name}:`",
        fixes=fixes,
    )


def twice(span: Span, name: str, first: Span) -> Diagnostic:
    return Diagnostic(
        "declared-twice",
        f"`{name}` is declared a second time",
        (Label(span, "here again", True), Label(first, "here first")),
        hint="give one of them another name",
        why="a name means one thing in the whole game",
    )


def wrong_type(span: Span, wanted: str, found: str) -> Diagnostic:
    return Diagnostic(
        "wrong-kind",
        f"{said(wanted)} {'are' if wanted == 'goods' else 'is'} wanted here, and this is {said(found)}",
        (Label(span, said(found), True),),
        hint=f"say {said(wanted)}",
    )


def _one(name: str) -> str:
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def said(kind: str) -> str:
    """A type in words."""
    plain = {"number": "a number", "truth": "something true or false", "text": "a text", "goods": "goods"}
    if kind in plain:
        return plain[kind]
    sort, _, of = kind.partition(" ")
    of = {"anything": "thing", "": "thing"}.get(of, of)
    one = _one(of)
    if sort == "thing":
        return one
    if sort == "set":
        many = {"number": "numbers", "goods": "goods of several kinds", "text": "texts", "thing": "things"}.get(of)
        return f"a set of {many}" if many else f"a set of things, each {one}"
    if sort == "pile":
        return "a pile"
    return kind


def wrong_role(span: Span, verb: str, role: str, takes: Iterable[str]) -> Diagnostic:
    known = [f"`{word}`" for word in takes]
    name = f"takes no `{role}`" if role != "what" else "is not done to anything"
    return Diagnostic(
        "wrong-argument",
        f"`{verb}` {name}",
        (Label(span, "not understood", True),),
        hint=f"it takes {', '.join(known)}" if known else "it stands alone",
    )


def missing_role(span: Span, verb: str, role: str, kind: str) -> Diagnostic:
    where = f"`{role}`" if role != "what" else "after it"
    return Diagnostic(
        "missing-argument",
        f"`{verb}` needs {said(kind)} {where}",
        (Label(span, "not said", True),),
        hint=f"say {said(kind)}{'' if role == 'what' else f' behind `{role}`'}",
    )


def named_twice(span: Span, name: str) -> Diagnostic:
    return Diagnostic(
        "named-twice",
        f"`{name}` already names something here",
        (Label(span, "named again", True),),
        hint=f"choose another name, or change it with `set {name} to`",
    )


def _plain(kind: str) -> str:
    return "thing" if kind == "anything" else kind


def no_owner(span: Span, name: str, owners: tuple[str, ...]) -> Diagnostic:
    listed = " at ".join(said(f"thing {owner}") for owner in owners)
    return Diagnostic(
        "whose",
        f"whose `{name}` is not said",
        (Label(span, f"there is one for each {' and '.join(map(_plain, owners))}", True),),
        hint=f"say `{name} of` and then {listed}",
    )


def takes_nothing(span: Span, name: str, owners: tuple[str, ...] = ()) -> Diagnostic:
    if owners:
        return Diagnostic(
            "not-of-anything",
            f"`{name}` is of one thing only",
            (Label(span, "of two here", True),),
            hint=f"say {said(f'thing {owners[0]}')} behind it, and nothing more",
        )
    return Diagnostic(
        "not-of-anything",
        f"`{name}` is not of anything",
        (Label(span, "there is only one", True),),
        hint=f"write `{name}` alone",
    )


def row_of_keys(span: Span, has: int, wants: int) -> Diagnostic:
    keys = "one key" if has == 1 else f"{has} keys"
    hint = f"write {wants} in front of the arrow" if wants else "say by what it is looked up: `table price, by card:`"
    return Diagnostic(
        "not-here",
        f"a row with {keys} does not fit this table",
        (Label(span, f"the table is looked up by {wants or 'nothing'}", True),),
        hint=hint,
    )


def no_choice(span: Span) -> Diagnostic:
    return Diagnostic(
        "choice-here",
        "nobody can be asked here",
        (Label(span, "this would be a choice", True),),
        hint="choose it first, on a line of its own, with `choose ... as`",
        why="an article asks a player, and a test or a sum is reckoned without asking",
    )


def no_it(span: Span) -> Diagnostic:
    return Diagnostic(
        "no-it",
        "there is nothing that `it` could be",
        (Label(span, "nothing is spoken of", True),),
        hint="`it` stands in `where (...)`, in `total ... among`, and under a thing of its own",
    )


def no_the(span: Span, name: str, known: Iterable[str], declared: bool = False) -> Diagnostic:
    """`declared`: there is one thing of that name in the whole game."""
    hint, fixes = _near(span, name, known)
    if declared:
        hint, fixes = f"there is only one: write `{name}`", (Fix(f"write `{name}`", span, name),)
    return Diagnostic(
        "unknown-the",
        f"no {name} has been spoken of",
        (Label(span, "which one?", True),),
        hint=hint or f"name it first: `choose {_one(name)} as {name}`",
        fixes=fixes,
    )


def not_settable(span: Span) -> Diagnostic:
    return Diagnostic(
        "not-settable",
        "this cannot be changed",
        (Label(span, "not a counter, a flag, a marker or a value named in this rule", True),),
        hint="declare a counter, a flag or a marker for it",
    )


SLOTS = frozenset({"counter", "flag", "marker", "pile", "grid", "table", "wallet", "map", "scenario", "ruling"})
"""What has its marks from the language, and not from a kind."""


def unknown_mark(span: Span, name: str, what: str, known: Iterable[str]) -> Diagnostic:
    known = list(known)
    hint, fixes = _near(span, name, known)
    if what in SLOTS:
        hint = hint or (f"it takes {', '.join(f'`{mark}`' for mark in known)}" if known else "it takes no marks")
    return Diagnostic(
        "unknown-mark",
        f"a {what} has no `{name}`",
        (Label(span, "a mark nobody reads", True),),
        hint=hint or f"say on the kind what it has: `has a {name}`",
        fixes=fixes,
    )


def law_elsewhere(span: Span, law: str) -> Diagnostic:
    return Diagnostic(
        "misplaced-law",
        f"`{law}` is a law of a kind or an element, not something to do",
        (Label(span, "stands among the things to do", True),),
        hint="let it stand under a kind or an element, on a line of its own",
    )


def unknown_phase(span: Span, name: str, known: Iterable[str]) -> Diagnostic:
    hint, fixes = _near(span, name, known)
    return Diagnostic(
        "unknown-phase",
        f"no phase is called `{name}`",
        (Label(span, "never begins and never ends", True),),
        hint=hint or f"write `phase {name}:` where it takes place",
        fixes=fixes,
    )


def before_verb(span: Span, verb: str) -> Diagnostic:
    return Diagnostic(
        "too-late",
        f"nothing can come before `{verb}`",
        (Label(span, "done in one go", True),),
        hint=f"write a rule that does it, `to my-{verb}:`, and hear that",
        why="only a rule with a name can be changed or stopped before it begins",
    )


def when_for_after(span: Span, verb: str) -> Diagnostic:
    return Diagnostic(
        "when-for-after",
        f"nothing can be done in the middle of `{verb}`",
        (Label(span, "only of a payment", True),),
        why="`when` changes how something is paid; what is done afterwards is heard with `after`",
        hint="write `after`, or `before` to change what is about to be done",
        fixes=(Fix("write `after`", span, "after"),),
    )


def heard_number(span: Span, heard: str) -> Diagnostic:
    return Diagnostic(
        "heard-number",
        "an event is heard whatever the number",
        (Label(span, "a number", True),),
        why=f"three {heard} gained at once are one event, and not three",
        hint=f"write `any {heard}` and ask for the `amount` below",
        fixes=(Fix(f"write `any {heard}`", span, f"any {heard}", sure=False),),
    )


def plural_after_a(span: Span, article: str, plural: str, name: str) -> Diagnostic:
    return Diagnostic(
        "plural-after-a",
        f"`{article} {plural}` is one, or more than one",
        (Label(span, "the form for more than one", True),),
        hint=f"write `{article} {name}`, or `any 2 {plural}` for two of them",
        fixes=(Fix(f"write `{name}`", span, name),),
    )


def nothing_to_replace(span: Span) -> Diagnostic:
    return Diagnostic(
        "nothing-to-replace",
        "this has no name, so it replaces nothing",
        (Label(span, "has no name", True),),
        hint="replace something that has one",
    )


def patched_is_gone(span: Span, name: str, known: Iterable[str]) -> Diagnostic:
    hint, fixes = _near(span, name, known)
    return Diagnostic(
        "patched-is-gone",
        f"there is no `{name}` to change",
        (Label(span, "not in the packs this one builds on", True),),
        hint=hint or "has it been renamed or removed",
        fixes=fixes,
    )


def patched_twice(span: Span, name: str, other: str, pack: str) -> Diagnostic:
    return Diagnostic(
        "patched-twice",
        f"both {other} and {pack} change `{name}`",
        (Label(span, f"{pack} changes it here", True),),
        hint="let a pack that builds on both say what holds",
    )


def cannot_extend(span: Span, name: str, sort: str) -> Diagnostic:
    return Diagnostic(
        "cannot-extend",
        f"`{name}` is a {sort}: lines can be added to a kind or an element only",
        (Label(span, "not a kind or an element", True),),
        hint="replace it whole",
    )


def not_here(span: Span, what: str, hint: str) -> Diagnostic:
    return Diagnostic("not-here", f"{what} has no meaning here", (Label(span, "here", True),), hint=hint)


def empty_range(span: Span, low: int, high: int) -> Diagnostic:
    return Diagnostic(
        "empty-range",
        f"nothing lies from {low} to {high}",
        (Label(span, "the end is below the beginning", True),),
        hint="turn them round",
    )


def ring_of_values(span: Span, name: str) -> Diagnostic:
    return Diagnostic(
        "endless-value",
        f"`{name}` is made of itself",
        (Label(span, "asks for its own value", True),),
        hint="break the ring",
    )


def not_had(span: Span, name: str) -> Diagnostic:
    return Diagnostic(
        "not-had",
        f"`{name}` is nothing that a player could have",
        (Label(span, "not counted of each player", True),),
        hint=f"write `change {name} by`, or declare it `of each player`",
    )


def ring_of_kinds(span: Span, name: str, sort: str) -> Diagnostic:
    return Diagnostic(
        "endless-value",
        f"`{name}` is made of itself",
        (Label(span, f"comes back to this {sort}", True),),
        hint="break the ring",
    )


def said_twice(span: Span, name: str) -> Diagnostic:
    return Diagnostic(
        "said-twice",
        f"`{name}` is said twice",
        (Label(span, "again", True),),
        hint="take one of them away",
    )


def not_in_a_price(span: Span) -> Diagnostic:
    return Diagnostic(
        "not-in-a-price",
        "a price can only be changed here",
        (Label(span, "neither `swap` nor `spare`", True),),
        hint="do it after the payment: `after you pay any cost:`",
        why="what stands under `when` is weighed before anything is paid, as often as a price is looked at",
    )


def cannot_be_given(span: Span) -> Diagnostic:
    return Diagnostic(
        "cannot-be-given",
        "a scenario cannot begin with this",
        (Label(span, "reckoned from other things, or not of this form", True),),
        hint="give what a counter, a flag, a marker or a pile holds, `during` a phase, `count players`, a `roll` or "
        "a `draw`",
    )


def ruling_by_nobody(span: Span, speakers: Iterable[str]) -> Diagnostic:
    listed = ", ".join(f"`{word}`" for word in speakers)
    return Diagnostic(
        "ruling-by-nobody",
        "this ruling does not say whose it is",
        (Label(span, "whose", True),),
        hint=f"write one of {listed} behind its title",
    )


def unproved(span: Span, proof: str, known: Iterable[str]) -> Diagnostic:
    close = near(proof, list(known)) if proof else []
    return Diagnostic(
        "unproved-ruling",
        f"no scenario is called `{proof}`" if proof else "no scenario proves this ruling",
        (Label(span, "not proved", True),),
        hint=f'did you mean "{close[0]}"' if close else "name the scenario that shows it: `proof` and its title",
        why="a ruling that the rules do not follow would mislead",
    )


def no_play(span: Span) -> Diagnostic:
    return Diagnostic(
        "no-play",
        "the game never begins",
        (Label(span, "no rule called `play`", True),),
        hint="write `to play:` and say there what happens, from the first move to the end",
    )

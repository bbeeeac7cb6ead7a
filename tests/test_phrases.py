"""Phrases in both directions: the law that printed text reads back unambiguously, and what must never happen."""

from __future__ import annotations

import json
import re
import time

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.source.text import source_of
from rulewright.compiler.text import compile
from rulewright.compiler.text.compile import compile_languages, compile_phrases, flaws_of_every_game
from rulewright.compiler.text.names import Name, with_names
from rulewright.compiler.text.phrasebook import Missing, Phrases
from rulewright.compiler.text.read import read
from rulewright.compiler.text.slots import FUNCTIONS
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.store import as_data, phrases_of
from rulewright.compiler.text.tree import Node, node, nodes_of, types_of
from rulewright.compiler.text.write import write, write_part
from trees import LANGUAGES, ROOT, edition, resurgence, trees

BLOCK = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


CASES_OF_THE_LAW = [
    (language, category, form)
    for language, form, categories in (
        ("en", "", ("text", "ability", "score", "effect", "event", "goods", "count", "line", "head", "scene", "law")),
        ("en", "to", ("effect",)),
        ("pl", "", ("text", "ability", "score", "effect", "goods", "count", "line", "head", "scene", "law")),
        ("pl", "inf", ("effect", "act")),
        ("pl", "noun", ("event",)),
        ("pl", "fin", ("event",)),
    )
    for category in categories
]


@pytest.mark.parametrize(("language", "category", "form"), CASES_OF_THE_LAW)
def test_what_is_printed_reads_back_alone(language: str, category: str, form: str) -> None:
    phrases = resurgence()[language]

    @settings(deadline=None)
    @given(trees(phrases, category))
    def holds(tree: Node) -> None:
        assume(not _is_refused(tree))
        sentence = write(tree, phrases, form)
        assert isinstance(sentence, str), sentence
        found = read(sentence, phrases, category, form)
        assume(found.stuck is None or found.stuck.why != "long")
        assert [one.tree for one in found.found] == [tree], found
        assert found.found[0].how == "same"

    holds()


def _is_refused(tree: Node) -> bool:
    """Whether rules have no sentence, because where lines within lines end could not be told (`view/clauses.py`)."""
    return any("deed-may-lines" in types_of(one) for one in nodes_of(tree) if one.type == "round-choose")


def test_the_phrases_are_sound() -> None:
    """Nothing is said of them, and each proves itself with a few specimens; so do those of every game alone."""
    alone = [one for language in LANGUAGES for one in flaws_of_every_game(language)]
    compiled = edition("resurgence")
    for said in (alone, spoken(compiled.model, compiled.packs, prove=True).said):
        assert [one for one in said if one.severity is not Severity.NOTE] == []


def test_phrases_of_every_game_are_not_tried_again_for_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that a pack declares and has no file of costs nothing."""
    tried: list[str] = []

    def note(phrases: Phrases, *_: object) -> tuple[()]:
        tried.append(phrases.language)
        return ()

    monkeypatch.setattr(compile, "half_phrases", note)
    sources = [source_of("pack", "-noun-hat = hat\n    .of = piece\n    .pl = hats\n")]
    assert not compile_languages({"en": sources}, prove=True).said
    assert not compile_languages({"en": [], "pl": []}, prove=True).said
    assert tried == ["en"]


def test_the_page_about_phrases_says_what_is_so() -> None:
    """Its phrases compile, and it names every function."""
    page = (ROOT / "docs/pages/phrases.md").read_text("utf-8")
    blocks = [block["text"] for block in BLOCK.finditer(page) if block["info"] == "ftl"]
    joined = (ROOT / "compiler/text/phrases/en/words.ftl").read_text("utf-8")
    lists = [line for line in joined.splitlines() if line.startswith("-list-and")]
    assert compile_phrases([source_of("phrases.md", "\n".join([*lists, *blocks]))], "en").said == ()
    assert [name for name in FUNCTIONS if f"{name}(" not in page] == []


def test_the_law_finds_what_the_other_checks_do_not() -> None:
    """Two phrases that differ, and yet have a sentence in common."""
    text = "-act-a = take { $load }\n-act-b = take { NUMBER($n) } coins\n-load-c = { NUMBER($n) } coins\n"
    assert {one.slug for one in compile_languages({"en": [source_of("pack", text)]}, prove=True).said} == {
        "two-readings"
    }


PLACE = "-target-place = on { NAME($place) }\n-act-go = go { $target }, then stop"


@given(st.lists(st.text(min_size=1), min_size=1, max_size=4), st.integers(0))
def test_a_name_may_hold_anything(names: list[str], at: int) -> None:
    phrases = compile_phrases([source_of("pack", PLACE)], "en").value
    named = with_names(phrases, [Name(f"n{i}", ("place",), text) for i, text in enumerate(names)])
    if named.nouns:
        id = list(named.nouns)[at % len(named.nouns)]
        tree = node("act-go", target=node("target-place", place=id))
        sentence = write(tree, named)
        assert isinstance(sentence, str) and named.nouns[id].forms["sg"] in sentence
        assert tree in [one.tree for one in read(sentence, named, "act").found]


def test_a_name_without_a_word_is_no_noun() -> None:
    assert "n" not in with_names(resurgence()["en"], [Name("n", ("place",), " ,")]).nouns


@pytest.mark.parametrize(
    ("tree", "missing"),
    [
        (node("act-fly"), Missing("phrase", "act-fly")),
        (node("act-gain"), Missing("field", "act-gain", "goods")),
        (node("amount-of", good="food", n=1, more=2), Missing("field", "amount-of", "more")),
        (node("amount-of", good="gold", n=1), Missing("noun", "gold", "good")),
        (node("amount-of", good="metro", n=1), Missing("noun", "metro", "good")),
        (node("amount-of", good="food", n=-1), Missing("number", "n")),
        (node("amount-of", good="food", n=10**5000), Missing("number", "n")),
        (node("act-gain", goods=node("act-build")), Missing("field", "goods", "goods")),
        (node("goods-or", amount=(node("amount-of", good="food", n=1),)), Missing("field", "amount", "amount")),
    ],
)
def test_what_is_missing_is_a_value(tree: Node, missing: Missing) -> None:
    assert write(tree, resurgence()["en"]) == missing


def test_a_form_is_never_stood_in_for() -> None:
    phrases = resurgence()["pl"]
    assert write(node("event-build"), phrases) == Missing("form", "event-build", "")
    named = with_names(phrases, [Name("gold", ("good",), "Złoto")])
    assert write(node("amount-of", good="gold", n=2), named) == Missing("noun-form", "gold", "pl-acc")


def test_words_alone_have_no_capital_and_no_stop() -> None:
    assert write_part(node("amount-of", good="food", n=2), resurgence()["en"]) == "2 Food"
    assert write_part(node("event-build"), resurgence()["pl"], "noun") == "zbudowaniu nowego projektu"


@pytest.mark.parametrize("language", LANGUAGES)
def test_stored_phrases_are_the_same_phrases(language: str) -> None:
    phrases = resurgence()[language]
    data = json.loads(json.dumps(as_data(phrases)))
    again = phrases_of(data)
    assert data == as_data(again)
    assert (phrases.phrases, phrases.nouns) == (again.phrases, again.nouns)
    assert (phrases.adjectives, phrases.joints) == (again.adjectives, again.joints)


HOSTILE = [
    "Gain " + "1 Food or " * 3000 + "1 Food.",
    "Gain " + "1 Food or " * 120 + "1 Food.",
    "Gain " + "1 Food, " * 130 + "or 1 Food.",
    "Gain 1 Food and " * 90 + "gain 1 Food.",
    "After you gain any " * 2000,
    "If you have at least 1 Food, " * 60,
    "Gain VP for your remaining Food: for " + "4/" * 90 + "8+ Food, gain " + "1/" * 90 + "2 VP.",
    "( " * 399,
    "9" * 10000 + " Food",
    "a" * 100000,
    "\x00\u202e{$n}" * 900,
    ". . .",
    " ",
    "",
]


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: text[:20].strip() or "empty")
@pytest.mark.parametrize("language", LANGUAGES)
def test_reading_is_bounded(text: str, language: str) -> None:
    start = time.process_time()
    for category in ("ability", "score", "nothing"):
        found = read(text, resurgence()[language], category)
        assert found.found or found.stuck
    assert time.process_time() - start < 2


def test_phrases_that_multiply_are_bounded() -> None:
    """A grammar of the worst sort: every split of the words is another reading."""
    text = '-a-pair = ( { PHRASE($x, of: "a") } { PHRASE($y, of: "a") }\n-a-one = ( o\n-a-two = ( o o\n-a-more = o\n'
    phrases = compile_phrases([source_of("pack", text)], "en").value
    start = time.process_time()
    for sentence in ("( o" * 100, "( " * 300, "( " * 20 + "o " * 200, "o " * 400):
        assert len(read(sentence, phrases, "a").found) <= 64
    assert time.process_time() - start < 5


PIECES = st.sampled_from(
    "-act-gain -noun-x -part-p -list-or -adj-y . .of .v2 .as = { } ( ) $n $n-> [1] *[other] NOUN NUMBER LIST PHRASE "
    'IMPLY COLUMN NAME case: "acc" sep: "or" is: 1 least: of: "good" { $act } { $n -> \n \n\u0020\u0020 \t , : "" '
    "gain x 1 \u00e9 \x00 # -act-gain.v2 msg".split(" ")
)


@given(st.lists(PIECES, max_size=40).map(" ".join), st.sampled_from(LANGUAGES))
@settings(max_examples=100, deadline=None)
def test_no_phrase_file_upsets_the_compiler(text: str, language: str) -> None:
    told = compile_languages({language: [source_of("pack", text)]}, prove=True)
    json.dumps(as_data(told.value[language]))
    read("gain x 1", told.value[language], "act")


@pytest.mark.parametrize("text", ["{" * 5000, "-a-b = " + "{" * 3000 + "}" * 3000, "-a-b = { $n ->\n *[x] " * 800])
def test_no_depth_upsets_the_compiler(text: str) -> None:
    assert compile_phrases([source_of("pack", text)], "en").said


@settings(deadline=None)  # The first example compiles the phrases.
@given(st.text())
def test_no_text_upsets_the_reader(text: str) -> None:
    for phrases in resurgence().values():
        found = read(text, phrases, "ability")
        assert found.found or found.stuck

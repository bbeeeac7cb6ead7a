"""Sentences from the model: every card has one in both languages, which is read back and differs from all others."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardmodels import AT, MODEL, act, card, cards, pick
from rulewright.compiler.check import check
from rulewright.compiler.cli.main import main
from rulewright.compiler.meaning import model as m
from rulewright.compiler.meaning.model import Element, Model
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.source.text import place, source_of
from rulewright.compiler.text.against import held_against
from rulewright.compiler.text.compile import compile_languages
from rulewright.compiler.text.data import phrases_data
from rulewright.compiler.text.normal import normal
from rulewright.compiler.text.phrasebook import Phrases
from rulewright.compiler.text.printed import lines
from rulewright.compiler.text.read import read
from rulewright.compiler.text.sentences import names, sentence, sentences
from rulewright.compiler.text.spoken import spoken
from rulewright.compiler.text.store import as_data
from rulewright.compiler.text.tree import Node, show, shown
from rulewright.compiler.text.view.unsaid import Unsaid
from rulewright.compiler.text.view.view import has_text, view
from rulewright.compiler.text.write import write
from trees import LANGUAGES, edition, resurgence

WHOLE = {"zone": 12, "room": 10, "survivor": 36, "hero": 6, "directive": 13, "bonus": 9, "rubble": 9}
WHOLE |= {"mission": 39, "event": 12, "salvage": 14, "opening": 2}
ALIKE = {"proletariat"}
"""What is called the same in both languages."""
ELEMENTS = [element for element in MODEL.elements.values() if has_text(element)]


def test_the_game_is_whole() -> None:
    assert Counter(element.kind for element in ELEMENTS) == WHOLE


def _said(element: Element, phrases: Phrases) -> Node:
    tree = view(MODEL, phrases, element)
    assert isinstance(tree, Node), tree
    return tree


@pytest.mark.parametrize("element", ELEMENTS, ids=lambda element: element.id)
def test_a_card_reads_back_alone(element: Element) -> None:
    said: list[Node] = []
    for language in LANGUAGES:
        phrases = resurgence()[language]
        text = sentence(MODEL, phrases, element.id)
        assert isinstance(text, str), text
        tree = view(MODEL, phrases, element)
        found = read(text, phrases, "text")
        assert [(one.tree, one.how) for one in found.found] == [(tree, "same")]
        said.append(found.found[0].tree)
    assert len(set(said)) == 1, "one card, two languages, two meanings"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_number_more_or_less_differs(language: str) -> None:
    """Every number of every sentence, changed by one."""
    phrases = resurgence()[language]
    unread: list[str] = []
    for one in sentences(MODEL, phrases):
        text = str(one.text)
        for number in re.finditer(r"\d+", text):
            for n in (int(number[0]) + 1, int(number[0]) - 1):
                changed = f"{one.name}: {text[: number.start()]}{n}{text[number.end() :]}"
                (entry,) = held_against(MODEL, phrases, lines(source_of("card", changed)))
                assert (entry.id, entry.status) in ((one.id, "differs"), (one.id, "unread")), changed
                unread += [changed] if entry.status == "unread" else []
    assert unread == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_card_says_is_not_what_another_says(language: str) -> None:
    """Each sentence under every other name of its kind: the same only where the rules are the same."""
    phrases = resurgence()[language]
    rules = {element.id: normal(_said(element, phrases)) for element in ELEMENTS}
    for one in sentences(MODEL, phrases):
        for other in sentences(MODEL, phrases):
            if MODEL.elements[one.id].kind != MODEL.elements[other.id].kind:
                continue
            (entry,) = held_against(MODEL, phrases, lines(source_of("card", f"{one.name}: {other.text}")))
            assert entry.status == ("same" if rules[one.id] == rules[other.id] else "differs")


@settings(max_examples=300, deadline=None)
@given(cards)
def test_made_up_cards_read_back_alone(element: Element) -> None:
    said: list[str] = []
    for language in LANGUAGES:
        phrases = resurgence()[language]
        tree = view(MODEL, phrases, element)
        assert isinstance(tree, Node), tree
        text = write(tree, phrases)
        assert isinstance(text, str), text
        assert [one.tree for one in read(text, phrases, "text").found] == [tree], text
        assert normal(normal(tree)) == normal(tree)
        assert shown(show(tree)) == tree
        said.append(show(normal(tree)))
    assert len(set(said)) == 1


def test_everything_has_a_name_in_polish() -> None:
    english, polish = (names(MODEL, resurgence()[language]) for language in LANGUAGES)
    assert english.keys() <= polish.keys()
    assert (english["chef"], polish["chef"]) == ("Chef", "Kucharka")
    same = {element.id for element in ELEMENTS if english[element.id] == polish[element.id]}
    assert same == ALIKE, "these have their English name"


FOOD, FUEL = (act("gain", False, what=m.Goods(m.Number(2), good)) for good in ("food", "fuel"))
SHAPES: list[tuple[m.Element, str, str]] = [
    (
        card("zone", block=(m.Either(AT, (FOOD, act("build")), m.You(), True),), traits=()),
        "Place any token and you may gain 2 Food or build a new project.",
        "Umieść dowolny żeton, aby móc otrzymać 2 Żywności albo zbudować nowy projekt.",
    ),
    (
        card("zone", block=(m.Either(AT, (FOOD, FUEL)),), traits=(("open-to", m.Thing("ranger")),)),
        "Place a Ranger or a Hero to gain 2 Food or 2 Fuel.",
        "Umieść Łowcę albo Bohatera, aby otrzymać 2 Żywności albo 2 Paliwa.",
    ),
    (
        card("survivor", block=(m.May(AT, (FOOD,)), act("advance", on=pick("access", 5)))),
        "You may gain 2 Food. You may advance 5 spaces on any Leadership track.",
        "Możesz otrzymać 2 Żywności. Możesz awansować o 5 pól na dowolnym torze Przywództwa.",
    ),
    (
        card("bonus", block=(act("enlist", what=pick("builder")), act("lose", False, what=pick("supply", 5, True)))),
        "Immediately add a new Builder token from your supply to your Draw Bag and lose any 5 Critical Supplies.",
        "Natychmiast dodajesz do Woreczka nowy żeton Budowniczego ze swojej puli "
        "i tracisz 5 dowolnych Zasobów Krytycznych.",
    ),
]


@pytest.mark.parametrize(("element", "english", "polish"), SHAPES, ids=["may-or", "or", "two", "and"])
def test_a_shape_is_said_so(element: Element, english: str, polish: str) -> None:
    for language, said in (("en", english), ("pl", polish)):
        tree = view(MODEL, resurgence()[language], element)
        assert isinstance(tree, Node), tree
        assert write(tree, resurgence()[language]) == said


DROPPED = [
    act("enlist", what=pick("specialist", 2)),
    act("rescue", what=pick("hero")),
    act("switch", between=pick("access")),
    act("build", what=m.Thing("armory")),
    act("gain", False, what=m.Goods(m.Count(m.Inside("crew")), "food")),
    replace(act("gain", False, what=m.Goods(m.Number(1), "food")), by=m.Var("player")),
    m.If(AT, m.Can(act("build")), (act("build"), m.EachSeat(AT, (act("build"),))), ()),
    m.As(AT, m.Var("somebody"), (act("build"),)),
    m.Put(AT, m.Inside("crew"), m.Nothing()),
    m.Choose(AT, "it", pick("survivor"), m.Var("somebody")),
    m.Phase(AT, "turn", m.Var("somebody"), (act("build"),)),
    m.ChooseOne(AT, m.You(), (m.Option(AT, "abilities", None, None), m.Option(AT, "one", None, (act("build"),)))),
]


@pytest.mark.parametrize("step", DROPPED, ids=lambda step: type(step).__name__)
def test_nothing_is_left_out_of_a_sentence(step: m.Step) -> None:
    """What no field of a phrase tells is no sentence, and not half of one."""
    for language in LANGUAGES:
        assert isinstance(view(MODEL, resurgence()[language], card("survivor", block=(step,))), Unsaid)


PACK = """
counter coin (coins) of each player, from 0 to 9
counter point (points) of each player, score
kind card (cards)
  works in crew
  optional
pile crew of each player, of card
to hire a card of crew of you: gain 1 coin
to trade some cards: gain 1 coin
to play:
  end-game
"""
CARDS = {
    "card axe {title}\n  after you gain any coin: gain 1 point\n": "After you gain any coins, gain 1 point.",
    "card axe {title}\n  gain 2 coins\n": "You may gain 2 coins.",
    "card axe {title}\n  after you hire a card: hire a card\n": "After you hire a card, hire a card.",
    "card axe {title}\n  gain 2 coins\n  after you gain any coin: gain 1 coin\n": (
        "You may gain 2 coins. After you gain any coins, gain 1 extra coin."
    ),
}


def made(folder: Path, rules: str, **texts: str) -> Path:
    (folder / "text").mkdir(parents=True)
    languages = json.dumps(list(texts))
    (folder / "pack.toml").write_text(f'name = "made"\ntitle = "Made"\nplayers = 2\nlanguages = {languages}\n', "utf-8")
    (folder / "01.rules").write_text(rules, "utf-8")
    for language, text in texts.items():
        (folder / "text" / f"{language}.ftl").write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(("card", "says"), CARDS.items())
def test_a_pack_without_a_phrase_of_its_own(tmp_path: Path, card: str, says: str) -> None:
    """What it has named in its rules is enough for English; and no name can hurt."""
    hostile = '"{ $n } <b>\\u202e A: b – c."'
    folder = made(tmp_path / "made", PACK + card.format(title=hostile), en="")
    compiled = compile_edition(str(folder)).value
    assert compiled is not None
    phrases = spoken(compiled.model, compiled.packs).value["en"]
    assert sentence(compiled.model, phrases, "axe") == says


COUNTED = """\
pile deck of each player
to draw-up a number:
  draw (the number) card from deck of you to crew of you
card axe
  draw-up 1
card saw
  draw-up 3
"""


def test_a_number_that_a_rule_asks_for(tmp_path: Path) -> None:
    """It fills `$n` of the phrase; without one, it would be left out."""
    ftl = "-act-draw-up = draw up { NUMBER($n) } { $n ->\n    [one] card\n   *[other] cards\n}\n"
    compiled = compile_edition(str(made(tmp_path / "made", PACK + COUNTED, en=ftl))).value
    assert compiled is not None
    phrases = spoken(compiled.model, compiled.packs).value["en"]
    assert [sentence(compiled.model, phrases, id) for id in ("axe", "saw")] == [
        "You may draw up 1 card.",
        "You may draw up 3 cards.",
    ]
    (first, _) = check([str(made(tmp_path / "bare", PACK + COUNTED, en=""))]).said
    assert (first.slug, first.hint) == ("no-sentence", "write `-act-draw-up = …` in the phrases of `en`")


PILES = """\
pile deck, of card
pile draw-pile of each player, of card
pile vault of each card, of card
pile far of each player, of card
"""
MOVED = {
    "draw 2 card from draw-pile of you to crew of you": (
        "draw 2 cards from your draw pile to your crew",
        "dobrać 2 karty ze swojego stosu doboru do swojej drużyny",
    ),
    "draw 5 card from deck to crew of you": (
        "draw 5 cards from the deck to your crew",
        "dobrać 5 kart z talii do swojej drużyny",
    ),
    "draw a card from deck to crew of you": (
        "draw a card from the deck to your crew",
        "dobrać kartę z talii do swojej drużyny",
    ),
    "move a card of crew of you to deck": (
        "move a card from your crew to the deck",
        "przenieść kartę ze swojej drużyny do talii",
    ),
    "move 1 card from crew of you to deck": (
        "move 1 card from your crew to the deck",
        "przenieść 1 kartę ze swojej drużyny do talii",
    ),
    "move up to 2 card of crew of you to deck": (
        "move up to 2 cards from your crew to the deck",
        "przenieść co najwyżej 2 karty ze swojej drużyny do talii",
    ),
    "put a card of deck in crew of you": (
        "put a card from the deck in your crew",
        "włożyć kartę z talii do swojej drużyny",
    ),
    "put 2 card from crew of you on deck": (
        "put 2 cards from your crew on the deck",
        "położyć 2 karty ze swojej drużyny na wierzch talii",
    ),
    "put up to 3 card of crew of you under deck": (
        "put up to 3 cards from your crew under the deck",
        "położyć co najwyżej 3 karty ze swojej drużyny na spód talii",
    ),
}
POLISH = """\
-noun-card = karta
    .of = thing piece kind
    .gender = f
    .gen = karty
    .acc = kartę
    .pl = karty
    .pl-gen = kart
    .pl-acc = karty
-noun-deck = talia
    .of = pile
    .gender = f
    .gen = talii
-noun-crew = drużyna
    .of = pile
    .gender = f
    .gen = drużyny
-noun-draw-pile = stos doboru
    .of = pile
    .gender = m3
    .gen = stosu doboru
-noun-axe = Topór
    .of = label
-noun-bow = Łuk
    .of = label
-act-hire = zatrudniasz kartę
    .inf = zatrudnić kartę
-event-hire = { "" }
    .noun = zatrudnieniu karty
    .fin = zatrudnisz kartę
"""
HIRE = "-act-hire = hire a card\n-event-hire = you hire a card\n"


def faults(folder: Path) -> list[str]:
    """What check says, but for the names of cards that one pack has and another has not."""
    return [one.headline for one in check([str(folder)]).said if one.slug != "unused-phrase"]


def both(folder: Path, rules: str) -> tuple[Model, dict[str, Phrases]]:
    assert faults(made(folder, rules, en=HIRE, pl=POLISH)) == []
    compiled = compile_edition(str(folder)).value
    assert compiled is not None
    return compiled.model, dict(spoken(compiled.model, compiled.packs).value)


def test_things_go_from_pile_to_pile(tmp_path: Path) -> None:
    """Each in both languages, read back alone, and no two alike."""
    cards = [f"card c{at} {{}}\n  {line}\n".format(f'"C{at}"') for at, line in enumerate(MOVED)]
    names = "".join(f"-noun-c{at} = K{at}\n    .of = label\n" for at in range(len(MOVED)))
    folder = made(tmp_path / "made", PACK + PILES + "".join(cards), en=HIRE, pl=POLISH + names)
    assert faults(folder) == []
    compiled = compile_edition(str(folder)).value
    assert compiled is not None
    model, phrases = compiled.model, spoken(compiled.model, compiled.packs).value
    seen: set[Node] = set()
    for at, (english, polish) in enumerate(MOVED.values()):
        assert sentence(model, phrases["en"], f"c{at}") == f"You may {english}."
        assert sentence(model, phrases["pl"], f"c{at}") == f"Możesz {polish}."
        said = [(language, view(model, phrases[language], model.elements[f"c{at}"])) for language in LANGUAGES]
        for language, tree in said:
            assert isinstance(tree, Node)
            found = read(str(write(tree, phrases[language])), phrases[language], "text").found
            assert [(one.tree, one.how) for one in found] == [(tree, "same")]
        assert said[0][1] == said[1][1]
        assert isinstance(said[0][1], Node) and said[0][1] not in seen
        seen.add(said[0][1])


def test_what_was_heard_is_moved(tmp_path: Path) -> None:
    rules = PACK + PILES + 'card axe "Axe"\n  after you hire a card: move the card to deck\n'
    model, phrases = both(tmp_path / "made", rules)
    assert sentence(model, phrases["en"], "axe") == "After you hire a card, move the card to the deck."
    assert sentence(model, phrases["pl"], "axe") == "Po zatrudnieniu karty przenosisz tę kartę do talii."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "move a card of crew of you where (it is not axe) to deck",
            "move a card other than Axe from your crew to the deck",
        ),
        (
            "draw (coin of you) card from deck to crew of you",
            "draw a number of cards equal to the number of coins you have from the deck to your crew",
        ),
        (
            "put a card where (it is not axe or it is in deck) in vault of axe",
            "put a card (where that card is not Axe or that card is in the deck) in the vault (Axe)",
        ),
    ],
)
def test_of_a_pile_nothing_is_left_out(tmp_path: Path, line: str, said: str) -> None:
    folder = made(tmp_path / "made", PACK + PILES + f'card axe "Axe"\n  {line}\n', en="")
    told = compile_edition(str(folder))
    compiled = told.value
    assert compiled is not None and told.said == ()
    phrases = spoken(compiled.model, compiled.packs).value["en"]
    assert sentence(compiled.model, phrases, "axe") == f"You may {said}."


def test_a_pile_without_a_name_is_reported_once(tmp_path: Path) -> None:
    moved = "  move a card of crew of you to far of you\n"
    rules = PACK + PILES + f'card axe "Axe"\n{moved}card bow "Bow"\n{moved}'
    folder = made(tmp_path / "made", rules, en=HIRE, pl=POLISH)
    (one,) = check([str(folder)]).said
    assert (one.slug, one.headline, one.hint) == (
        "no-name",
        "`far` has no name in `pl`",
        "write `-noun-far = …` in the phrases of `pl`",
    )


@pytest.mark.parametrize("texts", [{}, {"en": ""}])
def test_a_language_without_a_file_is_reported_once(tmp_path: Path, texts: dict[str, str]) -> None:
    folder = made(tmp_path / "made", PACK + 'card axe "Axe"\n  gain 1 coin\n', **texts)
    manifest = folder / "pack.toml"
    text = re.sub("languages = .*", 'languages = ["en", "pl"]', manifest.read_text("utf-8"))
    manifest.write_text(text, "utf-8")
    (one,) = check([str(folder)]).said
    assert (one.slug, one.headline) == ("missing-text", "there is no `text/pl.ftl`")
    assert place(one.labels[0].span).endswith("pack.toml:4")
    manifest.write_text(text.replace(', "pl"', ""), "utf-8")
    assert check([str(folder)]).said == ()


UNSAID = {
    "card axe\n  each player:\n    each player: gain 1 coin\n": ("no-sentence", 14, "not lines under those"),
    "card axe\n  after you trade some cards: gain 1 coin\n": ("no-sentence", 13, "-event-trade"),
    "card axe\n  choose one:\n    option abilities\n    option one: gain 1 coin\n": (
        "no-sentence",
        14,
        "this line does",
    ),
    "card axe\n  gain (distance of axe at axe) point\n": ("no-sentence", 13, "but not this"),
}


@pytest.mark.parametrize(("card", "told"), UNSAID.items())
def test_what_cannot_be_said_is_an_error_with_a_place(tmp_path: Path, card: str, told: tuple[str, int, str]) -> None:
    folder = made(tmp_path / "made", PACK + card, en="")
    (one,) = check([str(folder)]).said
    assert one.slug == told[0]
    assert place(one.labels[0].span).endswith(f":{told[1]}")
    assert told[2] in one.why + one.hint


def test_a_flag_in_the_words_of_the_pack(tmp_path: Path) -> None:
    """Where those of every game do not do."""
    ftl = "-test-ill = you feel ill\n-test-not-ill = you feel well\n-act-set-ill = fall ill\n-act-clear-ill = recover\n"
    rules = PACK + "flag ill of each player\n"
    rules += "card axe\n  if ill of you: set ill of you to no\n  otherwise: set ill of you to yes\n"
    rules += "card bow\n  each player: set ill of you to yes\n"
    folder = made(tmp_path / "made", rules.replace("  optional\n", ""), en=ftl)
    assert check([str(folder)]).said == ()
    compiled = compile_edition(str(folder)).value
    assert compiled is not None
    phrases = spoken(compiled.model, compiled.packs).value["en"]
    assert sentence(compiled.model, phrases, "axe") == "If you feel ill, recover. Otherwise, fall ill."
    assert sentence(compiled.model, phrases, "bow") == "Each player falls ill."


def test_a_rule_with_a_mistake_is_not_reported_for_its_sentence(tmp_path: Path) -> None:
    """The phrases are looked at all the same."""
    rules = PACK + "card axe\n  gian 1 coin\n  set coin of you to 3\n"
    folder = made(tmp_path / "made", rules, en="-act-bow = bow { NUMBR($n) }\n")
    assert [one.slug for one in check([str(folder)]).said] == ["unknown-verb", "unknown-function"]


def test_a_language_that_is_declared_is_checked(tmp_path: Path) -> None:
    folder = made(tmp_path / "made", PACK + 'card axe "An axe"\n  gain 1 coin\n', en="", pl="")
    told = [(one.slug, one.headline) for one in check([str(folder)]).said]
    assert told == [
        ("no-sentence", "no phrase says `axe` in `pl` yet"),
        ("no-name", "`axe` has no name in `pl`"),
        ("no-name", "`card` has no name in `pl`"),
    ]


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(list(args))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_text_prints_read_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, _ = run(capsys, "text", "resurgence", "--lang", language)
    assert code == 0
    (tmp_path / "cards.md").write_text(out, "utf-8")
    code, out, _ = run(capsys, "read", "resurgence", "--lang", language, "--json", str(tmp_path / "cards.md"))
    entries = json.loads(out)["entries"]
    assert code == 0 and len(entries) == len(ELEMENTS)
    assert {(entry["status"], len(entry["differences"]), len(entry["notes"])) for entry in entries} == {("same", 0, 0)}


def test_the_shape_of_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cards.md").write_text(
        "**Chef:** After you rescue a Survivor, gain 2 Food.\nNobody: Gain 1 Food.\n", "utf-8"
    )
    code, out, _ = run(capsys, "read", "resurgence", "--lang", "en", "--json", str(tmp_path / "cards.md"))
    told = json.loads(out)
    (chef,) = told["entries"]
    assert (code, told["unknown"]) == (1, 1)
    assert (chef["name"], chef["id"], chef["status"]) == ("Chef", "chef", "differs")
    path = "ability.effect.act.goods.amount.n"
    assert chef["differences"] == [{"field": "amount", "path": path, "rule": "1", "text": "2"}]
    assert chef["at"] == f"{tmp_path / 'cards.md'}:1:1"
    code, out, _ = run(capsys, "read", "resurgence", "--lang", "en", str(tmp_path / "cards.md"))
    place = f"{tmp_path / 'cards.md'}:1:1"
    headline = f"{place}: Chef: differs from the rule (error[text-differs])"
    assert out.splitlines()[:2] == [headline, "    amount: the rule has 1, the text 2"]
    for form, sign in (("sarif", '"ruleId": "text-differs"'), ("github", "::error file=")):
        code, out, _ = run(capsys, "read", "resurgence", "--lang", "en", "--format", form, str(tmp_path / "cards.md"))
        assert code == 1 and sign in out and "amount" in out


@pytest.mark.parametrize(
    "args", [("text", "resurgence", "--lang", "de"), ("read", "resurgence", "--lang", "en", "nowhere.md")]
)
def test_a_command_that_cannot_run_says_so(capsys: pytest.CaptureFixture[str], args: tuple[str, ...]) -> None:
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "") and err and "Traceback" not in err


def test_compiled_phrases_are_data() -> None:
    """What a pack adds, put on what every game has, is the phrases it was compiled to."""
    core, own = json.loads(phrases_data([])), json.loads(phrases_data(edition("resurgence").packs))
    assert phrases_data(edition("resurgence").packs) == phrases_data(edition("resurgence").packs)
    texts = {language: [source] for language, source in edition("resurgence").packs[0].texts}
    for language, phrases in compile_languages(texts).value.items():
        parts = (core["languages"][language], own["languages"][language])
        whole = {name: parts[0][name] | parts[1][name] for name in parts[0]}
        assert {"language": language, **whole} == json.loads(json.dumps(as_data(phrases)))


@given(st.text(st.sampled_from("Chef: gain 1 Food.\n#*-–_$`\\\u202e\x00 ż"), max_size=200))
def test_no_printed_text_upsets_the_reader(text: str) -> None:
    for phrases in resurgence().values():
        for entry in held_against(MODEL, phrases, lines(source_of("card", text))):
            assert entry.status in ("same", "differs", "unread", "unknown")


@pytest.mark.parametrize("text", ["Chef: " + ". *a" * 20000, "Chef" * 30000, "#" * 90000, "- " * 60000, "a: " * 40000])
def test_printed_text_is_read_in_bounded_time(text: str) -> None:
    start = time.process_time()
    held_against(MODEL, resurgence()["en"], lines(source_of("card", text)))
    assert time.process_time() - start < 2

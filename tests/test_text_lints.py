"""Lints of card text: our own texts are clean, and slips are reported and fixed in every kind of file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rulewright.compiler.cli.main import main
from rulewright.compiler.diagnostics.diagnostic import Severity
from rulewright.compiler.source.text import Span, source_of
from rulewright.compiler.text.deck import deck_of, side_by_side
from rulewright.compiler.text.printed import Line, wrong_sums
from rulewright.compiler.text.proofread import proofread
from rulewright.compiler.text.sentences import sentences
from trees import LANGUAGES, edition, resurgence

Run = tuple[int, str, str]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> Run:
    code = main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


def slugs(out: str) -> list[str]:
    entries = json.loads(out)
    return [one["slug"] for part in (*entries["entries"], entries) for one in part["notes"]]


def lines_of(language: str) -> list[Line]:
    source = source_of(f"cards.{language}.md", "x")
    said = sentences(edition("resurgence").model, resurgence()[language])
    return [Line(one.name, one.text, (), Span(source, 0, 1), id=one.id) for one in said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_our_own_texts(language: str) -> None:
    """With the nouns of the game, and without any."""
    for phrases in (resurgence()[language], None):
        told = proofread(deck_of(language, lines_of(language), phrases))
        assert not [one for one in told if one.severity is not Severity.NOTE], told
        assert len(told) <= 5


def test_nothing_is_lost_between_our_own_texts_of_two_languages() -> None:
    one, two = side_by_side(*(deck_of(language, lines_of(language)) for language in LANGUAGES))
    for deck in (one, two):
        told = proofread(deck)
        assert not [one for one in told if one.severity is not Severity.NOTE]
        assert sum(one.slug == "scope-words" for one in told) <= len(deck.cards) / 10


WRONG = "After you win the the round gain 1 coin , then take a apple"
RIGHT = "After you win the round gain 1 coin, then take an apple."
FILES = {
    "cards.md": "# Cards\n\n- **Fox:** {text}\n- **Owl:** Gain 2 coins.\n- **Elk:** Gain 3 coins.\n",
    "table.md": "| Card | Text |\n|---|---|\n| Fox | {text} |\n| Owl | Gain 2 coins. |\n| Elk | Gain 3 coins. |\n",
    "below.md": "## Fox\n\n{text}\n\n## Owl\n\nGain 2 coins.\n\n## Elk\n\nGain 3 coins.\n",
    "cards.csv": 'name,text\nFox,"{text}"\nOwl,Gain 2 coins.\nElk,Gain 3 coins.\n',
    "cards.json": '[{{"name": "Fox", "text": {{"en": "{text}"}}}}, {{"name": "Owl", "text": "Gain 2 coins."}},\n'
    '{{"name": "Elk", "text": "Gain 3 coins."}}]',
}
FOUND = ["doubled-word", "stray-space", "wrong-article", "missing-stop"]


@pytest.mark.parametrize("name", FILES)
def test_slips_are_reported_at_their_place_and_fixed(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    text = FILES[name].format(text=WRONG)
    file.write_text(text, "utf-8")
    code, out, err = run(capsys, "read", "--lang", "en", str(file), "--json")
    assert (code, sorted(slugs(out))) == (1, sorted(FOUND)) and "3 texts read" in err
    doubled = next(n for e in json.loads(out)["entries"] for n in e["notes"] if n["slug"] == "doubled-word")
    line = text.split("\n")[doubled["line"] - 1]
    assert line[doubled["column"] - 1 : doubled["end_column"] - 1] == "the"
    code, out, err = run(capsys, "read", "--lang", "en", str(file), "--json", "--fix")
    assert (code, slugs(out)) == (0, []) and "4 fixes made in 1 file" in err
    assert file.read_text("utf-8") == FILES[name].format(text=RIGHT)


PLANTED = {
    "en": [
        ("Fox", "Gain [gain] 1 coin.", "doubled-word"),
        ("Owl", "Take [a apple].", "wrong-article"),
        ("Elk", "Draw your [2th] card.", "wrong-ordinal"),
        ("Bat", "Gain 1 coi[n]", "missing-stop"),
        ("Bee", "Gain 1 coin[ ], then rest.", "stray-space"),
        ("Cow", "Gain [XX] coins.", "placeholder"),
        ("Dog", "After [Dog] gains 1 coin, rest.", "own-name"),
        ("Emu", "Discard a card and a token, then move [it].", "unclear-pronoun"),
        ("Hen", "Gain 1 coin from “[Marmot]”.", "dangling-reference"),
        ("Asp", "Sneak ([draw 2 cards]).", "reminder-text"),
        ("Cod", "[Whenever] you rest, gain 1 coin.", "trigger-word"),
        ("Eel", "Gain 1 [gold].", "glossary-noun"),
    ],
    "pl": [
        ("Lis", "Otrzymujesz [otrzymujesz] 1 monetę.", "doubled-word"),
        ("Ryś", "Dobierasz [2-gą] kartę.", "wrong-ordinal"),
        ("Bąk", "Otrzymujesz 1 monet[ę]", "missing-stop"),
        ("Osa", "Otrzymujesz 1 monetę[ ], a potem odpoczywasz.", "stray-space"),
        ("Koń", "Otrzymujesz [XX] monet.", "placeholder"),
        ("Pies", "Po odpoczynku [Pies] otrzymuje 1 monetę.", "own-name"),
        ("Kura", "Otrzymujesz 1 monetę z karty „[Świstak]”.", "dangling-reference"),
        ("Żmija", "Skradanie ([dobierasz 2 karty]).", "reminder-text"),
        ("Dorsz", "[Ilekroć] odpoczniesz, otrzymujesz 1 monetę.", "trigger-word"),
        ("Węgorz", "Otrzymujesz 1 [dukat].", "glossary-noun"),
    ],
}
"""A fault in each card, in square brackets."""
PLAIN = {
    "en": ["Sneak (draw 1 card).", *(f"After you rest, gain {n} coins." for n in range(2, 8))],
    "pl": ["Skradanie (dobierasz 1 kartę).", *(f"Gdy odpoczniesz, otrzymujesz {n} monet." for n in range(5, 11))],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_planted_fault_is_reported_at_its_place(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.md"
    plain = [(f"A{at}", text, "") for at, text in enumerate(PLAIN[language])]
    cards = [*plain, *PLANTED[language]]
    file.write_text("".join(f"{name}: {re.sub(r'[][]', '', text)}\n" for name, text, _ in cards), "utf-8")
    (tmp_path / "texts.toml").write_text('[terms.en]\ngold = "coin"\n[terms.pl]\ndukat = "moneta"\n', "utf-8")
    entries = json.loads(run(capsys, "read", "--lang", language, str(file), "--json")[1])["entries"]
    told = [[(one["slug"], one["column"], one["end_column"]) for one in entry["notes"]] for entry in entries]
    wanted: list[list[tuple[str, int, int]]] = []
    for name, text, slug in cards:
        start, end = text.find("["), text.find("]") - 1
        first = len(name) + 3
        wanted.append([(slug, first + start, first + end)] if slug else [])
    assert told == wanted


def test_a_worked_example_may_hold_the_full_stop(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.md"
    file.write_text("Fox: Gain 1 coin (for example, in a wood).\nOwl: Rest.\nElk: Rest.\n", "utf-8")
    assert slugs(run(capsys, "read", "--lang", "en", str(file), "--json")[1]) == []


def test_quoted_lines_and_line_breaks_of_a_page_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.md"
    chef = "After you rescue a Survivor,"
    rows = f"| Card | Text |\n|---|---|\n| Chef | {chef}<br>gain 1 Food. |\n"
    file.write_text(f"> Doctor: {chef}\n> gain 2 Meds.\n\n{rows}", "utf-8")
    entries = json.loads(run(capsys, "read", "resurgence", "--lang", "en", str(file), "--json")[1])["entries"]
    assert [(one["name"], one["status"]) for one in entries] == [("Doctor", "differs"), ("Chef", "same")]
    assert entries[0]["at"].endswith("cards.md:1:3") and entries[1]["notes"] == []


def test_quotes_are_no_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.md"
    file.write_text("Chef: After you rescue a “Survivor”, gain 2 Food.\n", "utf-8")
    entries = json.loads(run(capsys, "read", "resurgence", "--lang", "en", str(file), "--json")[1])["entries"]
    assert [one["field"] for one in entries[0]["differences"]] == ["amount"]


def test_a_fix_is_quoted_as_its_place_asks_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "texts.toml").write_text("[terms.en]\ngold = 'the \"coin\", big'\n", "utf-8")
    before = {"a.json": '[{"name": "Fox", "text": "Gain \\"gold\\" now."}]', "b.csv": 'name,text\nFox,"Gain gold."\n'}
    after = {"a.json": before["a.json"].replace("gold", 'the \\"coin\\", big')}
    after["b.csv"] = before["b.csv"].replace("gold", 'the ""coin"", big')
    # A cell without quotes cannot hold a comma.
    before["c.csv"] = after["c.csv"] = "name,text\nFox,Gain gold.\n"
    for name, text in before.items():
        (tmp_path / name).write_text(text, "utf-8")
        run(capsys, "read", "--lang", "en", str(tmp_path / name), "--fix")
        assert (tmp_path / name).read_text("utf-8") == after[name]


def test_what_is_allowed_is_not_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, settings = tmp_path / "cards.md", tmp_path / "texts.toml"
    file.write_text("Fox: Gain gain 1 coin.\nOwl: Gain gain 1 coin.\n", "utf-8")
    entry = 'version = "{version}"\n[[allow]]\nlint = "{lint}"\non = ["fox"]\nbecause = "a joke"\nuntil = "1.10"\n'

    def found(version: str, lint: str) -> list[str]:
        settings.write_text(entry.format(version=version, lint=lint), "utf-8")
        return slugs(run(capsys, "read", "--lang", "en", str(file), "--json")[1])

    assert found("1.9", "doubled-word") == ["doubled-word"]
    assert found("1.10", "doubled-word") == ["doubled-word", "doubled-word", "allow-over"]
    assert found("1.9", "own-name") == ["doubled-word", "doubled-word", "allow-unused"]
    assert found("1.9", "doubled-wrod") == ["doubled-word", "doubled-word", "allow-unused"]
    settings.write_text('[[allow]]\nlint = "own-name"\n', "utf-8")
    code, _, err = run(capsys, "read", "--lang", "en", str(file))
    assert code == 2 and "`because`" in err and "texts.toml:1:1" in err


def test_settings_next_to_texts_apply_with_an_edition_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, settings = tmp_path / "cards.md", tmp_path / "texts.toml"
    file.write_text(
        "Field Hospital: Gain 1 Meds Meds.\nRadio City: Advance 2 spaces on the Metro Leadership track.\n", "utf-8"
    )

    def found(lint: str) -> list[str]:
        settings.write_text(f'[[allow]]\nlint = "{lint}"\nbecause = "as it is"\n', "utf-8")
        return slugs(run(capsys, "read", "resurgence", "--lang", "en", str(file), "--json")[1])

    assert "doubled-word" not in found("doubled-word") and "doubled-word" in found("own-name")
    run(capsys, "read", "resurgence", "--lang", "en", str(file), "--json")
    found("text-differs")
    out = run(capsys, "read", "resurgence", "--lang", "en", str(file))[1]
    assert "error[text-differs]" in out and "an error cannot be allowed" in out


@pytest.mark.parametrize("language", ["de", "EN", "pl-PL"])
def test_a_language_that_nobody_reads_is_no_clean_text(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.csv"
    file.write_text("name,text_en,text_pl\nFox,Gain gain 1 coin.,Zdobądź 1 monetę.\n", "utf-8")
    code, _, err = run(capsys, "read", "--lang", language, str(file))
    assert code == 2 and f"texts can be read in en and pl, not in `{language}`" in err


def test_a_file_that_is_no_text_is_reported_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "cards.xlsx"
    sheet.write_bytes(b"PK\x03\x04\x14\x00\x08\x08\x08\x00\xe6\xff[Content_Types].xml")
    code, _, err = run(capsys, "read", "--lang", "en", str(sheet))
    assert code == 2 and "export it as CSV" in err and "Windows" not in err
    code, _, err = run(capsys, "read", "--lang", "en", str(tmp_path / "none.csv"))
    assert code == 2 and "there is no such file" in err and "pack.toml" not in err


def test_a_bullet_may_go_on_in_the_next_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.md"
    file.write_text("- **Fox**: Gain 2 coins and\n  lose the the\n    turn.\n- **Owl**: Gain 1 coin.\n", "utf-8")
    assert slugs(run(capsys, "read", "--lang", "en", str(file), "--json")[1]) == ["doubled-word"]
    run(capsys, "read", "--lang", "en", str(file), "--fix")
    assert file.read_text("utf-8").startswith("- **Fox**: Gain 2 coins and\n  lose the\n    turn.\n")


@pytest.mark.parametrize(
    ("example", "wrong"),
    [
        ("You gain 1 + 2 = 4 Food.", True),
        ("You gain 2 Food + 1 Food = 4 Food.", True),
        ("You keep 3 − 1 = 1 card.", True),
        ("You gain 2 × 3 + 1 = 8 VP.", True),
        ("You gain 2 × 3 + 1 = 7 VP.", False),
        ("You trade 1 ore + 1 coin = 3 points.", False),
        ("In rounds 1-3 you draw 10 - 3 = 7 cards.", False),
    ],
)
def test_a_worked_example_comes_out(example: str, wrong: bool) -> None:
    assert bool(wrong_sums(example)) == wrong


def test_what_is_noted_of_numbers_names_the_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.csv"
    file.write_text("name,en,pl\nFox,Gain 1 Ammo.,Zdobądź 2 Amunicje.\n", "utf-8")
    out = run(capsys, "read", "--lang", "en", str(file), "--parity", str(file))[1]
    assert "here 1, there 2" in out


def test_each_time_is_no_scope(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.csv"
    file.write_text("name,en,pl\nFox,Each time you rest: gain 2 coins.,Gdy odpoczywasz: zdobądź 2 monety.\n", "utf-8")
    out = run(capsys, "read", "--lang", "en", str(file), "--parity", str(file), "--json")[1]
    assert slugs(out) == []


def test_old_findings_stay_in_a_baseline(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, base = tmp_path / "cards.md", str(tmp_path / "old.json")
    file.write_text("Fox: Gain gain 1 coin.\n", "utf-8")
    assert run(capsys, "read", "--lang", "en", str(file), "--write-baseline", base)[0] == 0
    # The line has moved, and is the same.
    file.write_text("# Cards\n\nFox: Gain gain 1 coin.\n", "utf-8")
    code, out, err = run(capsys, "read", "--lang", "en", str(file), "--baseline", base)
    assert (code, out) == (0, "") and "1 old finding left out" in err
    file.write_text("Fox: Gain gain 1 coin.\nOwl: Lose lose 1 coin.\n", "utf-8")
    code, out, _ = run(capsys, "read", "--lang", "en", str(file), "--baseline", base, "--json")
    assert (code, len(slugs(out))) == (1, 1)
    file.write_text("Fox: Gain 1 coin.\n", "utf-8")
    code, _, err = run(capsys, "read", "--lang", "en", str(file), "--baseline", base)
    assert code == 0 and "1 of it is mended" in err
    (tmp_path / "old.json").write_text("[]", "utf-8")
    assert run(capsys, "read", "--lang", "en", str(file), "--baseline", base)[0] == 2


def test_two_languages_without_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A publisher with a spreadsheet: columns of one file, or two files."""
    rows = [("fox", "Gain 2 coins.", "Otrzymujesz 3 monety."), ("owl", "You may rest.", "Odpoczywasz.")]
    rows += [("elk", "Gain :coin:.", "Otrzymujesz :coin:.")]
    table = tmp_path / "cards.csv"
    table.write_text("id,text_en,text_pl\n" + "".join(f"{','.join(row)}\n" for row in rows), "utf-8")
    told = slugs(run(capsys, "read", "--lang", "en", str(table), "--parity", str(table), "--json")[1])
    assert told == ["number-parity", "may-flag"]
    with table.open("a", encoding="utf-8") as more:
        more.write("ape,,Odpoczywasz.\n")
    told = slugs(run(capsys, "read", "--lang", "en", str(table), "--parity", str(table), "--json")[1])
    assert told == ["number-parity", "may-flag", "missing-card"]  # of the other language, too
    for at, language in ((1, "en"), (2, "pl")):
        cards = "".join(f"{row[0]}: {row[at]}\n" for row in rows[: 4 - at])
        (tmp_path / f"cards.{language}.md").write_text(cards, "utf-8")
    argv = "read", "--lang", "en", str(tmp_path / "cards.en.md"), "--parity", str(tmp_path / "cards.pl.md"), "--json"
    assert slugs(run(capsys, *argv)[1]) == ["number-parity", "may-flag", "missing-card"]


def test_a_folder_is_read_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a.md", "deep/b.csv", "deep/c.json", ".hidden/d.md", "e.rules.md", "f.pdf"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(FILES.get(f"cards{Path(name).suffix}", "x").format(text=RIGHT), "utf-8")
    assert "9 texts read: nothing found" in run(capsys, "read", "--lang", "en", str(tmp_path))[2]
    (tmp_path / "a.md").unlink()
    (tmp_path / "deep/c.json").write_text("[{", "utf-8")
    code, _, err = run(capsys, "read", "--lang", "en", str(tmp_path))
    assert code == 2 and "c.json:1: a name in quotes should stand here" in err


AS_PRINTED = """\
## Survivors

| Card | Text |
|---|---|
| **Chef** | After you rescue a Survivor, gain 1 Food. |

1. Farmer – After you place a token into a Metro
   Access Zone, gain one Food

### Fisherman

After you place a token into a Harbor Access Zone, gain 1 Food. For example: you place a Ranger, and gain 2 × 1 = 3.

- **Workshop**: Place a Builder or a Hero to gain any two Resources (of one kind).
- A line about nothing: it is counted.
"""


def test_a_rulebook_is_read_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Tables, broken lines, headings, number words, examples; brackets are no reason to call two things the same."""
    file = tmp_path / "book.md"
    file.write_text(AS_PRINTED, "utf-8")
    _, out, _ = run(capsys, "read", "resurgence", "--lang", "en", str(file), "--json")
    found = json.loads(out)
    status = {entry["id"]: entry["status"] for entry in found["entries"]}
    assert status == {"chef": "same", "farmer": "same", "fisherman": "same", "workshop": "differs"}
    assert found["unknown"] == 1
    assert [one["slug"] for entry in found["entries"] if entry["id"] == "fisherman" for one in entry["notes"]] == [
        "wrong-sum"
    ]


BELOW = """### Chef

“After you rescue a Survivor, gain 1 Food.”

### Hunter

- <b>After you gain any Food,</b> gain 1 extra Food…

### Defenders

Gain VP equal to the number of Ranger tokens (not cards) you have at the end of the game multiplied by the number of cleared out rooms you have, counting the Checkpoint.
Divide the result by 2 and round down.

### Leadership

Gain VP for advancing on all Leadership tracks: if you advanced at least 2/3/4+ spaces on each track, gain 2/4/7 VP.

### Setup

- Shuffle the cards.
"""  # noqa: E501


def test_texts_below_the_names_of_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In quotes, as a bullet, on two lines, with a colon in it; what is no card is not listed."""
    file = tmp_path / "book.md"
    file.write_text(BELOW, "utf-8")
    found = json.loads(run(capsys, "read", "resurgence", "--lang", "en", str(file), "--json")[1])
    status = {entry["name"]: entry["status"] for entry in found["entries"]}
    assert status == dict.fromkeys(("Chef", "Hunter", "Defenders", "Leadership"), "same")


def test_what_is_allowed_of_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`check` keeps quiet of it too, and tells of an entry that allows nothing."""
    rules = 'kind card (cards)\ncard king "King"\n  gamble\nto gamble: gain 1 coin\nto play: end-game\n'
    rules = "counter coin (coins) of each player\n" + rules
    (tmp_path / "text").mkdir()
    (tmp_path / "a.rules").write_text(rules, "utf-8")
    (tmp_path / "text/en.ftl").write_text("-act-gambel = try your luck\n", "utf-8")
    manifest = 'name = "a"\ntitle = "A"\nplayers = 2\n[[allow]]\nlint = "{}"\nbecause = "we will use it"\n'

    def found(lint: str) -> list[str]:
        (tmp_path / "pack.toml").write_text(manifest.format(lint), "utf-8")
        return [
            one["slug"] for one in json.loads(run(capsys, "check", str(tmp_path), "--format", "json")[1])["diagnostics"]
        ]

    assert sorted(found("unused-phrase")) == ["guessed-verb"]
    assert sorted(found("guessed-verb")) == ["unused-phrase"]
    assert sorted(found("endless-rule")) == ["allow-unused", "guessed-verb", "unused-phrase"]
    assert sorted(found("doubled-word")) == ["guessed-verb", "unused-phrase"]


CARDS = "counter coin (coins) of each player\nkind card (cards)\n"


def checked(folder: Path, capsys: pytest.CaptureFixture[str], rules: str, **phrases: str) -> list[tuple[str, str]]:
    """What `check` says of a pack: each slug, with what stands in backquotes first."""
    (folder / "text").mkdir()
    languages = json.dumps(list(phrases))
    manifest = f'name = "a"\ntitle = "A"\nplayers = 2\nlanguages = {languages}\n'
    (folder / "pack.toml").write_text(manifest, "utf-8")
    (folder / "a.rules").write_text(f"{CARDS}{rules}to play: end-game\n", "utf-8")
    for language, text in phrases.items():
        (folder / f"text/{language}.ftl").write_text(text, "utf-8")
    told = json.loads(run(capsys, "check", str(folder), "--format", "json")[1])["diagnostics"]
    return [(one["slug"], one["headline"]) for one in told]


def test_a_phrase_of_a_card_that_says_something_else_is_unused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = 'card lynx "Lynx"\n  gain 1 coin\n'
    told = checked(tmp_path, capsys, rules, en="-score-lynx = Gain much for your lynxes\n")
    assert told == [("unused-phrase", "nothing uses the phrase `-score-lynx`")]


def test_a_name_of_nothing_is_unused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = 'card lynx "Lynx"\n  gain 1 coin\n'
    told = checked(
        tmp_path, capsys, rules, en="-noun-lnyx = Lynx\n    .of = label\n-noun-lynx = Lynx\n    .of = label\n"
    )
    assert told == [("unused-phrase", "nothing uses the phrase `-noun-lnyx`")]


def test_a_wording_copied_whole_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A phrase without a slot that is all that one card says."""
    rules = 'card lynx "Lynx"\n  prowl\nto prowl: gain 1 coin\n'
    text = "-act-prowl = creep through the high grass until you find one coin and gain it\n"
    assert [slug for slug, _ in checked(tmp_path, capsys, rules, en=text)] == ["text-by-hand"]


def test_two_phrases_that_say_the_same_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = 'card lynx "Lynx"\n  prowl\ncard fox "Fox"\n  creep\nto prowl: gain 1 coin\nto creep: gain 2 coins\n'
    text = "-act-prowl = go round\n-act-creep = go\n    .v2 = go round\n"
    told = checked(tmp_path, capsys, rules, en=text)
    assert [slug for slug, _ in told] == ["same-words"]


def test_a_phrase_that_reads_as_another_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No two phrases have the same words, and yet `which card?` is read as two things."""
    text = "-ask-choose-card = which card?\n-noun-card = card\n    .of = thing\n    .pl = cards\n"
    told = checked(tmp_path, capsys, 'card lynx "Lynx"\n  gain 1 coin\n', en=text)
    assert [slug for slug, _ in told] == ["two-readings"]


def test_a_space_that_may_break_is_reported_where_others_may_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Once a file has hard spaces, each short word has one, in Polish; with the fix the file has nothing to be told."""
    file = tmp_path / "karty.md"
    file.write_text("- **Lis:** Otrzymujesz 1\u00a0Paliwo w Strefie.\n- **Kot:** Otrzymujesz 2 Paliwa.\n", "utf-8")
    out = run(capsys, "read", "--lang", "pl", str(file), "--format", "json")[1]
    assert slugs(out).count("hard-space") == 2
    run(capsys, "read", "--lang", "pl", str(file), "--fix", "--unsafe-fixes")
    assert file.read_text("utf-8").count("\u00a0") == 3


def test_a_noun_in_the_wrong_case_is_reported_with_the_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`do żeton`: the nouns of the game are known from its phrases, and what a preposition asks for."""
    file = tmp_path / "karty.md"
    file.write_text("- **Kucharka:** Po uratowaniu Ocalałego dodajesz Żywność do Woreczek bez Paliwo.\n", "utf-8")
    out = run(capsys, "read", "resurgence", str(file), "--lang", "pl", "--format", "json")[1]
    entries = json.loads(out)
    told = [one for part in (*entries["entries"], entries) for one in part["notes"] if one["slug"] == "government"]
    assert len(told) == 2, out


def test_a_column_of_the_score_sheet_has_a_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = 'card lynx "Lynx"\n  gain 1 coin\ncounter wolf-points of each card\n'
    text = "-noun-wolf-points-side = Wolves\n    .of = label\n-noun-lynx-side = Lynxes\n    .of = label\n"
    told = [one for one in checked(tmp_path, capsys, rules, en=text) if one[0] == "unused-phrase"]
    assert told == [("unused-phrase", "nothing uses the phrase `-noun-lynx-side`")]


def test_the_bundled_packs_are_without_a_note(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check")[2].endswith(" packs checked: nothing found\n")


@pytest.mark.parametrize("text", [".", "!", ",.", "..."])
def test_a_text_without_words_cannot_be_read(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It stops nothing: the card below is read."""
    file = tmp_path / "cards.md"
    file.write_text(f"Chef: {text}\n\nHunter: After you gain any Food, gain 1 extra Food.\n", "utf-8")
    found = json.loads(run(capsys, "read", "resurgence", "--lang", "en", str(file), "--json")[1])
    assert {entry["name"]: entry["status"] for entry in found["entries"]} == {"Chef": "unread", "Hunter": "same"}

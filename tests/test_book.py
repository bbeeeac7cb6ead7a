"""The reference rulebook: the contents of its pages, working links, and no author's text that runs as code."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from built_site import make_site
from rulewright.compiler.book.by_number import asks_by_number, by_number, unknown_rows
from rulewright.compiler.book.changes import changes_page
from rulewright.compiler.book.components import components
from rulewright.compiler.book.definitions import definitions
from rulewright.compiler.book.front import edition
from rulewright.compiler.book.handbook import book_of, chapter_links, chapter_page, unknown_examples, unknown_pictures
from rulewright.compiler.book.icons import unknown
from rulewright.compiler.book.lookup import glossary
from rulewright.compiler.book.pages import site as site_of
from rulewright.compiler.book.prose import prose
from rulewright.compiler.book.reader_texts import untold
from rulewright.compiler.book.safe import headline
from rulewright.compiler.book.shelf import Volume, volume_of
from rulewright.compiler.book.showcase import showcased
from rulewright.compiler.book.things import kind_page
from rulewright.compiler.book.words import WORDS
from rulewright.compiler.examples import script_of
from rulewright.compiler.pipeline import compile_edition
from rulewright.compiler.replacing import replace
from rulewright.compiler.set_ups import set_ups_of

ROOT = Path(__file__).parent.parent


@dataclass(slots=True)
class Seen(HTMLParser):
    """What a browser would see of a page."""

    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    acts: list[str] = field(default_factory=list)
    tag: str = ""

    def __post_init__(self) -> None:
        HTMLParser.__init__(self)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tag = tag
        for name, value in attrs:
            value = value or ""
            if name == "id":
                self.ids.add(value)
            if name.startswith("on") or value.strip().lower().startswith(("javascript:", "data:text")):
                self.acts.append(f"{tag} {name}={value}")
            if name == "src" or (tag == "link" and name == "href"):
                self.loads.append(value)
            elif name == "href":
                self.links.append(value)

    def handle_data(self, data: str) -> None:
        if self.tag in ("script", "style") and "window.hit" in data:
            self.acts.append(data)

    def handle_endtag(self, tag: str) -> None:
        self.tag = ""


def seen(path: Path) -> Seen:
    found = Seen()
    found.feed(path.read_text("utf-8"))
    return found


@pytest.fixture
def site(book_site: Path) -> Path:
    return book_site


def volume(name: str) -> Volume:
    compiled = compile_edition(name).value
    assert compiled is not None
    return volume_of(compiled.model.name, compiled.model, compiled.packs, compiled.parsed)


def test_every_link_leads_somewhere_and_nothing_comes_from_elsewhere(site: Path) -> None:
    found = {path: seen(path) for path in sorted(site.rglob("*.html"))}
    assert len(found) > 200
    wrong: list[str] = []
    for path, page in found.items():
        if path.name == "404.html":
            continue
        wrong += [f"{path}: loads {one}" for one in page.loads if re.match(r"(https?:)?//", one)]
        for link in [*page.links, *page.loads]:
            if re.match(r"(https?:)?//|mailto:", link):
                continue
            to, _, anchor = link.partition("#")
            target = (path.parent / to).resolve() if to else path
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                wrong.append(f"{path}: {link} is no file")
            elif anchor and target in found and anchor not in found[target].ids and anchor != "__codelineno":
                wrong.append(f"{path}: {link} is no place")
    assert not wrong, "\n".join(wrong[:20])


def test_no_text_of_an_author_is_obeyed(site: Path) -> None:
    acts = {path: page.acts for path in site.rglob("*.html") if (page := seen(path)).acts}
    assert not acts
    names = (site / "assets/names.js").read_text("utf-8")
    assert "window.hit" in names and "</script" not in names


def test_a_card_has_its_sentence_its_rule_and_its_neighbours(site: Path) -> None:
    english = (site / "resurgence/survivor/hunter.html").read_text("utf-8")
    polish = (site / "pl/resurgence/survivor/hunter.html").read_text("utf-8")
    assert "After you gain any Food, gain 1 extra Food." in english
    assert "Po zdobyciu Żywności otrzymujesz 1 dodatkową Żywność." in polish
    assert 'href="farmer.html"' in english and "20-survivors.rules.md&#58;" in english
    assert "Myśliwa" in polish and "Use this only once per round." not in english, "that is said once, of all of them"
    assert "Use this only once per round." in (site / "resurgence/survivor/index.html").read_text("utf-8")


def test_a_rulebook_for_players(site: Path) -> None:
    """In reading order, in both languages, with examples that were run and a sheet that adds up."""
    for language, first, scoring, step in (
        ("", "Aim of the game", "Final scoring", "Move the token to your Rest Area."),
        ("pl/", "Cel gry", "Punktacja końcowa", "Otrzymujesz 1 Żywność."),
    ):
        front = (site / f"{language}resurgence/index.html").read_text("utf-8")
        assert front.index(f">{first}<") < front.index(f">{scoring}<")
        sheet = (site / f"{language}resurgence/book/final-scoring.html").read_text("utf-8")
        points = [int(many) for many in re.findall(r'<td class="number">(\d+)</td>', sheet)]
        assert points == [6, 5, 6, 2, 7, 2, 28] and sum(points[:-1]) == points[-1]
        actions = (site / f"{language}resurgence/book/worker-actions.html").read_text("utf-8")
        assert actions.count('<section class="example">') == 5 and "<!--" not in actions
        assert f"<li>{step}" in actions, "the rule in words, before it is shown as it is written"
    start = (site / "resurgence/book/setup.html").read_text("utf-8")
    assert re.findall(r"(\w+): <small>Player 1, Player 2</small>", start) == ["Food", "Fuel", "Part", "Ammo", "Meds"]
    front = (site / "resurgence/index.html").read_text("utf-8")
    assert "<b>36</b>" in front and "<b>19</b>" in front and "Row-spaces" not in front and "Reasons" not in front


def test_the_set_up_by_number_of_players(site: Path) -> None:
    """Counted in games that were set up; a game for one has one column, and what is the same for all is in no table."""
    page = (site / "resurgence/book/setup.html").read_text("utf-8")
    rows = re.findall(r"<th scope=\"row\">.*?([A-Z][\w ]+)</th>((?:<td class=\"number\">\d+</td>)+)", page)
    found = {title: [int(one) for one in re.findall(r"\d+", cells)] for title, cells in rows}
    assert found == {
        "Survivors in the row": [5, 5, 6],
        "Missions laid out": [8, 8, 10],
        "Mutant cards in the game": [7, 7, 8],
        "Mutant cards revealed": [2, 1, 1],
        "Heroes on offer": [3, 4, 5],
        "Starting Missions on offer": [3, 4, 5],
    }


def test_a_row_by_number_that_cannot_be_counted_is_reported(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ntitle = "Mine"\nplayers = [2, 3]\n', encoding="utf-8")
    (tmp_path / "00-book.rules.md").write_text(
        "# Mine\n\n## Start\n\n<!-- by-number -->\n\n<!-- by-number coin-purse -->\n", encoding="utf-8"
    )
    rules = (
        "kind coin (coins)\ncoin penny\npile purse, of coin\npile box, of coin, seen by nobody\n"
        "to play:\n  create (count players + 1) penny in purse\n  create 3 penny in box\n"
        "  phase turn:\n    choose one:\n      option stop: end-game\n"
    )
    (tmp_path / "01-mine.rules").write_text(rules, encoding="utf-8")
    compiled = compile_edition(str(tmp_path)).value
    assert compiled is not None and asks_by_number(compiled.packs)
    counted = set_ups_of(script_of(compiled))
    assert {one.id: dict(one.many) for one in counted} == {"purse": {2: 3, 3: 4}, "penny": {2: 6, 3: 7}}
    made = volume_of(compiled.model.name, compiled.model, compiled.packs, compiled.parsed, set_ups=counted)
    assert [(Path(file).name, id) for file, id in unknown_rows(made)] == [("00-book.rules.md", "coin-purse")]
    assert by_number(made, "coin-purse", "en") == ""
    assert re.findall(r'"number">(\d+)</td>', by_number(made, "", "pl")) == ["3", "4", "6", "7"]


def test_an_example_is_told_before_its_table(site: Path) -> None:
    """What lies there, and what is done, as a rulebook says it; each part is said through the phrases."""
    for language, page, lies, done in (
        ("", "worker-actions", "You have 1 Food and 1 Ammo. Arbat (Upper Zone) holds 1 Mutant.", "and pay 1 Food and"),
        ("pl/", "worker-actions", "Masz 1 Żywność i 1 Amunicję. W Strefie „Arbat (Górna Strefa)” widać 1 Mutanta.",
         "Umieszczasz Robotnika w Strefie „Arbat (Górna Strefa)” i wydajesz 1 Żywność i 1 Amunicję "),
    ):  # fmt: skip
        text = (site / f"{language}resurgence/book/{page}.html").read_text("utf-8")
        told = re.findall(r'<p class="lead-in">(.*?)</p>', text)
        assert len(told) == 5 and lies in told[0] and done in told[0]
        assert all('lang="' not in one and "<code" not in one for one in told)
    upkeep = (site / "resurgence/book/upkeep.html").read_text("utf-8")
    assert '</th><td>1</td><td class="grew">2</td>' in upkeep, "a level is at its start before, not at none"
    card = (site / "resurgence/survivor/farmer.html").read_text("utf-8")
    assert "You place a Laborer in “Arbat (Upper Zone)”, use “Farmer” and gain 1 Food." in card


def test_what_an_example_lays_out_is_not_what_changes(site: Path) -> None:
    """A directive that is asked what it scores changes nothing, however much fuel is laid out for it."""
    page = (site / "resurgence/directive/polar-vortex.html").read_text("utf-8")
    example = page[page.index('<section class="example">') :].partition("</section>")[0]
    assert "What changes" not in example and "you have 7 Fuel" in example.partition("<details")[0]


def test_a_rulebook_asks_for_nothing_that_is_not_there() -> None:
    """What it names is a scenario or a rule of the pack that it belongs to."""
    made = volume("resurgence")
    titles = {one.title for one in made.model.scenarios}
    asked = unknown_examples(made)
    assert len(asked) > 8, "none was run"
    assert not [args for _, args in asked if args[1:].partition('"')[0] not in titles]
    assert not unknown(made) and not unknown_pictures(made)
    named = re.compile(r"^<!-- rule (.*) -->$", re.MULTILINE)
    whole = volume("resurgence-encounters-solo").model.rules
    for path in (Path(__file__).parent.parent / "rules").glob("*/00-book*.md"):
        wanted = [one.strip() for args in named.findall(path.read_text("utf-8")) for one in args.split(",")]
        assert wanted and not set(wanted) - set(whole), path


def test_words_are_explained_once(tmp_path: Path) -> None:
    """On the glossary and at the head of the page of their kind, in both languages; the list is no chapter."""
    made = volume("resurgence")
    book = book_of(made)
    assert not [one.page for one in book if "glossary" in one.page]
    for language, words in ("en", "A card in your crew. Use it once"), ("pl", "Karta w twojej drużynie."):
        listed = glossary(made, book, chapter_links(made, book, language), language).body
        kind = kind_page(made, made.model.kinds["survivor"], language).body
        assert words in listed and words in kind and "<dd>–</dd>" not in listed and 'class="foreign"' not in listed
    unknown_ids = definitions(made, "en").keys() ^ definitions(made, "pl").keys()
    assert not unknown_ids and len(definitions(made, "en")) > 20


def test_the_front_page_shows_cards_of_the_game_itself() -> None:
    """Its rules are lines of the game, its cards are drawn from it; nothing is shown of a game that is not there."""
    front = (ROOT / "docs/front.md").read_text("utf-8")
    rules = " ".join(path.read_text("utf-8") for path in sorted((ROOT / "rules/resurgence").glob("*.rules.md")))
    shown = front.partition("```rules\n")[2].partition("```")[0]
    assert shown and not [line for line in shown.splitlines() if f"{line}\n" not in rules]
    drawn = showcased(front, [volume("resurgence")])
    assert "<!--" not in drawn and drawn.count('<figure class="card"') == 3 and "<svg" in drawn
    assert (
        "After you gain any Food, gain 1 extra Food." in drawn and 'href="pl/resurgence/survivor/hunter.html"' in drawn
    )
    assert "<!--" not in showcased(front, []) and "<figure" not in showcased(front, [])


def test_every_title_of_a_scenario_and_every_ruling_is_in_polish() -> None:
    """A scenario that is called as a thing is has the name of that thing; all others are translated by hand."""
    made = volume("resurgence-encounters-solo")
    assert untold(made.told["pl"], made.model) == ([], [])
    assert made.told["pl"].scenarios["The Soup Line"] == "Kolejka po zupę"


def test_a_pack_without_a_rulebook_has_its_own_rules_for_one(tmp_path: Path) -> None:
    pack = volume("connect-four")
    book = book_of(pack)
    assert book and all("scenario" not in chapter_page(pack, one, "en").title for one in book)
    page = chapter_page(pack, book[0], "en").body
    assert "<details" in page and "<p>" in page


def test_changes_of_an_expansion_are_listed() -> None:
    """Against the game it builds on: new things by kind, and rules before and after, in both languages."""
    ground = volume("resurgence")
    compiled = compile_edition("resurgence-encounters").value
    assert compiled is not None
    whole = volume_of(compiled.name, compiled.model, compiled.packs, compiled.parsed, before=ground)
    english, polish = (changes_page(whole, ground, language).body for language in ("en", "pl"))
    assert "<bdi>Beast</bdi>" in english and "<bdi>Bestia</bdi>" in polish
    assert "<bdi>Farmer</bdi>" not in english, "he is in both"
    assert "Must pay" not in english and "You must pay 1 Food or lose 1 Meds." in english, "a new card with its text"
    assert "A Beast costs Ammo or Meds" in english and "Bestia kosztuje Amunicję albo Lek" in polish
    assert english.count("Setup</bdi></a>") == 1, "rules of one section are told together"
    before, after = "Add 6 Mutants from the box", "Add 2 Beasts and 1 Stalker."
    assert english.index(before) < english.index(after)
    assert "Dodajesz 2 Bestie i 1 Włóczęgę." in polish
    assert (
        'href="changes.html"' in edition(whole, [], "en").body
        and 'href="changes.html"' not in edition(ground, [], "en").body
    )


def test_what_changes_says_whose_order_matters_now(tmp_path: Path) -> None:
    """A pack that builds on another brings a card that takes what another one gives at the same event."""
    for name, about, rules in (
        ("inn", "players = 2", ORDERED),
        ("inn-more", 'builds_on = ["inn"]', 'card taker "Taker"\n  after you rest: lose 1 gem\n'),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.toml").write_text(f'name = "{name}"\ntitle = "{name}"\n{about}\n')
        (tmp_path / name / "01.rules").write_text(rules)
    before = volume(str(tmp_path / "inn"))
    after = replace(volume(str(tmp_path / "inn-more")), before=before)
    english, polish = (changes_page(after, before, language).body for language in ("en", "pl"))
    for page, title in ((english, "Their order matters now"), (polish, "Ich kolejność ma teraz znaczenie")):
        said = page.partition(f"<h3>{title}</h3>")[2].partition("</ul>")[0]
        assert said.index("Giver") < said.index("Taker")
    back = changes_page(replace(before, before=after), after, "en").body
    assert "<h3>Their order no longer matters</h3>" in back


ORDERED = """\
counter gem (gems) of each player, from 0
kind card (cards)
  works in crew
pile crew of each player, of card
card giver "Giver"
  after you rest: gain 2 gem
to rest: stop
to play:
  each player: move each card to crew of you
  each player: rest
  end-game
"""


def test_an_edition_with_many_links_is_shown_by_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody could look at all links: how many cards hear an event, and where they are listed."""
    monkeypatch.setattr("rulewright.compiler.book.shelf.MOST_LINKS", 10)
    (tmp_path / "many").mkdir()
    (tmp_path / "many/pack.toml").write_text('name = "many"\ntitle = "Many"\nplayers = 2\n')
    cards = "".join(f"card card-{n}\n  after you gain coin: gain 1 gem\n" for n in range(9))
    ground = "counter coin of each player, from 0 to 9\ncounter gem of each player, from 0 to 9\nkind card (cards)\n"
    giver = "card giver\n  after you gain gem: gain 1 coin\n"
    (tmp_path / "many/01.rules").write_text(f"{ground}pile crew of each player, of card\n{cards}{giver}")
    made = volume(str(tmp_path / "many"))
    assert made.crowded
    pages = site_of([made], (), None).files
    page = pages["site-src/en/many/card/giver.md"]
    assert "When you gain any coin" in page and ">9 cards and things</a>" in page
    index = pages["site-src/en/many/lookup.md"]
    anchor = re.search(r"lookup\.html(?:#|&#35;)(e\w+)", page)
    assert anchor is not None and f'id="{anchor[1]}"' in index


def test_a_place_is_shown_on_its_board(site: Path) -> None:
    """A room in its row of the compound, with its neighbours to go to; a card lies on no board."""
    room = (site / "resurgence/room/kitchen.html").read_text("utf-8")
    board = room.partition('<figure class="board"')[2].partition("</figure>")[0]
    assert board.count('class="place"') == 9 and board.count('class="place here"') == 1
    assert 'href="armory.html"' in board and board.count('class="row"') == 4
    assert 'class="board"' not in (site / "resurgence/survivor/hunter.html").read_text("utf-8")


def test_a_thing_shows_the_program_of_its_rule(site: Path) -> None:
    page = (site / "resurgence/survivor/farmer.html").read_text("utf-8")
    program = page.partition('<pre class="program"')[2].partition("</pre>")[0]
    assert "farmer.1" in program and "def farmer(" in program and "hunter" not in program


def test_the_index_leads_by_event_reward_and_place(site: Path) -> None:
    index = (site / "pl/resurgence/lookup.html").read_text("utf-8")
    for heading in ("Według zdarzenia", "Według nagrody", "Według miejsca"):
        assert f">{heading}</h2>" in index
    assert "Gdy zdobędziesz Żywność" in index and 'href="survivor/hunter.html"' in index


def test_a_stand_in_says_so(site: Path) -> None:
    said = WORDS["en"]["stand-in-long"].partition(": ")[2]
    assert said in (site / "resurgence/bonus/metro-3.html").read_text("utf-8")
    listed = (site / "resurgence/sources.html").read_text("utf-8")
    assert "Metro space 3" in listed and "<bdi>Supply points</bdi></a>" in listed, "rules as well"


def test_pages_are_the_same_every_time() -> None:
    one, other = (site_of([volume("resurgence")], (), None).files for _ in range(2))
    assert one == other and list(one) == list(other)


def test_a_picture_of_nothing_is_reported(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "made"\ntitle = "Made"\nplayers = 2\nlanguages = ["en", "pl"]\n')
    (tmp_path / "00-book.rules.md").write_text("# Made\n\n## The aim\n\nHave :gem: and :germ:, at 10:30:45.\n")
    (tmp_path / "00-book.pl.md").write_text("# Gra {#made en=0}\n\n## Cel {#the-aim en=0}\n\nMiej :gwm:.\n")
    (tmp_path / "01.rules").write_text("counter gem of each player, from 0 to 9\n")
    assert [(Path(name).name, id) for name, id in unknown_pictures(volume(str(tmp_path)))] == [
        ("00-book.rules.md", "germ"),
        ("00-book.pl.md", "gwm"),
    ]


def test_a_site_is_the_same_every_time(tmp_path: Path) -> None:
    """To the byte, the index of its words included."""
    one, other = (make_site(tmp_path / name, "tic-tac-toe") for name in ("one", "other"))
    found = [
        {path.relative_to(top): path.read_bytes() for path in top.rglob("*") if path.is_file()} for top in (one, other)
    ]
    assert found[0].keys() == found[1].keys()
    assert [path for path in found[0] if found[0][path] != found[1][path]] == []


def test_every_language_says_everything() -> None:
    assert WORDS["en"].keys() == WORDS["pl"].keys()
    assert all(words[key] for words in WORDS.values() for key in words)


TABLE = ("table", "thead", "tbody", "tr", "th", "td")


@given(st.text())
def test_prose_is_only_what_prose_may_be(text: str) -> None:
    """Whatever is written, the tags that come out are few, closed, and do nothing."""
    shown = str(prose(text))
    tags = re.findall(r"<(/?)(\w+)([^>]*)>", shown)
    assert {name for _, name, _ in tags} <= {"p", "ul", "ol", "li", "blockquote", "code", "a", "strong", "em", *TABLE}
    assert all(re.fullmatch(r'( href="[^"<>]*" rel="noopener")?', more) for _, _, more in tags)
    stack: list[str] = []
    for end, name, _ in tags:
        if end:
            assert stack.pop() == name
        else:
            stack.append(name)
    assert not stack and re.sub(r"</?\w+[^>]*>", "", shown).count("<") == 0


@given(st.text())
@example("&`")
def test_a_title_holds_no_mark(text: str) -> None:
    shown = headline(text)
    assert shown and not set(shown) & set('<>"`{}\n\\') and not re.search(r"&#?\w", shown)


def test_what_is_made_as_set_up_goes_is_counted_for_one_player_too() -> None:
    """Six Mutants for fewer than three players, as a table says, two Beasts and a Stalker."""
    compiled = compile_edition("resurgence-encounters-solo").value
    assert compiled is not None
    counted = set_ups_of(script_of(compiled))
    made = volume_of(compiled.model.name, compiled.model, compiled.packs, compiled.parsed, set_ups=counted)
    rows = {row.kind: (row.many, row.each) for row in components(made, "en")}
    assert rows["creature"] == (9, False) and rows["token"] == (19, True)

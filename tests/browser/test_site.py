"""The reference rulebook in a real browser: quiet, sound, complete without a network, and never obeying its authors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, sync_playwright

from conftest import find_chromium
from rulewright.compiler.book import indexes
from rulewright.compiler.book.changes import changes_page
from rulewright.compiler.book.indexes import chains_page
from rulewright.compiler.book.shelf import volume_of
from rulewright.compiler.pipeline import compile_edition

pytestmark = pytest.mark.browser

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()

PAGES = (
    "index games search verbs mistakes mistakes/endless-chain docs/tour docs/language/abilities resurgence/index "
    "resurgence/glossary resurgence/icons resurgence/lookup resurgence/summary resurgence/book/worker-actions "
    "resurgence/book/components resurgence/chains resurgence/rulings resurgence/sources resurgence/editors "
    "resurgence/survivor/index resurgence/survivor/hunter resurgence/zone/index resurgence/zone/arbat-upper "
    "resurgence/room/kitchen resurgence/mission/soup-line resurgence/directive/domination "
    "resurgence/rules/resurgence-04-actions resurgence/translations pl/index pl/resurgence/book/final-scoring "
    "pl/resurgence/index pl/resurgence/translations pl/resurgence/survivor/hunter pl/resurgence/rulings "
    "pl/resurgence/chains"
).split()
"""A page of each kind, so that what is asked of all is asked of every kind."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture(scope="module")
def address(book_site: Path) -> Iterator[tuple[str, Path]]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(book_site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}", book_site
    server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    assert path
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(address: tuple[str, Path], browser: Browser) -> Iterator[Page]:
    """A page that fails the test when anything is complained of, or asked of another machine."""
    wrong: list[str] = []
    context = browser.new_context()
    page = context.new_page()
    page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda fault: wrong.append(str(fault)))
    page.on(
        "request",
        lambda one: wrong.append(one.url) if not one.url.startswith((address[0], "data:", "blob:")) else None,
    )
    page.on("response", lambda one: wrong.append(f"{one.status} {one.url}") if one.status >= 400 else None)
    yield page
    context.close()
    assert not wrong, wrong


def opened(address: tuple[str, Path], path: str) -> str:
    return f"{address[0]}/{path}.html"


@pytest.mark.parametrize("path", PAGES)
def test_a_page_opens_without_a_complaint(page: Page, address: tuple[str, Path], path: str) -> None:
    """In its language, with one heading, and on a phone without a need to scroll sideways."""
    page.set_viewport_size({"width": 360, "height": 760})
    page.goto(opened(address, path))
    assert page.locator("h1").count() == 1
    assert page.locator("html").get_attribute("lang") == ("pl" if path.startswith("pl/") else "en")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 360


def test_a_reader_finds_the_way(page: Page, address: tuple[str, Path]) -> None:
    """From the shelf to a card, from there along the chain to the card that it triggers, and into another language."""
    page.goto(opened(address, "games"))
    page.locator(".box", has_text="Resurgence").click()
    page.locator(".side a", has_text="Survivors").first.click()
    page.locator(".name a", has_text="Farmer").click()
    assert "Farmer" in page.locator("h1").inner_text()
    page.locator("svg.chains a", has_text="Hunter").first.click()
    page.wait_for_url("**/hunter.html")
    assert page.locator("svg.chains .here").count() >= 1
    page.goto(opened(address, "resurgence/survivor/farmer"))
    page.locator("a[hreflang=pl]").first.click()
    page.wait_for_url("**/pl/resurgence/survivor/farmer.html")
    assert "Rolnik" in page.locator("h1").inner_text()


@pytest.mark.parametrize(
    ("start", "words", "title"),
    [
        ("resurgence/index", "electrician", "Electrician"),
        ("resurgence/index", "Electricians", "Electrician"),
        ("pl/resurgence/index", "łowcy", "Łowca"),
        ("pl/resurgence/index", "lowca", "Łowca"),
        ("pl/resurgence/index", "misji", "Misje"),
        ("resurgence/index", "food", "Food"),
        ("pl/resurgence/index", "zywnosci", "Żywność"),
        ("docs/tour", "Phrases", "Phrases"),
    ],
)
def test_what_is_called_so_is_found(page: Page, address: tuple[str, Path], start: str, words: str, title: str) -> None:
    page.goto(opened(address, start))
    page.locator(".find input").fill(words)
    page.locator(f".found[data-done='{words}']").wait_for()
    assert title in page.locator(".found a").all_inner_texts()


def test_a_name_leads_to_its_page(page: Page, address: tuple[str, Path]) -> None:
    page.goto(opened(address, "pl/resurgence/index"))
    page.locator(".find input").fill("rolnik")
    page.keyboard.press("Enter")
    page.wait_for_url("**/pl/resurgence/survivor/farmer.html")


def test_the_words_of_a_page_are_found_in_their_language_only(page: Page, address: tuple[str, Path]) -> None:
    for start, words, wanted, other in [
        ("search", "ammo", "", "/pl/"),
        ("pl/search", "zywnosci", "/pl", ""),
    ]:
        page.goto(f"{opened(address, start)}?q={words}")
        page.locator(f"[data-search][data-done='{words}']").wait_for()
        found = page.locator("[data-search] a").evaluate_all("links => links.map(link => link.pathname)")
        assert len(found) > 3 and all(wanted in path for path in found)
        assert not other or not [path for path in found if other in path]


def test_names_are_found_in_a_file_as_well(page: Page, address: tuple[str, Path], browser: Browser) -> None:
    """Where nobody serves the pages; what else could be found is told."""
    context = browser.new_context()
    opened_file = context.new_page()
    opened_file.goto((address[1] / "resurgence/index.html").as_uri())
    opened_file.locator(".find input").fill("hunter")
    opened_file.locator(".found[data-done='hunter']").wait_for()
    assert "--serve" in opened_file.locator(".found").inner_text()
    opened_file.keyboard.press("Enter")
    opened_file.wait_for_url("**/hunter.html")
    assert opened_file.locator("h1").inner_text() == "Hunter"
    context.close()


def test_nothing_hostile_runs(page: Page, address: tuple[str, Path]) -> None:
    base, site = address
    paths = sorted(site.glob("hostile/**/*.html")) + sorted(site.glob("pl/hostile/**/*.html"))
    assert len(paths) >= 20
    for path in paths:
        page.goto(f"{base}/{path.relative_to(site).as_posix()}")
        assert page.evaluate("window.hit") is None, path
        # Nothing has closed the page's own parts: its end is where it belongs.
        assert page.locator("body > .frame > main > article").count() == 1, path
        assert page.locator("article :is(script, iframe, object, style, img)").count() == 0, path
    page.goto(f"{base}/hostile/card/index-2.html")
    assert page.locator(".card .name").inner_text() == "<script>window.hit=9</script>"
    page.locator(".find input").fill("window.hit")
    page.locator(".found[data-done='window.hit']").wait_for()
    assert page.evaluate("window.hit") is None
    assert page.locator(".found :is(script, img, style)").count() == 0


def test_polish_readers_have_polish_prose(page: Page, address: tuple[str, Path]) -> None:
    page.goto(opened(address, "pl/resurgence/rules/resurgence-04-actions"))
    assert page.locator("h1").inner_text().startswith("Akcje Pracowników")
    assert page.locator(".prose[lang]").count() == 0
    assert page.locator("#s4").inner_text().startswith("Odpoczynek")
    page.goto(opened(address, "pl/resurgence/rules/resurgence-99-rulings"))
    assert page.locator(".prose").count() > 0 and page.locator(".prose[lang]").count() == 0


def test_the_index_of_rulings_leads_to_them(page: Page, address: tuple[str, Path]) -> None:
    page.goto(opened(address, "resurgence/rulings"))
    links = page.locator(".index a")
    assert links.count() == page.locator(".ruling-full").count() > 0
    links.last.click()
    assert page.locator(":target h2").inner_text() == links.last.inner_text()


def test_a_card_is_printed_on_one_white_sheet(page: Page, address: tuple[str, Path]) -> None:
    page.emulate_media(color_scheme="dark")
    for path in ("resurgence/survivor/hunter", "pl/resurgence/survivor/hunter", "resurgence/mission/soup-line"):
        page.goto(opened(address, path))
        printed = page.pdf(format="A4")
        assert len(re.findall(rb"/Type\s*/Page[^s]", printed)) == 1, path
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.locator(".side:visible").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_accessible(page: Page, address: tuple[str, Path], scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme)
    asked = {"runOnly": ["wcag2a", "wcag2aa", "best-practice"], "resultTypes": ["violations"]}
    for path in PAGES if scheme == "light" else [one for one in PAGES if not one.startswith("pl/")]:
        page.goto(opened(address, path))
        found = Axe().run(page, options=asked).response["violations"]
        bad = [one for one in found if one["impact"] in ("serious", "critical")]
        assert not [(one["id"], one["nodes"][0]["html"]) for one in bad], path


def test_a_reader_chooses_light_or_dark(page: Page, address: tuple[str, Path]) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(opened(address, "resurgence/index"))
    bright = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator(".dusk").click()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != bright
    page.reload()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != bright


def test_it_can_be_read_without_scripts(address: tuple[str, Path], browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(opened(address, "pl/resurgence/survivor/hunter"))
    assert page.locator(".card .text").inner_text() == "Po zdobyciu Żywności otrzymujesz 1 dodatkową Żywność."
    page.goto(opened(address, "search"))
    page.locator("article a", has_text="Farmer").first.click()
    assert page.locator("h1").inner_text() == "Farmer"
    page.goto(opened(address, "resurgence/chains"))
    assert page.locator("svg.chains").is_visible()
    context.close()


def test_a_chain_is_opened_and_followed(page: Page, address: tuple[str, Path]) -> None:
    """By mouse and by keys; what a card triggers stays bright, and its page is one more click away."""
    page.goto(opened(address, "resurgence/chains"))
    picture, view = page.locator("svg.chains"), "document.querySelector('svg.chains').getAttribute('viewBox')"
    whole = page.evaluate(view)
    card = picture.locator("a", has_text="Farmer").first
    page.locator(".picture").focus()
    page.keyboard.press("+")
    assert page.evaluate(view) != whole
    page.keyboard.press("0")
    assert page.evaluate(view) == whole
    card.click()
    assert "/chains.html" in page.url
    assert "Hunter" in page.locator(".panel output").inner_text()
    bright = picture.locator("g.card:not(.faint)").all_text_contents()
    assert any("Hunter" in one for one in bright) and picture.locator("g.faint").count() > 5
    page.keyboard.press("Escape")
    assert picture.locator("g.faint").count() == 0
    page.locator(".panel select").select_option(":gain food")
    assert "Hunter" in page.locator(".panel output").inner_text()
    page.locator("[data-reset]").click()
    card.click()
    card.click()
    page.wait_for_url("**/survivor/farmer.html")


def test_what_an_edition_changes_fits_a_phone(page: Page, address: tuple[str, Path]) -> None:
    page.set_viewport_size({"width": 360, "height": 760})
    made = {}
    for name in ("resurgence", "resurgence-encounters"):
        told = compile_edition(name).value
        assert told is not None
        made[name] = volume_of(name, told.model, told.packs, told.parsed)
    for language, start in (("en", ""), ("pl", "pl/")):
        page.goto(opened(address, f"{start}resurgence/sources"))
        body = changes_page(made["resurgence-encounters"], made["resurgence"], language).body
        page.evaluate("body => { document.querySelector('article').innerHTML = body }", body)
        assert page.locator("article h2").count() > 2
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_picture_of_hundreds_of_cards_is_followed(page: Page, address: tuple[str, Path], tmp_path: Path) -> None:
    """Each event has a row there, and a card is drawn in many: all of them are one."""
    goods = [f"good-{n}" for n in range(20)]
    lines = [f"counter {good} of each player, from 0 to 99" for good in goods]
    lines += ["kind card (cards)", "  works in crew", "pile crew of each player, of card"]
    for n in range(200):
        heard, gained = goods[n % 20], (goods[(n * 7 + 1) % 20], goods[(n * 3 + 2) % 20])
        lines += [f'card card-{n} "Card {n}"', f"  after you gain any {heard}: gain 1 {gained[0]} and 1 {gained[1]}"]
    (tmp_path / "pack.toml").write_text('name = "many"\ntitle = "Many"\nplayers = 2\n')
    (tmp_path / "01.rules").write_text("\n".join(lines) + "\n")
    told = compile_edition(str(tmp_path)).value
    assert told is not None
    volume = volume_of(told.model.name, told.model, told.packs, told.parsed)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(opened(address, "resurgence/chains"))
    page.evaluate("body => { document.querySelector('article').innerHTML = body }", chains_page(volume, "en").body)
    page.add_script_tag(path=str(Path(indexes.__file__).parent / "theme/assets/chains.js"))
    view = "document.querySelector('svg.chains').getAttribute('viewBox')"
    begun = page.evaluate(view)
    page.locator(".picture").focus()
    page.keyboard.press("0")
    whole = page.evaluate(view)
    assert whole != begun, "it begins at its top, as large as can be read"
    page.keyboard.press("+")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(view) != whole
    page.keyboard.press("0")
    assert page.evaluate(view) == whole
    assert page.locator(".panel option").count() == 21, "each event, and none"
    card = page.locator("svg.chains g[data-id='card-3']")
    assert card.count() > 2
    page.locator(".panel select").select_option(":gain good-3")
    assert "Card 3" in page.locator(".panel output").inner_text()
    page.locator("[data-reset]").click()
    card.first.click()
    assert page.locator("svg.chains g.lit").count() == card.count(), "wherever it is drawn"
    assert page.locator("svg.chains g.faint").count() > 0
    assert page.locator(".panel output").inner_text().count("Card ") > 3
    page.keyboard.press("Escape")
    assert page.locator("svg.chains g.faint").count() == 0
    page.mouse.move(640, 400)
    page.mouse.wheel(0, -300)
    assert page.evaluate(view) != whole
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

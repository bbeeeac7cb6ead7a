"""The picture of a large pack in a real browser, in both languages: each event in a row, to be read and followed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from cards import lay_linked
from playwright.sync_api import Browser, Page, sync_playwright

from built_site import make_site
from conftest import find_chromium

pytestmark = pytest.mark.browser

CARDS, GOODS = 60, 12
FORMS = ("gen", "dat", "acc", "inst", "loc", "pl", "pl-gen", "pl-dat", "pl-acc", "pl-inst", "pl-loc")
SAID = {
    "": ("you gain any goods 3", "what happens", "Card 3"),
    "pl/": ("zdobędziesz Towar 3", "zdarzenie", "Karta 3"),
}
"""An event, its sign below, and a card that hears it."""


def polish() -> str:
    goods = "".join(
        f"-noun-good-{n} = Towar {n}\n    .of = good\n    .gender = m3\n"
        + "".join(f"    .{form} = Towar {n}\n" for form in FORMS)
        for n in range(GOODS)
    )
    return "# Dużo kart.\n\n" + goods + "".join(f"-noun-card-{n} = Karta {n}\n    .of = card\n" for n in range(CARDS))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rows")
    pack = lay_linked(folder / "many", CARDS)
    about = pack / "pack.toml"
    about.write_text('languages = ["en", "pl"]\n' + about.read_text("utf-8"), "utf-8")
    (pack / "text").mkdir()
    (pack / "text/pl.ftl").write_text(polish(), "utf-8")
    return make_site(folder / "build", str(pack))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    assert path
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def opened(browser: Browser, site: Path, language: str) -> Page:
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"file://{site}/{language}many/chains.html")
    return page


@pytest.mark.parametrize("language", SAID)
def test_rows_can_be_read_and_followed(language: str, site: Path, browser: Browser) -> None:
    event, sign, hearer = SAID[language]
    page = opened(browser, site, language)
    picture = page.locator("svg.chains")
    pill = picture.locator("g.event", has_text=event).first
    assert pill.is_visible() and sign in (picture.locator(".key").text_content() or "")
    # Letters are as large as can be read, and nothing of the page is cut off.
    box = picture.locator("g.name text").first.bounding_box()
    assert box is not None and box["height"] > 10
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    # The list of events says them as the picture does.
    choice = page.locator(".panel select")
    assert event in choice.locator("option").all_text_contents()
    choice.select_option(label=event)
    bright = {text.strip() for text in picture.locator("g.name:not(.faint) text").all_text_contents()}
    assert hearer in bright and 2 < len(bright) < CARDS
    assert hearer in page.locator(".panel output").inner_text()
    page.keyboard.press("Escape")
    choice.select_option(index=0)
    assert picture.locator("g.faint").count() == 0
    page.close()


def test_a_card_stands_in_many_rows(site: Path, browser: Browser) -> None:
    """Clicked once all of its places are shown, with what comes of it; clicked again its page."""
    page = opened(browser, site, "")
    picture = page.locator("svg.chains")
    places = picture.locator('g.name[data-id="card-3"]')
    assert places.count() >= 2
    places.first.click()
    assert "/chains.html" in page.url
    assert picture.locator('g.name[data-id="card-3"].faint').count() == 0
    # Card 3 brings good-4, which card 4 hears.
    assert "Card 4" in page.locator(".panel output").inner_text().split(", ")
    assert picture.locator("g.faint").count() > CARDS
    picture.locator('g.name[data-id="card-3"].lit').first.click()
    page.wait_for_url("**/card/card-3.html")
    page.close()

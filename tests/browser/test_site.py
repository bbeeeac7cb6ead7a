"""The reference rulebook in a real browser: quiet, sound, complete without a network, and never obeying its authors."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from subprocess import run
from threading import Thread
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, TimeoutError, sync_playwright

from rulewright.compiler.source.begun import begun

pytestmark = pytest.mark.browser

HOSTILE = Path(__file__).parent.parent / "cases/book/hostile.rules.md"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp("browsed")
    pack = folder / "hostile"
    pack.mkdir()
    title = r"</title><script>window.hit=1</script> \"x\" & {{ 7*7 }}"
    manifest = f'name = "hostile"\ntitle = "{title}"\nplayers = [2, 4]\nlanguages = ["en", "pl"]\n'
    (pack / "text").mkdir()
    for name, text in (
        ("pack.toml", manifest),
        ("01-hostile.rules.md", HOSTILE.read_text("utf-8")),
        ("01-hostile.pl.md", begun(HOSTILE.read_text("utf-8"))),
        ("text/pl.ftl", "# none\n"),
    ):
        (pack / name).write_text(text, "utf-8")
    command = [sys.executable, "-m", "rulewright.compiler.cli.main", "site", "resurgence", str(pack)]
    told = run([*command, "--into", str(folder / "build")], capture_output=True)
    assert told.returncode == 0, told.stderr.decode()
    site = folder / "build/site"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}", site
    server.shutdown()


@pytest.fixture
def page(address: tuple[str, Path], chromium: str) -> Iterator[Page]:
    """A page that fails the test when anything is complained of, or asked of another machine."""
    wrong: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page()
        page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda fault: wrong.append(str(fault)))
        page.on(
            "request",
            lambda one: wrong.append(one.url) if not one.url.startswith((address[0], "data:", "blob:")) else None,
        )
        page.on("response", lambda one: wrong.append(f"{one.status} {one.url}") if one.status >= 400 else None)
        yield page
        browser.close()
    assert not wrong, wrong


def test_pages_open_without_a_complaint(page: Page, address: tuple[str, Path]) -> None:
    for path in ["index", "resurgence/index", "resurgence/chains", "resurgence/survivor/hunter", "verbs", "mistakes"]:
        for language in ("", "pl/"):
            page.goto(f"{address[0]}/{language}{path}.html")
            assert page.locator("h1").count() == 1, path
            assert page.locator("html").get_attribute("lang") == ("pl" if language else "en")


def test_a_reader_finds_the_way(page: Page, address: tuple[str, Path]) -> None:
    """From the shelf to a card, from there along the graph to the card it wakes, and to the rule where it stands."""
    page.goto(f"{address[0]}/index.html")
    page.locator(".rw-box", has_text="Resurgence").click()
    page.locator(".rw-plain a", has_text="Survivors").click()
    page.locator(".rw-name a", has_text="Farmer").click()
    assert "Farmer" in page.locator("h1").inner_text()
    page.locator("svg.chains a", has_text="Hunter").click()
    page.wait_for_url("**/hunter.html")
    assert page.locator("svg.chains .card.here").count() == 1
    page.locator(".rw-facts .rw-more a").click()
    page.wait_for_url("**/rules/*.html#s*")
    page.goto(f"{address[0]}/resurgence/survivor/farmer.html")
    page.locator("a[hreflang=pl]").first.evaluate("link => link.click()")
    page.wait_for_url("**/pl/resurgence/survivor/farmer.html")
    assert "Rolnik" in page.locator("h1").inner_text()


def _search(page: Page, words: str) -> None:
    """Types until there is an answer: what is typed before the index has come is not looked for."""
    found = page.locator(".md-search-result__link").first
    for _ in range(20):
        page.locator("input.md-search__input").fill("")
        page.locator("input.md-search__input").press_sequentially(words)
        try:
            found.wait_for(timeout=3_000)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"nothing is found for {words}")


def test_a_reader_can_search(page: Page, address: tuple[str, Path]) -> None:
    page.goto(f"{address[0]}/index.html")
    _search(page, "Electrician")
    assert "Electrician" in page.locator(".md-search-result__link").first.inner_text()


def test_nothing_hostile_runs(page: Page, address: tuple[str, Path]) -> None:
    base, site = address
    paths = sorted(site.glob("hostile/**/*.html")) + sorted(site.glob("pl/hostile/**/*.html"))
    assert len(paths) >= 20
    for path in paths:
        page.goto(f"{base}/{path.relative_to(site).as_posix()}")
        assert page.evaluate("window.hit") is None, path
        # Nothing has closed the page's own parts: its end is where it belongs.
        assert page.locator("body > .md-container .md-main article").count() == 1, path
        assert page.locator("article :is(script, iframe, object, style, img)").count() == 0, path
    page.goto(f"{base}/hostile/card/index-2.html")
    assert page.locator(".rw-name").inner_text() == "<script>window.hit=9</script>"
    _search(page, "window.hit")
    page.wait_for_timeout(300)
    assert page.evaluate("window.hit") is None
    assert page.locator(".md-search-result :is(script, img, style)").count() == 0


def test_polish_readers_have_polish_prose(page: Page, address: tuple[str, Path]) -> None:
    page.goto(f"{address[0]}/pl/resurgence/rules/resurgence-04-actions.html")
    assert page.locator("h1").inner_text().startswith("Akcje Pracowników")
    assert page.locator(".md-nav--primary").get_by_text("Akcje Pracowników").count() >= 1
    assert page.locator(".rw-prose[lang]").count() == 0
    assert page.locator("#s3").inner_text().startswith("Odpoczynek")
    page.goto(f"{address[0]}/pl/resurgence/rules/resurgence-99-rulings.html")
    assert set(page.locator(".rw-prose").evaluate_all("all => all.map(one => one.lang)")) <= {"en"}


def test_the_index_of_rulings_leads_to_them(page: Page, address: tuple[str, Path]) -> None:
    page.goto(f"{address[0]}/resurgence/rulings.html")
    links = page.locator(".rw-index a")
    assert links.count() == page.locator(".rw-ruling-full").count() > 0
    links.last.click()
    assert page.locator(":target h2").inner_text() == links.last.inner_text()


def test_paper_is_white_and_nothing_hangs_over(page: Page, address: tuple[str, Path]) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(f"{address[0]}/resurgence/survivor/hunter.html")
    assert page.evaluate("getComputedStyle(document.querySelector('.rw-card')).backgroundColor") == "rgb(255, 255, 255)"
    assert page.locator(".md-sidebar:visible").count() == 0


def test_a_narrow_page_does_not_scroll_sideways(page: Page, address: tuple[str, Path]) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    for path in ["index", "resurgence/chains", "resurgence/survivor/hunter", "resurgence/rules/resurgence-04-actions"]:
        page.goto(f"{address[0]}/{path}.html")
        assert page.evaluate("document.scrollingElement.scrollWidth") <= 390, path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_who_cannot_see_well_can_read_it(
    page: Page, address: tuple[str, Path], scheme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=scheme)
    for path in ["index", "resurgence/chains", "resurgence/survivor/hunter", "resurgence/zone/index", "verbs"]:
        page.goto(f"{address[0]}/{path}.html")
        found = Axe().run(page, context="article").response["violations"]
        assert not [(one["id"], one["nodes"][0]["html"]) for one in found], path

r"""The page of a diagnostic: `rulewright explain` shows it, and its samples are tested.

A page is `grammar/mistakes/<slug>.md`:

    # a rules block must begin in the first column      the headline, or its general form

    Why it is a mistake, in a paragraph or some.

    ## Example

    ```rules                                            a file that gives this diagnostic and no other
    …
    ```

    ## Put right

    ```rules                                            the same, giving none
    …
    ```

    ## Also                                             may be left out: more files that give it

    ## Said                                             for slips only: the headline, and the fixes
                                                        (compiler/syntax/mend.py); not shown to readers

    - headline: `{found}` stands where a colon should
    - hint: …
    - fix: `:` for it
    - else: amount-by-name                              the page to use if none of the fixes helps; that page
                                                        says that it is `like` this one
    - sure: never                                       used only if one of its fixes makes the line readable
    - words: all\splayers|everyone                      recognised by these words of the line, in this order, where
                                                        the parser stops too early to tell; `\s` is a space in one

There may be prose anywhere. A section may have several blocks. Each is one sample, a pack of its own, and the word
after its marks says what it is:

    rules       a `.rules` file
    markdown    a `.rules.md` file; write four marks around it, so that it may contain three
    toml        the `pack.toml`
    text        a `.rules` file byte for byte: `\t` is a tab, `\xB9` a byte, `\\` a backslash
    folder      the files of the pack, a line each; all empty except a valid `pack.toml`
    packs       files with their text, each after a line `=== path`; other packs are next to it: `../base/pack.toml`
    ftl         the `text/en.ftl` of a pack in English; the rules do not matter
    ftl-pl      the `text/pl.ftl` of a pack in Polish

    cards       card text, a line `Name: sentence` each, as `rulewright read --lang en` takes it; `cards-pl` in Polish;
                `cards-both` a table with the columns `text_en` and `text_pl`, compared with each other

In `packs`, `../cards.txt` is no file of the pack but printed text, compared with it as by `rulewright read`; in Polish
it is `../cards.pl.txt`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rulewright import grammar

from ..frozen import frozen

MANIFEST = 'name = "sample"\ntitle = "Sample"\nplayers = 2\n'
"""The manifest of a sample without one."""
FILES = {"rules": "sample.rules", "markdown": "sample.rules.md", "toml": "pack.toml", "text": "sample.rules"}
PHRASES = {"ftl": "en", "ftl-pl": "pl"}
PRINTED = "../cards.txt"
PRINTED_PL = "../cards.pl.txt"
CARDS = {"cards": "cards.md", "cards-pl": "cards.md", "cards-both": "cards.csv"}

BLOCK = re.compile(r"^(?P<mark>`{3,}|~{3,})(?P<kind>[^\n`]*)\n(?P<text>.*?)^(?P=mark)[ ]*$", re.MULTILINE | re.DOTALL)
SECTION = re.compile(r"^## (.+?) *$", re.MULTILINE)
SAID = re.compile(r"^- (\w+): (.+?) *$", re.MULTILINE)
ESCAPE = re.compile(rb"\\(?:t|\\|x([0-9A-Fa-f]{2}))")


@frozen
class Sample:
    kind: str
    text: str


@frozen
class Page:
    slug: str
    title: str
    why: str
    samples: tuple[Sample, ...]
    """Of *Example*, then of *Also*: each gives this diagnostic and no other."""
    put_right: tuple[Sample, ...]
    """Each gives none."""
    said: tuple[tuple[str, str], ...] = ()
    """Of a slip: (headline, label, hint, fix or perhaps; the words)."""


def page_of(slug: str) -> str | None:
    """The page of a diagnostic, as Markdown."""
    return (_folder() / f"{slug}.md").read_text("utf-8") if slug in all_slugs() else None


def shown_page(slug: str) -> str | None:
    """The page as readers see it, without the parts for the parser."""
    text = page_of(slug)
    return (
        None
        if text is None
        else re.sub(r"^## Said\n.*?(?=^## |\Z)", "", text, flags=re.MULTILINE | re.DOTALL).rstrip() + "\n"
    )


@cache
def all_slugs() -> tuple[str, ...]:
    """Every diagnostic that has a page, in the order of the alphabet."""
    folder = _folder()
    names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted(name.removesuffix(".md") for name in names if name.endswith(".md")))


def read_page(text: str, slug: str = "") -> Page:
    """A page in its parts. A page that does not keep to the form is our mistake, and raises."""
    head, *rest = re.split(SECTION, _without_blocks(text))
    title, _, why = head.strip().partition("\n")
    sections = {name: _samples(body, text) for name, body in zip(rest[::2], rest[1::2], strict=True)}
    said = "".join(body for name, body in zip(rest[::2], rest[1::2], strict=True) if name == "Said")
    if not title.startswith("# ") or not why.strip():
        raise ValueError(f"the page {slug} does not begin with `# headline` and say why")
    if unknown := set(sections) - {"Example", "Put right", "Also", "Said"}:
        raise ValueError(f"the page {slug} has a section {sorted(unknown)[0]!r} that nobody reads")
    if not sections.get("Example") or not sections.get("Put right"):
        raise ValueError(f"the page {slug} lacks an example, or how it is put right")
    samples = (*sections["Example"], *sections.get("Also", ()))
    return Page(slug, title[2:].strip(), why.strip(), samples, sections["Put right"], tuple(SAID.findall(said)))


def files(sample: Sample) -> dict[str, bytes]:
    """The sample as a pack: what its folder holds, by path."""
    if sample.kind == "folder":
        paths = [line.strip() for line in sample.text.splitlines() if line.strip()]
        return {path: MANIFEST.encode() if path == "pack.toml" else b"" for path in paths}
    if sample.kind == "packs":
        _, *parts = re.split(r"^=== (.+)\n", sample.text, flags=re.MULTILINE)
        return {path.strip(): text.encode() for path, text in zip(parts[::2], parts[1::2], strict=True)}
    data = sample.text.encode()
    if sample.kind in CARDS:
        return {CARDS[sample.kind]: data}
    if language := PHRASES.get(sample.kind):
        return {"pack.toml": f'{MANIFEST}languages = ["{language}"]\n'.encode(), f"text/{language}.ftl": data}
    return {"pack.toml": MANIFEST.encode(), FILES[sample.kind]: _bytes(data) if sample.kind == "text" else data}


def _folder() -> Path:
    return Path(grammar.__path__[0]) / "mistakes"


def _without_blocks(text: str) -> str:
    """The text with each block blanked out, because a sample may contain headings."""
    return BLOCK.sub(lambda block: f"```{block.start()}", text)


def _samples(body: str, text: str) -> tuple[Sample, ...]:
    found = [BLOCK.match(text, int(at)) for at in re.findall(r"^```(\d+)$", body, re.MULTILINE)]
    samples = tuple(Sample(block["kind"].strip(), block["text"]) for block in found if block)
    for sample in samples:
        if sample.kind not in (*FILES, *PHRASES, *CARDS, "folder", "packs"):
            raise ValueError(f"a sample cannot be {sample.kind!r}")
    return samples


def _bytes(data: bytes) -> bytes:
    named = {b"\\t": b"\t", b"\\\\": b"\\"}
    return ESCAPE.sub(lambda found: named.get(found[0]) or bytes([int(found[1], 16)]), data)

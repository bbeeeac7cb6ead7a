"""The manual of Rulewright on the same site: its pages in a folder of their own, its map as a menu, a front page."""

from __future__ import annotations

import importlib
import posixpath
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from rulewright.runtime.files import Kind, read_text

from ..frozen import frozen
from .page import Link
from .sides import Part, part

FOLDER = "docs"


@frozen
class Manual:
    front: str
    """The front page of the site, as Markdown."""
    pages: Mapping[str, str]
    """Markdown by path."""
    side: tuple[Part, ...]


def manual_in(folder: Path) -> Manual:
    """The manual in a folder: `mkdocs.yml` is its map, `pages/` what is on it, `front.md` the front page."""
    pages = folder / "pages"
    text = {path.relative_to(pages).as_posix(): path for path in sorted(pages.rglob("*")) if path.is_file()}
    found = {name: read_text(path, Kind.RULES) for name, path in text.items() if name.endswith(".md")}
    titles = {name: _title(body) for name, body in found.items()}
    nav = _map(read_text(folder / "mkdocs.yml", Kind.MANIFEST))
    made = {f"{FOLDER}/{name}": f'---\n{{"side": "{FOLDER}"}}\n---\n\n{body}' for name, body in found.items()}
    return Manual(read_text(folder / "front.md", Kind.RULES), made, tuple(_parts(nav, titles)))


def _title(text: str) -> str:
    lines = (line.removeprefix("# ").strip() for line in text.splitlines() if line.startswith("# "))
    return next(lines, "").replace("`", "")


def _map(text: str) -> list[Any]:
    """The `nav` in the settings of MkDocs, whatever else they contain."""
    yaml: Any = importlib.import_module("yaml")

    class Plain(yaml.SafeLoader):  # type: ignore[misc]
        """Leaves what only MkDocs understands aside."""

    for tag in ("!", "tag:yaml.org,2002:python/"):
        Plain.add_multi_constructor(tag, _nothing)
    return cast(list[Any], yaml.load(text, Plain).get("nav", []))


def _nothing(*told: object) -> None: ...


def _parts(nav: list[Any], titles: Mapping[str, str]) -> Iterator[Part]:
    """Pages without a group, up to the next group, are a part without a heading."""
    loose: list[Link] = []
    for one in nav:
        if isinstance(one, str):
            loose.append(_link(one, titles))
            continue
        for name, inside in cast(Mapping[str, Any], one).items():
            if isinstance(inside, str):
                loose.append((name, _link(inside, titles)[1]))
                continue
            if loose:
                yield part("", loose)
                loose = []
            yield from _group(name, inside, titles)
    if loose:
        yield part("", loose)


def _group(name: str, inside: list[Any], titles: Mapping[str, str]) -> Iterator[Part]:
    """A group; groups within it follow it."""
    here = [_link(one, titles) for one in inside if isinstance(one, str)]
    named = [cast(Mapping[str, Any], one) for one in inside if not isinstance(one, str)]
    here += [(key, _link(to, titles)[1]) for one in named for key, to in one.items() if isinstance(to, str)]
    yield part(name, here)
    for one in named:
        for key, more in one.items():
            if not isinstance(more, str):
                yield from _group(key, more, titles)


def _link(path: str, titles: Mapping[str, str]) -> Link:
    page = posixpath.join(FOLDER, path.removesuffix(".md") + ".html")
    return (titles.get(path) or path, page)

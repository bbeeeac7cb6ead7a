"""The order of the pages, and the settings with which MkDocs makes a site of them."""

from __future__ import annotations

import json
from collections.abc import Sequence

from .safe import headline
from .shelf import Volume, chapter_title, chapters, elements_of, plural_of, shown_kinds, title_of
from .words import LANGUAGES, WORDS

NAMES = {"en": "English", "pl": "Polski"}

MOST = 80
"""A kind with more elements than these is a list on its own page only, not in the menu too."""

Entry = dict[str, object]


HEAD = """\
{% extends "base.html" %}
{% block site_meta %}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="{{ config.theme.favicon | url }}">
{% endblock %}
"""
"""The head of each page. The theme's own names every language in it, and then looks for a site map beside each page."""


def settings(volumes: Sequence[Volume]) -> dict[str, str]:
    """What MkDocs is given beside the pages, which lie in site-src: the settings, and what we change of the theme."""
    return {"mkdocs.yml": _settings(volumes), "site-theme/main.html": HEAD}


def _settings(volumes: Sequence[Volume]) -> str:
    """Folders are told from where the file lies. Nothing in it leads to another machine."""
    return json.dumps(
        {
            "site_name": WORDS["en"]["site"],
            "docs_dir": "site-src",
            "site_dir": "site",
            "use_directory_urls": False,
            "theme": {
                "name": "material",
                "custom_dir": "site-theme",
                "font": False,
                "features": ["navigation.indexes", "navigation.prune", "navigation.top", "toc.follow"],
                "palette": [
                    _palette("default", "material/weather-night", "light"),
                    _palette("slate", "material/weather-sunny", "dark"),
                ],
            },
            "extra_css": ["assets/book.css"],
            "extra": {"generator": False},
            "markdown_extensions": ["attr_list", "toc"],
            "validation": {
                "nav": {"omitted_files": "ignore"},
                "links": {"anchors": "warn", "absolute_links": "warn", "unrecognized_links": "warn"},
            },
            "plugins": [
                {"search": {"lang": "en"}},
                {
                    "i18n": {
                        "docs_structure": "folder",
                        "reconfigure_search": False,
                        "reconfigure_material": True,
                        "languages": [_language(language, volumes) for language in LANGUAGES],
                    }
                },
            ],
        },
        ensure_ascii=False,
        indent=1,
    )


def _palette(scheme: str, icon: str, name: str) -> Entry:
    return {
        "media": f"(prefers-color-scheme: {name})",
        "scheme": scheme,
        "primary": "custom",
        "accent": "custom",
        "toggle": {"icon": icon, "name": "◐"},
    }


def _language(language: str, volumes: Sequence[Volume]) -> Entry:
    return {
        "locale": language,
        "name": NAMES[language],
        "default": language == LANGUAGES[0],
        "build": True,
        "site_name": WORDS[language]["site"],
        "nav": nav(volumes, language),
    }


def nav(volumes: Sequence[Volume], language: str) -> list[Entry]:
    words = WORDS[language]
    editions: list[Entry] = [{headline(one.model.title or one.name): _edition(one, language)} for one in volumes]
    last: list[Entry] = [{words["verbs"]: "verbs.md"}, {words["mistakes"]: "mistakes.md"}]
    return [{words["home"]: "index.md"}, *editions, *last]


def _edition(volume: Volume, language: str) -> list[object]:
    words = WORDS[language]
    rules: list[object] = [
        {headline(chapter_title(volume, source, language)): volume.chapters[source.name]}
        for pack in volume.packs
        for source, _ in chapters(pack)
    ]
    kinds: list[object] = [_kind(volume, kind, language) for kind in shown_kinds(volume.model)]
    found: list[object] = [f"{volume.name}/index.md", {words["rules"]: rules}]
    found += [{words["things"]: kinds}] if kinds else []
    return [*found, *({words[name]: f"{volume.name}/{name}.md"} for name in ("chains", "rulings", "sources"))]


def _kind(volume: Volume, kind: str, language: str) -> Entry:
    elements = elements_of(volume.model, kind)
    listed: list[object] = [{headline(title_of(volume, one.id, language)): volume.pages[one.id]} for one in elements]
    page = volume.pages[kind]
    return {headline(plural_of(volume, kind, language)): [page, *listed] if len(listed) <= MOST else page}

"""The site's own words in each of its languages: `site.toml` in the folder of the language."""

from __future__ import annotations

from ..wordings import Tables

LANGUAGES = ("en", "pl")
"""Those in which a site is made."""

WORDS = Tables("site", "words")
WHY = Tables("graph", "why")

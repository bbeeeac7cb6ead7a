"""The words of a difference, in each language: `diff.toml` in its folder."""

from __future__ import annotations

from ..wordings import Tables

PAGES = Tables("diff", "words")
NOTES = Tables("diff", "notes")

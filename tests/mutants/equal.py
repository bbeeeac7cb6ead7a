"""Faults that are none: what is done is the same with them. Each with the reason."""

from __future__ import annotations

EQUAL: dict[str, str] = {}

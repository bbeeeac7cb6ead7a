"""The templates of the pages, which lie in sheets/: the only place that sees Jinja. All that one prints is escaped."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from .safe import marked


class Html(str):
    """Text that is HTML already, made by one of our own hands."""

    __slots__ = ()

    def __html__(self) -> str:
        """How Jinja asks whether something is HTML already."""
        return self


def fill(template: str, values: Mapping[str, object]) -> str:
    """A template with its values."""
    return _environment().get_template(template).render(values)


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("rulewright.compiler.book", "sheets"),
        undefined=StrictUndefined,
        autoescape=True,
        finalize=_shown,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def _shown(value: object) -> object:
    """Every value on its way to the page: what is not HTML made here is text, and is escaped."""
    return value if hasattr(value, "__html__") else Html(marked(str(value)))

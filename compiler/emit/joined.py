"""Tests written as Python, put together with brackets only where they are needed."""

from __future__ import annotations

from collections.abc import Sequence

BRACKETS = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}


def both(tests: Sequence[str]) -> str:
    """All of them must hold."""
    if len(tests) == 1:
        return tests[0]
    return " and ".join(f"({test})" if _says(test, " or ") else test for test in tests)


def either(tests: Sequence[str]) -> str:
    """One of them must hold."""
    return " or ".join(tests)


def unless(excuse: str, test: str) -> str:
    """What must hold where there is no excuse."""
    return f"{excuse} or {test}"


def negated(test: str) -> str:
    return test[4:] if test.startswith("not ") and not _says(test[4:], " ") else f"not {bracketed(test)}"


def bracketed(test: str) -> str:
    return f"({test})" if _says(test, " ") else test


def _says(code: str, what: str) -> bool:
    """Whether something stands outside of brackets and quotes."""
    depth, quoted, escaped = 0, False, False
    for i, sign in enumerate(code):
        if escaped:
            escaped = False
        elif quoted:
            quoted, escaped = sign != '"', sign == "\\"
        elif sign == '"':
            quoted = True
        elif sign in BRACKETS:
            depth += BRACKETS[sign]
        elif not depth and code.startswith(what, i):
            return True
    return False

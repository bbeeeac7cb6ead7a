"""Reading source files: damaged bytes are skipped, prose is blanked, headings are kept, and every offset is right."""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.compiler.diagnostics.diagnostic import Diagnostic
from rulewright.compiler.diagnostics.render import render
from rulewright.compiler.source.clean import clean
from rulewright.compiler.source.decode import decode
from rulewright.compiler.source.headings import LONGEST, plain
from rulewright.compiler.source.layout import is_read, lay_out
from rulewright.compiler.source.literate import fences, literate
from rulewright.compiler.source.load import read_source
from rulewright.compiler.source.text import Source, headings_above, line_column, line_text

BOOK = """\
# The **book** of `coins` {#book}

Prose with ```marks``` in it, and a # sign.

```rules
counter coin (coins), from 0 to 9
# a comment, not a heading
```

## Turns ##

~~~~rules
to collect:
  gain 1 coin
~~~~

```text
# not a heading
counter nothing
```

    # not a heading either

### [Evening](evening.md) &amp; \\*night\\*
"""


def slugs(found: tuple[Diagnostic, ...]) -> list[str]:
    return [diagnostic.slug for diagnostic in found]


def done(source: Source, diagnostic: Diagnostic) -> str:
    """The text after the first fix."""
    fix = diagnostic.fixes[0]
    return source.original[: fix.span.start] + fix.text + source.original[fix.span.end :]


def test_what_is_kept_of_a_book() -> None:
    told = literate("book.rules.md", BOOK)
    kept = [line.rstrip() for line in told.value.text.split("\n")]
    assert [(number, line) for number, line in enumerate(kept, 1) if line] == [
        (6, "counter coin (coins), from 0 to 9"),
        (7, "# a comment, not a heading"),
        (13, "to collect:"),
        (14, "  gain 1 coin"),
    ]
    assert told.said == ()
    assert [(depth, words) for _, depth, words in told.value.headings] == [
        (1, "The book of coins"),
        (2, "Turns"),
        (3, "Evening & *night*"),
    ]
    assert headings_above(told.value, BOOK.index("gain")) == ("The book of coins", "Turns")
    assert line_text(told.value, 1) == "# The **book** of `coins` {#book}"


def test_the_inside_of_each_block() -> None:
    assert [BOOK[start:end] for start, end in fences(BOOK)] == [
        "counter coin (coins), from 0 to 9\n# a comment, not a heading\n",
        "to collect:\n  gain 1 coin\n",
    ]
    assert fences("```rules\n```\n") == [(9, 9)]
    assert fences("```rules") == [(8, 8)]
    assert fences("prose") == fences("") == []


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Turn", "Turn"),
        ("A *turn* and __another__", "A turn and another"),
        ("snake_case_name * 2", "snake_case_name * 2"),
        ("Turn ## {#turn}", "Turn"),
        ("Turn {#turn .wide} ##", "Turn"),
        ("Turn {: #turn}", "Turn"),
        ("C#", "C#"),
        ("Turn {of all}", "Turn {of all}"),
        ("![a coin](coin.png) [Coins][1] <b>bold</b> 1 < 2", "a coin Coins bold 1 < 2"),
        ("a  \t b", "a b"),
        ("###", ""),
    ],
)
def test_the_words_of_a_heading(written: str, read: str) -> None:
    assert plain(written) == read


def test_a_heading_of_any_length_takes_no_time() -> None:
    for piece in ("*", "*a", "_a ", "[", "](", "<a", "\\", "{#", "`"):
        assert len(plain(piece * 50_000)) <= LONGEST


def test_a_block_that_is_never_closed_is_rules_to_the_end() -> None:
    told = literate("x.rules.md", "```rules\na\n\n## b")
    assert slugs(told.said) == ["unclosed-fence"]
    assert told.value.text == "        \na\n\n## b"
    assert done(told.value, told.said[0]) == "```rules\na\n\n## b\n```\n"


def test_a_block_that_the_next_one_cuts_short() -> None:
    told = literate("x.rules.md", "```text\na\n```rules\nb\n```\n# c\n")
    assert slugs(told.said) == ["unclosed-fence"]
    assert told.value.text.split() == ["b"]
    assert [words for *_, words in told.value.headings] == ["c"]
    assert literate("x.rules.md", done(told.value, told.said[0])).said == ()


@pytest.mark.parametrize(("opening", "ending"), [("````rules", "```"), ("~~~rules", "```"), ("```rules", "  ~~~~ ")])
def test_a_block_closed_by_the_wrong_marks(opening: str, ending: str) -> None:
    told = literate("x.rules.md", f"{opening}\na\n{ending}\nprose\n```rules\nb\n```\n")
    assert slugs(told.said) == ["unclosed-fence"]
    assert told.value.text.split() == ["a", "b"]
    assert literate("x.rules.md", done(told.value, told.said[0])).said == ()


@pytest.mark.parametrize("lead", [" ", "   ", "     ", "\t", "> ", "- ", "1. ", "  * > "])
def test_an_indented_block_is_reported_and_not_read(lead: str) -> None:
    told = literate("x.rules.md", f"{lead}```rules\n{lead}a\n{' ' * (len(lead) % 4)}```\n\n```rules\nb\n```\n")
    assert slugs(told.said) == ["indented-fence"]
    assert told.value.text.split() == ["b"]


def test_a_block_moved_to_the_margin() -> None:
    told = literate("x.rules.md", "  ```rules\n  to do:\n    a\n\n b\n  ```\nprose\n")
    moved = done(told.value, told.said[0])
    assert moved == "```rules\nto do:\n  a\n\nb\n```\nprose\n"
    assert literate("x.rules.md", moved).said == ()


@pytest.mark.parametrize("info", ["Rules", "rule", "rules linenos", " {.rules}", "RULES"])
def test_a_block_named_nearly_right_is_reported_and_read(info: str) -> None:
    told = literate("x.rules.md", f"```{info}\na\n```\n")
    assert slugs(told.said) == ["misnamed-fence"]
    assert told.value.text.split() == ["a"]
    assert done(told.value, told.said[0]) == "```rules\na\n```\n"


@pytest.mark.parametrize("info", ["", "text", "python", "ruled", "my rules", "toml"])
def test_other_blocks_are_prose(info: str) -> None:
    told = literate("x.rules.md", f"```{info}\na\n```\n")
    assert told.said == () and not told.value.text.strip()


def test_an_html_comment_hides_no_rules() -> None:
    told = literate("x.rules.md", "<!-- one line -->\n```rules\na\n```\n<!--\n# no\n```rules\nb\n```\n-->\n# c\n")
    assert slugs(told.said) == ["hidden-fence"]
    assert told.value.text.split() == ["a"]
    assert [words for *_, words in told.value.headings] == ["c"]


def test_tabs_are_reported_once_a_block_and_only_in_rules() -> None:
    told = clean("x.rules.md", "a\tb\n```rules\nto do:\n\ta\tb\n\t\tc\n```\n```rules\n\td\n```\n")
    assert [diagnostic.headline for diagnostic in told.said] == ["4 tabs in the rules", "1 tab in the rules"]
    assert "\t" not in told.value.text
    assert line_text(told.value, 4) == "\ta\tb"
    assert done(told.value, told.said[0]).split("\n")[:5] == ["a\tb", "```rules", "to do:", "  a b", "    c"]
    assert all(fix.sure for diagnostic in told.said for fix in diagnostic.fixes)


def test_control_characters_are_reported_once_a_file() -> None:
    told = clean("x.rules", "a\x00b\x1b[0m\n\u2028c\x85\n")
    assert slugs(told.said) == ["control-character"]
    assert told.said[0].headline == "4 control characters in the text"
    assert [label.words for label in told.said[0].labels] == [
        "U+0000 (null)",
        "U+001B (escape)",
        "U+2028 (line separator)",
    ]
    assert told.value.text == "a b [0m\n c \n"
    assert done(told.value, told.said[0]) == "ab[0m\nc\n"


def test_marks_of_direction_are_left_to_others() -> None:
    assert clean("x.rules", '"\u202eabc\u202c" # \u2067\n').said == ()


def test_line_ends_of_every_machine() -> None:
    told = clean("x.rules", "a\r\nb\rc\n\r\nd")
    assert told.said == () and told.value.original == told.value.text == "a\nb\nc\n\nd"
    assert line_column(told.value, 7) == (5, 1)


def test_bytes_that_are_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "x.rules"
    path.write_bytes(b"\xef\xbb\xbfa\r\n# za\xbf\xf3\xb3\xe6\r\nb\xff\n")
    told = read_source(path, "x.rules")
    (found,) = told.said
    assert told.value.original == "a\n# za\ufffd\ufffd\ufffd\ufffd\nb\ufffd\n"
    assert found.headline == "5 bytes are not UTF-8" and "`żółć`" in found.why
    assert [line_column(told.value, label.span.start) for label in found.labels] == [(2, 5), (3, 2)]


@pytest.mark.parametrize("form", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_read_all_the_same(form: str) -> None:
    mark = {"utf-16": b"", "utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}[form]
    read = decode(mark + "żeton\r\n".encode(form))
    assert read.text == "żeton\n" and len(read.broken) == 1


FENCES = ["```rules", "```", "````", "~~~rules", "~~~", "```text", " ```rules", "> ```rules", "- ```rules", "```Rules"]
OTHER_LINES = ["# A", "### B {#b}", "<!--", "-->", "counter coin", "  gain\t1", "prose", "", "   "]
ODD_LINES = ["\x00", "ż金🪙", "\u2028# x", "\x0c"]
LINES = st.sampled_from([*FENCES, *OTHER_LINES, *ODD_LINES])
BOOKS = st.lists(LINES | st.text(max_size=12), max_size=30).flatmap(
    lambda lines: st.lists(st.sampled_from(["\n", "\r\n", "\r"]), min_size=len(lines), max_size=len(lines)).map(
        lambda ends: "".join(line + end for line, end in zip(lines, ends, strict=True))
    )
)


def is_sound(source: Source) -> None:
    """What every source keeps to: as long as what the author sees, the same lines, nothing odd to parse."""
    assert len(source.text) == len(source.original) and "\r" not in source.original
    for index, (read, written) in enumerate(zip(source.text, source.original, strict=True)):
        assert read in (written, " ")
        assert (read == "\n") == (written == "\n") == (index + 1 in source.starts)
        assert read == "\n" or unicodedata.category(read) not in ("Cc", "Cs", "Zl", "Zp")


@given(BOOKS)
def test_any_book_keeps_its_offsets(text: str) -> None:
    told = clean("x.rules.md", text)
    source = told.value
    is_sound(source)
    inside = fences(source.original)
    assert all(before[1] < after[0] for before, after in pairwise(inside))
    kept = {index for start, end in inside for index in range(start, end)}
    for index, (read, written) in enumerate(zip(source.text, source.original, strict=True)):
        assert read == (" " if index not in kept and written != "\n" else read)
    for at, _, words in source.headings:
        assert at in source.starts and words == words.strip() != ""
        assert at not in kept
    for diagnostic in told.said:
        assert diagnostic.labels and all(
            0 <= label.span.start <= label.span.end <= len(text) for label in diagnostic.labels
        )


@given(BOOKS)
def test_no_rules_block_is_left_out_without_a_word(text: str) -> None:
    """A line that opens rules is read, or spoken of, or stands in a block of other marks, as one that is shown."""
    told = clean("x.rules.md", text)
    spoken = {label.span.start for found in told.said for label in found.labels}
    blocks = lay_out(told.value.original).blocks
    for start in told.value.starts:
        mark = next((mark for mark in ("```", "~~~") if told.value.original.startswith(f"{mark}rules\n", start)), None)
        opened = any(block.opening == start and is_read(block) for block in blocks)
        around = [block for block in blocks if block.start <= start < block.end]
        assert not mark or opened or start in spoken or not mark.startswith(around[0].mark)


@given(BOOKS)
def test_a_sure_fix_takes_its_diagnostic_away(text: str) -> None:
    told = clean("x.rules.md", text)
    for diagnostic in told.said:
        if diagnostic.fixes and diagnostic.fixes[0].sure:
            after = clean("x.rules.md", done(told.value, diagnostic))
            assert slugs(after.said).count(diagnostic.slug) == slugs(told.said).count(diagnostic.slug) - 1


@given(st.binary(max_size=200) | BOOKS.map(lambda text: text.encode("utf-8", "surrogatepass")), st.booleans())
def test_any_bytes_are_read(tmp_path_factory: pytest.TempPathFactory, data: bytes, is_literate: bool) -> None:
    name = "any.rules.md" if is_literate else "any.rules"
    path = tmp_path_factory.getbasetemp() / name
    path.write_bytes(data)
    told = read_source(path, name)
    is_sound(told.value)
    assert all(diagnostic.labels for diagnostic in told.said)
    render(told.said)
    data_is_text = decode(data).broken == ()
    assert data_is_text == ("not-utf-8" not in slugs(told.said))

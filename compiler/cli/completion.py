"""Prints a script for shell completion: `eval "$(rulewright completion bash)"`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from importlib import import_module

from ..frozen import frozen
from . import say

SHELLS = ("bash", "zsh", "fish")
NAMED = ("EDITION", "OLD", "NEW", "PATH", "PACK")
"""Arguments in whose place packs and editions are offered, by what the help calls them."""


@frozen
class Command:
    name: str
    summary: str
    options: tuple[tuple[str, str], ...]
    """Each with what its help says."""
    choices: tuple[tuple[str, tuple[str, ...]], ...]
    """The words that may follow an option; with an empty option, the words that may come alone."""
    named: bool
    """Whether it takes packs and editions."""
    valued: frozenset[str]
    """The options that take a value."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", metavar="SHELL", choices=(*SHELLS, "names"), help=f"one of {', '.join(SHELLS)}")


def run(args: argparse.Namespace) -> int:
    if args.shell == "names":
        # The scripts ask for these while somebody types, since packs come and go.
        from ..packs import known_names

        say.data("\n".join(known_names()))
        return 0
    say.data({"bash": _bash, "zsh": _zsh, "fish": _fish}[args.shell](list(_commands())))
    return 0


def _commands() -> Iterable[Command]:
    from ..diagnostics.pages import all_slugs
    from .main import commands

    for name, summary in commands().items():
        parser = argparse.ArgumentParser(add_help=False)
        import_module(f"{__package__}.{name.replace('-', '_')}").arguments(parser)
        actions = parser._actions  # pyright: ignore[reportPrivateUsage]
        options = [(word, one.help or "") for one in actions for word in one.option_strings]
        choices = [
            (word, tuple(map(str, one.choices or all_slugs())))
            for one in actions
            if one.choices or one.metavar == "SLUG"
            for word in one.option_strings or [""]
        ]
        yield Command(
            name,
            summary.removesuffix("."),
            (*options, ("--help", "what it takes")),
            tuple(choices),
            any(one.metavar in NAMED for one in actions if not one.option_strings),
            frozenset(word for one in actions if one.nargs != 0 for word in one.option_strings),
        )


def _behind(command: Command) -> list[tuple[str, tuple[str, ...]]]:
    """The options that take one of a few words, and these words."""
    return [(word, found) for word, found in command.choices if word]


def _bash(commands: list[Command]) -> str:
    lines = [
        "# Completion of rulewright for bash.",
        "_rulewright() {",
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} found=''",
        "    COMPREPLY=()",
        '    if [ "$COMP_CWORD" -eq 1 ]; then',
        f"        found='{' '.join(one.name for one in commands)} --help --version'",
        "    else",
        '        case "${COMP_WORDS[1]} $before" in',
    ]
    for one in commands:
        lines += [f"            '{one.name} {word}') found='{' '.join(found)}' ;;" for word, found in _behind(one)]
    lines += ["        esac", '        if [ -z "$found" ]; then case "${COMP_WORDS[1]}" in']
    for one in commands:
        alone = [found for word, found in one.choices if not word]
        names = " ".join([*(word for found in alone for word in found), *(word for word, _ in one.options)])
        asked = " $(rulewright completion names 2>/dev/null)" if one.named else ""
        lines.append(f'            {one.name}) found="{names}{asked}" ;;')
    lines += [
        "        esac; fi",
        "    fi",
        '    COMPREPLY=($(compgen -W "$found" -- "$word"))',
        "}",
        "complete -o default -F _rulewright rulewright",
    ]
    return "\n".join(lines)


def _zsh(commands: list[Command]) -> str:
    lines = [
        "#compdef rulewright",
        "# Completion of rulewright for zsh.",
        "_rulewright() {",
        "    local -a found",
        "    if (( CURRENT == 2 )); then",
        "        found=(",
        *(f"            {_quoted(f'{one.name}:{one.summary}')}" for one in commands),
        "        )",
        "        _describe command found",
        "        return",
        "    fi",
        '    case "$words[2] $words[CURRENT-1]" in',
    ]
    for one in commands:
        lines += [
            f"        '{one.name} {word}') compadd -- {' '.join(found)}; return ;;"
            for word, found in _behind(one)
            if word
        ]
    lines += ["    esac", "    case $words[2] in"]
    for one in commands:
        lines.append(f"        {one.name})")
        alone = [word for name, found in one.choices if not name for word in found]
        lines += [f"            compadd -- {' '.join(alone)}"] if alone else []
        lines += ['            compadd -- ${(f)"$(rulewright completion names 2>/dev/null)"}'] if one.named else []
        options = " ".join(_quoted(f"{word.replace(':', chr(92) + ':')}:{help}") for word, help in one.options)
        lines += [f"            found=({options})", "            _describe -o option found ;;"]
    lines += [
        "    esac",
        "    _files",
        "}",
        'if [ "$funcstack[1]" = _rulewright ]; then _rulewright "$@"; else compdef _rulewright rulewright; fi',
    ]
    return "\n".join(lines)


def _fish(commands: list[Command]) -> str:
    begin = "complete -c rulewright"
    lines = ["# Completion of rulewright for fish."]
    for one in commands:
        lines.append(f"{begin} -f -n __fish_use_subcommand -a {one.name} -d {_quoted(one.summary)}")
        here = f"{begin} -n '__fish_seen_subcommand_from {one.name}'"
        choices = dict(one.choices)
        for word, help in one.options:
            sort = "l" if word.startswith("--") else "s"
            among = f" -x -a '{' '.join(choices[word])}'" if word in choices else " -r" if word in one.valued else ""
            lines.append(f"{here} -{sort} {word.lstrip('-')}{among} -d {_quoted(help)}")
        lines += [f"{here} -a '{' '.join(choices[''])}'"] if "" in choices else []
        lines += [f"{here} -a '(rulewright completion names 2>/dev/null)'"] if one.named else []
    return "\n".join(lines)


def _quoted(text: str) -> str:
    """Any text for a shell: in single quotes, with single quotes outside of them."""
    return "'" + " ".join(text.split()).replace("'", "'\\''") + "'"

"""The way in: finds the command by its file, runs it, and lets nothing out that is not a sentence."""

from __future__ import annotations

import argparse
import errno
import io
import os
import re
import signal
import sys
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from rulewright.runtime.files import Kind, read_text, reason

from . import say

CLOSED_PIPE, INTERRUPTED = 141, 130
"""What a shell says of a program that these two have ended."""


LONGEST = 2000
"""The longest message: a message may quote text of any length."""

TOO_MANY_LEVELS = "names in these rules build on each other through too many levels; shorten the longest such chain"


def main(argv: list[str] | None = None) -> int:
    """Runs one command and gives its exit code."""
    started = signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    try:
        if started:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            if hasattr(signal, "setitimer"):
                signal.signal(signal.SIGALRM, signal.default_int_handler)
                sys.unraisablehook = _once_more
        return _answered(argv)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN if started else signal.default_int_handler)
        _shut_if_broken()
        say.remark("")
        return INTERRUPTED
    finally:
        if started:
            # From here on only Python itself has something to tidy up.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            sys.unraisablehook = sys.__unraisablehook__


def _once_more(dropped: sys.UnraisableHookArgs) -> None:
    """Ctrl-C at a moment when Python can only drop it, as where a module is let go: it comes again a little later."""
    if issubclass(dropped.exc_type, KeyboardInterrupt):
        signal.setitimer(signal.ITIMER_REAL, 0.02)
    else:
        sys.__unraisablehook__(dropped)


def _answered(argv: list[str] | None) -> int:
    """The exit code of a command, however it ends, except by Ctrl-C."""
    _open_streams()
    _any_letter()
    _whole_writes()
    try:
        code = _finished(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _shut()
        return CLOSED_PIPE
    except Exception as fault:
        if isinstance(fault.__cause__, KeyboardInterrupt):
            # Python 3.11 gives Ctrl-C another name while a class is made.
            raise KeyboardInterrupt from None
        return _ours(fault)


def _finished(argv: list[str]) -> int:
    """The exit code of a command that has said what there is to say."""
    try:
        return _run(argv)
    except SystemExit as ended:
        # The reader of arguments has shown the help.
        return int(ended.code or 0)
    except say.Stopped as stopped:
        say.remark(f"rulewright: {_shown(stopped.sentence)[:LONGEST]}")
        return stopped.code


def commands() -> dict[str, str]:
    """Every command and its summary, read from the files and not imported."""
    found: dict[str, str] = {}
    for entry in sorted(os.listdir(os.path.dirname(__file__))):
        text = _text(entry.removesuffix(".py")) if entry.endswith(".py") else ""
        if _is_command(text):
            found[entry.removesuffix(".py").replace("_", "-")] = text.partition("\n")[0].strip('"')
    return found


def _run(argv: list[str]) -> int:
    # A command that is asked for by its name is found without a look at the others.
    name = argv[0] if argv else ""
    if name.replace("-", "").isalpha() and name.islower() and _is_command(_text(name.replace("-", "_"))):
        if os.environ.get("RULEWRIGHT_LANGUAGES"):
            _add_languages()
        command = import_module(f"{__package__}.{name.replace('-', '_')}")
        parser = _parser(name, command)
        mixed = getattr(command, "MIXED", False)
        return int(command.run((parser.parse_intermixed_args if mixed else parser.parse_args)(argv[1:])))
    return _without_command(argv)


def _add_languages() -> None:
    """Languages that lie in folders of their own."""
    from ..text.added import NoLanguage, add_named

    try:
        add_named()
    except NoLanguage as fault:
        raise say.Stopped(f"RULEWRIGHT_LANGUAGES: {fault}") from None


def _parser(name: str, command: ModuleType) -> argparse.ArgumentParser:
    parser = Parser(
        prog=f"rulewright {name}",
        description=(command.__doc__ or "").strip(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.arguments(parser)
    return parser


def _without_command(argv: list[str]) -> int:
    """Help, the version, or a name that is not there."""
    known = commands()
    if argv and argv[0] in ("--version", "-V"):
        from importlib.metadata import version

        say.data(f"rulewright {version('rulewright')}")
        return 0
    if argv and argv[0] not in ("--help", "-h", "help"):
        from ..diagnostics.suggest import near

        close = near(argv[0], list(known))
        hint = (
            f"did you mean {' or '.join(f'`{name}`' for name in close)}?" if close else "`rulewright --help` lists them"
        )
        raise say.Stopped(f"there is no command `{_shown(argv[0])}`; {hint}")
    longest = max(map(len, known), default=0)
    lines = [f"  {name:{longest}}  {summary}" for name, summary in known.items()]
    asked = bool(argv)
    (say.data if asked else say.remark)(
        "\n".join(["usage: rulewright COMMAND ...", "", *lines, "", "`rulewright COMMAND --help` lists its options."])
    )
    return 0 if asked else 2


class Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one sentence, as every other mistake is reported."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        raise say.Stopped(_shown(_plain(message, [word for action in self._actions for word in action.option_strings])))


ARGPARSE = (
    (
        r"argument (\S+?)(?:/\S+)?: invalid choice: '?(.*?)'? \(choose from (.*)\)",
        r"`\1` cannot be `\2`; it is one of \3",
    ),
    (r"argument (\S+?)(?:/\S+)?: invalid int value: '(.*)'", r"`\1` must be a whole number, not `\2`"),
    (r"argument (\S+?)(?:/\S+)?: (must be a whole number from .*)", r"`\1` \2"),
    (r"argument (\S+?)(?:/\S+)?: expected (?:one|at least one) argument", r"`\1` needs a value"),
    (r"argument (\S+): not allowed with argument (\S+)", r"`\1` and `\2` cannot be used together"),
    (r"the following arguments are required: (.*)", r"\1 is missing"),
    (r"one of the arguments (.*) is required", r"one of \1 is missing"),
)
"""Messages of argparse, and the words for each here. Other messages are shown as they are."""


def _plain(message: str, options: list[str]) -> str:
    from ..diagnostics.suggest import near

    strange = re.fullmatch(r"unrecognized arguments: (.*)", message)
    if strange:
        words = strange[1].split()
        word = next((word for word in words if word.startswith("-")), words[0] if words else "")
        if not word:
            return "an argument is empty"
        close = near(word, options, 1)
        return f"unknown argument `{word}`" + (f"; did you mean `{close[0]}`?" if close else "")
    for said, ours in ARGPARSE:
        found = re.fullmatch(said, message)
        if found:
            return found.expand(ours).replace("'", "")
    return message


def _text(module: str) -> str:
    try:
        return read_text(os.path.join(os.path.dirname(__file__), f"{module}.py"), Kind.RULES)
    except (OSError, ValueError):
        return ""


def _is_command(text: str) -> bool:
    return "\ndef run(" in text


def _shown(text: str) -> str:
    """An argument as part of a sentence: on one line, with `?` for what cannot be shown."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))


def _open_streams() -> None:
    """Opens a standard stream that was closed before the start on the null device, so that no file gets its number.
    Writing to a closed standard output then fails, and is reported, as on a full disk."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is None:
            handle = os.open(os.devnull, os.O_WRONLY if number == 2 else os.O_RDONLY)
            if handle != number:
                os.dup2(handle, number)
                os.close(handle)
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8", closefd=False))


def _any_letter() -> None:
    """Shows a substitute for letters that the terminal does not have, so that the command goes on."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdout else "backslashreplace")


def _whole_writes() -> None:
    """Buffers standard output even in unbuffered mode, where Python takes a short write for a whole one."""
    raw = getattr(sys.stdout, "buffer", None)
    if isinstance(raw, io.FileIO):
        buffered = io.BufferedWriter(raw)
        sys.stdout = io.TextIOWrapper(buffered, sys.stdout.encoding, sys.stdout.errors, line_buffering=True)


def _shut() -> None:
    """Closes standard output that has no reader, so that the flush at the end of Python does not fail again."""
    # If it is no file, there is nothing to close.
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _shut_if_broken() -> None:
    """Closes standard output if the rest of it cannot be written after an interruption."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        _shut()


def _ours(fault: Exception) -> int:
    from rulewright.runtime.faults import Fault

    if os.environ.get("RULEWRIGHT_TRACEBACK"):
        import traceback

        traceback.print_exception(fault)
    if isinstance(fault, OSError) and fault.strerror:
        if fault.filename is None:
            # It may be our own output that cannot be written; what is left of it cannot either.
            _shut()
        where = f"`{_shown(os.fspath(fault.filename))[:LONGEST]}`: " if isinstance(fault.filename, str) else ""
        why = "standard output is closed" if fault.errno == errno.EBADF else reason(fault)
        if isinstance(fault, FileNotFoundError) and fault.filename is None:
            why = "the folder in which this was started is gone"
        say.remark(f"rulewright: {where}{why}")
        return 2
    if isinstance(fault, Fault):
        say.remark(f"rulewright: {_shown(str(fault))}")
        return 2
    if isinstance(fault, RecursionError):
        say.remark(f"rulewright: {TOO_MANY_LEVELS}")
        return 2
    what = _shown(f"{type(fault).__name__}: {fault}"[:300])
    say.remark(
        f"rulewright: this is a mistake of ours, not of yours ({what}). "
        "Please report it, with the command and what RULEWRIGHT_TRACEBACK=1 shows."
    )
    return 2


if __name__ == "__main__":
    sys.exit(main())

"""The command line, one file a command.

A command is a file here that defines `run`; it is found by its name, and no list is edited. The file `play.py` is
`rulewright play`, the file `card_list.py` would be `rulewright card-list`. It is made like this:

    '''Plays a game at a table in the terminal.'''                    the summary: one line, a sentence

    import argparse
    from .edition import add_edition, edition_from                    if it takes EDITION and --with

    def arguments(parser: argparse.ArgumentParser) -> None:
        add_edition(parser)
        parser.add_argument("--seed", type=int, default=1, help="where the dice begin")

    def run(args: argparse.Namespace) -> int:                         the exit code
        from ..graph.chains import chains                             what is slow to import, imported here
        compiled = edition_from(args)                                 stops by itself when the rules have errors
        say.data(text)                                                what was asked for, to standard output
        say.remark("12 games played")                                 everything else, to standard error
        return 0

`say.py` writes; `Stopped("a sentence")` raised anywhere ends the command with that sentence and code 2. Code for one
command is in its file or, if that grows long, in a file next to it without a `run`. `main.py` handles the rest: Ctrl-C,
a reader that went away, and any exception, which is a bug and becomes a sentence. Only the file of the command that is
asked for is imported; the list of all of them is read, not imported.

Exit codes: 0 yes or done, 1 no (errors found, something out of date, another result), 2 could not run.
"""

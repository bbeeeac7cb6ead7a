"""Mutation tests: small faults are planted in the core one at a time, and some test must notice each.

    make mutants                                  a sample of every room
    make mutants ROOM='meaning emit' SAMPLE=200 SEED=2
    PYTHONPATH=tests python -m mutants --only compiler/meaning/acts.py --sample 0

A fault is planted in memory, in a process of its own, where the tree is a copy in a temporary folder: no file is ever
changed for it. Only the tests that pass over its line are run, the quickest first. A fault that no test notices is
printed: it shows a test that is missing, code that is not needed, or a change that changes nothing; the last are
listed in `equal.toml`.
"""

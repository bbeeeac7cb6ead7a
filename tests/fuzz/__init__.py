"""Packs, tables, saves and logs, damaged in every way and given to every command. Each seed is one case.

sound.py      packs in which nothing is wrong          changes.py    what is done to one of their files
cases.py      a pack with a fault in it, laid down     oddfiles.py   what a file system can put in a file's place
commands.py   every command, and what it may answer    judging.py    runs one, and judges what it answers
oneload.py    several commands read a pack once        records.py    damaged saves and logs
__main__.py   the long run: `python -m fuzz packs 100000`
"""

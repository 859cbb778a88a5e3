"""How to play: a game in a few short sections, each with its clauses and a picture from a real position."""

from __future__ import annotations


class Section:
    """`name`: its message is "how-<name>", a heading whose form "text" is two or three sentences. `picture` is the clause
    whose piece of a game (`kernel/showing.py`) ends with the position that is shown."""

    def __init__(self, name: str, rules: str, picture: str) -> None:
        self.name = name
        self.rules = rules.split()
        self.picture = picture

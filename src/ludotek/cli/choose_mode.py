"""Choosing mode and company before the game, for a person at a terminal; an empty line takes what is usual."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from ludotek import api
from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.table.seating import HUMAN


def choose_company(console: Console, words: Words, face: api.Game, options: dict[str, Any]) -> str | None:
    """Mode and number of players are put into the options; who plays is returned as for `--players`."""
    modes = next((option.allowed for option in face.options if option.name == "mode"), None)
    if modes:
        for place, mode in enumerate(modes):
            players = words(
                "shell-for-players", numbers=", ".join(map(str, face.rules.profile.mode({"mode": mode}).seats))
            )
            line = ink(f"{place + 1:>2} ", "number").append(words(f"mode-{mode}"), style="heading")
            console.print(line.append(f"  {players}", style="faint"))
        options["mode"] = modes[ask(words("shell-which-mode", last=len(modes)), range(1, len(modes) + 1)) - 1]
    numbers = face.rules.profile.mode(options).seats
    if len(numbers) > 1:
        asked = words("shell-which-number", numbers=", ".join(map(str, numbers)), usual=numbers[0])
        options["seats"] = ask(asked, numbers)
    if face.rules.profile.mode(options).together:
        return HUMAN if ask(words("shell-which-team"), (1, 2)) == 1 else None
    return HUMAN if ask(words("shell-which-players"), (1, 2)) == 2 else None


def ask(question: str, allowed: range | list[int] | tuple[int, ...]) -> int:
    """A number that is allowed; an empty line is the first one, anything else is asked again."""
    while True:
        try:
            typed = input(f"{question} ").strip()
        except EOFError:
            raise KeyboardInterrupt from None
        if not typed:
            return allowed[0]
        if typed.isdecimal() and int(typed) in allowed:
            return int(typed)

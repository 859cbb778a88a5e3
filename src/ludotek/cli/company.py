"""Choosing mode and company before the game, for a person at a terminal; an empty line takes what is usual."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from ludotek import api
from ludotek.cli.output import ink
from ludotek.cli.words import Words
from ludotek.kernel.errors import LudotekError
from ludotek.table.seating import HUMAN
from ludotek.table.teamwork import plays_together


def choose_company(console: Console, words: Words, face: api.Game, options: dict[str, Any]) -> str | None:
    """Mode and number of players are put into the options; who plays is returned as for `--players`."""
    modes = next((option.allowed for option in face.options if option.name == "mode"), None)
    if modes:
        for place, mode in enumerate(modes):
            players = words("shell-for-players", numbers=", ".join(map(str, fitting(face, {"mode": mode}))))
            line = ink(f"{place + 1:>2} ", "number").append(words(f"mode-{mode}"), style="heading")
            console.print(line.append(f"  {players}", style="faint"))
        options["mode"] = modes[ask(words("shell-which-mode", last=len(modes)), range(1, len(modes) + 1)) - 1]
    numbers = fitting(face, options)
    if len(numbers) > 1:
        asked = words("shell-which-number", numbers=", ".join(map(str, numbers)), usual=numbers[0])
        options["seats"] = ask(asked, numbers)
    if plays_together(face.rules.prefix):
        return HUMAN if ask(words("shell-which-team"), (1, 2)) == 1 else None
    return HUMAN if ask(words("shell-which-players"), (1, 2)) == 2 else None


def fitting(face: api.Game, options: dict[str, Any]) -> list[int]:
    """The numbers of players that the game allows with these options."""
    most = next(option.high for option in face.options if option.name == "seats")
    return [seats for seats in range(1, most + 1) if fits(face, {**options, "seats": seats})]


def fits(face: api.Game, options: dict[str, Any]) -> bool:
    try:
        face.rules.check_options(options)
    except LudotekError:
        return False
    return True


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

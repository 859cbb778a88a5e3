"""What every part of the screen of The Reckoners needs: for whom one acts, names, and the signs that can be shown."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.console import Console

from ludotek.cli import look
from ludotek.cli.words import Words
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet

SYMBOLS = {"money": "$", "enforcement": "♜", "contain": "◂", "research": "◎", "attack": "⚔", "plan": "★"}

# Questions, and the step of the round that they belong to.
STEPS = {
    "PlaceFigure": "place", "RollDice": "roll", "UseDice": "use", "Spend": "use", "ChooseDieToTurn": "use",
    "TurnDie": "use", "GiveToken": "use", "PlaceSniper": "use", "Travel": "use", "ShareLoot": "loot",
    "Acquire": "acquire", "ForWhom": "acquire", "LoseDie": "epics",
}  # fmt: skip


class Look(look.Look):
    """One drawing of the table of The Reckoners."""

    signs = look.ASCII | {
        "⛨": "F", "▦": "#", "☠": "X", "⌂": "@", "↔": "=", "∞": "inf", "◆": "<!>", "⇄": "<>", "↻": "", "−": "-", "±": "+-",
    }  # fmt: skip

    def __init__(
        self,
        view: dict[str, Any],
        sheets: dict[str, Sheet],
        words: Words,
        console: Console,
        bots: Collection[int] = (),
        actors: Collection[int] = (),
    ) -> None:
        super().__init__(view, sheets, words, console)
        self.letters = {name: words(f"screen-letter-{name}") for name in SYMBOLS}
        self.signs = self.signs | {SYMBOLS[name]: letter.upper() for name, letter in self.letters.items()}
        self.bots = bots  # the seats that no person plays
        self.waiting = [seat for seat in actors if seat in bots and seat not in view["done"]]
        self.seat: int | None = view["seat"]
        self.step = STEPS.get(view["phase"], "over")

    def reckoner(self, seat: int) -> str:
        name = self.view["reckoners"][seat]["id"]
        return self.words("seat", number=seat + 1) if name is None else self.name(name)

    def reckoners(self, seats: list[int]) -> str:
        return ", ".join(self.reckoner(seat) for seat in seats)

    def district(self, place: int) -> str:
        return self.words.phrase(Phrase(f"district-{self.view['districts'][place]['id']}"))

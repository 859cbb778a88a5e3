"""What 20 Strong is, for the rooms above."""

from __future__ import annotations

from typing import Any

from ludotek.games.twenty_strong.rules.components import HEALTH
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chronicle import Chronicler
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.profile import SOLO, Mode, Profile
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.thing import Reference

CHIP = "chip"


class TwentyStrongProfile(Profile):
    def __init__(self) -> None:
        super().__init__(
            [Mode("", [1], SOLO)],
            windows=["TS-82"],
            uses={"use": "card", "ability": "card", "chip": ""},
            clauses={"use": "TS-45", "drop": "TS-45", "ability": "TS-88", "chip": "TS-97", "peace": "TS-99"},
            set_up="TS-08",
            dice=True,
            minutes=(20, 40),
            publisher="Chip Theory Games",
            ladder="difficulty",
            daily={},
            levels={"gentle": "greedy~5", "easy": "greedy~2"},  # more slips would never win
        )

    def where(self, g: TwentyStrong) -> Phrase | None:
        return Phrase("screen-where", {"n": int(g.round)})

    def merit(self, g: TwentyStrong) -> list[int]:
        """A win in few rounds with much Health; else how many missions were done, and how long one held out."""
        won = g.outcome is not None and g.outcome.scores[0] > 0
        return [1, -int(g.round), int(g.stats[HEALTH])] if won else [0, int(g.missions_done), int(g.round)]

    def facts(self, g: TwentyStrong, options: dict[str, Any], seats: list[int]) -> dict[str, Any]:
        return {"difficulty": options["difficulty"], "deck": options["deck"], "hero": g.deck.cards[g.hero].name}

    def chronicler(self, g: TwentyStrong) -> Chronicler:
        from ludotek.games.twenty_strong.chronicle import TwentyStrongChronicler

        return TwentyStrongChronicler(g)

    def texts_beside(self, option: Reference, sheets: list[Sheet]) -> list[tuple[Sheet, str]]:
        """What the deck lets the chip be spent on."""
        return [(sheet, CHIP) for sheet in sheets if sheet.kind == "deck"] if option.verb == CHIP else []


PROFILE = TwentyStrongProfile()

"""A card of The Reckoners, met at once: an Epic in a district, equipment bought or on offer, a Reckoner on the team.

Two Reckoners play; which Epics and which equipment come is a matter of the seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotek.games.reckoners.rules.actions import BUY
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FEWEST
from ludotek.games.reckoners.rules.setup import PlaceFigure
from ludotek.kernel.trial import Trial, play_to, quick_answer

if TYPE_CHECKING:
    from ludotek.games.reckoners.game import ReckonersGame
    from ludotek.games.reckoners.rules.box import Box

SEEDS: Final = 200
MOST_ANSWERS: Final = 12  # up to the first round


def trial(game: ReckonersGame, content: dict[str, Any], options: dict[str, Any], name: str) -> Trial | None:
    box: Box = game.content_of(content)
    towards = Towards(game, box, name)
    if not towards.is_known:
        return None
    chosen = {**options, "seats": FEWEST, "reckoners": "random"}
    for reckoner in box.reckoners:
        if name in (reckoner.name, box.cards[reckoner.ability].name):
            chosen["reckoners"] = reckoner.name
    for seed in range(SEEDS):
        found = play_to(game, content, chosen, seed, towards.is_there, towards, MOST_ANSWERS)
        if found is not None:
            return found
    return None


class Towards:
    """As the quick player does it, but that the card is bought. It is there when the first round begins."""

    def __init__(self, game: ReckonersGame, box: Box, name: str) -> None:
        from ludotek.games.reckoners.insight import insight

        self.game = game
        self.quick = insight()
        self.epic = next((n for n, each in enumerate(box.epics) if each.name == name), -1)
        self.card = next((n for n, each in enumerate(box.cards) if each.name == name), -1)
        self.is_known = self.epic >= 0 or self.card >= 0 or any(each.name == name for each in box.reckoners)

    def __call__(self, g: City, seat: int) -> int:
        if self.card >= 0 and BUY + self.card in g.options(seat):
            return BUY + self.card
        return quick_answer(self.game, self.quick, g, seat)

    def is_there(self, g: City) -> bool:
        if g.round == 0 or g.question is None or isinstance(g.question, PlaceFigure):
            return False
        if self.epic >= 0:
            return self.epic in g.epic
        return self.card < 0 or self.card in g.market or any(self.card in gear for gear in g.gear)

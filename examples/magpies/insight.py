"""What a bot finds useful about Magpies: it sees a world in which everything hidden has been redealt."""

from ludotek.kernel.insight import Insight
from magpies.rules import PLAY, ROB, Magpies


class Quick(Insight):
    """Robs the best card there is, plays the dearest it has, and draws when it has nothing worth playing."""

    def choose(self, g: Magpies, seat: int) -> int:
        return max(g.options(seat), key=lambda action: worth(g, action))


def insight() -> Quick:
    return Quick()


def worth(g: Magpies, action: int) -> int:
    if action >= ROB:
        return g.cards[g.nests[action - ROB][-1]].points
    return g.cards[action - PLAY].points if action >= PLAY else 0

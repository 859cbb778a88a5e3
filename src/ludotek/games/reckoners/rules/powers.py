"""Abilities and travel cards that ask for something: Improvise, Operations, Sniper, travel (RK-72, RK-74, RK-75, RK-82)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import CODES, DIE, FACE, GIVE, MOVE, SNIPE
from ludotek.games.reckoners.rules.cards import IMPROVISE, OPERATIONS, SNIPER
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import CARDS, FACES
from ludotek.games.reckoners.rules.elsewhere import die_reason
from ludotek.games.reckoners.rules.events import DIE_TURNED, SNIPER_PLACED, TOKEN_GIVEN
from ludotek.games.reckoners.rules.floor import Choice, distinct
from ludotek.games.reckoners.rules.reasons import (
    BARRICADED,
    BARRICADES_STOP_IT,
    FINISH_FIRST,
    NO_SUCH_FACE,
    NOT_THAT_FACE,
    NOT_TO_ONESELF,
)
from ludotek.games.reckoners.rules.spending import move, move_reason
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import by_card
from ludotek.kernel.step import ALLOWED


def use_power(g: City, seat: i64, card: i64) -> None:
    kind = g.box.cards[card].kind
    if kind == IMPROVISE:
        g.push(ChooseDieToTurn(seat, card))
    elif kind == OPERATIONS:
        g.push(GiveToken(seat, card))
    elif kind == SNIPER:
        g.push(PlaceSniper(seat, card))
    else:
        g.push(Travel(seat, card))


class CardChoice(Choice):
    """A question that a card asks its Reckoner."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def data(self) -> list[object]:
        return [self.seat, self.card]

    def prompt(self, match: Match) -> Phrase:
        g = cast(City, match)
        return Phrase(f"ask-{type(self).__name__}", {"card": g.box.phrase(CARDS + self.card)})


class ChooseDieToTurn(CardChoice):
    """Improvise: which unused die?"""

    def rule(self) -> str:
        return "RK-72"

    def tries(self, g: City) -> list[int]:
        return distinct(g.dice[self.seat], DIE)

    def reason(self, g: City, action: i64) -> i64:
        return ALLOWED

    def beside(self, g: City, action: i64) -> i64:
        return die_reason(g, self.seat, action - DIE) if DIE <= action < DIE + CODES else FINISH_FIRST

    def take(self, g: City, action: i64) -> None:
        g.push(TurnDie(self.seat, self.card, action - DIE))


class TurnDie(CardChoice):
    """Improvise: to which of its faces?"""

    def __init__(self, seat: i64, card: i64, code: i64) -> None:
        super().__init__(seat, card)
        self.code = code

    def data(self) -> list[object]:
        return [self.seat, self.card, self.code]

    def rule(self) -> str:
        return "RK-72"

    def tries(self, g: City) -> list[int]:
        first: i64 = self.code // FACES * FACES
        return [FACE + first + face for face in range(len(g.box.dice[self.code // FACES].faces))]

    def reason(self, g: City, action: i64) -> i64:
        return NOT_THAT_FACE if action - FACE == self.code else ALLOWED

    def beside(self, g: City, action: i64) -> i64:
        return NO_SUCH_FACE if FACE <= action < FACE + CODES else FINISH_FIRST

    def take(self, g: City, action: i64) -> None:
        g.spend_die(self.seat, self.code)
        g.dice[self.seat] = sorted([*g.dice[self.seat], action - FACE])
        g.tell(DIE_TURNED, "RK-72", CARDS + self.card, self.seat, self.code, action - FACE)


class GiveToken(CardChoice):
    """Operations: which other Reckoner gets a plan token?"""

    def rule(self) -> str:
        return "RK-74"

    def tries(self, g: City) -> list[int]:
        return [GIVE + seat for seat in range(g.seats)]

    def reason(self, g: City, action: i64) -> i64:
        return by_card(NOT_TO_ONESELF, CARDS + self.card) if action - GIVE == self.seat else ALLOWED

    def take(self, g: City, action: i64) -> None:
        g.plans[action - GIVE] += 1
        g.tell(TOKEN_GIVEN, "RK-74", CARDS + self.card, action - GIVE)


class PlaceSniper(CardChoice):
    """Sniper: in which district does the token lie for the rest of the step?"""

    def rule(self) -> str:
        return "RK-75"

    def tries(self, g: City) -> list[int]:
        return [SNIPE + district for district in range(g.districts)]

    def reason(self, g: City, action: i64) -> i64:
        return ALLOWED

    def take(self, g: City, action: i64) -> None:
        g.scope[self.seat] = action - SNIPE
        g.tell(SNIPER_PLACED, "RK-75", CARDS + self.card, self.seat, action - SNIPE)


class Travel(CardChoice):
    """Where does the figure go? Choosing the card does not decide it, even where only one way is free."""

    def commits(self, match: Match, action: i64) -> bool:
        return True

    def rule(self) -> str:
        return "RK-82"

    def tries(self, g: City) -> list[int]:
        return [MOVE + district for district in range(g.districts)]

    def reason(self, g: City, action: i64) -> i64:
        reason = move_reason(g, self.seat, action - MOVE)
        return by_card(BARRICADES_STOP_IT, CARDS + self.card) if reason == BARRICADED else reason

    def take(self, g: City, action: i64) -> None:
        move(g, self.seat, action - MOVE, "RK-82", CARDS + self.card)

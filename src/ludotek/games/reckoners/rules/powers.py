"""Abilities and travel cards that ask for something: Improvise, Operations, Sniper, travel (RK-72, RK-74, RK-75, RK-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules import reasons
from ludotek.games.reckoners.rules.actions import CODES, DIE, FACE, GIVE, MOVE, SNIPE
from ludotek.games.reckoners.rules.cards import Use
from ludotek.games.reckoners.rules.components import CARDS, FACES, District
from ludotek.games.reckoners.rules.elsewhere import die_reason
from ludotek.games.reckoners.rules.events import DIE_TURNED, SNIPER_PLACED, TOKEN_GIVEN
from ludotek.games.reckoners.rules.floor import distinct
from ludotek.games.reckoners.rules.symbol_uses import move, move_reason
from ludotek.kernel.choice import Choice
from ludotek.kernel.effect import Context
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import by_card
from ludotek.kernel.step import ALLOWED
from ludotek.kernel.vocabulary import word

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City


class CardChoice(Choice):
    """A question about a card, asked of one Reckoner."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        super().__init__(seat)
        self.card = card

    def data(self) -> list[object]:
        return [self.seat, self.card]

    def prompt(self, g: City) -> Phrase:
        return Phrase(f"ask-{self.name}", {"card": g.box.phrase(CARDS + self.card)})

    def things(self, g: City) -> dict[str, str]:
        return {"card": f"card {g.box.name_of(CARDS + self.card)}"}


class ChooseDieToTurn(CardChoice):
    """Improvise: which unused die?"""

    name: ClassVar[str] = "ChooseDieToTurn"
    clause: ClassVar[str] = "RK-72"

    def tries(self, g: City) -> list[int]:
        return distinct(g.dice[self.seat], DIE)

    def stray(self, g: City, action: i64) -> i64:
        return die_reason(g, self.seat, action - DIE) if DIE <= action < DIE + CODES else reasons.FINISH_FIRST

    def take(self, g: City, action: i64) -> None:
        g.push(TurnDie(self.seat, self.card, action - DIE))


class TurnDie(CardChoice):
    """Improvise: to which of its faces?"""

    name: ClassVar[str] = "TurnDie"
    clause: ClassVar[str] = "RK-72"

    def __init__(self, seat: Seat, card: CardId, code: i64) -> None:
        super().__init__(seat, card)
        self.code = code

    def data(self) -> list[object]:
        return [self.seat, self.card, self.code]

    def tries(self, g: City) -> list[int]:
        first: i64 = self.code // FACES * FACES
        return [FACE + first + face for face in range(len(g.box.dice[self.code // FACES].faces))]

    def reason(self, g: City, action: i64) -> i64:
        return reasons.NOT_THAT_FACE if action - FACE == self.code else ALLOWED

    def stray(self, g: City, action: i64) -> i64:
        return reasons.NO_SUCH_FACE if FACE <= action < FACE + CODES else reasons.FINISH_FIRST

    def take(self, g: City, action: i64) -> None:
        g.spend_die(self.seat, self.code)
        g.dice[self.seat] = sorted([*g.dice[self.seat], action - FACE])
        g.tell(DIE_TURNED, "RK-72", CARDS + self.card, self.seat, self.code, action - FACE)


class GiveToken(CardChoice):
    """Operations: which other Reckoner gets a plan token?"""

    name: ClassVar[str] = "GiveToken"
    clause: ClassVar[str] = "RK-74"

    def tries(self, g: City) -> list[int]:
        return [GIVE + seat for seat in range(g.seats)]

    def reason(self, g: City, action: i64) -> i64:
        return by_card(reasons.NOT_TO_ONESELF, CARDS + self.card) if action - GIVE == self.seat else ALLOWED

    def take(self, g: City, action: i64) -> None:
        g.plans[action - GIVE] += 1
        g.tell(TOKEN_GIVEN, "RK-74", CARDS + self.card, action - GIVE)


class PlaceSniper(CardChoice):
    """Sniper: in which district does the token lie for the rest of the step?"""

    name: ClassVar[str] = "PlaceSniper"
    clause: ClassVar[str] = "RK-75"

    def tries(self, g: City) -> list[int]:
        return [SNIPE + district for district in range(g.districts)]

    def take(self, g: City, action: i64) -> None:
        g.scope[self.seat] = action - SNIPE
        g.tell(SNIPER_PLACED, "RK-75", CARDS + self.card, self.seat, action - SNIPE)


class Travel(CardChoice):
    """Where does the figure go? Choosing the card does not decide it, even where only one way is free."""

    name: ClassVar[str] = "Travel"
    clause: ClassVar[str] = "RK-82"

    def commits(self, g: City, action: i64) -> bool:
        return True

    def tries(self, g: City) -> list[int]:
        return [MOVE + district for district in range(g.districts)]

    def reason(self, g: City, action: i64) -> i64:
        reason = move_reason(g, self.seat, District(action - MOVE))
        return by_card(reasons.BARRICADES_STOP_IT, CARDS + self.card) if reason == reasons.BARRICADED else reason

    def take(self, g: City, action: i64) -> None:
        move(g, self.seat, District(action - MOVE), "RK-82", CARDS + self.card)


class Improvise(Use):
    """An unused die is turned (RK-72)."""

    def obstacle(self, g: City, seat: Seat) -> i64:
        return ALLOWED if len(g.dice[seat]) > 0 else reasons.NO_DIE_LEFT

    def perform(self, g: City, c: Context) -> None:
        g.push(ChooseDieToTurn(c.seat, CardId(c.card)))


class Operations(Use):
    """Another Reckoner gets a plan token (RK-74)."""

    def perform(self, g: City, c: Context) -> None:
        g.push(GiveToken(c.seat, CardId(c.card)))


class Sniper(Use):
    """Symbols work in one more district for the rest of the step (RK-75)."""

    def perform(self, g: City, c: Context) -> None:
        g.push(PlaceSniper(c.seat, CardId(c.card)))


class TravelCard(Use):
    """The figure goes to another district; barricades stop it, too (RK-82)."""

    def obstacle(self, g: City, seat: Seat) -> i64:
        district = District(0)
        while district < g.districts:
            if move_reason(g, seat, district) == ALLOWED:
                return ALLOWED
            district = District(district + 1)
        return reasons.BARRICADES_STOP_IT

    def perform(self, g: City, c: Context) -> None:
        g.push(Travel(c.seat, CardId(c.card)))


class Faith(Use):
    """One more roll; it is an answer while dice are rolled (RK-73)."""

    def __init__(self) -> None:
        super().__init__()
        self.when_rolling = True


POWERS: Final = [
    word("improvise", Improvise, "an unused die is turned to another face (RK-72)"),
    word("faith", Faith, "one more roll (RK-73)"),
    word("operations", Operations, "another Reckoner gets a plan token (RK-74)"),
    word("sniper", Sniper, "symbols work in one more district for the rest of the step (RK-75)"),
    word("travel", TravelCard, "the figure goes to another district (RK-82)"),
]

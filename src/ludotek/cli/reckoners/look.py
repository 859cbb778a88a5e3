"""What every part of the screen of The Reckoners needs: for whom one acts, names, and the signs that can be shown."""

from __future__ import annotations

from ludotek.cli import look
from ludotek.cli.screen import Screen
from ludotek.cli.words import Words
from ludotek.games.reckoners.view import View
from ludotek.kernel.phrase import Phrase

SYMBOLS = {"money": "$", "enforcement": "♜", "contain": "◂", "research": "◎", "attack": "⚔", "plan": "★"}


class Look(look.Look):
    """One drawing of the table of The Reckoners."""

    signs = look.ASCII | {
        "⛨": "F", "▦": "#", "☠": "X", "⌂": "@", "↔": "=", "∞": "inf", "◆": "<!>", "⇄": "<>", "↻": "", "−": "-", "±": "+-",
    }  # fmt: skip

    def __init__(self, screen: Screen, view: View, words: Words) -> None:
        super().__init__(screen, view, words)
        self.view: View = view
        self.letters = {name: words(f"screen-letter-{name}") for name in SYMBOLS}
        self.signs = self.signs | {SYMBOLS[name]: letter.upper() for name, letter in self.letters.items()}
        actors = screen.session.match.actors
        self.waiting = [seat for seat in actors if seat in self.bots and seat not in view.done]
        self.seat: int | None = view.seat
        # By the names that things have.
        team = view.reckoners
        dice = [die for each in team for die in [*each.rolled, *each.marked, *each.dice]]
        kinds = [kind for each in team for kind in each.held] + [each.kind for each in view.confiscated]
        self.seats = {f"seat {seat}": seat for seat in range(len(team))}
        self.districts = {f"district {place}": place for place in range(len(view.districts))}
        self.dice = {f"die {die.kind} {'+'.join(die.symbols)}": die for die in [*dice, *view.faces]}
        self.kinds = {f"die {kind}": kind for kind in kinds}
        cards = [card for each in team for card in each.cards]
        self.signs_of = {card.id: card.signs for card in [*cards, *view.market]}

    def reckoner(self, seat: int) -> str:
        name = self.view.reckoners[seat].id
        return self.words("seat", number=seat + 1) if name is None else self.name(name)

    def reckoners(self, seats: list[int]) -> str:
        return ", ".join(self.reckoner(seat) for seat in seats)

    def district(self, place: int) -> str:
        return self.words.phrase(Phrase(f"district-{self.view.districts[place].id}"))

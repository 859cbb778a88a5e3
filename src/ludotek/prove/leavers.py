"""Leavers: people leave their seats, give up and come back at random; every game ends all the same."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotek.api import Match
from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.prove.campaign import Campaign, Fault, Found, require
from ludotek.prove.playing import draw_options, games
from ludotek.prove.tables import answer_any, open_table
from ludotek.table import journal
from ludotek.table.refusal import TableRefusal
from ludotek.table.seating import HUMAN
from ludotek.table.session import THINK, Session
from ludotek.table.table import Table, Times

LEAVE, RETURN, GIVE_UP = 50, 20, 400  # once in so many answers
BOUND = 20_000  # answers of one game
BOT = "random"


class Leavers(Campaign):
    unit = "games"
    small = 6
    full = 10_000
    planted: ClassVar = {
        "unheeded": "no bot answers for those who have left",
        "lost-return": "whoever comes back is not put on the seat again",
    }

    def case(self, number: int) -> Found:
        known = games()
        game = known[number % len(known)]
        options = draw_options(game, self.chance(number))
        found = Found(1)
        table = open_table(game, options, self.number(number, "seed"), PLANTS.get(self.fault, Table))
        self.play(table, self.chance(number, "play"), found)
        check_journal(game, options, self.number(number, "seed"), table)
        return found

    def play(self, table: Table, chooser: FastChance, found: Found) -> None:
        name = table.match.rules.name
        for _ in range(BOUND):
            if table.match.result is not None:
                found.seen[f"{name} end {table.match.result.how}"] += 1
                return
            if not self.come_and_go(table, chooser):
                self.answer(table, chooser, found)
        raise Fault(f"{name} {table.match.options}: the game has not ended")

    def answer(self, table: Table, chooser: FastChance, found: Found) -> None:
        """Somebody who is asked answers, a person or a bot."""
        asked = [seat for seat in table.session.asked() if seat in table.session.people]
        called = table.session.bot_called()
        if called is not None:
            self.let_bot_answer(table, *called, found)
            return
        match = table.match
        require(bool(asked), f"{match.rules.name} {match.options}: nobody answers after {len(match.live)} answers")
        answer_any(table, chooser, asked)

    def come_and_go(self, table: Table, chooser: FastChance) -> bool:
        """Now and then somebody leaves, comes back or gives up; has anything happened?"""
        seat = int(chooser.below(5, table.match.seats))
        try:
            if chooser.below(6, LEAVE) == 0 and seat in table.session.people:
                table.replace(seat, BOT, late=True)
            elif chooser.below(7, RETURN) == 0 and seat in table.replaced:
                table.come_back(seat)
                require(seat in table.session.people, f"seat {seat} came back, but does not play")
            elif chooser.below(8, GIVE_UP) == 0 and seat in table.session.people and len(table.session.people) > 1:
                table.give_up(seat)
            else:
                return False
        except TableRefusal:  # not now: the seat is out of the game, or may not give up
            return False
        return True

    def let_bot_answer(self, table: Table, seat: int, action: int, found: Found) -> None:
        question = table.match.question
        assert question is not None
        found.seen[f"{table.match.rules.name} left to a bot: {question.name}"] += 1
        table.bot_answer(seat, table.session.thought_of(seat) if action == THINK else action)


def check_journal(game: Game, options: dict[str, Any], number: int, table: Table) -> None:
    """The table read again from its journal is the same table."""
    fresh = open_table(game, options, number)
    for entry in table.fresh[fresh.seq :]:
        fresh.apply(journal.from_bytes(journal.to_bytes(entry)))
    same = fresh.match.digest() == table.match.digest() and fresh.seq == table.seq
    require(same, f"{game.name} {options}: the table read again from its journal is another one")


# --- planted faults ---------------------------------------------------------------------------------------------------


class LosesReturn(Table):
    def come_back(self, seat: int) -> None:
        super().come_back(seat)
        self.session.people.remove(seat)


class Unheeding(Table):
    def __init__(self, id: str, match: Match, times: Times) -> None:
        super().__init__(id, match, times)
        self.session = CallsNoBot(match, [HUMAN] * match.seats)


class CallsNoBot(Session):
    def bot_called(self) -> None:
        return None


PLANTS: dict[str, type[Table]] = {"unheeded": Unheeding, "lost-return": LosesReturn}

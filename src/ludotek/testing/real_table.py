"""A real table, played by the engine: its dice and cards are read off, one by one, into a game whose own ones are entered."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludotek.kernel.chance import Chance, EnteredChance, FastChance, Waiting, Wanted
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.play import begin
from ludotek.kernel.step import DONE

LIMIT = 5_000


class Witness(Chance):
    """Chance that keeps what its dice and cards have shown, as far as that could have been something else."""

    def __init__(self, seed: int, inner: FastChance | None = None) -> None:
        super().__init__()
        self.watched = True
        self.inner = FastChance(seed) if inner is None else inner
        self.shown: list[int] = []

    def pick(self, stream: int, table: list[int]) -> int:
        self.draws += 1
        found = int(self.inner.pick(stream, table))
        if len(set(table)) > 1:
            self.shown.append(found)
        return found

    def below(self, stream: int, n: int) -> int:
        return self.pick(stream, list(range(n)))

    def shuffle(self, stream: int, cards: list[int]) -> None:
        self.draws += 1
        self.inner.shuffle(stream, cards)

    def turn_up(self, stream: int, cards: list[int], hidden: list[int], place: int) -> None:
        if len({cards[each] for each in hidden}) > 1:
            self.shown.append(int(cards[place]))

    def clone(self) -> Chance:
        inner = self.inner.clone()
        assert isinstance(inner, FastChance)
        copy = Witness(0, inner)
        copy.draws = self.draws
        return copy

    def to_data(self) -> dict[str, object]:
        return {"kind": "witness"}


class RealTable:
    """The engine's game, and the same one with everything entered by hand."""

    before = 0  # results that belong to no act, because they come before the set-up

    def __init__(self, game: Game, options: dict[str, Any], seed: int) -> None:
        self.game = game
        witness = Witness(seed)
        self.engine = begin(game, options, witness, attended=True)
        witness.shown = witness.shown[self.before :]
        self.entered = begin(game, options, EnteredChance(), attended=True)
        self.choices = FastChance(seed)
        self.go_on()
        self.enter(0, DONE)  # the table is laid out

    def play(self) -> None:
        """To the end, comparing after every act."""
        for _ in range(LIMIT):
            self.compare()
            if self.engine.match.over:
                return
            self.act(*self.choose())
        raise AssertionError("the game does not end")

    def choose(self) -> tuple[int, int]:
        """Any option; being done less often than the others, so that games go somewhere."""
        seat = int(self.engine.match.driver())
        options = self.engine.match.options(seat)
        others = [each for each in options if each != DONE]
        among = others if others and self.choices.below(0, 4) else options
        return seat, among[self.choices.below(0, len(among))]

    def act(self, seat: int, action: int) -> None:
        self.engine.act(seat, action)
        self.go_on()
        self.enter(seat, action)

    def go_on(self) -> None:
        """Give the engine's answers that a real table does not hear of."""

    def enter(self, seat: int, action: int) -> None:
        """Do the same with what the engine's dice and cards have shown meanwhile."""
        chance = self.engine.match.chance
        assert isinstance(chance, Witness)
        self.put_in(seat, action, chance.shown)
        while (unsaid := self.unsaid()) is not None:
            self.put_in(*unsaid, chance.shown)
        assert not chance.shown, "something was not asked for"

    def put_in(self, seat: int, action: int, shown: list[int]) -> None:
        """Answer, with what dice and cards show entered one after the other, each when it is asked for."""
        entered: list[int] = []
        while True:
            trial = self.entered.clone()
            try:
                trial.act(seat, action, None, entered)
            except Waiting as waiting:
                entered.append(self.read_off(trial.match, waiting.wanted, shown))
            else:
                self.entered = trial
                return

    def read_off(self, match: Match, wanted: Wanted, shown: list[int]) -> int:
        """The next thing that the real table shows; it must be one of those that are offered."""
        assert shown, "more is asked for than was rolled or turned up"
        assert shown[0] in self.game.reading(match, wanted).values
        return shown.pop(0)

    def unsaid(self) -> tuple[int, int] | None:
        """What the person at the real table confirms where the engine has asked for something that nobody hears of."""
        return None

    @classmethod
    def fits(cls, game: Game, options: dict[str, Any], seed: int) -> bool:
        """May a game with this seed be played at a real table as it is?"""
        return True

    def seen(self, match: Match) -> dict[str, Any]:
        """What everybody sees."""
        return self.settled(self.game.view(match, None))

    def settled(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view without what has no order at a real table."""
        return view

    def compare(self) -> None:
        engine, entered = self.engine.match, self.entered.match
        assert self.seen(entered) == self.seen(engine)
        assert entered.actors() == engine.actors()
        for seat in engine.actors():
            self.compare_asked(seat)
        if engine.outcome is not None:
            assert entered.outcome is not None
            assert entered.outcome.to_data() == engine.outcome.to_data()

    def compare_asked(self, seat: int) -> None:
        assert self.asked(self.entered.match, seat) == self.asked(self.engine.match, seat)

    def asked(self, match: Match, seat: int) -> list[object]:
        """What a seat is asked, and what it may answer, or why not."""
        question = match.question
        assert question is not None
        found: list[object] = [question.name, question.rule(), question.prompt(match).to_data()]
        for action in match.candidates(seat):
            refusal = match.why_not(seat, action)
            why = None if refusal is None else [refusal.rules, refusal.reason.to_data()]
            found.append([action, self.game.explain(match, seat, action).to_data(), why])
        return found


def real_table_of(game: Game) -> type[RealTable]:
    """The one that the game's testing room has, if it has one of its own."""
    room = f"ludotek.testing.{game.package}"
    if find_spec(room) is None or find_spec(f"{room}.real_table") is None:
        return RealTable
    found: type[RealTable] = import_module(f"{room}.real_table").TABLE
    return found

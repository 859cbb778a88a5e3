"""A real table, played by the engine: its dice and cards are read off, one by one, into a game whose own ones are entered."""

from __future__ import annotations

from typing import Any

from ludotek.api import Game, Match
from ludotek.kernel.chance import Chance, EnteredChance, FastChance, Waiting
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
        witness = Witness(seed)
        self.engine = game.begin(options, witness, attended=True)
        witness.shown = witness.shown[self.before :]
        self.entered = game.begin(options, EnteredChance(), attended=True)
        self.choices = FastChance(seed)
        self.go_on()
        self.enter(0, DONE)  # the table is laid out

    def play(self) -> None:
        """To the end, comparing after every act."""
        for _ in range(LIMIT):
            self.compare()
            if self.engine.over:
                return
            seat, action = self.choose()
            self.act(seat, action)
        raise AssertionError("the game does not end")

    def choose(self) -> tuple[int, int]:
        seat = self.engine.driver
        options = self.engine.actions(seat)
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
        chance = self.engine.position.chance
        assert isinstance(chance, Witness)
        self.entered = enter(self.entered, seat, action, chance.shown)
        while (unsaid := self.unsaid()) is not None:
            self.entered = enter(self.entered, *unsaid, chance.shown)
        assert not chance.shown, "something was not asked for"

    def unsaid(self) -> tuple[int, int] | None:
        """What the person at the real table confirms where the engine has asked for something that nobody hears of."""
        return None

    def seen(self, match: Match) -> dict[str, Any]:
        """What everybody sees."""
        return match.view(None)

    def compare(self) -> None:
        assert self.seen(self.entered) == self.seen(self.engine)
        assert self.entered.actors == self.engine.actors
        for seat in self.engine.actors:
            self.compare_asked(seat)
        if self.engine.over:
            assert self.entered.result is not None
            assert self.engine.result is not None
            assert self.entered.result.to_data() == self.engine.result.to_data()

    def compare_asked(self, seat: int) -> None:
        assert asked(self.entered, seat) == asked(self.engine, seat)


def enter(match: Match, seat: int, action: int, shown: list[int]) -> Match:
    """The game after an answer, with what dice and cards show entered one after the other, each when it is asked for."""
    entered: list[int] = []
    while True:
        trial = match.clone()
        try:
            trial.answer(seat, action, entered=entered)
        except Waiting as waiting:
            wanted = waiting.wanted
            reading = match.rules.reading(trial.position, wanted)
            assert shown, "more is asked for than was rolled or turned up"
            assert shown[0] in wanted.values
            assert len(reading.values) == len(reading.labels) == len(reading.things)
            entered.append(shown.pop(0))
        else:
            return trial


def asked(match: Match, seat: int) -> list[object]:
    """What a seat is asked, and what it may answer, or why not."""
    decision = match.decision(seat)
    if decision is None:
        return []
    found: list[object] = [decision.name, decision.rule, decision.prompt.to_data()]
    for each in decision.candidates:
        why = None if each.refusal is None else [each.refusal.rules, each.refusal.reason.to_data()]
        found.append([each.action, each.phrase.to_data(), why])
    return found

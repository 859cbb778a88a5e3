"""A pack, measured in a few seconds: how often it is won on some rungs, which of its cards nobody wants, what one is worth.

The same games as those of a balance report, fewer of them, and counted as they are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, Final, NamedTuple

from ludotek import registry
from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.kernel.game import Game
from ludotek.lab.figure import Figure, change, share
from ludotek.lab.moments import Noted
from ludotek.lab.simulate import Plan, make_plan, play_noting, play_one
from ludotek.lab.study import Study, study_of
from ludotek.lab.target import asked_of
from ludotek.packs.pack import Pack, pack_of

PLAYER: Final = "greedy"
SEED: Final = 1
GAMES: Final = 400  # on each rung, if there is time
FEWEST: Final = 10
SECONDS: Final = 20.0  # of play
ENOUGH: Final = 20  # times that something could be done, before it can be said that nobody does it
HARDLY: Final = 0.1  # the share below which nobody does it

Told = Callable[[float], None]


class DeedFound(NamedTuple):
    """How often something was done with a card; `never`: hardly ever, though it could be."""

    card: str
    deed: str
    figure: Figure
    never: bool


class Without(NamedTuple):
    """How often the same games are won without a card, and how much that changes."""

    rate: Figure
    change: Figure


class Found(NamedTuple):
    """`without` is None where no card is left out, or the pack cannot be played without it."""

    rungs: list[tuple[Any, Figure]]
    deeds: list[DeedFound]
    without: Without | None
    seconds: float


def measure(pack: Pack, rungs: list[Any], card: str, told: Told = lambda done: None) -> Found:
    """`rungs`: of the ladder of the game; none: the gentlest and the usual one."""
    measuring = Measuring(pack, rungs or usual_rungs(pack.game), card)
    for done in measuring.play():
        told(done)
    return measuring.found()


def usual_rungs(game: Game) -> list[Any]:
    for option in game.options():
        if option.name == game.profile.ladder:
            return [option.allowed[0] if option.allowed else option.low, option.default]
    return [None]


class Measuring:
    def __init__(self, pack: Pack, rungs: list[Any], card: str) -> None:
        self.game = pack.game
        self.rungs = list(dict.fromkeys(rungs))
        self.study = of_game(pack.game)
        self.plans = [self.plan(pack, rung) for rung in self.rungs]
        self.scores: list[list[float]] = [[] for _ in self.plans]
        self.bare = self.plan_without(pack, card) if card else None
        self.bare_scores: list[float] = []
        self.own = {table["id"] for section in pack.raw.values() for table in tables_in(section)}
        content = pack.content(pack.options({}))
        self.idle = {sheet.id for sheet in pack.game.sheets(content) if not sheet.offered}
        self.tried: Counter[tuple[str, str]] = Counter()
        self.done: Counter[tuple[str, str]] = Counter()
        self.begun = perf_counter()

    def plan(self, pack: Pack, rung: Any, blank: str = "") -> Plan:
        options = {} if rung is None else {self.game.profile.ladder: rung}
        return make_plan(self.game.name, options, PLAYER, SEED, GAMES, blank, pack)

    def plan_without(self, pack: Pack, card: str) -> Plan | None:
        """The last of the rungs, which is the usual one, without the card, or with a blank in its place where so many cards
        are needed; None if neither can be played."""
        try:
            return self.plan(pack_of(left_out(pack.to_data(), card), pack.where), self.rungs[-1])
        except ContentError:
            return self.plan(pack, self.rungs[-1], card) if has_blank(pack, card) else None

    def play(self) -> Iterator[float]:
        """Game by game on all rungs alike, until there are enough or time is up; how much of it is done."""
        for index in range(GAMES):
            spent = perf_counter() - self.begun
            if index >= FEWEST and spent > SECONDS:
                return
            for plan, scores in zip(self.plans, self.scores, strict=True):
                played, noted = play_noting(plan, index)
                scores.append(played.scores[0])
                if plan is self.plans[-1]:
                    self.count(noted)
            if self.bare is not None:
                self.bare_scores.append(play_one(self.bare, index).scores[0])
            yield max(index / GAMES, min(1.0, spent / SECONDS))

    def count(self, noted: list[Noted]) -> None:
        """In how many games something could be done with a card, and in how many it was."""
        seen = {(what, thing) for _, _, what, thing, _ in noted}
        for deed in self.study.deeds:
            could = {thing for what, thing in seen if what in deed.tried and thing in self.own}
            could -= self.idle if deed.offered else set()
            self.tried.update((deed.name, thing) for thing in could)
            self.done.update((deed.name, thing) for thing in could if any((what, thing) in seen for what in deed.done))

    def found(self) -> Found:
        rungs = [
            (rung, share(str(rung), sum(scores), len(scores), asked_of(PLAYER, self.study.bands.get(rung, []))))
            for rung, scores in zip(self.rungs, self.scores, strict=True)
        ]
        return Found(rungs, sorted(self.deeds()), self.without(), perf_counter() - self.begun)

    def deeds(self) -> Iterator[DeedFound]:
        for (deed, card), n in self.tried.items():
            figure = share(card, self.done[deed, card], n)
            yield DeedFound(card, deed, figure, n >= ENOUGH and figure.high < HARDLY)

    def without(self) -> Without | None:
        if self.bare is None:
            return None
        changes = [less - all for less, all in zip(self.bare_scores, self.scores[-1], strict=True)]
        n = len(changes)
        rate = share("", sum(self.bare_scores), n)
        return Without(rate, change("", sum(changes), sum(each * each for each in changes), n))


def of_game(game: Game) -> Study:
    """Its study; a game without one has no targets."""
    try:
        return study_of(game)
    except LudotekError:
        return Study(lambda subject: [], lambda subject, evidence: [], is_paired=False)


def left_out(pack: dict[str, Any], card: str) -> dict[str, Any]:
    """The pack without a card, whatever list it is in."""
    return {name: [each for each in value if not is_card(each, card)] if isinstance(value, list) else value
            for name, value in pack.items()}  # fmt: skip


def has_blank(pack: Pack, card: str) -> bool:
    """Does the game have something that a blank in the place of this card changes?"""
    blanks, content = registry.blanks(pack.game), pack.content(pack.options({}))
    return blanks is not None and blanks.blanked(content, card) != content


def tables_in(section: Any) -> list[dict[str, Any]]:
    """The tables of a list of cards, or of whatever has an id."""
    return [each for each in section if isinstance(each, dict) and "id" in each] if isinstance(section, list) else []


def is_card(table: Any, id: str) -> bool:
    return isinstance(table, dict) and table.get("id") == id

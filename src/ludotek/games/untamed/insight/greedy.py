"""A player who does what is worth most at once: each act is judged by where it leads, with all that it triggers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.untamed.insight.features import POINTS, features
from ludotek.games.untamed.insight.worth import power_gain, worth
from ludotek.games.untamed.rules.actions import BONUS, CARD, MULLIGAN, PLAY, POWER
from ludotek.games.untamed.rules.choosing import OrderTop, PaySupport
from ludotek.games.untamed.rules.modes import HYDRA
from ludotek.games.untamed.rules.setup import DraftFaction, FirstSupport, Mulligan, StackStronghold
from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import MainPhase, ToSupport
from ludotek.kernel.insight import Insight, judge, squash
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import DONE

LINES: Final = 32  # lines of play inside one act that are weighed against each other
CHEAP: Final = 2
WHIM: Final = 0.01  # an act must gain at least this


class Greedy(Insight):
    """Sees a copy in which everything hidden has been redrawn."""

    def __init__(self, fitted: list[float] | None = None) -> None:
        self.fitted = fitted or []

    def clock(self, g: Untamed) -> i64:
        return g.turn

    def horizon(self, g: Untamed) -> i64:
        """The own turn and the replies to it."""
        return 2 if g.mode == HYDRA else len([side for side in range(len(g.sides)) if not g.out[side]])

    def features(self, g: Untamed, seat: i64) -> list[float]:
        return features(g, seat)

    def win_chance(self, g: Untamed, seat: i64) -> float:
        if g.outcome is not None:
            return g.outcome.scores[seat]
        return judge(self.fitted, features(g, seat)) if self.fitted else squash(worth(g, Seat(seat)) / POINTS)

    def is_routine(self, g: Untamed) -> bool:
        return is_routine(g)

    def choose(self, g: Untamed, seat: i64) -> i64:
        options = g.options(seat)
        question = g.question
        if isinstance(question, (DraftFaction, StackStronghold)):
            return options[g.chance.below(0, len(options))]
        if isinstance(question, Mulligan):
            return DONE if keepable(g, Seat(seat)) else MULLIGAN
        if isinstance(question, MainPhase):
            return self.best_act(g, Seat(seat), options)
        if is_routine(g):
            return routine(g, options)
        if isinstance(question, FirstSupport) or (isinstance(question, ToSupport) and question.left == 1):
            options = cheapest(g, options, CARD)
        return best_answer(g, Seat(seat), options)

    def best_act(self, g: Untamed, seat: Seat, options: list[int]) -> i64:
        """The act that gains most; done when none gains anything."""
        best: i64 = DONE
        before = worth(g, seat)
        most = before + WHIM
        for option in cheapest(g, options, POWER):
            action: i64 = option
            if action == DONE:
                continue
            if action >= POWER and before + power_gain(g, seat, g.box.designs[action - POWER]) < most - WHIM:
                continue
            value = with_next_card(g, seat) if action == BONUS else outlook(g, seat, action, LINES)
            if value > most:
                most = value
                best = action
        return best


def keepable(g: Untamed, seat: Seat) -> bool:
    """A first hand needs something cheap to play."""
    cheap: i64 = 0
    for card in g.hands[seat].cards:
        if g.box.designs[card].cost <= CHEAP:
            cheap += 1
    return cheap >= 2


def cheapest(g: Untamed, options: list[int], first: i64) -> list[int]:
    """The options without those that give away a dearer card than others: a card that goes to Power or Support is worth as
    much there as any other, and in hand the more, the more it costs. `first` is where these options begin."""
    least: i64 = 99
    for option in options:
        if option >= first:
            least = min(least, g.box.designs[option - first].cost)
    return [option for option in options if option < first or g.box.designs[option - first].cost == least]


def best_answer(g: Untamed, seat: Seat, options: list[int]) -> i64:
    """What is offered is taken unless it costs more than it gains: to ready an Animal is worth nothing until it attacks."""
    best: i64 = options[0]
    if len(options) == 1:
        return best
    most = outlook(g, seat, best, LINES)
    for option in options[1:]:
        action: i64 = option
        value = outlook(g, seat, action, LINES)
        if value > most or (value == most and best == DONE):
            most = value
            best = action
    return best


def is_routine(g: Untamed) -> bool:
    """Questions whose answers are not worth weighing: which Support is paid, and how the deck's top is ordered."""
    return isinstance(g.question, (PaySupport, OrderTop))


def routine(g: Untamed, options: list[int]) -> i64:
    """The dearest card: texts bring back cheap ones from Support, and what lies deeper in the deck is drawn later."""
    best: i64 = options[0]
    for option in options:
        action: i64 = option
        if g.box.designs[action - CARD].cost > g.box.designs[best - CARD].cost:
            best = action
    return best


def outlook(g: Untamed, seat: Seat, action: i64, lines: i64) -> float:
    """What the position is worth after an act and everything that follows from it."""
    copy = g.clone()
    copy.carry_out(seat, action)
    return settled_worth(copy, seat, action, lines)


def settled_worth(g: Untamed, seat: Seat, last: i64, lines: i64) -> float:
    """Own choices on the way are made for the best while there are lines left to look at, then the `last` one is made
    again; others take what they are offered."""
    while g.outcome is None and not isinstance(g.question, MainPhase):
        actor = g.driver()
        options = g.driver_options(actor)
        count: i64 = len(options)
        if actor == seat and count > 1:
            if is_routine(g):
                g.carry_out(actor, routine(g, options))
                continue
            if count <= lines:
                lines //= count
                last = options[count - 1]
                most = outlook(g, seat, options[0], lines)
                for option in options[1 : count - 1]:
                    most = max(most, outlook(g, seat, option, lines))
                g.carry_out(actor, last)  # nobody needs this copy any more
                return max(most, settled_worth(g, seat, last, lines))
            if last in options:
                g.carry_out(actor, last)
                continue
        g.carry_out(actor, options[count - 1])
    return worth(g, seat)


def with_next_card(g: Untamed, seat: Seat) -> float:
    """A Power Bonus is worth the best card that becomes playable only through it."""
    before = g.options(seat)
    copy = g.clone()
    copy.carry_out(seat, BONUS)
    most = -1e9
    for option in copy.options(seat):
        action: i64 = option
        if PLAY <= action < POWER and action not in before:
            most = max(most, outlook(copy, seat, action, LINES))
    return most

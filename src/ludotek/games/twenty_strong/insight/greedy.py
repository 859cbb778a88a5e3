"""The greedy player: looks one step ahead with the outlook, and plays the frequent questions by rules of thumb.

It is handed a copy in which everything hidden has been redrawn, so it cannot peek.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.features import features
from ludotek.games.twenty_strong.insight.fighting import best_application
from ludotek.games.twenty_strong.insight.kinds import JOURNEY, kind_of
from ludotek.games.twenty_strong.insight.outlook import LOST, Outlook
from ludotek.games.twenty_strong.insight.picking import pick_die
from ludotek.games.twenty_strong.insight.weights import Weights
from ludotek.games.twenty_strong.rules.actions import ABILITY, BEGIN_ENDGAME, COMMIT_DIE, DROP, ENEMY, RIDERS_END, USE
from ludotek.games.twenty_strong.rules.activation import ActivateCard
from ludotek.games.twenty_strong.rules.choosing import ChooseDie
from ludotek.games.twenty_strong.rules.inventory import is_rider
from ludotek.games.twenty_strong.rules.missions import RewardChoice
from ludotek.games.twenty_strong.rules.question import OrderTriggers, Window
from ludotek.games.twenty_strong.rules.resolve_phase import ChooseAfterEffect, RecoverDice
from ludotek.games.twenty_strong.rules.rewards import GainItems, Surplus
from ludotek.games.twenty_strong.rules.strategy_phase import Apply, Commit, Repeat
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import FastChance
from ludotek.kernel.insight import Insight, judge
from ludotek.kernel.step import DONE
from ludotek.kernel.text_choice import TextChoice

SAMPLES: Final = 4  # how often something that rolls dice is tried
MOST_TRIES: Final = 2000  # for one answer; only cards that ask one thing after another come near it
LONG: Final = 2000  # answers of a game; one that takes more goes round in a circle, and nothing is tried any more
FOR_TWO_ROUNDS: Final = 48  # playouts of a search that looks two rounds ahead


class Greedy(Insight):
    """Answers every question of 20 Strong. Playouts go on by weights of their own, under which it wins more often."""

    def __init__(
        self,
        weights: Weights | None = None,
        tuned: dict[str, Weights] | None = None,
        fitted: dict[str, list[float]] | None = None,
    ) -> None:
        """`tuned`, `fitted`: by the kind of deck."""
        self.weights = Weights() if weights is None else weights
        self.tuned = tuned or {}
        self.outlook: Outlook | None = None
        self.tuned_outlook: Outlook | None = None
        self.fitted = fitted or {}
        self.tries: i64 = 0  # for this answer

    def outlook_for(self, g: TwentyStrong) -> Outlook:
        outlook = self.outlook
        if outlook is None or outlook.deck is not g.deck:
            outlook = self.outlook = Outlook(g.deck, self.weights)
        return outlook

    def tuned_outlook_for(self, g: TwentyStrong) -> Outlook:
        outlook = self.tuned_outlook
        if outlook is None or outlook.deck is not g.deck:
            outlook = self.tuned_outlook = Outlook(g.deck, self.tuned.get(kind_of(g.deck), self.weights))
        return outlook

    def clock(self, g: TwentyStrong) -> i64:
        return g.round

    def win_chance(self, g: TwentyStrong, seat: i64) -> float:
        if g.outcome is not None:
            return g.outcome.scores[seat]
        return judge(self.fitted[kind_of(g.deck)], features(g, self.tuned_outlook_for(g)))

    def features(self, g: TwentyStrong, seat: i64) -> list[float]:
        return features(g, self.tuned_outlook_for(g))

    def reach(self, g: TwentyStrong, playouts: i64) -> i64:
        return 1 if playouts < FOR_TWO_ROUNDS else 2

    def is_routine(self, g: TwentyStrong) -> bool:
        question = g.question
        if isinstance(question, Commit):
            return kind_of(g.deck) == JOURNEY  # one die more or less: too little for the days that it is judged by
        return isinstance(question, (RecoverDice, ChooseDie, OrderTriggers, ChooseAfterEffect))

    def choose(self, g: TwentyStrong, seat: i64) -> i64:
        """The action to take in this position."""
        return self.answer(g, self.outlook_for(g), g.options(seat))

    def carry_on(self, g: TwentyStrong, seat: i64) -> i64:
        return self.answer(g, self.tuned_outlook_for(g), g.options(seat))

    def answer(self, g: TwentyStrong, outlook: Outlook, options: list[int]) -> i64:
        question = g.question
        if len(options) == 1:
            return options[0]
        self.tries = 0 if g.answers < LONG else MOST_TRIES
        own = without_riders(options)
        if isinstance(question, Commit):
            if g.committed_now == 0 and len(own) < len(options):
                rider = self.rider(g, outlook, options)
                if rider >= 0:
                    return rider
            return self.commit(g, outlook, own)
        if isinstance(question, Apply):
            action = best_application(g, outlook.foes(g), own)
            if action == DONE and len(own) < len(options):
                rider = self.rider(g, outlook, options)
                return rider if rider >= 0 else DONE
            return action
        if isinstance(question, Repeat):
            return DONE if g.undefeated() == 0 else self.best(g, outlook, own)
        if isinstance(question, RecoverDice):
            return own[-1]  # the strongest
        if isinstance(question, ActivateCard):
            return self.activate(g, outlook, question, options, own)
        if isinstance(question, (Window, ChooseAfterEffect)):
            rider = self.rider(g, outlook, options, question.discarding_matters(g))
            return rider if rider >= 0 else own[0]
        if isinstance(question, GainItems):
            return self.gain(g, outlook, options, own)
        if isinstance(question, Surplus):
            return self.best(g, outlook, options)
        return self.quick(g, outlook, own)

    # looking ahead

    def best(self, g: TwentyStrong, outlook: Outlook, options: list[int]) -> i64:
        """The option after which the position is worth most; the first, when there has been enough trying."""
        found: i64 = options[0]
        if self.tries >= MOST_TRIES:
            return found
        most = LOST * 2.0
        for option in options:
            value = self.after(g, outlook, option)
            if value > most:
                most = value
                found = option
        return found

    def after(self, g: TwentyStrong, outlook: Outlook, action: i64) -> float:
        """What the position is worth after an action; if that rolls dice, on average."""
        total = 0.0
        times: i64 = 0
        rolled = True
        while rolled and times < SAMPLES:
            self.tries += 1
            copy = g.clone()
            copy.chance = FastChance(g.chance.below(0, 1 << 30))
            copy.carry_out(0, action)
            self.settle(copy, outlook)
            total += outlook.at_rest(copy) if copy.round > g.round else self.worth(copy, outlook)
            rolled = copy.chance.draws > 0
            times += 1
        return total / float(times)

    def worth(self, g: TwentyStrong, outlook: Outlook) -> float:
        question = g.question
        value = outlook.value(g)
        if isinstance(question, ActivateCard) and not question.first:
            value -= outlook.weights.more * float(question.left)
        return value

    def settle(self, g: TwentyStrong, outlook: Outlook) -> None:
        """Answer what an action asks for until the game goes on with its own questions."""
        question = g.question
        while question is not None and isinstance(
            question, (TextChoice, RewardChoice, OrderTriggers, ChooseAfterEffect)
        ):
            g.carry_out(0, self.quick(g, outlook, without_riders(g.options(0))))
            question = g.question

    # one question at a time

    def quick(self, g: TwentyStrong, outlook: Outlook, own: list[int]) -> i64:
        """A choice that a text leaves open."""
        question = g.question
        if len(own) == 1 or isinstance(question, (OrderTriggers, ChooseAfterEffect)):
            return own[0]
        if isinstance(question, ChooseDie):
            return pick_die(g, outlook, question, own)
        return self.best(g, outlook, own)

    def rider(self, g: TwentyStrong, outlook: Outlook, options: list[int], drops: bool = False) -> i64:
        """An item, the ability or the chip, if using it (with `drops`: or doing without) is worth more than keeping
        it; else -1."""
        found: i64 = -1
        if self.tries >= MOST_TRIES:
            return found
        most = self.worth(g, outlook) + outlook.weights.spend
        for option in options:
            if is_rider(option) and (drops or not DROP <= option < ABILITY):
                value = self.after(g, outlook, option)
                if value > most:
                    most = value
                    found = option
        return found

    def commit(self, g: TwentyStrong, outlook: Outlook, own: list[int]) -> i64:
        if g.undefeated() == 0:
            return DONE
        action = COMMIT_DIE + outlook.plan(g).colour
        return action if action in own else DONE

    def activate(
        self, g: TwentyStrong, outlook: Outlook, question: ActivateCard, options: list[int], own: list[int]
    ) -> i64:
        if question.first and len(own) < len(options):
            rider = self.rider(g, outlook, options)
            if rider >= 0:
                return rider
        if BEGIN_ENDGAME not in own:
            return self.best(g, outlook, own)
        stacks = [option for option in own if option != BEGIN_ENDGAME]
        found = self.best(g, outlook, stacks)
        return BEGIN_ENDGAME if self.endgame(g, outlook) > self.after(g, outlook, found) else found

    def endgame(self, g: TwentyStrong, outlook: Outlook) -> float:
        """What beginning the endgame is worth, on average over the bosses that may be waiting."""
        total = 0.0
        waiting = g.bosses.cards + g.unused_bosses.cards
        if not waiting:  # all have been lured out
            return self.after(g, outlook, BEGIN_ENDGAME)
        for boss in waiting:
            copy = g.clone()
            copy.bosses.cards = [boss, *[other for other in waiting if other != boss][: len(g.bosses.cards) - 1]]
            copy.carry_out(0, BEGIN_ENDGAME)
            self.settle(copy, outlook)
            total += self.worth(copy, outlook)
        return total / len(waiting)

    def gain(self, g: TwentyStrong, outlook: Outlook, options: list[int], own: list[int]) -> i64:
        """The best item first; without room the worst held one makes room for a better one."""
        rewards = outlook.appraisal.rewards
        wanted: i64 = -1
        for place in range(len(g.active)):
            card = g.active[place].card
            if g.active[place].defeated_now and g.deck.cards[card].is_item():
                if wanted < 0 or rewards[card] > rewards[g.active[wanted].card]:
                    wanted = place
        if wanted < 0 or len(own) > 1:
            return ENEMY + wanted if ENEMY + wanted in own else DONE
        worst: i64 = 0
        for slot in range(len(g.inventory)):
            if rewards[g.inventory[slot]] < rewards[g.inventory[worst]]:
                worst = slot
        if DROP + worst not in options or rewards[g.inventory[worst]] >= rewards[g.active[wanted].card]:
            return DONE
        if USE + worst in options and self.after(g, outlook, USE + worst) > self.after(g, outlook, DROP + worst):
            return USE + worst
        return DROP + worst


def without_riders(options: list[int]) -> list[int]:
    """The question's own options; often they are all that there is."""
    first: i64 = 0  # of the riders: they are sorted
    while first < len(options) and options[first] < USE:
        first += 1
    end = first
    while end < len(options) and options[end] < RIDERS_END:
        end += 1
    return options if first == end else options[:first] + options[end:]

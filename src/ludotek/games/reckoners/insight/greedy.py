"""A team player who does what the city needs most: keeps dice for it, goes where they help, buys what is strong."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.features import features
from ludotek.games.reckoners.insight.hand import Hand, plan_for
from ludotek.games.reckoners.insight.knowledge import Knowledge
from ludotek.games.reckoners.insight.needs import VICTORY, Needs
from ludotek.games.reckoners.insight.shopping import best_purchase, whom_it_suits
from ludotek.games.reckoners.insight.striking import is_win_in_reach
from ludotek.games.reckoners.insight.weights import Weights
from ludotek.games.reckoners.insight.where import best_district, best_hand
from ludotek.games.reckoners.rules import actions
from ludotek.games.reckoners.rules.base import LoseDie
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import BASIC, FACES, NOTHING, ROLLS, District
from ludotek.games.reckoners.rules.equipping import Acquire, ForWhom
from ludotek.games.reckoners.rules.looting import ShareLoot
from ludotek.games.reckoners.rules.powers import ChooseDieToTurn, GiveToken, PlaceSniper, Travel, TurnDie
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.games.reckoners.rules.setup import PlaceFigure
from ludotek.games.reckoners.rules.spending import ANYWHERE, WILD, Spend
from ludotek.games.reckoners.rules.using import UseDice
from ludotek.kernel.insight import Insight, judge
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import DONE

LITTLE: Final = 0.01  # what is worth less is not done
FIRST: Final = 100.0  # what is done before everything else


class Greedy(Insight):
    """Plays one Reckoner for the good of the team."""

    def __init__(self, weights: Weights | None = None, fitted: list[float] | None = None) -> None:
        self.w = weights or Weights()
        self.known: Knowledge | None = None
        self.needs: Needs | None = None  # of the last position
        self.fitted = fitted or []

    def knowledge(self, g: City) -> Knowledge:
        known = self.known
        if known is None or known.box is not g.box:
            known = self.known = Knowledge(g.box, self.w)
        return known

    def needs_of(self, g: City, known: Knowledge) -> Needs:
        """Most answers change nothing that they depend on."""
        needs = self.needs
        if needs is None or needs.known is not known or needs.seats != g.seats:
            needs = self.needs = Needs(g, known)
        elif not needs.hold_in(g):
            needs.look(g)
        needs.turn_to(g)
        if needs.sure or g.steelheart_research == 0:
            sure = is_win_in_reach(needs)
            if sure != needs.sure:
                needs.sure = sure
                needs.look(g)
        return needs

    def clock(self, g: City) -> i64:
        return g.round

    def win_chance(self, g: City, seat: i64) -> float:
        return g.outcome.scores[seat] if g.outcome is not None else judge(self.fitted, self.features(g, seat))

    def features(self, g: City, seat: i64) -> list[float]:
        return features(g, self.knowledge(g))

    def choose(self, g: City, seat: i64) -> i64:
        known = self.knowledge(g)
        options = g.driver_options(seat)
        question = g.question
        if isinstance(question, Acquire):
            return best_purchase(g, options, self.w)
        if isinstance(question, ForWhom):
            return actions.GIVE + whom_it_suits(g, question.card)
        if isinstance(question, LoseDie):
            return die_to_lose(g, options)
        if isinstance(question, GiveToken):
            return fewest_tokens(g, options)
        needs = self.needs_of(g, known)
        if isinstance(question, RollDice):
            return self.roll(needs, Seat(seat), options)
        if isinstance(question, UseDice):
            return self.use(needs, Seat(seat), options)
        if isinstance(question, Spend):
            return self.spend(needs, question, options)
        if isinstance(question, PlaceFigure):
            return actions.PLACE + best_start(needs, Seat(seat))
        if isinstance(question, PlaceSniper):
            return actions.SNIPE + best_aim(needs, Seat(seat))
        if isinstance(question, Travel):
            away = actions.MOVE + best_district(needs, needs.kit(Seat(seat)), 0, 1, 0.0)
            return away if away in options else options[0]
        if isinstance(question, ShareLoot):
            return best_loot(needs, options)
        if isinstance(question, ChooseDieToTurn):
            return worst_die(needs, Seat(seat), options)
        assert isinstance(question, TurnDie)
        return best_face(needs, Seat(seat), options)

    # rolling

    def roll(self, needs: Needs, seat: Seat, options: list[int]) -> i64:
        """Keep what is better than another roll would be, at least the best die; then roll the rest."""
        g = needs.g
        if not g.rolled[seat] or needs.sure:
            return DONE
        rolls: i64 = ROLLS - g.rolls[seat]
        if actions.FAITH in options:
            rolls += 1
        kit = needs.kit(seat)
        hand = best_hand(needs, kit, rolls, 0, 0.0)
        hand.return_rolled()
        best: i64 = NOTHING
        most = -FIRST
        last: i64 = NOTHING
        hope = 0.0
        before: i64 = NOTHING
        for code in g.rolled[seat]:
            if code == before:
                continue
            before = code
            if code // FACES != last:
                hope = hand.first_hope if last == NOTHING else hand.hope(code // FACES, rolls)
                hope *= self.w.keep
                last = code // FACES
            value = hand.worth(kit.symbols[code]) - hope
            if value > most:
                most = value
                best = actions.DIE + code
        must_keep = g.rolls[seat] < ROLLS and not g.marked[seat]
        if best in options and (most >= 0.0 or must_keep):
            return best
        if actions.ROLL in options:
            return actions.ROLL
        return actions.FAITH if actions.FAITH in options else DONE

    # using

    def use(self, needs: Needs, seat: Seat, options: list[int]) -> i64:
        """First to where the dice help most; then the best die, card or plan token; done when nothing helps."""
        g = needs.g
        kit = needs.kit(seat)
        away = best_district(needs, kit, 0, 0, 0.0)
        moving = away != g.place[seat]
        hand = plan_for(needs, kit, away)
        here = plan_for(needs, kit, District(g.place[seat])) if moving and not needs.sure else None
        best: i64 = DONE
        most = LITTLE
        for action in options:
            value = self.worth_before_going(g, here, hand, action) if here is not None else 0.0
            if value <= 0.0:
                value = self.worth_of_use(g, hand, action, moving)
            if value > most:
                most = value
                best = action
        return best

    def worth_before_going(self, g: City, here: Hand, there: Hand, action: i64) -> float:
        """What helps more where one stands than where one goes comes before the way."""
        if actions.CARD <= action < actions.BUY and g.box.cards[action - actions.CARD].give == 0:
            return 0.0
        value = self.worth_of_use(g, here, action, False)
        if value > LITTLE and value > self.worth_of_use(g, there, action, False):
            return 2.0 * FIRST + value
        return 0.0

    def worth_of_use(self, g: City, hand: Hand, action: i64, moving: bool) -> float:
        if action == actions.TOKEN:
            return self.worth_of_token(hand, moving)
        if actions.DIE <= action < actions.CARD:
            symbols: i64 = hand.kit.symbols[action - actions.DIE]
            value = hand.worth(symbols)
            if hand.needs.sure and not moving:
                value -= hand.symbols_worth(symbols) / FIRST  # what attacks least by itself activates a card
            # the die that is worth least there takes us there
            return FIRST / (1.0 + value) if moving and hand.district != g.place[hand.kit.seat] else value
        if actions.CARD <= action < actions.BUY:
            card = g.box.cards[action - actions.CARD]
            if card.give != 0:
                return 0.0 if moving else hand.card_worth(card)
            if card.text.word == "travel":
                return 2.0 * FIRST if moving else 0.0
            if card.text.word == "improvise":
                return 0.0 if moving else FIRST
            return VICTORY * FIRST  # the Sniper goes before any die, even one that is part of a win
        return 0.0

    def worth_of_token(self, hand: Hand, moving: bool) -> float:
        """In a certain win even the way may take one, and dice activate the cards."""
        sure = hand.needs.sure
        if moving:
            return FIRST / (1.0 + hand.best_symbol()) if sure else 0.0
        value = wild_worth(hand)
        if sure:
            return value / 2.0
        return value if value > self.w.hold else 0.0

    def spend(self, needs: Needs, question: Spend, options: list[int]) -> i64:
        """The whole to move or for a card where that gains more; else each symbol where it gains most."""
        if question.is_fresh():
            action = self.spend_whole(needs, question)
            if action in options:
                return action
        best: i64 = options[0]
        most = -1.0
        for action in options:
            value = self.gain(needs, action)
            if value > most:
                most = value
                best = action
        return best

    def spend_whole(self, needs: Needs, question: Spend) -> i64:
        g = needs.g
        seat = question.seat
        here: i64 = g.place[seat]
        kit = needs.kit(seat)
        hand = plan_for(needs, kit, District(here))
        wild = question.flags & WILD != 0
        if question.flags & ANYWHERE == 0 and (needs.sure or not wild):
            stay = wild_worth(hand) if wild else hand.worth(question.symbols)
            there = best_hand(needs, kit, 0, 1, stay)
            if there.goal != here and (needs.sure or not is_another_better(there, stay)):
                return way_to(g, here, there.goal)
        card, gain = hand.best_card(question.symbols, wild)
        if card == NOTHING:
            return NOTHING
        otherwise = hand.best_symbol() if wild else hand.symbols_worth(question.symbols)
        if needs.sure:
            otherwise += VICTORY / 2.0  # other symbols of the card do not count
        return actions.CARD + card if gain > otherwise else NOTHING

    def gain(self, needs: Needs, action: i64) -> float:
        """What one symbol gains by an action."""
        if action == actions.TAKE_MONEY:
            return self.w.coin
        if action == actions.TAKE_PLAN:
            return self.w.token
        if action == actions.RESEARCH_STEELHEART:
            return needs.secret
        if action == actions.ATTACK_STEELHEART:
            return needs.wound
        if actions.CONTAIN_TRACK <= action < actions.MOVE:
            return needs.tracks[action - actions.CONTAIN_TRACK]
        if actions.BARRICADE <= action < actions.FIGHT:
            return needs.barricade
        if actions.FIGHT <= action < actions.CONTAIN:
            return needs.sites[action - actions.FIGHT].fight
        if actions.CONTAIN <= action < actions.RESEARCH:
            return needs.sites[action - actions.CONTAIN].contain
        if actions.RESEARCH <= action < actions.ATTACK:
            return needs.sites[action - actions.RESEARCH].research
        if actions.ATTACK <= action < actions.PLACE:
            return needs.sites[action - actions.ATTACK].attack
        return 0.0 if action == DONE else -0.5


def is_another_better(there: Hand, stay: float) -> bool:
    """Is the die worth more where one stands than another one that the way may take instead?"""
    value = there.value
    later = there.again()
    later.judge(0, 0)
    return later.value + stay > value


def way_to(g: City, here: i64, away: i64) -> i64:
    """Barricades in the way come first."""
    if g.barricades[here] > 0:
        return actions.BARRICADE + here
    if g.barricades[away] > 0:
        return actions.BARRICADE + away
    return actions.MOVE + away


def wild_worth(hand: Hand) -> float:
    """What a plan token can do (RK-42)."""
    return max(hand.best_symbol(), hand.best_card(0, True)[1])


# other choices


def best_start(needs: Needs, seat: Seat) -> i64:
    """Where there is most to do, not all in one place."""
    g = needs.g
    best: i64 = 0
    most = -1.0
    kit = needs.kit(seat)
    district = District(0)
    while district < g.districts:
        hand = Hand(needs, kit, district, NOTHING)
        value = 0.0
        for kind in g.held[seat]:
            value += hand.hope(kind, ROLLS)
        for place in g.place:
            if place == district:
                value *= needs.w.crowd
        if value > most:
            most = value
            best = district
        district = District(district + 1)
    return best


def best_aim(needs: Needs, seat: Seat) -> i64:
    """The district for the Sniper token: where the dice are worth most besides one's own (RK-75)."""
    g = needs.g
    best: i64 = g.place[seat]
    most = -1.0
    kit = needs.kit(seat)
    district = District(0)
    while district < g.districts:
        hand = Hand(needs, kit, District(g.place[seat]), district)
        value = 0.0
        for code in g.dice[seat]:
            value += hand.take(code)
        if value > most:
            most = value
            best = district
        district = District(district + 1)
    return best


def best_loot(needs: Needs, options: list[int]) -> i64:
    g = needs.g
    best: i64 = DONE
    most = -1.0
    for action in options:
        value = -1.0
        if actions.GIVE <= action < actions.DIE:
            value = needs.w.token / (1 + g.plans[action - actions.GIVE])
        elif actions.FIGHT <= action < actions.CONTAIN:
            value = needs.sites[action - actions.FIGHT].fight
        elif actions.CONTAIN <= action < actions.RESEARCH:
            value = needs.sites[action - actions.CONTAIN].contain
        elif actions.CONTAIN_TRACK <= action < actions.MOVE:
            value = needs.tracks[action - actions.CONTAIN_TRACK]
        if value > most:
            most = value
            best = action
    return best


def worst_die(needs: Needs, seat: Seat, options: list[int]) -> i64:
    """The die whose best face gains most over the one that it shows."""
    g = needs.g
    hand = plan_for(needs, needs.kit(seat), District(g.place[seat]))
    best: i64 = options[0]
    most = -FIRST
    for action in options:
        code: i64 = action - actions.DIE
        top = 0.0
        for side in g.box.dice[code // FACES].sides:
            top = max(top, hand.worth(hand.kit.symbols[side]))
        value = top - hand.worth(hand.kit.symbols[code])
        if value > most:
            most = value
            best = action
    return best


def best_face(needs: Needs, seat: Seat, options: list[int]) -> i64:
    hand = plan_for(needs, needs.kit(seat), District(needs.g.place[seat]))
    best: i64 = options[0]
    most = -1.0
    for action in options:
        value = hand.worth(hand.kit.symbols[action - actions.FACE])
        if value > most:
            most = value
            best = action
    return best


def fewest_tokens(g: City, options: list[int]) -> i64:
    """Plan tokens go to who has fewest."""
    best: i64 = options[0]
    for action in options:
        if g.plans[action - actions.GIVE] < g.plans[best - actions.GIVE]:
            best = action
    return best


def die_to_lose(g: City, options: list[int]) -> i64:
    """A basic die of whoever has most dice; once one is named, that is that."""
    if DONE in options:
        return DONE
    best: i64 = options[0]
    most: i64 = -1
    for action in options:
        owner: i64 = (action - actions.LOSE) // actions.DIE_ROOM
        count: i64 = 2 * len(g.held[owner]) + (1 if (action - actions.LOSE) % actions.DIE_ROOM == BASIC else 0)
        if count > most:
            most = count
            best = action
    return best

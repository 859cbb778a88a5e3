"""A turn: the Main phase and then the Upkeep phase (UN-13 to UN-15, UN-36 to UN-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules import actions, events, reasons
from ludotek.games.untamed.rules.actions import SIDES
from ludotek.games.untamed.rules.attacking import ChooseAttackTarget, add_attacks, attack_reason
from ludotek.games.untamed.rules.choosing import PaySupport, distinct
from ludotek.games.untamed.rules.components import DRAW_COST, NOTHING
from ludotek.games.untamed.rules.effects.effect import ABILITY_USED as ON_ABILITY
from ludotek.games.untamed.rules.effects.effect import NO_TOKENS
from ludotek.games.untamed.rules.effects.effect import UPKEEP as ON_UPKEEP
from ludotek.games.untamed.rules.lists import designs_among, put_at
from ludotek.games.untamed.rules.modes import ALPHA, HYDRA
from ludotek.games.untamed.rules.playing import (
    add_plays,
    focus_reason,
    play_as_power,
    play_by_focus,
    play_for_power,
    play_reason,
    power_reason,
)
from ludotek.games.untamed.rules.question import TeamFloor
from ludotek.games.untamed.rules.texts import SETTLE, fire_for_side, onlookers, together
from ludotek.games.untamed.rules.unseen import any_unseen
from ludotek.kernel.choice import Choice
from ludotek.kernel.effect import Context, resolve
from ludotek.kernel.numbers import CardId, Seat, Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import NOT_NOW
from ludotek.kernel.step import ALLOWED, DONE, Stage, Step

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Step):
    """The turn of a seat (in Hydra of its whole team), or of the next one that is still in the game (UN-80)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(Seat(NOTHING))
        self.of = seat

    def data(self) -> list[object]:
        return [self.of]

    def run(self, g: Untamed) -> None:
        g.active = Seat(still_in_game(g, self.of))
        g.turn += 1
        begin_counting(g)
        members = members_in_turn(g, g.active)
        mask: i64 = 0
        for seat in members:
            mask |= 1 << seat
        g.tell(events.TURN_BEGAN, "UN-13", NOTHING, g.active, g.turn)
        steps: list[Step] = [MainPhase(mask, 0, 0)]
        for seat in members:
            steps.append(BeginUpkeep(Seat(seat)))
        for seat in members:
            steps.append(UpkeepDraw(Seat(seat)))
        for seat in members:
            steps.append(UpkeepSupport(Seat(seat)))
        steps.append(EndOfTurn())
        g.then(steps)


# By seat, for each number of seats.
NONE_YET: Final = [[0] * seats for seats in range(SIDES + 1)]
NOBODY_YET: Final = [[False] * seats for seats in range(SIDES + 1)]


def begin_counting(g: Untamed) -> None:
    """What is counted per turn starts again, for everybody: cards are played in others' turns, too (UN-42, UN-77)."""
    g.played = NONE_YET[g.seats]
    g.powered = g.played
    g.discount = g.played
    g.has_drawn = NOBODY_YET[g.seats]
    for side in g.sides:
        side.has_defeated = False
    for number, keep in enumerate(g.keeps):
        if keep.used_by >= 0:
            g.new_keep(number).used_by = NOTHING


def still_in_game(g: Untamed, seat: Seat) -> i64:
    """This seat, or the next one in turn order that is not out."""
    while g.out[seat]:
        seat = Seat((seat + 1) % g.seats)
    return seat


def members_in_turn(g: Untamed, seat: Seat) -> list[int]:
    """A Hydra team plays together (UN-60); otherwise one seat."""
    if g.mode != HYDRA:
        return [int(seat)]
    return [other for other in range(g.seats) if g.team_of[other] == g.team_of[seat]]


def opponents_left(g: Untamed, seat: Seat) -> i64:
    return len([other for other in range(g.seats) if g.team_of[other] != g.team_of[seat] and not g.out[other]])


def cards_drawn(g: Untamed, seat: Seat) -> i64:
    """Two; the Alpha opponents + 2 (UN-15, UN-59)."""
    return 2 + opponents_left(g, seat) if g.mode == ALPHA and seat == g.first else 2


def cards_to_support(g: Untamed, seat: Seat) -> i64:
    """UN-15; the Alpha as many as it has opponents (UN-59)."""
    return opponents_left(g, seat) if g.mode == ALPHA and seat == g.first else 1


@mypyc_attr(acyclic=True, free_list_len=1)
class MainPhase(TeamFloor):
    """Play, attack, and the rest, in any order, until done; it never ends by itself (UN-14)."""

    name: ClassVar[str] = "MainPhase"
    clause: ClassVar[str] = "UN-14"

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return MainPhase(seats, done, stirred)

    def close(self, g: Untamed) -> None:
        """Upkeep follows."""

    def prompt(self, g: Untamed) -> Phrase:
        return Phrase("ask-MainPhase")

    def tries(self, g: Untamed, seat: Seat) -> list[int]:
        found: list[int] = [actions.DRAW, actions.STRONGHOLD, actions.BONUS]
        found += [actions.ATTACK + place for place in range(len(g.sides[g.side_of[seat]].animals))]
        designs = designs_among(g.held(seat))
        for band in (actions.PLAY, actions.FOCUS):
            found += [band + design for design in designs]
        found += [actions.POWER + design for design in (any_unseen(g, seat) if g.chance.real else designs)]
        return found

    def add_allowed(self, g: Untamed, seat: Seat, found: list[int]) -> None:
        if draw_reason(g, seat) == ALLOWED:
            found.append(actions.DRAW)
        if ability_reason(g, seat) == ALLOWED:
            found.append(actions.STRONGHOLD)
        if bonus_reason(g, seat) == ALLOWED:
            found.append(actions.BONUS)
        add_attacks(g, seat, found)
        add_plays(g, seat, found)

    def reason(self, g: Untamed, seat: Seat, action: i64) -> i64:
        return main_reason(g, seat, action)

    def take(self, g: Untamed, seat: Seat, action: i64) -> None:
        if action == actions.DRAW:
            g.sides[g.side_of[seat]].power_ready -= DRAW_COST
            g.has_drawn = [drawn or other == seat for other, drawn in enumerate(g.has_drawn)]
            g.tell(events.POWER_PAID, "UN-37", NOTHING, seat, DRAW_COST)
            g.draw_what_is_there(seat, 1, "UN-37", NOTHING)
        elif action == actions.STRONGHOLD:
            use_ability(g, seat)
        elif action == actions.BONUS:
            use_bonus(g, seat)
        elif action < actions.PLAY:
            animal = g.sides[g.side_of[seat]].animals[action - actions.ATTACK]
            animal.ready = False
            g.push(ChooseAttackTarget(seat, animal.uid))
        elif action < actions.FOCUS:
            play_for_power(g, seat, CardId(action - actions.PLAY))
        elif action < actions.POWER:
            play_by_focus(g, seat, CardId(action - actions.FOCUS))
        else:
            play_as_power(g, seat, CardId(action - actions.POWER))


def main_reason(g: Untamed, seat: Seat, action: i64) -> i64:
    """Why something is not possible in the Main phase."""
    side = g.sides[g.side_of[seat]]
    if action == actions.DRAW:
        return draw_reason(g, seat)
    if action == actions.STRONGHOLD:
        return ability_reason(g, seat)
    if action == actions.BONUS:
        return bonus_reason(g, seat)
    if actions.ATTACK <= action < actions.ATTACK + len(side.animals):
        return attack_reason(g, seat, side.animals[action - actions.ATTACK])
    if not actions.PLAY <= action < actions.POWER + actions.DESIGNS:
        return reasons.MULLIGAN_OVER if action == actions.MULLIGAN else NOT_NOW
    design = CardId((action - actions.PLAY) % actions.DESIGNS)
    if design not in g.held(seat):
        return reasons.NOT_IN_HAND
    if action < actions.FOCUS:
        return play_reason(g, seat, design)
    return focus_reason(g, seat, design) if action < actions.POWER else power_reason(g, seat)


def draw_reason(g: Untamed, seat: Seat) -> i64:
    """UN-37, UN-64."""
    side = g.sides[g.side_of[seat]]
    if g.has_drawn[seat]:
        return reasons.ALREADY_DRAWN
    if side.power_ready < DRAW_COST:
        return reasons.TOO_EXPENSIVE
    return ALLOWED if len(side.deck.cards) > 0 else reasons.EMPTY_DECK


def ability_reason(g: Untamed, seat: Seat) -> i64:
    """UN-36, UN-38: once a turn, whatever Stronghold is on top."""
    keep = g.keeps[g.keep_of[g.side_of[seat]]]
    if keep.used_by >= 0:
        return reasons.ABILITY_USED
    cost = g.box.stronghold_of(keep.stack.top()).cost
    return reasons.TOO_LITTLE_SUPPORT if cost > len(g.sides[g.side_of[seat]].support) else ALLOWED


def use_ability(g: Untamed, seat: Seat) -> None:
    """Pay its Support, its effect happens at once (UN-36)."""
    side: i64 = g.side_of[seat]
    keep = g.new_keep(g.keep_of[side])
    faction = keep.stack.top()
    stronghold = g.box.stronghold_of(faction)
    keep.used_by = seat
    g.tell(events.ABILITY_USED, "UN-36", NOTHING, seat, faction)
    g.then([SETTLE, onlookers(g, seat, ON_ABILITY)])
    resolve(g, stronghold.actions, Context(seat, side, len(g.box.designs) + faction, Uid(NOTHING), 0, NO_TOKENS))
    if stronghold.cost > 0:
        g.push(PaySupport(seat, side, stronghold.cost))


def bonus_reason(g: Untamed, seat: Seat) -> i64:
    return ALLOWED if len(g.sides[g.side_of[seat]].bonus.cards) > 0 else reasons.NO_BONUS


def use_bonus(g: Untamed, seat: Seat) -> None:
    """It goes face down on top of its owner's deck; the next card costs 1 less (UN-39)."""
    side = g.sides[g.side_of[seat]]
    known: i64 = side.bonus.known[-1]
    side.new_deck().put(side.new_bonus().take_top(), known)
    g.discount = put_at(g.discount, seat, g.discount[seat] + 1)
    g.tell(events.BONUS_USED, "UN-39", NOTHING, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginUpkeep(Step):
    """All own exhausted cards are readied (UN-15, UN-87)."""

    def run(self, g: Untamed) -> None:
        side = g.sides[g.side_of[self.seat]]
        g.tell(events.UPKEEP, "UN-15", NOTHING, self.seat)
        side.power_ready = len(side.power.cards)
        for animal in side.animals:
            animal.ready = True
        g.tell(events.READIED_ALL, "UN-15", NOTHING, self.seat)
        g.push(SETTLE)
        together(g, fire_for_side(g, g.side_of[self.seat], ON_UPKEEP, NOTHING))


@mypyc_attr(acyclic=True, free_list_len=1)
class UpkeepDraw(Step):
    """Cards come from the deck; an empty one loses (UN-02, UN-15)."""

    def run(self, g: Untamed) -> None:
        g.must_draw(self.seat, cards_drawn(g, self.seat), 0, "UN-15")


@mypyc_attr(acyclic=True, free_list_len=1)
class UpkeepSupport(Step):
    """Then cards go to the Support zone; the Alpha's opponents are counted now (UN-15, UN-90)."""

    def run(self, g: Untamed) -> None:
        g.push(ToSupport(self.seat, cards_to_support(g, self.seat)))


@mypyc_attr(acyclic=True, free_list_len=1)
class ToSupport(Choice):
    """Which card goes from the hand to the Support zone? Mandatory; `left` more of them (UN-15)."""

    name: ClassVar[str] = "ToSupport"
    clause: ClassVar[str] = "UN-15"

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def data(self) -> list[object]:
        return [self.seat, self.left]

    def always_asked(self) -> bool:
        return True

    def prompt(self, g: Untamed) -> Phrase:
        return Phrase("ask-ToSupport", {"left": self.left})

    def stray(self, g: Untamed, action: i64) -> i64:
        return (
            reasons.NOT_IN_HAND if actions.CARD <= action < actions.CARD + actions.DESIGNS else super().stray(g, action)
        )

    def tries(self, g: Untamed) -> list[int]:
        return [DONE, *distinct(g.held(self.seat))]

    def reason(self, g: Untamed, action: i64) -> i64:
        """Mandatory as long as there is a card."""
        return reasons.MUST_SUPPORT if action == DONE and len(g.hands[self.seat].cards) > 0 else ALLOWED

    def allowed(self, g: Untamed) -> list[int]:
        return distinct(g.held(self.seat)) or [DONE]

    def take(self, g: Untamed, action: i64) -> None:
        if action == DONE:
            return
        g.take_from_hand(self.seat, CardId(action - actions.CARD))
        g.sides[g.side_of[self.seat]].to_support(CardId(action - actions.CARD))
        g.tell(events.TO_SUPPORT, "UN-15", NOTHING, self.seat, action - actions.CARD)
        if self.left > 1:
            g.push(ToSupport(self.seat, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfTurn(Stage):
    """What lasts until the end of the turn ends; the next player in turn order begins."""

    def run(self, g: Untamed) -> None:
        for side in g.sides:
            for animal in side.animals:
                animal.swing = 0
                animal.rushing = False
        g.push(Turn(Seat((g.active + 1) % g.seats)))

"""Texts at work: resolving, offering, triggers in the order of the rules, and who is defeated (UN-74 to UN-76)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules.choosing import ChooseWhether
from ludotek.games.untamed.rules.components import NOTHING
from ludotek.games.untamed.rules.effects.combining import May, Text
from ludotek.games.untamed.rules.effects.effect import ALLY_DEFEATED, DEFEATS, LAST_WORDS
from ludotek.games.untamed.rules.events import DEFEATED, TEXT_IDLE, TEXT_UNPAID, TEXT_USED
from ludotek.games.untamed.rules.falling import strongholds_fall
from ludotek.kernel.counting import If
from ludotek.kernel.effect import Action, Context, Offer, Perform, any_useful, card_and_text, resolve
from ludotek.kernel.numbers import Seat, Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import Simultaneous, Stage, Step

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.state import Animal
    from ludotek.games.untamed.rules.table import Untamed


@mypyc_attr(acyclic=True, free_list_len=1)
class Settle(Stage):
    """A fight or an effect has come to its end: now the state of play is checked (UN-74)."""

    def run(self, g: Untamed) -> None:
        g.unsettled = True


SETTLE: Final = Settle()  # it says nothing of its own, so one is enough


@mypyc_attr(acyclic=True, free_list_len=1)
class FireText(Perform):
    """A text whose moment has come: offered if it is optional, else carried out."""

    def run(self, g: Untamed) -> None:
        text = cast(Text, g.box.nodes[self.node])
        g.push(SETTLE)
        if text.optional:
            make_offer(g, text, self.c)
        else:
            g.tell(TEXT_USED, "UN-28", NOTHING, self.seat, self.c.card, uid=self.c.uid)
            resolve(g, text.actions, self.c)

    def label(self, g: Untamed) -> Phrase:
        return Phrase("order-text", card_and_text(g, self.c, self.node))

    def things(self, g: Untamed) -> dict[str, str]:
        return {"card": f"card {g.card_name(self.c.card)}"}


class OrderTexts(Simultaneous):
    """Several texts at once: their player chooses the order (UN-75)."""

    name: ClassVar[str] = "OrderTexts"
    clause: ClassVar[str] = "UN-75"


def make_offer(g: Untamed, offer: Offer, c: Context) -> None:
    """Ask, unless everybody can see that it could do nothing or cannot be paid: then that is told (UN-23, UN-28)."""
    if not any_useful(offer.actions, g, c):
        tell_if_idle(g, offer.actions, c)
    elif not offer.payable(g, c):
        g.tell(TEXT_UNPAID, "UN-23", NOTHING, c.seat, c.card, uid=c.uid)
    else:
        g.push(ChooseWhether(c, offer.index))


def tell_if_idle(g: Untamed, actions: list[Action], c: Context) -> None:
    if g.listener is not None and any(lacks(action, g, c) for action in actions):
        g.tell(TEXT_IDLE, "UN-28", NOTHING, c.card, uid=c.uid)


def lacks(action: Action, g: Untamed, c: Context) -> bool:
    """Does nothing happen because what a text is about is not there? A condition that does not hold lacks nothing, and what
    becomes of an offer is told when it is made."""
    if isinstance(action, May) or (isinstance(action, If) and not action.applies(g, c)):
        return False
    return not action.useful(g, c)


def texts_of(g: Untamed, animal: Animal, side: i64, moment: i64, value: i64 = 0) -> list[Step]:
    """What an Animal has to say at a moment, with what it has now: that counts, should it be gone by then (UN-76)."""
    found: list[Step] = []
    add_texts(found, g, animal, side, moment, value)
    return found


def add_texts(found: list[Step], g: Untamed, animal: Animal, side: i64, moment: i64, value: i64 = 0) -> None:
    card = g.box.designs[animal.design]
    if not card.speaks_at(moment):
        return
    for text in card.texts:
        if text.when == moment:
            c = Context(g.seat_for(side), side, animal.design, animal.uid, value, last_had(g, animal, side))
            found.append(FireText(c, text.index))


def last_had(g: Untamed, animal: Animal, side: i64) -> list[int]:
    last: list[int] = [animal.fury, animal.damage]
    if g.box.designs[animal.design].recalls_attack:
        last.append(g.attack_of(animal, side))
    return last


def fire_texts_of(g: Untamed, animal: Animal, side: i64, moment: i64, value: i64 = 0) -> None:
    """One Animal's texts of a moment, which carry a value."""
    together(g, texts_of(g, animal, side, moment, value))


def fire_for_side(g: Untamed, side: i64, moment: i64, but: i64) -> list[Step]:
    """The texts of a moment on all Animals of a side, except one."""
    found: list[Step] = []
    add_for_side(found, g, side, moment, but)
    return found


def add_for_side(found: list[Step], g: Untamed, side: i64, moment: i64, but: i64) -> None:
    for animal in g.sides[side].animals:
        if animal.uid != but:
            add_texts(found, g, animal, side, moment)


@mypyc_attr(acyclic=True, free_list_len=1)
class Onlookers(Step):
    """Texts that wait for what their player does, of Animals that were in play when it was done and still are.

    An Animal that it brought into play, or to this side, comes too late.
    """

    def __init__(self, seat: Seat, moment: i64, uids: list[int]) -> None:
        super().__init__(seat)
        self.moment = moment
        self.uids = uids

    def data(self) -> list[object]:
        return [self.seat, self.moment, self.uids]

    def run(self, g: Untamed) -> None:
        side: i64 = g.side_of[self.seat]
        steps: list[Step] = []
        for animal in g.sides[side].animals:
            if g.box.designs[animal.design].speaks_at(self.moment) and animal.uid in self.uids:
                add_texts(steps, g, animal, side, self.moment)
        together(g, steps)


def onlookers(g: Untamed, seat: Seat, moment: i64) -> Step:
    return Onlookers(seat, moment, [int(animal.uid) for animal in g.sides[g.side_of[seat]].animals])


def together(g: Untamed, steps: list[Step]) -> None:
    """Texts triggered at once: the active player's first, then those of the others in turn order (UN-75)."""
    if not steps:
        return
    if len(steps) == 1:
        g.push(steps[0])
        return
    order = turn_order(g)
    i: i64 = len(order) - 1
    while i >= 0:
        own = [step for step in steps if step.seat == order[i]]
        if len(own) == 1:
            g.push(own[0])
        elif own:
            g.push(OrderTexts(Seat(order[i]), own))
        i -= 1


def turn_order(g: Untamed) -> list[int]:
    """The seats from the active one on; in team modes the whole active team first."""
    start: i64 = max(g.active, 0)
    order = [int((start + i) % g.seats) for i in range(g.seats)]
    mates = [seat for seat in order if g.team_of[seat] == g.team_of[start]]
    return mates + [seat for seat in order if g.team_of[seat] != g.team_of[start]]


def eliminate_fallen(g: Untamed) -> None:
    """All cards with enough damage are eliminated together, and only then what that triggers is resolved (UN-74)."""
    if g.waiting or some_animal_falls(g):
        steps = g.waiting + eliminate_animals(g)
        g.waiting = []
        together(g, steps)
    g.fighter = Uid(NOTHING)
    strongholds_fall(g)


def some_animal_falls(g: Untamed) -> bool:
    for side in g.sides:
        for animal in side.animals:
            if falls(g, animal):
                return True
    return False


def falls(g: Untamed, animal: Animal) -> bool:
    return animal.doomed or (animal.damage > 0 and animal.damage >= g.box.designs[animal.design].health)


def eliminate_animals(g: Untamed) -> list[Step]:
    """The texts of those who fall, of who mourns them and of who defeated them by an attack."""
    steps: list[Step] = []
    fallen: list[Animal] = []
    fallen_sides: list[int] = []
    s: i64 = 0
    while s < len(g.sides):
        for animal in g.sides[s].animals:
            if falls(g, animal):
                fallen.append(animal)
                fallen_sides.append(s)
        s += 1
    for i in range(len(fallen)):
        add_texts(steps, g, fallen[i], fallen_sides[i], LAST_WORDS)
    fighter_won = False
    for i in range(len(fallen)):
        animal, side = fallen[i], fallen_sides[i]
        g.leave_play(animal, side)
        g.sides[animal.owner].to_support(animal.design)
        g.tell(DEFEATED, "UN-32", NOTHING, animal.design, uid=animal.uid)
        if g.fighter >= 0 and animal.uid == g.fight_target:
            fighter_won = True
        note_defeat(g, side)
    for i in range(len(fallen)):
        add_for_side(steps, g, fallen_sides[i], ALLY_DEFEATED, NOTHING)
    if fighter_won:
        winner = g.animal(g.fighter)
        if winner is not None:
            add_texts(steps, g, winner, g.side_with(g.fighter), DEFEATS)
    return steps


def note_defeat(g: Untamed, side: i64) -> None:
    """For texts that ask whether an opposing Animal was defeated this turn."""
    other: i64 = 0
    while other < len(g.sides):
        if g.are_opponents(other, side):
            g.sides[other].has_defeated = True
        other += 1

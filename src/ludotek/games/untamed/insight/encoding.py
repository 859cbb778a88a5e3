"""What a seat sees of Untamed in numbers; each has the name of its place in `view.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import ANIMAL_AT, ANSWERS, ATTACK, FACTION, KEEP, MODE, PLACES, PLAY
from ludotek.games.untamed.rules.attacking import ChooseAttackTarget
from ludotek.games.untamed.rules.choosing import ChooseOpponent
from ludotek.games.untamed.rules.components import HOUSE, MAX_ANIMALS
from ludotek.games.untamed.rules.modes import ALPHA, HYDRA
from ludotek.games.untamed.rules.setup import DraftFaction, FirstSupport, Mulligan, StackStronghold, boxes, taken
from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import MainPhase
from ludotek.kernel.choice import Floor
from ludotek.kernel.encoder import STEPS, Encoder, count, count_known, rotated, top_known
from ludotek.kernel.numbers import Seat
from ludotek.kernel.row import Row, put, put4, small
from ludotek.kernel.zone import knowing

QUESTIONS: Final = [
    "DraftFaction", "StackStronghold", "Mulligan", "FirstSupport", "MainPhase", "ToSupport", "ChooseAttackTarget",
    "Rally", "PaySupport", "OrderTexts", "ChooseTarget", "ChooseFromHand", "ChooseFromSupport", "ChooseOpponent",
    "ChooseMode", "ChooseWhether", "OrderTop",
]  # fmt: skip
MOMENTS: Final = ["draft", "strongholds", "mulligan", "first-support", "main", "upkeep", "over"]
DRAFT: Final = 0
STRONGHOLDS: Final = 1
MULLIGAN: Final = 2
FIRST_SUPPORT: Final = 3
MAIN: Final = 4
UPKEEP: Final = 5
OVER: Final = 6
STACKED: Final = 3  # Strongholds of a stack that are told, the top one first
OF_SEAT: Final = [
    "seats[me{}].out", "seats[me{}].in_turn", "seats[me{}].played", "seats[me{}].powered", "seats[me{}].has_drawn",
    "seats[me{}].discount", "answered#me{}", "done#me{}", "first=me{}", "alpha=me{}", "seats[me{}].hand.count",
]  # fmt: skip
OF_SIDE: Final = [
    "power.count", "power.ready", "power.limit", "bonuses.count", "removed#", "resolving[0]@card", "deck.count",
    "deck.from_top[0]@card", "support#",
]  # fmt: skip
OF_ANIMAL: Final = ["card@card", "attack", "health", "damage", "fury", "ready", "rushing", "guard"]
OF_KEEP: Final = ["damage", "health", "lost", "ability_used", "stack#"]


class UntamedEncoder(Encoder):
    """Seats, sides and stacks of Strongholds come in the order of play, the own ones first."""

    def __init__(self, g: Untamed) -> None:
        super().__init__(ANSWERS.size)
        self.box = g.box
        self.mode = g.mode
        self.seats = g.seats
        designs = [design.name for design in g.box.designs]
        factions = [faction.name for faction in g.box.factions]
        self.no_moment = bytes(len(MOMENTS))
        self.no_faction = bytes(len(factions))
        self.no_design = bytes(len(designs))
        self.no_animals = [bytes((MAX_ANIMALS - n) * len(OF_ANIMAL)) for n in range(MAX_ANIMALS + 1)]
        self.kinds = {
            "card": designs + [g.box.stronghold_of(faction).name for faction in range(len(factions))],
            "faction": factions,
        }
        self.places = {"seats": "seat", "sides": "seats[me].side", "keeps": "sides[me].keep", "teams": "seat"}
        self.add_asked(QUESTIONS)
        self.add("asked.attacker@place", "turn")
        self.each("moment=", MOMENTS)
        self.each("draft.left#", factions)
        for k in range(g.seats):
            self.add(*[name.format(f"+{k}") for name in OF_SEAT])
            self.each(f"seats[me+{k}].factions#", factions)
            self.each(f"seats[me+{k}].hand.known#", designs)
        for k in range(len(g.sides)):
            self.add_side(f"sides[me+{k}].", designs)
        for k in range(len(g.keeps)):
            self.each(f"keeps[me+{k}].", OF_KEEP)
            self.add(*[f"keeps[me+{k}].stack[{i}]@faction" for i in range(STACKED)])

    def add_side(self, side: str, designs: list[str]) -> None:
        self.each(side, OF_SIDE)
        self.each(f"{side}support#", designs)
        for place in range(MAX_ANIMALS):
            self.each(f"{side}animals[{place}].", OF_ANIMAL)

    def fits(self, g: Untamed) -> bool:
        return g.box is self.box and g.mode == self.mode and g.seats == self.seats

    # ------------------------------------------------------------------ numbers

    def write(self, g: Untamed, seat: i64, asked: bool, row: Row) -> None:
        self.write_head(g, asked, row)
        k: i64 = 0
        while k < g.seats:
            self.write_seat(g, Seat((seat + k) % g.seats), seat, row)
            k += 1
        n: i64 = len(g.sides)
        own: i64 = g.side_of[seat]
        k = 0
        while k < n:
            self.write_side(g, (own + k) % n, seat, row)
            k += 1
        own = g.keep_of[own]
        n = len(g.keeps)
        k = 0
        while k < n:
            self.write_keep(g, (own + k) % n, seat, row)
            k += 1

    def write_head(self, g: Untamed, asked: bool, row: Row) -> None:
        """What is asked, when it is, and what is left to be drafted."""
        question = g.question
        self.write_asked(question if asked else None, row)
        attacker: i64 = -1
        if asked and isinstance(question, ChooseAttackTarget):
            attacker = place_of(g, question.seat, question.uid)
            row[len(row) - STEPS - 1] = small(g.sides[g.side_of[question.seat]].animals[attacker].design + 1)
        put(row, attacker + 1)
        put(row, g.turn)
        at: i64 = len(row)
        row.write(self.no_moment)
        row[at + moment(g)] = 1
        at = len(row)
        row.write(self.no_faction)
        if isinstance(question, DraftFaction):
            i: i64 = 0
            while i < len(self.no_faction):
                row[at + i] = small(boxes(g) - taken(g, i))
                i += 1

    def write_seat(self, g: Untamed, seat: Seat, eye: i64, row: Row) -> None:
        question = g.question
        hand = g.hands[seat]
        put4(row, g.out[seat], g.active >= 0 and is_in_turn(g, seat), g.played[seat], g.powered[seat])
        put4(
            row,
            g.has_drawn[seat],
            g.discount[seat],
            isinstance(question, FirstSupport) and question.given[seat] >= 0,
            isinstance(question, Floor) and question.is_done(seat),
        )
        put(row, g.first == seat)
        put(row, g.mode == ALPHA and g.first == seat)
        put(row, len(hand.cards))
        count(g.factions[seat], self.no_faction, row)
        count_known(hand, eye, self.no_design, row)

    def write_side(self, g: Untamed, side: i64, eye: i64, row: Row) -> None:
        s = g.sides[side]
        put4(row, len(s.power.cards), s.power_ready, g.power_limit(side), len(s.bonus.cards))
        put4(
            row, len(s.removed), s.resolving[0] + 1 if s.resolving else 0, len(s.deck.cards), top_known(s.deck, eye) + 1
        )
        put(row, len(s.support))
        count(s.support, self.no_design, row)
        for animal in s.animals:
            card = g.box.designs[animal.design]
            put4(row, animal.design + 1, g.attack_of(animal, side), card.health, animal.damage)
            put4(row, animal.fury, animal.ready, animal.rushing, card.guard)
        row.write(self.no_animals[len(s.animals)])

    def write_keep(self, g: Untamed, keep: i64, eye: i64, row: Row) -> None:
        k = g.keeps[keep]
        cards, known, bit = k.stack.cards, k.stack.known, knowing(eye)
        n: i64 = len(cards)
        put4(row, k.damage, g.keep_health(keep), k.lost, k.used_by >= 0)
        put(row, n)
        i: i64 = 1
        while i <= STACKED:
            who: i64 = known[n - i] if i <= n else 0
            put(row, cards[n - i] + 1 if who & bit != 0 else 0)
            i += 1

    # ------------------------------------------------------------------ answers

    def as_counted(self, g: Untamed, seat: i64, options: list[int]) -> list[int]:
        if isinstance(g.question, MainPhase):  # most often, and it asks for own things only
            return options
        return [turned(g, seat, option, -1) for option in options]

    def as_played(self, g: Untamed, seat: i64, action: i64) -> i64:
        return turned(g, seat, action, 1)


def turned(g: Untamed, seat: i64, action: i64, way: i64) -> i64:
    """An answer that names a seat, a side or a stack of Strongholds, counted from the seat's own, or the other way."""
    if action < MODE or action >= PLAY:
        return action
    side: i64 = g.side_of[seat]
    if action >= ANIMAL_AT:
        at: i64 = action - ANIMAL_AT
        return ANIMAL_AT + rotated(at // PLACES, side * way, len(g.sides)) * PLACES + at % PLACES
    if KEEP <= action < ATTACK:
        if action == FACTION + HOUSE and isinstance(g.question, (DraftFaction, StackStronghold)):
            return action  # a faction, not a stack
        return KEEP + rotated(action - KEEP, g.keep_of[side] * way, len(g.keeps))
    if isinstance(g.question, ChooseOpponent) and action < MODE + g.seats:
        return MODE + rotated(action - MODE, seat * way, g.seats)
    return action


def is_in_turn(g: Untamed, seat: Seat) -> bool:
    return g.active == seat or (g.mode == HYDRA and g.team_of[g.active] == g.team_of[seat])


def place_of(g: Untamed, seat: Seat, uid: i64) -> i64:
    for place, animal in enumerate(g.sides[g.side_of[seat]].animals):
        if animal.uid == uid:
            return place
    return -1


def moment(g: Untamed) -> i64:
    """As the view tells it."""
    question = g.question
    if g.outcome is not None:
        return OVER
    if g.turn > 0:
        if isinstance(question, MainPhase):
            return MAIN
        for step in g.stack:
            if isinstance(step, MainPhase):
                return MAIN
        return UPKEEP
    if isinstance(question, DraftFaction):
        return DRAFT
    if isinstance(question, StackStronghold):
        return STRONGHOLDS
    return MULLIGAN if isinstance(question, Mulligan) else FIRST_SUPPORT

"""The state of a game: where every die and card is, and what is counted; how it is copied and read back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.rules.components import (
    BOSS,
    DIE_COLOURS,
    DIE_FACES,
    EXHAUSTED,
    KINDS,
    LOOSE,
    NO_FACE,
    NOTHING,
    ON_CARD,
    POOL,
    SETUP,
    STATS,
    Face,
)
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.effect import CHIP_KEY, Live
from ludotek.kernel.chance import Chance
from ludotek.kernel.match import Match
from ludotek.kernel.numbers import CardId, Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.zone import Zone

# Never changed: what lists begin with that are replaced, or laid out first; clones share them.
NONE: Final[list[int]] = []
NO_DICE: Final[list[int]] = [0] * KINDS  # of a card, until a die is applied to it
NO_ENEMIES: Final[list[Enemy]] = []
NO_STACKS: Final[list[Zone]] = []
NO_CARDS: Final = Zone(NONE, NONE)
NO_TEXTS: Final[list[Live]] = []


def add_to(counts: list[int], at: i64, n: i64) -> None:
    """Change one of several counts: compiled, this costs half of what `+=` on an entry does."""
    counts[at] = counts[at] + n


@mypyc_attr(acyclic=True)
class Enemy:
    """A card in the active area, with the dice on it. It gets a new uid each time it enters."""

    def __init__(self, uid: Uid, card: CardId, dice: list[int]) -> None:
        self.uid = uid
        self.card = card
        self.dice = dice  # by kind (colour and face)
        self.tokens: i64 = 0  # damage dealt without a die (TS-87)
        self.defeated: bool = False
        self.defeated_now: bool = False  # this round, so its item can be gained (TS-36)
        self.after_done: bool = False  # its After effects were resolved this round (TS-50)
        self.silenced: bool = False  # its During effects are stopped for this round
        self.muted: bool = False  # all its effects are

    def is_bare(self) -> bool:
        """Has no die been applied to it? So it is most of the time, and then nobody needs to look at every kind."""
        return self.dice is NO_DICE

    def clone(self) -> Enemy:
        copy = Enemy(self.uid, self.card, NO_DICE if self.is_bare() else self.dice[:])
        copy.tokens, copy.defeated, copy.defeated_now = self.tokens, self.defeated, self.defeated_now
        copy.after_done, copy.silenced, copy.muted = self.after_done, self.silenced, self.muted
        return copy


class State(Match):
    """What a game of 20 Strong holds. The table adds the verbs."""

    def __init__(self, deck: Deck, chance: Chance) -> None:
        super().__init__(1, chance)
        self.deck = deck
        self.hero: i64 = NOTHING
        self.difficulty: i64 = 0
        self.stats: list[int] = NONE
        self.pool: list[int] = NONE
        self.exhausted: list[int] = NONE
        self.banished: list[int] = NONE
        self.loose: list[int] = NONE
        self.active: list[Enemy] = NO_ENEMIES
        self.stacks: list[Zone] = NO_STACKS
        self.bosses = NO_CARDS  # drawn and not yet activated
        self.unused_bosses = NO_CARDS
        self.missions: list[int] = NONE
        self.missions_done: i64 = 0
        self.mission_progress: i64 = 0
        self.inventory: list[int] = NONE
        self.discard: list[int] = NONE
        self.banished_cards: list[int] = NONE
        self.aside: list[int] = NONE
        self.using: list[int] = NONE  # items whose benefit is being resolved
        self.lasting: list[int] = NONE  # nodes that hold for the rest of the game
        self.holding: list[int] = NONE  # nodes that hold for a time: node * len(SPANS) + span
        self.used_in_phase: list[int] = NONE
        self.used_in_round: list[int] = NONE
        self.used_in_conflict: list[int] = NONE
        self.used_in_game: list[int] = NONE
        self.chip: i64 = 0
        self.round: i64 = 0
        self.moment: i64 = SETUP
        self.phases: i64 = 0  # Strategy phases begun this round
        self.extra_phases: i64 = 0
        self.committed_now: i64 = 0  # dice committed in this Strategy phase
        self.prevented: i64 = 0  # of the damage that is about to be suffered
        self.hurt: i64 = 0  # damage suffered this round
        self.idle_rounds: i64 = 0  # rounds begun since the player was last asked anything
        self.endgame: bool = False
        self.bosses_defeated: i64 = 0
        self.next_uid: i64 = 0
        self.last_stack: i64 = NOTHING
        # What follows is derived from everything above (`derived`).
        self.standing: list[Live] = NO_TEXTS  # the texts in force
        self.on_hits: list[Live] = NO_TEXTS  # those among them that say something about hits on cards
        self.topics: i64 = 0  # what the texts in force speak of, as bits
        self.moments: i64 = 0  # what triggers in play wait for, as bits

    def lay_out(self) -> None:
        """The empty table: lists of its own, where they are changed in place."""
        self.stats = [0] * len(STATS)
        self.pool = [0] * DIE_COLOURS
        self.exhausted = [0] * DIE_COLOURS
        self.banished = [0] * DIE_COLOURS
        self.loose = [0] * KINDS
        self.active, self.stacks = [], []

    def set_stat(self, stat: i64, value: i64) -> None:
        stats = self.stats[:]
        stats[stat] = value
        self.stats = stats

    def put_on_discard(self, card: i64) -> None:
        self.discard = self.discard + [card]  # noqa: RUF005 - unpacking costs twice as much

    def find(self, uid: Uid) -> Enemy | None:
        for enemy in self.active:
            if enemy.uid == uid:
                return enemy
        return None

    def is_boss(self, enemy: Enemy) -> bool:
        return self.deck.cards[enemy.card].kind == BOSS

    def undefeated(self) -> i64:
        n: i64 = 0
        for enemy in self.active:
            if not enemy.defeated:
                n += 1
        return n

    def loose_with(self, face: Face) -> i64:
        """How many unapplied dice show a face."""
        n: i64 = 0
        kind: i64 = face
        while kind < KINDS:
            n += self.loose[kind]
            kind += DIE_FACES
        return n

    def stacks_empty(self) -> bool:
        for stack in self.stacks:
            if len(stack.cards) > 0:
                return False
        return True

    def card_phrase(self, card: i64) -> Phrase:
        if card < 0:
            return Phrase("the-chip" if card == CHIP_KEY else "the-deck")
        return self.deck.cards[card].phrase

    def dice_at(self, place: i64) -> list[int]:
        """The rolled dice of a place, by kind."""
        return self.loose if place == LOOSE else self.active[place - ON_CARD].dice

    def committed_places(self) -> list[int]:
        """Where committed dice are: in the active area, on a card or not (TS-58)."""
        return [LOOSE, *range(ON_CARD, ON_CARD + len(self.active))]

    def held_at(self, place: i64) -> list[int]:
        """The dice of a place, by kind; in the pool and the exhausted area, where they have no face, by colour."""
        if place == POOL:
            return self.pool
        return self.exhausted if place == EXHAUSTED else self.dice_at(place)

    def count_at(self, place: i64, kind: i64) -> i64:
        """How many dice of a kind a place holds; in the pool and the exhausted area they have no face."""
        if place == POOL or place == EXHAUSTED:
            return (
                0
                if kind % DIE_FACES != NO_FACE
                else (self.pool if place == POOL else self.exhausted)[kind // DIE_FACES]
            )
        return self.dice_at(place)[kind]

    def copy_state(self, copy: State) -> None:
        self.copy_into(copy)
        copy.hero, copy.difficulty, copy.stats = self.hero, self.difficulty, self.stats
        copy.pool, copy.loose = self.pool[:], self.loose[:]
        copy.exhausted, copy.banished = self.exhausted[:], self.banished[:]
        copy.active = [enemy.clone() for enemy in self.active]
        copy.stacks = [stack.clone() for stack in self.stacks]
        copy.bosses, copy.unused_bosses = self.bosses.clone(), self.unused_bosses.clone()
        copy.missions, copy.missions_done = self.missions, self.missions_done
        copy.mission_progress, copy.bosses_defeated = self.mission_progress, self.bosses_defeated
        copy.inventory, copy.discard = self.inventory, self.discard
        copy.banished_cards, copy.aside, copy.using = self.banished_cards, self.aside, self.using
        copy.lasting, copy.holding = self.lasting, self.holding
        copy.used_in_phase, copy.used_in_round = self.used_in_phase, self.used_in_round
        copy.used_in_conflict, copy.used_in_game = self.used_in_conflict, self.used_in_game
        copy.chip, copy.round, copy.moment = self.chip, self.round, self.moment
        copy.phases, copy.extra_phases = self.phases, self.extra_phases
        copy.committed_now, copy.prevented = self.committed_now, self.prevented
        copy.hurt, copy.idle_rounds, copy.endgame = self.hurt, self.idle_rounds, self.endgame
        copy.next_uid, copy.last_stack = self.next_uid, self.last_stack
        copy.standing, copy.on_hits = self.standing, self.on_hits
        copy.topics, copy.moments = self.topics, self.moments

    def derived(self) -> list[str]:
        return ["deck", "standing", "on_hits", "topics", "moments"]

    def part(self, field: str) -> object:
        if field == "active":
            return Enemy(Uid(NOTHING), CardId(NOTHING), NONE)
        return Zone(NONE, NONE) if field == "stacks" else None

    def zones(self) -> list[Zone]:
        return [*self.stacks, self.bosses, self.unused_bosses]

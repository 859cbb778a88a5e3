"""What the player may see, by permission: all of the table except cards that lie face down or under others (TS-89)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal, cast, get_args

from msgspec import Struct, to_builtins

from ludotek.games.twenty_strong.look import ChipName, IconName
from ludotek.games.twenty_strong.map import laid_out
from ludotek.games.twenty_strong.rules.activation import reachable
from ludotek.games.twenty_strong.rules.components import (
    BOSS,
    DAMAGE,
    DIE_FACES,
    RECOVERY,
    SIDES,
    STAT_MAX,
    STRATEGY,
    ColourName,
    FaceName,
    MomentName,
    StatName,
)
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.acting import ChangeChip
from ludotek.games.twenty_strong.rules.effects.counting import Chip
from ludotek.games.twenty_strong.rules.effects.standing import EnemyHealth
from ludotek.games.twenty_strong.rules.endgame_triggers import EndgameName
from ludotek.games.twenty_strong.rules.resolve_phase import RecoverDice
from ludotek.games.twenty_strong.rules.state import Enemy
from ludotek.games.twenty_strong.rules.strategy_phase import phases_allowed
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.zone import Zone

STATS: Final[tuple[StatName, ...]] = get_args(StatName)
COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)
FACES: Final[tuple[FaceName, ...]] = get_args(FaceName)
MOMENTS: Final[tuple[MomentName, ...]] = get_args(MomentName)
ENDGAMES: Final[tuple[EndgameName, ...]] = get_args(EndgameName)


ByColour = dict[ColourName, int]


class RolledView(Struct):
    """Rolled dice of one colour and face."""

    colour: ColourName
    face: FaceName
    count: int


class UnitDie(Struct):
    """A die of a colour as it looks on every table: the letter that tells it without its colour, the hues of its body, its
    edge and its marks, and its six sides (TS-11)."""

    colour: ColourName
    letter: str
    body: str
    edge: str
    mark: str
    sides: list[FaceName]


def unit_die(colour: ColourName, letter: str, body: str, edge: str, mark: str = "") -> UnitDie:
    return UnitDie(colour, letter, body, edge, mark or edge, [FACES[side] for side in SIDES[COLOURS.index(colour)]])


DICE: Final = [
    unit_die("yellow", "Y", "#e8b90c", "#8d6c00", "#6b5100"),
    unit_die("green", "G", "#3c9d4e", "#1d5f2c"),
    unit_die("blue", "B", "#2f73c4", "#17467f"),
    unit_die("purple", "P", "#7b4bb3", "#482873"),
    unit_die("red", "R", "#c7372f", "#7a1b15"),
]


class DiceView(Struct):
    """Where the dice are that lie on no card."""

    pool: ByColour
    unapplied: list[RolledView]
    exhausted: ByColour
    banished: ByColour


class EnemyView(Struct):
    """A card in the active area; it gets a new `uid` each time it enters."""

    uid: int
    card: str
    boss: bool
    health: int
    damage: int
    suffered: int
    tokens: int
    dice: list[RolledView]
    defeated: bool
    silenced: bool
    muted: bool


class StackView(Struct):
    """Its size, its open cards, and all its cards as far as they are known; the top one first.

    `reachable`: on a map, it is next to the last place, or there is no such place (TS-100).
    """

    size: int
    open: list[str | None]
    cards: list[str | None]
    reachable: bool


class PlaceView(Struct):
    """What the deck says of a stack as a place: its id ("": it goes by its number), where it lies on the map, its picture,
    and the places that may come after it; none of these where there is no map."""

    id: str
    column: int
    row: int
    icon: IconName | None
    near: list[int]


class MissionView(Struct):
    card: str
    done: bool
    current: bool
    progress: int
    goal: int


class View(Struct, tag_field="game", tag="twenty-strong"):
    """The table. `chip_falls`: each round brings the chip nearer to 0; `chip_steps`: where on its way all enemies grow; `here`: the last place; `bosses_down`: those
    defeated, as far as their cards are still in the game."""

    deck: str
    hero: str
    difficulty: int
    round: int
    moment: MomentName
    endgame: bool
    endgame_when: list[EndgameName]
    stats: dict[StatName, int]
    health_max: int
    counts_as: dict[Literal["strategy", "recovery"], int]
    chip: int
    chip_max: int
    chip_as: ChipName
    chip_falls: bool
    chip_steps: list[int]
    phases: int
    phases_allowed: int
    incoming: int
    recoveries_left: int
    dice: DiceView
    active: list[EnemyView]
    stacks: list[StackView]
    places: list[PlaceView]
    here: int | None
    bosses_waiting: int
    bosses_possible: list[str]
    bosses_defeated: int
    bosses_to_defeat: int
    bosses_down: list[str]
    missions: list[MissionView]
    inventory: list[str]
    room: int
    used_in_round: list[str]
    discard: list[str]
    banished_cards: list[str]
    outcome: dict[str, Any] | None


def view(g: TwentyStrong) -> dict[str, Any]:
    """The table as plain data."""
    return cast("dict[str, Any]", to_builtins(sight(g)))


def sight(g: TwentyStrong) -> View:
    """The table. The one seat and a spectator see the same."""
    return View(
        deck=g.deck.name,
        hero=name(g, g.hero),
        difficulty=g.difficulty,
        round=g.round,
        moment=MOMENTS[g.moment],
        endgame=g.endgame,
        endgame_when=[ENDGAMES[trigger] for trigger in g.deck.endgame_triggers()],
        stats=dict(zip(STATS, g.stats, strict=True)),
        health_max=STAT_MAX,
        counts_as={"strategy": g.stat(STRATEGY), "recovery": g.stat(RECOVERY)},
        chip=g.chip,
        chip_max=g.deck.chip_max,
        chip_as=g.deck.look.chip,
        chip_falls=chip_falls(g.deck),
        chip_steps=chip_steps(g.deck),
        phases=g.phases,
        phases_allowed=phases_allowed(g),
        incoming=incoming(g),
        recoveries_left=recoveries_left(g),
        dice=DiceView(
            pool=by_colour(g.pool),
            unapplied=by_kind(g.loose),
            exhausted=by_colour(g.exhausted),
            banished=by_colour(g.banished),
        ),
        active=[enemy_view(g, enemy) for enemy in g.active],
        stacks=[stack_view(g, stack) for stack in range(len(g.stacks))],
        places=places(g.deck),
        here=None if g.last_stack < 0 else g.last_stack,
        bosses_waiting=len(g.bosses),
        bosses_possible=sorted(name(g, card) for card in bosses_possible(g)),
        bosses_defeated=g.bosses_defeated,
        bosses_to_defeat=g.deck.bosses_to_defeat,
        bosses_down=[name(g, card) for card in bosses_down(g)],
        missions=[mission_view(g, i) for i in range(len(g.missions))],
        inventory=[name(g, card) for card in g.inventory],
        room=g.stat(STRATEGY),
        used_in_round=[name(g, card) for card in g.used_in_round],
        discard=[name(g, card) for card in g.discard],
        banished_cards=[name(g, card) for card in g.banished_cards],
        outcome=None if g.outcome is None else g.outcome.to_data(),
    )


def incoming(g: TwentyStrong) -> int:
    """The damage that the player would suffer now; none once it is taken (TS-32)."""
    if g.moment >= DAMAGE:
        return int(g.incoming())
    return sum(g.threat_of(enemy) for enemy in g.active if not enemy.defeated)


def recoveries_left(g: TwentyStrong) -> int:
    """How many dice may still come back in this Recover step; none in any other (TS-35)."""
    step = next((step for step in g.stack if isinstance(step, RecoverDice)), None)
    return 0 if step is None else max(0, g.stat(RECOVERY) - step.done)


def name(g: TwentyStrong, card: int) -> str:
    return g.deck.cards[card].name if card >= 0 else "the-deck"


def by_colour(dice: list[int]) -> ByColour:
    return dict(zip(COLOURS, dice, strict=True))


def by_kind(dice: list[int]) -> list[RolledView]:
    return [
        RolledView(colour=COLOURS[kind // DIE_FACES], face=FACES[kind % DIE_FACES], count=dice[kind])
        for kind in range(len(dice))
        if dice[kind]
    ]


def enemy_view(g: TwentyStrong, enemy: Enemy) -> EnemyView:
    return EnemyView(
        uid=int(enemy.uid),
        card=name(g, int(enemy.card)),
        boss=g.is_boss(enemy),
        health=g.health_of(enemy),
        damage=g.threat_of(enemy),
        suffered=g.damage_on(enemy),
        tokens=enemy.tokens,
        dice=by_kind(enemy.dice),
        defeated=enemy.defeated,
        silenced=enemy.silenced,
        muted=enemy.muted,
    )


def stack_view(g: TwentyStrong, stack: int) -> StackView:
    pile: Zone = g.stacks[stack]
    cards = [name(g, card) if card >= 0 else None for card in reversed(pile.seen_by(0))]
    return StackView(size=len(pile), open=cards[: g.deck.sight], cards=cards, reachable=reachable(g, stack))


@lru_cache(maxsize=8)
def places(deck: Deck) -> list[PlaceView]:
    """What stacks are as places, if they are a map or have names."""
    said, links = deck.look.places, deck.links
    spots = laid_out(links) if links and not (said and said[0].at) else [place.at or (0, 0) for place in said]
    return [
        PlaceView(
            id=said[n].id if said else "",
            column=column,
            row=row,
            icon=said[n].icon if said else None,
            near=links[n] if links else [],
        )
        for n, (column, row) in enumerate(spots)
    ]


def chip_falls(deck: Deck) -> bool:
    begins = [action for trigger in deck.triggers for action in trigger.actions]
    return any(isinstance(action, ChangeChip) and action.by < 0 for action in begins)


def chip_steps(deck: Deck) -> list[int]:
    """Where the chip, as it goes its way from round to round, makes all enemies stronger by a rule of the deck."""
    falls = chip_falls(deck)
    counted = [node for node in deck.standing if isinstance(node, EnemyHealth) and isinstance(node.per, Chip)]
    growing = [int(node.every) for node in counted if (node.by < 0) == falls]
    return sorted({n - falls for every in growing for n in range(every, int(deck.chip_max) + 1, every)})


def bosses_down(g: TwentyStrong) -> list[int]:
    """Defeated bosses, wherever their cards are now."""
    active = [int(enemy.card) for enemy in g.active if enemy.defeated]
    return [card for card in [*g.discard, *g.inventory, *active] if g.deck.cards[card].kind == BOSS]


def bosses_possible(g: TwentyStrong) -> list[int]:
    """Who may be waiting face down: whoever has not been seen yet."""
    seen = {enemy.card for enemy in g.active} | set(g.discard) | set(g.inventory)
    return [] if not len(g.bosses) else [card for card in g.deck.of_kind(BOSS) if card not in seen]


def mission_view(g: TwentyStrong, place: int) -> MissionView:
    card = g.deck.cards[g.missions[place]]
    done = place < g.missions_done
    current = place == g.missions_done and not g.endgame
    progress = card.goal_count if done else (g.mission_progress if current else 0)
    return MissionView(card=card.name, done=done, current=current, progress=progress, goal=card.goal_count)

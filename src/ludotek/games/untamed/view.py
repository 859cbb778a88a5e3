"""What a seat may see, by permission (UN-62). Everything not named here stays hidden."""

from __future__ import annotations

from typing import Any, Final, Literal, cast, get_args

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from ludotek.games.untamed.rules.modes import ALPHA, HUNTER, ModeName
from ludotek.games.untamed.rules.setup import (
    DraftFaction,
    FirstSupport,
    Mulligan,
    StackStronghold,
    boxes,
    taken,
)
from ludotek.games.untamed.rules.state import Animal, Keep, Side
from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import MainPhase, members_in_turn
from ludotek.kernel.choice import Floor
from ludotek.kernel.laying_out import LayOut
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import Question
from ludotek.kernel.zone import Zone

MODES: Final[tuple[ModeName, ...]] = get_args(ModeName)
SPECTATOR: Final = -1
UNSEEN: Final = -1

MomentName = Literal["draft", "strongholds", "mulligan", "first-support", "main", "upkeep", "over"]
SET_UP: Final[dict[type[Question], MomentName]] = {
    LayOut: "draft",
    DraftFaction: "draft",
    StackStronghold: "strongholds",
    Mulligan: "mulligan",
    FirstSupport: "first-support",
}


class ZoneView(Struct):
    """How many cards, and those that are known; sorted, so that places in a hand tell nothing."""

    count: int
    known: list[str]


class SeatView(Struct):
    """A player: whether it is their turn or their team's, and whose Stronghold a hunter reaches."""

    hand: ZoneView
    side: int
    factions: list[str]
    out: bool
    in_turn: bool
    prey: int | None
    played: int
    powered: int
    has_drawn: bool
    discount: int


class AnimalView(Struct):
    """An Animal in play; it gets a new `uid` each time it enters."""

    uid: int
    card: str
    attack: int
    health: int
    damage: int
    fury: int
    ready: bool
    rushing: bool
    guard: bool
    owner: int


class DeckView(Struct):
    count: int
    from_top: list[str | None]


class PowerView(ZoneView):
    ready: int
    limit: int


class SideView(Struct):
    """What a player has in play; a Manticore team shares one (UN-61)."""

    keep: int
    deck: DeckView
    support: list[str]
    power: PowerView
    bonuses: ZoneView
    animals: list[AnimalView]
    removed: list[str]
    resolving: list[str]


class UnchosenView(Struct):
    count: int
    known: list[str]


class KeepView(Struct):
    """A stack of Strongholds: the one on top, and those beneath as far as they are known. A Hydra team shares one (UN-60)."""

    stack: list[str | None]
    unchosen: UnchosenView
    damage: int
    health: int
    lost: int
    ability_used: bool


class DraftView(Struct):
    """A draft: the factions that are left (with two boxes some twice), and who takes one now and after that."""

    left: list[str]
    order: list[int]


class View(Struct, tag_field="game", tag="untamed"):
    """The table as a seat may see it (None: a spectator); `alpha` is the seat that plays against all others (UN-59)."""

    mode: ModeName
    seat: int | None
    first: int
    alpha: int | None
    active: int
    turn: int
    moment: MomentName
    teams: list[int]
    seats: list[SeatView]
    sides: list[SideView]
    keeps: list[KeepView]
    answered: list[int]
    done: list[int]
    outcome: dict[str, Any] | None
    draft: DraftView | None = None


def view(g: Untamed, seat: int | None) -> dict[str, Any]:
    """The table as plain data."""
    return cast("dict[str, Any]", to_builtins(sight(g, seat)))


def sight(g: Untamed, seat: int | None, public: View | None = None) -> View:
    """What all see, and what this seat alone knows of hands, decks, Power cards and Strongholds."""
    seen = public or public_view(g)
    if seat is None:
        return seen
    seats = [
        replace(each, hand=zone_view(g, hand, seat)) if hand.has_secret_for(seat) else each
        for each, hand in zip(seen.seats, g.hands, strict=True)
    ]
    sides = [known_of_side(g, side, seat, each) for side, each in zip(g.sides, seen.sides, strict=True)]
    keeps = [known_of_keep(g, keep, seat, each) for keep, each in zip(g.keeps, seen.keeps, strict=True)]
    return replace(seen, seat=seat, seats=seats, sides=sides, keeps=keeps)


def public_view(g: Untamed) -> View:
    return View(
        mode=MODES[g.mode],
        seat=None,
        first=int(g.first),
        alpha=int(g.first) if g.mode == ALPHA else None,
        active=int(g.active),
        turn=g.turn,
        moment=moment(g),
        teams=list(g.team_of),
        seats=[seat_view(g, each) for each in range(g.seats)],
        sides=[side_view(g, each) for each in range(len(g.sides))],
        keeps=[keep_view(g, each) for each in range(len(g.keeps))],
        answered=answered(g),
        done=done(g),
        outcome=None if g.outcome is None else g.outcome.to_data(),
        draft=draft_view(g),
    )


def draft_view(g: Untamed) -> DraftView | None:
    """The draft is public (UN-62)."""
    order = [int(step.seat) for step in reversed(g.stack) if isinstance(step, DraftFaction)]
    free = [
        name
        for faction, name in enumerate([each.name for each in g.box.factions])
        for _ in range(boxes(g) - taken(g, faction))
    ]
    return DraftView(left=free, order=order) if order else None


def moment(g: Untamed) -> MomentName:
    """Which part of the set-up or which phase of the turn it is, whatever is being settled within it."""
    if g.outcome is not None:
        return "over"
    if g.turn == 0:
        return "strongholds" if g.question is None else SET_UP[type(g.question)]  # None: real cards are being read off
    return "main" if any(isinstance(step, MainPhase) for step in g.stack) else "upkeep"


def seat_view(g: Untamed, seat: int) -> SeatView:
    return SeatView(
        hand=zone_view(g, g.hands[seat], SPECTATOR),
        side=g.side_of[seat],
        factions=[g.box.factions[faction].name for faction in g.factions[seat]],
        out=g.out[seat],
        in_turn=g.active >= 0 and seat in members_in_turn(g, g.active),
        prey=next(other for other in range(g.seats) if g.may_reach_keep(Seat(seat), other))
        if g.mode == HUNTER
        else None,
        played=g.played[seat],
        powered=g.powered[seat],
        has_drawn=g.has_drawn[seat],
        discount=g.discount[seat],
    )


def zone_view(g: Untamed, zone: Zone, eye: int) -> ZoneView:
    return ZoneView(count=len(zone), known=known(g, zone, eye))


def known(g: Untamed, zone: Zone, eye: int) -> list[str]:
    return sorted([g.box.designs[card].name for card in zone.seen_by(eye) if card >= 0])


def side_view(g: Untamed, side: int) -> SideView:
    s = g.sides[side]
    return SideView(
        keep=g.keep_of[side],
        deck=deck_view(g, s.deck, SPECTATOR),
        support=[g.box.designs[card].name for card in s.support],
        power=PowerView(
            count=len(s.power), known=known(g, s.power, SPECTATOR), ready=s.power_ready, limit=g.power_limit(side)
        ),
        bonuses=zone_view(g, s.bonus, SPECTATOR),
        animals=[animal_view(g, animal, side) for animal in s.animals],
        removed=[g.box.designs[card].name for card in s.removed],
        resolving=[g.box.designs[card].name for card in s.resolving],
    )


def known_of_side(g: Untamed, side: Side, seat: int, seen: SideView) -> SideView:
    own: dict[str, Any] = {}
    if side.deck.has_secret_for(seat):
        own["deck"] = deck_view(g, side.deck, seat)
    if side.power.has_secret_for(seat):
        own["power"] = replace(seen.power, known=known(g, side.power, seat))
    if side.bonus.has_secret_for(seat):
        own["bonuses"] = zone_view(g, side.bonus, seat)
    return replace(seen, **own) if own else seen


def deck_view(g: Untamed, deck: Zone, eye: int) -> DeckView:
    seen = deck.seen_by(eye)
    if seen.count(UNSEEN) == len(seen):  # most decks
        return DeckView(count=len(seen), from_top=[None] * len(seen))
    from_top = [None if card == UNSEEN else g.box.designs[card].name for card in reversed(seen)]
    return DeckView(count=len(seen), from_top=from_top)


def animal_view(g: Untamed, animal: Animal, side: int) -> AnimalView:
    card = g.box.designs[animal.design]
    return AnimalView(
        uid=int(animal.uid),
        card=card.name,
        attack=g.attack_of(animal, side),
        health=card.health,
        damage=animal.damage,
        fury=animal.fury,
        ready=animal.ready,
        rushing=animal.rushing,
        guard=card.guard,
        owner=animal.owner,
    )


def keep_view(g: Untamed, keep: int) -> KeepView:
    k = g.keeps[keep]
    return KeepView(
        stack=stack_view(g, k.stack, SPECTATOR),
        unchosen=UnchosenView(count=len(k.unchosen), known=stack_known(g, k.unchosen, SPECTATOR)),
        damage=k.damage,
        health=g.keep_health(keep),
        lost=k.lost,
        ability_used=k.used_by >= 0,
    )


def known_of_keep(g: Untamed, keep: Keep, seat: int, seen: KeepView) -> KeepView:
    own: dict[str, Any] = {}
    if keep.stack.has_secret_for(seat):
        own["stack"] = stack_view(g, keep.stack, seat)
    if keep.unchosen.has_secret_for(seat):
        own["unchosen"] = replace(seen.unchosen, known=stack_known(g, keep.unchosen, seat))
    return replace(seen, **own) if own else seen


def stack_view(g: Untamed, stack: Zone, eye: int) -> list[str | None]:
    return [None if faction < 0 else g.box.factions[faction].name for faction in reversed(stack.seen_by(eye))]


def stack_known(g: Untamed, stack: Zone, eye: int) -> list[str]:
    return sorted(g.box.factions[faction].name for faction in stack.seen_by(eye) if faction >= 0)


def answered(g: Untamed) -> list[int]:
    """While everybody chooses in secret: who has chosen."""
    question = g.question
    if not isinstance(question, FirstSupport):
        return []
    return [seat for seat in range(g.seats) if question.given[seat] >= 0]


def done(g: Untamed) -> list[int]:
    """While several act in any order: who has said that nothing more is to come (UN-84)."""
    question = g.question
    return [seat for seat in range(g.seats) if isinstance(question, Floor) and question.is_done(Seat(seat))]

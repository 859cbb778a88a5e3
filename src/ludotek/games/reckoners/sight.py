"""What a seat may see: everything but the order of the two decks. Everything not named here stays hidden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast, get_args

from msgspec import to_builtins
from msgspec.structs import replace

from ludotek.games.reckoners import view as records
from ludotek.games.reckoners.rules.actions import DIE_ROOM
from ludotek.games.reckoners.rules.base import LoseDie
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.cards import Card, Double, MoreDice, Swap
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ALL_BARRICADES,
    ALL_ENFORCEMENT,
    BLUE,
    FACES,
    INFINITE,
    MAX_HEALTH,
    MAX_RESEARCH,
    NOTHING,
    POPULATION,
    RED,
    ROLLS,
    WHITE,
    YELLOW,
    DifficultyName,
    SymbolName,
)
from ludotek.games.reckoners.rules.epic_actions import Deed
from ludotek.games.reckoners.rules.equipping import Acquire, ForWhom
from ludotek.games.reckoners.rules.looting import CONTAINS, ENFORCEMENT, PLANS, ShareLoot
from ludotek.games.reckoners.rules.powers import TurnDie
from ludotek.games.reckoners.rules.printed import LOOT
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.games.reckoners.rules.setup import PlaceFigure
from ludotek.games.reckoners.rules.spending import ANYWHERE, WILD, Give, Spend
from ludotek.games.reckoners.rules.symbols import unpack
from ludotek.games.reckoners.sheets import when
from ludotek.games.reckoners.signs import sign_of
from ludotek.kernel.choice import Floor
from ludotek.kernel.effect import Action
from ludotek.kernel.event import Event
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.step import Question

DIFFICULTIES: Final[tuple[DifficultyName, ...]] = get_args(DifficultyName)
SYMBOLS: Final[tuple[SymbolName, ...]] = get_args(SymbolName)
MOMENTS: Final[dict[type[Question], records.MomentName]] = {
    PlaceFigure: "place",
    RollDice: "roll",
    ShareLoot: "loot",
    Acquire: "acquire",
    ForWhom: "acquire",
    LoseDie: "epics",
}  # every other question is asked while dice are used
MOST: Final = records.MostView(
    population=POPULATION,
    enforcement=ALL_ENFORCEMENT,
    barricades=ALL_BARRICADES,
    research=MAX_RESEARCH,
    health=MAX_HEALTH,
    rolls=ROLLS,
)


def view(g: City, seat: int | None) -> dict[str, Any]:
    """The table as plain data."""
    return cast("dict[str, Any]", to_builtins(sight(g, seat)))


def sight(g: City, seat: int | None, public: records.View | None = None) -> records.View:
    """Everything is open: all seats see the same."""
    if public is not None:
        return replace(public, seat=seat)
    shown = scene(g)
    return records.View(
        seat=seat,
        difficulty=DIFFICULTIES[g.difficulty],
        round=g.round,
        moment=moment(g),
        population=shown.population,
        money=g.money,
        most=MOST,
        base=shown.base,
        supply=shown.supply,
        districts=shown.districts,
        steelheart=shown.steelheart,
        reckoners=[reckoner_view(g, each) for each in range(g.seats)],
        market=[printed(g.box).cards[card] for card in g.market],
        equipment_left=len(g.equipment_deck),
        epics_left=len(g.epic_deck),
        felled=[g.box.epics[epic].name for epic in g.felled],
        defeated=[g.box.epics[epic].name for epic in g.defeated],
        discarded=[g.box.cards[card].name for card in g.discarded],
        confiscated=[owned_die_view(g, die) for die in g.confiscated],
        loot=records.LootView(enforcement=g.loot[ENFORCEMENT], contain=g.loot[CONTAINS], plan=g.loot[PLANS]),
        using=using_view(g),
        faces=faces_view(g),
        named=named_view(g),
        done=done_view(g),
        outcome=None if g.outcome is None else g.outcome.to_data(),
    )


def scene(g: City, told: Sequence[Event] = ()) -> records.SceneView:
    return records.SceneView(
        population=g.population,
        base=records.BaseView(moved=g.base, length=g.box.base_length),
        supply=records.SupplyView(enforcement=g.enforcement_left, barricades=g.barricades_left),
        districts=[district_view(g, district) for district in range(g.districts)],
        steelheart=steelheart_view(g),
        sign=sign_of(g, told),
    )


def moment(g: City) -> records.MomentName:
    """The step of the round to which the question belongs that waits."""
    return "over" if g.question is None else MOMENTS.get(type(g.question), "use")


def district_view(g: City, district: int) -> records.DistrictView:
    epic = g.epic[district]
    return records.DistrictView(
        id=g.box.districts[g.names[district]],
        epic=None if epic == NOTHING else epic_view(g, district),
        enforcement=g.enforcement[district],
        barricades=g.barricades[district],
        steelheart=g.steelheart == district,
        figures=[seat for seat in range(g.seats) if g.place[seat] == district],
        scopes=[seat for seat in range(g.seats) if g.scope[seat] == district],
    )


def epic_view(g: City, district: int) -> records.EpicView:
    epic, health, made = g.epic[district], g.health[district], printed(g.box)
    return records.EpicView(
        id=g.box.epics[epic].name,
        research=g.research[district],
        health=None if health == INFINITE else health,
        weakened=g.research[district] == 0,
        bracket=g.bracket[district],
        track=made.tracks[epic],
        loot=made.loot[epic],
    )


class Printed:
    """What is printed in a box, as views show it: it never changes and is made once."""

    def __init__(self, box: Box) -> None:
        self.tracks = [[deed_view(deed) for deed in epic.track] for epic in box.epics]
        self.loot = [{name: n for name, n in zip(LOOT, epic.loot, strict=True) if n} for epic in box.epics]
        self.cards = [card_view(card) for card in box.cards]
        self.dice = [die_view(box, code) for code in range(len(box.symbols))]


@lru_cache
def printed(box: Box) -> Printed:
    return Printed(box)


def deed_view(action: Action) -> records.DeedView:
    deed = cast(Deed, action)
    return records.DeedView(do=cast(records.DeedName, deed.word), n=deed.n, what=deed.about() or None)


def steelheart_view(g: City) -> records.SteelheartView:
    weakened = g.steelheart_research == 0
    return records.SteelheartView(
        district=None if g.steelheart == NOTHING else int(g.steelheart),
        start=g.steelheart_start,
        research=g.steelheart_research,
        health=g.steelheart_health if weakened else None,
        tracks={
            "red": plain_track(g, RED, "reinforce", group=g.deployment),
            "blue": plain_track(g, BLUE, "barricade", group=1),
            "yellow": printed_track(g, YELLOW),
            "white": printed_track(g, WHITE),
        },
    )


def plain_track(g: City, track: int, do: records.DeedName, group: int) -> records.TrackView:
    steps = [records.DeedView(do=do, n=1, what=None) for _ in range(g.track_length(track))]
    return records.TrackView(bracket=g.tracks[track], track=steps, group=group)


def printed_track(g: City, track: int) -> records.TrackView:
    deeds = [deed_view(deed) for deed in g.track_deeds(track)]
    return records.TrackView(bracket=g.tracks[track], track=deeds, group=0)


def reckoner_view(g: City, seat: int) -> records.ReckonerView:
    who, dice = g.who[seat], printed(g.box).dice
    return records.ReckonerView(
        id=None if who == NOTHING else g.box.reckoners[who].name,
        district=None if g.place[seat] == NOTHING else g.place[seat],
        plans=g.plans[seat],
        new_plans=g.new_plans[seat],
        cards=[own_card_view(g, seat, card) for card in g.gear[seat]],
        held=[g.box.dice[kind].name for kind in g.held[seat]],
        rolls=g.rolls[seat],
        rolled=[dice[code] for code in g.rolled[seat]],
        marked=[dice[code] for code in g.marked[seat]],
        dice=[dice[code] for code in g.dice[seat]],
    )


def is_ready(g: City, seat: int, card: int) -> bool:
    """Can a card still be used this round? Faith only while dice are rolled (RK-70)."""
    its = g.box.cards[card]
    if its.is_permanent or g.is_used(Seat(seat), CardId(card)):
        return False
    return not its.when_rolling or isinstance(g.question, RollDice)


def card_view(card: Card) -> records.CardView:
    return records.CardView(id=card.name, cost=card.cost, when=when(card), signs=signs_view(card))


def own_card_view(g: City, seat: int, card: int) -> records.OwnCardView:
    shown = printed(g.box).cards[card]
    return records.OwnCardView(
        id=shown.id,
        cost=shown.cost,
        when=shown.when,
        signs=shown.signs,
        used=g.is_used(Seat(seat), CardId(card)),
        ready=is_ready(g, seat, card),
    )


def signs_view(card: Card) -> records.SignsView:
    text = card.text
    if isinstance(text, Swap):
        return records.SignsView(swap=[SYMBOLS[text.left], SYMBOLS[text.right]])
    if isinstance(text, MoreDice):
        return records.SignsView(die=text.name)
    if isinstance(text, Double):
        return records.SignsView(double=SYMBOLS[text.symbol])
    if isinstance(text, Give):
        return records.SignsView(pay=symbol_names(text.pay), give=symbol_names(text.give), anywhere=text.anywhere)
    return records.SignsView()


def die_view(box: Box, code: int) -> records.DieView:
    return records.DieView(kind=box.dice[code // FACES].name, symbols=symbol_names(box.symbols[code]))


def owned_die_view(g: City, die: int) -> records.OwnedDieView:
    return records.OwnedDieView(owner=die // DIE_ROOM, kind=g.box.dice[die % DIE_ROOM].name)


def symbol_names(packed: int) -> list[SymbolName]:
    return [SYMBOLS[symbol] for symbol in unpack(packed)]


def using_view(g: City) -> records.UsingView | None:
    question = g.question
    if not isinstance(question, Spend):
        return None
    return records.UsingView(
        seat=int(question.seat),
        symbols=symbol_names(question.symbols),
        wild=question.flags & WILD != 0,
        anywhere=question.flags & ANYWHERE != 0,
        fresh=question.is_fresh(),
        card=None if question.card == NOTHING else g.box.cards[question.card].name,
    )


def faces_view(g: City) -> list[records.DieView]:
    question = g.question
    if not isinstance(question, TurnDie):
        return []
    first = int(question.code) // FACES * FACES
    return [printed(g.box).dice[first + face] for face in range(len(g.box.dice[question.code // FACES].faces))]


def named_view(g: City) -> records.OwnedDieView | None:
    question = g.question
    if not isinstance(question, LoseDie) or question.named == NOTHING:
        return None
    return owned_die_view(g, question.named)


def done_view(g: City) -> list[int]:
    """Who has said done on the open floor."""
    question = g.question
    if not isinstance(question, Floor):
        return []
    return [seat for seat in range(g.seats) if question.is_done(Seat(seat))]

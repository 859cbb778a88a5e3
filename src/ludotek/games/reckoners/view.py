"""What a seat is shown of The Reckoners, as records; the page's types are made from them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ludotek.games.reckoners.rules.components import DifficultyName, SymbolName, TrackName

DeedName = Literal["fortify", "reinforce", "barricade", "attack", "strengthen", "discover", "share"]
MomentName = Literal["place", "roll", "use", "loot", "acquire", "epics", "over"]


class MostView(Struct):
    """The most there can be of what the box limits."""

    population: int
    enforcement: int
    barricades: int
    research: int
    health: int
    rolls: int


class BaseView(Struct):
    moved: int
    length: int


class SupplyView(Struct):
    enforcement: int
    barricades: int


class DeedView(Struct):
    """An action of a track; `what` is the track that is strengthened, or the action that is shared."""

    do: DeedName
    n: int
    what: str | None


class EpicView(Struct):
    """An Epic; Health None is infinite, and as many of the track's actions as `bracket` says stand before it."""

    id: str
    research: int
    health: int | None
    weakened: bool
    bracket: int
    track: list[DeedView]
    loot: dict[str, int]


class DistrictView(Struct):
    id: str
    epic: EpicView | None
    enforcement: int
    barricades: int
    steelheart: bool
    figures: list[int]
    scopes: list[int]


class TrackView(Struct):
    """A track of Steelheart's: its actions. Where none are printed each step is the same, and `group` of them are for one
    district (RK-66, RK-67); 0: each is for itself."""

    bracket: int
    track: list[DeedView]
    group: int


class SteelheartView(Struct):
    """Steelheart; Health None: not weakened yet."""

    district: int | None
    start: int
    research: int
    health: int | None
    tracks: dict[TrackName, TrackView]


class SignsView(Struct):
    """What a card does as far as it is printed in signs: symbols swapped, doubled, paid and given, a further die."""

    swap: list[SymbolName] | UnsetType = UNSET
    die: str | UnsetType = UNSET
    double: SymbolName | UnsetType = UNSET
    pay: list[SymbolName] | UnsetType = UNSET
    give: list[SymbolName] | UnsetType = UNSET
    anywhere: bool | UnsetType = UNSET


class CardView(Struct):
    id: str
    cost: int
    when: str
    signs: SignsView


class OwnCardView(CardView):
    """A Reckoner's card: was it used this round, and can it still be?"""

    used: bool
    ready: bool


class DieView(Struct):
    kind: str
    symbols: list[SymbolName]


class OwnedDieView(Struct):
    owner: int
    kind: str


class ReckonerView(Struct):
    id: str | None
    district: int | None
    plans: int
    new_plans: int
    cards: list[OwnCardView]
    held: list[str]
    rolls: int
    rolled: list[DieView]
    marked: list[DieView]
    dice: list[DieView]


class LootView(Struct):
    """The loot that is still to be shared out."""

    enforcement: int
    contain: int
    plan: int


class UsingView(Struct):
    """The die, token or card result that is being used."""

    seat: int
    symbols: list[SymbolName]
    wild: bool
    anywhere: bool
    fresh: bool
    card: str | None


class View(Struct, tag_field="game", tag="reckoners"):
    """The table as a seat may see it (None: a spectator)."""

    seat: int | None
    difficulty: DifficultyName
    round: int
    moment: MomentName
    population: int
    money: int
    most: MostView
    base: BaseView
    supply: SupplyView
    districts: list[DistrictView]
    steelheart: SteelheartView
    reckoners: list[ReckonerView]
    market: list[CardView]
    equipment_left: int
    epics_left: int
    felled: list[str]
    defeated: list[str]
    discarded: list[str]
    confiscated: list[OwnedDieView]
    loot: LootView
    using: UsingView | None
    faces: list[DieView]  # of the die that is being turned
    named: OwnedDieView | None
    done: list[int]
    outcome: dict[str, Any] | None


class SignView(Struct):
    """An action on a track: its place, and whose track it is: one of Steelheart's, or (None) that of the Epic that acts."""

    track: TrackName | None
    place: int


class SceneView(Struct):
    """What the facts of an Epics phase change in the view; and the sign that is carried out."""

    population: int
    base: BaseView
    supply: SupplyView
    districts: list[DistrictView]
    steelheart: SteelheartView
    sign: SignView | None


Spread = dict[str, float]  # a number as text, and how likely it comes


class ShiftView(Struct):
    """How an answer would change the outlook: what would be left of the Population, and only the losses that differ."""

    population: Spread
    losses: dict[str, Spread]
    defeat: float


class OutlookView(ShiftView):
    """The coming Epics phase, if it came now; losses of the Population are by whose doing: an Epic's id, or "steelheart";
    `reasons` are the clauses by which each of them takes lives.

    What is not exact is a sample of this many tries; `margin` is that of the Population left on average.
    """

    reasons: dict[str, list[str]]
    dice_lost: Spread
    new_epics: int
    exact: bool
    tries: int
    margin: float

"""What a seat sees of The Reckoners in numbers; each has the name of its place in `view.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import ANSWERS, BUY_BACK, DIE, DIE_ROOM, GIVE, LOSE
from ludotek.games.reckoners.rules.base import LoseDie
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, INFINITE, NOTHING, SYMBOLS, TRACKS
from ludotek.games.reckoners.rules.equipping import Acquire, ForWhom
from ludotek.games.reckoners.rules.looting import CONTAINS, ENFORCEMENT, PLANS, ShareLoot
from ludotek.games.reckoners.rules.powers import CardChoice
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.games.reckoners.rules.setup import PlaceFigure
from ludotek.games.reckoners.rules.spending import ANYWHERE, WILD, Spend
from ludotek.games.reckoners.rules.symbols import amount, unpack
from ludotek.kernel.choice import Floor
from ludotek.kernel.encoder import Encoder, count, rotated
from ludotek.kernel.numbers import Seat
from ludotek.kernel.row import Row, put, put4, put_all
from ludotek.kernel.step import Question, Step

QUESTIONS: Final = [
    "PlaceFigure", "RollDice", "UseDice", "Spend", "ChooseDieToTurn", "TurnDie", "GiveToken", "PlaceSniper", "Travel",
    "ShareLoot", "Acquire", "ForWhom", "LoseDie",
]  # fmt: skip
MOMENTS: Final = ["place", "roll", "use", "loot", "acquire", "epics", "over"]
PLACE: Final = 0
ROLL: Final = 1
USE: Final = 2
LOOT: Final = 3
ACQUIRE: Final = 4
EPICS: Final = 5
OVER: Final = 6
OF_CITY: Final = [
    "round", "population", "money", "base.moved", "supply.enforcement", "supply.barricades", "equipment_left",
    "epics_left", "felled#", "defeated#", "loot.enforcement", "loot.contain", "loot.plan", "steelheart.district@place",
    "steelheart.research", "steelheart.health",
]  # fmt: skip
OF_USING: Final = ["using.wild", "using.anywhere", "using.fresh", "using.card@card"]
OF_DISTRICT: Final = [
    "enforcement", "barricades", "steelheart", "epic.id@epic", "epic.research", "epic.health", "epic.weakened",
    "epic.bracket",
]  # fmt: skip
OF_RECKONER: Final = ["id@reckoner", "district@place", "plans", "new_plans", "rolls"]
NO_EPIC: Final = bytes(4)  # research, Health, weakened, bracket
NO_COLUMN: Final = -1


class ReckonersEncoder(Encoder):
    """Reckoners come in the order of their seats, the own one first."""

    def __init__(self, g: City) -> None:
        super().__init__(ANSWERS.size)
        box = g.box
        self.box = box
        self.seats = g.seats
        self.no_moment = bytes(len(MOMENTS))
        self.no_using = bytes(len(SYMBOLS) + len(OF_USING))
        self.no_card = bytes(len(box.cards))
        self.no_die = bytes(len(box.dice))
        self.face_at: list[int] = []  # the place of each code among the faces that dice really have
        faces: list[str] = []
        for code in range(len(box.symbols)):
            die = box.dice[code // FACES]
            real = code % FACES < len(die.faces)
            self.face_at.append(len(faces) if real else NO_COLUMN)
            if real:
                faces.append(f"{die.name}:{'+'.join([SYMBOLS[each] for each in unpack(box.symbols[code])])}")
        self.no_face = bytes(len(faces))
        cards = [card.name for card in box.cards]
        self.kinds = {
            "card": cards,
            "epic": [epic.name for epic in box.epics],
            "reckoner": [reckoner.name for reckoner in box.reckoners],
            "die": [die.name for die in box.dice],
        }
        self.places = {"reckoners": "seat"}
        self.add_asked(QUESTIONS)
        self.each("moment=", MOMENTS)
        self.add(*OF_CITY)
        self.add(*[f"steelheart.tracks.{track}.bracket" for track in TRACKS])
        self.each("market#", cards)
        self.each("using.symbols#", SYMBOLS)
        self.add(*OF_USING, "named.kind@die")
        for district in range(g.districts):
            self.each(f"districts[{district}].", OF_DISTRICT)
            self.add(*[f"districts[{district}].figures#me+{k}" for k in range(g.seats)])
            self.add(*[f"districts[{district}].scopes#me+{k}" for k in range(g.seats)])
        for k in range(g.seats):
            reckoner = f"reckoners[me+{k}]."
            self.add(f"done#me+{k}", f"named.owner=me+{k}")
            self.each(reckoner, OF_RECKONER)
            self.add(*[f"confiscated#me+{k}:{die.name}" for die in box.dice])
            self.each(f"{reckoner}cards#", cards)
            for pile in ("rolled", "marked", "dice"):
                self.each(f"{reckoner}{pile}#", faces)

    def fits(self, g: City) -> bool:
        return g.box is self.box and g.seats == self.seats

    # ------------------------------------------------------------------ numbers

    def card_of(self, step: Step) -> i64:
        return step.card if isinstance(step, CardChoice) else NOTHING

    def write(self, g: City, seat: i64, asked: bool, row: Row) -> None:
        self.write_city(g, asked, row)
        district: i64 = 0
        while district < g.seats + 1:
            self.write_district(g, district, seat, row)
            district += 1
        k: i64 = 0
        while k < g.seats:
            self.write_reckoner(g, Seat((seat + k) % g.seats), row)
            k += 1

    def write_city(self, g: City, asked: bool, row: Row) -> None:
        question = g.question
        self.write_asked(question if asked else None, row)
        at: i64 = len(row)
        row.write(self.no_moment)
        row[at + moment(question)] = 1
        put4(row, g.round, g.population, g.money, g.base)
        put4(row, g.enforcement_left, g.barricades_left, len(g.equipment_deck), len(g.epic_deck))
        put4(row, len(g.felled), len(g.defeated), g.loot[ENFORCEMENT], g.loot[CONTAINS])
        put4(
            row,
            g.loot[PLANS],
            g.steelheart + 1,
            g.steelheart_research,
            g.steelheart_health if g.steelheart_research == 0 else 0,
        )
        put_all(row, g.tracks)
        count(g.market, self.no_card, row)
        self.write_using(question, row)

    def write_using(self, question: Question | None, row: Row) -> None:
        """The die, token or card result that is being used, or the die that is to be lost."""
        if not isinstance(question, Spend):
            row.write(self.no_using)
            lost = lost_die(question)
            put(row, lost % DIE_ROOM + 1 if lost >= 0 else 0)
            return
        symbol: i64 = 0
        while symbol < len(SYMBOLS):
            put(row, amount(question.symbols, symbol))
            symbol += 1
        put4(row, question.flags & WILD != 0, question.flags & ANYWHERE != 0, question.is_fresh(), question.card + 1)
        put(row, 0)

    def write_district(self, g: City, district: i64, seat: i64, row: Row) -> None:
        epic: i64 = g.epic[district]
        put4(row, g.enforcement[district], g.barricades[district], g.steelheart == district, epic + 1)
        if epic != NOTHING:
            research: i64 = g.research[district]
            health: i64 = g.health[district]
            put4(row, research, 0 if health == INFINITE else health, research == 0, g.bracket[district])
        else:
            row.write(NO_EPIC)
        k: i64 = 0
        while k < g.seats:
            put(row, g.place[(seat + k) % g.seats] == district)
            k += 1
        k = 0
        while k < g.seats:
            put(row, g.scope[(seat + k) % g.seats] == district)
            k += 1

    def write_reckoner(self, g: City, seat: Seat, row: Row) -> None:
        question = g.question
        lost = lost_die(question)
        put4(
            row,
            isinstance(question, Floor) and question.is_done(seat),
            lost >= 0 and lost // DIE_ROOM == seat,
            g.who[seat] + 1,
            g.place[seat] + 1,
        )
        put(row, g.plans[seat])
        put(row, g.new_plans[seat])
        put(row, g.rolls[seat])
        count([die % DIE_ROOM for die in g.confiscated if die // DIE_ROOM == seat], self.no_die, row)
        count(g.gear[seat], self.no_card, row)
        self.count_faces(g.rolled[seat], row)
        self.count_faces(g.marked[seat], row)
        self.count_faces(g.dice[seat], row)

    def count_faces(self, codes: list[int], row: Row) -> None:
        begin: i64 = len(row)
        row.write(self.no_face)
        for code in codes:
            at: i64 = begin + self.face_at[code]
            row[at] = row[at] + 1

    # ------------------------------------------------------------------ answers

    def as_counted(self, g: City, seat: i64, options: list[int]) -> list[int]:
        if seat == 0 or options[-1] < GIVE:  # most often
            return options
        return [turned(g.seats, seat, option, -1) for option in options]

    def as_played(self, g: City, seat: i64, action: i64) -> i64:
        return turned(g.seats, seat, action, 1)


def turned(seats: i64, seat: i64, action: i64, way: i64) -> i64:
    """An answer that names a Reckoner, counted from the own seat, or the other way."""
    if GIVE <= action < DIE:
        return GIVE + rotated(action - GIVE, seat * way, seats)
    if action < LOSE:
        return action
    first: i64 = BUY_BACK if action >= BUY_BACK else LOSE
    at: i64 = action - first
    return first + rotated(at // DIE_ROOM, seat * way, seats) * DIE_ROOM + at % DIE_ROOM


def lost_die(question: Question | None) -> i64:
    """The die that is named to be lost, -1 if none is."""
    return question.named if isinstance(question, LoseDie) else NOTHING


def moment(question: Question | None) -> i64:
    """As the view tells it."""
    if question is None:
        return OVER
    if isinstance(question, RollDice):
        return ROLL
    if isinstance(question, PlaceFigure):
        return PLACE
    if isinstance(question, ShareLoot):
        return LOOT
    if isinstance(question, (Acquire, ForWhom)):
        return ACQUIRE
    return EPICS if isinstance(question, LoseDie) else USE

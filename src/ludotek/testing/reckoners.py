"""Positions of The Reckoners in a few lines: cards, Epics and dice on the spot, then try, do and read.

    t = position(
        reckoner("tia", dice=["purple:research+research"], at="the-loop"),
        reckoner("abraham", dice=["green:attack", "basic:money"], at=2, cards=[shipped("emp")]),
        districts=[district(epic("Digzone", research=1, health=3, weakened=2), enforcement=2, barricades=1)],
        steelheart=steelheart(at="foundry-row", research=5, red=3),
        money=3,
    )
    t.do("tia: die purple:research+research", "research the-loop", "abraham: die basic:money", "money")
    t.refused("abraham: die basic:plan", "RK-27", reason="no-such-die")
    assert t.can("abraham: die green:attack")
    assert (t.research("Digzone"), t.health("the-loop"), t.money) == (0, 2, 4)

Actions are the words of `games/reckoners/words.py`. "tia: …" says whose action it is; without a name it is that of the
one who is asked, and on an open floor that of the one who acted last. As in play, what has only one answer is not asked
(symbols that find nothing are lost by themselves), and who has nothing to do on a floor is not asked there. Districts
lie in the order of DISTRICTS and are named so or numbered from 1; an Epic's district may also be named by the Epic.

`run` carries out a part of the Epics phase at once and then goes back to what was asked:
`t.run("epics")` all of it, `t.run("epic Digzone")` one Epic, `t.run("steelheart")` his tracks, `t.run("track red")` one
of them, `t.run("deed attack 2 at Digzone")` one action; see PARTS. `phase` lets a position begin elsewhere in the round; see PHASES.

What is not given has a plain default. A Reckoner stands in the first district with 1 plan token, holds 3 basic and 3
own dice, has no dice to use, and only the cards that are given (not the ability either). A district has an Epic with
Research 2, Health 4, weakened 2 whose actions all are Fortify, its bracket after the first. Steelheart is in the last
district, his brackets after the first action; his yellow and his white track discover bases. Money is 0, Population 40;
market and decks have plain cards that cost 9, and plain Epics.

Dice: whatever face is named is on that kind of die. What is rolled is scripted for each Reckoner, rolls after rolls,
`rolls={"tia": ["basic:money", …]}`, and the movement die by `movement=[2]`; unscripted dice show their first face
(basic: money; special: twice their strong symbol), the movement die 1. Shuffles leave the order as it is, and a lot
falls on the last one or as in `lots=[…]`. With `seed` everything is random.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotek.games.reckoners import words
from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.activating import (
    ActivateEpic,
    ActivateEpics,
    ActivateSteelheart,
    AddEpics,
    MoveSteelheart,
    block,
    deploy,
)
from ludotek.games.reckoners.rules.box import LOOT, Box
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ALL_BARRICADES,
    ALL_ENFORCEMENT,
    DICE,
    DIFFICULTIES,
    FEWEST,
    LOTS,
    MOST,
    MOVEMENT,
    NOTHING,
    OWN_DICE,
    RED,
    SIDES,
    STEELHEART,
    SYMBOLS,
    TRACKS,
)
from ludotek.games.reckoners.rules.epic_actions import carry_out
from ludotek.games.reckoners.rules.equipping import BeginAcquiring
from ludotek.games.reckoners.rules.looting import TakeLoot
from ludotek.games.reckoners.rules.rolling import BeginRolling
from ludotek.games.reckoners.rules.round import EndOfReckonersPhase, Round
from ludotek.games.reckoners.rules.setup import BeginPlacing, SteelheartAppears
from ludotek.games.reckoners.rules.tracks import read_deed
from ludotek.games.reckoners.rules.using import BeginUsing
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.event import Event, EventLog
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.schema import Reader
from ludotek.kernel.step import DONE, OpenFloor, Step

Data = dict[str, Any]
Place = int | str  # a district: from 1, by its name, or by its Epic's

DISTRICTS = [
    "the-loop", "newcago-theatre", "foundry-row", "still-pier", "copper-arcade", "lantern-yard", "ninth-viaduct",
]  # fmt: skip
COLOURS = {"david": "blue", "megan": "red", "abraham": "green", "prof": "orange", "cody": "yellow", "tia": "purple"}
STRONG = {"blue": 2, "red": 1, "green": 4, "orange": 5, "yellow": 0, "purple": 3}  # symbol of each special die

PHASES: dict[str, type[Step]] = {
    "prologue": SteelheartAppears,
    "place": BeginPlacing,
    "round": Round,
    "roll": BeginRolling,
    "use": BeginUsing,
    "loot": TakeLoot,
    "equip": BeginAcquiring,
    "end": EndOfReckonersPhase,
    "epics": AddEpics,
    "activate": ActivateEpics,
    "move": MoveSteelheart,
}
PARTS = {
    "epics": "the whole Epics phase",
    "add": "new Epics",
    "activate": "all Epics and Steelheart",
    "move": "Steelheart's move",
    "end": "new plan tokens onto the boards",
    "epic …": "one Epic by its name or district",
    "steelheart": "his four tracks",
    "track …": "one of them by its colour",
    "deed … at …": "one action of an Epic, as in `deed`",
    "deed … of steelheart": "one of his",
}


@cache
def tables_of_contents() -> list[list[Step]]:
    """What a round, and before it the prologue, consist of; the last step comes first."""
    g = GAME.prepare(GAME.content({}), GAME.check_options({}), FastChance(0))
    found: list[list[Step]] = []
    for start in (Round(), g.stack[-1]):
        g.stack = []
        start.run(g)
        found.append(g.stack)
    return found


def steps_from(phase: str) -> list[Step]:
    """All that is left to do when this phase begins."""
    for steps in tables_of_contents():
        for i, step in enumerate(steps):
            if type(step) is PHASES[phase]:
                return steps[: i + 1]
    raise LudotekError(f"the game has no {phase}")


# ---------------------------------------------------------------------- things as data, the way a box file has them


def card(name: str, *give: str, **fields: Any) -> Data:
    """An equipment card: its results, or one of swap=, die=, double=, power=; pay=[…], anywhere=True, cost=1."""
    results: Data = {"give": list(give)} if give else {}
    return {"id": name, "origin": "house", "kind": "equipment", "cost": 1} | results | fields


def ability(name: str, *give: str, **fields: Any) -> Data:
    """An ability card, as `card` but never bought."""
    found = card(name, *give, **fields) | {"kind": "ability"}
    del found["cost"]
    return found


def epic(name: str, research: int = 2, health: int | str = 4, weakened: int = 2, **fields: Any) -> Data:
    """An Epic. track=["fortify", "attack 2", "strengthen red 1", "share reinforce" …], loot={"research": 1, …}."""
    track, loot = fields.pop("track", ["fortify"] * 6), fields.pop("loot", {"research": 1})
    numbers: Data = {"research": research, "health": health, "weakened": weakened}
    return {"id": name, "origin": "house"} | numbers | {"track": [deed(each) for each in track], "loot": loot} | fields


def deed(text: str) -> Data:
    """An action of a track in words, as data."""
    do, *rest = text.split()
    if do == "strengthen":
        return {"do": do, "track": rest[0], "n": int(rest[1]) if rest[1:] else 1}
    if do == "share":
        return {"do": do, "what": rest[0]}
    return {"do": do, "n": int(rest[0])} if rest else {"do": do}


def district(epic: Data | None = None, **state: Any) -> Data:
    """A district with a given Epic (`empty=True`: none): enforcement, barricades; research, health, bracket of the Epic."""
    check("a district", state, {"enforcement", "barricades", "research", "health", "bracket", "empty"})
    return {"epic": epic, **state}


def reckoner(name: str, **state: Any) -> Data:
    """A Reckoner: at, dice (to use), held (kinds), plans, new_plans, cards, used (ids), scope (the Sniper token's)."""
    check("a Reckoner", state, {"at", "dice", "held", "plans", "new_plans", "cards", "used", "scope"})
    if name not in COLOURS:
        raise UnknownName("Reckoner", name, list(COLOURS))
    return {"name": name, **state}


def steelheart(**state: Any) -> Data:
    """Steelheart: at, research, health (once his Research is 0); his brackets red, blue, yellow, white.

    lengths={"red": 6, "blue": 6}, deployment=1, actions={"yellow": ["attack 1", …], "white": […]} are his boards.
    """
    check("Steelheart", state, {"at", "research", "health", *TRACKS, "lengths", "deployment", "actions"})
    return state


def check(what: str, given: Data, known: set[str]) -> None:
    if set(given) - known:
        raise LudotekError(f"{what} has no {', '.join(sorted(set(given) - known))}; it has {', '.join(sorted(known))}")


def shipped(name: str) -> Data:
    """A card, an ability or an Epic of the box that ships, as its file has it."""
    found = shipped_things()
    if name not in found:
        raise UnknownName("card or Epic", name, sorted(found))
    return found[name]


@cache
def shipped_things() -> dict[str, Data]:
    raw = GAME.content({})
    return {data["id"]: data for kind in ("card", "epic") for data in raw[kind]}


class ScriptedDice(Chance):
    """What each stream is to show, in order; a die takes the first result that it has. Shuffles change nothing."""

    def __init__(self, script: dict[int, list[int]]) -> None:
        super().__init__()
        self.script = {stream: list(values) for stream, values in script.items()}

    def pick(self, stream: int, table: list[int]) -> int:
        self.draws += 1
        wanted = self.script.get(stream, [])
        for value in wanted:
            if value in table:
                wanted.remove(value)
                return value
        return table[0]

    def below(self, stream: int, n: int) -> int:
        self.draws += 1
        wanted = self.script.get(stream, [])
        return wanted.pop(0) if wanted else n - 1

    def clone(self) -> Chance:
        copy = ScriptedDice(self.script)
        copy.draws = self.draws
        return copy


def position(*reckoners: Data, districts: list[Data] | None = None, phase: str = "use", **given: Any) -> Position:
    """A position; see `Position.__init__` for what else can be given."""
    return Position(list(reckoners), districts or [], phase, given)


def dealt(seats: int = 2, seed: int = 0, **options: Any) -> Position:
    """A game as its set-up deals it, at its first question. Options: difficulty, reckoners ("david+tia")."""
    checked = GAME.check_options({"seats": seats, **options})
    match = GAME.prepare(GAME.content(checked), checked, FastChance(seed))
    assert isinstance(match, City)
    return Position.of(match)


class Position:
    """A game set up as wished, and verbs to play and read it."""

    def __init__(self, reckoners: list[Data], districts: list[Data], phase: str, given: Data) -> None:
        """
        steelheart: see `steelheart`. money, population, base (spaces down), round, difficulty: as named.
        market, equipment_deck (top first), discarded: cards. epic_deck (top first), felled, defeated: Epics.
        confiscated: ["tia purple", …]. cards, epics: further ones of the box. faces: {"blue": ["contain", …]}.
        rolls, movement, lots, seed: see above.
        """
        known = {"steelheart", "money", "population", "base", "round", "difficulty", "market", "equipment_deck"}
        known |= {"discarded", "epic_deck", "felled", "defeated", "confiscated", "cards", "epics", "faces"}
        check("a position", given, known | {"rolls", "movement", "lots", "seed"})
        if phase not in PHASES:
            raise UnknownName("phase", phase, list(PHASES))
        self.given = given
        while len(reckoners) < FEWEST:
            reckoners.append(reckoner(next(n for n in COLOURS if n not in [each["name"] for each in reckoners])))
        districts = districts + [district() for _ in range(len(reckoners) + 1 - len(districts))]
        if len(reckoners) > MOST or len(districts) > len(reckoners) + 1:
            raise LudotekError(f"{len(reckoners)} Reckoners and {len(districts)} districts do not go together")
        for i, each in enumerate(districts):
            if each["epic"] is None:
                districts[i] = each | {"epic": epic(f"plain-{i + 1}")}
        box = self.box(reckoners, districts)
        difficulty = DIFFICULTIES.index(given.get("difficulty", "normal"))
        self.g = City(box, difficulty, len(reckoners), FastChance(given.get("seed", 0)))
        self.g.lay_out()
        self.place_piles()
        for i, each in enumerate(districts):
            self.place_district(i, each)
        for seat, each in enumerate(reckoners):
            self.g.who[seat] = int(box.reckoner_named(each["name"]))
        for seat, each in enumerate(reckoners):
            self.place_reckoner(seat, each, phase)
        self.place_steelheart(given.get("steelheart", {}))
        self.set_numbers()
        if "seed" not in given:
            self.g.chance = self.script()
        self.g.stack = steps_from(phase)
        self.listen()

    @classmethod
    def of(cls, match: City) -> Position:
        """The verbs for a match that is there already."""
        found = cls.__new__(cls)
        found.g, found.given = match, {}
        found.listen()
        return found

    def listen(self) -> None:
        self.ear = EventLog()
        self.g.listener = self.ear
        self.last = NOTHING  # the seat that acted last
        self.g.settle()
        self.happened: list[Event] = self.ear.take()

    # setting up

    def box(self, reckoners: list[Data], districts: list[Data]) -> Box:
        given, spare = self.given, [card(f"spare-{i + 1}", "money", cost=9) for i in range(8)]
        self.market = given.get("market", spare[:4])
        self.equipment_deck = given.get("equipment_deck", spare[4:])
        self.epic_deck = given.get("epic_deck", [epic(f"deck-{i + 1}") for i in range(8)])
        cards = [*self.market, *self.equipment_deck, *given.get("discarded", []), *given.get("cards", []), *spare]
        cards += [each for who in reckoners for each in who.get("cards", [])]
        epics = [each["epic"] for each in districts] + self.epic_deck + given.get("felled", [])
        epics += given.get("defeated", []) + given.get("epics", []) + [epic(f"deck-{i + 1}") for i in range(8)]
        own = [ability(f"own-{name}", power="improvise") for name in COLOURS]
        him = given.get("steelheart", {})
        tracks = {name: him.get("actions", {}).get(name, ["discover"] * 6) for name in ("yellow", "white")}
        boards = {name: [deed(each) for each in track] for name, track in tracks.items()}
        board: Data = {"deployment": him.get("deployment", 1), **boards}
        lengths = {"red": 6, "blue": 6} | him.get("lengths", {})
        return Box(
            {
                "id": "position",
                "die": self.dice_kinds([face for who in reckoners for face in who.get("dice", [])]),
                "card": unique([*own, *cards]),
                "reckoner": [
                    {"id": name, "origin": "house", "die": colour, "ability": f"own-{name}"}
                    for name, colour in COLOURS.items()
                ],
                "epic": unique(epics),
                "power": [{"side": side, **lengths} for side in SIDES],
                "adjustment": [
                    {"reckoners": n, "side": side, **board} for n in range(FEWEST, MOST + 1) for side in SIDES
                ],
                "movement": {"faces": [1, 1, 2, 2, 3, 3]},
                "base": {"length": 5},
                "district": [{"id": name, "origin": "house"} for name in DISTRICTS],
            }
        )

    def dice_kinds(self, named: list[str]) -> list[Data]:
        """Dice with their usual faces, of which the last ones make room for those that are named here."""
        rolled = [face for faces in self.given.get("rolls", {}).values() for face in faces]
        kinds: list[Data] = []
        for kind in ["basic", *COLOURS.values()]:
            faces: list[list[str]] = [[symbol] for symbol in SYMBOLS]
            if kind != "basic":
                strong = SYMBOLS[STRONG[kind]]
                faces = [[strong, strong], [strong], *[face for face in faces if face != [strong]][:4]]
            faces = [face.split("+") for face in self.given.get("faces", {}).get(kind, [])] or faces
            wanted = [parts_of(each)[1] for each in [*named, *rolled] if parts_of(each)[0] == kind]
            extra = [face for i, face in enumerate(wanted) if face not in faces and face not in wanted[:i]]
            while extra:
                spare = next((face for face in reversed(faces) if face not in wanted), None)
                if spare is None:
                    raise LudotekError(f"a {kind} die has only six faces")
                faces[faces.index(spare)] = extra.pop()
            kinds.append({"id": kind, "origin": "house", "faces": faces})
        return kinds

    def script(self) -> ScriptedDice:
        found = {MOVEMENT: self.given.get("movement", []), LOTS: self.given.get("lots", [])}
        for name, faces in self.given.get("rolls", {}).items():
            found[DICE + self.seat(name)] = [self.die(each) for each in faces]
        return ScriptedDice(found)

    def place_piles(self) -> None:
        g, box, given = self.g, self.g.box, self.given
        g.market = [int(box.card_named(each["id"])) for each in self.market]
        g.equipment_deck = [int(box.card_named(each["id"])) for each in self.equipment_deck][::-1]
        g.discarded = [int(box.card_named(each["id"])) for each in given.get("discarded", [])]
        g.epic_deck = [int(box.epic_named(each["id"])) for each in self.epic_deck][::-1]
        g.felled = [int(box.epic_named(each["id"])) for each in given.get("felled", [])]
        g.defeated = [int(box.epic_named(each["id"])) for each in given.get("defeated", [])]

    def place_district(self, i: int, state: Data) -> None:
        g = self.g
        g.enforcement[i] = state.get("enforcement", 0)
        g.barricades[i] = state.get("barricades", 0)
        if not state.get("empty"):
            printed = g.box.epics[g.box.epic_named(state["epic"]["id"])]
            g.epic[i] = int(printed.index)
            g.research[i] = state.get("research", int(printed.research))
            health = int(min(printed.health, printed.weakened) if g.research[i] == 0 else printed.health)
            g.health[i] = state.get("health", health)
            g.bracket[i] = state.get("bracket", 1)

    def place_reckoner(self, seat: int, state: Data, phase: str) -> None:
        g = self.g
        g.place[seat] = NOTHING if phase in ("prologue", "place") else self.where(state.get("at", 1))
        for each in state.get("cards", []):
            g.equip(seat, g.box.card_named(each["id"]))
        gained = g.held[seat] if "held" not in state else []  # by die cards
        own = ["basic"] * OWN_DICE + [COLOURS[state["name"]]] * OWN_DICE
        g.held[seat] = sorted([int(g.box.die_named(kind)) for kind in state.get("held", own)] + gained)
        g.dice[seat] = sorted(self.die(each) for each in state.get("dice", []))
        g.plans[seat] = state.get("plans", 1)
        g.new_plans[seat] = state.get("new_plans", 0)
        for each in state.get("used", []):
            g.use_card(seat, g.box.card_named(each))
        if "scope" in state:
            g.scope[seat] = self.where(state["scope"])

    def place_steelheart(self, state: Data) -> None:
        g = self.g
        g.steelheart = self.where(state.get("at", int(g.districts)))
        g.tracks = [state.get(track, 1) for track in TRACKS]
        g.steelheart_research = state.get("research", g.steelheart_start)
        if g.steelheart_research == 0:
            g.steelheart_health = state.get("health", g.steelheart_start)

    def set_numbers(self) -> None:
        g, given = self.g, self.given
        g.money = given.get("money", 0)
        g.population = given.get("population", 40)
        g.base = given.get("base", 0)
        g.round = given.get("round", 1)
        g.enforcement_left = ALL_ENFORCEMENT - sum(g.enforcement)
        g.barricades_left = ALL_BARRICADES - sum(g.barricades)
        if g.enforcement_left < 0 or g.barricades_left < 0:
            raise LudotekError(f"there are only {ALL_ENFORCEMENT} Enforcement and {ALL_BARRICADES} Barricades")
        for each in given.get("confiscated", []):
            owner, kind = each.split()
            g.confiscated = sorted([*g.confiscated, self.seat(owner) * 8 + int(g.box.die_named(kind))])

    # names

    def seat(self, name: str) -> int:
        return words.seat_named(self.g, name)

    def name(self, seat: int) -> str:
        return words.name_of_seat(self.g, seat)

    def die(self, name: str) -> int:
        kind, symbols = parts_of(name)
        return words.die_named(self.g, f"{kind}:{'+'.join(symbols)}")

    def where(self, place: Place) -> int:
        """A district as the city counts."""
        g = self.g
        if isinstance(place, int):
            return place - 1
        names = [g.box.districts[each] for each in g.names]
        if place in names:
            return names.index(place)
        epics = ["" if each == NOTHING else g.box.epics[each].name for each in g.epic]
        if place not in epics:
            raise UnknownName("district or Epic in the city", place, names + [each for each in epics if each])
        return epics.index(place)

    # playing

    def read(self, text: str) -> tuple[int, int]:
        """The seat and the action that words mean."""
        name, colon, rest = text.partition(": ")
        seat = self.seat(name) if colon else self.asked
        return seat, words.read(self.g, seat, rest if colon else text)

    @property
    def asked(self) -> int:
        """The seat whose action words without a name are."""
        actors = self.g.actors()
        if not actors:
            raise LudotekError("nobody is asked: the game is over")
        return self.last if self.last in actors else actors[0]

    def do(self, *actions: str) -> Position:
        """Carry out actions, each of which must be legal."""
        for text in actions:
            seat, action = self.read(text)
            self.g.act(seat, action)
            self.last = seat
            self.happened = self.ear.take()
        return self

    def all_done(self) -> Position:
        """Everybody who is asked on this floor says done; what happens then is the log."""
        floor = type(self.g.question)
        told: list[Event] = []
        while type(self.g.question) is floor and isinstance(self.g.question, OpenFloor):
            self.g.act(self.g.driver(), DONE)
            self.happened = self.ear.take()
            told += self.happened
        self.happened = told
        return self

    def until(self, question: str) -> Position:
        """Everybody says done until this is asked."""
        while self.asks != question:
            if not isinstance(self.g.question, OpenFloor):
                raise LudotekError(f"{question} is not reached: {self.asks or 'the game is over'}")
            self.all_done()
        return self

    def run(self, part: str) -> Position:
        """Carry out one of PARTS now, then go back to what was asked."""
        g, (what, _, rest) = self.g, part.partition(" ")
        g.question, g.offered = None, None
        if part == "epics":
            g.stack += steps_from(part)[1:]
        elif part in ("add", "activate", "move", "end"):
            g.stack += steps_from({"add": "epics"}.get(part, part))[-1:]
        elif what == "epic":
            g.push(ActivateEpic(self.where(rest), 0))
        elif what == "steelheart":
            g.push(ActivateSteelheart(RED, 0))
        elif what == "track" and rest in TRACKS:
            self.run_track(TRACKS.index(rest))
        elif what == "deed":
            text, by, place = rest.partition(" at ") if " at " in rest else rest.partition(" of ")
            if not by:
                raise LudotekError(f"cannot read {part!r}: say at which place, or 'of steelheart'")
            self.run_deed(text, place)
        else:
            raise UnknownName("part", part, list(PARTS))
        g.settle()
        self.happened = self.ear.take()
        return self

    def run_track(self, track: int) -> None:
        if track == RED:
            deploy(self.g)
        elif TRACKS[track] == "blue":
            block(self.g)
        else:
            for each in self.g.track_deeds(track)[: self.g.tracks[track]]:
                if not self.g.over:
                    carry_out(self.g, each, self.g.steelheart, STEELHEART)

    def run_deed(self, text: str, place: str) -> None:
        """One action of an Epic, or of Steelheart."""
        printed = read_deed(Reader(deed(text), "deed"))
        if place == "steelheart":
            carry_out(self.g, printed, self.g.steelheart, STEELHEART)
        else:
            district = self.where(place)
            carry_out(self.g, printed, district, self.g.epic[district])

    def refusal(self, text: str) -> Refusal | None:
        """Why not? What is offered must agree with the answer."""
        seat, action = self.read(text)
        refusal = self.g.why_not(seat, action)
        assert (action in self.g.options(seat)) is (refusal is None), f"{text!r}: {refusal}, but {self.options()}"
        return refusal

    def can(self, text: str) -> bool:
        return self.refusal(text) is None

    def refused(self, text: str, *rules: str, reason: str = "") -> Refusal:
        """The action must be refused, citing these rules (and for this reason, a key without "refusal-"), and change nothing."""
        before = self.g.digest()
        refusal = self.refusal(text)
        assert refusal is not None, f"{text!r} is allowed"
        missing = [rule for rule in rules if rule not in refusal.rules]
        assert not missing, f"{text!r} is refused by {refusal.rules}, not by {missing}"
        if reason:
            assert refusal.reason.key == f"refusal-{reason}", f"{text!r} is refused: {refusal.reason.key}"
        assert self.g.digest() == before
        return refusal

    # reading

    @property
    def asks(self) -> str:
        """The name of the question that waits (RollDice, UseDice, Spend, ShareLoot, Acquire …), "" after the end."""
        return "" if self.g.question is None else type(self.g.question).__name__

    @property
    def actors(self) -> list[str]:
        """Who may act now."""
        return [self.name(seat) for seat in self.g.actors()]

    def options(self, name: str = "") -> list[str]:
        """What somebody may do, in words."""
        seat = self.seat(name) if name else self.asked
        return [words.write(self.g, seat, action) for action in self.g.options(seat)]

    @property
    def log(self) -> list[tuple[str, str]]:
        """What the last action brought about: event keys without "log-", each with its rule."""
        return [(event.kind.key.removeprefix("log-"), event.rule) for event in self.happened]

    def told(self, kind: str) -> list[list[int]]:
        """The numbers of each event of a kind that the last action brought about."""
        return [event.values for event in self.happened if event.kind.key == f"log-{kind}"]

    @property
    def over(self) -> bool:
        return self.g.over

    @property
    def won(self) -> bool:
        return self.g.outcome is not None and min(self.g.outcome.scores) == 1.0

    @property
    def lost(self) -> bool:
        return self.g.outcome is not None and max(self.g.outcome.scores) == 0.0

    @property
    def money(self) -> int:
        return int(self.g.money)

    @property
    def population(self) -> int:
        return int(self.g.population)

    @property
    def base(self) -> int:
        """Spaces that the base marker has moved down."""
        return int(self.g.base)

    @property
    def supply(self) -> tuple[int, int]:
        """Enforcement and Barricades that are not in the city."""
        return int(self.g.enforcement_left), int(self.g.barricades_left)

    # districts and Epics

    def epic(self, place: Place) -> str:
        """The Epic there, "" if none."""
        found = self.g.epic[self.where(place)]
        return "" if found == NOTHING else self.g.box.epics[found].name

    def research(self, place: Place) -> int:
        return self.g.research[self.where(place)]

    def health(self, place: Place) -> int:
        """99 (INFINITE) where it is infinite."""
        return self.g.health[self.where(place)]

    def bracket(self, place: Place) -> int:
        """How many actions are left of the bracket."""
        return self.g.bracket[self.where(place)]

    def enforcement(self, place: Place) -> int:
        return self.g.enforcement[self.where(place)]

    def barricades(self, place: Place) -> int:
        return self.g.barricades[self.where(place)]

    @property
    def districts(self) -> list[str]:
        return [self.g.box.districts[each] for each in self.g.names]

    # Steelheart

    @property
    def steelheart(self) -> str:
        """The district that he is in."""
        return self.districts[self.g.steelheart]

    @property
    def steelheart_research(self) -> int:
        return int(self.g.steelheart_research)

    @property
    def steelheart_health(self) -> int:
        return int(self.g.steelheart_health)

    def track(self, colour: str) -> int:
        """How many actions are left of that bracket of his."""
        return self.g.tracks[TRACKS.index(colour)]

    # Reckoners

    def at(self, name: str) -> str:
        """The district of a figure."""
        return self.districts[self.g.place[self.seat(name)]]

    def plans(self, name: str) -> int:
        return self.g.plans[self.seat(name)]

    def new_plans(self, name: str) -> int:
        """Plan tokens beside the board."""
        return self.g.new_plans[self.seat(name)]

    def dice(self, name: str) -> list[str]:
        """Kept and not used."""
        return self.faces(self.g.dice[self.seat(name)])

    def rolled(self, name: str) -> list[str]:
        """Of the current roll, not to be kept so far."""
        return self.faces(self.g.rolled[self.seat(name)])

    def marked(self, name: str) -> list[str]:
        """Of the current roll, to be kept."""
        return self.faces(self.g.marked[self.seat(name)])

    def faces(self, codes: list[int]) -> list[str]:
        return [words.name_of_die(self.g, code) for code in codes]

    def held(self, name: str) -> list[str]:
        """The kinds of all dice of a Reckoner, without the confiscated ones."""
        return [self.g.box.dice[kind].name for kind in self.g.held[self.seat(name)]]

    def cards(self, name: str) -> list[str]:
        return self.card_names(self.g.gear[self.seat(name)])

    # piles

    def card_names(self, cards: list[int]) -> list[str]:
        return [self.g.box.cards[each].name for each in cards]

    def epic_names(self, epics: list[int]) -> list[str]:
        return [self.g.box.epics[each].name for each in epics]

    def pile(self, name: str) -> list[str]:
        """market, equipment_deck, discarded; epic_deck, felled (to be looted), defeated. Decks: the top card first."""
        cards = getattr(self.g, name)
        found = self.epic_names(cards) if name in ("epic_deck", "felled", "defeated") else self.card_names(cards)
        return found[::-1] if name.endswith("_deck") else found

    @property
    def confiscated(self) -> list[str]:
        """Dice as "tia purple"."""
        return [f"{self.name(die // 8)} {self.g.box.dice[die % 8].name}" for die in self.g.confiscated]

    @property
    def loot(self) -> dict[str, int]:
        """What is still to be shared out."""
        return {kind: n for kind, n in zip(LOOT, self.g.loot, strict=False) if n}

    def reload(self) -> Position:
        """The same position, written down and read again."""
        match = GAME.revive(self.g.box.raw, {}, self.g.to_data(), self.g.chance)
        assert isinstance(match, City)
        self.g = match
        self.g.listener = self.ear
        return self


def parts_of(die: str) -> tuple[str, list[str]]:
    """ "purple:research+contain" as its kind and its symbols in their order."""
    kind, _, face = die.partition(":")
    symbols = face.split("+")
    for symbol in symbols:
        if symbol not in SYMBOLS:
            raise UnknownName("symbol", symbol, SYMBOLS)
    return kind, sorted(symbols, key=SYMBOLS.index)


def unique(things: list[Data]) -> list[Data]:
    """Each id once."""
    found = {each["id"]: each for each in reversed(things)}
    return [found[name] for name in dict.fromkeys(each["id"] for each in things)]

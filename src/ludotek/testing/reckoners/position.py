"""A position of The Reckoners: laid out as wished, then played."""

from __future__ import annotations

from typing import Any

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.actions import DIE_ROOM
from ludotek.games.reckoners.rules.activating import ActivateEpic, ActivateSteelheart, block, deploy
from ludotek.games.reckoners.rules.box import Box, vocabulary
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ALL_BARRICADES,
    ALL_ENFORCEMENT,
    DICE,
    DIFFICULTIES,
    FEWEST,
    INFINITE,
    LOTS,
    MAX_HEALTH,
    MAX_RESEARCH,
    MOST,
    MOVEMENT,
    NOTHING,
    OWN_DICE,
    POPULATION,
    RED,
    SIDES,
    STEELHEART,
    SYMBOLS,
    TRACKS,
    District,
)
from ludotek.games.reckoners.rules.epic_actions import carry_out
from ludotek.kernel.chance import FastChance
from ludotek.kernel.choice import Floor
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.event import Event
from ludotek.kernel.numbers import Seat
from ludotek.kernel.reader import Reader
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import DONE
from ludotek.testing.position import Data
from ludotek.testing.reckoners.moments import PARTS, PHASES, ScriptedDice, steps_from
from ludotek.testing.reckoners.reading import Reading
from ludotek.testing.reckoners.things import (
    COLOURS,
    DISTRICTS,
    MANY,
    STRONG,
    ability,
    card,
    check,
    deed,
    district,
    epic,
    kind_of,
    parts_of,
    reckoner,
    unique,
    within,
)


def position(*reckoners: Data, districts: list[Data] | None = None, phase: str = "use", **given: Any) -> Position:
    """A position; see `Position.__init__` for what else can be given."""
    return Position(list(reckoners), districts or [], phase, given)


def dealt(seats: int = 2, seed: int = 0, attended: bool = False, **options: Any) -> Position:
    """A game as its set-up deals it, at its first question. Options: difficulty, reckoners ("david+tia")."""
    checked = GAME.check_options({"seats": seats, **options})
    match = GAME.prepare(GAME.content(checked), checked, FastChance(seed))
    assert isinstance(match, City)
    match.attended = attended
    return Position.of(match)


class Position(Reading):
    """A game set up as wished, and verbs to play and read it."""

    game = GAME

    def __init__(self, reckoners: list[Data], districts: list[Data], phase: str, given: Data) -> None:
        """
        steelheart: see `steelheart`. money, population, base (spaces down), round, difficulty: as named.
        market, equipment_deck (top first), discarded: cards. epic_deck (top first), felled, defeated: Epics.
        confiscated: ["tia purple", …]. cards, epics: further ones of the box. faces: {"blue": ["contain", …]}.
        rolls, movement, lots, seed: see above. attended: are there people at the table?
        """
        known = {"steelheart", "money", "population", "base", "round", "difficulty", "market", "equipment_deck"}
        known |= {"discarded", "epic_deck", "felled", "defeated", "confiscated", "cards", "epics", "faces"}
        check("a position", given, known | {"rolls", "movement", "lots", "seed", "attended"})
        if phase not in PHASES:
            raise UnknownName("phase", phase, list(PHASES))
        self.given = given
        while len(reckoners) < FEWEST:
            reckoners.append(reckoner(next(n for n in COLOURS if n not in [each["name"] for each in reckoners])))
        districts = districts + [district() for _ in range(len(reckoners) + 1 - len(districts))]
        for name in [each["name"] for each in reckoners]:
            if sum(each["name"] == name for each in reckoners) > 1:
                raise LudotekError(f"{name} appears twice")
        if len(reckoners) > MOST or len(districts) > len(reckoners) + 1:
            raise LudotekError(f"{len(reckoners)} Reckoners and {len(districts)} districts do not go together")
        for i, each in enumerate(districts):
            if each["epic"] is None:
                districts[i] = each | {"epic": epic(f"plain-{i + 1}")}
        box = self.box(reckoners, districts)
        difficulty = DIFFICULTIES.index(given.get("difficulty", "normal"))
        self.g = City(box, difficulty, len(reckoners), FastChance(given.get("seed", 0)))
        self.g.attended = given.get("attended", False)
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
            wanted = [parts_of(each)[1] for each in [*named, *rolled] if kind_of(each) == kind]
            extra = [face for i, face in enumerate(wanted) if face not in faces and face not in wanted[:i]]
            while extra:
                spare = next((face for face in reversed(faces) if face not in wanted), None)
                if spare is None:
                    raise LudotekError(f"a {kind} die has only six faces")
                faces[faces.index(spare)] = extra.pop()
            kinds.append({"id": kind, "origin": "house", "faces": faces})
        return kinds

    def script(self) -> ScriptedDice:
        faces = self.g.box.movement
        steps = [within("movement", each, min(faces), max(faces)) for each in self.given.get("movement", [])]
        found = {MOVEMENT: steps, LOTS: self.given.get("lots", [])}
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
        g.enforcement[i] = within("enforcement", state.get("enforcement", 0), 0, ALL_ENFORCEMENT)
        g.barricades[i] = within("barricades", state.get("barricades", 0), 0, ALL_BARRICADES)
        if not state.get("empty"):
            printed = g.box.epics[g.box.epic_named(state["epic"]["id"])]
            g.epic[i] = int(printed.index)
            g.research[i] = within("research", state.get("research", int(printed.research)), 0, MAX_RESEARCH)
            health = int(min(printed.health, printed.weakened) if g.research[i] == 0 else printed.health)
            given = state.get("health", health)
            g.health[i] = given if given == INFINITE else within("health", given, 1, MAX_HEALTH)
            g.bracket[i] = within("bracket", state.get("bracket", 1), 1, len(printed.track) - 1)

    def place_reckoner(self, seat: int, state: Data, phase: str) -> None:
        g = self.g
        g.place[seat] = NOTHING if phase in ("prologue", "place") else self.where(state.get("at", 1))
        for each in state.get("cards", []):
            g.equip(Seat(seat), g.box.card_named(each["id"]))
        gained = g.held[seat] if "held" not in state else []  # by die cards
        own = ["basic"] * OWN_DICE + [COLOURS[state["name"]]] * OWN_DICE
        g.held[seat] = sorted([int(g.box.die_named(kind_of(kind))) for kind in state.get("held", own)] + gained)
        g.dice[seat] = sorted(self.die(each) for each in state.get("dice", []))
        g.plans[seat] = within("plans", state.get("plans", 1), 0, MANY)
        g.new_plans[seat] = within("new_plans", state.get("new_plans", 0), 0, MANY)
        for each in state.get("used", []):
            g.use_card(Seat(seat), g.box.card_named(each))
        if "scope" in state:
            g.scope[seat] = self.where(state["scope"])

    def place_steelheart(self, state: Data) -> None:
        g = self.g
        g.steelheart = District(self.where(state.get("at", int(g.districts))))
        start = int(g.steelheart_start)
        for track, name in enumerate(TRACKS):
            g.tracks[track] = within(name, state.get(name, 1), 1, int(g.track_length(track)) - 1)
        g.steelheart_research = within("research", state.get("research", start), 0, start)
        if g.steelheart_research == 0:
            g.steelheart_health = within("health", state.get("health", start), 1, start)

    def set_numbers(self) -> None:
        g, given = self.g, self.given
        g.money = within("money", given.get("money", 0), 0, MANY)
        g.population = within("population", given.get("population", POPULATION), 1, POPULATION)
        g.base = within("base", given.get("base", 0), 0, int(g.box.base_length) - 1)
        g.round = within("round", given.get("round", 1), 0, MANY)
        g.enforcement_left = ALL_ENFORCEMENT - sum(g.enforcement)
        g.barricades_left = ALL_BARRICADES - sum(g.barricades)
        if g.enforcement_left < 0 or g.barricades_left < 0:
            raise LudotekError(f"there are only {ALL_ENFORCEMENT} Enforcement and {ALL_BARRICADES} Barricades")
        for each in given.get("confiscated", []):
            owner, kind = each.split()
            g.confiscated = sorted([*g.confiscated, self.seat(owner) * DIE_ROOM + int(g.box.die_named(kind))])

    # playing

    def read(self, text: str, seat: int = 0) -> tuple[int, int]:
        name, colon, rest = text.partition(": ")
        return super().read(rest, self.seat(name) + 1) if colon else super().read(text, seat)

    def all_done(self) -> Position:
        """Everybody who is asked on this floor says done; what happens then is the log."""
        floor, now, said = type(self.g.question), self.g.round, set[int]()
        told: list[Event] = []
        while type(self.g.question) is floor and isinstance(self.g.question, Floor) and self.g.round == now:
            seat = int(self.g.driver())
            if seat in said:  # the next floor of the kind
                break
            said.add(seat)
            self.g.act(seat, DONE)
            self.happened = self.ear.take()
            told += self.happened
        self.happened = told
        return self

    def until(self, question: str) -> Position:
        """Everybody says done until this is asked."""
        while self.asks != question:
            if not isinstance(self.g.question, Floor):
                raise LudotekError(f"{question} was not reached: {self.asks or 'the game is over'}")
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
            g.push(ActivateEpic(District(self.where(rest)), 0))
        elif what == "steelheart":
            g.push(ActivateSteelheart(RED, 0))
        elif what == "track" and rest in TRACKS:
            self.run_track(TRACKS.index(rest))
        elif what == "deed":
            text, by, place = rest.partition(" at ") if " at " in rest else rest.partition(" of ")
            if not by:
                raise LudotekError(f"cannot read {part!r}: say where, or 'of steelheart'")
            self.run_deed(text, place)
        else:
            raise UnknownName("part", part, list(PARTS))
        self.go_on()
        return self

    def run_track(self, track: int) -> None:
        if track == RED:
            deploy(self.g, "RK-66")
        elif TRACKS[track] == "blue":
            block(self.g)
        else:
            for each in self.g.track_deeds(track)[: self.g.tracks[track]]:
                if not self.g.over:
                    carry_out(self.g, each, District(self.g.steelheart), STEELHEART)

    def run_deed(self, text: str, place: str) -> None:
        """One action of an Epic, or of Steelheart."""
        printed = vocabulary().action(Reader(deed(text), "deed"))
        if place == "steelheart":
            carry_out(self.g, printed, District(self.g.steelheart), STEELHEART)
        else:
            district = self.where(place)
            carry_out(self.g, printed, District(district), self.g.epic[district])

    def refused(self, text: str, *rules: str, reason: str = "") -> Refusal:
        """The action must be refused, citing these rules (and for this reason, a key without "refusal-"), and change nothing."""
        refusal = self.must_refuse(text, rules)
        assert reason in ("", refusal.reason.key.removeprefix("refusal-")), f"{text!r} is refused: {refusal.reason.key}"
        return refusal

    def content(self) -> Data:
        return self.g.box.raw

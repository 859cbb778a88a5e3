"""A position of Untamed: laid out as wished, then played."""

from __future__ import annotations

from typing import Any

from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.rules.box import Box
from ludotek.games.untamed.rules.components import EVERYBODY, FACTIONS
from ludotek.games.untamed.rules.modes import MODES, SEATS_OF, strongholds_chosen
from ludotek.games.untamed.rules.setup import Deal, FirstSupport, Mulligan, SetUp, in_turn_order
from ludotek.games.untamed.rules.table import lay_table
from ludotek.games.untamed.rules.turn import Turn
from ludotek.kernel.chance import Chance, FastChance, ScriptedChance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.step import Step
from ludotek.kernel.zone import Zone
from ludotek.testing.position import Data
from ludotek.testing.untamed.cards import animal, node, stronghold
from ludotek.testing.untamed.reading import Reading

STATE = ("damage", "fury", "ready", "rushing", "swing")  # what an Animal in play may be given
PLAIN = "plain"  # the id of the card that fills decks, hands and Support


def position(*sides: Data, mode: str = "duel", active: int = 1, **given: Any) -> Position:
    """A position in the Main phase of seat `active`. With `setup` (draft, random, deal, support) it
    begins with that part of the set-up instead, and seat `active` starts."""
    return Position(list(sides), mode, active, given)


class Position(Reading):
    """A game set up as wished, and verbs to play and read it."""

    game = GAME

    def __init__(self, sides: list[Data], mode: str, active: int, given: dict[str, Any]) -> None:
        """`seats` (default: one for each side, two in Manticore), `setup`, `seed`, `factions`, `cards` (further cards),
        `first` (who starts or is the Alpha; by itself who is active), `attended` (people are at the table)."""
        if mode not in MODES:
            raise UnknownName("mode", mode, MODES)
        seats = given.pop("seats", len(sides) * (2 if mode == "manticore" else 1))
        allowed = SEATS_OF[MODES.index(mode)]
        if seats not in allowed:
            raise LudotekError(f"{mode} is for {' or '.join(map(str, allowed))} players, not {seats} (UN-79)")
        for name, who in (("active", active), ("first", given.get("first", active))):
            if who not in range(1, seats + 1):
                raise LudotekError(f"{name} must be a seat from 1 to {seats}, not {who!r}")
        self.cards: dict[str, Data] = {}
        self.strongholds: dict[str, Data] = {}
        for each in given.pop("cards", []):
            self.note(each)
        for each in sides:
            self.collect(each)
        box = self.box(5 if given.get("setup") else 1)
        self.g = lay_table(box, MODES.index(mode), seats, given.pop("first", active) - 1, self.chance(given))
        self.g.attended = given.pop("attended", False)
        setup = given.pop("setup", "")
        self.g.factions = given.pop("factions", [[(seat * 3 + i) % 9 for i in range(3)] for seat in range(seats)])
        if given:
            raise LudotekError(f"a position has no {', '.join(given)}")
        if setup:
            self.set_up(setup)
        else:
            for i, each in enumerate(sides):
                self.place(i, each)
            for keep in range(len(self.g.keeps)):
                self.stack(keep, sides[keep])
            self.g.texts_changed()
            self.g.push(Turn(Seat(active - 1)))
        self.listen()

    # setting up

    def note(self, data: Data | int) -> None:
        if isinstance(data, dict):
            card = data.get("card", data)
            if self.cards.setdefault(card["id"], card) != card:
                raise LudotekError(f"two different cards have the id {card['id']!r}; give one of them another")

    def collect(self, given: Data) -> None:
        for field in ("animals", "hand", "support", "deck", "bonus", "power"):
            cards = given.get(field, [])
            for each in cards if isinstance(cards, list) else []:
                self.note(each)
        for hand in given.get("hands", []):
            for each in hand if isinstance(hand, list) else []:
                self.note(each)
        for each in given.get("strongholds", []):
            if isinstance(each, dict):
                self.strongholds[each["faction"]] = each

    def box(self, designs: int) -> Box:
        """The cards of the position, and plain ones so that every faction has that many designs (five for a set-up)."""
        plain = animal(PLAIN, cost=0, attack=0, health=1)
        others: list[Data] = []
        for faction in FACTIONS:
            given = [card for card in [plain, *self.cards.values()] if card["faction"] == faction]
            names = [f"plain-{faction}" + (f"-{i + 1}" if i else "") for i in range(designs - len(given))]
            others += [animal(name, 0, 0, 1) | {"faction": faction} for name in names]
        draw = node("draw")
        keeps = [self.strongholds.get(faction, stronghold(faction, draw)) for faction in FACTIONS]
        return Box({"id": "position", "card": [plain, *self.cards.values(), *others], "stronghold": keeps})

    def chance(self, given: dict[str, Any]) -> Chance:
        seed = given.pop("seed", None)
        return ScriptedChance([]) if seed is None else FastChance(seed)

    def set_up(self, setup: str) -> None:
        """From the draft (or the random factions) on, or with the Strongholds stacked and the hands to be dealt."""
        first: list[Step] = [FirstSupport([-1] * self.g.seats), Turn(self.g.first)]
        starts: dict[str, list[Step]] = {
            "draft": [SetUp(True)],
            "random": [SetUp(False)],
            "deal": [Deal(), *[Mulligan(Seat(seat)) for seat in in_turn_order(self.g)], *first],
            "support": [Deal(), *first],
        }
        if setup not in starts:
            raise LudotekError(f"unknown set-up {setup!r}; known: {', '.join(starts)}")
        if setup in ("deal", "support"):
            for keep in range(len(self.g.keeps)):
                self.stack(keep, {})
        self.g.then(starts[setup])

    def designs(self, cards: list[Data] | int) -> list[int]:
        """Cards by their index; a number stands for that many plain ones."""
        if isinstance(cards, int):
            return [int(self.g.box.named(PLAIN))] * cards
        return [int(self.g.box.named(each["id"])) for each in cards]

    def place(self, index: int, given: Data) -> None:
        g, s = self.g, self.g.sides[index]
        for each in given.get("animals", []):
            state = dict(each.get("state", {}))
            new = g.make_animal(CardId(g.box.named(each.get("card", each)["id"])), state.pop("owner", index + 1) - 1)
            new.ready = True
            for name, value in state.items():
                if name not in STATE:
                    raise UnknownName("state of an Animal", name, [*STATE, "owner"])
                setattr(new, name, value)
            s.animals.append(new)
        s.support = self.designs(given.get("support", 0))
        power = self.designs(given.get("power", 5))
        s.power = Zone(power, [1 << index] * len(power))
        s.power_ready = given.get("ready", len(power))
        bonus = self.designs(given.get("bonus", 0))
        s.bonus = Zone(bonus, [0] * len(bonus))
        deck = self.designs(given.get("deck", 10))
        s.deck = Zone(deck[::-1], [0] * len(deck))
        members = [seat for seat in range(g.seats) if g.side_of[seat] == index]
        for seat, hand in zip(members, given.get("hands", [given.get("hand", 0)]), strict=False):
            cards = self.designs(hand)
            g.hands[seat] = Zone(cards, [int(g.knowers(Seat(seat)))] * len(cards))

    def stack(self, keep: int, given: Data) -> None:
        lost = given.get("lost", 0)
        most = int(strongholds_chosen(self.g.mode, self.g.seats))
        names = given.get("strongholds", [FACTIONS[(keep * 3 + i) % 9] for i in range(lost, most)])
        factions = [faction_named(each["faction"] if isinstance(each, dict) else each) for each in names]
        if not factions:
            raise LudotekError(
                f"stack {keep + 1} has no Stronghold left: who has lost them all is out of the game (UN-45)"
            )
        owners = sum(1 << seat for seat in range(self.g.seats) if self.g.keep_of[self.g.side_of[seat]] == keep)
        k = self.g.keeps[keep]
        k.stack = Zone(factions[::-1], [owners] * (len(factions) - 1) + [EVERYBODY])
        k.damage = given.get("damage", 0)
        k.lost = lost

    # playing

    def refused(self, text: str, *rules: str, seat: int = 0) -> None:
        """The action must be refused, citing these rules, and change nothing."""
        self.must_refuse(text, rules, seat)

    def content(self) -> Data:
        return self.g.box.raw


def faction_named(name: str) -> int:
    if name not in FACTIONS:
        raise UnknownName("faction", name, FACTIONS)
    return FACTIONS.index(name)

"""Positions of Untamed in a few lines: cards as data, sides as wished, then try, do and read.

    t = position(side(animals=[animal("A", attack=2)]), side(animals=[animal("B", health=2)]))
    t.do("attack A", "target B")
    assert t.where("B") == "support 2"

The cards of the box stand in positions as well: `side(hand=[shipped("red-rag")])`.

Seats, sides and Strongholds are numbered from 1 in words. Whatever is not given has a plain default: no Animals, five
ready Power, no Support, an empty hand, a deck of ten plain cards, three Strongholds whose ability is to draw a card.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ludotek.games.untamed import words
from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.rules.box import Box
from ludotek.games.untamed.rules.components import EVERYBODY, FACTIONS
from ludotek.games.untamed.rules.modes import MODES, SEATS_OF, strongholds_chosen
from ludotek.games.untamed.rules.setup import Deal, FirstSupport, Mulligan, SetUp, in_turn_order
from ludotek.games.untamed.rules.table import Animal, Untamed, lay_table
from ludotek.games.untamed.rules.turn import Turn
from ludotek.kernel.chance import Chance, FastChance, ScriptedChance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.event import Event, EventLog
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import Step
from ludotek.kernel.zone import Zone

Data = dict[str, Any]
STATE = ("damage", "fury", "ready", "rushing", "swing")  # what an Animal in play may be given
PLAIN = "plain"  # the id of the card that fills decks, hands and Support


# ---------------------------------------------------------------------- cards as data, the way a card file has them


def animal(name: str, cost: int = 1, attack: int = 1, health: int = 2, **fields: Any) -> Data:
    """An Animal. `arrival`, `last_words`, `attacks`, `defeats` … are short for texts of that moment."""
    data: Data = {"id": name, "origin": "house", "faction": "rat", "kind": "animal"}
    texts = list(fields.pop("texts", []))
    moments = ("arrival", "last_words", "attacks", "defeats", "card_played", "ability_used", "ally_defeated", "upkeep")
    for moment in moments:
        if moment in fields:
            texts.append({"on": moment.replace("_", "-"), "do": fields.pop(moment)})
    return data | {"cost": cost, "attack": attack, "health": health} | fields | ({"texts": texts} if texts else {})


def item(name: str, *do: Data, cost: int = 1, **fields: Any) -> Data:
    return {"id": name, "origin": "house", "faction": "rat", "kind": "item", "cost": cost, "do": list(do)} | fields


def stronghold(faction: str, *do: Data, cost: int = 1) -> Data:
    return {"id": f"keep-{faction}", "origin": "house", "faction": faction, "cost": cost, "do": list(do)}


def node(name: str, **fields: Any) -> Data:
    return {"node": name, **fields}


def shipped(name: str) -> Data:
    """A card or a Stronghold of the box that ships, as its file has it."""
    cards = shipped_cards()
    if name not in cards:
        raise UnknownName("card", name, sorted(cards))
    return cards[name]


@cache
def shipped_cards() -> dict[str, Data]:
    """All cards of the box that ships and then its Strongholds, by their ids, in the order of the file."""
    raw = GAME.content({})
    return {data["id"]: data for kind in ("card", "stronghold") for data in raw[kind]}


def faction_named(name: str) -> int:
    if name not in FACTIONS:
        raise UnknownName("faction", name, FACTIONS)
    return FACTIONS.index(name)


def placed(card: Data, **state: Any) -> Data:
    """An Animal in play in a given state: damage, fury, ready, rushing, swing (Attack this turn), owner (a side, from 1)."""
    return {"card": card, "state": state}


def side(**given: Any) -> Data:
    """What a side has: animals, hand, support, power, ready, deck, bonus, strongholds, damage, lost.

    Cards are data or, where only their number matters, a number of plain cards. The deck lists its top card first,
    the strongholds (factions or `stronghold(...)`) too. `hands` gives one list for each seat of a shared side.
    """
    known = {"animals", "hand", "hands", "support", "power", "ready", "deck", "bonus", "strongholds", "damage", "lost"}
    if set(given) - known:
        raise LudotekError(f"a side has no {', '.join(sorted(set(given) - known))}; it has {', '.join(sorted(known))}")
    return given


def position(*sides: Data, mode: str = "duel", active: int = 1, **given: Any) -> Position:
    """A position in the Main phase of seat `active`. With `setup` (draft, random, deal, support) it
    begins with that part of the set-up instead, and seat `active` starts."""
    return Position(list(sides), mode, active, given)


class Position:
    """A game set up as wished, and verbs to play and read it."""

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
        self.ear = EventLog()
        self.happened: list[Event] = []
        self.g.listener = self.ear
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
            self.g.push(Turn(active - 1))
        self.go_on()

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
        """The cards of the position, and plain ones so that every faction has so many designs (five for a set-up)."""
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
            "deal": [Deal(), *[Mulligan(seat) for seat in in_turn_order(self.g)], *first],
            "support": [Deal(), *first],
        }
        if setup not in starts:
            raise LudotekError(f"unknown set-up {setup!r}; known: {', '.join(starts)}")
        if setup in ("deal", "support"):
            for keep in range(len(self.g.keeps)):
                self.stack(keep, {})
        self.g.then(starts[setup])

    def designs(self, cards: list[Data] | int) -> list[int]:
        """Cards by their index; a number stands for so many plain ones."""
        if isinstance(cards, int):
            return [int(self.g.box.named(PLAIN))] * cards
        return [int(self.g.box.named(each["id"])) for each in cards]

    def place(self, index: int, given: Data) -> None:
        g, s = self.g, self.g.sides[index]
        for each in given.get("animals", []):
            state = dict(each.get("state", {}))
            new = g.make_animal(g.box.named(each.get("card", each)["id"]), state.pop("owner", index + 1) - 1)
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
            g.hands[seat] = Zone(cards, [int(g.knowers(seat))] * len(cards))

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

    def go_on(self) -> None:
        self.g.settle()
        self.happened = self.ear.take()

    @property
    def actor(self) -> int:
        """The seat that is asked (the first of several), from 1."""
        return self.g.actors()[0] + 1

    def do(self, *actions: str, seat: int = 0) -> Position:
        """Carry out actions, each of which must be legal; by the seat that is asked unless another is named."""
        for text in actions:
            who = (seat or self.actor) - 1
            self.g.act(who, words.read(self.g, who, text))
            self.happened = self.ear.take()
        return self

    def refusal(self, text: str, seat: int = 0) -> Refusal | None:
        who = (seat or self.actor) - 1
        return self.g.why_not(who, words.read(self.g, who, text))

    def refused(self, text: str, *rules: str, seat: int = 0) -> None:
        """The action must be refused, citing these rules, and change nothing."""
        before = self.g.digest()
        refusal = self.refusal(text, seat)
        assert refusal is not None, f"{text!r} is allowed"
        missing = [rule for rule in rules if rule not in refusal.rules]
        assert not missing, f"{text!r} is refused by {refusal.rules}, not by {missing}"
        assert self.g.digest() == before

    # reading

    def options(self, seat: int = 0) -> list[str]:
        who = (seat or self.actor) - 1
        return [words.write(self.g, who, action) for action in self.g.options(who)]

    @property
    def asks(self) -> str:
        """The name of the question that waits, "" when the game is over."""
        return "" if self.g.question is None else type(self.g.question).__name__

    @property
    def log(self) -> list[tuple[str, str]]:
        """What the last action brought about: event keys without "log-", each with its rule."""
        return [(event.kind.key.removeprefix("log-"), event.rule) for event in self.happened]

    @property
    def over(self) -> bool:
        return self.g.over

    @property
    def winners(self) -> list[int]:
        """The seats that have won, from 1."""
        scores = [] if self.g.outcome is None else self.g.outcome.scores
        return [seat + 1 for seat, score in enumerate(scores) if score == 1.0]

    def animal(self, name: str, side: int = 0) -> Animal:
        """An Animal in play, on a side if one is named (from 1)."""
        for i, each in enumerate(self.g.sides):
            for found in each.animals:
                if self.g.box.designs[found.design].name == name and side in (0, i + 1):
                    return found
        raise LudotekError(f"{name} is not in play")

    def in_play(self, name: str) -> bool:
        return any(self.g.box.designs[each.design].name == name for s in self.g.sides for each in s.animals)

    def attack(self, name: str) -> int:
        found = self.animal(name)
        return int(self.g.attack_of(found, self.g.side_with(found.uid)))

    def damage(self, name: str) -> int:
        return int(self.animal(name).damage)

    def stronghold_damage(self, keep: int) -> int:
        return int(self.g.keeps[keep - 1].damage)

    def hand(self, seat: int) -> list[str]:
        return self.names(self.g.hands[seat - 1].cards)

    def support(self, side: int) -> list[str]:
        return self.names(self.g.sides[side - 1].support)

    def deck(self, side: int) -> list[str]:
        """The top card first."""
        return self.names(self.g.sides[side - 1].deck.cards[::-1])

    def power(self, side: int) -> list[str]:
        return self.names(self.g.sides[side - 1].power.cards)

    def bonus(self, side: int) -> list[str]:
        return self.names(self.g.sides[side - 1].bonus.cards)

    def removed(self, side: int) -> list[str]:
        return self.names(self.g.sides[side - 1].removed)

    def ready_power(self, side: int) -> int:
        return int(self.g.sides[side - 1].power_ready)

    def names(self, cards: list[int]) -> list[str]:
        return [self.g.box.designs[card].name for card in cards]

    def where(self, name: str) -> str:
        """The first place in which a card of that name lies: "play 1", "support 2", "hand 1", "deck 1" …"""
        design = self.g.box.named(name)
        places: list[tuple[str, Callable[[int], list[int]]]] = [
            ("play", lambda i: [int(each.design) for each in self.g.sides[i].animals]),
            ("support", lambda i: self.g.sides[i].support),
            ("deck", lambda i: self.g.sides[i].deck.cards),
            ("power", lambda i: self.g.sides[i].power.cards),
            ("bonus", lambda i: self.g.sides[i].bonus.cards),
            ("removed", lambda i: self.g.sides[i].removed),
            ("resolving", lambda i: self.g.sides[i].resolving),
        ]
        for place, cards in places:
            for i in range(len(self.g.sides)):
                if design in cards(i):
                    return f"{place} {i + 1}"
        for seat, hand in enumerate(self.g.hands):
            if design in hand.cards:
                return f"hand {seat + 1}"
        return ""

    def reload(self) -> Position:
        """The same position, written down and read again."""
        match = GAME.revive(self.g.box.raw, {}, self.g.to_data(), self.g.chance)
        assert isinstance(match, Untamed)
        self.g = match
        self.g.listener = self.ear
        return self

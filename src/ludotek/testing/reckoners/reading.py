"""Reading a position: everything by its name."""

from __future__ import annotations

from ludotek.games.reckoners.codec import CODEC
from ludotek.games.reckoners.rules.actions import DIE_ROOM
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import NOTHING, TRACKS
from ludotek.games.reckoners.rules.printed import LOOT
from ludotek.kernel.choice import Floor
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.step import Step
from ludotek.testing.position import Playing
from ludotek.testing.reckoners.things import Place, parts_of, within


class Reading(Playing[City]):
    """What is where, and who is asked what."""

    # names

    def seat(self, name: str) -> int:
        return CODEC.named(self.g, 0, "seat", name)

    def name(self, seat: int) -> str:
        return CODEC.parts["seat"].name(self.g, seat, seat)

    def die(self, name: str) -> int:
        kind, symbols = parts_of(name)
        return CODEC.named(self.g, 0, "die", f"{kind}:{'+'.join(symbols)}")

    def where(self, place: Place) -> int:
        """A district as the city counts."""
        g = self.g
        if isinstance(place, int):
            return within("district", place, 1, int(g.districts)) - 1
        names = [g.box.districts[each] for each in g.names]
        if place in names:
            return names.index(place)
        epics = ["" if each == NOTHING else g.box.epics[each].name for each in g.epic]
        if place not in epics:
            raise UnknownName("district or Epic in the city", place, names + [each for each in epics if each])
        return epics.index(place)

    @property
    def asked(self) -> int:
        """The seat whose action words without a name are."""
        actors = self.g.actors()
        if not actors:
            raise LudotekError("nobody is asked: the game is over")
        return self.last if self.last in actors else actors[0]

    # reading

    @property
    def prompt(self) -> str:
        """The key of the words that ask."""
        return "" if self.g.question is None else self.g.question.prompt(self.g).key

    @property
    def step(self) -> type[Step]:
        """The open floor that everything happens on now."""
        return next(type(each) for each in reversed(self.g.stack) if isinstance(each, Floor))

    @property
    def actors(self) -> list[str]:
        """Who may act now."""
        return [self.name(seat) for seat in self.g.actors()]

    def options(self, name: str = "") -> list[str]:
        """What somebody may do, in words."""
        return self.written(self.seat(name) if name else self.asked)

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
        if colour not in TRACKS:
            raise UnknownName("track", colour, TRACKS)
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
        return [CODEC.parts["die"].name(self.g, 0, code) for code in codes]

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
        return [f"{self.name(die // DIE_ROOM)} {self.g.box.dice[die % DIE_ROOM].name}" for die in self.g.confiscated]

    @property
    def loot(self) -> dict[str, int]:
        """What is still to be shared out."""
        return {kind: n for kind, n in zip(LOOT, self.g.loot, strict=False) if n}

"""Decks: heroes, bosses, conflict cards and missions, and the deck's own rules, all read from data (TS-06 to TS-09)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.look import LOOK, Look
from ludotek.games.twenty_strong.rules.actions import ABILITY, CHIP, MOST_ACTIVE
from ludotek.games.twenty_strong.rules.cards import FORMS, Card
from ludotek.games.twenty_strong.rules.components import (
    BOSS,
    CARD_KINDS,
    COLOURS,
    CONFLICT,
    GENTLEST,
    HERO,
    MISSION,
    NOTHING,
    RELIEF,
    RELIEF_STAT,
    STAT_MAX,
    STATS,
)
from ludotek.games.twenty_strong.rules.effects.acting import ChangeChip, ChangeStat
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter
from ludotek.games.twenty_strong.rules.effects.effect import (
    CHIP_KEY,
    THE_DECK,
    WHEN_ROUND_BEGINS,
    Standing,
    Use,
    make_trigger,
    use_word,
)
from ludotek.games.twenty_strong.rules.effects.on_dice import BANISH
from ludotek.games.twenty_strong.rules.effects.vocabulary import vocabulary
from ludotek.games.twenty_strong.rules.endgame_triggers import (
    A_STACK_EMPTY,
    CHIP_EMPTY,
    CHIP_FULL,
    ENDGAMES,
    MISSIONS_DONE,
    STACKS_EMPTY,
)
from ludotek.kernel.effect import Action, Node, Trigger, moments_of, phrases
from ludotek.kernel.errors import ContentError
from ludotek.kernel.field import Field, Flag, Form, Name, Names, Number, OneOf, SomeOf, Table, Tables
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.phrase import CALLED, Phrase, Slot
from ludotek.kernel.reader import Reader, Wanted
from ludotek.kernel.vocabulary import Actions, AText, StandingTexts, Vocabulary


class Hardship:
    """One rung of the difficulty ladder (TS-95)."""

    def __init__(self, stat: i64, by: i64, banish: i64, chip: i64) -> None:
        self.rung: i64 = 0
        self.stat = stat
        self.by = by
        self.banish = banish
        self.chip = chip
        self.texts: list[Action] = []  # the same in words
        if stat >= 0:
            self.texts.append(ChangeStat(stat, by))
        if banish >= 0:
            text = BANISH(DiceFilter(1 << banish, "any", "any"), 1, False)
            text.word = "banish-die"
            self.texts.append(text)
        if chip != 0:
            self.texts.append(ChangeChip(chip))

    def place(self, rung: i64, deck: str) -> None:
        """It is this rung of the ladder of a deck."""
        self.rung = rung
        for text in self.texts:
            text.content = deck

    def phrase(self) -> Phrase:
        return Phrase("hardship", {"rung": self.rung, "do": phrases(self.texts)})


class Ladder(Tables):
    """The rungs, each with something to say."""

    def made(self, reader: Reader, vocabulary: Vocabulary) -> Any:
        found: Hardship = super().made(reader, vocabulary)
        if not found.texts:
            raise reader.fail("stat", Mistake("empty-rung", "or banish or chip must say what this rung adds"))
        return found


class Links(Field):
    """The map: for each stack, the stacks that can be reached from it (TS-74). None: all."""

    def __init__(self) -> None:
        super().__init__(None, needed=False)

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        links = reader.raw(name) if reader.has(name) else []
        if not isinstance(links, list) or not all(isinstance(row, list) for row in links):
            raise reader.fail(name, Mistake("links", BAD_LINKS))
        if any(type(to) is not int for row in links for to in row):
            raise reader.fail(name, Mistake("links", BAD_LINKS))
        return [list(row) for row in links]

    def schema(self) -> dict[str, Any]:
        row = {"type": "array", "minItems": 1, "items": {"type": "integer", "minimum": 0}}
        return {"type": "array", "items": row}


BAD_LINKS: Final = "must list for each stack the numbers (from 0) of the stacks next to it"


class RoundBegins(Actions):
    """Actions with which each round begins, as triggers."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        actions = super().read(reader, name, vocabulary)
        if not actions:
            return []
        begins = make_trigger(WHEN_ROUND_BEGINS, actions)
        vocabulary.keep(begins, reader)
        return [begins]


class ChipUse(AText):
    """What the chip can be spent on."""

    def read(self, reader: Reader, name: str, vocabulary: Vocabulary) -> Any:
        vocabulary.card = CHIP_KEY
        vocabulary.rule = "TS-09"
        return super().read(reader, name, vocabulary)


RULES: Final = Form(
    stacks=Number(1, 16),
    face_down=Flag(),
    sight=Number(1, 5, 1),
    links=Links(),
    refill=Flag(),
    chip_max=Number(0, 20, 20),
    chip_start=Number(0, 20, 0),
    endgame_may=SomeOf(ENDGAMES),
    endgame_must=SomeOf(ENDGAMES),
    bosses_to_defeat=Number(1, 9, 1),
    boss_damage_stays=Flag(),
    missions=Number(0, 6, 0),
    standing=StandingTexts(),
    round_begins=RoundBegins(needed=False),
    chip=ChipUse(use_word("unlimited")),
    ladder=Ladder(
        Hardship,
        Form(
            stat=OneOf(STATS, none=-1), by=Number(-5, -1, -1), banish=OneOf(COLOURS, none=-1), chip=Number(-20, 20, 0)
        ),
        needed=False,
    ),
)


NAMES: Final = Names()
FILE: Final = Form(
    id=Name(),
    name=NAMES,
    look=LOOK,
    rules=Table(dict, RULES),
    **{CARD_KINDS[kind]: Tables(dict, FORMS[kind], needed=False) for kind in range(len(FORMS))},
)


class Deck:
    """A deck: its cards and its rules. Shared by every match and clone that plays it."""

    def __init__(self, raw: dict[str, Any], whole: bool = True) -> None:
        """`whole`: can it be played? Else it is still being made."""
        self.raw = raw
        self.cards: list[Card] = []
        name = raw.get("id", "?") if isinstance(raw, dict) else "?"
        self.vocabulary = vocabulary(str(name))
        self.nodes: list[Node] = self.vocabulary.nodes
        reader = Reader(raw, f"deck {name}")
        self.name = reader.text("id")
        self.phrase = Phrase(f"deck-{self.name}", NAMES.read(reader, "name", self.vocabulary))
        self.look: Look = LOOK.read(reader, "look", self.vocabulary)
        for kind in range(len(CARD_KINDS)):
            for table in reader.tables(CARD_KINDS[kind]):
                self.add(kind, table)
        self.kinds: list[list[int]] = [
            [int(card.index) for card in self.cards if card.kind == kind] for kind in range(len(CARD_KINDS))
        ]
        self.vocabulary.card, self.vocabulary.rule = THE_DECK, "TS-01"
        self.read_rules(reader)
        reader.done()
        self.times: i64 = 0  # the moments that texts to use name, as bits
        for node in self.nodes:
            if isinstance(node, Use):
                self.times |= 1 << int(node.at)
        for flaw in self.flaws() if whole else []:
            raise flaw

    def names_time(self, moment: i64) -> bool:
        """Is there a text to use that names this moment?"""
        return (self.times >> moment) & 1 == 1

    def rung(self, difficulty: i64) -> Hardship:
        """What a difficulty adds; 0 adds nothing and has none (TS-95)."""
        return self.relief if difficulty == GENTLEST else self.ladder[difficulty - 1]

    def of_kind(self, kind: i64) -> list[int]:
        """The cards of a kind, as a list of one's own."""
        return self.kinds[kind][:]

    def names(self) -> list[Phrase]:
        """What is called by a name of its own."""
        called = [self.phrase, *[place.phrase for place in self.look.places], *[card.phrase for card in self.cards]]
        return [phrase for phrase in called if CALLED in phrase.slots]

    def named(self, name: str) -> i64:
        for card in self.cards:
            if card.name == name:
                return card.index
        return -1

    # the deck's own rules (TS-01, TS-08)

    def read_rules(self, reader: Reader) -> None:
        rules = reader.table("rules")
        found = RULES.values(rules, self.vocabulary)
        self.stack_count: i64 = found["stacks"]
        self.face_up: bool = not found["face_down"]
        self.sight: i64 = found["sight"]  # how many cards of a stack are open, from the top
        self.refill: bool = found["refill"]  # the discard is dealt again when all stacks are empty
        self.links: list[list[int]] = found["links"]
        self.chip_max: i64 = found["chip_max"]
        self.chip_start: i64 = found["chip_start"]
        self.may_begin: list[int] = found["endgame_may"]
        self.must_begin: list[int] = found["endgame_must"]
        self.bosses_to_defeat: i64 = found["bosses_to_defeat"]
        self.boss_damage_stays: bool = found["boss_damage_stays"]
        self.missions_played: i64 = found["missions"]
        self.standing: list[Standing] = found["standing"]
        self.triggers: list[Trigger] = found["round_begins"]
        self.moments = moments_of(self.triggers)
        self.chip_use: Use | None = found["chip"]
        self.ladder: list[Hardship] = found["ladder"]
        if self.chip_start > self.chip_max:
            wanted = Wanted("number", f"a whole number from 0 to {self.chip_max}", {"low": 0, "high": self.chip_max})
            raise rules.fail("chip_start", wanted.of(int(self.chip_start)))
        if self.links and (len(self.links) != self.stack_count or not all(self.leads_on(row) for row in self.links)):
            raise rules.fail("links", Mistake("links", BAD_LINKS))
        self.relief = Hardship(RELIEF_STAT, RELIEF, NOTHING, 0)
        self.relief.place(GENTLEST, self.name)
        for rung, hardship in enumerate(self.ladder):
            hardship.place(rung + 1, self.name)
        for hero in self.of_kind(HERO):
            riders = self.cards[hero].riders
            if self.cards[hero].ability.use is not None:
                riders.append(ABILITY)
            if self.chip_use is not None:
                riders.append(CHIP)

    def leads_on(self, row: list[int]) -> bool:
        return len(row) > 0 and all(0 <= to < self.stack_count for to in row)

    # cards

    def add(self, kind: i64, reader: Reader) -> None:
        reader.entry(f"deck {self.name}", CARD_KINDS[kind], [card.name for card in self.cards])
        self.vocabulary.card = len(self.cards)
        self.vocabulary.rule = "TS-88" if kind == HERO else "TS-01"
        self.cards.append(Card(len(self.cards), kind, self.name, FORMS[kind].values(reader, self.vocabulary)))

    # what makes a deck playable

    def flaw(self, field: str, mistake: Mistake) -> ContentError:
        where = f"deck {self.name}, rules" if field else f"deck {self.name}"
        return ContentError(f"{where}: {mistake}", "rules" if field else "", field, mistake.phrase)

    def flaws(self) -> list[ContentError]:
        """Why it cannot be played, though each card is well made."""
        found: list[ContentError] = []
        conflict, missions = len(self.of_kind(CONFLICT)), self.missions_played
        if conflict == 0:
            found.append(self.flaw("", Mistake("no-conflict", "needs at least one conflict card")))
        if not self.of_kind(HERO):
            found.append(self.flaw("", Mistake("no-hero", "needs at least one hero")))
        if len(self.of_kind(BOSS)) < self.bosses_to_defeat:
            few: dict[str, Slot] = {"n": self.bosses_to_defeat}
            found.append(
                self.flaw("", Mistake("few-bosses", f"needs at least {self.bosses_to_defeat} boss cards", few))
            )
        if len(self.of_kind(MISSION)) < missions:
            found.append(self.flaw("", Mistake("few-missions", f"needs at least {missions} missions", {"n": missions})))
        enemies = conflict + self.bosses_to_defeat + missions
        if enemies > MOST_ACTIVE:
            english = f"can bring out {enemies} enemies; a table holds at most {MOST_ACTIVE}"
            found.append(self.flaw("", Mistake("many-enemies", english, {"n": enemies, "most": MOST_ACTIVE})))
        places = len(self.look.places)
        if places not in (0, self.stack_count):
            mistake = Mistake("places", f"must list one for each stack: {self.stack_count}", {"n": self.stack_count})
            found.append(
                ContentError(f"deck {self.name}, look, field 'place': {mistake}", "look", "place", mistake.phrase)
            )
        if conflict == 0:
            return found  # what its stacks lead to cannot be told yet
        for trigger in self.must_begin:
            if self.begins_with(trigger):
                english = f"the endgame would begin before the first round, by {ENDGAMES[trigger]} (TS-90)"
                slots: dict[str, Slot] = {"trigger": ENDGAMES[trigger]}
                found.append(self.flaw("endgame_must", Mistake("endgame-at-once", english, slots)))
        if not self.stacks_end() and not self.refill:
            english = (
                "all stacks can be empty at Activation without an endgame (TS-90): add 'stacks-empty' to endgame_must, "
                "or set refill = true"
            )
            found.append(self.flaw("endgame_must", Mistake("runs-dry", english)))
        elif not self.stacks_end() and self.conflict_items() == conflict <= STAT_MAX:
            english = "all conflict cards can be held as items, so that none is left to refill the stacks (TS-90)"
            found.append(self.flaw("refill", Mistake("nothing-to-refill", english)))
        return found

    def begins_with(self, trigger: i64) -> bool:
        """Would this bring the endgame as soon as the game is set up, on one of the rungs at least?"""
        if trigger == MISSIONS_DONE:
            return self.missions_played == 0
        if trigger == A_STACK_EMPTY:
            return len(self.of_kind(CONFLICT)) < self.stack_count
        chip: i64 = self.chip_start
        starts = [chip]
        for hardship in self.ladder:
            chip = max(0, min(self.chip_max, chip + hardship.chip))
            starts.append(chip)
        if trigger == CHIP_EMPTY:
            return 0 in starts
        return trigger == CHIP_FULL and self.chip_max in starts

    def endgame_triggers(self) -> list[int]:
        """When may the endgame begin; where the player has no say, when does it (TS-38, TS-92)?"""
        return self.may_begin if self.may_begin else self.must_begin

    def stacks_end(self) -> bool:
        """Does the endgame begin at the latest when all stacks are empty?"""
        return STACKS_EMPTY in self.must_begin or A_STACK_EMPTY in self.must_begin

    def conflict_items(self) -> int:
        return sum([1 for card in self.cards if card.kind == CONFLICT and card.is_item()])


def seat_guest(deck: Deck, home: dict[str, Any], name: str) -> Deck:
    """A deck with a universal hero of another deck as its guest (TS-64)."""
    for table in home.get("hero", []):
        if table.get("id") == name and table.get("universal"):
            raw = dict(deck.raw)
            raw["hero"] = [*raw["hero"], table]
            return Deck(raw)
    raise ContentError(f"deck {deck.name}: hero {name!r} is not universal and plays only with its own deck (TS-65)")

"""Reading a position of 20 Strong: everything by its name."""

from __future__ import annotations

from ludotek.games.twenty_strong.rules.components import COLOURS, DIE_FACES, FACES, STATS
from ludotek.games.twenty_strong.rules.endgame import MissionsStrikeBack
from ludotek.games.twenty_strong.rules.missions import RewardChoice
from ludotek.games.twenty_strong.rules.state import Enemy
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.errors import LudotekError
from ludotek.testing.position import Playing


class Reading(Playing[TwentyStrong]):
    """What is where, and what is offered."""

    @property
    def options(self) -> list[str]:
        return self.written(0)

    @property
    def offers(self) -> str:
        """The card whose reward may be taken or declined now, "" if none."""
        question = self.g.question
        return self.g.deck.cards[question.card].name if isinstance(question, RewardChoice) else ""

    def stat(self, name: str) -> int:
        return self.g.stats[STATS.index(name)]

    def counts_as(self, name: str) -> int:
        return int(self.g.stat(STATS.index(name)))

    def dice_of(self, colour: int) -> list[int]:
        return places_of_dice(self.g, colour)

    def enemy(self, name: str) -> Enemy:
        for each in self.g.active:
            if self.g.deck.cards[each.card].name == name:
                return each
        raise LudotekError(f"{name} is not active")

    def damage(self, name: str) -> int:
        return int(self.g.damage_on(self.enemy(name)))

    def health(self, name: str) -> int:
        return int(self.g.health_of(self.enemy(name)))

    def threat(self, name: str) -> int:
        return int(self.g.threat_of(self.enemy(name)))

    def defeated(self, name: str) -> bool:
        return self.enemy(name).defeated

    def pool(self, colour: str) -> int:
        return self.g.pool[COLOURS.index(colour)]

    def exhausted(self, colour: str) -> int:
        return self.g.exhausted[COLOURS.index(colour)]

    def banished(self, colour: str) -> int:
        return self.g.banished[COLOURS.index(colour)]

    def loose(self, colour: str, face: str = "") -> int:
        """Unapplied dice of a colour, showing a face if one is named."""
        at = COLOURS.index(colour) * DIE_FACES
        return self.g.loose[at + FACES.index(face)] if face else sum(self.g.loose[at : at + 4])

    def on(self, name: str, colour: str, face: str = "") -> int:
        """Dice on an active card."""
        dice, at = self.enemy(name).dice, COLOURS.index(colour) * DIE_FACES
        return dice[at + FACES.index(face)] if face else sum(dice[at : at + 4])

    def where(self, name: str) -> str:
        """The place of a card: "active", "inventory", "discard", "stack 1" … (TS-63)."""
        card, places = self.g.deck.named(name), places_of_cards(self.g)
        found = [place for place, cards in places.items() if card in cards]
        assert len(found) <= 1, f"{name} is in several places: {found}"
        return found[0] if found else ""


def places_of_cards(g: TwentyStrong) -> dict[str, list[int]]:
    """Every place a card can be in (TS-63), with the cards that are there."""
    places = {"hero": [int(g.hero)], "active": [int(enemy.card) for enemy in g.active], "inventory": g.inventory}
    places |= {"discard": g.discard, "banished": g.banished_cards, "aside": g.aside}
    places |= {"boss": g.bosses.cards, "unused bosses": g.unused_bosses.cards}
    places |= {f"stack {i + 1}": stack.cards for i, stack in enumerate(g.stacks)}
    return places | {"missions": waiting_missions(g, [card for cards in places.values() for card in cards])}


def waiting_missions(g: TwentyStrong, elsewhere: list[int]) -> list[int]:
    """Those that are not done wait until they strike back; where the game ended before that, they still do."""
    left = g.missions[g.missions_done :]
    if g.outcome is not None:
        return [card for card in left if card not in elsewhere]
    return left if not g.endgame or any(isinstance(step, MissionsStrikeBack) for step in g.stack) else []


def places_of_dice(g: TwentyStrong, colour: int) -> list[int]:
    """How many dice of a colour are in each place (TS-62)."""
    lying = [g.loose, *[enemy.dice for enemy in g.active]]
    kinds = [dice[colour * DIE_FACES + face] for dice in lying for face in range(DIE_FACES)]
    return [g.pool[colour], g.exhausted[colour], g.banished[colour], *kinds]

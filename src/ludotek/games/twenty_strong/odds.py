"""The odds of a fight as people ask for them and are told: made up, or the present one."""

from __future__ import annotations

from ludotek.games.twenty_strong.insight.commits import cheapest
from ludotek.games.twenty_strong.insight.engagement import MOST_PHASES, MOST_TARGETS, bare
from ludotek.games.twenty_strong.insight.fight_odds import FightOdds, fight_odds
from ludotek.games.twenty_strong.insight.prospects import Throw, chance_of, prospect
from ludotek.games.twenty_strong.rules.actions import COMMIT_DIE
from ludotek.games.twenty_strong.rules.components import COLOURS, COMMIT, DICE_OF, DIE_COLOURS
from ludotek.games.twenty_strong.rules.effects.effect import resource
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.odds import ALL, Odds, Query, check_queries, counted, decimal, percent, whole_number
from ludotek.kernel.phrase import Phrase, Slot

MOST_HEALTH = 30
MOST_DAMAGE = 20
SEEN = 0.005  # what is rarer has no bar

UNHARMED = "unharmed"  # a wish

ABOUT = Phrase("odds-spread")  # the heading of what may come of it

QUERIES = [
    Query("dice", "2 yellow, 3 blue", needed=True),
    Query("health", "4,3", needed=True),
    Query("damage", "1,2"),
    Query("phases", "2"),
    Query("least", "80"),
]


def answer(given: dict[str, str]) -> list[Odds]:
    """A made-up fight: dice against the Health of enemies without texts; with `least`, the cheapest of these dice."""
    check_queries(QUERIES, given)
    dice = read_dice(given["dice"])
    needs = numbers("health", given["health"], 1, MOST_HEALTH)
    threats = numbers("damage", given["damage"], 0, MOST_DAMAGE) if "damage" in given else [1] * len(needs)
    if len(needs) > MOST_TARGETS:
        raise LudotekError(f"health: at most {MOST_TARGETS} enemies, not {len(needs)}")
    if len(threats) != len(needs):
        raise LudotekError(f"damage: one number for each of the {len(needs)} enemies, not {len(threats)}")
    phases = whole_number("phases", given.get("phases", "1"), 1, MOST_PHASES)
    fight = bare(needs, threats, phases)
    everything = (1 << len(needs)) - 1
    if "least" in given:
        least = whole_number("least", given["least"], 1, ALL) / ALL
        found = cheapest(fight, [0] * DIE_COLOURS, dice, sum(dice), everything, least)
        if found is None:
            return [Odds("cheapest", Phrase("odds-never", {"least": percent(least)}), None)]
        chance = chance_of(fight, Throw(found), everything)
        chosen: dict[str, Slot] = {"dice": in_words(found), "chance": percent(chance)}
        return [
            Odds("cheapest", Phrase("odds-cheapest", chosen), {COLOURS[i]: n for i, n in enumerate(found) if n}),
            Odds("chance", Phrase("odds-all", {"n": len(needs), "chance": percent(chance)}), chance),
        ]
    throw = Throw(dice)
    told = []
    for target in range(len(needs)):
        chance = chance_of(fight, throw, 1 << target)
        slots: dict[str, Slot] = {"number": target + 1, "health": needs[target], "chance": percent(chance)}
        told.append(Odds(f"enemy-{target + 1}", Phrase("odds-number", slots), chance))
    if len(needs) > 1:
        chance = chance_of(fight, throw, everything)
        told.append(Odds("all", Phrase("odds-all", {"n": len(needs), "chance": percent(chance)}), chance))
    found_play = prospect(fight, throw)
    for fallen, chance in enumerate(found_play.outcomes):
        names = [Phrase("odds-enemy", {"number": i + 1}) for i in range(len(needs)) if (fallen >> i) & 1]
        slots = {"enemies": names, "n": len(names), "chance": percent(chance)}
        told.append(Odds(f"exactly-{fallen}", Phrase("odds-exactly", slots), chance))
    told.append(Odds("damage", Phrase("odds-damage", {"damage": decimal(found_play.suffered)}), found_play.suffered))
    told.append(Odds("dice", Phrase("odds-spent", {"n": found_play.dice}), found_play.dice))
    return told


def now(g: TwentyStrong, seat: int) -> list[Odds]:
    """The present fight in a line or two: nothing where nobody is fought, or where it would take too long."""
    odds = fight_odds(g)
    if odds is None or not odds.quick():
        return []
    if odds.throw.size() == 0:
        return [Odds("none", Phrase("odds-no-dice"), None)] if g.moment == COMMIT else []
    told = []
    for target, place in enumerate(odds.places):
        chance = odds.chance(1 << target)
        slots: dict[str, Slot] = {"card": g.card_phrase(g.active[place].card), "chance": percent(chance)}
        told.append(Odds(g.deck.cards[g.active[place].card].name, Phrase("odds-enemy-falls", slots), chance))
    if len(odds.places) > 1:
        chance = odds.chance(odds.everything())
        told.append(Odds("all", Phrase("odds-all-fall", {"n": len(odds.places), "chance": percent(chance)}), chance))
    suffered = odds.suffered()
    told.append(Odds("damage", Phrase("odds-you-suffer", {"damage": decimal(suffered)}), suffered))
    return told + unreckoned(g, odds)


def marks(g: TwentyStrong, told: list[Odds]) -> dict[str, Odds]:
    """Which of what was told lies at which enemy."""
    named = {each.name: each for each in told}
    found = {}
    for active in g.active:
        name = g.deck.cards[active.card].name
        if name in named:
            found[f"enemy {active.uid}"] = named[name]
    return found


def spread(g: TwentyStrong, seat: int) -> list[Odds]:
    """How often exactly whom the fight defeats, played so that as little as possible is suffered."""
    odds = fight_odds(g)
    if odds is None or odds.throw.size() == 0 or not odds.quick():
        return []
    told = []
    for fallen, chance in enumerate(odds.prospect().outcomes):
        if chance >= SEEN:
            cards = [g.card_phrase(g.active[place].card) for i, place in enumerate(odds.places) if (fallen >> i) & 1]
            told.append(Odds(f"exactly-{fallen}", Phrase("odds-fall", {"n": len(cards), "cards": cards}), chance))
    return told


def wishes(g: TwentyStrong, seat: int) -> list[Odds]:
    """What may be wished for while dice are committed: that one of the enemies falls, no damage, or that all fall."""
    odds = fight_odds(g)
    if odds is None or g.moment != COMMIT or not odds.quick():
        return []
    told = []
    for target, place in enumerate(odds.places):
        wish = 1 << target
        told.append(
            Odds(str(wish), Phrase("odds-wish", {"card": g.card_phrase(g.active[place].card)}), odds.chance(wish))
        )
    if len(odds.places) > 1:
        if needed := harmless(odds):
            told.append(Odds(UNHARMED, Phrase("odds-wish-unharmed"), odds.chance(needed)))
        everything = odds.everything()
        phrase = Phrase("odds-wish-all", {"n": len(odds.places)})
        told.append(Odds(str(everything), phrase, odds.chance(everything)))
    return told


def harmless(odds: FightOdds) -> int:
    """Who must fall so that there is no damage, as a wish; 0: nobody, or it is not one set that decides."""
    suffered = odds.engagement.suffered
    needed = odds.everything()
    for fallen, damage in enumerate(suffered):
        if damage == 0:
            needed &= fallen
    decides = all((damage == 0) == (fallen & needed == needed) for fallen, damage in enumerate(suffered))
    return needed if decides else 0


def meant(odds: FightOdds, wish: str) -> int:
    """Those who are to fall; 0: there is no such wish."""
    if wish == UNHARMED:
        return harmless(odds)
    return int(wish) if wish.isdecimal() and int(wish) <= odds.everything() else 0


def grant(g: TwentyStrong, seat: int, wish: str, least: float) -> Odds:
    """The cheapest commit with which the wish comes true often enough, and the answers that make it."""
    odds = fight_odds(g)
    wanted = 0 if odds is None or g.moment != COMMIT else meant(odds, wish)
    if odds is None or wanted == 0:
        return Odds("cheapest", Phrase("odds-no-wish"), [])
    found = odds.cheapest(wanted, least)
    if found is None:
        return Odds("cheapest", Phrase("odds-out-of-reach", {"least": percent(least)}), [])
    dice = [already + more for already, more in zip(odds.throw.dice, found, strict=True)]
    chance = percent(chance_of(odds.engagement, Throw(dice), wanted))
    if sum(found) == 0:
        return Odds("cheapest", Phrase("odds-enough", {"chance": chance}), [])
    actions = [COMMIT_DIE + colour for colour, n in enumerate(found) for _ in range(n)]
    return Odds("cheapest", Phrase("odds-commit", {"dice": in_words(found), "chance": chance}), actions)


def unreckoned(g: TwentyStrong, odds: FightOdds) -> list[Odds]:
    """What the odds leave out, by the names of cards."""
    if not odds.left_out and not odds.unused:
        return []
    cards = odds.left_out + [each for each in odds.unused if each not in odds.left_out]
    names = [g.deck.cards[each].name if each >= 0 else "chip" for each in cards]
    return [Odds("without", Phrase("odds-without", {"cards": [named(g, each) for each in cards]}), names)]


def named(g: TwentyStrong, card: int) -> Phrase:
    """A card, or what the chip counts."""
    return g.card_phrase(card) if card >= 0 else resource(g.deck.name)


def read_dice(text: str) -> list[int]:
    found = counted("dice", text, COLOURS)
    for colour, n in found.items():
        if n > DICE_OF[COLOURS.index(colour)]:
            raise LudotekError(f"dice: there are only {DICE_OF[COLOURS.index(colour)]} {colour} dice, not {n}")
    return [found.get(colour, 0) for colour in COLOURS]


def numbers(name: str, text: str, low: int, high: int) -> list[int]:
    return [whole_number(name, each, low, high) for each in text.split(",")]


def in_words(dice: list[int]) -> list[Phrase]:
    return [Phrase("odds-dice", {"n": n, "colour": Phrase(f"colour-{COLOURS[i]}")}) for i, n in enumerate(dice) if n]

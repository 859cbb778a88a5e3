"""Decks (TS-06 to TS-09, TS-69 to TS-71)."""

from pathlib import Path

import pytest

from ludotek.games.twenty_strong.codec import CODEC
from ludotek.games.twenty_strong.game import GAME, read_deck, shipped_decks
from ludotek.games.twenty_strong.rules.actions import ANSWERS, MOST_ACTIVE
from ludotek.games.twenty_strong.rules.components import BOSS, CONFLICT, HERO, ON_CARD
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.endgame import MissionsStrikeBack
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.testing.twenty_strong import (
    Data,
    Position,
    boss,
    card,
    dealt,
    deck,
    hero,
    instant,
    mission,
    node,
    position,
    single_use,
)
from ludotek.testing.walk import walk

DECKS = Path(__file__).parents[2] / "decks"
NAMES = [*shipped_decks(), *sorted(str(path) for path in DECKS.glob("*.toml"))]
each_deck = pytest.mark.parametrize("name", NAMES, ids=lambda name: Path(name).stem)
GAIN_HEALTH = node("change-stat", stat="health", by=1)
LOSE_HEALTH = node("change-stat", stat="health", by=-1)


def every_card(g: TwentyStrong) -> list[int]:
    """The cards in all places of the table."""
    piles = [pile.cards for pile in [*g.stacks, g.bosses, g.unused_bosses]]
    waiting = not g.endgame or any(type(step) is MissionsStrikeBack for step in g.stack)
    missions = g.missions[g.missions_done :] if waiting else []
    places = [[enemy.card for enemy in g.active], g.inventory, g.discard, g.banished_cards, g.aside, missions]
    return [int(g.hero), *[each for pile in [*piles, *places] for each in pile]]


# ---------------------------------------------------------------------- TS-06, TS-69


@pytest.mark.rule("TS-06")
@each_deck
def test_TS_06_a_game_uses_the_cards_of_one_deck_all_the_way(name: str) -> None:
    options = GAME.check_options({"deck": name})
    own = {table["id"] for kind in ("hero", "boss", "conflict", "mission") for table in read_deck(name).get(kind, [])}
    for spot in walk(GAME, options, 5, 20_000):
        g = spot.match
        assert isinstance(g, TwentyStrong)
        assert sorted(every_card(g)) == list(range(len(g.deck.cards))), "each card once, none lost and none new"
        assert {each.name for each in g.deck.cards} == own


@pytest.mark.rule("TS-06")
def test_TS_06_a_deck_is_named_and_there_is_exactly_one() -> None:
    assert GAME.check_options({})["deck"] in shipped_decks()
    with pytest.raises(LudotekError, match="unknown deck 'no-such-deck'"):
        GAME.content(GAME.check_options({"deck": "no-such-deck"}))


@pytest.mark.rule("TS-69")
@each_deck
def test_TS_69_the_player_plays_one_hero_and_the_others_stay_aside(name: str) -> None:
    raw = read_deck(name)
    played = set()
    for seed in range(40):
        t = dealt(raw, seed=seed)
        heroes = t.g.deck.of_kind(HERO)
        assert int(t.g.hero) in heroes
        assert [each for each in t.g.aside if each in heroes] == [each for each in heroes if each != t.g.hero]
        played.add(int(t.g.hero))
    assert played == set(heroes), "drawn by chance when none is named"
    for each in heroes:
        t = dealt(raw, hero=t.g.deck.cards[each].name)
        assert int(t.g.hero) == each


@pytest.mark.rule("TS-69")
def test_TS_69_only_the_ability_of_the_hero_in_play_works() -> None:
    helper = hero("Helper", standing=[node("die-damage", by=1)], triggers=[{"when": "rolled", "do": [LOSE_HEALTH]}])
    plain = hero("Plain", health=5)
    for name, damage, health in (("Helper", 2, 4), ("Plain", 1, 5)):
        t = dealt(deck(card("A", health=9), heroes=[helper, plain], stacks=1), hero=name)
        t.do("commit red", "done")
        face = "hit" if t.loose("red", "hit") else "crit"
        t.do(f"apply red {face} A")
        assert t.damage("A") == damage + (face == "crit")
        assert t.stat("health") == health


# ---------------------------------------------------------------------- TS-07


@pytest.mark.rule("TS-07")
@pytest.mark.parametrize("kind", ["hero", "boss", "conflict"])
def test_TS_07_a_deck_has_heroes_bosses_and_conflict_cards(kind: str) -> None:
    with pytest.raises(ContentError, match=kind):
        Deck(deck(card("A")) | {kind: []})


@pytest.mark.rule("TS-07")
@pytest.mark.parametrize("missing", ["health", "strategy", "recovery", "ability"])
def test_TS_07_a_hero_gives_three_stats_and_an_ability(missing: str) -> None:
    data = hero()
    del data[missing]
    with pytest.raises(ContentError, match=missing):
        Deck(deck(heroes=[data]))


@pytest.mark.rule("TS-07")
@each_deck
def test_TS_07_every_hero_has_an_ability_of_its_own(name: str) -> None:
    heroes = read_deck(name)["hero"]
    abilities = [each["ability"] for each in heroes]
    assert all(len(each) == 1 for each in abilities)
    assert all(abilities.count(each) == 1 for each in abilities)


@pytest.mark.rule("TS-07")
@pytest.mark.parametrize("stat", [0, 7])
def test_TS_07_a_starting_stat_must_fit_on_its_die(stat: int) -> None:
    for name in ("health", "strategy", "recovery"):
        with pytest.raises(ContentError, match=name):
            Deck(deck(heroes=[hero() | {name: stat}]))


@pytest.mark.rule("TS-07")
def test_TS_07_a_deck_may_add_kinds_and_icons_of_its_own() -> None:
    """Missions are a kind of card, "mandatory" and the peaceful way are icons that only some decks have."""
    a = card("A", mandatory=True, peace=[GAIN_HEALTH])
    made = Deck(deck(a, missions=[mission("M", "defeat", 2, [GAIN_HEALTH])]))
    assert made.cards[made.named("A")].mandatory
    assert made.cards[made.named("A")].has_peace
    assert made.cards[made.named("M")].goal_count == 2
    plain = Deck(deck(card("A")))
    assert not plain.cards[plain.named("A")].mandatory
    assert not plain.cards[plain.named("A")].has_peace


@pytest.mark.rule("TS-07")
def test_TS_07_conflict_cards_fill_the_stacks_and_bosses_wait() -> None:
    t = dealt(deck(*[card(name) for name in "ABCDEF"], bosses=[boss("X"), boss("Y")]))
    kinds = {t.g.deck.cards[each].kind for stack in t.g.stacks for each in stack.cards}
    assert kinds == {CONFLICT}
    assert len(t.g.bosses) == 1
    assert {t.g.deck.cards[each].kind for each in [*t.g.bosses.cards, *t.g.unused_bosses.cards]} == {BOSS}


# ---------------------------------------------------------------------- TS-70


@pytest.mark.rule("TS-70")
def test_TS_70_a_boss_is_activated_like_any_card() -> None:
    """Its effects apply, its icons bring more, and what waits for an activation happens."""
    baron = boss(
        "Baron", more=1, during=[node("commit-limit", n=3)], special=[{"when": "activated", "do": [LOSE_HEALTH]}]
    )
    watcher = hero(triggers=[{"when": "any-activated", "do": [node("change-chip", by=1)]}])
    t = position(at="activation", boss=baron, hero=watcher, health=5, rules={"endgame_must": ["chip-empty", "stacks-empty"]},
                 stacks=[[card("A")], [card("B")]])  # fmt: skip
    assert t.asks == "OrderTriggers"
    t.do("first 1")
    assert (t.stat("health"), t.g.chip) == (4, 1)
    assert t.asks == "ActivateCard"
    t.do("activate 2")
    assert (t.where("Baron"), t.where("B"), t.where("A")) == ("active", "active", "stack 1")
    assert t.g.chip == 2
    t.do("commit red", "commit blue", "commit green")
    assert t.g.committed_now == 3
    assert t.asks == "Apply"


@pytest.mark.rule("TS-70")
def test_TS_70_a_boss_deals_its_damage_and_its_effects_work() -> None:
    baron = boss("Baron", damage=2, after=[node("change-chip", by=1)])
    t = position(baron, card("A", damage=1), at="damage", health=6, endgame=True)
    assert t.stat("health") == 3
    assert t.g.chip == 1
    t = position(baron, card("A", damage=1), at="damage", health=6, defeated=["Baron"])
    assert t.stat("health") == 5


@pytest.mark.rule("TS-70")
def test_TS_70_a_boss_is_counted_where_enemies_are_counted() -> None:
    counting = node("for-each", what="undefeated-enemy", do=[node("change-chip", by=1)])
    t = position(boss("Baron", damage=0), card("A", damage=0, after=[counting]), at="after", endgame=True)
    assert t.g.chip == 2


@pytest.mark.rule("TS-70")
def test_TS_70_a_defeated_boss_pays_triggers_and_is_cleaned_up() -> None:
    """One boss of two: its defeat is the defeat of an enemy, no more."""
    baron = boss("Baron", health=1, reward=instant(node("change-chip", by=5)))
    watcher = hero(triggers=[{"when": "any-defeated", "do": [node("change-chip", by=1)]}])
    t = position(baron, card("A", damage=0), loose="red hit", hero=watcher, strategy=1, rules={"bosses_to_defeat": 2},
                 stacks=[[card("B")], [card("C")]], boss=boss("Duke"))  # fmt: skip
    t.do("apply red hit Baron", "first 1", "take")
    assert t.g.chip == 6
    t.do("done")
    assert t.asks == "ActivateCard", "the round is over"
    assert (t.where("Baron"), t.where("A")) == ("discard", "discard")


@pytest.mark.rule("TS-70")
def test_TS_70_a_boss_may_pay_an_item() -> None:
    baron = boss("Baron", reward=single_use(GAIN_HEALTH))
    t = position(baron, at="gain", defeated=["Baron"], rules={"bosses_to_defeat": 2}, boss=boss("Duke"))
    t.do("gain Baron")
    assert t.where("Baron") == "inventory"


@pytest.mark.rule("TS-70")
def test_TS_70_a_boss_is_an_enemy_but_neither_light_nor_heavy() -> None:
    for goal, done in (("defeat", 1), ("defeat-in-round", 1), ("defeat-light", 0), ("defeat-heavy", 0)):
        t = position(boss("Baron", health=1), card("A"), loose="red hit, blue hit", rules={"bosses_to_defeat": 2},
                     missions=[mission("M", goal, 1, [GAIN_HEALTH])], boss=boss("Duke"))  # fmt: skip
        t.do("apply red hit Baron")
        assert t.g.missions_done == done


# ---------------------------------------------------------------------- TS-08


@pytest.mark.rule("TS-08")
@pytest.mark.parametrize("stacks", [1, 2, 3, 5])
def test_TS_08_the_deck_says_how_many_stacks_there_are_and_all_conflict_cards_are_dealt(stacks: int) -> None:
    names = [f"C{i}" for i in range(11)]
    t = dealt(deck(*[card(name) for name in names], stacks=stacks), seed=3)
    sizes = [len(stack) for stack in t.g.stacks] if stacks > 1 else [len(t.g.stacks[0]) + len(t.g.active)]
    assert len(t.g.stacks) == stacks
    assert sum(sizes) == 11
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.rule("TS-08")
def test_TS_08_the_cards_are_shuffled() -> None:
    raw = deck(*[card(f"C{i}") for i in range(9)])
    orders = {tuple(tuple(stack.cards) for stack in dealt(raw, seed=seed).g.stacks) for seed in range(10)}
    assert len(orders) == 10
    tops = {dealt(raw, seed=seed).g.stacks[0].top() for seed in range(200)}
    assert len(tops) == 9, "every card can come first"


@pytest.mark.rule("TS-08")
def test_TS_08_the_deck_says_which_boss_is_faced() -> None:
    raw = deck(card("A"), bosses=[boss(name) for name in "WXYZ"], bosses_to_defeat=2)
    t = dealt(raw)
    assert (len(t.g.bosses), len(t.g.unused_bosses)) == (2, 2)
    faced = {tuple(dealt(raw, seed=seed).g.bosses.cards) for seed in range(200)}
    assert len(faced) == 4 * 3, "any two of the four, in any order"


@pytest.mark.rule("TS-08")
def test_TS_08_the_first_deck_is_three_stacks_of_fifteen_one_boss_of_four_and_three_missions() -> None:
    t = dealt(read_deck("long-dusk"))
    assert [len(stack) for stack in t.g.stacks] == [15, 15, 15]
    assert (len(t.g.bosses), len(t.g.unused_bosses)) == (1, 3)
    assert len(t.g.missions) == 3
    assert t.g.chip == 3


# ---------------------------------------------------------------------- TS-71


@pytest.mark.rule("TS-71")
@each_deck
def test_TS_71_the_game_begins_with_all_dice_the_heros_stats_and_no_item(name: str) -> None:
    raw = read_deck(name)
    for each in raw["hero"]:
        t = dealt(raw, hero=each["id"])
        assert t.g.pool == [4, 4, 4, 4, 1]
        assert sum(t.g.exhausted) + sum(t.g.banished) + sum(t.g.loose) == 0
        assert t.g.stats == [each["health"], each["strategy"], each["recovery"]]
        assert t.g.inventory == []
        assert t.g.discard == []
        assert t.g.round == 1


@pytest.mark.rule("TS-71")
def test_TS_71_a_new_game_knows_nothing_of_the_last_one() -> None:
    raw = deck(card("A", after=[LOSE_HEALTH, node("banish-die")]), stacks=1)
    t = dealt(raw).do("commit red", "done", "done")
    while t.asks != "ChooseDie":
        t.do("done")
    t.do("pick blue no-face pool")
    assert (t.stat("health"), t.banished("blue")) == (3, 1), "hurt by the card and by its effect"
    again = dealt(raw)
    assert (again.stat("health"), again.pool("blue"), again.banished("blue")) == (5, 4, 0)


@pytest.mark.rule("TS-71")
def test_TS_71_unless_the_deck_says_otherwise() -> None:
    """A rung of the ladder is the deck's own set-up."""
    rungs: list[Data] = [{"banish": "red"}, {"stat": "recovery", "by": -1}]
    t = dealt(deck(ladder=rungs), difficulty=2)
    assert (t.pool("red"), t.banished("red")) == (0, 1)
    assert t.stat("recovery") == 2


# ---------------------------------------------------------------------- TS-09


def chip_deck(**chip: object) -> Position:
    return position(card("A", damage=0), at="commit", chip=3, health=3, exhausted="blue", rules={"chip": chip})


@pytest.mark.rule("TS-09")
def test_TS_09_the_chip_does_what_the_deck_says() -> None:
    healer = chip_deck(cost=2, do=[GAIN_HEALTH]).do("chip")
    assert (healer.g.chip, healer.stat("health"), healer.exhausted("blue")) == (1, 4, 1)
    assert ("chip-used", "TS-97") in healer.log
    medic = chip_deck(cost=1, do=[node("recover")]).do("chip")
    assert (medic.g.chip, medic.stat("health"), medic.exhausted("blue")) == (2, 3, 0)


@pytest.mark.rule("TS-09")
def test_TS_09_where_the_deck_gives_it_no_use_the_chip_cannot_be_used() -> None:
    t = position(card("A"), at="commit", chip=3)
    assert "chip" not in t.options
    assert t.refusal("chip") is not None


@pytest.mark.rule("TS-09")
def test_TS_09_the_chip_may_count_days_money_or_oil() -> None:
    """Three decks: it rises each round and forces the end, it lures bosses, it silences enemies."""
    days = dealt(read_deck(str(DECKS / "journey.toml")))
    assert days.g.chip == 1, "the first day has begun"
    money = dealt(read_deck(str(DECKS / "hunt.toml")))
    money.g.chip = 3
    money.do("chip")
    assert money.g.chip == 0
    assert len(money.g.bosses) == 2
    oil = dealt(read_deck("long-dusk"))
    assert oil.g.chip == 3
    assert oil.refusal("chip") is not None, "its time is the Commit step"


@pytest.mark.rule("TS-09")
@pytest.mark.parametrize(("start", "ok"), [(4, True), (5, False)])
def test_TS_09_the_chip_starts_where_the_deck_says(start: int, ok: bool) -> None:
    raw = deck(chip_start=start, chip_max=4)
    if ok:
        assert dealt(raw).g.chip == 4
    else:
        with pytest.raises(ContentError, match="chip_start"):
            Deck(raw)


# ---------------------------------------------------------------------- how many cards a game can have on the table


@pytest.mark.rule("TS-06", "TS-90")
def test_TS_06_a_deck_has_no_more_enemies_than_can_be_told_apart() -> None:
    crowd = [card(f"C{i}") for i in range(MOST_ACTIVE)]
    with pytest.raises(ContentError, match=f"at most {MOST_ACTIVE}"):
        Deck(deck(*crowd))
    Deck(deck(*crowd[1:]))


@pytest.mark.rule("TS-66")
def test_TS_66_a_full_table_keeps_every_action_apart() -> None:
    """Every enemy that the largest deck can bring out can be named by every kind of action."""
    crowd = [card(f"C{i}", health=30) for i in range(MOST_ACTIVE - 1)]
    t = position(*crowd, loose="4 yellow hit, 3 blue crit", pool="red")
    assert t.options[-1] == f"apply blue crit C{MOST_ACTIVE - 2}"
    for action in t.g.options(0):
        assert CODEC.read(t.g, 0, CODEC.write(t.g, 0, action)) == action
    last = len(t.g.active) - 1
    assert all(last < band.parts["enemy"] for band in ANSWERS.bands if "enemy" in band.parts)
    assert all(ON_CARD + last < band.parts["place"] for band in ANSWERS.bands if "place" in band.parts)

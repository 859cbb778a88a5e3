"""Precedence (TS-01 to TS-03, TS-66, TS-67)."""

import pytest

from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.kernel.errors import ContentError
from ludotek.kernel.phrase import Phrase
from ludotek.testing.twenty_strong import (
    Data,
    Position,
    boss,
    card,
    deck,
    hero,
    instant,
    mission,
    node,
    ongoing,
    position,
    single_use,
)

GAIN_HEALTH = node("change-stat", stat="health", by=1)
LOSE_HEALTH = node("change-stat", stat="health", by=-1)


def die_damage(**fields: object) -> Data:
    return node("die-damage", **fields)


# ---------------------------------------------------------------------- TS-01


@pytest.mark.rule("TS-01")
def test_TS_01_the_decks_rules_override_the_general_rules() -> None:
    t = position(card("A"), at="commit", rules={"standing": [node("commit-limit", n=2)]}, dice="hit hit")
    t.do("commit red", "commit blue")
    assert t.asks == "Apply", "the deck allows no third die"
    plain = position(card("A"), at="commit")
    plain.do("commit red", "commit blue", "commit blue")


@pytest.mark.rule("TS-01")
@pytest.mark.parametrize(("stays", "damage"), [(True, 2), (False, 0)])
def test_TS_01_a_deck_may_let_damage_on_its_boss_stay(stays: bool, damage: int) -> None:
    t = position(boss("Baron", health=9), card("A"), at="exhaust", endgame=True,
                 on={"Baron": "blue crit", "A": "red hit"}, rules={"boss_damage_stays": stays})  # fmt: skip
    assert t.damage("Baron") == damage
    assert t.damage("A") == 0


@pytest.mark.rule("TS-01")
def test_TS_01_card_text_overrides_the_general_rules() -> None:
    """An unapplied hit is rolled again (TS-30), unless a card says that it is kept."""
    keeper = hero(standing=[node("keep", dice={"face": "crit"})])
    t = position(card("A"), loose="blue crit, yellow hit", at="repeat", hero=keeper, dice="miss")
    t.do("again", "done")
    assert t.loose("blue", "crit") == 1
    assert t.loose("yellow", "miss") == 1
    rope = card("Rope", reward=single_use(node("extra-phase")))
    t = position(card("A"), loose="blue crit", strategy=1, inventory=[rope], dice="hit")
    t.do("use Rope", "done", "again", "done")
    assert t.g.phases == 2


@pytest.mark.rule("TS-01")
@pytest.mark.parametrize("who", ["hero", "item"])
def test_TS_01_card_text_overrides_the_decks_rules(who: str) -> None:
    """The deck fixes what a crit deals; a card that adds to it is not undone by that."""
    text = [die_damage(by=1, dice={"colour": ["yellow"]})]
    rules = {"standing": [node("die-damage-is", n=1, dice={"face": "crit"})]}
    lamp = card("Lamp", reward=ongoing(standing=text))
    given: Data = {"hero": hero(standing=text)} if who == "hero" else {"inventory": [lamp]}
    t = position(card("A", health=9), on={"A": "yellow crit"}, loose="red hit", rules=rules, **given)
    assert t.damage("A") == 2
    t = position(card("A", health=9), on={"A": "blue crit"}, loose="red hit", rules=rules, **given)
    assert t.damage("A") == 1


@pytest.mark.rule("TS-01")
def test_TS_01_an_enemys_card_text_overrides_the_decks_rules() -> None:
    a = card("A", health=9, during=[node("die-damage-is", to="this", n=1)])
    t = position(a, card("B", health=9), on={"A": "blue crit", "B": "green crit"}, loose="red hit",
                 rules={"standing": [die_damage(by=1)]})  # fmt: skip
    assert t.damage("A") == 1
    assert t.damage("B") == 3


@pytest.mark.rule("TS-01")
def test_TS_01_effect_text_overrides_reward_and_ability_text() -> None:
    more = [die_damage(by=1, dice={"colour": ["yellow"]})]
    lamp = card("Lamp", reward=ongoing(standing=more))
    a = card("A", health=9, during=[node("die-damage-is", to="this", n=1)])
    t = position(a, card("B", health=9), on={"A": "yellow hit", "B": "yellow hit"}, loose="red hit",
                 hero=hero(standing=more), inventory=[lamp])  # fmt: skip
    assert t.damage("A") == 1, "the enemy has the last word"
    assert t.damage("B") == 3, "elsewhere ability and item hold"
    fixed = hero(standing=[node("die-damage-is", n=3)])
    weak = card("A", health=9, during=[die_damage(by=-1, to="this")])
    t = position(weak, on={"A": "yellow hit"}, loose="red hit", hero=fixed)
    assert t.damage("A") == 2, "first what the hero says, then what the enemy makes of it"


@pytest.mark.rule("TS-01")
def test_TS_01_effect_text_overrides_what_an_item_or_ability_allows() -> None:
    a = card("A", health=9, during=[node("forbid", what="repeat")])
    rope = card("Rope", reward=single_use(node("extra-phase")))
    t = position(a, card("B"), loose="red hit", inventory=[rope], at="apply")
    t.do("use Rope", "done")
    assert t.asks != "Repeat"
    able = hero(use={"do": [node("recover")]})
    t = position(card("A", during=[node("forbid", what="ability")]), loose="red hit", exhausted="blue", hero=able)
    t.refused("ability", "TS-01", "TS-49", by="A")
    tonic = card("Tonic", reward=single_use(GAIN_HEALTH))
    t = position(card("A", during=[node("forbid", what="items")]), loose="red hit", inventory=[tonic])
    t.refused("use Tonic", "TS-45", "TS-49", by="A")


@pytest.mark.rule("TS-01")
@pytest.mark.parametrize("effect_first", [True, False])
def test_TS_01_also_among_texts_that_hold_for_the_rest_of_the_game(effect_first: bool) -> None:
    """Whichever began first, the effect's text comes after the reward's."""
    effect = {"kind": "special", "lasting": True, "standing": [node("die-damage-is", n=1, dice={"colour": ["blue"]})]}
    bane = card("Bane", effects=[effect])
    boon = card("Boon", reward=single_use(node("from-now-on", text=die_damage(by=1))))
    out = card("Out", reward=single_use(node("dismiss", n=9)))
    t = position(card("A", health=9), bane, loose="red hit", on={"A": "blue hit, yellow hit"}, inventory=[boon, out])
    lay_off = ["use Out", "enemy Bane"]
    t.do(*[*lay_off, "use Boon"] if effect_first else ["use Boon", *lay_off])
    assert t.where("Bane") == "discard"
    assert t.damage("A") == 1 + 2


# ---------------------------------------------------------------------- TS-02


@pytest.mark.rule("TS-02")
def test_TS_02_may_makes_a_text_optional() -> None:
    a = card("A", after=[node("may", do=[node("banish-die", dice={"colour": ["red"]})])])
    t = position(a, at="after")
    assert t.asks == "ChooseWhether"
    assert sorted(t.options) == ["done", "take"]
    t.do("done")
    assert t.banished("red") == 0
    t = position(a, at="after")
    t.do("take")
    assert t.banished("red") == 1


@pytest.mark.rule("TS-02")
def test_TS_02_a_text_without_may_is_mandatory() -> None:
    t = position(card("A", after=[node("exhaust", dice={"place": "pool"})]), at="after")
    t.refused("done", "TS-02")
    t.do("pick red no-face pool")
    assert t.exhausted("red") == 1
    t = position(card("A", after=[LOSE_HEALTH]), card("B", after=[LOSE_HEALTH]), at="after", health=5)
    t.refused("done", "TS-33")
    t = position(card("A", after=[node("deal", n=1)]), card("B"), at="after")
    t.refused("done", "TS-02")
    t = position(card("A", after=[node("bury")]), at="after", stacks=[[card("C"), card("D")], [card("E"), card("F")]])
    t.refused("done", "TS-02")
    held = [card("I", reward=ongoing(standing=[die_damage(by=1)])), card("J", reward=single_use(GAIN_HEALTH))]
    t = position(card("A", after=[node("discard-item")]), at="after", inventory=held).do("enemy A")
    t.refused("done", "TS-02")


@pytest.mark.rule("TS-02")
def test_TS_02_up_to_lets_the_player_stop_but_a_plain_number_does_not() -> None:
    def at(up_to: bool) -> Position:
        text = node("exhaust", n=2, up_to=up_to, dice={"place": "pool"})
        return position(card("A", after=[text]), at="after").do("pick red no-face pool")

    assert "done" in at(True).options
    at(False).refused("done", "TS-02")


@pytest.mark.rule("TS-02")
def test_TS_02_a_heros_text_without_may_is_mandatory_too() -> None:
    grim = hero(triggers=[{"when": "rolled", "do": [LOSE_HEALTH]}])
    t = position(card("A"), loose="red", at="roll", hero=grim, dice="hit", health=5)
    assert t.stat("health") == 4


@pytest.mark.rule("TS-02")
def test_TS_02_a_rule_makes_rewards_and_items_optional_without_the_word() -> None:
    a = card("A", health=1, reward=instant(LOSE_HEALTH))
    t = position(a, loose="red hit, blue hit", health=5)
    t.do("apply red hit A")
    assert t.asks == "InstantReward"
    t.do("done")
    assert t.stat("health") == 5
    item = card("I", reward=single_use(GAIN_HEALTH))
    t = position(item, at="gain", defeated=["I"], health=4, stacks=[[card("B")], [card("C")]])
    t.do("done")
    assert t.where("I") == "discard"
    t = position(card("A"), loose="red hit", inventory=[item], health=4)
    t.do("done", "done")
    assert t.where("I") == "inventory"


# ---------------------------------------------------------------------- TS-03


def ordered(t: Position, first: str) -> int:
    """Resolve the two things, the one of this card first; the Health that results from 6."""
    assert t.asks == "OrderTriggers"
    cards = [step.label(t.g).slots["card"] for step in t.g.question.steps]  # type: ignore[union-attr]
    t.do(f"first {cards.index(Phrase(f'card-{first}')) + 1}")
    while t.asks in ("InstantReward", "MissionReward"):
        t.do("take")
    return t.stat("health")


UP_FIRST, DOWN_FIRST = 5, 6  # at 6, a point gained first is ignored (TS-16)


@pytest.mark.rule("TS-03")
@pytest.mark.parametrize(("first", "health"), [("Up", UP_FIRST), ("Down", DOWN_FIRST)])
def test_TS_03_the_player_orders_what_would_resolve_at_once(first: str, health: int) -> None:
    up = card("Up", special=[{"when": "rolled", "do": [GAIN_HEALTH]}])
    down = card("Down", special=[{"when": "rolled", "do": [LOSE_HEALTH]}])
    t = position(up, down, loose="red", at="roll", dice="hit", health=6)
    assert [rule for key, rule in t.log if key == "stat-changed"] == [], "nothing resolves before the choice"
    assert t.g.question is not None and t.g.question.rule() == "TS-03"
    assert ordered(t, first) == health
    assert t.asks == "Apply", "both were resolved, once each"


@pytest.mark.rule("TS-03")
@pytest.mark.parametrize(("first", "health"), [("Up", UP_FIRST), ("Hero", DOWN_FIRST)])
def test_TS_03_between_a_reward_and_a_trigger_of_the_same_defeat(first: str, health: int) -> None:
    up = card("Up", health=1, reward=instant(GAIN_HEALTH))
    grim = hero(triggers=[{"when": "any-defeated", "do": [LOSE_HEALTH]}])
    t = position(up, card("B"), loose="red hit, blue hit", hero=grim, health=6)
    t.do("apply red hit Up")
    assert ordered(t, first) == health


@pytest.mark.rule("TS-03")
@pytest.mark.parametrize(("first", "health"), [("Up", UP_FIRST), ("Down", DOWN_FIRST)])
def test_TS_03_between_a_mission_and_a_reward_of_the_same_defeat(first: str, health: int) -> None:
    up, goal = card("Up", health=1, reward=instant(GAIN_HEALTH)), mission("Down", "defeat", 1, [LOSE_HEALTH])
    t = position(up, card("B"), loose="red hit, blue hit", missions=[goal], health=6)
    t.do("apply red hit Up")
    assert ordered(t, first) == health


@pytest.mark.rule("TS-03")
@pytest.mark.parametrize(("first", "health"), [("Up", UP_FIRST), ("Down", DOWN_FIRST)])
@pytest.mark.parametrize("goal", ["roll-crit", "clear-round", "use-item"])
def test_TS_03_between_a_mission_and_a_trigger_of_the_same_moment(goal: str, first: str, health: int) -> None:
    when = {"roll-crit": "rolled", "clear-round": "clear", "use-item": "item-used"}[goal]
    up = card("Up", special=[{"when": when, "do": [GAIN_HEALTH]}])
    down = mission("Down", goal, 1, [LOSE_HEALTH])
    given: Data = {"missions": [down], "health": 6, "exhausted": "blue"}
    if goal == "roll-crit":
        t = position(up, loose="red", at="roll", dice="crit", **given)
    elif goal == "clear-round":
        t = position(up, at="damage", defeated=["Up"], **given)
    else:
        tonic = card("Tonic", reward=single_use(node("recover")))
        t = position(up, loose="red hit", inventory=[tonic], **given).do("use Tonic")
        assert t.pool("blue") == 4, "the benefit comes before what waits for the use"
    assert ordered(t, first) == health


@pytest.mark.rule("TS-03")
@pytest.mark.parametrize(("first", "health"), [("first 1", UP_FIRST), ("first 2", DOWN_FIRST)])
def test_TS_03_between_the_decks_rules_and_a_trigger(first: str, health: int) -> None:
    grim = hero(triggers=[{"when": "round-begins", "do": [LOSE_HEALTH]}])
    t = position(at="round", hero=grim, health=6, rules={"round_begins": [GAIN_HEALTH]}, stacks=[[card("A")]] * 2)
    assert t.asks == "OrderTriggers"
    t.do(first)
    assert t.stat("health") == health


@pytest.mark.rule("TS-03")
@pytest.mark.parametrize(("first", "health"), [("Up", UP_FIRST), ("Down", DOWN_FIRST)])
def test_TS_03_between_cards_that_become_active_at_once(first: str, health: int) -> None:
    up = mission("Up", "defeat", 9, [GAIN_HEALTH], special=[{"when": "activated", "do": [GAIN_HEALTH]}])
    down = mission("Down", "defeat", 9, [GAIN_HEALTH], special=[{"when": "activated", "do": [LOSE_HEALTH]}])
    t = position(at="activation", missions=[up, down], health=6)
    assert ordered(t, first) == health


@pytest.mark.rule("TS-03")
def test_TS_03_of_three_things_the_player_orders_each_next_one() -> None:
    names = ("A", "B", "C")
    a, b, c = [
        card(n, special=[{"when": "rolled", "do": [node("change-chip", by=i + 1)]}]) for i, n in enumerate(names)
    ]
    t = position(a, b, c, loose="red", at="roll", dice="hit")
    t.do("first 2")
    assert t.g.chip == 2
    assert t.options == ["first 1", "first 2"]
    t.do("first 2")
    assert [int(event.values[0]) for event in t.happened if event.kind.key == "log-chip-changed"] == [3, 1]
    assert t.asks == "Apply", "the last one needs no choice"


# ---------------------------------------------------------------------- TS-66


@pytest.mark.rule("TS-66")
def test_TS_66_the_player_chooses_the_die_that_a_harmful_effect_takes() -> None:
    a = card("A", after=[node("exhaust", dice={"place": "pool"})])
    t = position(a, at="after", pool="yellow, blue, red", exhausted="green")
    assert t.options == ["pick yellow no-face pool", "pick blue no-face pool", "pick red no-face pool"]
    t.refused("pick green no-face exhausted", "TS-62")
    t.refused("pick purple no-face pool", "TS-66")
    t.do("pick yellow no-face pool")
    assert (t.exhausted("yellow"), t.exhausted("red")) == (1, 0)
    assert ("exhausted-die", "TS-66") in t.log


@pytest.mark.rule("TS-66")
def test_TS_66_the_player_chooses_the_enemy() -> None:
    medic = card("Medic", after=[node("silence"), node("banish-die")])
    b, c = [card(name, during=[node("commit-limit", n=1)]) for name in ("B", "C")]
    t = position(medic, b, c, at="after")
    assert t.options == ["enemy B", "enemy C"]
    t.refused("enemy Medic", "TS-49")
    t.do("enemy C")
    assert (t.enemy("B").silenced, t.enemy("C").silenced) == (False, True)


@pytest.mark.rule("TS-66")
def test_TS_66_the_player_chooses_the_item() -> None:
    held = [card(name, reward=ongoing(standing=[die_damage(by=1)])) for name in ("I", "J")]
    t = position(card("A", after=[node("discard-item")]), at="after", inventory=held)
    assert [option for option in t.options if option.startswith("item")] == ["item I", "item J"]
    t.do("item J")
    assert (t.where("I"), t.where("J")) == ("inventory", "discard")


@pytest.mark.rule("TS-66")
def test_TS_66_the_player_chooses_the_stack() -> None:
    a = card("A", after=[node("discard-top"), node("banish-die")])
    t = position(a, at="after", stacks=[[card("B"), card("C")], [], [card("D")]])
    assert t.options == ["stack 1", "stack 3"]
    t.refused("stack 2", "TS-74")
    t.do("stack 3")
    assert (t.where("B"), t.where("D")) == ("stack 1", "discard")


@pytest.mark.rule("TS-66")
def test_TS_66_the_player_chooses_between_texts_even_one_that_does_nothing() -> None:
    modes = [{"do": [LOSE_HEALTH]}, {"do": [node("exhaust", dice={"place": "pool"})]}]
    t = position(card("A", after=[node("choose", of=modes)]), at="after", pool="", health=5)
    assert t.options == ["mode 1", "mode 2"]
    t.do("mode 2")
    assert t.stat("health") == 5


# ---------------------------------------------------------------------- TS-67


@pytest.mark.rule("TS-67")
def test_TS_67_a_mandatory_text_is_carried_out_as_far_as_possible() -> None:
    a = card("A", after=[node("exhaust", n=3, dice={"place": "pool"}), LOSE_HEALTH])
    t = position(a, at="after", pool="yellow, blue", health=5, inventory=[card("I", reward=single_use(GAIN_HEALTH))])
    t.do("enemy A", "pick blue no-face pool")
    assert (t.exhausted("yellow"), t.exhausted("blue")) == (1, 1), "both that there are"
    assert t.stat("health") == 4, "and the text goes on"


@pytest.mark.rule("TS-67")
@pytest.mark.parametrize(
    "impossible",
    [node("discard-item", n=2), node("exhaust", dice={"colour": ["red"]}), node("discard-top"), node("activate"),
     node("change-stat", stat="strategy", by=-2), node("deal", n=1), node("salvage"), node("change-chip", by=-1)],
)  # fmt: skip
def test_TS_67_the_impossible_part_is_ignored_and_the_rest_resolves(impossible: Data) -> None:
    a = card("A", after=[impossible, LOSE_HEALTH])
    t = position(a, at="after", pool="yellow", strategy=1, health=5, defeated=["A"])
    assert t.stat("health") == 4


def offer(cost: Data, **given: object) -> Position:
    """An After effect: pay this to gain a point of Recovery; then something that is asked in any case."""
    a = card("A", after=[node("may", cost=cost, do=[node("change-stat", stat="recovery", by=1)]), node("banish-die")])
    t = position(a, at="after", exhausted="2 green, purple", **given)
    return t.do("enemy A") if t.asks == "ChooseAfterEffect" else t


PAYABLE = [
    (node("change-stat", stat="strategy", by=-1), {"strategy": 2}, {"strategy": 1}),
    (node("change-stat", stat="strategy", by=-2), {"strategy": 3}, {"strategy": 2}),
    (node("change-stat", stat="health", by=-2), {"health": 3}, {}),
    (node("change-stat", stat="health", by=2), {"health": 4}, {"health": 5}),
    (node("change-chip", by=-2), {"chip": 2}, {"chip": 1}),
    (node("change-chip", by=2), {"chip": 18}, {"chip": 19}),
    (node("exhaust", n=2, dice={"place": "pool"}), {"pool": "yellow, blue"}, {"pool": "yellow"}),
    (node("exhaust", n=2, dice={"place": "pool"}), {"pool": "2 yellow"}, {"pool": "yellow"}),
    (node("activate", n=2), {"stacks": [[card("B")], [card("C")]]}, {"stacks": [[card("B")], []]}),
    (node("discard-item", n=2), {"inventory": [card("I", reward=single_use(GAIN_HEALTH)),
                                               card("J", reward=single_use(GAIN_HEALTH))]},
     {"inventory": [card("I", reward=single_use(GAIN_HEALTH))]}),
]  # fmt: skip


@pytest.mark.rule("TS-67")
@pytest.mark.parametrize(("cost", "enough", "too_little"), PAYABLE)
def test_TS_67_a_cost_must_be_payable_in_full(cost: Data, enough: Data, too_little: Data) -> None:
    rich = offer(cost, **enough)
    assert rich.asks == "ChooseWhether"
    assert "take" in rich.options
    if too_little:
        poor = offer(cost, **too_little)
        assert poor.asks == "ChooseDie", "what cannot be paid is not offered; the rest of the text follows"
        assert poor.stat("recovery") == 3


@pytest.mark.rule("TS-67", "TS-96")
def test_TS_67_a_use_whose_cost_cannot_be_paid_is_refused_for_that() -> None:
    cost = node("change-stat", stat="strategy", by=-1)
    trade = card("Trade", reward=single_use(node("may", cost=cost, do=[GAIN_HEALTH])))
    inner = node("if", condition="enemies-at-least", n=1, do=[node("may", cost=cost, do=[GAIN_HEALTH])])
    nested = card("Nested", reward=single_use(inner))
    t = position(card("A"), at="commit", strategy=1, health=1, inventory=[trade])
    t.refused("use Trade", "TS-67", by="Trade")
    t = position(card("A"), at="commit", strategy=1, health=1, inventory=[nested])
    t.refused("use Nested", "TS-67", by="Nested")
    t = position(at="activation", strategy=1, health=1, inventory=[nested], stacks=[[card("A")], [card("B")]])
    t.refused("use Nested", "TS-96", by="Nested")  # what does not apply is not too dear
    t = position(card("A"), at="commit", strategy=2, health=6, inventory=[trade])
    t.refused("use Trade", "TS-96", by="Trade")


@pytest.mark.rule("TS-67", "TS-81")
def test_TS_67_an_item_cannot_pay_for_its_own_text() -> None:
    """It is still in use: with nothing else to discard, the price is what is missing, not the effect."""
    trade = card("Trade", reward=single_use(node("may", cost=node("discard-item"), do=[GAIN_HEALTH])))
    t = position(card("A"), at="commit", health=1, inventory=[trade])
    t.refused("use Trade", "TS-67", by="Trade")
    t = position(card("A"), at="commit", health=1, inventory=[trade, card("I", reward=single_use(GAIN_HEALTH))])
    assert "use Trade" in t.options


@pytest.mark.rule("TS-67")
@pytest.mark.parametrize("stat", ["strategy", "recovery"])
def test_TS_67_strategy_and_recovery_at_1_cannot_pay_a_point(stat: str) -> None:
    cost = node("change-stat", stat=stat, by=-1)
    text = node("may", cost=cost, do=[GAIN_HEALTH])
    t = position(card("A", after=[text, node("banish-die")]), at="after", health=3, **{stat: 1})
    assert t.asks == "ChooseDie"
    t = position(card("A", after=[text, node("banish-die")]), at="after", health=3, **{stat: 2})
    t.do("take")
    assert (t.stat(stat), t.stat("health")) == (1, 4)


@pytest.mark.rule("TS-67")
def test_TS_67_the_cost_is_paid_before_the_gain_and_only_by_choice() -> None:
    cost = node("exhaust", dice={"place": "pool"})
    t = offer(cost, pool="yellow, blue").do("take")
    assert t.stat("recovery") == 3, "first the cost"
    t.do("pick blue no-face pool")
    assert (t.exhausted("blue"), t.stat("recovery")) == (1, 4)
    t = offer(cost, pool="yellow, blue").do("done")
    assert (t.pool("yellow"), t.pool("blue"), t.stat("recovery")) == (1, 1, 3)


@pytest.mark.rule("TS-67")
def test_TS_67_health_may_be_paid_to_the_last_point_and_that_loses() -> None:
    t = offer(node("change-stat", stat="health", by=-1), health=1).do("take")
    assert t.lost
    assert t.stat("recovery") == 3
    assert offer(node("change-stat", stat="health", by=-2), health=1).asks == "ChooseDie"


@pytest.mark.rule("TS-67")
def test_TS_67_a_cost_is_a_plain_action() -> None:
    """Of a text made of texts nobody could say whether it can be paid in full."""
    modes = [{"do": [LOSE_HEALTH]}, {"do": [node("exhaust")]}]
    cost = node("choose", of=modes)
    with pytest.raises(ContentError, match="cost"):
        Deck(deck(card("A", after=[node("may", cost=cost, do=[GAIN_HEALTH])])))

"""The Pandas of Feral Factions, who live on their Stronghold's ability and on Support."""

from feral import COW, OX, RAM, amount, at_stronghold, cost, rallied

from ludotek.testing.untamed import Data, animal, item, node, placed, position, shipped, side, stronghold

SAGE = animal("Sage")
TOP = [animal("Top"), animal("Next"), animal("Third")]
GIFT = stronghold(
    "fox", node("heal", n=1, target={"whose": "own", "what": "stronghold"}), cost=0
)  # costs and does nothing
FREE: Data = {"strongholds": [GIFT, "rat"]}


def test_tea_merchant_earns_support_by_the_ability() -> None:
    """When you use your Stronghold’s ability, you may put the top card of your deck into your Support zone."""
    given: Data = {"animals": [shipped("tea-merchant")], "deck": TOP} | FREE
    t = position(side(**given), side()).do("ability")
    assert (t.asks, t.support(1)) == ("ChooseWhether", [])
    t.do("take")
    assert (t.support(1), t.deck(1)) == (["Top"], ["Next", "Third"])
    t = position(side(**given), side()).do("ability", "done")
    assert (t.support(1), len(t.deck(1))) == ([], 3)


def test_tea_merchant_earns_nothing_by_the_ability_of_others() -> None:
    """When you use your Stronghold’s ability, you may put the top card of your deck into your Support zone."""
    t = position(side(**FREE), side(animals=[shipped("tea-merchant")])).do("ability")
    assert (t.asks, t.actor, t.support(2)) == ("MainPhase", 1, [])


def test_tea_merchant_earns_after_the_ability_was_paid_and_done() -> None:
    """When you use your Stronghold’s ability, you may put the top card of your deck into your Support zone."""
    t = at_stronghold("bamboo-exchange", animals=[shipped("tea-merchant")] * 2, deck=TOP).do("ability")
    assert (t.asks, t.bonus(1), t.support(1)) == ("OrderTexts", ["Top"], [])
    t.do("first 1", "take", "take")
    assert t.support(1) == ["Next", "Third"], "one for each of them"


def test_tollkeeper_of_the_jade_bridge_takes_a_toll() -> None:
    """Arrival – Put the top card of your deck into your Support zone."""
    toll = shipped("tollkeeper-of-the-jade-bridge")
    t = position(side(hand=[toll], deck=TOP), side()).do("play tollkeeper-of-the-jade-bridge", "take")
    assert (t.support(1), t.deck(1)) == (["Top"], ["Next", "Third"])
    t = position(side(hand=[toll], deck=TOP), side()).do("play tollkeeper-of-the-jade-bridge", "done")
    assert t.support(1) == []
    t = position(side(hand=[toll], support=toll["focus"], ready=0, deck=TOP), side())
    t.do("focus tollkeeper-of-the-jade-bridge", "take")
    assert (t.support(1), len(t.removed(1))) == (["Top"], toll["focus"])


def test_tollkeeper_of_the_jade_bridge_protects_the_stronghold() -> None:
    """Whenever damage would be dealt to your Stronghold, prevent N of it."""
    less = amount("tollkeeper-of-the-jade-bridge", "standing", 0)
    toll = shipped("tollkeeper-of-the-jade-bridge")
    wolf = animal("Wolf", attack=less + 2, health=12)
    bolt = item("Bolt", node("damage", n=less + 1, target={"whose": "opposing", "what": "stronghold"}), cost=0)
    t = position(side(animals=[wolf, RAM], hand=[bolt, bolt]), side(animals=[toll, OX]))
    t.do("attack Wolf", "stronghold 2")
    assert t.stronghold_damage(2) == 2
    t.do("play Bolt")
    assert t.stronghold_damage(2) == 3, "each damage by itself"
    t.do("attack Ram", "target tollkeeper-of-the-jade-bridge", "play Bolt")
    assert t.where("tollkeeper-of-the-jade-bridge") == "support 2"
    assert t.stronghold_damage(2) == 3 + less + 1, "nobody at the bridge"


def test_tollkeeper_of_the_jade_bridge_protects_nothing_else() -> None:
    """Whenever damage would be dealt to your Stronghold, prevent N of it."""
    less = amount("tollkeeper-of-the-jade-bridge", "standing", 0)
    toll = shipped("tollkeeper-of-the-jade-bridge")
    wolf = animal("Wolf", attack=2 * less + 1, health=12)
    t = position(side(animals=[wolf, toll]), side(animals=[OX])).do("attack Wolf", "stronghold 2")
    assert t.stronghold_damage(2) == 2 * less + 1, "the opposing one"
    t = position(side(animals=[wolf]), side(animals=[toll, OX])).do("attack Wolf", "target Ox")
    assert t.damage("Ox") == 2 * less + 1
    t = position(side(animals=[wolf]), side(animals=[toll, toll])).do("attack Wolf", "stronghold 2")
    assert t.stronghold_damage(2) == 1, "two of them prevent twice as much"


def test_tollkeeper_of_the_jade_bridge_rallies_to_the_next_stronghold() -> None:
    """Arrival – Put the top card of your deck into your Support zone.
    Whenever damage would be dealt to your Stronghold, prevent N of it."""
    t = rallied("tollkeeper-of-the-jade-bridge", opposing=[animal("Wolf", attack=3)]).do("take", "done")
    assert t.support(2) == ["Rest"]
    t.do("attack Wolf", "stronghold 2")
    assert t.stronghold_damage(2) == 3 - amount("tollkeeper-of-the-jade-bridge", "standing", 0)


def test_abbot_nine_dumplings_hurts_by_the_ability() -> None:
    """When you use your Stronghold’s ability, deal N damage to an opposing Animal."""
    n = amount("abbot-nine-dumplings", "texts", 0, "do", 0)
    given: Data = {"animals": [shipped("abbot-nine-dumplings"), RAM]} | FREE
    t = position(side(**given), side(animals=[OX, placed(COW, damage=1, ready=False)])).do("ability", "take")
    t.refused("target Ram", "UN-82")
    t.refused("stronghold 2", "UN-28")
    t.do("target Cow")
    assert (t.asks, t.damage("Cow"), t.damage("Ox")) == ("MainPhase", 1 + n, 0)
    t = position(side(**given), side(animals=[OX])).do("ability", "done")
    assert t.damage("Ox") == 0
    t = position(side(animals=[OX], **FREE), side(animals=[shipped("abbot-nine-dumplings")])).do("ability")
    assert (t.asks, t.damage("Ox")) == ("MainPhase", 0), "the ability of another"


def test_letter_of_credit_makes_power() -> None:
    """Put the top card of your deck face down and exhausted into your Power zone. If you have at least N Support, draw
    a card."""
    n = amount("letter-of-credit", "do", 1)
    price = cost("letter-of-credit")
    for support in (n - 1, n):
        t = position(side(hand=[shipped("letter-of-credit")], power=3, support=support, deck=TOP), side())
        t.do("play letter-of-credit")
        assert (t.power(1), t.ready_power(1)) == ([*["plain"] * 3, "Top"], 3 - price)
        assert t.hand(1) == (["Next"] if support == n else []), "the letter itself is not yet Support"
        assert len(t.support(1)) == support + 1


def test_letter_of_credit_adds_no_sixth_power() -> None:
    """Put the top card of your deck face down and exhausted into your Power zone. If you have at least N Support, draw
    a card."""
    n = amount("letter-of-credit", "do", 1)
    t = position(side(hand=[shipped("letter-of-credit")], support=n, deck=TOP), side()).do("play letter-of-credit")
    assert (len(t.power(1)), t.hand(1)) == (5, ["Top"])


def test_tea_ceremony_heals_an_animal_or_the_stronghold() -> None:
    """Remove N damage from one of your Animals or your Stronghold. If you have used your Stronghold’s ability this
    turn, draw a card."""
    n = amount("tea-ceremony", "do", 0)
    hand, mine = [shipped("tea-ceremony")], [placed(OX, damage=n + 1, ready=False), placed(COW, damage=1), SAGE]
    for target, left in (
        ("stronghold 1", (1, n + 1, 1)),
        ("target Ox", (n + 1, 1, 1)),
        ("target Cow", (n + 1, n + 1, 0)),
        ("target Sage", (n + 1, n + 1, 1)),
    ):
        t = position(side(animals=mine, hand=hand, damage=n + 1, deck=TOP), side(animals=[RAM], damage=2))
        t.do("play tea-ceremony")
        assert t.options() == ["stronghold 1", "target 1:Ox", "target 1:Cow", "target 1:Sage"]
        t.refused("stronghold 2", "UN-82")
        t.refused("target Ram", "UN-82")
        t.do(target)
        assert (t.stronghold_damage(1), t.damage("Ox"), t.damage("Cow")) == left
        assert (t.damage("Sage"), t.stronghold_damage(2), t.hand(1)) == (0, 2, [])


def test_tea_ceremony_draws_after_the_ability() -> None:
    """Remove N damage from one of your Animals or your Stronghold. If you have used your Stronghold’s ability this
    turn, draw a card."""
    tea = shipped("tea-ceremony")
    given: Data = {"hand": [tea, tea], "deck": TOP, "support": tea["focus"]} | FREE
    t = position(side(**given), side()).do("ability", "focus tea-ceremony")
    assert (t.hand(1), len(t.removed(1))) == (["tea-ceremony", "Top"], tea["focus"])
    t = position(side(**given), side()).do("focus tea-ceremony", "play tea-ceremony", "ability")
    assert t.hand(1) == [], "too late"
    t = position(side(**given), side(hand=1)).do(
        "ability", "done", "card Top", "done", "card plain", "play tea-ceremony"
    )
    assert t.deck(1) == ["Third"], "the ability of an earlier turn"


def test_tea_ceremony_is_served_in_another_players_turn() -> None:
    """Remove N damage from one of your Animals or your Stronghold. If you have used your Stronghold’s ability this
    turn, draw a card."""
    n = amount("tea-ceremony", "do", 0)
    t = rallied("tea-ceremony", animals=[placed(OX, damage=n)])
    assert t.options() == ["stronghold 2", "target 2:Ox"]
    t.do("target Ox")
    assert (t.damage("Ox"), t.hand(2), t.where("tea-ceremony")) == (0, [], "support 2")


def test_bamboo_exchange_deals_in_power_bonuses() -> None:
    """Once per turn, you may pay N Support to gain a Power Bonus."""
    price = cost("bamboo-exchange")
    guest = animal("Guest", cost=3)
    t = at_stronghold("bamboo-exchange", deck=TOP, hand=[guest], support=price + 1, ready=2)
    t.refused("play Guest", "UN-19")
    t.do("ability")
    assert (t.bonus(1), t.deck(1), len(t.support(1))) == (["Top"], ["Next", "Third"], 1)
    t.refused("ability", "UN-36", "UN-38")
    t.do("bonus", "play Guest")
    assert (t.where("Guest"), t.ready_power(1), t.deck(1)) == ("play 1", 0, ["Top", "Next", "Third"])
    t = at_stronghold("bamboo-exchange", support=price - 1)
    t.refused("ability", "UN-22", "UN-23")
    t = at_stronghold("bamboo-exchange", deck=0).do("ability")
    assert (t.over, t.bonus(1)) == (False, []), "an empty deck gives none"

"""The Crocodiles of Feral Factions, whose last words are heard twice."""

from feral import COW, OX, RAM, amount, at_stronghold, attack, cost, health, rallied

from ludotek.testing.untamed import Data, Position, animal, node, placed, position, shipped, side

TOP = [animal("Top"), animal("Next"), animal("Third")]
MUTE = animal("Mute", cost=0)
POET = animal("Poet", health=9, last_words=[node("draw", n=2)])


def near_death(name: str) -> Data:
    """One more damage defeats it."""
    return placed(shipped(name), damage=health(name) - 1)


def defeated(name: str, **given: object) -> Position:
    """Side 1 has just lost this Animal in its own attack on the Bull; beside the Bull stands the Cow."""
    bull = animal("Bull", attack=1, health=12)
    t = position(side(animals=[near_death(name)], **given), side(animals=[bull, COW]))
    t.do(f"attack {name}", "target Bull")
    assert name in t.support(1)
    return t


def test_tearful_heir_draws_when_he_falls() -> None:
    """Last Words – Draw a card."""
    t = defeated("tearful-heir", deck=TOP)
    assert t.asks == "ChooseWhether"
    assert t.do("take").hand(1) == ["Top"]
    assert defeated("tearful-heir", deck=TOP).do("done").hand(1) == []


def test_tearful_heir_says_nothing_when_he_only_leaves() -> None:
    """Last Words – Draw a card."""
    t = position(side(hand=[shipped("trapdoor")]), side(animals=[near_death("tearful-heir")]))
    t.do("play trapdoor")
    assert (t.asks, t.hand(2)) == ("MainPhase", ["tearful-heir"])


def test_medium_of_the_mire_makes_an_animal_speak() -> None:
    """Arrival – Trigger the Last Words of one of your Animals."""
    mine = [shipped("tearful-heir"), POET, MUTE]
    t = position(
        side(animals=mine, hand=[shipped("medium-of-the-mire")], deck=TOP), side(animals=[shipped("uncle-mortimer")])
    )
    t.do("play medium-of-the-mire", "take")
    assert t.options() == ["target 1:tearful-heir", "target 1:Poet"]
    t.refused("target Mute", "UN-28")
    t.refused("target medium-of-the-mire", "UN-28")
    t.refused("target uncle-mortimer", "UN-82")
    t.do("target Poet")
    assert t.asks == "ChooseWhether", "Last Words stay a free choice"
    t.do("take")
    assert (t.where("Poet"), t.hand(1)) == ("play 1", ["Top", "Next"])


def test_medium_of_the_mire_needs_somebody_with_last_words() -> None:
    """Arrival – Trigger the Last Words of one of your Animals."""
    t = position(side(animals=[MUTE], hand=[shipped("medium-of-the-mire")]), side(animals=[POET]))
    assert t.do("play medium-of-the-mire").asks == "MainPhase"


def test_medium_of_the_mire_rallies() -> None:
    """Arrival – Trigger the Last Words of one of your Animals."""
    t = rallied("medium-of-the-mire", animals=[POET]).do("take", "take")
    assert (t.hand(2), t.where("Poet")) == (["Rest", "Rest"], "play 2")
    assert t.animal("medium-of-the-mire").ready


def test_uncle_mortimer_bites_once_more() -> None:
    """Last Words – Deal damage equal to this Animal’s base Attack to an opposing Animal."""
    t = defeated("uncle-mortimer").do("take")
    t.refused("stronghold 2", "UN-28")
    assert t.options() == ["target 2:Bull", "target 2:Cow"]
    t.do("target Cow")
    assert t.damage("Cow") == attack("uncle-mortimer")
    t = defeated("uncle-mortimer").do("done")
    assert (t.asks, t.damage("Cow")) == ("MainPhase", 0)


def test_uncle_mortimer_bites_without_his_fury() -> None:
    """Last Words – Deal damage equal to this Animal’s base Attack to an opposing Animal."""
    t = position(side(animals=[placed(shipped("uncle-mortimer"), fury=3)]), side(animals=[RAM, COW]))
    t.do("attack uncle-mortimer", "target Ram", "take", "target Cow")
    assert (t.damage("Ram"), t.damage("Cow")) == (attack("uncle-mortimer") + 3, attack("uncle-mortimer"))


def test_uncle_mortimer_bites_in_another_players_turn() -> None:
    """Last Words – Deal damage equal to this Animal’s base Attack to an opposing Animal."""
    t = position(side(animals=[RAM, OX]), side(animals=[shipped("uncle-mortimer"), COW]))
    t.do("attack Ram")
    assert (t.asks, t.actor) == ("ChooseWhether", 2), "Guard: nobody else could be attacked"
    t.do("take")
    t.refused("target Cow", "UN-82")
    t.do("target Ox")
    assert t.damage("Ox") == attack("uncle-mortimer")


def test_matriarch_obsidia_leaves_somebody_behind() -> None:
    """Last Words – Put an Animal with cost N or less from your Support zone into play."""
    most = amount("matriarch-obsidia", "texts", 0, "do", 0)
    cheap, dear = animal("Cheap", cost=most), animal("Dear", cost=most + 1)
    support = [cheap, dear, MUTE, shipped("reading-of-the-will")]
    t = defeated("matriarch-obsidia", support=support).do("take")
    assert t.options() == ["card Cheap", "card Mute"]
    for name in ("Dear", "reading-of-the-will", "matriarch-obsidia"):
        t.refused(f"card {name}", "UN-28")
    t.do("card Cheap")
    assert (t.where("Cheap"), t.animal("Cheap").ready) == ("play 1", False)
    t = defeated("matriarch-obsidia", support=support).do("done")
    assert t.where("Cheap") == "support 1"
    t = defeated("matriarch-obsidia", support=[dear])
    assert t.asks == "MainPhase", "nobody cheap enough, not even herself"


def test_matriarch_obsidia_frees_her_own_place() -> None:
    """Last Words – Put an Animal with cost N or less from your Support zone into play."""
    t = position(
        side(animals=[near_death("matriarch-obsidia"), *[COW] * 6], support=[MUTE]),
        side(animals=[animal("Bull", attack=1, health=12)]),
    )
    t.do("attack matriarch-obsidia", "target Bull", "take")
    assert (t.where("Mute"), len(t.g.sides[0].animals)) == ("play 1", 7)
    t = position(
        side(
            animals=[shipped("matriarch-obsidia"), *[COW] * 6],
            support=[MUTE],
            hand=[shipped("reading-of-the-will")],
        ),
        side(),
    )
    assert t.do("play reading-of-the-will").asks == "MainPhase", "alive she still takes the seventh place"


def test_matriarch_obsidia_grows_with_every_loss() -> None:
    """This Animal has +N Attack for each Stronghold you have lost."""
    by = amount("matriarch-obsidia", "standing", 0)
    for lost in range(3):
        t = position(side(animals=[shipped("matriarch-obsidia"), OX], lost=lost), side(lost=2))
        assert t.attack("matriarch-obsidia") == attack("matriarch-obsidia") + lost * by
        assert t.attack("Ox") == 0
    t = position(side(animals=[RAM]), side(animals=[shipped("matriarch-obsidia")]))
    t.do("attack Ram", "stronghold 2")
    assert t.attack("matriarch-obsidia") == attack("matriarch-obsidia") + by


def test_reading_of_the_will_lets_all_speak() -> None:
    """Trigger the Last Words of each of your Animals. If you have lost a Stronghold, draw a card."""
    mine = [shipped("tearful-heir"), MUTE, placed(shipped("uncle-mortimer"), damage=1, ready=False)]
    for lost in (0, 1, 2):
        t = position(
            side(animals=mine, hand=[shipped("reading-of-the-will")], deck=TOP, lost=lost),
            side(animals=[POET, COW]),
        )
        t.do("play reading-of-the-will")
        assert t.hand(1) == (["Top"] if lost else [])
        assert (t.asks, t.where("reading-of-the-will")) == ("OrderTexts", "support 1")
        t.do("first 2", "take", "target Cow")
        assert t.damage("Cow") == attack("uncle-mortimer")
        t.do("take")
        assert (t.asks, len(t.hand(1))) == ("MainPhase", 2 if lost else 1), "the opposing Poet said nothing"
        assert (t.where("tearful-heir"), t.where("uncle-mortimer")) == ("play 1", "play 1")


def test_sunken_mausoleum_makes_an_animal_speak() -> None:
    """Once per turn, you may pay N Support to trigger the Last Words of one of your Animals."""
    price = cost("sunken-mausoleum")
    mine = [shipped("tearful-heir"), MUTE, POET]
    t = at_stronghold("sunken-mausoleum", side(animals=[shipped("uncle-mortimer")]), animals=mine, deck=TOP)
    t.do("ability")
    assert (t.removed(1), t.options()) == (["plain"] * price, ["target 1:tearful-heir", "target 1:Poet"])
    t.refused("target Mute", "UN-28")
    t.refused("target uncle-mortimer", "UN-82")
    t.do("target tearful-heir", "take")
    assert (t.hand(1), t.where("tearful-heir")) == (["Top"], "play 1")
    t.refused("ability", "UN-36")
    t = at_stronghold("sunken-mausoleum", animals=mine, support=price - 1)
    t.refused("ability", "UN-22", "UN-23")

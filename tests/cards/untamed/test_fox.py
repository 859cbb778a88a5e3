"""The Foxes of Feral Factions, who weaken the strong and know what comes next."""

import pytest
from feral import COW, OX, RAM, amount, at_stronghold, attack, cost, health, rallied

from ludotek.games.untamed.view import view
from ludotek.testing.untamed import animal, item, node, placed, position, shipped, side

TOP = [animal("Top"), animal("Next"), animal("Third"), animal("Fourth"), animal("Fifth"), animal("Sixth")]
TRICK = item("Trick", node("draw"))
LION = animal("Lion", attack=5, health=12)


def test_pocket_notary_exchanges_a_card() -> None:
    """Arrival – Draw a card, then discard a card from your hand."""
    given = {"hand": [shipped("pocket-notary"), TRICK], "deck": TOP}
    t = position(side(**given), side(hand=1)).do("play pocket-notary", "take")
    assert t.options() == ["card Trick", "card Top"], "also the card just drawn"
    t.refused("done", "UN-28")
    t.refused("card plain", "UN-25")
    t.do("card Top")
    assert (t.hand(1), t.support(1), t.hand(2)) == (["Trick"], ["Top"], ["plain"])
    t = position(side(**given), side()).do("play pocket-notary", "done")
    assert (t.hand(1), t.support(1)) == (["Trick"], []), "all or nothing"


def test_pocket_notary_discards_even_if_there_was_nothing_to_draw() -> None:
    """Arrival – Draw a card, then discard a card from your hand."""
    t = position(side(hand=[shipped("pocket-notary"), TRICK], deck=0), side()).do(
        "play pocket-notary", "take", "card Trick"
    )
    assert (t.over, t.hand(1), t.support(1)) == (False, [], ["Trick"])


def test_velvet_sharper_weakens_its_target() -> None:
    """When this Animal attacks, give its target −N Attack until the end of the turn."""
    less = amount("velvet-sharper", "texts", 0, "do", 0)
    t = position(side(animals=[shipped("velvet-sharper")]), side(animals=[LION, RAM], hand=1))
    t.do("attack velvet-sharper", "target Lion")
    assert (t.asks, t.damage("Lion")) == ("ChooseWhether", 0), "before the damage"
    t.do("take")
    assert (t.attack("Lion"), t.attack("Ram")) == (5 - less, 9), "the other one is not meant"
    assert t.where("velvet-sharper") == ("support 1" if 5 - less >= health("velvet-sharper") else "play 1")
    t.do("done", "card plain")
    assert (t.actor, t.attack("Lion")) == (2, 5)


def test_velvet_sharper_deals_with_animals_only() -> None:
    """When this Animal attacks, give its target −N Attack until the end of the turn."""
    t = position(side(animals=[shipped("velvet-sharper")]), side()).do("attack velvet-sharper")
    if t.asks == "ChooseWhether":
        t.do("take")
    assert t.stronghold_damage(2) == attack("velvet-sharper"), "a Stronghold has no Attack to lose"
    t = position(side(animals=[RAM], hand=1), side(animals=[shipped("velvet-sharper")]))
    t.do("attack Ram", "target velvet-sharper")
    assert t.damage("Ram") == attack("velvet-sharper"), "only its own attack"


def test_ambassador_silkentail_weakens_the_others() -> None:
    """Opposing Animals have −N Attack."""
    less = amount("ambassador-silkentail", "standing", 0)
    t = position(side(animals=[LION], hand=[shipped("ambassador-silkentail")]), side(animals=[RAM, OX]))
    assert (t.attack("Ram"), t.attack("Ox"), t.attack("Lion")) == (9, 0, 5)
    t.do("play ambassador-silkentail")
    assert (t.attack("Ram"), t.attack("Ox"), t.attack("Lion")) == (9 - less, 0, 5), "never below 0"
    assert t.attack("ambassador-silkentail") == attack("ambassador-silkentail")
    t.do("attack Lion", "target Ram")
    assert t.damage("Lion") == 9 - less


def test_ambassador_silkentail_weakens_nobody_from_the_grave() -> None:
    """Opposing Animals have −N Attack."""
    less = amount("ambassador-silkentail", "standing", 0)
    t = position(side(animals=[RAM, LION]), side(animals=[shipped("ambassador-silkentail")]))
    assert (t.attack("Ram"), t.attack("Lion")) == (9 - less, 5 - less)
    t.do("attack Ram", "target ambassador-silkentail")
    assert (t.where("ambassador-silkentail"), t.attack("Ram"), t.attack("Lion")) == ("support 2", 9, 5)


def test_ambassador_silkentail_weakens_in_play_by_rally_and_twice_as_two() -> None:
    """Opposing Animals have −N Attack."""
    less = amount("ambassador-silkentail", "standing", 0)
    t = rallied("ambassador-silkentail", opposing=[LION], animals=[shipped("ambassador-silkentail")])
    assert (t.attack("Ram"), t.attack("Lion")) == (9 - 2 * less, 5 - 2 * less)
    t.do("done", "attack Lion", "stronghold 2")
    assert t.stronghold_damage(2) == 5 - 2 * less


def test_fine_print_weakens_and_reveals() -> None:
    """Give an opposing Animal −N Attack until the end of the turn. Reveal the top N cards of your deck and put each Item
    among them into your hand."""
    less, n = amount("fine-print", "do", 0), amount("fine-print", "do", 1)
    hand, tired = [shipped("fine-print")], placed(LION, damage=1, ready=False)
    deck = [*TOP[:1], *[TRICK] * (n - 1), TRICK, *TOP[1:]]
    t = position(side(animals=[RAM], hand=hand, deck=deck), side(animals=[tired, COW], hand=1)).do("play fine-print")
    t.refused("target Ram")
    t.refused("stronghold 2")
    t.do("target Lion")
    assert (t.attack("Lion"), t.hand(1), t.where("fine-print")) == (5 - less, ["Trick"] * (n - 1), "support 1")
    assert t.deck(1)[:2] == ["Top", "Trick"], "an Animal stays where it was, and what lay below was not looked at"
    assert view(t.g, 1)["sides"][0]["deck"]["from_top"][:2] == ["Top", None]
    t.do("attack Ram", "target Lion")
    assert t.damage("Ram") == 5 - less


def test_fine_print_reads_what_is_there() -> None:
    """Give an opposing Animal −N Attack until the end of the turn. Reveal the top N cards of your deck and put each Item
    among them into your hand."""
    t = position(side(hand=[shipped("fine-print")], deck=[TRICK]), side()).do("play fine-print")
    assert (t.hand(1), t.deck(1)) == (["Trick"], []), "without an Animal it still reveals, and a short deck is enough"
    t = position(side(hand=[shipped("fine-print")], deck=0), side()).do("play fine-print")
    assert not t.over, "revealing is not drawing"


def test_hostile_takeover_takes_a_weak_animal() -> None:
    """Take permanent control of an opposing Animal with Attack N or less."""
    n = amount("hostile-takeover", "do", 0, "target")
    weak, strong = animal("Weak", attack=n, health=9), animal("Strong", attack=n + 1)
    furious = animal("Furious", attack=n)
    mine = animal("Mine", attack=0)
    t = position(
        side(animals=[mine], hand=[shipped("hostile-takeover")]),
        side(animals=[strong, placed(weak, damage=2), placed(furious, fury=1), OX]),
    )
    t.do("play hostile-takeover")
    assert t.options() == ["target 2:Weak", "target 2:Ox"]
    for name, rule in (("Strong", "UN-28"), ("Furious", "UN-28"), ("Mine", "UN-82")):
        t.refused(f"target {name}", rule)
    t.do("target Weak")
    assert (t.where("Weak"), t.damage("Weak"), t.where("hostile-takeover")) == ("play 1", 2, "support 1")
    t.do("attack Weak", "stronghold 2")
    assert t.stronghold_damage(2) == n


def test_hostile_takeover_counts_every_change_of_attack() -> None:
    """Take permanent control of an opposing Animal with Attack N or less."""
    n = amount("hostile-takeover", "do", 0, "target")
    hand = [item("Weaken", node("attack", by=-2, target={"whose": "opposing"}), cost=0), shipped("hostile-takeover")]
    strong = animal("Strong", attack=n + 2)
    t = position(side(hand=hand), side(animals=[strong])).do("play Weaken", "play hostile-takeover")
    assert t.where("Strong") == "play 1"
    t = position(side(hand=hand), side(animals=[strong])).do("play hostile-takeover")
    assert (t.asks, t.where("Strong")) == ("MainPhase", "play 2")
    aura = animal("Weak", attack=n, standing=[node("attack-aura", of="this", by=1)])
    t = position(side(hand=hand), side(animals=[aura])).do("play hostile-takeover")
    assert t.where("Weak") == "play 2"


def test_hostile_takeover_brings_texts_over_and_the_card_stays_its_owners() -> None:
    """Take permanent control of an opposing Animal with Attack N or less."""
    scold = animal("Scold", attack=0, standing=[node("attack-aura", of="opposing", by=-1)], last_words=[node("draw")])
    t = position(side(animals=[LION], hand=[shipped("hostile-takeover")], deck=TOP), side(animals=[scold, RAM]))
    assert (t.attack("Lion"), t.attack("Ram")) == (4, 9)
    t.do("play hostile-takeover")
    assert (t.attack("Lion"), t.attack("Ram")) == (5, 8)
    t.do("done", "card Top", "attack Ram", "target Scold")
    assert (t.where("Scold"), t.attack("Ram"), t.asks, t.actor) == ("support 2", 9, "ChooseWhether", 1)
    assert t.do("take").hand(1) == ["Next", "Third"], "its last player is “you” in its Last Words"


def test_hostile_takeover_needs_room() -> None:
    """Take permanent control of an opposing Animal with Attack N or less."""
    t = position(side(animals=[COW] * 7, hand=[shipped("hostile-takeover")]), side(animals=[OX])).do(
        "play hostile-takeover"
    )
    assert (t.asks, t.where("Ox"), t.where("hostile-takeover")) == ("MainPhase", "play 2", "support 1")


@pytest.mark.parametrize("last", [0, 1])
def test_court_of_loopholes_sorts_the_deck_and_draws(last: int) -> None:
    """Once per turn, you may pay N Support to look at the top N cards of your deck and put them back in any order, then draw
    a card."""
    n = amount("court-of-loopholes", "do", 0)
    price = cost("court-of-loopholes")
    t = at_stronghold("court-of-loopholes", deck=TOP)
    t.do("ability")
    assert (t.asks, t.removed(1)) == ("OrderTop", ["plain"] * price)
    names = [card["id"] for card in TOP]
    assert sorted(t.options()) == sorted(f"card {name}" for name in names[:n])
    assert [view(t.g, eye)["sides"][0]["deck"]["from_top"][:n] for eye in (0, 1)] == [names[:n], [None] * n]
    order = names[last:n] + names[:last]  # named from the bottom up
    t.do(*[f"card {name}" for name in order[:-1]])
    assert (t.hand(1), t.deck(1)) == ([order[-1]], order[-2::-1] + names[n:])
    t.refused("ability", "UN-36")
    t = at_stronghold("court-of-loopholes", deck=TOP, support=price - 1)
    t.refused("ability", "UN-22", "UN-23")

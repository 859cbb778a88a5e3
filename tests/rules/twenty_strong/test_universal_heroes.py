"""Universal heroes and the timing of abilities (TS-64, TS-65, TS-88)."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludotek
from ludotek.games.twenty_strong.game import GAME, read_deck, shipped_decks
from ludotek.games.twenty_strong.rules.components import HERO
from ludotek.games.twenty_strong.rules.deck import Deck, seat_guest
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import FastChance, ScriptedChance
from ludotek.kernel.errors import ContentError, UnknownName
from ludotek.testing.twenty_strong import Position, card, dealt, faces, hero, mission, node, position, single_use

DECKS = Path(__file__).parents[2] / "decks"
NAMES = [*shipped_decks(), *sorted(str(path) for path in DECKS.glob("*.toml"))]
SMALL = str(DECKS / "small.toml")
GAIN_CHIP = node("change-chip", by=1)


@cache
def read(name: str) -> dict[str, Any]:
    return read_deck(name)


def travellers(universal: bool) -> list[Any]:
    """Every hero, universal or not, with every deck that is not its own."""
    found = []
    for home in NAMES:
        for table in read(home)["hero"]:
            if table.get("universal", False) == universal:
                for host in NAMES:
                    if host != home:
                        name = f"{table['id']}-in-{Path(host).stem}"
                        found.append(pytest.param(home, host, table["id"], id=name))
    return found


def guest(home: str, host: str, name: str) -> dict[str, Any]:
    return seat_guest(Deck(read(host)), read(home), name).raw


def play_on(t: Position, dice: str) -> Position:
    """From the first Activation to the roll of these dice, all of them rolled as hits."""
    while t.asks == "ActivateCard":
        t.do(next(option for option in t.options if option.startswith("activate")))
    t.g.chance = ScriptedChance(faces(" ".join("hit" for _ in dice.split())))
    t.do(*[f"commit {colour}" for colour in dice.split()], "done")
    return t


# ---------------------------------------------------------------------- TS-64


@pytest.mark.rule("TS-64")
def test_TS_64_a_universal_hero_of_a_deck_file_plays_with_any_other_deck() -> None:
    """Such a hero is named by its file: deck.toml:hero."""
    for host in ("long-dusk", str(DECKS / "hunt.toml")):
        match = ludotek.game("twenty-strong").new(seed=1, deck=host, hero=f"{SMALL}:wanderer")
        assert match.view()["hero"] == "wanderer"
    own = ludotek.game("twenty-strong").new(seed=1, deck=SMALL, hero=f"{SMALL}:wanderer")
    assert own.view()["hero"] == "wanderer"


@pytest.mark.rule("TS-65")
def test_TS_65_a_hero_of_a_deck_file_that_is_not_universal_stays_at_home() -> None:
    bound = next(table["id"] for table in read(SMALL)["hero"] if not table.get("universal"))
    with pytest.raises(ContentError, match="TS-65"):
        ludotek.game("twenty-strong").new(deck="long-dusk", hero=f"{SMALL}:{bound}")
    with pytest.raises(UnknownName, match="nobody"):
        ludotek.game("twenty-strong").new(deck="long-dusk", hero=f"{SMALL}:nobody")


@pytest.mark.rule("TS-64")
def test_TS_64_an_unknown_hero_is_answered_with_all_that_may_be_played() -> None:
    with pytest.raises(UnknownName) as caught:
        ludotek.game("twenty-strong").new(deck=SMALL, hero="nobody")
    said = str(caught.value)
    universal = [table["id"] for table in read("long-dusk")["hero"] if table.get("universal")]
    assert universal and all(name in said for name in universal)
    assert all(table["id"] in said for table in read(SMALL)["hero"])
    assert "sergeant-marrow" not in said  # not universal
    assert ".toml:" in said


@pytest.mark.rule("TS-64")
@pytest.mark.parametrize(("home", "host", "name"), travellers(universal=True))
def test_TS_64_a_universal_hero_keeps_its_stats_with_any_other_deck(home: str, host: str, name: str) -> None:
    table = next(each for each in read(home)["hero"] if each["id"] == name)
    t = dealt(guest(home, host, name), hero=name)
    assert t.g.deck.cards[t.g.hero].name == name
    assert t.g.stats == [table["health"], table["strategy"], table["recovery"]]
    assert t.g.chip == dealt(read(host), hero=read(host)["hero"][0]["id"]).g.chip
    cards = {each.name for each in t.g.deck.cards}
    assert cards - {each.name for each in Deck(read(host)).cards} == {name}, "one card more and no other"


@pytest.mark.rule("TS-64")
@pytest.mark.parametrize(("home", "host", "name"), travellers(universal=True))
def test_TS_64_such_a_game_can_be_played_to_its_end(home: str, host: str, name: str) -> None:
    t = dealt(guest(home, host, name), hero=name, seed=4)
    chooser = FastChance(4)
    while not t.over:
        options = t.g.options(0)
        t.g.act(0, options[chooser.below(0, len(options))])
    assert t.g.deck.cards[t.g.hero].name == name


@pytest.mark.rule("TS-64")
def test_TS_64_it_is_chosen_by_name_like_a_hero_of_the_deck() -> None:
    options = GAME.check_options({"deck": SMALL, "hero": "pip-three-chimneys"})
    content = GAME.content(options)
    match = GAME.start(content, options, FastChance(1))
    assert GAME.view(match, 0)["hero"] == "pip-three-chimneys"
    assert GAME.view(match, 0)["deck"] == "small"
    assert read(SMALL)["hero"] != content["hero"], "the deck itself has not changed"
    assert len(read(SMALL)["hero"]) == len(content["hero"]) - 1


@pytest.mark.rule("TS-64")
def test_TS_64_nobody_else_sits_down_and_a_random_hero_is_one_of_the_decks_own() -> None:
    own = {each["id"] for each in read(SMALL)["hero"]}
    options = GAME.check_options({"deck": SMALL})
    drawn = {GAME.view(GAME.start(GAME.content(options), options, FastChance(seed)), 0)["hero"] for seed in range(30)}
    assert drawn == own


@pytest.mark.rule("TS-64")
@pytest.mark.parametrize("host", [SMALL, str(DECKS / "hunt.toml")], ids=["small", "hunt"])
def test_TS_64_a_standing_ability_works_abroad(host: str) -> None:
    """Pip's yellow dice deal 1 damage more; nobody else's do."""
    t = play_on(
        dealt(guest("long-dusk", host, "pip-three-chimneys"), hero="pip-three-chimneys", seed=1), "yellow green"
    )
    enemy = t.g.active[0]
    assert (t.g.die_damage(enemy, 0, 2), t.g.die_damage(enemy, 1, 2)) == (2, 1)
    own = play_on(dealt(read(host), hero=read(host)["hero"][0]["id"], seed=1), "yellow green")
    assert own.g.die_damage(own.g.active[0], 0, 2) == 1


@pytest.mark.rule("TS-64")
def test_TS_64_an_ability_that_is_used_works_abroad_with_its_own_time_and_limit() -> None:
    """Brother Clapper throws up to three more dice in the Apply step, once a round."""
    raw = guest("long-dusk", SMALL, "brother-clapper")
    t = dealt(raw, hero="brother-clapper", seed=1)
    t.refused("ability", "TS-88")
    play_on(t, "blue")
    t.g.chance = ScriptedChance(faces("crit miss"))
    pool = sum(t.g.pool)
    t.do("ability", "pick blue no-face pool", "pick blue no-face pool", "done")
    assert t.loose("blue", "crit") == 1
    assert sum(t.g.pool) == pool - 2
    t.refused("ability", "TS-88")


@pytest.mark.rule("TS-64")
def test_TS_64_a_triggered_ability_works_abroad() -> None:
    """The pilgrim recovers a die when hurt, also in the long dusk."""
    t = dealt(guest(str(DECKS / "journey.toml"), "long-dusk", "pilgrim"), hero="pilgrim", seed=1)
    play_on(t, "blue")
    t.g.exhausted[1], t.g.pool[1] = 2, 2
    while t.asks in ("Apply", "Repeat"):
        t.do("done")
    assert ("suffered", "TS-32") in t.log
    assert ("recovered", "TS-61") in t.log, "by the ability, before the Recover step"


# ---------------------------------------------------------------------- TS-65


@pytest.mark.rule("TS-65")
@pytest.mark.parametrize(("home", "host", "name"), travellers(universal=False))
def test_TS_65_a_hero_that_is_not_universal_is_refused_elsewhere(home: str, host: str, name: str) -> None:
    with pytest.raises(ContentError, match="TS-65"):
        guest(home, host, name)


@pytest.mark.rule("TS-65")
def test_TS_65_also_when_it_is_asked_for_by_name() -> None:
    with pytest.raises(ContentError, match=r"sergeant-marrow.*TS-65"):
        GAME.content(GAME.check_options({"deck": SMALL, "hero": "sergeant-marrow"}))
    with pytest.raises(UnknownName, match="nobody"):
        GAME.content(GAME.check_options({"deck": SMALL, "hero": "nobody"}))


@pytest.mark.rule("TS-65")
@pytest.mark.parametrize("name", NAMES, ids=lambda name: Path(name).stem)
def test_TS_65_with_its_own_deck_every_hero_may_be_played(name: str) -> None:
    kinds = set()
    for table in read(name)["hero"]:
        options = GAME.check_options({"deck": name, "hero": table["id"]})
        match = GAME.start(GAME.content(options), options, FastChance(1))
        assert isinstance(match, TwentyStrong)
        assert match.deck.cards[match.hero].name == table["id"]
        assert len(match.deck.of_kind(HERO)) == len(read(name)["hero"])
        kinds.add(table.get("universal", False))
    assert kinds == {True, False}, "both kinds were tried"


@pytest.mark.rule("TS-65")
def test_TS_65_a_card_that_is_no_hero_cannot_be_played_as_one() -> None:
    for name in ("fog-hound", "drowned-sun"):
        with pytest.raises(UnknownName, match=name):
            GAME.content(GAME.check_options({"hero": name}))


# ---------------------------------------------------------------------- TS-88

ABLE = hero(use={"do": [GAIN_CHIP]})
TWO_STACKS = [[card("B")], [card("C")]]


@pytest.mark.rule("TS-88")
@pytest.mark.parametrize("at", ["activation", "commit", "apply", "repeat", "damage", "exhaust", "recover"])
def test_TS_88_an_ability_without_a_time_may_be_used_whenever_an_item_may(at: str) -> None:
    item = card("Item", reward=single_use(GAIN_CHIP))
    t = position(card("A", health=9, damage=0), at=at, hero=ABLE, inventory=[item], stacks=TWO_STACKS, exhausted="blue",
                 loose="red hit" if at in ("apply", "repeat") else "")  # fmt: skip
    assert "ability" in t.options
    assert "use Item" in t.options
    t.do("ability")
    assert t.g.chip == 1
    assert ("ability-used", "TS-88") in t.log


@pytest.mark.rule("TS-88")
def test_TS_88_not_during_the_roll_step_and_not_inside_a_text() -> None:
    """In the Roll step a mission's reward is asked for: neither items nor the ability can be used beside it."""
    item = card("Item", reward=single_use(GAIN_CHIP))
    goal = mission("M", "roll-crit", 1, [GAIN_CHIP])
    t = position(card("A"), at="roll", loose="red", dice="crit", missions=[goal], hero=ABLE, inventory=[item])
    assert t.asks == "MissionReward"
    t.refused("ability", "TS-22", "TS-88")
    t.refused("use Item", "TS-22", "TS-45")
    t.do("done", "ability")
    inside = position(card("A", after=[node("exhaust", dice={"place": "pool"})]), at="after", hero=ABLE).do("enemy A")
    assert inside.asks == "ChooseDie"
    inside.refused("ability", "TS-82")


@pytest.mark.rule("TS-88")
def test_TS_88_an_ability_that_names_a_time_works_only_then() -> None:
    at_apply = hero(use={"at": "apply", "do": [GAIN_CHIP]})
    t = position(card("A", health=9, damage=0), at="commit", hero=at_apply, dice="hit")
    t.refused("ability", "TS-88")
    t.do("commit red", "done", "ability")
    assert t.g.chip == 1
    t = position(card("A", damage=0), at="recover", exhausted="blue", hero=at_apply)
    t.refused("ability", "TS-88")


@pytest.mark.rule("TS-88")
def test_TS_88_an_ability_that_is_not_used_works_by_itself() -> None:
    """A standing text simply holds, a trigger happens; neither is ever offered."""
    keen = hero(standing=[node("die-damage", by=1)], triggers=[{"when": "rolled", "do": [GAIN_CHIP]}])
    t = position(card("A", health=9), at="roll", loose="red", dice="hit", hero=keen)
    assert t.g.chip == 1
    assert "ability" not in t.options
    t.refused("ability", "TS-88")
    t.do("apply red hit A")


@pytest.mark.rule("TS-88")
@pytest.mark.parametrize(("limit", "next_round", "next_conflict"), [("round", True, True), ("conflict", False, True),
                                                                    ("game", False, False), ("unlimited", True, True)])  # fmt: skip
def test_TS_88_an_ability_may_be_used_as_often_as_its_text_says(
    limit: str, next_round: bool, next_conflict: bool
) -> None:
    able = hero(use={"limit": limit, "do": [GAIN_CHIP]})
    t = position(card("A", health=9, damage=0), at="commit", hero=able, endgame=True, strategy=1)
    t.do("ability")
    assert (t.refusal("ability") is None) == (limit == "unlimited")
    t.do("done")
    while t.g.round == 1:
        t.do("done")
    assert t.where("A") == "active", "in the endgame the same conflict goes on"
    assert (t.refusal("ability") is None) == next_round
    t = position(card("A", damage=0), at="commit", hero=able, strategy=1, stacks=TWO_STACKS).do("ability", "done")
    while t.asks != "ActivateCard":
        t.do("done")
    assert t.where("A") == "discard"
    t.do("activate 1")
    assert (t.refusal("ability") is None) == next_conflict


@pytest.mark.rule("TS-88")
def test_TS_88_an_ability_is_once_a_round_if_its_text_names_no_limit() -> None:
    t = position(card("A", health=9), loose="red hit", hero=ABLE).do("ability")
    t.refused("ability", "TS-88")


@pytest.mark.rule("TS-88")
def test_TS_88_the_ability_is_no_item_and_takes_no_room() -> None:
    item = card("Item", reward=single_use(GAIN_CHIP))
    t = position(item, at="gain", defeated=["Item"], hero=ABLE, strategy=1)
    t.do("gain Item")
    assert t.where("Item") == "inventory"
    assert t.g.room() == 0
    t = position(card("A", after=[node("discard-item"), node("banish-die")]), at="after", hero=ABLE)
    t.do("enemy A")
    assert t.asks == "ChooseDie", "there is no item to discard"


@pytest.mark.rule("TS-88")
def test_TS_88_what_speaks_of_items_does_not_speak_of_the_ability() -> None:
    taxman = card("Tax", health=9, special=[{"when": "item-used", "do": [node("change-stat", stat="health", by=-1)]}])
    t = position(taxman, loose="red hit", hero=ABLE, health=5, missions=[mission("M", "use-item", 1, [GAIN_CHIP])])
    t.do("ability")
    assert t.stat("health") == 5
    assert t.g.missions_done == 0
    t = position(card("A", during=[node("forbid", what="items")]), loose="red hit", hero=ABLE)
    t.do("ability")
    t = position(card("A", during=[node("forbid", what="ability")]), loose="red hit", hero=ABLE,
                 inventory=[card("Item", reward=single_use(GAIN_CHIP))])  # fmt: skip
    t.refused("ability", "TS-01", by="A")
    t.do("use Item")


@pytest.mark.rule("TS-88")
def test_TS_88_an_ability_paid_with_the_chip_needs_it() -> None:
    dear = hero(use={"cost": 2, "limit": "unlimited", "do": [node("recover")]})
    t = position(card("A"), loose="red hit", hero=dear, chip=3, exhausted="2 blue").do("ability")
    assert (t.g.chip, t.pool("blue")) == (1, 3)
    t.refused("ability", "TS-97")

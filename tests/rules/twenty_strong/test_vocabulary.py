"""The vocabulary in which cards are written: what each node does, and when it can do nothing."""

from collections.abc import Callable

import pytest

from ludotek.games.twenty_strong.rules.effects import effect, standing
from ludotek.games.twenty_strong.rules.effects.counting import CONDITIONS, COUNTS
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter
from ludotek.games.twenty_strong.rules.effects.effect import FORBIDDABLE, Standing
from ludotek.games.twenty_strong.rules.effects.vocabulary import ACTIONS, STANDING
from ludotek.testing.twenty_strong import (
    Data,
    Position,
    boss,
    card,
    hero,
    instant,
    mission,
    node,
    ongoing,
    position,
    single_use,
)

HEAL = node("change-stat", stat="health", by=1)
HURT = node("change-stat", stat="health", by=-1)
FIT = node("change-stat", stat="recovery", by=1)
OIL = node("change-chip", by=1)

TESTED: set[str] = set()
Test = Callable[..., None]


def about(*nodes: str) -> Callable[[Test], Test]:
    """Which nodes a test is about."""
    TESTED.update(nodes)
    return lambda test: test


def test_every_node_of_the_vocabulary_has_a_test() -> None:
    in_time = {"for-now", "hit-limit"}  # test_vocabulary_of_time.py
    assert {word.name for word in [*ACTIONS, *STANDING]} == TESTED | in_time


SPEAKING = {
    effect.OF_COMMITTING: {"forbids_commit", "commit_limit"},
    effect.OF_HITS: {"concerns", "forbids_apply", "die_damage"},
    effect.OF_ENEMIES: {"health_change", "damage_change"},
    effect.OF_STATS: {"stat_change"},
    effect.OF_KEEPING: {"keeps"},
    effect.OF_FORBIDDEN_THINGS: {"forbids"},
}


def test_standing_texts_say_what_they_speak_of() -> None:
    """They are asked nothing else."""
    dice = DiceFilter(1, "any", "any")
    texts = [
        standing.CannotCommit(dice), standing.CommitLimit(1), standing.CannotApply(dice, 0, False),
        standing.HitLimit(1, 0), standing.DieDamage(dice, 0, 1, False), standing.EnemyHealth(0, 1, None, 1),
        standing.EnemyDamage(0, 1, None, 1), standing.StatCounts(0, 1), standing.Forbid(0), standing.Keep(dice),
    ]  # fmt: skip
    kinds = [each for each in vars(standing).values() if isinstance(each, type) and issubclass(each, Standing)]
    assert {type(text) for text in texts} == set(kinds) - {Standing, standing.OnHits}
    for text in texts:
        for topic, questions in SPEAKING.items():
            answers = any(getattr(type(text), name) is not getattr(Standing, name) for name in questions)
            assert answers == (text.topics & topic != 0), text


def item(name: str, *do: Data, at: str = "any") -> Data:
    return card(name, reward=single_use(*do, at=at))


def after(*do: Data) -> Data:
    """An enemy whose After effect does this, without a choice whether."""
    return card("After", health=9, damage=0, after=list(do))


def picks(t: Position) -> list[str]:
    return [option for option in t.options if option.startswith("pick")]


# ---------------------------------------------------------------------- stats, the chip, damage, phases


@about("change-stat")
def test_change_stat_goes_up_and_down_within_1_and_6() -> None:
    for stat, by, start, end in (
        ("health", 2, 3, 5),
        ("strategy", 3, 5, 6),
        ("recovery", -1, 3, 2),
        ("strategy", -4, 3, 1),
    ):
        t = position(after(node("change-stat", stat=stat, by=by)), at="after", exhausted="red", **{stat: start})
        assert t.stat(stat) == end
    t = position(after(node("change-stat", stat="strategy", by=-1)), at="after", exhausted="red", strategy=1)
    assert t.stat("strategy") == 1
    assert ("stat-at-limit", "TS-16") in t.log
    t = position(after(node("change-stat", stat="health", by=-3), OIL), at="after", health=2, chip=0)
    assert t.lost
    assert t.g.chip == 0


@about("change-stat")
def test_change_stat_at_its_limit_is_no_use() -> None:
    for stat, by, value, useful in (
        ("recovery", 1, 6, False),
        ("recovery", 1, 5, True),
        ("recovery", -1, 1, False),
        ("recovery", -1, 2, True),
        ("strategy", -2, 2, True),
        ("health", -1, 1, True),
    ):
        it = item("It", node("change-stat", stat=stat, by=by))
        t = position(card("A"), loose="red hit", at="apply", inventory=[it], **{stat: value})
        assert ("use It" in t.options) == useful, (stat, by, value)


@about("change-chip")
def test_change_chip_goes_up_and_down_within_its_bounds() -> None:
    for by, start, end in ((2, 3, 5), (9, 3, 6), (-2, 3, 1), (-9, 3, 0)):
        t = position(after(node("change-chip", by=by)), at="after", exhausted="red", chip=start, rules={"chip_max": 6})
        assert t.g.chip == end
        assert ("chip-changed", "TS-97") in t.log


@about("prevent")
def test_prevent_lowers_the_damage_that_is_coming() -> None:
    wall = item("Wall", node("prevent", n=2))
    for damage, taken in ((5, 3), (2, 0), (1, 0)):
        t = position(card("A", damage=damage), at="damage", inventory=[wall], health=6, exhausted="red")
        t.do("use Wall")
        assert ("prevented", "TS-82") in t.log and t.told("prevented") == [[damage - taken]]
        assert t.stat("health") == 6 - taken
        assert (("suffered", "TS-32") in t.log) == (taken > 0)
    # it is no use at another time, or against nothing
    t = position(card("A", damage=5), loose="red hit", inventory=[wall])
    t.refused("use Wall", "TS-96")
    t = position(card("A", damage=0), at="damage", inventory=[wall], exhausted="red")
    assert t.asks == "RecoverDice"


@about("extra-phase")
def test_extra_phase_allows_more_strategy_phases_this_round() -> None:
    more = item("More", node("extra-phase"), at="apply")
    t = position(card("A"), loose="red hit", strategy=1, inventory=[more], pool="", dice="hit")
    t.do("use More", "done")
    assert t.asks == "Repeat"
    t.do("again", "done")
    assert t.asks == "RecoverDice"
    t = position(card("A", damage=0), loose="red hit", strategy=1, pool="", dice="hit hit",
                 inventory=[item("More", node("extra-phase", n=2))])  # fmt: skip
    t.do("use More", "done", "again", "done", "again", "done")
    assert t.asks == "RecoverDice"


@about("extra-phase")
def test_extra_phase_ends_with_the_round_and_is_no_use_after_the_strategy_phases() -> None:
    more = item("More", node("extra-phase"))
    t = position(card("A", damage=0), at="apply", loose="red hit", strategy=1, inventory=[more],
                 stacks=[[card("B")], [card("C")]])  # fmt: skip
    t.do("use More").until("ActivateCard").do("activate B").do("done")
    assert t.asks != "Repeat"
    for at in ("damage", "after"):
        t = position(after(HURT), at=at, inventory=[more, item("Balm", HEAL)])
        t.refused("use More", "TS-96")


@about("reroll-all")
def test_reroll_all_rolls_all_dice_of_a_kind_at_once() -> None:
    wind = item("Wind", node("reroll-all", dice={"face": "miss"}))
    t = position(card("A", health=9), on={"A": "purple miss"}, loose="2 blue miss, green hit", inventory=[wind],
                 dice="crit miss")  # fmt: skip
    t.do("use Wind")
    assert (t.loose("blue", "crit"), t.loose("blue", "miss"), t.loose("green", "hit")) == (1, 1, 1)
    assert t.on("A", "purple", "miss") == 1  # applied, so not meant
    assert t.log.count(("rerolled", "TS-77")) == 2
    t = position(card("A", health=9), card("B"), on={"A": "purple crit", "B": "red hit"}, loose="blue miss, green",
                 inventory=[item("Gale", node("reroll-all", dice={"place": "committed"}))], dice="hit hit crit")  # fmt: skip
    t.do("use Gale")
    assert (t.loose("blue", "hit"), t.on("A", "purple", "hit"), t.on("B", "red", "crit")) == (1, 1, 1)
    assert t.loose("green", "no-face") == 1  # never rolled, so not rolled again
    t = position(card("A"), loose="blue hit", inventory=[wind])
    t.refused("use Wind", "TS-96")


@about("reroll-all")
def test_reroll_all_on_a_card_may_defeat_it() -> None:
    wind = node("reroll-all", dice={"place": "applied"})
    t = position(
        card("A", health=2), on={"A": "blue hit"}, loose="red hit", inventory=[item("Wind", wind)], dice="crit"
    )
    t.do("use Wind")
    assert t.defeated("A")


# ---------------------------------------------------------------------- activation


@about("activate")
def test_activate_brings_cards_in_full() -> None:
    call = item("Call", node("activate"))
    b = card("B", more=1, during=[node("cannot-apply", to="all", dice={"face": "crit"})],
             special=[{"when": "activated", "do": [OIL]}])  # fmt: skip
    t = position(card("A"), loose="red crit, blue hit", inventory=[call], stacks=[[b, card("C")], [card("D")]], chip=0)
    t.do("use Call")
    assert t.asks == "ActivateByEffect"
    t.do("activate B")
    assert t.g.chip == 1
    assert t.options == ["activate 1", "activate 2"]  # its icon; nothing can be used inside the item's text
    t.do("activate D")
    assert t.where("D") == "active"
    t.refused("apply red crit A", "TS-49", by="B")


@about("activate")
def test_activate_does_as_much_as_there_are_cards() -> None:
    calls = item("Calls", node("activate", n=3))
    t = position(card("A"), loose="red hit", inventory=[calls], stacks=[[card("B")], [card("C")]])
    t.do("use Calls", "activate B")
    assert t.where("C") == "active"  # no choice was left
    assert t.asks == "Apply"
    t = position(card("A"), loose="red hit", inventory=[calls], stacks=[[], []])
    t.refused("use Calls", "TS-96")
    peace = card("B", peace=[HEAL])
    t = position(card("A"), loose="red hit", inventory=[calls], stacks=[[peace], [card("C")], [card("D"), card("E")]],
                 rules={"endgame_may": ["a-stack-empty"]})  # fmt: skip
    t.do("use Calls")
    assert t.options == ["activate 1", "activate 2", "activate 3"]  # neither the peaceful way nor the endgame


@about("lure")
def test_lure_brings_the_boss_out_before_the_endgame() -> None:
    bait = item("Bait", node("lure"))
    t = position(card("A", damage=0), loose="red hit", inventory=[bait], boss=boss("King", damage=0, health=1),
                 stacks=[[card("B")], [card("C")]])  # fmt: skip
    t.do("use Bait")
    assert ("boss-activated", "TS-75") in t.log
    assert t.where("King") == "active"
    assert not t.g.endgame
    clone = t.g.clone()
    t.until("ActivateCard")
    assert t.where("King") == "active"  # it stays until it is defeated
    other = Position.of(clone)  # type: ignore[arg-type]
    other.do("apply red hit King")
    assert other.won
    t = position(boss("King"), loose="red hit", inventory=[bait], boss=boss("King"))
    t.refused("use Bait", "TS-96")


@about("from-now-on")
def test_from_now_on_holds_for_the_rest_of_the_game() -> None:
    vow = item("Vow", node("from-now-on", text=node("stat-counts", stat="recovery", by=1)))
    t = position(card("A", damage=0), loose="red hit", inventory=[vow], stacks=[[card("B")], [card("C")]])
    t.do("use Vow")
    assert t.counts_as("recovery") == 4
    assert t.where("Vow") == "discard"
    t.until("ActivateCard")
    assert t.counts_as("recovery") == 4
    assert t.reload().counts_as("recovery") == 4
    assert t.stat("recovery") == 3


# ---------------------------------------------------------------------- dice of choice

MOVES = {"recover": "exhausted", "exhaust": "pool", "banish-die": "exhausted", "return-die": "unapplied"}


@about("recover", "exhaust", "banish-die", "return-die")
@pytest.mark.parametrize("verb", list(MOVES))
def test_moving_dice_takes_so_many_or_as_many_as_there_are(verb: str) -> None:
    place = MOVES[verb]
    given = {"exhausted": {"exhausted": "2 blue, green", "pool": ""}, "pool": {"pool": "2 blue, green"}}.get(
        place, {"loose": "2 blue hit, green hit", "pool": ""}
    )
    face = "hit" if place == "unapplied" else "no-face"
    two = node(verb, n=2, dice={} if verb == "exhaust" else {"place": place})
    t = position(after(two), at="after", **given)
    assert picks(t) == [f"pick green {face} {place}", f"pick blue {face} {place}"]
    t.refused("done", "TS-02", "TS-67")
    t.do(f"pick blue {face} {place}")
    assert picks(t) == [f"pick green {face} {place}", f"pick blue {face} {place}"]
    # more than there are: as far as possible, and without a choice nothing is asked
    t = position(after(node(verb, n=9, dice={"place": place}), OIL), at="after", chip=0, **given)
    t.do(f"pick green {face} {place}")
    assert t.g.chip == 1
    # nothing there: the rest of the text still happens
    t = position(after(node(verb, dice={"place": place}), OIL), at="after", pool="", chip=0)
    assert t.g.chip == 1


@about("recover", "exhaust", "banish-die", "return-die", "reroll", "turn", "commit-and-roll")
@pytest.mark.parametrize("verb", [*MOVES, "reroll", "turn", "commit-and-roll"])
def test_up_to_lets_the_player_stop(verb: str) -> None:
    place = {**MOVES, "commit-and-roll": "pool"}.get(verb, "unapplied")
    face = {"unapplied": "hit"}.get(place, "no-face")
    fields: Data = {"to": "crit"} if verb == "turn" else {}
    it = item("It", node(verb, n=2, up_to=True, dice={"place": place}, **fields))
    t = position(
        card("A"), inventory=[it], loose="2 blue hit, red hit", exhausted="2 green", pool="4 yellow", dice="hit hit"
    )
    t.do("use It")
    assert t.options[0] == "done"
    first = {"unapplied": "blue", "exhausted": "green", "pool": "yellow"}[place]
    t.do(f"pick {first} {face} {place}")
    assert t.asks == "ChooseDie"
    t.do("done")
    assert t.asks == "Apply"
    t = position(card("A"), inventory=[it], loose="2 blue hit, red hit", exhausted="2 green", pool="4 yellow")
    t.do("use It", "done")  # not even one
    assert t.where("It") == "discard"


@about("recover", "exhaust", "banish-die", "return-die", "reroll", "turn", "commit-and-roll")
def test_a_text_about_dice_that_are_not_there_is_no_use() -> None:
    for verb, fields in (
        ("recover", {}),
        ("exhaust", {}),
        ("banish-die", {"dice": {"colour": ["red"]}}),
        ("return-die", {"dice": {"place": "applied"}}),
        ("reroll", {"dice": {"face": "miss"}}),
        ("turn", {"to": "hit"}),
        ("commit-and-roll", {}),
    ):
        it = item("It", node(verb, **fields))
        t = position(card("A"), inventory=[it], loose="blue hit", pool="")
        t.refused("use It", "TS-96")


@about("recover", "exhaust", "banish-die", "return-die")
def test_moving_dice_reads_colour_face_and_place() -> None:
    def found(verb: str, **dice: object) -> list[str]:
        t = position(card("A", health=9), card("B"), inventory=[item("It", node(verb, up_to=True, dice=dice))],
                     on={"A": "blue crit, green miss"}, loose="blue hit, green miss, red crit", exhausted="blue, yellow",
                     pool="green, purple")  # fmt: skip
        return picks(t.do("use It"))

    assert found("recover", colour=["yellow", "red"]) == ["pick yellow no-face exhausted"]
    assert found("exhaust") == ["pick green no-face pool", "pick purple no-face pool"]
    assert found("exhaust", place="unapplied", face="miss") == ["pick green miss unapplied"]
    assert found("exhaust", place="applied", face="hit") == ["pick blue crit A"]
    assert found("exhaust", place="committed", face="crit") == ["pick red crit unapplied", "pick blue crit A"]
    assert found("return-die", face="basic") == ["pick blue hit unapplied"]
    assert found("return-die", colour=["green"]) == ["pick green miss unapplied", "pick green miss A"]
    assert found("banish-die", colour=["blue"]) == [
        "pick blue hit unapplied",
        "pick blue no-face exhausted",
        "pick blue crit A",
    ]
    assert found("banish-die", face="miss") == ["pick green miss unapplied", "pick green miss A"]
    assert found("banish-die", place="pool") == ["pick green no-face pool", "pick purple no-face pool"]


@about("recover", "exhaust", "banish-die", "return-die")
def test_moving_dice_moves_them_there() -> None:
    for verb, event, rule, there in (
        ("exhaust", "exhausted-die", "TS-66", Position.exhausted),
        ("banish-die", "banished-die", "TS-57", Position.banished),
        ("return-die", "returned", "TS-61", Position.pool),
    ):
        it = item("It", node(verb, dice={"place": "applied"}))
        t = position(card("A", health=9), inventory=[it], on={"A": "red crit"}, loose="blue hit")
        t.do("use It")
        assert (event, rule) in t.log
        assert there(t, "red") == 1
        assert t.on("A", "red") == 0
        assert t.damage("A") == 0
    t = position(card("A"), inventory=[item("It", node("recover"))], exhausted="red", loose="blue hit")
    t.do("use It")
    assert (t.pool("red"), t.exhausted("red")) == (1, 0)


@about("reroll")
def test_reroll_rolls_dice_again_where_they_are() -> None:
    spin = item("Spin", node("reroll", n=2, dice={"place": "committed"}))
    t = position(card("A", health=2), inventory=[spin], on={"A": "blue hit"}, loose="green miss, yellow, red hit",
                 dice="crit hit")  # fmt: skip
    t.do("use Spin")
    t.refused("pick yellow no-face unapplied", "TS-77")  # never rolled
    t.do("pick blue hit A")
    assert ("rerolled", "TS-77") in t.log
    assert t.on("A", "blue", "crit") == 1
    assert t.defeated("A")  # before the second die is chosen
    t.do("pick green miss unapplied")
    assert t.loose("green", "hit") == 1
    assert t.asks == "Apply"


@about("turn")
def test_turn_shows_another_face() -> None:
    def offered(to: str, **dice: object) -> list[str]:
        it = item("It", node("turn", to=to, up_to=True, dice=dice))
        t = position(card("A", health=9), inventory=[it], on={"A": "blue hit"}, loose="green miss, yellow, red hit")
        return picks(t.do("use It"))

    assert offered("crit") == ["pick green miss unapplied", "pick red hit unapplied"]
    assert offered("hit") == ["pick green miss unapplied"]  # what shows it already is not turned
    assert offered("crit", face="miss") == ["pick green miss unapplied"]
    assert offered("miss", place="committed") == ["pick blue hit A"]  # the red die has no miss
    it = item("It", node("turn", to="crit", n=2))
    t = position(card("A", health=9), inventory=[it], loose="2 green miss, red hit")
    t.do("use It", "pick green miss unapplied", "pick green miss unapplied")
    assert (t.loose("green", "crit"), t.loose("green", "miss"), t.loose("red", "hit")) == (2, 0, 1)
    assert ("turned", "TS-77") in t.log


@about("commit-and-roll")
def test_commit_and_roll_brings_dice_from_the_pool() -> None:
    cry = item("Cry", node("commit-and-roll", n=2, dice={"colour": ["blue", "red"]}))
    t = position(card("A"), inventory=[cry], loose="yellow hit", pool="blue, green, red", dice="miss crit")
    t.do("use Cry")
    assert picks(t) == ["pick blue no-face pool", "pick red no-face pool"]
    t.do("pick blue no-face pool")
    assert t.log[:2] == [("committed", "TS-21"), ("rolled", "TS-22")]
    # the red one follows without a choice
    assert (t.loose("blue", "miss"), t.loose("red", "crit"), t.loose("yellow", "hit")) == (1, 1, 1)
    assert sum(t.g.pool) == 1


@about("commit-and-roll", "cannot-commit", "commit-limit")
def test_commit_and_roll_obeys_what_restricts_committing() -> None:
    cry = item("Cry", node("commit-and-roll", n=3, up_to=True))
    fog = card("Fog", during=[node("cannot-commit", dice={"colour": ["blue"]})])
    t = position(fog, inventory=[cry], loose="yellow hit", pool="blue, green")
    t.do("use Cry")
    assert picks(t) == ["pick green no-face pool"]
    lace = card("Lace", during=[node("commit-limit", n=3)])
    t = position(lace, at="commit", inventory=[cry], pool="4 green, 4 blue", dice="hit hit hit hit")
    t.do("commit green", "commit green", "use Cry", "pick blue no-face pool")
    assert t.asks == "Apply"  # 3 dice are committed: neither the item nor the step can add one
    assert (t.loose("green"), t.loose("blue")) == (2, 1)
    two = card("Two", during=[node("commit-limit", n=2)])
    t = position(two, at="commit", inventory=[cry], pool="4 green, 4 blue", dice="hit hit hit")
    t.do("use Cry", "pick blue no-face pool", "done", "commit green")
    assert t.asks == "Apply"  # what an item committed counts for the step too
    assert (t.loose("green"), t.loose("blue")) == (1, 1)


# ---------------------------------------------------------------------- enemies, items, stacks of choice


@about("deal")
def test_deal_damages_an_undefeated_enemy_of_choice_or_each() -> None:
    bomb = item("Bomb", node("deal", n=2))
    t = position(card("A", health=2), card("B"), card("C"), defeated=["C"], inventory=[bomb], loose="red hit")
    t.do("use Bomb")
    assert t.options == ["enemy A", "enemy B"]
    t.refused("enemy C", "TS-87")
    t.refused("done", "TS-02")
    t.do("enemy A")
    assert t.defeated("A")
    assert t.damage("B") == 0
    t = position(card("A"), card("B"), card("C"), defeated=["C"], loose="red hit",
                 inventory=[item("Storm", node("deal", n=2, each=True))])  # fmt: skip
    t.do("use Storm")
    assert [t.damage(name) for name in "ABC"] == [2, 2, 0]
    t = position(card("A"), defeated=["A"], inventory=[bomb], loose="red hit")
    t.refused("use Bomb", "TS-96")
    t = position(
        card("A", damage=0, after=[node("deal", n=1), OIL]), defeated=["A"], at="after", chip=0, exhausted="red"
    )
    assert t.g.chip == 1  # nobody to damage: the rest happens


@about("dismiss")
def test_dismiss_discards_a_weak_enemy() -> None:
    door = item("Door", node("dismiss", n=3))
    strong = card("Strong", health=3, during=[node("enemy-health", of="this", by=1)])
    t = position(card("A", health=3), card("B", health=4), card("C", health=2), strong, boss("King", health=3),
                 defeated=["C"], on={"A": "blue hit"}, inventory=[door], loose="red hit")  # fmt: skip
    t.do("use Door")
    assert t.where("A") == "discard"  # the only one: the others are too strong, defeated, or the boss
    assert ("card-discarded", "TS-52") in t.log
    assert t.exhausted("blue") == 1
    assert t.where("Strong") == "active"
    t = position(card("B", health=4), boss("King", health=3), inventory=[door], loose="red hit")
    t.refused("use Door", "TS-96")


@about("silence")
def test_silence_stops_during_effects_for_the_round() -> None:
    lamp = item("Lamp", node("silence"))
    bar = [node("cannot-apply")]
    t = position(card("A", during=bar), card("B", during=bar), card("C", after=[OIL]), card("D", during=bar),
                 defeated=["D"], inventory=[lamp, item("Lamp2", node("silence"))], loose="red hit, blue hit")  # fmt: skip
    t.do("use Lamp")
    assert t.options == ["drop Lamp2", "enemy A", "enemy B"]  # with During effects, and undefeated
    t.do("enemy A")
    assert ("card-silenced", "TS-49") in t.log
    t.do("apply red hit A")
    t.refused("apply blue hit B", "TS-49", by="B")
    t.do("use Lamp2")  # only B is left
    t.do("apply blue hit B")
    t = position(card("C", after=[OIL]), inventory=[lamp], loose="red hit")
    t.refused("use Lamp", "TS-96")


@about("silence")
def test_silence_ends_with_the_round() -> None:
    king = boss("King", damage=0, during=[node("stat-counts", stat="recovery", by=-1)])
    t = position(king, endgame=True, at="repeat", inventory=[item("Lamp", node("silence"))])
    t.do("use Lamp")
    assert t.counts_as("recovery") == 3
    t.until("Commit")
    assert t.g.round == 2
    assert t.counts_as("recovery") == 2


@about("discard-item")
def test_discard_item_takes_items_of_choice() -> None:
    held = [item(name, HEAL, at="damage") for name in ("X", "Y", "Z")]
    t = position(after(node("discard-item", n=2), OIL), at="after", inventory=held, strategy=3, chip=0)
    assert [option for option in t.options if option.startswith("item")] == ["item X", "item Y", "item Z"]
    t.refused("done", "TS-02")
    t.do("item Y", "item X")
    assert [t.where(name) for name in "XYZ"] == ["discard", "discard", "inventory"]
    assert t.g.chip == 1
    t = position(after(node("discard-item", n=2), OIL), at="after", inventory=held[:1], chip=0)
    assert t.g.inventory == []
    assert t.g.chip == 1
    # not the item whose own text it is, and no use alone
    swap = item("Swap", node("discard-item"), node("discard-item"))
    t = position(card("A"), loose="red hit", inventory=[swap, held[0]])
    t.do("use Swap")
    assert t.where("X") == "discard"
    t = position(card("A"), loose="red hit", inventory=[swap])
    t.refused("use Swap", "TS-96")
    trade = item("Trade", node("may", cost=node("discard-item"), do=[HEAL]))  # nor can it pay for itself
    position(card("A"), loose="red hit", inventory=[trade], health=3).refused("use Trade")
    t = position(card("A"), loose="red hit", inventory=[trade, held[0]], health=3).do("use Trade")
    assert (t.where("X"), t.stat("health")) == ("discard", 4)


@about("salvage")
def test_salvage_takes_the_topmost_item_of_the_discard() -> None:
    hook = item("Hook", node("salvage"))
    gone = [item("Low", HEAL), item("Top", HEAL), card("Plain"), card("Quick", reward=instant(HEAL))]
    t = position(card("A"), loose="red hit", inventory=[hook], discard=gone)
    t.do("use Hook")
    assert ("item-salvaged", "TS-46") in t.log
    assert t.where("Top") == "inventory"
    assert [t.where(name) for name in ("Low", "Plain", "Quick")] == ["discard"] * 3
    t = position(card("A"), loose="red hit", inventory=[hook], discard=gone[2:])
    t.refused("use Hook", "TS-96")
    t = position(card("A"), loose="red hit", inventory=[hook], discard=gone, strategy=1)
    t.refused("use Hook", "TS-96")  # it leaves room only after its benefit (TS-81)
    lens = card("Lens", reward=ongoing(standing=[node("stat-counts", stat="recovery", by=1)]))
    t = position(after(node("salvage")), at="after", discard=[lens], exhausted="red", recovery=3)
    assert (t.asks, t.counts_as("recovery")) == ("RecoverDice", 4), "its text holds at once"


@about("bury")
def test_bury_puts_the_top_card_under_its_stack() -> None:
    spade = item("Spade", node("bury"))
    t = position(at="activation", stacks=[[card("A"), card("B"), card("C")], [card("D")], []], inventory=[spade])
    t.do("use Spade")
    assert t.options == ["stack 1", "stack 2"]
    t.refused("stack 3", "TS-74")
    t.refused("done", "TS-02")
    t.do("stack A")
    assert ("card-buried", "TS-66") in t.log
    assert [t.g.deck.cards[each].name for each in t.g.stacks[0].cards] == ["A", "C", "B"]  # the last one is the top
    t = position(at="activation", stacks=[[card("A")], [card("D")]], inventory=[spade])
    t.refused("use Spade", "TS-96")  # a card alone in its stack stays where it is
    t = position(after(node("bury"), OIL), at="after", stacks=[[], []], chip=0, exhausted="red")
    assert t.g.chip == 1


@about("discard-top")
def test_discard_top_discards_the_top_card_of_a_stack() -> None:
    push = item("Push", node("discard-top"), at="activation")
    t = position(at="activation", stacks=[[card("A", special=[{"when": "activated", "do": [OIL]}]), card("B")], [card("D")]],
                 inventory=[push], chip=0)  # fmt: skip
    t.do("use Push", "stack A")
    assert t.where("A") == "discard"
    assert t.g.chip == 0  # without a fight: never activated
    assert t.where("B") == "stack 1"
    t.do("activate B")
    t = position(after(node("discard-top"), OIL), at="after", stacks=[[], []], chip=0, exhausted="red")
    assert t.g.chip == 1


# ---------------------------------------------------------------------- texts made of texts


@about("may")
def test_may_leaves_the_choice_to_the_player() -> None:
    for answer, health in (("take", 3), ("done", 2)):
        t = position(after(node("may", do=[HEAL]), OIL), at="after", health=2, chip=0, exhausted="red")
        assert t.asks == "ChooseWhether"
        assert t.options == ["done", "take"]
        t.do(answer)
        assert t.stat("health") == health
        assert t.g.chip == 1
    t = position(after(node("may", do=[HEAL]), OIL), at="after", health=6, chip=0, exhausted="red")
    assert t.asks == "RecoverDice"  # it could change nothing, so it is not asked
    assert t.g.chip == 1


@about("may")
def test_may_with_a_cost_pays_first_and_in_full() -> None:
    trade = node("may", cost=node("change-chip", by=-2), do=[HEAL])
    t = position(after(trade), at="after", health=2, chip=3, exhausted="red")
    t.do("take")
    assert (t.g.chip, t.stat("health")) == (1, 3)
    assert [key for key, _ in t.log][:2] == ["chip-changed", "stat-changed"]
    t = position(after(trade), at="after", health=2, chip=1, exhausted="red")
    assert t.asks == "RecoverDice"
    assert (t.g.chip, t.stat("health")) == (1, 2)
    t = position(after(trade), at="after", health=6, chip=3, exhausted="red")
    assert t.asks == "RecoverDice"  # it can be paid but changes nothing
    assert t.g.chip == 3


@about("may", "exhaust", "discard-item", "activate", "change-stat")
def test_a_cost_is_payable_only_in_full() -> None:
    for cost, given, payable in (
        (node("exhaust", n=2), {"pool": "red"}, False),
        (node("exhaust", n=2), {"pool": "red, blue"}, True),
        (node("exhaust", n=2, dice={"colour": ["blue"]}), {"pool": "2 blue"}, True),
        (node("discard-item", n=2), {"inventory": [item("X", HEAL, at="apply")]}, False),
        (node("discard-item", n=2), {"inventory": [item(name, HEAL, at="apply") for name in "XY"]}, True),
        (node("activate", n=2), {"stacks": [[card("B")], []]}, False),
        (node("activate", n=2), {"stacks": [[card("B")], [card("C")]]}, True),
        (node("change-stat", stat="strategy", by=-1), {"strategy": 1}, False),
        (node("change-stat", stat="strategy", by=-1), {"strategy": 2}, True),
        (node("change-stat", stat="strategy", by=-2), {"strategy": 2}, False),
        (node("change-stat", stat="recovery", by=-1), {"recovery": 1}, False),
    ):
        t = position(after(node("may", cost=cost, do=[OIL])), at="after", chip=0, exhausted="purple", **given)
        assert (t.asks == "ChooseWhether") == payable, cost


@about("may", "choose", "if", "for-each")
def test_texts_can_stand_in_texts() -> None:
    inner = node("may", do=[node("for-each", what="held-item", do=[OIL])])
    text = node("choose", of=[{"do": [HURT]}, {"do": [node("if", condition="items-at-least", n=2, do=[inner])]}])
    held = [item(name, HEAL, at="apply") for name in "XY"]
    t = position(after(text), at="after", inventory=held, chip=0, exhausted="red")
    t.do("enemy After", "mode 2")
    assert t.asks == "ChooseWhether"
    t.do("take")
    assert t.g.chip == 2
    assert t.stat("health") == 5
    t = position(card("A"), loose="red hit", inventory=[item("It", text), held[0]], health=5)
    t.do("use It")
    t.do("mode 2")  # with 2 items held, the one in use among them
    assert t.asks == "ChooseWhether"


@about("choose")
def test_choose_takes_one_of_several_texts() -> None:
    text = node("choose", of=[{"do": [HEAL, OIL]}, {"do": [FIT]}])
    t = position(after(text), at="after", chip=0, health=3, exhausted="red")
    assert t.options == ["mode 1", "mode 2"]
    t.do("mode 1")
    assert (t.stat("health"), t.g.chip, t.stat("recovery")) == (4, 1, 3)
    t = position(after(text), at="after", chip=0, health=3, exhausted="red", recovery=6)
    t.do("mode 2")  # one that can do nothing may be chosen
    assert (t.stat("health"), t.g.chip, t.stat("recovery")) == (3, 0, 6)
    full: Data = {"loose": "red hit", "health": 6, "recovery": 6, "rules": {"chip_max": 0}}
    t = position(card("A"), inventory=[item("It", text)], **full)
    t.refused("use It", "TS-96")
    t = position(card("A"), inventory=[item("It", text)], **(full | {"recovery": 5}))
    assert "use It" in t.options


# condition: its number, a position in which it holds, and one in which it just does not
TWO = [item(name, HEAL, at="apply") for name in "XY"]
CASES: dict[str, tuple[Data, Data, Data]] = {
    "this-undefeated": ({}, {}, {"defeated": ["After"]}),
    "this-defeated": ({}, {"defeated": ["After"]}, {}),
    "enemies-at-least": ({"n": 2}, {}, {"defeated": ["Other"]}),
    "health-at-most": ({"n": 2}, {"health": 2}, {"health": 3}),
    "pool-at-most": ({"n": 2}, {"pool": "green, blue"}, {"pool": "green, 2 blue"}),
    "items-at-least": ({"n": 2}, {"inventory": TWO}, {"inventory": TWO[:1]}),
    "phases-at-least": ({"n": 2}, {"phases": 2}, {"phases": 1}),
    "chip-at-least": ({"n": 2}, {"chip": 2}, {"chip": 1}),
    "chip-at-most": ({"n": 2}, {"chip": 2}, {"chip": 3}),
    "no-crit": ({}, {"loose": "red hit"}, {"loose": "red crit"}),
    "all-defeated": ({}, {"defeated": ["After", "Other"]}, {"defeated": ["After"]}),
    "misses-at-least": ({"n": 2}, {"loose": "blue miss, green miss"}, {"loose": "blue miss, green hit"}),
}


@about("if")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_if_happens_only_under_its_condition(condition: str) -> None:
    fields, holds, fails = CASES[condition]
    text = node("if", condition=condition, do=[FIT], **fields)
    for given, recovery in ((holds, 4), (fails, 3)):
        t = position(
            after(text), card("Other", damage=0), at="after", exhausted="red" if "loose" not in given else "", **given
        )
        if t.asks == "ChooseAfterEffect":  # discarding an item would change what it does (TS-82)
            t.do("enemy After")
        assert t.stat("recovery") == recovery


@about("if")
def test_if_is_no_use_without_its_condition_or_its_effect() -> None:
    it = item("It", node("if", condition="health-at-most", n=2, do=[FIT]))
    for given, useful in (({"health": 3}, False), ({"health": 2}, True), ({"health": 2, "recovery": 6}, False)):
        t = position(card("A"), at="apply", loose="red hit", inventory=[it], **given)
        assert ("use It" in t.options) == useful


COUNTED: dict[str, tuple[Data, int]] = {
    "undefeated-enemy": ({"defeated": ["Other"]}, 2),
    "active-enemy": ({"defeated": ["Other"]}, 3),
    "defeated-enemy": ({"defeated": ["Other", "After"]}, 2),
    "unapplied-miss": ({"loose": "2 blue miss, green hit, yellow"}, 2),
    "unapplied-crit": ({"loose": "2 blue crit, green hit"}, 2),
    "held-item": ({"inventory": TWO}, 2),
    "chip": ({"chip": 3}, 3),
    "strategy-phase": ({"phases": 2}, 2),
    "exhausted-die": ({"exhausted": "2 blue, red"}, 3),
    "die-on-this": ({"on": {"After": "blue miss, red hit", "Other": "green hit"}}, 2),
    "defeated-boss": ({}, 0),
}


@about("for-each")
@pytest.mark.parametrize("what", COUNTS)
def test_for_each_happens_so_often(what: str) -> None:
    given, times = COUNTED[what]
    text = node("for-each", what=what, do=[FIT])
    t = position(after(text), card("Other", health=9, damage=0), card("Third", damage=0), at="after",
                 **({"exhausted": "red"} | given if "loose" not in given and "on" not in given else given),
                 recovery=1)  # fmt: skip
    if t.asks == "ChooseAfterEffect":
        t.do("enemy After")
    assert t.stat("recovery") == 1 + times


@about("for-each")
def test_for_each_counts_when_it_begins_and_is_no_use_for_nothing() -> None:
    text = node("for-each", what="exhausted-die", do=[node("recover")])
    t = position(after(text), at="after", exhausted="2 blue")
    assert t.pool("blue") == 4
    it = item("It", node("for-each", what="exhausted-die", do=[FIT]))
    t = position(card("A"), loose="red hit", inventory=[it])
    t.refused("use It", "TS-96")
    t = position(card("A"), loose="red hit", inventory=[it], exhausted="blue", recovery=6)
    t.refused("use It", "TS-96")


@about("for-each")
def test_for_each_defeated_boss_counts_the_game() -> None:
    king = boss("King", health=1, reward=instant(node("for-each", what="defeated-boss", do=[FIT])))
    t = position(king, rules={"bosses_to_defeat": 2}, loose="red hit", endgame=True)
    t.do("apply red hit King", "take")
    assert t.stat("recovery") == 4


# ---------------------------------------------------------------------- standing texts


@about("cannot-commit")
def test_cannot_commit_keeps_dice_in_the_pool() -> None:
    fog = card("Fog", during=[node("cannot-commit", dice={"colour": ["blue", "red"]})])
    t = position(fog, at="commit")
    t.refused("commit blue", "TS-21", "TS-49", by="Fog")
    t.refused("commit red", "TS-49", by="Fog")
    t.do("commit green", "commit purple")
    t = position(card("Wall", during=[node("cannot-commit")]), at="commit")
    assert t.asks == "Repeat"  # no die at all


@about("commit-limit")
def test_commit_limit_counts_each_phase_anew() -> None:
    lace = card("Lace", during=[node("commit-limit", n=2)])
    t = position(lace, at="strategy", pool="4 blue, 4 green", dice="miss miss miss miss miss miss")
    t.do("commit blue", "commit blue")
    assert t.asks == "Repeat"  # nothing else can be committed, and nothing was hit
    t.do("again")
    assert t.options == ["done", "commit green", "commit blue"]
    t.do("commit green", "commit green")
    assert sum(t.g.exhausted) == 4
    t = position(card("None", during=[node("commit-limit", n=0)]), at="commit")
    assert t.asks == "Repeat"
    both = [node("commit-limit", n=3), node("commit-limit", n=1)]
    t = position(card("Both", during=both), card("Other", health=9), at="commit", loose="red hit", dice="hit hit")
    t.do("commit blue")
    assert t.asks == "Apply"  # the smaller limit counts; a die from before does not


@about("cannot-apply", "only-apply")
@pytest.mark.parametrize(("scope", "barred"), [("this", "A"), ("others", "B"), ("all", "AB")])
def test_cannot_apply_and_only_apply_speak_of_this_card_the_others_or_all(scope: str, barred: str) -> None:
    for name, dice in (("cannot-apply", {"face": "crit"}), ("only-apply", {"face": "basic"})):
        t = position(card("A", health=9, during=[node(name, to=scope, dice=dice)]), card("B", health=9),
                     loose="blue crit, green hit")  # fmt: skip
        for target in "AB":
            assert f"apply green hit {target}" in t.options
            if target in barred:
                t.refused(f"apply blue crit {target}", "TS-49", by="A")
            else:
                assert f"apply blue crit {target}" in t.options


@about("cannot-apply", "only-apply")
def test_cannot_apply_and_only_apply_read_colours_and_have_a_plain_default() -> None:
    t = position(card("A", during=[node("only-apply", dice={"colour": ["blue", "red"]})]), loose="blue crit, green hit")
    assert t.options == ["done", "apply blue crit A"]
    t = position(card("A", during=[node("cannot-apply")]), card("B"), loose="blue crit, green hit")
    assert t.options == ["done", "apply green hit B", "apply blue crit B"]
    t = position(card("A", during=[node("only-apply")]), loose="blue crit, green hit")
    assert t.options == ["done", "apply green hit A", "apply blue crit A"]


@about("die-damage", "die-damage-is")
def test_die_damage_adds_or_says_what_a_die_deals() -> None:
    def dealt_by(*texts: Data, on: str = "blue crit, green hit, yellow miss") -> tuple[int, int]:
        t = position(card("A", health=30, during=list(texts)), card("B", health=30),
                     on={"A": on, "B": "purple crit, red hit"})  # fmt: skip
        return t.damage("A"), t.damage("B")

    assert dealt_by(node("die-damage", by=1)) == (5, 5)
    assert dealt_by(node("die-damage", by=1, to="this")) == (5, 3)
    assert dealt_by(node("die-damage", by=1, to="others")) == (3, 5)
    assert dealt_by(node("die-damage", by=-1, dice={"face": "crit"})) == (2, 2)
    assert dealt_by(node("die-damage", by=-5)) == (0, 0)
    assert dealt_by(node("die-damage", by=2, dice={"colour": ["green", "purple"]})) == (5, 5)
    assert dealt_by(node("die-damage", by=1, to="this", dice={"face": "miss"})) == (4, 3)
    assert dealt_by(node("die-damage-is", n=1)) == (2, 2)
    assert dealt_by(node("die-damage-is", n=0, to="this")) == (0, 3)
    assert dealt_by(node("die-damage-is", n=4, dice={"face": "crit"})) == (5, 5)
    assert dealt_by(node("die-damage-is", n=1), node("die-damage", by=1)) == (4, 4)  # in printed order
    assert dealt_by(node("die-damage", by=1), node("die-damage-is", n=1)) == (2, 2)


@about("enemy-health", "enemy-damage")
def test_enemy_health_and_damage_change_whom_they_say() -> None:
    for scope, a, b in (("this", 1, 0), ("others", 0, 1), ("all", 1, 1)):
        texts = [node("enemy-health", of=scope, by=2), node("enemy-damage", of=scope, by=1)]
        t = position(card("A", health=5, damage=2, during=texts), card("B", health=5, damage=2))
        assert (t.health("A"), t.threat("A")) == (5 + 2 * a, 2 + a)
        assert (t.health("B"), t.threat("B")) == (5 + 2 * b, 2 + b)
    texts = [node("enemy-health", of="bosses", by=2), node("enemy-damage", of="bosses", by=1)]
    t = position(card("A", health=5, damage=2, during=texts), boss("Z", health=5, damage=2))
    assert (t.health("A"), t.threat("A"), t.health("Z"), t.threat("Z")) == (5, 2, 7, 3)
    low = [node("enemy-health", of="all", by=-6), node("enemy-damage", of="all", by=-6)]
    t = position(card("A", health=5, damage=2, during=low), exhausted="red")
    assert (t.health("A"), t.threat("A")) == (1, 0)
    bell = card("Bell", reward=ongoing(standing=[node("enemy-damage", by=-1)]))
    t = position(card("A", damage=2), card("B", damage=2), at="damage", inventory=[bell], exhausted="red")
    assert t.stat("health") == 3


@about("enemy-health", "enemy-damage")
def test_enemy_health_and_damage_may_count_something() -> None:
    texts = [
        node("enemy-health", of="this", by=2, per="exhausted-die", every=3),
        node("enemy-damage", of="this", by=-1, per="die-on-this"),
    ]
    for dice, health in (("2 blue", 5), ("3 blue", 7), ("4 blue, green", 7), ("4 blue, 2 green", 9)):
        t = position(card("A", health=5, damage=3, during=texts), on={"A": "red miss, purple hit"}, exhausted=dice)
        assert t.health("A") == health
        assert t.threat("A") == 1


@about("stat-counts")
def test_stat_counts_changes_what_a_stat_counts_as() -> None:
    for stat, by, start, counts in (
        ("recovery", 2, 3, 5),
        ("recovery", 5, 3, 6),
        ("recovery", -5, 3, 1),
        ("strategy", 1, 2, 3),
    ):
        t = position(card("A", during=[node("stat-counts", stat=stat, by=by)]), at="apply", **{stat: start})
        assert (t.stat(stat), t.counts_as(stat)) == (start, counts)
    t = position(
        card("A", damage=0, during=[node("stat-counts", stat="recovery", by=-2)]), at="recover", exhausted="4 blue"
    )
    t.do("recover blue")
    assert t.asks != "RecoverDice"


@about("forbid")
@pytest.mark.parametrize("what", FORBIDDABLE)
def test_forbid_forbids_one_thing(what: str) -> None:
    """The same position with each text: only the thing itself is gone, and the refusal names the card."""
    allowed: dict[str, bool] = {}
    wall = card("Wall", health=9, damage=0, during=[node("forbid", what=what)])
    doctor = hero(use={"limit": "unlimited", "do": [FIT]})
    rules = {"chip": {"do": [FIT], "cost": 1}}
    t = position(wall, card("A", health=1, damage=0, reward=instant(FIT)), card("B", damage=0, reward=single_use(FIT)),
                 defeated=["B"], hero=doctor, rules=rules, chip=3, inventory=[item("Balm", FIT)], loose="red hit, blue hit",
                 recovery=1, stacks=[[card("C")], [card("D")]])  # fmt: skip
    for act, key in (("use Balm", "items"), ("ability", "ability"), ("chip", "chip")):
        allowed[key] = act in t.options
        if not allowed[key]:
            t.refused(act, "TS-49", by="Wall")
    t.do("apply red hit A")
    allowed["instant-rewards"] = t.offers == "A"
    t.until("Apply").do("done")
    allowed["repeat"] = t.asks == "Repeat"
    while t.asks not in ("RecoverDice", "GainItems", "ActivateCard"):
        t.do("done")
    allowed["recover"] = t.asks == "RecoverDice"
    while t.asks not in ("GainItems", "ActivateCard"):
        t.do("done")
    allowed["gain-items"] = t.asks == "GainItems"
    assert [key for key in FORBIDDABLE if not allowed[key]] == [what]


@about("keep")
def test_keep_keeps_dice_from_being_rolled_again() -> None:
    clamp = card("Clamp", reward=ongoing(standing=[node("keep", dice={"face": "hit", "colour": ["blue", "green"]})]))
    t = position(card("A"), at="repeat", inventory=[clamp], loose="blue crit, green hit, green miss, red hit", pool="",
                 dice="hit crit")  # fmt: skip
    t.do("again")
    assert (t.loose("blue", "crit"), t.loose("green", "hit"), t.loose("red", "crit")) == (1, 2, 1)
    every = card("Clamp", reward=ongoing(standing=[node("keep")]))
    t = position(card("A"), at="commit", inventory=[every], loose="blue miss", pool="red", dice="hit")
    t.do("commit red", "done")
    assert (t.loose("blue", "miss"), t.loose("red", "hit")) == (1, 1)  # a die just committed is rolled


# ---------------------------------------------------------------------- how often a text may be used


@pytest.mark.rule("TS-88")
@pytest.mark.parametrize("limit", ["round", "conflict", "game", "unlimited"])
def test_the_limit_of_a_use(limit: str) -> None:
    doctor = hero(use={"limit": limit, "do": [FIT]})
    king = boss("King", damage=0)
    t = position(king, at="repeat", endgame=True, hero=doctor, recovery=1)
    t.do("ability")
    assert ("ability" in t.options) == (limit == "unlimited")
    t.until("Commit")
    assert ("ability" in t.options) == (limit in ("unlimited", "round"))
    t = position(card("A", damage=0), at="repeat", stacks=[[card("B")], [card("C")]], hero=doctor, recovery=1)
    t.do("ability").until("ActivateCard").do("activate 1")
    assert ("ability" in t.options) == (limit != "game")
    if limit == "game":
        t.refused("ability", "TS-88")


@pytest.mark.rule("TS-94")
def test_texts_work_the_same_on_missions() -> None:
    errand = mission("Errand", "defeat", 1, [node("choose", of=[{"do": [OIL]}, {"do": [FIT]}])])
    t = position(card("A", health=1), missions=[errand], loose="red hit, blue hit", chip=0)
    t.do("apply red hit A", "take", "mode 2")
    assert (t.g.chip, t.stat("recovery")) == (0, 4)

"""The heroes of The Salt Road."""

from scenes import GONE, IDLE, NEXT, amount, exhausted, in_pool, pick, pick_up_to

from ludotek.games.twenty_strong.rules.components import COLOURS
from ludotek.testing.twenty_strong import Data, card, position, shipped


def test_berta_halfweight_makes_the_young_ones_count() -> None:
    """Ability – Once per round, in the Apply step, you may turn up to N unapplied yellow or green misses into basic
    hits."""
    n = amount("berta-halfweight", "ability", "use", "do", 0)
    given: Data = {"hero": shipped("berta-halfweight"), "on": {"Idle": "yellow miss"}}
    t = position(IDLE, loose="3 yellow miss, green miss, blue miss, green crit", **given).do("ability")
    t.refused("pick blue miss unapplied", "TS-77")
    t.refused("pick yellow miss Idle", "TS-77")
    t.refused("pick green crit unapplied", "TS-77")
    assert pick_up_to(t) == n
    assert t.loose("yellow", "hit") + t.loose("green", "hit") == n
    assert (t.loose("blue", "miss"), t.loose("green", "crit")) == (1, 1)
    t.refused("ability", "TS-88")
    position(IDLE, hero=shipped("berta-halfweight"), loose="blue miss").refused("ability", "TS-96")


def test_ignatz_crumb_serves_soup_after_each_fight() -> None:
    """Ability – Whenever an enemy is defeated, recover an exhausted die."""
    given: Data = {"hero": shipped("ignatz-crumb"), "exhausted": "3 green", "pool": ""}
    t = position(card("A", health=1), card("B", health=1), IDLE, loose="2 blue hit, red hit", **given)
    t.do("apply blue hit A")
    assert in_pool(t) == 1
    t.do("apply blue hit B", "apply red hit Idle")
    assert (in_pool(t), exhausted(t)) == (2, 1), "only for those who fall"


def test_sister_anselma_waits_a_day() -> None:
    """Ability – Once per round, when you are about to suffer damage, you may spend N day to prevent N damage."""
    use = shipped("sister-anselma")["ability"]["use"]
    n = amount("sister-anselma", "ability", "use", "do", 0)
    brute = card("Brute", health=9, damage=n + 1)
    given: Data = {"hero": shipped("sister-anselma"), "at": "damage", "health": 5, "loose": "red hit"}
    t = position(brute, chip=use["cost"], **given).do("ability")
    assert (t.g.chip, t.stat("health")) == (0, 4)
    t = position(brute, brute | {"id": "Brother"}, chip=9, **(given | {"health": 6})).do("ability")
    t.refused("ability", "TS-88")
    position(brute, chip=use["cost"], **(given | {"at": "apply"})).refused("ability", "TS-88")
    t = position(brute, chip=use["cost"] - 1, **given)
    assert t.stat("health") == 5 - (n + 1), "no day to wait"


def test_tilda_and_the_red_mule_kick_hard() -> None:
    """Ability – Each red hit deals N more damage."""
    more = amount("tilda-and-the-red-mule", "ability", "standing", 0)
    for colour in COLOURS:
        for face, plain in (("hit", 1), ("crit", 2)):
            t = position(IDLE, on={"Idle": f"{colour} {face}"}, hero=shipped("tilda-and-the-red-mule"))
            assert t.damage("Idle") == plain + (more if colour == "red" else 0)


def test_nine_fingered_jost_knows_another_way() -> None:
    """Ability – Once per round, during Activation, you may put the top card of a stack under that stack, then recover an
    exhausted die."""
    n = amount("nine-fingered-jost", "ability", "use", "do", 1)
    given: Data = {"hero": shipped("nine-fingered-jost"), "exhausted": "4 green, 4 blue", "pool": ""}
    stacks = [[card("Top"), card("Under")], [card("Side")]]
    t = position(at="activation", stacks=stacks, **given).do("ability", "stack 1")
    assert (pick(t), in_pool(t)) == (n, n)
    t.refused("ability", "TS-88")
    t.do("activate Under")
    assert t.where("Top") == "stack 1"
    position(IDLE, loose="red hit", stacks=NEXT, **given).refused("ability", "TS-88")


def test_professor_almanac_was_right() -> None:
    """Ability – At the end of each Roll step, for each unapplied crit, recover an exhausted die."""
    given: Data = {"hero": shipped("professor-almanac"), "exhausted": "4 green", "pool": "", "strategy": 2}
    given |= {"loose": "2 blue, red", "on": {"Idle": "yellow crit"}}
    for crits in (0, 1, 3):
        faces = ["crit"] * crits + ["hit"] * (3 - crits)
        t = position(IDLE, GONE, defeated=["Gone"], at="roll", dice=faces * 2, **given)
        pick(t)
        assert (in_pool(t), t.asks) == (crits, "Apply")
    t = position(IDLE, at="roll", dice="crit hit hit crit hit hit", **given).do("done", "again", "done")
    assert in_pool(t) == 2, "at the end of each Roll step"

"""Light enemies of The Hollow Wood, in the thicket."""

from scenes import GONE, IDLE, NEXT, amount, damage, exhausted, health, in_pool, pick, pick_up_to, reward_of

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_roots_with_fingers_count_ankles() -> None:
    """During – At most N dice can be committed in each Strategy phase."""
    n = amount("roots-with-fingers", "effects", 0, "standing", 0)
    few = ["commit green"] * min(4, n) + ["commit blue"] * (n - 4)
    t = position(shipped("roots-with-fingers"), at="commit", dice=["miss"] * n).do(*few)
    t.refused("commit red", "TS-21", by="roots-with-fingers")
    t.until("Repeat").do("again", "commit red")  # each phase by itself
    assert t.loose("red") == 1


def test_roots_with_fingers_make_a_good_soup() -> None:
    """Instant – Gain N Health."""
    t = reward_of("roots-with-fingers", health=2).do("take")
    assert t.stat("health") == 2 + amount("roots-with-fingers", "reward", "do", 0)


def test_marching_saplings_become_an_avenue() -> None:
    """During – This enemy has N more Health for each undefeated enemy."""
    more = amount("marching-saplings", "effects", 0, "standing", 0)
    base = health("marching-saplings")
    assert position(shipped("marching-saplings")).health("marching-saplings") == base + more
    t = position(shipped("marching-saplings"), IDLE, GONE, defeated=["Gone"])
    assert (t.health("marching-saplings"), t.health("Idle")) == (base + 2 * more, 30)


def test_marching_saplings_trample_everybody() -> None:
    """Single-use – In the Apply step, deal N damage to each undefeated enemy."""
    n = amount("marching-saplings", "reward", "do", 0)
    t = position(IDLE, boss("King", health=9), GONE, inventory=[shipped("marching-saplings")], loose="red hit",
                 defeated=["Gone"])  # fmt: skip
    t.do("use marching-saplings")
    assert [t.damage(name) for name in ("Idle", "King", "Gone")] == [n, n, 0]


def test_fox_notary_buys_anything() -> None:
    """After – You may discard an item to gain N Crowns."""
    more = shipped("fox-notary")["effects"][0]["do"][0]["do"][0]["by"]
    given: Data = {"at": "after", "chip": 0, "stacks": NEXT, "health": 6, "exhausted": "green"}
    t = position(shipped("fox-notary"), inventory=[shipped("pike-in-the-ditch")], **given)
    t.do("take")
    assert (t.where("pike-in-the-ditch"), t.g.chip) == ("discard", more)
    assert position(shipped("fox-notary"), **given).asks == "RecoverDice", "nothing to sell"


def test_fox_notary_knows_where_things_are() -> None:
    """Instant – Choose one: move the topmost item in the discard to your inventory if you have room for it; or gain N
    Crown."""
    more = shipped("fox-notary")["reward"]["do"][0]["of"][1]["do"][0]["by"]
    pike = shipped("pike-in-the-ditch")
    t = reward_of("fox-notary", discard=[pike], chip=0).do("take", "mode 1")
    assert (t.where("pike-in-the-ditch"), t.g.chip) == ("inventory", 0)
    t = reward_of("fox-notary", discard=[pike], chip=0).do("take", "mode 2")
    assert (t.where("pike-in-the-ditch"), t.g.chip) == ("discard", more)


def test_cat_up_a_tree_is_too_high_for_beginners() -> None:
    """During – Yellow and green dice cannot be applied to this enemy."""
    t = position(shipped("cat-up-a-tree"), IDLE, loose="yellow hit, green crit, blue hit, red hit")
    for die in ("yellow hit", "green crit"):
        t.refused(f"apply {die} cat-up-a-tree", "TS-49", by="cat-up-a-tree")
        assert t.refusal(f"apply {die} Idle") is None
    assert t.refusal("apply blue hit cat-up-a-tree") is None


def test_cat_up_a_tree_has_an_owner() -> None:
    """Instant – Gain N Crowns."""
    assert reward_of("cat-up-a-tree", chip=0).do("take").g.chip == amount("cat-up-a-tree", "reward", "do", 0)


def test_owl_pupils_resent_a_second_question() -> None:
    """After – If there have been at least N Strategy phases this round, exhaust N dice from your dice pool."""
    text = shipped("owl-pupils")["effects"][0]["do"][0]
    given: Data = {"at": "after", "pool": "4 green, 4 blue", "loose": "red hit", "stacks": NEXT}
    for phases in (text["n"] - 1, text["n"]):
        t = position(shipped("owl-pupils"), phases=phases, **given)
        pick(t)
        assert in_pool(t) == 8 - (text["do"][0]["n"] if phases == text["n"] else 0)


def test_owl_pupils_raise_a_wing() -> None:
    """Single-use – In the Apply step, commit and roll up to N dice from your dice pool."""
    n = amount("owl-pupils", "reward", "do", 0)
    given: Data = {"pool": "4 green, 3 blue", "loose": "red hit", "dice": ["crit"] * n}
    t = position(IDLE, inventory=[shipped("owl-pupils")], **given).do("use owl-pupils")
    assert pick_up_to(t) == n
    assert (in_pool(t), t.loose("green", "crit") + t.loose("blue", "crit")) == (7 - n, n)


def test_wolf_cub_scouts_lend_a_paw() -> None:
    """During – Each other enemy has N more Health."""
    more = amount("wolf-cub-scouts", "effects", 0, "standing", 0)
    t = position(shipped("wolf-cub-scouts"), IDLE)
    assert (t.health("wolf-cub-scouts"), t.health("Idle")) == (health("wolf-cub-scouts"), 30 + more)


def test_wolf_cub_scouts_do_a_good_deed() -> None:
    """Single-use – When you are about to suffer damage, prevent N damage."""
    n = amount("wolf-cub-scouts", "reward", "do", 0)
    bite = card("Bite", health=30, damage=4)
    t = position(bite, at="damage", inventory=[shipped("wolf-cub-scouts")], health=6, stacks=NEXT)
    t.do("use wolf-cub-scouts")
    assert t.told("suffered") == [[4 - n, 6 - 4 + n]]


def test_hollow_log_was_somebodys_savings() -> None:
    """Instant – Gain N Crowns."""
    assert reward_of("hollow-log", chip=0).do("take").g.chip == amount("hollow-log", "reward", "do", 0)


def test_fresh_tracks_keep_somebody_busy() -> None:
    """Special – When this enemy is activated, exhaust a die from your dice pool."""
    t = position(at="activation", stacks=[[shipped("fresh-tracks")], [IDLE]], pool="4 green").do(
        "activate fresh-tracks"
    )
    assert (t.pool("green"), t.exhausted("green")) == (3, 1)


def test_fresh_tracks_lead_to_a_beast() -> None:
    """Instant – Activate the next boss."""
    rules = {"bosses_to_defeat": 1, "refill": True, "endgame_must": []}
    t = reward_of("fresh-tracks", boss=boss("King"), rules=rules)
    assert t.where("King") != "active"
    t.do("take")
    assert t.where("King") == "active"


def test_badger_asleep_is_better_woken_at_once() -> None:
    """During – This enemy has N more Damage for each die applied to it."""
    more = amount("badger-asleep", "effects", 0, "standing", 0)
    t = position(shipped("badger-asleep"), IDLE, loose="2 blue hit").do("apply blue hit badger-asleep")
    assert t.threat("badger-asleep") == damage("badger-asleep") + more
    t.do("apply blue hit badger-asleep")
    assert t.threat("badger-asleep") == damage("badger-asleep") + 2 * more
    assert exhausted(t) == 0


def test_badger_asleep_had_a_warm_bed() -> None:
    """Instant – Gain N Health."""
    t = reward_of("badger-asleep", health=2).do("take")
    assert t.stat("health") == 2 + amount("badger-asleep", "reward", "do", 0)


def test_badger_asleep_stays_so_if_nobody_touches_it() -> None:
    t = position(shipped("badger-asleep"), at="damage", health=6, stacks=NEXT)
    assert t.told("suffered") == [[damage("badger-asleep"), 6 - damage("badger-asleep")]]

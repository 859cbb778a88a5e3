"""The omens of The Salt Road. Whoever walks around one meets it again at the end."""

from scenes import GONE, IDLE, NEXT, amount, exhausted, go_around, in_pool, pick, pick_up_to, reward_of

from ludotek.games.twenty_strong.rules.components import STRATEGY
from ludotek.testing.twenty_strong import Data, Position, boss, position, shipped

KING = boss("King", health=20, damage=2)


def foretold(name: str) -> Position:
    """An omen is passed while a boss and another enemy are there to see what becomes of them."""
    t = go_around(name, KING, IDLE, chip=5, health=6)
    assert t.where(name) == "discard"
    return t


def by(name: str, at: int = 0) -> int:
    """How much more or less the text says that an omen leaves behind."""
    return abs(int(shipped(name)["peace"][at]["text"].get("by", 0)))


def test_two_headed_calf_argues() -> None:
    """Special – At the end of each Roll step, if you have no unapplied crits, exhaust an unapplied die."""
    for defeated in ([], ["two-headed-calf"]):
        t = position(shipped("two-headed-calf"), IDLE, at="roll", loose="2 blue", dice="hit hit", defeated=defeated)
        assert (pick(t), exhausted(t)) == (0, 1), "both show the same: there is nothing to choose"
        t = position(shipped("two-headed-calf"), IDLE, at="roll", loose="2 blue", dice="hit crit", defeated=defeated)
        assert exhausted(t) == 0


def test_two_headed_calf_will_have_warned_you() -> None:
    """Peaceful way – For the rest of the game, each boss has N more Health."""
    t = foretold("two-headed-calf")
    assert (t.health("King"), t.health("Idle")) == (20 + by("two-headed-calf"), 30)


def test_two_headed_calf_sees_both_sides() -> None:
    """Ongoing – Each crit deals N more damage."""
    more = amount("two-headed-calf", "reward", "standing", 0)
    t = position(IDLE, on={"Idle": "red crit, blue hit"}, loose="yellow hit", inventory=[shipped("two-headed-calf")])
    assert t.damage("Idle") == 3 + more


def test_thirteen_crows_mind_only_the_grown_ups() -> None:
    """During – Yellow and green dice cannot be applied to this enemy."""
    t = position(shipped("thirteen-crows"), IDLE, loose="green hit, yellow hit, blue hit")
    for colour in ("green", "yellow"):
        t.refused(f"apply {colour} hit thirteen-crows", "TS-49", by="thirteen-crows")
    assert t.refusal("apply blue hit thirteen-crows") is None


def test_thirteen_crows_fly_ahead() -> None:
    """Peaceful way – For the rest of the game, each boss has N more Damage."""
    t = foretold("thirteen-crows")
    assert (t.threat("King"), t.threat("Idle")) == (2 + by("thirteen-crows"), 0)


def test_thirteen_crows_pick_the_right_spot() -> None:
    """Single-use – In the Apply step, turn up to N unapplied basic hits into crits."""
    n = amount("thirteen-crows", "reward", "do", 0)
    t = position(IDLE, inventory=[shipped("thirteen-crows")], loose="4 green hit, blue miss").do("use thirteen-crows")
    t.refused("pick blue miss unapplied", "TS-77")
    assert (pick_up_to(t), t.loose("green", "crit")) == (n, n)


def test_first_snowflake_is_easily_missed() -> None:
    """During – Only crits can be applied to this enemy."""
    t = position(shipped("first-snowflake"), loose="red hit, blue crit")
    t.refused("apply red hit first-snowflake", "TS-49", by="first-snowflake")
    assert t.refusal("apply blue crit first-snowflake") is None


def test_first_snowflake_finds_somewhere_to_begin() -> None:
    """Peaceful way – For the rest of the game, each enemy has N more Health."""
    t = foretold("first-snowflake")
    more = by("first-snowflake")
    assert (t.health("King"), t.health("Idle")) == (20 + more, 30 + more)


def test_first_snowflake_melts() -> None:
    """Instant – Gain N days."""
    given: Data = {"tokens": {"first-snowflake": shipped("first-snowflake")["health"] - 1}}
    t = position(shipped("first-snowflake"), IDLE, loose="red crit, blue hit", chip=3, **given)
    t.do("apply red crit first-snowflake", "take")
    assert t.g.chip == 3 + amount("first-snowflake", "reward", "do", 0)


def test_comet_running_late_takes_somebody_along() -> None:
    """After – If this enemy is undefeated, banish a die."""
    given: Data = {"at": "after", "pool": "4 green", "loose": "red hit"}
    t = position(shipped("comet-running-late"), **given).do("pick green no-face pool")
    assert t.pool("green") == 3
    t = position(shipped("comet-running-late"), defeated=["comet-running-late"], **given)
    assert t.pool("green") == 4


def test_comet_running_late_will_be_on_time() -> None:
    """Peaceful way – For the rest of the game, each boss has N more Health."""
    t = foretold("comet-running-late")
    assert (t.health("King"), t.health("Idle")) == (20 + by("comet-running-late"), 30)


def test_comet_running_late_grants_a_wish() -> None:
    """Ongoing – Once per conflict, in the Apply step, you may turn up to N unapplied misses into basic hits."""
    n = amount("comet-running-late", "reward", "use", "do", 0)
    t = position(IDLE, inventory=[shipped("comet-running-late")], loose="4 green miss, red hit")
    assert pick_up_to(t.do("use comet-running-late")) == n
    assert t.loose("green", "hit") == n
    t.refused("use comet-running-late", "TS-45")


def test_clock_that_strikes_thirteen_keeps_those_who_stay() -> None:
    """After – If there have been at least N Strategy phases this round, lose N days."""
    if_ = shipped("clock-that-strikes-thirteen")["effects"][0]["do"][0]
    less = abs(if_["do"][0]["by"])
    for phases, lost in ((if_["n"] - 1, 0), (if_["n"], less)):
        t = position(shipped("clock-that-strikes-thirteen"), at="after", chip=5, phases=phases, loose="red hit")
        assert t.g.chip == 5 - lost


def test_clock_that_strikes_thirteen_will_strike_again() -> None:
    """Peaceful way – Gain N day. For the rest of the game, each boss has N more Damage."""
    t = foretold("clock-that-strikes-thirteen")
    assert t.g.chip == 5 + amount("clock-that-strikes-thirteen", "peace", 0)
    assert (t.threat("King"), t.threat("Idle")) == (2 + by("clock-that-strikes-thirteen", 1), 0)


def test_clock_that_strikes_thirteen_lends_its_hour() -> None:
    """Ongoing – Once per conflict, in the Apply step, you may gain an additional Strategy phase this round."""
    t = position(IDLE, inventory=[shipped("clock-that-strikes-thirteen")], loose="red hit", strategy=1)
    t.do("use clock-that-strikes-thirteen", "done")
    assert (t.asks, t.g.stat(STRATEGY)) == ("Repeat", 1)
    assert t.do("again", "done").g.phases == 2


def test_spilled_salt_costs_sleep() -> None:
    """During – You cannot recover dice in the Recover step."""
    given: Data = {"at": "recover", "exhausted": "4 green", "pool": "", "recovery": 2, "stacks": NEXT}
    assert position(shipped("spilled-salt"), **given).asks != "RecoverDice"
    assert position(IDLE, **given).asks == "RecoverDice"


def test_spilled_salt_brings_bad_luck() -> None:
    """Peaceful way – For the rest of the game, each crit deals N less damage."""
    t = go_around("spilled-salt", KING, on={"King": "red crit, blue hit"}, health=6)
    assert t.damage("King") == 3 - by("spilled-salt")


def test_spilled_salt_is_swept_up() -> None:
    """Instant – Gain N Recovery."""
    t = reward_of("spilled-salt", recovery=2).do("take")
    assert t.stat("recovery") == 2 + amount("spilled-salt", "reward", "do", 0)


def test_moon_with_a_ring_shines_on_the_strong() -> None:
    """During – Blue and red dice cannot be committed."""
    t = position(shipped("moon-with-a-ring"), at="commit")
    for colour in ("blue", "red"):
        t.refused(f"commit {colour}", "TS-21", by="moon-with-a-ring")
    t.do("commit yellow", "commit green", "commit purple")


def test_moon_with_a_ring_means_bad_weather() -> None:
    """Peaceful way – For the rest of the game, at most N dice can be committed in each Strategy phase."""
    n = int(shipped("moon-with-a-ring")["peace"][0]["text"]["n"])
    t = go_around("moon-with-a-ring", IDLE)
    colours = ["green"] * 4 + ["blue"] * 4 + ["yellow"] * 4
    t.do(*[f"commit {colour}" for colour in colours[:n]])
    t.refused("commit red", "TS-21")


def test_moon_with_a_ring_lights_the_way_home() -> None:
    """Single-use – If there are at most N dice in your dice pool, recover N exhausted dice."""
    few = amount("moon-with-a-ring", "reward", "do", 0)
    n = amount("moon-with-a-ring", "reward", "do", 0, "do", 0)
    given: Data = {"inventory": [shipped("moon-with-a-ring")], "exhausted": "4 green, 4 blue", "loose": "red hit"}
    t = position(IDLE, GONE, defeated=["Gone"], pool=f"{few} purple", **given).do("use moon-with-a-ring")
    assert (pick(t), in_pool(t)) == (n, few + n)
    position(IDLE, pool="4 purple, yellow", **given).refused("use moon-with-a-ring", "TS-96")

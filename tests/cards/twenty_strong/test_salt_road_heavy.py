"""Heavy enemies of The Salt Road."""

from scenes import (
    GONE,
    IDLE,
    NEXT,
    amount,
    damage,
    dice,
    exhausted,
    go_around,
    health,
    in_pool,
    paid_in_days,
    pick,
)

from ludotek.games.twenty_strong.rules.components import RECOVERY, STRATEGY
from ludotek.testing.twenty_strong import Data, card, position, shipped


def test_fortified_tollhouse_closes_at_night() -> None:
    """Peaceful way – Lose N days."""
    paid_in_days("fortified-tollhouse")


def test_fortified_tollhouse_pays_for_training() -> None:
    """Ongoing – Each green hit deals N more damage."""
    more = amount("fortified-tollhouse", "reward", "standing", 0)
    on = {"Idle": "green hit, green crit, blue hit"}
    assert position(IDLE, on=on, loose="red hit").damage("Idle") == 4
    t = position(IDLE, on=on, loose="red hit", inventory=[shipped("fortified-tollhouse")])
    assert t.damage("Idle") == 4 + 2 * more


def test_bear_in_the_larder_is_good_company_with_full_paws() -> None:
    """During – This enemy has N less Damage for every N dice applied to it."""
    text = shipped("bear-in-the-larder")["effects"][0]["standing"][0]
    for n in (0, text["every"] - 1, text["every"], 2 * text["every"]):
        on = {"bear-in-the-larder": dice(n, "yellow miss", "green miss")}
        t = position(shipped("bear-in-the-larder"), IDLE, on=on, loose="red hit")
        assert t.threat("bear-in-the-larder") == max(
            0, damage("bear-in-the-larder") + text["by"] * (n // text["every"])
        )


def test_bear_in_the_larder_leaves_the_larder() -> None:
    """Ongoing – Your Recovery counts as N higher."""
    more = amount("bear-in-the-larder", "reward", "standing", 0)
    t = position(IDLE, loose="red hit", recovery=3, inventory=[shipped("bear-in-the-larder")])
    assert (t.g.stat(RECOVERY), t.stat("recovery")) == (3 + more, 3)


def test_retired_robber_knight_is_proof_against_fine_swords() -> None:
    """During – Each purple or red hit deals N less damage to this enemy."""
    less = amount("retired-robber-knight", "effects", 0, "standing", 0)
    on = {"retired-robber-knight": "purple crit, red hit, blue hit", "Idle": "purple crit"}
    t = position(shipped("retired-robber-knight"), IDLE, on=on, loose="yellow hit")
    assert (t.damage("retired-robber-knight"), t.damage("Idle")) == (2 - less + 1 - less + 1, 2)


def test_retired_robber_knight_takes_what_he_can_get() -> None:
    """Peaceful way – Choose one: discard an item; or lose N days (even if you have none)."""
    days = amount("retired-robber-knight", "peace", 0, "of", 1, "do", 0)
    held = [shipped("apprentice-highwaymen")]
    t = go_around("retired-robber-knight", inventory=held, chip=5).do("mode 1")
    assert (t.where("apprentice-highwaymen"), t.g.chip) == ("discard", 5)
    t = go_around("retired-robber-knight", inventory=held, chip=5).do("mode 2")
    assert (t.where("apprentice-highwaymen"), t.g.chip) == ("inventory", 5 - days)


def test_retired_robber_knight_knows_when_to_stop() -> None:
    """Ongoing – Once per round, in the Apply step, you may return an unapplied die to your dice pool."""
    t = position(IDLE, inventory=[shipped("retired-robber-knight")], loose="red hit, 2 blue miss", pool="")
    t.do("use retired-robber-knight", "pick blue miss unapplied")
    assert (t.pool("blue"), t.loose("blue", "miss"), t.where("retired-robber-knight")) == (1, 1, "inventory")
    t.refused("use retired-robber-knight", "TS-45")


def test_wolf_parliament_gives_the_floor_to_another() -> None:
    """Special – Whenever you repeat the Strategy phase, activate an additional enemy."""
    for defeated in ([], ["wolf-parliament"]):
        t = position(shipped("wolf-parliament"), IDLE, at="repeat", stacks=NEXT, loose="red miss", defeated=defeated)
        t.do("again", "activate Next")
        assert (t.where("Next"), t.asks) == ("active", "Commit")


def test_wolf_parliament_adjourns() -> None:
    """Ongoing – If all active enemies are defeated when the Resolve phase begins, recover N exhausted dice."""
    n = amount("wolf-parliament", "reward", "triggers", 0, "do", 0)
    given: Data = {"inventory": [shipped("wolf-parliament")], "pool": "", "exhausted": "4 green, 4 blue", "strategy": 1}
    t = position(GONE, defeated=["Gone"], loose="red hit", stacks=NEXT, **given).do("done")
    assert pick(t) == n
    t = position(GONE, IDLE, defeated=["Gone"], loose="red hit", stacks=NEXT, **given).do("done")
    assert (pick(t), in_pool(t)) == (0, 0)


def test_customs_office_keeps_the_presents() -> None:
    """During – You cannot gain instant rewards."""
    t = position(
        shipped("customs-office"),
        shipped("parish-geese"),
        tokens={"parish-geese": health("parish-geese") - 1},
        loose="2 blue hit",
    )
    t.do("apply blue hit parish-geese")
    assert t.asks != "InstantReward"
    assert t.offers is None or t.offers != "parish-geese"


def test_customs_office_opens_the_day_after_tomorrow() -> None:
    """Peaceful way – Lose N days."""
    paid_in_days("customs-office")


def test_customs_office_hands_out_a_stamp() -> None:
    """Ongoing – Your Strategy counts as N higher."""
    more = amount("customs-office", "reward", "standing", 0)
    t = position(IDLE, loose="red hit", strategy=2, inventory=[shipped("customs-office")])
    assert (t.g.stat(STRATEGY), t.stat("strategy")) == (2 + more, 2)


def test_ambitious_glacier_wears_down_slowly() -> None:
    """During – Each hit deals exactly N damage to this enemy."""
    n = amount("ambitious-glacier", "effects", 0, "standing", 0)
    on = {"ambitious-glacier": "red crit, blue hit", "Idle": "purple crit"}
    t = position(shipped("ambitious-glacier"), IDLE, on=on, loose="yellow hit")
    assert (t.damage("ambitious-glacier"), t.damage("Idle")) == (2 * n, 2)


def test_ambitious_glacier_has_a_way_round() -> None:
    """Peaceful way – Lose N days."""
    paid_in_days("ambitious-glacier")


def test_ambitious_glacier_makes_the_others_small() -> None:
    """Ongoing – Each enemy has N less Health."""
    less = amount("ambitious-glacier", "reward", "standing", 0)
    t = position(IDLE, card("Other", health=4), loose="red hit", inventory=[shipped("ambitious-glacier")])
    assert (t.health("Idle"), t.health("Other")) == (30 - less, 4 - less)


def test_path_that_used_to_be_here_is_narrow() -> None:
    """During – At most N dice can be committed in each Strategy phase."""
    n = amount("path-that-used-to-be-here", "effects", 0, "standing", 0)
    few = ["commit green"] * min(4, n) + ["commit blue"] * (n - 4)
    t = position(shipped("path-that-used-to-be-here"), at="commit", dice=["miss"] * n).do(*few)
    t.refused("commit red", "TS-21", by="path-that-used-to-be-here")


def test_path_that_used_to_be_here_has_another_side() -> None:
    """Peaceful way – Lose N days."""
    paid_in_days("path-that-used-to-be-here")


def test_path_that_used_to_be_here_holds_what_was_won() -> None:
    """Ongoing – When you repeat the Strategy phase, unapplied crits are not rolled again. Once per round, in the Apply
    step, you may reroll an unapplied die."""
    given: Data = {"inventory": [shipped("path-that-used-to-be-here")], "loose": "red crit, blue miss", "strategy": 2}
    t = position(IDLE, dice="miss", **given).do("done", "again", "done")
    assert (t.loose("red", "crit"), t.loose("blue", "miss")) == (1, 1)
    t = position(IDLE, dice="hit", **given).do("use path-that-used-to-be-here", "pick blue miss unapplied")
    assert t.loose("blue", "hit") == 1
    t.refused("use path-that-used-to-be-here", "TS-45")


def test_mercenaries_between_wars_are_hiring() -> None:
    """Peaceful way – Banish a yellow or green die."""
    t = go_around("mercenaries-between-wars")
    assert all("yellow" in option or "green" in option for option in t.options)
    t.do("pick yellow no-face pool")
    assert (t.banished("yellow"), t.where("mercenaries-between-wars")) == (1, "discard")


def test_mercenaries_between_wars_can_be_hired() -> None:
    """Ongoing – Once per conflict, in the Apply step, you may deal N damage to an undefeated enemy."""
    n = amount("mercenaries-between-wars", "reward", "use", "do", 0)
    t = position(IDLE, inventory=[shipped("mercenaries-between-wars")], loose="red hit")
    t.do("use mercenaries-between-wars")
    assert (t.damage("Idle"), t.where("mercenaries-between-wars")) == (n, "inventory")
    t.refused("use mercenaries-between-wars", "TS-45")


def test_abbey_of_absolute_silence_hears_everything() -> None:
    """During – You cannot use items."""
    held = [shipped("apprentice-highwaymen")]
    t = position(shipped("abbey-of-absolute-silence"), at="commit", inventory=held, exhausted="green")
    t.refused("use apprentice-highwaymen", "TS-45", by="abbey-of-absolute-silence")


def test_abbey_of_absolute_silence_takes_guests() -> None:
    """Peaceful way – Lose N days. Gain N Health."""
    paid_in_days("abbey-of-absolute-silence")
    t = go_around("abbey-of-absolute-silence", chip=9, health=2)
    assert t.stat("health") == 2 + amount("abbey-of-absolute-silence", "peace", 1)


def test_abbey_of_absolute_silence_gives_sanctuary() -> None:
    """Ongoing – Once per conflict, when you are about to suffer damage, you may prevent N damage."""
    n = amount("abbey-of-absolute-silence", "reward", "use", "do", 0)
    brute = card("Brute", health=9, damage=n + 1)
    t = position(
        brute, at="damage", inventory=[shipped("abbey-of-absolute-silence")], health=5, loose="red hit", stacks=NEXT
    )
    t.do("use abbey-of-absolute-silence")
    assert (t.stat("health"), t.where("abbey-of-absolute-silence")) == (4, "inventory")


def test_agents_of_the_sugar_guild_make_victories_heavy() -> None:
    """Special – Whenever an enemy is defeated, exhaust a die from your dice pool."""
    n = amount("agents-of-the-sugar-guild", "effects", 0, "triggers", 0, "do", 0)
    t = position(shipped("agents-of-the-sugar-guild"), card("A", health=1), loose="red hit, blue hit", pool="4 green")
    t.do("apply red hit A")
    assert (exhausted(t), t.pool("green")) == (n, 4 - n)


def test_agents_of_the_sugar_guild_buy_people() -> None:
    """Peaceful way – Banish a green or blue die."""
    t = go_around("agents-of-the-sugar-guild")
    assert all("green" in option or "blue" in option for option in t.options)
    t.do("pick green no-face pool")
    assert (t.banished("green"), t.where("agents-of-the-sugar-guild")) == (1, "discard")


def test_agents_of_the_sugar_guild_leave_their_horses() -> None:
    """Instant – Gain N Health. Gain N days."""
    near = {"agents-of-the-sugar-guild": health("agents-of-the-sugar-guild") - 1}
    t = position(shipped("agents-of-the-sugar-guild"), IDLE, tokens=near, loose="blue hit, red hit", health=2, chip=3)
    t.do("apply blue hit agents-of-the-sugar-guild", "first 1", "take")
    assert t.stat("health") == 2 + amount("agents-of-the-sugar-guild", "reward", "do", 0)
    assert t.g.chip == 3 + amount("agents-of-the-sugar-guild", "reward", "do", 1)

"""Light enemies of The Salt Road, up on the heights."""

from scenes import (
    GONE,
    IDLE,
    amount,
    dice,
    exhausted,
    go_around,
    health,
    in_pool,
    paid_in_days,
    paid_in_dice,
    pick,
    pick_up_to,
    reward_of,
)

from ludotek.games.twenty_strong.rules.components import RECOVERY
from ludotek.testing.twenty_strong import Data, card, hero, node, position, shipped


def test_goats_of_principle_object_to_purple() -> None:
    """During – Purple dice cannot be committed."""
    t = position(shipped("goats-of-principle"), at="commit")
    t.refused("commit purple", "TS-21", by="goats-of-principle")
    t.do("commit red")


def test_goats_of_principle_move_in_the_end() -> None:
    """Peaceful way – Lose N days."""
    paid_in_days("goats-of-principle")


def test_goats_of_principle_show_the_way_back() -> None:
    """Single-use – If there are no undefeated enemies, return up to N committed dice to your dice pool."""
    n = amount("goats-of-principle", "reward", "do", 0, "do", 0)
    given: Data = {"on": {"Gone": "3 green crit"}, "loose": "2 blue hit, 3 yellow miss", "pool": "", "strategy": 1}
    given |= {"inventory": [shipped("goats-of-principle")], "defeated": ["Gone"]}
    position(GONE, IDLE, **given).refused("use goats-of-principle", "TS-96")
    t = position(GONE, **given).do("use goats-of-principle")
    assert (pick_up_to(t), in_pool(t)) == (n, n)


def test_rockfall_comes_when_somebody_asks() -> None:
    """Special – Whenever you repeat the Strategy phase, exhaust N dice from your dice pool."""
    n = amount("rockfall", "effects", 0, "triggers", 0, "do", 0)
    for defeated in ([], ["rockfall"]):
        t = position(
            shipped("rockfall"), IDLE, at="repeat", pool="4 green, 4 blue", loose="red miss", defeated=defeated
        )
        assert pick(t.do("again")) == n


def test_rockfall_is_over_tomorrow() -> None:
    """Peaceful way – Lose N day."""
    paid_in_days("rockfall")


def test_rockfall_leaves_cover() -> None:
    """Single-use – When you are about to suffer damage, prevent N damage."""
    n = amount("rockfall", "reward", "do", 0)
    t = position(
        card("Brute", health=9, damage=n + 1), at="damage", inventory=[shipped("rockfall")], health=5, loose="red hit"
    )
    assert t.do("use rockfall").stat("health") == 4


def test_rope_bridge_carries_few_at_a_time() -> None:
    """During – At most N dice can be applied to each enemy in a round."""
    n = amount("rope-bridge", "effects", 0, "standing", 0)
    on = {"rope-bridge": dice(n, "yellow miss"), "Idle": dice(n, "green miss")}
    t = position(shipped("rope-bridge"), IDLE, card("Other", health=30), on=on, loose="red hit")
    t.refused("apply red hit rope-bridge", "TS-49", by="rope-bridge")
    t.refused("apply red hit Idle", "TS-49", by="rope-bridge")


def test_rope_bridge_is_crossed_one_by_one() -> None:
    """Peaceful way – Exhaust a die from your dice pool. Lose N day."""
    less = amount("rope-bridge", "peace", 1)
    t = go_around("rope-bridge", chip=5, pool="4 green")
    assert (exhausted(t), t.g.chip, t.where("rope-bridge")) == (1, 5 - less, "discard")


def test_rope_bridge_leaves_the_rope() -> None:
    """Single-use – In the Commit step, switch off the During effects of an undefeated enemy for the rest of the
    round."""
    t = position(shipped("parish-geese"), at="commit", inventory=[shipped("rope-bridge")]).do("use rope-bridge")
    assert t.refusal("commit yellow") is None


def test_hare_who_knows_something_is_hard_to_catch() -> None:
    """During – Only crits can be applied to this enemy."""
    t = position(shipped("hare-who-knows-something"), loose="red hit, blue crit")
    t.refused("apply red hit hare-who-knows-something", "TS-49", by="hare-who-knows-something")
    assert t.refusal("apply blue crit hare-who-knows-something") is None


def test_hare_who_knows_something_tells() -> None:
    """Instant – Gain N days."""
    given: Data = {"tokens": {"hare-who-knows-something": health("hare-who-knows-something") - 1}}
    t = position(shipped("hare-who-knows-something"), IDLE, loose="red crit, blue hit", chip=3, **given)
    t.do("apply red crit hare-who-knows-something", "take")
    assert t.g.chip == 3 + amount("hare-who-knows-something", "reward", "do", 0)


def test_rescue_dog_rescues_everybody() -> None:
    """After – If this enemy is undefeated, exhaust N dice from your dice pool."""
    n = amount("rescue-dog", "effects", 0, "do", 0, "do", 0)
    given: Data = {"at": "after", "pool": "4 green, 4 blue", "loose": "red hit"}
    assert pick(position(shipped("rescue-dog"), **given)) == n
    assert pick(position(shipped("rescue-dog"), defeated=["rescue-dog"], **given)) == 0


def test_rescue_dog_has_a_keg() -> None:
    """Peaceful way – Lose N day. Recover N exhausted dice."""
    paid_in_days("rescue-dog")
    t = go_around("rescue-dog", chip=9, pool="", exhausted="4 green, 4 blue")
    assert pick(t) == amount("rescue-dog", "peace", 1)


def test_rescue_dog_comes_when_it_is_bad() -> None:
    """Single-use – If you have at most N Health, gain N Health."""
    low = amount("rescue-dog", "reward", "do", 0)
    more = amount("rescue-dog", "reward", "do", 0, "do", 0)
    t = position(IDLE, inventory=[shipped("rescue-dog")], loose="red hit", health=low).do("use rescue-dog")
    assert t.stat("health") == min(6, low + more)
    position(IDLE, inventory=[shipped("rescue-dog")], loose="red hit", health=low + 1).refused(
        "use rescue-dog", "TS-96"
    )


def test_first_frost_keeps_them_in_bed() -> None:
    """During – Your Recovery counts as N lower."""
    less = amount("first-frost", "effects", 0, "standing", 0)
    assert position(shipped("first-frost"), IDLE, loose="red hit", recovery=3).g.stat(RECOVERY) == 3 - less
    assert (
        position(shipped("first-frost"), IDLE, loose="red hit", recovery=3, defeated=["first-frost"]).g.stat(RECOVERY)
        == 3
    )


def test_first_frost_is_stamped_out() -> None:
    """Peaceful way – Exhaust N dice from your dice pool."""
    paid_in_dice("first-frost")


def test_first_frost_hardens() -> None:
    """Instant – Gain N Recovery."""
    t = reward_of("first-frost", recovery=2).do("take")
    assert t.stat("recovery") == 2 + amount("first-frost", "reward", "do", 0)


def test_abandoned_sledge_asks_for_other_talents() -> None:
    """During – You cannot use your hero’s ability."""
    able = hero(use={"at": "apply", "do": [node("reroll")]})
    t = position(shipped("abandoned-sledge"), hero=able, loose="green miss, red hit")
    t.refused("ability", "TS-49", by="abandoned-sledge")
    t = position(
        shipped("abandoned-sledge"), IDLE, defeated=["abandoned-sledge"], hero=able, loose="green miss, red hit"
    )
    assert t.refusal("ability") is None


def test_abandoned_sledge_wants_a_driver() -> None:
    """Peaceful way – You may banish a yellow die to gain N days."""
    more = amount("abandoned-sledge", "peace", 0, "do", 0)
    t = go_around("abandoned-sledge", chip=5).do("take")
    assert (t.banished("yellow"), t.g.chip) == (1, 5 + more)
    t = go_around("abandoned-sledge", chip=5).do("done")
    assert (t.banished("yellow"), t.g.chip, t.where("abandoned-sledge")) == (0, 5, "discard")
    t = go_around("abandoned-sledge", chip=5, pool="4 green")
    assert (t.asks, t.g.chip) == ("Commit", 5), "without a yellow die there is nothing to offer (TS-67)"


def test_abandoned_sledge_runs_them_over() -> None:
    """Single-use – In the Commit step, switch off all effects of an enemy for the rest of the round."""
    t = position(shipped("parish-geese"), at="commit", inventory=[shipped("abandoned-sledge")]).do(
        "use abandoned-sledge"
    )
    assert t.refusal("commit yellow") is None
    king = shipped("avalanche-named-margaret")
    t = position(king, at="commit", inventory=[shipped("abandoned-sledge")], endgame=True)
    assert t.do("use abandoned-sledge").where("abandoned-sledge") == "discard", "also what is Special"


def test_duelling_yodellers_answer_every_time() -> None:
    """During – This enemy has N more Health for each Strategy phase this round."""
    more = amount("duelling-yodellers", "effects", 0, "standing", 0)
    for phases in (1, 2):
        t = position(shipped("duelling-yodellers"), IDLE, loose="red hit", phases=phases)
        assert t.health("duelling-yodellers") == health("duelling-yodellers") + phases * more
        assert t.health("Idle") == 30


def test_duelling_yodellers_want_an_audience() -> None:
    """Peaceful way – Exhaust N dice from your dice pool."""
    paid_in_dice("duelling-yodellers")


def test_duelling_yodellers_hit_every_note() -> None:
    """Single-use – In the Apply step, turn up to N unapplied misses into basic hits."""
    n = amount("duelling-yodellers", "reward", "do", 0)
    t = position(IDLE, inventory=[shipped("duelling-yodellers")], loose="4 green miss, red crit")
    assert pick_up_to(t.do("use duelling-yodellers")) == n
    assert (t.loose("green", "hit"), t.loose("green", "miss")) == (n, 4 - n)


def test_cheese_smugglers_share() -> None:
    """Peaceful way – Lose N day. Recover N exhausted dice."""
    paid_in_days("cheese-smugglers")
    t = go_around("cheese-smugglers", chip=9, pool="", exhausted="4 green, 4 blue")
    assert pick(t) == amount("cheese-smugglers", "peace", 1)


def test_cheese_smugglers_wake_the_tired() -> None:
    """Single-use – For each Strategy phase this round, recover N exhausted dice."""
    each = amount("cheese-smugglers", "reward", "do", 0, "do", 0)
    for phases in (1, 2):
        given: Data = {"pool": "", "exhausted": "4 green, 4 blue", "loose": "red hit", "phases": phases}
        t = position(IDLE, inventory=[shipped("cheese-smugglers")], **given).do("use cheese-smugglers")
        assert pick(t) == each * phases


def test_pilgrims_going_the_other_way_block_the_road() -> None:
    """During – Dice cannot be applied to other enemies."""
    t = position(shipped("pilgrims-going-the-other-way"), IDLE, loose="red hit")
    t.refused("apply red hit Idle", "TS-49", by="pilgrims-going-the-other-way")
    assert t.refusal("apply red hit pilgrims-going-the-other-way") is None


def test_pilgrims_going_the_other_way_are_let_through() -> None:
    """Peaceful way – Lose N day. Recover N exhausted dice."""
    paid_in_days("pilgrims-going-the-other-way")
    t = go_around("pilgrims-going-the-other-way", chip=9, pool="", exhausted="4 green, 4 blue")
    assert pick(t) == amount("pilgrims-going-the-other-way", "peace", 1)


def test_pilgrims_going_the_other_way_know_the_road_ahead() -> None:
    """Instant – Choose one: recover N exhausted dice; or gain N day."""
    n = amount("pilgrims-going-the-other-way", "reward", "do", 0, "of", 0, "do", 0)
    more = amount("pilgrims-going-the-other-way", "reward", "do", 0, "of", 1, "do", 0)
    t = reward_of("pilgrims-going-the-other-way", chip=3, exhausted="4 green, 4 yellow").do("take", "mode 1")
    assert (pick(t), t.g.chip) == (n, 3)
    t = reward_of("pilgrims-going-the-other-way", chip=3, exhausted="4 green, 4 yellow").do("take", "mode 2")
    assert (exhausted(t), t.g.chip) == (8, 3 + more)

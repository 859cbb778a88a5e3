"""Light enemies of The Salt Road, in the forest."""

from scenes import (
    GONE,
    IDLE,
    NEXT,
    amount,
    exhausted,
    go_around,
    in_pool,
    paid_in_days,
    paid_in_dice,
    pick,
    pick_up_to,
    reward_of,
)

from ludotek.games.twenty_strong.rules.components import STRATEGY
from ludotek.testing.twenty_strong import Data, card, position, shipped

COUNTED = [shipped("apprentice-highwaymen"), shipped("broken-axle")]  # items


def test_wolf_scouts_make_the_others_bold() -> None:
    """During – Each other enemy has N more Damage."""
    more = amount("wolf-scouts", "effects", 0, "standing", 0)
    t = position(shipped("wolf-scouts"), IDLE)
    assert (t.threat("Idle"), t.threat("wolf-scouts")) == (more, shipped("wolf-scouts")["damage"])
    t = position(shipped("wolf-scouts"), IDLE, defeated=["wolf-scouts"])
    assert t.threat("Idle") == 0


def test_wolf_scouts_leave_their_supper() -> None:
    """Instant – Gain N Health."""
    t = reward_of("wolf-scouts", health=2).do("take")
    assert t.stat("health") == 2 + amount("wolf-scouts", "reward", "do", 0)


def test_mushroom_pickers_do_not_talk_to_professionals() -> None:
    """During – Only yellow, green and blue hits can be applied to this enemy."""
    t = position(shipped("mushroom-pickers"), loose="purple hit, red crit, blue hit")
    t.refused("apply purple hit mushroom-pickers", "TS-49", by="mushroom-pickers")
    t.refused("apply red crit mushroom-pickers", "TS-49", by="mushroom-pickers")
    assert t.do("apply blue hit mushroom-pickers").damage("mushroom-pickers") == 1


def test_mushroom_pickers_invite_to_soup() -> None:
    """Peaceful way – Lose N day. Recover N exhausted dice."""
    paid_in_days("mushroom-pickers")
    t = go_around("mushroom-pickers", chip=9, pool="", exhausted="4 green, 4 blue")
    assert pick(t) == amount("mushroom-pickers", "peace", 1)


def test_mushroom_pickers_leave_their_baskets() -> None:
    """Single-use – For each active enemy, recover N exhausted dice."""
    each = amount("mushroom-pickers", "reward", "do", 0, "do", 0)
    given: Data = {"inventory": [shipped("mushroom-pickers")], "pool": "", "exhausted": "4 green, 4 blue"}
    t = position(IDLE, GONE, defeated=["Gone"], loose="red hit", **given).do("use mushroom-pickers")
    assert pick(t) == 2 * each


def test_charcoal_burners_burn_what_is_green() -> None:
    """During – Green dice cannot be applied to this enemy."""
    t = position(shipped("charcoal-burners"), IDLE, loose="green hit, yellow hit")
    t.refused("apply green hit charcoal-burners", "TS-49", by="charcoal-burners")
    t.do("apply yellow hit charcoal-burners", "apply green hit Idle")


def test_charcoal_burners_can_use_a_hand() -> None:
    """Peaceful way – Exhaust N dice from your dice pool."""
    paid_in_dice("charcoal-burners")


def test_charcoal_burners_leave_a_hot_stove() -> None:
    """Single-use – In the Apply step, deal N damage to an undefeated enemy."""
    t = position(IDLE, GONE, defeated=["Gone"], inventory=[shipped("charcoal-burners")], loose="red hit")
    t.do("use charcoal-burners")
    assert t.damage("Idle") == amount("charcoal-burners", "reward", "do", 0)


def test_will_o_the_wisp_is_hard_to_hold() -> None:
    """During – Basic hits cannot be applied to this enemy."""
    t = position(shipped("will-o-the-wisp"), IDLE, loose="red hit, blue crit")
    t.refused("apply red hit will-o-the-wisp", "TS-49", by="will-o-the-wisp")
    assert t.do("apply blue crit will-o-the-wisp").damage("will-o-the-wisp") == 2


def test_will_o_the_wisp_leads_elsewhere() -> None:
    """Peaceful way – Put the top card of a stack under that stack."""
    t = go_around("will-o-the-wisp")
    t.do("stack 2")
    assert t.where("will-o-the-wisp") == "discard"


def test_will_o_the_wisp_knows_a_short_cut() -> None:
    """Instant – Gain N days."""
    t = position(shipped("will-o-the-wisp"), IDLE, loose="red crit", tokens={"will-o-the-wisp": 1}, chip=3)
    t.do("apply red crit will-o-the-wisp", "take")
    assert t.g.chip == 3 + amount("will-o-the-wisp", "reward", "do", 0)


def test_signpost_to_everywhere_sends_somebody_away() -> None:
    """After – Put the top card of a stack under that stack."""
    stacks = [[card("Top"), card("Under")], [card("Side")]]
    t = position(shipped("signpost-to-everywhere"), at="after", loose="red hit", stacks=stacks, health=6).do("stack 1")
    t.until("ActivateCard").do("activate Under")
    assert t.where("Top") == "stack 1"


def test_signpost_to_everywhere_is_right_after_all() -> None:
    """Peaceful way – Lose N day. Discard the top card of a stack."""
    less = amount("signpost-to-everywhere", "peace", 0)
    t = go_around("signpost-to-everywhere", chip=5).do("stack 1")
    assert (t.g.chip, t.where("Behind"), t.where("Beside")) == (5 - less, "discard", "stack 2")


def test_signpost_to_everywhere_can_be_turned() -> None:
    """Single-use – During Activation, discard the top card of a stack."""
    t = position(at="activation", stacks=NEXT, inventory=[shipped("signpost-to-everywhere")])
    t.do("use signpost-to-everywhere", "stack 1")
    assert (t.where("Next"), t.where("signpost-to-everywhere")) == ("discard", "discard")
    position(IDLE, inventory=[shipped("signpost-to-everywhere")], loose="red hit", stacks=NEXT).refused(
        "use signpost-to-everywhere", "TS-45"
    )


def test_troll_on_leave_thinks_of_work() -> None:
    """Peaceful way – Choose one: discard an item; or exhaust N dice from your dice pool."""
    n = amount("troll-on-leave", "peace", 0, "of", 1, "do", 0)
    t = go_around("troll-on-leave", inventory=COUNTED[:1]).do("mode 1")
    assert (t.where("apprentice-highwaymen"), exhausted(t)) == ("discard", 0)
    t = go_around("troll-on-leave", inventory=COUNTED[:1]).do("mode 2")
    assert (pick(t), t.where("apprentice-highwaymen")) == (n, "inventory")


def test_troll_on_leave_has_time_to_think() -> None:
    """Instant – Gain N Strategy."""
    t = reward_of("troll-on-leave", strategy=2).do("take")
    assert t.stat("strategy") == 2 + amount("troll-on-leave", "reward", "do", 0)


def test_army_of_an_abolished_duchy_wants_papers() -> None:
    """During – Your Strategy counts as N lower."""
    less = amount("army-of-an-abolished-duchy", "effects", 0, "standing", 0)
    assert (
        position(shipped("army-of-an-abolished-duchy"), IDLE, loose="red hit", strategy=3).g.stat(STRATEGY) == 3 - less
    )
    given: Data = {"defeated": ["army-of-an-abolished-duchy"]}
    assert (
        position(shipped("army-of-an-abolished-duchy"), IDLE, loose="red hit", strategy=3, **given).g.stat(STRATEGY)
        == 3
    )


def test_army_of_an_abolished_duchy_can_be_waited_out() -> None:
    """Peaceful way – Lose N days."""
    paid_in_days("army-of-an-abolished-duchy")


def test_army_of_an_abolished_duchy_has_a_good_kitchen() -> None:
    """Instant – Gain N Recovery."""
    t = reward_of("army-of-an-abolished-duchy", recovery=2).do("take")
    assert t.stat("recovery") == 2 + amount("army-of-an-abolished-duchy", "reward", "do", 0)


def test_talkative_hermit_is_not_finished_yet() -> None:
    """After – Lose N day."""
    less = amount("talkative-hermit", "effects", 0, "do", 0)
    for defeated in ([], ["talkative-hermit"]):
        t = position(shipped("talkative-hermit"), at="after", chip=5, loose="red hit", defeated=defeated)
        assert t.g.chip == 5 - less


def test_talkative_hermit_has_something_to_teach() -> None:
    """Peaceful way – Lose N days. Gain N Strategy."""
    paid_in_days("talkative-hermit")
    t = go_around("talkative-hermit", chip=9, strategy=2)
    assert t.stat("strategy") == 2 + amount("talkative-hermit", "peace", 1)


def test_talkative_hermit_has_found_things() -> None:
    """Instant – Choose one: gain N Health; or move the topmost item in the discard to your inventory if you have room
    for it."""
    t = reward_of("talkative-hermit", health=2, discard=COUNTED).do("take", "mode 1")
    assert t.stat("health") == 2 + amount("talkative-hermit", "reward", "do", 0, "of", 0, "do", 0)
    t = reward_of("talkative-hermit", health=2, discard=COUNTED).do("take", "mode 2")
    assert (t.stat("health"), t.where("broken-axle")) == (2, "inventory")


def test_wasps_in_the_honey_cart_keep_you_from_the_others() -> None:
    """During – At most N dice can be applied to each other enemy in a round."""
    n = amount("wasps-in-the-honey-cart", "effects", 0, "standing", 0)
    on = {"Idle": "4 yellow miss"} if n == 4 else {"Idle": f"{n} yellow miss"}
    t = position(shipped("wasps-in-the-honey-cart"), IDLE, on=on, loose="red hit")
    t.refused("apply red hit Idle", "TS-49", by="wasps-in-the-honey-cart")
    assert t.refusal("apply red hit wasps-in-the-honey-cart") is None


def test_wasps_in_the_honey_cart_leave_honey() -> None:
    """Instant – Recover N exhausted dice."""
    t = reward_of("wasps-in-the-honey-cart", exhausted="4 green, 4 yellow").do("take")
    assert pick(t) == amount("wasps-in-the-honey-cart", "reward", "do", 0)


def test_squirrel_bandits_take_what_is_unpacked() -> None:
    """Special – Whenever you use an item, exhaust N dice from your dice pool."""
    n = amount("squirrel-bandits", "effects", 0, "triggers", 0, "do", 0)
    for defeated in ([], ["squirrel-bandits"]):
        t = position(
            shipped("squirrel-bandits"),
            IDLE,
            defeated=defeated,
            inventory=[shipped("charcoal-burners")],
            loose="red hit",
            pool="4 green, 4 blue",
        )
        t.do("use charcoal-burners")
        if t.asks != "ChooseDie":
            t.do("enemy Idle")
        assert pick(t) == n, "defeated or not"


def test_squirrel_bandits_know_the_trees() -> None:
    """Instant – Gain N day."""
    t = reward_of("squirrel-bandits", chip=3).do("take")
    assert t.g.chip == 3 + amount("squirrel-bandits", "reward", "do", 0)


def test_court_of_owls_reads_out_the_sentence() -> None:
    """Special – At the end of each Roll step, if you have at least N unapplied misses, exhaust N unapplied dice."""
    if_ = shipped("court-of-owls")["effects"][0]["triggers"][0]["do"][0]
    misses, n = if_["n"], if_["do"][0]["n"]
    given: Data = {"at": "roll", "loose": f"{misses} green, red"}
    t = position(shipped("court-of-owls"), dice=["miss"] * (misses - 1) + ["hit", "hit"], **given)
    assert (t.asks, exhausted(t)) == ("Apply", 0)
    t = position(shipped("court-of-owls"), dice=["miss"] * misses + ["hit"], **given)
    assert (pick(t), exhausted(t)) == (n, n)


def test_court_of_owls_can_be_bribed() -> None:
    """Peaceful way – Exhaust N dice from your dice pool."""
    paid_in_dice("court-of-owls")


def test_court_of_owls_reopens_the_case() -> None:
    """Single-use – In the Apply step, reroll up to N unapplied dice."""
    n = amount("court-of-owls", "reward", "do", 0)
    t = position(IDLE, inventory=[shipped("court-of-owls")], loose="4 green miss, red hit", dice=["crit"] * n)
    t.do("use court-of-owls")
    assert pick_up_to(t) == n
    assert in_pool(t) == 12

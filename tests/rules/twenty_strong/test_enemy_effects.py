"""Enemy effects (TS-49 to TS-54, TS-85 to TS-87)."""

import pytest

from ludotek.testing.twenty_strong import boss, card, hero, instant, node, ongoing, position, single_use

HEAL = node("change-stat", stat="health", by=1)
HURT = node("change-stat", stat="health", by=-1)
FIT = node("change-stat", stat="recovery", by=1)
OIL = node("change-chip", by=1)
NO_BLUE = node("cannot-apply", dice={"colour": ["blue"]})
GONE = card("Gone", reward=single_use(node("dismiss", n=20)))  # as an item: an enemy leaves the active area
HUSH = card("Hush", reward=single_use(node("silence")))  # as an item: During effects stop


# ---------------------------------------------------------------------- During


@pytest.mark.rule("TS-49")
def test_TS_49_a_during_effect_holds_from_activation_until_defeat() -> None:
    a = card("A", health=2, during=[NO_BLUE])
    t = position(a, card("B"), loose="blue crit, yellow hit, green hit, blue hit")
    t.refused("apply blue crit A", "TS-49", by="A")
    t.do("apply yellow hit A")
    t.refused("apply blue crit A", "TS-49", by="A")
    t.do("apply green hit A")
    assert t.defeated("A")
    t.do("apply blue crit A")


@pytest.mark.rule("TS-49")
def test_TS_49_it_does_not_hold_before_its_card_is_activated() -> None:
    """In a stack, in the discard and in the inventory the text is silent; from activation on it holds."""
    strict = [node("cannot-commit", dice={"colour": ["red"]})]
    a, b, c = (card(name, during=strict, reward=ongoing(use={"do": [FIT]})) for name in "ABC")
    t = position(card("D"), at="commit", stacks=[[a]], discard=[b], inventory=[c])
    t.do("commit red")
    t = position(at="activation", stacks=[[a], [card("D")]])
    t.do("activate A")
    t.refused("commit red", "TS-21", "TS-49", by="A")


@pytest.mark.rule("TS-49")
def test_TS_49_it_ends_when_its_card_leaves_the_active_area() -> None:
    a = card("A", during=[node("cannot-commit", dice={"colour": ["red"]})])
    t = position(a, card("B"), at="commit", inventory=[GONE])
    t.refused("commit red", "TS-49", by="A")
    t.do("use Gone", "enemy A", "commit red")
    assert t.where("A") == "discard"


@pytest.mark.rule("TS-49")
def test_TS_49_it_ends_with_cleanup_and_goes_on_in_the_endgame() -> None:
    fog = card("Fog", damage=0, during=[node("stat-counts", stat="recovery", by=-1)])
    t = position(fog, at="cleanup", stacks=[[card("B")], [card("C")]])
    assert t.counts_as("recovery") == 3
    t = position(fog, boss("King", damage=0), at="cleanup", endgame=True)
    assert t.asks == "Commit"
    assert t.g.round == 2
    assert t.counts_as("recovery") == 2


@pytest.mark.rule("TS-49")
def test_TS_49_each_of_several_during_effects_ends_with_its_own_card() -> None:
    a, b = (card(name, health=1, during=[node("stat-counts", stat="recovery", by=-1)]) for name in "AB")
    t = position(a, b, loose="2 yellow hit")
    assert t.counts_as("recovery") == 1
    t.do("apply yellow hit A")
    assert t.counts_as("recovery") == 2
    t.do("apply yellow hit B")
    assert t.counts_as("recovery") == 3


# ---------------------------------------------------------------------- After


@pytest.mark.rule("TS-50")
def test_TS_50_after_effects_come_in_their_step_and_only_there() -> None:
    t = position(card("A", damage=1, after=[OIL]), loose="yellow hit", chip=0)
    t.do("apply yellow hit A")
    assert t.g.chip == 0
    t.do("done")
    assert t.asks == "RecoverDice"  # exhausted already
    assert t.g.chip == 1
    keys = [key for key, _ in t.log]
    assert keys.index("suffered") < keys.index("effect-resolved") < keys.index("exhausted-dice")
    t = position(card("A", after=[OIL]), at="exhaust", exhausted="red", chip=0)
    assert t.g.chip == 0


@pytest.mark.rule("TS-50")
def test_TS_50_a_defeated_card_in_the_active_area_still_has_its_after_effect() -> None:
    a, b = card("A", damage=0, after=[OIL]), card("B", damage=0, after=[OIL, OIL])
    t = position(a, b, defeated=["A", "B"], at="after", chip=0, exhausted="red")
    assert sorted(t.options) == ["enemy A", "enemy B"]
    t.do("enemy B")
    assert t.g.chip == 3  # the last one needs no choice
    assert [key for key, _ in t.log].count("effect-resolved") == 2


@pytest.mark.rule("TS-50")
def test_TS_50_each_after_effect_triggers_once_a_round() -> None:
    a, b = card("A", damage=0, after=[OIL]), card("B", damage=0, after=[node("change-chip", by=5)])
    t = position(a, b, at="after", chip=0, exhausted="red")
    t.do("enemy A")
    assert t.g.chip == 6
    assert t.asks == "RecoverDice"
    # also when the position was written down in between
    t = position(a, b, at="after", chip=0, inventory=[card("Balm", reward=single_use(FIT))], loose="red hit")
    t.do("enemy A")
    assert t.asks == "ChooseAfterEffect"
    t.reload().do("enemy B")
    assert t.g.chip == 6
    # in the endgame once more in the next round
    t = position(boss("King", damage=0, after=[OIL]), at="after", endgame=True, chip=0)
    assert t.asks == "Commit"
    assert t.g.chip == 1
    t.do("done").until("Commit")
    assert t.g.round == 3
    assert t.g.chip == 2


@pytest.mark.rule("TS-50")
def test_TS_50_a_card_that_left_or_never_came_has_no_after_effect() -> None:
    a, b = card("A", damage=0, after=[OIL]), card("B", damage=0, after=[OIL])
    t = position(a, card("C", damage=0), at="commit", inventory=[GONE], stacks=[[b]], chip=0, exhausted="red")
    t.do("use Gone", "enemy A").until("RecoverDice")
    assert t.g.chip == 0


@pytest.mark.rule("TS-50")
def test_TS_50_silence_does_not_stop_an_after_effect() -> None:
    a = card("A", damage=0, during=[NO_BLUE], after=[OIL])
    t = position(a, inventory=[HUSH], loose="blue hit, red hit", chip=0)
    t.do("use Hush", "apply blue hit A").until("RecoverDice")
    assert t.g.chip == 1


# ---------------------------------------------------------------------- Special


@pytest.mark.rule("TS-51")
def test_TS_51_a_special_effect_goes_on_when_its_card_is_defeated() -> None:
    def held(kind: str) -> dict[str, object]:
        return {"kind": kind, "standing": [node("forbid", what="repeat")]}

    t = position(card("A", health=1, effects=[held("special")]), card("B"), loose="yellow hit, red hit")
    t.do("apply yellow hit A", "done")
    assert t.asks != "Repeat"
    t = position(card("A", health=1, effects=[held("during")]), card("B"), loose="yellow hit, red hit")
    t.do("apply yellow hit A", "done")
    assert t.asks == "Repeat"


@pytest.mark.rule("TS-51")
def test_TS_51_a_special_effect_triggers_even_if_its_card_is_defeated() -> None:
    a = card("A", health=1, special=[{"when": "phase-ends", "do": [OIL]}])
    t = position(a, card("B"), loose="yellow hit, red hit", chip=0)
    t.do("apply yellow hit A", "done")
    assert t.g.chip == 1
    b = card("B", health=1, special=[{"when": "any-defeated", "do": [OIL]}])
    t = position(b, card("C", health=1), defeated=["B"], loose="yellow hit, red hit", chip=0)
    t.do("apply yellow hit C")
    assert t.g.chip == 1


# A moment: where the position stands, and what brings the moment about.
MOMENTS: dict[str, tuple[str, list[str]]] = {
    "activated": ("activation", ["activate A"]),
    "any-activated": ("activation", ["activate C"]),
    "defeated": ("apply", ["apply yellow hit A"]),
    "any-defeated": ("apply", ["apply yellow hit B"]),
    "rolled": ("commit", ["done"]),
    "phase-ends": ("apply", ["done"]),
    "repeated": ("repeat", ["again"]),
    "round-begins": ("round", []),
    "hurt": ("damage", []),
    "item-used": ("apply", ["use Balm"]),
    "clear": ("repeat", ["done"]),
}


@pytest.mark.rule("TS-51")
@pytest.mark.parametrize("when", list(MOMENTS))
def test_TS_51_the_text_gives_the_timing(when: str) -> None:
    """Each moment lets its own text happen, and no other."""
    at, acts = MOMENTS[when]
    also = {"activated": "any-activated", "defeated": "any-defeated"}.get(when, when)
    balm = card("Balm", reward=single_use(FIT))
    for word in MOMENTS:
        a, b = card("A", health=1, special=[{"when": word, "do": [OIL]}]), card("B", health=1)
        active, top = ([b], a) if when == "activated" else ([a, b], card("C"))
        t = position(
            *active,
            at=at,
            stacks=[[top], [card("D")]],
            defeated=["A", "B"] if when == "clear" else [],
            inventory=[balm] if when == "item-used" else [],
            loose="2 yellow hit",
            dice="hit hit",
            chip=0,
        )
        t.do(*acts)
        assert t.g.chip == (1 if word in (when, also) else 0), word


@pytest.mark.rule("TS-51")
def test_TS_51_activated_and_defeated_speak_of_the_card_itself() -> None:
    own = [{"when": "activated", "do": [OIL]}, {"when": "defeated", "do": [OIL]}]
    any_card = [{"when": "any-activated", "do": [OIL]}, {"when": "any-defeated", "do": [OIL]}]
    t = position(card("A", special=own), at="activation", stacks=[[card("B", health=1)], [card("C")]], chip=0)
    t.do("activate B")
    assert t.g.chip == 0
    t = position(card("A", special=any_card), at="activation", stacks=[[card("B", health=1)], [card("C")]], chip=0)
    t.do("activate B")
    assert t.g.chip == 1
    t = position(card("A", special=own), card("B", health=1), loose="yellow hit, red hit", chip=0)
    t.do("apply yellow hit B")
    assert t.g.chip == 0
    t = position(card("A", special=any_card), card("B", health=1), loose="yellow hit, red hit", chip=0)
    t.do("apply yellow hit B")
    assert t.g.chip == 1


@pytest.mark.rule("TS-51")
def test_TS_51_silence_does_not_stop_a_special_effect() -> None:
    special = {"kind": "special", "standing": [node("cannot-apply", dice={"colour": ["red"]})]}
    a = card("A", during=[NO_BLUE], effects=[special])
    t = position(a, inventory=[HUSH], loose="blue hit, red hit, green hit")
    t.do("use Hush", "apply blue hit A")
    t.refused("apply red hit A", "TS-51", by="A")


@pytest.mark.rule("TS-85")
def test_TS_85_a_special_effect_ends_when_its_card_leaves_the_active_area() -> None:
    fog = {"kind": "special", "standing": [node("stat-counts", stat="recovery", by=-1)]}
    bell = {"kind": "special", "triggers": [{"when": "round-begins", "do": [OIL]}]}
    a = card("A", effects=[fog, bell])
    t = position(a, card("B"), at="commit", inventory=[GONE])
    assert t.counts_as("recovery") == 2
    t.do("use Gone", "enemy A")
    assert t.counts_as("recovery") == 3
    for state in ([], ["A"]):
        t = position(a, defeated=state, at="cleanup", stacks=[[card("B")], [card("C")]], chip=0)
        assert t.g.round == 2
        assert t.counts_as("recovery") == 3
        assert t.g.chip == 0


@pytest.mark.rule("TS-85")
@pytest.mark.parametrize("way", ["discarded", "cleanup", "gained"])
def test_TS_85_it_works_on_if_its_text_says_so(way: str) -> None:
    fog = {"kind": "special", "lasting": True, "standing": [node("stat-counts", stat="recovery", by=-1)]}
    bell = {"kind": "special", "lasting": True, "triggers": [{"when": "round-begins", "do": [OIL]}]}
    brief = {"kind": "special", "standing": [node("stat-counts", stat="strategy", by=1)]}
    a = card("A", damage=0, effects=[fog, bell, brief], reward=single_use(HEAL, at="apply"))
    stacks = [[card("C")], [card("D")]]
    if way == "discarded":
        t = position(a, card("B", damage=0), at="commit", inventory=[GONE], chip=0, stacks=stacks)
        t.do("use Gone", "enemy A").until("ActivateCard")
    elif way == "cleanup":
        t = position(a, at="cleanup", chip=0, stacks=stacks)
    else:
        t = position(a, defeated=["A"], at="gain", chip=0, stacks=stacks)
        t.do("gain A")
    assert t.g.round == 2
    assert t.counts_as("recovery") == 2
    assert t.counts_as("strategy") == 2
    assert t.g.chip == 1
    assert t.reload().counts_as("recovery") == 2


@pytest.mark.rule("TS-49", "TS-85")
def test_TS_85_an_enemy_whose_effects_are_all_silenced_leaves_none_behind() -> None:
    fog = {"kind": "special", "lasting": True, "standing": [node("stat-counts", stat="recovery", by=-1)]}
    hush = card("Hush", reward=single_use(node("silence", what="all")))
    t = position(card("A", effects=[fog]), card("B"), at="commit", inventory=[hush, GONE])
    assert t.counts_as("recovery") == 2
    t.do("use Hush", "use Gone", "enemy A")
    assert t.where("A") == "discard"
    assert t.counts_as("recovery") == 3


@pytest.mark.rule("TS-51", "TS-03")
def test_TS_51_a_special_effect_that_waited_its_turn_does_not_come_once_it_is_silenced() -> None:
    late = card("A", special=[{"when": "phase-ends", "do": [OIL]}])
    scout = hero(triggers=[{"when": "phase-ends", "do": [node("silence", what="all")]}])
    t = position(late, hero=scout, loose="red hit", chip=0).do("done")
    assert t.asks == "OrderTriggers"
    t.do("first 1")
    assert ("card-muted", "TS-49") in t.log and t.g.chip == 0


@pytest.mark.rule("TS-51", "TS-03")
def test_TS_51_a_silenced_special_effect_is_not_among_those_to_order() -> None:
    late = card("A", special=[{"when": "phase-ends", "do": [OIL]}])
    hush = card("Hush", reward=single_use(node("silence", what="all")))
    t = position(late, hero=hero(triggers=[{"when": "phase-ends", "do": [FIT]}]), loose="red hit", inventory=[hush])
    t.do("use Hush", "done")
    assert t.asks == "Repeat" and t.stat("recovery") == 4


@pytest.mark.rule("TS-85")
def test_TS_85_a_special_effect_that_waited_its_turn_is_gone_with_its_card() -> None:
    """Two texts at once: the hero sends the enemy away first, so the enemy's own text does not come."""
    scout = hero(triggers=[{"when": "phase-ends", "do": [node("dismiss", n=9)]}])
    for lasting in (False, True):
        late = {"kind": "special", "lasting": lasting, "triggers": [{"when": "phase-ends", "do": [OIL]}]}
        t = position(card("A", effects=[late]), hero=scout, at="apply", loose="red hit", chip=0)
        t.do("done")
        assert t.asks == "OrderTriggers"
        t.do("first 1")
        assert t.where("A") == "discard"
        assert t.g.chip == (1 if lasting else 0)
        t = position(card("A", effects=[late]), hero=scout, at="apply", loose="red hit", chip=0)
        t.do("done", "first 2")
        assert t.g.chip == 1


# ---------------------------------------------------------------------- dice on cards that leave


@pytest.mark.rule("TS-52")
def test_TS_52_dice_on_a_card_that_leaves_are_exhausted() -> None:
    t = position(card("A", health=9), card("B", health=9), at="apply", inventory=[GONE],
                 on={"A": "2 blue crit, yellow hit", "B": "green hit"}, loose="red hit")  # fmt: skip
    t.do("use Gone", "enemy A")
    assert ("card-discarded", "TS-52") in t.log
    assert (t.exhausted("blue"), t.exhausted("yellow")) == (2, 1)
    assert t.on("B", "green") == 1  # the others stay
    assert t.exhausted("green") == 0
    assert t.loose("red") == 1


@pytest.mark.rule("TS-52")
def test_TS_52_also_from_a_defeated_card() -> None:
    """The item is gained after Exhaust; a card discarded by Cleanup takes no die with it either."""
    a = card("A", health=1, reward=single_use(HEAL))
    t = position(a, card("B"), loose="yellow crit, red hit", stacks=[[card("C")], [card("D")]])
    t.do("apply yellow crit A", "apply red hit B").until("GainItems")
    t.do("gain A")
    assert (t.exhausted("yellow"), t.exhausted("red")) == (1, 1)
    assert (t.pool("yellow"), t.pool("red")) == (3, 0)


# ---------------------------------------------------------------------- changed damage


@pytest.mark.rule("TS-53")
def test_TS_53_a_changed_damage_changes_dice_already_applied() -> None:
    edge = [node("die-damage", by=1, dice={"face": "crit"})]
    # an item reward, and its end
    t = position(card("A", health=9), on={"A": "blue crit, green hit"}, loose="red hit")
    assert t.damage("A") == 3
    t = position(
        card("A", health=9),
        on={"A": "blue crit, green hit"},
        loose="red hit",
        inventory=[card("Edge", reward=ongoing(standing=edge))],
    )
    assert t.damage("A") == 4
    t.do("drop Edge")
    assert t.damage("A") == 3
    # an instant reward
    b = card("B", health=1, reward=instant(node("from-now-on", text=node("die-damage", by=1))))
    t = position(card("A", health=9), b, on={"A": "blue crit, green hit"}, loose="2 yellow hit")
    t.do("apply yellow hit B", "take")
    assert t.damage("A") == 5
    assert t.damage("B") == 2
    # a hero's ability
    t = position(card("A", health=9), hero=hero(standing=edge), on={"A": "2 blue crit"}, loose="red hit")
    assert t.damage("A") == 6


@pytest.mark.rule("TS-53")
def test_TS_53_an_enemys_effect_changes_applied_dice_from_its_activation_to_its_end() -> None:
    wax = card("Wax", health=1, during=[node("die-damage", by=-1, dice={"colour": ["purple"]})])
    t = position(card("A", health=9), on={"A": "purple hit, blue hit"}, at="activation", stacks=[[wax], [card("C")]])
    assert t.damage("A") == 2
    t.do("activate Wax")
    assert t.damage("A") == 1
    t = position(card("A", health=9), wax, on={"A": "2 purple crit"}, loose="2 yellow hit")
    assert t.damage("A") == 2
    t.do("apply yellow hit Wax")
    assert t.damage("A") == 4


@pytest.mark.rule("TS-53")
def test_TS_53_no_change_takes_a_die_below_0() -> None:
    wax = card("Wax", health=9, during=[node("die-damage", by=-1)])
    t = position(
        wax, card("A", health=9, during=[node("die-damage", to="this", by=-2)]), on={"A": "blue crit, red hit"}
    )
    assert t.damage("A") == 0


@pytest.mark.rule("TS-54")
def test_TS_54_a_defeated_enemy_stays_defeated() -> None:
    edge = card("Edge", reward=ongoing(standing=[node("die-damage", by=1)]))
    t = position(card("A", health=2, damage=3), inventory=[edge], loose="yellow hit, red hit")
    t.do("apply yellow hit A")
    assert t.defeated("A")
    t.do("drop Edge")
    assert t.damage("A") == 1
    assert t.defeated("A")
    t.do("done", "done")
    assert t.stat("health") == 5  # so it deals no damage
    # nor does it rise when a die leaves it, or when its Health grows
    back = card("Back", reward=single_use(node("return-die", dice={"place": "applied"})))
    t = position(card("A", health=1), inventory=[back], loose="yellow hit, red hit")
    t.do("apply yellow hit A", "use Back")
    assert t.damage("A") == 0
    assert t.defeated("A")
    matron = card("Matron", during=[node("enemy-health", of="others", by=3)])
    t = position(card("A", health=1), defeated=["A"], at="activation", stacks=[[matron], [card("C")]])
    t.do("activate Matron")
    assert t.health("A") == 4
    assert t.defeated("A")


@pytest.mark.rule("TS-54")
def test_TS_54_its_reward_is_not_paid_a_second_time() -> None:
    a = card("A", health=2, reward=instant(FIT))
    edge = card("Edge", reward=ongoing(standing=[node("die-damage", by=1)]))
    t = position(a, inventory=[edge], loose="yellow hit, green hit, red hit")
    t.do("apply yellow hit A", "take", "drop Edge", "apply green hit A")
    assert t.damage("A") == 2
    assert t.offers == ""
    assert t.stat("recovery") == 4


@pytest.mark.rule("TS-54")
def test_TS_54_damage_that_grows_to_the_health_defeats_at_once() -> None:
    b = card("B", health=1, reward=instant(node("from-now-on", text=node("die-damage", by=1))))
    a, c, d = card("A", health=3), card("C", health=2), card("D", health=3)
    t = position(a, b, c, d, on={"A": "blue crit", "C": "green hit", "D": "green hit"}, loose="2 yellow hit")
    t.do("apply yellow hit B")
    assert not t.defeated("A")
    t.do("take")
    assert ("defeated", "TS-24") in t.log
    assert t.defeated("A")
    assert t.defeated("C")
    assert not t.defeated("D")
    assert t.asks == "Apply"


@pytest.mark.rule("TS-54")
@pytest.mark.rule("TS-77")
def test_TS_54_a_die_that_is_turned_on_a_card_may_defeat_it() -> None:
    flip = card("Flip", reward=single_use(node("turn", to="crit", n=2, dice={"place": "applied"})))
    t = position(card("A", health=2), card("B", health=9), on={"A": "blue hit", "B": "green hit, red hit"},
                 inventory=[flip], loose="yellow hit")  # fmt: skip
    t.do("use Flip", "pick blue hit A")
    assert t.asks == "ChooseDie"
    assert t.defeated("A")  # before the next die is chosen


@pytest.mark.rule("TS-54")
def test_TS_54_the_end_of_a_change_defeats_too() -> None:
    wax = card("Wax", health=1, during=[node("die-damage", by=-1, dice={"colour": ["purple"]})])
    t = position(card("A", health=2), wax, on={"A": "purple crit"}, loose="2 yellow hit")
    assert not t.defeated("A")
    t.do("apply yellow hit Wax")
    assert t.defeated("A")
    t = position(card("A", health=2), wax, on={"A": "purple crit"}, loose="2 yellow hit", inventory=[HUSH])
    t.do("use Hush")
    assert t.defeated("A")


# ---------------------------------------------------------------------- changed Health, dice that leave


@pytest.mark.rule("TS-86")
def test_TS_86_a_card_is_defeated_when_its_health_falls_to_its_damage() -> None:
    matron = card("Matron", health=1, during=[node("enemy-health", of="others", by=1)])
    t = position(card("A", health=2), card("B", health=3), matron, on={"A": "blue crit", "B": "green crit"},
                 loose="2 yellow hit")  # fmt: skip
    assert t.health("A") == 3
    t.do("apply yellow hit Matron")
    assert t.defeated("A")
    assert not t.defeated("B")


@pytest.mark.rule("TS-86")
@pytest.mark.parametrize(
    ("what", "counted", "act"),
    [
        ("exhausted-die", 1, "use Rope"),
        ("chip", 1, "use Spill"),
        ("held-item", 3, "drop Rope"),
        ("unapplied-miss", 1, "use Back"),
    ],
)
def test_TS_86_health_that_counts_something_falls_with_it(what: str, counted: int, act: str) -> None:
    """1 more Health for each of something, 1 of which goes: the card is defeated before the text goes on."""
    a = card("A", health=2, damage=0, during=[node("enemy-health", of="this", by=1, per=what)])
    then = node("choose", of=[{"do": [HEAL]}, {"do": [HURT]}])
    t = position(
        a,
        inventory=[
            card("Rope", reward=single_use(node("recover"), then)),
            card("Spill", reward=single_use(node("change-chip", by=-1), then)),
            card("Back", reward=single_use(node("return-die", dice={"face": "miss"}), then)),
        ],
        strategy=3,
        tokens={"A": 1 + counted},
        exhausted="blue",
        loose="red hit, green miss",
        chip=1,
    )
    assert t.health("A") == 2 + counted
    assert not t.defeated("A")
    t.do(act)
    assert t.asks == ("Apply" if act == "drop Rope" else "ChooseMode")
    assert t.defeated("A")


@pytest.mark.rule("TS-86")
def test_TS_86_health_that_falls_with_a_recovered_die_falls_before_the_next_question() -> None:
    """A trigger of the Roll step recovers the die; the Apply step finds the enemy defeated."""
    widow = hero(triggers=[{"when": "rolled", "do": [node("recover")]}])
    a = card("A", health=1, during=[node("enemy-health", of="this", by=1, per="exhausted-die")])
    t = position(a, at="commit", hero=widow, tokens={"A": 1}, exhausted="blue", loose="red", dice="hit")
    t.do("done")
    assert t.asks == "Apply"
    assert t.defeated("A")


@pytest.mark.rule("TS-86")
def test_TS_86_health_that_falls_with_oil_that_is_paid() -> None:
    a = card("A", health=1, during=[node("enemy-health", of="this", by=1, per="chip")])
    payer = hero(use={"cost": 1, "do": [node("choose", of=[{"do": [HEAL]}, {"do": [FIT]}])]})
    t = position(a, hero=payer, tokens={"A": 1}, chip=1, loose="red hit", health=1)
    t.do("ability")
    assert t.asks == "ChooseMode"
    assert t.defeated("A")


@pytest.mark.rule("TS-86")
def test_TS_86_health_that_falls_with_rolls_and_phases() -> None:
    a = card("A", health=3, during=[node("enemy-health", of="this", by=-1, per="unapplied-crit")])
    t = position(a, at="commit", tokens={"A": 2}, loose="red", pool="", dice="crit")
    assert t.defeated("A")
    t = position(a, at="commit", tokens={"A": 2}, loose="red", pool="", dice="hit")
    assert not t.defeated("A")
    b = card("B", health=3, during=[node("enemy-health", of="this", by=-1, per="strategy-phase")])
    t = position(b, at="repeat", tokens={"B": 1})
    assert t.health("B") == 2
    t.do("again")
    assert t.asks == "Commit"
    assert t.defeated("B")


@pytest.mark.rule("TS-86", "TS-17")
def test_TS_86_health_that_falls_when_phases_are_counted_anew() -> None:
    king = boss("King", 3, 0, during=[node("enemy-health", of="this", by=1, per="strategy-phase")])
    t = position(king, at="cleanup", endgame=True, tokens={"King": 3}, phases=1, rules={"boss_damage_stays": True})
    assert t.won and t.g.round == 2


@pytest.mark.rule("TS-86", "TS-34")
def test_TS_86_health_that_falls_with_the_dice_that_are_exhausted() -> None:
    """At Exhaust already, before anything is recovered: on a boss whose damage stays."""
    king = boss("King", 8, 0, during=[node("enemy-health", of="this", by=-1, per="exhausted-die")])
    t = position(king, at="exhaust", endgame=True, on={"King": "4 blue hit"}, rules={"boss_damage_stays": True})
    assert t.won


@pytest.mark.rule("TS-86")
def test_TS_86_health_does_not_fall_below_1() -> None:
    a = card("A", health=2, during=[node("enemy-health", of="this", by=-5)])
    t = position(a, loose="yellow hit, red hit")
    assert t.health("A") == 1
    assert not t.defeated("A")
    t.do("apply yellow hit A")
    assert t.defeated("A")


@pytest.mark.rule("TS-86")
def test_TS_86_the_damage_of_a_die_goes_with_it() -> None:
    back = card("Back", reward=single_use(node("return-die", dice={"place": "applied"})))
    t = position(card("A", health=4), on={"A": "blue crit, green hit"}, inventory=[back], loose="red hit")
    assert t.damage("A") == 3
    t.do("use Back", "pick blue crit A")
    assert t.damage("A") == 1
    t.do("apply red hit A")
    assert t.damage("A") == 2
    assert not t.defeated("A")
    for verb in ("exhaust", "banish-die"):
        lost = card("Lost", damage=0, after=[node(verb, dice={"place": "applied"})])
        t = position(card("A", health=4, damage=0), lost, on={"A": "blue crit, green hit"}, at="after",
                     inventory=[card("Balm", reward=single_use(HEAL))])  # fmt: skip
        t.do("enemy Lost", "pick green hit A")
        assert t.asks == "ExhaustWindow"
        assert t.damage("A") == 2


# ---------------------------------------------------------------------- damage without a die


@pytest.mark.rule("TS-87")
def test_TS_87_damage_without_a_die_stays_until_exhaust() -> None:
    bomb = card("Bomb", reward=single_use(node("deal", n=2)))
    balm = card("Balm", reward=single_use(HEAL))
    t = position(
        boss("King", health=5, damage=1), card("B", damage=0), endgame=True, at="commit", inventory=[bomb, balm]
    )
    t.do("use Bomb", "enemy King")
    assert ("damaged", "TS-87") in t.log
    assert t.damage("King") == 2
    assert sum(t.enemy("King").dice) == 0
    t.until("Repeat").do("again").until("DamageWindow")  # over the Strategy phases of the round
    t.do("done")
    assert t.asks == "ExhaustWindow"
    assert t.damage("King") == 2
    t.do("use Balm")
    assert t.asks == "Commit"
    assert t.g.round == 2
    assert t.damage("King") == 0


@pytest.mark.rule("TS-87")
def test_TS_87_it_adds_to_the_dice_and_no_text_about_dice_changes_it() -> None:
    a = card("A", health=4, during=[node("die-damage", by=-1, to="this"), node("cannot-apply")])
    b = card("B", health=1, reward=instant(node("deal", n=2)))
    t = position(a, b, on={"A": "blue crit"}, loose="2 yellow hit")
    t.do("apply yellow hit B", "take")
    assert t.damage("A") == 3
    t = position(card("A", health=4), b, on={"A": "blue crit"}, loose="2 yellow hit")
    t.do("apply yellow hit B", "take")
    assert t.defeated("A")
    t = position(card("A", health=4), b, tokens={"A": 1}, loose="2 yellow hit")
    t.do("apply yellow hit B", "take")
    assert t.damage("A") == 3


@pytest.mark.rule("TS-87")
@pytest.mark.rule("TS-01")
def test_TS_87_a_deck_may_let_the_damage_on_its_boss_stay() -> None:
    rules = {"boss_damage_stays": True}
    t = position(boss("King", health=9, damage=0), card("A", damage=0), endgame=True, at="exhaust", rules=rules,
                 on={"King": "blue crit, red hit", "A": "green hit"}, tokens={"King": 1, "A": 1})  # fmt: skip
    t.until("Commit")
    assert t.damage("King") == 4
    assert sum(t.enemy("King").dice) == 0
    assert t.damage("A") == 0
    assert t.exhausted("blue") == 1

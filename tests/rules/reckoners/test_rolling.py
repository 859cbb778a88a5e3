"""Rolling the dice (RK-27 to RK-29)."""

import pytest

from ludotek.testing.reckoners import Position, card, dealt, position, reckoner, shipped

ONE, TWO, SIX = ["basic"], ["basic"] * 2, ["basic"] * 3 + ["purple"] * 3
FIRST = ["basic:money", "basic:plan", "basic:attack", "purple:research", "purple:research", "purple:contain"]


def rolling(*rolls: str, held: list[str] = SIX, **others: list[str]) -> Position:
    """Tia rolls these; others roll something, too."""
    seats = [reckoner(name, held=["basic"] * len(script)) for name, script in others.items()]
    return position(reckoner("tia", held=held), *seats, phase="roll", rolls={"tia": list(rolls), **others})


# ---------------------------------------------------------------------- all own dice, up to three rolls


@pytest.mark.rule("RK-27")
def test_RK_27_everybody_rolls_all_own_dice_at_the_same_time() -> None:
    t = rolling(*FIRST, david=["basic:contain"], cody=["basic:attack", "basic:plan"])
    assert t.actors == ["tia", "david", "cody"]
    assert t.rolled("tia") == [
        "basic:money",
        "basic:attack",
        "basic:plan",
        "purple:research",
        "purple:research",
        "purple:contain",
    ]
    assert (t.rolled("david"), t.rolled("cody")) == (["basic:contain"], ["basic:attack", "basic:plan"])
    assert {rule for kind, rule in t.log if kind == "rolled"} == {"RK-27"}


@pytest.mark.rule("RK-27")
def test_RK_27_dice_of_equipment_are_rolled_and_confiscated_ones_are_not() -> None:
    gauss = card("Gauss", die="green")
    t = position(reckoner("tia", cards=[gauss]), phase="roll", confiscated=["tia purple"])
    assert len(t.rolled("tia")) == 7
    assert [each for each in t.rolled("tia") if each.startswith("green")] == ["green:attack+attack"]
    held = [kind for kind in t.held("tia") if kind != "purple"]
    t = position(reckoner("tia", held=held), phase="roll", confiscated=["tia purple"] * 3)
    assert not [each for each in t.rolled("tia") if each.startswith("purple")]


@pytest.mark.rule("RK-27")
def test_RK_27_three_rolls_and_no_more() -> None:
    t = rolling(*FIRST, david=["basic:contain"])
    t.do("tia: die basic:money", "roll", "die basic:money", "roll")
    assert t.told("rolled")[0][1] == 3
    assert "tia" not in t.actors
    t.refused("tia: roll", "RK-27", reason="no-roll-left")


@pytest.mark.rule("RK-27")
def test_RK_27_the_third_roll_cannot_be_rolled_again_while_faith_waits() -> None:
    t = position(reckoner("abraham", cards=[shipped("faith")]), phase="roll")
    t.do("abraham: die basic:money", "roll", "die basic:money", "roll")
    t.refused("abraham: roll", "RK-27", "RK-28", reason="no-roll-left")


@pytest.mark.rule("RK-27")
def test_RK_27_fewer_rolls_will_do() -> None:
    t = rolling(*FIRST, david=["basic:contain"])
    t.all_done()
    assert t.asks == "UseDice"
    assert len(t.dice("tia")) == 6


@pytest.mark.rule("RK-27")
def test_RK_27_without_any_die_one_skips_the_roll() -> None:
    t = position(reckoner("tia", held=[]), reckoner("cody", held=ONE), phase="roll")
    assert (t.asks, t.actors) == ("RollDice", ["cody"])
    t.do("cody: done")
    assert (t.asks, t.actors) == ("UseDice", ["tia", "cody"])
    t = position(reckoner("tia", held=[]), reckoner("cody", held=[]), phase="roll")
    assert t.asks == "UseDice"


@pytest.mark.rule("RK-27")
def test_RK_27_the_six_sides_are_equally_likely() -> None:
    """Ours have six different faces on a basic die: none may be missing, none may dominate."""
    seen: dict[str, int] = {}
    for seed in range(100):
        t = position(reckoner("tia"), reckoner("cody"), phase="roll", seed=seed)
        for each in t.rolled("tia") + t.rolled("cody"):
            seen[each] = seen.get(each, 0) + 1
    basic = [n for face, n in seen.items() if face.startswith("basic")]
    assert len(basic) == 6
    assert 60 < min(basic) <= max(basic) < 140


@pytest.mark.rule("RK-27")
def test_RK_27_a_side_that_is_printed_twice_comes_twice_as_often() -> None:
    faces = {"purple": ["research", "research", "research", "research", "research", "money"]}
    rolled = [
        face
        for seed in range(60)
        for face in position(reckoner("tia"), phase="roll", seed=seed, faces=faces).rolled("tia")[3:]
    ]
    assert 0.75 < rolled.count("purple:research") / len(rolled) < 0.92


# ---------------------------------------------------------------------- keeping


@pytest.mark.rule("RK-28")
@pytest.mark.parametrize("rolls", [1, 2])
def test_RK_28_after_the_first_and_the_second_roll_one_must_be_kept(rolls: int) -> None:
    t = rolling(*FIRST)
    for _ in range(rolls - 1):
        t.do("tia: die purple:research", "roll")
    t.refused("tia: roll", "RK-28", reason="keep-one-first")
    t.do(f"tia: die {t.rolled('tia')[0]}")
    assert t.can("tia: roll")


@pytest.mark.rule("RK-28")
def test_RK_28_more_may_be_kept_and_all_others_are_rerolled() -> None:
    again = ["basic:contain", "basic:enforcement", "purple:money", "purple:money"]
    t = rolling(*FIRST, *again)
    t.do("tia: die basic:plan", "die purple:research")
    assert (t.marked("tia"), len(t.rolled("tia"))) == (["basic:plan", "purple:research"], 4)
    t.do("roll")
    assert t.dice("tia") == ["basic:plan", "purple:research"]
    assert t.rolled("tia") == ["basic:enforcement", "basic:contain", "purple:money", "purple:money"]
    assert t.marked("tia") == []
    assert {rule for _, rule in t.log} == {"RK-28"}


@pytest.mark.rule("RK-28")
def test_RK_28_only_dice_just_rolled_can_be_kept_and_kept_ones_are_never_rolled_again() -> None:
    """A die kept from the first roll does not count as the one to keep of the second."""
    t = rolling("basic:plan", "basic:money", "basic:attack", "basic:contain", "basic:contain", held=["basic"] * 3)
    t.do("tia: die basic:plan", "roll")
    assert (t.dice("tia"), t.rolled("tia")) == (["basic:plan"], ["basic:contain", "basic:contain"])
    t.refused("tia: die basic:plan", "RK-28", reason="already-kept")
    t.refused("tia: roll", "RK-28", reason="keep-one-first")
    t.do("die basic:contain", "roll")
    assert [each for each in t.dice("tia") if each in ("basic:plan", "basic:contain")] == [
        "basic:contain",
        "basic:plan",
    ]


@pytest.mark.rule("RK-28")
def test_RK_28_after_the_third_roll_all_are_kept() -> None:
    t = rolling(
        "basic:plan",
        "basic:money",
        "basic:attack",
        "basic:contain",
        "basic:contain",
        "basic:research",
        held=["basic"] * 3,
    )
    t.do("tia: die basic:plan", "roll", "die basic:contain", "roll")
    t.until("UseDice")
    assert t.dice("tia") == ["basic:contain", "basic:research", "basic:plan"]
    assert (t.rolled("tia"), t.marked("tia")) == ([], [])


@pytest.mark.rule("RK-28")
def test_RK_28_when_all_are_kept_nothing_is_left_to_roll() -> None:
    t = rolling("basic:plan", "basic:money", held=TWO)
    t.do("tia: die basic:plan", "die basic:money")
    t.refused("tia: roll", "RK-28", reason="nothing-to-roll")
    t.refused("tia: done", "RK-98", reason="nothing-left")
    t.until("UseDice")
    assert t.dice("tia") == ["basic:money", "basic:plan"]


@pytest.mark.rule("RK-28")
def test_RK_28_a_die_is_kept_with_the_face_it_shows() -> None:
    t = rolling("basic:plan", "basic:money", held=TWO)
    t.refused("tia: die basic:attack", "RK-27", reason="no-such-die")
    t.do("tia: die basic:plan")
    t.refused("tia: die basic:plan", "RK-28", reason="already-kept")


# ---------------------------------------------------------------------- everybody at the own pace


@pytest.mark.rule("RK-29")
def test_RK_29_one_may_wait_for_anothers_result_before_choosing() -> None:
    t = rolling(
        "basic:plan",
        "basic:money",
        "basic:attack",
        "basic:research",
        held=TWO,
        david=["basic:contain", "basic:contain"],
    )
    t.do("tia: die basic:plan", "roll", "done")
    assert t.rolled("david") == ["basic:contain", "basic:contain"]
    assert "roll" not in t.options("david")
    t.do("david: die basic:contain", "roll", "die basic:money", "done")
    assert t.asks == "UseDice"


@pytest.mark.rule("RK-29")
def test_RK_29_who_is_done_for_now_comes_back_after_seeing_another_roll() -> None:
    t = rolling("basic:plan", "basic:money", "basic:attack", held=TWO, david=["basic:contain", "basic:contain"])
    t.do("tia: done")
    t.refused("tia: resume", "RK-98", reason="cannot-resume")
    t.do("david: die basic:contain", "roll", "tia: resume", "die basic:plan", "roll")
    assert (t.dice("tia"), t.rolled("tia")) == (["basic:plan"], ["basic:attack"])


@pytest.mark.rule("RK-29")
def test_RK_29_rolls_of_different_reckoners_never_disturb_each_other() -> None:
    """In whatever order they roll, the same seed gives each the same dice."""

    def game(order: list[int]) -> list[list[str]]:
        t = position(reckoner("tia"), reckoner("cody"), phase="roll", seed=7)
        for seat in order:
            name = t.name(seat)
            t.do(f"{name}: die {t.rolled(name)[0]}", f"{name}: roll")
        return [t.dice(name) + t.rolled(name) for name in ("tia", "cody")]

    assert game([0, 1]) == game([1, 0])


@pytest.mark.rule("RK-29", "RK-30")
def test_RK_30_nobody_uses_dice_before_all_have_finished_rolling() -> None:
    t = rolling("basic:plan", "basic:money", held=TWO, david=["basic:contain"])
    t.do("tia: done")
    assert (t.asks, t.actors) == ("RollDice", ["david"])
    t.refused("tia: die basic:plan", "RK-29", "RK-98", reason="is-done")
    t.do("david: done")
    assert (t.asks, t.actors) == ("UseDice", ["tia", "david"])
    assert t.can("tia: die basic:plan")


@pytest.mark.rule("RK-27")
def test_RK_27_a_dealt_game_rolls_six_dice_each() -> None:
    t = dealt(3, 5).all_done()
    for name in [t.name(seat) for seat in range(3)]:
        t.do(f"{name}: place {t.districts[0]}")
    assert [len(t.rolled(t.name(seat))) for seat in range(3)] == [6, 6, 6]

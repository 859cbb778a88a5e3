"""Scenarios of the six abilities of Newcago."""

from newcago import FAR, HERE, THERE, city, done, gives, may_do_something_else, results, use

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.components import SYMBOLS
from ludotek.testing.reckoners import position, reckoner, shipped

REAL = {
    die["id"]: sorted({"+".join(sorted(face, key=SYMBOLS.index)) for face in die["faces"]})
    for die in GAME.content({})["die"]
}


def test_improvise_turns_any_own_die_to_any_of_its_other_faces() -> None:
    """Once per round, free: Turn one of your unused dice to a face of your choice."""
    for kind in ("basic", "blue"):
        faces = [f"{kind}:{face}" for face in REAL[kind]]
        for wanted in faces[1:]:
            given = {kind: REAL[kind] + REAL[kind][: 6 - len(REAL[kind])]}
            t = city("improvise", dice=[faces[0], faces[0]], faces=given).do("megan: card improvise")
            assert sorted(t.options()) == sorted(f"face {face}" for face in faces[1:]), "there is only one sort of die"
            t.do(f"face {wanted}")
            assert sorted(t.dice("megan")) == sorted([faces[0], wanted])
            t.refused("megan: card improvise", "RK-70", reason="card-used")


def test_checkmate_gives_attacks() -> None:
    """Once per round, with a cost: Spend a die that shows Contain to use this card as a die with N Attack Epic."""
    assert gives("checkmate", "contain") == results("checkmate")
    assert set(results("checkmate")) == {"attack"}
    may_do_something_else("checkmate", "contain")


def test_faith_rerolls_any_dice_of_the_current_roll() -> None:
    """Once per round, free: In the Roll step, reroll any dice of your current roll before you decide what to keep; this is
    not one of your N rolls."""
    abraham = reckoner("abraham", held=["basic", "basic", "green"], cards=[shipped("faith")], plans=0)
    script = ["basic:money", "basic:plan", "green:attack", "basic:research", "green:attack+attack"]
    t = position(abraham, reckoner("tia", plans=0), phase="roll", rolls={"abraham": script})
    t.do("abraham: die basic:plan", "faith")
    assert t.rolled("abraham") == ["basic:research", "basic:plan", "green:attack+attack"]
    assert (t.marked("abraham"), t.g.rolls[0]) == ([], 1)
    t.refused("abraham: faith", "RK-70", "RK-73", reason="card-used")
    t.do("abraham: die basic:research", "roll", "die basic:money", "roll")
    assert t.dice("abraham")[0] == "basic:money"
    assert t.g.rolls[0] == 3, "all three rolls beside it"


def test_faith_leaves_what_was_kept_before() -> None:
    """Once per round, free: In the Roll step, reroll any dice of your current roll before you decide what to keep; this is
    not one of your N rolls."""
    abraham = reckoner("abraham", held=["basic", "basic"], cards=[shipped("faith")], plans=0)
    script = ["basic:money", "basic:plan", "basic:attack", "basic:research"]
    t = position(abraham, reckoner("tia", plans=0), phase="roll", rolls={"abraham": script})
    t.do("abraham: die basic:plan", "roll", "faith")
    assert (t.dice("abraham"), t.rolled("abraham")) == (["basic:plan"], ["basic:research"])
    t.until("UseDice").refused("abraham: card faith", "RK-70", reason="only-when-rolling")


def test_lead_the_way_gives_one_of_each() -> None:
    """Once per round, with a cost: Spend a die that shows Plan to use this card as a die with N Contain, N Research and N
    Attack Epic."""
    assert gives("lead-the-way", "plan") == results("lead-the-way")
    assert set(results("lead-the-way")) == {"contain", "research", "attack"}
    may_do_something_else("lead-the-way", "plan")


def test_sniper_reaches_a_second_district_until_the_end_of_the_step() -> None:
    """Once per round, free: Put the Sniper token in any district; for the rest of the Use step, your dice, plan tokens and
    equipment work there as well as in your own district."""
    t = city("sniper", "rifle", dice=["red:contain+contain", "basic:research"], plans=1)
    t.do("megan: card sniper", f"snipe {FAR}").refused("megan: card sniper", "RK-70", reason="card-used")
    t.do("megan: die red:contain+contain", use("contain", FAR), "contain blue")
    t.do("megan: die basic:research", "research steelheart")
    t.do("megan: card rifle", use("attack", FAR), "megan: token")
    assert {use("enforcement", place) for place in (HERE, THERE, FAR)} & set(t.options()) == {
        use("enforcement", HERE), use("enforcement", FAR),
    }  # fmt: skip
    t.do(use("enforcement", FAR))
    assert done(t, FAR) == {"enforcement": 1, "contain": 1, "attack": 1}
    assert (t.track("blue"), t.steelheart_research, t.at("megan")) == (2, 19, HERE)
    assert t.do("tia: die basic:money", "money").asks != "UseDice"
    assert t.g.scope == [-1, -1]


def test_operations_gives_another_reckoner_a_token() -> None:
    """Once per round, free: Give another Reckoner a plan token from the supply, which can be used at once."""
    tia = reckoner("tia", cards=[shipped("operations")], dice=["basic:money"], plans=0)
    t = position(tia, reckoner("cody", plans=0), reckoner("prof", plans=0)).do("tia: card operations")
    assert t.options() == ["give cody", "give prof"]
    t.do("give prof")
    assert (t.plans("tia"), t.plans("cody"), t.plans("prof")) == (0, 0, 1)
    t.do("prof: token", "money")
    assert (t.money, t.plans("prof")) == (1, 0)
    t.refused("tia: card operations", "RK-70", reason="card-used")

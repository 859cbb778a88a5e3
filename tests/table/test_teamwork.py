"""Bots as team-mates: with people they roll at once, wait before they use their dice, and leave decisions of the team alone."""

from __future__ import annotations

from collections.abc import Iterator

from ludotek import api
from ludotek.bots import Bot
from ludotek.games.reckoners.rules.actions import ROLL
from ludotek.kernel.match import Match
from ludotek.kernel.step import DONE
from ludotek.table.session import Session


def begin(players: str, seats: int = 3, seed: int = 1) -> Session:
    return Session.new(api.game("reckoners"), seed, players, seats=seats)


def asks(session: Session) -> str:
    question = session.match.position.question
    return "" if question is None else type(question).__name__


def bots_answer(session: Session) -> list[tuple[str, int, int]]:
    """Let bots answer as long as they do; the question, seat and action of each answer."""
    before = len(session.match.live)
    asked = []
    while True:
        question = asks(session)
        if not session.bot_answers():
            break
        asked.append(question)
    answers = session.match.live[before:]
    return [(question, each.seat, each.action) for question, each in zip(asked, answers, strict=True)]


def people_answer(session: Session) -> None:
    """One person who is asked does the first thing that is not "done", except that dice are left as they fell."""
    seat = next(seat for seat in session.asked() if seat in session.people)
    options = session.match.actions(seat)
    session.answer(seat, DONE if DONE in options and asks(session) == "RollDice" else options[-1])


def until(session: Session, question: str) -> Session:
    """Everybody goes on until people are asked that."""
    bots_answer(session)
    while asks(session) != question:
        people_answer(session)
        bots_answer(session)
    return session


def whole_game(session: Session) -> Iterator[tuple[str, int, int]]:
    """What bots answer in a game to its end."""
    yield from bots_answer(session)
    while not session.match.over:
        people_answer(session)
        yield from bots_answer(session)


def busy_bots(session: Session) -> list[int]:
    return [seat for seat in session.asked() if seat in session.bots]


def test_bots_roll_at_once_while_people_still_decide() -> None:
    session = until(begin("human,greedy,greedy"), "RollDice")
    assert session.asked() == [0]
    assert session.match.view(0)["reckoners"][0]["rolls"] == 1


def test_bots_use_no_die_before_people_are_done() -> None:
    session = until(begin("human,greedy,greedy"), "UseDice")
    assert busy_bots(session) == [1, 2]
    assert bots_answer(session) == []
    session.answer(0, DONE)
    assert {seat for question, seat, _ in bots_answer(session) if question == "UseDice"} == {1, 2}


def test_with_two_people_both_must_be_done() -> None:
    session = until(begin("human,human,greedy"), "UseDice")
    session.answer(0, DONE)
    assert bots_answer(session) == []
    session.answer(1, DONE)
    assert bots_answer(session) != []


def test_asked_to_go_ahead_bots_use_their_dice_and_people_go_on() -> None:
    session = until(begin("human,greedy,greedy"), "UseDice")
    dice = session.match.view(0)["reckoners"][0]["dice"]
    assert session.urge()
    assert {seat for _, seat, _ in bots_answer(session)} == {1, 2}
    assert asks(session) == "UseDice" and session.asked() == [0]
    assert session.match.view(0)["reckoners"][0]["dice"] == dice
    assert not session.urged


class Lazy(Bot):
    """Is done as soon as that can be said."""

    def think(self, copy: Match, seat: int) -> int:
        options = copy.options(seat)
        return DONE if DONE in options else options[0]


def test_bots_that_are_done_look_again_only_when_they_are_asked_to() -> None:
    session = begin("human,greedy,greedy")
    session.bots = {seat: Lazy(bot.game, bot.chance) for seat, bot in session.bots.items()}
    until(session, "UseDice")
    session.urge()
    assert [action for _, _, action in bots_answer(session)] == [DONE, DONE]
    assert not session.urge()  # nobody has acted since
    people_answer(session)
    while asks(session) != "UseDice":
        people_answer(session)
    assert bots_answer(session) == []
    assert session.urge()
    assert busy_bots(session) == [1, 2]


def test_nobody_can_be_asked_to_go_ahead_where_no_bot_waits() -> None:
    assert not until(begin("human,greedy,greedy"), "RollDice").urge()
    assert not until(begin("human"), "UseDice").urge()


def test_bots_count_as_done_in_what_the_team_decides() -> None:
    """Over whole games: in such a floor a bot never does anything but pass, and a die is never named by one."""
    asked = [each for seed in range(3) for each in whole_game(begin("human,random,greedy", seed=seed))]
    together = [action for question, _, action in asked if question in ("Acquire", "ShareLoot", "LoseDie")]
    assert together and set(together) == {DONE}
    assert {question for question, _, _ in asked} >= {"RollDice", "UseDice", "PlaceFigure", "Spend", "Acquire"}


def test_bots_place_their_figures_after_the_people() -> None:
    session = until(begin("human,greedy,greedy"), "PlaceFigure")
    assert bots_answer(session) == []
    people_answer(session)
    assert [question for question, _, _ in bots_answer(session)][:2] == ["PlaceFigure", "PlaceFigure"]


def test_among_themselves_bots_decide_everything() -> None:
    match = api.game("reckoners").new(seed=2, seats=2)
    session = Session(match, ["greedy", "greedy"])
    asked = bots_answer(session)
    assert session.match.over
    assert any(question == "Acquire" and action != DONE for question, _, action in asked)


def test_any_seat_may_ask_for_undo() -> None:
    """A die that was picked for one Reckoner is put back by whoever acts for another."""
    session = until(begin("human"), "UseDice")
    before = session.match.digest()
    session.answer(0, session.match.actions(0)[-1])
    assert session.match.digest() != before
    session.undo(2)
    assert session.match.digest() == before


def test_while_dice_are_rolled_a_seat_unmarks_its_own() -> None:
    """Also after another one has marked, and even rolled, since."""
    session = until(begin("human"), "RollDice")
    marks = {seat: session.match.actions(seat)[-1] for seat in (0, 1)}
    session.answer(0, marks[0])
    session.answer(1, marks[1])
    session.answer(1, ROLL)
    session.undo(0)
    reckoners = session.match.view(0)["reckoners"]
    assert (reckoners[0]["marked"], reckoners[0]["rolls"], reckoners[1]["rolls"]) == ([], 1, 2)


def test_what_bots_did_since_goes_back_with_an_undo() -> None:
    session = until(begin("human,greedy,greedy"), "UseDice")
    before = session.match.digest()
    session.answer(0, next(each for each in session.match.actions(0) if each != DONE))
    while asks(session) != "UseDice":
        people_answer(session)
    session.urge()
    bots_answer(session)
    while session.match.digest() != before:
        session.undo(0)
    assert bots_answer(session) == []


def test_one_person_says_done_once_in_a_decision_of_the_team() -> None:
    """Whoever holds several Reckoners is not asked for each of them what the team buys."""
    session = begin("human")
    assert (asks(session), session.asked()) == ("Acquire", [0, 1, 2])
    session.answer(0, DONE, [0, 2])
    assert session.asked() == [1]
    session.undo(0, own=[0, 2])
    assert session.asked() == [0, 1, 2], "what was one word goes back as one"
    session.answer(0, DONE, [0, 2])
    session.answer(1, DONE, [1])
    assert asks(session) == "PlaceFigure"


def test_only_games_that_are_won_together_have_team_mates() -> None:
    assert api.game("reckoners").new(seed=1).mode.together
    assert not api.game("twenty-strong").new(seed=1).mode.together
    assert not any(api.game("untamed").new(seed=1, mode=mode).mode.together for mode in ("duel", "hydra", "alpha"))

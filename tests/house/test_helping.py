"""Hints, odds and reasons over a port: for whom there are any, that they give nothing away, and that they hold nobody up."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from port import MemoryStore, Port, new_table, open_house, port

from ludotek.house.desk import Desk
from ludotek.house.helping import help_with
from ludotek.house.thinkers import AtOnce
from ludotek.house.wire import Advice, Hint
from ludotek.kernel.chance import FastChance
from ludotek.table.advice import Advice as Weighed
from ludotek.table.advice import weigh
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.thinking import Redrawn

pytestmark = pytest.mark.anyio

ME, BOT, FRIEND = {"who": "me"}, {"who": "bot"}, {"who": "friend"}


class Patient(AtOnce):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.asked = asyncio.Event()

    async def advise(self, seen: Redrawn) -> list[Weighed]:
        self.asked.set()
        await self.go_on.wait()
        return weigh(seen, 16)


class Late(AtOnce):
    async def advise(self, seen: Redrawn) -> list[Weighed]:
        raise TableRefusal(Code.NO_HELP_IN_TIME)


def told(page: Port, kind: str) -> list[dict[str, Any]]:
    return [each for each in page.said if each["type"] == kind]


async def answer(page: Port, verb: str) -> None:
    """Give an answer of this kind if there is one, else the first there is."""
    decision = page.decision
    options = decision["options"]
    chosen = next((each for each in options if each["verb"] == verb), options[0])
    await page.ask(type="act", decision=decision["id"], action=chosen["action"])
    await page.until(lambda: page.decision.get("id") != decision["id"] and bool(page.decision))


async def to_choice(page: Port) -> None:
    """To a question with several answers."""
    while True:
        await page.until(lambda: bool(page.decision))
        if len(page.decision["options"]) > 1:
            return
        await answer(page, "")


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("twenty-strong", {}),
        ("untamed", {"seats": [ME, BOT]}),
        ("reckoners", {"seats": [ME, ME], "options": {"seats": 2}}),
        ("reckoners", {"seats": [ME, FRIEND], "options": {"seats": 2}}),
    ],
)
async def test_who_competes_with_nobody_gets_a_hint(game: str, more: dict[str, Any]) -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, game, **more)
    if FRIEND in more.get("seats", []):
        await Desk(house).join(table["table"], json.dumps({"invite": table["invite"]}).encode())
    async with port(house, table, lang="de") as page:
        await to_choice(page)
        assert page.state["table"]["helpers"] == {"hint": True, "odds": True, "why": ""}
        decision = page.decision
        assert (await page.ask(type="hint", seat=decision["seat"]))["type"] == "done"
        [advice] = told(page, "advice")
        assert advice["decision"] == decision["id"]
        allowed = [option["action"] for option in decision["options"]]
        best = advice["best"]
        assert 1 <= len(best) <= 3
        assert all(each["action"] in allowed and each["low"] <= each["chance"] <= each["high"] for each in best)
        assert best[0]["chance_text"].endswith("\xa0%")
        assert all("schlechter" in each["text"] or "gleich gut" in each["text"] for each in best[1:])


async def test_odds_are_told_in_a_fight_and_nothing_elsewhere() -> None:
    house = open_house(MemoryStore())
    async with port(house, await new_table(house, "twenty-strong")) as page:
        await to_choice(page)
        await page.ask(type="odds")
        fights = page.decision["name"] == "Commit"  # where only one card can be activated, that is the first choice
        assert told(page, "odds")[-1]["lines"] == (["no dice committed yet"] if fights else [])
        while not told(page, "odds")[-1]["marks"]:
            await answer(page, "commit")
            await page.ask(type="odds", seat=0)
        odds = told(page, "odds")[-1]
        assert odds["decision"] == page.decision["id"]
        assert any("%" in line for line in odds["lines"])
        enemies = {f"enemy {each['uid']}" for each in page.state["view"]["active"]}
        assert set(odds["marks"]) <= enemies
        assert all("%" in chance for chance in odds["marks"].values())
        assert (odds["more"], odds["about"], odds["spread"], odds["wishes"], odds["parts"]) == (False, "", [], [], [])


async def test_a_wish_is_granted_with_the_answers_that_bring_it_about() -> None:
    house = open_house(MemoryStore())
    async with port(house, await new_table(house, "twenty-strong"), lang="fr") as page:
        await to_choice(page)
        while page.decision["name"] != "Commit":
            await answer(page, "activate")
        await page.ask(type="odds", more=True)
        odds = told(page, "odds")[-1]
        assert odds["wishes"]
        wish = odds["wishes"][0]["name"]
        assert (await page.ask(type="wish", wish=wish, least=60))["type"] == "done"
        granted = told(page, "granted")[-1]
        assert (granted["decision"], granted["wish"], granted["least"]) == (page.decision["id"], wish, 60)
        assert granted["actions"]
        for action in granted["actions"]:
            decision = page.decision
            await page.ask(type="act", decision=decision["id"], action=action)
            await page.until(lambda before=decision: page.decision.get("id") not in (None, before["id"]))  # type: ignore[misc]
        await page.ask(type="odds", more=True)
        odds = told(page, "odds")[-1]
        [chance] = [each["chance"] for each in odds["wishes"] if each["name"] == wish]
        assert chance >= 0.6
        assert odds["about"].startswith("En combattant")
        assert abs(sum(each["chance"] for each in odds["spread"]) - 1) < 0.05
        assert (await page.ask(type="wish", wish="99", least=60))["type"] == "done"
        assert told(page, "granted")[-1]["actions"] == []


@pytest.mark.parametrize("kind", ["hint", "odds"])
async def test_the_game_of_the_day_has_no_helpers(kind: str) -> None:
    house = open_house(MemoryStore())
    made = await Desk(house).play_daily("twenty-strong", json.dumps({"who": "a" * 16, "name": "Ann"}).encode())
    async with port(house, {"table": made.table, "key": made.key}) as page:
        reply = await page.ask(type=kind)
        assert (reply["type"], reply["code"]) == ("refused", "no-help-today")
        assert page.state["table"]["helpers"] == {"hint": False, "odds": False, "why": reply["text"]}


@pytest.mark.parametrize("seats", [[ME, FRIEND], [ME, ME]])
async def test_people_who_compete_have_no_helpers(seats: list[dict[str, str]]) -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "untamed", seats=seats)
    if FRIEND in seats:
        await Desk(house).join(table["table"], json.dumps({"invite": table["invite"]}).encode())
    async with port(house, table) as page:
        reply = await page.ask(type="hint")
        assert (reply["type"], reply["code"]) == ("refused", "no-help-here")
        assert page.state["table"]["helpers"]["why"] == reply["text"]


async def to_choice_of_bot(page: Port) -> dict[str, Any]:
    """To a line that tells of a bot's choice."""
    while True:
        await page.until(lambda: bool(page.decision))
        found = next((line for line in page.log if line["why"]), None)
        if found is not None:
            return found
        await answer(page, "")


@pytest.mark.parametrize(("game", "options"), [("untamed", {"draft": "random"}), ("reckoners", {"seats": 2})])
async def test_a_bot_says_why(game: str, options: dict[str, Any]) -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, game, seats=[ME, BOT], options=options)
    async with port(house, table, lang="fr") as page, port(house, table, table["watch"]) as spectator:
        line = await to_choice_of_bot(page)
        assert (await page.ask(type="why", line=line["n"], seat=0))["type"] == "done"
        [reason] = told(page, "reason")
        assert reason["line"] == line["n"]
        assert reason["text"]
        assert (await spectator.ask(type="why", line=line["n"]))["code"] == "spectator"
        other = next(each["n"] for each in page.log if not each["why"])
        assert (await page.ask(type="why", line=other))["code"] == "no-reason"
        assert (await page.ask(type="why", line=100_000))["code"] == "no-reason"


async def test_where_there_are_no_hints_bots_do_not_say_why() -> None:
    house = open_house(MemoryStore())
    seats = [ME, BOT, ME]
    table = await new_table(house, "untamed", seats=seats, options={"mode": "survival", "seats": 3})
    async with port(house, table) as page:
        hint, why = await page.ask(type="hint"), await page.ask(type="why", line=0)
        assert (why["code"], why["text"]) == ("no-help-here", hint["text"])
    made = await Desk(house).play_daily("twenty-strong", json.dumps({"who": "a" * 16, "name": "Ann"}).encode())
    async with port(house, {"table": made.table, "key": made.key}) as page:
        hint, why = await page.ask(type="hint"), await page.ask(type="why", line=0)
        assert (why["code"], why["text"]) == ("no-help-today", hint["text"])


async def test_it_is_for_the_person_who_is_asked() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "reckoners", seats=[ME, BOT], options={"seats": 2})
    async with port(house, table) as page, port(house, table, table["watch"]) as spectator:
        assert (await spectator.ask(type="hint"))["code"] == "spectator"
        assert (await page.ask(type="hint", seat=1))["code"] == "not-your-seat"
        await house.change(house.tables[table["table"]], lambda draft: draft.pause(True))
        assert (await page.ask(type="hint"))["code"] == "paused"


async def test_where_nothing_can_be_wished_for_no_wish_is_granted() -> None:
    house = open_house(MemoryStore())
    async with port(house, await new_table(house, "untamed", seats=[ME, BOT])) as page:
        await to_choice(page)
        assert (await page.ask(type="wish", wish="1", least=80))["code"] == "no-such-help"


async def test_it_is_thought_about_once_and_holds_nobody_up() -> None:
    house = open_house(MemoryStore())
    house.thinkers = patient = Patient()
    async with port(house, await new_table(house, "twenty-strong")) as page:
        await to_choice(page)
        first = await page.say(type="hint")
        await patient.asked.wait()
        assert (await page.ask(type="hint"))["code"] == "one-at-a-time"
        before = page.decision
        await page.ask(type="act", decision=before["id"], action=before["options"][0]["action"])
        await page.until(lambda: page.decision.get("id") != before["id"])
        patient.go_on.set()
        await page.until(lambda: any(each["type"] == "done" and each["id"] == first for each in page.said))
        assert told(page, "advice")[-1]["decision"] == before["id"], (
            "the page can tell that it is about another question"
        )
        assert (await page.ask(type="hint"))["type"] == "done"


async def test_who_goes_away_is_not_thought_for() -> None:
    house = open_house(MemoryStore())
    house.thinkers = patient = Patient()
    async with port(house, await new_table(house, "twenty-strong")) as page:
        await to_choice(page)
        await page.say(type="hint")
        await patient.asked.wait()
        [task] = page.guest.asides.values()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_what_cannot_be_had_in_time_is_refused() -> None:
    house = open_house(MemoryStore())
    house.thinkers = Late()
    async with port(house, await new_table(house, "twenty-strong")) as page:
        await to_choice(page)
        assert (await page.ask(type="hint"))["code"] == "no-help-in-time"


async def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_advice() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "untamed", seats=[ME, BOT], options={"draft": "random"})
    async with port(house, table) as page:
        while not page.state["view"]["turn"] or len(page.decision.get("options", [])) < 2:
            await page.play(1)
            await page.until(lambda: bool(page.decision))
        seat = page.decision["seat"]
        here = await advice_of(page, seat)
        live = house.tables[table["table"]]
        match = live.table.match
        other = match.rules.determinise(match.position, seat, FastChance(9))
        assert other.digest() != match.position.digest()
        live.table.session.match = match.moved_to(other)
        assert await advice_of(page, seat) == here


async def advice_of(page: Port, seat: int) -> Advice:
    found = await help_with(page.guest, Hint(id=1, seat=seat))
    assert isinstance(found, Advice)
    return found

"""Clumsy hands: double clicks, quick drags, clicks during every motion, a line that breaks. What was sent must have been meant,
and what was pressed must have been answered or explained."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError
from verbs import OFFER, OVER, Person

SCRIPT = (Path(__file__).parent / "robot.js").read_text(encoding="utf-8")
SEEN = 80  # milliseconds that something must have stood under the pointer to be meant
SURE = 450  # after which a press on a button of the bar must not be lost
WORDS = ".toast, [data-testid=why], dialog[open], [data-testid=banner]"  # how the page answers a press that it does not send
QUIET = "!document.querySelector('#actions[aria-busy=true], [data-settling]')"


class Robot:
    """Plays a game badly and keeps an account of it."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        person.chance.seed(seed)
        self.chance = person.chance
        self.questions: dict[str, dict[str, Any]] = {}
        self.read = 0  # frames of the socket
        self.steps = 0
        self.faults: list[str] = []
        person.context.add_init_script(SCRIPT)

    def play(self, steps: int) -> None:
        """Up to the end, or for so many handfuls of presses."""
        while self.steps < steps and not self.person.over:
            self.steps += 1
            self.handful()

    def handful(self) -> None:
        """One clumsy act and what came of it."""
        offer = self.page.evaluate(OFFER, [self.chance.random(), self.chance.random()])
        if offer is None or offer["point"] is None:
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(60)
            return
        self.person.tell(f"Object.assign(robot, {{ presses: [], acts: [], words: {WORDS!r} }})")
        act = self.chance.choice([self.click, self.click, self.double, self.double, self.drag, self.cut])
        act(offer["point"])
        self.page.wait_for_timeout(60)
        self.person.until(QUIET)
        self.judge(act.__name__)

    # hands

    def aim(self, at: list[float]) -> None:
        self.person.tell(f"robot.aim = {json.dumps(at)}")
        self.page.mouse.move(*at)
        self.page.wait_for_timeout(self.chance.choice([20, 120, 500]))

    def press(self, at: list[float]) -> None:
        self.page.mouse.click(*at)

    def click(self, at: list[float]) -> None:
        self.aim(at)
        self.press(at)

    def double(self, at: list[float]) -> None:
        self.aim(at)
        self.press(at)
        self.page.wait_for_timeout(self.chance.choice([0, 30, 90, 180, 300]))
        self.press(at)

    def drag(self, at: list[float]) -> None:
        """To whatever lies under another offer, faster than any motion."""
        other = self.page.evaluate(OFFER, [self.chance.random(), self.chance.random()])
        to = other["point"] if other and other["point"] else [600, 300]
        self.aim(at)
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=2)
        self.page.mouse.up()

    def cut(self, at: list[float]) -> None:
        """The line breaks, one presses all the same, and it comes back."""
        self.person.context.set_offline(True)
        self.person.tell("ear.sockets.at(-1).close()")
        self.double(at)
        self.person.context.set_offline(False)
        self.person.until("ear.sockets.at(-1).readyState === 1 && !document.querySelector('.frame.offline')")

    # the account

    def judge(self, how: str) -> None:
        self.hear()
        presses, acts = self.person.tell("[robot.presses, robot.acts]")
        for act in acts:
            self.judge_act(how, act, [press for press in presses if press["at"] <= act["at"]])
        if len(acts) > len(presses):
            self.faults.append(f"{how}: {len(acts)} answers to {len(presses)} presses")
        sent = {self.text(act) for act in acts}
        for n, press in enumerate(presses if how != "drag" else []):  # who lets go elsewhere has thought again
            if press["inBar"] and press["live"] and press["stood"] > SURE and self.is_answer(press["label"]):
                if press["label"] not in sent and not self.is_told(n) and not self.person.over:
                    self.faults.append(f"{how}: {press['label']!r} was lost in silence")

    def is_told(self, press: int) -> bool:
        """Has the page said a word since? It may have to fetch the sheet that says it."""
        with suppress(TimeoutError):
            self.person.until(f"robot.presses[{press}].told", 5)
        return bool(self.person.tell(f"robot.presses[{press}].told"))

    def judge_act(self, how: str, act: dict[str, Any], presses: list[dict[str, Any]]) -> None:
        question = self.questions.get(act["decision"])
        assert question, "an answer to a question that was never asked"
        meant = [press for press in presses if press["stood"] >= SEEN or press is presses[0]]
        if not any(self.is_about(press["prompt"], question) for press in meant):
            seen = [(press["prompt"], press["label"], round(press["stood"])) for press in presses]
            self.faults.append(f"{how}: {self.text(act)!r} to {question['prompt']!r}, but pressed were {seen}")

    def hear(self) -> None:
        """The questions that have come since."""
        frames = self.person.tell(f"ear.frames.slice({self.read})")
        self.read += len(frames)
        for frame in map(json.loads, frames):
            for decision in frame.get("decisions", []):
                self.questions[decision["id"]] = decision

    def is_about(self, prompt: str, question: dict[str, Any]) -> bool:
        """Was a question of this kind on the screen? Its words may count what is left."""
        kinds = {each["name"] for each in self.questions.values() if prompt.startswith(each["prompt"])}
        return question["name"] in kinds

    def is_answer(self, label: str) -> bool:
        return any(label == option["text"] for each in self.questions.values() for option in each["options"])

    def text(self, act: dict[str, Any]) -> str:
        options = self.questions[act["decision"]]["options"]
        return str(next(option["text"] for option in options if option["action"] == act["action"]))


def play_clumsily(person: Person, game: str, seats: list[str], seed: int, steps: int) -> Robot:
    robot = Robot(person, seed)
    person.sit(game, *seats)
    person.until(f"document.querySelector('#prompt') || {OVER}")
    robot.play(steps)
    return robot

"""Clumsy hands: double clicks, quick drags, clicks during every motion, a line that breaks. What was sent must have been meant,
and what was pressed must have been answered or explained."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError
from verbs import MINE, OFFER, OVER, Person

SCRIPT = (Path(__file__).parent / "robot.js").read_text(encoding="utf-8")
SEEN = 80  # milliseconds that something must have stood under the pointer to be meant
SURE = 450  # that it must have lain there without a break, so that a press on it must not be lost
PATIENCE = 120  # seconds after which something must be offered again
CARE = 0.8  # how often an answer that loses the game is thought better of: games are to last
WORDS = ".toast, [data-testid=why], dialog[open]"  # how the page answers a press that it does not send
BUSY = "document.querySelector('#actions[aria-busy=true], #board [aria-busy=true]')"
ONLINE = "ear.sockets.at(-1).readyState === 1 && !document.querySelector('.frame.offline')"

Point = list[float]


class Robot:
    """Plays a game badly and keeps an account of it."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        person.chance.seed(seed)
        self.chance = person.chance
        self.questions: dict[str, dict[str, Any]] = {}
        self.replies: dict[int, str] = {}
        self.hands = [self.click, self.double, self.double, self.drag, self.hurry, self.cut]
        self.hand: Point = [1, 1]
        self.aims = [SEEN + 20, SEEN + 20, 200, SURE + 20]  # milliseconds before a press
        self.gaps = [0, 30, 90, 180, 300]  # and between two
        self.read = 0  # frames of the socket
        self.offered = time.monotonic()  # when there was last something to press
        self.steps = 0
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        person.page.add_init_script(SCRIPT)

    def play(self, steps: int) -> None:
        """Up to the end, or for so many handfuls of presses."""
        while self.steps < steps and not self.person.over:
            self.steps += 1
            self.handful()

    def handful(self) -> None:
        """One clumsy act and what came of it. The next one does not wait until everything lies still."""
        offer = self.page.evaluate(OFFER, [self.chance.random(), self.chance.random()])
        self.judge_wait(offer is not None)
        if offer is None or offer["point"] is None or (offer.get("fatal") and self.chance.random() < CARE):
            self.do(self.chance.choice([self.fidget, self.escape]), self.hand)
        else:
            self.do(self.chance.choice(self.hands), offer["point"])

    def do(self, act: Callable[[Point], None], at: Point) -> None:
        self.person.tell(f"Object.assign(robot, {{ presses: [], acts: [], undone: [], words: {WORDS!r} }})")
        act(at)
        self.counts[act.__name__] += 1
        self.page.wait_for_timeout(30)
        self.person.until(f"!{BUSY}")
        self.judge(act.__name__)

    # hands

    def aim(self, at: Point) -> None:
        """A hand comes to what the eye has chosen, at the earliest when it may be said to have seen it: a busy device
        draws late."""
        self.person.tell(f"Object.assign(robot, {{ aim: {json.dumps(at)}, seen: {{ what: null, since: Infinity }} }})")
        self.page.mouse.move(*at)
        self.hand = at
        stands = self.chance.choice(self.aims)
        self.person.until(f"performance.now() - robot.seen.since > {stands} || {OVER}")

    def press(self) -> None:
        self.page.mouse.click(*self.hand)

    def pause(self) -> None:
        self.page.wait_for_timeout(self.chance.choice(self.gaps))

    def click(self, at: Point) -> None:
        self.aim(at)
        self.press()

    def double(self, at: Point) -> None:
        self.aim(at)
        self.press()
        self.pause()
        self.press()

    def hurry(self, at: Point) -> None:
        """Again and again for as long as anything moves: where the hand is, or at what is offered by then."""
        self.click(at)
        for _ in range(6):
            self.page.wait_for_timeout(self.chance.choice([10, 40, 120]))
            if not self.person.tell("robot.moving"):
                return
            offer = self.page.evaluate(OFFER, [self.chance.random(), self.chance.random()])
            if offer and offer["point"] and self.chance.random() < 0.5:
                self.click(offer["point"])
            else:
                self.press()

    def drag(self, at: Point) -> None:
        """To what lies open when it is picked up, or to another offer, faster than any motion."""
        chances = [self.chance.random(), self.chance.random()]
        onto_target = self.chance.random() < 0.7
        other = None if onto_target else self.page.evaluate(OFFER, chances)
        self.aim(at)
        self.page.mouse.down()
        if onto_target:
            self.page.mouse.move(at[0], at[1] - 12)
            other = self.page.evaluate(OFFER, chances)
        to = other["point"] if other and other["point"] else [600, 300]
        self.person.tell(f"robot.choose({json.dumps(to)})")
        self.page.mouse.move(*to, steps=2)
        self.page.mouse.up()
        self.person.tell(f"robot.aim = {json.dumps(to)}")
        self.hand = to

    def cut(self, at: Point) -> None:
        """The line breaks before, between or after two presses, and comes back."""
        self.aim(at)
        breaks = self.chance.randrange(3)
        for n in range(3):
            if n == breaks:
                self.person.context.set_offline(True)
                self.person.tell("ear.sockets.at(-1).close()")
            elif n > 0:
                self.pause()
            if n < 2:
                self.press()
        self.person.context.set_offline(False)
        self.person.until(ONLINE)

    def fidget(self, _: Point) -> None:
        """Nothing is offered: the hand presses where it is."""
        self.press()

    def escape(self, _: Point) -> None:
        self.page.keyboard.press("Escape")

    # the account

    def judge_wait(self, offered: bool) -> None:
        """What others do is shown, and a sheet may be read; but sooner or later there is something to press."""
        now = time.monotonic()
        if offered:
            self.offered = now
        elif now - self.offered > PATIENCE:
            self.faults.append(f"nothing was offered for {PATIENCE} s")
            self.offered = now

    def judge(self, how: str) -> None:
        self.hear()
        presses, acts, undone = self.person.tell("[robot.presses, robot.acts, robot.undone]")
        self.counts += Counter(
            presses=len(presses), moving=sum(press["moving"] for press in presses), answers=len(acts)
        )
        unspent = list(presses)
        for act in acts:
            self.judge_answer(how, act, unspent, undone)
            self.judge_reply(how, act, len(presses) - 1)
        self.judge_lost(how, presses, acts)

    def judge_answer(self, how: str, act: dict[str, Any], unspent: list[dict[str, Any]], undone: list[float]) -> None:
        """Which press meant it? One press means one answer, unless it is a button that stands for several. One that takes
        something back goes on with an earlier question: the other die instead of the one in the hand, or all but one."""
        question = self.questions.get(act["decision"])
        assert question, "an answer to a question that was never asked"
        before = [press for press in unspent if press["at"] <= act["at"]]
        changed = [press for press in before if any(press["at"] <= at <= act["at"] for at in undone)]
        meant = [
            press
            for press in before
            if press["stood"] >= SEEN and (press in changed or self.could_mean(press, act, question))
        ]
        if not meant:
            seen = [
                (
                    press["prompt"],
                    press["label"],
                    round(press["stood"]),
                    press["before"],
                    round(press["at"] - act["at"]),
                )
                for press in before
            ]
            self.faults.append(f"{how}: {self.text(act)!r} to {question['prompt']!r}, but pressed were {seen}")
            return
        press = next((each for each in reversed(meant) if not each.get("drop")), meant[-1])
        if press not in changed and not press["many"] and (not press["inBar"] or self.is_answer(press["label"])):
            unspent.remove(press)

    def could_mean(self, press: dict[str, Any], act: dict[str, Any], question: dict[str, Any]) -> bool:
        """It was this question that stood there, and if the thing bore the words of an answer, it was this answer. What is
        put down answers the question that its taking up has brought."""
        if press.get("drop"):
            return True
        words = press["label"]
        says_another = any(words == option["text"] for option in question["options"]) and words != self.text(act)
        return self.is_about(press["prompt"], question) and not says_another

    def judge_reply(self, how: str, act: dict[str, Any], press: int) -> None:
        """The server has taken it, or the reader knows that it has not."""
        reply = self.replies.get(act["id"], "none")
        self.counts[reply] += 1
        asked_again = self.person.tell(f"{MINE}?.id === {act['decision']!r}")
        if reply != "done" and asked_again and not self.is_told(press):
            self.faults.append(f"{how}: {self.text(act)!r} came to nothing ({reply}) in silence")

    def judge_lost(self, how: str, presses: list[dict[str, Any]], acts: list[dict[str, Any]]) -> None:
        """What had stood there for a while and was pressed has been sent, or explained, or has at least changed something."""
        sent = {self.text(act) for act in acts}
        for n, press in enumerate(presses if how != "drag" else []):  # who lets go elsewhere has thought again
            sure = press["live"] and press["lay"] > SURE and not self.person.over
            lost_answer = press["inBar"] and self.is_answer(press["label"]) and press["label"] not in sent
            lost_spot = (
                press["glows"] and len(presses) == 1 and not acts and press["face"] == self.person.tell("robot.face()")
            )
            self.counts["sure"] += bool(sure and (press["inBar"] or press["glows"]))
            if sure and (lost_answer or lost_spot) and not self.is_told(n):
                self.faults.append(f"{how}: {press['label']!r} was lost in silence")

    def is_told(self, press: int) -> bool:
        """Has the page said a word since? It may have to fetch the sheet that says it."""
        with suppress(TimeoutError):
            self.person.until(f"robot.presses[{press}]?.told", 5)
        return bool(self.person.tell(f"robot.presses[{press}]?.told"))

    def hear(self) -> None:
        """The questions and replies that have come since."""
        frames = self.person.tell(f"ear.frames.slice({self.read})")
        self.read += len(frames)
        for frame in map(json.loads, frames):
            for decision in frame.get("decisions", []):
                self.questions[decision["id"]] = decision
            if frame["type"] in ("done", "refused"):
                self.replies[frame["id"]] = frame["type"]

    def is_about(self, prompt: str, question: dict[str, Any]) -> bool:
        """Was a question of this kind on the screen? Its words may count what is left."""
        kinds = {each["name"] for each in self.questions.values() if bare(prompt).startswith(bare(each["prompt"]))}
        return question["name"] in kinds

    def is_answer(self, label: str) -> bool:
        return any(label == option["text"] for each in self.questions.values() for option in each["options"])

    def text(self, act: dict[str, Any]) -> str:
        options = self.questions[act["decision"]]["options"]
        return str(next(option["text"] for option in options if option["action"] == act["action"]))


def bare(words: str) -> str:
    return re.sub(r"\d+", "#", words)


def play_clumsily(person: Person, game: str, seats: list[str], seed: int, steps: int) -> Robot:
    robot = Robot(person, seed)
    person.sit(game, *seats)
    person.until(f"document.querySelector('#prompt') || {OVER}")
    robot.play(steps)
    return robot

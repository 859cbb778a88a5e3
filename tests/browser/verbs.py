"""What people do with the page: open a table, wait for their turn, answer on the board or from the list, play on."""

from __future__ import annotations

import random
import re
from functools import cached_property
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, ElementHandle, Locator, Page

HERE = Path(__file__).parent
OFFER = (HERE / "offer.js").read_text(encoding="utf-8")
TRIES = 24  # presses until an answer must have left: pick up, think again, pick up another, put down

# The question to the seat one looks from; the ear has it before the page, and frames are polled after painting.
MINE = "ear.state?.decisions.find((each) => each.seat === ear.state.me.seat)"
ASKED = "ear.state?.table.seats.some((each) => each.asked && ear.state.me.seats.includes(each.seat))"
# Dice in the air: until they lie the board offers nothing, and no answer counts.
ROLLING = "document.getAnimations().some((each) => each.playState === 'running' && /tumble$/.test(each.animationName))"
OVER = "(ear.state?.outcome || ear.state?.table.status === 'closed')"
# Looked at in every frame: boards measure themselves and what they hold, some of it twice.
AT_REST = """(() => {
  const places = [...document.querySelectorAll('body *')].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return [left, top, width, height].map(Math.round).join()
  })
  const now = [document.fonts.status, ...places].join(' ')
  ear.still = now === ear.places ? ear.still + 1 : 0
  ear.places = now
  return ear.still >= 2
})()"""


class Person:
    """Somebody in front of a page; what the page hears and sends is at hand."""

    def __init__(self, context: BrowserContext, address: str, *, touch: bool = False) -> None:
        self.context = context
        self.address = address
        self.touch = touch
        self.chance = random.Random(20)
        self.by_list = 0  # answers for which the board had no way
        self.missed: list[str] = []  # what glowed and could not be pressed
        self.spoilt = False  # the profile is of no use to anybody else
        context.set_default_timeout(30_000)
        self.page: Page = context.new_page()

    # --- going somewhere ----------------------------------------------------------------------------------------------

    def go(self, *parts: object) -> None:
        self.page.goto(self.link(*parts))

    def link(self, *parts: object) -> str:
        return f"{self.address}#/{'/'.join(map(str, parts))}"

    def visit(self, *parts: object) -> None:
        """Go to a page and wait for it: not for the one before it, and with what it asks the server for."""
        self.page.evaluate("() => document.querySelector('main')?.setAttribute('data-left', '')")
        before = self.page.url.partition("#/")[2].split("/")[0]
        self.go(*parts)
        here = "main" if self.page.url.partition("#/")[2].split("/")[0] == before else "main:not([data-left])"
        self.until(f"document.querySelector({here!r}) && ear.asking === 0")

    def create(self, game: str, *seats: str, **options: Any) -> dict[str, str]:
        """A new table and its secrets. Seats: "me", "friend", or a bot's name; none: as `Play now` has it."""
        wanted = {"game": game, "options": options, "seats": list(map(seat, seats)), "name": "Ann"}
        answer = self.context.request.post(f"{self.address}api/tables", data=wanted)
        assert answer.ok, answer.text()
        created: dict[str, str] = answer.json()
        return created

    def sit(self, game: str, *seats: str, **options: Any) -> dict[str, str]:
        """Open a new table and sit down at it."""
        return self.sit_at(self.create(game, *seats, **options))

    def sit_at(self, created: dict[str, str]) -> dict[str, str]:
        """Sit down at a table that is there."""
        self.go("seat", created["table"], created["key"])
        self.until(f"ear.state?.table.id === {created['table']!r}")
        self.page.locator("#board").wait_for()
        self.until("!document.querySelector('#board [aria-busy=true]')")  # its cards are known
        return created

    def resize(self, width: int, height: int) -> None:
        """Another window, as soon as everything has found its place in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.until(f"innerWidth === {width} && innerHeight === {height}")
        self.until(AT_REST)

    # --- time ---------------------------------------------------------------------------------------------------------

    def stop_clock(self) -> None:
        """From now on time passes in the page when it is told to: what is seen for a moment stays."""
        self.spoilt = True  # in all its pages, for good
        self.page.clock.install()
        self.page.clock.pause_at(self.tell("Date.now()") / 1000 + 1)

    def let_pass(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def start_clock(self) -> None:
        self.page.clock.resume()

    # --- listening ----------------------------------------------------------------------------------------------------

    def until(self, condition: str, patience: float = 30) -> None:
        self.page.wait_for_function(f"() => Boolean({condition})", timeout=patience * 1000)

    def tell(self, expression: str) -> Any:
        return self.page.evaluate(f"() => {expression}")

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.tell("ear.state")
        return state

    @property
    def decision(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.tell(f"{MINE} ?? null")
        return found

    @property
    def over(self) -> bool:
        return bool(self.tell(OVER))

    @property
    def ending(self) -> Locator:
        """The window that says how it ended."""
        return self.page.get_by_role("dialog").filter(has=self.button("View the table"))

    # --- acting -------------------------------------------------------------------------------------------------------

    def press(self, thing: Locator | ElementHandle, patience: float = 30) -> None:
        self.until("!document.querySelector('[data-settling]')")
        if self.touch:
            thing.tap(timeout=patience * 1000)
        else:
            thing.click(timeout=patience * 1000)

    def hold(self, thing: Locator) -> None:
        """Lay a finger on something and leave it there."""
        thing.tap(trial=True)  # in sight, at rest, and under nothing else
        box = thing.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})

    def lift(self) -> None:
        self.finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    @cached_property
    def finger(self) -> CDPSession:
        return self.context.new_cdp_session(self.page)

    def button(self, name: str, *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def asked(self) -> bool:
        """Wait for one's own question, taking the seat that is asked; False: the game is over. Until then all may be shown that
        has led to it."""
        shown = "document.querySelector('[data-showing], [data-playing]')"
        self.until(f"({ASKED} || {OVER}) && ear.drawn === ear.state && !{shown}", patience=60)
        if self.over:
            return False
        if not self.tell(f"Boolean({MINE})"):
            self.change_seat()
        return True

    def change_seat(self) -> None:
        """Of several own seats another one is asked: where all play together the page goes there by itself."""
        if not self.tell("ear.state.table.together"):
            self.press(self.page.get_by_role("button", name=re.compile("^I’m ")))
        self.until(MINE)

    def answer(self) -> None:
        """Answer one question by what glows on the board or stands in the bar, else from the list of all actions."""
        before, acts = self.tell(f"[{MINE}.id, ear.acts]")
        self.until(f"!{ROLLING}")
        for _ in range(TRIES):
            if not self.press_something():
                if not self.let_go():
                    break
            elif self.tell("ear.acts") > acts or self.page.get_by_test_id("fatal").count():
                break
        if self.page.get_by_test_id("fatal").count():
            self.press(self.page.get_by_test_id("fatal"))  # the only answers left may be those that lose
            self.until(f"ear.acts > {acts}")
        if self.tell("ear.acts") == acts:
            self.by_list += 1
            self.let_go()
            self.answer_by_list()
        self.given(before)

    def press_something(self) -> bool:
        if self.touch:
            self.until("!document.querySelector('[data-settling]')")
        offer = self.page.evaluate(OFFER, [self.chance.random(), self.chance.random()])
        if offer is None:
            return False
        if offer["point"] is None:
            self.missed.append(offer["name"])
        elif self.touch:
            self.page.touchscreen.tap(*offer["point"])
        else:
            self.page.mouse.click(*offer["point"])
            self.page.mouse.move(1, 1)  # a hand that rests where it pressed has to wait for the next question to settle
        return True

    def let_go(self) -> bool:
        """Close what lies over the board, if anything does."""
        if not self.page.locator("dialog[open]").count():
            return False
        self.page.keyboard.press("Escape")
        return True

    def answer_by_list(self, n: int | None = None) -> None:
        self.press(self.page.locator("#actions .all[aria-haspopup]"))
        listed = self.page.locator("dialog section").first.get_by_role("button")
        listed.first.wait_for()
        self.press(listed.nth(self.chance.randrange(listed.count()) if n is None else n))

    def choose(self, verb: str, question: str = "") -> None:
        """Give the first answer of a kind, such as "done" to "UseDice": by its button if there is one, else from the list."""
        decision = self.decision
        assert decision, f"nothing is asked, so {verb} cannot be answered"
        assert question in ("", decision["name"])
        at = next(n for n, option in enumerate(decision["options"]) if option["verb"] == verb)
        words = decision["options"][at]["text"]
        in_bar = self.page.locator("#actions .answers").get_by_role("button", name=words)
        elsewhere = self.button(words, exact=False).and_(self.page.locator(":not(.undo *)"))  # undo names acts as well
        named = in_bar if in_bar.count() else elsewhere
        if named.count():
            self.press(named.first)
        else:
            self.answer_by_list(at)
        self.given(decision["id"])

    def given(self, question: str) -> None:
        """Wait until a question is answered; where the answer loses the game, it is meant."""
        answered = f"{MINE}?.id !== {question!r} || {OVER}"
        self.until(f"{answered} || document.querySelector('[data-testid=fatal]')")
        if not self.tell(answered):
            self.press(self.page.get_by_test_id("fatal"))
            self.until(answered)

    def give_up(self, name: str = "Concede") -> None:
        self.press(self.button("Menu"))
        self.press(self.button(name))
        self.press(self.page.get_by_role("dialog", name=name).get_by_role("button", name=name))

    def play(self, answers: int = 600) -> int:
        """Play on, to the end or for so many answers; how many were given."""
        for given in range(answers):
            if not self.asked():
                return given
            self.answer()
        return answers


def offered(verb: str, question: str = "") -> str:
    """Is there such an answer (to this question)?"""
    asked = f" && {MINE}.name === {question!r}" if question else ""
    return f"{MINE}?.options.some((option) => option.verb === {verb!r}){asked}"


def seat(who: str) -> dict[str, str]:
    return {"who": who} if who in ("me", "friend") else {"who": "bot", "bot": who}

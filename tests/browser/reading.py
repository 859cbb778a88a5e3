"""A game by ear: nothing is known but what the accessibility tree says, and everything that is read goes into a protocol."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from verbs import OVER, ROLLING, Person

FOLDED = re.compile(r"(.*?)(?: ×(\d+))?")  # equal lines are told as one
HEAR = (Path(__file__).parent / "hear.js").read_text(encoding="utf-8")


class Listener:
    """Somebody with a screen reader: hears what happens and what is asked, opens the list of all actions, chooses one."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.protocol: list[str] = []
        self.missing: list[str] = []  # what the table says and nobody hears
        self.repeated: list[str] = []  # what is heard more often than it happened
        self._frames = 0  # that were listened to
        self._told = -1  # the last line of the log that was due
        person.page.add_init_script(HEAR)

    def play(self, answers: int) -> int:
        for given in range(answers):
            if not self.person.asked():
                self.listen()
                self.read_end()
                return given
            self.answer()
        return answers

    def answer(self) -> None:
        decision = self.person.decision
        assert decision
        self.person.until(f"!{ROLLING}")
        self.listen()
        self.protocol.append(f"? {self.read_question(decision['prompt'])}")
        self.person.press(self.page.get_by_role("button", name=re.compile(r"^All actions")))
        names = self.listed()
        self.missing += [
            option["text"] for option in decision["options"] if not any(option["text"] in name for name in names)
        ]
        chosen = self.person.chance.randrange(len(names))
        self.protocol.append(f"> {names[chosen]}")
        self.page.get_by_role("dialog").locator("section").first.get_by_role("button").nth(chosen).click()
        self.person.given(decision["id"])

    def read_question(self, prompt: str) -> str:
        """The actions are a region that bears the name of the question."""
        tree = self.page.locator("#actions").aria_snapshot()
        if prompt not in tree.replace('\\"', '"'):
            self.missing.append(prompt)
        return prompt

    def listed(self) -> list[str]:
        """The names of the buttons under the first heading of the list, as a tree tells them."""
        tree = self.page.get_by_role("dialog").locator("section").first.aria_snapshot()
        return [name.replace('\\"', '"') for name in re.findall(r'button "((?:[^"\\]|\\.)*)"', tree)]

    def listen(self) -> None:
        """What was said since, in order: each line of the log, once for each time that it happened."""
        heard: list[str] = [words for _, words in self.person.tell("heard.splice(0)")]
        self.protocol += [f"  {words}" for words in heard]
        due = Counter(self.lines())
        told = Counter[str]()
        for words in heard:
            text, times = FOLDED.fullmatch(words).groups()  # type: ignore[union-attr]
            told[text] += int(times or 1)
        self.missing += (due - told).elements()
        self.repeated += [text for text in told - due if text in due]

    def lines(self) -> list[str]:
        """The lines of the log that the table has told since. Whoever comes finds what was before in the log."""
        self.person.until("ear.state")
        states = f"ear.frames.slice({self._frames}).map(JSON.parse).filter(({{ type }}) => type === 'state')"
        found = {
            line["n"]: line["text"] for state in self.person.tell(f"{states}.map(({{ log }}) => log)") for line in state
        }
        first, before = self._frames == 0, self._told
        self._frames = self.person.tell("ear.frames.length")
        self._told = max([before, *found])
        return [] if first else [text for n, text in sorted(found.items()) if n > before]

    def read_end(self) -> None:
        self.person.until(OVER)
        self.person.ending.wait_for()
        self.protocol += self.person.ending.aria_snapshot().splitlines()

"""A game by ear: nothing is known but what the accessibility tree says, and everything that is read goes into a protocol."""

from __future__ import annotations

import re

from verbs import OVER, Person


class Listener:
    """Somebody with a screen reader: reads the question, opens the list of all actions, chooses one of its names."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.protocol: list[str] = []
        self.missing: list[str] = []  # what the table says and the tree does not

    def play(self, answers: int) -> int:
        for given in range(answers):
            if not self.person.asked():
                self.read_end()
                return given
            self.answer()
        return answers

    def answer(self) -> None:
        decision = self.person.decision
        assert decision
        self.read_story()
        self.protocol.append(f"? {self.read_question(decision['prompt'])}")
        self.page.get_by_role("button", name=re.compile(r"^All actions")).click()
        names = self.listed()
        self.missing += [
            option["text"] for option in decision["options"] if not any(option["text"] in name for name in names)
        ]
        name = self.person.chance.choice(names)
        self.protocol.append(f"> {name}")
        self.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).first.click()
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

    def read_story(self) -> None:
        """What is read aloud as it goes on."""
        lines = self.page.get_by_role("log").locator("p").all_text_contents()
        self.protocol += [f"  {line}" for line in lines]

    def read_end(self) -> None:
        self.person.until(OVER)
        self.person.ending.wait_for()
        self.protocol += self.person.ending.aria_snapshot().splitlines()

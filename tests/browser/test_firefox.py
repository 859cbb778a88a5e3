"""The page in a stock Firefox: a smaller set than in Chromium, in German, on a desktop and as narrow as a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import firefox
import pytest
from company import DESKTOP, PHONE
from playwright.sync_api import Playwright, expect
from profiles import Profiles
from test_explaining import SEATS, hover_and_focus
from test_first_game import begin, bubble
from test_setup import choose
from verbs import ASKED, Person

Come = Callable[..., Person]
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def profiles(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Profiles]:
    """In the place of Chromium, so that everybody who comes here comes with a Firefox."""
    found = firefox.found()
    if not found:
        pytest.skip(f"no Firefox: none of {', '.join(firefox.NAMES)}")
    one = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=firefox.stand_in(tmp_path_factory.mktemp("firefox"), found),
        firefox_user_prefs=firefox.PREFERENCES,
    )
    yield Profiles(one)
    one.close()


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "narrow"])
def ann(request: pytest.FixtureRequest, come: Come) -> Person:
    return come(lang="de-DE", viewport=request.param)


def test_start_page_languages_and_set_up(ann: Person) -> None:
    ann.go()
    for lang, other, play in (("FR", "fr", "Jouer"), ("DE", "de", "Sofort spielen")):
        ann.page.locator("header").get_by_text(lang, exact=True).click()
        ann.until(f"document.documentElement.lang === {other!r}")
        expect(ann.page.locator("article .play").first).to_contain_text(play)
    assert ann.tell(TOO_WIDE) <= 0
    ann.go("new", "untamed")
    choose(ann, "Platz 2", "Bot")
    assert ann.tell(TOO_WIDE) <= 0
    ann.press(ann.button("Spielen"))
    ann.until(ASKED)


def test_rules(ann: Person) -> None:
    ann.go("rules", "untamed", "UN-31")
    expect(ann.page.locator("#UN-31")).to_be_in_viewport()
    ann.page.get_by_label("In den Regeln suchen").fill("Zorn")
    expect(ann.page.locator("#UN-31")).to_have_count(0)
    assert ann.page.locator("main mark").count() > 0


def test_things_explain_themselves(ann: Person) -> None:
    ann.sit("twenty-strong")
    hover_and_focus(ann, "twenty-strong")


@pytest.mark.parametrize("game", SEATS)
def test_first_steps_of_a_guided_game(ann: Person, game: str) -> None:
    begin(ann, game)
    acts = ann.tell("ear.acts")
    while bubble(ann).get_by_role("button", name="Weiter").count():
        ann.press(bubble(ann).get_by_role("button", name="Weiter"))
        tops = (
            bubble(ann)
            .locator("footer button")
            .evaluate_all("all => all.map((each) => each.offsetTop + each.offsetHeight / 2)")
        )
        assert max(tops) - min(tops) < 2, "the buttons of a bubble do not stand in one line"
    ann.play(3)
    assert ann.asked()
    assert ann.tell("ear.acts") > acts


def test_a_whole_game(come: Come) -> None:
    ann = come(lang="de-DE")
    ann.sit("twenty-strong")
    assert ann.play() > 0
    expect(ann.page.locator("dialog #ending-title")).to_be_visible()
    assert ann.tell("document.activeElement.closest('dialog') !== null")

"""The game at the prompt: reads a line and does what it says, until the game is over or saved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludotek.api import Candidate, Decision
from ludotek.api.story import act_of
from ludotek.cli import reading_off
from ludotek.cli.cardface import card_face, in_words
from ludotek.cli.hint import hint_table
from ludotek.cli.hot_seat import NOBODY, hand_over
from ludotek.cli.lookup import find_cards, plain
from ludotek.cli.odds_told import all_odds
from ludotek.cli.output import ink
from ludotek.cli.prompt import Prompt
from ludotek.cli.reason import reasons_of_bots
from ludotek.cli.rules import clause_title, find_clause
from ludotek.cli.saves import Keeper
from ludotek.cli.screen import Screen
from ludotek.cli.story import story_line
from ludotek.cli.verbs import ANYWAY, Typed, help_rows, means, read
from ludotek.cli.why import explain, why_not
from ludotek.cli.words import Words
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.play import UndoRefused
from ludotek.table.advice import advise, can_advise
from ludotek.table.helping import must_allow_help
from ludotek.table.reckoning import Asked, tells_odds
from ludotek.table.refusal import TableRefusal
from ludotek.table.session import Session
from ludotek.text import languages


class Shell(Prompt):
    """One game, and whoever sits at its prompt."""

    def __init__(self, session: Session, screen: Screen, console: Console, words: Words, keeper: Keeper) -> None:
        super().__init__(session, screen, console, words)
        self.keeper = keeper
        self.quitting = False
        self.verbs: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "rules": self.rules,
            "cards": self.cards,
            "card": self.card,
            "save": self.save,
            "lang": self.lang,
            "concede": self.concede,
            "quit": self.quit,
        }
        if not can_advise(session.match.rules):
            del self.verbs["hint"]
        if tells_odds(session.match.rules):
            self.verbs["odds"] = self.odds
        if session.match.profile.windows:
            self.verbs |= {"mute": self.mute, "unmute": self.unmute}
        if session.match.seats > 1:
            self.verbs["seat"] = self.change_seat
        if session.guide is not None:
            self.verbs["guide"] = self.turn_guide
        if session.bots and session.match.mode.together:
            self.verbs["go"] = self.urge_bots

    # the loop

    def run(self) -> None:
        """Play until the game is over, the player quits, or there is nothing more to read."""
        if self.live:
            with suppress(ImportError):  # arrow keys at the prompt, where the system has them
                import readline  # noqa: F401
        self.go_on(self.opening())
        while not self.quitting and not (self.session.match.over and self.is_the_end()):
            line = self.read_line()
            if line is None:
                self.quitting = True
            elif line.strip():
                self.obey(read(line, self.words, self.verbs))
            elif self.live:
                self.draw(whole=True)

    def is_the_end(self) -> bool:
        """The game is over: whoever has played it without secrets from others may go back, if that is typed now."""
        result = self.session.match.result
        if not self.live or result is None or self.quitting:
            return True
        self.tell(self.words(f"end-{result.how}"))
        if not self.offer_anyway("shell-undo-over"):
            return True
        line = self.read_line() or ""
        typed = read(line, self.words, self.verbs)
        if typed.verb == "undo" and means(typed.rest, ANYWAY, self.words):
            self.obey(typed)
        return self.session.match.over

    def go_on(self, news: str = "") -> None:
        """Bots answer; then the table is shown to the one who is asked next."""
        while self.session.bot_answers():
            pass
        if not self.session.match.over:
            self.sit(self.keyboard.next(), news)
        if not self.quitting:
            self.tell_page()
        if not self.quitting:
            self.draw(news)

    def tell_page(self) -> None:
        """What is to be read before the table is drawn again."""
        self.screen.unread = self.keyboard.unread
        page = self.screen.page(self.words, self.seat)
        if page is None:
            return
        if self.live:
            self.console.clear()
        self.tell(page)
        if self.live:
            self.tell(ink(self.words("shell-enter"), "faint"))
            self.wait()

    def sit(self, seat: int, news: str = "") -> None:
        """Put a seat at the keyboard; in a game with hidden cards nobody else may look then."""
        if self.keyboard.changes_hands(seat):
            self.keyboard.seat = NOBODY
            hand_over(self.console, self.words, seat, news)
            self.wait()
        self.keyboard.seat = seat

    def wait(self) -> None:
        """Until a line is typed, whatever it is, or the player quits."""
        typed = self.read_line()
        self.quitting = typed is None or read(typed, self.words, self.verbs).verb == "quit"

    def obey(self, typed: Typed) -> None:
        try:
            if typed.verb == "choose":
                self.choose(typed.number)
            elif typed.verb:
                self.verbs[typed.verb](typed.rest)
            elif not self.by_letters(typed.rest):
                self.tell(self.words("shell-unknown", what=typed.rest))
        except TableRefusal as refused:
            self.tell(self.words.phrase(refused.phrase))
        except (LudotekError, OSError) as problem:
            self.tell(str(problem))

    # answering

    def choose(self, number: int) -> None:
        if self.session.entering is not None:
            shown = reading_off.possible(self.words, self.session.entering)
            if 1 <= number <= len(shown):
                self.enter(shown[number - 1].value)
            else:
                self.tell(self.words("shell-no-option", n=number, last=len(shown)))
            return
        item = self.menu.find(number)
        if item is None:
            self.tell(self.words("shell-no-option", n=number, last=len(self.menu.items)))
            return
        self.keyboard.answering()
        self.session.answer(self.seat, item.option.action, self.session.people)
        self.go_on()

    def enter(self, value: int) -> None:
        self.session.enter(value)
        self.go_on()

    def by_name(self, typed: str) -> bool:
        """At a real table: a die or card that is read off, or a card of a hidden hand, by its name or a part of it."""
        waits = self.session.entering
        if waits is not None:
            shown = reading_off.found(reading_off.possible(self.words, waits), typed)
            if len(shown) == 1:
                self.enter(shown[0].value)
            else:
                for each in shown:
                    self.tell(each.drawn())
            return bool(shown)
        sought = plain(typed)
        items = [item for item in self.menu.items if sought in plain(self.words.phrase(item.option.phrase))]
        if len(items) == 1:
            self.choose(items[0].number)
        else:
            for item in items:
                self.tell(ink(f"{item.number:>3} ", "number").append(item.label))
        return bool(items)

    def by_letters(self, word: str) -> bool:
        """ "bbp": several dice of the same question at once, by their letters; as far as they are there."""
        if self.session.match.real:
            return self.by_name(word)
        if not all(self.screen.by_letter(self.menu, letter) for letter in word):
            return False
        self.keyboard.answering()
        for letter in word:
            item = self.screen.by_letter(self.menu, letter)
            if item is None:
                break
            self.session.answer(self.seat, item.option.action)
            self.ask()
        self.go_on()
        return True

    def undo(self, rest: str) -> None:
        agreed = bool(rest) and means(rest, ANYWAY, self.words)
        try:
            self.keyboard.answering()
            self.session.undo(self.seat, agreed)
        except UndoRefused as refused:
            self.tell(self.words.phrase(refused.reason))
            if not agreed:
                self.offer_anyway("shell-undo-anyway" if len(self.session.owned) == 1 else "shell-undo-agree")
            return
        self.go_on()

    def offer_anyway(self, key: str) -> bool:
        """Say what `undo anyway` would take back; False if it cannot."""
        way = self.session.way_further()
        if way.reason is None:
            self.tell(self.words(key, act=self.words.phrase(act_of(self.session.match, way))))
        return way.reason is None

    def change_seat(self, rest: str) -> None:
        """`seat 2`: act for another seat that may act now, by number or name; without one, who sits where."""
        if not rest:
            self.tell(self.company())
            return
        seats = range(self.session.match.seats)
        found = [seat for seat in seats if plain(rest) in (str(seat + 1), plain(self.screen.player(self.words, seat)))]
        if not found:
            self.tell(self.words("shell-no-seat", what=rest, last=len(seats)))
        elif found[0] not in self.session.people or found[0] not in self.session.match.actors:
            self.tell(self.words("shell-seat-waits", player=self.screen.player(self.words, found[0])))
        else:
            self.sit(found[0])
            if not self.quitting:
                self.draw()

    def urge_bots(self, rest: str) -> None:
        """`go`: team-mates that wait for people go ahead."""
        self.keyboard.answering()
        if self.session.urge():
            self.go_on()
        else:
            self.tell(self.words("shell-go-nobody"))

    # asking

    def help(self, rest: str) -> None:
        if not rest:
            self.tell(self.overview())
        elif rest.isdecimal():
            item = self.menu.find(int(rest))
            if item is None or self.decision is None:
                self.tell(self.words("shell-no-option", n=int(rest), last=len(self.menu.items)))
            else:
                self.tell(self.explained(self.decision, item.option))
        else:
            self.explain_by_words(rest)

    def overview(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="heading", no_wrap=True)
        grid.add_column()
        grid.add_row(self.words("shell-number-usage"), self.words("shell-number-help"))
        if self.screen.letters:
            grid.add_row(self.screen.letters, self.screen.letters_help(self.words))
        for usage, sentence in help_rows(self.words, self.verbs, self.session.match.rules.prefix):
            grid.add_row(usage, sentence)
        return Group(grid, ink(self.screen.legend(self.words), "faint"))

    def explain_by_words(self, sought: str) -> None:
        """`? lantern`: whatever has that word, possible or not; else a card of that name."""
        found = [option for option in self.candidates() if plain(sought) in plain(self.words.phrase(option.phrase))]
        if not found or self.decision is None:
            self.card(sought)
        for option in found:
            if self.decision is not None:
                self.tell(self.explained(self.decision, option))

    def explained(self, decision: Decision, option: Candidate) -> RenderableType:
        profile = self.session.match.profile
        return explain(self.words, profile, self.screen.sheets, decision, option)

    def candidates(self) -> list[Candidate]:
        return self.session.match.candidates(self.seat)

    def why(self, rest: str) -> None:
        """What is not possible, and why; without a word, also why bots did what they have just done."""
        lines = why_not(self.words, self.candidates(), rest)
        if not rest and can_advise(self.session.match.rules):
            since = len(self.session.story) - self.keyboard.unread
            lines += reasons_of_bots(self.words, self.session, self.seat, since)
        for line in lines:
            self.tell(line)
        if not lines:
            self.tell(self.words("shell-why-nothing"))

    def hint(self, rest: str) -> None:
        """The best options; where there is nothing to weigh, that is said."""
        must_allow_help(self.session)
        if len(self.menu.items) < 2:
            self.tell(self.words("hint-nothing"))
            return
        found = advise(self.session.match, self.seat)
        self.tell(self.words("hint-heading"))
        self.tell(hint_table(self.words, self.menu, found))

    def odds(self, rest: str) -> None:
        """The exact odds of the question; where there are none to tell, that is said."""
        must_allow_help(self.session)
        for line in all_odds(self.words, Asked(self.session.match, self.seat, more=True)) or [
            self.words("odds-nothing")
        ]:
            self.tell(line)

    def log(self, rest: str) -> None:
        """The whole story, or its last lines."""
        story = self.session.told(self.seat)
        story = story[-int(rest) :] if rest.isdecimal() and int(rest) else story
        if self.session.match.commitment:
            self.tell(self.words("shell-commitment", commitment=self.session.match.commitment))
        for told in story:
            self.tell(story_line(self.words, told))

    def rules(self, rest: str) -> None:
        if rest:
            found = find_clause(rest, self.words.lang)
            self.tell(Group(clause_title(found), Text(found.text)))
        elif self.decision is not None:
            self.rules(self.decision.rule)

    def cards(self, rest: str) -> None:
        """All cards of this game by kind, with their numbers."""
        if rest:
            self.card(rest)
            return
        kinds: dict[str, list[str]] = {}
        for sheet in self.screen.sheets.values():
            card = in_words(self.words, sheet)
            kinds.setdefault(sheet.kind, []).append(f"{card.name} ({card.numbers})")
        for kind, rows in kinds.items():
            self.tell(ink(self.words(f"kind-{kind}"), "heading"))
            self.tell(Padding(Text("; ".join(rows)), (0, 0, 0, 2)))

    def card(self, rest: str) -> None:
        if not rest:
            self.tell(self.words("shell-card-which"))
            return
        for sheet in find_cards(self.words, list(self.screen.sheets.values()), rest):
            self.tell(card_face(self.words, sheet))

    # the table

    def mute(self, rest: str) -> None:
        if not rest:
            names = [self.words.phrase(self.screen.sheets[card].name) for card in sorted(self.session.muted)]
            self.tell(self.words("shell-muted", cards=", ".join(names) or "–"))
            return
        for sheet in find_cards(self.words, list(self.screen.sheets.values()), rest)[:1]:
            self.session.mute(sheet.id)
            self.draw(self.words("shell-mute", card=self.words.phrase(sheet.name)))

    def unmute(self, rest: str) -> None:
        muted = [self.screen.sheets[card] for card in sorted(self.session.muted)]
        for sheet in find_cards(self.words, muted, rest) if rest and muted else muted:
            self.session.unmute(sheet.id)
            self.tell(self.words("shell-unmute", card=self.words.phrase(sheet.name)))

    def save(self, rest: str) -> None:
        path = self.keeper.save(self.session, self.words.lang, Path(rest).expanduser() if rest else None)
        self.tell(self.words("shell-saved", file=str(path)))

    def lang(self, rest: str) -> None:
        if rest not in languages():
            raise UnknownName("language", rest, languages())
        self.words = Words(rest, self.words.package)
        self.draw()

    def turn_guide(self, rest: str) -> None:
        """`guide`: no more boxes, or boxes again."""
        self.guided = not self.guided
        self.draw(self.words("shell-guide-on" if self.guided else "shell-guide-off"))

    def concede(self, rest: str) -> None:
        """`concede anyway` gives the game up; without that word it says what would follow."""
        if not means(rest, ANYWAY, self.words):
            self.tell(self.words("shell-concede"))
            return
        self.keyboard.answering()
        self.session.concede(self.seat)
        self.go_on()

    def quit(self, rest: str) -> None:
        self.quitting = True

"""Untamed as the rest of the code sees it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ludotek.games.untamed import codec
from ludotek.games.untamed.profile import PROFILE
from ludotek.games.untamed.rulebook import CHAPTERS
from ludotek.games.untamed.rules.box import FACTION, FILE, HOUSE_FACTION, Box
from ludotek.games.untamed.rules.choosing import distinct
from ludotek.games.untamed.rules.components import FACTIONS, FACTIONS_EACH, HOUSE, LOTS
from ludotek.games.untamed.rules.effects.vocabulary import WORDS, vocabulary
from ludotek.games.untamed.rules.modes import MODES, SEATS_OF
from ludotek.games.untamed.rules.setup import FirstSupport, SetUp
from ludotek.games.untamed.rules.steps import STEPS
from ludotek.games.untamed.rules.table import Untamed, lay_table
from ludotek.games.untamed.sheets import sheets
from ludotek.games.untamed.terms import glossary
from ludotek.kernel.chance import Chance, FastChance, Wanted
from ludotek.kernel.entering import Reading
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.event import Event
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.mistake import Examined
from ludotek.kernel.numbers import Seat
from ludotek.kernel.option import GROUPS, SEAT, Option
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.term import Term
from ludotek.kernel.trial import Trial
from ludotek.kernel.vocabulary import Grammar
from ludotek.kernel.zone import redraw

if TYPE_CHECKING:
    from ludotek.games.untamed.view import View  # which loads msgspec: not before somebody looks

GRAMMAR = Grammar(FILE, WORDS, vocabulary())
OF_FACTIONS = Grammar(HOUSE_FACTION, WORDS, vocabulary())
BOX = Path(__file__).parent / "content" / "feral" / "box.toml"
DRAFTS = ["draft", "random", "chosen"]


class UntamedGame(Game):
    """Two players, or three to six in the other modes."""

    def __init__(self) -> None:
        super().__init__("untamed", "untamed", "UN", 2, PROFILE, codec.CODEC, CHAPTERS, GRAMMAR)
        self.packs = {"faction": "house"}

    def options(self) -> list[Option]:
        return [
            Option("mode", "duel", MODES, rule="UN-79"),
            Option("seats", 0, low=0, high=6, rule="UN-79"),  # 0: the fewest that the mode allows
            Option("draft", "random", DRAFTS, rule="UN-06"),
            Option(
                "factions",
                "none",
                FACTIONS,
                shape=GROUPS,
                each=FACTIONS_EACH,
                message="faction",
                when=("draft", "chosen"),
                rule="UN-06",
            ),
            Option("alpha", 0, low=0, high=6, shape=SEAT, when=("mode", "alpha"), rule="UN-90"),
        ]

    def check_options(self, given: dict[str, Any]) -> dict[str, Any]:
        options = super().check_options(given)
        allowed = SEATS_OF[MODES.index(options["mode"])]
        options["seats"] = options["seats"] or allowed[0]
        if options["seats"] not in allowed:
            numbers = " or ".join(str(n) for n in allowed)
            raise LudotekError(f"{options['mode']} is for {numbers} players, not {options['seats']} (UN-79)")
        if (options["draft"] == "chosen") != (options["factions"] != "none"):
            raise LudotekError(
                "factions are given with draft='chosen', and only with it: 'fox+rat+tiger/panda+rhino+rabbit'"
            )
        read_factions(options["factions"], options["seats"], options.get("house", ""))
        if options["alpha"] and options["mode"] != "alpha":
            raise LudotekError(f"alpha names the Alpha of mode='alpha'; {options['mode']} has none (UN-90)")
        if options["alpha"] > options["seats"]:
            raise LudotekError(f"alpha must name one of the {options['seats']} players, not {options['alpha']} (UN-90)")
        return options

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        return tomllib.loads(BOX.read_text(encoding="utf-8"))

    def content_with(self, pack: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
        """The box with a tenth faction (UN-03)."""
        content = {**self.content(options), FACTION: pack}
        box: Box = self.content_of(content)
        for flaw in box.mixture_flaws():
            raise flaw
        return content

    def grammar_of(self, kind: str) -> Grammar:
        return OF_FACTIONS

    def examine(self, kind: str, pack: dict[str, Any]) -> Examined:
        from ludotek.games.untamed.examining import examine

        return examine(self.content_of(self.content({})), pack)

    def trial(self, content: dict[str, Any], options: dict[str, Any], card: str) -> Trial | None:
        from ludotek.games.untamed.trying import trial

        return trial(self, content, card)

    def read_content(self, raw: dict[str, Any]) -> Box:
        return Box(raw)

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        first = options["alpha"] - 1 if options["alpha"] else int(chance.below(LOTS, options["seats"]))  # UN-06, UN-90
        box: Box = self.content_of(content)
        house = options.get("house", "")
        if house and house not in [faction.name for faction in box.factions]:
            raise LudotekError(f"{house} is no faction of this box; play with the file of its pack")
        g = lay_table(box, MODES.index(options["mode"]), options["seats"], first, chance)
        if options["draft"] == "chosen":
            g.factions = read_factions(options["factions"], options["seats"], house)
        elif options["draft"] == "random" and house:
            g.factions = [[HOUSE], *g.factions[1:]]  # whoever brings one plays it
        g.push(SetUp(options["draft"] == "draft"))
        return g

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        state = data["state"]
        g = lay_table(self.content_of(content), state["mode"], data["seats"], state["first"], chance)
        g.restore(STEPS, data)
        return g

    def redraw(self, g: Untamed, seat: int, chance: FastChance) -> None:
        """Each side's unknown cards are redealt among its deck, hands, Power and Power Bonuses; so are the unknown
        Strongholds of a stack, and what others have chosen in secret."""
        for side in range(len(g.sides)):
            s = g.sides[side]
            hands = [g.new_hand(Seat(each)) for each in range(g.seats) if g.side_of[each] == side]
            redraw([s.new_deck(), s.new_power(), s.new_bonus(), *hands], seat, chance, 0)
        for number in range(len(g.keeps)):
            keep = g.new_keep(number)
            keep.unchosen = keep.unchosen.clone()
            redraw([keep.new_stack(), keep.unchosen], seat, chance, 0)
        question = g.question
        if isinstance(question, FirstSupport):
            given = list(question.given)
            for other in range(g.seats):
                if other != seat and given[other] >= 0:
                    given[other] = int(chance.pick(0, distinct(g.hands[other].cards)))
            g.question = FirstSupport(given)
            g.stack[-1] = g.question

    def reading(self, g: Untamed, wanted: Wanted) -> Reading:
        from ludotek.games.untamed.entering import reading

        return reading(g, wanted)

    def view(self, g: Untamed, seat: int | None) -> dict[str, Any]:
        from ludotek.games.untamed.view import view

        return view(g, seat)

    def sight(self, g: Untamed, seat: int | None, public: object = None) -> View:
        from ludotek.games.untamed.view import sight

        return sight(g, seat, cast("View | None", public))

    def describe(self, g: Untamed, event: Event, seat: int | None) -> Phrase:
        return codec.describe(g, event, seat)

    def thing(self, g: Untamed, noun: str, value: int) -> str:
        return codec.thing(g, noun, value)

    def sheets(self, content: dict[str, Any]) -> list[Sheet]:
        return sheets(self.content_of(content))

    def names(self, content: dict[str, Any]) -> list[Phrase]:
        box: Box = self.content_of(content)
        return box.called()

    def glossary(self) -> list[Term]:
        return glossary()


def read_factions(text: str, seats: int, house: str) -> list[list[int]]:
    """'fox+rat+tiger/panda+rhino+rabbit': three factions for each seat, each as often as there are boxes (UN-06); `house`
    is that of a pack, "" without one."""
    known = [*FACTIONS, house] if house else FACTIONS
    if text == "none":
        return []
    groups = [group.split("+") for group in text.split("/")]
    for name in [name for group in groups for name in group]:
        if name not in known:
            raise UnknownName("faction", name, known)
    if len(groups) != seats or any(len(set(group)) != FACTIONS_EACH for group in groups):
        raise LudotekError(f"factions must name {FACTIONS_EACH} different factions for each of the {seats} seats")
    boxes = 1 if seats <= 3 else 2
    flat = [name for group in groups for name in group]
    for name in flat:
        if flat.count(name) > boxes:
            raise LudotekError(f"the faction {name} can be taken only {boxes} time{'s' if boxes > 1 else ''} (UN-06)")
    return [[known.index(name) for name in group] for group in groups]


GAME = UntamedGame()

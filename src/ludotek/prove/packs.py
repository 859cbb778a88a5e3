"""Packs: whatever can be written with the vocabulary is checked, kept, said in every language, and played to its end."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from ludotek import api
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.event import EventLog
from ludotek.kernel.game import Game
from ludotek.packs.check import examine_text
from ludotek.packs.pack import Pack, kinds, parse, read_pack
from ludotek.packs.writing import written
from ludotek.prove.campaign import Found, require
from ludotek.prove.coverage import Coverage
from ludotek.prove.drafts import Drafts
from ludotek.prove.fuzz import Fuzz, conservation
from ludotek.prove.playing import LEFT_TO_CHANCE, PLAYERS, TRIES, draw, player
from ludotek.prove.sampling import said, sayable
from ludotek.prove.spoiling import LosesOption, with_matches
from ludotek.testing.walk import Policy, Spot, choose, plain
from ludotek.text import card_text, languages, say

GAMES_OF_A_PACK = 40
CLOSELY = 20  # one game in so many is checked after every decision
LIMIT = 30_000  # answers of a game; the engine stops it before
LONGEST = 6_000  # characters of a card's text; nobody reads so much, but it can be shown
TOLD = 25  # answers of a game that is told in every language
REFUSED = ", which is always refused"  # as far as this was seen
QUICK = ("uniform", "uniform", "eager", "greedy")


class Packs(Fuzz):
    unit = "games"
    small = 120
    full = 100_000
    planted: ClassVar = {
        "lost-option": "the list of options misses one that is allowed",
        "lost-field": "a file that is written from a pack leaves something out",
    }

    def case(self, number: int) -> Found:
        found = Found()
        known = kinds()
        kind = list(known)[number % len(known)]
        drafts = self.drafts(number, kind)
        pack = self.read(drafts.pack())
        game = self.spoilt(pack.game)
        says = said(drafts.schema, pack.raw)
        found.seen.update(f"{kind}: {each}" for each in says)
        if drafts.tried and drafts.wish not in says:
            found.seen[f"{kind}: {drafts.wish}{REFUSED}"] += 1
        self.check_words(pack)
        self.tell(pack, number)
        for index in range(GAMES_OF_A_PACK):
            self.play_pack(game, pack, number * GAMES_OF_A_PACK + index, index % CLOSELY == 0, found)
        return found

    # a file

    def drafts(self, number: int, kind: str) -> Drafts:
        """Each case wishes for another word or choice."""
        known = kinds()
        wishes = sorted(sayable(known[kind].grammar_of(kind).schema()))
        wish = wishes[number // len(known) % len(wishes)]
        return Drafts(known[kind], kind, self.chance(number, "written"), wish)

    def read(self, raw: dict[str, Any]) -> Pack:
        """Written down and read again it is the same, and nothing is wrong with it."""
        text = written(self.shortened(raw))
        require(parse(text, "a draft") == raw, f"a draft is another one when it is written and read:\n{text}")
        draft = examine_text(text, "a draft")
        require(draft.playable, f"{draft.problems} in:\n{text}")
        pack = read_pack(text, "a draft")
        require(pack.to_data() == raw, "a pack does not say what its file says")
        return pack

    def shortened(self, raw: dict[str, Any]) -> dict[str, Any]:
        return dict(list(raw.items())[:-1]) if self.fault == "lost-field" else raw

    # words

    def check_words(self, pack: Pack) -> None:
        """Every card can be read in every language."""
        for sheet in pack.game.sheets(pack.content(pack.options({}))):
            for lang in languages():
                card = card_text(pack.game.package, sheet, lang)
                whole = "\n".join([card.name, card.kind, card.numbers, *card.texts])
                require(card.name != "", f"{sheet!r} has no name in {lang}")
                require(len(whole) <= LONGEST, f"{sheet!r} has {len(whole)} characters in {lang}")

    def tell(self, pack: Pack, number: int) -> None:
        """The beginning of a game as it is played at a table: told, saved, undone, read again, and its record verified."""
        face = api.game(pack.game.name)
        match = face.new(seed=self.number(number, "told") % 2**31, pack=pack)
        chooser = self.chance(number, "chooser")
        for _ in range(TOLD):
            if match.over:
                break
            seat = match.actors[0]
            actions = match.actions(seat)
            for lang in languages():
                require(all(match.explain(seat, each, lang=lang) for each in actions), "an option without words")
            match.act(seat, actions[chooser.below(0, len(actions))])
            for fact in match.events(seat):
                require(all(say(pack.game.package, fact.phrase, lang) for lang in languages()), "a fact without words")
            plain(match.view(seat))
        require(face.load(match.save()).digest() == match.digest(), "a saved game is another one")
        require(face.verify(match.record()).digest() == match.digest(), "a record plays on in another way")

    # games

    def play_pack(self, game: Game, pack: Pack, index: int, closely: bool, found: Found) -> None:
        options = self.options_of(pack, index)
        content = pack.content(options)
        seed = self.number(index, "seed")
        name = PLAYERS[index // CLOSELY % len(PLAYERS)] if closely else QUICK[index % len(QUICK)]
        policy = player(name, game, seed)
        if closely:
            coverage = Coverage(game, content)
            for spot in self.decisions_of(game, content, options, seed, policy, coverage):
                self.check(spot, coverage)
            found.seen.update({each: 1 for each in coverage.seen if " end " in each})
        else:
            self.hurry(game, content, options, seed, policy)
        found.units += 1

    def options_of(self, pack: Pack, index: int) -> dict[str, Any]:
        """Any options with which it can be played."""
        game, chance = pack.game, self.chance(index)
        fixed = game.packs[pack.kind]
        for _ in range(TRIES):
            drawn = {
                option.name: draw(option, chance)
                for option in game.options()
                if option.shape not in LEFT_TO_CHANCE and option.name != fixed
            }
            try:
                options = pack.options(drawn)
                game.prepare(pack.content(options), options, FastChance(0))
            except LudotekError:
                continue
            return options
        raise LudotekError("no options go together with this pack")

    def decisions_of(self, game: Game, content: dict[str, Any], options: dict[str, Any], seed: int, policy: Policy,
                     coverage: Coverage) -> Any:  # fmt: skip
        ear = EventLog()
        match = game.start(content, options, FastChance(seed), ear)
        chooser = FastChance(seed ^ 0x5EED)
        for answers in range(LIMIT):
            spot = Spot(game, match, content, options, seed, answers)
            coverage.note(match, ear.take())
            yield spot
            if match.over:
                return
            match.carry_out(*choose(match, chooser, policy))
        raise Spot(game, match, content, options, seed, LIMIT).fail("the game has not ended")

    def hurry(self, game: Game, content: dict[str, Any], options: dict[str, Any], seed: int, policy: Policy) -> None:
        """A game to its end, looked at only then."""
        match = game.start(content, options, FastChance(seed))
        chooser = FastChance(seed ^ 0x5EED)
        answers = 0
        while not match.over:
            spot = Spot(game, match, content, options, seed, answers)
            spot.require(answers < LIMIT, "the game has not ended")
            match.carry_out(*choose(match, chooser, policy))
            answers += 1
        conservation(game)(match)
        self.check_end(Spot(game, match, content, options, seed, answers), match.actors())

    # what must come up

    def unseen(self, seen: Counter[str]) -> list[str]:
        wanted = [
            f"{kind}: {each}" for kind, game in kinds().items() for each in sayable(game.grammar_of(kind).schema())
        ]
        return sorted(each for each in wanted if not seen[each] and not seen[each + REFUSED])

    def spoilt(self, game: Game) -> Game:
        return with_matches(game, LosesOption) if self.fault == "lost-option" else game

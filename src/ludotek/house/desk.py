"""The desk: what is asked for away from a table. The library, new tables, joining, my games, exports, replays.

Bodies come as they were sent and are read strictly here; secrets come separately, never inside.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from ludotek import api
from ludotek.house import gallery, library, menus, puzzling, showing, wire
from ludotek.house.brought import options_with, pack_brought
from ludotek.house.chronicling import chronicle_of
from ludotek.house.daily import begin, told
from ludotek.house.house import House, Live
from ludotek.house.invitations import invited_to
from ludotek.house.lobby import check_public, enlist, lobby
from ludotek.house.offered import offered
from ludotek.house.replaying import export_of, moments_of, position_at, summary_of, turn_of
from ludotek.house.restoring import backup_of, restore
from ludotek.house.reviewing import better_of, better_position, reviewing_of
from ludotek.house.reviews import Counted, uncounted
from ludotek.house.seatings import Secrets, options_for, set_up, take_seats
from ludotek.house.strict import DEEPEST_PACK, LARGEST, LARGEST_PACK, read
from ludotek.house.teller import Recipient
from ludotek.table.holder import digest_of, new_secret
from ludotek.table.lesson import lesson_of
from ludotek.table.puzzle import puzzle_of
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.table import INVITE, Table
from ludotek.table.trying import Tried, position_of

MOST_HELD = 40
STATUS = {
    Code.WRONG_KEY: 403,
    Code.NOT_HOST: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.NO_SUCH_TABLE: 404,
    Code.NO_SUCH_STEP: 404,
    Code.NO_REVIEW: 404,
    Code.NO_DAILY: 404,
    Code.DAILY_SEALED: 403,
    Code.DAILY_TAKEN: 409,
    Code.FULL: 409,
    Code.TOO_LARGE: 413,
    Code.OTHERS_PLAY: 403,
    Code.PARTED: 409,
    Code.TOO_FAST: 429,
    Code.TOO_MANY_REVIEWS: 503,
    Code.REVIEWED_ENOUGH: 429,
    Code.PACK_TOO_HARD: 413,
    Code.BENCH_BUSY: 503,
    Code.MEASURED_ENOUGH: 429,
    Code.FAILED: 500,
    Code.RESTARTING: 503,
    Code.STORE_DOWN: 503,
}  # of a refusal, as a page reads it; any other: 400

T = TypeVar("T")

_decoders: dict[type, msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(kind)
    for kind in (
        wire.NewTable,
        wire.Invitation,
        wire.Join,
        wire.Mine,
        wire.Branch,
        wire.AskDaily,
        wire.PlayDaily,
        wire.WhoseTurn,
        wire.AskExamine,
        wire.AskMeasure,
    )
}


def body(data: bytes, kind: type[T]) -> T:
    found: T = read(data, _decoders[kind])
    return found


def body_with_pack(data: bytes, kind: type[T]) -> T:
    """What may carry a pack, and is larger for it."""
    found: T = read(data, _decoders[kind], LARGEST_PACK, DEEPEST_PACK)
    return found


class Desk:
    def __init__(self, house: House) -> None:
        self.house = house

    # the library

    def games(self, lang: wire.Lang) -> list[wire.GameInfo]:
        """The games and what can be chosen for each."""
        return library.games(lang)

    def rules(self, game: str, lang: wire.Lang) -> list[wire.Chapter]:
        """The rulebook of a game."""
        return library.rulebook(api.game(game).name, lang)

    def cards(self, game: str, deck: str, lang: wire.Lang) -> list[wire.CardInfo]:
        """The cards of a game, or of one of its decks."""
        return library.cards(api.game(game).name, deck, lang)

    def gallery(self, game: str, lang: wire.Lang) -> wire.Gallery:
        """All cards of a game, and what they do."""
        return gallery.gallery(api.game(game).name, lang)

    def card_sheet(self, game: str, card: str, lang: wire.Lang) -> wire.CardSheet:
        """All about a card."""
        return gallery.card_sheet(api.game(game).name, card, lang)

    def terms(self, game: str, lang: wire.Lang) -> list[wire.TermInfo]:
        """The words and signs of a game that stand for a rule."""
        return library.glossary(api.game(game).name, lang)

    def how(self, game: str, lang: wire.Lang) -> list[wire.HowSection]:
        """How to play a game, in a few sections."""
        return library.how_to_play(api.game(game).name, lang)

    def show(self, clause: str, lang: wire.Lang) -> wire.Show:
        """A piece of a game in which a clause can be seen happening."""
        return showing.show(clause, lang)

    def shown(self, clause: str, lang: wire.Lang, n: int) -> wire.Position:
        """Its table as it stood after a step."""
        return showing.shown_at(clause, lang, n)

    def puzzles(self, game: str, lang: wire.Lang) -> wire.Puzzles:
        """The puzzles of a game, and which is that of the day."""
        return puzzling.puzzles_of(api.game(game).rules, self.house.times.wall(), lang)

    def solution(self, game: str, number: int, lang: wire.Lang) -> wire.Solution:
        """The best line of a puzzle."""
        return puzzling.solution(api.game(game).rules, number, lang)

    def solution_at(self, game: str, number: int, lang: wire.Lang, n: int) -> wire.Position:
        """Its table as it stood after a step."""
        return puzzling.solution_at(api.game(game).rules, number, lang, n)

    # tables

    async def create(self, data: bytes) -> wire.Created:
        """Open a table; the secrets are told once."""
        wanted = body_with_pack(data, wire.NewTable)
        if wanted.pack is None and len(data) > LARGEST:
            raise TableRefusal(Code.TOO_LARGE, {"most": LARGEST})
        check_public(self.house, wanted)
        game, secrets = api.game(wanted.game), Secrets()
        if wanted.real and (wanted.lesson or wanted.puzzle or wanted.trial):
            raise TableRefusal(Code.REAL_TABLE)
        if wanted.trial:
            live = await self.open_trial(wanted, secrets)
        elif wanted.pack is not None:
            pack = await pack_brought(self.house.thinkers, wanted)
            options = options_with(pack, wanted)
            content = pack.content(options)
            live = await self.house.create(
                game,
                options,
                lambda table: set_up(table, wanted, secrets, pack=pack.kind),
                content,
                wanted.real,
            )
        elif wanted.lesson:
            taught = lesson_of(game.rules, options_for(wanted))
            live = await self.house.teach(taught, lambda table: set_up(table, wanted, secrets))
        elif wanted.puzzle:
            posed = puzzle_of(game.rules, wanted.puzzle)
            live = await self.house.pose(game, posed, lambda table: set_up(table, wanted, secrets))
        else:
            options = options_for(wanted)
            live = await self.house.create(
                game, options, lambda table: set_up(table, wanted, secrets), real=wanted.real
            )
        if wanted.public:
            await enlist(self.house, live.table.id, secrets)
        return created(live, secrets)

    async def open_trial(self, wanted: wire.NewTable, secrets: Secrets) -> Live:
        """A table at which a card is tried: one of a pack, or of the game's own."""
        game, pack = api.game(wanted.game), None
        if wanted.pack is None:
            options = game.rules.check_options(options_for(wanted))
            content = game.rules.content(options)
        else:
            pack = await pack_brought(self.house.thinkers, wanted)
            options = options_with(pack, wanted)
            content = pack.content(options)
        trial = await self.house.thinkers.lay_out(Tried(game.name, content, options, wanted.trial))
        if trial is None:
            raise TableRefusal(Code.NO_TRIAL)
        kind = "" if pack is None else pack.kind
        return await self.house.play_on(
            position_of(game, trial),
            self.house.shared(trial.content),
            lambda table: set_up(table, wanted, secrets, pack=kind),
        )

    async def mine(self, data: bytes) -> list[wire.Summary]:
        """What has become of the tables whose secrets a page keeps."""
        wanted = body(data, wire.Mine)
        if len(wanted.held) > MOST_HELD:
            raise TableRefusal(Code.TOO_MANY, {"most": MOST_HELD})
        return [await summary_of(self.house, held, wanted.lang) for held in wanted.held]

    async def lobby(self, lang: wire.Lang) -> wire.Lobby:
        """The tables that are listed for everybody."""
        return await lobby(self.house, lang)

    async def turns(self, data: bytes) -> list[wire.Turn]:
        """Whose turn it is at the tables whose secrets a page keeps; those that are over are left out."""
        wanted = body(data, wire.WhoseTurn)
        if len(wanted.held) > MOST_HELD:
            raise TableRefusal(Code.TOO_MANY, {"most": MOST_HELD})
        found = [await turn_of(self.house, held) for held in wanted.held]
        return [each for each in found if each is not None]

    async def invited(self, id: str, data: bytes) -> wire.Invited:
        """What the secret for friends invites to."""
        wanted = body(data, wire.Invitation)
        return invited_to((await self.invitation(id, wanted.invite)).table, wanted.lang)

    async def join(self, id: str, data: bytes) -> wire.Joined:
        """Take an open seat, or several, with the secret for friends."""
        wanted = body(data, wire.Join)
        live = await self.invitation(id, wanted.invite)
        secret = new_secret()
        seat = await self.house.change(
            live, lambda draft: take_seats(draft, wanted.name, secret, wanted.seats, wanted.salt)
        )
        return wire.Joined(table=id, key=secret, seat=seat)

    async def export(self, id: str, secret: str, lang: wire.Lang) -> tuple[str, bytes]:
        """A file and its name. A finished game: its record, for `ludotek verify`; a running one: what a seat has seen."""
        table = await self.unsealed(id, secret)
        return await self.house.looks.run(export_of, table, recipient_of(table, secret, lang))

    async def backup(self, id: str, secret: str) -> tuple[str, bytes]:
        """A file and its name: the table as it stands, to be opened elsewhere."""
        return await backup_of(self.house, id, secret)

    async def restore(self, data: bytes) -> wire.Restored:
        """Open a table from a line of a backup."""
        return await restore(self.house, data)

    async def replay(self, id: str, secret: str, lang: wire.Lang, seat: int) -> wire.Replay:
        """The game so far, step by step, as a seat may know it."""
        table = await self.unsealed(id, secret)
        return await self.house.looks.run(moments_of, table, recipient_of(table, secret, lang, seat))

    async def position(self, id: str, secret: str, lang: wire.Lang, seat: int, n: int) -> wire.Position:
        """The table as it stood after a step."""
        table = await self.unsealed(id, secret)
        return await self.house.looks.run(position_at, table, recipient_of(table, secret, lang, seat), n)

    async def chronicle(self, id: str, secret: str, lang: wire.Lang) -> wire.Chronicle | None:
        """What a finished game was like."""
        table = (await self.house.find(id, secret)).table
        return await self.house.looks.run(chronicle_of, table, recipient_of(table, secret, lang))

    async def review(
        self, id: str, secret: str, lang: wire.Lang, seat: int, counted: Counted = uncounted
    ) -> wire.Reviewing:
        """What luck and skill had to do with a finished game, or how much of that is found out."""
        table = await self.unsealed(id, secret)
        return await reviewing_of(self.house, table, recipient_of(table, secret, lang, seat), counted)

    async def better(
        self, id: str, secret: str, lang: wire.Lang, seat: int, place: int, counted: Counted = uncounted
    ) -> wire.Better:
        """The game with a better answer to a choice that its review names."""
        table = await self.unsealed(id, secret)
        return await better_of(self.house, table, recipient_of(table, secret, lang, seat), place, counted)

    async def better_position(
        self, id: str, secret: str, lang: wire.Lang, seat: int, place: int, n: int, counted: Counted = uncounted
    ) -> wire.Position:
        """The table as it would have stood after a step of it."""
        table = await self.unsealed(id, secret)
        return await better_position(self.house, table, recipient_of(table, secret, lang, seat), place, n, counted)

    async def branch(self, id: str, secret: str, data: bytes) -> wire.Created:
        """A new solo game from a position of an earlier one."""
        wanted = body(data, wire.Branch)
        table = await self.unsealed(id, secret)
        name = recipient_of(table, secret, wanted.lang).name
        secrets, everyone = Secrets(), [wire.NewSeat(who="me")] * table.match.seats
        alone = wire.NewTable(game=table.match.game.name, seats=everyone, name=name)
        live = await self.house.branch(
            table, wanted.step, lambda fresh: set_up(fresh, alone, secrets, branch=True, pack=table.pack)
        )
        return created(live, secrets)

    async def cards_of(self, id: str, secret: str, lang: wire.Lang) -> list[wire.CardInfo]:
        """The cards that a table is played with: those of its pack, which no other page has."""
        match = (await self.house.find(id, secret)).table.match
        return await self.house.looks.run(library.cards_in, match.rules, match.content, lang)

    # the workshop

    def kinds_of_packs(self, lang: wire.Lang) -> list[wire.PackKind]:
        """What kinds of packs there are, and the game of each."""
        return menus.kinds_of_packs(lang)

    def offered(self, lang: wire.Lang) -> list[wire.OfferedPack]:
        """The packs that are offered to everybody here."""
        return offered(self.house.packs, lang)

    def menus(self, kind: str, lang: wire.Lang) -> wire.Menus:
        """How a kind of pack is written."""
        return menus.menus(kind, lang)

    async def examine(self, data: bytes) -> wire.Examined:
        """What is wrong with a pack, its cards in every language, and the pack as a file."""
        asked = body_with_pack(data, wire.AskExamine)
        return msgspec.json.decode(await self.house.thinkers.examine(asked), type=wire.Examined)

    async def measure(self, data: bytes, counted: Counted = uncounted) -> wire.Measuring:
        """How often a pack is won, and which cards nobody wants, or how much of that is found out."""
        return await self.house.measures.find(body_with_pack(data, wire.AskMeasure), counted)

    # the game of the day

    async def daily(self, data: bytes) -> list[wire.DailyGame]:
        """The games of the day, what this browser has made of them, and the results of today and yesterday."""
        wanted = body(data, wire.AskDaily)
        return await told(self.house, wanted.who, wanted.lang)

    async def play_daily(self, game: str, data: bytes) -> wire.Created:
        """The game of the day: one try for each browser's key."""
        wanted = body(data, wire.PlayDaily)
        return await begin(self.house, api.game(game), wanted)

    async def unsealed(self, id: str, secret: str) -> Table:
        """A table whose record may be read; a game of the day has none before the day is over."""
        table = (await self.house.find(id, secret)).table
        if table.sealed:
            raise TableRefusal(Code.DAILY_SEALED)
        return table

    async def invitation(self, id: str, invite: str) -> Live:
        """The table that this secret for friends opens."""
        live = await self.house.find(id, invite)
        if not live.table.opens(invite, INVITE):
            raise TableRefusal(Code.WRONG_KEY)
        return live


def created(live: Live, secrets: Secrets) -> wire.Created:
    return wire.Created(table=live.table.id, key=secrets.key, invite=secrets.invite, watch=secrets.watch)


def recipient_of(table: Table, secret: str, lang: wire.Lang, seat: int = -1) -> Recipient:
    """Who the secret belongs to; of a finished game everybody may take any seat's view."""
    holder = table.holder(secret)
    if holder is None and not table.lets_watch(digest_of(secret)):
        raise TableRefusal(Code.WRONG_KEY)
    seats = [] if holder is None else holder.seats
    recipient = Recipient("" if holder is None else holder.name, seats, False, lang)
    if seat >= 0:
        if seat not in recipient.seats and not table.finished:
            raise TableRefusal(Code.NOT_YOUR_SEAT)
        if seat >= table.match.seats:
            raise TableRefusal(Code.NO_SUCH_SEAT)
        recipient.seat = seat
    return recipient

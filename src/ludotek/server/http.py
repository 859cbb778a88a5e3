"""What is asked for by HTTP: the library, new tables, joining, my games, exports, replays. Secrets come in a header."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from ludotek import api
from ludotek.server import library, wire
from ludotek.server.house import House, Live
from ludotek.server.limits import Limit
from ludotek.server.replaying import export_of, moments_of, position_at, summary_of
from ludotek.server.seatings import Secrets, options_for, seats_to_take, set_up, take_seats
from ludotek.server.strict import read
from ludotek.server.telling import Reader
from ludotek.table.holder import new_secret
from ludotek.table.refusal import TableRefusal
from ludotek.table.table import INVITE, WATCH, Table

MOST_HELD = 40

Lang = Annotated[wire.Lang, QueryParameter(description="The language of the words.")]
T = TypeVar("T")
Asked = Request[Any, Any, Any]

_decoders: dict[type, msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(kind) for kind in (wire.NewTable, wire.Invitation, wire.Join, wire.Mine, wire.Branch)
}


async def body(request: Asked, kind: type[T]) -> T:
    """The body of a request, read strictly."""
    found: T = read(await request.body(), _decoders[kind])
    return found


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


async def invitation_to(house: House, id: str, invite: str) -> Live:
    """The table that this secret for friends opens."""
    live = await house.find(id)
    if not live.table.opens(invite, INVITE):
        raise TableRefusal("wrong-key")
    return live


def secret_of(request: Asked) -> str:
    """The secret of `Authorization: Bearer SECRET`."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise TableRefusal("wrong-key")
    return secret.strip()


def reader_of(table: Table, secret: str, lang: wire.Lang, seat: int = -1) -> Reader:
    """Who the secret belongs to; of a finished game everybody may take any seat's view."""
    holder = table.holder(secret)
    if holder is None and not table.opens(secret, WATCH):
        raise TableRefusal("wrong-key")
    reader = Reader("" if holder is None else holder.name, [] if holder is None else holder.seats, False, lang)
    if seat >= 0:
        if seat not in reader.seats and not table.finished:
            raise TableRefusal("not-your-seat")
        if seat >= table.match.seats:
            raise TableRefusal("no-such-seat")
        reader.seat = seat
    return reader


class Library(Controller):
    """The games, their rulebooks and their cards."""

    path = "/api/games"
    tags = ["library"]

    @get("/", sync_to_thread=True)
    def games(self, lang: Lang = "en") -> list[wire.GameInfo]:
        """The games and what can be chosen for each."""
        return library.games(lang)

    @get("/{game:str}/rules", sync_to_thread=True)
    def rules(self, game: FromPath[str], lang: Lang = "en") -> list[wire.Chapter]:
        """The rulebook of a game."""
        return library.rulebook(api.game(game).name, lang)

    @get("/{game:str}/cards", sync_to_thread=True)
    def cards(self, game: FromPath[str], deck: FromQuery[str] = "", lang: Lang = "en") -> list[wire.CardInfo]:
        """The cards of a game, or of one of its decks."""
        return library.cards(api.game(game).name, deck, lang)


class Tables(Controller):
    """Tables: opened, joined, looked up, told again."""

    path = "/api/tables"
    tags = ["tables"]

    @post("/", status_code=HTTP_201_CREATED)
    async def create(self, request: Asked) -> wire.Created:
        """Open a table; the secrets are told once."""
        limit: Limit = request.app.state.new_tables
        limit.take(address(request), house_of(request).steady())
        wanted = await body(request, wire.NewTable)
        game = api.game(wanted.game)
        secrets = Secrets()
        live = await house_of(request).create(game, options_for(wanted), lambda table: set_up(table, wanted, secrets))
        return wire.Created(table=live.table.id, key=secrets.key, invite=secrets.invite, watch=secrets.watch)

    @post("/mine", status_code=HTTP_200_OK)
    async def mine(self, request: Asked) -> list[wire.Summary]:
        """What has become of the tables whose secrets a page keeps."""
        wanted = await body(request, wire.Mine)
        if len(wanted.held) > MOST_HELD:
            raise TableRefusal("too-many", {"most": MOST_HELD})
        return [await summary_of(house_of(request), held, wanted.lang) for held in wanted.held]

    @post("/{id:str}/invited", status_code=HTTP_200_OK)
    async def invited(self, request: Asked, id: FromPath[str]) -> wire.Invited:
        """What the secret for friends invites to."""
        table = (await invitation_to(house_of(request), id, (await body(request, wire.Invitation)).invite)).table
        return wire.Invited(game=table.match.game.name, seats=seats_to_take(table))

    @post("/{id:str}/join", status_code=HTTP_201_CREATED)
    async def join(self, request: Asked, id: FromPath[str]) -> wire.Joined:
        """Take an open seat, or several, with the secret for friends."""
        wanted = await body(request, wire.Join)
        house = house_of(request)
        live = await invitation_to(house, id, wanted.invite)
        secret = new_secret()
        seat = await house.change(live, lambda draft: take_seats(draft, wanted.name, secret, wanted.seats))
        return wire.Joined(table=id, key=secret, seat=seat)

    @get("/{id:str}/export")
    async def export(self, request: Asked, id: FromPath[str], lang: Lang = "en") -> Response[bytes]:
        """A finished game: its record, for `ludotek verify`. A running one: what this seat has seen."""
        live = await house_of(request).find(id)
        reader = reader_of(live.table, secret_of(request), lang)
        name, data = export_of(live.table, reader)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(data, media_type="application/x-ndjson", headers=headers)

    @get("/{id:str}/replay")
    async def replay(
        self, request: Asked, id: FromPath[str], lang: Lang = "en", seat: FromQuery[int] = -1
    ) -> wire.Replay:
        """The game so far, step by step, as a seat may know it."""
        live = await house_of(request).find(id)
        return moments_of(live.table, reader_of(live.table, secret_of(request), lang, seat))

    @get("/{id:str}/replay/{n:int}")
    async def position(
        self, request: Asked, id: FromPath[str], n: FromPath[int], lang: Lang = "en", seat: FromQuery[int] = -1
    ) -> wire.Position:
        """The table as it stood after a step."""
        live = await house_of(request).find(id)
        return position_at(live.table, reader_of(live.table, secret_of(request), lang, seat), n)

    @post("/{id:str}/branch", status_code=HTTP_201_CREATED)
    async def branch(self, request: Asked, id: FromPath[str]) -> wire.Created:
        """A new solo game from a position of an earlier one."""
        limit: Limit = request.app.state.new_tables
        limit.take(address(request), house_of(request).steady())
        wanted = await body(request, wire.Branch)
        house = house_of(request)
        live = await house.find(id)
        name = reader_of(live.table, secret_of(request), wanted.lang).name
        secrets, everyone = Secrets(), [wire.NewSeat(who="me")] * live.table.match.seats
        alone = wire.NewTable(game=live.table.match.game.name, seats=everyone, name=name)
        made = await house.branch(live.table, wanted.step, lambda table: set_up(table, alone, secrets))
        return wire.Created(table=made.table.id, key=secrets.key, invite=secrets.invite, watch=secrets.watch)


def address(request: Asked) -> str:
    return request.client.host if request.client else ""

"""The pocket edition beside the server's own page, where it is built: the same games, on the device of whoever plays."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from ludotek.pocket import site
from ludotek.table.refusal import Code, TableRefusal

PLACE: Final = "/pocket"
KINDS: Final = {
    site.PAGE: "text/html",
    site.MANIFEST_FILE: "application/manifest+json",
    site.WORKER: "text/javascript",
}
NAMED_BY_DIGEST: Final = f"{PLACE}/pocket/"
LEVEL: Final = 6  # how hard gzip tries
LIST: Final = f"{PLACE}/{site.LIST}"


def pocket_routes() -> list[ControllerRouterHandler]:
    """Nothing where there is no pocket edition."""
    if not site.is_built():
        return []
    client = create_static_files_router(PLACE, directories=[site.CLIENT], name="pocket")
    return [page, written, edition, client]


@get(NAMED_BY_DIGEST + "{name:path}", include_in_schema=False)
async def edition(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """These are large, and never change: each is compressed once, beside the tables, for whoever reads that."""
    name = name.strip("/")
    path = site.files_below(site.EDITION, "").get(name)
    if path is None:
        raise TableRefusal(Code.NO_SUCH_PAGE)
    kind = guess_type(name)[0] or "application/octet-stream"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(await asyncio.to_thread(path.read_bytes), media_type=kind)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(await asyncio.to_thread(compressed, path), media_type=kind, headers=headers)


@lru_cache(maxsize=16)
def compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), LEVEL)


@lru_cache(maxsize=1)
def texts() -> dict[str, str]:
    return site.written(server="../")[1]


@get(PLACE, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Its files are named from where it is, so its address ends with a slash."""
    if not request.scope["raw_path"].endswith(b"/"):
        return Redirect(f"{request.app.state.settings.base}{PLACE}/")
    return await text_of(site.PAGE)


@get([f"{PLACE}/{name}" for name in KINDS], include_in_schema=False)
async def written(request: Request[Any, Any, Any]) -> Response[str]:
    return await text_of(request.url.path.rpartition("/")[2])


async def text_of(name: str) -> Response[str]:
    """The first one takes a moment: the whole edition is read for its version."""
    return Response((await asyncio.to_thread(texts))[name], media_type=KINDS[name])

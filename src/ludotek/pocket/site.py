"""A static site with everything in it: the page, and the pocket edition whose worker is its house."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from ludotek.kernel.errors import LudotekError

HERE: Final = Path(str(files("ludotek"))) / "pocket"
EDITION: Final = HERE / "edition"  # made by `python3 dev.py pocket`, and carried by the package
CLIENT: Final = Path(str(files("ludotek"))) / "server" / "client"
LIST: Final = "pocket/pocket.json"
WORKER: Final = "sw.js"
PAGE: Final = "index.html"
MANIFEST_FILE: Final = "manifest.webmanifest"
NOT_KEPT: Final = (WORKER, "licenses.md")  # for when there is no network

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
)
MANIFEST: Final = {
    "name": "Ludotek",
    "short_name": "Ludotek",
    "id": "./",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#EFEAE0",
    "theme_color": "#C77700",
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}


class Site(NamedTuple):
    version: str
    files: int
    bytes: int


def is_built() -> bool:
    return (CLIENT / PAGE).is_file() and (EDITION / "pocket.json").is_file()


def write_site(target: Path) -> Site:
    """Write the site into a folder that is empty, or that holds an older one."""
    for made, how in ((CLIENT / PAGE, "client"), (EDITION / "pocket.json", "pocket")):
        if not made.is_file():
            raise LudotekError(f"{made.parent} has not been built: run `python3 dev.py {how}` first")
    if target.exists() and not target.is_dir():
        raise LudotekError(f"{target} is not a folder")
    if target.is_dir() and any(target.iterdir()) and not (target / LIST).is_file():
        raise LudotekError(f"{target} is not empty, and what is in it is no site of Ludotek's: name another folder")
    clear(target)
    shutil.copytree(CLIENT, target, dirs_exist_ok=True)
    shutil.copytree(EDITION, target / "pocket")
    version, texts = written()
    for name, text in texts.items():
        (target / name).write_text(text, "utf-8")
    found = [path for path in target.rglob("*") if path.is_file()]
    return Site(version, len(found), sum(path.stat().st_size for path in found))


def written(server: str = "") -> tuple[str, dict[str, str]]:
    """The version of the site, and its files that are neither the client's nor the edition's. `server`: where, from there, the
    page of a server is that serves this site as well."""
    files = files_below(CLIENT, "") | files_below(EDITION, "pocket/")
    texts = {PAGE: on_device(files.pop(PAGE).read_text("utf-8"), server), MANIFEST_FILE: json.dumps(MANIFEST, indent=2)}
    contents = {name: path.read_bytes() for name, path in files.items()} | encoded(texts)
    version = version_of(contents)
    kept = {
        "./" if name == PAGE else name: integrity_of(contents[name])
        for name in sorted(contents)
        if name not in NOT_KEPT
    }
    worker = (HERE / "service-worker.js").read_text("utf-8")
    texts[WORKER] = worker.replace("{version}", version).replace("{files}", json.dumps(kept, indent=2))
    return version, texts


def files_below(folder: Path, beginning: str) -> dict[str, Path]:
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {beginning + path.relative_to(folder).as_posix(): path for path in paths}


def encoded(texts: dict[str, str]) -> dict[str, bytes]:
    return {name: text.encode() for name, text in texts.items()}


def clear(target: Path) -> None:
    """Take an older site away."""
    target.mkdir(parents=True, exist_ok=True)
    for path in target.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def on_device(page: str, server: str = "") -> str:
    """The page, with where its house is, what it may do, and how it is installed."""
    beside = [f'<meta name="ludotek-server" content="{html.escape(server)}" />'] if server else []
    head = "\n".join(
        f"    {line}"
        for line in (
            f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}" />',
            '<meta name="ludotek-house" content="device" />',
            '<meta name="theme-color" content="#C77700" />',
            '<link rel="manifest" href="./manifest.webmanifest" />',
            '<link rel="apple-touch-icon" href="./icon-192.png" />',
            *beside,
        )
    )
    charset = '<meta charset="utf-8" />'
    if page.count(charset) != 1:
        raise LudotekError("the page is not as expected; build it again with `python3 dev.py client`")
    return page.replace(charset, f"{charset}\n{head}")


def version_of(files: dict[str, bytes]) -> str:
    whole = hashlib.blake2b(digest_size=8)
    for name, content in sorted(files.items()):
        whole.update(f"{name}\n".encode() + content)
    return whole.hexdigest()


def integrity_of(content: bytes) -> str:
    """What browsers compare with what they are sent."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"

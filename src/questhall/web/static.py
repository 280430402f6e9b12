"""The built browser client: one page for every address, hashed files kept for ever, all of it compressed once."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from questhall.hall.refusals import Refusal
from questhall.web.responses import Reply, header

DIST: Final = Path(str(files("questhall.web"))) / "dist"
MEDIA: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}
PACKED: Final = {".html", ".js", ".css", ".json", ".webmanifest", ".svg", ".ftl", ".txt", ".map"}
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = (
    "The browser client is not built. Run `make client` (no Node needed) and start again; the API works meanwhile."
)
PAGE: Final = f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Questhall</title>
<h1>Questhall</h1><p>{NOT_BUILT.replace("`make client`", "<code>make client</code>")}</p>
<p lang="fr">L’interface du navigateur n’est pas construite. Lancez <code>make client</code> et redémarrez.</p></html>
"""


class File(Struct, frozen=True):
    data: bytes
    packed: bytes | None
    etag: str
    media: str
    changed: int
    games: bytes  # that it carries


class Client:
    """
    Serves what Vite has built. Files are read when they are first asked for, and again when they have changed.

    `shelf` gives the games as JSON, once they are known: the page carries them, so that whoever opens it waits for
    nothing but the page.
    """

    def __init__(self, folder: Path = DIST, shelf: Callable[[], bytes] | None = None) -> None:
        self.folder = folder
        self.shelf = shelf
        self.files: dict[Path, File] = {}

    @property
    def built(self) -> bool:
        return (self.folder / "index.html").is_file()

    async def serve(self, scope: Mapping[str, Any], reply: Reply) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise Refusal("method-not-allowed", "Pages are only read.")
        if not self.built:
            await reply.send_whole(503, PAGE.encode(), MEDIA[".html"], (("cache-control", "no-store"),))
            return
        path: str = scope["path"]
        found = self.file(path.lstrip("/"))
        if found is None and path.startswith("/assets/"):
            raise Refusal("not-found", "There is no such file.")
        await self.send(scope, reply, found or self.read(self.folder / "index.html"), path.startswith("/assets/"))

    async def send(self, scope: Mapping[str, Any], reply: Reply, file: File, hashed: bool) -> None:
        extra = [
            ("etag", file.etag),
            ("cache-control", FOR_EVER if hashed else "no-cache"),
            ("vary", "accept-encoding"),
        ]
        if header(scope, b"if-none-match") == file.etag:
            await reply.send_whole(304, b"", file.media, extra)
            return
        packed = file.packed is not None and "gzip" in header(scope, b"accept-encoding")
        if packed:
            extra.append(("content-encoding", "gzip"))
        data = file.packed if packed and file.packed is not None else file.data
        await reply.send_whole(200, data, file.media, extra)

    def file(self, name: str) -> File | None:
        """A file inside the folder; None if there is none, or it lies outside."""
        try:
            path = (self.folder / name).resolve()
            inside = path.is_relative_to(self.folder.resolve())
            return self.read(path) if name and inside and path.is_file() else None
        except (OSError, ValueError):
            return None

    def read(self, path: Path) -> File:
        changed = path.stat().st_mtime_ns
        games = self.shelf() if path.name == "index.html" and self.shelf else b""
        known = self.files.get(path)
        if known is None or known.changed != changed or known.games != games:
            data = carrying(path.read_bytes(), games)
            packed = gzip.compress(data, 9, mtime=0) if path.suffix in PACKED and len(data) > 500 else None
            etag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
            known = File(data, packed, etag, MEDIA.get(path.suffix, "application/octet-stream"), changed, games)
            self.files[path] = known
        return known


def carrying(page: bytes, games: bytes) -> bytes:
    """The page with the games in its head, as data: nothing in them can end the element or be run."""
    if not games:
        return page
    data = games.replace(b"<", b"\\u003c")
    return page.replace(b"</head>", b'<script type="application/json" id="games">' + data + b"</script></head>", 1)

"""Serves dist/ on this machine, with the HTTP headers that the file _headers in it asks for."""

import gzip
import sys
import threading
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

from make.site import headers
from make.tools import CannotBuildError

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}

_PACKED = frozenset(TYPES) - {".zip"} | {".json", ".ttf", ".txt"}


class Handler(SimpleHTTPRequestHandler):
    """Answers requests with the files of one folder, at the path `under` of the server."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES
    under = "/"  # the path of the site on the server

    def translate_path(self, path: str) -> str:
        """Return the file for the path of an address; if the path is outside the site, no such file exists."""
        if not path.startswith(self.under):
            return str(Path(self.directory) / "nothing here")
        return super().translate_path("/" + path.removeprefix(self.under))

    def end_headers(self) -> None:
        """Add the headers that the file _headers in the folder asks for."""
        for name, value in self.extra_headers().items():
            if name != "Content-Type":
                self.send_header(name, value)
        super().end_headers()

    def extra_headers(self) -> dict[str, str]:
        """Return the headers for the address that is asked for; none if the folder has no file _headers."""
        rules = Path(self.directory) / "_headers"
        return headers("/" + urlsplit(self.path).path.removeprefix(self.under), rules) if rules.exists() else {}

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer a request for a missing file with 404.html, if the folder has it, as many hosts do."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.path = f"{self.under}404.html"  # so that the answer has the headers of 404.html
        self.send_response(code)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


class PackingHandler(Handler):
    """Compresses files with gzip when it sends them, as hosts do."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send the headers, and return a file with the content to send after them."""
        asked = Path(self.translate_path(self.path))
        file = asked / "index.html" if asked.is_dir() else asked
        takes_packed = "gzip" in self.headers.get("Accept-Encoding", "")
        if not takes_packed or file.suffix not in _PACKED or not file.is_file():
            return super().send_head()
        data = _packed(file, file.stat().st_mtime_ns)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        return BytesIO(data)


@cache
def _packed(file: Path, _changed: int) -> bytes:
    """Return the compressed content of a file. `_changed` is its time of change, which renews the cache."""
    return gzip.compress(file.read_bytes())


class Server(ThreadingHTTPServer):
    """A server that does not report when a browser closes a connection."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Report all errors except a closed connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path, port: int = 0, under: str = "/", handler: type[Handler] = Handler) -> Server:
    """Return a server for a folder, not yet running; port 0 means any free port, `under` the path of the site."""
    here = type("Here", (handler,), {"under": under})
    return Server(("127.0.0.1", port), partial(here, directory=str(folder)))


def in_background(folder: Path, under: str = "/", handler: type[Handler] = Handler) -> tuple[Server, str]:
    """Serve a folder from a thread, for tests; return the server and its address."""
    made = server(folder, under=under, handler=handler)
    threading.Thread(target=made.serve_forever, daemon=True).start()
    return made, f"http://localhost:{made.server_port}{under}"


def forever(folder: Path, port: int) -> None:
    """Serve a folder until interrupted, on this port or the next free one.

    Raises:
        CannotBuildError: This port and the next 19 are in use.
    """
    for candidate in range(port, port + 20):
        try:
            made = server(folder, candidate, handler=PackingHandler)
            break
        except OSError:
            continue
    else:
        raise CannotBuildError(f"No free port between {port} and {port + 19}.")
    print(f"Backbone is at http://localhost:{made.server_port}/ (Ctrl-C ends it)", flush=True)
    try:
        made.serve_forever()
    except KeyboardInterrupt:
        print()

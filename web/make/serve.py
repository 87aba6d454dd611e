"""Serves dist/ on this machine, with the headers it will have on its host."""

import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
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


class Handler(SimpleHTTPRequestHandler):
    """Answers from one folder; the site may also be looked at under a path, as on a host shared with others."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES
    under = "/"  # the path the site is found at

    def translate_path(self, path: str) -> str:
        """Find the file for a path of the address."""
        if not path.startswith(self.under):
            return str(Path(self.directory) / "nothing here")
        return super().translate_path("/" + path.removeprefix(self.under))

    def end_headers(self) -> None:
        """Add what netlify.toml asks for."""
        path = "/" + urlsplit(self.path).path.removeprefix(self.under)
        for name, value in headers(path).items():
            if name != "Content-Type":
                self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Server(ThreadingHTTPServer):
    """One that takes it calmly when a browser hangs up."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Report all errors but the end of a connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path, port: int = 0, under: str = "/", handler: type[Handler] = Handler) -> Server:
    """Return a server for a folder; port 0 takes any that is free."""
    here = type("Here", (handler,), {"under": under})
    return Server(("127.0.0.1", port), partial(here, directory=str(folder)))


def in_background(folder: Path, under: str = "/", handler: type[Handler] = Handler) -> tuple[Server, str]:
    """Serve a folder from a thread; return the server and the address. For tests."""
    made = server(folder, under=under, handler=handler)
    threading.Thread(target=made.serve_forever, daemon=True).start()
    return made, f"http://localhost:{made.server_port}{under}"


def forever(folder: Path, port: int) -> None:
    """Serve a folder until interrupted, on this port or one of the next."""
    for candidate in range(port, port + 20):
        try:
            made = server(folder, candidate)
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

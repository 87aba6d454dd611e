"""Serve the built page on a server that records requests, can lack a file, and can disappear."""

from pathlib import Path

from make import serve


class Site:
    """A server for one test."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []  # the paths requested, in order
        self.lacks = ""  # if not empty, a path that contains this is answered with 404
        self.is_away = False
        handler = type("Here", (_Handler,), {"site": self})
        self._server, self.address = serve.in_background(folder, handler=handler)

    def go_away(self) -> None:
        """Stop the server; connections that are still open get no answer, either."""
        self.is_away = True
        self._server.shutdown()
        self._server.server_close()


class _Handler(serve.Handler):
    site: Site

    def do_GET(self) -> None:  # noqa: N802  (so named by the class above)
        """Answer as the site is set: not at all, with 404, or with the file."""
        self.site.asked.append(self.path)
        if self.site.is_away:
            self.close_connection = True
        elif self.site.lacks and self.site.lacks in self.path:
            self.send_error(404)
        else:
            super().do_GET()

"""The built page on a server that notes what it is asked for, can lack a file, and can go away."""

from pathlib import Path

from make import serve


class Site:
    """A server of its own for each test."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []  # the paths, in order
        self.lacks = ""  # a file with this in its path is answered with 404
        self.is_away = False
        handler = type("Here", (_Handler,), {"site": self})
        self._server, self.address = serve.in_background(folder, handler=handler)

    def go_away(self) -> None:
        """Answer nothing from now on, on connections that are still open neither."""
        self.is_away = True
        self._server.shutdown()
        self._server.server_close()


class _Handler(serve.Handler):
    site: Site

    def do_GET(self) -> None:  # noqa: N802  (so named by the class above)
        """Answer as the site is set to."""
        self.site.asked.append(self.path)
        if self.site.is_away:
            self.close_connection = True
        elif self.site.lacks and self.site.lacks in self.path:
            self.send_error(404)
        else:
            super().do_GET()

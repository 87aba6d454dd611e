"""Check the local server: it sends what hosts send, that is, the same files, compressed on the way."""

import gzip
import threading
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from make import serve

TEXT = b"<!doctype html>" + b"patience " * 100


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[HTTPConnection]:
    (tmp_path / "index.html").write_bytes(TEXT)
    (tmp_path / "board.png").write_bytes(TEXT)
    server = serve.server(tmp_path, handler=serve.PackingHandler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with closing(HTTPConnection("127.0.0.1", server.server_port)) as connection:
        yield connection
    server.shutdown()
    server.server_close()


def test_what_gets_smaller_is_compressed_for_who_takes_it(connection: HTTPConnection) -> None:
    connection.request("GET", "/", headers={"Accept-Encoding": "gzip, br"})
    answer = connection.getresponse()
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Content-Encoding"] == "gzip"
    data = answer.read()
    assert len(data) < len(TEXT) / 5
    assert gzip.decompress(data) == TEXT


@pytest.mark.parametrize(("path", "takes"), [("/", "identity"), ("/board.png", "gzip")])
def test_all_else_is_sent_as_it_is(connection: HTTPConnection, path: str, takes: str) -> None:
    connection.request("GET", path, headers={"Accept-Encoding": takes})
    answer = connection.getresponse()
    assert answer.headers["Content-Encoding"] is None
    assert answer.read() == TEXT


def test_what_is_not_there_is_not_found(connection: HTTPConnection) -> None:
    connection.request("GET", "/other.html", headers={"Accept-Encoding": "gzip"})
    with connection.getresponse() as answer:
        assert answer.status == 404

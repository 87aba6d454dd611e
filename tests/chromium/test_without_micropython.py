"""Check a site built without MicroPython: a first visit waits for Pyodide, then plays."""

import json
from pathlib import Path

import pytest

from chromium.conftest import PHONE, Profiles
from chromium.player import Player
from make import serve, site

pytestmark = pytest.mark.in_turn(2)


def test_it_plays_and_has_nothing_of_micropython(contexts: Profiles, tmp_path: Path) -> None:
    made = site.assemble(has_micropython=False)
    assert not [path for path in made.files if "quick" in path or "micropython" in path]
    assert not [path for path, data in made.files.items() if path.endswith(".mjs") and b"loadMicroPython" in data]
    parts = json.loads(made.files["sbom.cdx.json"])["components"]
    assert not [part for part in parts if part["scope"] == "required" and "micropython" in part["name"].lower()]
    assert b"MicroPython" not in made.files["licences.txt"]
    made.write(tmp_path / "dist")
    server, address = serve.in_background(tmp_path / "dist")
    contexts.homes.append(address)
    player = Player(contexts(**PHONE, whole=False).new_page(), address)
    player.play("t1t2")
    player.play("sw")
    player.expect_position()
    server.shutdown()
    server.server_close()

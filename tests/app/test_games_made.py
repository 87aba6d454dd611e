"""Check that the page makes only the games that it needs: that on the table."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
from engine.games.plain_game import PlainEntry
made = []
make = PlainEntry.game
PlainEntry.game = lambda plain: made.append(plain.id) or make(plain)
from support.fake_browser import Browser, fake_pyodide
with fake_pyodide():
    browser = Browser(address="/#{link}")
    browser.start()
    browser.press("#undo")
    browser.check()
print(*made)
"""


@pytest.mark.parametrize(("link", "needed"), [("", []), ("v1/yukon/3", ["yukon"])])
def test_a_start_makes_only_the_game_on_the_table(link: str, needed: list[str]) -> None:
    program = [sys.executable, "-c", PROGRAM.replace("{link}", link)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    made = subprocess.run(program, check=True, capture_output=True, text=True, env=environment).stdout
    assert made.split() == needed

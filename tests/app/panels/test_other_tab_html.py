"""The sheet of a tab while another tab has its games."""

from app.panels.other_tab_html import open_in_other_tab
from support.sheets import commands


def test_the_sheet_of_another_tab_brings_the_games_here() -> None:
    assert commands(open_in_other_tab().body) == ["here"]

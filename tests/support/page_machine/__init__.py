"""A Hypothesis machine that plays with the whole page, in the stand-in for the browser.

It presses, drags, types, opens links, switches settings, lets time pass, and goes away in the middle of things.
After every step the page has to keep its laws (`laws.py`).
"""

from support.fake_browser.browser import DESK, LOW, PHONE
from support.page_machine.coming_back import ComingBack
from support.page_machine.on_the_table import OnTheTable

SIZES = {"phone": PHONE, "desk": DESK, "low": LOW}


class PageMachine(OnTheTable, ComingBack):
    """A player who does everything that the files of this folder define."""

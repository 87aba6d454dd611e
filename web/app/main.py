"""Gets the browser's window and starts the page with it; all other modules use the window through `Dom`."""

from functools import partial

from pyodide.ffi import create_once_callable
from pyscript import window

from app.page import start

begin = partial(start, window)
if hasattr(window, "backboneTakeOver"):  # on a first visit MicroPython may be playing already
    window.backboneTakeOver(create_once_callable(begin))
else:
    begin()

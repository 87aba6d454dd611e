"""Gets the browser's window and starts the page with it; all other modules use the window through `Dom`."""

from functools import partial

from pyodide.ffi import create_once_callable
from pyscript import window

from app.page import start

window.backbone.takeOver(create_once_callable(partial(start, window)))  # MicroPython may be playing already

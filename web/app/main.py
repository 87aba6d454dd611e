"""Gets the browser's window and starts the page with it; all other modules use the window through `Dom`."""

from pyodide.ffi import create_proxy
from pyscript import window

from app.page import starting

_steps = starting(window)


def _go_on() -> bool:
    """Start the page, or answer the next of the presses made before; return whether there is another one."""
    return any(_steps)  # a step that yields None goes on at once


window.backbone.takeOver(create_proxy(_go_on))  # MicroPython may be playing already

"""Gets the browser's window and starts the page with it; all other modules use the window through `Dom`."""

from pyodide.ffi import create_proxy
from pyscript import window

from app.page import starting

_steps = starting(window)
_END = "end"


def _go_on() -> bool:
    """Do the next step of the start; return whether there is another one."""
    return next(_steps, _END) != _END


window.backbone.takeOver(create_proxy(_go_on))  # MicroPython may be playing already

"""Gets the browser's window and starts the page with it; all other modules use the window through `Dom`."""

from pyscript import window

from app.control.page import start

start(window)

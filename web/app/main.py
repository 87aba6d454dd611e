"""Fetches the browser's window and starts the page with it; `dom` is the door through which all else goes."""

from pyscript import window

from app.control.page import start

start(window)

"""The one file that meets the browser: it fetches the window and starts the page."""

from pyscript import window

from app.page import start

start(window)

"""The one file that meets the browser: it fetches the window and starts the page."""

from app.page import start
from pyscript import window

start(window)

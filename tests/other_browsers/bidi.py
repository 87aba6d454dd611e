"""Speak WebDriver BiDi, the W3C's protocol, with a browser."""

import json
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

from support.patience import PATIENCE


class BidiError(Exception):
    """Raised when the browser refuses a command; the message has the command and the reason."""


class Bidi:
    """A connection to a browser, with a session of its own."""

    def __init__(self, address: str) -> None:
        self._ending = ExitStack()
        self._socket = self._ending.enter_context(connect(f"{address}/session", max_size=None))
        self._number = 0
        self._events: list[dict[str, Any]] = []
        self.send("session.new", capabilities={})

    def send(self, method: str, **parameters: Any) -> Any:
        """Send a command; return its result.

        Raises:
            BidiError: The browser answered with an error.
        """
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while (message := self._next()).get("id") != self._number:
            self._events.append(message)
        if message["type"] == "error":
            raise BidiError(f"{method}: {message['message']}")
        return message["result"]

    def wait_for(self, event: str) -> Any:
        """Wait for an event of a subscribed kind, or take one that has already come; return its parameters."""
        while not (found := self.take(event)):
            self._events.append(self._next())
        return found[0]

    def take(self, event: str) -> list[Any]:
        """Return the parameters of all events of a kind since the last call."""
        found = [message["params"] for message in self._events if message.get("method") == event]
        self._events = [message for message in self._events if message.get("method") != event]
        return found

    def close(self) -> None:
        """End the connection."""
        self._ending.close()

    def _next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
        return message

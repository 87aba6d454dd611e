"""Answer what a screen reader of a Linux desktop knows of the only program on the bus.

AT-SPI is the interface that the screen reader Orca uses. Each line of input is a question. Each line of output is
the answer: the fields of `chromium.by_ear.Told` as JSON. The system's Python runs this file, because it has the
bindings of D-Bus.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402  (the version has to be named first)

# Numbers of states and roles in AT-SPI
FOCUSED, PRESSED, SHOWING = 12, 20, 25
DIALOG, FRAME, SCROLL_PANE, STATUS_BAR, EMBEDDED, DOCUMENT_WEB = 16, 23, 49, 54, 78, 95
HOLDERS = {FRAME, SCROLL_PANE, DOCUMENT_WEB}  # containers that have the focus together with an element inside


class Accessible(NamedTuple):
    """An element of a program: the name of the program's bus connection, and the element's path there."""

    owner: str
    path: str


class Bus:
    """The bus of accessible programs. Opening it tells the programs that a screen reader is running."""

    def __init__(self) -> None:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        name, path = "org.a11y.Bus", "/org/a11y/bus"
        for status in ("IsEnabled", "ScreenReaderEnabled"):
            value = GLib.Variant("(ssv)", ("org.a11y.Status", status, GLib.Variant("b", True)))
            session.call_sync(name, path, "org.freedesktop.DBus.Properties", "Set", value, None, 0, -1, None)
        found = session.call_sync(name, path, name, "GetAddress", None, None, 0, -1, None)
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self._bus = Gio.DBusConnection.new_for_address_sync(found.unpack()[0], flags, None, None)

    def ask(self, what: Accessible, interface: str, method: str, arguments: Any = None) -> Any:
        """Call a method of an element, and return its result."""
        name = f"org.a11y.atspi.{interface}"
        return self._bus.call_sync(what.owner, what.path, name, method, arguments, None, 0, 2000, None).unpack()[0]

    def _property(self, what: Accessible, name: str) -> Any:
        wanted = GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", name))
        answer = self._bus.call_sync(
            what.owner, what.path, "org.freedesktop.DBus.Properties", "Get", wanted, None, 0, 2000, None
        )
        return answer.unpack()[0]

    def name(self, what: Accessible) -> str:
        return str(self._property(what, "Name"))

    def role(self, what: Accessible) -> int:
        return int(self.ask(what, "Accessible", "GetRole"))

    def states(self, what: Accessible) -> set[int]:
        low, high = self.ask(what, "Accessible", "GetState")
        return {number for number in range(64) if (low | high << 32) >> number & 1}

    def text(self, what: Accessible) -> str:
        return str(self.ask(what, "Text", "GetText", GLib.Variant("(ii)", (0, -1))))

    def inside(self, what: Accessible) -> Iterator[Accessible]:
        """Yield an element and all elements inside it."""
        yield what
        # GetChildren does not lead from GTK's window to the page inside
        for index in range(self._property(what, "ChildCount")):
            child = self.ask(what, "Accessible", "GetChildAtIndex", GLib.Variant("(i)", (index,)))
            yield from self.inside(Accessible(*child))


def told(bus: Bus) -> dict[str, Any]:
    """Return the fields of `Told` for the tree as it is now."""
    root = Accessible("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
    answer: dict[str, Any] = {"focus": "", "is_pressed": False, "sheet": "", "live": "", "table": ""}
    for element in bus.inside(root):
        if element == root:
            continue
        role, states = bus.role(element), bus.states(element)
        if FOCUSED in states and role not in HOLDERS:
            answer |= {"focus": bus.name(element), "is_pressed": PRESSED in states}
        if role == DIALOG and SHOWING in states:
            answer["sheet"] = answer["sheet"] or bus.name(element)
        if role == STATUS_BAR:
            answer["live"] = f"{answer['live']} {bus.text(element)}".strip()
        if role == EMBEDDED:  # the role of AT-SPI for ARIA's "application"
            answer["table"] = answer["table"] or bus.name(element)
    return answer


def main() -> None:
    """Answer each line of input until the input ends."""
    bus = Bus()
    print("ready", flush=True)
    for _ in sys.stdin:
        try:
            print(json.dumps(told(bus)), flush=True)
        except GLib.Error as error:  # an element vanished during the reading; the caller asks again
            print(json.dumps({"error": str(error)}), flush=True)


if __name__ == "__main__":
    main()

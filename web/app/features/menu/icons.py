"""Holds the signs on the buttons of the menu, drawn in lines. A sign says nothing: words stand beside it."""

from app.view.markup import Markup, element

_SIGNS = {
    "appearance": "M12 3a9 9 0 1 0 0 18c1.6 0 2.2-1 1.8-2.1-.5-1.3.2-2.4 1.6-2.4H18a3 3 0 0 0 3-3"
    "C21 7.6 16.9 3 12 3ZM7.5 11.5v.1M10 7.5v.1M14.5 7.5v.1M17 11.3v.1",
    "daily": "M4 6h16v14H4ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4",
    "data": "M4.5 6.5c0-4 15-4 15 0s-15 4-15 0v11c0 4 15 4 15 0v-11M4.5 12c0 4 15 4 15 0",
    "games": "M4 4.5h6.5V11H4zM13.5 4.5H20V11h-6.5zM4 14h6.5v6.5H4zM13.5 14H20v6.5h-6.5z",
    "help": "M3 6.5h18v11H3ZM6.5 10v.1M10 10v.1M14 10v.1M17.5 10v.1M8 14h8",
    "learn": "M2.5 9.5 12 5l9.5 4.5L12 14ZM6.5 11.6V16c3 2.5 8 2.5 11 0v-4.4",
    "moves": "M12 3v4M12 17v4M3 12h4M17 12h4M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7",
    "news": "M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2 2M16 16l2 2M6 18l2-2M16 8l2-2M12 9v6M9 12h6",
    "new": "M12 4v16M4 12h16",
    "report": "M6 3.5h12v17H6ZM9 8h6M9 12h6M9 16h3",
    "restart": "M5 4.5V10h5.5M5.3 9.7A7.75 7.75 0 1 1 4.25 13.5",
    "review": "M4 4.5V9h4.5M4.4 8.7A8.25 8.25 0 1 1 3.8 13M12 8v4.5l3 2",
    "rules": "M12 6.5C10 5 7 4.5 3.5 4.8V18.5C7 18.2 10 18.7 12 20.2C14 18.7 17 18.2 20.5 18.5V4.8"
    "C17 4.5 14 5 12 6.5V20",
    "settings": "M4 7h9.5M18.5 7H20M4 17h2M11 17h9M13.5 7a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0"
    "M6 17a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0",
    "share": "M12 14.5V3.5M8 7l4-3.5L16 7M4.5 12.5V20h15v-7.5",
    "statistics": "M4 4v16h16M7.5 15l4-5 3 3L20 6.5",
    "words": "M4 5.5h16M4 10h16M4 14.5h11M4 19h7",
}
"""The path of each sign in a square of 24 units, by the command of the button."""


def icon(command: str) -> Markup:
    """Return the sign for a command, such as "new" or "report score", hidden from screen readers.

    Raises:
        KeyError: the command has no sign.
    """
    shape = element("path", d=_SIGNS[command.partition(" ")[0]])
    return element("svg", shape, viewBox="0 0 24 24", aria_hidden=True)

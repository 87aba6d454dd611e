"""Reads the contents of a sheet."""

import xml.etree.ElementTree as ET

from app.view.markup import Markup


def read(body: Markup) -> ET.Element:
    """Return the body of a sheet as a tree."""
    return ET.fromstring(f"<body>{body}</body>")


def commands(body: Markup) -> list[str]:
    """Return the commands of all buttons, in order."""
    return [str(each.get("data-do")) for each in read(body).iter("button") if each.get("data-do")]


def text(body: Markup) -> str:
    """Return the words, with single spaces between them."""
    return " ".join("".join(read(body).itertext()).split())

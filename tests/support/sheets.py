"""What stands on a sheet."""

import xml.etree.ElementTree as ET

from app.view.markup import Markup


def read(body: Markup) -> ET.Element:
    """The body of a sheet as a tree."""
    return ET.fromstring(f"<body>{body}</body>")


def commands(body: Markup) -> list[str]:
    """The commands of all buttons, in order."""
    return [str(each.get("data-do")) for each in read(body).iter("button") if each.get("data-do")]


def text(body: Markup) -> str:
    """The words, with single spaces between them."""
    return " ".join("".join(read(body).itertext()).split())

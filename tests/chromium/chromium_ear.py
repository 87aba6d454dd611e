"""Read what Chromium tells a screen reader."""

from typing import Any

from playwright.sync_api import CDPSession, Page

from chromium.by_ear import Ear, Told


class ChromiumEar(Ear):
    """Reads the accessibility tree of a page through Chromium's DevTools protocol."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self._cdp.send("Accessibility.enable")

    def read(self) -> Told:
        found = self._cdp.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {node["nodeId"]: node for node in found}
        seen = [node for node in found if not node["ignored"]]
        focused = [node for node in seen if _property(node, "focused") and _role(node) != "RootWebArea"]
        return Told(
            focus=_name(focused[-1]) if focused else "",
            is_pressed=bool(focused) and _property(focused[-1], "pressed") == "true",
            sheet=next((_name(node) for node in seen if _role(node) == "dialog"), ""),
            live=" ".join(filter(None, (_text(node, nodes) for node in seen if _role(node) == "status"))),
            table=next((_name(node) for node in seen if _role(node) == "application"), ""),
        )


def _role(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def _name(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", ""))


def _property(node: dict[str, Any], name: str) -> Any:
    return next((one["value"].get("value") for one in node.get("properties", ()) if one["name"] == name), None)


def _text(node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> str:
    """Return all words inside a node of the tree."""
    if _role(node) == "StaticText":
        return _name(node)
    return "".join(_text(nodes[child], nodes) for child in node.get("childIds", ()) if child in nodes)

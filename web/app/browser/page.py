"""Shows texts, marks and parts of the page around the table, by the ids of elements."""

from collections.abc import Callable, Mapping
from typing import Any

from app.browser.dom import Dom, box_of
from app.view import arrow_keys
from app.view.markup import Markup, element

_NO_BREAK = "\u00a0"  # a no-break space, which is neither visible nor read out at the end of a sentence


class PageElements:
    """The elements of the document; see `app.core.shown.Page`."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._spoken: dict[str, str] = {}  # by id of a line, the text that was put there last

    def set_title(self, text: str) -> None:
        """Set the title of the page."""
        self._dom.document.title = text

    def set_text(self, name: str, text: str) -> None:
        """Set the text of an element; leave it alone if it has this text already, or if there is no element."""
        found = self._dom.element(name)
        if found and found.textContent != text:
            found.textContent = text

    def fill(self, name: str, markup: Markup) -> None:
        """Replace the content of an element by this HTML or SVG; do nothing if there is no such element."""
        found = self._dom.element(name)
        if found:
            self._dom.fill(found, markup)

    def append(self, name: str, markup: Markup) -> None:
        """Add this HTML at the end of the content of an element."""
        self._dom.append(self._dom.element(name), markup)

    def fill_again(self, name: str, markup: Markup) -> None:
        """Do the same as `fill`, and move a focus in the element to the first button of the new content."""
        found = self._dom.element(name)
        held = found.matches(":focus-within")
        self._dom.fill(found, markup)
        again = found.querySelector("button")
        if held and again:
            again.focus()

    # Marks

    def show(self, name: str, *, shown: bool) -> None:
        """Show or hide an element; do nothing if it is not there."""
        found = self._dom.element(name)
        if found:
            found.hidden = not shown

    def show_part(self, name: str, *, shown: bool) -> None:
        """Show or hide a part of the page; the style sheet gives its space to the other parts.

        The style sheet recognizes the shown part by a class of the root element, "with-" and the name. With `:has`
        instead, the browser would check every element of the page again whenever one of them changes.
        """
        self._dom.element(name).hidden = not shown
        self._dom.root.classList.toggle(f"with-{name}", shown)

    def allow(self, name: str, *, possible: bool) -> None:
        """Mark whether a button can do something now.

        The button can be pressed in both cases, and its command says why it does nothing. A button that the
        browser disables would lose the focus, and the next key would act on the table.
        """
        self.set_attribute(name, "aria-disabled", "false" if possible else "true")

    def set_attribute(self, name: str, attribute: str, value: str | None) -> None:
        """Set an attribute of an element; None removes the attribute."""
        found = self._dom.element(name)
        if value is None:
            found.removeAttribute(attribute)
        else:
            found.setAttribute(attribute, value)

    def flag(self, name: str, style: str, *, on: bool) -> None:
        """Add or remove a style class of an element; an empty name stands for the whole page."""
        found = self._dom.element(name) if name else self._dom.root
        found.classList.toggle(style, on)

    def note(self, name: str, value: str) -> None:
        """Set a fact about the whole page, such as its colours, for the style sheet."""
        setattr(self._dom.root.dataset, name, value)

    def place(self, name: str, style: str) -> None:
        """Set the CSS text of an element, which says where it lies."""
        self._dom.element(name).style.cssText = style

    def set_on_button(self, within: str, command: str, attributes: Mapping[str, str]) -> None:
        """Set attributes of the button with this command inside the element `within`; do nothing without one."""
        found = self._dom.element(within).querySelector(f'[data-do="{command}"]')
        if found:
            for name, value in attributes.items():
                found.setAttribute(name, value)

    def flag_buttons(self, within: str, style: str, wanted: Callable[[str], bool]) -> None:
        """Set a style class on the buttons in an element whose ids `wanted` accepts; remove it from the rest."""
        for button in self._dom.element(within).querySelectorAll("button"):
            button.classList.toggle(style, wanted(str(button.id)))

    # The focus

    def focus(self, name: str) -> None:
        """Give the focus to an element; do nothing if there is no such element."""
        found = self._dom.element(name)
        if found:
            found.focus()

    def focus_first(self, within: str, selector: str) -> None:
        """Give the focus to the first element inside `within` that matches a CSS selector."""
        found = self._dom.element(within).querySelector(selector)
        if found:
            found.focus()

    def walk(self, within: str, pointing: tuple[int, int]) -> None:
        """Move the focus to the next button inside an element in a direction: (1, 0) is right, (0, 1) is down."""
        buttons = list(self._dom.element(within).querySelectorAll("button:not([disabled])"))
        focused = self._dom.document.activeElement
        at = next((i for i, button in enumerate(buttons) if button.isSameNode(focused)), None)
        if at is not None:
            buttons[arrow_keys.neighbour([box_of(button) for button in buttons], at, pointing)].focus()

    def has_focus(self, name: str) -> bool:
        """Return whether the focus is in an element."""
        return bool(self._dom.element(name).contains(self._dom.document.activeElement))

    def command_in_focus(self, name: str) -> str:
        """Return the command of the button that has the focus inside an element; empty if none has it."""
        found = self._focused(name)
        return str(found.getAttribute("data-do") or "") if found else ""

    def _focused(self, name: str) -> Any:
        """Return the button in an element that has the focus, even if another window is active; else None."""
        focused = self._dom.document.activeElement
        return focused.closest("button") if focused and self._dom.element(name).contains(focused) else None

    # Words

    def text_of(self, name: str) -> str:
        """Return the text of an element, or the text in a text field."""
        found = self._dom.element(name)
        return str(found.value if found.matches("input") else found.textContent)

    def select(self, name: str) -> None:
        """Show an element and select its text, so that the player can copy it."""
        found = self._dom.element(name)
        if not found:
            return
        found.hidden = False
        if found.matches("input"):
            found.select()
        else:
            self._dom.window.getSelection().selectAllChildren(found)

    def speak(self, name: str, words: str, more: str, *, aloud: bool, unseen: bool) -> None:
        """Put `words` and `more` into the element `name`, a line that screen readers read out.

        With `aloud` the words are shown. A sheet shows all words in its line, unless they are `unseen`.
        """
        line = self._dom.element(name)
        # a screen reader reads a live region out only if its text differs from the text before
        before = self._spoken.get(name, str(line.textContent))
        self._spoken[name] = line.textContent = f"{words}{_NO_BREAK}" if before == words else words
        if more:
            self._dom.append(line, element("span", more, class_="unseen"))
        line.classList.toggle("aloud", aloud)
        line.classList.toggle("unseen", unseen)

"""The keyboard: which key was pressed, and which command it gives."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from app.view.arrows import ARROWS


class Key(NamedTuple):
    """A key, and what it is for."""

    name: str  # see `pressed`
    command: str
    does: str = ""  # the message that says what it does, for the list of keys; empty if another key says it, too
    printed: str = ""  # the message for what is printed on it; empty if that is its name
    with_control: str = ""  # keys that give the same command while Control or Command is held

    @property
    def writes(self) -> bool:
        """Whether it writes a sign. Those who speak to their device may press such a key by accident."""
        return len(self.name) == 1 and self.name != " "


class Keyboard:
    """The keys of all parts of the page."""

    def __init__(self, keys: Iterable[Key] = ()) -> None:
        self.keys = tuple(keys)
        self._commands = {key.name: key.command for key in self.keys}
        self._always = {key.name: key.command for key in self.keys if not key.writes}
        self._with_control = {name: key.command for key in self.keys for name in key.with_control}

    def command(self, key: str, *, control: bool, letters: bool) -> str | None:
        """Return the command of a key press, such as "undo" or "report score"; None if the key has none.

        `key` is the name of the key; see `pressed`. `control` says whether Control or Command was held;
        `letters` says whether keys work that write a sign: the player can switch these off.
        """
        if control:
            return self._with_control.get(key)
        return self._commands.get(key.lower()) or self._always.get(key) if letters else self._always.get(key)


# What keyboards of other scripts, and input methods, write or say in place of a key's name
USED_SIGNS = frozenset("0123456789./,?+-")  # that may have a command; see `Key`
_NAMED = {
    "Enter",
    "Escape",
    "PageDown",
    "PageUp",
    *(f"F{number}" for number in range(1, 13)),
}  # by their place, too
_UNNAMED = {"Process", "Unidentified", "undefined"}  # an input method has taken the key; the browser knows no name
_MARKED = ("\u00c0", "\u024f")  # the first and the last of the Latin letters with marks
_FULL_WIDTH = (0xFF01, 0xFF5E)  # wide forms of the signs from "!" to "~", in the same order
_SIGNS = {  # by their place on the keyboard: without Shift and with it
    "Slash": "/?",
    "Period": ".>",
    "Comma": ",<",
    "Minus": "-_",
    "Equal": "=+",
    "Space": "  ",
    "NumpadAdd": "++",
    "NumpadSubtract": "--",
    "NumpadDivide": "//",
    "NumpadDecimal": "..",
}


def pressed(event: Any) -> str:
    """Return the name of the key that a keyboard event is about, as the other functions here understand it.

    `event` is the browser's, or anything with `key`, `code` and `shiftKey`.
    """
    return name_of(str(event.key), str(event.code), shift=bool(event.shiftKey))


def name_of(key: str, code: str, *, shift: bool) -> str:
    """Return the name of a key, whatever script its keyboard writes: "u", "Enter", "?", and "Z" for Shift and z.

    A letter counts as capital if Shift is held, not if Caps Lock is on. A key that writes a letter of another
    script, or that an input method has taken, has the name of the same place on an English keyboard.

    Args:
        key: what the key writes, or its name, as the browser says.
        code: the place of the key on the keyboard, such as "KeyZ", as the browser says.
        shift: whether Shift was held.
    """
    written = _usual_width(key)
    if len(written) == 1 and "a" <= written.lower() <= "z":
        return written.upper() if shift else written.lower()
    if len(written) > 1 or _MARKED[0] <= written <= _MARKED[1]:
        is_known = written not in _UNNAMED
    else:
        # a sign that means nothing here, where others have a letter, is there in place of that letter
        is_known = " " <= written <= "~" and (written in USED_SIGNS or not code.startswith("Key"))
    return written if is_known else _at_place(code, shift) or written


def _usual_width(key: str) -> str:
    """Return a sign in its usual width; what is no full-width sign stays as it is."""
    if key == "\u3000":
        return " "
    if len(key) == 1 and _FULL_WIDTH[0] <= ord(key) <= _FULL_WIDTH[1]:
        return chr(ord(key) - _FULL_WIDTH[0] + ord("!"))
    return key


def _at_place(code: str, shift: bool) -> str:
    """Return the name that the key at a place has on an English keyboard; empty for a place without a use here."""
    for kind in ("Key", "Digit", "Numpad"):
        sign = code[len(kind) :]
        if code.startswith(kind) and len(sign) == 1:
            return sign.upper() if shift else sign.lower()
    if code in _SIGNS:
        return _SIGNS[code][int(shift)]
    name = "Enter" if code == "NumpadEnter" else code
    return name if name in _NAMED or name in ARROWS else ""

"""Finds which key of the keyboard was pressed, and which command it gives."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from app.view.arrow_keys import ARROWS


class Key(NamedTuple):
    """A key of the keyboard and its command."""

    name: str  # see `pressed`
    command: str
    does: str = ""  # the name of the message for the list of keys; empty if another key has this message
    printed: str = ""  # the name of the message for the text printed on the key; empty if this text is `name`
    with_control: str = ""  # the keys that give the same command while Control or Command is held, a letter each

    @property
    def writes(self) -> bool:
        """Whether the key writes a character. Players who use speech input may press such a key by accident."""
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
        `letters` says whether keys that write a character work: the player can switch them off.
        """
        if control:
            return self._with_control.get(key)
        return self._commands.get(key.lower()) or self._always.get(key) if letters else self._always.get(key)


# For keyboards of other scripts and for input methods, which report other characters or names for a key
USED_SIGNS = frozenset("0123456789./,?+-")  # the characters, besides letters, that may have a command; see `Key`
_NAMED = {
    "Enter",
    "Escape",
    "PageDown",
    "PageUp",
    *(f"F{number}" for number in range(1, 13)),
}  # the browser uses these names for the place of the key on the keyboard, too
_UNNAMED = {"Process", "Unidentified", "undefined"}  # the browser's names for a key that an input method has taken
_MARKED = ("\u00c0", "\u024f")  # the first and the last of the Latin letters with accents
_FULL_WIDTH = (0xFF01, 0xFF5E)  # wide forms of the characters from "!" to "~", in the same order
_SIGNS = {  # by the place of a key on the keyboard, its characters without Shift and with Shift
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
    """Return the name of the key of a keyboard event, as in `Key.name`.

    `event` is an event of the browser, or any object with `key`, `code` and `shiftKey`.
    """
    return name_of(str(event.key), str(event.code), shift=bool(event.shiftKey))


def name_of(key: str, code: str, *, shift: bool) -> str:
    """Return the name of a key, whatever script its keyboard writes: "u", "Enter", "?", and "Z" for Shift and z.

    A letter counts as capital if Shift is held, not if Caps Lock is on. A key that writes a letter of another
    script, or that an input method has taken, has the name of the same place on an English keyboard.

    Args:
        key: the character that the key writes, or its name, as the browser reports it.
        code: the place of the key on the keyboard, such as "KeyZ", as the browser reports it.
        shift: whether Shift was held.
    """
    written = _usual_width(key)
    if len(written) == 1 and "a" <= written.lower() <= "z":
        return written.upper() if shift else written.lower()
    if len(written) > 1 or _MARKED[0] <= written <= _MARKED[1]:
        is_known = written not in _UNNAMED
    else:
        # a character without a command, on a key that has a letter on an English keyboard, stands for that letter
        is_known = " " <= written <= "~" and (written in USED_SIGNS or not code.startswith("Key"))
    return written if is_known else _at_place(code, shift) or written


def _usual_width(key: str) -> str:
    """Return a full-width character in its usual width; any other text stays as it is."""
    if key == "\u3000":
        return " "
    if len(key) == 1 and _FULL_WIDTH[0] <= ord(key) <= _FULL_WIDTH[1]:
        return chr(ord(key) - _FULL_WIDTH[0] + ord("!"))
    return key


def _at_place(code: str, shift: bool) -> str:
    """Return the name that the key at a place has on an English keyboard; empty if the page has no use for it."""
    for kind in ("Key", "Digit", "Numpad"):
        sign = code[len(kind) :]
        if code.startswith(kind) and len(sign) == 1:
            return sign.upper() if shift else sign.lower()
    if code in _SIGNS:
        return _SIGNS[code][int(shift)]
    name = "Enter" if code == "NumpadEnter" else code
    return name if name in _NAMED or name in ARROWS else ""

"""Replaces `json`. It keeps the order of keys; the JSON functions of MicroPython and of the browser do not."""

from collections import OrderedDict
from typing import Any

import js  # type: ignore[import-not-found]
import shim_floats  # type: ignore[import-not-found]

_LONG = 60  # in characters; for a shorter text, a call of JavaScript would take longer
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


def loads(text: str) -> Any:
    """Do what `json.loads` does.

    Raises:
        ValueError: the text is not JSON.
    """
    reader = _Reader(text)
    value = reader.value()
    reader.expect_end()
    return value


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def _skip(self) -> str:
        """Skip white space, and return the next character without reading it; "" at the end."""
        text, at = self._text, self._at
        while text[at : at + 1] in (" ", "\n", "\r", "\t"):
            at += 1
        self._at = at
        return text[at : at + 1]

    def expect_end(self) -> None:
        if self._skip():
            raise ValueError("extra data")

    def value(self) -> Any:
        first = self._skip()
        if first == "{":
            return self._object()
        if first == "[":
            return self._list()
        if first == '"':
            return self._string()
        for word, value in (("true", True), ("false", False), ("null", None)):
            if self._text.startswith(word, self._at):
                self._at += len(word)
                return value
        return self._number()

    def _object(self) -> Any:
        found: OrderedDict[str, Any] = OrderedDict()
        self._at += 1
        if self._skip() == "}":
            self._at += 1
            return found
        while True:
            if self._skip() != '"':
                raise ValueError("key expected")
            key = self._string()
            if self._skip() != ":":
                raise ValueError("colon expected")
            self._at += 1
            found[key] = self.value()
            if self._closed("}"):
                return found

    def _list(self) -> Any:
        found: list[Any] = []
        self._at += 1
        if self._skip() == "]":
            self._at += 1
            return found
        while True:
            found.append(self.value())
            if self._closed("]"):
                return found

    def _closed(self, bracket: str) -> bool:
        """Read a comma or the bracket; return whether it was the bracket."""
        after = self._skip()
        if after not in (",", bracket) or not after:
            raise ValueError("comma expected")
        self._at += 1
        return after == bracket

    def _string(self) -> str:
        text, at = self._text, self._at + 1
        parts: list[str] = []
        while True:
            end, escape = text.find('"', at), text.find("\\", at)
            if end < 0:
                raise ValueError("text without an end")
            if escape < 0 or end < escape:
                parts.append(self._checked(text[at:end]))
                self._at = end + 1
                return "".join(parts)
            parts.append(self._checked(text[at:escape]))
            letter = text[escape + 1 : escape + 2]
            at = escape + 2
            if letter == "u":
                code, at = int(text[at : at + 4], 16), at + 4
                if 0xD800 <= code < 0xDC00 and text[at : at + 2] == "\\u":
                    code = 0x10000 + ((code - 0xD800) << 10) + int(text[at + 2 : at + 6], 16) - 0xDC00
                    at += 6
                parts.append(chr(code))
            elif letter in _ESCAPES and letter:
                parts.append(_ESCAPES[letter])
            else:
                raise ValueError("no such escape")

    def _checked(self, part: str) -> str:
        if any([letter < " " for letter in part]):
            raise ValueError("control character")
        return part

    def _number(self) -> Any:
        text, start = self._text, self._at
        at = start
        while text[at : at + 1] in tuple("+-0123456789.eE"):
            at += 1
        self._at = at
        part = text[start:at]
        digits = part[1:] if part[:1] == "-" else part
        if not digits[:1].isdigit() or (digits[0] == "0" and digits[1:2].isdigit()):
            raise ValueError("no value")
        if digits.isdigit():
            return int(part)
        number = shim_floats.read(part)
        if number != number or ("." in part and not part.partition(".")[2][:1].isdigit()):
            raise ValueError("no value")
        return number


def dumps(value: Any, ensure_ascii: bool = True, separators: Any = (", ", ": "), indent: Any = None) -> str:
    """Do what `json.dumps` does."""
    parts: list[str] = []
    _write(value, parts, separators, ensure_ascii)
    return "".join(parts)


def _write(value: Any, parts: list[str], separators: Any, ensure_ascii: bool) -> None:
    comma, colon = separators
    if isinstance(value, str):
        parts.append(_quoted(value, ensure_ascii))
    elif value is None or value is True or value is False:
        parts.append("null" if value is None else "true" if value else "false")
    elif isinstance(value, float):
        parts.append(shim_floats.text(value))
    elif isinstance(value, int):
        parts.append(str(value))
    elif isinstance(value, dict):
        parts.append("{")
        for number, key in enumerate(value):
            parts.append(comma if number else "")
            parts.append(_quoted(key if isinstance(key, str) else str(key), ensure_ascii) + colon)
            _write(value[key], parts, separators, ensure_ascii)
        parts.append("}")
    else:
        parts.append("[")
        for number, each in enumerate(value):
            parts.append(comma if number else "")
            _write(each, parts, separators, ensure_ascii)
        parts.append("]")


def _quoted(letters: str, ensure_ascii: bool) -> str:
    if len(letters) > _LONG:
        coded = letters.encode()
        if _is_plain(letters, coded, ensure_ascii):
            # The result is the same, and much faster. `decode` gives a plain `str`: JavaScript gets no text from a
            # class derived from `str`.
            written: str = js.JSON.stringify(coded.decode())
            return written
    names = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f"}
    parts = []
    for letter in letters:
        code = ord(letter)
        if letter in names:
            parts.append(names[letter])
        elif code < 32 or (ensure_ascii and code > 126):
            units = [code] if code < 0x10000 else [0xD800 + (code - 0x10000 >> 10), 0xDC00 + (code & 0x3FF)]
            parts.append("".join(["\\u" + ("000" + hex(unit)[2:])[-4:] for unit in units]))
        else:
            parts.append(letter)
    return '"' + "".join(parts) + '"'


def _is_plain(letters: str, coded: bytes, ensure_ascii: bool) -> bool:
    """Return whether JavaScript writes a text as Python does. For example, it gets a text only up to a NUL."""
    is_ascii = len(coded) == len(letters) and "\x7f" not in letters
    return "\x00" not in letters and (is_ascii or not ensure_ascii)

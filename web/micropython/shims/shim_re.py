"""Replaces `re`: the engine of the browser finds the matches."""

from typing import Any

import js  # type: ignore[import-not-found]

ASCII, IGNORECASE, DOTALL = 1, 2, 4


class Match:
    """A match, made from what JavaScript's `exec` returns."""

    def __init__(self, found: Any) -> None:
        self._groups = tuple(
            [part if isinstance(part, str) else None for part in [found[i] for i in range(found.length)]]
        )
        self._begin = found.index

    def __getitem__(self, number: int) -> Any:
        return self._groups[number]

    def group(self, *numbers: int) -> Any:
        if len(numbers) < 2:
            return self._groups[numbers[0] if numbers else 0]
        return tuple([self._groups[number] for number in numbers])

    def groups(self) -> Any:
        return self._groups[1:]

    def start(self) -> int:
        return self._begin  # type: ignore[no-any-return]

    def end(self) -> int:
        return self.start() + len(self[0])


class Pattern:
    """A compiled pattern. It refuses syntax that differs in JavaScript, such as named groups and lookbehind."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        if "(?P" in pattern or "(?<" in pattern or "\\Z" in pattern:
            raise ValueError(pattern)
        pattern = pattern.replace("[][{}]", "[\\]\\[{}]").replace("[^][{}]", "[^\\]\\[{}]")
        marks = ("i" if flags & IGNORECASE else "") + ("s" if flags & DOTALL else "")
        self._any = js.RegExp.new(pattern, "g" + marks)
        self._whole = js.RegExp.new("^(?:" + pattern + ")$", marks)
        self._begin = js.RegExp.new("^(?:" + pattern + ")", marks)

    def fullmatch(self, text: str) -> Any:
        return _match(self._whole.exec(text))

    def match(self, text: str) -> Any:
        return _match(self._begin.exec(text))

    def search(self, text: str) -> Any:
        self._any.lastIndex = 0
        return _match(self._any.exec(text))

    def finditer(self, text: str) -> Any:
        at = 0
        while True:
            self._any.lastIndex = at
            found = _match(self._any.exec(text))
            if found is None:
                return
            at = found.end() + (not found[0])
            yield found

    def findall(self, text: str) -> list[Any]:
        found = [each.groups() or (each[0],) for each in self.finditer(text)]
        return [each[0] if len(each) == 1 else each for each in found]

    def split(self, text: str) -> list[Any]:
        parts: list[Any] = []
        at = 0
        for found in self.finditer(text):
            parts.append(text[at : found.start()])
            parts.extend(found.groups())
            at = found.end()
        parts.append(text[at:])
        return parts

    def sub(self, new: Any, text: str) -> str:
        parts, at = [], 0
        for each in self.finditer(text):
            parts.append(text[at : each.start()])
            parts.append(new(each) if callable(new) else _filled(new, each))
            at = each.end()
        return "".join(parts) + text[at:]


def _match(found: Any) -> Any:
    return Match(found) if found else None


def _filled(new: str, found: Match) -> str:
    for number, part in enumerate(found.groups(), start=1):
        new = new.replace("\\" + str(number), part or "")
    return new


def compile(pattern: str, flags: int = 0) -> Pattern:
    return Pattern(pattern, flags)


def sub(pattern: str, new: Any, text: str) -> str:
    return Pattern(pattern).sub(new, text)


def fullmatch(pattern: str, text: str, flags: int = 0) -> Any:
    return Pattern(pattern, flags).fullmatch(text)


def findall(pattern: str, text: str) -> list[Any]:
    return Pattern(pattern).findall(text)


def split(pattern: str, text: str) -> list[str]:
    return Pattern(pattern).split(text)

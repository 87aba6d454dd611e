"""Puts sayings into the words of one language.

A language is a folder of messages in the format Fluent, such as `en`. The build compiles them to texts and lists,
so that the page needs no parser for Fluent (see `make.messages`):

- A message is a text, or a list of parts that are put together.
- A part is a text, or one of the lists below. In them, `name` is the name of an argument of the saying.

    ["shown", name]  ["shown", name, form]         an argument; if it is a saying, in one of its forms
    ["number", name]                               a whole number in digits
    ["spelled", name]  ["spelled", name, form]     a whole number as a word; in a form of the message "spelled"
    ["listed", name, joint]  [.., joint, form]     several sayings one after the other
    ["upper", part]                                its first letter in upper case
    ["message", other]                             another message with the same arguments
    ["term", other, arguments]                     another message with arguments of its own
    ["select", name, variants, message]            the variant for an argument, else the message at the end
    ["select-form", name, form, variants, message] the same for a form of an argument

The keys of variants are texts, numbers ("0") or plural categories ("one"); the values are messages. For a number,
its own variant is tried before that of its category.
`engine/words/README.md` says how all this is written in Fluent.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.core.saying import Argument, Saying

Part: TypeAlias = str | Sequence[Any]
Message: TypeAlias = str | Sequence[Part]
Arguments: TypeAlias = Mapping[str, Argument]


class MissingMessageError(KeyError):
    """Raised when a message, or a form of it, is not in the language."""


class Messages(dict[str, Message]):
    """The messages of a language, by name; the form "to" of the message "place" has the name "place.to".

    `parts` are mappings from the name of a message to what the build has made of it: a text, or a list in JSON.
    The JSON is parsed when the message is first needed, since a visit needs only few messages. If several of the
    mappings have a message, the first one counts.
    """

    def __init__(self, *parts: Mapping[str, str]) -> None:
        super().__init__()
        self.parts = parts

    def __missing__(self, name: str) -> Message:
        for part in self.parts:
            text = part.get(name)
            if text is not None:
                message: Message = json.loads(text) if text.startswith("[") else text
                self[name] = message
                return message
        raise KeyError(name)

    def names(self) -> list[str]:
        """Return the names of all messages and their forms."""
        return [name for part in self.parts for name in part]


class Lines(Mapping[str, str]):
    """The texts of messages by name, from lines in alphabetical order: each has a name, a space and the text.

    A text is looked for by halving, since a visit needs only few: MicroPython makes a dictionary of all slowly.
    """

    def __init__(self, lines: str) -> None:
        self._lines = lines.strip("\n").split("\n")

    def __getitem__(self, name: str) -> str:
        """Return the text of a message; raise `KeyError` if there is none."""
        start = name + " "
        first, end = 0, len(self._lines)
        while first < end:
            middle = (first + end) // 2
            if self._lines[middle] < start:
                first = middle + 1
            else:
                end = middle
        if first == len(self._lines) or not self._lines[first].startswith(start):
            raise KeyError(name)
        return self._lines[first][len(start) :]

    def __iter__(self) -> Iterator[str]:
        return iter([line.partition(" ")[0] for line in self._lines])

    def __len__(self) -> int:
        return len(self._lines)


class Language(NamedTuple):
    """A language: its code and direction, its messages by name, and the plural forms of its numbers."""

    code: str  # as in HTML: "en", "pt-BR"
    direction: str  # "ltr" or "rtl"
    messages: Messages
    plurals: Sequence[str]  # the plural category of each number from 0 to 199; from 200 on they repeat from 100
    grouping: str = ","  # what stands between the thousands of a number
    # The rules of games by the id of their first rule set; those that are missing are shown in English.
    rules: Mapping[str, str] = {}

    def text(self, saying: Saying, form: str = "") -> str:
        """Return a saying in this language; `form` names one of the forms of its message, such as "to".

        Raises:
            MissingMessageError: The language has no such message, or not in this form.
        """
        name = f"{saying.name}.{form}" if form else saying.name
        try:
            message = self.messages[name]
        except KeyError:
            raise MissingMessageError(f"{self.code} has no message {name}") from None
        return self.said(message, dict(saying.arguments))

    def forms(self, saying: Saying) -> list[str]:
        """Return a saying in all forms that its message has, the plain one first."""
        names = [name for name in self.messages.names() if name.startswith(f"{saying.name}.")]
        return [self.text(saying), *(self.text(saying, name.partition(".")[2]) for name in names)]

    def said(self, message: Message, given: Arguments) -> str:
        """Return a message with these arguments in words."""
        if isinstance(message, str):
            return message
        return "".join([self.said_part(part, given) for part in message])

    def said_part(self, part: Part, given: Arguments) -> str:
        """Return a part of a message in words."""
        if isinstance(part, str):
            return part
        return _KINDS[part[0]](self, given, *part[1:])

    # Used by the functions for the kinds of parts

    def plural(self, number: Argument) -> str:
        """Return the plural category of a whole number, such as "one" or "other"."""
        count = abs(int(str(number)))
        return self.plurals[count if count < len(self.plurals) else 100 + count % 100]

    def shown(self, value: Argument, form: str = "") -> str:
        """Return an argument in words: a saying in one of its forms; anything else as it is."""
        return self.text(value, form) if isinstance(value, Saying) else str(value)

    def upper(self, words: str) -> str:
        """Return words with their first letter in upper case."""
        return words[:1].upper() + words[1:]

    def spelled(self, value: Argument, form: str = "") -> str:
        """Return a whole number as a word, or in digits if the language does not spell this number out."""
        return self.text(Saying("spelled", (("number", value),)), form)

    def number(self, value: Argument) -> str:
        """Return a whole number in digits, with the sign `grouping` between groups of three digits."""
        return f"{int(str(value)):,}".replace(",", self.grouping)

    def listed(self, values: Argument, kind: str, form: str = "") -> str:
        """Return several sayings one after the other.

        `kind` says what joins them: the messages "list-KIND" and, before the last of them, "list-KIND.last".
        """
        words = [self.shown(value, form) for value in values] if isinstance(values, tuple) else []
        joint = Saying(f"list-{kind}")
        if len(words) < 2:
            return "".join(words)
        return self.text(joint).join(words[:-1]) + self.text(joint, "last") + words[-1]


# One function for each kind of part (see `_KINDS`)


def _shown(language: Language, given: Arguments, name: str, form: str = "") -> str:
    return language.shown(given[name], form)


def _number(language: Language, given: Arguments, name: str) -> str:
    return language.number(given[name])


def _spelled(language: Language, given: Arguments, name: str, form: str = "") -> str:
    return language.spelled(given[name], form)


def _listed(language: Language, given: Arguments, name: str, joint: str, form: str = "") -> str:
    return language.listed(given[name], joint, form)


def _upper(language: Language, given: Arguments, part: Part) -> str:
    return language.upper(language.said_part(part, given))


def _message(language: Language, given: Arguments, name: str) -> str:
    return language.said(language.messages[name], given)


def _term(language: Language, _: Arguments, name: str, own: Arguments) -> str:
    return language.said(language.messages[name], own)


def _select(
    language: Language, given: Arguments, name: str, variants: Mapping[str, Message], other: Message
) -> str:
    value = given[name]
    found = variants.get(str(value)) if isinstance(value, (int, str)) else None
    if found is None and isinstance(value, int):
        found = variants.get(language.plural(value))
    return language.said(other if found is None else found, given)


def _select_form(
    language: Language, given: Arguments, name: str, form: str, variants: Mapping[str, Message], other: Message
) -> str:
    return language.said(variants.get(language.shown(given[name], form), other), given)


_KINDS: dict[str, Callable[..., str]] = {
    "shown": _shown,
    "number": _number,
    "spelled": _spelled,
    "listed": _listed,
    "upper": _upper,
    "message": _message,
    "term": _term,
    "select": _select,
    "select-form": _select_form,
}

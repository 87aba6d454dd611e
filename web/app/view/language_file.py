"""Reads a language that is not part of the program from a JSON file that the build has made."""

import json

from engine.words.language import Language, Messages


def read_language(text: str) -> Language:
    """Return the language from the text of such a file.

    Raises:
        ValueError: The text is no such file.
    """
    try:
        found = json.loads(text)
        messages, plurals = Messages(found["messages"]), found["plurals"].split()
        return Language(found["code"], found["direction"], messages, plurals, found["grouping"], found["rules"])
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError("This is no file of a language.") from error

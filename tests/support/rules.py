"""The pictures in the text of rules, for tests that look at them."""

import re

from engine.games.catalogue import CATALOGUE
from engine.play.rules_pictures import RulesPicture, is_picture, read_picture


def pictures(rules: str) -> list[RulesPicture]:
    """Return the pictures that the text of these rules contains."""
    return [read_picture(block, CATALOGUE) for block in re.split(r"\n\s*\n", rules) if is_picture(block)]

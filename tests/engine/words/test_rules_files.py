"""Test that the rules in other languages match the English ones, as far as a program can check."""

import re
from collections.abc import Iterator

import pytest

from engine.core.game import Move, Position
from engine.games.catalogue import CATALOGUE, first_rule_set
from engine.play.notation import CannotReadError
from make import messages
from support.rules import pictures

FOLDERS = [messages.ENGINE / code for code in ("en", *messages.codes())]
OTHERS = [folder for folder in FOLDERS if folder.name != "en"]
ENGLISH = {game.id: game.rules for game in map(first_rule_set, CATALOGUE.values()) if game.rules}
SPIDER = ENGLISH["spider"]


def shown(rules: str) -> list[tuple[str, Position, Move | None, list[tuple[int, ...]]]]:
    """Return for each picture its game, position and move, and the piles that have a name."""
    return [
        (each.game.id, each.position, each.move, [label.spots for label in each.labels])
        for each in pictures(rules)
    ]


def headings(rules: str) -> int:
    return len(re.findall("^# ", rules, re.MULTILINE))


def faults(name: str, rules: str) -> Iterator[str]:
    """Yield what is wrong with the rules of a game in another language."""
    if name not in ENGLISH:
        yield f"{name} is not the first rule set of a game"
        return
    if headings(rules) != headings(ENGLISH[name]):
        yield f"{name} has {headings(rules)} headings, but in English {headings(ENGLISH[name])}"
    if shown(rules) != shown(ENGLISH[name]):
        yield f"{name} has other pictures than in English"


def test_english_has_its_rules_in_the_modules_only() -> None:
    assert "en" in [folder.name for folder in FOLDERS]
    assert not messages.read(messages.ENGINE / "en").rules


def test_the_rules_of_every_language_have_the_headings_and_pictures_of_the_english_ones() -> None:
    for folder in OTHERS:
        rules = messages.read(folder).rules
        assert not [f"{folder.name}: {fault}" for name in rules for fault in faults(name, rules[name])]


# The check itself


def test_the_english_rules_are_without_fault() -> None:
    assert not [fault for name, rules in ENGLISH.items() for fault in faults(name, rules)]
    assert all(shown(rules) and headings(rules) > 2 for rules in ENGLISH.values())


def blocks(rules: str) -> list[str]:
    """Return the paragraphs of rules, each as one line."""
    return [" ".join(block.split()) for block in re.split(r"\n\s*\n", rules.strip())]


def translated(block: str) -> str:
    """Return a paragraph, heading, list or picture with its words replaced."""
    before, _, after = block.partition(": ")
    if block.startswith("[move "):
        return f"{before}: Die Karte zieht.]"
    if block.startswith("[table "):
        return f"{before}: {', '.join(f'ein Haufen {label.split()[-1]}' for label in after.split(', '))}"
    return "# Der Tisch\nSpielen." if block.startswith("# ") else "Noch etwas."


@pytest.mark.parametrize("name", ENGLISH)
def test_rules_in_other_words_are_without_fault(name: str) -> None:
    assert not list(faults(name, "\n\n".join(map(translated, blocks(ENGLISH[name])))))


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("# The aim\n", "", "headings"),
        ("# The aim\n", "# The aim\n# Another\n", "headings"),
        ("spider/", "spider-2/", "pictures"),
        ("[table ", "[Table ", "pictures"),
        ("[move ", "[Move ", "pictures"),
        ("t1-t10", "t1-t9", "pictures"),
    ],
)
def test_other_headings_and_pictures_are_faults(right: str, wrong: str, fault: str) -> None:
    assert right in SPIDER
    (found,) = faults("spider", SPIDER.replace(right, wrong))
    assert fault in found


def test_rules_of_no_game_are_a_fault() -> None:
    assert list(faults("spider-2", SPIDER)) == ["spider-2 is not the first rule set of a game"]


def test_a_picture_that_cannot_be_read_is_named() -> None:
    with pytest.raises(CannotReadError):
        list(faults("spider", SPIDER.replace("t1-t10", "t1-t11")))

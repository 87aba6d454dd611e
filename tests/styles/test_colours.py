"""Check in the style sheet that texts can be read on every cloth, and suits on every card.

The contrast of two colours is that of WCAG 2: 1 for equal colours, 21 for black on white.
"""

import re
from typing import NamedTuple

import pytest

from app.state.settings import SUITS, allowed
from make.bundles import style

NO_NOTES = re.sub(r"/\*.*?\*/", "", style(), flags=re.DOTALL)
STYLE = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", NO_NOTES)  # without rules for some devices only
CLOTHS = [str(cloth) for cloth in allowed("theme") if cloth != "auto"]
DARK = [cloth for cloth in CLOTHS if cloth != "day"]


class Colour(NamedTuple):
    """Red, green and blue from 0 to 255, and the opacity `cover` from 0 to 1."""

    red: float
    green: float
    blue: float
    cover: float = 1.0

    def over(self, below: "Colour") -> "Colour":
        mixed = [
            self.cover * one + (1 - self.cover) * other for one, other in zip(self[:3], below[:3], strict=True)
        ]
        return Colour(*mixed)

    def light(self) -> float:
        """Return the relative luminance, as WCAG defines it."""
        parts = [part / 255 for part in self[:3]]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    lights = sorted([one.light(), other.light()])
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def variables(*selectors: str) -> dict[str, str]:
    """Return the variables that the rules with these selectors set; of two values the later one counts."""
    found: dict[str, str] = {}
    for listed, body in re.findall(r"(?:^|[}\s])((?:[^{}@;]|\n)+?)\s*\{([^{}]*)\}", STYLE):
        if {part.strip() for part in listed.split(",")} & set(selectors):
            found |= dict(re.findall(r"(--[\w-]+):\s*([^;]+);", body))
    return found


def colour(name: str, among: dict[str, str]) -> Colour:
    value = among[name]
    if value.startswith("var("):
        return colour(value[4:-1], among)
    digits = value.removeprefix("#")
    if len(digits) <= 4:
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue, *cover = (int(digits[at : at + 2], 16) for at in range(0, len(digits), 2))
    return Colour(red, green, blue, cover[0] / 255 if cover else 1.0)


def cloth(name: str) -> dict[str, str]:
    return variables(":root") | variables(f'[data-cloth="{name}"]')


def against_cloth(name: str, of: str, part: str = "--felt-1") -> float:
    """Return the contrast of the colour variable `of` against a part of a cloth.

    The first part is the lightest.
    """
    among = cloth(name)
    ground = colour(part, among)
    return contrast(colour(of, among).over(ground), ground)


@pytest.mark.parametrize("name", CLOTHS)
def test_every_cloth_has_three_shades_of_its_own(name: str) -> None:
    shades = [tuple(cloth(one)[f"--felt-{number}"] for number in (1, 2, 3)) for one in CLOTHS]
    assert len(set(shades)) == len(CLOTHS)
    listed = variables(f':root[data-theme="{name}"]') or variables(":root")
    assert {key: listed[key] for key in variables(f'[data-cloth="{name}"]')} == variables(f'[data-cloth="{name}"]')


@pytest.mark.parametrize("name", DARK)
def test_words_and_marks_can_be_read_on_the_lightest_part_of_a_dark_cloth(name: str) -> None:
    least = {"--text": 6.3, "--text-2": 4.9, "--choice": 5.0, "--slot": 3.3}
    found = {of: against_cloth(name, of) for of in least}
    assert not {of: found[of] for of in least if found[of] < least[of]}


def test_words_and_marks_can_be_read_on_all_of_the_light_cloth() -> None:
    for part in ("--felt-1", "--felt-3"):
        assert against_cloth("day", "--text", part) >= 7
        assert against_cloth("day", "--text-2", part) >= 4.5
        assert against_cloth("day", "--choice", part) >= 4.5
        assert against_cloth("day", "--slot", part) >= 3


@pytest.mark.parametrize("name", CLOTHS)
def test_words_can_be_read_on_the_sheets(name: str) -> None:
    among = cloth(name)
    for sheet in ("--sheet", "--sheet-2"):
        assert contrast(colour("--sheet-text", among), colour(sheet, among)) >= 7
        assert contrast(colour("--sheet-dim", among), colour(sheet, among)) >= 4.9
    assert contrast(colour("--win", among), colour("--sheet", among)) >= 3  # a frame; graphics need only 3


@pytest.mark.parametrize("selectors", [(":root",), (":root", ':root[data-colours="4"]')], ids=["two", "four"])
@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_can_be_read_on_cards(selectors: tuple[str, ...], suit: str) -> None:
    among: dict[str, str] = {}
    for selector in selectors:
        among |= variables(selector)
    assert contrast(colour(f"--{suit}", among), colour("--face", among)) >= 4.5
    assert contrast(colour(f"--{suit}", among), colour("--face-rest", among)) >= 3.7


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("ink", [ink for ink in allowed("spades") if ink != "usual"])
def test_a_suit_can_be_read_in_every_colour_it_can_have(suit: str, ink: str) -> None:
    among = variables(":root") | variables(f':root[data-{suit}="{ink}"]')
    assert among[f"--{suit}"] == f"var(--ink-{ink})"
    assert contrast(colour(f"--{suit}", among), colour("--face", among)) >= 4.5
    assert contrast(colour(f"--{suit}", among), colour("--face-rest", among)) >= 3.7


def test_the_colours_for_suits_differ_from_each_other() -> None:
    among = variables(":root")
    inks = [colour(f"--ink-{ink}", among) for ink in allowed("spades") if ink != "usual"]
    for at, one in enumerate(inks):
        for other in inks[at + 1 :]:
            assert sum((a - b) ** 2 for a, b in zip(one[:3], other[:3], strict=True)) ** 0.5 > 80


@pytest.mark.parametrize("name", CLOTHS)
def test_the_frame_that_keys_move_can_be_seen_wherever_it_is(name: str) -> None:
    among = cloth(name)
    focus, halo = colour("--focus", among), colour("--halo", among)
    assert contrast(focus, halo) >= 3  # at least one of the two differs from any background
    for part in ("--felt-1", "--felt-2", "--felt-3"):
        assert max(contrast(focus, colour(part, among)), contrast(halo, colour(part, among))) >= 3

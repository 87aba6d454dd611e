"""Builds the appearance sheet (a dialog): pictures of each cloth, back, face and colour, and a sample table.

The cloth is the background of the table.
"""

from collections.abc import Iterator
from typing import Any

from app.panels.panel import Panel, button
from app.panels.setting_choices import name_of, offered, value_name
from app.state.settings import SUITS, Settings, written
from app.view.card_svg import HEIGHT, WIDTH, draw_card
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core import cards
from engine.core.cards import DOWN, KING, QUEEN, SUIT_NAMES
from engine.core.saying import say

_PICTURES = (("theme", "cloths"), ("back", "backs"), ("face", "faces"), ("four_colours", "halves"))
"""The settings with a picture for each value, from top to bottom, and their CSS classes; `patterned` follows."""

LOOKS = frozenset((*dict(_PICTURES), "patterned", *SUITS))
"""The settings of this sheet. A test measures that each colour of a suit can be read on the face of a card."""

_CLUBS, _DIAMONDS, _HEARTS, _SPADES = range(4)  # as in `engine.core.cards`
_SAMPLE_STRIP = 0.4  # the visible part of the height of a covered card
_GAP = 10  # between two piles of the sample, in card units


def appearance_sheet(settings: Settings) -> Panel:
    """Return the sheet, in which the current look is marked."""
    body = joined(
        element("div", _sample(), class_="sample", aria_hidden=True),
        element(
            "div",
            *(_group(name, kind, settings) for name, kind in _PICTURES),
            _own_colours(settings),
            _group("patterned", "halves forms", settings),
            class_="looks",
        ),
    )
    return Panel("appearance", words("appearance-title"), element("div", body, class_="appearance"))


# The choices


def _group(name: str, kind: str, settings: Settings) -> Markup:
    """Return a heading and the values of a setting as a radio group of pictures; `kind` is its CSS class."""
    options = (_option(name, value, getattr(settings, name)) for value in offered(name))
    return _radio_group(name, text(name_of(name)), kind, options)


def _radio_group(name: str, title: str, kind: str, options: Iterator[Markup]) -> Markup:
    heading = element("h3", title, id=f"look-{name}")
    group = element("div", *options, role="radiogroup", aria_labelledby=f"look-{name}", class_=f"options {kind}")
    return joined(heading, group)


def _option(name: str, value: Any, chosen: Any) -> Markup:
    called = element("span", text(value_name(name, value)))
    return _radio(f"choose {name} {written(value)}", _picture(name, value), called, checked=value == chosen)


def _radio(command: str, *content: Markup, checked: bool, label: str | None = None) -> Markup:
    """Return one button of a radio group; the Tab key reaches only the button that is checked.

    `label` is the text for screen readers if the button has no words.
    """
    stop = 0 if checked else -1
    return button(
        command, *content, role="radio", aria_checked=checked, tabindex=stop, aria_label=label, title=label
    )


def _own_colours(settings: Settings) -> Markup:
    """Return a row of colours for each suit; the rows are hidden at first if all suits have the usual colour."""
    rows = (_ink_row(name, getattr(settings, name)) for name in SUITS)
    has_own = any(getattr(settings, name) != "usual" for name in SUITS)
    summary = element("summary", words("look-own-colours"))
    return element("details", summary, *rows, open=has_own, class_="inks")


def _ink_row(name: str, chosen: str) -> Markup:
    heading = element("h4", words("capital", what=say("suit", suit=name)), id=f"look-{name}")
    options = (
        _radio(
            f"choose {name} {ink}",
            element("span", _suit(SUIT_NAMES.index(name)), class_=f"ink ink-{ink}"),
            checked=ink == chosen,
            label=text(value_name(name, ink)),
        )
        for ink in offered(name)
    )
    row = element("div", *options, role="radiogroup", aria_labelledby=f"look-{name}", class_="options swatches")
    return element("div", heading, row, class_="ink-row")


# The pictures


def _picture(name: str, value: Any) -> Markup:
    """Return a small picture of what a value of a setting looks like; empty if it has no picture of its own."""
    if name == "theme":
        return NOTHING if value == "auto" else element("i", class_="cloth", data_cloth=value)
    if name == "back":
        return _drawing(WIDTH, HEIGHT, element("use", href=f"#back-{value}"))
    if name == "face":
        pair = _pair(cards.make(KING, _HEARTS), cards.make(8, _SPADES))
        return element("span", pair, class_=f"shows-{value}")
    row = (_SPADES, _HEARTS, _DIAMONDS, _CLUBS)
    if name == "patterned":
        return element("span", *(_suit(suit, "-patterned" if value else "-plain") for suit in row))
    return element("span", *map(_suit, row), class_="shows-four" if value else "shows-two")


def _pair(first: int, second: int) -> Markup:
    """Return two cards side by side."""
    right = element("g", draw_card(second, "h"), transform=f"translate({WIDTH + 6} 0)")
    return _drawing(2 * WIDTH + 6, HEIGHT, joined(draw_card(first, "h"), right))


def _suit(suit: int, form: str = "") -> Markup:
    """Return the sign of a suit as the settings draw it, or in the form "-plain" or "-patterned"."""
    letter = cards.SUIT_LETTERS[suit]
    use = element("use", href=f"#s-{letter}{form}", class_=f"s-{letter}", transform="translate(16 16)")
    return element("svg", use, viewBox="0 0 32 32", aria_hidden=True, class_="suit")


def _sample() -> Markup:
    """Return a small table: a face-down card, three piles of two face-up cards, and an empty pile."""
    piles = (
        (cards.make(1, _SPADES) | DOWN,),
        (cards.make(KING, _SPADES), cards.make(QUEEN, _HEARTS)),
        (cards.make(10, _CLUBS), cards.make(9, _DIAMONDS)),
        (cards.make(11, _DIAMONDS), cards.make(4, _CLUBS)),
    )
    drawn = [element("g", *_column(pile), transform=f"translate({_left(at)} 0)") for at, pile in enumerate(piles)]
    drawn.append(element("g", _empty_place(), class_="spot", transform=f"translate({_left(len(piles))} 0)"))
    height = HEIGHT * (1 + _SAMPLE_STRIP) + 3
    return _drawing(_left(len(piles) + 1) - _GAP, height, joined(*drawn), class_="table roomy")


def _left(column: int) -> int:
    return column * (WIDTH + _GAP)


def _column(pile: tuple[int, ...]) -> Iterator[Markup]:
    for depth, card in enumerate(pile):
        strip = 1.0 if depth == len(pile) - 1 else _SAMPLE_STRIP
        down = f"translate(0 {depth * HEIGHT * _SAMPLE_STRIP:.1f})"
        yield element("g", draw_card(card, "h", strip), class_="card", transform=down)


def _empty_place() -> Markup:
    heart = element("use", href="#s-h", class_="mark", transform=f"translate({WIDTH / 2} {HEIGHT / 2}) scale(1.3)")
    return joined(element("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=7.5), heart)


def _drawing(width: float, height: float, content: Markup, **attributes: str) -> Markup:
    box = f"-1 -1 {width + 2:g} {height + 5:g}"  # wider and higher, for the edges and the shadow of the cards
    return element("svg", content, viewBox=box, aria_hidden=True, focusable="false", **attributes)

"""Gives the page the colours, sides and cards that the player has chosen."""

from app.core.outside import Device
from app.core.shown import Deck, Page
from app.state.settings import Settings
from app.view.words import write_ranks
from engine.core.cards import SUIT_NAMES


class Look:
    """Derives the look of the page from the settings and the device, and applies it."""

    def __init__(self, page: Page, device: Device, deck: Deck) -> None:
        self._page = page
        self._device = device
        self._deck = deck

    def calm(self, settings: Settings) -> bool:
        """Return whether there must be no animations, by the player's settings or those of the device."""
        return settings.calm or self._device.prefers_calm

    def values(self, settings: Settings) -> dict[str, str]:
        """Return the values of the look by name; they become data attributes of the page's root element.

        The style sheet takes colours and sides from them, and the deck its cards. "colours" is the number of suit
        colours, "2" or "4"; "hand" is "left" or "right", the hand with which the player plays; "suits" is "plain"
        or "patterned"; "index" is "usual", or "national" if the cards have the letters of the player's language.
        The theme "auto" is replaced by "night" if the device prefers dark colours, else by "felt". The other
        values have the names of the fields of `Settings`.
        """
        theme = settings.theme
        if theme == "auto":
            theme = "night" if self._device.prefers_dark else "felt"
        return {
            "theme": theme,
            "colours": "4" if settings.four_colours else "2",
            "hand": "left" if settings.left_handed else "right",
            "suits": "patterned" if settings.patterned else "plain",
            "index": "national" if settings.national_index else "usual",
            **{name: getattr(settings, name) for name in ("back", "face", *SUIT_NAMES)},
        }

    def apply(self, settings: Settings) -> None:
        """Write the values to the root element of the page, so that the style sheet uses them.

        The face of the cards is written by the deck, as soon as its drawings are loaded.
        """
        for name, value in self.values(settings).items():
            if name != "face":
                self._page.note(name, value)
        write_ranks(nationally=settings.national_index)
        self._deck.wear(settings)

"""Shares links, results as text, and the picture of a result."""

from collections.abc import Callable
from typing import Any

from app.core.feature import Feature
from app.core.part import Commands
from app.features.share.result_card import ResultCard
from app.features.share.sheet import PICTURE, share
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.state import dates
from app.view.words import words
from engine.core.game import Status
from engine.core.saying import say
from engine.play.session import Session

_COPIED = {True: say("text-copied"), False: say("text-not-copied")}
SIGN = "M12 14.5V3.5M8 7l4-3.5L16 7M4.5 12.5V20h15v-7.5"


class Share(Feature):
    """Opens the sheet for sharing, and shares what is on it."""

    in_menu = (MenuEntry("share", say("menu-share"), MenuGroup.LOOK_BACK, SIGN),)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "share": lambda _: self._open(),
            "share-text": self._share_text,
            "copy-text": self._copy_text,
            "share-picture": lambda _: self._with_picture(self._send_picture),
            "save-picture": lambda _: self._with_picture(self._save_picture),
        }

    def _open(self) -> None:
        session, base = self.core.session, f"{self.core.device.address().base}#"
        deal = base + Session(session.game, session.number).link()
        is_own_win = session.status_so_far() is Status.WON and not self.core.table.history.entry.from_link
        result = self._result(session, deal) if is_own_win else None
        self.core.open(share(deal, base + session.link(), result, can_send=self.core.device.can_send))

    def _result(self, session: Session, address: str) -> ResultCard:
        table, shows_time = self.core.table, self.core.settings.show_time
        noun, date = session.game.words.deal_noun, table.daily_date()
        if date:
            when = words("daily-deal-of-date", noun=noun, date=dates.said(date))
        else:
            when = words("deal-by-number", noun=noun, number=session.number)
        return ResultCard(session, when, table.seconds() if shows_time else None, address)

    # In these methods, `name` is the id of the element that contains the text.

    def _share_text(self, name: str) -> None:
        """Hand a text over to another program; if the browser cannot do that, copy the text."""
        if self.core.device.can_send:
            self.core.device.send_text(self.core.page.text_of(name), lambda: self._copy_text(name))
        else:
            self._copy_text(name)

    def _copy_text(self, name: str) -> None:
        self.core.device.copy(self.core.page.text_of(name), lambda done: self._copied(name, done=done))

    def _copied(self, name: str, *, done: bool) -> None:
        """Say whether a text was copied; if not, show and select it, so that the player can copy it."""
        if not done:
            self.core.page.select(name)
        self.core.say(_COPIED[done], aloud=True)

    def _with_picture(self, use: Callable[[str, Any], None]) -> None:
        """Make a file of the picture of the result, then call `use` with the name of the file and the file."""
        self.core.device.picture(PICTURE, lambda ending, picture: use(self._name_of(ending), picture))

    def _name_of(self, ending: str) -> str:
        """Return the name for the file of a picture: rule set, deal and ending, such as "klondike-4711.png"."""
        session = self.core.session
        return f"{session.game.id}-{session.number}.{ending}"

    def _send_picture(self, name: str, picture: Any) -> None:
        """Hand the picture over to another program; if the browser cannot do that, save the picture as a file."""
        self.core.device.send_picture(name, picture, lambda: self._save_picture(name, picture))

    def _save_picture(self, name: str, picture: Any) -> None:
        self.core.device.save_file(name, picture)
        self.core.say(say("picture-saved"), aloud=True)

"""Opens and closes the review of the game on the table, and answers its buttons."""

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.review.review import Review
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.view.keys import Key
from engine.core.saying import joined, say
from engine.play.session import Node

SIGN = "M4 4.5V9h4.5M4.4 8.7A8.25 8.25 0 1 1 3.8 13M12 8v4.5l3 2"


class ReviewFeature(Feature):
    """Answers the commands for the review; see `Review`."""

    keys = (Key("a", "review", "key-review"),)
    in_menu = (MenuEntry("review", say("menu-review"), MenuGroup.LOOK_BACK, SIGN),)

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._review = Review(core, lambda: self.core.session, self._go_to)

    def commands(self) -> Commands:
        """Return the commands that concern only an open review."""
        return {
            "review-search": lambda _: self._review.search_on(),  # after another feature has ended its own search
            "play-here": lambda _: self._play_here(),
        }

    def advice_commands(self) -> Commands:
        """Return the commands that this feature answers; all need the worker, which searches in the background."""
        return {
            "review": lambda _: self._toggle(),
            "review-at": self._review.go_to,
            "review-through": self._review.go_through,
            "review-words": lambda _: self._review.say_where(),
            "step": lambda by: self._review.step(int(by)),
            "turn": lambda _: self._review.go_to_last_winnable(),
            "losing-move": lambda _: self._show_losing_move(),
        }

    def dealing(self) -> None:
        """Hide the chart before the cards of another game are dealt."""
        self._review.make_room()

    def game_changed(self) -> None:
        """Close the review if the new position does not belong to the reviewed game."""
        self._review.follow()

    def judged(self) -> None:
        """Draw the chart again, because more may be known about the game."""
        self._review.refresh()

    def _toggle(self) -> None:
        """Open the review; if it is open, close it."""
        self.core.panels.close()
        self.core.stop_search()
        if self._review.is_open:
            before = self.core.session.here
            self._review.close()
            here = self.core.session.here
            said = [say("review-closed")]
            if here is not before:
                said.append(say("move-number", number=self.core.session.moves_made))
            self.core.say(joined(said))
            self.core.tell_game_changed()
        else:
            self._review.open()

    def _play_here(self) -> None:
        """Close the review, and let the player go on from its position; say how the later moves come back."""
        if not self._review.is_open:
            return
        self.core.stop_search()
        self._review.stay()
        session = self.core.session
        if session.can_redo():
            self.core.say(say("playing-from", number=session.moves_made), aloud=True)
        else:
            self.core.say(say("review-closed"))
        self.core.tell_game_changed()

    def _show_losing_move(self) -> None:
        """Open the review at the position before the move that lost the game."""
        if not self._review.is_open:
            self._toggle()
        self._review.go_to_last_winnable()

    @property
    def covers(self) -> bool:
        """Whether the review is open."""
        return self._review.is_open

    def uncover(self) -> None:
        """Close the review."""
        self._toggle()

    def release(self) -> bool:
        """Close the review, if it is open."""
        is_open = self._review.is_open
        if is_open:
            self._toggle()
        return is_open

    def _go_to(self, node: Node) -> None:
        self.core.after(self.core.table.look_at(node)._replace(said=None))

"""What the player is told about winning: hints, the verdict beside the title, the way back, and the review."""

from collections.abc import Callable

from app import panels
from app.adviser import Adviser
from app.around import Around
from app.dom import Dom
from app.replies import Step
from app.review import Review
from app.screen import Screen
from app.stage import Stage
from engine import speech
from engine.session import Node, Session


class Counsel:
    """Gives counsel on the game that lies on the table."""

    def __init__(self, dom: Dom, screen: Screen, stage: Stage, around: Around) -> None:
        self._screen = screen
        self._stage = stage
        self._around = around
        self._adviser = Adviser(dom, self._session, self._show_verdict)
        self._review = Review(dom, self._adviser, self._session, self._go_to, around.say)

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What buttons and keys can order here; the argument is what the order is about."""
        return {
            "hint": lambda _: self._consult(self._show_hint),
            "nudge": lambda _: self._consult(self._nudge),
            "verdict": lambda _: self._around.say(self._adviser.explained(), aloud=True),
            "back": lambda _: self._go_back(),
            "review": lambda _: self._look_back(),
            "step": lambda by: self._review.step(int(by)),
            "turn": lambda _: self._review.go_to_turn(),
            "demo": lambda _: self._consult(self._demonstrate),
        }

    def advise(self) -> None:
        """The game stands elsewhere: show what is known of it, and have the rest looked into."""
        self._adviser.drop_hint()
        self._screen.show_search(goes_on=False)
        if not self._review.follow():
            self._adviser.moved(self._around.settings().verdict)
        self._show_verdict()

    def stop(self) -> None:
        """The page goes out of sight: nothing is searched any more."""
        self._adviser.stop()
        self._screen.show_search(goes_on=False)

    def _session(self) -> Session:
        return self._around.table().session

    def _show_verdict(self) -> None:
        answer = self._adviser.verdict(self._around.settings().verdict)
        self._screen.show_verdict(answer, self._adviser.words(answer) if answer else "")
        self._review.refresh()

    # Hints

    def _consult(self, found: Callable[[], None]) -> None:
        """Call `found` when it is known what can be done here; it may take a while, which is said."""

        def known() -> None:
            self._screen.show_search(goes_on=False)
            found()
            self._review.follow()  # a review that was open goes on with its own search

        if self._adviser.consult(known):
            self._screen.show_search(goes_on=True)
            self._around.say("looking ahead", aloud=True)

    def _show_hint(self) -> None:
        hint = self._adviser.hint()
        if hint.lost and self._adviser.can_judge():
            self._around.open(panels.lost(self._session(), ever=self._adviser.could_be_won()))
            return
        self._around.table().release()
        self._stage.point(hint.move)
        self._around.say(hint.words, aloud=True)

    def _nudge(self) -> None:
        self._around.say(self._adviser.nudge(), aloud=True)

    # Looking back

    def _go_back(self) -> None:
        """To the last position that could be won, as far as that can be known."""
        self._around.say("looking for where it could still be won", aloud=True)
        self._adviser.find_way_back(self._gone_back)

    def _gone_back(self) -> None:
        node = self._adviser.last_winnable()
        if node:
            self._around.after(self._around.table().go_to(node)._replace(aloud=True))
        else:
            self._around.say("no earlier position is known from which it could be won", aloud=True)

    def _look_back(self) -> None:
        """Show the review, or take it away and play on."""
        self._screen.close_sheet()
        self.stop()
        if self._review.is_open:
            self._review.close()
            self.advise()
        else:
            self._review.open()

    def _go_to(self, node: Node) -> None:
        self._around.after(self._around.table().go_to(node)._replace(said=""))

    def _demonstrate(self) -> None:
        """Show the win from here on the table, if one is known; the game itself stays where it is."""
        session = self._session()
        position, steps = session.position, []
        for move in self._adviser.insight.line(position):
            position = session.game.play(position, move)
            steps.append(Step(move, position))
        if steps:
            self._around.say(f"showing a way to win in {speech.moves(len(steps))}")
            self._around.demonstrate([*steps, steps[-1]])
        else:
            self._around.say("no way to win was found from here", aloud=True)

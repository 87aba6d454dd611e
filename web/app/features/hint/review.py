"""Shows a review of the game on the table: which positions could be won, and which move lost the game.

A step in the review changes the position of the real game, not of a copy. A move that the player makes in an
earlier position begins a new branch of the game, and the old branch is kept. The review is closed then, as it is
when another game comes on the table.
"""

from collections.abc import Callable
from typing import Any

from app.core.core import Core
from app.features.hint.chart_drag import ChartDrag
from app.platform.dom import box_of
from app.view import keys
from app.view.review_chart import draw_review
from app.view.words import text, words
from engine.core.game import Status
from engine.core.saying import Saying, say
from engine.play.session import Node, Session
from engine.solving.bridge.study_report import cost_words
from engine.solving.knowledge import LosingInterval, losing_interval
from engine.solving.solve import Answer
from engine.view import speech

_BY_KEY = {"ArrowLeft": -1, "ArrowDown": -1, "ArrowRight": 1, "ArrowUp": 1, "PageDown": -10, "PageUp": 10}


class Review:
    """Shows the review as a chart below the table.

    `session` returns the game, and `go` takes the game to one of its positions.
    """

    def __init__(self, core: Core, session: Callable[[], Session], go: Callable[[Node], None]) -> None:
        self._core = core
        self._dom = core.dom
        self._analysis = core.analysis
        self._session = session
        self._go = go
        self._drag: ChartDrag | None = None  # of the pointer that is down on the chart
        self._nodes: list[Node] = []  # the positions of the chart, from the deal on
        self._settled = False  # the search for where the game was lost is over
        self._summary_said: Saying | None = None
        self.is_open = False
        self._reviewed: Session | None = None  # the game that it was opened for
        dom = core.dom
        element = dom.element("strip")
        dom.listen(element, "pointerdown", self._pressed)
        dom.listen(element, "pointermove", self._dragged)
        for end in ("pointerup", "pointercancel", "lostpointercapture"):
            dom.listen(element, end, self._let_go)
        dom.listen(element, "keydown", self._key, passive=False)

    def open(self) -> None:
        """Show the chart, and search for where the game was lost."""
        self.is_open = True
        self._reviewed = self._session()
        self._settled = False
        self._summary_said = None
        self._dom.show_part("review", shown=True)
        self.refresh()
        self._search()
        self._core.cover_changed()

    def close(self) -> None:
        """Hide the chart; the game stays at the position that the review has gone to."""
        self.is_open = False
        self._drag = None
        element = self._dom.element("review")
        has_focus = element.contains(self._dom.document.activeElement)
        self._dom.show_part("review", shown=False)
        if has_focus:
            self._core.board.take_focus()
        self._core.cover_changed()

    def follow(self) -> bool:
        """Search where the game was lost, if an earlier search was stopped; return whether the review is open.

        If the player has made another move than those of the reviewed game, or has gone to another game, close the
        review instead.
        """
        session = self._session()
        if self.is_open and (session is not self._reviewed or session.here not in self._nodes):
            self.close()
        if not self.is_open:
            return False
        if not self._settled and not self._analysis.busy:
            self._search()
        return True

    def _search(self) -> None:
        if self._analysis.can_judge():
            self._analysis.find_losing_move(self._nodes, self._found)

    def _found(self) -> None:
        self._settled = True
        self.refresh()
        summary = self.summary()
        if summary != self._summary_said:  # said again after every move, it would drown the words of the move
            self._summary_said = summary
            self._core.say(summary)

    def refresh(self) -> None:
        """Draw the chart anew from the game and what is known of it; do nothing if the review is closed."""
        if not self.is_open:
            return
        self._nodes = self._session().player_nodes()
        answers = [self._analysis.knowledge.answer(node) for node in self._nodes]
        self._dom.fill(self._dom.element("strip"), draw_review(answers, self._at(), self._turn()))
        self._describe()

    def _describe(self) -> None:
        at, element = self._at(), self._dom.element("strip")
        element.setAttribute("aria-valuemax", str(len(self._nodes) - 1))
        element.setAttribute("aria-valuenow", str(at))
        element.setAttribute("aria-valuetext", text(self._saying_at(at)))
        self._dom.set_text("review-words", text(self._saying_at(at)))
        self._dom.set_text("review-summary", text(self.summary()))
        self._dom.set_text("to-turn", words("where-it-was-lost", noun=self._noun()))
        self._dom.allow("to-turn", possible=self._has_turn())
        self._dom.allow("demo", possible=self._may_be_won(self._nodes[at]))

    def _may_be_won(self, node: Node) -> bool:
        """Return whether a win from a position is known or can still be found; False if the game is won there."""
        lost = self._analysis.knowledge.answer(node) is Answer.IMPOSSIBLE
        return self._analysis.can_judge() and not lost and node.status is not Status.WON

    def _at(self) -> int:
        return self._nodes.index(self._session().here)

    def _turn(self) -> LosingInterval:
        return losing_interval(self._nodes, self._analysis.knowledge)

    def _has_turn(self) -> bool:
        """Return whether the game was lost by a move that is known."""
        return 0 <= self._turn().last < len(self._nodes) - 1

    def _saying_at(self, number: int) -> Saying:
        """Return the move that led to a position, and whether the position can be won, if known.

        `number` is the index of the position in the chart; 0 is the deal.
        """
        node, game = self._nodes[number], self._session().game
        answer = self._analysis.knowledge.answer(node)
        if not number or not node.parent or not node.move:
            at = say("review-at-start", noun=self._noun())
        else:
            move = speech.describe_move(game, node.parent.position, node.move, node.position, short=True)
            at = say("review-at-move", number=number, count=len(self._nodes) - 1, move=move)
        cost = cost_words(game, node, self._nodes)
        if cost:
            return say("sentences", parts=[at, cost])
        if answer is None:
            return at
        return say("sentences", parts=[at, say("statement", what=self._analysis.words(answer))])

    def summary(self) -> Saying:
        """Return a sentence that says where the game was lost, that it was not, or that this is not known."""
        last, first = self._turn()
        if not self._session().game.has_choices:
            return say("review-no-choices")
        if not self._analysis.can_judge():
            return say("review-not-judged")
        if last == len(self._nodes) - 1:
            return say("review-nothing-lost", noun=self._noun())
        return self._nothing_lost() if first == len(self._nodes) else _lost_between(last, first, self._noun())

    def _nothing_lost(self) -> Saying:
        """Return the sentence for a game in which no position is proved to be lost."""
        if not self._settled:
            return say("review-looking", noun=self._noun())
        over = self._nodes[-1].status is Status.LOST
        return say("review-lost-unknown" if over else "review-still-unknown", noun=self._noun())

    def _noun(self) -> str:
        """Return what the game on the table calls a deal."""
        return self._session().game.words.deal_noun

    # Walking

    def step(self, by: int) -> None:
        """Go `by` positions forward in the game, or back if `by` is negative, but not past either end."""
        self._go_to(self._at() + by)

    def go_to_last_winnable(self) -> None:
        """Go to the last winnable position before the game was lost; say what is known if there is none."""
        if self._has_turn():
            self._go_to(self._turn().last)
        else:
            self._core.say(self.summary())

    def _go_to(self, number: int) -> None:
        self._show(number)
        self._core.say(self._saying_at(self._at()))

    def _show(self, number: int) -> None:
        number = min(max(0, number), len(self._nodes) - 1)
        if number != self._at():
            self._go(self._nodes[number])

    def _pressed(self, event: Any) -> None:
        if self._drag or event.button:
            return  # a second finger, or another button of the mouse
        strip = self._dom.element("strip")
        strip.setPointerCapture(event.pointerId)
        box = box_of(strip)
        self._drag = ChartDrag(int(event.pointerId), box, float(event.clientX), len(self._nodes))
        self._go_to(self._drag.position)

    def _dragged(self, event: Any) -> None:
        drag = self._drag
        if drag and event.pointerId == drag.pointer:
            drag.move(float(event.clientX), float(event.clientY))
            self._show(drag.position)

    def _let_go(self, event: Any) -> None:
        drag = self._drag
        if drag and event.pointerId == drag.pointer:
            self._drag = None
            if drag.has_moved:  # said once, since on the way it would be said of every position
                self._core.say(self._saying_at(self._at()))

    def _key(self, event: Any) -> None:
        key = keys.pressed(event)
        ends = {"Home": 0, "End": len(self._nodes) - 1}
        if key in _BY_KEY:
            self.step(_BY_KEY[key])
        elif key in ends:
            self._go_to(ends[key])
        else:
            return
        event.preventDefault()
        event.stopPropagation()


def _lost_between(last: int, first: int, noun: str) -> Saying:
    """Return the sentence for a game that was lost between two positions, given by their indices from the deal on.

    `last` is the last position known to be winnable, -1 if none is; `first` is the first known to be lost.
    `noun` is what the game calls a deal.
    """
    if not first:
        return say("review-never", noun=noun)
    if last < 0:
        return say("review-lost-at-latest", number=first, noun=noun)
    if first == last + 1:
        return say("review-lost-by", number=first, noun=noun)
    return say("review-lost-between", first=last + 1, last=first, noun=noun)

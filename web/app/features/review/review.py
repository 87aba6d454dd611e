"""Shows a review of the game on the table: which positions could be won, and which move lost the game.

A step in the review changes the position of the real game, not of a copy. Who only looks finds the game as it was:
when the review is closed, or another game comes on the table, the game goes back to the position in which the
review was opened. It stays where the review has gone to if the player wishes to play from there, or makes a move
there. Such a move begins a new branch of the game, and the old branch is kept.
"""

from collections.abc import Callable

from app.core.core import Core
from app.view.review_chart import draw_review
from app.view.words import text, words
from engine.core.game import Status
from engine.core.saying import Saying, say
from engine.play.session import Node, Session
from engine.solving.bridge.study_report import cost_words
from engine.solving.knowledge import LosingInterval, losing_interval
from engine.solving.solve import Answer
from engine.view import speech


class Review:
    """Shows the review as a chart below the table.

    `session` returns the game, and `go` takes the game to one of its positions.
    """

    def __init__(self, core: Core, session: Callable[[], Session], go: Callable[[Node], None]) -> None:
        self._core = core
        self._page = core.page
        self._analysis = core.analysis
        self._session = session
        self._go = go
        self._nodes: list[Node] = []  # the positions of the chart, from the deal on
        self._settled = False  # whether the search for the losing move is over
        self._summary_said: Saying | None = None
        self.is_open = False
        self._is_leaving = False  # whether `make_room` has hidden the chart, and `follow` was not called since
        self._had_focus = False  # whether the focus was in the chart when it was hidden
        self._reviewed: Session | None = None  # the game for which the review was opened
        self._origin: Node | None = None  # its position at that time

    def open(self) -> None:
        """Show the chart, and begin to search for the move that lost the game."""
        self.is_open = True
        self._reviewed = self._session()
        self._origin = self._reviewed.here
        self._settled = False
        self._summary_said = None
        self._page.show_part("review", shown=True)
        self.refresh()
        self._core.rest()
        self._core.tell_game_changed()  # a lesson makes room for the review, and the search begins
        self._core.cover_changed()

    def close(self) -> None:
        """Hide the chart, and go back to the position in which the review was opened."""
        self.stay()
        if self._origin and self._origin is not self._session().here:
            self._go(self._origin)

    def stay(self) -> None:
        """Hide the chart; the game stays at the position that the review has gone to."""
        self._hide()
        self._leave()

    def _hide(self) -> None:
        self.is_open = False
        self._had_focus = self._page.has_focus("review")
        self._page.show_part("review", shown=False)

    def _leave(self) -> None:
        """Give focus and playing time back to the table."""
        self._is_leaving = False
        if self._had_focus:
            self._core.focus.take()
        self._core.cover_changed()

    def make_room(self) -> None:
        """If another game is on the table, hide the chart before the cards are dealt; `follow` does the rest.

        The chart makes the table less high. If it were hidden later, it would interrupt the motion of the cards.
        The reviewed game goes back to where it was.
        """
        if self.is_open and self._reviewed and self._session() is not self._reviewed:
            if self._origin:
                self._reviewed.go_to(self._origin)
            self._hide()
            self._is_leaving = True

    def follow(self) -> None:
        """Follow a change of the game: close the review if the position does not belong to the reviewed game."""
        session = self._session()
        if self._is_leaving:
            self._leave()
        elif self.is_open and (session is not self._reviewed or session.here not in self._nodes):
            self.stay()

    def search_on(self) -> None:
        """Continue the search for the losing move, if the review is open and another search has stopped it."""
        if self.is_open and not self._settled and not self._analysis.busy:
            self._search()

    def _search(self) -> None:
        if self._analysis.can_judge():
            self._analysis.find_losing_move(self._nodes, self._found)

    def _found(self) -> None:
        self._settled = True
        self.refresh()
        summary = self.summary()
        if summary != self._summary_said:  # not repeated at every step: the words about the step would be missed
            self._summary_said = summary
            self._core.say(summary)

    def refresh(self) -> None:
        """Draw the chart again from what is known about the game now; do nothing if the review is closed."""
        if not self.is_open:
            return
        self._nodes = self._session().player_nodes()
        answers = [self._analysis.knowledge.answer(node) for node in self._nodes]
        self._page.fill("strip", draw_review(answers, self._at(), self._turn()))
        self._describe()

    def _describe(self) -> None:
        at, page = self._at(), self._page
        page.set_attribute("strip", "aria-valuemax", str(len(self._nodes) - 1))
        page.set_attribute("strip", "aria-valuenow", str(at))
        page.set_attribute("strip", "aria-valuetext", text(self._saying_at(at)))
        page.set_text("review-words", text(self._saying_at(at)))
        page.set_text("review-summary", text(self.summary()))
        page.set_text("to-turn", words("where-it-was-lost", noun=self._noun()))
        page.allow("to-turn", possible=self._has_turn())
        page.allow("demo", possible=self._may_be_won(self._nodes[at]))

    def _may_be_won(self, node: Node) -> bool:
        """Return whether a win from a position is known or can still be found; False if the game is won there."""
        lost = self._analysis.knowledge.answer(node) is Answer.IMPOSSIBLE
        return self._analysis.can_judge() and not lost and node.status is not Status.WON

    def _at(self) -> int:
        return self._nodes.index(self._session().here)

    def _turn(self) -> LosingInterval:
        return losing_interval(self._nodes, self._analysis.knowledge)

    def _has_turn(self) -> bool:
        """Return whether a position is proved winnable, and the last such position is not the end of the game."""
        return 0 <= self._turn().last < len(self._nodes) - 1

    def _saying_at(self, number: int) -> Saying:
        """Return the move that led to a position, and what it cost or whether the position can be won, if known.

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
        """Return a sentence that says where the game was lost, that it was not lost, or that this is unknown."""
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
        """Return the word for a deal in the game on the table: "deal" or "rubber"."""
        return self._session().game.words.deal_noun

    # Steps

    def step(self, by: int) -> None:
        """Go `by` positions forward in the game, or back if `by` is negative, but not past either end."""
        if self.is_open:
            self._go_to(self._at() + by)

    def go_to_last_winnable(self) -> None:
        """Go to the last winnable position before the game was lost; say what is known if there is none."""
        if not self.is_open:
            return
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

    # Presses on the chart, see `app.browser.strip`

    def go_to(self, number: str) -> None:
        """Go to a position of the chart, given by its index, and describe it."""
        if self.is_open:
            self._go_to(int(number))

    def go_through(self, number: str) -> None:
        """Go to a position of the chart, given by its index, and say nothing: the drag on the chart goes on."""
        if self.is_open:
            self._show(int(number))

    def say_where(self) -> None:
        """Describe the current position at the end of a drag; `go_through` says nothing during the drag."""
        if self.is_open:
            self._core.say(self._saying_at(self._at()))


def _lost_between(last: int, first: int, noun: str) -> Saying:
    """Return the sentence for a game that was lost between two positions.

    `last` is the index of the last position known to be winnable, -1 if there is none; `first` is the index of the
    first position known to be lost. The deal has the index 0. `noun` is the game's word for a deal.
    """
    if not first:
        return say("review-never", noun=noun)
    if last < 0:
        return say("review-lost-at-latest", number=first, noun=noun)
    if first == last + 1:
        return say("review-lost-by", number=first, noun=noun)
    return say("review-lost-between", first=last + 1, last=first, noun=noun)

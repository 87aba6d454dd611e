"""Tells the player whether and how the game can be won: hints, the verdict, and demonstrations.

The verdict says whether the current position can be won. A fair hint uses only the cards that the player has seen.
"""

from collections.abc import Callable

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.hint import sheet
from app.features.hint.fair_analysis import FairAnalysis
from app.panels.ending_html import cannot_be_won
from app.state.settings import VerdictWish
from app.view.keys import Key
from engine.core.game import Move
from engine.core.saying import Saying, say
from engine.play import notation
from engine.play.session import Node, Session
from engine.solving import deal_index, fair_hint, hints
from engine.solving.advisers import needs_fair_advice
from engine.solving.hints import Hint
from engine.solving.knowledge import Knowledge
from engine.solving.solve import Answer


class HintFeature(Feature):
    """Answers the commands for hints, verdicts and demonstrations of the game on the table."""

    keys = (Key("h", "hint", "key-hint"), Key("e", "nudge", "key-nudge"))

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._here: Node | None = None  # the position for which `game_changed` was last called
        self._shown: Hint | None = None  # the last hint given for the current position
        self._offers_why = False  # whether the hint button asks why
        self._is_judging = False  # whether a fair hint was asked for and has not yet been given for good
        self._comes_back = False  # whether the page was just hidden, which has stopped every search
        self._fair = FairAnalysis(core.solver, self._session)
        self._fair_now = False  # whether hints for the current position are fair
        self._useless: Node | None = None  # where the page last said that no move gains anything

    def advice_commands(self) -> Commands:
        """Return the commands that this feature answers; all need the worker, which searches in the background."""
        return {
            "hint": lambda _: self._hint(),
            "nudge": lambda _: self._nudge_fairly() if self._is_fair() else self._consult(self._nudge),
            "verdict": lambda _: self.core.say(self.core.analysis.explained(), aloud=True),
            "back": lambda _: self._go_back(),
            "demo": lambda _: self._consult(self._demonstrate),
        }

    def game_changed(self) -> None:
        """Show what is known about the new current position; if nothing is known, begin a search soon.

        No search begins if the player's setting for verdicts is "never", or if hints are fair: a verdict would
        reveal something about unseen cards. Even then an open review searches.

        If the position is the same as before, as after a look at another app, a hint that is shown stays. After
        such a look, a fair hint that was still sought is sought again.
        """
        self.core.analysis.drop_hint()
        self._fair.drop()
        seeks_again = self._leave_hint()
        self.core.show_search(goes_on=False)
        if self.core.is_reviewed:
            self.core.do("review-search")
        else:
            wants_advice = self._fair_now and self.core.settings.advice == "seen"
            self.core.analysis.moved(self._wish(), warm_up=wants_advice)
        self.core.tell_judged()
        self._fetch_chart()
        if seeks_again:
            self._hint_fairly()

    def _leave_hint(self) -> bool:
        """Forget the shown hint if it belongs to another position or is not final.

        Return whether a hint is to be sought again: a fair one, if its search was stopped as the page was hidden.
        """
        here, is_fair = self._session().here, self._is_fair()
        is_same = here is self._here and is_fair == self._fair_now
        seeks_again = is_same and self._is_judging and self._comes_back and not self.core.is_reviewed
        if self._is_judging or not is_same:
            self._shown, self._offers_why = None, False
        self.core.header.offer_why(shown=self._offers_why)  # always, because the language may have changed
        self._here, self._fair_now, self._is_judging, self._comes_back = here, is_fair, False, False
        return seeks_again

    def seen(self) -> None:
        """Note that the player comes back to the page; `game_changed` follows."""
        self._comes_back = True

    def _offer_why(self, *, shown: bool) -> None:
        self._offers_why = shown
        self.core.header.offer_why(shown=shown)

    def advice_came(self) -> None:
        """Begin to search: on a first visit, the worker cannot answer before this call."""
        self.game_changed()

    def stop(self) -> None:
        """Stop the search that is going on, if any."""
        self.core.stop_search()

    def _session(self) -> Session:
        return self.core.session

    def _fetch_chart(self) -> None:
        """Fetch the rest of the chart of the game if it judges this deal, or if few unplayed deals are left.

        The chart has the stored verdicts on the deals of a rule set; at first only its beginning is loaded.
        """
        table, session = self.core.table, self._session()
        if deal_index.is_whole(session.game.id):
            return  # the whole chart is loaded already
        tells = self._wish() != "never" and deal_index.is_missing(session.game.id, session.number)
        if tells or table.is_short_of_deals:
            self.core.charts.want(session.game.id, self.core.tell_judged)

    def judged(self) -> None:
        """Show the verdict on the current position, which may have just become known."""
        answer, wish = self.core.analysis.verdict(self._wish()), self._wish()
        if answer is None and self.core.analysis.will_judge(wish):
            self.core.header.show_verdict("pending", say("answer", answer="pending", noun=self._noun()))
        elif answer is None:
            self.core.header.show_verdict("", None)
        else:
            sign = self.core.analysis.how_lost() if answer is Answer.IMPOSSIBLE else answer.value
            self.core.header.show_verdict(sign, self.core.analysis.words(answer))
            self._tell_once_that_nothing_helps()

    def _tell_once_that_nothing_helps(self) -> None:
        """Tell the player if it is proved that no move gains anything; do not repeat it at later positions."""
        if not self.core.analysis.is_useless() or self.core.is_reviewed:
            return
        at: Node | None = self._session().here
        while at:
            if at is self._useless:
                return
            at = at.parent
        self._useless = self._session().here
        self.core.say(say("nothing-useful-left"), aloud=True)

    def _is_fair(self) -> bool:
        """Return whether hints are fair: the player or the game demands it, and it makes a difference now."""
        session = self._session()
        is_wanted = self.core.settings.advice == "seen" or needs_fair_advice(session.game)
        return is_wanted and fair_hint.is_asked_for(session)

    def _wish(self) -> VerdictWish:
        return "never" if self._fair_now else self.core.settings.verdict

    # Hints

    def _consult(self, found: Callable[[], None], *, best: bool = False) -> None:
        """Search for a win from the current position, then call `found`; see `Analysis.consult`.

        If no search is needed, `found` is called at once; otherwise a message says that the search takes a while.
        """

        def known() -> None:
            self.core.show_search(goes_on=False)
            found()
            self.core.tell_judged()  # the search may have changed the verdict
            self.core.do("review-search")  # an open review continues its own search

        if self.core.analysis.consult(known, best=best):
            self.core.show_search(goes_on=True)

    def _hint(self) -> None:
        """Show a hint; if one is shown already, say why it is good."""
        if self._is_fair():
            self._hint_fairly()
        elif self._shown and self._offers_why:
            self.core.analysis.drop_hint()
            self.core.show_search(goes_on=False)
            self._explain(self._shown)
        else:
            self._consult(self._show_hint, best=True)

    def _show_hint(self) -> None:
        hint = self.core.analysis.hint()
        if hint.lost and hint.move is None and self.core.analysis.can_judge():
            self._tell_loss(hint)
            return
        self._point_out(hint, hint.words)
        self._shown = hint
        self._offer_why(shown=bool(hint.why))

    def _explain(self, shown: Hint) -> None:
        """Say why the move of the shown hint is good; if a better one is known by now, say this and show it."""
        hint = self.core.analysis.hint()
        if hint.lost and self.core.analysis.can_judge():
            self._tell_loss(hint)
        elif hint.move == shown.move and hint.why:
            self._point_out(hint, hint.why)
            self._shown = None
            self._offer_why(shown=False)
        else:
            found = [say("better-move-found")] if hint.move else []
            self._point_out(hint, say("sentences", parts=[*found, hint.words]))
            self._shown = hint
            self._offer_why(shown=bool(hint.why))

    def _point_out(self, hint: Hint, words: Saying) -> None:
        self.core.table.release()
        self.core.marks.point(hint.move)
        self.core.say(words, aloud=True)

    def _tell_loss(self, hint: Hint) -> None:
        """Open the sheet that says that the position cannot be won."""
        if hint.useless:
            self._useless = self._session().here  # the sheet says that no move gains anything
        self.core.open(cannot_be_won(self._session(), self.core.analysis.how_lost(), useless=hint.useless))

    def _nudge(self) -> None:
        self.core.say(self.core.analysis.nudge(), aloud=True)

    # Fair hints

    def _hint_fairly(self) -> None:
        """Show the move with the best chance; if it is shown already, open the sheet with all chances.

        Do nothing as long as a search is going on and has found no chances yet.
        """
        if self._shown and self._fair.chances:
            self.core.open(sheet.chances_sheet(self._session(), self._fair.chances))
            return
        if self._fair.goes_on:
            return
        self.stop()
        self.core.table.release()
        self.core.show_search(goes_on=True)
        self._is_judging = True
        self._fair.consult(self._show_fair_hint)

    def _show_fair_hint(self, last: bool) -> None:
        """Show the best move found so far; `last` is False if the moves are still being judged.

        If the sheet with the chances is open, draw it again. If another sheet is open, say nothing.
        """
        hint = fair_hint.hint(self._session(), self._fair.chances, last=last)
        if last:
            self._is_judging = False
            self.core.show_search(goes_on=False)
        self._point(hint.move)
        self._shown = hint
        self._offer_why(shown=bool(self._fair.chances))
        if self.core.panels.shows(sheet.NAME):
            self.core.open(sheet.chances_sheet(self._session(), self._fair.chances))
        elif self.core.panels.is_open:
            self.core.spoken.hush()
        else:
            self.core.say(hint.words, aloud=True)
        if last:
            self.core.do("review-search")  # an open review continues its own search

    def _point(self, move: Move | None) -> None:
        """Outline a move on the table; a bid is selected instead, but not made, so that its worth is shown."""
        turn = self._session().turn
        if move and turn.call_of(move):
            self.core.calls.hint(notation.move_text(turn.game, move))
        else:
            self.core.marks.point(move)

    def _nudge_fairly(self) -> None:
        """Say whether there are moves to make, but not whether they win, since that depends on unseen cards."""
        session = self._session()
        self.core.say(hints.nudge(session, Knowledge(session.game)), aloud=True)

    # Looking back

    def _go_back(self) -> None:
        """Search for the last position from which the game could be won, and go back to it."""
        self.core.say(say("looking-for-way-back", noun=self._noun()), aloud=True)
        self.core.header.show_search(goes_on=True)
        self.core.analysis.find_way_back(self._gone_back)

    def _gone_back(self) -> None:
        self.core.header.show_search(goes_on=False)
        node = self.core.analysis.last_winnable()
        if node:
            self.core.after(self.core.table.go_to(node)._replace(aloud=True))
            self.core.do("play-here")
        else:
            self.core.say(say("no-way-back", noun=self._noun()), aloud=True)

    def _noun(self) -> str:
        """Return the word for a deal in the game on the table: "deal" or "rubber"."""
        return self.core.table.game.words.deal_noun

    def _demonstrate(self) -> None:
        """Show the moves of a known win from the current position, without making them in the game.

        If no win is known, say so.
        """
        position, knowledge = self._session().position, self.core.analysis.knowledge
        steps = knowledge.played_line(position)
        if steps:
            self.core.say(hints.way_words(len(knowledge.line(position))))
            self.core.demonstrate([*steps, steps[-1]])
        else:
            self.core.say(say("no-way-found"), aloud=True)

"""Holds the results of all games. The results of earlier visits are read only when they are needed."""

from collections.abc import Callable, Iterable, Iterator

from app.state import journal
from app.state.games_as_json import result_from_json, result_to_json
from app.state.journal import Event
from engine.play.results import Result, counting_result


class AllResults:
    """All results, in the order in which their games first ended; each game counts once.

    `pages` returns the texts of pages of results in order, as `journal.page` writes them. Because they may have
    thousands of results, `reading` reads them in steps. The first use of `results` reads at once what is left.
    `events` are the events after those of the pages. `damaged` is called once if something cannot be read; the
    damaged text is not deleted.
    """

    def __init__(
        self,
        pages: Callable[[], Iterable[str]] = tuple,
        events: Iterable[Event] = (),
        damaged: Callable[[], None] = lambda: None,
    ) -> None:
        self._pages = pages
        self._unread: Iterator[str] | None = None  # the pages that are still to be read; None before the first
        self.is_read = False  # whether all pages have been read, so that asking for the results takes no time
        self._events: list[Event] = list(events)  # those not yet in `_results`
        self._results: dict[str, Result] = {}  # by token
        self._numbers: dict[str, frozenset[int]] | None = None  # see `numbers`; None if it must be found anew
        self._unsaved: list[Event] = []
        self._damaged = damaged
        self._unreadable = 0  # how many pages and results could not be read

    @property
    def results(self) -> tuple[Result, ...]:
        """All results."""
        self._read()
        return tuple(self._results.values())

    def numbers(self, rule_set: str) -> frozenset[int]:
        """Return the numbers of the deals of a rule set, given by its id, that have a result."""
        self._read()
        if self._numbers is None:
            found: dict[str, set[int]] = {}
            for result in self._results.values():
                found.setdefault(result.game, set()).add(result.number)
            self._numbers = {name: frozenset(numbers) for name, numbers in found.items()}
        return self._numbers.get(rule_set, frozenset())

    def result_of(self, token: str) -> Result | None:
        """Return the result of the game with this token that counts; None if there is none."""
        self._read()
        return self._results.get(token)

    def add(self, result: Result) -> None:
        """Add a result; see `counting_result` for which of two results of the same game counts."""
        self._note(list(result_to_json(result).values()))

    def remove(self, token: str) -> None:
        """Remove the result of the game with this token, if there is one."""
        self._note(token)

    def _note(self, event: Event) -> None:
        self._events.append(event)
        self._unsaved.append(event)

    def take_unsaved(self) -> list[Event]:
        """Return the events since the last call, in order; the caller has to save them."""
        unsaved, self._unsaved = self._unsaved, []
        return unsaved

    def reading(self) -> Iterator[None]:
        """Read the pages; yield after each. If `results` is used between two steps, it reads the rest."""
        if self._unread is None:
            self._unread = iter(self._pages())
        for text in self._unread:
            found = journal.read_page(text)
            self._unreadable += found is None
            self._apply(found or ())
            yield
        self.is_read = True

    def _read(self) -> None:
        for _ in self.reading():
            pass
        events, self._events = self._events, []
        self._apply(events)
        if self._unreadable:
            self._damaged()
            self._unreadable = 0

    def _apply(self, events: Iterable[Event]) -> None:
        for event in events:
            self._numbers = None
            if isinstance(event, str):
                self._results.pop(event, None)
                continue
            result = result_from_json(event)
            if result is None:
                self._unreadable += 1
                continue
            former = self._results.get(result.token)
            self._results[result.token] = counting_result(former, result) if former else result

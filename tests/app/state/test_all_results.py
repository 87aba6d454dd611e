"""Results are read on demand, each game counts once, and deleted results do not come back."""

from app.state import journal
from app.state.all_results import AllResults
from engine.play.results import Result

ONE = Result("one", "backbone", 1, False, 40, 60.5, 10, 1_790_000_000)
TWO = Result("two", "bridge", 8, False, 128, 900.0, -1870, 1_790_000_100, notes="p1Cx5+h3Cx10 ahead")
WON = ONE._replace(won=True, ended=1_790_000_500)


def test_pages_are_read_at_the_first_use() -> None:
    asked: list[int] = []

    def pages() -> list[str]:
        asked.append(1)
        return [journal.page([list(ONE)]), journal.page([list(TWO)])]

    book = AllResults(pages)
    book.add(WON)
    assert asked == []
    assert book.results == (WON, TWO)
    assert book.results == (WON, TWO)
    assert asked == [1]


def test_pages_are_read_one_by_one_and_the_rest_when_it_is_needed() -> None:
    book = AllResults(lambda: [journal.page([list(result)]) for result in (ONE, TWO, WON)])
    work = book.reading()
    next(work)
    book.add(TWO._replace(token="three"))
    assert book.results == (WON, TWO, TWO._replace(token="three"))
    assert list(work) == []
    assert len(book.results) == 3


def test_the_numbers_of_a_rule_set_follow_every_change() -> None:
    book = AllResults(lambda: [journal.page([list(ONE)]), journal.page([list(TWO)])])
    assert [set(book.numbers(name)) for name in ("backbone", "bridge", "golf")] == [{1}, {8}, set()]
    book.add(ONE._replace(token="three", number=5))
    assert book.numbers("backbone") == {1, 5}
    book.remove("one")
    assert book.numbers("backbone") == {5}


def test_what_is_new_is_taken_once_to_be_saved() -> None:
    book = AllResults(lambda: [journal.page([list(ONE)])])
    book.add(TWO)
    book.remove("one")
    assert book.take_unsaved() == [list(TWO)[:-1], "one"]
    assert book.take_unsaved() == []
    assert book.results == (TWO,)


def test_a_result_without_notes_is_written_as_it_always_was() -> None:
    book = AllResults()
    book.add(ONE)
    assert book.take_unsaved() == [["one", "backbone", 1, False, 40, 60.5, 10, 1_790_000_000]]


def test_the_day_of_a_result_is_kept() -> None:
    book = AllResults()
    book.add(ONE._replace(day="2026-11-22"))
    assert book.take_unsaved()[0][-2:] == ["", "2026-11-22"]
    assert AllResults(lambda: [journal.page([list(ONE._replace(day="2026-11-22"))])]).results == book.results


def test_notes_too_long_to_be_read_again_are_not_written() -> None:
    book = AllResults()
    book.add(TWO._replace(notes="p1C7+" * 2000))
    assert book.results == (TWO._replace(notes=""),)


def test_a_deleted_result_can_come_back() -> None:
    book = AllResults(lambda: [journal.page([list(ONE), list(TWO), "one"])])
    assert book.results == (TWO,)
    book.add(ONE)
    assert set(book.results) == {ONE, TWO}
    book.remove("nothing of this name")
    assert len(book.results) == 2


def test_the_events_of_pages_may_come_again_after_them() -> None:
    """The journal may still have events that are already in a page of results."""
    events: list[journal.Event] = [list(ONE), list(TWO), "two", list(WON)]
    assert AllResults(lambda: [journal.page(events[:3])], events).results == (WON,)


def test_what_cannot_be_read_is_told_once() -> None:
    calls: list[int] = []
    events: list[journal.Event] = [list(ONE)[:-5], list(TWO), [], [7]]
    book = AllResults(lambda: ["damaged"], events, lambda: calls.append(1))
    assert book.results == book.results == (TWO,)
    assert calls == [1]

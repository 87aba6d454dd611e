"""A report of a game as paragraphs and tables. Each suit is drawn, and has a name for screen readers."""

from app.panels.report_html import report
from app.panels.suits_html import with_suits
from engine.core.reports import Grid, Report, Row
from engine.core.saying import say
from support.sheets import read


def test_suits_are_drawn_and_named() -> None:
    drawn = read(with_suits("3♠ < 4♥"))
    assert [use.get("href") for use in drawn.iter("use")] == ["#s-s", "#s-h"]
    assert "".join(drawn.itertext()) == "3 spades < 4 hearts"


def test_a_report_is_shown_as_paragraphs_and_tables() -> None:
    points = say("points-on-sheet", points=30, reason=say("contract-bid", level=1, strain="clubs", doubled=0))
    rows = (
        Row((say("above-the-line"),), "heading"),
        Row((points, None), "rule"),
        Row((say("total", points=5), None)),
    )
    grid = Grid("score", (say("column-you"), say("column-the-house")), rows)
    panel = report(Report("score", say("score-sheet"), say("rubber-is-over"), (say("rubber-is-over"), grid)))
    body = read(panel.body)
    assert panel.title == "Score sheet"
    assert body[0].text == "The rubber is over."
    assert [head.text for head in body.iter("th")] == ["You", "The house", "Above the line"]
    assert [row.get("class") for row in body.iter("tr")] == [None, "row-heading", "row-rule", None]
    assert [str(number.text) for number in body.iter("b")] == ["30"]
    assert ["".join(each.itertext()) for each in body.iter("small")] == ["1 clubs"]
    assert len(list(body.iter("use"))) == 1


def test_only_points_with_a_reason_are_set_apart() -> None:
    ranks = [say("rank-sign", rank=rank) for rank in (9, 8)]
    row = Row((say("rank-beats", mine=ranks[0], theirs=ranks[1]),))
    body = report(Report("count", say("score-sheet"), say("rubber-is-over"), (Grid("count", (), (row,)),))).body
    assert [cell.text for cell in read(body).iter("td")] == ["your 9 beats 8"]
    assert not list(read(body).iter("b"))

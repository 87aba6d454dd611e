"""Tables that are arranged from the kinds of their piles alone."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Kind, Spot
from engine.core.saying import say
from engine.rules.tables import arranged
from support.overlap import ABOVE, overlap


@st.composite
def tables(draw: st.DrawFn) -> list[Spot]:
    """Return the spots of a table: columns, and some of the other kinds of piles."""
    kinds = [
        *[Kind.CELL] * draw(st.integers(0, 8)),
        *[Kind.FOUNDATION] * draw(st.sampled_from([0, 1, 4, 8])),
        *[Kind.RESERVE] * draw(st.integers(0, 8)),
        *[Kind.TABLEAU] * draw(st.integers(1, 18)),
        *draw(
            st.sampled_from([[], [Kind.STOCK], [Kind.STOCK, Kind.WASTE], [Kind.STOCK, Kind.WASTE, Kind.COUNTER]])
        ),
    ]
    return [Spot(f"x{number}", kind, say("stock")) for number, kind in enumerate(kinds)]


@given(spots=tables())
def test_piles_lie_on_the_table_and_beside_each_other(spots: list[Spot]) -> None:
    for view, layout in arranged(spots).items():
        assert len(layout.places) == len(spots)
        piles = [place for place, spot in zip(layout.places, spots, strict=True) if spot.kind is not Kind.COUNTER]
        for place in piles:
            assert place.x >= 0 and place.x + place.size <= layout.width + ABOVE, (view, place)
            assert place.y >= 0 and place.y + place.size <= layout.height + ABOVE, (view, place)
        for one, other in combinations(piles, 2):
            assert not overlap(one, other), (view, one, other)


@given(spots=tables())
def test_the_pile_that_a_pile_is_fanned_over_is_not_there(spots: list[Spot]) -> None:
    """The waste is fanned to the right or down; there is room for half a card."""
    for view, layout in arranged(spots).items():
        wastes = [place for place, spot in zip(layout.places, spots, strict=True) if spot.kind is Kind.WASTE]
        for waste in wastes:
            moved = waste._replace(x=waste.x + waste.dx, y=waste.y + waste.dy)
            others = [
                place
                for place, spot in zip(layout.places, spots, strict=True)
                if spot.kind is not Kind.COUNTER and place is not waste
            ]
            assert not any(overlap(moved, other) for other in others), view

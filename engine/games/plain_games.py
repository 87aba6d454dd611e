"""The games that are nothing but records, in groups of games that are played alike.

To add one, write its record here, and add its name and its sentence to `engine/words/en/games.ftl`.
"""

from engine.games.plain_game import PlainEntry
from engine.rules.record import (
    NO_LIMIT,
    RUN,
    Aces,
    Build,
    Cells,
    Columns,
    Fill,
    Foundations,
    Heap,
    Peaks,
    Ranks,
    Record,
    Reserve,
    Runs,
    Stock,
    Suits,
    Take,
    To,
)

_COMMON, _BLAKE_GENT = "source-common-form", "source-blake-gent"  # where the rules come from

_IN_SUIT = Build(Ranks.LOWER, Suits.SAME)
_RED_AND_BLACK = Build(Ranks.LOWER, Suits.ALTERNATE)
_ANY_SUIT = Build(Ranks.LOWER, Suits.ANY)
_UP_OR_DOWN_IN_SUIT = Build(Ranks.NEXT, Suits.SAME)
_ACES_OUT = Foundations(aces=Aces.LAID_OUT)

# Any face-up card moves

_YUKON_CARDS, _YUKON_DOWN = (1, 6, 7, 8, 9, 10, 11), (0, 1, 2, 3, 4, 5, 6)
YUKON = Record(Columns(_YUKON_CARDS, _RED_AND_BLACK, Take.ANY, Fill.KING, face_down=_YUKON_DOWN))
RUSSIAN = Record(Columns(_YUKON_CARDS, _IN_SUIT, Take.ANY, Fill.KING, face_down=_YUKON_DOWN))
ALASKA = Record(Columns(_YUKON_CARDS, _UP_OR_DOWN_IN_SUIT, Take.ANY, Fill.KING, face_down=_YUKON_DOWN))
SCORPION = Record(
    Columns((7,) * 7, _IN_SUIT, Take.ANY, Fill.KING, face_down=(3, 3, 3, 3, 0, 0, 0)),
    Runs(),
    stock=Stock(to=To.COLUMNS),
)

# Runs from king to ace


def _in_runs(cards: tuple[int, ...], face_down: tuple[int, ...] = ()) -> Columns:
    """Return columns as those of Spider, with these numbers of cards."""
    return Columns(cards, _ANY_SUIT, Take.RUN, Fill.ANY, run=RUN, face_down=face_down)


SIMPLE_SIMON = Record(_in_runs((8, 8, 8, 7, 6, 5, 4, 3, 2, 1)), Runs())
SPIDERETTE = Record(
    _in_runs((1, 2, 3, 4, 5, 6, 7), face_down=(0, 1, 2, 3, 4, 5, 6)), Runs(), stock=Stock(to=To.FULL_COLUMNS)
)
WILL_O_THE_WISP = Record(_in_runs((3,) * 7, face_down=(2,) * 7), Runs(), stock=Stock(to=To.FULL_COLUMNS))
MRS_MOP = Record(_in_runs((8,) * 13), Runs(), packs=2)

# A stock

FORTY_THIEVES = Record(Columns((4,) * 10, _IN_SUIT, fill=Fill.ANY), stock=Stock(), packs=2)
LUCAS = Record(Columns((3,) * 13, _IN_SUIT, fill=Fill.ANY), _ACES_OUT, stock=Stock(), packs=2)
WESTCLIFF = Record(Columns((3,) * 10, _RED_AND_BLACK, Take.RUN, Fill.ANY, face_down=(2,) * 10), stock=Stock())
DOUBLE_KLONDIKE = Record(
    Columns(
        (1, 2, 3, 4, 5, 6, 7, 8, 9),
        _RED_AND_BLACK,
        Take.RUN,
        Fill.KING,
        face_down=(0, 1, 2, 3, 4, 5, 6, 7, 8),
    ),
    Foundations(may_return=True),
    stock=Stock(redeals=NO_LIMIT),
    packs=2,
)
EASTHAVEN = Record(
    Columns((3,) * 7, _RED_AND_BLACK, Take.RUN, Fill.ANY, face_down=(2,) * 7),
    Foundations(may_return=True),
    stock=Stock(to=To.COLUMNS),
)
GYPSY = Record(
    Columns((3,) * 8, _RED_AND_BLACK, Take.RUN, Fill.ANY, face_down=(2,) * 8),
    Foundations(may_return=True),
    stock=Stock(to=To.COLUMNS),
    packs=2,
)
TRIPEAKS = Record(Peaks(4, 3, face_down=True), Heap(Build(Ranks.NEXT, Suits.ANY, is_ring=True)), stock=Stock())

# Nothing is hidden

BAKERS_GAME = Record(
    Columns((7, 7, 7, 7, 6, 6, 6, 6), _IN_SUIT, Take.ONE_BY_ONE, Fill.ANY), cells=Cells((0, 0, 0, 0))
)
EIGHT_OFF = Record(Columns((6,) * 8, _IN_SUIT, Take.ONE_BY_ONE, Fill.KING), cells=Cells((1, 1, 1, 1, 0, 0, 0, 0)))
FORE_CELL = Record(Columns((6,) * 8, _RED_AND_BLACK, Take.ONE_BY_ONE, Fill.KING), cells=Cells((1, 1, 1, 1)))
KING_ALBERT = Record(
    Columns((1, 2, 3, 4, 5, 6, 7, 8, 9), _RED_AND_BLACK, fill=Fill.ANY),
    Foundations(may_return=True),
    reserve=Reserve((1,) * 7),
)
RAGLAN = Record(
    Columns((1, 2, 3, 4, 5, 6, 7, 7, 7), _RED_AND_BLACK, fill=Fill.ANY),
    Foundations(may_return=True, aces=Aces.LAID_OUT),
    reserve=Reserve((1,) * 6),
)
SOMERSET = Record(
    Columns((1, 2, 3, 4, 5, 6, 7, 8, 8, 8), _RED_AND_BLACK, fill=Fill.ANY), Foundations(may_return=True)
)
STREETS_AND_ALLEYS = Record(Columns((7, 7, 7, 7, 6, 6, 6, 6), _ANY_SUIT, fill=Fill.ANY))
BELEAGUERED_CASTLE = Record(Columns((6,) * 8, _ANY_SUIT, fill=Fill.ANY), _ACES_OUT)
STRONGHOLD = Record(Columns((7, 7, 7, 7, 6, 6, 6, 6), _ANY_SUIT, fill=Fill.ANY), cells=Cells((0,)))
SIEGECRAFT = Record(Columns((6,) * 8, _ANY_SUIT, fill=Fill.ANY), _ACES_OUT, cells=Cells((0,)))
FORTRESS = Record(Columns((6, 6, 5, 5, 5, 5, 5, 5, 5, 5), _UP_OR_DOWN_IN_SUIT, fill=Fill.ANY))
SPANISH_PATIENCE = Record(Columns((4,) * 13, _ANY_SUIT, fill=Fill.ANY), Foundations(may_return=True))
BAKERS_DOZEN = Record(Columns((4,) * 13, _ANY_SUIT, kings_below=True))
PORTUGUESE_SOLITAIRE = Record(Columns((4,) * 13, _ANY_SUIT, fill=Fill.KING))
CASTLES_IN_SPAIN = Record(Columns((4,) * 13, _RED_AND_BLACK, Take.RUN, Fill.ANY, face_down=(3,) * 13))
ALPHA_STAR = Record(Columns((4,) * 12, _IN_SUIT, Take.RUN, Fill.ANY), _ACES_OUT)
DELTA_STAR = Record(Columns((4,) * 12, _IN_SUIT, fill=Fill.ANY), _ACES_OUT)
FAN = Record(Columns((3,) * 16 + (2, 2), _IN_SUIT, fill=Fill.KING), Foundations(may_return=True))

# Those of the catalogue: the search wins many of their deals
GAMES = (
    PlainEntry("tripeaks", (2, 4), "source-tripeaks", TRIPEAKS),
    PlainEntry("yukon", (5, 10), _COMMON, YUKON),
    PlainEntry("russian", (5, 10), _COMMON, RUSSIAN),
    PlainEntry("easthaven", (5, 10), _BLAKE_GENT, EASTHAVEN),
    PlainEntry("gypsy", (15, 25), _COMMON, GYPSY),
    PlainEntry("forty-thieves", (10, 20), _COMMON, FORTY_THIEVES),
    PlainEntry("spiderette", (8, 15), _BLAKE_GENT, SPIDERETTE),
    PlainEntry("simple-simon", (8, 15), _BLAKE_GENT, SIMPLE_SIMON),
    PlainEntry("bakers-game", (8, 15), _BLAKE_GENT, BAKERS_GAME),
    PlainEntry("eight-off", (8, 15), _BLAKE_GENT, EIGHT_OFF),
    PlainEntry("king-albert", (8, 15), _BLAKE_GENT, KING_ALBERT),
    PlainEntry("fan", (8, 15), _BLAKE_GENT, FAN),
    PlainEntry("streets-and-alleys", (8, 15), _BLAKE_GENT, STREETS_AND_ALLEYS),
    PlainEntry("beleaguered-castle", (8, 15), _BLAKE_GENT, BELEAGUERED_CASTLE),
    PlainEntry("alaska", (5, 10), _COMMON, ALASKA),
    PlainEntry("westcliff", (5, 10), _COMMON, WESTCLIFF),
    PlainEntry("lucas", (10, 20), _COMMON, LUCAS),
    PlainEntry("will-o-the-wisp", (8, 15), _COMMON, WILL_O_THE_WISP),
    PlainEntry("fore-cell", (8, 15), _BLAKE_GENT, FORE_CELL),
    PlainEntry("raglan", (8, 15), _BLAKE_GENT, RAGLAN),
    PlainEntry("somerset", (8, 15), _BLAKE_GENT, SOMERSET),
    PlainEntry("siegecraft", (8, 15), _BLAKE_GENT, SIEGECRAFT),
    PlainEntry("stronghold", (8, 15), _BLAKE_GENT, STRONGHOLD),
    PlainEntry("fortress", (8, 15), _COMMON, FORTRESS),
    PlainEntry("spanish-patience", (8, 15), _BLAKE_GENT, SPANISH_PATIENCE),
    PlainEntry("bakers-dozen", (8, 15), _COMMON, BAKERS_DOZEN),
    PlainEntry("portuguese-solitaire", (8, 15), _COMMON, PORTUGUESE_SOLITAIRE),
    PlainEntry("castles-in-spain", (8, 15), _COMMON, CASTLES_IN_SPAIN),
    PlainEntry("alpha-star", (8, 15), _BLAKE_GENT, ALPHA_STAR),
    PlainEntry("delta-star", (8, 15), _BLAKE_GENT, DELTA_STAR),
)

# Those that the page does not show
OTHERS = (
    # No random game of it was ever lost, so that the tests would have none.
    PlainEntry("double-klondike", (10, 20), _COMMON, DOUBLE_KLONDIKE),
    # The search wins few of their deals.
    PlainEntry("scorpion", (5, 10), _COMMON, SCORPION),
    PlainEntry("mrs-mop", (15, 30), _BLAKE_GENT, MRS_MOP),
)

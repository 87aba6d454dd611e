"""Makes small tables of patiences: their rules are the same, but there are fewer columns and cells."""

from dataclasses import replace

from engine.rules.record import Cells, Record


def narrowed(record: Record, *, columns: int, cells: int | None = None) -> Record:
    """Return a record with this number of columns and cells; if `cells` is None, the cells stay as they are.

    Without a stock, the columns get all cards, so the cells have to be empty after the deal. With a stock, the
    cells stay as they are, each column gets as many cards as before, and the others are in the stock.
    """
    if record.stock:
        laid = record.columns
        laid = replace(laid, cards=laid.cards[:columns], face_down=laid.face_down[:columns])
        return replace(record, tableau=laid)
    share, more = divmod(52, columns)
    laid = replace(record.columns, cards=(share + 1,) * more + (share,) * (columns - more))
    places = record.cells if cells is None else Cells((0,) * cells)
    return replace(record, tableau=laid, cells=places)

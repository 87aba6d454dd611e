"""Makes small tables of patiences: their rules are the same, but there are fewer columns and cells."""

from dataclasses import replace

from engine.records.record import Cells, Record


def narrowed(record: Record, *, columns: int, cells: int | None = None) -> Record:
    """Return a record with this number of columns and cells; if `cells` is None, the cells stay as they are.

    All cells are empty after the deal. The columns get all cards that the record deals to columns and cells; if
    there is a stock, they get as many as before, and the others are in the stock.
    """
    if record.stock:
        return replace(record, columns=replace(record.columns, cards=record.columns.cards[:columns]))
    share, more = divmod(52, columns)
    laid = replace(record.columns, cards=(share + 1,) * more + (share,) * (columns - more))
    places = record.cells if cells is None else Cells((0,) * cells)
    return replace(record, columns=laid, cells=places)

"""Which steps a search may leave out, by classes of records: each function says for which, and why no win is lost.

The arguments on cards that go home are those of Charlie Blake and Ian Gent, "The Winnability of Klondike Solitaire
and Many Other Patience Games", JAIR 85 (2026), Appendix B, for one pack. A search may leave something out only if
the function here allows it for its record.
"""

from engine.records.record import Foundations, Record, Take, To


def safe_cards_go_home(record: Record) -> bool:
    """Return whether a *safe* card may go home at once, and other steps may be left out.

    A card is safe if its foundation accepts it, and no card has to be laid on it any more: each card that could be
    laid on it is home, or is itself safe as soon as it is free. Take any win. In it the card goes home at some
    time. Let it go home now, and leave out every other move of it. All other moves stay legal: its place and the
    card under it become free, and the only cards that were laid on it can go home instead.

    The argument needs one pack, so that a card has one foundation. It fails if the stock is dealt to the columns,
    since then a card may be dealt onto the safe one, and if a space has to be filled.
    """
    stock = record.stock
    return (
        isinstance(record.aim, Foundations)
        and record.packs == 1
        and not (stock and stock.to is not To.WASTE)
        and not record.columns.at_once
    )


def safe_cards_may_carry(record: Record) -> bool:
    """Return whether a card is also safe if cards could be laid on it that are not home, but can go home.

    If any face-up card moves with all cards on it, such a card may carry cards that cannot go home. Then a card is
    safe only if every card that could be laid on it is home and stays there.
    """
    return record.columns.take is not Take.ANY

"""Which steps a search may leave out, by classes of records: each function says for which, and why no win is lost.

The arguments on cards that go home are those of Charlie Blake and Ian Gent, "The Winnability of Klondike Solitaire
and Many Other Patience Games", JAIR 85 (2026), Appendix B, for one pack. A search may leave something out only if
the function here allows it for its record.
"""

from engine.rules.record import Aces, Base, Fill, Foundations, Lock, Ranks, Record, Take, To


def safe_cards_go_home(record: Record) -> bool:
    """Return whether a *safe* card of a column, a cell or the reserve may go home before any other move.

    A card is safe if its foundation accepts it, and no card has to be laid on it any more: each card that could be
    laid on it is home, or is itself safe as soon as it is free. Take any win. In it the card goes home at some
    time. Let it go home now, and leave out every other move of it. All other moves stay legal: its place and the
    card under it become free, and the only cards that were laid on it can go home instead. Columns are built down,
    so that a card that may come back from a foundation is not needed either: whatever is laid on it is lower.

    The argument needs one pack, so that a card has one foundation, and foundations that begin with the ace. It is
    not proved where the stock is dealt to the columns, or where a space or an ace brings about more by itself. It
    does not hold for the waste, since what is taken from it changes which cards come up later.
    """
    stock, aim, columns, reserve = record.stock, record.aim, record.columns, record.reserve
    return (
        isinstance(aim, Foundations)
        and aim.base is Base.ACE
        and aim.aces is not Aces.TURNED
        and record.packs == 1
        and (columns.build is None or (columns.build.ranks is Ranks.LOWER and not columns.build.is_ring))
        and columns.fill is not Fill.RESERVE
        and not columns.at_once
        and (reserve is None or reserve.lock is Lock.NONE)
        and (stock is None or stock.to is To.WASTE)
    )


def safe_cards_may_carry(record: Record) -> bool:
    """Return whether a card is also safe if cards could be laid on it that are not home, but can go home.

    If any face-up card moves with all cards on it, such a card may carry cards that cannot go home. Then a card is
    safe only if every card that could be laid on it is home and stays there.
    """
    return record.columns.take is not Take.ANY

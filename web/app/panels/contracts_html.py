"""Builds the table of Bridge contracts: how many each side bid at each level, and how many of them it made."""

from collections.abc import Sequence

from app.panels.number_text import percentage
from app.view.markup import Markup, element, joined
from app.view.words import words
from engine.core.saying import Saying, say
from engine.games.bridge import rubber
from engine.games.bridge.rubber import HOUSE, PLAYER, ContractCount, ScoredDeal
from engine.games.bridge.tricks import LEVELS


def contract_table(deals: Sequence[ScoredDeal]) -> Markup:
    """Return the table of the contracts in these deals: how many were bid, made, and set (not made).

    It has a row for each level, and three columns each for the contracts of the player and of the house.
    """
    mine, theirs = (rubber.declared_by(side, deals) for side in (PLAYER, HOUSE))
    made = (_made("you", rubber.count_contracts(mine)), _made("house", rubber.count_contracts(theirs)))
    levels = zip(LEVELS, rubber.by_level(mine), rubber.by_level(theirs), strict=True)
    total = _row(words("contracts-all"), rubber.count_contracts(mine), rubber.count_contracts(theirs))
    table = element(
        "table",
        element("caption", words("sentences", parts=made)),
        element("colgroup"),
        element("colgroup", span=3),
        element("colgroup", span=3),
        _head(),
        element("tbody", *(_row(str(level), *both) for level, *both in levels)),
        element("tfoot", total),
        class_="contracts",
    )
    return joined(element("h3", words("contracts-title")), table)


def _head() -> Markup:
    sides = (element("th", words("bid-by", side=side), scope="colgroup", colspan=3) for side in ("you", "house"))
    columns = (
        element("th", words(name), scope="col")
        for name in ("contracts-bid", "contracts-made", "contracts-set") * 2
    )
    level = element("th", words("contracts-level"), scope="col", rowspan=2)
    return element("thead", element("tr", level, *sides), element("tr", *columns))


def _row(name: str, *sides: ContractCount) -> Markup:
    cells = (element("td", str(count)) for side in sides for count in (side.bid, side.made, side.beaten))
    return element("tr", element("th", name, scope="row"), *cells)


def _made(side: str, contracts: ContractCount) -> Saying:
    """Return how many contracts a side made, as a sentence; `side` is "you" or "house"."""
    if not contracts.bid:
        return say("no-contract-bid", side=side)
    share = percentage(contracts.made, contracts.bid)
    return say("contracts-made-of", side=side, made=contracts.made, count=contracts.bid, share=share)

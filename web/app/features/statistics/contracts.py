"""Builds the table of Bridge contracts: how many each side bid and made, by level, trumps and doubling."""

from collections.abc import Iterable, Sequence

from app.panels.number_text import percentage
from app.panels.suits_html import with_suits
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import words
from engine.core.saying import Saying, say
from engine.games.bridge import rubber
from engine.games.bridge.rubber import HOUSE, PLAYER, ContractCount, ScoredDeal
from engine.games.bridge.tricks import LEVELS, STRAIN_NAMES, STRAINS


def contract_table(deals: Sequence[ScoredDeal]) -> Markup:
    """Return the table of the contracts in these deals: how many were bid, made, and set (not made).

    It has rows for each level, strain and doubling, and three columns each for the contracts of the player and of
    the house. Below it stand the slams and honours of the player, if there were any.
    """
    mine, theirs = (rubber.declared_by(side, deals) for side in (PLAYER, HOUSE))
    made = (_made("you", rubber.count_contracts(mine)), _made("house", rubber.count_contracts(theirs)))
    strains = [with_suits(words("strain-sign", strain=STRAIN_NAMES[strain])) for strain in STRAINS]
    total = _row(words("contracts-all"), rubber.count_contracts(mine), rubber.count_contracts(theirs))
    table = element(
        "table",
        element("caption", words("sentences", parts=made)),
        element("colgroup"),
        element("colgroup", span=3),
        element("colgroup", span=3),
        _head(),
        _group("contracts-level", map(str, LEVELS), rubber.by_level(mine), rubber.by_level(theirs)),
        _group("column-trumps", strains, rubber.by_strain(mine), rubber.by_strain(theirs)),
        _group("contracts-doubling", ("×1", "×2", "×4"), rubber.by_doubling(mine), rubber.by_doubling(theirs)),
        element("tfoot", total),
        class_="contracts",
    )
    return joined(element("h3", words("contracts-title")), table, _slams(mine), _honours(deals))


def _group(
    title: str,
    names: Iterable[str | Markup],
    mine: Sequence[ContractCount],
    theirs: Sequence[ContractCount],
) -> Markup:
    """Return a title and below it a row for each kind of contract: its name, and the counts of both sides."""
    head = element("tr", element("th", words(title), scope="rowgroup", colspan=7))
    rows = (_row(name, *both) for name, *both in zip(names, mine, theirs, strict=True))
    return element("tbody", head, *rows)


def _slams(mine: Sequence[ScoredDeal]) -> Markup:
    """Return how many slams of the player were made, in a sentence for each kind that was bid."""
    kinds = zip(("contracts-small-slams", "contracts-grand-slams"), rubber.by_level(mine)[-2:], strict=True)
    told = [words(name, made=count.made, bid=count.bid) for name, count in kinds if count.bid]
    return element("p", " ".join(told), class_="key") if told else NOTHING


def _honours(deals: Sequence[ScoredDeal]) -> Markup:
    held = [deal.contract.honours for deal in deals]
    if not any(held):
        return NOTHING
    return element("p", words("contracts-honours", four=held.count(100), five=held.count(150)), class_="key")


def _head() -> Markup:
    sides = (element("th", words("bid-by", side=side), scope="colgroup", colspan=3) for side in ("you", "house"))
    columns = (
        element("th", words(name), scope="col")
        for name in ("contracts-bid", "contracts-made", "contracts-set") * 2
    )
    return element("thead", element("tr", element("td", rowspan=2), *sides), element("tr", *columns))


def _row(name: str | Markup, *sides: ContractCount) -> Markup:
    cells = (element("td", str(count)) for side in sides for count in (side.bid, side.made, side.beaten))
    return element("tr", element("th", name, scope="row"), *cells)


def _made(side: str, contracts: ContractCount) -> Saying:
    """Return how many contracts a side made, as a sentence; `side` is "you" or "house"."""
    if not contracts.bid:
        return say("no-contract-bid", side=side)
    share = percentage(contracts.made, contracts.bid)
    return say("contracts-made-of", side=side, made=contracts.made, count=contracts.bid, share=share)

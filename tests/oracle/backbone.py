"""Implement the rules of Backbone a second time, directly from the rule text; simple and slow on purpose.

A card is a rank (A 2 ... 9 T J Q K) and a suit letter. `9h` comes from the first pack, `9H` from the second; the
pack has no effect on play. `~9h` lies face down. A spot is the name of one pile (see SPOTS). A position is text:
the piles in the order of SPOTS, joined by dots, each pile from bottom to top; at the end stands the number of
redeals made. A move is the spot that a card leaves and the spot that it goes to, such as `lf2`, `t1t4`, `sw` (turn
a card), `ws` (redeal), `st6` (turn a card and put it directly into a space). A space is an empty rib.

A mark before each rule names its source: [rules] is the table of rules that the project implements, [guide] the
rules guide, [book] the chapter "Backbone Patience", [gnome] the AisleRiot manual page. [agreed] marks what these
tests define themselves.
"""

RULE_SETS = ["backbone", "backbone-traditional", "backbone-aisleriot"]

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]

# [rules] Two foundations for each suit.
FOUNDATIONS = ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8"]
FOUNDATION_SUITS = {"f1": "s", "f2": "h", "f3": "d", "f4": "c", "f5": "s", "f6": "h", "f7": "d", "f8": "c"}

# [rules] Ribs are numbered from top to bottom, in each row the left one first.
RIBS = ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8"]

SPOTS = [*FOUNDATIONS, "l", "r", "c", *RIBS, "s", "w"]

# `lost` raises an error when it has visited more positions than this.
LOST_CAP = 20000

Piles = dict[str, list[str]]


# ---------------------------------------------------------------- cards and text


def rank(card: str) -> str:
    return card.removeprefix("~")[0]


def suit(card: str) -> str:
    """Return the suit as a small letter, because the two packs are alike in play."""
    return card.removeprefix("~")[1].lower()


def is_one_rank_lower(low: str, high: str) -> bool:
    # [rules] "No wrap": no card is one lower than an ace, and a king is not one lower than any card.
    return RANKS.index(rank(low)) + 1 == RANKS.index(rank(high))


def read_pile(text: str) -> list[str]:
    cards = []
    while text != "":
        length = 3 if text.startswith("~") else 2
        card = text[:length]
        text = text[length:]
        if len(card) != length or rank(card) not in RANKS or suit(card) not in ["c", "d", "h", "s"]:
            raise ValueError(f"not a card: {card!r}")
        cards.append(card)
    return cards


def read_position(position: str) -> tuple[Piles, int]:
    pieces = position.split(".")
    if len(pieces) != len(SPOTS) + 1:
        raise ValueError(f"a position has {len(SPOTS) + 1} pieces, not {len(pieces)}")
    piles = {}
    for spot, text in zip(SPOTS, pieces[:-1], strict=True):
        piles[spot] = read_pile(text)
    redeals = pieces[-1]
    if redeals not in ["0", "1"]:
        raise ValueError(f"redeals are 0 or 1, not {redeals!r}")
    return piles, int(redeals)


def write_position(piles: Piles, redeals: int) -> str:
    pieces = ["".join(piles[spot]) for spot in SPOTS]
    return ".".join([*pieces, str(redeals)])


def split_move(move: str) -> tuple[str, str]:
    """Return the source and the target of a move; only the names of ribs have two letters."""
    if move.startswith("t"):
        return move[:2], move[2:]
    return move[:1], move[1:]


def check_rule_set(rule_set: str) -> None:
    if rule_set not in RULE_SETS:
        raise ValueError(f"no such rule set: {rule_set!r}")


# ---------------------------------------------------------------- where cards may go


def fits_foundation(card: str, foundation: str, piles: Piles) -> bool:
    # [agreed] Each foundation has a fixed suit. Each suit has two foundations, and the player may use either.
    if FOUNDATION_SUITS[foundation] != suit(card):
        return False
    # [rules] Foundations start with the ace ...
    if piles[foundation] == []:
        return rank(card) == "A"
    # [rules] ... and go up in suit to the king.
    return is_one_rank_lower(piles[foundation][-1], card)


def fits_on_rib_card(card: str, rib: str, piles: Piles) -> bool:
    # [rules] Ribs build down in suit. `may_fill_space` handles empty ribs.
    if piles[rib] == []:
        return False
    top = piles[rib][-1]
    return suit(card) == suit(top) and is_one_rank_lower(card, top)


def may_fill_space(rule_set: str, source: str) -> bool:
    """Return whether a card from this spot may go to an empty rib."""
    if rule_set == "backbone":
        # [rules] Any available card: from the spine (which includes the coccyx), the waste, the stock or another
        # rib.
        return source in ["l", "r", "c", "w", "s", *RIBS]
    if rule_set == "backbone-traditional":
        # [rules] From the waste or the stock, never from spine or ribs; [book] "another card from the pack".
        return source in ["w", "s"]
    # [gnome] Any card except one of the reserve. [rules] From the waste or another rib, so not directly from the
    # stock.
    return source in ["w", *RIBS]


def available_sources(piles: Piles) -> list[str]:
    """Return the spots whose top card lies face up and may be moved."""
    sources = []
    if piles["c"] != []:
        # [rules] The coccyx blocks both columns.
        sources.append("c")
    else:
        # [rules] When the coccyx is gone, the end card of each column is available. The two columns are
        # independent.
        sources.extend([column for column in ["l", "r"] if piles[column] != []])
    # [guide] The top card of the waste is available.
    if piles["w"] != []:
        sources.append("w")
    # [guide] Only the top card of each rib is available, one card at a time.
    sources.extend([rib for rib in RIBS if piles[rib] != []])
    # [rules] Cards never leave a foundation, so no move starts there.
    return sources


def spaces(piles: Piles) -> list[str]:
    return [rib for rib in RIBS if piles[rib] == []]


def space_must_be_filled_now(rule_set: str, piles: Piles) -> bool:
    # [rules] Traditional: a space is filled at once from waste or stock; if both are empty it stays empty.
    return rule_set == "backbone-traditional" and spaces(piles) != [] and piles["w"] + piles["s"] != []


def forced_fills(piles: Piles) -> set[str]:
    """Return the only legal moves of `backbone-traditional` while a rib is empty: those that fill it.

    Even the redeal has to wait.
    """
    moves = set()
    # [rules] From the waste or the stock, as the player chooses.
    for source in ["w", "s"]:
        if piles[source] != []:
            for rib in spaces(piles):
                moves.add(source + rib)
    return moves


def moves_of_stock_and_waste(rule_set: str, piles: Piles, redeals: int) -> set[str]:
    moves = set()
    if piles["s"] != []:
        # [rules] The stock is turned one card at a time to the waste.
        moves.add("sw")
        # [rules] Where the stock may fill a space, the turn and the move are one action.
        if may_fill_space(rule_set, "s"):
            for rib in spaces(piles):
                moves.add("s" + rib)
    # [rules] Two passes, so one redeal; [gnome] when the stock is empty the waste goes back to the stock.
    if piles["s"] == [] and piles["w"] != [] and redeals == 0:
        moves.add("ws")
    return moves


def moves_of_available_cards(rule_set: str, piles: Piles) -> set[str]:
    moves = set()
    for source in available_sources(piles):
        card = piles[source][-1]
        for foundation in FOUNDATIONS:
            if fits_foundation(card, foundation, piles):
                moves.add(source + foundation)
        for rib in RIBS:
            # A move back to the same rib is impossible: no card fits on itself, and the rib is not empty.
            if fits_on_rib_card(card, rib, piles):
                moves.add(source + rib)
            if piles[rib] == [] and may_fill_space(rule_set, source):
                moves.add(source + rib)
    return moves


def legal_moves(rule_set: str, position: str) -> set[str]:
    check_rule_set(rule_set)
    piles, redeals = read_position(position)
    if space_must_be_filled_now(rule_set, piles):
        return forced_fills(piles)
    return moves_of_stock_and_waste(rule_set, piles, redeals) | moves_of_available_cards(rule_set, piles)


# ---------------------------------------------------------------- playing a move


def put_ace_home(ace: str, piles: Piles) -> None:
    # [agreed] An ace that goes home automatically takes the lowest numbered empty foundation of its suit.
    for foundation in FOUNDATIONS:
        if FOUNDATION_SUITS[foundation] == suit(ace) and piles[foundation] == []:
            piles[foundation].append(ace)
            return
    raise ValueError(f"no empty foundation for {ace}: no real game has three aces of a suit")


def play(rule_set: str, position: str, move: str) -> str:
    if move not in legal_moves(rule_set, position):
        raise ValueError(f"{move!r} is not legal here")
    piles, redeals = read_position(position)

    if move == "ws":
        # [rules] The order of the waste is kept: the first card turned is the first turned again.
        piles["s"] = ["~" + card for card in reversed(piles["w"])]
        piles["w"] = []
        return write_position(piles, redeals + 1)

    source, target = split_move(move)
    card = piles[source].pop().removeprefix("~")
    if rule_set == "backbone-traditional" and source == "s" and rank(card) == "A":
        # [rules] Traditional: an ace turned from the stock goes home automatically, and the space stays empty.
        put_ace_home(card, piles)
    else:
        piles[target].append(card)
    return write_position(piles, redeals)


# ---------------------------------------------------------------- the end


def won(rule_set: str, position: str) -> bool:
    check_rule_set(rule_set)
    # [rules] Won: 104 cards home.
    piles, _ = read_position(position)
    return sum([len(piles[foundation]) for foundation in FOUNDATIONS]) == 104


def leads_anywhere(move: str) -> bool:
    # [agreed] Every move except one from rib to rib makes progress.
    source, target = split_move(move)
    return not (source in RIBS and target in RIBS)


def lost(rule_set: str, position: str) -> bool:
    # [rules] Lost: no legal move can ever make progress. Moving cards to and fro between ribs is no progress.
    if won(rule_set, position):
        return False
    seen = {position}
    to_look_at = [position]
    while to_look_at != []:
        here = to_look_at.pop()
        moves = legal_moves(rule_set, here)
        if any(leads_anywhere(move) for move in moves):
            return False
        for move in moves:
            after = play(rule_set, here, move)
            if after not in seen:
                seen.add(after)
                to_look_at.append(after)
        if len(seen) > LOST_CAP:
            raise RuntimeError(f"more than {LOST_CAP} positions of rib to rib moves")
    return True


# ---------------------------------------------------------------- the deal


def column_length(rule_set: str) -> int:
    # [rules] Each column of the spine: 11, 10 (dealt as 10 pairs), or 9 cards.
    return {"backbone": 11, "backbone-traditional": 10, "backbone-aisleriot": 9}[rule_set]


def has_deal_specials(rule_set: str) -> bool:
    # [rules] Aces go home, and a king dealt as coccyx is replaced. AisleRiot has neither rule.
    return rule_set in ["backbone", "backbone-traditional"]


def join_packs(packs: list[str] | list[list[str]]) -> list[str]:
    """Return one list of cards in dealing order; if there are two packs, the second follows the first."""
    cards: list[str] = []
    for part in packs:
        if isinstance(part, str):
            cards.append(part)
        else:
            cards.extend(part)
    return cards


def deal(rule_set: str, packs: list[str] | list[list[str]]) -> str:
    check_rule_set(rule_set)
    to_come = join_packs(packs)
    replaced_kings: list[str] = []
    piles: Piles = {spot: [] for spot in SPOTS}

    # [rules] Deal order: spine left, right, left, right ..., coccyx, then ribs top to bottom, left, right.
    places = ["l", "r"] * column_length(rule_set) + ["c"] + RIBS
    for place in places:
        card = to_come.pop(0)
        while has_deal_specials(rule_set) and (rank(card) == "A" or (rank(card) == "K" and place == "c")):
            if rank(card) == "A":
                # [rules] An ace dealt to spine or ribs goes home at once and the next card takes its place.
                put_ace_home(card, piles)
            else:
                # [rules] A king dealt as coccyx goes to the bottom of the stock; the same happens if the next card
                # is a king.
                # [agreed] Each such king goes below the one before, so the last one replaced is turned last.
                replaced_kings.append(card)
            card = to_come.pop(0)
        piles[place].append(card)

    # [rules] What is left is the stock, face down; the card turned next is written last.
    turning_order = to_come + replaced_kings
    piles["s"] = ["~" + card for card in reversed(turning_order)]
    return write_position(piles, 0)


def deal_shape(rule_set: str, position: str) -> None:
    """Raise AssertionError unless the position is the start of a game by the rule text."""
    check_rule_set(rule_set)
    piles, redeals = read_position(position)

    # [rules] The lengths of the spine and its one coccyx.
    assert len(piles["l"]) == column_length(rule_set), "left column has the wrong length"
    assert len(piles["r"]) == column_length(rule_set), "right column has the wrong length"
    assert len(piles["c"]) == 1, "the coccyx is one card"
    # [rules] Eight ribs of one card each.
    for rib in RIBS:
        assert len(piles[rib]) == 1, f"{rib} does not have one card"
    # No card has been turned yet, and no redeal has been made.
    assert piles["w"] == [], "the waste is not empty"
    assert redeals == 0, "a redeal has been made"

    # [rules] The stock is face down, everything else is face up.
    for spot in SPOTS:
        for card in piles[spot]:
            assert card.startswith("~") == (spot == "s"), f"{card} in {spot} lies the wrong way up"

    # [rules] Two packs, 104 cards, none twice and none missing.
    all_cards = [card.removeprefix("~") for spot in SPOTS for card in piles[spot]]
    two_packs = [one_rank + one_suit for one_rank in RANKS for one_suit in "cdhsCDHS"]
    assert sorted(all_cards) == sorted(two_packs), "not the cards of two packs"

    check_start_of_foundations(rule_set, piles)
    if has_deal_specials(rule_set):
        # [rules] No ace stays in spine or ribs, and no king is coccyx.
        for spot in ["l", "r", "c", *RIBS]:
            for card in piles[spot]:
                assert rank(card) != "A", f"{card} in {spot} should have gone home"
        assert rank(piles["c"][0]) != "K", "the coccyx is a king"
    if rule_set == "backbone-traditional":
        check_second_pack_after_first(piles)


def check_start_of_foundations(rule_set: str, piles: Piles) -> None:
    for foundation in FOUNDATIONS:
        if has_deal_specials(rule_set):
            # [rules] A foundation holds at most an ace of its suit that appeared in the deal.
            assert len(piles[foundation]) <= 1, f"{foundation} has more than one card"
            for card in piles[foundation]:
                assert rank(card) == "A", f"{foundation} starts with {card}"
                assert suit(card) == FOUNDATION_SUITS[foundation], f"{card} is on {foundation}"
        else:
            # [rules] AisleRiot puts no aces home during the deal, so every foundation is empty.
            assert piles[foundation] == [], f"{foundation} is already started"


def check_second_pack_after_first(piles: Piles) -> None:
    # [rules] Traditional: the packs are not mixed, and the second is dealt after the first. The layout needs 29
    # cards and a few more for aces and kings, so all its cards come from the first pack.
    for spot in SPOTS:
        if spot != "s":
            for card in piles[spot]:
                assert card[1].islower(), f"{card} of the second pack is in {spot}"
    turning_order = [card.removeprefix("~") for card in reversed(piles["s"])]
    # [rules] Kings that were replaced as coccyx lie at the bottom of the stock, below the second pack.
    while turning_order[-1][0] == "K" and turning_order[-1][1].islower():
        turning_order.pop()
    first_part = turning_order[:-52]
    second_part = turning_order[-52:]
    assert all(card[1].islower() for card in first_part), "the second pack comes before the first is used up"
    assert all(card[1].isupper() for card in second_part), "the second pack is mixed with the first"

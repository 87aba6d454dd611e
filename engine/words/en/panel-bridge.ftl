# The bidding box of Bridge Solitaire, and the table of its contracts in the statistics.

# The button that makes the call, before and after one is chosen.
bid-button = Bid
# $bid is a sign, such as "3♠".
bid-button-with = Bid { $bid }

## The table of contracts. $side is "you" or "house".

contracts-title = Contracts
contracts-all = All
contracts-level = Level
bid-by = { $side ->
    [you] Your bids
   *[house] The house’s bids
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Bid
contracts-made = Made
contracts-set = Down
no-contract-bid = { $side ->
    [you] You haven’t bid a contract yet.
   *[house] The house hasn’t bid a contract yet.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] You made { $made } of { contracts-of }: { $share }.
   *[house] The house made { $made } of { contracts-of }: { $share }.
}
contracts-of = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
# How often the points of a contract count: once, twice if doubled, four times if redoubled.
contracts-doubling = Doubling
# $made of $bid bids of a slam were made.
contracts-small-slams = Your small slams: { $made } of { $bid } made.
contracts-grand-slams = Your grand slams: { $made } of { $bid } made.
# $four and $five are how often four or five honours were held.
contracts-honours = Your honours: 100 points { $four }×, 150 points { $five }×.

# The bidding box of Bridge Solitaire, and the table of its contracts in the statistics.

# The button that makes the call, before and after one is chosen.
bid-button = Annoncer
# $bid is a sign, such as "3♠".
bid-button-with = Annoncer { $bid }

## The table of contracts. $side is "you" or "house".

contracts-title = Contrats
contracts-all = Tous
contracts-level = Palier
bid-by = { $side ->
    [you] Vos contrats
   *[house] Contrats de la banque
}
# How many contracts a side bid, made, and did not make.
contracts-bid = joués
contracts-made = réussis
contracts-set = chutés
no-contract-bid = { $side ->
    [you] Vous n’avez joué aucun contrat.
   *[house] La banque n’a joué aucun contrat.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] Vous avez réussi { $made } sur { contracts-of } : { $share }.
   *[house] La banque a réussi { $made } sur { contracts-of } : { $share }.
}
contracts-of = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
contracts-doubling = Contre
contracts-small-slams = Vos petits chelems : { $made } réussis sur { $bid }.
contracts-grand-slams = Grands chelems : { $made } réussis sur { $bid }.
contracts-honours = Vos honneurs : 100 points { $four }×, 150 points { $five }×.

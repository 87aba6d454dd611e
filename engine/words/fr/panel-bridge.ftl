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
contracts-bid = Joués
contracts-made = Réussis
contracts-set = Chutés
no-contract-bid = { $side ->
    [you] Vous n’avez encore joué aucun contrat.
   *[house] La banque n’a encore joué aucun contrat.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] { $made ->
        [one] Vous avez réussi { $made } contrat sur { $count } : { $share }.
       *[other] Vous avez réussi { $made } contrats sur { $count } : { $share }.
    }
   *[house] { $made ->
        [one] La banque a réussi { $made } contrat sur { $count } : { $share }.
       *[other] La banque a réussi { $made } contrats sur { $count } : { $share }.
    }
}
contracts-of = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
contracts-doubling = Contre
contracts-small-slams = Vos petits chelems : { $made ->
    [one] { $made } réussi sur { $bid }.
   *[other] { $made } réussis sur { $bid }.
}
contracts-grand-slams = Vos grands chelems : { $made ->
    [one] { $made } réussi sur { $bid }.
   *[other] { $made } réussis sur { $bid }.
}
contracts-honours = Vos honneurs : { $four } fois 100 points, { $five } fois 150 points.

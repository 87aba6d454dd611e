# The bidding box of Bridge Solitaire, and the table of its contracts in the statistics.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = Dichiara
bid-button-with = Dichiara { $bid }

## The table of contracts. $side is "you" or "house".

contracts-title = Contratti
contracts-all = Tutti
contracts-level = Livello
bid-by = { $side ->
    [you] Le tue dichiarazioni
   *[house] Le dichiarazioni del banco
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Dichiarati
contracts-made = Mantenuti
contracts-set = Caduti
no-contract-bid = { $side ->
    [you] Non hai ancora dichiarato nessun contratto.
   *[house] Il banco non ha ancora dichiarato nessun contratto.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] { $made ->
        [one] Hai mantenuto { $made } contratto su { $count }: { $share }.
       *[other] Hai mantenuto { $made } contratti su { $count }: { $share }.
    }
   *[house] { $made ->
        [one] Il banco ha mantenuto { $made } contratto su { $count }: { $share }.
       *[other] Il banco ha mantenuto { $made } contratti su { $count }: { $share }.
    }
}
contracts-of = { $count ->
    [one] { $count } contratto
   *[other] { $count } contratti
}
contracts-doubling = Contro
contracts-small-slams = { $made ->
    [one] I tuoi piccoli slam: { $made } mantenuto su { $bid }.
   *[other] I tuoi piccoli slam: { $made } mantenuti su { $bid }.
}
contracts-grand-slams = { $made ->
    [one] I tuoi grandi slam: { $made } mantenuto su { $bid }.
   *[other] I tuoi grandi slam: { $made } mantenuti su { $bid }.
}
contracts-honours = I tuoi onori: 100 punti { $four ->
    [0] mai
    [one] { $four } volta
   *[other] { $four } volte
}, 150 punti { $five ->
    [0] mai
    [one] { $five } volta
   *[other] { $five } volte
}.

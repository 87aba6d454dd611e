# De biedbox van Bridge Solitaire, en de tabel met contracten in de statistieken.

# De knop die de bieding doet, voor en nadat er een gekozen is. $bid is een teken, zoals "3♠".
bid-button = Bieden
bid-button-with = { $bid } bieden

## De tabel met contracten. $side is "you" of "house".

contracts-title = Contracten
contracts-all = Alle
contracts-level = Hoogte
bid-by = { $side ->
    [you] Jouw biedingen
   *[house] Biedingen van de bank
}
# Hoeveel contracten een partij bood, maakte en niet maakte.
contracts-bid = Geboden
contracts-made = Gemaakt
contracts-set = Down
no-contract-bid = { $side ->
    [you] Je hebt nog geen contract geboden.
   *[house] De bank heeft nog geen contract geboden.
}
# $share is een deel, zoals "33%".
contracts-made-of = { $side ->
    [you] Jij hebt { $made } van { contracts-of } gemaakt: { $share }.
   *[house] De bank heeft { $made } van { contracts-of } gemaakt: { $share }.
}
contracts-of = { $count ->
    [one] { $count } contract
   *[other] de { $count } contracten
}
contracts-doubling = Doublet
contracts-small-slams = Jouw kleine slems: { $made } van { $bid } gemaakt.
contracts-grand-slams = Jouw grote slems: { $made } van { $bid } gemaakt.
contracts-honours = Jouw honneurs: 100 punten { $four }×, 150 punten { $five }×.

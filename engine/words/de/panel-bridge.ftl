# Die Bietbox von Bridge Solitaire, und die Tabelle seiner Kontrakte in der Statistik.

bid-button = Reizen
bid-button-with = { $bid } reizen

## Die Tabelle der Kontrakte

contracts-title = Kontrakte
contracts-all = Alle
contracts-level = Stufe
bid-by = { $side ->
    [you] Deine Gebote
   *[house] Gebote der Bank
}
contracts-bid = Gereizt
contracts-made = Erfüllt
contracts-set = Gefallen
no-contract-bid = { $side ->
    [you] Du hast noch keinen Kontrakt gereizt.
   *[house] Die Bank hat noch keinen Kontrakt gereizt.
}
contracts-made-of = { $side ->
    [you] Du hast { $made } von { contracts-of } erfüllt: { $share }.
   *[house] Die Bank hat { $made } von { contracts-of } erfüllt: { $share }.
}
contracts-of = { $count ->
    [one] { $count } Kontrakt
   *[other] { $count } Kontrakten
}
contracts-doubling = Kontra
contracts-small-slams = Deine Kleinschlemme: { $made } von { $bid } erfüllt.
contracts-grand-slams = Großschlemme: { $made } von { $bid } erfüllt.
contracts-honours = Deine Honneurs: { $four } × 100 Punkte, { $five } × 150 Punkte.

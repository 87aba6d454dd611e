# Pudełko licytacyjne pasjansa brydżowego i tabela jego kontraktów w statystykach.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = Licytuj
bid-button-with = Licytuj { $bid }

## The table of contracts. $side is "you" or "house".

contracts-title = Kontrakty
contracts-all = Razem
contracts-level = Wysokość
bid-by = { $side ->
    [you] Twoje
   *[house] Banku
}
# How many contracts a side bid, made, and did not make.
contracts-bid = grane
contracts-made = ugrane
contracts-set = wpadki
no-contract-bid = { $side ->
    [you] Nie masz jeszcze żadnego kontraktu.
   *[house] Bank nie miał jeszcze żadnego kontraktu.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] Twoje ugrane: { $made } z { contracts-of }, { $share }.
   *[house] Ugrane banku: { $made } z { contracts-of }, { $share }.
}
contracts-of = { $count ->
    [one] { $count } kontraktu
   *[other] { $count } kontraktów
}
contracts-doubling = Kontra
contracts-small-slams = Twoje szlemiki ugrane: { $made } z { $bid }.
contracts-grand-slams = Szlemy ugrane: { $made } z { $bid }.
contracts-honours = Twoje honory: 100 pkt { $four }×, 150 pkt { $five }×.

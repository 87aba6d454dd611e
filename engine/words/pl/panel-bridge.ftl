# Pudełko licytacyjne pasjansa brydżowego i tabela jego kontraktów w statystykach.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = Zalicytuj
bid-button-with = Zalicytuj { $bid }

## The table of contracts. $side is "you" or "house".

contracts-title = Kontrakty
contracts-all = Razem
contracts-level = Wysokość
bid-by = { $side ->
    [you] Twoje kontrakty
   *[house] Kontrakty banku
}
# How many contracts a side bid, made, and did not make.
contracts-bid = Grane
contracts-made = Ugrane
contracts-set = Wpadki
no-contract-bid = { $side ->
    [you] Nie masz jeszcze żadnego kontraktu.
   *[house] Bank nie miał jeszcze żadnego kontraktu.
}
# $share is a share, such as "33%".
contracts-made-of = { $side ->
    [you] Udało ci się ugrać { $made } z { contracts-of }: { $share }.
   *[house] Bank ugrał { $made } z { contracts-of }: { $share }.
}
contracts-of = { $count ->
    [one] { $count } kontraktu
   *[other] { $count } kontraktów
}
contracts-doubling = Kontra
contracts-small-slams = Twoje ugrane szlemiki: { $made } z { $bid }.
contracts-grand-slams = Twoje ugrane szlemy: { $made } z { $bid }.
contracts-honours = Twoje honory: 100 pkt { $four }×, 150 pkt { $five }×.

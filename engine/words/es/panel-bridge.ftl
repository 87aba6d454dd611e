# The bidding box of Bridge Solitaire, and the table of its contracts in the statistics.

# The button that makes the call, before and after one is chosen. $bid is a sign, such as "3♠".
bid-button = Subastar
bid-button-with = Subastar { $bid }

## The table of contracts. $side is "you" or "house".

contracts-title = Contratos
contracts-all = Todos
contracts-level = Nivel
bid-by = { $side ->
    [you] Tus voces
   *[house] Voces de la casa
}
# How many contracts a side bid, made, and did not make.
contracts-bid = total
contracts-made = cumplidos
contracts-set = multados
no-contract-bid = { $side ->
    [you] Aún no has subastado ningún contrato.
   *[house] La casa aún no ha subastado ningún contrato.
}
# $share is a share, such as "33 %".
contracts-made-of = { $side ->
    [you] Has cumplido { $made } de { contracts-of }: { $share }.
   *[house] La casa ha cumplido { $made } de { contracts-of }: { $share }.
}
contracts-of = { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
}
contracts-doubling = Multiplicador
contracts-small-slams = Tus pequeños slams: { $made } de { $bid } cumplidos.
contracts-grand-slams = Grandes slams: { $made } de { $bid } cumplidos.
contracts-honours = Tus honores: 100 puntos { $four }×, 150 puntos { $five }×.

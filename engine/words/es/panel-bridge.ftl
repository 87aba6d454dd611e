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
contracts-bid = Total
contracts-made = Cumplidos
contracts-set = Multados
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
contracts-small-slams = Tus pequeños slams cumplidos: { $made } de { $bid }.
contracts-grand-slams = Tus grandes slams cumplidos: { $made } de { $bid }.
contracts-honours = Tus honores: 100 puntos, { $four ->
    [one] { $four } vez
   *[other] { $four } veces
}; 150 puntos, { $five ->
    [one] { $five } vez
   *[other] { $five } veces
}.

# How a game ended. Each message is a sentence.

# $noun is what the game calls a deal: "deal" or "rubber".
won-in = { $count ->
    [one] Victoire en { $count } coup.
   *[other] Victoire en { $count } coups.
}
all-home = Toutes les cartes sont en place.
no-more-home = Plus aucune carte ne peut monter sur sa fondation.
klondike-stuck = Aucune carte cachée ne peut être retournée, et aucune carte du talon ni de la défausse ne peut être jouée.
all-runs-complete = Les huit suites sont complètes.
no-run-possible = Aucune carte cachée ne peut être retournée, et aucune suite ne peut être complétée.
too-few-to-deal = Il reste trop peu de cartes pour occuper toutes les colonnes : vous ne pouvez pas distribuer.
stock-used-up = Le talon est épuisé.
clock-won = Toutes les cartes sont visibles, et le quatrième roi est venu en dernier.
clock-stopped = Le quatrième roi a arrêté l’horloge.
clock-odds = Il n’y a rien à décider : 1 donne sur 13 est gagnée.
pyramid-gone = La pyramide est vide.
nothing-to-take-away = Plus aucune carte ne peut être retirée.
all-in-hole = Toutes les cartes sont dans le trou noir.
no-free-card-fits = Aucune carte libre ne convient.
columns-cleared = Les colonnes sont vides.
golf-stuck = Le talon est épuisé et aucune carte ne convient.
round-won = Les neuf donnes sont jouées : il reste 45 cartes ou moins.
round-lost = Les neuf donnes sont jouées : il reste plus de 45 cartes.

# How a game ended. Each message is a sentence.

# $noun is what the game calls a deal: "deal" or "rubber".
won-in = { $count ->
    [one] Victoire en { $count } coup.
   *[other] Victoire en { $count } coups.
}
all-home = Toutes les cartes sont en place.
no-more-home = Plus aucune carte ne peut monter sur sa fondation.
klondike-stuck = Vous ne pouvez plus retourner de carte cachée, ni jouer de carte du talon ou de la défausse.
all-runs-complete = Les huit suites sont complètes.
no-run-possible = Vous ne pouvez plus retourner de carte cachée ni compléter de suite.
too-few-to-deal = Il reste trop peu de cartes pour occuper toutes les colonnes : vous ne pouvez plus distribuer.
stock-used-up = Le talon est épuisé.
clock-won = Toutes les cartes sont visibles, et le quatrième roi est sorti en dernier.
clock-stopped = Le quatrième roi a arrêté l’horloge.
clock-odds = Il n’y a rien à décider : une donne sur treize est gagnante.
pyramid-gone = Vous avez démonté la pyramide.
nothing-to-take-away = Vous ne pouvez plus retirer de carte.
all-in-hole = Toutes les cartes sont dans le trou noir.
no-free-card-fits = Aucune carte libre ne convient.
columns-cleared = Vous avez vidé les colonnes.
golf-stuck = Le talon est épuisé, et plus aucune carte ne convient.
round-won = Les neuf donnes sont jouées : il reste 45 cartes ou moins.
round-lost = Les neuf donnes sont jouées : il reste plus de 45 cartes.

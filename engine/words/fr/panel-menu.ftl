# The menu.

menu-title = Menu

## The headings of its groups

menu-play = Jouer
menu-look-back = Revoir
menu-help = Aide

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Nouveau robre
   *[deal] Nouvelle donne
}
menu-restart = Recommencer
menu-daily = Donnes du jour
menu-games = Tous les jeux
menu-review = Analyse
menu-statistics = Statistiques
menu-share = Partager
# $game is the name of a game.
menu-learn = Leçon : { $game }
menu-moves = Que jouer ?
menu-rules = Règles
# This button opens the sheet "The table in words".
menu-words = Décrire la table
menu-keys = Raccourcis clavier

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Numéro de robre
   *[deal] Numéro de donne
}
menu-deal = Jouer

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Nouveaux robres
   *[deal] Nouvelles donnes
}
deals-any = Au hasard
deals-winnable = Gagnables
deals-easy = Faciles
deals-middling = Moyennes
deals-hard = Difficiles

# Words that stand in the page (`web/index.html`) before Python runs. What is only heard has "label" in its name.

## The head of the page

menu-label = Menu
games-label = Tous les jeux
rules-label = Règles
daily-badge = Donne du jour
pause-label = Pause
collection = { "Backbone Patience" } · { $count } réussites
# Two sentences side by side, the second one in bold. Both are one button.
new-here = Première visite ?
choose-how-to-begin = Choisir par où commencer
close-label = Fermer

## The table

calls-label = Enchères
sight-label = Vue de la table
smaller-cards = Cartes plus petites
pan-left = Voir à gauche
pan-up = Voir plus haut
pan-down = Voir plus bas
pan-right = Voir à droite
larger-cards = Cartes plus grandes

## The review of a game

review-label = Analyse
review-position = Position dans la partie
one-move-back = Coup précédent
one-move-on = Coup suivant
close-review = Fermer l’analyse
# $noun is what the game calls a deal: "deal" or "rubber".
where-it-was-lost = Le coup perdant
show-the-win = Voir comment gagner
play-from-here = Reprendre ici

## The guided first game

lesson-label = Leçon
lesson-back = Retour
lesson-skip-all = Ignorer

## Offers below the table

update-offer = Une nouvelle version est prête.
update-now = Mettre à jour
backup-reminder = Il est temps de sauvegarder vos parties.
save-a-backup = Sauvegarder
offer-later = Plus tard

## The bar of buttons

play-label = Jouer
undo-button = Annuler
redo-button = Rétablir
restart-button = Recommencer

## The gallery of games

games-title = Tous les jeux
filters-label = Filtrer les jeux
search-games = Chercher un jeu
search-hint = Chercher
back-to-table = Retour à la table

## The start

needs-script = Ce jeu a besoin de JavaScript. Veuillez l’activer.
not-loaded = Impossible de charger le jeu.
try-again = Réessayer
# $percent is a number.
loading-part = Chargement : { $percent } %
looking-through-files = Vérification des fichiers du jeu…
being-dealt = Distribution des cartes…

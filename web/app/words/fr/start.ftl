### start: Words that stand in the page (`web/index.html`) before Python runs. What is only heard has "label" in its
### name.

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
lesson-skip-all = Quitter

## Offers below the table

update-offer = Une nouvelle version est prête.
update-now = Mettre à jour
backup-reminder = Il est temps de sauvegarder vos parties.
save-a-backup = Sauvegarder
offer-later = Plus tard

## The bar of buttons

play-label = Jouer
redo-button = Rétablir
restart-button = Recommencer

## The gallery of games

games-title = Tous les jeux
filters-label = Filtrer les jeux
search-games = Chercher un jeu
search-hint = Chercher
back-to-table = Retour à la table

## The start

needs-script = Ce jeu a besoin de JavaScript : activez-le.
not-loaded = Impossible de charger le jeu.
try-again = Réessayer
# $percent is a number.
loading-part = Chargement : { $percent } %
looking-through-files = Vérification des fichiers du jeu…
being-dealt = Distribution des cartes…
game-starts = Lancement du jeu…

### start: Words for a game that does not start.

partly-loaded = Vous pouvez jouer, mais cette fois sans indices.

## What is wrong with the network or a file

no-network = Vous êtes hors connexion. La page réessaiera dès que la connexion sera rétablie.
file-missing = Le fichier { $file } est introuvable. Le site est peut-être en cours de mise à jour : réessayez dans quelques minutes.
file-replaced = Une autre page a été reçue à la place du fichier { $file }. Si ce réseau vous demande de vous identifier, faites-le d’abord.
file-damaged = Le fichier { $file } a été reçu endommagé.
file-unreachable = Le fichier { $file } n’a pas été reçu. Quelque chose le bloque peut-être sur cet appareil ou sur ce réseau.
file-mistyped = Le fichier { $file } a été envoyé avec le type « { $type } », que le navigateur refuse. Seul le responsable de ce site peut y remédier.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = Il a besoin de WebAssembly, qui est désactivé dans ce navigateur. Sur iPhone, iPad ou Mac, désactivez le mode Isolement pour ce site. Ailleurs, autorisez WebAssembly dans les réglages du navigateur, ou utilisez un autre navigateur.
needs-server = Il ne fonctionne pas depuis un fichier : il doit venir d’un serveur web. Tapez « python3 -m http.server » dans ce dossier, puis ouvrez http://localhost:8000 dans le navigateur.
sandboxed = La page dans laquelle le jeu s’affiche l’empêche de charger ses fichiers.
own-address = Il ne fonctionne ni depuis un fichier ni dans une autre page : ouvrez-le à sa propre adresse.
framed = Backbone Patience ne se joue pas à l’intérieur d’une autre page.
open-by-itself = L’ouvrir à part

## An address at which there is no file (404.html)

nothing-here = Il n’y a rien à cette adresse.
to-the-game = Aller au jeu

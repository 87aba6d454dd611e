### features/settings, panels: The settings sheet.

settings-title = Réglages
# The button that opens the sheet "Appearance".
settings-appearance = Cartes, tapis et couleurs
sound-is-on = Le son est activé. Vous pouvez le couper dans les réglages.
cards-not-fetched = Impossible de charger ces cartes. Réessayez quand vous serez en ligne.
language-not-fetched = Impossible de charger cette langue. Réessayez quand vous serez en ligne.

## The headings of its groups

settings-sound = Son
settings-help = Aide pendant le jeu
settings-above-table = Au-dessus de la table
settings-motion = Animations
settings-keyboard-and-start = Clavier et démarrage
settings-other-presses = Autres façons d’appuyer

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Lister les cartes superposées
note-lists = Touchez des cartes superposées pour les afficher sous forme de grands boutons.
setting-left-handed = Mode gaucher
setting-sound = Son
setting-vibration = Vibration, si disponible
setting-safe-home = Monter automatiquement les cartes sûres
note-safe-home = Une carte est sûre quand aucune autre n’en a plus besoin.
setting-show-time = Afficher le temps
setting-show-score = Afficher le score
setting-calm = Réduire les animations
setting-letters = Raccourcis à une lettre
note-letters = H pour un indice, U pour annuler, etc. La liste est dans le menu, sous « { menu-keys } ».
setting-gallery-first = Commencer par « { games-title } »

## Settings with several values. Each value has a small button.

setting-tap = Toucher une carte pour
tap-moves = La jouer
tap-chooses = La sélectionner
setting-card-size = Taille des cartes
note-card-size = Si la table ne tient pas à l’écran, faites glisser le tapis ou servez-vous des flèches.
# $size is "number-with-tenths", such as "1.5", or a whole number.
card-size-times = ×{ $size }
setting-stock = Talon
stock-thumb = Près du pouce
stock-left = À gauche
stock-right = À droite
stock-top = En haut
setting-klondike-score = Score de Klondike
klondike-score-home = Cartes en place
klondike-score-standard = Standard
klondike-score-vegas = Vegas
setting-spider-score = Score de Spider
spider-score-home = Suites
spider-score-500 = 500
setting-volume = Volume du son
volume-quiet = Faible
volume-medium = Moyen
volume-loud = Fort
setting-motion = Vitesse des cartes
motion-slow = Lente
motion-normal = Normale
motion-quick = Rapide
setting-pace = Vitesse du jeu automatique
pace-slow = Lente
pace-steady = Normale
pace-fast = Rapide
setting-verdict = Indiquer si la partie est gagnable
verdict-always = Toujours
# Only if the game can no longer be won.
verdict-lost = Une fois perdue
verdict-never = Jamais
setting-advice = Indices fondés sur
advice-all = Toutes les cartes
advice-seen = Les cartes vues
note-advice = Avec « { advice-seen } », les cartes que vous n’avez pas vues sont redistribuées au hasard de nombreuses fois, et un indice dit combien de ces donnes son coup gagne. { "Bridge Solitaire" } fonctionne toujours ainsi.
setting-scanning = Jouer avec un seul contacteur
note-scanning = La surbrillance se déplace toute seule. Appuyez n’importe où, ou sur n’importe quelle touche, pour choisir l’élément en surbrillance.
scanning-off = Non
scanning-slow = Lent
scanning-steady = Normal
scanning-quick = Rapide
scanning-fast = Très rapide
setting-dwell = Appuyer en gardant le pointeur immobile
note-dwell = Laissez le pointeur sur un élément : quand le trait est complet, l’appui se déclenche.
# How long the pointer rests.
dwell-off = Non
dwell-long = Long
dwell-medium = Moyen
dwell-short = Court

## The language

setting-language = Langue
language-auto = Celle du navigateur
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
# Offered where the letters of the country differ from A, K, Q and J.
setting-national-index = { $ace }, { $king }, { $queen } et { $jack } sur les cartes

### features/appearance, panels: The appearance sheet: how the cards and the cloth look.

appearance-title = Apparence
looks-not-fetched = Impossible de charger les autres dos et faces. Réessayez quand vous serez en ligne.

## The cloth

setting-theme = Tapis
theme-felt = Feutrine
theme-night = Nuit
theme-day = Jour
theme-claret = Bordeaux
theme-ocean = Océan
theme-walnut = Noyer
# Day or night, as the device says.
theme-auto = Selon l’appareil

## The backs of the cards

setting-back = Dos
back-lattice = Treillis
back-spine = Vertèbres
back-fans = Éventail
back-rose = Rose
back-pips = Symboles
back-night = Nuit

## The faces of the cards

setting-face = Faces
face-emblems = Emblèmes
face-courts = Classiques
face-large = Grandes
face-jumbo = Géantes

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = Couleurs
four-colours-off = Deux
four-colours-on = Quatre
setting-patterned = Symboles
patterned-off = Unis
patterned-on = À motifs
look-own-colours = Couleur de chaque symbole
# As the choice of two or four colours above says.
ink-usual = Comme ci-dessus
ink-black = Noir
ink-red = Rouge
ink-blue = Bleu
ink-green = Vert
ink-purple = Violet
ink-brown = Brun

# The settings sheet.

settings-title = Réglages
# The button that opens the sheet "Appearance".
settings-appearance = Cartes, tapis et teintes

## The headings of its groups

settings-sound = Son
settings-help = Aide pendant le jeu
settings-above-table = Au-dessus de la table
settings-motion = Mouvement
settings-keyboard-and-start = Clavier et démarrage
settings-other-presses = Autres façons d’appuyer

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Ouvrir les éventails en liste
note-lists = Toucher des cartes en éventail les affiche sous forme de grands boutons.
setting-left-handed = Mode gaucher
setting-sound = Son
setting-vibration = Vibration, si l’appareil le permet
setting-safe-home = Monter automatiquement les cartes sûres
note-safe-home = Une carte est sûre quand aucune autre n’en a plus besoin.
setting-show-time = Afficher le temps
setting-show-score = Afficher le score
setting-calm = Réduire les mouvements
setting-letters = Touches de lettres
note-letters = H pour un indice, U pour annuler, etc. Le menu en donne la liste sous « Touches ».
setting-gallery-first = Commencer par la liste des jeux

## Settings with several values. Each value has a small button.

setting-tap = Toucher une carte
tap-moves = La joue
tap-chooses = La choisit
setting-card-size = Taille des cartes
note-card-size = Si la table dépasse, déplacez-la d’un doigt sur le tapis ou avec les flèches à côté.
# $size is "number-with-tenths", such as "1.5", or a whole number.
card-size-times = ×{ $size }
setting-stock = Talon
stock-thumb = Côté pouce
stock-left = Gauche
stock-right = Droite
stock-top = Haut
setting-klondike-score = Score de Klondike
klondike-score-home = Cartes en place
klondike-score-standard = Standard
klondike-score-vegas = Vegas
setting-spider-score = Score de Spider
spider-score-home = Suites
spider-score-500 = 500
score-standard-counts = 10 points par carte mise en place, 5 par carte passée de la défausse à une colonne et par carte retournée. 15 de moins par carte retirée des fondations, et 100 de moins par nouveau passage si le talon se retourne carte par carte.
score-vegas-counts = Le jeu de cartes coûte 52 points, et chaque carte en place en rapporte 5. Le talon se parcourt autant de fois que le jeu le permet.
score-500-counts = 500 points au départ, 100 de plus par couleur complète, 1 de moins par coup et par annulation.
setting-volume = Volume des sons
volume-quiet = Faible
volume-medium = Moyen
volume-loud = Fort
setting-motion = Vitesse des cartes
motion-slow = Lente
motion-normal = Normale
motion-quick = Rapide
setting-pace = Vitesse des coups automatiques
pace-slow = Lente
pace-steady = Modérée
pace-fast = Rapide
setting-verdict = Dire si la partie est encore gagnable
verdict-always = Toujours
# Only if the game can no longer be won.
verdict-lost = Si elle ne l’est plus
verdict-never = Jamais
setting-advice = Indices et verdicts connaissent
advice-all = Toutes les cartes
advice-seen = Celles que j’ai vues
note-advice = Sans les cartes que personne n’a vues, un indice dit dans combien de donnes possibles son coup gagne. Au bridge, les indices sont toujours ainsi.
setting-scanning = Jouer avec un seul contacteur
note-scanning = Un cadre passe seul d’un endroit à l’autre. Un appui n’importe où, ou une touche, prend ce qu’il encadre.
scanning-off = Non
scanning-slow = Lent
scanning-steady = Modéré
scanning-quick = Vif
scanning-fast = Rapide
setting-dwell = Appuyer en gardant le pointeur immobile
note-dwell = Là où s’arrête le pointeur de la souris, un trait grandit. Une fois complet, il vaut un appui.
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

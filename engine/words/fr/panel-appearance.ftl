# The appearance sheet: how the cards and the cloth look.

appearance-title = Apparence

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

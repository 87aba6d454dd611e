# The appearance sheet: how the cards and the cloth look.

appearance-title = Apparence

## The cloth

look-theme = Tapis
theme-felt = Feutrine
theme-night = Nuit
theme-day = Jour
theme-claret = Bordeaux
theme-ocean = Océan
theme-walnut = Noyer
# Day or night, as the device says.
theme-auto = Selon l’appareil

## The backs of the cards

look-back = Dos
back-lattice = Treillis
back-spine = Vertèbres
back-fans = Éventail
back-rose = Rose
back-pips = Symboles
back-night = Nuit

## The faces of the cards

look-face = Faces
face-emblems = Emblèmes
face-courts = Classiques
face-large = Grandes
face-jumbo = Géantes

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

look-colours = Couleurs
colours-two = Deux
colours-four = Quatre
look-suits = Symboles
suits-plain = Unis
suits-patterned = À motifs
look-own-colours = Couleur de chaque symbole
# As the choice of two or four colours above says.
ink-usual = Comme ci-dessus
ink-black = Noir
ink-red = Rouge
ink-blue = Bleu
ink-green = Vert
ink-purple = Violet
ink-brown = Brun

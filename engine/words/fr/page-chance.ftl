# Which share of the deals of a game can be won, such as "6 in 7", to be followed by "winnable".

nearly-all-deals = presque toutes
deals-in = { $part } sur { $whole }
deals-in-at-least = au moins { $part } sur { $whole }
# A note below the games.
winnable-means = « Gagnables » : la part des donnes que gagnerait un joueur qui verrait toutes les cartes. Cela ne dit pas combien vous en gagnerez.

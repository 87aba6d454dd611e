# Which share of the deals of a game can be won, such as "6 in 7", to be followed by "winnable".

nearly-all-deals = quasi tutte
deals-in = { $part } su { $whole }
deals-in-at-least = almeno { $part } su { $whole }
# A note below the games.
winnable-means = «Risolvibili» indica quante partite può vincere chi vede tutte le carte, non quanto spesso vincerai tu.

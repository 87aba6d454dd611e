# Which share of the deals of a game can be won, such as "6 de cada 7", to be followed by "ganables".

nearly-all-deals = casi todas
deals-in = { $part } de cada { $whole }
deals-in-at-least = al menos { $part } de cada { $whole }
# A note below the games.
winnable-means = «Ganables» indica qué proporción de partidas puede ganar quien ve todas las cartas, pero no con qué frecuencia ganarás tú.

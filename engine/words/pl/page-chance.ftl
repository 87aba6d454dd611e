# Jaka część rozdań gry jest do wygrania, na przykład „6 z 7”; potem następuje „do wygrania”.

nearly-all-deals = prawie wszystkie
deals-in = { $part } z { $whole }
deals-in-at-least = co najmniej { $part } z { $whole }
# A note below the games.
winnable-means = „Do wygrania” mówi, jaką część rozdań wygrałby ktoś, kto widzi wszystkie karty. To nie znaczy, że wygrasz tak często.

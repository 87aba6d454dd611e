# Welcher Teil der Partien eines Spiels zu gewinnen ist, wie "6 von 7"; danach folgt "gewinnbar".

nearly-all-deals = fast alle
deals-in = { $part } von { $whole }
deals-in-at-least = mindestens { $part } von { $whole }
winnable-means = „Gewinnbar“ ist der Anteil der Partien, die jemand gewinnen kann, der alle Karten sieht. Wie oft du gewinnst, sagt er nicht.

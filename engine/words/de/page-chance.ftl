# Welcher Teil der Partien eines Spiels zu gewinnen ist, wie "6 von 7"; danach folgt "gewinnbar".

nearly-all-deals = fast alle
deals-in = { $part } von { $whole }
deals-in-at-least = mindestens { $part } von { $whole }
winnable-means = „Gewinnbar“ nennt den Anteil der Partien, die man gewinnen kann, wenn man alle Karten sieht. Wie oft du gewinnst, sagt das nicht.

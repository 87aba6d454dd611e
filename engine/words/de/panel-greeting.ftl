# Das Blatt, das Neue begrüßt.

greeting-title = Was möchtest du spielen?
greeting-words = Kein Konto, keine Werbung. Deine Spiele bleiben auf diesem Gerät.
greeting-learn = { $game } lernen
greeting-steps = in { $count } kurzen Schritten
greeting-known = Oder ein Spiel, das du kennst
known-klondike = der Klassiker
known-freecell = alle Karten offen
known-spider = langes Spiel, 104 Karten
known-golf = ein paar Minuten
greeting-just-play = Einfach losspielen
greeting-games = Alle Spiele

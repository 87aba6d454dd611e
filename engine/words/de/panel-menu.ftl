# Das Menü.

menu-title = Menü

## Die Überschriften seiner Gruppen

menu-play = Spielen
menu-look-back = Auswertung
menu-help = Hilfe

## Seine Knöpfe

menu-new = { $noun ->
    [rubber] Neuer Rubber
   *[deal] Neue Partie
}
menu-restart = Von vorn
menu-daily = Tagespartien
menu-games = Alle Spiele
menu-review = Rückblick
menu-statistics = Statistik
menu-share = Teilen
menu-learn = { $game } lernen
menu-moves = Was geht jetzt?
menu-rules = Regeln
menu-words = Tisch beschreiben
menu-keys = Tasten

## Das Feld für die Nummer einer Partie, und sein Knopf

menu-number = { $noun ->
    [rubber] Nummer des Rubbers
   *[deal] Nummer der Partie
}
menu-deal = Geben

## Welche Partien der Zufall wählt

menu-new-deals = { $noun ->
    [rubber] Neue Rubber
   *[deal] Neue Partien
}
deals-any = Beliebig
deals-winnable = Gewinnbar
deals-easy = Leicht
deals-middling = Mittel
deals-hard = Schwer

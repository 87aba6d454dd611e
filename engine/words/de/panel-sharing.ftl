# Das Ergebnis eines gewonnenen Spiels zum Teilen.

result-heading = { -sammlung }: { $game }, { $deal }
result-won-with = { $count ->
    [one] Gewonnen mit { $count } Zug
   *[other] Gewonnen mit { $count } Zügen
}
result-won-in = { $count ->
    [one] Gewonnen in { $time } mit { $count } Zug
   *[other] Gewonnen in { $time } mit { $count } Zügen
}
result-card-won = Gewonnen
result-card-label = { $game }, { $deal }: gewonnen, { moves }

## Das Blatt zum Teilen

share-title = Teilen
share-picture = Bild teilen
save-picture = Bild speichern
share-shows-no-card = Das Ergebnis zeigt keine der Karten. Der Link öffnet dasselbe Spiel von Anfang an.
share-as-text = Als Text teilen
copy-as-text = Als Text kopieren
share-game-so-far = Das Spiel bis hierher
share-deal = Dieses Spiel von Anfang an
copy-link = Kopieren

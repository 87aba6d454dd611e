# Wynik wygranej gry do udostępnienia. „Backbone Patience” to nazwa tego zbioru.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience: { $game }, { $deal }
result-won-with = { $count ->
    [one] Wygrana w { $count } ruchu
   *[other] Wygrana w { $count } ruchach
}
result-won-in = Wygrana w { $time }, { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Wygrana
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: wygrana, { moves }

## The sheet for sharing

share-title = Udostępnianie
share-picture = Udostępnij obrazek
save-picture = Zapisz obrazek
share-shows-no-card = Obrazek nie pokazuje żadnej karty. Link otwiera to samo rozdanie od początku.
share-as-text = Udostępnij jako tekst
copy-as-text = Kopiuj jako tekst
# Above the links.
share-game-so-far = Dotychczasowa gra
share-deal = To rozdanie od początku
copy-link = Kopiuj

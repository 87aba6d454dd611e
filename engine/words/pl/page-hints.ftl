# Podpowiedzi, droga powrotna i pokazy.

thinking = myślę
advice-still-loading = Porady jeszcze się wczytują. Pojawią się same.
advice-not-loaded = Nie udało się wczytać porad. Wczytaj stronę ponownie, aby je otrzymać.
looking-for-way-back = szukam miejsca, z którego dało się jeszcze wygrać
no-way-back = nie znaleziono wcześniejszej pozycji, z której dałoby się wygrać
review-closed = przegląd zamknięty
showing-way = { $count ->
    [one] pokaz drogi do wygranej: { $count } ruch
    [few] pokaz drogi do wygranej: { $count } ruchy
   *[many] pokaz drogi do wygranej: { $count } ruchów
}
showing-long-way = pokaz długiej drogi do wygranej
no-way-found = nie znaleziono stąd drogi do wygranej

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Początek robra.
   *[deal] Początek rozdania.
}
review-at-move = Ruch { $number } z { $count }: { $move }.
review-no-choices = W tej grze o niczym się nie decyduje.
review-not-judged = W tej grze nie ocenia się, który ruch był najlepszy: nadchodzących kart nikt nie mógł widzieć.
review-nothing-lost = Z każdej pozycji da się wygrać.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = { $noun ->
    [rubber] Szukam, gdzie rober został przegrany.
   *[deal] Szukam, gdzie gra została przegrana.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = { $noun ->
    [rubber] Nie wiadomo, gdzie rober został przegrany.
   *[deal] Nie wiadomo, gdzie gra została przegrana.
}
review-still-unknown = Nie wiadomo, czy da się jeszcze wygrać.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Tego robra nie dało się wygrać.
   *[deal] Tego rozdania nie dało się wygrać.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = { $noun ->
    [rubber] Rober przegrany najpóźniej w ruchu { $number }.
   *[deal] Gra przegrana najpóźniej w ruchu { $number }.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = { $noun ->
    [rubber] Rober przegrany w ruchu { $number }.
   *[deal] Gra przegrana w ruchu { $number }.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = { $noun ->
    [rubber] Rober przegrany między ruchem { $first } a { $last }.
   *[deal] Gra przegrana między ruchem { $first } a { $last }.
}

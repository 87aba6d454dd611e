# Podpowiedzi, droga powrotna i pokazy.

thinking = obliczanie…
advice-still-loading = Podpowiedzi jeszcze się wczytują. Ruch pojawi się, gdy tylko będą gotowe.
advice-not-loaded = Nie udało się wczytać podpowiedzi. Wczytaj stronę ponownie, żeby spróbować jeszcze raz.
looking-for-way-back = szukanie pozycji, z której dało się jeszcze wygrać…
no-way-back = nie znaleziono wcześniejszej pozycji do wygrania
review-closed = zamknięto przegląd
showing-way = { $count ->
    [one] pokaz wygranej: { $count } ruch
    [few] pokaz wygranej: { $count } ruchy
   *[many] pokaz wygranej: { $count } ruchów
}
showing-long-way = pokaz długiej drogi do wygranej
no-way-found = nie znaleziono stąd drogi do wygranej

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Początek robra.
   *[deal] Początek rozdania.
}
review-at-move = Ruch { $number } z { $count }: { $move }.
review-no-choices = W tej grze nie ma nic do wyboru.
review-not-judged = W tej grze nie ocenia się ruchów: nikt nie mógł znać kart, które dopiero miały przyjść.
review-nothing-lost = Z każdej pozycji można było wygrać.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Szukanie momentu przegranej…
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = Nie wiadomo, który ruch przesądził o przegranej.
review-still-unknown = Nie wiadomo, czy da się jeszcze wygrać.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Tego robra nie dało się wygrać.
   *[deal] Tego rozdania nie dało się wygrać.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = Przegrana najpóźniej w ruchu { $number }.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = Przegrana w ruchu { $number }.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = Przegrana między ruchem { $first } a { $last }.

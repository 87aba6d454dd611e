# Dlaczego tekstu nie da się odczytać: linku, ruchu, pozycji albo tego, co wpisano w wierszu poleceń.

no-card-text = „{ $text }” to nie jest karta.
wrong-piles = Liczba stosów się nie zgadza: { $game } ma ich { $wanted }, a ta pozycja { $found }.
card-twice = Karta { $text } występuje dwa razy.
no-counter-text = { UPPER($counter) }: „{ $text }” to nie jest poprawna liczba.
no-list-of-cards = „{ $text }” to nie jest lista kart.
no-move-text = „{ $text }” to nie jest ruch z gry { $game }.
no-link = Ten link nie wskazuje żadnej gry.
other-version = Ten link ma wersję { $found }, a tutaj można otworzyć tylko wersję { $known }.
no-such-game = Nie ma tu gry o nazwie „{ $text }”.
no-deal-number = Numer rozdania to liczba całkowita od { $first } do { $last }.
closing-bracket = W tej grze jest nawias zamykający bez otwierającego.
opening-bracket = W tej grze jest nawias otwierający bez zamykającego.
move-unread = Ruchu { $number } nie da się odczytać: { $reason }
move-refused = Ruchu { $number }, { $text }, nie można wykonać: { $reason }
no-picture = „{ $text }” to nie jest obrazek.
names-no-piles = „{ $text }” nie wskazuje stosów gry { $game }.
no-such-game-listed = Nie ma gry o nazwie „{ $text }”; listę gier wyświetla `games`.
number-or-position = Podaj albo numer rozdania, albo --position.
number-after = Po { $option } podaj liczbę całkowitą od 0 do 1000000000.
no-depth = Głębokość to liczba całkowita od 0 do 99.

# A position that Bridge Solitaire can never reach.
bridge-number-too-high = W tej pozycji jest liczba za duża dla pasjansa brydżowego.
bridge-contract = W tej pozycji jest niemożliwy kontrakt.
bridge-tricks = W tej pozycji są niemożliwe lewy.
bridge-unscored = W tej pozycji jest rozdanie rozegrane, ale bez zapisu.
bridge-trick = W tej pozycji jest niemożliwa lewa.

# Co mówi się o stole na polecenie i dlaczego polecenie nic nie robi. Co ma kropkę, jest zdaniem.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Usunięto: { $what }.
back-again = Przywrócono: { $what }.
result = wynik
move-of-several = { $move }, { $number } z { $count }
card-not-home-now = { UPPER(FORM($card, "gen")) } nie można teraz przenieść do bazy.
no-finish-yet = Gry nie da się jeszcze dokończyć automatycznie: wciąż jest coś do wyboru.
no-such-column = Nie ma kolumny { $number }.
# $text is what the player has typed.
not-a-card = „{ $text }” to nie jest karta. Wpisz wartość i kolor, na przykład 7 pik.
nothing-to-call = Teraz nie ma czego licytować.
no-trick-yet = Nie rozegrano jeszcze żadnej lewy.
no-score-sheet = W tej grze nie ma zapisu.
house-is-not-bidding = Bank teraz nie licytuje.
frame-waits = Ramka jest wstrzymana. Naciśnij, żeby ruszyła dalej.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Ostatnia lewa
# On the card that wins a trick.
wins-tag = bierze
# For screen readers: what kind of thing the table is.
card-table = stół do kart
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## The size of the cards

cards-largest = Karty nie mogą już być większe.
cards-smallest = Karty nie mogą już być mniejsze.
table-ends = Tu kończy się stół.
# $size is a number such as "1.5".
cards-times = Wielkość kart: ×{ $size }.

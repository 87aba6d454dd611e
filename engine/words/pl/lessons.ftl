### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored. Above the messages of each game stands what is done in its steps when the
### cards named are pressed; a step that is not listed is only read.

# The title of every last step.
lesson-now-it-is-yours = Teraz twoja kolej

## Backbone
##
## 2: eight of spades to the bottom right rib
## 3: jack of hearts to the top right rib
## 4: two of spades to the first foundation of spades
## 5: turn a card; ten of hearts to the top right rib

lesson-backbone-1 = Dwie kolumny blokuje karta leżąca w poprzek: kość ogonowa. Ułóż w bazach wszystkie 104 karty.
    .title = Rozbierz kręgosłup
lesson-backbone-2 = Naciśnij ósemkę pik: pasuje na dziewiątkę pik i zostawi puste żebro.
    .title = Żebra: w dół, do koloru
lesson-backbone-3 = Naciśnij waleta kier, kość ogonową: puste żebro przyjmie każdą kartę, a obie kolumny będą wolne.
    .title = Uwolnij kręgosłup
lesson-backbone-4 = Naciśnij dwójkę pik: pójdzie na swojego asa. W bazie układasz kolor od asa do króla.
    .title = Do bazy od asa w górę
lesson-backbone-5 = Naciśnij talię, żeby odkryć kartę. Potem naciśnij dziesiątkę kier: pasuje na waleta kier.
    .title = Odkrywaj karty z talii
lesson-backbone-6 = Najwięcej pomagają puste żebra, więc nie zapełniaj ich za szybko. Każdy ruch możesz cofnąć.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire
##
## 2: keep the queen of hearts; keep the jack of hearts; keep the nine of hearts;
##    keep the four of hearts; keep the two of hearts; keep the ace of clubs
## 3: discard, with the king of diamonds on top
## 4: bid one heart
## 5: play the two of hearts

lesson-bridge-1 = Twój przeciwnik to talia, czyli bank. Licytujesz, ile z trzynastu lew weźmie twoja ręka.
    .title = Rober brydża
lesson-bridge-2 = Naciśnij pięć kierów i asa trefl, żeby je zatrzymać: długi kolor i as biorą lewy.
    .title = Zatrzymaj sześć kart
lesson-bridge-3 = Naciśnij „{ take-up-blind.sign }”: odrzucisz pozostałe siedem i weźmiesz do ręki siedem kart talonu.
    .title = Weź talon
lesson-bridge-4 = Bank spasował. Dziewięć kierów to świetne atuty: zalicytuj 1♥, czyli siedem lew.
    .title = Zalicytuj
lesson-bridge-5 = Bank wychodzi czwórką pik. Nie masz pików, więc naciśnij atut: dwójkę kier.
    .title = Przebij atutem
lesson-bridge-6 = Lewa jest twoja, więc teraz ty wychodzisz. Jeśli możesz, dokładaj do koloru; reszta jest w zasadach.
    .title = { lesson-now-it-is-yours }

## Black Hole
##
## 2: two of spades to the black hole
## 3: three of hearts to the black hole; four of hearts to the black hole
## 4: five of clubs to the black hole; four of spades to the black hole

lesson-black-hole-1 = As pik pośrodku to czarna dziura. Połóż na nim wszystkie pozostałe karty.
    .title = Wszystko do dziury
lesson-black-hole-2 = Naciśnij dwójkę pik: jest o jeden wyższa niż as. Kolory nie mają tu znaczenia.
    .title = O jeden w górę lub w dół
lesson-black-hole-3 = Naciśnij trójkę kier, a potem czwórkę kier. Dostępna jest tylko ostatnia karta wachlarza.
    .title = Dalej w górę
lesson-black-hole-4 = Naciśnij piątkę trefl, a potem czwórkę pik: raz w górę, raz w dół.
    .title = Zmieniaj kierunek
lesson-black-hole-5 = Król i as też ze sobą sąsiadują. Zanim wybierzesz, spójrz na karty pod spodem.
    .title = { lesson-now-it-is-yours }

## FreeCell
##
## 1: ace of diamonds to the foundation of diamonds
## 2: two of clubs to column 8
## 3: jack of clubs to cell 1
## 4: ace of hearts to the foundation of hearts
## 5: three of hearts with one card to column 5

lesson-freecell-1 = Naciśnij asa karo: w bazie układasz kolor od asa do króla. Wszystkie karty są odkryte.
    .title = Każdy kolor ma bazę
lesson-freecell-2 = Naciśnij dwójkę trefl: pasuje na trójkę kier, bo jest o jeden niższa i innej barwy.
    .title = Czarne na czerwone w dół
lesson-freecell-3 = Naciśnij waleta trefl: pójdzie do komórki i odsłoni asa. W komórce mieści się jedna karta.
    .title = Cztery wolne komórki
lesson-freecell-4 = Naciśnij asa kier. Zwalniaj komórki jak najszybciej.
    .title = Po co była komórka
lesson-freecell-5 = Naciśnij trójkę kier: pójdzie na czwórkę trefl. Wolne komórki pozwalają przenieść całą sekwencję.
    .title = Kilka kart naraz
lesson-freecell-6 = Szukaj niskich kart i patrz, co na nich leży. Prawie każde rozdanie da się wygrać.
    .title = { lesson-now-it-is-yours }

## Klondike
##
## 1: eight of clubs to column 4
## 2: ace of diamonds to the foundation of diamonds
## 3: nine of diamonds with one card to column 1
## 4: king of spades to column 2
## 5: turn a card; seven of diamonds to column 1

lesson-klondike-1 = Naciśnij ósemkę trefl: pasuje na dziewiątkę karo. Karta pod nią się odkryje.
    .title = Czarne na czerwone w dół
lesson-klondike-2 = Naciśnij asa karo: od niego zaczyna się baza. Ułóż w niej kolor aż do króla.
    .title = Najpierw do baz idą asy
lesson-klondike-3 = Naciśnij dziewiątkę karo: razem z ósemką, która na niej leży, pójdzie na dziesiątkę trefl.
    .title = Cała sekwencja naraz
lesson-klondike-4 = Naciśnij króla pik: pójdzie do pustej kolumny i odkryje się kolejna karta.
    .title = Puste kolumny dla króli
lesson-klondike-5 = Naciśnij talię, żeby odkryć kartę. Potem naciśnij siódemkę karo: pasuje na ósemkę trefl.
    .title = Reszta jest w talii
lesson-klondike-6 = Najpierw odkrywaj zakryte karty. Talię możesz przejrzeć tyle razy, ile chcesz.
    .title = { lesson-now-it-is-yours }

## The Clock
##
## 2: queen of diamonds to 12 o'clock
## 3: nine of hearts to 9 o'clock

lesson-clock-1 = Dwanaście stosów to godziny, a pośrodku są króle. Każda karta idzie na stos swojej wartości.
    .title = Bez żadnych decyzji
lesson-clock-2 = Naciśnij gdziekolwiek: dama karo pójdzie na dwunastą i tam odkryje się następna karta.
    .title = Dama idzie na dwunastą
lesson-clock-3 = Naciśnij gdziekolwiek: dziewiątka kier pójdzie na dziewiątą.
    .title = I tak dalej
lesson-clock-4 = Wygrasz, jeśli czwarty król przyjdzie ostatni. Włącz „{ run-button }”; naciśnij gdziekolwiek, by zatrzymać.
    .title = { lesson-now-it-is-yours }

## Spider
##
## 2: nine of diamonds to column 3
## 3: ten of diamonds with one card to column 1
## 4: two of diamonds to column 4
## 5: a card to every column

lesson-spider-1 = Pełna sekwencja, od króla do asa w jednym kolorze, sama schodzi ze stołu. Ułóż osiem, a wygrasz.
    .title = Osiem sekwencji
lesson-spider-2 = Naciśnij dziewiątkę karo: pasuje na dziesiątkę karo. Najlepszy jest ten sam kolor.
    .title = Kolor jest dowolny
lesson-spider-3 = Naciśnij dziesiątkę karo: razem ze swoją dziewiątką pójdzie na waleta trefl.
    .title = Jeden kolor, jeden ruch
lesson-spider-4 = Naciśnij dwójkę karo: pasuje na trójkę trefl, bo kolory mogą być różne. Odkryje się karta.
    .title = Odkrywaj karty
lesson-spider-5 = Gdy nic innego nie pomaga, naciśnij talię: rozdasz po jednej karcie na każdą kolumnę.
    .title = Rozdaj rząd
lesson-spider-6 = Spróbuj opróżnić kolumnę: przyjmie każdą kartę. Przed rozdaniem trzeba zapełnić puste kolumny.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers
##
## 2: eight of clubs to column 2
## 3: ten of clubs to tower 1
## 4: ace of spades to the foundation of spades
## 5: jack of spades to column 5

lesson-seahaven-1 = W bazach układasz kolory od asa do króla. W wieży mieści się jedna karta; dwie wieże są zajęte.
    .title = Cztery wieże
lesson-seahaven-2 = Naciśnij ósemkę trefl: pasuje na dziewiątkę trefl.
    .title = W dół, do koloru
lesson-seahaven-3 = Naciśnij dziesiątkę trefl: pójdzie do pustej wieży i odsłoni asa.
    .title = Użyj wieży
lesson-seahaven-4 = Naciśnij asa pik: od niego zaczyna się baza jego koloru.
    .title = Asy idą do baz
lesson-seahaven-5 = Naciśnij waleta pik: pasuje na damę pik, a jego wieża znów będzie wolna.
    .title = Zwalniaj wieże
lesson-seahaven-6 = Pustą kolumnę może zająć tylko król. Im więcej wolnych wież, tym dłuższą sekwencję przeniesiesz.
    .title = { lesson-now-it-is-yours }

## Pyramid
##
## 2: ten of spades and three of spades taken away
## 3: king of clubs taken away
## 4: turn a card; ace of clubs and queen of spades taken away

lesson-pyramid-1 = Zdejmuj pary dostępnych kart, które razem dają 13. As to 1, walet 11, dama 12.
    .title = Pary o sumie 13
lesson-pyramid-2 = Naciśnij dziesiątkę pik: zejdzie razem z trójką pik, bo obie są dostępne.
    .title = Dziesięć i trzy
lesson-pyramid-3 = Naciśnij króla trefl: nic go już nie przykrywa, a sam liczy się za 13.
    .title = Król schodzi sam
lesson-pyramid-4 = Naciśnij talię. Potem naciśnij asa trefl: z damą pik daje 13.
    .title = Talia pomaga
lesson-pyramid-5 = Zdejmij całą piramidę. Talię możesz przejrzeć tyle razy, ile chcesz.
    .title = { lesson-now-it-is-yours }

## Golf
##
## 2: eight of spades to the waste
## 3: seven of diamonds to the waste; six of clubs to the waste
## 4: turn a card
## 5: queen of spades to the waste; jack of clubs to the waste

lesson-golf-1 = Przenoś z kolumn na stos odkryty karty o jeden wyższe lub niższe od tej na wierzchu, w dowolnym kolorze.
    .title = O jeden w górę lub w dół
lesson-golf-2 = Naciśnij ósemkę pik: pasuje na siódemkę trefl.
    .title = Ósemka na siódemkę
lesson-golf-3 = Naciśnij siódemkę karo, a potem szóstkę trefl: teraz idziesz w dół.
    .title = Zmieniaj kierunek
lesson-golf-4 = Naciśnij talię, żeby odkryć następną kartę: na szóstkę trefl nic nie pasuje.
    .title = Nowy początek
lesson-golf-5 = Naciśnij damę pik, a potem waleta trefl: dama pasuje na waleta pik, a walet na damę.
    .title = Dalej od waleta
lesson-golf-6 = Na króla nie kładzie się nic, a talię przejrzysz tylko raz. Zostaw jak najmniej kart.
    .title = { lesson-now-it-is-yours }

## Canfield
##
## 2: ten of clubs to column 2
## 3: queen of spades to the foundation of spades
## 4: turn a card; seven of hearts to column 4

lesson-canfield-1 = Bazy zaczynają się od wartości pierwszej karty: tu od dam. Po królu następuje as.
    .title = Do bazy od damy w górę
lesson-canfield-2 = Naciśnij dziesiątkę trefl: pasuje na waleta kier. Pustą kolumnę od razu zapełni rezerwa.
    .title = Czarne na czerwone w dół
lesson-canfield-3 = Naciśnij damę pik, górną kartę rezerwy: zacznie nową bazę.
    .title = Rezerwa
lesson-canfield-4 = Naciśnij talię, żeby odkryć kartę. Potem naciśnij siódemkę kier: pasuje na ósemkę trefl.
    .title = Talia i stos odkryty
lesson-canfield-5 = Najpierw rozegraj rezerwę: to ona decyduje o wygranej.
    .title = { lesson-now-it-is-yours }

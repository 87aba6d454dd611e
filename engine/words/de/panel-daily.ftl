# Die Partien des Tages: die Seite aller Spiele, und der Kalender eines Spiels.

daily-title = Tagespartien
daily-today = Heute
daily-today-count = Heute: { $count }
deals-won-of = { $won } von { $all } gewonnen
share-day = Diesen Tag teilen
calendar-of = Kalender: { $game }

## Der Text zum Teilen

summary-heading = { -sammlung }, Tagespartien vom { $date }
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, Bronze
    [silver] { $squares } { deals-won-of }, Silber
    [gold] { $squares } { deals-won-of }, Gold
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Tage in Folge mit einer Medaille, und alle Medaillen

days-in-a-row = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
longest-row-of-days = längste Serie { $count }
medals = Medaillen
days-with-medal = { $medal ->
    [bronze] { $count ->
        [0] Noch kein Tag mit Bronzemedaille
        [one] Ein Tag mit Bronzemedaille
       *[other] { UPPER(SPELLED($count)) } Tage mit Bronzemedaille
    }
    [silver] { $count ->
        [0] Noch kein Tag mit Silbermedaille
        [one] Ein Tag mit Silbermedaille
       *[other] { UPPER(SPELLED($count)) } Tage mit Silbermedaille
    }
   *[gold] { $count ->
        [0] Noch kein Tag mit Goldmedaille
        [one] Ein Tag mit Goldmedaille
       *[other] { UPPER(SPELLED($count)) } Tage mit Goldmedaille
    }
}

## Der Kalender. Ein Tag liest sich "22. November, heute, 3 gewonnen, Silbermedaille".

month-before = Voriger Monat
month-after = Nächster Monat
is-today = heute
deals-won = { $count } gewonnen
has-medal = { $medal ->
    [bronze] Bronzemedaille
    [silver] Silbermedaille
   *[gold] Goldmedaille
}

## Die Legende

medal-from = ab { $count }
medal-from-all = { $count } von { $all } gewonnen
legend-today = heute
legend-explained = Die Scheibe zeigt, wie viele Partien am Tag selbst gewonnen wurden. Der Ring zählt die später gewonnenen mit.

## Die Partien eines Tages

kind-of-game = { FORM($game, "kind") }
daily-won = gewonnen
daily-won-in = gewonnen in { $time }
daily-play = Spielen
    .of = Spielen: { $game }
daily-go-on = Weiter
    .of = Weiter: { $game }, { moves }

## Der Kalender eines Spiels

daily-of-game = Tagespartien: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: jeden Tag ein gewinnbarer Rubber, für alle derselbe.
       *[any] { $game }: jeden Tag ein Rubber, für alle derselbe.
    }
   *[deal] { $kind ->
        [winnable] { $game }: jeden Tag eine gewinnbare Partie, für alle dieselbe.
       *[any] { $game }: jeden Tag eine Partie, für alle dieselbe.
    }
}
current-streak = { $count ->
    [0] Aktuelle Serie: kein Tag.
    [one] Aktuelle Serie: ein Tag.
   *[other] Aktuelle Serie: { SPELLED($count) } Tage.
}
deal-of-today = { $noun ->
    [rubber] Rubber von heute
   *[deal] Partie von heute
}
deal-of-today-won = { $noun ->
    [rubber] Den Rubber von heute hast du gewonnen.
   *[deal] Die Partie von heute hast du gewonnen.
}
day-won = gewonnen
day-won-later = an einem späteren Tag gewonnen
month-key = Ausgefüllt: am Tag selbst gewonnen. Umrandet mit Haken: an einem späteren Tag gewonnen.
daily-of-all-games = Alle Tagespartien

### core, features, panels: Das Menü.

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

### features/find: Eine Karte finden

find-title = Karte suchen
find-such-as = Etwa 7p, 10h oder Kreuz-Dame
find-button = Suchen
no-such-column = Eine Spalte { $number } gibt es nicht.
not-a-card = „{ $text }“ ist keine Karte. Gib Farbe und Wert ein, etwa Pik 7 oder 7p.

### panels: Während in einem anderen Tab gespielt wird

other-tab-title = In einem anderen Tab offen
other-tab-words = Du spielst in einem anderen Tab oder Fenster. Nichts ist verloren.
other-tab-here = Hier spielen

### features/link: Ein Link, der nicht bis zum Ende zu lesen ist

link-damaged-title = Der Link ist beschädigt
link-damaged-play = Von Anfang an spielen

### panels: Während etwas lange dauert

slow-work-done = { $percent } %
slow-work-stop = Abbrechen

### features/scanning: Der Knopf, der den Rahmen beim Spiel mit einem Schalter warten lässt

wait-button = Anhalten
wait-words = Markierung anhalten
frame-waits = Die Markierung steht. Tippe oder drücke eine Taste, damit sie weiterwandert.

### features/greeting: Das Blatt, das Neue begrüßt.

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

### features/gallery, panels: Die Übersicht: eine Kachel für jedes Spiel.

tile-go-on = Weiter
# Auf der Kachel eines Spiels, jede Woche eines anderen; für alle dasselbe.
tile-of-week = Spiel der Woche
resume-game = Weiter: { $game }, { $line }
share-winnable = { $share } gewinnbar
favourite-game = Favorit: { $game }
rule-sets-of = Varianten: { $game }
rule-set-in-progress = , angefangen
rule-set-in-full = { " " }({ $game })

## Wie es um das Spiel einer Kachel steht

tile-on-table = auf dem Tisch
tile-in-progress = angefangen
played = { $unit ->
    [today] heute gespielt
    [yesterday] gestern gespielt
    [days] vor { $count } Tagen gespielt
    [weeks] vor { $count } Wochen gespielt
   *[months] vor { $count } Monaten gespielt
}

## Filter und Suche

filter-all = Alle
filter-begun = Angefangen
filter-favourites = Favoriten
filter-short = Unter 10 Min.
filter-sure = Fast immer gewinnbar
# Games in which all cards lie face up from the start.
filter-open = Nichts verdeckt
filter-own = Hausregeln
# Games with two packs of cards.
filter-two-packs = Mit 104 Karten
# Spiele, die sich ähnlich spielen wie das auf dem Tisch; $game ist dessen Name.
filter-alike = Ähnlich wie { $game }
games-found = { $count ->
    [0] Kein Spiel gefunden.
    [one] Ein Spiel gefunden.
   *[other] { UPPER(SPELLED($count)) } Spiele gefunden.
}

### features/rules: Die Seite mit den Regeln eines Spiels; ihr Text entsteht anderswo.

# $names sind andere Namen des Spiels, etwa "Der Dämon, Demon".
also-called = Auch bekannt als { $names }.
change-rules = Regeln ändern
change-rules-note = Tippe auf eine Regel, um sie zu ändern.
choose-rule = Regel wählen
rules-left-out = Was zusammen mit den anderen Regeln keinen Sinn ergibt, steht nicht zur Wahl.
play-by-rules = Nach diesen Regeln spielen
name-of-rules = Name
save-name = Speichern
rules-named = Diese Regeln heißen jetzt „{ $name }“.
rules-unnamed = Diese Regeln haben keinen eigenen Namen mehr.

### features/daily: Die Partien des Tages: die Seite aller Spiele, und der Kalender eines Spiels.

daily-title = Tagespartien
daily-today = Heute
daily-today-count = Heute: { $count }
deals-won-of = { $won } von { $all } gewonnen
share-day = Diesen Tag teilen
calendar-of = Kalender: { $game }
facts-with-commas = { LIST($facts, "comma") }

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
no-earlier-month = Vor diesem Monat gibt es keine Tagespartien.
no-later-month = Nach diesem Monat gibt es noch keine Tagespartien.
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

### features/lesson: Das Feld, das durch eine Einführung führt.

lesson-progress = Schritt { $number } von { $count }
lesson-show = Zeig es mir
lesson-next = Weiter
lesson-skip = Weiterspielen
lesson-astray-title = Auch dieser Zug ist gut
lesson-astray = Die Einführung geht einen anderen Weg. Nimm deinen Zug zurück, um ihr zu folgen, oder spiele einfach weiter.
lesson-take-back = Zurücknehmen
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

### features/table_in_words, features/last_announcements, panels: Die Blätter, die den ganzen Tisch in Worten zeigen oder die Karten
### eines Stapels zur Auswahl.

table-in-words = { menu-words }
no-card-to-pick = Von hier kannst du jetzt keine Karte nehmen.
cards-below-face-down = { $count ->
    [one] Eine verdeckte Karte
   *[other] { UPPER(SPELLED($count)) } verdeckte Karten
}
card-stays = liegt fest

# Das Blatt mit allem, was bei diesem Besuch gesagt wurde.
said-title = Meldungen
nothing-said = Noch keine Meldungen.

### core, features, panels: Das Blatt mit den Tasten und dem, was sie tun.

keys-title = Tasten
key-arrows = Pfeiltasten
key-arrows-do = zum nächsten Stapel in dieser Richtung gehen
key-space = Leertaste
keyboard-enter = Eingabe
keyboard-escape = Esc
keyboard-page-up = Bild auf
keyboard-page-down = Bild ab
key-digits = 1–9, 0
key-digits-do = zur Spalte mit dieser Nummer gehen; 0 ist Spalte 10
letter-keys-off = Die Buchstabentasten sind aus. In den Einstellungen kannst du sie einschalten.
keys-mouse = Mit der Maus: Ein Rechtsklick bringt die oberste Karte eines Stapels ins Ziel.
record-title = Ist etwas schiefgegangen?
record-explained = Du kannst ein Protokoll deiner letzten Züge und deiner Einstellungen kopieren und einem Fehlerbericht beilegen. Von selbst wird nichts gesendet.
record-copy = Protokoll kopieren
record-copied = Protokoll kopiert.

### features/pause: Das Blatt, während die Uhr angehalten ist.

pause-title = Pause
pause-go-on = Weiter
deal-on-table = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partie { $number }
}

### features/data: Was auf dem Gerät gespeichert ist.

data-title = Deine Daten

## Wo es gespeichert ist

kept-on-disk = Deine Spiele, Ergebnisse und Einstellungen sind auf diesem Gerät in diesem Browser gespeichert. Sie verlassen dieses Gerät nicht.
kept-in-small-store = Dieser Browser bietet nur wenige Megabyte Speicher. Darin sind deine Spiele, Ergebnisse und Einstellungen auf diesem Gerät gespeichert.
kept-but-shut = Deine Spiele können gerade nicht geöffnet werden, und was du jetzt spielst, geht verloren, wenn du die Seite schließt. Bitte lade die Seite neu. Hilft das nicht, lösche in den Einstellungen des Browsers die Daten dieser Website; damit sind auch deine Spiele gelöscht.
kept-by-newer = Eine neuere Version dieser Seite hat deine Spiele anders gespeichert. Sie sind sicher, aber was du jetzt spielst, geht verloren, wenn du die Seite schließt. Bitte lade die Seite neu.
kept-nowhere = Dieser Browser speichert nichts: Deine Spiele gehen verloren, wenn du die Seite schließt.
room-used = Belegter Speicher einschließlich der App: { $used } von { $room }.
offline-ready = Offline spielbar.
offline-not-ready = Noch nicht offline spielbar: Einige Dateien fehlen noch.
offline-lacks = Nicht offline spielbar: Der Browser konnte die Datei { $file } nicht speichern. Vielleicht wird sie unterwegs verändert.
promise-given = Der Browser bewahrt diese Daten auf, bis du sie löschst.
promise-not-given = Der Browser kann diese Daten löschen, wenn auf dem Gerät der Speicher knapp wird.
page-version = Version { $version }, Build { $build }

## Die Spiele, jedes mit Angaben wie "aufgegeben · 12 Züge · gestern gespielt"

kept-games = Spiele
kept-on-table = auf dem Tisch
kept-lesson = Einführung
kept-won = gewonnen
kept-lost = verloren
kept-given-up = aufgegeben
delete-game = Löschen: { $game }, { $line }

## Texte, die nicht zu lesen waren

unread-heading = Nicht lesbar
unread-explained = Diese Einträge sind beschädigt und konnten nicht verwendet werden. Sie bleiben unverändert erhalten. „{ unread-restore }“ fügt die Spiele und Ergebnisse hinzu, die noch darin zu finden sind.
unread-journal = Eine Änderung an deinen Spielen
unread-snapshots = Eine Liste aller deiner Spiele
unread-results = Eine Liste von Ergebnissen
unread-game = Ein Spiel
unread-something = Andere gespeicherte Daten
unread-save = Als Datei speichern
    .of = Als Datei speichern: { $what }
unread-restore = Wiederherstellen
    .of = Wiederherstellen: { $what }
unread-delete = Löschen
    .of = Löschen: { $what }

## Was nicht zu lesen war

nothing-restored = Der Eintrag enthält weder Ergebnisse noch Spiele mit Zügen. Er bleibt unverändert erhalten.
not-deleted = Der Eintrag konnte nicht gelöscht werden. Er bleibt unverändert erhalten.
no-room-to-bring-back = Zum Wiederherstellen ist nicht genug Speicher frei.

### features/news: Der Zettel mit den Neuerungen; die Liste selbst ist überall englisch.

news-title = Neuigkeiten
news-in-english = Diese Liste gibt es nur auf Englisch.
news-loading = Die Liste wird geladen …
news-not-loaded = Die Liste konnte nicht geladen werden. Versuche es noch einmal, wenn du online bist.

### features/backup, panels, state: Eine Sicherungsdatei lesen.

backup-too-large = Diese Datei ist zu groß für eine Sicherung von dieser Seite. Es wurde nichts geändert.
backup-unread = Der Browser konnte diese Datei nicht lesen. Es wurde nichts geändert.
backup-damaged = Diese Datei ist beschädigt und kann nicht gelesen werden. Es wurde nichts geändert.
no-backup-file = Diese Datei ist keine Sicherung von dieser Seite. Es wurde nichts geändert.
backup-newer = Diese Sicherung stammt von einer neueren Version dieser Seite. Es wurde nichts geändert.

## Was hinzukam: Satzteile, wie "12 Ergebnisse und 2 Spiele hinzugefügt; 3 waren schon da"

things-added = { LIST($things, "and-only") } hinzugefügt
added-results = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
added-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
were-here-already = { $count ->
    [one] { $count } war schon da
   *[other] { $count } waren schon da
}
nothing-added-rest-here = nichts hinzugefügt: Der Rest war schon da
nothing-added-all-here = nichts hinzugefügt: Alles war schon da
nothing-added-empty = nichts hinzugefügt: Diese Sicherung enthält weder Ergebnisse noch Spiele mit Zügen
things-unread = { $count } nicht lesbar
games-left-out = { $count ->
    [one] { $count } Spiel ausgelassen: Hier werden höchstens { $most } gespeichert
   *[other] { $count } Spiele ausgelassen: Hier werden höchstens { $most } gespeichert
}

## Sicherungen, auf mehreren Blättern

backup-title = Sicherung
backup-explained = Alle angefangenen Spiele, Ergebnisse, Favoriten und Einstellungen in einer Datei, zum Aufbewahren oder für ein anderes Gerät. Liest du eine Sicherung ein, kommt hinzu, was hier fehlt; entfernt wird nichts.
backup-save = Sicherung speichern
backup-add = Sicherung einlesen

### features/hint, core: Tipps, der Weg zurück und Vorführungen.

thinking = wird berechnet …
advice-still-loading = Die Tipps werden noch geladen. Danach erscheint dein Tipp von selbst.
review-still-loading = Der Rückblick wird noch geladen. Danach öffnet er sich von selbst.
moved-since-asking = Jetzt ist alles bereit. Du hast inzwischen einen Zug gemacht, versuche es also noch einmal.
advice-not-loaded = Die Tipps konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
looking-for-way-back = Suche nach der letzten Chance …
no-way-back = keine frühere Stellung bekannt, in der noch ein Sieg möglich war
better-move-found = Inzwischen wurde ein besserer Zug gefunden.
demo-stopped = Angehalten. An deinem Spiel hat sich nichts geändert.
no-way-found = von hier aus kein Weg zum Sieg gefunden

### features/review: Der Rückblick.

review-closed = Rückblick geschlossen
playing-from = { $number ->
    [0] Du spielst wieder von Anfang an. „{ redo-button }“ holt die späteren Züge zurück.
   *[other] Du spielst ab Zug { $number } weiter. „{ redo-button }“ holt die späteren Züge zurück.
}

## Jede Meldung ist ein Satz.

review-at-start = { $noun ->
    [rubber] Anfang des Rubbers.
   *[deal] Anfang der Partie.
}
review-at-move = Zug { $number } von { $count }: { $move }.
review-no-choices = In diesem Spiel gibt es nichts zu entscheiden.
review-not-judged = Züge werden hier nicht bewertet: Niemand konnte wissen, welche Karten kommen.
review-nothing-lost = In jeder Stellung war noch ein Sieg möglich.
review-looking = Suche nach dem entscheidenden Zug …
review-lost-unknown = Wo du verloren hast, ist nicht bekannt.
review-still-unknown = Ob du noch gewinnen kannst, ist nicht bekannt.
review-never = { $noun ->
    [rubber] Dieser Rubber war von Anfang an nicht zu gewinnen.
   *[deal] Diese Partie war von Anfang an nicht zu gewinnen.
}
review-lost-at-latest = Spätestens mit Zug { $number } verloren.
review-lost-by = Mit Zug { $number } verloren.
review-lost-between = Zwischen Zug { $first } und { $last } verloren.

### features/hint: Das Blatt mit den Aussichten jedes Zuges, wenn nur die gesehenen Karten bekannt sind.

chances-title = Chancen
chances-meaning = { $count ->
    [one] Die Karten, die du nicht gesehen hast, wurden einmal zufällig neu verteilt. Die Tabelle zeigt, nach welchen Zügen in dieser Partie noch ein Sieg möglich ist.
   *[other] Die Karten, die du nicht gesehen hast, wurden { $count }-mal zufällig neu verteilt. Die Tabelle zeigt, in wie vielen dieser Partien nach jedem Zug noch ein Sieg möglich ist.
}
chances-won = Siege
chances-interval = Chance (Konfidenz 95 %)
chances-from-to = { $low } bis { $high }
chances-unknown = Partien, die nicht rechtzeitig gelöst wurden, machen den Bereich breiter: Jede kann ein Sieg oder eine Niederlage sein.
chances-fewer = Deutlich schlechtere Züge wurden seltener probiert.
chances-later = Der Rechner sah in diesen Partien alle Karten. Du siehst sie nicht und gewinnst deshalb seltener.
chances-played = { $count ->
    [one] Die Karten, die du nicht gesehen hast, wurden einmal zufällig neu verteilt. Die Tabelle zeigt, nach welchen Zügen ein einfacher Computerspieler diese Partie gewonnen hat.
   *[other] Die Karten, die du nicht gesehen hast, wurden { $count }-mal zufällig neu verteilt. Die Tabelle zeigt, wie viele dieser Partien ein einfacher Computerspieler nach jedem Zug gewonnen hat.
}
chances-player = Der Computerspieler kennt die Reihenfolge des Talons, aber sonst keine Karte, die du nicht gesehen hast. Vielleicht spielst du besser.
chances-player-sees-no-more = Der Computerspieler sieht nur die Karten, die du gesehen hast. Vielleicht spielst du besser.
chances-plan = Der erste Zug folgt dem Plan des Computerspielers. Ein anderer steht nur dann oben, wenn er deutlich besser ist.
chances-points = { $count ->
    [one] Die Karten, die du nicht gesehen hast, wurden einmal zufällig neu verteilt. Die Tabelle zeigt, nach welcher Wahl der Kontrakt dann gut für dich ausgeht und wie viele Punkte du gewinnst.
   *[other] Die Karten, die du nicht gesehen hast, wurden { $count }-mal zufällig neu verteilt. Die Tabelle zeigt, wie oft der Kontrakt nach jeder Wahl gut für dich ausgeht und wie viele Punkte du im Schnitt gewinnst.
}
chances-well = Geht gut aus
chances-gain = Punkte (Konfidenz 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Ein einfacher Computerspieler hat jedes dieser Spiele zu Ende gespielt, ohne die verdeckten Karten zu sehen. Vielleicht spielst du besser.

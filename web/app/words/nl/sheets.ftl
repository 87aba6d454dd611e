### core, features, panels: Het menu.

menu-title = Menu

## De koppen van zijn groepen

menu-play = Spelen
menu-look-back = Terugkijken
menu-help = Help

## De knoppen, met plaats voor één of twee korte woorden

# $noun is hoe het spel een verdeling noemt.
menu-new = { $noun ->
    [rubber] Nieuwe robber
   *[deal] Nieuw spel
}
menu-restart = Opnieuw
menu-daily = Dagspellen
menu-games = Alle spellen
menu-review = Terugblik
menu-statistics = Statistieken
menu-share = Delen
# $game is de naam van een spel.
menu-learn = { $game } leren
menu-moves = Wat kan ik doen?
menu-rules = Regels
# Deze knop opent het venster met dezelfde naam: de hele tafel in woorden.
menu-words = Tafel beschrijven
menu-keys = Toetsen

## Het veld voor het nummer van een spel, en zijn knop

menu-number = { $noun ->
    [rubber] Robbernummer
   *[deal] Spelnummer
}
menu-deal = Spelen

## Welke spellen het toeval kiest

menu-new-deals = { $noun ->
    [rubber] Nieuwe robbers
   *[deal] Nieuwe spellen
}
deals-any = Alle
deals-winnable = Te winnen
deals-easy = Makkelijk
deals-middling = Gemiddeld
deals-hard = Moeilijk

### features/find: Een kaart zoeken

find-title = Kaart zoeken
# Wat de speler kan typen: korte tekens en namen van kaarten.
find-such-as = Zoals s7, harten 10 of klavervrouw
find-button = Zoeken
no-such-column = Er is geen kolom { $number }.
# $text is wat de speler heeft getypt.
not-a-card = ‘{ $text }’ is geen kaart. Typ een kleur en een rang, zoals schoppen 7 of s7.

### panels: Terwijl de speler in een ander tabblad speelt

other-tab-title = Geopend in een ander tabblad
other-tab-words = Je speelt in een ander tabblad of venster. Er gaat niets verloren.
other-tab-here = Hier spelen

### features/link: Een link die niet tot het einde te lezen is

link-damaged-title = Deze link is beschadigd
link-damaged-play = Vanaf het begin spelen

### panels: Terwijl de pagina iets doet dat lang duurt

slow-work-done = { $percent }%
slow-work-stop = Stop

### features/scanning: De knop die het kader van het spelen met één schakelaar laat wachten

wait-button = Pauze
wait-words = Markering stilzetten
frame-waits = De markering staat stil. Tik om verder te gaan.

### features/greeting: Het venster dat een nieuwkomer begroet.

greeting-title = Wat wil je spelen?
greeting-words = Geen account, geen reclame. Wat je speelt, blijft op dit apparaat.
greeting-learn = { $game } leren
# $count is vijf of zo.
greeting-steps = in { $count } korte stappen
greeting-known = Of een spel dat je al kent
# Hoe deze spellen zijn, onder hun namen.
known-klondike = de klassieker
known-freecell = alle kaarten open
known-spider = lang, met 104 kaarten
known-golf = een paar minuten
greeting-just-play = Gewoon spelen
greeting-games = Alle spellen

### features/gallery, panels: De galerij: een tegel voor elk spel.

tile-go-on = Doorgaan
# Op de tegel van één spel, elke week een ander; voor alle spelers hetzelfde.
tile-of-week = Spel van de week
resume-game = Doorgaan: { $game }, { $line }
# $share is in woorden, zoals "6 op de 7" of "bijna alle".
share-winnable = { $share } te winnen
favourite-game = Favoriet: { $game }
rule-sets-of = Varianten van { $game }
# Volgt op de naam van een variant, voor wie de stip ernaast niet ziet.
rule-set-in-progress = , begonnen
# Volgt op de korte naam van een variant met de hele naam, zoals "Drie kaarten (Klondike, drie kaarten)".
rule-set-in-full = { " " }({ $game })

## Hoe het spel van een tegel ervoor staat

tile-on-table = op tafel
tile-in-progress = begonnen
# $count is een aantal dagen, weken of maanden: twee of meer, maar 0 voor vandaag en 1 voor gisteren.
played = { $unit ->
    [today] vandaag gespeeld
    [yesterday] gisteren gespeeld
    [days] { $count } dagen geleden gespeeld
    [weeks] { $count } weken geleden gespeeld
   *[months] { $count } maanden geleden gespeeld
}

## Filters en zoeken

filter-all = Alle
filter-begun = Begonnen
filter-favourites = Favorieten
filter-short = Binnen 10 min
filter-sure = Bijna altijd te winnen
# Games in which all cards lie face up from the start.
filter-open = Niets verborgen
filter-own = Huisregels
# Games with two packs of cards.
filter-two-packs = Twee pakken
# Spellen die ongeveer zo gaan als dat op tafel; $game is de naam daarvan.
filter-alike = Zoals { $game }
games-found = { $count ->
    [0] Geen spellen gevonden.
    [one] Eén spel gevonden.
   *[other] { UPPER(SPELLED($count)) } spellen gevonden.
}

### features/rules: De pagina met de regels van een spel; de tekst ervan ontstaat elders.

# $names zijn andere namen van het spel, zoals "Patience, Solitaire".
also-called = Ook bekend als { $names }.
change-rules = Regels aanpassen
change-rules-note = Tik op een regel om die aan te passen.
choose-rule = Kies een regel
rules-left-out = Regels die niet met de andere te combineren zijn, staan er niet bij.
play-by-rules = Met deze regels spelen
name-of-rules = Naam
save-name = Opslaan
rules-named = Deze regels heten nu ‘{ $name }’.
rules-unnamed = Deze regels hebben geen eigen naam meer.

### features/daily: De spellen van de dag: de pagina met alle spellen, en de kalender van één spel.

daily-title = Dagspellen
daily-today = Vandaag
daily-today-count = Vandaag: { $count }
deals-won-of = { $won } van { $all } gewonnen
share-day = Deze dag delen
calendar-of = Kalender van { $game }
facts-with-commas = { LIST($facts, "comma") }

## De tekst om te delen, zonder een kaart van een spel. "Backbone Patience" is de naam van deze verzameling.

summary-heading = { -verzameling }, dagspellen van { $date }
# $squares zijn vierkantjes, één voor elk spel.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, bronzen medaille
    [silver] { $squares } { deals-won-of }, zilveren medaille
    [gold] { $squares } { deals-won-of }, gouden medaille
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Dagen op rij met een medaille, en alle medailles

# Naast het aantal dagen.
days-in-a-row = { $count ->
    [one] dag op rij
   *[other] dagen op rij
}
longest-row-of-days = record { $count }
medals = Medailles
days-with-medal = { $medal ->
    [bronze] { $count ->
        [one] Eén dag met een bronzen medaille
       *[other] { UPPER(SPELLED($count)) } dagen met een bronzen medaille
    }
    [silver] { $count ->
        [one] Eén dag met een zilveren medaille
       *[other] { UPPER(SPELLED($count)) } dagen met een zilveren medaille
    }
   *[gold] { $count ->
        [one] Eén dag met een gouden medaille
       *[other] { UPPER(SPELLED($count)) } dagen met een gouden medaille
    }
}

## De kalender. Een dag wordt voorgelezen als "22 november, vandaag, 3 gewonnen, zilveren medaille".

month-before = Vorige maand
month-after = Volgende maand
no-earlier-month = Vóór deze maand zijn er geen dagspellen.
no-later-month = Na deze maand zijn er nog geen dagspellen.
is-today = vandaag
deals-won = { $count } gewonnen
has-medal = { $medal ->
    [bronze] bronzen medaille
    [silver] zilveren medaille
   *[gold] gouden medaille
}

## De legenda. Hoeveel spellen je moet winnen voor elke medaille: voor de laagste, en voor de hoogste van $all spellen.

medal-from = { $count } of meer
medal-from-all = { $count } van { $all } gewonnen
legend-today = vandaag
legend-explained = De gevulde cirkel toont hoeveel spellen je op de dag zelf won. De ring telt ook de spellen mee die je later won.

## De spellen van een dag. De vorm ".of" is voor schermlezers.

# Wat een speler in een spel het meest doet, zoals "Blootleggen".
kind-of-game = { FORM($game, "kind") }
daily-won = gewonnen
daily-won-in = gewonnen in { $time }
daily-play = Spelen
    .of = Spelen: { $game }
daily-go-on = Doorgaan
    .of = Doorgaan: { $game }, { moves }

## De kalender van één spel. $noun is hoe het een verdeling noemt.

daily-of-game = Dagspellen: { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game }: elke dag een robber die te winnen is, voor iedereen dezelfde.
       *[any] { $game }: elke dag een robber, voor iedereen dezelfde.
    }
   *[deal] { $kind ->
        [winnable] { $game }: elke dag een spel dat te winnen is, voor iedereen hetzelfde.
       *[any] { $game }: elke dag een spel, voor iedereen hetzelfde.
    }
}
current-streak = { $count ->
    [one] Huidige reeks: één dag.
   *[other] Huidige reeks: { SPELLED($count) } dagen.
}
deal-of-today = { $noun ->
    [rubber] Robber van vandaag
   *[deal] Spel van vandaag
}
deal-of-today-won = { $noun ->
    [rubber] De robber van vandaag is gewonnen.
   *[deal] Het spel van vandaag is gewonnen.
}
day-won = gewonnen
day-won-later = later gewonnen
month-key = Gevuld: op de dag zelf gewonnen. Omlijnd met een vinkje: later gewonnen.
daily-of-all-games = Alle dagspellen

### features/lesson: Het paneel dat door een les leidt.

lesson-progress = Stap { $number } van { $count }
# De hoofdknop: de zet van deze stap tonen, naar de volgende stap gaan, of de les verlaten en doorspelen.
lesson-show = Voordoen
lesson-next = Volgende
lesson-skip = Doorspelen
# Na een andere zet dan die van de les.
lesson-astray-title = Dat kan ook
lesson-astray = Die zet is ook goed. Neem hem terug om de les te volgen, of speel zelf verder.
lesson-take-back = Terugnemen
# $progress is bijvoorbeeld "Stap 1 van 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

### features/table_in_words, features/last_announcements, panels: De vensters met de hele tafel in woorden, of met de kaarten van één
### stapel om uit te kiezen.

table-in-words = { menu-words }
no-card-to-pick = Hier kun je nu geen kaart pakken.
cards-below-face-down = { $count ->
    [one] Eén dichte kaart
   *[other] { UPPER(SPELLED($count)) } dichte kaarten
}
# Naast de naam van een kaart die je nu niet kunt pakken.
card-stays = blijft liggen

# Het venster met alles wat tijdens dit bezoek gezegd is.
said-title = Meldingen
nothing-said = Nog geen meldingen.

### core, features, panels: Het venster met de toetsen en wat ze doen.

keys-title = Toetsen
key-arrows = Pijltjes
key-arrows-do = naar de volgende stapel in die richting
key-space = Spatie
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = 1–9, 0
key-digits-do = naar de kolom met dit nummer; 0 is kolom 10
letter-keys-off = Lettertoetsen staan uit. In de instellingen kun je ze aanzetten.
keys-mouse = Met een muis: klik met de rechtermuisknop op een stapel om de bovenste kaart naar huis te sturen.
record-title = Ging er iets mis?
record-explained = Kopieer een verslag van je laatste zetten en instellingen, en stuur het mee als je het probleem meldt. Er wordt niets vanzelf verstuurd.
record-copy = Verslag kopiëren
record-copied = Verslag gekopieerd.

### features/pause: Het venster dat te zien is terwijl de speler de tijd heeft stilgezet.

pause-title = Pauze
pause-go-on = Doorgaan
deal-on-table = { $noun ->
    [rubber] Robber { $number }
   *[deal] Spel { $number }
}

### features/data: Het venster over wat op het apparaat van de speler bewaard wordt.

data-title = Je gegevens

## Waar ze bewaard worden

kept-on-disk = Je spellen, resultaten en instellingen worden bewaard op dit apparaat, in deze browser. Er wordt niets verstuurd.
kept-in-small-store = Deze browser biedt alleen een kleine opslag, met ruimte voor een paar megabyte. Daar worden je spellen, resultaten en instellingen bewaard, op dit apparaat.
kept-but-shut = Je spellen zijn nu niet te openen, en wat je nu speelt, is weg als je de pagina sluit. Laad de pagina opnieuw. Blijft het zo, wis dan de gegevens van deze site in de instellingen van de browser. Daarmee verwijder je ook je spellen.
kept-by-newer = Een nieuwere versie van deze pagina heeft je spellen op een andere manier bewaard. Ze zijn veilig, maar wat je nu speelt, is weg als je de pagina sluit. Laad de pagina opnieuw.
kept-nowhere = Deze browser bewaart niets: je spellen zijn weg als je de pagina sluit.
# $used en $room zijn groottes, zoals "3,4 MB".
room-used = Gebruikte opslag, inclusief de app: { $used } van { $room }.
offline-ready = Klaar om offline te spelen.
offline-not-ready = Nog niet klaar om offline te spelen: er ontbreken nog bestanden.
offline-lacks = Niet klaar om offline te spelen: de browser kon het bestand { $file } niet opslaan. Misschien wordt het ergens tussen de site en deze browser veranderd.
promise-given = De browser bewaart je gegevens tot je ze zelf verwijdert.
promise-not-given = De browser kan je gegevens wissen als het apparaat opslagruimte tekortkomt.
page-version = Versie { $version }, build { $build }

## De spellen, elk met feiten op een regel, zoals "opgegeven · 12 zetten · gisteren gespeeld"

kept-games = Spellen
kept-on-table = op tafel
kept-lesson = les
kept-won = gewonnen
kept-lost = verloren
kept-given-up = opgegeven
# $game is de naam van de verdeling, $line de feiten erover.
delete-game = Verwijderen: { $game }, { $line }

## Teksten die niet te lezen waren: wat het was, en knoppen, met de vorm ".of" voor schermlezers

unread-heading = Niet te lezen
unread-explained = Deze gegevens zijn beschadigd en niet te gebruiken. Ze blijven bewaard zoals ze zijn. Met ‘{ unread-restore }’ voeg je de spellen en resultaten toe die er nog in te vinden zijn.
unread-journal = Een wijziging van je spellen
unread-snapshots = Een lijst van al je spellen
unread-results = Een lijst van resultaten
unread-game = Een spel
unread-something = Andere bewaarde gegevens
# $what is een van deze.
unread-save = Opslaan als bestand
    .of = Opslaan als bestand: { $what }
unread-restore = Terugzetten
    .of = Terugzetten: { $what }
unread-delete = Verwijderen
    .of = Verwijderen: { $what }

## Wat niet te lezen was

nothing-restored = Er valt niets terug te zetten: deze gegevens bevatten geen resultaten en geen spellen met zetten. Ze blijven bewaard zoals ze zijn.
not-deleted = Verwijderen is niet gelukt. De gegevens blijven bewaard zoals ze zijn.
no-room-to-bring-back = Er is te weinig opslagruimte om deze gegevens terug te zetten.

### features/news: Wat er nieuw is; de lijst zelf is in alle talen Engels.

news-title = Nieuw
news-in-english = Deze lijst is alleen in het Engels beschikbaar.
news-loading = De lijst wordt geladen…
news-not-loaded = De lijst kon niet worden geladen. Probeer het opnieuw als je online bent.

### features/backup, panels, state: Een back-upbestand lezen.

backup-too-large = Dit bestand is te groot voor een back‑up. Er is niets veranderd.
backup-unread = De browser kon dit bestand niet lezen. Er is niets veranderd.
backup-damaged = Dit bestand is beschadigd en niet te lezen. Er is niets veranderd.
no-backup-file = Dit bestand is geen back‑up van deze pagina. Er is niets veranderd.
backup-newer = Deze back‑up is gemaakt met een nieuwere versie van deze pagina. Er is niets veranderd.

## Wat erbij kwam: delen van een zin, zoals "12 resultaten en 2 spellen toegevoegd; 3 waren er al"

things-added = { LIST($things, "and") } toegevoegd
added-results = { $count ->
    [one] { $count } resultaat
   *[other] { $count } resultaten
}
added-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
were-here-already = { $count ->
    [one] { $count } was er al
   *[other] { $count } waren er al
}
nothing-added-rest-here = niets toegevoegd: de rest was er al
nothing-added-all-here = niets toegevoegd: alles was er al
nothing-added-empty = niets toegevoegd: deze back‑up bevat geen resultaten en geen spellen met zetten
things-unread = { $count } niet te lezen
# $most is hoeveel spellen op een apparaat bewaard worden.
games-left-out = { $count ->
    [one] { $count } spel weggelaten, want hier worden er hooguit { $most } bewaard
   *[other] { $count } spellen weggelaten, want hier worden er hooguit { $most } bewaard
}

## Back-ups, in verschillende vensters

backup-title = Back‑up
backup-explained = Alle begonnen spellen, resultaten, favorieten en instellingen in één bestand, om te bewaren of mee te nemen naar een ander apparaat. Voeg je een back‑up toe, dan wordt aangevuld wat hier ontbreekt; er wordt niets verwijderd.
backup-save = Back‑up maken
backup-add = Back‑up toevoegen

### features/hint, core: Hints, de weg terug, en voorbeelden.

thinking = aan het rekenen…
advice-still-loading = De hints worden nog geladen. Je hint verschijnt vanzelf.
review-still-loading = De terugblik wordt nog geladen. Die gaat daarna vanzelf open.
moved-since-asking = Nu is alles klaar. Je hebt intussen een zet gedaan, dus vraag het nog eens.
advice-not-loaded = De hints konden niet worden geladen. Laad de pagina opnieuw.
looking-for-way-back = aan het zoeken waar je nog kon winnen…
no-way-back = geen eerdere stelling bekend die te winnen was
better-move-found = Er is intussen een betere zet gevonden.
demo-stopped = Gestopt. Aan je spel is niets veranderd.
no-way-found = vanaf hier is geen winst gevonden

### features/review: De terugblik.

review-closed = terugblik gesloten
playing-from = { $number ->
    [0] Je speelt vanaf het begin. Met ‘{ redo-button }’ krijg je de latere zetten terug.
   *[other] Je speelt verder vanaf zet { $number }. Met ‘{ redo-button }’ krijg je de latere zetten terug.
}

## Elk bericht is een zin.

review-at-start = { $noun ->
    [rubber] Begin van de robber.
   *[deal] Begin van het spel.
}
review-at-move = Zet { $number } van { $count }: { $move }.
review-no-choices = In dit spel valt niets te beslissen.
review-not-judged = In dit spel worden zetten niet beoordeeld: niemand kon de komende kaarten zien.
review-nothing-lost = Je kon vanuit elke stelling winnen.
review-looking = Aan het zoeken waar je verloor…
review-lost-unknown = Waar je verloor, is niet bekend.
review-still-unknown = { $noun ->
    [rubber] Of de robber nog te winnen is, is niet bekend.
   *[deal] Of het spel nog te winnen is, is niet bekend.
}
review-never = { $noun ->
    [rubber] Deze robber was nooit te winnen.
   *[deal] Dit spel was nooit te winnen.
}
review-lost-at-latest = Verloren bij zet { $number } of eerder.
review-lost-by = Verloren bij zet { $number }.
review-lost-between = Verloren tussen zet { $first } en zet { $last }.

### features/hint: Het blad dat zegt hoe vaak elke zet wint als alleen de geziene kaarten bekend zijn.

chances-title = Kansen
chances-meaning = { $count ->
    [one] De kaarten die je niet hebt gezien, zijn één keer willekeurig opnieuw gedeeld. De tabel toont na welke zetten dat spel nog te winnen is.
   *[other] De kaarten die je niet hebt gezien, zijn { $count } keer willekeurig opnieuw gedeeld. De tabel toont in hoeveel van die spellen je na elke zet nog kunt winnen.
}
chances-won = Winst
chances-interval = Kans (95% zeker)
chances-from-to = { $low } tot { $high }
chances-unknown = Spellen die niet op tijd zijn opgelost, maken de marge groter: ze kunnen winst of verlies zijn.
chances-fewer = Duidelijk slechtere zetten zijn in minder spellen geprobeerd.
chances-later = De computer zag in deze spellen alle kaarten. Jij niet, dus je wint minder vaak.
chances-played = { $count ->
    [one] De kaarten die je niet hebt gezien, zijn één keer willekeurig opnieuw gedeeld. De tabel toont na welke zetten een eenvoudige computerspeler dat spel won.
   *[other] De kaarten die je niet hebt gezien, zijn { $count } keer willekeurig opnieuw gedeeld. De tabel toont hoeveel van die spellen een eenvoudige computerspeler na elke zet won.
}
chances-player = De computerspeler kent de volgorde van de stok, maar verder geen kaart die jij niet hebt gezien. Misschien doe jij het beter.
chances-player-sees-no-more = De computerspeler ziet alleen de kaarten die jij hebt gezien. Misschien doe jij het beter.
chances-plan = Bovenaan staat de zet van de computerspeler. Een andere zet komt daar alleen als die duidelijk beter is.
chances-points = { $count ->
    [one] De kaarten die je niet hebt gezien, zijn één keer willekeurig opnieuw gedeeld. De tabel toont na welke keuzes het contract in dat spel goed voor je afloopt, en hoeveel punten je wint.
   *[other] De kaarten die je niet hebt gezien, zijn { $count } keer willekeurig opnieuw gedeeld. De tabel toont hoe vaak het contract na elke keuze goed voor je afloopt, en hoeveel punten je gemiddeld wint.
}
chances-well = Goede afloop
chances-gain = Punten (95% zeker)
chances-margin = { $points } ± { $margin }
chances-simple = Een eenvoudige computerspeler speelde elk van die spellen uit zonder de dichte kaarten te zien. Misschien doe jij het beter.

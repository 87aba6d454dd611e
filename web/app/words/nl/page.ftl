### core, state: De kop boven de tafel, zijn knoppen, en de titel van het venster.

# De naam van deze verzameling, die in elke taal zo blijft.
-verzameling = Backbone Patience
page-title = { $game } – { -verzameling }
# Tussen de naam van een spel en de vorm ".variant", zoals in "Klondike, drie kaarten". Op een rechtop gehouden telefoon
# staan de twee op twee regels, en is dit alleen te horen.
header-before-variant = { ", " }
# $noun is hoe het spel zijn verdelingen noemt, $standing de hoeveelste het is, zoals "3 van 9".
header-deal = { $noun ->
    [rubber] Robber { $number }
   *[deal] Spel { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = gewonnen
header-lost = verloren
# Op knoppen.
new-button = { $noun ->
    [rubber] Nieuwe robber
   *[deal] Nieuw spel
}
hint-button = Hint
why-button = Waarom?
# Wat een schermlezer zegt in plaats van de knop hierboven.
why-button-label = Waarom deze hint?
finish-button = Afmaken
stop-button = Stop
# De score als de speler een andere koos dan die van het spel.
score-in-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
score-in-points-below = { $count ->
    [one] −{ $count } punt
   *[other] −{ $count } punten
}

### core, view, features/speech: Wat er op verzoek over de tafel wordt verteld, en waarom een opdracht niets
### doet. Wat een punt heeft, is een zin.

# Wat na iets anders wordt gezegd, aan het eind van dezelfde regel.
said-after = { " " }{ $what }
deleted = Verwijderd: { $what }.
back-again = Teruggezet: { $what }.
move-of-several = { $move }, { $number } van { $count }
card-not-home-now = { UPPER(FORM($card, "de")) } kan nu niet naar huis.
no-finish-yet = Er valt nog iets te kiezen, dus het spel kan nog niet vanzelf worden afgemaakt.
nothing-to-call = Er valt nu niets te bieden.
choose-a-bid = Kies eerst een bod.
no-trick-yet = Er is nog geen slag gespeeld.
# In een spel zonder keuzes: een knop die de laatste slag nog eens toont.
last-trick-button = Laatste slag
# Op de kaart die een slag wint.
wins-tag = wint
# Voor schermlezers: wat voor ding de tafel is.
card-table = speeltafel

### features/size: De grootte van de kaarten

cards-largest = De kaarten kunnen niet groter.
cards-smallest = De kaarten kunnen niet kleiner.
table-ends = Hier houdt de tafel op.
# $size is een getal zoals "1,5".
cards-times = Kaartgrootte: ×{ $size }.

### core, features: Wat elke toets doet, voor de lijst met toetsen.

key-undo = zet terugnemen
key-redo = zet herhalen
key-list = kaarten van deze stapel tonen, om te kiezen welke je pakt
key-stock = kaarten van de stok omdraaien of uitdelen
key-new = nieuw spel
key-restart = dit spel opnieuw beginnen
key-run = het spel afmaken of vanzelf laten lopen
key-hint = hint: een zet tonen
key-nudge = alleen zeggen of er een nuttige zet is
key-review = terugblik: zien waar je won of verloor
key-daily = de dagspellen van dit spel
key-moves = tonen welke kaarten je kunt spelen; nog eens: alle zetten voorlezen
key-overview = vrije kaarten voorlezen; nog eens: elke stapel
key-next-move = volgende mogelijke zet voorlezen, en naar die stapel gaan
key-last-move = vorige mogelijke zet voorlezen
key-contents = kaarten van deze stapel voorlezen
key-where = zeggen bij welke stapel je bent
key-again = laatste melding herhalen
key-magnify = deze kaart groot tonen
key-larger = grotere kaarten
key-smaller = kleinere kaarten
key-rules = regels van dit spel
key-games = alle spellen
key-pause = pauze: de klok stilzetten en de kaarten verbergen
key-statistics = statistieken
key-score-sheet = scoreblad, in spellen die er een hebben
key-trick = de laatste slag nog eens tonen, in spellen met slagen
key-calls = naar de biedingen, of naar de knop voor het volgende spel
key-count = tonen hoe de bank bepaalt wat hij biedt
key-find = een kaart zoeken
key-help = deze lijst
key-next-kind = naar de volgende soort stapel
key-last-kind = naar de vorige soort stapel
key-release = selectie opheffen, of terugblik sluiten
key-take = deze kaart selecteren, of de geselecteerde kaart hier neerleggen
key-best = de beste zet van deze stapel spelen

### core, features/backup, features/data, features/link: Wat de pagina over zichzelf vertelt: fouten, bestanden, links,
### en werk dat even duurt.

went-wrong = Er ging iets mis. Je spel is veilig; speel gerust verder.
went-wrong-load-again = Er ging iets mis. Je spellen zijn bewaard; laad de pagina opnieuw.
new-version = Er is een nieuwe versie.
time-for-backup = Het is tijd voor een back‑up van je spellen.
link-copied = Link gekopieerd.
link-not-copied = Kopiëren is niet gelukt. De link is geselecteerd, zodat je hem zelf kunt kopiëren.
# $file is de naam van een bestand.
saved-as = Opgeslagen bij je downloads als { $file }.

## Werk dat even duurt: titels van het venster dat toont hoe ver het is

opening-game = Spel openen
reading-games = Je spellen lezen
writing-backup = Back‑up maken
reading-backup = Back‑up lezen
restoring = Terugzetten
work-stopped = Gestopt. Er is niets veranderd.

### saving: Fouten van wat de spellen op het apparaat bewaart. Elk bericht is één of twee zinnen.

no-room-to-save = De browser heeft geen opslagruimte meer. Je kunt doorspelen, maar dit spel kan verloren gaan.
not-saved-now = Je spel kan nu niet worden bewaard. Je kunt doorspelen; bij elke zet wordt het opnieuw geprobeerd.
room-miscounted = De browser meldt ten onrechte dat de opslag vol is. Sluit hem en open hem opnieuw; tot die tijd wordt er niets bewaard.
games-not-read = Je spellen zijn nu niet te lezen. Laad de pagina opnieuw.
games-not-opened = Je spellen zijn nu niet te openen. Laad de pagina opnieuw: wat je nu speelt, wordt niet bewaard.
nothing-kept = Deze browser bewaart niets: je spellen zijn weg als je de pagina sluit.
browser-deleted = De browser heeft je bewaarde spellen gewist. Heb je een back‑up, voeg die dan toe onder ‘{ data-title }’.
browser-deleted-copy = De browser had je bewaarde spellen gewist. Ze zijn teruggezet uit een tweede kopie.
something-damaged = Een deel van de bewaarde gegevens is niet te lezen. Dat blijft bewaard zoals het is; al het andere is er nog.
newer-version-played = Hier is een nieuwere versie van deze pagina gebruikt. Er wordt niets bewaard tot je de pagina opnieuw laadt.

### state: Wat een actie van de speler deed, voor wie de tafel niet ziet.

deselected = selectie opgeheven
# $places zijn de stapels waaruit de plaats gevuld mag worden.
space-chosen = { $place } geselecteerd; te vullen vanuit: { LIST($places, "comma") }
space-chosen-many = { $count ->
    [one] { $place } geselecteerd; te vullen vanuit { $count } stapel
   *[other] { $place } geselecteerd; te vullen vanuit { $count } stapels
}
cards-chosen = { $cards } geselecteerd; kan naar: { LIST($places, "comma") }
# Er kunnen verschillende aantallen kaarten gaan, van $least tot en met $most.
cards-chosen-between = { $least } geselecteerd, eventueel tot en met { $most }; kan naar: { LIST($places, "comma") }
also-home = Ook naar huis: { LIST($cards, "comma") }
nothing-to-undo = Er is geen zet om terug te nemen.
nothing-to-redo = Er is geen zet om te herhalen.
undone = teruggenomen
undone-move = teruggenomen: { $move }
redone = herhaald
redone-move = herhaald: { $move }
back = terug
back-to-deal = terug naar { $deal }
move-number = zet { $number }
at-its-start = Je bent al aan het begin.
undo-brings-back = Met ‘{ undo-button }’ krijg je je zetten terug.
lesson-over = les afgelopen
link-too-long = Deze link is te lang om geldig te zijn.
on-the-table-already = Dit spel ligt al op tafel.
deal-so-far = { $deal }, { moves }

### panels: Getallen, delen en groottes.

# Een getal dat niet heel is, zoals "118,5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number }%
per-cent-under-one = minder dan 1%
per-cent-over-99 = meer dan 99%
ordinal = { $number }e
size-under-1-kb = minder dan 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### state, view: Datums. $day, $month en $year zijn getallen.

month-name = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
month-of-year = { UPPER(month-name) } { $year }
day-of-month = { $day } { month-name }
date = { $day } { month-name } { $year }
# $text is wat er in plaats van een datum bewaard is, maar geen datum is.
not-a-date = { $text }
# $weekday is 0 voor maandag tot 6 voor zondag. De vormen zijn voor de kop van een kalender, de laatste voor een heel
# klein teken.
weekday-name = { $weekday ->
    [0] maandag
    [1] dinsdag
    [2] woensdag
    [3] donderdag
    [4] vrijdag
    [5] zaterdag
   *[6] zondag
}
    .short = { $weekday ->
        [0] ma
        [1] di
        [2] wo
        [3] do
        [4] vr
        [5] za
       *[6] zo
    }
    .shortest = { $weekday ->
        [0] ma
        [1] di
        [2] wo
        [3] do
        [4] vr
        [5] za
       *[6] zo
    }
    .initial = { $weekday ->
        [0] M
        [1] D
        [2] W
        [3] D
        [4] V
        [5] Z
       *[6] Z
    }
first-weekday = 0

### state, features/gallery: Welk deel van de verdelingen van een spel te winnen is, zoals "6 op de 7", met daarna "te
### winnen".

nearly-all-deals = bijna alle
deals-in = { $part } op de { $whole }
deals-in-at-least = minstens { $part } op de { $whole }
# Een opmerking onder de spellen.
winnable-means = ‘Te winnen’ is het deel van de verdelingen dat je zou kunnen winnen als je alle kaarten zag. Het zegt niet hoe vaak jij wint.

### panels, state, features/data: Wat verschillende vensters zeggen.

# Een paar feiten op één regel, zoals "Spel 4711 · 12 zetten · 5 thuis".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
# Een van deze feiten die al in woorden is, zoals de tijd "4:05".
fact = { $what }
delete-button = Verwijderen

# Hoe lang de meeste spellen duren. Niet meer dan tien letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min

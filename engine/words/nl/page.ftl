### De kop boven de tafel, zijn knoppen, en de titel van het venster.

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
run-button = Start
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

### Wat er op verzoek over de tafel wordt verteld, en waarom een opdracht niets doet. Wat een punt heeft, is een zin.

# Wat na iets anders wordt gezegd, aan het eind van dezelfde regel.
said-after = { " " }{ $what }
deleted = Verwijderd: { $what }.
back-again = Teruggezet: { $what }.
result = resultaat
move-of-several = { $move }, { $number } van { $count }
card-not-home-now = { UPPER(FORM($card, "de")) } kan nu niet naar huis.
no-finish-yet = Er valt nog iets te kiezen, dus het spel kan nog niet vanzelf worden afgemaakt.
no-such-column = Er is geen kolom { $number }.
# $text is wat de speler heeft getypt.
not-a-card = ‘{ $text }’ is geen kaart. Typ een kleur en een rang, zoals schoppen 7 of s7.
nothing-to-call = Er valt nu niets te bieden.
no-trick-yet = Er is nog geen slag gespeeld.
no-score-sheet = Dit spel heeft geen scoreblad.
house-is-not-bidding = De bank is niet aan het bieden.
frame-waits = De markering staat stil. Tik om verder te gaan.
# In een spel zonder keuzes: een knop die de laatste slag nog eens toont.
last-trick-button = Laatste slag
# Op de kaart die een slag wint.
wins-tag = wint
# Voor schermlezers: wat voor ding de tafel is.
card-table = speeltafel
# $progress is bijvoorbeeld "Stap 1 van 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## De grootte van de kaarten

cards-largest = De kaarten kunnen niet groter.
cards-smallest = De kaarten kunnen niet kleiner.
table-ends = Hier houdt de tafel op.
# $size is een getal zoals "1,5".
cards-times = Kaartgrootte: ×{ $size }.

### Wat elke toets doet, voor de lijst met toetsen.

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
# $number is dat van een kolom op tafel.
key-column = naar kolom { $number } gaan
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

### Wat de pagina over zichzelf vertelt: fouten, bestanden, links, en werk dat even duurt.

went-wrong = Er ging iets mis. Je spel is veilig; speel gerust verder.
went-wrong-load-again = Er ging iets mis. Je spellen zijn bewaard; laad de pagina opnieuw.
new-version = Er is een nieuwe versie.
time-for-backup = Het is tijd voor een back‑up van je spellen.
link-copied = Link gekopieerd.
link-not-copied = Kopiëren is niet gelukt. De link is geselecteerd, zodat je hem zelf kunt kopiëren.
sound-is-on = Het geluid staat aan. In de instellingen kun je het uitzetten.
text-copied = Als tekst gekopieerd.
text-not-copied = Kopiëren is niet gelukt. De tekst is geselecteerd, zodat je hem zelf kunt kopiëren.
picture-saved = Afbeelding opgeslagen als bestand.
# $file is de naam van een bestand.
saved-as = Opgeslagen bij je downloads als { $file }.
cards-not-fetched = Deze kaarten konden niet worden geladen. Probeer het opnieuw als je online bent.
language-not-fetched = Deze taal kon niet worden geladen. Probeer het opnieuw als je online bent.
looks-not-fetched = De andere voor- en achterkanten konden niet worden geladen. Probeer het opnieuw als je online bent.

## Werk dat even duurt: titels van het venster dat toont hoe ver het is

opening-game = Spel openen
reading-games = Je spellen lezen
writing-backup = Back‑up maken
reading-backup = Back‑up lezen
restoring = Terugzetten
work-stopped = Gestopt. Er is niets veranderd.

## Wat niet te lezen was

nothing-restored = Er valt niets terug te zetten: deze gegevens bevatten geen resultaten en geen spellen met zetten. Ze blijven bewaard zoals ze zijn.
not-deleted = Verwijderen is niet gelukt. De gegevens blijven bewaard zoals ze zijn.
no-room-to-bring-back = Er is te weinig opslagruimte om deze gegevens terug te zetten.

### Fouten van wat de spellen op het apparaat bewaart. Elk bericht is één of twee zinnen.

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

### Een back-upbestand lezen.

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
